"""Pipeline parallel: the first layers live on workers 0 and 1, the others on workers 2 and 3. Activations go from stage to
stage, and so do gradients; those of the first stage are computed where a signal of their own says.

    python examples/gt/pipeline_parallel.py
"""

import gt
from gt.nn import SGD, Linear
from training import STEPS, batch, compare


def train(signal):
    x, y = batch()
    with signal("stage_1_parameters"):
        first = Linear(32, 64)
    with signal("stage_2_parameters"):
        second = Linear(64, 4)
    with signal("stage_1"):
        x = gt.tensor(x)
    with signal("stage_2"):
        y = gt.tensor(y)
    parameters = [*first.parameters(), *second.parameters()]
    optimizer = SGD(parameters, lr=0.1)
    losses = []
    for _ in range(STEPS):
        with signal("stage_1", backward="stage_1_backward"):
            h = first(x).relu()
        with signal("stage_2"):
            loss = ((second(h) - y) ** 2).mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss)
    return [loss.item() for loss in losses]


if __name__ == "__main__":
    compare(train)
