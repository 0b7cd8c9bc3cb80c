"""tests/data/gt_repr.json was written by PyTorch: an array, and how it prints it."""

import json
import pathlib

import numpy as np
import pytest

import gt

CASES = json.loads((pathlib.Path(__file__).parents[1] / "data" / "gt_repr.json").read_text())


@pytest.mark.parametrize("array,wanted", CASES, ids=[case[0] for case in CASES])
def test_as_pytorch(array, wanted):
    t = gt.from_numpy(np.array(eval(array)))
    assert repr(t) == wanted.replace("torch.", "gt.")


def test_gradients_and_types():
    assert repr(gt.ones(2, requires_grad=True)) == "tensor([1., 1.], requires_grad=True)"
    assert repr(gt.ones(1, dtype=gt.bfloat16)) == "tensor([1.], dtype=gt.bfloat16)"
    assert str(gt.tensor(2)) == "tensor(2)"
    assert f"{gt.tensor(2.5):.2f}" == "2.50"


def test_only_the_edges_of_a_large_tensor_are_read(fresh, monkeypatch):
    read = []
    numpy = gt.Tensor.numpy
    monkeypatch.setattr(gt.Tensor, "numpy", lambda self: read.append(self.numel()) or numpy(self))
    repr(gt.zeros(1000, 1000))
    assert read == [36]
