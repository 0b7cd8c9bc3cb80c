#!/usr/bin/env python3
"""Training steps of GPT-2 124M in bf16 on one NVIDIA GPU: pcp on xla:cuda beside torch.compile and JAX with cuDNN attention.

Every contestant trains the same model (vocabulary 50,304, length 1,024, no biases, AdamW without clipping) on random tokens in turn, in a
process of its own; a step is timed from one loss on the host to the next. The ratio is our tokens per second divided by the peer's.

  python3 bench/gpu.py --peers PYTHON [--pcp build/pcp] [--batches 16,64] [--rounds 2] [--json FILE]
"""
import argparse
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

LAYERS, HEADS, WIDTH, LENGTH, VOCABULARY = 12, 12, 768, 1024, 50304
WARM_UP, STEPS = 5, 30


def time_pcp(pcp, batch, steps, options):
    with tempfile.TemporaryDirectory() as folder:
        tokens = pathlib.Path(folder, "tokens.u16")
        rng = random.Random(0)
        tokens.write_bytes(b"".join(rng.randrange(VOCABULARY).to_bytes(2, "little") for _ in range(LENGTH * batch * 4 + 1)))
        command = [pcp, "train", "--data", tokens, "--vocab", VOCABULARY, "--size", "gpt2-124m", "--bias=false", "--batch", batch,
                   "--precision", "bf16", "--clip", 0, "--steps", WARM_UP + steps, "--validation", 0, "--checkpoint-every", 0, "--sample-tokens", 0,
                   "--engine", "xla:cuda", "--out", pathlib.Path(folder, "run"), *options]
        start = time.time()
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"pcp failed: {done.stderr.strip()}")
        lines = [json.loads(line) for line in pathlib.Path(folder, "run/metrics.jsonl").read_text().splitlines()]
        times = [line["step_ms"] for line in lines if "step_ms" in line][WARM_UP:]
        return {"times_ms": times, "loss": lines[-1].get("loss"), "total_s": time.time() - start}


def torch_step(batch):
    import torch
    from torch_gpt import Gpt

    torch.set_float32_matmul_precision("high")
    torch.manual_seed(0)
    model = Gpt(LAYERS, HEADS, WIDTH, LENGTH, VOCABULARY).cuda()
    compiled = torch.compile(model)
    optimizer = torch.optim.AdamW(model.parameters(), 3e-4, betas=(0.9, 0.95), weight_decay=0.1, fused=True)
    x = torch.randint(0, VOCABULARY, (batch, LENGTH), device="cuda")
    y = torch.roll(x, -1, 1)

    def step():
        with torch.autocast("cuda", torch.bfloat16):
            loss = compiled(x, y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        return loss.item()

    return step


def jax_step(batch):
    import jax
    import jax.numpy as jnp
    import numpy as np

    rng = np.random.default_rng(0)
    half = jnp.bfloat16
    normal = lambda *shape: jnp.array(rng.standard_normal(shape) * 0.02, jnp.float32)
    block = lambda: {"first": jnp.ones(WIDTH), "second": jnp.ones(WIDTH), "qkv": normal(WIDTH, 3 * WIDTH), "out": normal(WIDTH, WIDTH),
                     "up": normal(WIDTH, 4 * WIDTH), "down": normal(4 * WIDTH, WIDTH)}
    parameters = {"tokens": normal(VOCABULARY, WIDTH), "positions": normal(LENGTH, WIDTH), "norm": jnp.ones(WIDTH),
                  "blocks": [block() for _ in range(LAYERS)]}

    def norm(x, gain):
        centred = x - x.mean(-1, keepdims=True)
        return (centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gain).astype(half)

    def loss(p, x, y):
        h = p["tokens"][x] + p["positions"]
        for b in p["blocks"]:
            qkv = (norm(h, b["first"]) @ b["qkv"].astype(half)).reshape(batch, LENGTH, 3, HEADS, -1)
            mixed = jax.nn.dot_product_attention(qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2], is_causal=True, implementation="cudnn")
            h = h + (mixed.reshape(batch, LENGTH, WIDTH) @ b["out"].astype(half)).astype(jnp.float32)
            h = h + (jax.nn.gelu(norm(h, b["second"]) @ b["up"].astype(half)) @ b["down"].astype(half)).astype(jnp.float32)
        logits = (norm(h, p["norm"]) @ p["tokens"].astype(half).T).astype(jnp.float32)
        return (jax.nn.logsumexp(logits, -1) - jnp.take_along_axis(logits, y[..., None], -1)[..., 0]).mean()

    def step(p, m, v, t, x, y):
        value, gradient = jax.value_and_grad(loss)(p, x, y)
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, gradient)
        v = jax.tree.map(lambda v, g: 0.95 * v + 0.05 * g * g, v, gradient)
        update = lambda p, m, v: p - 3e-4 * (m / (1 - 0.9**t) / (jnp.sqrt(v / (1 - 0.95**t)) + 1e-8) + 0.1 * p)
        return (jax.tree.map(update, p, m, v), m, v, t + 1), value

    x = jnp.array(rng.integers(0, VOCABULARY, (batch, LENGTH)), jnp.int32)
    y = jnp.roll(x, -1, 1)
    zeros = lambda: jax.tree.map(jnp.zeros_like, parameters)
    state = [(parameters, zeros(), zeros(), jnp.float32(1))]
    compiled = jax.jit(step, donate_argnums=(0, 1, 2))

    def run():
        state[0], value = compiled(*state[0], x, y)
        return float(value)

    return run


def time_peer(name, batch, steps):
    start = time.time()
    step = {"torch": torch_step, "jax": jax_step}[name](batch)
    for _ in range(WARM_UP):
        step()
    times = []
    for _ in range(steps):
        before = time.perf_counter()
        loss = step()
        times.append((time.perf_counter() - before) * 1e3)
    return {"times_ms": times, "loss": loss, "total_s": time.time() - start}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pcp", default="build/pcp", help="the program to time")
    parser.add_argument("--peers", metavar="PYTHON", help="a Python with torch and jax for CUDA; adds their columns")
    parser.add_argument("--only", default="torch,jax", help="which peers")
    parser.add_argument("--batches", default="16,64")
    parser.add_argument("--rounds", type=int, default=2, help="turns each contestant gets per batch")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--json", metavar="FILE", help="write the table as JSON as well")
    parser.add_argument("--option", action="append", default=[], help="passed on to pcp train: --option=--remat=block")
    parser.add_argument("--peer", nargs=2, metavar=("NAME", "BATCH"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.peer:
        print(json.dumps(time_peer(arguments.peer[0], int(arguments.peer[1]), arguments.steps)))
        return

    peers = [name for name in arguments.only.split(",") if name] if arguments.peers else []
    rows = []
    print(f"{'batch':>5} {'contestant':<10} {'ms a step':>10} {'tokens/s':>10} {'pcp /':>6} {'loss':>7}", flush=True)
    for batch in map(int, arguments.batches.split(",")):
        best = {}
        for _ in range(arguments.rounds):
            for name in ["pcp", *peers]:
                if name == "pcp":
                    result = time_pcp(arguments.pcp, batch, arguments.steps, arguments.option)
                else:
                    environment = dict(os.environ, XLA_PYTHON_CLIENT_PREALLOCATE="false")
                    done = subprocess.run([arguments.peers, __file__, "--peer", name, str(batch), "--steps", str(arguments.steps)],
                                          capture_output=True, text=True, env=environment)
                    if done.returncode != 0:
                        print(f"{batch:>5} {name:<10} failed: {done.stderr.strip().splitlines()[-1][:200]}", flush=True)
                        continue
                    result = json.loads(done.stdout.splitlines()[-1])
                result["median_ms"] = statistics.median(result["times_ms"])
                if name not in best or result["median_ms"] < best[name]["median_ms"]:
                    best[name] = result
        for name, result in best.items():
            ratio = result["median_ms"] / best["pcp"]["median_ms"]
            tokens = batch * LENGTH / result["median_ms"] * 1e3
            rows.append({"batch": batch, "contestant": name, "median_ms": result["median_ms"], "tokens_per_s": tokens, "pcp_over_it": ratio})
            print(f"{batch:>5} {name:<10} {result['median_ms']:>10.2f} {tokens:>10,.0f} {ratio:>6.2f} {result['loss']:>7.3f}", flush=True)
    if arguments.json:
        pathlib.Path(arguments.json).write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
