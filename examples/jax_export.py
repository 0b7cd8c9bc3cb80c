#!/usr/bin/env python3
"""A loss written in JAX, exported as StableHLO: PCP derives the gradient, trains it, and JAX takes the result back.

  pip install jax safetensors
  python examples/jax_export.py export mlp
  pcp train --model mlp/model.mlir --init mlp/weights.safetensors --data mlp/points.safetensors --lr 0.01 --steps 600 \\
      --out runs/jax
  python examples/jax_export.py check --checkpoint runs/jax/checkpoints/step-00000600.safetensors

Parameters come first, inputs and targets last; their batch is the batch of the training. With debug_info=True the file
holds the names of the arguments, p['w1'] and so on: PCP calls the parameters by them, and so must weights.safetensors.
models/jax_mlp.mlir is the model.mlir of this program; it also trains from PCP's own first values (leave out --init).
"""
import argparse
import json
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import load_file, save_file

BATCH, SIZES = 64, (2, 48, 48, 3)


def loss(p, points, arms):
    x = points
    for i in range(1, len(SIZES)):
        x = x @ p[f"w{i}"] + p[f"b{i}"]
        if i < len(SIZES) - 1:
            x = jnp.tanh(x)
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(x), arms[:, None], axis=1))


def first_parameters(rng):
    p = {}
    for i, (n, m) in enumerate(zip(SIZES, SIZES[1:]), start=1):
        p[f"w{i}"] = rng.normal(0, n**-0.5, (n, m)).astype(np.float32)
        p[f"b{i}"] = np.zeros(m, np.float32)
    return p


def named(p):
    """The parameters under the names that the file gives its arguments."""
    return {"p" + jax.tree_util.keystr(path): leaf for path, leaf in jax.tree_util.tree_leaves_with_path(p)}


def spiral(rng, rows=3000):
    """Points on three arms of a spiral; the arm is the label."""
    arms = rng.integers(0, 3, rows).astype(np.int32)
    radius = rng.uniform(0.05, 1, rows)
    angle = 2 * np.pi * (arms / 3 + 0.7 * radius) + rng.uniform(-0.25, 0.25, rows)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1)
    return {"inputs": points.astype(np.float32), "targets": arms}


def export(folder):
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")  # no paths of this machine in the file
    rng = np.random.default_rng(1)
    p = first_parameters(rng)
    points, arms = jax.ShapeDtypeStruct((BATCH, 2), jnp.float32), jax.ShapeDtypeStruct((BATCH,), jnp.int32)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.mlir").write_text(jax.jit(loss).lower(p, points, arms).as_text(debug_info=True))
    save_file(named(p), folder / "weights.safetensors")
    save_file(spiral(rng), folder / "points.safetensors")


def check(checkpoint):
    """The validation loss by PCP, which is kept beside the checkpoint, and by JAX."""
    description = json.loads(checkpoint.with_suffix(".json").read_text())
    config, tensors = description["config"], load_file(checkpoint)
    like = first_parameters(np.random.default_rng(1))
    p = jax.tree.unflatten(jax.tree.structure(like), [tensors[name] for name in named(like)])

    data = load_file(config["data"])  # its last rows, in order, are those PCP validates on
    rows = round(config["validation"] * len(data["inputs"]))
    points, arms = data["inputs"][-rows:], data["targets"][-rows:]
    starts = range(0, rows - BATCH + 1, BATCH)[: config["eval-batches"] or None]
    losses = [float(loss(p, points[i: i + BATCH], arms[i: i + BATCH])) for i in starts]
    print(f"validation loss of {len(losses)} batches after step {description['step']}")
    print(f"  pcp  {description['validation_loss']:.7f}")
    print(f"  JAX  {sum(losses) / len(losses):.7f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("export").add_argument("folder", type=pathlib.Path)
    commands.add_parser("check").add_argument("--checkpoint", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    export(arguments.folder) if arguments.command == "export" else check(arguments.checkpoint)


if __name__ == "__main__":
    main()
