#!/usr/bin/env python3
"""Makes the models of tests/data/gradients: forward functions exported by JAX, with the gradients JAX gives for them.

Each NAME.mlir has a NAME.safetensors with inputs in0, in1..., for functions that do not return one scalar cotangents ct0,
ct1..., results out0, out1..., and grad0, grad1... for every floating input. They are computed in float64 from the same inputs
and rounded, so that a difference is ours. Needs `pip install jax==0.10.2 safetensors`; run it only to change the
models: they are kept in the repository.
"""
import os
import pathlib

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from safetensors.numpy import save_file

FOLDER = pathlib.Path(__file__).parent / "gradients"
rng = np.random.default_rng(11)


def normal(*shape, scale=1.0):
    return (rng.standard_normal(shape) * scale).astype(np.float32)


def is_float(x):
    return np.issubdtype(np.asarray(x).dtype, np.floating)


def model(*args):
    """Decorator: exports the function for these arguments and stores its results and gradients."""

    def make(function):
        name = function.__name__
        leaves, tree = jax.tree.flatten(args)
        flat = lambda *leaves: jax.tree.leaves(function(*jax.tree.unflatten(tree, leaves)))
        text = jax.jit(flat, keep_unused=True).lower(*leaves).as_text()
        (FOLDER / f"{name}.mlir").write_text(text)
        with jax.enable_x64(True):
            wide = [jnp.asarray(x, jnp.float64) if is_float(x) else jnp.asarray(x) for x in leaves]
            floating = [i for i, x in enumerate(leaves) if is_float(x)]

            def of_floating(*chosen):
                full = list(wide)
                for i, x in zip(floating, chosen):
                    full[i] = x
                return flat(*full)

            results, pull = jax.vjp(of_floating, *[wide[i] for i in floating])
            single = [r for r in results if is_float(r)]
            scalar = len(single) == 1 and single[0].ndim == 0
            cotangents = [] if scalar else [normal(*r.shape) for r in single]
            given = iter([np.ones((), np.float32)] if scalar else cotangents)
            seeds = [jnp.asarray(next(given), jnp.float64) if is_float(r) else np.zeros(r.shape, jax.dtypes.float0) for r in results]
            gradients = pull(seeds)
        tensors = {f"in{i}": np.array(x, order="C") for i, x in enumerate(leaves)}
        tensors |= {f"ct{i}": x for i, x in enumerate(cotangents)}
        narrow = lambda x: np.array(np.asarray(x).astype(np.float32) if is_float(x) else np.asarray(x), order="C")
        tensors |= {f"out{i}": narrow(x) for i, x in enumerate(results) if is_float(x)}
        tensors |= {f"grad{i}": narrow(x) for i, x in enumerate(gradients)}
        assert all(np.isfinite(x).all() for x in tensors.values())
        save_file(tensors, FOLDER / f"{name}.safetensors", metadata={"made_by": f"jax {jax.__version__} in float64"})
        return function

    return make


def layer_norm(x, gain, shift):
    mean = x.mean(-1, keepdims=True)
    variance = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * gain + shift


def cross_entropy(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[..., None], -1).mean()


labels = rng.integers(0, 4, 6).astype(np.int32)


@model([(normal(5, 12, scale=0.4), normal(12)), (normal(12, 4, scale=0.4), normal(4))], normal(6, 5), labels)
def mlp(layers, x, y):
    (w1, b1), (w2, b2) = layers
    return cross_entropy(jax.nn.relu(x @ w1 + b1) @ w2 + b2, y)


cnn_params = dict(c1=normal(3, 3, 3, 4, scale=0.3), b1=normal(4), c2=normal(3, 3, 2, 6, scale=0.3), w=normal(6, 4, scale=0.4))


@model(cnn_params, normal(6, 8, 8, 3), labels)
def cnn(params, image, label):
    numbers = ("NHWC", "HWIO", "NHWC")
    x = lax.conv_general_dilated(image, params["c1"], (1, 1), "SAME", dimension_numbers=numbers) + params["b1"]
    x = lax.reduce_window(jax.nn.relu(x), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = lax.conv_general_dilated(x, params["c2"], (2, 2), [(1, 1), (1, 1)], dimension_numbers=numbers, feature_group_count=2)
    x = lax.reduce_window(jnp.tanh(x), 0.0, lax.add, (1, 2, 2, 1), (1, 1, 1, 1), "SAME").mean((1, 2))
    return cross_entropy(x @ params["w"], label)


LAYERS, HEADS, WIDTH, TIME, VOCABULARY, BATCH = 3, 2, 16, 8, 20, 2
tokens = rng.integers(0, VOCABULARY, (BATCH, TIME + 1)).astype(np.int32)
tokens[0, 2:6] = tokens[1, 1]  # repeated: their embedding gradients add up
ones = lambda n: np.ones(n, np.float32) + normal(n, scale=0.1)


def attention(q, k, v):
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(q.shape[-1])
    scores = jnp.where(jnp.tril(jnp.ones((TIME, TIME), bool)), scores, -jnp.inf)
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores, -1), v).transpose(0, 2, 1, 3).reshape(BATCH, TIME, WIDTH)


def heads(x):
    return x.reshape(BATCH, TIME, HEADS, WIDTH // HEADS).transpose(0, 2, 1, 3)


gpt_params = dict(
    token=normal(VOCABULARY, WIDTH, scale=0.2),
    position=normal(TIME, WIDTH, scale=0.2),
    norm=(ones(WIDTH), normal(WIDTH, scale=0.1)),
    blocks=[
        dict(
            norm1=(ones(WIDTH), normal(WIDTH, scale=0.1)), norm2=(ones(WIDTH), normal(WIDTH, scale=0.1)),
            qkv=normal(WIDTH, 3 * WIDTH, scale=0.2), out=normal(WIDTH, WIDTH, scale=0.2),
            up=normal(WIDTH, 4 * WIDTH, scale=0.2), bias=normal(4 * WIDTH, scale=0.1), down=normal(4 * WIDTH, WIDTH, scale=0.2),
        )
        for _ in range(LAYERS)
    ],
)


@model(gpt_params, tokens[:, :-1], tokens[:, 1:])
def gpt(params, x, y):
    h = params["token"][x] + params["position"]
    for block in params["blocks"]:
        q, k, v = map(heads, jnp.split(layer_norm(h, *block["norm1"]) @ block["qkv"], 3, -1))
        h = h + attention(q, k, v) @ block["out"]
        h = h + jax.nn.gelu(layer_norm(h, *block["norm2"]) @ block["up"] + block["bias"], approximate=False) @ block["down"]
    return cross_entropy(layer_norm(h, *params["norm"]) @ params["token"].T, y)


def rms_norm(x, gain):
    return x * lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-6) * gain


def rotate(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(TIME, dtype=x.dtype)[:, None] / (100.0 ** (jnp.arange(half, dtype=x.dtype) / half))
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1)


rotary_params = dict(
    token=normal(VOCABULARY, WIDTH, scale=0.3), norm=ones(WIDTH), head=normal(WIDTH, VOCABULARY, scale=0.3),
    blocks=dict(
        norm1=np.stack([ones(WIDTH)] * LAYERS), norm2=np.stack([ones(WIDTH)] * LAYERS),
        q=normal(LAYERS, WIDTH, WIDTH, scale=0.3), k=normal(LAYERS, WIDTH, WIDTH // 2, scale=0.3),
        v=normal(LAYERS, WIDTH, WIDTH // 2, scale=0.3), out=normal(LAYERS, WIDTH, WIDTH, scale=0.3),
        gate=normal(LAYERS, WIDTH, 24, scale=0.3), up=normal(LAYERS, WIDTH, 24, scale=0.3), down=normal(LAYERS, 24, WIDTH, scale=0.3),
    ),
)


@model(rotary_params, tokens[:, :-1], tokens[:, 1:])
def rotary(params, x, y):
    """RMSNorm, rotary positions, grouped keys, gated layers; the blocks are a scan."""

    def block(h, p):
        z = rms_norm(h, p["norm1"])
        grouped = lambda w: jnp.repeat((z @ w).reshape(BATCH, TIME, 1, WIDTH // 2), HEADS, 2).transpose(0, 2, 1, 3)
        h = h + attention(rotate(heads(z @ p["q"])), rotate(grouped(p["k"])), grouped(p["v"])) @ p["out"]
        z = rms_norm(h, p["norm2"])
        return h + (jax.nn.silu(z @ p["gate"]) * (z @ p["up"])) @ p["down"], None

    h, _ = lax.scan(block, params["token"][x], params["blocks"])
    return cross_entropy(rms_norm(h, params["norm"]) @ params["head"], y)


@model(dict(x=normal(4, 24, scale=0.4), h=normal(6, 24, scale=0.4), b=normal(24, scale=0.1)), normal(7, 3, 4), normal(3, 6))
def lstm(params, xs, start):
    def cell(state, x):
        h, c = state
        i, f, g, o = jnp.split(x @ params["x"] + h @ params["h"] + params["b"], 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    (h, c), hs = lax.scan(cell, (start, jnp.zeros((3, 6), start.dtype)), xs)
    return h, hs


@model(normal(4, 4, scale=0.5), normal(4), np.float32(0.7), np.int32(1))
def control(w, x, s, which):
    """Branches and loops in one another, with values from outside; a reversed scan, a counter that does not start at 0."""
    x = lax.cond(s > 0, lambda: jnp.sin(w @ x) * s, lambda: x / s)
    x = lax.switch(which, [lambda x: x, lambda x: w @ x + s, lambda x: x * x], x)

    def outer(i, x):
        inner = lambda j, y: jnp.tanh(w @ y + s * j) + lax.cond(j % 2 == 0, lambda y: y * y, lambda y: s * y, y)
        return lax.fori_loop(0, 3, inner, x) * (1.0 + 0.1 * i)

    x = lax.fori_loop(2, 5, outer, x)
    total, seen = lax.scan(lambda c, row: (c * jnp.cos(row).mean() + row, c[0]), x, w, reverse=True)
    return total, seen


@model(np.abs(normal(3, 4)) * 0.2 + 0.1, normal(3, 4))
def functions(x, y):
    """Everything that arrives as chlo or is expanded on the way in."""
    f = [lax.erf(y), lax.erfc(x), jnp.arcsin(x), jnp.arccos(x), jnp.arctan(y), jnp.sinh(y), jnp.cosh(y), jnp.arcsinh(y)]
    f += [jnp.arccosh(1.1 + x), jnp.arctanh(x), jax.nn.gelu(y), jax.nn.softplus(y), jax.nn.elu(y), lax.erf_inv(x), jnp.square(y)]
    f += [jnp.cbrt(x), jnp.expm1(y), jnp.log1p(x), jnp.tan(x), jnp.hypot(x, y), jnp.logaddexp(x, y), jnp.sinc(y), x**y, y**3]
    f += [jnp.clip(y, -0.5, 0.5), jnp.abs(y), jnp.maximum(x, y), jnp.arctan2(y, x), jnp.remainder(y, x), jnp.sort(y, 1), jnp.sign(y) * x]
    f += [jax.nn.logsumexp(y, 1, keepdims=True) * x, jnp.cumsum(y, 1), jnp.prod(y, 0) * x, jnp.max(y, 1, keepdims=True) * x]
    f += [lax.lgamma(1 + x), lax.digamma(1 + x)]
    return sum(jnp.sin(i + g) for i, g in enumerate(f))



@model(jnp.zeros((3, 4)), np.array([[1, 2, 2, 0], [3, 3, 3, 3], [0, 0, 1, 5]], np.float32))
def ties(x, y):
    """Equal operands share a gradient, as JAX has it."""
    chosen = jnp.maximum(x, 0 * y) + jnp.minimum(x, x * 2) + jnp.max(y, 1, keepdims=True) ** 2 + jnp.min(y, 0) * 3
    return (chosen + lax.clamp(1.0, y, 3.0) + jnp.prod(y, 1, keepdims=True) + (y + 1) ** x + y**3.0).sum()


def convolve(x, kernel, stride=1, groups=1):
    numbers = ("NHWC", "HWIO", "NHWC")
    return lax.conv_general_dilated(x, kernel, (stride, stride), "SAME", dimension_numbers=numbers, feature_group_count=groups)


def group_norm(x, gain, shift):
    split = x.reshape(*x.shape[:-1], 2, x.shape[-1] // 2)
    mean = split.mean((1, 2, 4), keepdims=True)
    variance = jnp.square(split - mean).mean((1, 2, 4), keepdims=True)
    return ((split - mean) * lax.rsqrt(variance + 1e-5)).reshape(x.shape) * gain + shift


unet_params = dict(
    down=normal(3, 3, 2, 4, scale=0.3), norm1=(ones(4), normal(4)), deep=normal(3, 3, 1, 8, scale=0.4), norm2=(ones(8), normal(8)),
    up=normal(2, 2, 8, 4, scale=0.3), join=normal(3, 3, 8, 4, scale=0.2), out=normal(1, 1, 4, 2, scale=0.5),
)


@model(unet_params, normal(2, 8, 8, 2), normal(2, 8, 8, 2))
def unet(params, image, target):
    """Pooling windows that overlap, depthwise and transposed convolutions, a skip connection."""
    wide = jax.nn.silu(group_norm(convolve(image, params["down"]), *params["norm1"]))
    x = lax.reduce_window(wide, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    x = jax.nn.silu(group_norm(convolve(x, params["deep"], groups=4), *params["norm2"]))
    x = lax.conv_transpose(x, params["up"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    x = jax.nn.silu(convolve(jnp.concatenate([wide, x], -1), params["join"]))
    return jnp.square(convolve(x, params["out"]) - target).mean()


mamba_params = dict(
    into=normal(6, 16, scale=0.4), kernel=normal(4, 1, 8, scale=0.4), bias=normal(8, scale=0.2), select=normal(8, 10, scale=0.3),
    step=normal(2, 8, scale=0.4), step_bias=normal(8), decay=normal(8, 4, scale=0.3), skip=normal(8), out=normal(8, 6, scale=0.4),
)


@model(mamba_params, normal(2, 7, 6))
def mamba(params, x):
    """A state space layer: causal depthwise convolution, then a recurrence whose coefficients come from the input."""
    x, gate = jnp.split(x @ params["into"], 2, -1)
    numbers = ("NWC", "WIO", "NWC")
    x = lax.conv_general_dilated(x, params["kernel"], (1,), [(3, 0)], dimension_numbers=numbers, feature_group_count=8)
    x = jax.nn.silu(x + params["bias"])
    step, write, read = jnp.split(x @ params["select"], [2, 6], -1)
    step = jax.nn.softplus(step @ params["step"] + params["step_bias"])[..., None]
    decay, change = jnp.exp(-step * jnp.exp(params["decay"])), step * write[:, :, None] * x[..., None]
    join = lambda a, b: (a[0] * b[0], b[0] * a[1] + b[1])
    _, states = lax.associative_scan(join, (decay, change), axis=1)
    y = jnp.einsum("bten,btn->bte", states, read) + x * params["skip"]
    return jnp.square((y * jax.nn.silu(gate)) @ params["out"]).mean()


experts_params = dict(router=normal(8, 4), up=normal(4, 8, 12, scale=0.3), down=normal(4, 12, 8, scale=0.3))


@model(experts_params, normal(10, 8))
def experts(params, x):
    """Two of four experts for a token by top_k, then the tokens in the order of their best expert, by argmax and argsort."""
    weights = jax.nn.softmax(x @ params["router"])
    values, indices = lax.top_k(weights, 2)
    shares = (jax.nn.one_hot(indices, 4, dtype=x.dtype) * (values / values.sum(-1, keepdims=True))[..., None]).sum(1)
    hidden = jax.nn.relu(jnp.einsum("td,edf->tef", x, params["up"]))
    mixed = jnp.einsum("tef,efd,te->td", hidden, params["down"], shares)
    best = jnp.argmax(weights, -1)
    order = jnp.argsort(best)
    alone = jnp.einsum("td,tdf->tf", x[order], params["up"][best[order]]) * weights.max(-1)[order][:, None]
    return jnp.square(mixed).mean() + jnp.sin(alone * jnp.arange(10)[:, None]).mean()


print(f"{len(list(FOLDER.glob('*.mlir')))} models, {sum(f.stat().st_size for f in FOLDER.iterdir()) / 1e6:.2f} MB in {FOLDER}")
