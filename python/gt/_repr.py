"""How a tensor is printed: as PyTorch prints it."""

import math

import numpy as np

from gt import _gt

PRECISION = 4
MOST_ELEMENTS = 1000  # tensors with more are shown by their edges
EDGE = 3
LINE = 80


def represented(self):
    """The values as text. Of a large tensor only the edges are read."""
    summary = self.numel() > MOST_ELEMENTS
    array = (_edges(self.detach()) if summary else self.detach()).numpy()
    prefix = "tensor("
    body = _body(array, self.shape, summary, len(prefix)) if self.numel() else "[]"
    suffixes = []
    if self.numel() == 0 and self.ndim != 1:
        suffixes.append(f"size={tuple(self.shape)}")
    if self.dtype not in (_gt.float32, _gt.int64, _gt.bool_) or (self.numel() == 0 and self.dtype != _gt.float32):
        suffixes.append(f"dtype={self.dtype!r}")
    if self.requires_grad:
        suffixes.append("requires_grad=True")
    return _joined(prefix + body, suffixes)


def _joined(text, suffixes):
    last = len(text) - text.rfind("\n") - 1
    for suffix in suffixes:
        if last + len(suffix) + 2 > LINE:
            text += ",\n" + " " * len("tensor(") + suffix
            last = len("tensor(") + len(suffix)
        else:
            text += ", " + suffix
            last += len(suffix) + 2
    return text + ")"


def _edges(tensor):
    for axis, size in enumerate(tensor.shape):
        if size > 2 * EDGE:
            before = (slice(None),) * axis
            tensor = _gt.cat([tensor[before + (slice(0, EDGE),)], tensor[before + (slice(size - EDGE, size),)]], axis)
    return tensor


def _body(array, shape, summary, indent):
    text, width = _formatter(array)
    if array.ndim == 0:
        return text(array.item())
    return _list(array, shape, summary, indent, text, width)


def _list(array, shape, summary, indent, text, width):
    shortened = summary and shape[0] > 2 * EDGE
    if array.ndim == 1:
        words = [text(value) for value in array.tolist()]
        if shortened:
            words = words[:EDGE] + [" ..."] + words[-EDGE:]
        per_line = max(1, (LINE - indent) // (width + 2))
        lines = [words[i:i + per_line] for i in range(0, len(words), per_line)]
        return "[" + (",\n" + " " * (indent + 1)).join(", ".join(line) for line in lines) + "]"
    rows = [_list(row, shape[1:], summary, indent + 1, text, width) for row in array]
    if shortened:
        rows = rows[:EDGE] + ["..."] + rows[-EDGE:]
    return "[" + ("," + "\n" * (array.ndim - 1) + " " * (indent + 1)).join(rows) + "]"


def _formatter(array):
    """Returns the text of an element and the width of all of them."""
    if not np.issubdtype(array.dtype, np.floating):
        return _padded(array.reshape(-1), str)
    counted = array[np.isfinite(array) & (array != 0)]
    sizes = np.abs(counted.astype(np.float64))
    if counted.size == 0:
        return _padded(counted, _whole)
    smallest, largest = sizes.min(), sizes.max()
    wide = largest / smallest > 1000.0 or largest > 1.0e8
    if np.all(sizes == np.ceil(sizes)):
        return _padded(counted, _scientific if wide else _whole)
    return _padded(counted, _scientific if wide or smallest < 1.0e-4 else _plain)


def _padded(counted, text):
    width = max((len(text(value)) for value in counted.tolist()), default=1)
    return lambda value: text(value).rjust(width), width


def _whole(value):
    return f"{value:.0f}." if math.isfinite(value) else str(value)


def _plain(value):
    return f"{value:.{PRECISION}f}" if math.isfinite(value) else str(value)


def _scientific(value):
    return f"{value:.{PRECISION}e}" if math.isfinite(value) else str(value)
