#!/usr/bin/env python3
"""A transformer and a CNN written in PyTorch, exported as StableHLO, trained by PCP, loaded back into PyTorch.

  pip install torch torchax jax safetensors

  python examples/torch_export.py export transformer gpt
  pcp train --model gpt/model.mlirbc --names gpt/names.txt --init gpt/weights.safetensors --data input.txt \\
      --tokenizer byte --steps 300 --out runs/gpt
  python examples/torch_export.py check transformer --checkpoint runs/gpt/checkpoints/step-00000300.safetensors

  python examples/torch_export.py export cnn cnn
  pcp train --model cnn/model.mlirbc --names cnn/names.txt --init cnn/weights.safetensors \\
      --data cnn/images.safetensors --steps 200 --out runs/cnn
  python examples/torch_export.py check cnn --checkpoint runs/cnn/checkpoints/step-00000200.safetensors

`export` writes model.mlirbc (the loss as a function of parameters, inputs and targets), weights.safetensors (the
module's own first values under the names of its state_dict) and names.txt (one of these names a line, in the order of
the function's arguments, which are called states[0], states[1]... in the file). `check` puts the tensors of a
checkpoint into the module and computes the validation loss again, in PyTorch: the two numbers it prints agree to about
six digits.
"""
import argparse
import json
import math
import os
import pathlib

os.environ.setdefault("JAX_PLATFORMS", "cpu")  # only the export runs in JAX
import torch
import torch.nn.functional as F
from safetensors.torch import load_file, save_file
from torch import nn


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.norm_1, self.norm_2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attention, self.projection = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        batch, length, width = x.shape
        split = self.attention(self.norm_1(x)).view(batch, length, 3, self.heads, width // self.heads)
        query, key, value = split.permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.projection(mixed.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(F.gelu(self.up(self.norm_2(x))))


class Transformer(nn.Module):
    """The next byte of a text. What is exported is forward: (inputs, targets) to the loss."""

    def __init__(self, vocabulary=256, context=32, width=64, heads=4, layers=2, batch=16):
        super().__init__()
        self.tokens, self.positions = nn.Embedding(vocabulary, width), nn.Embedding(context, width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, vocabulary, bias=False)
        # Two tensors: the same one twice would be exported as one argument.
        self.sample = tuple(torch.zeros(batch, context, dtype=torch.int64) for _ in range(2))

    def forward(self, inputs, targets):
        x = self.tokens(inputs) + self.positions.weight
        for block in self.blocks:
            x = block(x)
        return F.cross_entropy(self.head(self.norm(x)).flatten(0, 1), targets.flatten())


class Cnn(nn.Module):
    """Classes of grey images. GroupNorm and not BatchNorm: a training step of PCP changes parameters, nothing else, so
    running statistics would never be updated."""

    def __init__(self, size=16, channels=8, classes=4, batch=32):
        super().__init__()
        self.conv_1, self.norm_1 = nn.Conv2d(1, channels, 3, padding=1), nn.GroupNorm(2, channels)
        self.conv_2, self.norm_2 = nn.Conv2d(channels, 2 * channels, 3, padding=1), nn.GroupNorm(2, 2 * channels)
        self.head = nn.Linear(2 * channels * (size // 4) ** 2, classes)
        self.sample = (torch.zeros(batch, 1, size, size), torch.zeros(batch, dtype=torch.int64))

    def forward(self, inputs, targets):
        x = F.max_pool2d(F.relu(self.norm_1(self.conv_1(inputs))), 2)
        x = F.avg_pool2d(F.relu(self.norm_2(self.conv_2(x))), 2)
        return F.cross_entropy(self.head(x.flatten(1)), targets)


def images(rows=2000, size=16):
    """Stripes in noise. The label is their direction: across, down, or along one of the diagonals."""
    random = torch.Generator().manual_seed(1)
    labels = torch.randint(0, 4, (rows,), generator=random)
    angle = (labels * math.pi / 4)[:, None, None]
    phase = 2 * math.pi * torch.rand(rows, 1, 1, generator=random)
    y, x = torch.meshgrid(torch.arange(size), torch.arange(size), indexing="ij")
    stripes = torch.sin((torch.sin(angle) * x + torch.cos(angle) * y) * 1.2 + phase)
    noise = torch.randn(rows, size, size, generator=random)
    return {"inputs": (stripes + noise)[:, None].contiguous(), "targets": labels}


def export(module, folder):
    """model.mlirbc, weights.safetensors and names.txt of a module whose forward takes inputs and targets."""
    import jax
    from torchax.export import exported_program_to_jax, extract_avals

    program = torch.export.export(module, module.sample)
    values, function = exported_program_to_jax(program)  # parameters, then buffers
    parameters = program.graph_signature.parameters
    buffers = values[len(parameters):]

    def loss(states, inputs):
        return function([*states, *buffers], inputs)[0]  # what is no argument is a constant

    exported = jax.export.export(jax.jit(loss))(values[: len(parameters)], (extract_avals(program),))
    # A parameter that the loss does not depend on is no argument of the function.
    names = [parameters[i] for i in exported.module_kept_var_idx if i < len(parameters)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.mlirbc").write_bytes(exported.mlir_module_serialized)
    (folder / "names.txt").write_text("".join(name + "\n" for name in names))
    state = module.state_dict()
    save_file({name: state[name].contiguous() for name in names}, folder / "weights.safetensors")


def validation_batches(module, config):
    """The batches `pcp train` validates on: the last part of the data, in order."""
    inputs, targets = module.sample
    if config["data"].endswith(".safetensors"):
        data = load_file(config["data"])
        first = len(data["inputs"]) - round(config["validation"] * len(data["inputs"]))
        rows, labels = data["inputs"][first:], data["targets"][first:]
    else:
        text = torch.frombuffer(bytearray(pathlib.Path(config["data"]).read_bytes()), dtype=torch.uint8).long()
        text = text[len(text) - math.floor(config["validation"] * len(text)):]
        context = inputs.shape[1]
        count = (len(text) - 1) // context
        rows, labels = (text[i: i + count * context].view(count, context) for i in (0, 1))
    size = len(inputs)
    batches = [(rows[i: i + size], labels[i: i + size].long()) for i in range(0, len(rows) - size + 1, size)]
    if not batches:
        raise SystemExit(f"the validation data fills no batch of {size}: train with more data")
    return batches[: config["eval-batches"] or None]


def check(module, checkpoint):
    """The validation loss by PCP, which is kept beside the checkpoint, and by PyTorch."""
    description = json.loads(checkpoint.with_suffix(".json").read_text())
    tensors = load_file(checkpoint)
    state = {name: tensors[name] for name in module.state_dict()}  # the rest is the optimizer's
    module.load_state_dict(state)
    with torch.no_grad():
        losses = [module(*batch).item() for batch in validation_batches(module, description["config"])]
    print(f"validation loss of {len(losses)} batches after step {description['step']}")
    print(f"  pcp      {description['validation_loss']:.7f}")
    print(f"  PyTorch  {sum(losses) / len(losses):.7f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in ("export", "check"):
        one = commands.add_parser(command)
        one.add_argument("module", choices=["transformer", "cnn"])
        if command == "export":
            one.add_argument("folder", type=pathlib.Path)
        else:
            one.add_argument("--checkpoint", type=pathlib.Path, required=True)
    arguments = parser.parse_args()

    torch.manual_seed(1)
    module = {"transformer": Transformer, "cnn": Cnn}[arguments.module]()
    if arguments.command == "check":
        check(module, arguments.checkpoint)
        return
    export(module, arguments.folder)
    if arguments.module == "cnn":
        save_file(images(), arguments.folder / "images.safetensors")


if __name__ == "__main__":
    main()
