"""Operations with regions that fold or reorder: reduce, reduce_window, select_and_scatter, sort."""

import numpy as np

from cases import (
    ALL,
    BITS,
    DTYPES,
    FLOATS,
    NAMES,
    NUMBERS,
    UNSIGNED,
    binary_region,
    dims,
    is_float,
    random,
    region,
    small,
    tensor,
    type_of,
    wide,
)
from contraction import gaussian
from movement import dense

MONOIDS = ("add", "multiply", "maximum", "minimum")


def neutral(op, name):
    if name == "i1":
        return np.array(op in ("multiply", "minimum", "and"))
    if op in ("add", "or", "xor"):
        return np.array(0, DTYPES[name])
    if op == "multiply":
        return np.array(1, DTYPES[name])
    if op == "and":
        return np.array(-1).astype(DTYPES[name])
    if is_float(name):
        return np.array(-np.inf if op == "maximum" else np.inf, DTYPES[name])
    info = np.iinfo(DTYPES[name])
    return np.array(info.min if op == "maximum" else info.max, DTYPES[name])


def foldable(op, name, shape, key=""):
    """Values whose fold is exact in any order."""
    if op == "multiply" and is_float(name):
        return random(f"fold {name} {shape} {key}").choice(np.array([1, -1, 2, 0.5], DTYPES[name]), shape)
    if op == "add" and is_float(name):
        return small(name, shape, key)
    return wide(name, shape, key)


def ops_of(name):
    return MONOIDS + (("and", "or", "xor") if name in BITS else ())


FOLDS = {
    "add": np.add,
    "multiply": np.multiply,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def reduce(suite):
    def fold(op, x, init, axes):
        """NumPy's fold; 16-bit floats are small enough here to be exact by way of f64."""
        name = NAMES[x.dtype]
        values = x.astype(np.float64) if is_float(name) else x
        with np.errstate(all="ignore"):
            for axis in sorted(axes, reverse=True):
                values = FOLDS[op].reduce(
                    values, axis, initial=neutral(op, name).astype(values.dtype), dtype=values.dtype
                )
            return np.asarray(FOLDS[op](values, init.astype(values.dtype))).astype(x.dtype)

    def statement(i, op, x, axes, result, init):
        return (
            f'%r{i} = "stablehlo.reduce"(%in0, {init}) <{{dimensions = {dims(axes)}}}> '
            f"({binary_region(op, NAMES[x.dtype])}) : "
            f"({type_of(x)}, {tensor(NAMES[x.dtype], ())}) -> {type_of(result)}"
        )

    def add(label, op, x, several, init=None, tolerance="equal"):
        """Several reductions of one tensor. Without `init` the initial value is the neutral one, as a constant."""
        value = neutral(op, NAMES[x.dtype]) if init is None else np.array(init, x.dtype)
        name = "%init" if init is None else "%in1"
        results = [fold(op, x, value, axes) for axes in several]
        lines = [f"%init = stablehlo.constant {dense(value)}"] if init is None else []
        lines += [statement(i, op, x, axes, r, name) for i, (axes, r) in enumerate(zip(several, results))]
        lines.append(f"return {', '.join(f'%r{i}' for i in range(len(results)))} : {', '.join(map(type_of, results))}")
        suite.function("reduce", label, [x] if init is None else [x, value], "\n".join(lines), results, tolerance)

    for name in ALL:
        for op in ops_of(name):
            add(f"{op}_{name}", op, foldable(op, name, (3, 4, 5)), [[2], [0], [0, 1, 2]])
    for name in ("f32", "bf16", "i32", "i8", "f64", "i1"):
        for op in ops_of(name):
            add(f"{op}_{name}_rows", op, foldable(op, name, (3, 70)), [[1]])
            add(f"{op}_{name}_columns", op, foldable(op, name, (70, 5)), [[0]])
    for op in MONOIDS:
        add(f"{op}_middle_and_none", op, foldable(op, "f32", (3, 4, 5)), [[1], []])
        add(f"{op}_non_adjacent", op, foldable(op, "f32", (3, 2, 5, 4)), [[0, 2], [1, 3], [3, 0], [0, 1, 3], [2, 3]])
        add(f"{op}_non_adjacent_given_init", op, small("f32", (3, 2, 5, 4)), [[0, 2], [3, 0]], init=2)
        add(f"{op}_empty_rows", op, foldable(op, "f32", (3, 0)), [[1], [0], [0, 1]])
        add(f"{op}_empty_i32", op, foldable(op, "i32", (0,)), [[0]])
        add(f"{op}_scalar", op, foldable(op, "f32", ()), [[]])
        add(f"{op}_unit", op, foldable(op, "f32", (1, 6, 1)), [[0], [2], [0, 2]])
        add(f"{op}_given_init", op, small("f32", (3, 7)), [[1], [0], [0, 1]], init=2)
        add(f"{op}_given_init_i32", op, small("i32", (3, 7)), [[1], [0]], init=2)
        add(f"{op}_given_init_empty", op, small("f32", (3, 0)), [[1]], init=2)
    for name in FLOATS:
        x = small(name, (4, 37))
        x[0, 3], x[1, 36], x[2, 5], x[3, 6] = np.nan, np.inf, -np.inf, np.nan
        x[3, 7] = np.inf
        for op in ("maximum", "minimum", "add"):
            add(f"{op}_{name}_special", op, x, [[1], [0]])
    add("add_f32_gaussian", "add", gaussian("f32", (5, 200)), [[1], [0], [0, 1]], tolerance="close 1e-5 1e-5")
    add("add_f64_gaussian", "add", gaussian("f64", (5, 200)), [[1], [0, 1]], tolerance="close 1e-13 1e-13")
    # Sums that a plain running total in the type itself would lose: 512 ones are 512 also in bf16 (256 + 1 is not).
    add("add_bf16_many", "add", np.ones((2, 512), DTYPES["bf16"]), [[1]], tolerance="ulp 1")
    # An engine that starts each of several partial sums from the initial value counts it several times.
    add("add_bf16_many_given_init", "add", np.ones((2, 512), DTYPES["bf16"]), [[1]], init=4, tolerance="ulp 1")
    add("add_f64_many_given_init", "add", small("f64", (255,)), [[0]], init=1)
    add("multiply_f32_gaussian", "multiply", gaussian("f32", (5, 20)), [[1]], tolerance="close 1e-5 1e-30")

    def variadic(label, xs, inits, axes, body, tolerance="equal", results=None):
        kept = [n for d, n in enumerate(xs[0].shape) if d not in axes]
        results = results or [tensor(NAMES[x.dtype], kept) for x in xs]
        suite.single("reduce", label, [*xs, *inits], results, f"dimensions = {dims(axes)}", body, tolerance)

    i32 = tensor("i32", ())
    for name in NUMBERS:
        t = tensor(name, ())
        kind = "FLOAT" if is_float(name) else "UNSIGNED" if name in UNSIGNED else "SIGNED"
        argmax = region(
            [t, i32, t, i32],
            f"""
          %g_ = stablehlo.compare GT, %a0, %a2, {kind} : ({t}, {t}) -> tensor<i1>
          %e_ = stablehlo.compare EQ, %a0, %a2, {kind} : ({t}, {t}) -> tensor<i1>
          %l_ = stablehlo.compare LT, %a1, %a3, SIGNED : ({i32}, {i32}) -> tensor<i1>
          %b_ = stablehlo.and %e_, %l_ : tensor<i1>
          %p_ = stablehlo.or %g_, %b_ : tensor<i1>
          %v_ = stablehlo.select %p_, %a0, %a2 : tensor<i1>, {t}
          %i_ = stablehlo.select %p_, %a1, %a3 : tensor<i1>, {i32}""",
            [("%v_", t), ("%i_", i32)],
        )
        for axis in range(2):
            x = small(name, (7, 9), "argmax")
            index = np.broadcast_to(
                np.arange(x.shape[axis], dtype=np.int32).reshape((-1, 1) if axis == 0 else (1, -1)), x.shape
            )
            variadic(
                f"argmax_{name}_axis{axis}",
                [x, index.copy()],
                [neutral("maximum", name), np.array(0, np.int32)],
                [axis],
                argmax,
            )
    t = tensor("f32", ())
    logaddexp = region(
        [t, t],
        f"""
      %m_ = stablehlo.maximum %a0, %a1 : {t}
      %d_ = stablehlo.subtract %a0, %a1 : {t}
      %n_ = stablehlo.abs %d_ : {t}
      %k_ = stablehlo.negate %n_ : {t}
      %e_ = stablehlo.exponential %k_ : {t}
      %l_ = stablehlo.log_plus_one %e_ : {t}
      %r_ = stablehlo.add %m_, %l_ : {t}""",
        [("%r_", t)],
    )
    for axes in ([1], [0], [0, 1]):
        variadic(
            f"logaddexp_{'x'.join(map(str, axes))}",
            [gaussian("f32", (5, 23))],
            [np.array(-1e30, np.float32)],
            axes,
            logaddexp,
            "close 2e-5 2e-5",
        )
    complex_product = region(
        [t] * 4,
        f"""
      %0 = stablehlo.multiply %a0, %a2 : {t}
      %1 = stablehlo.multiply %a1, %a3 : {t}
      %2 = stablehlo.subtract %0, %1 : {t}
      %3 = stablehlo.multiply %a0, %a3 : {t}
      %4 = stablehlo.multiply %a1, %a2 : {t}
      %5 = stablehlo.add %3, %4 : {t}""",
        [("%2", t), ("%5", t)],
    )
    for axes in ([1], [0], [1, 0]):
        pair = [small("f32", (4, 5), k, -1, 1) for k in "xy"]
        variadic(
            f"complex_product_{'x'.join(map(str, axes))}",
            pair,
            [np.array(1, np.float32), np.array(0, np.float32)],
            axes,
            complex_product,
        )
    xor_not = region([i32, i32], f"%0 = stablehlo.xor %a0, %a1 : {i32}\n%1 = stablehlo.not %0 : {i32}", [("%1", i32)])
    variadic("xnor", [wide("i32", (6, 11))], [np.array(-1, np.int32)], [1], xor_not)
    plus_one = region(
        [i32, i32],
        f"%c_ = stablehlo.constant dense<1> : {i32}\n%0 = stablehlo.add %a0, %a1 : {i32}\n"
        f"%1 = stablehlo.add %0, %c_ : {i32}",
        [("%1", i32)],
    )
    variadic("add_plus_one", [small("i32", (6, 11))], [np.array(-1, np.int32)], [0], plus_one)
    f64 = tensor("f64", ())
    mixed = region(
        [t, f64, i32, t, f64, i32],
        f"%0 = stablehlo.add %a0, %a3 : {t}\n%1 = stablehlo.maximum %a1, %a4 : {f64}\n"
        f"%2 = stablehlo.multiply %a2, %a5 : {i32}",
        [("%0", t), ("%1", f64), ("%2", i32)],
    )
    for label, n in (("three_types", 9), ("three_types_empty", 0)):  # XLA refuses two float types in one reduce
        xs = [small("f32", (4, n)), small("f64", (4, n)), wide("i32", (4, n))]
        inits = [np.array(0, np.float32), np.array(-np.inf), np.array(1, np.int32)]
        folded = [fold(op, x, init, [1]) for op, x, init in zip(("add", "maximum", "multiply"), xs, inits)]
        variadic(label, xs, inits, [1], mixed, results=folded)
    softmax(suite)


def softmax(suite):
    """Whole patterns that engines fuse: softmax and layer norm over the last dimension."""
    x = gaussian("f32", (6, 19), "softmax") * np.float32(3)
    t, row, s = type_of(x), tensor("f32", (6,)), tensor("f32", ())
    spread = f"broadcast_dimensions = {dims([0])}"

    def total(value, op, init):
        fold = binary_region(op, "f32")
        return f'"stablehlo.reduce"({value}, {init}) <{{dimensions = {dims([1])}}}> ({fold}) : ({t}, {s}) -> {row}'

    with_max = np.exp(x.astype(np.float64) - x.max(1, keepdims=True).astype(np.float64))
    suite.function(
        "reduce",
        "softmax",
        [x],
        f"""
      %low = stablehlo.constant dense<0xFF800000> : {s}
      %zero = stablehlo.constant dense<0.0> : {s}
      %m = {total("%in0", "maximum", "%low")}
      %mb = "stablehlo.broadcast_in_dim"(%m) <{{{spread}}}> : ({row}) -> {t}
      %d = stablehlo.subtract %in0, %mb : {t}
      %e = stablehlo.exponential %d : {t}
      %s = {total("%e", "add", "%zero")}
      %sb = "stablehlo.broadcast_in_dim"(%s) <{{{spread}}}> : ({row}) -> {t}
      %r = stablehlo.divide %e, %sb : {t}
      return %r, %m : {t}, {row}""",
        [(with_max / with_max.sum(1, keepdims=True)).astype(np.float32), x.max(1)],
        "close 5e-6 1e-9",
    )
    wide_x = x.astype(np.float64)
    mean, variance = wide_x.mean(1, keepdims=True), wide_x.var(1, keepdims=True)
    suite.function(
        "reduce",
        "layer_norm",
        [x],
        f"""
      %zero = stablehlo.constant dense<0.0> : {s}
      %n = stablehlo.constant dense<19.0> : {row}
      %eps = stablehlo.constant dense<1.0e-5> : {row}
      %s = {total("%in0", "add", "%zero")}
      %m = stablehlo.divide %s, %n : {row}
      %mb = "stablehlo.broadcast_in_dim"(%m) <{{{spread}}}> : ({row}) -> {t}
      %d = stablehlo.subtract %in0, %mb : {t}
      %q = stablehlo.multiply %d, %d : {t}
      %v = {total("%q", "add", "%zero")}
      %w = stablehlo.divide %v, %n : {row}
      %y = stablehlo.add %w, %eps : {row}
      %i = stablehlo.rsqrt %y : {row}
      %ib = "stablehlo.broadcast_in_dim"(%i) <{{{spread}}}> : ({row}) -> {t}
      %r = stablehlo.multiply %d, %ib : {t}
      return %r : {t}""",
        [((wide_x - mean) / np.sqrt(variance + 1e-5)).astype(np.float32)],
        "close 1e-5 1e-6",
    )


def pooled(shape, window, strides, base, dilation, padding):
    out = []
    for n, w, s, b, d, (low, high) in zip(shape, window, strides, base, dilation, padding):
        size = ((n - 1) * b + 1 if n else 0) + low + high
        reach = (w - 1) * d + 1 if w else 0
        out.append(0 if reach > size else (size - reach) // s + 1)
    return out


def window_attrs(window, strides, base, dilation, padding):
    pads = (
        f", padding = dense<[{', '.join(f'[{a}, {b}]' for a, b in padding)}]> : tensor<{len(window)}x2xi64>"
        if padding
        else ""
    )
    attrs = f"window_dimensions = {dims(window)}"
    for name, value in (("window_strides", strides), ("base_dilations", base), ("window_dilations", dilation)):
        attrs += f", {name} = {dims(value)}" if value else ""
    return attrs + pads


def reduce_window(suite):
    def add(label, xs, inits, body, window, strides=None, padding=None, base=None, dilation=None, tolerance="equal"):
        n = len(window)
        shape = pooled(
            xs[0].shape, window, strides or [1] * n, base or [1] * n, dilation or [1] * n, padding or [(0, 0)] * n
        )
        suite.single(
            "reduce_window",
            label,
            [*xs, *inits],
            [tensor(NAMES[x.dtype], shape) for x in xs],
            window_attrs(window, strides, base, dilation, padding),
            body,
            tolerance,
        )

    def monoid(label, op, name, x, window, strides=None, padding=None, base=None, dilation=None):
        """The initial value is a constant here, as in most programs."""
        n = len(window)
        shape = pooled(
            x.shape, window, strides or [1] * n, base or [1] * n, dilation or [1] * n, padding or [(0, 0)] * n
        )
        result = tensor(name, shape)
        text = (
            f'%init = stablehlo.constant {dense(neutral(op, name))}\n%r = "stablehlo.reduce_window"(%in0, %init) '
            f"<{{{window_attrs(window, strides, base, dilation, padding)}}}> ({binary_region(op, name)}) : "
            f"({type_of(x)}, {tensor(name, ())}) -> {result}\nreturn %r : {result}"
        )
        suite.function("reduce_window", label, [x], text, [result], "equal")

    for name in ALL:
        for op in ops_of(name):
            monoid(f"{op}_{name}", op, name, foldable(op, name, (5, 6)), [2, 3], [2, 1], [(1, 0), (0, 1)])
    f = lambda *shape, op="add": foldable(op, "f32", shape)
    for op in ("add", "maximum"):
        m = lambda label, *args, **kwargs: monoid(f"{op}_{label}", op, "f32", *args, **kwargs)
        m("pool_nchw", f(2, 3, 6, 6, op=op), [1, 1, 2, 2], [1, 1, 2, 2])
        m("pool_nhwc", f(2, 6, 7, 3, op=op), [1, 3, 3, 1], [1, 2, 2, 1], [(0, 0), (1, 1), (0, 1), (0, 0)])
        m("cumulative", f(9, op=op), [9], None, [(8, 0)])
        m("cumulative_reverse", f(9, op=op), [9], None, [(0, 8)])
        m("cumulative_rows", f(4, 17, op=op), [1, 17], [1, 1], [(0, 0), (16, 0)])
        m("cumulative_columns", f(17, 4, op=op), [17, 1], [1, 1], [(16, 0), (0, 0)])
        m("window_dilation", f(9, 8, op=op), [3, 2], [2, 1], [(1, 1), (0, 2)], dilation=[2, 3])
        m("base_dilation", f(4, 3, op=op), [3, 2], None, [(1, 1), (0, 1)], base=[2, 3])
        m("all_options", f(5, 4, op=op), [2, 3], [3, 2], [(2, 1), (0, 3)], base=[3, 2], dilation=[2, 2])
        m("negative_padding", f(7, 6, op=op), [2, 2], None, [(-1, 0), (0, -2)])
        m("only_padding", f(2, op=op), [2], [1], [(3, 4)])
        m("one_element", f(3, 4, op=op), [1, 1])
        m("whole", f(3, 4, op=op), [3, 4])
        m("too_large", f(3, 4, op=op), [4, 1])
        m("empty", f(0, 4, op=op), [1, 2])
        m("scalar", f(op=op), [])
        m("rank3", f(3, 4, 5, op=op), [2, 2, 2], [1, 2, 3], [(1, 0), (0, 1), (1, 1)])
    for name in ("f32", "i32", "bf16"):
        for op in MONOIDS:
            add(
                f"{op}_{name}_argument_init",
                [small(name, (3, 6))],
                [neutral(op, name)],
                binary_region(op, name),
                [1, 2],
                [1, 2],
                [(0, 0), (1, 1)],
            )
    add("given_init", [f(3, 6)], [np.array(2, np.float32)], binary_region("add", "f32"), [1, 2], [1, 2])
    t, i32 = tensor("f32", ()), tensor("i32", ())
    pick = region(
        [t, i32, t, i32],
        f"%p_ = stablehlo.compare GE, %a0, %a2, FLOAT : ({t}, {t}) -> tensor<i1>\n"
        f"%v_ = stablehlo.select %p_, %a0, %a2 : tensor<i1>, {t}\n"
        f"%i_ = stablehlo.select %p_, %a1, %a3 : tensor<i1>, {i32}",
        [("%v_", t), ("%i_", i32)],
    )
    x = random("pick").permutation(30).reshape(5, 6).astype(np.float32)
    add(
        "argmax",
        [x, np.arange(30, dtype=np.int32).reshape(5, 6)],
        [np.array(-np.inf, np.float32), np.array(-1, np.int32)],
        pick,
        [2, 2],
        [1, 2],
    )
    # What lies outside is the initial value, which counts once more for every such element. XLA leaves it out.
    x = np.array([1, 2, 3, 4], np.float32)
    for op, fold, init in (("add", np.add, 10), ("multiply", np.multiply, 2), ("maximum", np.maximum, 3)):
        start = np.array(init, np.float32)
        around = np.concatenate([[start], x, [start, start]])
        windows = [fold.reduce(around[i : i + 3], initial=start) for i in range(5)]
        attrs = window_attrs([3], None, None, None, [(1, 2)])
        suite.single(
            "reduce_window", f"{op}_padded_by_what_counts", [x, start], [np.array(windows, np.float32)], attrs,
            binary_region(op, "f32"), "equal",
        )
        spread = np.stack([x, np.full(4, start)], 1).reshape(-1)[:-1]
        windows = [fold.reduce(spread[i : i + 2], initial=start) for i in range(6)]
        suite.single(
            "reduce_window", f"{op}_dilated_by_what_counts", [x, start], [np.array(windows, np.float32)],
            window_attrs([2], None, [2], None, None), binary_region(op, "f32"), "equal",
        )
    x = small("f32", (6, 6))
    suite.function(
        "reduce_window",
        "mean_pool",
        [x],
        f"""
      %z = stablehlo.constant dense<0.0> : {t}
      %s = "stablehlo.reduce_window"(%in0, %z) <{{window_dimensions = {dims([2, 2])}, window_strides = {dims([2, 2])}}}>
        ({binary_region("add", "f32")}) :
        ({type_of(x)}, {t}) -> tensor<3x3xf32>
      %c = stablehlo.constant dense<4.0> : tensor<3x3xf32>
      %r = stablehlo.divide %s, %c : tensor<3x3xf32>
      return %r : tensor<3x3xf32>""",
        [x.reshape(3, 2, 3, 2).sum((1, 3)) / np.float32(4)],
        "equal",
    )


def select_and_scatter(suite):
    def add(label, x, source, init, select, scatter, window=None, strides=None, padding=None, tolerance="equal"):
        attrs = []
        for name, value in (("window_dimensions", window), ("window_strides", strides)):
            attrs += [f"{name} = {dims(value)}"] if value else []
        if padding:
            attrs.append(
                f"padding = dense<[{', '.join(f'[{a}, {b}]' for a, b in padding)}]> : tensor<{len(padding)}x2xi64>"
            )
        suite.single(
            "select_and_scatter",
            label,
            [x, source, init],
            [type_of(x)],
            ", ".join(attrs),
            f"{select}, {scatter}",
            tolerance,
        )

    def compare(direction, name):
        t = tensor(name, ())
        kind = "FLOAT" if is_float(name) else "UNSIGNED" if name in UNSIGNED + ["i1"] else "SIGNED"
        return region(
            [t, t],
            f"%p_ = stablehlo.compare {direction}, %a0, %a1, {kind} : ({t}, {t}) -> tensor<i1>",
            [("%p_", "tensor<i1>")],
        )

    def distinct(name, shape):
        values = random(f"distinct {shape}").permutation(int(np.prod(shape))).reshape(shape)
        return (values % 2 if name == "i1" else values).astype(DTYPES[name])

    for name in ALL:
        add(
            name,
            distinct(name, (4, 6)),
            small(name, (2, 3), "s"),
            np.array(0, DTYPES[name]),
            compare("GE", name),
            binary_region("add", name),
            [2, 2],
            [2, 2],
        )
    pool = (compare("GE", "f32"), binary_region("add", "f32"))
    zero = np.array(0, np.float32)
    s = lambda *shape: small("f32", shape, "source")
    add("overlap", distinct("f32", (5, 7)), s(4, 3), zero, *pool, [2, 3], [1, 2])
    add("padding", distinct("f32", (5, 6)), s(3, 4), zero, *pool, [2, 2], [2, 2], [(1, 0), (1, 1)])
    add("overlap_and_padding", distinct("f32", (5, 6)), s(5, 6), zero, *pool, [3, 3], [1, 1], [(1, 1), (1, 1)])
    add("ties", np.ones((4, 4), np.float32), s(2, 2), zero, *pool, [2, 2], [2, 2])
    add(
        "ties_strict",
        np.ones((4, 4), np.float32),
        s(2, 2),
        zero,
        compare("GT", "f32"),
        binary_region("add", "f32"),
        [2, 2],
        [2, 2],
    )
    add(
        "minimum",
        distinct("f32", (4, 4)),
        s(2, 2),
        zero,
        compare("LE", "f32"),
        binary_region("add", "f32"),
        [2, 2],
        [2, 2],
    )
    add("given_init", distinct("f32", (4, 4)), s(2, 2), np.array(5, np.float32), *pool, [2, 2], [2, 2])
    add(
        "scatter_maximum",
        distinct("f32", (5, 5)),
        s(4, 4),
        np.array(-1, np.float32),
        compare("GE", "f32"),
        binary_region("maximum", "f32"),
        [2, 2],
        [1, 1],
    )
    add("nchw", distinct("f32", (2, 2, 4, 6)), s(2, 2, 2, 3), zero, *pool, [1, 1, 2, 2], [1, 1, 2, 2])
    add("nhwc", distinct("f32", (1, 5, 5, 3)), s(1, 2, 2, 3), zero, *pool, [1, 3, 3, 1], [1, 2, 2, 1])
    add("vector", distinct("f32", (9,)), s(4), zero, *pool, [3], [2])
    add("gap", distinct("f32", (9,)), s(3), zero, *pool, [1], [4])
    add("empty", np.zeros((0, 4), np.float32), s(0, 2), zero, *pool, [1, 2], [1, 2])


def sort(suite):
    def comparator(names, body, result="%p_"):
        types = [tensor(n, ()) for n in names for _ in range(2)]
        return region(types, body, [(result, "tensor<i1>")])

    def kind_of(name):
        return "FLOAT" if is_float(name) else "UNSIGNED" if name in UNSIGNED + ["i1"] else "SIGNED"

    def plain(direction, name, others=(), kind=None):
        t = tensor(name, ())
        return comparator(
            [name, *others],
            f"%p_ = stablehlo.compare {direction}, %a0, %a1, {kind or kind_of(name)} : ({t}, {t}) -> tensor<i1>",
        )

    def add(label, xs, body, axis, stable=True):
        suite.single(
            "sort",
            label,
            xs,
            [type_of(x) for x in xs],
            f"dimension = {axis} : i64, is_stable = {'true' if stable else 'false'}",
            body,
        )

    for name in ALL:
        kind = "TOTALORDER" if is_float(name) else None
        add(f"ascending_{name}", [wide(name, (3, 11))], plain("LT", name, kind=kind), 1, stable=False)
        add(f"descending_{name}", [wide(name, (11, 3))], plain("GT", name, kind=kind), 0, stable=False)
        keys = small(name, (4, 13), "keys", -2, 2)
        add(f"stable_{name}", [keys, np.arange(52, dtype=np.int32).reshape(4, 13)], plain("LT", name, ["i32"]), 1)
    for name in FLOATS:
        x = np.array([1, np.nan, -0.0, np.inf, 0.0, -np.inf, -1, 5, 0.0, -0.0, np.nan], DTYPES[name])
        x[-1] = -np.abs(x[-1])
        x = np.where(np.arange(11) == 10, np.copysign(x, np.asarray(-1, DTYPES[name])), x).astype(DTYPES[name])
        add(f"total_order_{name}", [x, np.arange(11, dtype=np.int32)], plain("LT", name, ["i32"], "TOTALORDER"), 0)
        add(
            f"total_order_descending_{name}",
            [x, np.arange(11, dtype=np.int32)],
            plain("GT", name, ["i32"], "TOTALORDER"),
            0,
        )
    keys, t = small("f32", (4, 13), "keys", -2, 2), "tensor<4x13xi32>"
    order = np.argsort(keys, 1, kind="stable").astype(np.int32)
    sort = (
        f'<{{dimension = 1 : i64, is_stable = true}}> ({plain("LT", "f32", ["i32"])}) : '
        f"({type_of(keys)}, {t}) -> ({type_of(keys)}, {t})"
    )
    suite.function(
        "sort",
        "argsort",
        [keys],
        f'%i = "stablehlo.iota"() <{{iota_dimension = 1 : i64}}> : () -> {t}\n'
        f'%r:2 = "stablehlo.sort"(%in0, %i) {sort}\nreturn %r#1 : {t}',
        [order],
    )
    payload = small("i32", (4, 13), "payload")
    numbers = np.array2string(payload, separator=", ", max_line_width=10**6).replace("\n", "")
    suite.function(
        "sort",
        "constant_payload",
        [keys],
        f'%c = "stablehlo.constant"() <{{value = dense<{numbers}> : {t}}}> : () -> {t}\n'
        f'%r:2 = "stablehlo.sort"(%in0, %c) {sort}\nreturn %r#1 : {t}',
        [np.take_along_axis(payload, order, 1)],
    )
    twice = np.take_along_axis(keys, order, 1)
    both = sort.replace("i32", "f32")
    suite.function(
        "sort",
        "itself_twice",
        [keys],
        f'%r:2 = "stablehlo.sort"(%in0, %in0) {both}\nreturn %r#0, %r#1 : {type_of(keys)}, {type_of(keys)}',
        [twice, twice],
    )
    f = lambda *shape: wide("f32", shape)
    add("middle", [f(3, 7, 4)], plain("LT", "f32", kind="TOTALORDER"), 1)
    add("negative_dimension", [f(3, 7)], plain("LT", "f32", kind="TOTALORDER"), -1)
    add("empty", [np.zeros((0,), np.float32)], plain("LT", "f32"), 0)
    add("empty_elsewhere", [np.zeros((0, 3), np.float32)], plain("LT", "f32"), 1)
    add("one", [f(4, 1)], plain("LT", "f32"), 1)
    add("long", [f(301)], plain("LT", "f32", kind="TOTALORDER"), 0)
    add("long_stable", [small("i32", (301,)), np.arange(301, dtype=np.int32)], plain("LT", "i32", ["i32"]), 0)
    add(
        "long_argsort_f32",
        [random("perm").permutation(257).astype(np.float32), np.arange(257, dtype=np.int64)],
        plain("GT", "f32", ["i64"]),
        0,
    )
    i32, t = tensor("i32", ()), tensor("f32", ())
    lexicographic = comparator(
        ["i32", "f32", "ui8"],
        f"""
      %l_ = stablehlo.compare LT, %a0, %a1, SIGNED : ({i32}, {i32}) -> tensor<i1>
      %e_ = stablehlo.compare EQ, %a0, %a1, SIGNED : ({i32}, {i32}) -> tensor<i1>
      %g_ = stablehlo.compare GT, %a2, %a3, FLOAT : ({t}, {t}) -> tensor<i1>
      %b_ = stablehlo.and %e_, %g_ : tensor<i1>
      %p_ = stablehlo.or %l_, %b_ : tensor<i1>""",
    )
    add(
        "lexicographic",
        [small("i32", (40,), "a", 0, 3), random("lex").permutation(40).astype(np.float32), wide("ui8", (40,))],
        lexicographic,
        0,
    )
    by_abs = comparator(
        ["i32"],
        f"%0 = stablehlo.abs %a0 : {i32}\n%1 = stablehlo.abs %a1 : {i32}\n"
        f"%p_ = stablehlo.compare LT, %0, %1, SIGNED : ({i32}, {i32}) -> tensor<i1>",
    )
    add("by_absolute_value", [small("i32", (23,), "abs", -9, 9)], by_abs, 0)
    add(
        "by_second",
        [np.arange(20, dtype=np.int32), small("f32", (20,), "second")],
        comparator(["i32", "f32"], f"%p_ = stablehlo.compare LT, %a2, %a3, FLOAT : ({t}, {t}) -> tensor<i1>"),
        0,
    )
    # As JAX sorts floats: -0 and 0 are equal and all NaN too, before they are compared by total order.
    jax_like = comparator(
        ["f32", "i32"],
        f"""
      %z_ = stablehlo.constant dense<0.0> : {t}
      %n_ = stablehlo.constant dense<0x7FC00000> : {t}
      %0 = stablehlo.compare EQ, %a0, %z_, FLOAT : ({t}, {t}) -> tensor<i1>
      %1 = stablehlo.select %0, %z_, %a0 : tensor<i1>, {t}
      %2 = stablehlo.compare NE, %a0, %a0, FLOAT : ({t}, {t}) -> tensor<i1>
      %3 = stablehlo.select %2, %n_, %1 : tensor<i1>, {t}
      %4 = stablehlo.compare EQ, %a1, %z_, FLOAT : ({t}, {t}) -> tensor<i1>
      %5 = stablehlo.select %4, %z_, %a1 : tensor<i1>, {t}
      %6 = stablehlo.compare NE, %a1, %a1, FLOAT : ({t}, {t}) -> tensor<i1>
      %7 = stablehlo.select %6, %n_, %5 : tensor<i1>, {t}
      %p_ = stablehlo.compare LT, %3, %7, TOTALORDER : ({t}, {t}) -> tensor<i1>""",
    )
    x = np.array([3, np.nan, -0.0, 0.0, -1, np.inf, -np.nan, 0.0, -0.0, 2], np.float32)
    add("jax_order", [x, np.arange(10, dtype=np.int32)], jax_like, 0)


def add_cases(suite):
    reduce(suite)
    reduce_window(suite)
    select_and_scatter(suite)
    sort(suite)
