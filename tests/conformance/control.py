"""Control flow: while, if, case, optimization_barrier. XLA is the reference; the programs are exact."""

import numpy as np

from cases import ALL, dims, region, small, tensor, type_of, wide

I32, F32, I1 = tensor("i32", ()), tensor("f32", ()), "tensor<i1>"


def while_loop(init, condition, body, condition_result, body_results, types):
    """The op's text: `init` values and types, bodies over %a0, %a1..."""
    head = f"%w:{len(types)}" if len(types) > 1 else "%w"
    return (
        f'{head} = "stablehlo.while"({", ".join(init)}) ({region(types, condition, [(condition_result, I1)])}, '
        f'{region(types, body, list(zip(body_results, types)))}) : ({", ".join(types)}) -> ({", ".join(types)})'
    )


def loops(suite):
    def outputs(count):
        return [f"%w#{i}" for i in range(count)] if count > 1 else ["%w"]

    def add(label, inputs, condition, condition_result, body, body_results, before="", init=None):
        types = [type_of(np.asarray(x)) for x in inputs]
        init = init or [f"%in{i}" for i in range(len(inputs))]
        text = before + while_loop(init, condition, body, condition_result, body_results, types)
        text += f"\nreturn {', '.join(outputs(len(types)))} : {', '.join(types)}"
        suite.function("while", label, inputs, text, types)

    less = f"%p_ = stablehlo.compare LT, %a0, %a1, SIGNED : ({I32}, {I32}) -> {I1}"
    step = f"%c_ = stablehlo.constant dense<1> : {I32}\n%n_ = stablehlo.add %a0, %c_ : {I32}\n"
    i = lambda v: np.array(v, np.int32)
    for name in ALL:
        t = tensor(name, (2, 3))
        add(
            name,
            [i(0), i(3), small(name, (2, 3), "", 0, 2)],
            less,
            "%p_",
            step + f'%x_ = "stablehlo.add"(%a2, %a2) : ({t}, {t}) -> {t}',
            ["%n_", "%a1", "%x_"],
        )
    v = tensor("f32", (5,))
    add(
        "zero_trips",
        [i(4), i(4), small("f32", (5,))],
        less,
        "%p_",
        step + f"%x_ = stablehlo.negate %a2 : {v}",
        ["%n_", "%a1", "%x_"],
    )
    add("unchanged", [i(0), i(4), small("f32", (5,))], less, "%p_", step, ["%n_", "%a1", "%a2"])
    add(
        "swap",
        [i(0), i(5), small("f32", (5,), "x"), small("f32", (5,), "y")],
        less,
        "%p_",
        step,
        ["%n_", "%a1", "%a3", "%a2"],
    )
    add(
        "rotate",
        [i(0), i(7), small("f32", (5,), "x"), small("f32", (5,), "y"), small("f32", (5,), "z")],
        less,
        "%p_",
        step,
        ["%n_", "%a1", "%a3", "%a4", "%a2"],
    )
    add(
        "duplicate",
        [i(0), i(3), small("f32", (5,), "x"), small("f32", (5,), "y")],
        less,
        "%p_",
        step + f"%x_ = stablehlo.add %a2, %a3 : {v}",
        ["%n_", "%a1", "%x_", "%x_"],
    )
    add(
        "empty_tensor",
        [i(0), i(3), np.zeros((0, 2), np.float32)],
        less,
        "%p_",
        step + f"%x_ = stablehlo.negate %a2 : {tensor('f32', (0, 2))}",
        ["%n_", "%a1", "%x_"],
    )
    add(
        "fibonacci",
        [i(0), i(30), i(0), i(1)],
        less,
        "%p_",
        step + f"%x_ = stablehlo.add %a2, %a3 : {I32}",
        ["%n_", "%a1", "%a3", "%x_"],
    )
    # The condition looks at data: halve until the sum is below one.
    add(
        "until_small",
        [np.array([8, 16, 3], np.float32)],
        f"%z_ = stablehlo.constant dense<0.0> : {F32}\n"
        f"%s_ = stablehlo.reduce(%a0 init: %z_) applies stablehlo.add across dimensions = [0] : "
        f"(tensor<3xf32>, {F32}) -> {F32}\n%o_ = stablehlo.constant dense<1.0> : {F32}\n"
        f"%p_ = stablehlo.compare GT, %s_, %o_, FLOAT : ({F32}, {F32}) -> {I1}",
        "%p_",
        "%h_ = stablehlo.constant dense<0.5> : tensor<3xf32>\n%x_ = stablehlo.multiply %a0, %h_ : tensor<3xf32>",
        ["%x_"],
    )
    # Rows written one by one into a carried tensor, from another carried one.
    big, row = tensor("f32", (6, 40)), tensor("f32", (1, 40))
    update = step + f"""%z_ = stablehlo.constant dense<0> : {I32}
      %s_ = "stablehlo.dynamic_slice"(%a3, %a0, %z_) <{{slice_sizes = {dims([1, 40])}}}>
        : ({big}, {I32}, {I32}) -> {row}
      %d_ = stablehlo.add %s_, %s_ : {row}
      %u_ = "stablehlo.dynamic_update_slice"(%a2, %d_, %a0, %z_) : ({big}, {row}, {I32}, {I32}) -> {big}"""
    add(
        "update_rows",
        [i(1), i(5), small("f32", (6, 40), "x"), small("f32", (6, 40), "y")],
        less,
        "%p_",
        update,
        ["%n_", "%a1", "%u_", "%a3"],
    )
    # The old value of an updated tensor is still read: the update must not happen in place.
    keep = step + f"""%z_ = stablehlo.constant dense<0> : {I32}
      %d_ = stablehlo.constant dense<9.0> : {row}
      %u_ = "stablehlo.dynamic_update_slice"(%a2, %d_, %a0, %z_) : ({big}, {row}, {I32}, {I32}) -> {big}
      %x_ = stablehlo.subtract %a2, %u_ : {big}
      %y_ = stablehlo.add %a3, %x_ : {big}"""
    add(
        "update_and_old",
        [i(1), i(5), small("f32", (6, 40), "x"), small("f32", (6, 40), "y")],
        less,
        "%p_",
        keep,
        ["%n_", "%a1", "%u_", "%y_"],
    )
    # Values of the function around it are used inside.
    x, y = small("f32", (5,), "x"), small("f32", (5,), "y")
    text = "%z = stablehlo.constant dense<0> : tensor<i32>\n" + while_loop(
        ["%z", "%in1"],
        f"%p_ = stablehlo.compare LT, %a0, %in0, SIGNED : ({I32}, {I32}) -> {I1}",
        step + f"%x_ = stablehlo.add %a1, %in2 : {v}",
        "%p_",
        ["%n_", "%x_"],
        [I32, v],
    )
    suite.function(
        "while",
        "captures",
        [i(3), x, y],
        text + f"\nreturn %w#0, %w#1, %in1 : {I32}, {v}, {v}",
        [i(3), x + 3 * y, x],
        "equal",
    )
    # A loop inside a loop, whose bound is the outer counter.
    nested = f"""%zero = stablehlo.constant dense<0> : {I32}
      %one = stablehlo.constant dense<1> : {I32}
      %w:2 = "stablehlo.while"(%zero, %in1) ({{
      ^bb0(%a: {I32}, %x: {v}):
        %p = stablehlo.compare LT, %a, %in0, SIGNED : ({I32}, {I32}) -> {I1}
        "stablehlo.return"(%p) : ({I1}) -> ()
      }}, {{
      ^bb0(%a: {I32}, %x: {v}):
        %v:2 = "stablehlo.while"(%zero, %x) ({{
        ^bb0(%b: {I32}, %y: {v}):
          %q = stablehlo.compare LE, %b, %a, SIGNED : ({I32}, {I32}) -> {I1}
          "stablehlo.return"(%q) : ({I1}) -> ()
        }}, {{
        ^bb0(%b: {I32}, %y: {v}):
          %f = stablehlo.convert %b : ({I32}) -> {F32}
          %g = "stablehlo.broadcast_in_dim"(%f) <{{broadcast_dimensions = array<i64>}}> : ({F32}) -> {v}
          %h = stablehlo.add %y, %g : {v}
          %k = stablehlo.add %h, %in1 : {v}
          %n = stablehlo.add %b, %one : {I32}
          "stablehlo.return"(%n, %k) : ({I32}, {v}) -> ()
        }}) : ({I32}, {v}) -> ({I32}, {v})
        %m = stablehlo.add %a, %one : {I32}
        "stablehlo.return"(%m, %v#1) : ({I32}, {v}) -> ()
      }}) : ({I32}, {v}) -> ({I32}, {v})
      return %w#0, %w#1 : {I32}, {v}"""
    suite.function("while", "nested", [i(4), x], nested, [I32, v])
    # A loop of two loops after another, the second starting from the first's result.
    first = while_loop(
        ["%in0", "%in1", "%in2"],
        less,
        step + f"%x_ = stablehlo.add %a2, %a2 : {v}",
        "%p_",
        ["%n_", "%a1", "%x_"],
        [I32, I32, v],
    )
    second = while_loop(
        ["%in0", "%w#0", "%w#2"],
        less,
        step + f"%x_ = stablehlo.subtract %a2, %in2 : {v}",
        "%p_",
        ["%n_", "%a1", "%x_"],
        [I32, I32, v],
    )
    suite.function(
        "while",
        "two_loops",
        [i(0), i(3), x],
        first + "\n" + second.replace("%w:3", "%w2:3") + f"\nreturn %w2#0, %w2#2, %w#2 : {I32}, {v}, {v}",
        [I32, v, v],
    )


def branching(result, op, index, index_type, branches, types):
    """The text of an if or case: each branch is a body and the values it returns."""
    regions = ", ".join(region([], body, list(zip(values, types))) for body, values in branches)
    head = f"{result}:{len(types)}" if len(types) > 1 else result
    return f'{head} = "stablehlo.{op}"({index}) ({regions}) : ({index_type}) -> ({", ".join(types)})\n'


def branches(suite):
    v = tensor("f32", (4,))
    x, y = small("f32", (4,), "x"), small("f32", (4,), "y")
    flags = [(np.array(flag), str(flag).lower()) for flag in (False, True)]

    for name in ALL:
        t = tensor(name, (2, 3))
        inputs = [small(name, (2, 3), "x"), small(name, (2, 3), "y")]
        total, first, second = (f"%0 = stablehlo.add %in1, %in2 : {t}", ["%0"]), ("", ["%in1"]), ("", ["%in2"])
        for flag, word in flags:
            text = branching("%r", "if", "%in0", I1, [total, first], [t])
            suite.function("if", f"{name}_{word}", [flag, *inputs], text + f"return %r : {t}", [t])
        for index in (0, 1):
            text = branching("%r", "case", "%in0", I32, [second, total], [t])
            suite.function(
                "case", f"{name}_{index}", [np.array(index, np.int32), *inputs], text + f"return %r : {t}", [t]
            )

    for flag, word in flags:
        text = branching("%r", "if", "%in0", I1, [("", ["%in1", "%in2"]), ("", ["%in2", "%in1"])], [v, v])
        suite.function("if", f"swap_{word}", [flag, x, y], text + f"return %r#0, %r#1 : {v}, {v}", [v, v])
        values = [(f"%c = stablehlo.constant dense<{text}> : {v}", ["%c"]) for text in ("[1.0, 2.0, 3.0, 4.0]", "5.0")]
        text = branching("%r", "if", "%in0", I1, values, [v])
        suite.function("if", f"constants_{word}", [flag], text + f"return %r : {v}", [v])
        text = branching("%r", "if", "%in0", I1, [("", ["%in1"]), ("", ["%in1"])], [v])
        text += f"%s = stablehlo.add %r, %in1 : {v}\nreturn %s, %r : {v}, {v}"
        suite.function("if", f"same_{word}", [flag, x], text, [v, v])
        for inner, inner_word in flags:
            product = (f"%0 = stablehlo.multiply %d, %in2 : {v}", ["%0"])
            nested = branching("%q", "if", "%in1", I1, [product, ("", ["%d"])], [v]) + f"%k = stablehlo.negate %q : {v}"
            text = f"%d = stablehlo.add %in2, %in3 : {v}\n"
            text += branching("%r", "if", "%in0", I1, [(nested, ["%k"]), ("", ["%in3"])], [v]) + f"return %r : {v}"
            suite.function("if", f"nested_{word}_{inner_word}", [flag, inner, x, y], text, [v])

    negate, twice = (f"%0 = stablehlo.{call} : {v}" for call in ("negate %in1", "add %in1, %in1"))
    for index in (-(2**31), -1, 0, 1, 2, 3, 2**31 - 1):  # out of range runs the last branch
        text = branching("%r", "case", "%in0", I32, [("", ["%in1"]), (negate, ["%0"]), (twice, ["%0"])], [v])
        label = f"index_{'minus_' if index < 0 else ''}{abs(index)}"
        suite.function("case", label, [np.array(index, np.int32), x], text + f"return %r : {v}", [v])
    for index in (0, 5):
        text = branching("%r", "case", "%in0", I32, [(negate, ["%0"])], [v])
        suite.function("case", f"one_branch_{index}", [np.array(index, np.int32), x], text + f"return %r : {v}", [v])


def barriers(suite):
    for name in ALL:
        x, y = wide(name, (2, 3)), wide("f32", ())
        suite.single("optimization_barrier", name, [x, y], [x, y])
    x = np.zeros((0, 2), np.float32)
    suite.single("optimization_barrier", "empty", [x], [x])
    x = small("f32", (7,))
    v = type_of(x)
    suite.function(
        "optimization_barrier",
        "between",
        [x],
        f'%0 = stablehlo.add %in0, %in0 : {v}\n%1:2 = "stablehlo.optimization_barrier"(%0, %in0) : '
        f"({v}, {v}) -> ({v}, {v})\n%2 = stablehlo.subtract %1#0, %1#1 : {v}\nreturn %2 : {v}",
        [x],
    )


def add_cases(suite):
    loops(suite)
    branches(suite)
    barriers(suite)
