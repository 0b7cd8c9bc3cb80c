"""What Tensor has beside what C++ binds: Python's protocols, NumPy's and PyTorch's ways of saying the same."""

from typing import Any, NamedTuple

import numpy as np

from gt import _gt
from gt._gt import Tensor
from gt._repr import represented


class Pair(NamedTuple):
    """What max, min, sort and topk give: values, and where they were."""

    values: Tensor
    indices: Tensor


def tensor(data: Any, dtype: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor with these values: numbers, nested lists, an array or another tensor.

    Floating numbers of Python become float32, integers int64; NumPy's arrays keep their type.

    >>> gt.tensor([[1, 2], [3, 4]])
    tensor([[1, 2],
            [3, 4]])
    >>> gt.tensor([1.5, 2], requires_grad=True)
    tensor([1.5000, 2.0000], requires_grad=True)
    """
    if isinstance(data, Tensor):
        made = data.detach().clone()
        if dtype is not None:
            made = made.astype(dtype)
        return made.requires_grad_(requires_grad) if requires_grad else made
    if dtype is None and not hasattr(data, "dtype"):
        data = _with_items(data)
        array = np.asarray(data)
        if array.dtype == np.float64 and not _holds_numpy(data):
            dtype = _gt.float32
    return _gt._from_array(_with_items(data), dtype, requires_grad)


def _with_items(data: Any) -> Any:
    """Lists of tensors become lists of numbers."""
    if isinstance(data, Tensor):
        return data.numpy()
    if isinstance(data, (list, tuple)) and any(isinstance(one, (Tensor, list, tuple)) for one in data):
        return [_with_items(one) for one in data]
    return data


def _holds_numpy(data: Any) -> bool:
    if isinstance(data, (list, tuple)):
        return any(_holds_numpy(one) for one in data[:1])
    return isinstance(data, (np.ndarray, np.generic))


def as_tensor(data: Any, dtype: Any = None) -> Tensor:
    """The tensor itself where it is one of that type, else tensor(data)."""
    if isinstance(data, Tensor):
        return data if dtype is None else data.astype(dtype)
    return tensor(data, dtype)


def from_numpy(array: np.ndarray[Any, Any], requires_grad: bool = False) -> Tensor:
    """A tensor with the values and the type of a NumPy array, which is copied.

    >>> gt.from_numpy(np.array([1.0, 2.0], dtype=np.float32), requires_grad=True)
    tensor([1., 2.], requires_grad=True)
    """
    if not isinstance(array, np.ndarray):
        raise TypeError(f"from_numpy() takes a numpy.ndarray, got {type(array).__name__}; tensor() takes anything")
    return _gt._from_array(array, None, requires_grad)


class Data(Tensor):
    """`x.data`: the value of x without its gradients. What changes it in place changes x."""

    def __init__(self, owner):
        super().__init__(owner.detach())
        self._owner = owner


def _extreme(name):
    """max() and min(): of all elements, of an axis (as NumPy has it), with places (dim=, as PyTorch has it), or of two
    tensors."""
    reduced = getattr(Tensor, f"a{name}")
    placed = getattr(Tensor, f"_{name}_with_index")
    of_two = getattr(Tensor, f"{name}imum")

    def extreme(self, axis=None, keepdims=False, *, dim=None, keepdim=False):
        if isinstance(axis, Tensor):
            return of_two(self, axis)
        if dim is not None:
            return Pair(*placed(self, dim, keepdim or keepdims))
        return reduced(self, axis, keepdims or keepdim)

    extreme.__name__ = name
    extreme.__doc__ = f"""The {name}imum of all elements or along axes: {name}(axis=1). With dim= it is PyTorch's: a
    pair of values and indices. Of two tensors it is their elementwise {name}imum."""
    return extreme


class _Methods:
    """What is added to Tensor."""

    __array_priority__ = 1000  # array + tensor is a tensor

    max, min = _extreme("max"), _extreme("min")

    def sort(self, dim: int = -1, descending: bool = False, *, axis=None) -> Pair:
        """Values in order and where they were, as a pair.

        >>> gt.tensor([3, 1, 2]).sort().values
        tensor([1, 2, 3])
        """
        return Pair(*self._sort(dim if axis is None else axis, descending))

    def topk(self, k: int, dim: int = -1, largest: bool = True, *, axis=None) -> Pair:
        """The k largest (or smallest) values and where they were, as a pair."""
        return Pair(*self._topk(k, dim if axis is None else axis, largest))

    def tolist(self) -> list:
        """The values as nested lists. Waits."""
        return self.numpy().tolist()

    def to(self, *args, **kwargs) -> Tensor:
        """The tensor in another type: to(gt.float16), to(dtype="int64"), to(other).

        >>> gt.tensor([1.5]).to(gt.int32)
        tensor([1], dtype=gt.int32)
        """
        for value in (*args, *kwargs.values()):
            if isinstance(value, Tensor):
                return self.astype(value.dtype)
            if isinstance(value, str) and value.partition(":")[0] in ("cpu", "cuda", "gt", "mps"):
                if value != "gt":
                    raise _gt.ArgumentError(f"[gt.to] tensors live on workers, not on '{value}'; gt.connect() chooses "
                                            "the workers")
                continue
            return self.astype(value)
        return self

    def clamp_(self, min=None, max=None) -> Tensor:
        """clamp() in place."""
        return self.copy_(self.clamp(min, max))

    def masked_fill_(self, mask: Tensor, value) -> Tensor:
        """masked_fill() in place."""
        return self.copy_(self.masked_fill(mask, value))

    def normal_(self, mean: float = 0.0, std: float = 1.0) -> Tensor:
        """Becomes random numbers of a normal distribution."""
        return self.copy_(_gt.randn(self.shape) * std + mean)

    def uniform_(self, a: float = 0.0, b: float = 1.0) -> Tensor:
        """Becomes random numbers of [a, b)."""
        return self.copy_(_gt.rand(self.shape) * (b - a) + a)

    def is_floating_point(self) -> bool:
        """Whether the elements are floating numbers."""
        return self.dtype.is_floating_point

    def cpu(self) -> Tensor:
        """The tensor itself: numpy() reads it."""
        return self

    def contiguous(self) -> Tensor:
        """The tensor itself: how it lies in memory is for the worker."""
        return self

    @property
    def device(self) -> str:
        """Where it lives: on workers, which the session knows."""
        return "gt"

    @property
    def layout(self) -> str:
        """How it lies on the workers: 'on worker 0', 'sharded along axis 0 over workers 0, 1'... Signals decide it."""
        return _gt._layout(self)

    @property
    def data(self) -> Tensor:
        """The value without its gradients. What changes it in place changes the tensor."""
        return Data(self)

    @data.setter
    def data(self, value):
        self._assign(as_tensor(value).detach())

    def __repr__(self) -> str:
        return represented(self)

    def __format__(self, spec):
        return format(self.item(), spec) if spec and self.ndim == 0 else format(repr(self), spec)

    def __iter__(self):
        if self.ndim == 0:
            raise TypeError("a tensor without dimensions cannot be iterated over")
        return (self[i] for i in range(len(self)))

    def __array__(self, dtype=None, copy=None) -> np.ndarray:
        if copy is False:
            raise ValueError("the values of a remote tensor are always copied")
        array = self.numpy()
        return array if dtype is None else array.astype(dtype)

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __index__(self) -> int:
        if self.dtype.is_floating_point or self.numel() != 1:
            raise TypeError("only a tensor of one integer can be an index")
        return int(self.item())

    def __deepcopy__(self, memo):
        return _like(self, self.detach().clone())

    def __reduce__(self):
        kind = Tensor if type(self) is Data else type(self)
        return _rebuilt, (kind, self.numpy(), self.dtype, self.requires_grad and self.is_leaf)


def _like(tensor, made):
    """Of the same class, and a leaf that requires gradients where the tensor is."""
    if type(tensor) not in (Tensor, Data):
        made = type(tensor)(made)
    return made.requires_grad_(tensor.requires_grad and tensor.is_leaf)


def _rebuilt(kind, array, dtype, requires_grad):
    made = _gt._from_array(array, dtype)
    return (made if kind is Tensor else kind(made)).requires_grad_(requires_grad)


for _name, _value in vars(_Methods).items():
    if _name not in ("__module__", "__dict__", "__weakref__", "__doc__", "__qualname__"):
        for _function in (_value, getattr(_value, "fget", None), getattr(_value, "fset", None)):
            if hasattr(_function, "__module__"):
                _function.__module__ = Tensor.__module__  # where stubs and help() look for it
        setattr(Tensor, _name, _value)
