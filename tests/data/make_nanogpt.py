#!/usr/bin/env python3
"""Writes examples/models/nanogpt_forward.mlir: the loss of a small GPT (one block, 65 characters) as StableHLO, for the commands
of the first README. It uses nothing but Python; the result is kept in the repository.

    python make_nanogpt.py > ../../examples/models/nanogpt_forward.mlir
"""
BATCH, CONTEXT, VOCAB, WIDTH = 8, 16, 65, 32
IDS = f"tensor<{BATCH}x{CONTEXT}xi32>"
lines = []


def t(*dims, dtype="f32"):
    return "tensor<" + "".join(f"{dim}x" for dim in dims) + dtype + ">"


def emit(text):
    name = f"%{len(lines)}"
    lines.append(f"    {name} = {text}")
    return name


def constant(value, *dims):
    return emit(f"stablehlo.constant dense<{value}> : {t(*dims)}")


def binary(op, a, b, *dims):
    return emit(f"stablehlo.{op} {a}, {b} : {t(*dims)}")


def unary(op, a, *dims):
    return emit(f"stablehlo.{op} {a} : {t(*dims)}")


def spread(a, source, places, *dims):
    return emit(f"stablehlo.broadcast_in_dim {a}, dims = {list(places)} : ({t(*source)}) -> {t(*dims)}")


def reduce(a, op, start, axis, *dims):
    left = [dim for i, dim in enumerate(dims) if i != axis]
    return emit(f"stablehlo.reduce({a} init: {constant(start)}) applies stablehlo.{op} across dimensions = [{axis}] : "
                f"({t(*dims)}, tensor<f32>) -> {t(*left)}")


def linear(x, weight, inputs, outputs):
    return emit(f"stablehlo.dot_general {x}, {weight}, contracting_dims = [2] x [0] : "
                f"({t(BATCH, CONTEXT, inputs)}, {t(inputs, outputs)}) -> {t(BATCH, CONTEXT, outputs)}")


def norm(x, gain):
    shape = (BATCH, CONTEXT, WIDTH)
    squares = reduce(binary("multiply", x, x, *shape), "add", "0.0", 2, *shape)
    mean = binary("divide", squares, constant(f"{WIDTH}.0", BATCH, CONTEXT), BATCH, CONTEXT)
    scale = unary("rsqrt", binary("add", mean, constant("1.0e-5", BATCH, CONTEXT), BATCH, CONTEXT), BATCH, CONTEXT)
    scaled = binary("multiply", x, spread(scale, (BATCH, CONTEXT), (0, 1), *shape), *shape)
    return binary("multiply", scaled, spread(gain, (WIDTH,), (2,), *shape), *shape)


def one_hot(ids):
    shape = (BATCH, CONTEXT, VOCAB)
    wide = emit(f"stablehlo.broadcast_in_dim {ids}, dims = [0, 1] : ({IDS}) -> {t(*shape, dtype='i32')}")
    number = emit(f"stablehlo.iota dim = 2 : {t(*shape, dtype='i32')}")
    same = emit(f"stablehlo.compare EQ, {wide}, {number}, SIGNED : ({t(*shape, dtype='i32')}, {t(*shape, dtype='i32')}) -> "
                f"{t(*shape, dtype='i1')}")
    return emit(f"stablehlo.convert {same} : ({t(*shape, dtype='i1')}) -> {t(*shape)}")


def attention(x):
    scores_shape = (BATCH, CONTEXT, CONTEXT)
    q, k, v = (linear(x, f"%{name}", WIDTH, WIDTH) for name in ("query", "key", "value"))
    scores = emit(f"stablehlo.dot_general {q}, {k}, batching_dims = [0] x [0], contracting_dims = [2] x [2] : "
                  f"({t(BATCH, CONTEXT, WIDTH)}, {t(BATCH, CONTEXT, WIDTH)}) -> {t(*scores_shape)}")
    scores = binary("multiply", scores, constant(repr(WIDTH ** -0.5), *scores_shape), *scores_shape)
    integers = t(*scores_shape, dtype="i32")
    row, column = (emit(f"stablehlo.iota dim = {axis} : {integers}") for axis in (1, 2))
    seen = emit(f"stablehlo.compare GE, {row}, {column}, SIGNED : ({integers}, {integers}) -> {t(*scores_shape, dtype='i1')}")
    scores = emit(f"stablehlo.select {seen}, {scores}, {constant('-1.0e9', *scores_shape)} : "
                  f"{t(*scores_shape, dtype='i1')}, {t(*scores_shape)}")
    largest = reduce(scores, "maximum", "0xFF800000", 2, *scores_shape)
    e = unary("exponential", binary("subtract", scores, spread(largest, scores_shape[:2], (0, 1), *scores_shape),
                                    *scores_shape), *scores_shape)
    total = spread(reduce(e, "add", "0.0", 2, *scores_shape), scores_shape[:2], (0, 1), *scores_shape)
    mixed = emit(f"stablehlo.dot_general {binary('divide', e, total, *scores_shape)}, {v}, batching_dims = [0] x [0], "
                 f"contracting_dims = [2] x [1] : ({t(*scores_shape)}, {t(BATCH, CONTEXT, WIDTH)}) -> {t(BATCH, CONTEXT, WIDTH)}")
    return linear(mixed, "%out", WIDTH, WIDTH)


def loss():
    shape, logits_shape = (BATCH, CONTEXT, WIDTH), (BATCH, CONTEXT, VOCAB)
    x = linear(one_hot("%tokens"), "%embedding", VOCAB, WIDTH)
    x = binary("add", x, spread("%positions", (CONTEXT, WIDTH), (1, 2), *shape), *shape)
    x = binary("add", x, attention(norm(x, "%norm_1")), *shape)
    hidden = unary("tanh", linear(norm(x, "%norm_2"), "%up", WIDTH, 4 * WIDTH), BATCH, CONTEXT, 4 * WIDTH)
    x = binary("add", x, linear(hidden, "%down", 4 * WIDTH, WIDTH), *shape)
    logits = linear(norm(x, "%norm_3"), "%head", WIDTH, VOCAB)
    largest = reduce(logits, "maximum", "0xFF800000", 2, *logits_shape)
    shifted = binary("subtract", logits, spread(largest, logits_shape[:2], (0, 1), *logits_shape), *logits_shape)
    total = unary("log", reduce(unary("exponential", shifted, *logits_shape), "add", "0.0", 2, *logits_shape), BATCH, CONTEXT)
    right = reduce(binary("multiply", shifted, one_hot("%next"), *logits_shape), "add", "0.0", 2, *logits_shape)
    each = binary("subtract", total, right, BATCH, CONTEXT)
    summed = reduce(reduce(each, "add", "0.0", 1, BATCH, CONTEXT), "add", "0.0", 0, BATCH)
    return binary("divide", summed, constant(f"{BATCH * CONTEXT}.0"))


result = loss()
parameters = {"embedding": (VOCAB, WIDTH), "positions": (CONTEXT, WIDTH), "norm_1": (WIDTH,), "query": (WIDTH, WIDTH),
              "key": (WIDTH, WIDTH), "value": (WIDTH, WIDTH), "out": (WIDTH, WIDTH), "norm_2": (WIDTH,),
              "up": (WIDTH, 4 * WIDTH), "down": (4 * WIDTH, WIDTH), "norm_3": (WIDTH,), "head": (WIDTH, VOCAB)}
arguments = [f"%{name}: {t(*dims)} {{pcp.name = \"{name}\"}}" for name, dims in parameters.items()] + [f"%tokens: {IDS}", f"%next: {IDS}"]
print("// The loss of a GPT with one block on 65 characters; made by tests/data/make_nanogpt.py.")
print("module @nanogpt {\n  func.func public @main(" + ",\n                         ".join(arguments) + ") -> tensor<f32> {")
print("\n".join(lines) + f"\n    return {result} : tensor<f32>\n  }}\n}}")
