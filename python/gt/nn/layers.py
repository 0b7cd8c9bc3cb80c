"""Layers with PyTorch's names, arguments, shapes and first values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from gt import _gt
from gt._gt import Tensor
from gt.nn import functional as F
from gt.nn import init
from gt.nn.module import Module, Parameter

_Sizes: TypeAlias = "int | Sequence[int]"


class Linear(Module):
    """x @ weight.T + bias, with weight [out_features, in_features].

    >>> Linear(4, 2)(gt.ones(3, 4)).shape
    (3, 2)
    """

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = Parameter(_gt.zeros(out_features, in_features))
        self.bias = Parameter(_gt.zeros(out_features)) if bias else None
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """First values, drawn anew."""
        bound = 1 / math.sqrt(self.in_features) if self.in_features else 0
        init.uniform_(self.weight, -bound, bound)
        if self.bias is not None:
            init.uniform_(self.bias, -bound, bound)

    def forward(self, x: Tensor) -> Tensor:
        return F.linear(x, self.weight, self.bias)

    def extra_repr(self) -> str:
        return f"in_features={self.in_features}, out_features={self.out_features}, bias={self.bias is not None}"


class Conv2d(Module):
    """Convolution of [N, C, H, W] by weight [out_channels, in_channels / groups, H, W]."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: _Sizes, stride: _Sizes = 1,
                 padding: _Sizes = 0, dilation: _Sizes = 1, groups: int = 1, bias: bool = True) -> None:
        super().__init__()
        self.in_channels, self.out_channels, self.kernel_size = in_channels, out_channels, _two(kernel_size)
        self.stride, self.padding, self.dilation, self.groups = _two(stride), _two(padding), _two(dilation), groups
        if in_channels % groups or out_channels % groups:
            raise _gt.ArgumentError(f"[gt.nn.Conv2d] {in_channels} and {out_channels} channels do not divide into "
                                    f"{groups} groups")
        self.weight = Parameter(_gt.zeros(out_channels, in_channels // groups, *self.kernel_size))
        self.bias = Parameter(_gt.zeros(out_channels)) if bias else None
        bound = 1 / math.sqrt(init.fans(self.weight)[0])
        init.uniform_(self.weight, -bound, bound)
        if bias:
            init.uniform_(self.bias, -bound, bound)

    def forward(self, x: Tensor) -> Tensor:
        return F.conv2d(x, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups)

    def extra_repr(self) -> str:
        return f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"


class MaxPool2d(Module):
    """The largest element of each window."""

    def __init__(self, kernel_size: _Sizes, stride: _Sizes | None = None, padding: _Sizes = 0) -> None:
        super().__init__()
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding

    def forward(self, x: Tensor) -> Tensor:
        return F.max_pool2d(x, self.kernel_size, self.stride, self.padding)


class AvgPool2d(Module):
    """The mean of each window."""

    def __init__(self, kernel_size: _Sizes, stride: _Sizes | None = None, padding: _Sizes = 0,
                 count_include_pad: bool = True) -> None:
        super().__init__()
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding
        self.count_include_pad = count_include_pad

    def forward(self, x: Tensor) -> Tensor:
        return F.avg_pool2d(x, self.kernel_size, self.stride, self.padding, self.count_include_pad)


class Embedding(Module):
    """A table of vectors; takes integers and gives the rows they name."""

    def __init__(self, num_embeddings: int, embedding_dim: int) -> None:
        super().__init__()
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.weight = Parameter(_gt.randn(num_embeddings, embedding_dim))

    def forward(self, index: Tensor) -> Tensor:
        return F.embedding(index, self.weight)

    def extra_repr(self) -> str:
        return f"{self.num_embeddings}, {self.embedding_dim}"


class LayerNorm(Module):
    """Mean 0 and variance 1 over the last axes, then scaled and shifted."""

    def __init__(self, normalized_shape: _Sizes, eps: float = 1e-5, elementwise_affine: bool = True,
                 bias: bool = True) -> None:
        super().__init__()
        self.normalized_shape, self.eps = _shape(normalized_shape), eps
        self.weight = Parameter(_gt.ones(self.normalized_shape)) if elementwise_affine else None
        self.bias = Parameter(_gt.zeros(self.normalized_shape)) if elementwise_affine and bias else None

    def forward(self, x: Tensor) -> Tensor:
        _check_tail(x, self.normalized_shape, "LayerNorm")
        return F.layer_norm(x, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}"


class RMSNorm(Module):
    """Divided by the root of the mean square over the last axes, then scaled."""

    def __init__(self, normalized_shape: _Sizes, eps: float = 1e-6, elementwise_affine: bool = True) -> None:
        super().__init__()
        self.normalized_shape, self.eps = _shape(normalized_shape), eps
        self.weight = Parameter(_gt.ones(self.normalized_shape)) if elementwise_affine else None

    def forward(self, x: Tensor) -> Tensor:
        _check_tail(x, self.normalized_shape, "RMSNorm")
        return F.rms_norm(x, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}"


class Dropout(Module):
    """In training, elements become 0 with probability p and the others are scaled up."""

    def __init__(self, p: float = 0.5) -> None:
        super().__init__()
        if not 0 <= p <= 1:
            raise _gt.ArgumentError(f"[gt.nn.Dropout] a probability is between 0 and 1, got {p}")
        self.p = p

    def forward(self, x: Tensor) -> Tensor:
        return F.dropout(x, self.p, self.training)

    def extra_repr(self) -> str:
        return f"p={self.p}"


class Flatten(Module):
    """The axes from start_dim to end_dim become one."""

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.start_dim, self.end_dim = start_dim, end_dim

    def forward(self, x: Tensor) -> Tensor:
        return x.flatten(self.start_dim, self.end_dim)


class Identity(Module):
    """Gives what it takes."""

    def forward(self, x: Tensor) -> Tensor:
        return x


def _two(value: _Sizes) -> tuple[int, ...]:
    return (value, value) if isinstance(value, int) else tuple(value)


def _shape(value: _Sizes) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else tuple(value)


def _check_tail(x: Tensor, shape: tuple[int, ...], name: str) -> None:
    if x.shape[x.ndim - len(shape):] != shape:
        raise _gt.ArgumentError(f"[gt.nn.{name}] the last axes are to be {shape}, the tensor has shape {x.shape}")
