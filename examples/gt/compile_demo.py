"""Compilation: a worker compiles what recurs by itself. A signal or gt.compile() says what belongs together from the first
time on.

    python examples/gt/compile_demo.py
"""

import pathlib

import gt

gt.load_config(pathlib.Path(__file__).with_name("config_compile.yaml"))
x = gt.randn(64, 64)


def layers(x):
    for _ in range(8):
        x = (x @ x).tanh() * 0.5 + x
    return x


eager = layers(x)
with gt.signal.context("hot_loop"):
    stretch = layers(x)

traced = gt.compile(layers)
first, second = traced(x), traced(x + 1)  # the first call traces, both are one instruction each

print("largest difference of the stretch", abs(stretch - eager).max().item())
print("largest difference of the traced function", abs(first - eager).max().item())
gt.debug.print_worker_stats()
