"""One workload of workloads.py in PyTorch (eager) or XLA (jax.jit): peer.py torch|xla NAME THREADS REPEAT -> JSON with times."""
import json
import re
import resource
import sys
import time

import workloads


def torch_workload(name, threads):
    import torch
    import torch.nn.functional as F
    from torch_gpt import Gpt

    torch.set_num_threads(threads)
    torch.manual_seed(0)

    if name.endswith("generate"):
        from transformers import GPT2Config, GPT2LMHeadModel

        layers, heads, width, length, vocabulary, _ = workloads.GPT_SIZES[name.split("-")[1]]
        model = GPT2LMHeadModel(GPT2Config(vocab_size=vocabulary, n_positions=length, n_embd=width, n_layer=layers, n_head=heads,
                                           bos_token_id=None, eos_token_id=None, pad_token_id=0)).eval()
        start = torch.zeros((1, 1), dtype=torch.long)
        return lambda tokens: model.generate(start, max_new_tokens=tokens, do_sample=False, attention_mask=torch.ones_like(start))
    if name.startswith("gpt"):
        layers, heads, width, length, vocabulary, batch = workloads.GPT_SIZES[name.split("-")[1]]

        model = Gpt(layers, heads, width, length, vocabulary)
        x = torch.randint(0, vocabulary, (batch, length))
        y = torch.roll(x, -1, 1)
        if not name.endswith("train"):
            return lambda: model(x, y)
        optimizer = torch.optim.AdamW(model.parameters(), 3e-4, betas=(0.9, 0.95), weight_decay=0.1, fused=True)

        def step():
            with torch.enable_grad():
                model(x, y).backward()
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)

        return step
    if name.startswith("chain"):
        x, y = torch.randn(4194304), torch.randn(4194304)
        return lambda: -(torch.tanh(torch.relu((x + y) * x - y) * 0.5) + x)
    if name.startswith("softmax"):
        x = torch.randn(4096, 1024)
        return lambda: torch.softmax(x, -1)
    if name.startswith("layernorm"):
        x, g, b = torch.randn(4096, 1024), torch.randn(1024), torch.randn(1024)
        return lambda: F.layer_norm(x, (1024,), g, b)
    m, k, n = map(int, re.findall(r"\d+", name))
    x, w = torch.randn(m, k), torch.randn(n, k)
    return lambda: F.linear(x, w)


def timed_torch(name, threads, repeat):
    import torch

    run = torch_workload(name, threads)
    with torch.no_grad():
        if name.endswith("generate"):  # the time of a token after the first, as `pcp generate --stats` has it
            run(8)
            return [(measure(lambda: run(repeat)) - measure(lambda: run(1))) / (repeat - 1)]
        for _ in range(3):
            run()
        return [measure(run) for _ in range(repeat)]


def jax_train_step(name):
    import jax
    import jax.numpy as jnp
    import numpy as np

    layers, heads, width, length, vocabulary, batch = workloads.GPT_SIZES[name.split("-")[1]]
    rng = np.random.default_rng(0)
    normal = lambda *shape: jnp.array(rng.standard_normal(shape) * 0.02, jnp.float32)
    block = lambda: {"first": jnp.ones(width), "second": jnp.ones(width), "qkv": normal(width, 3 * width), "out": normal(width, width),
                     "up": normal(width, 4 * width), "down": normal(4 * width, width)}
    parameters = {"tokens": normal(vocabulary, width), "positions": normal(length, width), "norm": jnp.ones(width),
                  "blocks": [block() for _ in range(layers)]}
    mask = jnp.tril(jnp.ones((length, length), bool))

    def norm(x, gain):
        centred = x - x.mean(-1, keepdims=True)
        return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gain

    def loss(p, x, y):
        h = p["tokens"][x] + p["positions"]
        for b in p["blocks"]:
            q, k, v = jnp.split((norm(h, b["first"]) @ b["qkv"]).reshape(batch, length, 3, heads, -1).transpose(2, 0, 3, 1, 4), 3)
            scores = jnp.where(mask, q[0] @ k[0].swapaxes(-1, -2) / np.sqrt(width // heads), -1e9)
            h = h + (jax.nn.softmax(scores) @ v[0]).transpose(0, 2, 1, 3).reshape(batch, length, width) @ b["out"]
            h = h + jax.nn.gelu(norm(h, b["second"]) @ b["up"]) @ b["down"]
        logits = norm(h, p["norm"]) @ p["tokens"].T
        return (jax.nn.logsumexp(logits, -1) - jnp.take_along_axis(logits, y[..., None], -1)[..., 0]).mean()

    def step(p, m, v, t, x, y):
        gradient = jax.grad(loss)(p, x, y)
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, gradient)
        v = jax.tree.map(lambda v, g: 0.95 * v + 0.05 * g * g, v, gradient)
        update = lambda p, m, v: p - 3e-4 * (m / (1 - 0.9**t) / (jnp.sqrt(v / (1 - 0.95**t)) + 1e-8) + 0.1 * p)
        return jax.tree.map(update, p, m, v), m, v, t + 1

    x = jnp.array(rng.integers(0, vocabulary, (batch, length)), jnp.int32)
    zeros = lambda: jax.tree.map(jnp.zeros_like, parameters)
    state = [parameters, zeros(), zeros(), jnp.float32(1)]
    compiled = jax.jit(step, donate_argnums=(0, 1, 2))

    def run():
        state[:] = compiled(*state, x, jnp.roll(x, -1, 1))
        jax.block_until_ready(state)

    return run


def timed_xla(name, repeat):
    if name.endswith("train"):
        run = jax_train_step(name)
        for _ in range(3):
            run()
        return [measure(run) for _ in range(repeat)]
    import jax
    import numpy as np
    from jax._src.lib import xla_client
    from jaxlib.mlir import ir
    from jax._src.interpreters import mlir as jax_mlir

    work = next(w for w in workloads.ALL if w.name == name)
    client = jax.devices("cpu")[0].client
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(work.mlir)
        executable = client.compile_and_load(jax_mlir.module_to_bytecode(module), xla_client.DeviceList(tuple(jax.devices("cpu"))),
                                             xla_client.CompileOptions())
    rng = np.random.default_rng(0)
    arguments = []
    for text in work.inputs:
        shape = [int(d) for d in re.findall(r"(\d+)x", text.split("=")[0])]
        integer = "xi32" in text
        arguments.append(jax.device_put(rng.integers(0, 2, shape, np.int32) if integer else rng.standard_normal(shape, np.float32) * 0.02))

    def run():
        for result in executable.execute_sharded(arguments).disassemble_into_single_device_arrays():
            result[0].block_until_ready()

    for _ in range(3):
        run()
    return [measure(run) for _ in range(repeat)]


def measure(run):
    start = time.perf_counter()
    run()
    return (time.perf_counter() - start) * 1e3


if __name__ == "__main__":
    peer, name, threads, repeat = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    times = timed_torch(name, threads, repeat) if peer == "torch" else timed_xla(name, repeat)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"workload": name, "times_ms": times, "peak_mib": peak}))
