#!/usr/bin/env python3
"""Makes the models of this folder: programs exported by JAX, and hand-written ones as other exporters write them.

Each NAME.mlir (text) or NAME.mlirbc (bytecode) has a NAME.safetensors with inputs in0, in1... and the outputs out0, out1...
that JAX (or NumPy, for the hand-written ones) computes. Its metadata says how they were made and a `tolerance`, relative
and absolute. Needs `pip install jax==0.10.2 safetensors`; run it only to change the models: they are kept in the repository.
"""
import io
import os
import pathlib

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"  # for a mesh of four
import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from safetensors.numpy import save_file

FOLDER = pathlib.Path(__file__).parent / "models"
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")  # file names, not paths, in locations
rng = np.random.default_rng(7)


def normal(*shape, scale=1.0, dtype=np.float32):
    return (rng.standard_normal(shape) * scale).astype(dtype)


def save_values(name, inputs, outputs, tolerance, made_by):
    tensors = {f"in{i}": np.array(x, order="C") for i, x in enumerate(map(np.asarray, inputs))}
    tensors |= {f"out{i}": np.array(x, order="C") for i, x in enumerate(map(np.asarray, outputs))}
    save_file(tensors, FOLDER / f"{name}.safetensors", metadata={"tolerance": str(tolerance), "made_by": made_by})


def model(name, *args, tolerance=1e-5, donate=(), form="text"):
    """Decorator: exports the function for these arguments and stores what it gives."""

    def make(function):
        args_ = jax.tree.map(jnp.asarray, args)
        jitted = jax.jit(function, donate_argnums=donate, keep_unused=True)
        lowered = jitted.lower(*args_)
        if form == "portable":
            artifact = export.export(jax.jit(function, keep_unused=True))(*args_).mlir_module_serialized
            (FOLDER / f"{name}.mlirbc").write_bytes(artifact)
        elif form == "bytecode":
            buffer = io.BytesIO()
            lowered.compiler_ir("stablehlo").operation.write_bytecode(buffer)
            (FOLDER / f"{name}.mlirbc").write_bytes(buffer.getvalue())
        else:
            (FOLDER / f"{name}.mlir").write_text(lowered.as_text(debug_info=form == "debug"))
        inputs = [np.array(x) for x in jax.tree.leaves(args_)]
        outputs = jax.tree.leaves(jitted(*args_))
        save_values(name, inputs, outputs, tolerance, f"jax {jax.__version__} on cpu")
        return function

    return make


def hand_written(name, text, inputs, outputs, tolerance=1e-5):
    (FOLDER / f"{name}.mlir").write_text(text.lstrip("\n"))
    save_values(name, inputs, outputs, tolerance, f"numpy {np.__version__}")


# ---------------------------------------------------------------- networks


def mlp(params, x):
    for w, b in params[:-1]:
        x = jax.nn.relu(x @ w + b)
    w, b = params[-1]
    return jax.nn.softmax(x @ w + b)


mlp_params = [(normal(8, 16, scale=0.3), normal(16)), (normal(16, 16, scale=0.3), normal(16)), (normal(16, 3, scale=0.3), normal(3))]
model("mlp", mlp_params, normal(5, 8), form="debug")(mlp)
model("mlp_bytecode", mlp_params, normal(5, 8), form="bytecode")(mlp)


@model("mlp_bf16", jax.tree.map(lambda x: jnp.asarray(x, jnp.bfloat16), mlp_params), normal(5, 8), tolerance=2e-2)
def mlp_bf16(params, x):
    loss = lambda params: jnp.log(mlp(params, x.astype(jnp.bfloat16))).astype(jnp.float32).mean()
    return jax.value_and_grad(loss)(params)


cnn_params = dict(c1=normal(3, 3, 3, 4, scale=0.3), b1=normal(4), c2=normal(3, 3, 4, 6, scale=0.3), w=normal(6, 5, scale=0.4))


@model("cnn_step", cnn_params, normal(2, 8, 8, 3), np.array([1, 4], np.int32), tolerance=1e-4)
def cnn_step(params, image, label):
    def loss(params):
        numbers = ("NHWC", "HWIO", "NHWC")
        x = lax.conv_general_dilated(image, params["c1"], (1, 1), "SAME", dimension_numbers=numbers) + params["b1"]
        x = lax.reduce_window(jax.nn.relu(x), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        x = lax.conv_general_dilated(x, params["c2"], (2, 2), [(1, 1), (1, 1)], dimension_numbers=numbers)
        x = lax.reduce_window(jnp.tanh(x), 0.0, lax.add, (1, 2, 2, 1), (1, 1, 1, 1), "SAME").mean((1, 2))
        scores = jax.nn.log_softmax(x @ params["w"])
        return -jnp.take_along_axis(scores, label[:, None], 1).mean()

    value, gradients = jax.value_and_grad(loss)(params)
    return value, jax.tree.map(lambda p, g: p - 0.1 * g, params, gradients)


LAYERS, HEADS, WIDTH, TIME, VOCABULARY, BATCH = 2, 2, 16, 8, 32, 2
gpt_params = dict(
    token=normal(VOCABULARY, WIDTH, scale=0.2),
    position=normal(TIME, WIDTH, scale=0.2),
    norm=np.ones(WIDTH, np.float32),
    blocks=[
        dict(
            norm1=np.ones(WIDTH, np.float32), norm2=np.ones(WIDTH, np.float32), qkv=normal(WIDTH, 3 * WIDTH, scale=0.2),
            out=normal(WIDTH, WIDTH, scale=0.2), up=normal(WIDTH, 4 * WIDTH, scale=0.2), down=normal(4 * WIDTH, WIDTH, scale=0.2),
        )
        for _ in range(LAYERS)
    ],
)
tokens = rng.integers(0, VOCABULARY, (BATCH, TIME + 1)).astype(np.int32)


def layer_norm(x, gain):
    mean = x.mean(-1, keepdims=True)
    variance = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * gain


def attention(x, block):
    q, k, v = jnp.split((x @ block["qkv"]).reshape(BATCH, TIME, 3, HEADS, WIDTH // HEADS), 3, axis=2)
    q, k, v = (y[:, :, 0].transpose(0, 2, 1, 3) for y in (q, k, v))
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(WIDTH // HEADS)
    scores = jnp.where(jnp.tril(jnp.ones((TIME, TIME), bool)), scores, -1e9)
    mixed = jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores, -1), v)
    return mixed.transpose(0, 2, 1, 3).reshape(BATCH, TIME, WIDTH) @ block["out"]


def gpt_logits(params, x):
    h = params["token"][x] + params["position"]
    for block in params["blocks"]:
        h = h + attention(layer_norm(h, block["norm1"]), block)
        h = h + jax.nn.gelu(layer_norm(h, block["norm2"]) @ block["up"]) @ block["down"]
    return layer_norm(h, params["norm"]) @ params["token"].T


def gpt_loss(params, x, y):
    logits = gpt_logits(params, x)
    return (jax.nn.logsumexp(logits, -1) - jnp.take_along_axis(logits, y[..., None], -1)[..., 0]).mean()


model("gpt_forward", gpt_params, tokens[:, :-1], tolerance=1e-4)(gpt_logits)
zeros = jax.tree.map(np.zeros_like, gpt_params)


@model("gpt_step", gpt_params, zeros, zeros, np.float32(0), tokens[:, :-1], tokens[:, 1:], donate=(0, 1, 2), tolerance=1e-3)
def gpt_step(params, m, v, t, x, y):
    loss, gradients = jax.value_and_grad(gpt_loss)(params, x, y)
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    gradients = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / norm), gradients)
    t = t + 1
    m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, gradients)
    v = jax.tree.map(lambda v, g: 0.95 * v + 0.05 * g * g, v, gradients)
    update = lambda p, m, v: p - 1e-3 * (m / (1 - 0.9**t) / (jnp.sqrt(v / (1 - 0.95**t)) + 1e-6) + 0.1 * p)
    return jax.tree.map(update, params, m, v), m, v, t, loss


lstm_params = dict(x=normal(4, 24, scale=0.4), h=normal(6, 24, scale=0.4), b=normal(24, scale=0.1))


def lstm(params, xs):
    def cell(state, x):
        h, c = state
        i, f, g, o = jnp.split(x @ params["x"] + h @ params["h"] + params["b"], 4, axis=-1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    start = (jnp.zeros((xs.shape[1], 6)), jnp.zeros((xs.shape[1], 6)))
    return lax.scan(cell, start, xs)


model("lstm", lstm_params, normal(7, 3, 4))(lstm)


@model("lstm_gradient", lstm_params, normal(5, 2, 4), tolerance=1e-4)
def lstm_gradient(params, xs):
    return jax.grad(lambda params: jnp.square(lstm(params, xs)[1]).sum())(params)


# ---------------------------------------------------------------- programs


@model("sort_argmax_cumsum", normal(4, 9), rng.integers(0, 20, (3, 11)).astype(np.int32))
def sort_argmax_cumsum(x, n):
    order = jnp.argsort(x, axis=-1, descending=True)
    return (
        jnp.sort(x, axis=0), order, jnp.take_along_axis(x, order, -1), jnp.argmax(x, -1), jnp.argmin(n, 0),
        jnp.cumsum(x, 1), jnp.cumsum(n, 0), jnp.cumprod(x, 0), lax.cummax(n, 1, reverse=True), jnp.median(x, -1),
        jnp.searchsorted(jnp.sort(n[0]), n[1]), jnp.unique(n[2], size=8, fill_value=-1), jnp.percentile(x, 30.0, axis=1),
    )


@model("random", jax.random.PRNGKey(42), normal(3, 6), tolerance=1e-4)
def random(key, logits):
    k = jax.random.split(key, 6)
    return (
        jax.random.normal(k[0], (4, 5)), jax.random.uniform(k[1], (7,), minval=-2, maxval=3),
        jax.random.categorical(k[2], logits, axis=-1), jax.random.randint(k[3], (9,), -5, 50),
        jax.random.permutation(k[4], 10), jax.random.bernoulli(k[5], 0.3, (12,)), jax.random.bits(k[0], (4,), jnp.uint16),
    )


@model("chlo", np.linspace(-0.95, 0.95, 24).astype(np.float32), np.linspace(1.1, 7.0, 24).astype(np.float32), normal(3, 8), tolerance=2e-4)
def chlo(x, y, z):
    e = jax.scipy.special
    return (
        e.erf(x), e.erfc(y - 3), e.erfinv(x), jnp.sinh(x), jnp.cosh(x), jnp.tan(x), jnp.arcsin(x), jnp.arccos(x), jnp.arctan(x),
        jnp.arcsinh(y), jnp.arccosh(y), jnp.arctanh(x), lax.square(z), lax.top_k(z, 3), e.gammaln(y), e.digamma(y),
        e.i1e(y), e.zeta(y, jnp.float32(1.5)), e.polygamma(1, y), lax.nextafter(x, y), jnp.isposinf(y / (x - x[3])),
    )


@model("chlo_portable", normal(4, 6), normal(6, 5), form="portable", tolerance=1e-4)
def chlo_portable(x, y):
    z = x @ y
    return jax.nn.gelu(z, approximate=False), lax.top_k(z, 2), jnp.sinh(z), jnp.sort(z, -1)


@model("composite", normal(3, 4), normal(4))
def composite(x, bias):
    @lambda f: lax.composite(f, name="example.gelu")
    def gelu(x, *, approximate):
        return jax.nn.gelu(x, approximate=approximate)

    @lambda f: lax.composite(f, name="example.outer")
    def outer(x, bias):
        return gelu(x + bias, approximate=True), jnp.tanh(bias)

    a, b = outer(x, bias)
    return a, b, outer(a * 2, b)[0]


@model("control", normal(6), np.int32(5), np.int32(2))
def control(x, steps, choice):
    looped = lax.fori_loop(0, steps, lambda i, c: (c[0] * 0.9 + i, c[1] + jnp.sum(c[0])), (x, jnp.float32(0)))
    halved = lax.while_loop(lambda s: jnp.max(jnp.abs(s[0])) > 0.1, lambda s: (s[0] / 2, s[1] + 1), (x, 0))
    chosen = lax.switch(choice, [lambda v: v + 1, jnp.sin, lambda v: lax.cond(v[0] > 0, jnp.exp, lambda u: -u, v)], x)
    inner = lambda row: lax.fori_loop(0, 3, lambda i, r: jnp.where(r > 0, r - i, r * r), row)
    return looped, halved, chosen, jax.vmap(inner)(x.reshape(2, 3))


@model("indexing", normal(5, 6), rng.integers(-2, 7, (4, 2)).astype(np.int32), normal(4), np.int32(3))
def indexing(x, at, updates, start):
    rows, columns = at[:, 0], at[:, 1]
    return (
        x[rows], x[rows, columns], x.at[rows, columns].add(updates), x.at[rows].set(updates[:, None], mode="drop"),
        x.at[rows % 5, columns % 6].max(updates), lax.dynamic_slice(x, (start, start), (3, 2)),
        lax.dynamic_update_slice(x, jnp.ones((2, 2)), (start, start)), x[::-2, 1:5:2], jnp.roll(x, 2, 1), jnp.pad(x, ((1, 2), (0, 1)), constant_values=9),
        jnp.take_along_axis(x[:4], at % 6, axis=1), jnp.flip(x, 0), jnp.diagonal(x),
        jax.vmap(lambda row, i: row[i])(x[:4], columns % 6), jnp.tril(x), jnp.repeat(updates, 2), jnp.concatenate([x, x * 2], 1),
    )


@model(
    "integers", rng.integers(-100, 100, 16).astype(np.int8), rng.integers(0, 255, 16).astype(np.uint8),
    rng.integers(0, 2**32, 16, np.uint32), rng.integers(-(2**31), 2**31, 16).astype(np.int32), rng.integers(0, 2, 16).astype(bool),
)
def integers(a, b, c, d, p):
    return (
        a + a, a // jnp.int8(7), a % jnp.int8(7), b * b, b >> 3, c << 5, c ^ (c >> 13), ~d, d >> 2, lax.shift_right_logical(d, 3), lax.clz(d),
        lax.population_count(c), jnp.where(p, d, -d), p & (d > 0), p ^ (a > 0), c.astype(jnp.float32), d.astype(jnp.int8), b.astype(jnp.int16) - 300,
        jnp.sum(d), jnp.max(a), jnp.all(p), jnp.any(p), lax.bitcast_convert_type(d, jnp.float32) != 0, lax.integer_pow(d, 3), jnp.abs(a), jnp.sign(d),
        lax.bitcast_convert_type(c, jnp.uint8), jnp.clip(d, -5, 1000), lax.div(d, jnp.int32(0) + (d & 1)),
    )


with jax.enable_x64(True):

    @model("double", normal(4, 5, dtype=np.float64), rng.integers(-(2**60), 2**60, 6), normal(5).astype(np.float16), tolerance=1e-10)
    def double(x, n, h):
        u, v = jnp.tanh(x) @ x.T, jnp.cumsum(x, 0)
        return u, v, n * 3, n.astype(jnp.float64) / 7, (h * h), jnp.exp(x).sum(), jnp.argsort(n), jnp.cbrt(x), jnp.arctan2(x, x[0]), jnp.log1p(jnp.abs(x))


# ---------------------------------------------------------------- hand-written, as torch-mlir and others export

x, w, b = normal(2, 6), normal(4, 6), normal(4)
hexadecimal = "0x04000000" + w.tobytes().hex().upper()  # a blob begins with its alignment
wide = x.astype(np.float64)
variance = (wide - wide.mean(1, keepdims=True)) ** 2
normalised = ((wide - wide.mean(1, keepdims=True)) / np.sqrt(variance.mean(1, keepdims=True) + 1e-5)).astype(np.float32)
hand_written(
    "torch_linear",
    f"""
// A linear layer with layer norm and positions, in the manner of torch-mlir: arith.constant, dynamic forms whose shapes are
// constants, f64 and i64 intermediates, weights in dense_resource.
module attributes {{torch.debug_module_name = "Linear"}} {{
  func.func @forward(%arg0: tensor<2x6xf32>) -> (tensor<2x4xf32>, tensor<2x6xi64>) {{
    %cst = arith.constant dense_resource<weight> : tensor<4x6xf32>
    %cst_0 = arith.constant dense<{[float(v) for v in b]}> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = arith.constant dense<6.000000e+00> : tensor<1xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %c2 = arith.constant 2 : index
    %c6_i64 = arith.constant 6 : i64
    %c = arith.constant dense<[2, 6]> : tensor<2xi64>
    %c2_i64 = arith.index_cast %c2 : index to i64
    %from_elements = tensor.from_elements %c2_i64, %c6_i64 : tensor<2xi64>
    %0 = stablehlo.convert %arg0 : (tensor<2x6xf32>) -> tensor<2x6xf64>
    %1 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x6xf64>, tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.reshape %1 : (tensor<2xf64>) -> tensor<2x1xf64>
    %3 = chlo.broadcast_divide %2, %cst_2 : (tensor<2x1xf64>, tensor<1xf64>) -> tensor<2x1xf64>
    %4 = stablehlo.dynamic_broadcast_in_dim %3, %from_elements, dims = [0, 1] : (tensor<2x1xf64>, tensor<2xi64>) -> tensor<2x6xf64>
    %5 = stablehlo.subtract %0, %4 : tensor<2x6xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<2x6xf64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x6xf64>, tensor<f64>) -> tensor<2xf64>
    %8 = stablehlo.reshape %7 : (tensor<2xf64>) -> tensor<2x1xf64>
    %9 = chlo.broadcast_divide %8, %cst_2 : (tensor<2x1xf64>, tensor<1xf64>) -> tensor<2x1xf64>
    %10 = chlo.broadcast_add %9, %cst_3 : (tensor<2x1xf64>, tensor<f64>) -> tensor<2x1xf64>
    %11 = stablehlo.rsqrt %10 : tensor<2x1xf64>
    %12 = chlo.broadcast_multiply %5, %11 : (tensor<2x6xf64>, tensor<2x1xf64>) -> tensor<2x6xf64>
    %13 = stablehlo.convert %12 : (tensor<2x6xf64>) -> tensor<2x6xf32>
    %14 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %15 = stablehlo.dot %13, %14 : (tensor<2x6xf32>, tensor<6x4xf32>) -> tensor<2x4xf32>
    %16 = chlo.broadcast_add %15, %cst_0 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %17 = stablehlo.dynamic_iota %c, dim = 1 : (tensor<2xi64>) -> tensor<2x6xi64>
    return %16, %17 : tensor<2x4xf32>, tensor<2x6xi64>
  }}
}}

{{-#
  dialect_resources: {{
    builtin: {{
      weight: "{hexadecimal}"
    }}
  }}
#-}}
""",
    [x],
    [normalised @ w.T + b, np.tile(np.arange(6, dtype=np.int64), (2, 1))],
)

image, kernel = normal(1, 2, 5, 5), normal(3, 2, 3, 3)
padded = np.pad(image, ((0, 0), (0, 0), (1, 1), (1, 1)))
convolved = np.zeros((1, 3, 5, 5), np.float32)
for row in range(5):
    for column in range(5):
        window = padded[:, :, row : row + 3, column : column + 3]
        convolved[:, :, row, column] = np.einsum("bchw,ochw->bo", window, kernel)
m = np.arange(12, dtype=np.float32).reshape(3, 4)
hand_written(
    "dynamic_forms",
    """
// Every dynamic form with a shape that is constant after some integer arithmetic.
module {
  func.func @main(%m: tensor<3x4xf32>, %image: tensor<1x2x5x5xf32>, %kernel: tensor<3x2x3x3xf32>, %v: tensor<4xf32>, %start: tensor<2xi32>)
      -> (tensor<4x3xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<2x4xf32>, tensor<1x3x5x5xf32>, tensor<i32>, tensor<2x4xf32>, tensor<f32>,
          tensor<3xf32>, tensor<2x4xf32>, tensor<5xi32>, tensor<2x3xf32>) {
    // dynamic_reshape to [rows + 1, columns - 1]
    %rows = stablehlo.get_dimension_size %m, dim = 0 : (tensor<3x4xf32>) -> tensor<i32>
    %columns = stablehlo.get_dimension_size %m, dim = 1 : (tensor<3x4xf32>) -> tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %more = stablehlo.add %rows, %one : tensor<i32>
    %less = stablehlo.subtract %columns, %one : tensor<i32>
    %more1 = stablehlo.reshape %more : (tensor<i32>) -> tensor<1xi32>
    %less1 = stablehlo.reshape %less : (tensor<i32>) -> tensor<1xi32>
    %shape = stablehlo.concatenate %more1, %less1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %reshaped = stablehlo.dynamic_reshape %m, %shape : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4x3xf32>
    // real_dynamic_slice m[1:3, 0:4:2]
    %low = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %three = stablehlo.constant dense<3> : tensor<2xi64>
    %limit = stablehlo.maximum %three, %low : tensor<2xi64>
    %strides = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %sliced = stablehlo.real_dynamic_slice %m, %low, %limit, %strides : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf32>
    // dynamic_pad
    %minus = stablehlo.constant dense<-1.0> : tensor<f32>
    %pad_low = stablehlo.convert %shape : (tensor<2xi32>) -> tensor<2xi64>
    %zeros = stablehlo.constant dense<0> : tensor<2xi64>
    %fewer = stablehlo.subtract %low, %pad_low : tensor<2xi64>
    %edge = stablehlo.subtract %zeros, %fewer : tensor<2xi64>
    %interior = stablehlo.constant dense<0> : tensor<2xi64>
    %high = stablehlo.constant dense<[0, -1]> : tensor<2xi64>
    %padded = stablehlo.dynamic_pad %m, %minus, %edge, %high, %interior : (tensor<3x4xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<6x6xf32>
    // dynamic_gather of rows 2 and 0
    %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
    %one1 = stablehlo.reshape %one : (tensor<i32>) -> tensor<1xi32>
    %columns1 = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
    %sizes = stablehlo.concatenate %one1, %columns1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %gathered = "stablehlo.dynamic_gather"(%m, %indices, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
        collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    // dynamic_conv with padding 1
    %padding = stablehlo.constant dense<1> : tensor<2x2xi32>
    %convolved = "stablehlo.dynamic_conv"(%image, %kernel, %padding) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>,
        feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>, tensor<2x2xi32>) -> tensor<1x3x5x5xf32>
    // broadcast, dot of vectors, dot of matrix and vector
    %broadcast = stablehlo.broadcast %v, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>
    %inner = stablehlo.dot %v, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %matvec = stablehlo.dot %m, %v : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
    // dynamic_broadcast_in_dim, dynamic_iota
    %two = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
    %spread = stablehlo.dynamic_broadcast_in_dim %v, %two, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    %five = arith.constant dense<5> : tensor<1xi64>
    %counted = stablehlo.dynamic_iota %five, dim = 0 : (tensor<1xi64>) -> tensor<5xi32>
    // real_dynamic_slice at a start known only at run time
    %extent = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
    %end = stablehlo.add %start, %extent : tensor<2xi32>
    %ones = stablehlo.constant dense<1> : tensor<2xi32>
    %moved = stablehlo.real_dynamic_slice %m, %start, %end, %ones : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
    return %reshaped, %sliced, %padded, %gathered, %convolved, %rows, %broadcast, %inner, %matvec, %spread, %counted, %moved
      : tensor<4x3xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<2x4xf32>, tensor<1x3x5x5xf32>, tensor<i32>, tensor<2x4xf32>, tensor<f32>,
        tensor<3xf32>, tensor<2x4xf32>, tensor<5xi32>, tensor<2x3xf32>
  }
}
""",
    [m, image, kernel, np.array([1, -2, 3, 0.5], np.float32), np.array([1, 0], np.int32)],
    [
        m.reshape(4, 3), m[1:3, 0:3:2], np.pad(m[:, :3], ((3, 0), (3, 0)), constant_values=-1), m[[2, 0]], convolved, np.int32(3),
        np.tile(np.array([1, -2, 3, 0.5], np.float32), (2, 1)), np.float32(14.25), m @ np.array([1, -2, 3, 0.5], np.float32),
        np.tile(np.array([1, -2, 3, 0.5], np.float32), (2, 1)), np.arange(5, dtype=np.int32), m[1:3, 0:3],
    ],
    tolerance=1e-4,
)

gain, shift, mean, var = normal(3), normal(3), normal(3), np.abs(normal(3)) + 0.1
pixels = normal(2, 3, 4)
hand_written(
    "batch_norm",
    """
// Ops that are composed of others: batch normalisation and einsum, in a function without a module around it.
func.func @main(%x: tensor<2x3x4xf32>, %gain: tensor<3xf32>, %shift: tensor<3xf32>, %mean: tensor<3xf32>, %var: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x2xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%x, %gain, %shift, %mean, %var) <{epsilon = 1.000000e-05 : f32, feature_index = 1 : i64}>
      : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  %1 = stablehlo.einsum %x, %x, config = "bfc,dfc->bcd" : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x4x2xf32>
  return %0, %1 : tensor<2x3x4xf32>, tensor<2x4x2xf32>
}
""",
    [pixels, gain, shift, mean, var],
    [
        (pixels - mean[:, None]) / np.sqrt(var[:, None] + 1e-5) * gain[:, None] + shift[:, None],
        np.einsum("bfc,dfc->bcd", pixels, pixels),
    ],
    tolerance=1e-4,
)


# ---------------------------------------------------------------- shardings, reduced precision, approximate top k


def sharded(name, devices, axes, parts, form="text"):
    """The same function with in_shardings, out_shardings and a constraint on a mesh; what it gives is without them."""
    jax.config.update("jax_use_shardy_partitioner", form != "gspmd")
    mesh = Mesh(np.array(jax.devices()[: int(np.prod(devices))]).reshape(devices), axes)
    on = [NamedSharding(mesh, PartitionSpec(*part)) for part in parts]

    def function(x, w, constrain=lambda y: lax.with_sharding_constraint(y, on[2])):
        y = constrain(jnp.tanh(x @ w))
        return {"sum": constrain(y * 2).sum(0), "rows": y}

    random = np.random.default_rng(11)
    x, w = (random.standard_normal(shape).astype(np.float32) for shape in ((8, 4), (4, 6)))
    jitted = jax.jit(function, in_shardings=(on[0], on[1]), out_shardings={"sum": on[3], "rows": on[2]})
    if form == "portable":
        (FOLDER / f"{name}.mlirbc").write_bytes(export.export(jitted)(x, w).mlir_module_serialized)
    elif form == "bytecode":
        buffer = io.BytesIO()
        jitted.lower(x, w).compiler_ir("stablehlo").operation.write_bytecode(buffer)
        (FOLDER / f"{name}.mlirbc").write_bytes(buffer.getvalue())
    else:
        (FOLDER / f"{name}.mlir").write_text(str(export.export(jitted)(x, w).mlir_module()))
    jax.config.update("jax_use_shardy_partitioner", True)
    outputs = jax.tree.leaves(jax.jit(lambda x, w: function(x, w, lambda y: y))(x, w))
    save_values(name, [x, w], outputs, 1e-5, f"jax {jax.__version__} on cpu")


sharded("sharded_one_device", (1,), ("x",), [("x",), (), ("x", None), ()])
for form in ("text", "portable", "bytecode", "gspmd"):
    parts = [("data",), (None, "model"), (("data", "model"), None), ()]
    sharded("sharded_mesh" + ("" if form == "text" else f"_{form}"), (2, 2), ("data", "model"), parts, form)


@model("reduce_precision", np.random.default_rng(12).standard_normal((5, 7)).astype(np.float32), tolerance=0)
def reduced(x):
    return lax.reduce_precision(x, 5, 3), jax.grad(lambda x: (lax.reduce_precision(x, 8, 7) * x).sum())(x)


@model("approx_top_k", np.random.default_rng(13).standard_normal((6, 40)).astype(np.float32), tolerance=0)
def approximate(x):
    return *lax.approx_max_k(x, 5), *lax.approx_min_k(x, 2, reduction_dimension=0)


@model("approx_top_k_portable", np.random.default_rng(14).standard_normal((40,)).astype(np.float32), tolerance=0, form="portable")
def approximate_portable(x):
    return lax.approx_max_k(x, 3, recall_target=0.9)


print(f"{len(list(FOLDER.glob('*.mlir*')))} models, {sum(f.stat().st_size for f in FOLDER.iterdir()) / 1e6:.2f} MB in {FOLDER}")
