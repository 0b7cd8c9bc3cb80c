"""dot_general and convolution. Small whole numbers give the same result in every order of summation."""

import numpy as np

from cases import ALL, DTYPES, NAMES, NUMBERS, dims, is_float, random, small, tensor, type_of


def gaussian(name, shape, key=""):
    return random(f"gaussian {name} {shape} {key}").standard_normal(shape).astype(DTYPES[name])


def dot_general(suite):
    def reference(x, y, lb, rb, lc, rc, result):
        letters = iter("abcdefghijklmnopqrstuvwxyz")
        left = [next(letters) for _ in x.shape]
        right = [next(letters) for _ in y.shape]
        for a, b in [*zip(lb, rb), *zip(lc, rc)]:
            right[b] = left[a]
        out = [left[a] for a in lb] + [c for d, c in enumerate(left) if d not in lb and d not in lc]
        out += [c for d, c in enumerate(right) if d not in rb and d not in rc]
        wide = np.float64 if is_float(result) else np.int64
        value = np.einsum(f"{''.join(left)},{''.join(right)}->{''.join(out)}", x.astype(wide), y.astype(wide))
        return np.asarray(value != 0 if result == "i1" else value).astype(DTYPES[result])

    def add(label, x, y, lc, rc, lb=(), rb=(), result=None, tolerance="equal", extra=""):
        result = result or NAMES[x.dtype]
        lists = {
            "lhs_batching_dimensions": lb,
            "rhs_batching_dimensions": rb,
            "lhs_contracting_dimensions": lc,
            "rhs_contracting_dimensions": rc,
        }
        text = ", ".join(f"{k} = [{', '.join(map(str, v))}]" for k, v in lists.items() if len(v))
        suite.single(
            "dot_general",
            label,
            [x, y],
            [reference(x, y, lb, rb, lc, rc, result)],
            f"dot_dimension_numbers = #stablehlo.dot<{text}>{extra}",
            tolerance=tolerance,
        )

    for name in ALL:
        s = lambda *shape, key="": small(name, shape, key, -3, 3)
        add(name, s(4, 6), s(6, 5, key="r"), [1], [0])
        add(f"{name}_batch", s(2, 3, 4), s(2, 4, 5, key="r"), [2], [1], [0], [0])
    for name, result in (
        ("bf16", "f32"),
        ("f16", "f32"),
        ("i8", "i32"),
        ("ui8", "i32"),
        ("ui8", "ui32"),
        ("f32", "f64"),
        ("i16", "i64"),
        ("bf16", "f64"),
    ):
        add(
            f"{name}_to_{result}",
            small(name, (4, 6), "", -9, 9),
            small(name, (6, 5), "r", -9, 9),
            [1],
            [0],
            result=result,
        )
    for name, result in (("ui8", "i32"), ("ui16", "ui32")):  # numbers that would be negative, were they signed
        add(
            f"{name}_to_{result}_large",
            small(name, (4, 6), "large", 0, np.iinfo(DTYPES[name]).max),
            small(name, (6, 5), "r"),
            [1],
            [0],
            result=result,
        )
    for name, result in (("i1", "f32"), ("i1", "i32"), ("ui8", "f32"), ("ui16", "f64"), ("ui32", "f64")):
        x = small(name, (4, 6), "converted", 0, 250)
        y = small(result, (6, 5), "r")
        wide = tensor(result, x.shape)
        out = tensor(result, (4, 5))
        suite.function(
            "dot_general",
            f"{result}_of_converted_{name}",
            [x, y],
            f'%c = "stablehlo.convert"(%in0) : ({type_of(x)}) -> {wide}\n'
            '%r = "stablehlo.dot_general"(%c, %in1) <{dot_dimension_numbers = '
            "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> "
            f": ({wide}, {type_of(y)}) -> {out}\nreturn %r : {out}",
            [x.astype(DTYPES[result]) @ y],
            tolerance="equal",
        )
    for name, tolerance in (
        ("f32", "close 1e-5 1e-5"),
        ("f64", "close 1e-13 1e-13"),
        ("bf16", "close 2e-2 2e-2"),
        ("f16", "close 3e-3 3e-3"),
    ):
        add(f"{name}_gaussian", gaussian(name, (7, 40)), gaussian(name, (40, 9), "r"), [1], [0], tolerance=tolerance)
    add(
        "f32_plain_precision",
        gaussian("f32", (4, 8)),
        gaussian("f32", (8, 4), "r"),
        [1],
        [0],
        tolerance="close 1e-5 1e-5",
        extra=", precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]",
    )
    for name in ("f32", "i32", "bf16"):
        s = lambda *shape, key="": small(name, shape, key, -3, 3)
        add(f"{name}_left_transposed", s(6, 4), s(6, 5, key="r"), [0], [0])
        add(f"{name}_right_transposed", s(4, 6), s(5, 6, key="r"), [1], [1])
        add(f"{name}_both_transposed", s(6, 4), s(5, 6, key="r"), [0], [1])
        add(f"{name}_vectors", s(9), s(9, key="r"), [0], [0])
        add(f"{name}_matrix_vector", s(4, 6), s(6, key="r"), [1], [0])
        add(f"{name}_vector_matrix", s(6), s(6, 4, key="r"), [0], [0])
        add(f"{name}_outer", s(4), s(5, key="r"), [], [])
        add(f"{name}_outer_rank3", s(2, 3), s(4, key="r"), [], [])
        add(f"{name}_two_contracted", s(4, 2, 3), s(2, 3, 5, key="r"), [1, 2], [0, 1])
        add(f"{name}_contracted_swapped", s(4, 2, 3), s(3, 5, 2, key="r"), [2, 1], [0, 2])
        add(f"{name}_all_contracted", s(2, 3), s(3, 2, key="r"), [0, 1], [1, 0])
        add(f"{name}_two_batch", s(2, 3, 4, 2), s(2, 3, 2, 5, key="r"), [3], [2], [0, 1], [0, 1])
        add(f"{name}_batch_swapped", s(2, 3, 4), s(3, 4, 2, key="r"), [2], [1], [0, 1], [2, 0])
        add(f"{name}_batch_last", s(4, 3, 2), s(3, 5, 2, key="r"), [1], [0], [2], [2])
        add(f"{name}_batch_middle", s(4, 2, 3), s(3, 2, 5, key="r"), [2], [0], [1], [1])
        add(f"{name}_attention", s(2, 5, 3, 4), s(2, 6, 3, 4, key="r"), [3], [3], [0, 2], [0, 2])
        add(f"{name}_batch_only", s(2, 3), s(2, 3, key="r"), [], [], [0, 1], [0, 1])
        add(f"{name}_batch_vectors", s(2, 7), s(2, 7, key="r"), [1], [1], [0], [0])
        add(f"{name}_scalars", s(), s(key="r"), [], [])
        add(f"{name}_scalar_matrix", s(), s(2, 3, key="r"), [], [])
        add(f"{name}_zero_contraction", s(4, 0), s(0, 5, key="r"), [1], [0])
        add(f"{name}_empty_rows", s(0, 6), s(6, 5, key="r"), [1], [0])
        add(f"{name}_empty_batch", s(0, 3, 4), s(0, 4, 5, key="r"), [2], [1], [0], [0])
        add(f"{name}_unit", s(1, 1), s(1, 1, key="r"), [1], [0])
        add(f"{name}_rank5", s(2, 3, 2, 2, 3), s(3, 2, 3, 2, key="r"), [1, 3], [2, 1], [0], [3])
        add(f"{name}_larger", s(17, 33), s(33, 19, key="r"), [1], [0])
    for name in ("f32", "f64"):  # values of one sign: no cancellation, NaN and infinity go where they belong
        x, y = np.ones((3, 4), DTYPES[name]), np.ones((4, 3), DTYPES[name])
        x[0, 1], x[1, 2], y[2, 0] = np.nan, np.inf, 2
        add(f"{name}_special", x, y, [1], [0])
    x = small("f32", (4, 6))
    t = type_of(x)
    suite.function(
        "dot_general",
        "itself",
        [x],
        f'%r = "stablehlo.dot_general"(%in0, %in0) <{{dot_dimension_numbers = '
        "#stablehlo.dot<lhs_contracting_dimensions = [1], "
        f"rhs_contracting_dimensions = [1]>}}> : ({t}, {t}) -> tensor<4x4xf32>\nreturn %r : tensor<4x4xf32>",
        [x @ x.T],
    )
    y, z = small("f32", (6, 5), "y"), small("f32", (5,), "z")
    suite.function(
        "dot_general",
        "transpose_bias_relu",
        [x, y, z],
        '%t = "stablehlo.transpose"(%in0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>\n'
        '%d = "stablehlo.dot_general"(%t, %in1) <{dot_dimension_numbers = '
        "#stablehlo.dot<lhs_contracting_dimensions = [0], "
        "rhs_contracting_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>\n"
        '%b = "stablehlo.broadcast_in_dim"(%in2) <{broadcast_dimensions = array<i64: 1>}> '
        ": (tensor<5xf32>) -> tensor<4x5xf32>\n"
        "%s = stablehlo.add %d, %b : tensor<4x5xf32>\n%c = stablehlo.constant dense<0.0> : tensor<4x5xf32>\n"
        "%m = stablehlo.maximum %s, %c : tensor<4x5xf32>\nreturn %m, %d : tensor<4x5xf32>, tensor<4x5xf32>",
        [np.maximum(x @ y + z, 0), x @ y],
        tolerance="equal",
    )


def convolution(suite):
    def add(
        label,
        x,
        k,
        strides=None,
        padding=None,
        lhs_dilation=None,
        rhs_dilation=None,
        reversal=None,
        groups=1,
        batch_groups=1,
        layout=None,
        result=None,
        tolerance="equal",
        precision=False,
    ):
        """`layout` is dim_labels in StableHLO's spelling, given as three strings of b, f / i, o / spatial digits."""
        n = x.ndim - 2
        digits = "".join(map(str, range(n)))
        layout = layout or ("bf" + digits, "oi" + digits, "bf" + digits)
        strides, padding = strides or [1] * n, padding or [(0, 0)] * n
        lhs_dilation, rhs_dilation = lhs_dilation or [1] * n, rhs_dilation or [1] * n
        place = lambda side, label: layout[side].index(label)
        out = [0] * (n + 2)
        out[place(2, "b")] = x.shape[place(0, "b")] // batch_groups
        out[place(2, "f")] = k.shape[place(1, "o")]
        for d in range(n):
            dilate = lambda size, by: (size - 1) * by + 1 if size else 0
            size = dilate(x.shape[place(0, str(d))], lhs_dilation[d]) + sum(padding[d])
            window = dilate(k.shape[place(1, str(d))], rhs_dilation[d])
            out[place(2, str(d))] = 0 if size < window or size <= 0 else (size - window) // strides[d] + 1
        labels = ["[" + ", ".join(text) + "]" for text in layout]
        pads = (
            "" if not n else f"padding = dense<[{', '.join(f'[{a}, {b}]' for a, b in padding)}]> : tensor<{n}x2xi64>, "
        )
        attrs = (
            f"window_strides = {dims(strides)}, {pads}"
            f"lhs_dilation = {dims(lhs_dilation)}, rhs_dilation = {dims(rhs_dilation)}, "
            f"dimension_numbers = #stablehlo.conv<{labels[0]}x{labels[1]}->{labels[2]}>, "
            f"feature_group_count = {groups} : i64, "
            f"batch_group_count = {batch_groups} : i64"
        )
        if reversal:
            attrs += f", window_reversal = array<i1: {', '.join('true' if r else 'false' for r in reversal)}>"
        if precision:
            attrs += ", precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]"
        suite.single("convolution", label, [x, k], [tensor(result or NAMES[x.dtype], out)], attrs, tolerance=tolerance)

    s = lambda *shape, name="f32", key="": small(name, shape, key, -2, 2)
    for name in NUMBERS:
        add(name, s(2, 3, 5, 6, name=name), s(4, 3, 3, 2, name=name, key="k"))
        add(f"{name}_1d", s(1, 2, 9, name=name), s(3, 2, 4, name=name, key="k"), [2], [(1, 2)])
    add("bf16_to_f32", s(1, 2, 5, 5, name="bf16"), s(3, 2, 3, 3, name="bf16", key="k"), result="f32")
    # 2^24 + 1 is no f32: operands that are narrowed before they are multiplied give 0 for 1
    wide = lambda *values: np.array(values, np.float64)
    x, k = wide(2**24 + 1, 1, 1, 2).reshape(1, 1, 4), wide(1, -(2.0**24)).reshape(1, 1, 2)
    add("f64_to_f32_exact", x, k, [1], result="f32", tolerance="exact")
    add("ui8_to_i32_large", small("ui8", (1, 2, 5, 5), "", 0, 255), s(3, 2, 3, 3, name="ui8", key="k"), result="i32")
    add("i8_to_i32", s(1, 2, 5, 5, name="i8"), s(3, 2, 3, 3, name="i8", key="k"), result="i32")
    for name in ("f32", "i32"):
        q = lambda *shape, key="": s(*shape, name=name, key=key)
        p = lambda label: f"{name}_{label}"
        add(p("0d"), q(3, 4), q(5, 4, key="k"))
        add(p("3d"), q(1, 2, 4, 3, 5), q(2, 2, 2, 2, 3, key="k"), [1, 1, 2], [(0, 0), (1, 0), (1, 1)])
        add(p("strides"), q(1, 2, 9, 8), q(3, 2, 3, 3, key="k"), [2, 3])
        add(p("same_padding"), q(1, 2, 5, 6), q(3, 2, 3, 3, key="k"), None, [(1, 1), (1, 1)])
        add(p("uneven_padding"), q(1, 2, 5, 6), q(3, 2, 3, 3, key="k"), None, [(0, 2), (3, 1)])
        add(p("negative_padding"), q(1, 2, 7, 6), q(3, 2, 3, 3, key="k"), None, [(-1, 0), (1, -2)])
        add(p("padding_past_window"), q(1, 1, 3), q(1, 1, 2, key="k"), [1], [(4, 3)])
        add(p("lhs_dilation"), q(1, 2, 4, 3), q(3, 2, 3, 3, key="k"), None, [(2, 2), (2, 1)], [2, 3])
        add(p("rhs_dilation"), q(1, 2, 7, 8), q(3, 2, 3, 2, key="k"), None, None, None, [2, 3])
        add(p("both_dilations"), q(1, 2, 5, 4), q(3, 2, 2, 3, key="k"), [2, 1], [(1, 1), (0, 2)], [2, 2], [3, 2])
        add(p("negative_padding_dilated"), q(1, 1, 5), q(1, 1, 2, key="k"), [1], [(-1, -2)], [2])
        add(p("reversal"), q(1, 2, 5, 6), q(3, 2, 3, 2, key="k"), reversal=[True, False])
        add(p("reversal_both"), q(1, 2, 5, 6), q(3, 2, 3, 2, key="k"), reversal=[True, True])
        add(p("groups"), q(1, 4, 5, 5), q(6, 2, 3, 3, key="k"), groups=2)
        add(p("depthwise"), q(1, 4, 5, 5), q(4, 1, 3, 3, key="k"), None, [(1, 1), (1, 1)], groups=4)
        add(p("depthwise_multiplier"), q(2, 3, 5, 5), q(6, 1, 2, 2, key="k"), groups=3)
        add(p("groups_reversal"), q(1, 4, 5, 5), q(6, 2, 3, 2, key="k"), reversal=[True, True], groups=2)
        add(
            p("depthwise_reversal"),  # the gradient of a depthwise convolution with strides has this form
            q(2, 3, 3, 4),
            q(6, 1, 3, 2, key="k"),
            None,
            [(2, 2), (1, 1)],
            [2, 2],
            reversal=[True, True],
            groups=3,
        )
        add(p("depthwise_reversal_1d"), q(1, 3, 7), q(3, 1, 4, key="k"), reversal=[True], groups=3)
        add(
            p("depthwise_reversal_3d"),
            q(1, 3, 4, 3, 4),
            q(3, 2, 3, 2, 1, key="k"),
            reversal=[False, True, True],
            groups=3,
            layout=("bf012", "o012i", "bf012"),
        )
        add(p("batch_groups_reversal"), q(4, 3, 5, 5), q(6, 3, 3, 2, key="k"), reversal=[True, True], batch_groups=2)
        add(p("batch_groups"), q(4, 3, 5, 5), q(6, 3, 3, 3, key="k"), batch_groups=2)
        add(p("batch_groups_all"), q(4, 2, 4, 4), q(4, 2, 3, 3, key="k"), batch_groups=4)
        add(p("nhwc"), q(2, 5, 6, 3), q(3, 2, 3, 4, key="k"), layout=("b01f", "01io", "b01f"))
        add(
            p("nhwc_groups"),
            q(1, 5, 5, 4),
            q(3, 3, 2, 6, key="k"),
            [2, 2],
            [(1, 1), (1, 1)],
            groups=2,
            layout=("b01f", "01io", "b01f"),
        )
        add(p("odd_layout"), q(5, 3, 2, 6), q(3, 4, 2, 3, key="k"), layout=("0fb1", "0o1i", "f1b0"))
        add(p("swapped_spatial"), q(1, 2, 6, 5), q(3, 2, 2, 3, key="k"), layout=("bf10", "oi10", "bf01"))
        add(p("weight_gradient"), q(3, 5, 5, 2), q(3, 3, 3, 4, key="k"), layout=("f01b", "i01o", "01bf"))
        add(
            p("transposed"),
            q(1, 4, 3, 3),
            q(2, 4, 3, 3, key="k"),
            None,
            [(2, 2), (2, 2)],
            [2, 2],
            reversal=[True, True],
        )
        add(p("pointwise"), q(2, 5, 3, 4), q(6, 5, 1, 1, key="k"))
        add(p("whole_window"), q(1, 2, 3, 4), q(5, 2, 3, 4, key="k"))
        add(p("empty_batch"), q(0, 2, 5, 5), q(3, 2, 3, 3, key="k"))
        add(p("no_input_features"), q(2, 0, 5, 5), q(3, 0, 3, 3, key="k"))
        add(p("no_output_features"), q(2, 2, 5, 5), q(0, 2, 3, 3, key="k"))
        add(p("window_too_large"), q(1, 2, 2, 5), q(3, 2, 3, 3, key="k"))
    for name, tolerance in (
        ("f32", "close 1e-5 1e-5"),
        ("bf16", "close 2e-2 2e-2"),
        ("f64", "close 1e-12 1e-12"),
        ("f16", "close 4e-3 4e-3"),
    ):
        add(
            f"{name}_gaussian",
            gaussian(name, (1, 3, 7, 8)),
            gaussian(name, (4, 3, 3, 3), "k"),
            [2, 1],
            [(1, 1), (1, 1)],
            tolerance=tolerance,
            precision=True,
        )


def add_cases(suite):
    dot_general(suite)
    convolution(suite)
