"""The functions that layers and losses are made of, under PyTorch's names."""

from gt._gt import Tensor
from gt._gt import (
    avg_pool2d, binary_cross_entropy, binary_cross_entropy_with_logits, conv2d, cross_entropy, dropout, embedding,
    l1_loss, layer_norm, linear, max_pool2d, mse_loss, nll_loss, one_hot, rms_norm, scaled_dot_product_attention)

relu, gelu, silu, tanh, sigmoid = Tensor.relu, Tensor.gelu, Tensor.silu, Tensor.tanh, Tensor.sigmoid
softmax, log_softmax, logsigmoid = Tensor.softmax, Tensor.log_softmax, Tensor.logsigmoid
softplus, leaky_relu, elu = Tensor.softplus, Tensor.leaky_relu, Tensor.elu

__all__ = sorted(name for name in globals() if not name.startswith("_"))
