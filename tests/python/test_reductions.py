import numpy as np
import pytest
from conftest import same, values

import gt

SHAPES = [(5,), (3, 4), (2, 3, 4), (2, 1, 3)]
NUMPY = {"sum": np.sum, "mean": np.mean, "prod": np.prod, "amax": np.max, "amin": np.min, "any": np.any, "all": np.all}


def axes_of(shape):
    return [None, 0, -1] + ([(0, 1), (0, -1)] if len(shape) > 1 else [])


@pytest.mark.parametrize("name", NUMPY)
def test_against_numpy(name):
    for shape in SHAPES:
        x = values(shape) if name not in ("any", "all") else values(shape) > 0
        for axis in axes_of(shape):
            for keepdims in (False, True):
                same(getattr(gt.tensor(x), name)(axis=axis, keepdims=keepdims),
                     np.asarray(NUMPY[name](x, axis=axis, keepdims=keepdims)), rtol=1e-4)


@pytest.mark.parametrize("name", ["sum", "mean", "var", "std"])
def test_both_names_of_an_axis(name):
    x = gt.tensor(values((3, 4)))
    method = getattr(x, name)
    assert method(axis=1, keepdims=True).tolist() == method(dim=1, keepdim=True).tolist() == method(1, True).tolist()
    assert getattr(gt, name)(x, dim=0).tolist() == method(0).tolist()


def test_a_sum_along_an_axis_is_no_scalar():
    assert gt.ones(2, 3).sum(axis=1).tolist() == [3, 3]


@pytest.mark.parametrize("correction", [0, 1])
def test_variance(correction):
    x = values((4, 5))
    for axis in (None, 0, 1, (0, 1)):
        same(gt.tensor(x).var(axis=axis, correction=correction), np.asarray(np.var(x, axis=axis, ddof=correction)), rtol=1e-4)
        same(gt.tensor(x).std(axis=axis, correction=correction), np.asarray(np.std(x, axis=axis, ddof=correction)), rtol=1e-4)


def test_types_of_sums():
    assert gt.ones(3, dtype=gt.int32).sum().dtype == gt.int64
    assert gt.tensor([True, True]).sum().item() == 2
    assert gt.ones(3, dtype=gt.float16).sum().dtype == gt.float16


def test_max_and_min():
    x = values((3, 4))
    t = gt.tensor(x)
    same(t.max(), np.asarray(x.max()))
    same(t.max(axis=1), x.max(axis=1))
    same(t.min(axis=0, keepdims=True), x.min(axis=0, keepdims=True))
    pair = t.max(dim=1)
    same(pair.values, x.max(axis=1))
    same(pair.indices, x.argmax(axis=1))
    found, where = t.min(dim=0, keepdim=True)
    same(found, x.min(axis=0, keepdims=True))
    same(where, x.argmin(axis=0)[None])
    same(t.max(gt.zeros(4)), np.maximum(x, 0))


def test_places():
    x = values((3, 4))
    same(gt.tensor(x).argmax(), np.asarray(x.argmax()))
    same(gt.tensor(x).argmin(axis=1), x.argmin(axis=1))
    same(gt.tensor(x).argmax(0, keepdims=True), x.argmax(0, keepdims=True))
    assert gt.tensor([1, 3, 3]).argmax().item() == 1


def test_running_sums():
    x = values((3, 4))
    for axis in (0, 1, -1):
        same(gt.tensor(x).cumsum(axis), np.cumsum(x, axis), rtol=1e-4, atol=1e-5)


def test_softmax():
    x = values((3, 4))
    for axis in (0, 1, -1):
        e = np.exp(x - x.max(axis, keepdims=True))
        same(gt.tensor(x).softmax(axis), e / e.sum(axis, keepdims=True))
        same(gt.tensor(x).log_softmax(axis=axis), np.log(e / e.sum(axis, keepdims=True)), rtol=1e-4, atol=1e-5)
    same(gt.tensor(x).logsumexp(1), np.log(np.exp(x).sum(1)), rtol=1e-4)
    assert np.isfinite(gt.tensor([1000.0, 0.0]).softmax().numpy()).all()


def test_norms():
    x = values((3, 4))
    same(gt.tensor(x).norm(), np.asarray(np.linalg.norm(x)), rtol=1e-4)
    same(gt.tensor(x).norm(1, axis=1), np.abs(x).sum(1), rtol=1e-4)
    same(gt.tensor(x).norm(float("inf")), np.asarray(np.abs(x).max()))


def test_of_nothing():
    assert gt.zeros(0).sum().item() == 0
    assert gt.zeros(0, 3).sum(axis=0).tolist() == [0, 0, 0]
    with pytest.raises(gt.Error):
        gt.zeros(0).max()


def test_a_wrong_axis():
    with pytest.raises(gt.Error, match="sum"):
        gt.ones(2, 3).sum(axis=2)
    with pytest.raises(TypeError):
        gt.ones(2, 3).sum(axis="rows")
