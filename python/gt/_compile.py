"""compile(): a function as one graph, which is traced when it is called with something new."""

import functools
import gc
import operator
import threading
import types

import numpy as np

from gt import _gt
from gt._gt import Tensor
from gt._tensor import from_numpy
from gt.nn.module import Module
from gt.nn.optimizers import Optimizer

MOST_TRACES = 64  # that a function keeps; the oldest is forgotten
_BY_VALUE = (bool, int, complex, str, bytes, range, type(None), type(Ellipsis), _gt.dtype, type, types.FunctionType,
             types.BuiltinFunctionType, types.ModuleType)
_lock = threading.RLock()  # a trace borrows the tensors it meets


def compile(function=None):
    """A function whose operations become one graph: `f = gt.compile(f)` or `@gt.compile`.

    The first call traces it: the function runs with tensors that have types and no values, and what it records becomes
    one routine. Later calls with the same types, structure and Python values are one instruction and do not run the
    function. Tensors from outside, such as the parameters of a module, are inputs, read at each call. Gradients flow
    through. What needs a value (item(), print(), `if x > 0`) is an error.

    >>> @gt.compile
    ... def scaled(x, by=2):
    ...     return {"scaled": (x * by).tanh(), "sum": x.sum()}
    >>> scaled(gt.zeros(2))
    {'scaled': tensor([0., 0.]), 'sum': tensor(0.)}
    """
    if function is None:
        return compile
    if not callable(function):
        raise TypeError(f"gt.compile() takes a function, got {type(function).__name__}")
    return function if isinstance(function, Compiled) else Compiled(function)


class Compiled:
    """What compile() makes of a function or a module: it is called like it, and has its attributes."""

    def __init__(self, function):
        self.__wrapped__ = function
        # By what a call has beside tensors: lists of (traced function, structure of its results, objects that the key
        # knows by their identity).
        self._traces = {}
        self._count = 0
        self._read = _names_read(function)
        self._surroundings = None  # and the count of changes of modules when they were looked at
        functools.update_wrapper(self, function, updated=())

    def __call__(self, *args, **kwargs):
        function = self.__wrapped__
        if _gt._is_tracing():
            return function(*args, **kwargs)
        tensors, held = list(args), []
        if kwargs or not all([isinstance(value, Tensor) for value in args]):
            tensors = []
            structure = _structure((args, kwargs), tensors, held)
        else:
            structure = len(args)  # the usual case, and quick
        with _lock:
            key = (structure, self._outside())
            for traced, made, _ in self._traces.get(key, ()):
                if traced.fits(tensors):
                    return _put_together(made, iter(traced.call(tensors)))
            return self._trace(key, tensors, held, args, kwargs)

    def __get__(self, instance, owner=None):
        return self if instance is None else types.MethodType(self, instance)

    def __getattr__(self, name):
        if name == "__wrapped__":
            raise AttributeError(name)
        return getattr(self.__wrapped__, name)

    def __repr__(self):
        return f"gt.compile({self.__wrapped__!r})"

    def _trace(self, key, tensors, held, args, kwargs):
        name = getattr(self.__wrapped__, "__name__", type(self.__wrapped__).__name__)
        trace = _gt._Trace(name)
        try:
            fresh = iter([trace.argument(tensor) for tensor in tensors])
            args, kwargs = _replaced((args, kwargs), fresh)
            results = []
            made = _structure(self.__wrapped__(*args, **kwargs), results, held)
            traced = trace.finish(results)
        finally:
            trace.end()
        fresh = args = kwargs = results = None
        if trace.leak():
            gc.collect()
        if trace.leak():
            raise _gt.Error(f"[gt.compile] {name} keeps a tensor that was made while it was traced, and that has no "
                            "value then, outside of itself (an attribute, a list, the state of an optimizer); return "
                            f"it, or copy_() it into a tensor that was there before (at {trace.leak()})")
        if self._count >= MOST_TRACES:
            oldest = next(iter(self._traces))
            self._count -= len(self._traces.pop(oldest))
        self._traces.setdefault(key, []).append((traced, made, held))
        self._count += 1
        return _put_together(made, iter(traced.call(tensors)))

    def _outside(self):
        """What the function reads beside its arguments: the names it has in it and, where it is one, its module."""
        values = [read() for read in self._read]
        known = self._surroundings
        if known is not None and known[0] == Module._changes and all(map(operator.is_, known[1], values)):
            return known[2]
        held = []
        outside = _Held(tuple(_outside(value, held, set()) for value in values), held)
        if all(isinstance(value, _SETTLED) for value in values):
            self._surroundings = (Module._changes, values, outside)
        return outside


class _Held:
    """A key that holds the objects it knows by their identity."""

    def __init__(self, key, held):
        self._key, self._held, self._hash = key, held, hash(key)

    def __hash__(self):
        return self._hash

    def __eq__(self, other):
        return self is other or (isinstance(other, _Held) and self._key == other._key)


# What changes only by being replaced, or says that it has changed.
_SETTLED = (*_BY_VALUE, float, Tensor, Module)


class _Tensor:
    """The place of a tensor in a structure."""

    def __repr__(self):
        return "tensor"


_TENSOR = _Tensor()


def _structure(value, tensors, held):
    """What a value has beside tensors, as a key; the tensors are collected. NumPy's arrays are tensors too."""
    if isinstance(value, Tensor):
        tensors.append(value)
        return _TENSOR
    kind = type(value)
    if kind is tuple or kind is list:
        return (kind, *[_structure(item, tensors, held) for item in value])
    if kind is dict:
        return (kind, tuple(value), *[_structure(item, tensors, held) for item in value.values()])
    if isinstance(value, np.ndarray):
        tensors.append(from_numpy(value))
        return _TENSOR
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return (kind, *[_structure(item, tensors, held) for item in value])
    return _Leaf(value, _outside(value, held, set()))


class _Leaf:
    """A value that is no tensor. It is the key of a call and the result of one."""

    def __init__(self, value, key):
        self.value, self.key = value, key

    def __hash__(self):
        return hash(self.key)

    def __eq__(self, other):
        return isinstance(other, _Leaf) and self.key == other.key


def _put_together(structure, tensors):
    if structure is _TENSOR:
        return next(tensors)
    if isinstance(structure, _Leaf):
        return structure.value
    kind = structure[0]
    if kind is dict:
        return dict(zip(structure[1], [_put_together(item, tensors) for item in structure[2:]]))
    items = [_put_together(item, tensors) for item in structure[1:]]
    return kind(items) if kind in (tuple, list) else kind(*items)


def _replaced(value, tensors):
    """The same with other tensors."""
    if isinstance(value, (Tensor, np.ndarray)):
        return next(tensors)
    kind = type(value)
    if kind is dict:
        return {key: _replaced(item, tensors) for key, item in value.items()}
    if kind is tuple or kind is list:
        return kind([_replaced(item, tensors) for item in value])
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return kind(*[_replaced(item, tensors) for item in value])
    return value


def _outside(value, held, seen):
    """A key for something that is no tensor argument: equal where a function would do the same with it."""
    if isinstance(value, (float, np.generic)):
        return (type(value), repr(value))
    if isinstance(value, slice):
        return (slice, *[_outside(part, held, seen) for part in (value.start, value.stop, value.step)])
    if isinstance(value, _BY_VALUE):
        return (type(value), value)
    if isinstance(value, (tuple, list)):
        return (type(value), *[_outside(item, held, seen) for item in value])
    if id(value) in seen:
        return (type(value), id(value))
    held.append(value)
    if isinstance(value, (Module, Optimizer, dict)):
        seen = seen | {id(value)}
        items = value if isinstance(value, dict) else {name: item for name, item in vars(value).items()
                                                       if name != "state"}
        own = () if isinstance(value, dict) else (id(value),)
        return (type(value), *own, *[(_outside(name, held, seen), _outside(item, held, seen))
                                     for name, item in items.items()])
    return (type(value), id(value))


def _names_read(function):
    """How to get at what a function reads from outside by name: its closure, its globals, the object it is bound to."""
    if isinstance(function, functools.partial):
        return [lambda: function.args, lambda: function.keywords, *_names_read(function.func)]
    if isinstance(function, types.MethodType):
        return [lambda: function.__self__, *_names_read(function.__func__)]
    if not isinstance(function, types.FunctionType):
        return [lambda: function]
    reads = [functools.partial(_cell, cell) for cell in function.__closure__ or ()]
    for name in _global_names(function.__code__):
        reads.append(functools.partial(function.__globals__.get, name))
    return reads


def _cell(cell):
    try:
        return cell.cell_contents
    except ValueError:  # it is still empty
        return None


def _global_names(code):
    names = dict.fromkeys(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names.update(dict.fromkeys(_global_names(constant)))
    return list(names)
