"""The same operations as PyTorch, where it is installed (./dev bench --peers puts it into .venv-peers)."""

import pathlib
import sys

import numpy as np
import pytest
from conftest import values

import gt

PACKAGES = (pathlib.Path(__file__).parents[2] / ".venv-peers" / "lib" / f"python3.{sys.version_info.minor}" /
            "site-packages")
if (PACKAGES / "torch").exists():
    sys.path.append(str(PACKAGES))
try:
    import torch
    F = torch.nn.functional
except ImportError:
    torch = F = None
pytestmark = pytest.mark.skipif(torch is None, reason="PyTorch is in .venv-peers after ./dev bench --peers alone")

G = gt.nn.functional
CASES = {
    "var": lambda m, x: x.var(1), "std": lambda m, x: x.std(), "max": lambda m, x: x.max(dim=1).values,
    "max indices": lambda m, x: x.max(dim=1).indices, "sort": lambda m, x: x.sort(1).values, "topk": lambda m, x: x.topk(2).indices,
    "flatten": lambda m, x: x.flatten(1), "permute": lambda m, x: x.permute(2, 0, 1), "split": lambda m, x: x.split(2, 1)[1],
    "chunk": lambda m, x: x.chunk(3, 2)[1], "expand": lambda m, x: x[:, :1].expand(-1, 5, -1), "repeat": lambda m, x: x.repeat(1, 2, 1),
    "gather": lambda m, x: x.gather(0, m.tensor([[[0, 1, 1, 0]]])), "cumsum": lambda m, x: x.cumsum(2),
    "einsum": lambda m, x: m.einsum("bij,bkj->bik", x, x), "norm": lambda m, x: x.norm(), "clamp": lambda m, x: x.clamp(-1, 1),
    "where": lambda m, x: m.where(x > 0, x, x * 0), "tril": lambda m, x: x.tril(), "roll": lambda m, x: x.roll(1, 0),
    "floor_divide": lambda m, x: x.detach() // 0.7, "remainder": lambda m, x: x % 0.7, "logsumexp": lambda m, x: x.logsumexp(1),
    "argmax": lambda m, x: x.argmax(), "sigmoid": lambda m, x: x.sigmoid(), "index": lambda m, x: x[:, [0, 2], 1],
    "softmax": lambda m, x: x.softmax(1), "matmul": lambda m, x: x @ x.transpose(1, 2), "stack": lambda m, x: m.stack([x, x], 1),
    "repeat_interleave": lambda m, x: x.repeat_interleave(2, dim=1), "diagonal": lambda m, x: x.diagonal(0, 1, 2),
    "masked_fill": lambda m, x: x.masked_fill(x > 0, 0.0), "atan2": lambda m, x: m.atan2(x, x * x), "lerp": lambda m, x: x.lerp(x * x, 0.3),
}
FUNCTIONAL = {
    "gelu": lambda f, x: f.gelu(x), "gelu tanh": lambda f, x: f.gelu(x, approximate="tanh"), "silu": lambda f, x: f.silu(x),
    "softplus": lambda f, x: f.softplus(x), "elu": lambda f, x: f.elu(x), "leaky_relu": lambda f, x: f.leaky_relu(x),
    "layer_norm": lambda f, x: f.layer_norm(x, (4,)), "rms_norm": lambda f, x: f.rms_norm(x, (4,), eps=1e-6),
    "mse": lambda f, x: f.mse_loss(x, x * 0.5), "bce logits": lambda f, x: f.binary_cross_entropy_with_logits(x, (x > 0) * 1.0),
    "attention": lambda f, x: f.scaled_dot_product_attention(x, x, x, is_causal=True), "linear": lambda f, x: f.linear(x, x[0]),
    "conv2d": lambda f, x: f.conv2d(x.reshape(1, 2, 3, 4), x.reshape(1, 2, 3, 4), stride=1, padding=1),
    "max_pool2d": lambda f, x: f.max_pool2d(x.reshape(1, 2, 3, 4), 2), "avg_pool2d": lambda f, x: f.avg_pool2d(x.reshape(1, 2, 3, 4), 2, padding=1),
}


def compare(ours, theirs, x, y):
    assert tuple(ours.shape) == tuple(theirs.shape)
    assert str(ours.dtype).split(".")[1] == str(theirs.dtype).split(".")[1]
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-4, atol=1e-5)
    if not theirs.requires_grad:
        return
    (ours * ours).sum().backward()
    (theirs * theirs).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), y.grad.numpy(), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("name", CASES)
def test_operations(name):
    x, y = (module.tensor(values((2, 3, 4)), requires_grad=True) for module in (gt, torch))
    compare(CASES[name](gt, x), CASES[name](torch, y), x, y)


@pytest.mark.parametrize("name", FUNCTIONAL)
def test_functions(name):
    x, y = (module.tensor(values((2, 3, 4)), requires_grad=True) for module in (gt, torch))
    compare(FUNCTIONAL[name](G, x), FUNCTIONAL[name](F, y), x, y)


@pytest.mark.parametrize("options", [{}, {"reduction": "sum"}, {"label_smoothing": 0.1}, {"ignore_index": 1}])
def test_cross_entropy(options):
    x, y = (module.tensor(values((5, 4)), requires_grad=True) for module in (gt, torch))
    classes = [0, 3, 1, 1, 2]
    compare(G.cross_entropy(x, gt.tensor(classes), **options), F.cross_entropy(y, torch.tensor(classes), **options), x, y)


@pytest.mark.parametrize("name,options", [("SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.1}), ("Adam", {"weight_decay": 0.1}),
                                          ("AdamW", {"lr": 0.01, "betas": (0.8, 0.95)})])
def test_optimizers(name, options):
    ours, theirs = (module.tensor(values((3, 4)), requires_grad=True) for module in (gt, torch))
    first, second = getattr(gt.nn, name)([ours], **options), getattr(torch.optim, name)([theirs], **options)
    for _ in range(5):
        for parameter, optimizer in ((ours, first), (theirs, second)):
            optimizer.zero_grad()
            (parameter ** 3).sum().backward()
            optimizer.step()
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-4, atol=1e-6)
