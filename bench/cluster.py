"""Benchmarks of a cluster on this machine: recovery, churn, compression, slow networks, memory.

    python3 bench/cluster.py recovery              median and p95 over 20 kills of a worker, and of the shepherd
    python3 bench/cluster.py churn --minutes 10    throughput with kills beside throughput without (soak)
    python3 bench/cluster.py compression           bytes a parameter and final losses: f32, int4, one worker
    python3 bench/cluster.py wire                  bytes of data a token, in each way it takes to a worker
    python3 bench/cluster.py network               compute utilisation at 100 Mbit/s, 1 Gbit/s and unlimited (needs root)
    python3 bench/cluster.py memory                the shepherd's resident memory beside the size of its model

Each prints what it measured, in one run, and asserts nothing. `--pcp` names the program, `--data` the text.
"""

import argparse
import json
import os
import pathlib
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TINY = ["--layers", "1", "--heads", "1", "--width", "32", "--context", "16", "--batch", "4", "--sample-tokens", "0"]


class Process:
    """A process whose lines are kept with the time they came at."""

    def __init__(self, command, **options):
        self.started = time.monotonic()
        self.lines = []
        self.process = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, text=True, **options)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append((time.monotonic(), line.rstrip()))

    def first(self, pattern, after=0.0):
        for moment, line in list(self.lines):
            if moment > after and re.search(pattern, line):
                return moment
        return None

    def wait_for(self, pattern, seconds=60, after=0.0):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (moment := self.first(pattern, after)) is not None:
                return moment
            time.sleep(0.002)
        raise RuntimeError(f"no '{pattern}' within {seconds} s:\n" + "\n".join(line for _, line in self.lines[-20:]))

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self, seconds=10):
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
        self.reader.join(5)


class Cluster:
    """A shepherd and workers over a socket of this machine, ended by id whatever happens."""

    def __init__(self, options, folder, settings, workers, prefixes=None):
        self.options, self.folder, self.settings = options, pathlib.Path(folder), settings
        self.socket = self.folder / "shepherd.sock"
        self.out = self.folder / "run"
        self.prefixes = prefixes or {}
        self.wanted = workers
        self.workers = {}
        self.everybody = []
        self.shepherd = self.start_shepherd()

    def start(self, command, **options):
        process = Process(command, **options)
        self.everybody.append(process)
        return process

    def start_shepherd(self, *more):
        self.socket.unlink(missing_ok=True)
        return self.start([self.options.pcp, "shepherd", "--socket", self.socket, "--port", "0", "--insecure", "--out", self.out,
                           "--data", self.options.data, "--workers", self.wanted, *self.settings, *more])

    def start_worker(self, name, *more):
        prefix = self.prefixes.get(name, [])
        worker = self.start([*prefix, self.options.pcp, "worker", "--socket", self.socket, "--threads", "1", "--name", name, *more])
        self.workers[name] = worker
        return worker

    def status(self):
        done = subprocess.run([self.options.pcp, "status", "--socket", self.socket, "--json"], capture_output=True, text=True)
        return json.loads(done.stdout) if done.returncode == 0 else None

    def metrics(self):
        path = self.out / "metrics.jsonl"
        if not path.exists():
            return []
        lines = []
        for line in path.read_text().splitlines():
            try:
                lines.append(json.loads(line))
            except json.JSONDecodeError:
                pass  # the last line, while it is written
        return lines

    def rounds(self):
        return [line for line in self.metrics() if "loss" in line]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.everybody:
            process.end()


def percentiles(values):
    ordered = sorted(values)
    return statistics.median(ordered), ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]


def show(label, values):
    median, p95 = percentiles(values)
    print(f"  {label:<52} median {median:6.2f} s   p95 {p95:6.2f} s   ({len(values)} kills)", flush=True)


def recovery(options):
    kills = options.kills
    settings = [*TINY, "--steps", 10_000_000, "--sync-every", 40, "--eval-every", 0, "--heartbeat", 0.5, "--timeout", 5]
    with tempfile.TemporaryDirectory() as folder, Cluster(options, folder, settings, 2) as cluster:
        for name in ("a", "b"):
            cluster.start_worker(name)
        cluster.workers["a"].wait_for("round 3:")
        from_kill, besides_start = [], []
        for _ in range(kills):
            time.sleep(random.uniform(0.2, 0.6))
            killed = time.monotonic()
            cluster.workers["a"].kill()
            replacement = cluster.start_worker("a")
            merged = replacement.wait_for(r"round \d+:")
            up = replacement.first("worker a on")
            from_kill.append(merged - killed)
            besides_start.append(merged - up)
        print("a worker killed, until its replacement has trained a round that counts")
        show("from the kill", from_kill)
        show("from the moment the new process is up", besides_start)

        from_kill, besides_start = [], []
        for _ in range(kills):
            time.sleep(random.uniform(0.3, 0.8))
            before = len(cluster.rounds())
            killed = time.monotonic()
            cluster.shepherd.kill()
            cluster.shepherd = cluster.start_shepherd("--resume")
            up = cluster.shepherd.wait_for("^here ")
            end = time.monotonic() + 60
            while len(cluster.rounds()) <= before and time.monotonic() < end:
                time.sleep(0.005)
            now = time.monotonic()
            from_kill.append(now - killed)
            besides_start.append(now - up)
        print("the shepherd killed, until the next round is complete")
        show("from the kill", from_kill)
        show("from the moment the new process is up", besides_start)


def throughput(options, seconds, workers, kills):
    """Tokens a second over `seconds`, with `kills` kills -9 spread over them."""
    settings = [*TINY, "--steps", 10_000_000, "--sync-every", 50, "--eval-every", 0]
    with tempfile.TemporaryDirectory() as folder, Cluster(options, folder, settings, workers) as cluster:
        for i in range(workers):
            cluster.start_worker(f"w{i}")
        while len(cluster.rounds()) < 3:
            time.sleep(0.05)
        start, first = time.monotonic(), cluster.rounds()[-1]["tokens"]
        for i in range(kills):
            time.sleep(max(0.0, start + (i + 0.5) * seconds / kills - time.monotonic()))
            name = random.choice(list(cluster.workers))
            cluster.workers[name].kill()
            cluster.start_worker(name)
        time.sleep(max(0.0, start + seconds - time.monotonic()))
        return (cluster.rounds()[-1]["tokens"] - first) / (time.monotonic() - start)


def churn(options):
    seconds = options.minutes * 60
    calm = throughput(options, seconds, options.workers, 0)
    print(f"  no kills          {calm:10.0f} tokens/s", flush=True)
    kills = options.kills if options.kills else 60
    churned = throughput(options, seconds, options.workers, kills)
    print(f"  {kills} kills -9       {churned:10.0f} tokens/s   {churned / calm:.3f} of it ({options.workers} workers, {options.minutes} min)")


def validation(lines):
    return [line["validation_loss"] for line in lines if "validation_loss" in line][-1]


def compression(options):
    size = ["--size", options.size, "--eval-every", 0, "--eval-batches", 0, "--sample-tokens", 0, "--lr", options.lr,
            "--steps", options.steps, "--seed", 1]
    losses = {}

    def report(label, folder, parameters=None):
        lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
        losses[label] = validation(lines)
        print(f"  {label:<34} validation loss {losses[label]:.4f}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        single = folder / "single"
        subprocess.run([options.pcp, "train", "--data", options.data, "--out", single, "--batch", str(options.batch * options.workers),
                        *map(str, size), "--quiet"], check=True)
        report("one worker, the same total batch", single)
        for kind in ("f32", "int4"):
            out = folder / kind
            command = [options.pcp, "train", "--data", options.data, "--out", out, "--batch", str(options.batch), "--workers",
                       str(options.workers), "--sync-every", str(options.sync_every), "--compression", kind, "--outer-lr",
                       str(options.outer_lr), "--outer-momentum", str(options.outer_momentum), *map(str, size)]
            said = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout
            report(f"{options.workers} workers, {kind}", out)
            print("    " + [line for line in said.splitlines() if line.startswith("done")][0])
    f32, int4 = losses[f"{options.workers} workers, f32"], losses[f"{options.workers} workers, int4"]
    one = losses["one worker, the same total batch"]
    print(f"  int4 beside f32 {int4 / f32 - 1:+.2%}, beside one worker {int4 / one - 1:+.2%}; f32 beside one worker {f32 / one - 1:+.2%}")


def wire(options):
    """What the shepherd sends to one worker beside what it sends to one that has the file: the data."""
    settings = [*TINY, "--context", 64, "--batch", 16, "--sync-every", 10, "--eval-every", 0, "--seed", 1]

    def sent(steps, *worker):
        with tempfile.TemporaryDirectory() as folder, Cluster(options, folder, [*settings, "--steps", steps], 1) as cluster:
            cluster.start_worker("w", *worker)
            cluster.shepherd.process.wait(600)
            cluster.shepherd.reader.join()
            line = [line for _, line in cluster.shepherd.lines if line.startswith("done")][0]
            number, unit = re.search(r"sent ([0-9.]+) (B|KiB|MiB|GiB),", line).groups()
            return float(number) * {"B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}[unit], cluster.rounds()[-1]["tokens"]

    for label, steps in (("samples with each lease", 100), ("blocks, fetched once", 2000)):
        network, tokens = sent(steps)
        file, _ = sent(steps, "--data", options.data)
        print(f"  {label:<24} {steps} steps, {tokens} tokens: {(network - file) / tokens:.2f} bytes a token of data", flush=True)


def utilisation(options, rate):
    """Part of their time two workers spend computing when each has a link of `rate` to the shepherd."""
    names = ["pcp-s", "pcp-a", "pcp-b"]

    def ip(*words):
        subprocess.run(["ip", *words], check=True, capture_output=True)

    for name in names:
        subprocess.run(["ip", "netns", "del", name], capture_output=True)
    folder = pathlib.Path(tempfile.mkdtemp())
    everybody = []
    try:
        for name in names:
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        for i, name in enumerate(names[1:], start=1):
            near, far = f"pcp{i}s", f"pcp{i}w"
            ip("link", "add", near, "netns", "pcp-s", "type", "veth", "peer", "name", far, "netns", name)
            for space, device, address in (("pcp-s", near, f"10.77.{i}.1/24"), (name, far, f"10.77.{i}.2/24")):
                ip("-n", space, "addr", "add", address, "dev", device)
                ip("-n", space, "link", "set", device, "up")
                if rate:
                    subprocess.run(["ip", "netns", "exec", space, "tc", "qdisc", "add", "dev", device, "root", "tbf", "rate", rate,
                                    "burst", "256kb", "latency", "200ms"], check=True, capture_output=True)
        inside = lambda name: ["ip", "netns", "exec", name]
        settings = ["--size", options.size, "--batch", options.batch, "--steps", options.steps, "--sync-every", options.sync_every, "--compression",
                    options.kind, "--algorithm", options.algorithm, "--eval-every", 0, "--sample-tokens", 0]
        shepherd = Process([*inside("pcp-s"), options.pcp, "shepherd", "--host", "0.0.0.0", "--port", 8097, "--insecure", "--yes-insecure", "--socket",
                            folder / "s.sock", "--workers", 2, "--data", options.data, "--out", folder / "run", *settings])
        everybody.append(shepherd)
        shepherd.wait_for("^here ")
        workers = []
        for i, name in enumerate(names[1:], start=1):
            workers.append(Process([*inside(name), options.pcp, "worker", "--connect", f"10.77.{i}.1:8097", "--insecure", "--yes-insecure", "--threads", 1]))
        everybody += workers
        shepherd.process.wait(600)
        for worker in workers:
            worker.process.wait(20)
        shares = []
        for worker in workers:
            worker.reader.join(5)
            rounds = [(moment, float(found[1])) for moment, line in worker.lines
                      if (found := re.search(r"round \d+: \d+ steps in ([\d.]+) s", line))]
            shares.append(sum(seconds for _, seconds in rounds[1:]) / (rounds[-1][0] - rounds[0][0]))
        return statistics.mean(shares)
    finally:
        for process in everybody:
            process.end()
        for name in names:
            subprocess.run(["ip", "netns", "del", name], capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


def network(options):
    print(f"  {options.algorithm}, {options.size}, {options.sync_every} steps a round, updates in {options.kind}")
    for label, rate in (("100 Mbit/s", "100mbit"), ("1 Gbit/s", "1gbit"), ("unlimited", None)):
        print(f"  {label:<12} {utilisation(options, rate):.1%} of the workers' time computes", flush=True)


def resident(pid, field="VmHWM"):
    text = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(rf"{field}:\s+(\d+)", text)[1]) * 1024


def memory(options):
    """The shepherd's peak beside its model's size, with few and many workers."""
    model = ["--layers", 2, "--heads", 4, "--width", 512, "--context", 16, "--batch", 1, "--sample-tokens", 0, "--steps", 24, "--sync-every", 2,
             "--eval-every", 0, "--validation", 0, "--compression", options.kind]
    for workers in (1, 2, 4, 8):
        with tempfile.TemporaryDirectory() as folder, Cluster(options, folder, model, workers) as cluster:
            for i in range(workers):
                cluster.start_worker(f"w{i}")
            peak, parameters = 0, 0
            while cluster.shepherd.process.poll() is None:
                status = cluster.status()
                if status:
                    parameters = status["parameters"]
                try:
                    peak = max(peak, resident(cluster.shepherd.process.pid))
                except (FileNotFoundError, TypeError):
                    break
                time.sleep(0.05)
            size = 4 * parameters
            print(f"  {workers} workers: peak {peak / 2**20:7.1f} MiB, model {size / 2**20:.1f} MiB in f32, {peak / size:.1f} times it", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("benchmark", choices=["recovery", "churn", "compression", "wire", "network", "memory"])
    parser.add_argument("--pcp", default=str(ROOT / "build" / "pcp"))
    parser.add_argument("--data", default=str(ROOT.parent / "shared" / "data" / "tiny_shakespeare.txt"))
    parser.add_argument("--kills", type=int, default=0, help="default: 20 for recovery, 60 for churn")
    parser.add_argument("--workers", type=int, default=0, help="default: 32 for churn, 2 for compression")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--size", default="small")
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--batch", type=int, default=12)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--sync-every", type=int, default=25)
    parser.add_argument("--outer-lr", type=float, default=0.8)
    parser.add_argument("--outer-momentum", type=float, default=0.6)
    parser.add_argument("--kind", default="int4", help="compression of the benchmark of networks and memory")
    parser.add_argument("--algorithm", default="diloco")
    options = parser.parse_args()
    if options.benchmark == "recovery":
        options.kills = options.kills or 20
    options.workers = options.workers or (32 if options.benchmark == "churn" else 2)
    options.steps = options.steps or (1000 if options.benchmark == "compression" else 200)
    random.seed(1)
    print(f"{options.benchmark} ({os.cpu_count()} cores)")
    globals()[options.benchmark](options)


if __name__ == "__main__":
    sys.exit(main())
