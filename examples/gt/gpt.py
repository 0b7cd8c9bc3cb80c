"""A GPT on a text, character by character, written operation by operation with gt.nn.

    python examples/gt/gpt.py --data input.txt --steps 500

The model is the one that `pcp train --size small` has: pre-norm, no biases, learned positions, a head that shares the
weights of the embedding, tanh GELU. The first steps run as they come; from then on a worker runs a step as one program.
"""

import argparse
import math
import pathlib

import numpy as np

import gt
from gt.nn import AdamW, Embedding, LayerNorm, Linear, Module, ModuleList, clip_grad_norm_, functional as F, init


class Block(Module):
    """Attention, then two layers with a GELU between them; each reads a normalised stream and adds to it."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.first, self.second = LayerNorm(width, bias=False), LayerNorm(width, bias=False)
        self.qkv, self.out = Linear(width, 3 * width, bias=False), Linear(width, width, bias=False)
        self.up, self.down = Linear(width, 4 * width, bias=False), Linear(4 * width, width, bias=False)

    def forward(self, x):
        batch, time, width = x.shape
        q, k, v = (part.reshape(batch, time, self.heads, width // self.heads).transpose(1, 2)
                   for part in self.qkv(self.first(x)).split(width, 2))
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).reshape(batch, time, width))
        return x + self.down(F.gelu(self.up(self.second(x)), approximate="tanh"))


class GPT(Module):
    """Takes tokens [batch, time] and gives logits [batch, time, vocabulary]."""

    def __init__(self, layers=4, heads=4, width=128, context=64, vocabulary=65):
        super().__init__()
        self.context = context
        self.tokens, self.positions = Embedding(vocabulary, width), Embedding(context, width)
        self.blocks = ModuleList(Block(width, heads) for _ in range(layers))
        self.norm = LayerNorm(width, bias=False)
        for name, parameter in self.named_parameters():
            if parameter.ndim > 1:  # what is added to the stream begins smaller, the deeper the model
                residual = name.endswith(("out.weight", "down.weight"))
                init.normal_(parameter, std=0.02 / math.sqrt(2 * layers) if residual else 0.02)

    def forward(self, tokens):
        x = self.tokens(tokens) + self.positions.weight[:tokens.shape[1]]
        for block in self.blocks:
            x = block(x)
        return F.linear(self.norm(x), self.tokens.weight)

    def loss(self, tokens, targets):
        """The mean cross entropy of the tokens that come next."""
        logits = self(tokens)
        return F.cross_entropy(logits.reshape(-1, logits.shape[-1]), targets.reshape(-1))


def optimizer_of(model, lr=3e-4, decay=0.1):
    """AdamW. Gains of norms do not decay."""
    matrices = [p for p in model.parameters() if p.ndim > 1]
    gains = [p for p in model.parameters() if p.ndim == 1]
    return AdamW([{"params": matrices}, {"params": gains, "weight_decay": 0.0}], lr=lr, betas=(0.9, 0.95),
                 weight_decay=decay)


def train_step(model, optimizer, tokens, targets, clip=0.0):
    """One step; returns the loss, which is a tensor: reading it waits."""
    loss = model.loss(tokens, targets)
    loss.backward()
    if clip > 0:
        clip_grad_norm_(model.parameters(), clip)
    optimizer.step()
    optimizer.zero_grad()
    return loss


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=pathlib.Path, default=pathlib.Path(__file__), help="a text (default: this file)")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--batch", type=int, default=12)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--context", type=int, default=64)
    given = parser.parse_args()

    text = given.data.read_text()
    letters = sorted(set(text))
    number = {letter: i for i, letter in enumerate(letters)}
    encoded = np.array([number[letter] for letter in text])
    if len(encoded) <= given.context + 1:
        parser.error(f"{given.data} has {len(encoded)} characters, and a context is {given.context}")
    rng = np.random.default_rng(0)
    gt.manual_seed(0)
    model = GPT(given.layers, given.heads, given.width, given.context, len(letters))
    optimizer = optimizer_of(model, given.lr)
    for step in range(1, given.steps + 1):
        starts = rng.integers(0, len(encoded) - given.context - 1, given.batch)
        window = encoded[starts[:, None] + np.arange(given.context + 1)]
        loss = train_step(model, optimizer, gt.tensor(window[:, :-1]), gt.tensor(window[:, 1:]), clip=1.0)
        if step == 1 or step % 50 == 0 or step == given.steps:
            print(f"step {step:5}  loss {loss.item():.4f}", flush=True)


if __name__ == "__main__":
    main()
