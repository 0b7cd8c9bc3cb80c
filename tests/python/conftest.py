"""Tests of the package gt in build/python, with a session inside the test's process."""

import os

os.environ["PCP_CACHE"] = "off"  # tests leave the user's own cache alone
os.environ.pop("GT_CONFIG", None)

import numpy as np
import pytest

import gt


@pytest.fixture(autouse=True)
def session():
    """Sessions of tests have one thread, and signals end with the test."""
    gt._start._start_local("cpu", threads=1)
    gt.manual_seed(0)
    yield
    assert gt.signal.stack() == []
    gt._gt._forget_signals()


@pytest.fixture
def fresh():
    """No session has started."""
    gt.shutdown()
    gt._start._start_local("cpu", threads=1)
    yield
    gt.shutdown()


def values(shape, dtype="float32", seed=0, low=-3.0, high=3.0):
    """Random numbers of any type, the same in every run."""
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if np.issubdtype(np.dtype(dtype), np.floating):
        return rng.uniform(low, high, shape).astype(dtype)
    low = max(low, 0) if np.dtype(dtype).kind == "u" else low
    return rng.integers(int(low), int(high) + 5, shape).astype(dtype)


def same(tensor, array, rtol=1e-5, atol=1e-6):
    """Of one shape and one type, and near."""
    array = np.asarray(array)
    found = tensor.numpy()
    assert tensor.shape == array.shape == found.shape
    assert found.dtype == array.dtype, (found.dtype, array.dtype)
    np.testing.assert_allclose(found, array, rtol=rtol, atol=atol)
