"""Creation and movement: results are exact. References are NumPy's, XLA's for random bits."""

import numpy as np

from cases import (
    ALL,
    DTYPES,
    FLOATS,
    INTS,
    NUMBERS,
    SIGNED,
    UNSIGNED,
    dims,
    small,
    tensor,
    type_of,
    wide,
    width,
)


def dense(array):
    """An attribute of these elements; 16-bit floats by their bits."""
    name = type_of(array)[7:-1].split("x")[-1]

    def one(v):
        if name == "i1":
            return "true" if v else "false"
        if name in FLOATS:
            bits = np.asarray(v).view(f"u{v.dtype.itemsize}")
            return f"0x{int(bits):0{2 * v.dtype.itemsize}X}"
        return str(int(v))

    def nested(a):
        return one(a[()]) if a.ndim == 0 else "[" + ", ".join(nested(row) for row in a) + "]"

    return f"dense<{'' if array.size == 0 else nested(array)}> : {type_of(array)}"


def creation(suite):
    for name in ALL:
        x = wide(name, (2, 3))
        suite.single("constant", name, [], [x], f"value = {dense(x)}")
        splat = wide(name, ())
        suite.single(
            "constant",
            f"{name}_splat",
            [],
            [np.full((3, 2), splat)],
            f"value = dense<{dense(splat)[6:].split('>')[0]}> : {tensor(name, (3, 2))}",
        )
        suite.single("constant", f"{name}_scalar", [], [splat], f"value = {dense(splat)}")
        suite.single(
            "constant",
            f"{name}_empty",
            [],
            [np.zeros((2, 0), DTYPES[name])],
            f"value = dense<> : {tensor(name, (2, 0))}",
        )
    x = wide("f32", (11, 13))
    suite.single("constant", "f32_many", [], [x], f"value = {dense(x)}")
    special = np.array([np.inf, -np.inf, np.nan, -0.0, 1e-45], np.float32)
    suite.single("constant", "f32_special", [], [special], f"value = {dense(special)}")

    for name in NUMBERS:
        suite.single("iota", name, [], [np.arange(9).astype(DTYPES[name])], "iota_dimension = 0 : i64")
        for d in range(2):
            x = np.broadcast_to(np.arange((5, 7)[d]).reshape((-1, 1) if d == 0 else (1, -1)), (5, 7)).astype(
                DTYPES[name]
            )
            suite.single("iota", f"{name}_dim{d}", [], [x], f"iota_dimension = {d} : i64")
    suite.single("iota", "empty", [], [np.zeros((0, 4), np.int32)], "iota_dimension = 1 : i64")
    suite.single(
        "iota",
        "middle",
        [],
        [np.broadcast_to(np.arange(4, dtype=np.int32).reshape(1, 4, 1), (3, 4, 2))],
        "iota_dimension = 1 : i64",
    )
    # Past 256 a bf16 has only even whole numbers: every element is rounded on its own.
    suite.single("iota", "bf16_long", [], [np.arange(300).astype(DTYPES["bf16"])], "iota_dimension = 0 : i64")
    suite.single("iota", "i8_wraps", [], [np.arange(300).astype(np.int8)], "iota_dimension = 0 : i64")


def random_bits(suite):
    """XLA's bits are the reference: programs are checked against what JAX gave."""
    states = {
        "THREE_FRY": [np.array([0, 0], np.uint64), np.array([42, 2**64 - 2], np.uint64)],
        "PHILOX": [np.array([7, 2**64 - 1], np.uint64), np.array([1, 2**32 - 1, 5], np.uint64)],
        "DEFAULT": [np.array([3, 4], np.uint64)],
    }
    for algorithm, seeds in states.items():
        attrs = f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>"
        for s, state in enumerate(seeds):
            for name in UNSIGNED + SIGNED:
                for shape in ((), (4,), (7,), (3, 5)) if name in ("ui32", "ui64") else ((5,),):
                    label = f"{algorithm.lower()}{s}_{name}_" + "x".join(map(str, shape))
                    suite.single("rng_bit_generator", label, [state], [type_of(state), tensor(name, shape)], attrs)


def bitcast(suite):
    for source in INTS + FLOATS:
        for target in INTS + FLOATS:
            ratio = width(source) / width(target)
            x = wide(source, (2, 3) if ratio >= 1 else (2, 3, int(1 / ratio)))
            result = np.ascontiguousarray(x).view(DTYPES[target])
            shape = (2, 3) if ratio <= 1 else (2, 3, int(ratio))
            suite.single("bitcast_convert", f"{source}_to_{target}", [x], [result.reshape(shape)])
    x = wide("i1", (5,))
    suite.single("bitcast_convert", "i1", [x], [x])
    x = wide("f32", ())
    suite.single("bitcast_convert", "scalar", [x], [x.view(np.int32)])
    suite.single("bitcast_convert", "scalar_narrower", [x], [x.reshape(1).view(np.uint8)])
    suite.single("bitcast_convert", "empty", [np.zeros((0, 2), np.float32)], [np.zeros((0, 2), np.int32)])
    x = np.array([np.nan, -np.inf, -0.0, 1e-45], np.float32)
    suite.single("bitcast_convert", "special", [x], [x.view(np.int32)])


def shape_changes(suite):
    def broadcast(label, x, shape, mapping):
        order = np.argsort(mapping)
        view = np.transpose(x, order)
        full = [1] * len(shape)
        for d, n in zip(np.array(mapping)[order] if len(mapping) else [], view.shape):
            full[int(d)] = n
        suite.single(
            "broadcast_in_dim",
            label,
            [x],
            [np.broadcast_to(view.reshape(full), shape)],
            f"broadcast_dimensions = {dims(mapping)}",
        )

    for name in ALL:
        broadcast(name, wide(name, (3,)), (2, 3), [1])
        broadcast(f"{name}_scalar", wide(name, ()), (2, 3), [])
    f = lambda *shape: wide("f32", shape)
    broadcast("rows", f(4), (4, 33), [0])
    broadcast("columns", f(33), (4, 33), [1])
    broadcast("unit", f(1, 3), (4, 3), [0, 1])
    broadcast("all_units", f(1, 1), (4, 3), [0, 1])
    broadcast("same", f(4, 3), (4, 3), [0, 1])
    broadcast("swapped", f(2, 3), (3, 2), [1, 0])
    broadcast("swapped_into_rank4", f(2, 1, 3), (3, 5, 2, 4), [2, 1, 0])
    broadcast("middle", f(3), (2, 3, 4), [1])
    broadcast("to_scalar_shape", f(), (), [])
    broadcast("empty", f(0, 1), (0, 5), [0, 1])
    broadcast("to_empty", f(), (0, 5), [])
    broadcast(
        "unit_to_empty",
        f(
            1,
        ),
        (0,),
        [0],
    )

    def simple(op, label, x, result, attrs=""):
        suite.single(op, label, [x], [np.ascontiguousarray(result).reshape(result.shape)], attrs)

    for name in ALL:
        x = wide(name, (2, 3, 4))
        simple("reshape", name, x, x.reshape(4, 6))
        simple("transpose", name, x, x.transpose(2, 0, 1), f"permutation = {dims([2, 0, 1])}")
        simple("reverse", name, x, x[::-1, :, ::-1], f"dimensions = {dims([0, 2])}")
        simple(
            "slice",
            name,
            x,
            x[1:2, 0:3:2, 1:4],
            f"start_indices = {dims([1, 0, 1])}, limit_indices = {dims([2, 3, 4])}, strides = {dims([1, 2, 1])}",
        )
    for label, before, after in (
        ("to_scalar", (1, 1), ()),
        ("from_scalar", (), (1, 1, 1)),
        ("flatten", (3, 4, 5), (60,)),
        ("empty", (0, 4), (3, 0, 2)),
        ("same", (3, 2), (3, 2)),
    ):
        x = wide("f32", before)
        simple("reshape", label, x, x.reshape(after))
    for permutation in (
        [],
        [0],
        [1, 0],
        [0, 1],
        [0, 2, 1],
        [1, 0, 2],
        [2, 1, 0],
        [3, 1, 0, 2],
        [0, 1, 3, 2],
        [4, 2, 0, 3, 1],
    ):
        x = wide("f32", tuple([5, 3, 4, 2, 6][: len(permutation)]))
        label = "rank0" if not permutation else "x".join(map(str, permutation))
        simple("transpose", label, x, x.transpose(permutation), f"permutation = {dims(permutation)}")
    for name in ("f32", "bf16", "i8", "f64"):  # past the block of a blocked transpose
        x = small(name, (19, 37))
        simple("transpose", f"{name}_blocks", x, x.T, f"permutation = {dims([1, 0])}")
    x = wide("f32", (0, 3))
    simple("transpose", "empty", x, x.T, f"permutation = {dims([1, 0])}")
    for label, shape, axes in (
        ("none", (3, 2), []),
        ("vector", (17,), [0]),
        ("inner", (3, 5), [1]),
        ("empty", (0, 2), [0, 1]),
        ("scalar", (), []),
    ):
        x = wide("f32", shape)
        simple("reverse", label, x, np.flip(x, axes), f"dimensions = {dims(axes)}")
    x = wide("f32", (5, 6))
    suite.function(
        "reverse",
        "of_strided_slice",
        [x],
        '%s = "stablehlo.slice"(%in0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 5>, '
        "strides = array<i64: 2, 2>}> : (tensor<5x6xf32>) -> tensor<3x2xf32>\n"
        '%t = "stablehlo.reshape"(%s) : (tensor<3x2xf32>) -> tensor<3x1x2xf32>\n'
        '%r = "stablehlo.reverse"(%t) <{dimensions = array<i64: 0>}> : (tensor<3x1x2xf32>) -> tensor<3x1x2xf32>\n'
        "return %r : tensor<3x1x2xf32>",
        [np.ascontiguousarray(x[4::-2, None, 1:5:2])],
    )
    for label, shape, start, limit, stride in (
        ("all", (3, 4), [0, 0], [3, 4], [1, 1]),
        ("nothing", (3, 4), [1, 2], [1, 4], [1, 1]),
        ("scalar", (), [], [], []),
        ("stride_past_end", (7,), [1], [7], [5]),
        ("strides", (9, 8), [1, 0], [9, 8], [3, 2]),
        ("from_empty", (0, 4), [0, 1], [0, 3], [1, 1]),
        ("huge_stride", (4,), [0], [4], [1000]),
    ):
        x = wide("f32", shape)
        simple(
            "slice",
            label,
            x,
            x[tuple(slice(a, b, c) for a, b, c in zip(start, limit, stride))],
            f"start_indices = {dims(start)}, limit_indices = {dims(limit)}, strides = {dims(stride)}",
        )


def join_and_pad(suite):
    def concatenate(label, xs, axis):
        suite.single("concatenate", label, xs, [np.concatenate(xs, axis)], f"dimension = {axis} : i64")

    def pad(label, x, value, low, high, interior):
        spread = np.full([max(0, n + max(0, n - 1) * i) for n, i in zip(x.shape, interior)], value, x.dtype)
        if x.size:
            spread[tuple(slice(None, None, i + 1) for i in interior)] = x
        result = np.full([n + a + b for n, a, b in zip(spread.shape, low, high)], value, x.dtype)
        source = tuple(slice(max(0, -a), n - max(0, -b)) for n, a, b in zip(spread.shape, low, high))
        target = tuple(slice(max(0, a), m - max(0, b)) for m, a, b in zip(result.shape, low, high))
        if result.size:
            result[target] = spread[source]
        attrs = f"edge_padding_low = {dims(low)}, edge_padding_high = {dims(high)}, interior_padding = {dims(interior)}"
        suite.single("pad", label, [x, np.asarray(value, x.dtype)], [result], attrs)

    for name in ALL:
        concatenate(name, [wide(name, (2, 3)), wide(name, (2, 1), "b")], 1)
        pad(name, wide(name, (2, 3)), wide(name, (), "v"), [1, 0], [0, 2], [0, 1])
    f = lambda *shape: wide("f32", shape)
    concatenate("one", [f(2, 3)], 0)
    concatenate("with_empty", [f(0, 3), f(2, 3), f(0, 3), f(1, 3)], 0)
    concatenate(
        "all_empty",
        [
            f(
                0,
            ),
            f(
                0,
            ),
        ],
        0,
    )
    concatenate("empty_elsewhere", [f(0, 3), f(0, 2)], 1)
    concatenate("middle", [f(2, 3, 4), f(2, 1, 4), f(2, 5, 4)], 1)
    x = f(2, 2)
    suite.function(
        "concatenate",
        "itself",
        [x],
        f'%r = "stablehlo.concatenate"(%in0, %in0, %in0) <{{dimension = 1 : i64}}> : '
        f'({", ".join([type_of(x)] * 3)}) -> tensor<2x6xf32>\nreturn %r : tensor<2x6xf32>',
        [np.concatenate([x] * 3, 1)],
    )
    pad("nothing", f(3, 2), 9, [0, 0], [0, 0], [0, 0])
    pad("negative", f(5, 6), 9, [-1, -2], [-2, -1], [0, 0])
    pad("negative_and_interior", f(4, 3), 9, [-2, 1], [1, -3], [2, 1])
    pad(
        "mixed_sign",
        f(
            5,
        ),
        9,
        [3],
        [-2],
        [0],
    )
    pad(
        "to_empty",
        f(
            3,
        ),
        9,
        [-1],
        [-2],
        [0],
    )
    pad("from_empty", f(0, 2), 9, [2, 0], [1, 0], [3, 0])
    pad("scalar", f(), 9, [], [], [])
    pad("rank3", f(2, 3, 4), 9, [0, 1, 2], [2, 0, 1], [1, 0, 2])


def dynamic(suite):
    def starts_of(indices, dtype):
        return [np.array(i, DTYPES[dtype]) for i in indices]

    def clamped(indices, shape, sizes):
        return tuple(
            slice(min(max(int(i), 0), n - s), min(max(int(i), 0), n - s) + s) for i, n, s in zip(indices, shape, sizes)
        )

    def slice_case(label, x, indices, sizes, dtype="i32"):
        suite.single(
            "dynamic_slice",
            label,
            [x, *starts_of(indices, dtype)],
            [x[clamped(indices, x.shape, sizes)]],
            f"slice_sizes = {dims(sizes)}",
        )

    def update_case(label, x, update, indices, dtype="i32"):
        result = np.array(x)
        result[clamped(indices, x.shape, update.shape)] = update
        suite.single("dynamic_update_slice", label, [x, update, *starts_of(indices, dtype)], [result])

    for name in ALL:
        slice_case(name, wide(name, (4, 5)), [1, 2], [2, 3])
        update_case(name, wide(name, (4, 5)), wide(name, (2, 3), "u"), [1, 2])
    f = lambda *shape: wide("f32", shape)
    for name in INTS:
        slice_case(f"index_{name}", f(6, 5), [3, 1], [2, 3], name)
        update_case(f"index_{name}", f(6, 5), f(2, 3), [3, 1], name)
        past = int(np.iinfo(DTYPES[name]).max)
        below = int(np.iinfo(DTYPES[name]).min)
        slice_case(f"index_{name}_outside", f(6, 5), [past, below], [2, 3], name)
        update_case(f"index_{name}_outside", f(6, 5), f(2, 3), [past, below], name)
    for label, indices in (
        ("negative", [-1, -100]),
        ("past_end", [5, 4]),
        ("far_past_end", [2**31 - 1, 2**31 - 1]),
        ("mixed", [-3, 4]),
    ):
        slice_case(label, f(6, 5), indices, [2, 3])
        update_case(label, f(6, 5), f(2, 3), indices)
    slice_case("scalar", f(), [], [])
    update_case("scalar", f(), wide("f32", (), "u"), [])
    slice_case("whole", f(3, 2), [1, 1], [3, 2])
    update_case("whole", f(3, 2), wide("f32", (3, 2), "u"), [1, 1])
    slice_case("empty", f(3, 2), [1, 1], [0, 2])
    update_case("empty", f(3, 2), f(0, 2), [1, 1])
    slice_case("rank3", f(3, 4, 5), [2, 1, 9], [1, 3, 2])
    update_case("rank3", f(3, 4, 5), wide("f32", (1, 3, 2), "u"), [2, 1, 9])


def add_cases(suite):
    creation(suite)
    random_bits(suite)
    bitcast(suite)
    shape_changes(suite)
    join_and_pad(suite)
    dynamic(suite)
