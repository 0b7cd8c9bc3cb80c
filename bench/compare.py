#!/usr/bin/env python3
"""Times pcp on the CPU, beside PyTorch and XLA with --peers, in one run: turns alternate so that all meet the same noise.

A row is a workload; the ratio is our best time divided by the peer's. Peers are installed by `./dev bench --peers`.
"""
import argparse
import json
import math
import os
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

import workloads

HERE = pathlib.Path(__file__).resolve().parent


def run_json(command, environment=None):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, env=environment, timeout=1800)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout.strip().splitlines()[-1])


class Ours:
    name = "pcp"

    def __init__(self, pcp, folder, threads):
        self.pcp, self.folder, self.threads = pcp, folder, threads

    def time(self, work):
        if work.writes:
            return self.write(work)
        if work.size:
            return self.train(work)
        path = self.folder / f"{work.name}.mlir"
        if not path.exists():
            path.write_text(work.mlir)
        command = [self.pcp, "run", path, f"--repeat={work.repeat}", f"--threads={self.threads}", "--json", "--quiet"]
        return run_json(command + [f"--input={text}" for text in work.inputs])

    def train(self, work):
        """Steps of `pcp train` on random characters; the first ones, which touch fresh memory, are left out."""
        run = self.run_of(work, work.repeat + 3)
        steps = [line for line in map(json.loads, (run / "metrics.jsonl").read_text().splitlines()) if "step_ms" in line]
        return {"times_ms": [s["step_ms"] for s in steps[3:]], "peak_mib": max(s["resident_bytes"] for s in steps) / 2**20}

    def write(self, work):
        """Tokens of `pcp generate` from a run of one step; the time of a token is the mean of all after the first."""
        run = self.folder / f"{work.name}-run"
        if not run.exists():
            run = self.run_of(work, 1)
        command = [self.pcp, "generate", "--run", run, "--tokens", work.repeat, "--temperature", 0, "--threads", self.threads, "--stats"]
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=1800)
        if done.returncode != 0:
            sys.exit(f"pcp generate failed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
        return {"times_ms": [1e3 / float(re.search(r"([\d.]+) tokens/s", done.stderr)[1])]}

    def run_of(self, work, steps):
        *_, vocabulary, batch = workloads.GPT_SIZES[work.size]
        text = self.folder / "characters.txt"
        if not text.exists():
            letters = [chr(48 + i) for i in range(vocabulary)]
            text.write_text("".join(letters) + "".join(random.Random(0).choices(letters, k=200000)))
        run = self.folder / f"{work.name}-run"
        shutil.rmtree(run, ignore_errors=True)
        command = [self.pcp, "train", "--data", text, "--size", work.size, "--batch", batch, "--steps", steps, "--threads", self.threads,
                   "--lr", "3e-4", "--clip", "0", "--out", run, "--eval-every", "0", "--eval-batches", "1", "--checkpoint-every", "0", "--sample-tokens", "0"]
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=1800)
        if done.returncode != 0:
            sys.exit(f"pcp train failed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
        return run


class Probe:
    """One plain read of the weights that writing a token needs: nothing can write faster."""

    name = "read"

    def __init__(self, program, threads):
        self.program, self.threads = program, threads

    def time(self, work):
        reads = run_json([self.program, "read", workloads.weight_bytes(work.size), self.threads, work.repeat])["times_ms"]
        return {"times_ms": [statistics.mean(reads)]}  # as many as tokens, and their mean, as of a token


class Peer:
    def __init__(self, name, python, threads):
        self.name, self.python, self.threads = name, python, threads

    def time(self, work):
        environment = dict(os.environ, OMP_NUM_THREADS=str(self.threads), MKL_NUM_THREADS=str(self.threads))
        if self.name == "xla":
            environment["XLA_FLAGS"] = f"--xla_cpu_multi_thread_eigen=true intra_op_parallelism_threads={self.threads}"
        command = [self.python, HERE / "peer.py", self.name, work.name, str(self.threads), str(work.repeat)]
        return run_json(command, environment)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pcp", default=HERE.parent / "build" / "pcp", help="the program to time")
    parser.add_argument("--probe", default=HERE.parent / "build" / "cpu_probe", help="bench/cpu_probe.cpp, for what generation can reach")
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has torch and jax; adds their columns")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3, help="turns each contestant gets per workload")
    parser.add_argument("--only", default="", help="workloads whose name contains this")
    parser.add_argument("--xla", action="store_true", help="also time XLA")
    parser.add_argument("--json", metavar="FILE", help="write the table as JSON as well")
    args = parser.parse_args()

    chosen = [w for w in workloads.ALL if args.only in w.name]
    if not chosen:
        sys.exit(f"no workload matches '{args.only}'; there are: {', '.join(w.name for w in workloads.ALL)}")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        contestants = [Ours(args.pcp, pathlib.Path(folder), args.threads)]
        if args.peers:
            contestants.append(Peer("torch", args.peers, args.threads))
            if args.xla:
                contestants.append(Peer("xla", args.peers, args.threads))
        names = [c.name for c in contestants]
        print(f"{'workload':<28}" + "".join(f"{n + ' ms':>12}" for n in names) + "".join(f"{'/ ' + n:>10}" for n in names[1:]) + f"{'goal':>8}", flush=True)
        for work in chosen:
            missing = {"xla"} if work.writes else set()  # JAX has no generation of its own
            probes = [Probe(args.probe, args.threads)] if work.writes and pathlib.Path(args.probe).exists() else []
            times, peak = {c.name: [] for c in contestants + probes}, {c.name: 0 for c in contestants + probes}
            for _ in range(args.rounds):
                for c in [c for c in contestants + probes if c.name not in missing]:
                    measured = c.time(work)
                    times[c.name] += measured["times_ms"]
                    peak[c.name] = max(peak[c.name], measured.get("peak_mib", 0))
            best = {n: min(t, default=math.nan) for n, t in times.items()}
            median = {n: statistics.median(t) if t else math.nan for n, t in times.items()}
            row = {"workload": work.name, "best_ms": best, "median_ms": median, "goal": work.goal,
                   "ratio": {n: best["pcp"] / best[n] for n in names[1:]},
                   "ratio_of_medians": {n: median["pcp"] / median[n] for n in names[1:]}, "peak_mib": peak}
            rows.append(row)
            print(f"{work.name:<28}" + "".join(f"{best[n]:>12.3f}" for n in names) + "".join(f"{row['ratio'][n]:>10.2f}" for n in names[1:]) +
                  f"{work.goal:>8}" + (f"   peak MiB {', '.join(f'{n} {peak[n]:.0f}' for n in names)}" if work.size and not work.writes else "") +
                  "".join(f"   a plain read of the weights {best[p.name]:.3f} ms, {best[p.name] / best['pcp']:.2f} of ours" for p in probes), flush=True)
    if args.json:
        pathlib.Path(args.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
