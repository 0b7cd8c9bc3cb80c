"""A strategy for each layer: the first is data parallel, the second is shared out by its features, the last is on two
workers of its own. What must move between them moves by itself.

    python examples/gt/per_layer.py
"""

import gt
from gt.nn import SGD, Linear, Module
from training import batch, compare, fit


class Network(Module):
    def __init__(self, signal):
        super().__init__()
        with signal("parameters"):
            self.first = Linear(32, 48)
        with signal("output_features"):
            self.second = Linear(48, 36)
        with signal("stage_2_parameters"):
            self.third = Linear(36, 4)
        self.signal = signal

    def forward(self, x):
        with self.signal("batch"):
            x = self.first(x).relu()
        with self.signal("whole_batch"):
            x = self.second(x).relu()
        with self.signal("stage_2"):
            return self.third(x)


def train(signal):
    x, y = batch()
    model = Network(signal)
    with signal("batch"):
        x, y = gt.tensor(x), gt.tensor(y)
    return fit(model, SGD(model.parameters(), lr=0.1), x, y, signal)


if __name__ == "__main__":
    compare(train)
