"""Optimizers: SGD, Adam and AdamW. A step is one instruction for each parameter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from gt import _gt
from gt._gt import Tensor

_Params: TypeAlias = "Iterable[Tensor] | Iterable[dict[str, Any]]"  # in groups with options of their own


class Optimizer:
    """Parameters in groups, each with options of its own; what is not given in a group comes from the defaults."""

    def __init__(self, params: _Params, **defaults: Any) -> None:
        if defaults["lr"] < 0:
            raise _gt.ArgumentError(f"[gt.nn] a learning rate is not negative, got {defaults['lr']}")
        if isinstance(params, Tensor):
            raise TypeError("an optimizer takes an iterable of parameters: [parameter]")
        given: list[Any] = list(params)
        if not given:
            raise _gt.ArgumentError("[gt.nn] an optimizer was given no parameters")
        groups = given if isinstance(given[0], dict) else [{"params": given}]
        self.defaults = defaults
        self.param_groups: list[dict[str, Any]] = []
        self.state: dict[Tensor, dict[str, Any]] = {}  # by parameter
        for group in groups:
            self.add_param_group(group)

    def add_param_group(self, group: dict[str, Any]) -> None:
        """More parameters, with options of their own."""
        unknown = set(group) - set(self.defaults) - {"params"}
        if unknown:
            raise _gt.ArgumentError(f"[gt.nn] {type(self).__name__} has no option {sorted(unknown)[0]!r}")
        parameters = [group["params"]] if isinstance(group["params"], Tensor) else list(group["params"])
        for parameter in parameters:
            if not isinstance(parameter, Tensor) or not parameter.is_leaf:
                raise _gt.ArgumentError("[gt.nn] an optimizer takes parameters: leaves that require gradients")
        self.param_groups.append({**self.defaults, **group, "params": parameters})

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Changes every parameter that has a gradient. A closure computes the loss again before."""
        loss = closure() if closure is not None else None
        for group in self.param_groups:
            for parameter in group["params"]:
                gradient = parameter.grad
                if gradient is not None:
                    self._update(parameter, gradient, self.state.setdefault(parameter, {}), group)
        return loss

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Gradients become None."""
        for group in self.param_groups:
            for parameter in group["params"]:
                parameter.grad = None if set_to_none or parameter.grad is None else _gt.zeros_like(parameter)

    def state_dict(self) -> dict[str, Any]:
        """Options and state, with parameters by their number: what gt.save() takes."""
        numbers = {parameter: i for i, parameter in enumerate(self._parameters())}
        groups = [{**{key: value for key, value in group.items() if key != "params"},
                   "params": [numbers[parameter] for parameter in group["params"]]} for group in self.param_groups]
        state = {numbers[parameter]: {key: value.detach() if isinstance(value, Tensor) else value
                                      for key, value in state.items()}
                 for parameter, state in self.state.items()}
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Takes the options and the state of another optimizer of the same parameters."""
        counts = [len(group["params"]) for group in self.param_groups]
        given = [len(group["params"]) for group in state["param_groups"]]
        if counts != given:
            raise _gt.ArgumentError(f"[gt.nn] the state is of groups of {given} parameters, this optimizer has "
                                    f"{counts}")
        parameters = self._parameters()
        for group, options in zip(self.param_groups, state["param_groups"]):
            group.update({key: tuple(value) if isinstance(value, list) else value
                          for key, value in options.items() if key != "params"})
        self.state = {parameters[int(number)]: dict(one) for number, one in state["state"].items()}

    def _parameters(self) -> list[Tensor]:
        return [parameter for group in self.param_groups for parameter in group["params"]]

    def _update(self, parameter: Tensor, gradient: Tensor, state: dict[str, Any], options: dict[str, Any]) -> None:
        raise NotImplementedError


class SGD(Optimizer):
    """Stochastic gradient descent, with momentum (also Nesterov's) and weight decay."""

    def __init__(self, params: _Params, lr: float = 1e-3, momentum: float = 0.0, dampening: float = 0.0,
                 weight_decay: float = 0.0, nesterov: bool = False) -> None:
        if nesterov and (momentum <= 0 or dampening != 0):
            raise _gt.ArgumentError("[gt.nn.SGD] nesterov needs a momentum and no dampening")
        super().__init__(params, lr=lr, momentum=momentum, dampening=dampening, weight_decay=weight_decay,
                         nesterov=nesterov)

    def _update(self, parameter: Tensor, gradient: Tensor, state: dict[str, Any], options: dict[str, Any]) -> None:
        buffer = _gt._sgd_step(parameter, gradient, state.get("momentum_buffer"), options["lr"], options["momentum"],
                               options["dampening"], options["weight_decay"], options["nesterov"])
        if buffer is not None:
            state["momentum_buffer"] = buffer


class Adam(Optimizer):
    """Adam. Weight decay is part of the gradient."""

    _decoupled = False

    def __init__(self, params: _Params, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
                 weight_decay: float = 0.0) -> None:
        if not all(0 <= beta < 1 for beta in betas):
            raise _gt.ArgumentError(f"[gt.nn] betas are at least 0 and below 1, got {betas}")
        super().__init__(params, lr=lr, betas=tuple(betas), eps=eps, weight_decay=weight_decay)

    def _update(self, parameter: Tensor, gradient: Tensor, state: dict[str, Any], options: dict[str, Any]) -> None:
        if not state:
            state.update(step=0, exp_avg=_gt.zeros_like(parameter), exp_avg_sq=_gt.zeros_like(parameter))
        state["step"] += 1
        state["exp_avg"], state["exp_avg_sq"] = _gt._adam_step(
            parameter, gradient, state["exp_avg"], state["exp_avg_sq"], state["step"], options["lr"], *options["betas"],
            options["eps"], options["weight_decay"], self._decoupled)


class AdamW(Adam):
    """Adam whose weight decay is apart from the gradient."""

    _decoupled = True

    def __init__(self, params: _Params, lr: float = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
                 weight_decay: float = 0.01) -> None:
        super().__init__(params, lr, betas, eps, weight_decay)


def clip_grad_norm_(parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0) -> Tensor:
    """Scales all gradients down together where their norm is above max_norm. Returns the norm before."""
    parameters = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    with_gradient = [parameter for parameter in parameters if parameter.grad is not None]
    if not with_gradient:
        return _gt.zeros(())
    norm, gradients = _gt._clip_grad_norm([parameter.grad for parameter in with_gradient], max_norm, norm_type)
    for parameter, gradient in zip(with_gradient, gradients):
        parameter.grad = gradient
    return norm
