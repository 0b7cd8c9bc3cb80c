"""Elementwise operations. References are NumPy's, in extended precision where rounding matters."""

import ml_dtypes
import numpy as np

from cases import (
    ALL,
    BITS,
    DTYPES,
    FLOATS,
    INTS,
    NAMES,
    NUMBERS,
    SIGNED,
    UNSIGNED,
    is_float,
    random,
    small,
    tensor,
    type_of,
    wide,
    width,
)

REFERENCE = np.longdouble
# Vector math may be a few units off, and may flush results below the smallest normal number.
MATH = {"f16": "ulp 1", "bf16": "ulp 1 1.2e-38", "f32": "close 1e-6 1.2e-38", "f64": "close 1e-13 2.3e-308"}
PERIODIC = {"f16": "ulp 1", "bf16": "ulp 1 1.2e-38", "f32": "close 2e-6 1e-7", "f64": "close 1e-13 1e-15"}


def finfo(name):
    return ml_dtypes.finfo(DTYPES[name])


def to(name, values):
    """Rounds by way of f64: harmless for + - * / and sqrt (it has twice the bits), within tolerance for the rest."""
    with np.errstate(all="ignore"):
        values = np.asarray(values)
        return values.astype(np.float64).astype(DTYPES[name])


def edges(name):
    info = finfo(name)
    return to(
        name,
        [
            0.0,
            -0.0,
            1,
            -1,
            0.5,
            -0.5,
            1.5,
            -1.5,
            2.5,
            -2.5,
            2,
            -3,
            7,
            10,
            -10,
            0.1,
            -0.1,
            1e-3,
            88,
            -88,
            100,
            -100,
            np.pi,
            np.pi / 2,
            info.max,
            info.min,
            info.tiny,
            -float(info.tiny),
            info.eps,
            np.inf,
            -np.inf,
            np.nan,
        ],
    )


def sweep(name, low, high, count=64):
    """Both signs, evenly spread in the exponent."""
    rng = random(f"sweep {name} {low} {high}")
    return to(name, rng.choice([-1.0, 1.0], count) * 10.0 ** rng.uniform(low, high, count))


def denormals(name):
    info = finfo(name)
    step = float(info.smallest_subnormal)
    return to(
        name, [step, -step, 3 * step, 17 * step, float(info.tiny) - step, -float(info.tiny) / 2, 5 * step, 100 * step]
    )


def integer_edges(name):
    info = np.iinfo(DTYPES[name])
    values = [0, 1, 2, 3, 5, 7, 10, 100, info.max, info.max - 1, info.max // 2, info.max // 3]
    if info.min < 0:
        values += [-1, -2, -3, -7, -100, info.min, info.min + 1, info.min // 2]
    return np.array(values, DTYPES[name])


def pairs(values, others=None):
    others = values if others is None else others
    return np.repeat(values, len(others)), np.tile(others, len(values))


def all_values(name):
    return (
        np.array([False, True, True, False]) if name == "i1" else edges(name) if is_float(name) else integer_edges(name)
    )


def extended(function):
    def apply(name, *xs):
        with np.errstate(all="ignore"):
            return to(name, function(*(x.astype(np.float64).astype(REFERENCE) for x in xs)))

    return apply


def correctly_rounded_sqrt(name, x):
    with np.errstate(all="ignore"):
        return to(name, np.sqrt(x.astype(np.float64)))


def round_half_away(x):
    return np.copysign(np.floor(np.abs(x) + REFERENCE(0.5)), x)


# op: (reference, exponents of the accuracy sweep, tolerance or None for exact)
FLOAT_UNARY = {
    "cbrt": (np.cbrt, (-30, 30), MATH),
    "ceil": (np.ceil, (-3, 8), None),
    "cosine": (np.cos, (-6, 3), PERIODIC),
    "exponential": (np.exp, (-6, 2), MATH),
    "exponential_minus_one": (np.expm1, (-10, 2), MATH),
    "floor": (np.floor, (-3, 8), None),
    "log": (np.log, (-30, 30), MATH),
    "log_plus_one": (np.log1p, (-10, 10), MATH),
    "logistic": (lambda x: 1 / (1 + np.exp(-x)), (-4, 2), MATH),
    "round_nearest_afz": (round_half_away, (-3, 8), None),
    "round_nearest_even": (np.rint, (-3, 8), None),
    "rsqrt": (lambda x: 1 / np.sqrt(x), (-30, 30), MATH),
    "sine": (np.sin, (-6, 3), PERIODIC),
    "sqrt": (np.sqrt, (-30, 30), None),
    "tan": (np.tan, (-6, 3), PERIODIC),
    "tanh": (np.tanh, (-6, 2), MATH),
}


def shapes(suite, op, make, results):
    """The same op on a scalar, a zero-sized tensor and a tensor of rank 3 that is no multiple of any vector length."""
    for label, shape in (("scalar", ()), ("empty", (0, 3)), ("rank3", (3, 1, 37))):
        inputs = make(shape)
        suite.single(op, label, inputs, [results(*inputs)])


def float_unary(suite):
    for op, (function, span, tolerance) in FLOAT_UNARY.items():
        reference = extended(function) if op != "sqrt" else correctly_rounded_sqrt
        for name in FLOATS:
            kind = (tolerance or {}).get(name, "exact")
            spread = span if name in ("f32", "f64") else (max(span[0], -4), min(span[1], 4))
            for label, x in (
                (name, edges(name)),
                (f"{name}_sweep", sweep(name, *spread)),
                (f"{name}_denormal", denormals(name)),
            ):
                suite.single(op, label, [x], [reference(name, x)], tolerance=kind)
            if tolerance is PERIODIC and name in ("f32", "f64"):
                x = sweep(name, 4, 30 if name == "f32" else 200, 32)
                suite.single(op, f"{name}_large", [x], [reference(name, x)], tolerance=kind)
        kind = (tolerance or {}).get("f32", "exact")
        for label, shape in (("scalar", ()), ("empty", (0, 3)), ("rank3", (3, 1, 37))):
            x = np.abs(small("f32", shape, op)) + np.float32(0.25)
            suite.single(op, label, [x], [reference("f32", x)], tolerance=kind)


def number_unary(suite):
    def sign(x):
        if is_float(NAMES[x.dtype]):
            return np.where(np.isnan(x) | (x == 0), x, np.copysign(np.ones_like(x), x)).astype(x.dtype)
        return np.sign(x).astype(x.dtype)

    def negate(x):
        with np.errstate(all="ignore"):
            return (-x).astype(x.dtype)

    def absolute(x):
        with np.errstate(all="ignore"):
            return np.abs(x).astype(x.dtype)

    def bits(x):
        return [int(v) & ((1 << width(NAMES[x.dtype])) - 1) for v in x.reshape(-1)]

    def popcnt(x):
        return np.array([b.bit_count() for b in bits(x)], x.dtype).reshape(x.shape)

    def leading(x):
        return np.array([width(NAMES[x.dtype]) - b.bit_length() for b in bits(x)], x.dtype).reshape(x.shape)

    rows = {
        "abs": (absolute, SIGNED + FLOATS),
        "negate": (negate, NUMBERS),
        "sign": (sign, SIGNED + FLOATS),
        "not": (np.invert, BITS),
        "popcnt": (popcnt, INTS),
        "count_leading_zeros": (leading, INTS),
    }
    for op, (function, names) in rows.items():
        for name in names:
            x = all_values(name)
            suite.single(op, name, [x], [function(x)])
            if is_float(name):
                suite.single(op, f"{name}_denormal", [denormals(name)], [function(denormals(name))])
        shapes(suite, op, lambda shape: [small("i32", shape, op)], function)
    for name in FLOATS:
        for label, x in ((name, edges(name)), (f"{name}_denormal", denormals(name))):
            suite.single("is_finite", label, [x], [np.isfinite(x)])
    shapes(suite, "is_finite", lambda shape: [small("f32", shape)], np.isfinite)


def wrap(name, values):
    """Whole numbers of any size to a type, modulo its range."""
    bits = width(name)
    low = 0 if name in UNSIGNED else -(1 << (bits - 1))
    return np.array([(int(v) - low) % (1 << bits) + low for v in values], DTYPES[name])


def integer_binary(function):
    def apply(name, x, y):
        return wrap(name, [function(int(a), int(b), name) for a, b in zip(x.reshape(-1), y.reshape(-1))]).reshape(
            x.shape
        )

    return apply


def int_divide(a, b, name):
    if b == 0:
        return -1
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def int_remainder(a, b, name):
    return a if b == 0 else a - b * int_divide(a, b, name)


def int_power(a, b, name):
    if b < 0:
        return 1 if a == 1 else (1 if b % 2 == 0 else -1) if a == -1 else 0
    return pow(a, b, 1 << width(name))


def shift(kind):
    def apply(a, b, name):
        bits = width(name)
        amount, pattern = b % (1 << bits), a % (1 << bits)
        if kind == "left":
            return pattern << amount if amount < bits else 0
        if kind == "logical":
            return pattern >> amount if amount < bits else 0
        value = pattern - (1 << bits) if pattern >> (bits - 1) else pattern
        return value >> min(amount, bits - 1)

    return apply


def float_binary(suite):
    def arithmetic(function):
        def apply(name, x, y):
            with np.errstate(all="ignore"):
                if name == "f64":
                    return function(x, y)
                return function(x.astype(np.float64), y.astype(np.float64)).astype(DTYPES[name])

        return apply

    def extreme(function, zero):
        """IEEE 754 maximum and minimum: NaN wins, and -0 is below 0."""

        def apply(x, y):
            with np.errstate(all="ignore"):
                both_zero = (x == 0) & (y == 0)
                sign = np.signbit(x) & np.signbit(y) if zero == "positive" else np.signbit(x) | np.signbit(y)
                return np.where(both_zero, np.where(sign, -0.0, 0.0), function(x, y))

        return apply

    def remainder(x, y):
        return np.fmod(x, y)

    exact = {
        "add": np.add,
        "subtract": np.subtract,
        "multiply": np.multiply,
        "divide": np.divide,
        "remainder": remainder,
        "maximum": extreme(np.maximum, "positive"),
        "minimum": extreme(np.minimum, "negative"),
    }
    for op, function in exact.items():
        for name in FLOATS:
            x, y = pairs(edges(name)[[0, 1, 2, 3, 5, 8, 12, 15, 20, 24, 25, 26, 29, 30, 31]])
            result = arithmetic(function)(name, x, y)
            with np.errstate(all="ignore"):  # engines that flush denormals fail the cases named so, and no others
                normal = ~((result != 0) & (np.abs(result) < finfo(name).tiny))
            suite.single(op, name, [x[normal], y[normal]], [result[normal]])
            x, y = sweep(name, -3, 3, 48), sweep(name, -2, 2, 48)
            suite.single(op, f"{name}_sweep", [x, y], [arithmetic(function)(name, x, y)])
            x, y = pairs(denormals(name)[:5])
            suite.single(op, f"{name}_denormal", [x, y], [arithmetic(function)(name, x, y)])
    for op, function in {"atan2": np.arctan2, "power": np.power}.items():
        for name in FLOATS:
            few = edges(name)[[0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 15, 24, 26, 29, 30, 31]]
            x, y = pairs(few)
            suite.single(op, name, [x, y], [extended(function)(name, x, y)], tolerance=MATH[name])
            if op == "power":
                x, y = np.abs(sweep(name, -2, 2, 64)), to(name, sweep(name, -1, 0.8, 64).astype(np.float64) * 2)
            else:
                x, y = sweep(name, -4, 4, 64), sweep(name, -3, 3.5, 64)
            suite.single(op, f"{name}_sweep", [x, y], [extended(function)(name, x, y)], tolerance=MATH[name])
        shapes_tolerant(suite, op, extended(function))


def shapes_tolerant(suite, op, reference):
    for label, shape in (("scalar", ()), ("empty", (0, 3)), ("rank3", (3, 1, 37))):
        x, y = np.abs(small("f32", shape, "x")) + np.float32(0.5), small("f32", shape, "y")
        suite.single(op, label, [x, y], [reference("f32", x, y)], tolerance=MATH["f32"])


def integer_and_bit_binary(suite):
    arithmetic = {
        "add": lambda a, b, n: a + b,
        "subtract": lambda a, b, n: a - b,
        "multiply": lambda a, b, n: a * b,
        "divide": int_divide,
        "remainder": int_remainder,
        "power": int_power,
        "maximum": lambda a, b, n: max(a, b),
        "minimum": lambda a, b, n: min(a, b),
    }
    logic = {"and": lambda a, b, n: a & b, "or": lambda a, b, n: a | b, "xor": lambda a, b, n: a ^ b}
    shifts = {
        "shift_left": shift("left"),
        "shift_right_arithmetic": shift("arithmetic"),
        "shift_right_logical": shift("logical"),
    }
    for op, function in (arithmetic | logic | shifts).items():
        for name in INTS:
            values = integer_edges(name)
            few = values[:12:2].tolist() + values[12:].tolist()[:7]
            x, y = pairs(np.array(few + [int(values[8])], DTYPES[name]))
            if op in shifts:
                bits = width(name)
                amounts = [0, 1, 3, bits - 1, bits, bits + 1] + (
                    [-1] if name in SIGNED else [int(np.iinfo(DTYPES[name]).max)]
                )
                x, y = pairs(values, np.array(amounts, DTYPES[name]))
            if (
                op == "power"
            ):  # XLA looks at the low bits of an exponent only, and takes large unsigned ones for negative
                large = np.array([int(v) > 50 for v in y])
                suite.single(
                    op,
                    f"{name}_large_exponent",
                    [x[large], y[large]],
                    [integer_binary(function)(name, x[large], y[large])],
                )
                x, y = x[~large], y[~large]
            suite.single(op, name, [x, y], [integer_binary(function)(name, x, y)])
        if op == "power":
            continue
        shapes(
            suite,
            op,
            lambda shape: [small("i32", shape, "x"), small("i32", shape, "y", 1)],
            lambda x, y: integer_binary(function)("i32", x, y),
        )
    table = {
        "add": np.logical_or,
        "multiply": np.logical_and,
        "maximum": np.logical_or,
        "minimum": np.logical_and,
        "and": np.logical_and,
        "or": np.logical_or,
        "xor": np.logical_xor,
    }
    for op, function in table.items():
        x, y = pairs(np.array([False, True]))
        suite.single(op, "i1", [x, y], [function(x, y)])
    # Results of several operations in one function, so that they can be fused, with a value used twice.
    x, y = small("f32", (5, 19), "x"), small("f32", (5, 19), "y")
    t = type_of(x)
    suite.function(
        "add",
        "chain",
        [x, y],
        f'%0 = "stablehlo.multiply"(%in0, %in1) : ({t}, {t}) -> {t}\n'
        f'%1 = "stablehlo.add"(%0, %in0) : ({t}, {t}) -> {t}\n'
        f'%2 = "stablehlo.subtract"(%1, %0) : ({t}, {t}) -> {t}\nreturn %1, %2, %in0 : {t}, {t}, {t}',
        [x * y + x, x, x],
    )


def compare(suite):
    np.seterr(invalid="ignore")

    def total_key(x):
        bits = x.view(f"i{x.dtype.itemsize}").astype(np.int64)
        low = -(1 << (8 * x.dtype.itemsize - 1))
        return np.where(bits < 0, low - bits - 1, bits)

    directions = {
        "EQ": np.equal,
        "NE": np.not_equal,
        "GE": np.greater_equal,
        "GT": np.greater,
        "LE": np.less_equal,
        "LT": np.less,
    }

    def add(label, x, y, kind, keys=lambda v: v):
        t, b = type_of(x), tensor("i1", x.shape)
        lines = []
        for i, direction in enumerate(directions):
            attrs = f"comparison_direction = #stablehlo<comparison_direction {direction}>"
            attrs += f", compare_type = #stablehlo<comparison_type {kind}>" if kind else ""
            lines.append(f'%{i} = "stablehlo.compare"(%in0, %in1) <{{{attrs}}}> : ({t}, {t}) -> {b}')
        lines.append("return %0, %1, %2, %3, %4, %5 : " + ", ".join([b] * 6))
        suite.function("compare", label, [x, y], "\n".join(lines), [f(keys(x), keys(y)) for f in directions.values()])

    for name in ALL:
        values = (
            np.array([False, True])
            if name == "i1"
            else (
                integer_edges(name)
                if not is_float(name)
                else edges(name)[[0, 1, 2, 3, 5, 12, 24, 25, 26, 27, 29, 30, 31]]
            )
        )
        kind = "FLOAT" if is_float(name) else "SIGNED" if name in SIGNED else "UNSIGNED"
        x, y = pairs(values[::2] if len(values) > 16 else values)
        add(name, x, y, kind)
        add(f"{name}_no_type", *pairs(values[:3]), "")
        if is_float(name):
            nans = np.concatenate([values, -np.abs(values[-1:])]).astype(DTYPES[name])
            x, y = pairs(np.concatenate([nans[:5], nans[-5:]]))
            add(f"{name}_total_order", x, y, "TOTALORDER", total_key)
    for label, shape in (("scalar", ()), ("empty", (0, 3)), ("rank3", (3, 1, 37))):
        add(label, small("f32", shape, "x"), small("f32", shape, "y"), "FLOAT")


def select_and_clamp(suite):
    for name in ALL:
        x, y = wide(name, (3, 5), "x"), wide(name, (3, 5), "y")
        p = wide("i1", (3, 5), "p")
        suite.single("select", name, [p, x, y], [np.where(p, x, y)])
        for value in (False, True):
            suite.single("select", f"{name}_scalar_{str(value).lower()}", [np.array(value), x, y], [x if value else y])
        low, high = small(name, (3, 5), "low", -3, 1), small(name, (3, 5), "high", 0, 3)
        x = small(name, (3, 5), "x", -6, 6)

        def clamp(low, x, high):
            if name == "i1":
                return np.logical_and(np.logical_or(x, low), high)
            return np.minimum(np.maximum(low, x), high).astype(DTYPES[name])

        suite.single("clamp", name, [low, x, high], [clamp(low, x, high)], tolerance="equal")
        bounds = (np.array(0, DTYPES[name]), np.array(1 if name == "i1" else 2, DTYPES[name]))
        suite.single(
            "clamp",
            f"{name}_scalar_bounds",
            [bounds[0], x, bounds[1]],
            [clamp(bounds[0], x, bounds[1])],
            tolerance="equal",
        )
        suite.single(
            "clamp", f"{name}_scalar_low", [bounds[0], x, high], [clamp(bounds[0], x, high)], tolerance="equal"
        )
        if is_float(name):
            x = edges(name)
            bounds = (np.array(-1, DTYPES[name]), np.array(2, DTYPES[name]))
            suite.single(
                "clamp", f"{name}_edges", [bounds[0], x, bounds[1]], [clamp(bounds[0], x, bounds[1])], tolerance="equal"
            )
            suite.single(
                "clamp",
                f"{name}_nan_bound",
                [np.array(np.nan, DTYPES[name]), x, bounds[1]],
                [np.full_like(x, np.nan)],
                tolerance="equal",
            )
    for label, shape in (("scalar", ()), ("empty", (0, 3)), ("rank3", (3, 1, 37))):
        x, y, p = small("f32", shape, "x"), small("f32", shape, "y"), small("i1", shape, "p")
        suite.single("select", label, [p, x, y], [np.where(p, x, y)])
        suite.single(
            "clamp", label, [np.full(shape, -2, np.float32), x, np.full(shape, 1, np.float32)], [np.clip(x, -2, 1)]
        )


def convert(suite):
    def reference(x, target):
        source = NAMES[x.dtype]
        with np.errstate(all="ignore"):
            if target == "i1":
                return x != 0
            if not is_float(source) and not is_float(target):
                return wrap(target, x.astype(object) if source != "i1" else x.astype(int))
            if not is_float(source):
                if target == "f16" or target == "bf16":  # rounded once, by way of extended precision and f64 to odd
                    return once(x.astype(REFERENCE), target)
                return x.astype(DTYPES[target])
            if is_float(target):
                return (
                    once(x.astype(np.float64), target)
                    if source == "f64"
                    else x.astype(np.float64).astype(DTYPES[target])
                )
            info = np.iinfo(DTYPES[target])
            whole = np.trunc(x.astype(REFERENCE))
            return np.array(
                [
                    0 if np.isnan(v) else info.max if v > info.max else info.min if v < info.min else int(v)
                    for v in whole
                ],
                DTYPES[target],
            )

    def once(x, target):
        """f64 to a narrow float; through f32 rounded to odd, which keeps the second rounding right."""
        if target in ("f32", "f64"):
            return x.astype(DTYPES[target])
        y = x.astype(np.float32)
        back = y.astype(x.dtype)
        toward = np.where(np.abs(back) > np.abs(x), np.nextafter(y, np.float32(0)), y)
        inexact = np.isfinite(x) & (back != x) & (toward.view(np.uint32) % 2 == 0)
        odd = np.where(inexact, (toward.view(np.uint32) | 1).view(np.float32), np.where(np.isfinite(x), toward, y))
        return odd.astype(DTYPES[target])

    for source in ALL:
        if source == "i1":
            x = np.array([False, True, True])
        elif is_float(source):
            extra = [
                127,
                128,
                128.5,
                -128,
                -129,
                255,
                256,
                255.9,
                -0.9,
                0.9,
                32767,
                32768,
                -32769,
                65535,
                65536,
                2.0**31,
                -(2.0**31),
                2.0**31 - 1,
                2.0**32,
                2.0**63,
                -(2.0**63),
                2.0**64,
                1e10,
                -1e10,
                1e20,
                65519,
                65520,
                1.00390625,
                3.4e38,
            ]
            x = np.concatenate([edges(source), to(source, extra)])
        else:
            x = np.concatenate(
                [
                    integer_edges(source),
                    wide(source, (12,)),
                    wrap(source, [2**24 + 1, 2**25 + 3, 2**53 + 1, 257, 65535]),
                ]
            )
        for target in ALL:
            # A 32- or 64-bit number reaches f16 and bf16 by way of f32 on most hardware: rounded twice.
            twice = target in ("f16", "bf16") and width(source) >= 32
            suite.single(
                "convert", f"{source}_to_{target}", [x], [reference(x, target)], tolerance="ulp 1" if twice else "exact"
            )
    shapes(suite, "convert", lambda shape: [small("i32", shape)], lambda x: x.astype(np.float32))


def reduce_precision(suite):
    def reference(name, x, exponent_bits, mantissa_bits):
        info = finfo(name)
        x = x.astype(np.float64)
        lowest, largest = int(info.minexp), (1 << (exponent_bits - 1)) - 1
        with np.errstate(all="ignore"):
            exponent = np.frexp(x)[1] - 1
            result = x.copy()
            if mantissa_bits < info.nmant:
                unit = np.maximum(exponent, lowest) - mantissa_bits
                result = np.ldexp(np.rint(np.ldexp(x, -unit)), unit)
                if mantissa_bits == 0:  # which of two powers of two is even, the bits of the exponent say: bias is odd
                    tie = (np.abs(x) == 1.5 * np.ldexp(1.0, exponent)) & (exponent % 2 != 0) & (exponent >= lowest)
                    result = np.where(tie, np.copysign(np.ldexp(1.0, exponent), x), result)
            rounded = result
            if largest < 1 - lowest:
                exponent = np.frexp(result)[1] - 1
                result = np.where(exponent > largest, np.copysign(np.inf, x), result)
                result = np.where((exponent < 1 - largest), np.copysign(0.0, x), result)
            result = np.where(np.isinf(rounded), rounded, np.where(x == 0, x, result))
            result = np.where(np.isnan(x), x if mantissa_bits > 0 else np.copysign(np.inf, x), result)
            return result.astype(DTYPES[name])

    formats = [(5, 10), (8, 7), (4, 3), (5, 2), (8, 23), (11, 52), (3, 1), (1, 5), (6, 0)]
    for name in FLOATS:
        half = to(name, [1 + i / 64 for i in range(-40, 72)])  # ties, and their neighbours
        half = np.concatenate([half, np.nextafter(half, to(name, 0)), np.nextafter(half, to(name, 9))])
        x = np.concatenate([edges(name), sweep(name, -20, 20), denormals(name), half, -half[::5]])
        for exponent_bits, mantissa_bits in formats:
            values = x if mantissa_bits > 0 else x[~np.isnan(x)]
            attrs = f"exponent_bits = {exponent_bits} : i32, mantissa_bits = {mantissa_bits} : i32"
            expected = reference(name, values, exponent_bits, mantissa_bits)
            suite.single("reduce_precision", f"{name}_e{exponent_bits}m{mantissa_bits}", [values], [expected], attrs)
    attrs = "exponent_bits = 5 : i32, mantissa_bits = 2 : i32"
    for label, shape in (("scalar", ()), ("empty", (0, 3)), ("rank3", (3, 1, 37))):
        x = small("f32", shape, label)
        suite.single("reduce_precision", label, [x], [reference("f32", x, 5, 2)], attrs)


def add_cases(suite):
    float_unary(suite)
    number_unary(suite)
    float_binary(suite)
    integer_and_bit_binary(suite)
    compare(suite)
    select_and_clamp(suite)
    convert(suite)
    reduce_precision(suite)
