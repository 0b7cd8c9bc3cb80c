"""Looking inside: what backward() would go through, and what workers hold."""

from __future__ import annotations

from typing import Any

from gt import _gt


def get_tape() -> list[dict[str, Any]]:
    """The recorded operations that backward() could still differentiate, in their order: dictionaries with op, place,
    operands and results.

    >>> a = gt.randn(10, 10, requires_grad=True)
    >>> loss = (a + a).sum()
    >>> [call["op"] for call in gt.debug.get_tape()][-2:]
    ['add', 'sum']
    """
    return _gt._tape()


def print_tape() -> None:
    """Prints get_tape(), one operation in a line."""
    tape = get_tape()
    print(f"tape: {len(tape)} operations")
    for number, call in enumerate(tape):
        types = f"{', '.join(call['operands'])} -> {', '.join(call['results'])}"
        print(f"{number:5} {call['op']:16} {types}{'  at ' + call['place'] if call['place'] else ''}")


def get_worker_stats() -> dict[str, Any]:
    """By name: what the session has recorded and still holds, and what each of its workers holds and has done: tensors and
    bytes, calls, those of them that ran in compiled stretches, such stretches. Waits until everything recorded has been
    computed. Empty where no session has started."""
    _gt.sync()
    return _gt._worker_stats()


def print_worker_stats() -> None:
    """Prints get_worker_stats()."""
    stats = get_worker_stats()
    if not stats:
        print("no session has started")
    for name, numbers in stats.items():
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in numbers.items()))


def memory() -> dict[str, int]:
    """Bytes and tensors that the session holds on its workers."""
    workers = [numbers for name, numbers in get_worker_stats().items() if name != "session"]
    return {key: sum(numbers[key] for numbers in workers) for key in ("bytes", "tensors")}
