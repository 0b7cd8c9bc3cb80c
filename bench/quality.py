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
    from torch_gpt import Gpt

    torch.set_num_threads(threads)
    torch.manual_seed(1)
    characters = sorted(set(text))
    code = {c: i for i, c in enumerate(characters)}
    tokens = torch.tensor([code[c] for c in text])
    cut = len(tokens) - len(tokens) // 10
    train, validation = tokens[:cut], tokens[cut:]

    def batch(part, generator):
        starts = torch.randint(len(part) - CONTEXT, (BATCH,), generator=generator)
        return torch.stack([part[s : s + CONTEXT] for s in starts]), torch.stack([part[s + 1 : s + 1 + CONTEXT] for s in starts])

    model = Gpt(LAYERS, HEADS, WIDTH, CONTEXT, len(characters))
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
