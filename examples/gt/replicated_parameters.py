"""Replicated parameters: tensors that a program made without a thought of workers are copied to all of them by
gt.signal.tensor(), and gradients go back to where they came from.

    python examples/gt/replicated_parameters.py
"""

import contextlib

import gt
from training import STEPS, batch, compare


def train(signal):
    x, y = batch()
    everywhere = (lambda t: t) if isinstance(signal("parameters"), contextlib.nullcontext) else (
        lambda t: gt.signal.tensor(t, name="parameters"))
    w = gt.randn(32, 4, requires_grad=True)  # on worker 0
    with signal("batch"):
        x, y = gt.tensor(x), gt.tensor(y)
    losses = []
    for _ in range(STEPS):
        copies = everywhere(w)
        loss = (((x @ copies).tanh() - y) ** 2).mean()
        loss.backward()
        w -= 0.1 * w.grad
        w.grad = None
        losses.append(loss)
    return [loss.item() for loss in losses]


if __name__ == "__main__":
    compare(train)
