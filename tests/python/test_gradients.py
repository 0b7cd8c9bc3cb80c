"""Gradients against finite differences in float64, and the habits of backward()."""

import numpy as np
import pytest
from conftest import values

import gt

F = gt.nn.functional
UNARY = ["neg", "abs", "square", "relu", "exp", "expm1", "log", "log1p", "log2", "sqrt", "rsqrt", "reciprocal", "sin", "cos",
         "tan", "tanh", "erf", "sigmoid", "silu", "gelu", "softplus", "logsigmoid", "leaky_relu", "elu", "clone"]
INDEX = np.array([[0, 2], [1, 1], [2, 0]])
FUNCTIONS = {
    "gelu tanh": lambda x: x.gelu("tanh"),
    "power": lambda x: x ** 2.5, "power by tensor": lambda x: 2.0 ** x, "integer power": lambda x: x ** 3,
    "sum": lambda x: x.sum(), "sum axis": lambda x: x.sum(axis=1), "mean": lambda x: x.mean(axis=0, keepdims=True),
    "prod": lambda x: x.prod(axis=1), "max": lambda x: x.max(axis=1), "min": lambda x: x.min(), "var": lambda x: x.var(axis=1),
    "std": lambda x: x.std(), "max dim": lambda x: x.max(dim=1).values, "norm": lambda x: x.norm(),
    "cumsum": lambda x: x.cumsum(1), "softmax": lambda x: x.softmax(1), "log_softmax": lambda x: x.log_softmax(0),
    "logsumexp": lambda x: x.logsumexp(1), "reshape": lambda x: x.reshape(-1) * gt.arange(12),
    "transpose": lambda x: x.T @ x, "permute": lambda x: x.permute(1, 0) ** 2, "expand": lambda x: x.unsqueeze(0).expand(2, 3, 4) ** 2,
    "repeat": lambda x: x.repeat(2, 2) ** 2, "flip": lambda x: x.flip(0) * gt.arange(4), "roll": lambda x: x.roll(1, 0) ** 2,
    "cat": lambda x: gt.cat([x, x * 2], 1) ** 2, "stack": lambda x: gt.stack([x, x * x]) ** 2,
    "split": lambda x: x.split(3, 1)[0] ** 2, "chunk": lambda x: x.chunk(2, 1)[1] ** 2, "tril": lambda x: x.tril() ** 2,
    "diagonal": lambda x: x.diagonal() ** 2, "pad": lambda x: gt.pad(x, (1, 1), (0, 2), 3.0) ** 2,
    "row": lambda x: x[1] ** 2, "slice": lambda x: x[:, 1::2] ** 2, "backwards": lambda x: x[::-1, 0] ** 2,
    "indices": lambda x: x[[0, 2, 0]] ** 2, "two indices": lambda x: x[[0, 1], [2, 3]] ** 2,
    "mask": lambda x: x[values((3, 4)) > 0] ** 2, "gather": lambda x: x.gather(1, gt.tensor(INDEX)) ** 2,
    "index_select": lambda x: x.index_select(1, gt.tensor([0, 0, 3])) ** 2,
    "masked_fill": lambda x: x.masked_fill(gt.tensor(values((3, 4)) > 0), 2.0) ** 2,
    "where": lambda x: gt.where(x > 1.5, x * 2, x * x), "clip": lambda x: x.clip(1.0, 2.0) ** 2,
    "maximum": lambda x: gt.maximum(x, 1.5) ** 2, "sort": lambda x: x.sort(1).values * gt.arange(4),
    "topk": lambda x: x.topk(2, 1).values ** 2, "matmul": lambda x: x @ x.T, "vector": lambda x: x @ x[0],
    "batched": lambda x: x.reshape(3, 2, 2) @ x.reshape(3, 2, 2), "einsum": lambda x: gt.einsum("ij,kj->ik", x, x),
    "outer": lambda x: x[0].outer(x[1]), "layer_norm": lambda x: F.layer_norm(x, 4) ** 3,
    "rms_norm": lambda x: F.rms_norm(x, 4) ** 3, "linear": lambda x: F.linear(x, x, x[:, 0]),
    "embedding": lambda x: F.embedding(gt.tensor([0, 2, 0]), x) ** 2,
    "cross_entropy": lambda x: F.cross_entropy(x, gt.tensor([0, 1, 3])),
    "label smoothing": lambda x: F.cross_entropy(x, gt.tensor([0, 1, 3]), label_smoothing=0.1),
    "nll": lambda x: F.nll_loss(x.log_softmax(1), gt.tensor([0, 1, 3])),
    "mse": lambda x: F.mse_loss(x, x.detach() * 0 + 1), "l1": lambda x: F.l1_loss(x, x.detach() * 0),
    "bce": lambda x: F.binary_cross_entropy(x.sigmoid(), (x.detach() > 1.5).astype(gt.float64)),
    "bce logits": lambda x: F.binary_cross_entropy_with_logits(x, (x.detach() > 1.5).astype(gt.float64)),
    "attention": lambda x: F.scaled_dot_product_attention(x, x, x, is_causal=True),
    "conv2d": lambda x: F.conv2d(x.reshape(1, 1, 3, 4), x[:2, :2].reshape(1, 1, 2, 2), padding=1),
    "max_pool2d": lambda x: F.max_pool2d(x.reshape(1, 1, 3, 4), 2) ** 2,
    "avg_pool2d": lambda x: F.avg_pool2d(x.reshape(1, 1, 3, 4), 2) ** 2,
    "scatter_add": lambda x: (x * 0).scatter_add(1, gt.tensor(INDEX), x[:, :2] ** 2),
    "divide": lambda x: x / x[0], "subtract": lambda x: 1 - x, "reflected divide": lambda x: 1 / x, "remainder": lambda x: x % 0.7,
    "atan2": lambda x: x.atan2(2.0), "lerp": lambda x: x.lerp(x * x, 0.3),
}
FUNCTIONS.update({name: lambda x, name=name: getattr(x, name)() for name in UNARY})


def check(function, array):
    x = gt.tensor(array, requires_grad=True)
    y = function(x)
    weight = values(y.shape, "float64", seed=9)
    (y * gt.tensor(weight)).sum().backward()
    gradient = x.grad.numpy()
    step = 1e-5
    for place in np.ndindex(array.shape):
        moved = [array.copy(), array.copy()]
        moved[0][place] += step
        moved[1][place] -= step
        with gt.no_grad():
            up, down = ((function(gt.tensor(one)).numpy() * weight).sum() for one in moved)
        np.testing.assert_allclose(gradient[place], (up - down) / (2 * step), rtol=2e-4, atol=2e-6)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_finite_differences(name):
    check(FUNCTIONS[name], values((3, 4), "float64", low=0.3, high=3.0 if name != "tan" else 1.2))


@pytest.mark.parametrize("left,right", [((3, 4), (4,)), ((3, 1), (1, 4)), ((), (2, 3)), ((2, 3, 4), (3, 1))])
def test_broadcast_operands(left, right):
    a, b = (gt.tensor(values(shape, "float64", low=0.5), requires_grad=True) for shape in (left, right))
    (a * b + a / b).sum().backward()
    assert a.grad.shape == left and b.grad.shape == right
    x, y = a.numpy(), b.numpy()
    whole = np.broadcast_shapes(left, right)

    def summed(gradient, shape):
        gradient = np.broadcast_to(gradient, whole)
        axes = tuple(range(len(whole) - len(shape)))
        gradient = gradient.sum(axes)
        return gradient.sum(tuple(i for i, size in enumerate(shape) if size == 1 != gradient.shape[i]), keepdims=True).reshape(shape)
    np.testing.assert_allclose(a.grad.numpy(), summed(y + 1 / y, left))
    np.testing.assert_allclose(b.grad.numpy(), summed(x - x / y ** 2, right))


def test_repeated_backward_adds_up():
    x = gt.tensor([2.0, 3.0], requires_grad=True)
    (x * x).sum().backward()
    (x * x).sum().backward()
    assert x.grad.tolist() == [8, 12]
    y = (x * x).sum()
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.tolist() == [16, 24]
    with pytest.raises(gt.Error, match="retain_graph"):
        y.backward()


def test_gradients_can_be_replaced():
    x = gt.ones(2, requires_grad=True)
    assert x.grad is None
    (x * 3).sum().backward()
    x.grad.zero_()
    assert x.grad.tolist() == [0, 0]
    x.grad += 1
    assert x.grad.tolist() == [1, 1]
    x.grad = None
    assert x.grad is None
    with pytest.raises(gt.Error):
        x.grad = gt.ones(3)


def test_a_vector_needs_a_gradient():
    x = gt.ones(3, requires_grad=True)
    with pytest.raises(gt.Error, match="gradient"):
        (x * 2).backward()
    (x * 2).backward(gt.tensor([1.0, 2.0, 3.0]))
    assert x.grad.tolist() == [2, 4, 6]


def test_no_grad():
    x = gt.ones(2, requires_grad=True)
    with gt.no_grad():
        assert not (x * 2).requires_grad and not gt.is_grad_enabled()
        with gt.enable_grad():
            assert (x * 2).requires_grad
        assert not gt.is_grad_enabled()
    assert gt.is_grad_enabled()

    @gt.no_grad()
    def called(y):
        return y * 2

    @gt.no_grad
    def bare(y):
        return y * 2
    assert not called(x).requires_grad and not bare(x).requires_grad and gt.is_grad_enabled()
    with pytest.raises(ZeroDivisionError), gt.no_grad():
        1 / 0
    assert gt.is_grad_enabled()
    with gt.set_grad_enabled(False):
        assert not gt.is_grad_enabled()
    assert gt.is_grad_enabled()
    with pytest.raises(gt.Error):
        called(x).sum().backward()


def test_a_leaf_stays_a_leaf():
    p = gt.tensor([1.0, 2.0], requires_grad=True)
    for outside in (True, False):
        (p * p).sum().backward()
        if outside:
            p -= 0.1 * p.grad
        else:
            with gt.no_grad():
                p -= 0.1 * p.grad
        assert p.is_leaf and p.requires_grad
        p.grad = None
    np.testing.assert_allclose(p.numpy(), [0.64, 1.28], rtol=1e-6)
    (p * p).sum().backward()
    p.data -= 0.5 * p.grad
    assert p.tolist() == [0, 0] and p.is_leaf and p.requires_grad
    p.data.add_(1)
    p.data[0] = 5
    assert p.tolist() == [5, 1]
    p.data = gt.zeros(2)
    assert p.tolist() == [0, 0] and p.requires_grad


def test_changes_of_what_backward_needs():
    x = gt.ones(2, requires_grad=True)
    y = x * 2
    loss = (y * y).sum()
    y += 1
    with pytest.raises(gt.Error, match="in place"):
        loss.backward()


def test_results_changed_in_place_have_gradients():
    x = gt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * 2
    y[0] = 7
    y *= 3
    y.sum().backward()
    assert x.grad.tolist() == [0, 6, 6]


def test_detached_tensors_have_none():
    x = gt.ones(2, requires_grad=True)
    d = x.detach()
    assert not d.requires_grad and not x.data.requires_grad
    (x * d).sum().backward()
    assert x.grad.tolist() == [1, 1]
    with pytest.raises(gt.Error):
        d.sum().backward()
    with pytest.raises(gt.Error):
        (x * 2).requires_grad = False


def test_halves_have_gradients():
    for dtype in (gt.float16, gt.bfloat16):
        x = gt.tensor([1.5, 2.0], dtype=dtype, requires_grad=True)
        (x * x).sum().backward()
        assert x.grad.dtype == dtype and x.grad.tolist() == [3, 4]


def test_mixed_types_have_gradients_of_their_own():
    a = gt.ones(2, requires_grad=True)
    b = gt.ones(2, dtype=gt.float64, requires_grad=True)
    (a * b).sum().backward()
    assert a.grad.dtype == gt.float32 and b.grad.dtype == gt.float64
    a.grad = None
    (a * gt.tensor([2, 3])).sum().backward()
    assert a.grad.tolist() == [2, 3]
