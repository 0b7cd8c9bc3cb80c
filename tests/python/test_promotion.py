"""The type in which two types meet, over all pairs, against PyTorch's answers (tests/data/gt_promotion.json was written by
the PyTorch it names) and, where PyTorch has none, NumPy's."""

import json
import pathlib

import numpy as np
import pytest

import gt

NAMES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "bfloat16", "float32",
         "float64"]
TABLE = json.loads((pathlib.Path(__file__).parents[1] / "data" / "gt_promotion.json").read_text())


def dtype(name):
    return getattr(gt, name)


@pytest.mark.parametrize("left", NAMES)
def test_all_pairs(left):
    for right in NAMES:
        wanted = TABLE["tensor_tensor"].get(f"{left},{right}") or np.promote_types(left, right).name
        assert gt.promote_types(dtype(left), dtype(right)) == dtype(wanted), (left, right)


@pytest.mark.parametrize("left", NAMES)
def test_operations_use_the_table(left):
    a = gt.ones(2, dtype=dtype(left))
    for right in NAMES:
        b = gt.ones(2, dtype=dtype(right))
        total = a + b
        assert total.dtype == gt.promote_types(a.dtype, b.dtype), (left, right)
        assert total.tolist() == ([True] * 2 if left == right == "bool" else [2, 2]), (left, right)


def test_tensors_without_dimensions_are_weak():
    for pair, wanted in TABLE["tensor_zero_rank"].items():
        left, right = pair.split(",")
        found = gt.result_type(gt.ones(1, dtype=dtype(left)), gt.ones((), dtype=dtype(right)))
        assert found == dtype(wanted), pair


def test_numbers_are_weaker_still():
    numbers = {"bool": True, "int": 2, "float": 2.5}
    for pair, wanted in TABLE["tensor_scalar"].items():
        left, right = pair.split(",")
        a = gt.ones(1, dtype=dtype(left))
        assert gt.result_type(a, numbers[right]) == dtype(wanted), pair
        assert (a * numbers[right]).dtype == dtype(wanted), pair


def test_divisions_and_sums():
    for name, wanted in TABLE["divide"].items():
        a = gt.ones(2, dtype=dtype(name))
        assert (a / a).dtype == dtype(wanted), name
    for name, wanted in TABLE["sum"].items():
        assert gt.ones(2, dtype=dtype(name)).sum().dtype == dtype(wanted), name


def test_names():
    assert gt.float == gt.float32 and gt.long == gt.int64 and gt.half == gt.float16
    assert gt.float32 == "float32" == gt.float32.name and gt.float32 == np.float32 and gt.float32 != gt.float64
    assert repr(gt.bfloat16) == "gt.bfloat16" and gt.bfloat16.itemsize == 2
    assert gt.dtype("f4") is not None and gt.dtype(np.dtype("int8")) == gt.int8
    assert len({gt.float32, gt.dtype("float32"), gt.int8}) == 2
    with pytest.raises(TypeError):
        gt.dtype("complex64")
    with pytest.raises(TypeError):
        gt.ones(2, dtype="complex64")
