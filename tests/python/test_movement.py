import numpy as np
import pytest
from conftest import same, values

import gt


def test_shapes():
    x = values((2, 3, 4))
    t = gt.tensor(x)
    same(t.reshape(6, 4), x.reshape(6, 4))
    same(t.reshape((4, -1)), x.reshape(4, -1))
    same(t.view(-1), x.reshape(-1))
    same(t.flatten(), x.reshape(-1))
    same(t.flatten(1), x.reshape(2, 12))
    same(t.T, np.swapaxes(x, -1, -2))
    same(t.transpose(), np.swapaxes(x, -1, -2))
    same(t.transpose(0, 2), np.swapaxes(x, 0, 2))
    same(t.permute(2, 0, 1), x.transpose(2, 0, 1))
    same(t.permute((1, 0, 2)), x.transpose(1, 0, 2))
    same(t.unsqueeze(1), x[:, None])
    same(t.unsqueeze(-1), x[..., None])
    same(gt.tensor(x[:1]).squeeze(0), x[0])
    same(gt.tensor(x[:1, :, :1]).squeeze(), x[0, :, 0])
    same(gt.tensor(x[:1]).squeeze(1), x[:1])
    with pytest.raises(gt.Error, match="reshape"):
        t.reshape(5, 5)


def test_vectors_have_no_axes_to_swap():
    assert gt.tensor([1, 2]).T.tolist() == [1, 2]


def test_repeating():
    x = values((2, 1))
    t = gt.tensor(x)
    same(t.expand(2, 3), np.broadcast_to(x, (2, 3)))
    same(t.expand(-1, 3), np.broadcast_to(x, (2, 3)))
    same(t.broadcast_to((4, 2, 3)), np.broadcast_to(x, (4, 2, 3)))
    same(t.repeat(2, 3), np.tile(x, (2, 3)))
    same(t.repeat(3, 1, 2), np.tile(x, (3, 1, 2)))
    same(t.repeat_interleave(3, axis=0), np.repeat(x, 3, 0))


def test_joining():
    a, b = values((2, 3)), values((4, 3), seed=1)
    same(gt.cat([gt.tensor(a), gt.tensor(b)]), np.concatenate([a, b]))
    same(gt.cat((gt.tensor(a), gt.tensor(a)), dim=1), np.concatenate([a, a], 1))
    same(gt.cat([gt.tensor(a), gt.tensor(a)], axis=-1), np.concatenate([a, a], -1))
    same(gt.stack([gt.tensor(a), gt.tensor(a)], 1), np.stack([a, a], 1))
    assert gt.cat([gt.tensor([1]), gt.tensor([2.5])]).tolist() == [1, 2.5]
    with pytest.raises(gt.Error, match="cat"):
        gt.cat([gt.ones(2, 3), gt.ones(2, 4)])
    with pytest.raises(TypeError):
        gt.cat([1, 2])


def test_parting():
    x = values((7, 2))
    t = gt.tensor(x)
    for found, wanted in zip(t.split(3), (x[:3], x[3:6], x[6:])):
        same(found, wanted)
    for found, wanted in zip(t.split([2, 5]), (x[:2], x[2:])):
        same(found, wanted)
    parts = t.chunk(3)
    assert [len(part) for part in parts] == [3, 3, 1]
    same(t.chunk(2, dim=1)[1], x[:, 1:])


def test_order():
    x = values((3, 5))
    t = gt.tensor(x)
    pair = t.sort()
    same(pair.values, np.sort(x))
    same(pair.indices, np.argsort(x, kind="stable"))
    same(t.sort(0, descending=True).values, -np.sort(-x, 0))
    same(t.argsort(1), np.argsort(x, 1))
    found, where = t.topk(2)
    same(found, -np.sort(-x)[:, :2])
    same(where, np.argsort(-x)[:, :2])
    same(t.topk(2, largest=False).values, np.sort(x)[:, :2])
    same(t.flip(0), x[::-1])
    same(t.flip(0, 1), x[::-1, ::-1])
    same(t.roll(1, 0), np.roll(x, 1, 0))
    same(t.roll((1, 2), (0, 1)), np.roll(x, (1, 2), (0, 1)))
    same(t.roll(2), np.roll(x, 2))


def test_triangles():
    x = values((4, 4))
    same(gt.tensor(x).tril(), np.tril(x))
    same(gt.tensor(x).triu(1), np.triu(x, 1))
    same(gt.tensor(x).diagonal(), np.diagonal(x))
    same(gt.tensor(x).diagonal(1), np.diagonal(x, 1))
    same(gt.pad(gt.tensor(x), (1, 0), (0, 2), 9), np.pad(x, ((1, 0), (0, 2)), constant_values=9))


def test_products():
    for left, right in [((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 4)), ((2, 3), (3, 4)), ((5, 2, 3), (3, 4)),
                        ((5, 2, 3), (5, 3, 4)), ((2, 1, 2, 3), (5, 3, 4)), ((4, 3), (5, 3, 2)), ((3,), (5, 3, 2))]:
        a, b = values(left), values(right, seed=1)
        same(gt.tensor(a) @ gt.tensor(b), np.asarray(a @ b), rtol=1e-4, atol=1e-5)
    a, b = values((3,)), values((4,), seed=1)
    same(gt.tensor(a).outer(gt.tensor(b)), np.outer(a, b))
    same(gt.matmul(gt.tensor(a), gt.tensor(a)), np.asarray(a @ a), rtol=1e-4)
    with pytest.raises(gt.Error, match="matmul"):
        gt.ones(2, 3) @ gt.ones(2, 3)
    with pytest.raises(gt.Error, match="matmul"):
        gt.ones(2, 3) @ 2


@pytest.mark.parametrize("equation,shapes", [
    ("ij,jk->ik", [(2, 3), (3, 4)]), ("ij,jk", [(2, 3), (3, 4)]), ("bij,bjk->bik", [(2, 3, 4), (2, 4, 2)]),
    ("ii->i", [(3, 3)]), ("ii", [(3, 3)]), ("ij->ji", [(2, 3)]), ("ij->", [(2, 3)]), ("i,j->ij", [(2,), (3,)]),
    ("...ij,...jk->...ik", [(2, 3, 4), (4, 2)]), ("ij,jk,kl->il", [(2, 3), (3, 4), (4, 2)])])
def test_einsum(equation, shapes):
    arrays = [values(shape, seed=i) for i, shape in enumerate(shapes)]
    same(gt.einsum(equation, *map(gt.tensor, arrays)), np.asarray(np.einsum(equation, *arrays)), rtol=1e-4, atol=1e-5)


def test_creation():
    same(gt.zeros(2, 3), np.zeros((2, 3), np.float32))
    same(gt.ones((2,), dtype=gt.int32), np.ones(2, np.int32))
    same(gt.full((2, 2), 7), np.full((2, 2), 7))
    same(gt.full((2,), 2.5), np.full(2, 2.5, np.float32))
    same(gt.arange(5), np.arange(5))
    same(gt.arange(2, 8, 3), np.arange(2, 8, 3))
    same(gt.arange(0, 1, 0.25), np.arange(0, 1, 0.25, np.float32))
    same(gt.arange(5, dtype=gt.float32), np.arange(5, dtype=np.float32))
    same(gt.linspace(0, 1, 5), np.linspace(0, 1, 5, dtype=np.float32))
    same(gt.eye(3), np.eye(3, dtype=np.float32))
    same(gt.eye(2, 3), np.eye(2, 3, dtype=np.float32))
    same(gt.zeros_like(gt.ones(2, dtype=gt.int8)), np.zeros(2, np.int8))
    same(gt.full_like(gt.ones(2), 3), np.full(2, 3, np.float32))
    assert gt.zeros(()).shape == () and gt.zeros(0, 2).shape == (0, 2)
    assert gt.ones(2, requires_grad=True).requires_grad
    with pytest.raises(gt.Error):
        gt.ones(2, dtype=gt.int64, requires_grad=True)


def test_random_numbers_repeat():
    gt.manual_seed(7)
    first = [gt.randn(1000), gt.rand(1000), gt.randint(0, 5, (1000,)), gt.randperm(100)]
    gt.manual_seed(7)
    second = [gt.randn(1000), gt.rand(1000), gt.randint(0, 5, (1000,)), gt.randperm(100)]
    for a, b in zip(first, second):
        assert a.tolist() == b.tolist()
    normal, uniform, integers, order = (t.numpy() for t in first)
    assert abs(normal.mean()) < 0.15 and abs(normal.std() - 1) < 0.1
    assert 0 <= uniform.min() and uniform.max() < 1
    assert set(integers) == {0, 1, 2, 3, 4} and sorted(order) == list(range(100))
    state = gt.get_rng_state()
    a = gt.rand(3).tolist()
    assert gt.rand(3).tolist() != a
    gt.set_rng_state(state)
    assert gt.rand(3).tolist() == a


def test_from_what_python_has():
    assert gt.tensor(3).dtype == gt.int64 and gt.tensor(3.5).dtype == gt.float32
    assert gt.tensor([True]).dtype == gt.bool and gt.tensor([1, 2.5]).dtype == gt.float32
    assert gt.tensor(np.array([1.0])).dtype == gt.float64
    assert gt.tensor([1], dtype=gt.float16).dtype == gt.float16
    assert gt.tensor([gt.tensor(1), gt.tensor(2)]).tolist() == [1, 2]
    assert gt.tensor([[1, 2], [3, 4]]).shape == (2, 2)
    assert gt.tensor([]).shape == (0,)
    strided = np.arange(12).reshape(3, 4).T[::2]
    same(gt.from_numpy(strided), strided)
    same(gt.tensor(np.arange(3, dtype=">i4")), np.arange(3, dtype=np.int32))
    with pytest.raises(TypeError):
        gt.from_numpy([1])
    with pytest.raises((TypeError, ValueError)):
        gt.tensor("text")
    with pytest.raises(TypeError):
        gt.tensor(np.array([1j]))
