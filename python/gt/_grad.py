"""Turning the record for backward() off and on, for a block or for a function."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from gt import _gt

if TYPE_CHECKING:
    from typing_extensions import Self

_Function = TypeVar("_Function", bound=Callable[..., Any])


class set_grad_enabled:
    """Operations are recorded for backward(), or not: as a statement, a context or a decorator."""

    def __init__(self, mode: bool) -> None:
        self._mode = mode
        self._before = [_gt._set_grad_enabled(mode)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        _gt._set_grad_enabled(self._before.pop())

    def __call__(self, function: _Function) -> _Function:
        _gt._set_grad_enabled(self._before.pop())
        return _decorated(function, self._mode)


class _Switch:
    mode = True

    if not TYPE_CHECKING:
        def __new__(cls, function=None):
            return _decorated(function, cls.mode) if function is not None else super().__new__(cls)

    def __init__(self) -> None:
        self._before = []

    def __enter__(self) -> Self:
        self._before.append(_gt._set_grad_enabled(self.mode))
        return self

    def __exit__(self, *_: object) -> None:
        _gt._set_grad_enabled(self._before.pop())

    def __call__(self, function: _Function) -> _Function:
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


def _decorated(function: _Function, mode: bool) -> _Function:
    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        before = _gt._set_grad_enabled(mode)
        try:
            return function(*args, **kwargs)
        finally:
            _gt._set_grad_enabled(before)
    return cast(_Function, call)
