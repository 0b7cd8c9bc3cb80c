"""Model parallel: the layers themselves are shared out. Each worker computes some features of the first layer, and adds up
what the second makes of them; the sum over the workers is the result.

    python examples/gt/model_parallel.py
"""

import gt
from gt.nn import SGD, Linear, Module
from training import STEPS, batch, compare


class Network(Module):
    def __init__(self, signal):
        super().__init__()
        with signal("output_features"):
            self.first = Linear(32, 64)
        with signal("input_features"):
            self.second = Linear(64, 4)

    def forward(self, x):
        return self.second(self.first(x).relu())


def train(signal):
    x, y = batch()
    model = Network(signal)
    with signal("whole_batch"):
        x, y = gt.tensor(x), gt.tensor(y)
    optimizer = SGD(model.parameters(), lr=0.1, momentum=0.9)
    losses = []
    for _ in range(STEPS):
        loss = ((model(x) - y) ** 2).mean()  # tensors stay where they are: no signal is needed
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss)
    return [loss.item() for loss in losses]


if __name__ == "__main__":
    compare(train)
