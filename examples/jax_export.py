#!/usr/bin/env python3
"""A loss written in JAX, exported as StableHLO: PCP derives the gradient and trains it. models/jax_mlp.mlir is its output.

  pip install jax && python examples/jax_export.py jax_mlp.mlir
  pcp train --model jax_mlp.mlir --data synthetic:spiral --lr 0.01 --steps 600 --out runs/jax

Parameters come first, inputs and targets last; their batch is the batch of the training.
"""
import sys

import jax
import jax.numpy as jnp


def loss(params, points, arms):
    x = points
    for weight, bias in params[:-1]:
        x = jnp.tanh(x @ weight + bias)
    weight, bias = params[-1]
    log_likelihood = jax.nn.log_softmax(x @ weight + bias)
    return -jnp.mean(jnp.take_along_axis(log_likelihood, arms[:, None], axis=1))


def shapes(*sizes):
    return [(jax.ShapeDtypeStruct((n, m), jnp.float32), jax.ShapeDtypeStruct((m,), jnp.float32))
            for n, m in zip(sizes, sizes[1:])]


points, arms = jax.ShapeDtypeStruct((64, 2), jnp.float32), jax.ShapeDtypeStruct((64,), jnp.int32)
with open(sys.argv[1], "w") as file:
    file.write(jax.jit(loss).lower(shapes(2, 48, 48, 3), points, arms).as_text())
