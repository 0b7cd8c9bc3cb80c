"""Modules: trees of parameters, buffers and other modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from gt import _gt
from gt._gt import Tensor

if TYPE_CHECKING:
    from typing_extensions import Self


class Parameter(Tensor):
    """A tensor that is trained: it requires gradients, and a module it is an attribute of counts it."""

    def __init__(self, data: Tensor, requires_grad: bool = True) -> None:
        super().__init__(data.detach())
        if requires_grad:
            self.requires_grad_(True)


class Parameters(tuple[Parameter, ...]):
    """The parameters of a module: they can be iterated, counted and indexed."""


class Module:
    """A part of a network. Attributes that are parameters, or modules that have them, are found by themselves;
    forward() says what it computes."""

    _changes = 0  # of attributes of all modules: what was traced with them may be another function now

    def __init__(self) -> None:
        self.training = True

    def __setattr__(self, name: str, value: Any) -> None:
        Module._changes += 1
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        Module._changes += 1
        object.__delattr__(self, name)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the module computes; each module has its own."""
        raise NotImplementedError(f"{type(self).__name__} has no forward()")

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.forward(*args, **kwargs)

    # --- What it is made of. The order is that of the attributes.

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """A tensor that is stored with the parameters but not trained. None is a buffer without a value."""
        setattr(self, name, tensor)
        self.__dict__.setdefault("_buffers", {})[name] = persistent

    def register_parameter(self, name: str, parameter: Parameter | None) -> None:
        """The same as setting the attribute."""
        setattr(self, name, parameter)

    def named_children(self) -> list[tuple[str, Module]]:
        """The modules directly inside, with their names."""
        return [(name, value) for name, value in self.__dict__.items() if isinstance(value, Module)]

    def children(self) -> list[Module]:
        """The modules directly inside."""
        return [child for _, child in self.named_children()]

    def named_modules(self, prefix: str = "") -> list[tuple[str, Module]]:
        """This module and all inside, each once, with their dotted names."""
        return _once(self._walk(prefix))

    def modules(self) -> list[Module]:
        """This module and all inside, each once."""
        return [module for _, module in self.named_modules()]

    def named_parameters(self, prefix: str = "") -> list[tuple[str, Parameter]]:
        """All parameters, each once, with their dotted names."""
        return _once((_dotted(path, name), value) for path, module in self._walk(prefix)
                     for name, value in module._own_parameters())

    def parameters(self) -> Parameters:
        """All parameters, each once."""
        return Parameters(parameter for _, parameter in self.named_parameters())

    def named_buffers(self, prefix: str = "") -> list[tuple[str, Tensor]]:
        """All buffers that have a value, with their dotted names."""
        return [(_dotted(path, name), module.__dict__[name]) for path, module in self._walk(prefix)
                for name in module.__dict__.get("_buffers", {}) if module.__dict__[name] is not None]

    def buffers(self) -> list[Tensor]:
        """All buffers that have a value."""
        return [buffer for _, buffer in self.named_buffers()]

    def _own_parameters(self) -> list[tuple[str, Any]]:
        buffers = self.__dict__.get("_buffers", {})
        return [(name, value) for name, value in self.__dict__.items()
                if isinstance(value, Tensor) and name not in buffers
                and (isinstance(value, Parameter) or (value.requires_grad and value.is_leaf))]

    def _walk(self, prefix: str = "") -> Iterator[tuple[str, Module]]:
        yield prefix, self
        for name, child in self.named_children():
            yield from child._walk(_dotted(prefix, name))

    def apply(self, function: Callable[[Module], object]) -> Self:
        """Calls the function on every module inside, the innermost first, then on this one."""
        for child in self.children():
            child.apply(function)
        function(self)
        return self

    # --- How it is used.

    def train(self, mode: bool = True) -> Self:
        """Layers behave as in training (dropout drops)."""
        for module in self.modules():
            module.training = mode
        return self

    def eval(self) -> Self:
        """Layers behave as in use."""
        return self.train(False)

    def zero_grad(self) -> None:
        """Gradients become None."""
        for parameter in self.parameters():
            parameter.grad = None

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """All parameters are trained, or none."""
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def to(self, dtype: Any) -> Self:
        """Floating parameters and buffers are converted. Do this before an optimizer is made."""
        for _, module in self.named_modules():
            for name, value in module._own_parameters():
                if value.dtype.is_floating_point and value.dtype != _gt.dtype(dtype):
                    setattr(module, name, Parameter(value.detach().astype(dtype), value.requires_grad))
            for name in module.__dict__.get("_buffers", {}):
                value = module.__dict__[name]
                if value is not None and value.dtype.is_floating_point:
                    setattr(module, name, value.astype(dtype))
        return self

    def float(self) -> Self:
        """Converts to float32."""
        return self.to(_gt.float32)

    def half(self) -> Self:
        """Converts to float16."""
        return self.to(_gt.float16)

    def bfloat16(self) -> Self:
        """Converts to bfloat16."""
        return self.to(_gt.bfloat16)

    # --- Its state.

    def state_dict(self) -> dict[str, Tensor]:
        """Parameters and buffers by their dotted names: tensors of their own, cut off from gradients, that later
        changes of the module leave as they are."""
        state = {name: parameter.detach() for name, parameter in self.named_parameters()}
        for path, module in self._walk():
            for name, persistent in module.__dict__.get("_buffers", {}).items():
                if persistent and module.__dict__[name] is not None:
                    state[_dotted(path, name)] = module.__dict__[name].detach()
        return state

    def load_state_dict(self, state: Mapping[str, Tensor], strict: bool = True) -> tuple[list[str], list[str]]:
        """Takes the values of another state_dict(). Where names are missing or too many it is an error, unless strict
        is False. Returns the names that were missing and those that were not expected."""
        own = dict(self.named_parameters()) | dict(self.named_buffers())
        missing = [name for name in self.state_dict() if name not in state]
        unexpected = [name for name in state if name not in own]
        if strict and (missing or unexpected):
            lists = [", ".join(names) or "nothing" for names in (missing, unexpected)]
            raise _gt.ArgumentError(f"[gt.nn] load_state_dict() of {type(self).__name__}: missing {lists[0]}; not "
                                    f"expected {lists[1]}")
        for name, value in state.items():
            if name in own and own[name].shape != value.shape:
                raise _gt.ArgumentError(f"[gt.nn] {name} has shape {own[name].shape}, the state has {value.shape}")
        for name, value in state.items():
            if name in own:
                own[name]._assign(value.detach().astype(own[name].dtype))
        return missing, unexpected

    # --- How it is printed.

    def extra_repr(self) -> str:
        """What the parentheses of repr() hold beside other modules."""
        return ""

    def __repr__(self) -> str:
        children = [f"({name}): {child!r}" for name, child in self.named_children()]
        if not children:
            return f"{type(self).__name__}({self.extra_repr()})"
        body = "\n".join(children).replace("\n", "\n  ")
        return f"{type(self).__name__}(\n  {body}\n)"


class ModuleList(Module):
    """Modules in a list, all of them counted."""

    def __init__(self, modules: Iterable[Module] = ()) -> None:
        super().__init__()
        self.extend(modules)

    def append(self, module: Module) -> Self:
        """Adds a module at the end."""
        if not isinstance(module, Module):
            raise TypeError(f"a ModuleList holds modules, not {type(module).__name__}")
        setattr(self, str(len(self)), module)
        return self

    def extend(self, modules: Iterable[Module]) -> Self:
        """Adds modules at the end."""
        for module in modules:
            self.append(module)
        return self

    def __len__(self) -> int:
        return len(self.children())

    def __iter__(self) -> Iterator[Module]:
        return iter(self.children())

    def __getitem__(self, index: Any) -> Any:
        children = self.children()[index]
        return type(self)(children) if isinstance(index, slice) else children


class Sequential(ModuleList):
    """Modules one after the other: Sequential(Linear(2, 3), ReLU())."""

    def __init__(self, *modules: Any) -> None:
        super().__init__(modules[0] if len(modules) == 1 and isinstance(modules[0], (list, tuple)) else modules)

    def forward(self, x: Any) -> Any:
        for module in self.children():
            x = module(x)
        return x


def _dotted(prefix: str, name: str) -> str:
    return f"{prefix}.{name}" if prefix else name


def _once(pairs: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """The pairs whose second part did not come before: weights may be shared."""
    seen, kept = set(), []
    for name, value in pairs:
        key = id(value) if isinstance(value, Module) else hash(value)
        if key not in seen:
            seen.add(key)
            kept.append((name, value))
    return kept
