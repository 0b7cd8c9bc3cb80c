"""Data parallel: the batch is shared out, every worker has all parameters, and gradients are summed over the workers.

    python examples/gt/data_parallel.py
"""

import gt
from gt.nn import Adam, Linear, ReLU, Sequential
from training import batch, compare, fit


def train(signal):
    x, y = batch()
    with signal("parameters"):
        model = Sequential(Linear(32, 64), ReLU(), Linear(64, 4))
    with signal("batch"):
        x, y = gt.tensor(x), gt.tensor(y)
    return fit(model, Adam(model.parameters(), lr=0.01), x, y, signal)


if __name__ == "__main__":
    compare(train)
