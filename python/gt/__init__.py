"""Tensors that live on workers, with the habits of PyTorch.

>>> import gt
>>> a = gt.tensor([1, 2, 3, 4])
>>> b = gt.tensor([5, 6, 7, 8])
>>> c = a + b
>>> c.data.numpy()
array([ 6,  8, 10, 12])

An operation checks shapes and types at once, is recorded, and returns. Only a read waits: numpy(), item(), tolist(),
print() and bool().
"""

from gt import _gt
from gt._gt import (
    ArgumentError, Error, Tensor, arange, bernoulli, cat, dtype, einsum, empty, eye, full, full_like, get_rng_state,
    is_grad_enabled, linspace, manual_seed, maximum, minimum, one_hot, ones, ones_like, pad, promote_types, rand,
    rand_like, randint, randn, randn_like, randperm, result_type, set_rng_state, stack, sync, where, zeros, zeros_like)
from gt._gt import (
    bfloat16, bool_ as bool, float16, float16 as half, float32, float32 as float, float64, float64 as double, int8,
    int16, int16 as short, int32, int32 as int, int64, int64 as long, uint8, uint16, uint32, uint64)
from gt._functions import *
from gt._tensor import as_tensor, from_numpy, tensor
from gt._grad import enable_grad, no_grad, set_grad_enabled
from gt._start import connect, gpu_workers, shutdown, workers
from gt._files import load, save
from gt._compile import compile
from gt import debug, nn, signal
from gt.signal import load_config, register_config

concatenate = concat = cat

__version__ = _gt._version
__all__ = sorted(name for name in globals() if not name.startswith("_"))
