"""One workload of workloads.py in PyTorch (eager) or XLA (jax.jit): peer.py torch|xla NAME THREADS REPEAT -> JSON with times."""
import json
import re
import sys
import time

import workloads


def torch_workload(name, threads):
    import torch
    import torch.nn as nn
    import torch.nn.functional as F

    torch.set_num_threads(threads)
    torch.manual_seed(0)

    if name.startswith("gpt"):
        layers, heads, width, length, vocabulary, batch = workloads.GPT_SIZES[name.split("-")[1]]

        class Block(nn.Module):
            def __init__(self):
                super().__init__()
                self.first, self.second = nn.LayerNorm(width, bias=False), nn.LayerNorm(width, bias=False)
                self.qkv, self.out = nn.Linear(width, 3 * width, bias=False), nn.Linear(width, width, bias=False)
                self.up, self.down = nn.Linear(width, 4 * width, bias=False), nn.Linear(4 * width, width, bias=False)

            def forward(self, x):
                b, t, d = x.shape
                q, k, v = (part.view(b, t, heads, d // heads).transpose(1, 2) for part in self.qkv(self.first(x)).split(d, 2))
                o = F.scaled_dot_product_attention(q, k, v, is_causal=True)
                x = x + self.out(o.transpose(1, 2).reshape(b, t, d))
                return x + self.down(F.gelu(self.up(self.second(x)), approximate="tanh"))

        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.tokens, self.positions = nn.Embedding(vocabulary, width), nn.Embedding(length, width)
                self.blocks = nn.ModuleList(Block() for _ in range(layers))
                self.norm = nn.LayerNorm(width, bias=False)

            def forward(self, x, y):
                h = self.tokens(x) + self.positions.weight
                for block in self.blocks:
                    h = block(h)
                return F.cross_entropy(F.linear(self.norm(h), self.tokens.weight).view(-1, vocabulary), y.view(-1))

        model = Model()
        x = torch.randint(0, vocabulary, (batch, length))
        y = torch.roll(x, -1, 1)
        return lambda: model(x, y)
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
        for _ in range(3):
            run()
        return [measure(run) for _ in range(repeat)]


def timed_xla(name, repeat):
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
    print(json.dumps({"workload": name, "times_ms": times}))
