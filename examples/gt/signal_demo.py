"""Signals: the same program on one worker and on four; a YAML file says what lies where.

    python examples/gt/signal_demo.py
"""

import pathlib

import gt

gt.workers(4)
gt.load_config(pathlib.Path(__file__).with_name("config_sharding.yaml"))

with gt.signal.context("batch"):  # shards tensors and computation
    x = gt.randn(100, 64)
    y = x.relu() * 2
print("x is", x.layout)
print("y is", y.layout)

w = gt.randn(64, 8, requires_grad=True)
print("w is", w.layout)
shared = gt.signal.tensor(w, name="parameters")  # a copy, placed as the signal says
print("its copy is", shared.layout)

gt.signal.enter("batch")
loss = (y @ shared).mean()
gt.signal.exit("batch")
print("the loss is", loss.layout)

loss.backward()
print("the gradient is", w.grad.layout, "and reads", w.grad.numpy().shape)
