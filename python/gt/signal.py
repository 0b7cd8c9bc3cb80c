"""Signals: names for parts of a program, whose placement a configuration decides.

>>> gt.register_config("layer1", shard={"axis": 0, "workers": [0]})
>>> with gt.signal.context("layer1"):
...     x = gt.randn(100, 64)
>>> gt.signal.enter("layer1")
>>> gt.signal.exit("layer1")
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from gt import _gt
from gt._gt import Tensor


class context:
    """The tensors and operations of a block belong to a signal; gradients to that of `backward`."""

    def __init__(self, name: str, backward: str | None = None) -> None:
        self._name = _checked(name)
        self._backward = "" if backward is None else _checked(backward)

    def __enter__(self) -> context:
        _gt._enter_signal(self._name, self._backward)
        return self

    def __exit__(self, *_: object) -> None:
        _gt._exit_signal(self._name)


def tensor(x: Tensor, name: str) -> Tensor:
    """A tensor of the same values, placed as the signal says. Gradients go through it."""
    with context(name):
        return _gt._placed(x)


def enter(name: str, backward: str | None = None) -> None:
    """Begins a signal, which exit() of the same name ends."""
    _gt._enter_signal(_checked(name), "" if backward is None else _checked(backward))


def exit(name: str) -> None:
    """Ends the innermost signal; another name is an error."""
    _gt._exit_signal(_checked(name))


def current() -> str | None:
    """The name of the innermost signal, or None."""
    entered: list[Any] = _gt._entered_signals()
    return str(entered[-1][0]) if entered else None


def stack() -> list[Any]:
    """The signals that this thread is in, the innermost last, each with its signal for gradients."""
    return _gt._entered_signals()


def load_config(path: str | os.PathLike[str]) -> None:
    """Reads rules of signals from a YAML file. Errors name the line."""
    _gt._load_config(str(path))


def register_config(name: str, shard: Mapping[str, Any] | None = None, backward: str | None = None,
                    replicated: bool = False, workers: Sequence[int] | None = None, compile: bool = False) -> None:
    """The rule of one signal, as a file would have it: shard={"axis": 0, "workers": [0, 1]}."""
    shard = dict(shard or {})
    axis = shard.pop("axis", None)
    listed = shard.pop("workers", workers) or []
    replicated = shard.pop("replicated", replicated)
    if shard:
        raise _gt.ArgumentError(f"[gt.register_config] shard has no key {next(iter(shard))!r}; there are axis, "
                                "workers, replicated")
    _gt._register_config(_checked(name), axis, list(listed), replicated, backward or "", compile)


def configs() -> dict[str, Any]:
    """All rules there are, by name."""
    return _gt._signals()


def _checked(name: str) -> str:
    if not isinstance(name, str) or not name:
        raise _gt.ArgumentError(f"[gt.signal] a signal has a name, got {name!r}")
    return name
