"""Turning the record for backward() off and on, for a block or for a function."""

import functools

from gt import _gt


class set_grad_enabled:
    """Operations are recorded for backward(), or not: as a statement, a context or a decorator."""

    def __init__(self, mode):
        self._mode = mode
        self._before = [_gt._set_grad_enabled(mode)]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _gt._set_grad_enabled(self._before.pop())

    def __call__(self, function):
        _gt._set_grad_enabled(self._before.pop())
        return _decorated(function, self._mode)


class _Switch:
    mode = True

    def __new__(cls, function=None):
        return _decorated(function, cls.mode) if function is not None else super().__new__(cls)

    def __init__(self):
        self._before = []

    def __enter__(self):
        self._before.append(_gt._set_grad_enabled(self.mode))
        return self

    def __exit__(self, *_):
        _gt._set_grad_enabled(self._before.pop())

    def __call__(self, function):
        return _decorated(function, self.mode)


class no_grad(_Switch):
    """Operations are not recorded for backward(): `with gt.no_grad():` or `@gt.no_grad()`.

    >>> x = gt.ones(2, requires_grad=True)
    >>> with gt.no_grad():
    ...     y = x * 2
    >>> y.requires_grad
    False
    """

    mode = False


class enable_grad(_Switch):
    """Operations are recorded again, inside of no_grad()."""

    mode = True


def _decorated(function, mode):
    @functools.wraps(function)
    def call(*args, **kwargs):
        before = _gt._set_grad_enabled(mode)
        try:
            return function(*args, **kwargs)
        finally:
            _gt._set_grad_enabled(before)
    return call
