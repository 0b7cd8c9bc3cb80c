import copy
import math
import pickle

import numpy as np
import pytest
from conftest import same, values

import gt
from gt import nn
from gt.nn import functional as F


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 8)
        self.blocks = nn.ModuleList([nn.Linear(8, 8) for _ in range(2)])
        self.scale = nn.Parameter(gt.ones(8))
        self.plain = gt.zeros(8, requires_grad=True)
        self.not_trained = gt.zeros(8)
        self.drop = nn.Dropout(0.5)
        self.register_buffer("count", gt.zeros(1))
        self.register_buffer("scratch", gt.zeros(1), persistent=False)

    def forward(self, x):
        x = self.first(x).relu()
        for block in self.blocks:
            x = x + block(x)
        return self.drop(x * self.scale + self.plain)


NAMES = ["scale", "plain", "first.weight", "first.bias", "blocks.0.weight", "blocks.0.bias", "blocks.1.weight",
         "blocks.1.bias"]


def test_parameters_are_found():
    net = Net()
    assert [name for name, _ in net.named_parameters()] == NAMES
    assert len(net.parameters()) == 8 and sum(p.numel() for p in net.parameters()) == 16 + 40 + 2 * 72
    assert [name for name, _ in net.named_buffers()] == ["count", "scratch"]
    assert list(net.state_dict()) == NAMES + ["count"]
    assert [name for name, _ in net.named_modules()] == ["", "first", "blocks", "blocks.0", "blocks.1", "drop"]
    assert isinstance(net.scale, nn.Parameter) and isinstance(net.scale, gt.Tensor)


def test_shared_parameters_are_counted_once():
    class Tied(nn.Module):
        def __init__(self):
            super().__init__()
            self.embedding = nn.Embedding(5, 3)
            self.head = nn.Linear(3, 5, bias=False)
            self.head.weight = self.embedding.weight
    assert len(Tied().parameters()) == 1


def test_modes():
    net = Net()
    assert net.training and net.blocks[0].training
    assert net.eval() is net and not net.drop.training and not net.blocks[1].training
    x = gt.ones(3, 4)
    assert net(x).tolist() == net(x).tolist()
    net.train()
    assert net(x).tolist() != net(x).tolist()


def test_states_travel_through_files(tmp_path):
    one, two = Net().eval(), Net().eval()
    x = gt.ones(3, 4)
    assert one(x).tolist() != two(x).tolist()
    gt.save(one.state_dict(), tmp_path / "model.safetensors")
    assert two.load_state_dict(gt.load(tmp_path / "model.safetensors")) == ([], [])
    assert one(x).tolist() == two(x).tolist()
    assert all(p.is_leaf and p.requires_grad for p in two.parameters())


def test_a_state_stays_as_it_was():
    net = nn.Linear(2, 2)
    state = net.state_dict()
    before = state["weight"].tolist()
    net.weight.data.zero_()
    assert state["weight"].tolist() == before and not state["weight"].requires_grad


def test_states_that_do_not_fit():
    net = nn.Linear(2, 3)
    state = net.state_dict()
    with pytest.raises(gt.Error, match="missing bias; not expected other"):
        net.load_state_dict({"weight": state["weight"], "other": state["bias"]})
    assert net.load_state_dict({"weight": state["weight"]}, strict=False) == (["bias"], [])
    with pytest.raises(gt.Error, match="weight has shape"):
        net.load_state_dict({"weight": gt.ones(2, 2), "bias": state["bias"]})


def test_gradients_become_none():
    net = nn.Linear(2, 2)
    net(gt.ones(1, 2)).sum().backward()
    assert net.weight.grad is not None
    net.zero_grad()
    assert net.weight.grad is None


def test_conversion():
    net = Net().to(gt.bfloat16)
    assert {p.dtype for p in net.parameters()} == {gt.bfloat16} and net.count.dtype == gt.bfloat16
    assert net.eval()(gt.ones(1, 4, dtype=gt.bfloat16)).dtype == gt.bfloat16


def test_copies_are_their_own():
    net = Net()
    other = copy.deepcopy(net)
    other.first.weight.data.zero_()
    assert net.first.weight.abs().sum().item() > 0 and len(other.parameters()) == 8
    assert isinstance(other.scale, nn.Parameter) and other.scale.requires_grad
    t = pickle.loads(pickle.dumps(gt.ones(2, dtype=gt.bfloat16, requires_grad=True)))
    assert t.tolist() == [1, 1] and t.requires_grad and t.dtype == gt.bfloat16
    again = pickle.loads(pickle.dumps(net))
    assert isinstance(again.scale, nn.Parameter) and again.first.weight.tolist() == net.first.weight.tolist()


def test_linear():
    layer = nn.Linear(4, 3)
    x = values((2, 4))
    same(layer(gt.tensor(x)), x @ layer.weight.numpy().T + layer.bias.numpy())
    assert abs(layer.weight.numpy()).max() <= 0.5
    assert nn.Linear(4, 3, bias=False).bias is None
    with pytest.raises(gt.Error):
        layer(gt.ones(2, 5))


def test_convolution():
    x = values((2, 4, 6, 5))
    for options in ({}, {"padding": 1}, {"stride": 2}, {"stride": (1, 2), "padding": (0, 1)}, {"dilation": 2}, {"groups": 2}):
        layer = nn.Conv2d(4, 6, 3, **options)
        same(layer(gt.tensor(x)), convolution(x, layer.weight.numpy(), layer.bias.numpy(), layer), rtol=1e-4, atol=1e-5)


def convolution(x, weight, bias, layer):
    (sh, sw), (ph, pw), (dh, dw) = layer.stride, layer.padding, layer.dilation
    x = np.pad(x, ((0, 0), (0, 0), (ph, ph), (pw, pw)))
    kh, kw = weight.shape[2:]
    height = (x.shape[2] - dh * (kh - 1) - 1) // sh + 1
    width = (x.shape[3] - dw * (kw - 1) - 1) // sw + 1
    out = np.zeros((x.shape[0], weight.shape[0], height, width), np.float32)
    per = weight.shape[0] // layer.groups
    for o in range(weight.shape[0]):
        first = (o // per) * weight.shape[1]
        for i in range(height):
            for j in range(width):
                window = x[:, first:first + weight.shape[1], i * sh:i * sh + dh * kh:dh, j * sw:j * sw + dw * kw:dw]
                out[:, o, i, j] = (window * weight[o]).sum((1, 2, 3)) + bias[o]
    return out


def test_pools():
    x = values((1, 2, 4, 4))
    windows = x.reshape(1, 2, 2, 2, 2, 2)
    same(nn.MaxPool2d(2)(gt.tensor(x)), windows.max((3, 5)))
    same(nn.AvgPool2d(2)(gt.tensor(x)), windows.mean((3, 5)))


def test_norms():
    x = values((3, 4))
    layer = nn.LayerNorm(4)
    layer.weight.data *= 2
    layer.bias.data += 1
    wanted = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5) * 2 + 1
    same(layer(gt.tensor(x)), wanted.astype(np.float32), rtol=1e-4, atol=1e-5)
    same(nn.RMSNorm(4)(gt.tensor(x)), x / np.sqrt((x * x).mean(1, keepdims=True) + 1e-6), rtol=1e-4)
    with pytest.raises(gt.Error, match="LayerNorm"):
        layer(gt.ones(3, 5))


def test_dropout():
    x = gt.ones(10_000)
    dropped = nn.Dropout(0.25)(x).numpy()
    assert set(np.unique(dropped)) == {np.float32(0), np.float32(1 / 0.75)}
    assert abs((dropped == 0).mean() - 0.25) < 0.03
    assert nn.Dropout(0.25).eval()(x).tolist() == x.tolist()
    with pytest.raises(gt.Error):
        nn.Dropout(1.5)


def test_attention():
    layer = nn.MultiHeadAttention(6, 2)
    x = values((2, 5, 6))
    found = layer(gt.tensor(x), is_causal=True)

    def project(linear, y):
        return y @ linear.weight.numpy().T + linear.bias.numpy()
    q, k, v = (project(part, x).reshape(2, 5, 2, 3).transpose(0, 2, 1, 3) for part in (layer.q_proj, layer.k_proj, layer.v_proj))
    scores = q @ k.transpose(0, 1, 3, 2) / math.sqrt(3)
    scores[..., np.triu(np.ones((5, 5), bool), 1)] = -np.inf
    e = np.exp(scores - scores.max(-1, keepdims=True))
    heads = (e / e.sum(-1, keepdims=True)) @ v
    same(found, project(layer.out_proj, heads.transpose(0, 2, 1, 3).reshape(2, 5, 6)).astype(np.float32), rtol=1e-4, atol=1e-5)
    mask = gt.tensor(np.tril(np.ones((5, 5), bool)))
    same(layer(gt.tensor(x), attn_mask=mask), found.numpy(), rtol=1e-4, atol=1e-5)
    assert layer(gt.tensor(x), gt.ones(2, 7, 6)).shape == (2, 5, 6)


def test_losses():
    logits, classes = values((4, 3)), np.array([0, 2, 1, 1])
    logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    each = -logs[np.arange(4), classes]
    L, C = gt.tensor(logits), gt.tensor(classes)
    for reduction, wanted in {"mean": np.asarray(each.mean()), "sum": np.asarray(each.sum()), "none": each}.items():
        same(nn.cross_entropy(L, C, reduction=reduction), wanted, rtol=1e-4)
        same(nn.nll(L.log_softmax(1), C, reduction=reduction), wanted, rtol=1e-4)
        same(nn.CrossEntropyLoss(reduction)(L, C), wanted, rtol=1e-4)
    same(nn.cross_entropy(L, gt.tensor([0, -100, 1, -100])), np.asarray((each[0] + each[2]) / 2), rtol=1e-4)
    a, b = values((3, 2)), values((3, 2), seed=1)
    same(nn.MSELoss()(gt.tensor(a), gt.tensor(b)), np.asarray(((a - b) ** 2).mean()))
    same(nn.L1Loss("sum")(gt.tensor(a), gt.tensor(b)), np.asarray(np.abs(a - b).sum()))
    p, y = 1 / (1 + np.exp(-a)), (b > 0).astype(np.float32)
    wanted = np.asarray(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())
    same(nn.BCELoss()(gt.tensor(p), gt.tensor(y)), wanted, rtol=1e-4)
    same(nn.BCEWithLogitsLoss()(gt.tensor(a), gt.tensor(y)), wanted, rtol=1e-4)
    with pytest.raises(gt.Error, match="reduced"):
        nn.mse(L, L, reduction="average")


def test_activations():
    x = values((3, 4))
    t = gt.tensor(x)
    for module, method in ((nn.ReLU(), t.relu()), (nn.GELU(), t.gelu()), (nn.SiLU(), t.silu()), (nn.Tanh(), t.tanh()),
                           (nn.Sigmoid(), t.sigmoid()), (nn.Softmax(0), t.softmax(0)), (nn.LogSoftmax(1), t.log_softmax(1)),
                           (nn.GELU("tanh"), t.gelu("tanh"))):
        assert module(t).tolist() == method.tolist()


def test_sequences():
    net = nn.Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Linear(3, 1))
    assert len(net) == 3 and len(net.parameters()) == 4 and isinstance(net[1], nn.ReLU) and len(net[:2]) == 2
    assert net(gt.ones(5, 2)).shape == (5, 1)
    assert repr(net).splitlines()[1] == "  (0): Linear(in_features=2, out_features=3, bias=True)"
    with pytest.raises(TypeError):
        nn.ModuleList([1])
    with pytest.raises(NotImplementedError):
        nn.Module()(1)


def test_compile_gives_the_same():
    @gt.compile
    def f(x, y=1):
        """Twice."""
        return x * 2 + y
    assert f(gt.ones(2), y=3).tolist() == [5, 5] and f.__doc__ == "Twice."
    net = gt.compile(nn.Linear(2, 2))
    assert net(gt.ones(1, 2)).shape == (1, 2)
    with pytest.raises(TypeError):
        gt.compile(3)


def test_files(tmp_path):
    path = tmp_path / "a.safetensors"
    value = {"w": gt.arange(3), "list": [gt.ones(2, dtype=gt.bfloat16), {"lr": 0.5, "name": "x", "none": None}], 3: (1, True)}
    gt.save(value, path)
    found = gt.load(path)
    assert found["w"].tolist() == [0, 1, 2] and found["list"][0].dtype == gt.bfloat16
    assert found["list"][1] == {"lr": 0.5, "name": "x", "none": None} and found[3] == (1, True)
    gt.save(gt.ones(2), path)
    assert gt.load(path).tolist() == [1, 1]
    with pytest.raises(TypeError, match="at a"):
        gt.save({"a": object()}, path)
    assert gt.load(path).tolist() == [1, 1]
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(gt.Error):
        gt.load(path)
    with pytest.raises(gt.Error):
        gt.load(tmp_path / "none")
