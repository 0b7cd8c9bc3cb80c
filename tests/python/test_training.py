"""Training against the same arithmetic in NumPy."""

import math

import numpy as np
import pytest
from conftest import values

import gt
from gt.nn import SGD, Adam, AdamW, Linear, Module, clip_grad_norm_


class MLP(Module):
    def __init__(self):
        super().__init__()
        self.fc1 = Linear(5, 16)
        self.fc2 = Linear(16, 3)

    def forward(self, x):
        return self.fc2(self.fc1(x).relu())


def numpy_step(w, x, y):
    """The loss and the gradients of the MLP with a mean square error."""
    w1, b1, w2, b2 = w
    h = x @ w1.T + b1
    r = np.maximum(h, 0)
    p = r @ w2.T + b2
    d = 2 * (p - y) / p.size
    dh = (d @ w2) * (h > 0)
    return ((p - y) ** 2).mean(), [dh.T @ x, dh.sum(0), d.T @ r, d.sum(0)]


def numpy_update(kind, w, g, state, t, lr, decay):
    if kind == "sgd":
        return w - lr * (g + decay * w)
    if kind in ("momentum", "nesterov"):
        g = g + decay * w
        state["b"] = g if "b" not in state else 0.9 * state["b"] + g
        return w - lr * (g + 0.9 * state["b"] if kind == "nesterov" else state["b"])
    if kind == "adam":
        g = g + decay * w
    else:
        w = w * (1 - lr * decay)
    state["m"] = 0.9 * state.get("m", 0) + 0.1 * g
    state["v"] = 0.999 * state.get("v", 0) + 0.001 * g * g
    return w - lr * (state["m"] / (1 - 0.9 ** t)) / (np.sqrt(state["v"] / (1 - 0.999 ** t)) + 1e-8)


OPTIMIZERS = {
    "sgd": lambda p, d: SGD(p, lr=0.05, weight_decay=d), "momentum": lambda p, d: SGD(p, lr=0.05, momentum=0.9, weight_decay=d),
    "nesterov": lambda p, d: SGD(p, lr=0.05, momentum=0.9, nesterov=True, weight_decay=d),
    "adam": lambda p, d: Adam(p, lr=0.05, weight_decay=d), "adamw": lambda p, d: AdamW(p, lr=0.05, weight_decay=d),
}


@pytest.mark.parametrize("decay", [0.0, 0.1])
@pytest.mark.parametrize("kind", OPTIMIZERS)
def test_an_mlp_trains_as_in_numpy(kind, decay):
    model = MLP()
    x, y = values((32, 5), seed=1), values((32, 3), seed=2)
    X, Y = gt.tensor(x), gt.tensor(y)
    weights = [p.numpy().astype(np.float64) for p in model.parameters()]
    states = [{} for _ in weights]
    optimizer = OPTIMIZERS[kind](model.parameters(), decay)
    for step in range(1, 31):
        loss = ((model(X) - Y) ** 2).mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        wanted, gradients = numpy_step(weights, x, y)
        np.testing.assert_allclose(loss.item(), wanted, rtol=2e-4)
        weights = [numpy_update(kind, w, g, s, step, 0.05, decay) for w, g, s in zip(weights, gradients, states)]
    for parameter, wanted in zip(model.parameters(), weights):
        np.testing.assert_allclose(parameter.numpy(), wanted, rtol=2e-3, atol=2e-4)


def test_the_update_of_the_first_page():
    """p -= lr * p.grad by hand, without no_grad()."""
    model = MLP()
    x, y = values((8, 5), seed=1), values((8, 3), seed=2)
    weights = [p.numpy().astype(np.float64) for p in model.parameters()]
    for _ in range(10):
        ((model(gt.tensor(x)) - gt.tensor(y)) ** 2).mean().backward()
        for p in model.parameters():
            p -= 0.1 * p.grad
            p.grad.zero_()
        _, gradients = numpy_step(weights, x, y)
        weights = [w - 0.1 * g for w, g in zip(weights, gradients)]
    for parameter, wanted in zip(model.parameters(), weights):
        np.testing.assert_allclose(parameter.numpy(), wanted, rtol=1e-3, atol=1e-5)
        assert parameter.is_leaf


def test_gradients_are_clipped_together():
    a, b = gt.zeros(3, requires_grad=True), gt.zeros(2, requires_grad=True)
    unused = gt.zeros(2, requires_grad=True)
    a.grad, b.grad = gt.tensor([3.0, 0.0, 0.0]), gt.tensor([0.0, 4.0])
    norm = clip_grad_norm_([a, b, unused], 1.0)
    assert norm.item() == pytest.approx(5)
    np.testing.assert_allclose(a.grad.numpy(), [0.6, 0, 0], rtol=1e-5)
    np.testing.assert_allclose(b.grad.numpy(), [0, 0.8], rtol=1e-5)
    clip_grad_norm_([a, b], 10.0)
    np.testing.assert_allclose(b.grad.numpy(), [0, 0.8], rtol=1e-5)
    assert unused.grad is None and clip_grad_norm_([unused], 1.0).item() == 0


def test_an_optimizer_goes_on_where_it_was_saved(tmp_path):
    x, y = gt.tensor(values((8, 5), seed=1)), gt.tensor(values((8, 3), seed=2))

    def train(model, optimizer, steps):
        for _ in range(steps):
            ((model(x) - y) ** 2).mean().backward()
            optimizer.step()
            optimizer.zero_grad()
    model = MLP()
    optimizer = AdamW(model.parameters(), lr=0.01)
    train(model, optimizer, 3)
    gt.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, tmp_path / "run.safetensors")
    train(model, optimizer, 3)
    stored = gt.load(tmp_path / "run.safetensors")
    other = MLP()
    other.load_state_dict(stored["model"])
    second = AdamW(other.parameters(), lr=1.0)
    second.load_state_dict(stored["optimizer"])
    train(other, second, 3)
    for a, b in zip(model.parameters(), other.parameters()):
        assert a.tolist() == b.tolist()


def test_groups_have_options_of_their_own():
    a, b = gt.ones(1, requires_grad=True), gt.ones(1, requires_grad=True)
    optimizer = SGD([{"params": [a]}, {"params": [b], "lr": 0.5}], lr=0.1)
    a.grad, b.grad = gt.ones(1), gt.ones(1)
    optimizer.step()
    assert a.item() == pytest.approx(0.9) and b.item() == 0.5
    with pytest.raises(gt.Error, match="momentun"):
        SGD([{"params": [a], "momentun": 0.9}])
    for wrong in (lambda: SGD([]), lambda: SGD([a * 2]), lambda: SGD([a], lr=-1), lambda: SGD([a], nesterov=True)):
        with pytest.raises(gt.Error):
            wrong()


def test_schedules():
    def rates(schedule, steps):
        found = []
        for _ in range(steps):
            found.append(schedule.get_last_lr()[0])
            schedule.step()
        return found

    def optimizer():
        return SGD([gt.ones(1, requires_grad=True)], lr=1.0)
    assert rates(gt.nn.StepLR(optimizer(), 2, 0.5), 5) == [1, 1, 0.5, 0.5, 0.25]
    np.testing.assert_allclose(rates(gt.nn.CosineAnnealingLR(optimizer(), 4, 0.2), 5),
                               [0.2 + 0.8 * (1 + math.cos(math.pi * i / 4)) / 2 for i in range(5)])
    np.testing.assert_allclose(rates(gt.nn.LinearWarmup(optimizer(), 4), 6), [0.25, 0.5, 0.75, 1, 1, 1])
    np.testing.assert_allclose(rates(gt.nn.LinearWarmup(optimizer(), 2, 6), 7), [0.5, 1, 1, 0.75, 0.5, 0.25, 0])
    assert rates(gt.nn.LambdaLR(optimizer(), lambda step: 1 / (step + 1)), 2) == [1, 0.5]
    assert rates(gt.nn.ExponentialLR(optimizer(), 0.5), 3) == [1, 0.5, 0.25]
    first, second = gt.nn.StepLR(optimizer(), 2), gt.nn.StepLR(optimizer(), 2)
    rates(first, 3)
    second.load_state_dict(first.state_dict())
    assert second.get_last_lr() == first.get_last_lr()


def test_steps_leave_nothing_behind(fresh):
    p = gt.ones(4, requires_grad=True)
    optimizer = Adam([p], lr=1e-3)

    def steps(count):
        for _ in range(count):
            (p * p).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
        return gt.debug.memory()
    before = steps(50)
    assert steps(1000) == before
    assert gt.debug.get_tape() == []
