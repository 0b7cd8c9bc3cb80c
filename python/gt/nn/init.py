"""First values of parameters. Each changes its tensor and returns it."""

import math

from gt import _gt
from gt._gt import Tensor
from gt._grad import no_grad


@no_grad()
def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0) -> Tensor:
    """Random numbers of [a, b)."""
    return tensor.copy_(_gt.rand(tensor.shape) * (b - a) + a)


@no_grad()
def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0) -> Tensor:
    """Random numbers of a normal distribution."""
    return tensor.copy_(_gt.randn(tensor.shape) * std + mean)


@no_grad()
def constant_(tensor: Tensor, value: float) -> Tensor:
    """One number everywhere."""
    return tensor.fill_(value)


def zeros_(tensor: Tensor) -> Tensor:
    """Zero everywhere."""
    return constant_(tensor, 0)


def ones_(tensor: Tensor) -> Tensor:
    """One everywhere."""
    return constant_(tensor, 1)


def kaiming_uniform_(tensor: Tensor, a: float = 0.0) -> Tensor:
    """Of He et al.: for layers before a (leaky, slope a) ReLU."""
    fan_in, _ = fans(tensor)
    bound = math.sqrt(6.0 / ((1 + a * a) * fan_in))
    return uniform_(tensor, -bound, bound)


def xavier_uniform_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    """Of Glorot and Bengio: keeps the variance on both ways through a layer."""
    bound = gain * math.sqrt(6.0 / sum(fans(tensor)))
    return uniform_(tensor, -bound, bound)


def fans(tensor: Tensor) -> tuple[int, int]:
    """How many inputs an output of the weight has, and how many outputs an input."""
    if tensor.ndim < 2:
        raise _gt.ArgumentError(f"[gt.nn.init] a weight has two axes or more, this has {tensor.ndim}")
    field = math.prod(tensor.shape[2:])
    return tensor.shape[1] * field, tensor.shape[0] * field
