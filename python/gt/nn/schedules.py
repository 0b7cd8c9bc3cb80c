"""Schedules of the learning rate. step() is called once after each step (or epoch) of the optimizer."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from gt import _gt
from gt.nn.optimizers import Optimizer


class LambdaLR:
    """The first learning rate of each group times lr_lambda(step)."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float]) -> None:
        self.optimizer = optimizer
        self.base_lrs = [group["lr"] for group in optimizer.param_groups]
        self.last_epoch = 0
        self._factor = lr_lambda
        self._set()

    def step(self) -> None:
        """Goes on by one step."""
        self.last_epoch += 1
        self._set()

    def get_last_lr(self) -> list[float]:
        """The learning rate of each group."""
        return [group["lr"] for group in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, Any]:
        """Where it stands."""
        return {"last_epoch": self.last_epoch, "base_lrs": self.base_lrs}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Goes on from there."""
        self.last_epoch, self.base_lrs = state["last_epoch"], list(state["base_lrs"])
        self._set()

    def _set(self) -> None:
        for group, base in zip(self.optimizer.param_groups, self.base_lrs):
            group["lr"] = self._rate(base)

    def _rate(self, base: float) -> float:
        return base * self._factor(self.last_epoch)


class StepLR(LambdaLR):
    """Times gamma after each step_size steps."""

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1) -> None:
        _positive("StepLR", step_size=step_size)
        super().__init__(optimizer, lambda step: float(gamma ** (step // step_size)))


class ExponentialLR(LambdaLR):
    """Times gamma after each step."""

    def __init__(self, optimizer: Optimizer, gamma: float) -> None:
        super().__init__(optimizer, lambda step: float(gamma ** step))


class CosineAnnealingLR(LambdaLR):
    """Half a cosine from the first learning rate to eta_min in T_max steps."""

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0) -> None:
        _positive("CosineAnnealingLR", T_max=T_max)
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, lambda step: 1.0)

    def _rate(self, base: float) -> float:
        return self.eta_min + (base - self.eta_min) * (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2


class LinearWarmup(LambdaLR):
    """Up to the first learning rate in warmup_steps equal steps, then as it is; with total_steps it falls to 0 until
    there."""

    def __init__(self, optimizer: Optimizer, warmup_steps: int, total_steps: int | None = None) -> None:
        _positive("LinearWarmup", warmup_steps=warmup_steps)
        if total_steps is not None and total_steps <= warmup_steps:
            raise _gt.ArgumentError(f"[gt.nn.LinearWarmup] total_steps {total_steps} is not after the {warmup_steps} "
                                    "of the warm-up")

        def factor(step: int) -> float:
            if step < warmup_steps:
                return (step + 1) / warmup_steps
            if total_steps is None:
                return 1.0
            return max(0.0, (total_steps - step) / (total_steps - warmup_steps))

        super().__init__(optimizer, factor)


def _positive(name: str, **numbers: float) -> None:
    for key, value in numbers.items():
        if value <= 0:
            raise _gt.ArgumentError(f"[gt.nn.{name}] {key} is above 0, got {value}")
