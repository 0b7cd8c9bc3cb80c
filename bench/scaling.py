#!/usr/bin/env python3
"""How training a GPT scales with threads, beside a probe of nothing but multiply-adds, in one run.

For every number of threads: the best time of a step of `pcp train`, how many times as fast as one thread that is, the
same of the probe (every thread does a fixed amount, so it scales to threads × time of one / time of all), and the ratio
of both. --profile adds the steps of the schedule that scale worst from the first to the last number of threads.
`ninja -C build pcp cpu_probe` makes what it needs. Leave the machine to it: other programs take cores away.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from compare import HERE, Ours, run_json
import workloads


def best_step(ours, work, threads):
    ours.threads = threads
    return min(ours.train(work)["times_ms"])


def best_probe(program, threads):
    return min(run_json([program, "multiply", threads, 20])["times_ms"])


def profile(pcp, folder, size, threads, steps):
    """Milliseconds of a training step, by what its kernels do."""
    *_, batch = workloads.GPT_SIZES[size]
    run = folder / "profile-run"
    shutil.rmtree(run, ignore_errors=True)
    command = [pcp, "train", "--data", folder / "characters.txt", "--size", size, "--batch", batch, "--steps", steps, "--threads", threads, "--lr", "3e-4",
               "--clip", "0", "--out", run, "--eval-every", "0", "--eval-batches", "1", "--checkpoint-every", "0", "--sample-tokens", "0", "--profile"]
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=1800)
    if done.returncode != 0:
        sys.exit(f"pcp train --profile failed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
    total = {}
    for line in (done.stdout + done.stderr).splitlines():
        if found := re.match(r"\s*[\d.]+ % +([\d.]+) ms +(\d+) x  (.*)", line):
            total[f"{found[2]} x {found[3]}"] = float(found[1])
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pcp", default=HERE.parent / "build" / "pcp")
    parser.add_argument("--probe", default=HERE.parent / "build" / "cpu_probe")
    parser.add_argument("--size", default="mid", choices=workloads.GPT_SIZES)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2, 4, 8, 16])
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=2, help="turns of each number of threads")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    counts = [t for t in args.threads if t <= (os.cpu_count() or 1)]
    if counts != args.threads:
        print(f"this machine has {os.cpu_count()} cores: {', '.join(str(t) for t in args.threads if t not in counts)} threads are left out")
    if not counts:
        sys.exit("no number of threads fits this machine")
    work = workloads.Workload(f"gpt-{args.size}-train", "", [], 0, args.steps, args.size)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        ours = Ours(args.pcp, folder, 1)
        times, probes = {t: [] for t in counts}, {t: [] for t in counts}
        for _ in range(args.rounds):
            for t in counts:
                times[t].append(best_step(ours, work, t))
                probes[t].append(best_probe(args.probe, t))
        rows = []
        print(f"{'threads':>8}{'step ms':>12}{'x':>8}{'probe x':>10}{'ratio':>8}")
        for t in counts:
            ms, scale = min(times[t]), counts[0] * min(times[counts[0]]) / min(times[t])
            reached = t * min(probes[counts[0]]) / min(probes[t])  # every thread of the probe does as much as a single one
            rows.append({"threads": t, "step_ms": ms, "scale": scale, "probe_scale": reached, "ratio": scale / reached})
            print(f"{t:>8}{ms:>12.1f}{scale:>8.2f}{reached:>10.2f}{scale / reached:>8.2f}", flush=True)
        if args.profile and len(counts) > 1:
            one, all_threads = (profile(args.pcp, folder, args.size, t, args.steps) for t in (counts[0], counts[-1]))
            lost = {n: all_threads[n] - one[n] * counts[0] / counts[-1] for n in all_threads if n in one}
            print(f"\nms lost per step against even sharing, {counts[0]} to {counts[-1]} threads")
            for n in sorted(lost, key=lost.get, reverse=True)[:25]:
                print(f"{lost[n]:>9.2f}  {one[n]:>9.2f} -> {all_threads[n]:>8.2f}  {n}")
            rows.append({"profile": {n: [one[n], all_threads[n]] for n in lost}})
    if args.json:
        pathlib.Path(args.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
