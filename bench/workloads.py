"""The workloads of compare.py: each as a StableHLO module for pcp, and by the same name in peer.py for PyTorch and XLA."""
from dataclasses import dataclass


@dataclass
class Workload:
    name: str
    mlir: str
    inputs: list
    goal: float  # our time / PyTorch's
    repeat: int
    size: str = ""  # of a GPT to train instead: a step of `pcp train`
    writes: bool = False  # instead of training, this GPT writes `repeat` tokens: the time of one, by `pcp generate`


def module(arguments, body, results):
    """A public @main; body is lines of pretty StableHLO."""
    args = ", ".join(f"%arg{i}: {t}" for i, t in enumerate(arguments))
    lines = "\n".join("    " + line for line in body)
    values = ", ".join(v for v, _ in results)
    types = ", ".join(t for _, t in results)
    return f"module {{\n  func.func public @main({args}) -> ({types}) {{\n{lines}\n    return {values} : {types}\n  }}\n}}\n"


class Lines:
    """Collects operations; every method returns the name of the value it adds."""

    def __init__(self):
        self.lines = []

    def add(self, text):
        name = f"%{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def binary(self, op, x, y, t):
        return self.add(f"stablehlo.{op} {x}, {y} : {t}")

    def unary(self, op, x, t):
        return self.add(f"stablehlo.{op} {x} : {t}")

    def splat(self, value, t):
        return self.add(f"stablehlo.constant dense<{value}> : {t}")

    def broadcast(self, x, dims, source, target):
        return self.add(f"stablehlo.broadcast_in_dim {x}, dims = {list(dims)} : ({source}) -> {target}")

    def reduce(self, op, x, start, dims, source, target):
        zero = self.splat(start, "tensor<f32>")
        return self.add(f"stablehlo.reduce({x} init: {zero}) applies stablehlo.{op} across dimensions = {list(dims)} : ({source}, tensor<f32>) -> {target}")

    def dot(self, x, y, contract, source, other, target, batch=()):
        batching = f"batching_dims = {list(batch)} x {list(batch)}, " if batch else ""
        return self.add(f"stablehlo.dot_general {x}, {y}, {batching}contracting_dims = [{contract[0]}] x [{contract[1]}] : ({source}, {other}) -> {target}")


def tensor(*dims, dtype="f32"):
    return "tensor<" + "".join(f"{d}x" for d in dims) + dtype + ">"


NEG_INF = "0xFF800000"


def chain():
    t = tensor(4194304)
    f = Lines()
    x, y = "%arg0", "%arg1"
    v = f.binary("add", x, y, t)
    v = f.binary("multiply", v, x, t)
    v = f.binary("subtract", v, y, t)
    v = f.binary("maximum", v, f.splat("0.0", t), t)
    v = f.binary("multiply", v, f.splat("0.5", t), t)
    v = f.unary("tanh", v, t)
    v = f.binary("add", v, x, t)
    v = f.unary("negate", v, t)
    return module([t, t], f.lines, [(v, t)]), ["4194304xf32=random"] * 2


def softmax_rows(f, x, dims):
    t, r, last = tensor(*dims), tensor(*dims[:-1]), len(dims) - 1
    keep = range(last)
    peak = f.broadcast(f.reduce("maximum", x, NEG_INF, [last], t, r), keep, r, t)
    e = f.unary("exponential", f.binary("subtract", x, peak, t), t)
    total = f.broadcast(f.reduce("add", e, "0.0", [last], t, r), keep, r, t)
    return f.binary("divide", e, total, t)


def softmax():
    f = Lines()
    t = tensor(4096, 1024)
    return module([t], f.lines, [(softmax_rows(f, "%arg0", (4096, 1024)), t)]), ["4096x1024xf32=random"]


def norm_rows(f, x, gain, dims, bias=None):
    t, r, d = tensor(*dims), tensor(*dims[:-1]), dims[-1]
    last = len(dims) - 1
    keep = range(last)
    count, epsilon = f.splat(f"{float(d)}", r), f.splat("1.0e-05", r)
    mean = f.binary("divide", f.reduce("add", x, "0.0", [last], t, r), count, r)
    centred = f.binary("subtract", x, f.broadcast(mean, keep, r, t), t)
    square = f.binary("multiply", centred, centred, t)
    variance = f.binary("divide", f.reduce("add", square, "0.0", [last], t, r), count, r)
    scale = f.unary("rsqrt", f.binary("add", variance, epsilon, r), r)
    v = f.binary("multiply", centred, f.broadcast(scale, keep, r, t), t)
    v = f.binary("multiply", v, f.broadcast(gain, [last], tensor(d), t), t)
    return v if bias is None else f.binary("add", v, f.broadcast(bias, [last], tensor(d), t), t)


def layer_norm():
    f = Lines()
    t = tensor(4096, 1024)
    v = norm_rows(f, "%arg0", "%arg1", (4096, 1024), "%arg2")
    return module([t, tensor(1024), tensor(1024)], f.lines, [(v, t)]), ["4096x1024xf32=random", "1024xf32=random", "1024xf32=random"]


def gemm(m, k, n):
    f = Lines()
    v = f.dot("%arg0", "%arg1", (1, 1), tensor(m, k), tensor(n, k), tensor(m, n))
    return module([tensor(m, k), tensor(n, k)], f.lines, [(v, tensor(m, n))]), [f"{m}x{k}xf32=random", f"{n}x{k}xf32=random"]


def gpt(layers, heads, width, time, vocabulary, batch):
    """Forward and loss: pre-norm blocks, no biases, learned positions, tied head, tanh GELU, causal attention."""
    f = Lines()
    arguments, inputs = [], []

    def parameter(*dims, text="random*0.02"):
        arguments.append(tensor(*dims))
        inputs.append("x".join(map(str, dims)) + "xf32=" + text)
        return f"%arg{len(arguments) - 1}"

    b, t, d, h, v = batch, time, width, heads, vocabulary
    e = d // h
    stream, rows = tensor(b, t, d), tensor(b, t)
    token_table, position_table = parameter(v, d), parameter(t, d)
    blocks = [(parameter(d, text="1"), parameter(d, 3 * d), parameter(d, d), parameter(d, text="1"), parameter(d, 4 * d), parameter(4 * d, d))
              for _ in range(layers)]
    last_gain = parameter(d, text="1")
    ids = tensor(b, t, dtype="i32")
    for _ in range(2):
        arguments.append(ids)
        inputs.append(f"{b}x{t}xi32=random")
    tokens, targets = f"%arg{len(arguments) - 2}", f"%arg{len(arguments) - 1}"

    def matmul(x, w, k, n):
        return f.dot(x, w, (2, 0), tensor(b, t, k), tensor(k, n), tensor(b, t, n))

    def gather_rows(table, index):
        column = f.add(f"stablehlo.reshape {index} : ({ids}) -> {tensor(b, t, 1, dtype='i32')}")
        return f.add('"stablehlo.gather"(%s, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], '
                     'start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, %d>}> : (%s, %s) -> %s'
                     % (table, column, d, tensor(v, d), tensor(b, t, 1, dtype="i32"), stream))

    x = f.binary("add", gather_rows(token_table, tokens), f.broadcast(position_table, [1, 2], tensor(t, d), stream), stream)
    square_i, scores = tensor(t, t, dtype="i32"), tensor(b, h, t, t)
    row = f.add(f"stablehlo.iota dim = 0 : {square_i}")
    column = f.add(f"stablehlo.iota dim = 1 : {square_i}")
    causal = f.add(f"stablehlo.compare GE, {row}, {column} : ({square_i}, {square_i}) -> {tensor(t, t, dtype='i1')}")
    for gain1, qkv, out, gain2, up, down in blocks:
        packed = matmul(norm_rows(f, x, gain1, (b, t, d)), qkv, d, 3 * d)
        packed = f.add(f"stablehlo.reshape {packed} : ({tensor(b, t, 3 * d)}) -> {tensor(b, t, 3, h, e)}")
        parts = []
        for i in range(3):
            part = f.add(f"stablehlo.slice {packed} [0:{b}, 0:{t}, {i}:{i + 1}, 0:{h}, 0:{e}] : ({tensor(b, t, 3, h, e)}) -> {tensor(b, t, 1, h, e)}")
            part = f.add(f"stablehlo.reshape {part} : ({tensor(b, t, 1, h, e)}) -> {tensor(b, t, h, e)}")
            parts.append(f.add(f"stablehlo.transpose {part}, dims = [0, 2, 1, 3] : ({tensor(b, t, h, e)}) -> {tensor(b, h, t, e)}"))
        s = f.dot(parts[0], parts[1], (3, 3), tensor(b, h, t, e), tensor(b, h, t, e), scores, (0, 1))
        s = f.binary("multiply", s, f.splat(f"{e ** -0.5:.8e}", scores), scores)
        mask = f.broadcast(causal, [2, 3], tensor(t, t, dtype="i1"), tensor(b, h, t, t, dtype="i1"))
        s = f.add(f"stablehlo.select {mask}, {s}, {f.splat('-1.0e+09', scores)} : {tensor(b, h, t, t, dtype='i1')}, {scores}")
        p = softmax_rows(f, s, (b, h, t, t))
        o = f.dot(p, parts[2], (3, 2), scores, tensor(b, h, t, e), tensor(b, h, t, e), (0, 1))
        o = f.add(f"stablehlo.transpose {o}, dims = [0, 2, 1, 3] : ({tensor(b, h, t, e)}) -> {tensor(b, t, h, e)}")
        o = f.add(f"stablehlo.reshape {o} : ({tensor(b, t, h, e)}) -> {stream}")
        x = f.binary("add", x, matmul(o, out, d, d), stream)
        u = matmul(norm_rows(f, x, gain2, (b, t, d)), up, d, 4 * d)
        wide = tensor(b, t, 4 * d)
        cube = f.binary("multiply", f.binary("multiply", u, u, wide), u, wide)
        inner = f.binary("add", u, f.binary("multiply", cube, f.splat("4.471500e-02", wide), wide), wide)
        gate = f.unary("tanh", f.binary("multiply", inner, f.splat("0.797884583", wide), wide), wide)
        gate = f.binary("multiply", f.binary("add", gate, f.splat("1.0", wide), wide), f.splat("0.5", wide), wide)
        x = f.binary("add", x, matmul(f.binary("multiply", u, gate, wide), down, 4 * d, d), stream)
    final = norm_rows(f, x, last_gain, (b, t, d))
    logit = tensor(b, t, v)
    logits = f.dot(final, token_table, (2, 1), stream, tensor(v, d), logit)
    peak = f.reduce("maximum", logits, NEG_INF, [2], logit, rows)
    shifted = f.binary("subtract", logits, f.broadcast(peak, [0, 1], rows, logit), logit)
    total = f.unary("log", f.reduce("add", f.unary("exponential", shifted, logit), "0.0", [2], logit, rows), rows)
    hot = f.add(f"stablehlo.iota dim = 2 : {tensor(b, t, v, dtype='i32')}")
    wanted = f.broadcast(targets, [0, 1], ids, tensor(b, t, v, dtype="i32"))
    chosen = f.add(f"stablehlo.compare EQ, {hot}, {wanted} : ({tensor(b, t, v, dtype='i32')}, {tensor(b, t, v, dtype='i32')}) -> {tensor(b, t, v, dtype='i1')}")
    picked = f.add(f"stablehlo.select {chosen}, {shifted}, {f.splat('0.0', logit)} : {tensor(b, t, v, dtype='i1')}, {logit}")
    picked = f.reduce("add", picked, "0.0", [2], logit, rows)
    loss = f.reduce("add", f.binary("subtract", total, picked, rows), "0.0", [0, 1], rows, "tensor<f32>")
    loss = f.binary("divide", loss, f.splat(f"{float(b * t)}", "tensor<f32>"), "tensor<f32>")
    return module(arguments, f.lines, [(loss, "tensor<f32>")]), inputs


def mlp_training_step(batch, inputs, width, classes, lr=0.01):
    """A perceptron with a ReLU, its cross entropy, gradients and a step of SGD: parameters in, loss and parameters out."""
    f = Lines()
    x_t, y_t = tensor(batch, inputs), tensor(batch, dtype="i64")
    w1_t, b1_t, w2_t, b2_t = tensor(width, inputs), tensor(width), tensor(classes, width), tensor(classes)
    x, y, w1, b1, w2, b2 = (f"%arg{i}" for i in range(6))
    hidden, logit, rows, number = tensor(batch, width), tensor(batch, classes), tensor(batch), "tensor<f32>"
    mask, chosen_t, places = tensor(batch, width, dtype="i1"), tensor(batch, classes, dtype="i1"), tensor(batch, classes, dtype="i64")
    h = f.binary("add", f.dot(x, w1, (1, 1), x_t, w1_t, hidden), f.broadcast(b1, [1], b1_t, hidden), hidden)
    zero = f.splat("0.0", hidden)
    r = f.binary("maximum", h, zero, hidden)
    z = f.binary("add", f.dot(r, w2, (1, 1), hidden, w2_t, logit), f.broadcast(b2, [1], b2_t, logit), logit)
    peak = f.reduce("maximum", z, NEG_INF, [1], logit, rows)
    shifted = f.binary("subtract", z, f.broadcast(peak, [0], rows, logit), logit)
    e = f.unary("exponential", shifted, logit)
    total = f.reduce("add", e, "0.0", [1], logit, rows)
    place = f.add(f"stablehlo.iota dim = 1 : {places}")
    chosen = f.add(f"stablehlo.compare EQ, {place}, {f.broadcast(y, [0], y_t, places)} : ({places}, {places}) -> {chosen_t}")
    picked = f.add(f"stablehlo.select {chosen}, {shifted}, {f.splat('0.0', logit)} : {chosen_t}, {logit}")
    losses = f.binary("subtract", f.unary("log", total, rows), f.reduce("add", picked, "0.0", [1], logit, rows), rows)
    loss = f.binary("divide", f.reduce("add", losses, "0.0", [0], rows, number), f.splat(f"{float(batch)}", number), number)
    share = f.binary("divide", e, f.broadcast(total, [0], rows, logit), logit)
    hot = f.add(f"stablehlo.convert {chosen} : ({chosen_t}) -> {logit}")
    dz = f.binary("divide", f.binary("subtract", share, hot, logit), f.splat(f"{float(batch)}", logit), logit)
    dr = f.dot(dz, w2, (1, 0), logit, w2_t, hidden)
    positive = f.add(f"stablehlo.compare GT, {h}, {zero} : ({hidden}, {hidden}) -> {mask}")
    dh = f.add(f"stablehlo.select {positive}, {dr}, {zero} : {mask}, {hidden}")
    gradients = [(w1, f.dot(dh, x, (0, 0), hidden, x_t, w1_t), w1_t), (b1, f.reduce("add", dh, "0.0", [0], hidden, b1_t), b1_t),
                 (w2, f.dot(dz, r, (0, 0), logit, hidden, w2_t), w2_t), (b2, f.reduce("add", dz, "0.0", [0], logit, b2_t), b2_t)]
    stepped = [(f.binary("subtract", p, f.binary("multiply", g, f.splat(f"{lr}", t), t), t), t) for p, g, t in gradients]
    return module([x_t, y_t, w1_t, b1_t, w2_t, b2_t], f.lines, [(loss, number)] + stepped)


GPT_SIZES = dict(small=(4, 4, 128, 64, 65, 12), mid=(6, 6, 384, 256, 65, 16))


def weight_bytes(size):
    """What writing a token has to read: every matrix once, in f32."""
    layers, _, width, _, vocabulary, _ = GPT_SIZES[size]
    return 4 * (layers * 12 * width * width + vocabulary * width)


GEMM_SHAPES = [(768, 128, 384), (768, 128, 128), (768, 128, 512), (768, 512, 128), (4096, 384, 1152), (4096, 384, 384), (4096, 384, 1536),
               (4096, 1536, 384), (4096, 384, 65)]

ALL = [
    Workload("gpt-small-forward", *gpt(*GPT_SIZES["small"]), 0.77, 30),
    Workload("gpt-mid-forward", *gpt(*GPT_SIZES["mid"]), 0.77, 5),
    Workload("gpt-small-train", "", [], 0.77, 40, "small"),
    Workload("gpt-mid-train", "", [], 0.77, 5, "mid"),
    Workload("gpt-mid-generate", "", [], 0.66, 255, "mid", True),
    Workload("chain-8-4M", *chain(), 0.35, 20),
    Workload("softmax-4096x1024", *softmax(), 0.8, 20),
    Workload("layernorm-4096x1024", *layer_norm(), 0.8, 20),
] + [Workload(f"gemm-{m}x{k}x{n}", *gemm(m, k, n), 1.0, 30) for m, k, n in GEMM_SHAPES]
