"""Networks: modules, layers, losses, optimizers and schedules of the learning rate.

>>> from gt.nn import Module, Linear, SGD
>>> class MLP(Module):
...     def __init__(self):
...         super().__init__()
...         self.fc1 = Linear(4, 8)
...         self.fc2 = Linear(8, 1)
...     def forward(self, x):
...         return self.fc2(self.fc1(x).relu())
>>> model = MLP()
>>> optimizer = SGD(model.parameters(), lr=0.01)
>>> loss = (model(gt.ones(2, 4)) ** 2).mean()
>>> loss.backward()
>>> optimizer.step()
>>> optimizer.zero_grad()
"""

from gt.nn import functional, init
from gt.nn.activations import ELU, GELU, LeakyReLU, LogSoftmax, ReLU, SiLU, Sigmoid, Softmax, Softplus, Tanh
from gt.nn.attention import MultiHeadAttention
from gt.nn.layers import (AvgPool2d, Conv2d, Dropout, Embedding, Flatten, Identity, LayerNorm, Linear, MaxPool2d,
                          RMSNorm)
from gt.nn.losses import BCELoss, BCEWithLogitsLoss, CrossEntropyLoss, L1Loss, MSELoss, NLLLoss
from gt.nn.losses import bce, bce_with_logits, cross_entropy, l1, mse, nll
from gt.nn.module import Module, ModuleList, Parameter, Parameters, Sequential
from gt.nn.optimizers import SGD, Adam, AdamW, Optimizer, clip_grad_norm_
from gt.nn.schedules import CosineAnnealingLR, ExponentialLR, LambdaLR, LinearWarmup, StepLR

__all__ = sorted(name for name in globals() if not name.startswith("_"))
