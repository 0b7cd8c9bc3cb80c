"""First values of parameters. Each changes its tensor and returns it."""

import math

from gt import _gt
from gt._grad import no_grad


@no_grad()
def uniform_(tensor, a=0.0, b=1.0):
    """Random numbers of [a, b)."""
    return tensor.copy_(_gt.rand(tensor.shape) * (b - a) + a)


@no_grad()
def normal_(tensor, mean=0.0, std=1.0):
    """Random numbers of a normal distribution."""
    return tensor.copy_(_gt.randn(tensor.shape) * std + mean)


@no_grad()
def constant_(tensor, value):
    """One number everywhere."""
    return tensor.fill_(value)


def zeros_(tensor):
    """Zero everywhere."""
    return constant_(tensor, 0)


def ones_(tensor):
    """One everywhere."""
    return constant_(tensor, 1)


def kaiming_uniform_(tensor, a=0.0):
    """Of He et al.: for layers before a (leaky, slope a) ReLU."""
    fan_in, _ = fans(tensor)
    bound = math.sqrt(6.0 / ((1 + a * a) * fan_in))
    return uniform_(tensor, -bound, bound)


def xavier_uniform_(tensor, gain=1.0):
    """Of Glorot and Bengio: keeps the variance on both ways through a layer."""
    bound = gain * math.sqrt(6.0 / sum(fans(tensor)))
    return uniform_(tensor, -bound, bound)


def fans(tensor):
    """How many inputs an output of the weight has, and how many outputs an input."""
    if tensor.ndim < 2:
        raise _gt.ArgumentError(f"[gt.nn.init] a weight has two axes or more, this has {tensor.ndim}")
    field = math.prod(tensor.shape[2:])
    return tensor.shape[1] * field, tensor.shape[0] * field
