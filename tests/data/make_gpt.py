#!/usr/bin/env python3
"""Makes the values in gpt/: tiny GPTs and an MLP in JAX, the reference for src/models and the training step.

VARIANT.safetensors holds the parameters under their names, `inputs`, `targets`, `logits`, `loss` and `grad.NAME`, computed
in f64 from f32 parameters; `trajectory` holds the losses, gradient norms and final parameters of ten AdamW steps in f32;
forward.mlir is the bias variant's loss as JAX exports it. `hf` (below) is a Hugging Face folder and what transformers
computes with it. Needs `pip install jax==0.10.2 safetensors`, for `hf` instead torch and transformers; run it only to
change the values: they are kept in the repository.

    python make_gpt.py jax && python make_gpt.py hf
"""
import os
import pathlib
import sys

import numpy as np
from safetensors.numpy import save_file

FOLDER = pathlib.Path(__file__).parent / "gpt"
LAYERS, HEADS, WIDTH, CONTEXT, VOCAB, BATCH = 2, 2, 8, 6, 11, 3
rng = np.random.default_rng(11)


def parameters(bias=False, rotary=False, rms_norm=False, tied=True):
    weight = lambda *shape: (rng.standard_normal(shape) * 0.3).astype(np.float32)
    p = {"wte.weight": weight(VOCAB, WIDTH)}
    if not rotary:
        p["wpe.weight"] = weight(CONTEXT, WIDTH)

    def norm(name):
        p[name + ".weight"] = 1 + weight(WIDTH) / 2
        if bias and not rms_norm:
            p[name + ".bias"] = weight(WIDTH)

    def linear(name, rows, columns):
        p[name + ".weight"] = weight(rows, columns)
        if bias:
            p[name + ".bias"] = weight(columns)

    for i in range(LAYERS):
        norm(f"h.{i}.ln_1")
        linear(f"h.{i}.attn.c_attn", WIDTH, 3 * WIDTH)
        linear(f"h.{i}.attn.c_proj", WIDTH, WIDTH)
        norm(f"h.{i}.ln_2")
        linear(f"h.{i}.mlp.c_fc", WIDTH, 4 * WIDTH)
        linear(f"h.{i}.mlp.c_proj", 4 * WIDTH, WIDTH)
    norm("ln_f")
    if not tied:
        p["lm_head.weight"] = weight(VOCAB, WIDTH)
    return p


def batch(*lead):
    tokens = rng.integers(0, VOCAB, (*lead, BATCH, CONTEXT + 1)).astype(np.int32)
    return np.ascontiguousarray(tokens[..., :-1]), np.ascontiguousarray(tokens[..., 1:])


def jax_values():
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")

    def logits_of(p, x, rms_norm=False, rotary=False):
        def norm(x, name):
            if not rms_norm:
                x = x - x.mean(-1, keepdims=True)
            x = x / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * p[name + ".weight"]
            return x + p.get(name + ".bias", 0)

        def linear(x, name):
            y = x @ p[name + ".weight"]
            return y + p[name + ".bias"] if name + ".bias" in p else y

        def turned(x):  # [batch, heads, n, size]
            size = x.shape[-1]
            angle = np.arange(x.shape[2])[:, None] * 10000.0 ** (-np.arange(0, size, 2) / size)
            low, high = x[..., : size // 2], x[..., size // 2 :]
            c, s = np.cos(angle).astype(x.dtype), np.sin(angle).astype(x.dtype)
            return jnp.concatenate([low * c - high * s, high * c + low * s], -1)

        b, n = x.shape
        h = p["wte.weight"][x]
        if not rotary:
            h = h + p["wpe.weight"][:n]
        for i in range(LAYERS):
            qkv = linear(norm(h, f"h.{i}.ln_1"), f"h.{i}.attn.c_attn").reshape(b, n, 3, HEADS, WIDTH // HEADS)
            q, k, v = (qkv[:, :, j].transpose(0, 2, 1, 3) for j in range(3))
            if rotary:
                q, k = turned(q), turned(k)
            scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(WIDTH // HEADS).astype(q.dtype)
            weights = jax.nn.softmax(jnp.where(np.tril(np.ones((n, n), bool)), scores, -1e9), -1)
            h = h + linear((weights @ v).transpose(0, 2, 1, 3).reshape(b, n, WIDTH), f"h.{i}.attn.c_proj")
            wide = jax.nn.gelu(linear(norm(h, f"h.{i}.ln_2"), f"h.{i}.mlp.c_fc"), approximate=True)
            h = h + linear(wide, f"h.{i}.mlp.c_proj")
        return norm(h, "ln_f") @ p.get("lm_head.weight", p["wte.weight"]).T

    def mean_loss(logits, y):
        picked = jnp.take_along_axis(logits, y[..., None], -1)[..., 0]
        return (jax.nn.logsumexp(logits, -1) - picked).mean()

    def loss_of(p, x, y, **form):
        return mean_loss(logits_of(p, x, **form), y)

    def f32(tree):
        return {name: np.asarray(value, np.float32) for name, value in tree.items()}

    def save(name, tensors):
        save_file(tensors, FOLDER / f"{name}.safetensors", metadata={"made_by": f"jax {jax.__version__} on cpu"})

    def store_loss(name, p, x, y, loss_function, logits):
        wide = {k: v.astype(np.float64) for k, v in p.items()}
        loss, grads = jax.value_and_grad(loss_function)(wide, x, y)
        values = f32({"logits": logits(wide, x), "loss": loss} | {f"grad.{k}": v for k, v in grads.items()})
        save(name, p | {"inputs": x, "targets": y} | values)

    variants = dict(plain={}, bias=dict(bias=True), rotary=dict(rotary=True), rms_norm=dict(rms_norm=True),
                    untied=dict(tied=False), everything=dict(bias=True, rotary=True, rms_norm=True, tied=False))
    for name, flags in variants.items():
        p, (x, y) = parameters(**flags), batch()
        form = {k: v for k, v in flags.items() if k in ("rotary", "rms_norm")}
        store_loss(name, p, x, y, lambda p, x, y: loss_of(p, x, y, **form), lambda p, x: logits_of(p, x, **form))
        if name == "bias":
            values = list(p.values())
            flat = lambda *a: loss_of(dict(zip(p, a[:-2])), a[-2], a[-1])
            (FOLDER / "forward.mlir").write_text(jax.jit(flat).lower(*values, x, y).as_text())

    # Ten steps of AdamW with clipping, in f32.
    p, (x, y) = parameters(), batch(10)
    rates = (1e-2 * np.minimum(np.arange(1, 11) / 3, 1)).astype(np.float32)
    b1, b2, epsilon, decay, clip = (np.float32(v) for v in (0.9, 0.95, 1e-8, 0.1, 0.5))
    grad = jax.jit(jax.value_and_grad(loss_of))
    now = {k: jnp.asarray(v) for k, v in p.items()}
    m = {k: jnp.zeros_like(v) for k, v in now.items()}
    v = dict(m)
    losses, norms = [], []
    for t in range(10):
        loss, g = grad(now, x[t], y[t])
        norm = jnp.sqrt(sum(jnp.sum(a * a) for a in g.values()))
        losses.append(loss), norms.append(norm)
        c1, c2 = (np.float32(1 - float(b) ** (t + 1)) for b in (0.9, 0.95))
        for k in now:
            a = g[k] * jnp.minimum(clip / norm, np.float32(1))
            m[k] = b1 * m[k] + (1 - b1) * a
            v[k] = b2 * v[k] + (1 - b2) * a * a
            rate = decay if now[k].ndim > 1 else np.float32(0)
            now[k] = now[k] - rates[t] * (m[k] / c1 / (jnp.sqrt(v[k] / c2) + epsilon) + rate * now[k])
            assert now[k].dtype == jnp.float32
    result = {f"final.{k}": a for k, a in now.items()} | {"losses": losses, "norms": norms}
    save("trajectory", p | {"inputs": x, "targets": y, "rates": rates} | f32(result))

    # A perceptron of two hidden layers.
    sizes = (3, 5, 5, 4)
    p = {}
    for i in range(3):
        p[f"layers.{i}.weight"] = rng.standard_normal(sizes[i : i + 2]).astype(np.float32)
        p[f"layers.{i}.bias"] = rng.standard_normal(sizes[i + 1]).astype(np.float32)
    x = rng.standard_normal((7, 3)).astype(np.float32)

    def perceptron(p, x):
        for i in range(3):
            x = x @ p[f"layers.{i}.weight"] + p[f"layers.{i}.bias"]
            x = jnp.maximum(x, 0) if i < 2 else x
        return x

    y = rng.integers(0, 4, 7).astype(np.int32)
    store_loss("mlp", p, x, y, lambda p, x, y: mean_loss(perceptron(p, x), y), perceptron)


def hugging_face():
    import torch
    import transformers

    torch.manual_seed(0)
    config = transformers.GPT2Config(vocab_size=VOCAB, n_positions=CONTEXT, n_embd=WIDTH, n_layer=LAYERS, n_head=HEADS,
                                     initializer_range=0.3, bos_token_id=0, eos_token_id=0)
    model = transformers.GPT2LMHeadModel(config).eval()
    for name, value in model.named_parameters():  # gains and biases that can be told apart
        if value.dim() == 1:
            value.data += 0.1 * torch.randn_like(value)
    model.save_pretrained(FOLDER / "hf")
    (FOLDER / "hf" / "generation_config.json").unlink()
    x, y = (torch.tensor(a, dtype=torch.long) for a in batch())
    with torch.no_grad():
        logits = model.double()(x).logits
    loss = torch.nn.functional.cross_entropy(logits.view(-1, VOCAB), y.view(-1))
    values = {"inputs": x.int(), "targets": y.int(), "logits": logits.float(), "loss": loss.float()}
    made_by = f"torch {torch.__version__}, transformers {transformers.__version__}"
    save_file({k: v.numpy() for k, v in values.items()}, FOLDER / "hf_values.safetensors", metadata={"made_by": made_by})


FOLDER.mkdir(exist_ok=True)
jax_values() if sys.argv[1] == "jax" else hugging_face()
