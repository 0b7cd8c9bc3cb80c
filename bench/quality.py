#!/usr/bin/env python3
"""Trains the same small GPT on a text with pcp and with PyTorch, by the same schedule, and compares validation losses.

    python3 bench/quality.py TEXT --peers PYTHON [--steps 2000]
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LAYERS, HEADS, WIDTH, CONTEXT, BATCH, PEAK, EVAL_BATCHES = 4, 4, 128, 64, 12, 1e-3, 100


def ours(pcp, text, steps, threads):
    with tempfile.TemporaryDirectory() as folder:
        run = pathlib.Path(folder) / "run"
        command = [pcp, "train", "--data", text, "--size", "small", "--batch", BATCH, "--steps", steps, "--lr", PEAK, "--warmup", 100, "--threads", threads,
                   "--out", run, "--eval-every", 0, "--eval-batches", EVAL_BATCHES, "--checkpoint-every", 0, "--sample-tokens", 0]
        subprocess.run([str(c) for c in command], check=True, stdout=subprocess.DEVNULL)
        lines = [json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()]
    return [line["validation_loss"] for line in lines if "validation_loss" in line][-1]


def torch_side(text, steps, threads):
    import torch
    import torch.nn as nn
    import torch.nn.functional as F

    torch.set_num_threads(threads)
    torch.manual_seed(1)
    characters = sorted(set(text))
    code = {c: i for i, c in enumerate(characters)}
    tokens = torch.tensor([code[c] for c in text])
    cut = len(tokens) - len(tokens) // 10
    train, validation = tokens[:cut], tokens[cut:]

    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.second = nn.LayerNorm(WIDTH, bias=False), nn.LayerNorm(WIDTH, bias=False)
            self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH, bias=False), nn.Linear(WIDTH, WIDTH, bias=False)
            self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH, bias=False), nn.Linear(4 * WIDTH, WIDTH, bias=False)

        def forward(self, x):
            b, t, d = x.shape
            q, k, v = (part.view(b, t, HEADS, d // HEADS).transpose(1, 2) for part in self.qkv(self.first(x)).split(d, 2))
            x = x + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, d))
            return x + self.down(F.gelu(self.up(self.second(x)), approximate="tanh"))

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.tokens, self.positions = nn.Embedding(len(characters), WIDTH), nn.Embedding(CONTEXT, WIDTH)
            self.blocks, self.norm = nn.ModuleList(Block() for _ in range(LAYERS)), nn.LayerNorm(WIDTH, bias=False)
            for name, parameter in self.named_parameters():
                if parameter.dim() > 1:
                    residual = name.endswith(("out.weight", "down.weight"))
                    nn.init.normal_(parameter, std=0.02 / math.sqrt(2 * LAYERS) if residual else 0.02)

        def forward(self, x, y):
            h = self.tokens(x) + self.positions.weight
            for block in self.blocks:
                h = block(h)
            return F.cross_entropy(F.linear(self.norm(h), self.tokens.weight).view(-1, len(characters)), y.view(-1))

    def batch(part, generator):
        starts = torch.randint(len(part) - CONTEXT, (BATCH,), generator=generator)
        return torch.stack([part[s : s + CONTEXT] for s in starts]), torch.stack([part[s + 1 : s + 1 + CONTEXT] for s in starts])

    model = Model()
    weights = [p for p in model.parameters() if p.dim() > 1]
    gains = [p for p in model.parameters() if p.dim() == 1]
    optimizer = torch.optim.AdamW([{"params": weights, "weight_decay": 0.1}, {"params": gains, "weight_decay": 0.0}], PEAK, betas=(0.9, 0.95), fused=True)
    generator = torch.Generator().manual_seed(1)
    for step in range(steps):
        done = (step - 100) / max(1, steps - 100)
        rate = PEAK * (step + 1) / 100 if step < 100 else PEAK * 0.5 * (1 + math.cos(math.pi * done))
        for group in optimizer.param_groups:
            group["lr"] = rate
        model(*batch(train, generator)).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
    with torch.no_grad():
        return sum(model(*batch(validation, generator)).item() for _ in range(EVAL_BATCHES)) / EVAL_BATCHES


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text", type=pathlib.Path)
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has torch")
    parser.add_argument("--pcp", default=HERE.parent / "build" / "pcp")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--torch-side", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.torch_side:
        print(torch_side(args.text.read_text(), args.steps, args.threads))
        return
    mine = ours(args.pcp, args.text, args.steps, args.threads)
    print(f"pcp    validation loss {mine:.4f} after {args.steps} steps", flush=True)
    if not args.peers:
        return
    command = [args.peers, __file__, args.text, "--steps", args.steps, "--threads", args.threads, "--torch-side"]
    theirs = float(subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True).stdout)
    print(f"torch  validation loss {theirs:.4f}")
    print(f"difference {mine - theirs:+.4f}")
    sys.exit(0 if mine - theirs <= 0.02 else 1)


if __name__ == "__main__":
    main()
