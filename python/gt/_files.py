"""save() and load(): tensors in dictionaries and lists, as a safetensors file that others can read too.

A file holds the tensors by name ("layers.0.weight"); what is around them (dictionaries, lists, numbers, texts) is JSON
in its metadata. Nothing of a file is executed when it is read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

from gt import _gt
from gt._gt import Tensor

_STRUCTURE = "gt.structure"


def save(value: Any, path: str | os.PathLike[str]) -> None:
    """Writes a tensor, or dictionaries and lists of tensors, numbers and texts, such as a state_dict().

    >>> path = os.path.join(folder, "model.safetensors")
    >>> gt.save({"weight": gt.ones(2), "step": 3}, path)
    >>> gt.load(path)
    {'weight': tensor([1., 1.]), 'step': 3}
    """
    tensors: dict[str, Tensor] = {}
    structure = _taken_apart(value, "", tensors)
    _gt._write_safetensors(os.fspath(path), tensors, {_STRUCTURE: json.dumps(structure)})


def load(path: str | os.PathLike[str]) -> Any:
    """What save() wrote. Of another safetensors file: a dictionary of its tensors by name."""
    tensors, metadata = _gt._read_safetensors(os.fspath(path))
    if _STRUCTURE not in metadata:
        return tensors
    return _put_together(json.loads(metadata[_STRUCTURE]), tensors)


def _taken_apart(value: Any, name: str, tensors: dict[str, Tensor]) -> dict[str, Any]:
    if isinstance(value, Tensor):
        name = name or "tensor"
        while name in tensors:
            name += "_"
        tensors[name] = value
        return {"tensor": name}
    inner = name + "." if name else ""
    if isinstance(value, dict):
        return {"dict": [[_key(key), _taken_apart(item, f"{inner}{key}", tensors)] for key, item in value.items()]}
    if isinstance(value, (list, tuple)):
        kind = "list" if isinstance(value, list) else "tuple"
        return {kind: [_taken_apart(item, f"{inner}{i}", tensors) for i, item in enumerate(value)]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return {"value": value}
    raise TypeError(f"gt.save() writes tensors, dictionaries, lists, numbers and texts, not {type(value).__name__} "
                    f"(at {name or 'the top'})")


def _key(key: object) -> str | int:
    if isinstance(key, (str, int)) and not isinstance(key, bool):
        return key
    raise TypeError(f"gt.save() takes texts and integers as keys, not {key!r}")


def _put_together(structure: dict[str, Any], tensors: Mapping[str, Tensor]) -> Any:
    (kind, value), = structure.items()
    if kind == "tensor":
        return tensors[value]
    if kind == "dict":
        return {key: _put_together(item, tensors) for key, item in value}
    if kind in ("list", "tuple"):
        items = [_put_together(item, tensors) for item in value]
        return items if kind == "list" else tuple(items)
    return value
