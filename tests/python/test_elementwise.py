import math
import operator

import numpy as np
import pytest
from conftest import same, values

import gt

SHAPES = [(), (1,), (5,), (3, 4), (2, 3, 4), (0,), (0, 3)]
PAIRS = [((), ()), ((3,), ()), ((3, 4), (4,)), ((3, 1), (1, 4)), ((2, 3, 4), (3, 1)), ((1, 5), (5,)), ((0, 3), (3,))]

erf = np.vectorize(math.erf, otypes=[np.float32])
UNARY = {
    "neg": (np.negative, -3), "abs": (np.abs, -3), "sign": (np.sign, -3), "square": (np.square, -3),
    "floor": (np.floor, -3), "ceil": (np.ceil, -3), "round": (np.round, -3), "relu": (lambda x: np.maximum(x, 0), -3),
    "exp": (np.exp, -3), "expm1": (np.expm1, -3), "log": (np.log, 0.1), "log1p": (np.log1p, 0.1), "log2": (np.log2, 0.1),
    "sqrt": (np.sqrt, 0), "rsqrt": (lambda x: 1 / np.sqrt(x), 0.1), "reciprocal": (lambda x: 1 / x, 0.1),
    "sin": (np.sin, -3), "cos": (np.cos, -3), "tan": (np.tan, 0.1), "tanh": (np.tanh, -3),
    "erf": (lambda x: erf(x).reshape(x.shape), -3), "sigmoid": (lambda x: 1 / (1 + np.exp(-x)), -3),
    "silu": (lambda x: x / (1 + np.exp(-x)), -3), "softplus": (lambda x: np.log1p(np.exp(x)), -3),
    "logsigmoid": (lambda x: -np.log1p(np.exp(-x)), -3),
    "gelu": (lambda x: x * 0.5 * (1 + erf(x / np.float32(math.sqrt(2))).reshape(x.shape)), -3),
    "leaky_relu": (lambda x: np.where(x < 0, np.float32(0.01) * x, x), -3),
    "elu": (lambda x: np.where(x < 0, np.expm1(x), x), -3),
}
OPERATORS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
             "%": operator.mod, "**": operator.pow, "<": operator.lt, "<=": operator.le, ">": operator.gt,
             ">=": operator.ge, "==": operator.eq, "!=": operator.ne}


@pytest.mark.parametrize("name", UNARY)
def test_functions(name):
    oracle, low = UNARY[name]
    for shape in SHAPES:
        x = np.asarray(values(shape, low=low, high=1.4 if name == "tan" else 3.0))
        with np.errstate(all="ignore"):
            same(getattr(gt.tensor(x), name)(), np.asarray(oracle(x), dtype=np.float32), rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("name", ["exp", "log", "sqrt", "sin", "tanh", "sigmoid"])
def test_integers_become_floating(name):
    x = np.array([1, 2, 3])
    same(getattr(gt.tensor(x), name)(), UNARY[name][0](x.astype(np.float32)))


@pytest.mark.parametrize("name", OPERATORS)
def test_operators_broadcast(name):
    function = OPERATORS[name]
    for left, right in PAIRS:
        a = np.asarray(values(left, low=0.5, seed=1))
        b = np.asarray(values(right, low=0.5, seed=2))
        same(function(gt.tensor(a), gt.tensor(b)), np.asarray(function(a, b)), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", OPERATORS)
def test_numbers_on_both_sides(name):
    function = OPERATORS[name]
    a = values((2, 3), low=0.5)
    for number in (2, 2.5, True):
        same(function(gt.tensor(a), number), np.asarray(function(a, np.float32(number))), rtol=1e-4)
        same(function(number, gt.tensor(a)), np.asarray(function(np.float32(number), a)), rtol=1e-4)


@pytest.mark.parametrize("name", ["+", "-", "*", "//", "%", "<", "=="])
@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "float64"])
def test_operators_keep_types(name, dtype):
    function = OPERATORS[name]
    a, b = values((3, 4), dtype, 1, low=1), values((3, 4), dtype, 2, low=1)
    if dtype == "uint8" and name == "-":
        a, b = np.maximum(a, b), np.minimum(a, b)
    same(function(gt.tensor(a), gt.tensor(b)), function(a, b))


@pytest.mark.parametrize("dtype", [gt.float16, gt.bfloat16])
def test_halves(dtype):
    a = gt.tensor([1.5, -2.25], dtype=dtype)
    total = a + a
    assert total.dtype == dtype and total.tolist() == [3.0, -4.5]
    assert (a * 2.5).dtype == dtype
    assert (a * 2).float().tolist() == [3.0, -4.5]


def test_division_and_remainder_of_negative_numbers():
    a, b = np.array([7, -7, 7, -7]), np.array([2, 2, -2, -2])
    same(gt.tensor(a) // gt.tensor(b), a // b)
    same(gt.tensor(a) % gt.tensor(b), a % b)
    same(gt.tensor(a) % 3, a % 3)
    x, y = np.array([7.5, -7.5], np.float32), np.float32(2.0)
    same(gt.tensor(x) // 2.0, x // y)
    same(gt.tensor(x) % 2.0, x % y)


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, -1, -2, 0.5, -0.5, 2.5])
def test_any_exponent(exponent):
    x = values((4,), low=0.5)
    same(gt.tensor(x) ** exponent, x ** np.float32(exponent), rtol=1e-4)


def test_bits_and_logic():
    a, b = np.array([6, 5, 0]), np.array([3, 5, 1])
    same(gt.tensor(a) & gt.tensor(b), a & b)
    same(gt.tensor(a) | 8, a | 8)
    same(gt.tensor(a) ^ gt.tensor(b), a ^ b)
    same(~gt.tensor(a), ~a)
    p, q = np.array([True, False, True]), np.array([True, True, False])
    same(gt.tensor(p) & gt.tensor(q), p & q)
    same(~gt.tensor(p), ~p)
    same(gt.tensor(a).logical_and(gt.tensor(b)), np.logical_and(a, b))
    same(gt.tensor(a).logical_not(), np.logical_not(a))


def test_in_place():
    for symbol, function in {"+=": operator.iadd, "-=": operator.isub, "*=": operator.imul, "/=": operator.itruediv}.items():
        x = values((2, 3), low=1)
        y = values((3,), seed=3, low=1)
        t = before = gt.tensor(x)
        t = function(t, gt.tensor(y))
        assert t is before, symbol
        same(t, function(x.copy(), y))
    t = gt.tensor([1, 2])
    t += 1
    assert t.dtype == gt.int64 and t.tolist() == [2, 3]
    with pytest.raises(gt.Error):
        t += 0.5
    with pytest.raises(gt.Error):
        t += gt.ones(3, 2)
    assert t.add_(1).mul_(2).tolist() == [6, 8]
    assert t.copy_(gt.tensor([5.0, 7.0])).tolist() == [5, 7]
    assert gt.zeros(2).fill_(3).tolist() == [3, 3]


def test_special_values():
    x = np.array([np.nan, np.inf, -np.inf, 0, 1], np.float32)
    t = gt.tensor(x)
    same(t.isnan(), np.isnan(x))
    same(t.isinf(), np.isinf(x))
    same(t.isfinite(), np.isfinite(x))
    same(gt.maximum(t, 0.5), np.maximum(x, np.float32(0.5)))
    same(gt.minimum(t, 0.5), np.minimum(x, np.float32(0.5)))
    same(t == t, x == x)


def test_clip_and_where():
    x = values((3, 4))
    same(gt.tensor(x).clip(-1, 1), np.clip(x, -1, 1))
    same(gt.tensor(x).clip(min=0), np.clip(x, 0, None))
    same(gt.tensor(x).clamp(max=0), np.clip(x, None, 0))
    y = values((4,), seed=5)
    same(gt.where(gt.tensor(x) > 0, gt.tensor(x), gt.tensor(y)), np.where(x > 0, x, y))
    same(gt.where(gt.tensor(x) > 0, 1.0, 0.0), np.where(x > 0, np.float32(1), np.float32(0)))
    same(gt.tensor(x).masked_fill(gt.tensor(x > 0), -1), np.where(x > 0, np.float32(-1), x))
    same(gt.tensor(x).lerp(gt.tensor(x) + 2, 0.5), x + 1)


def test_with_arrays_and_numbers_of_numpy():
    x = values((2, 3))
    t = gt.tensor(x)
    for result in (t + x, x + t, t * np.float32(2), np.float32(2) * t, t + np.int64(3)):
        assert isinstance(result, gt.Tensor) and result.dtype == gt.float32
    same(x + t, x + x)
    same(x - t, x - x)


def test_conversions():
    x = np.array([-1.7, 0.0, 2.9], np.float32)
    same(gt.tensor(x).astype("int32"), x.astype(np.int32))
    same(gt.tensor(x).bool(), x.astype(bool))
    same(gt.tensor(x).to(gt.float64), x.astype(np.float64))
    same(gt.tensor(x).long(), x.astype(np.int64))
    same(gt.tensor(x).to(gt.tensor([1])), x.astype(np.int64))
    assert gt.tensor(x).half().dtype == gt.float16
    assert gt.tensor(x).to(np.float16).dtype == gt.float16
