"""What the examples of sharding share: data, a loop, and the comparison of one worker with four."""

import contextlib
import pathlib
import sys

import numpy as np

import gt

STEPS = 50


def batch():
    """64 samples of a function that a small network can learn."""
    rng = np.random.default_rng(0)
    x = rng.standard_normal((64, 32)).astype(np.float32)
    return x, np.sin(x @ rng.standard_normal((32, 4)).astype(np.float32))


def fit(model, optimizer, x, y, signal):
    """The losses of STEPS steps. The batch and the forward pass are in the signal "batch"."""
    losses = []
    for _ in range(STEPS):
        with signal("batch"):
            loss = ((model(x) - y) ** 2).mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss)
    return [loss.item() for loss in losses]


def compare(train):
    """Trains on one worker without signals, then on four with those of config_sharding.yaml."""
    no_signals = lambda name, **_: contextlib.nullcontext()
    gt.workers(1)
    gt.manual_seed(0)
    one = train(no_signals)
    gt.shutdown()
    gt.workers(4)
    gt.load_config(pathlib.Path(__file__).with_name("config_sharding.yaml"))
    gt.manual_seed(0)
    four = train(gt.signal.context)
    gt.shutdown()
    for step in (0, STEPS // 2, STEPS - 1):
        print(f"step {step + 1:3}   one worker {one[step]:.6f}   four workers {four[step]:.6f}")
    difference = max(abs(a - b) for a, b in zip(one, four))
    print(f"largest difference {difference:.1e}")
    sys.exit(0 if difference < 1e-5 else 1)
