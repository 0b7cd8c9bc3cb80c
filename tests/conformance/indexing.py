"""gather and scatter. XLA is the reference, but for windows that are partly outside."""

import numpy as np

from cases import ALL, BITS, DTYPES, INTS, binary_region, dims, region, small, tensor, type_of, wide


def gather(suite):
    def add(label, x, indices, sizes, result, offset, collapsed, index_map, vector_dim, batching=((), ()), sort=False):
        lists = {
            "offset_dims": offset,
            "collapsed_slice_dims": collapsed,
            "operand_batching_dims": batching[0],
            "start_indices_batching_dims": batching[1],
            "start_index_map": index_map,
        }
        body = ", ".join(f"{k} = [{', '.join(map(str, v))}]" for k, v in lists.items() if v)
        body += (", " if body else "") + f"index_vector_dim = {vector_dim}"
        attrs = (
            f"dimension_numbers = #stablehlo.gather<{body}>, slice_sizes = {dims(sizes)}, "
            f"indices_are_sorted = {'true' if sort else 'false'}"
        )
        suite.single("gather", label, [x, indices], [tensor(type_of(x)[7:-1].split("x")[-1], result)], attrs)

    i = lambda values, dtype="i32": np.array(values, DTYPES[dtype])
    f = lambda *shape: wide("f32", shape)
    for name in ALL:
        add(name, wide(name, (5, 3)), i([[4], [0], [2]]), [1, 3], (3, 3), [1], [0], [0], 1)
    for name in INTS:
        add(f"index_{name}", f(5, 3), i([4, 0, 2, 2], name), [1, 3], (4, 3), [1], [0], [0], 1)
    add("sorted", f(5, 3), i([0, 2, 2]), [1, 3], (3, 3), [1], [0], [0], 1, sort=True)
    add("outside", f(5, 3), i([-1, 5, 100, -(2**31), 2**31 - 1]), [1, 3], (5, 3), [1], [0], [0], 1)
    add("outside_vectors", f(5, 3), i([[-1], [5], [100], [2]]), [1, 3], (4, 3), [1], [0], [0], 1)
    add("window_outside", f(5, 6), i([[4, 5], [-3, 2], [1, 4]]), [2, 3], (3, 2, 3), [1, 2], [], [0, 1], 1)
    add("index_ui64_outside", f(5, 3), i([2**64 - 1, 2**63, 1], "ui64"), [1, 3], (3, 3), [1], [0], [0], 1)
    add("elements", f(4, 5), i([[0, 0], [3, 4], [1, 2]]), [1, 1], (3,), [], [0, 1], [0, 1], 1)
    add("swapped_map", f(4, 5), i([[0, 1], [4, 3], [2, 0]]), [1, 1], (3,), [], [0, 1], [1, 0], 1)
    add("vector_dim_first", f(4, 5), i([[0, 3, 1], [0, 4, 2]]), [1, 1], (3,), [], [0, 1], [0, 1], 0)
    add("vector_dim_middle", f(4, 5), small("i32", (2, 2, 3), "g", 0, 3), [1, 2], (2, 3, 2), [2], [0], [0, 1], 1)
    add("offset_first", f(5, 3), i([4, 0]), [1, 3], (3, 2), [0], [0], [0], 1)
    add("offset_around", f(5, 3, 4), i([[4], [0]]), [1, 3, 4], (3, 2, 4), [0, 2], [0], [0], 1)
    add("inner_axis", f(5, 3), i([2, 0, 2, 1]), [5, 1], (5, 4), [0], [1], [1], 1)
    add("middle_axis", f(2, 5, 3), i([[2, 0], [4, 1]]), [2, 1, 3], (2, 2, 2, 3), [0, 3], [1], [1], 2)
    add("partial_window", f(6, 4), i([0, 3, 5]), [2, 2], (3, 2, 2), [1, 2], [], [0], 1)
    add("scalar_index", f(5, 3), i(2), [1, 3], (3,), [0], [0], [0], 0)
    add("scalar_index_vector", f(5, 3), i([2]), [1, 3], (3,), [0], [0], [0], 0)
    add("no_indices", f(5, 3), np.zeros((0, 1), np.int32), [1, 3], (0, 3), [1], [0], [0], 1)
    add("empty_window", f(5, 3), i([1, 2]), [1, 0], (2, 0), [1], [0], [0], 1)
    add("empty_index_vector", f(5, 3), np.zeros((2, 0), np.int32), [5, 3], (2, 5, 3), [1, 2], [], [], 1)
    add("batched", f(3, 5), i([[4, 0], [1, 1], [9, -2]]), [1, 1], (3, 2), [], [1], [1], 2, ((0,), (0,)))
    add(
        "batched_windows",
        f(2, 5, 4),
        i([[[3, 1]], [[0, 2]]]),
        [1, 2, 2],
        (2, 1, 2, 2),
        [2, 3],
        [],
        [1, 2],
        2,
        ((0,), (0,)),
    )
    add(
        "batched_twice",
        f(2, 3, 5),
        small("i32", (3, 2, 4), "gb", 0, 4),
        [1, 1, 1],
        (3, 2, 4),
        [],
        [2],
        [2],
        3,
        ((0, 1), (1, 0)),
    )
    add(
        "batched_vector_dim",
        f(3, 4, 5),
        small("i32", (2, 3, 2), "gv", 0, 4),
        [1, 1, 1],
        (3, 2),
        [],
        [1, 2],
        [1, 2],
        0,
        ((0,), (1,)),
    )
    add("large", f(20, 33), small("i32", (41, 1), "gl", 0, 19), [1, 33], (41, 33), [1], [0], [0], 1)


def scatter(suite):
    def add(
        label,
        xs,
        indices,
        updates,
        body,
        window,
        inserted,
        to_operand,
        vector_dim,
        batching=((), ()),
        flags="",
        tolerance="equal",
        results=None,
    ):
        lists = {
            "update_window_dims": window,
            "inserted_window_dims": inserted,
            "input_batching_dims": batching[0],
            "scatter_indices_batching_dims": batching[1],
            "scatter_dims_to_operand_dims": to_operand,
        }
        text = ", ".join(f"{k} = [{', '.join(map(str, v))}]" for k, v in lists.items() if v)
        text += (", " if text else "") + f"index_vector_dim = {vector_dim}"
        attrs = f"scatter_dimension_numbers = #stablehlo.scatter<{text}>{flags}"
        suite.single(
            "scatter", label, [*xs, indices, *updates], results or [type_of(x) for x in xs], attrs, body, tolerance
        )

    def replace(name):
        t = tensor(name, ())
        return region([t, t], "", [("%a1", t)])

    i = lambda values, dtype="i32": np.array(values, DTYPES[dtype])
    f = lambda *shape: small("f32", shape)
    rows = dict(window=[1], inserted=[0], to_operand=[0], vector_dim=1)
    for name in ALL:
        x, updates = small(name, (5, 3)), small(name, (4, 3), "u")
        add(name, [wide(name, (5, 3))], i([[4], [0], [2]]), [wide(name, (3, 3), "u")], replace(name), **rows)
        for op in ("add", "multiply", "maximum", "minimum") + (("and", "or", "xor") if name in BITS else ()):
            add(f"{op}_{name}", [x], i([4, 0, 4, 2]), [updates], binary_region(op, name), **rows)
    for name in INTS:
        add(f"index_{name}", [f(5, 3)], i([4, 0, 2], name), [f(3, 3)], binary_region("add", "f32"), **rows)
    t = tensor("f32", ())
    add(
        "outside",
        [f(5, 3)],
        i([-1, 5, 2, -(2**31), 2**31 - 1]),
        [small("f32", (5, 3), "u")],
        binary_region("add", "f32"),
        **rows,
    )
    add("outside_replace", [f(5, 3)], i([-1, 5, 2, 100]), [small("f32", (4, 3), "u")], replace("f32"), **rows)
    add(
        "index_ui64_outside",
        [f(5, 3)],
        i([2**64 - 1, 2**63, 1], "ui64"),
        [small("f32", (3, 3), "u")],
        replace("f32"),
        **rows,
    )
    # The specification drops single elements that fall outside; XLA drops every window that does not fit whole.
    x, starts, updates = f(5, 6), i([[4, 5], [-1, 2], [3, 3], [0, 4]]), small("f32", (4, 2, 3), "u")
    result = x.copy()
    for n, r, c in np.ndindex(updates.shape):
        at = (int(starts[n, 0]) + r, int(starts[n, 1]) + c)
        if 0 <= at[0] < 5 and 0 <= at[1] < 6:
            result[at] += updates[n, r, c]
    add(
        "window_partly_outside",
        [x],
        starts,
        [updates],
        binary_region("add", "f32"),
        [1, 2],
        [],
        [0, 1],
        1,
        results=[result],
    )
    add(
        "window_outside",
        [x],
        i([[5, 0], [-2, 2], [3, 3], [0, 6]]),
        [updates],
        binary_region("add", "f32"),
        [1, 2],
        [],
        [0, 1],
        1,
    )
    add(
        "unique",
        [f(5, 3)],
        i([4, 0, 2]),
        [small("f32", (3, 3), "u")],
        binary_region("add", "f32"),
        **rows,
        flags=", unique_indices = true",
    )
    add(
        "sorted",
        [f(5, 3)],
        i([0, 2, 2]),
        [small("f32", (3, 3), "u")],
        binary_region("add", "f32"),
        **rows,
        flags=", indices_are_sorted = true",
    )
    subtract = region(
        [t, t],
        f"%c_ = stablehlo.constant dense<2.0> : {t}\n%m_ = stablehlo.multiply %c_, %a1 : {t}\n"
        f"%r_ = stablehlo.subtract %a0, %m_ : {t}",
        [("%r_", t)],
    )
    add("subtract_twice", [f(5, 3)], i([4, 0, 4, 2]), [small("f32", (4, 3), "u")], subtract, **rows)
    keep_old = region([t, t], "", [("%a0", t)])
    add("keep_old", [f(5, 3)], i([4, 0]), [small("f32", (2, 3), "u")], keep_old, **rows)
    constant = region([t, t], f"%c_ = stablehlo.constant dense<7.0> : {t}", [("%c_", t)])
    add("constant_region", [f(5, 3)], i([4, 0]), [small("f32", (2, 3), "u")], constant, **rows)
    add("duplicate_replace_same", [f(5, 3)], i([4, 4]), [np.full((2, 3), 9, np.float32)], replace("f32"), **rows)
    add(
        "elements",
        [f(4, 5)],
        i([[0, 0], [3, 4], [1, 2], [3, 4]]),
        [small("f32", (4,), "u")],
        binary_region("add", "f32"),
        [],
        [0, 1],
        [0, 1],
        1,
    )
    add(
        "swapped_map",
        [f(4, 5)],
        i([[0, 1], [4, 3], [2, 0]]),
        [small("f32", (3,), "u")],
        binary_region("add", "f32"),
        [],
        [0, 1],
        [1, 0],
        1,
    )
    add(
        "vector_dim_first",
        [f(4, 5)],
        i([[0, 3, 1], [0, 4, 2]]),
        [small("f32", (3,), "u")],
        binary_region("add", "f32"),
        [],
        [0, 1],
        [0, 1],
        0,
    )
    add(
        "window_first", [f(5, 3)], i([4, 0]), [small("f32", (3, 2), "u")], binary_region("add", "f32"), [0], [0], [0], 1
    )
    add(
        "inner_axis",
        [f(5, 3)],
        i([2, 0, 2]),
        [small("f32", (5, 3), "u")],
        binary_region("add", "f32"),
        [0],
        [1],
        [1],
        1,
    )
    add(
        "partial_window",
        [f(6, 4)],
        i([0, 3]),
        [small("f32", (2, 2, 2), "u")],
        binary_region("add", "f32"),
        [1, 2],
        [],
        [0],
        1,
    )
    add("scalar_index", [f(5, 3)], i(2), [small("f32", (3,), "u")], binary_region("add", "f32"), [0], [0], [0], 0)
    add("no_updates", [f(5, 3)], np.zeros((0, 1), np.int32), [f(0, 3)], binary_region("add", "f32"), **rows)
    add("empty_operand", [f(0, 3)], i([1, 0]), [f(2, 3)], binary_region("add", "f32"), **rows)
    add(
        "empty_index_vector",
        [f(2, 3)],
        np.zeros((2, 0), np.int32),
        [small("f32", (2, 2, 3), "u")],
        binary_region("add", "f32"),
        [1, 2],
        [],
        [],
        1,
    )
    add(
        "batched",
        [f(3, 5)],
        i([[4, 0], [1, 1], [9, -2]]),
        [small("f32", (3, 2), "u")],
        binary_region("add", "f32"),
        [],
        [1],
        [1],
        2,
        ((0,), (0,)),
    )
    add(
        "batched_windows",
        [f(2, 5, 4)],
        i([[[3, 1]], [[0, 2]]]),
        [small("f32", (2, 1, 2, 2), "u")],
        binary_region("add", "f32"),
        [2, 3],
        [],
        [1, 2],
        2,
        ((0,), (0,)),
    )
    add(
        "batched_twice",
        [f(2, 3, 5)],
        small("i32", (3, 2, 4), "sb", 0, 4),
        [small("f32", (3, 2, 4), "u")],
        binary_region("add", "f32"),
        [],
        [2],
        [2],
        3,
        ((0, 1), (1, 0)),
    )
    s = tensor("i32", ())
    both = region(
        [t, s, t, s],
        f"%x_ = stablehlo.add %a0, %a2 : {t}\n%y_ = stablehlo.maximum %a1, %a3 : {s}",
        [("%x_", t), ("%y_", s)],
    )
    add(
        "two_tensors",
        [f(5, 3), small("i32", (5, 3))],
        i([4, 0, 4]),
        [small("f32", (3, 3), "u"), small("i32", (3, 3), "u")],
        both,
        **rows,
    )
    add(
        "many_duplicates",
        [f(3, 17)],
        small("i32", (40,), "sd", -1, 3),
        [small("f32", (40, 17), "u")],
        binary_region("add", "f32"),
        **rows,
    )


def add_cases(suite):
    gather(suite)
    scatter(suite)
