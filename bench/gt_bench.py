#!/usr/bin/env python3
"""Times remote tensors (`import gt`) beside the engine in process, `pcp train` and PyTorch, in one table with the goals.

A contestant is this file in a process of its own, and contestants of a row take turns, so that all meet the same noise.
Of each the best turn counts. `./dev bench gt` runs it; PyTorch is installed for it into .venv-peers.
"""
import argparse
import json
import mmap
import os
import pathlib
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
CLIENTS, READS = 8, 100_000
STEPS, WARM_UP = 10_000, 2_000


# --- Contestants: each runs in a process of its own and prints JSON.


def start(kind, threads):
    """A session of one worker: a process behind a dispatcher, or inside this process."""
    import gt

    if kind == "process":
        gt._gt._start_cluster(1, "cpu", threads)
    else:
        gt._gt._start_local("cpu", threads)
    return gt


def best_of(run, sync, count, turns=5):
    """Seconds of one call of run(), from the best of some turns of `count` calls."""
    times = []
    for _ in range(turns):
        begun = time.perf_counter()
        for _ in range(count):
            run()
        sync()
        times.append((time.perf_counter() - begun) / count)
    return min(times)


def small_ops(kind, threads):
    """Operations a second on eight numbers, none of them read."""
    if kind == "torch":
        import torch as module
        sync = lambda: None
    else:
        module = start(kind, threads)
        sync = module.sync
    a, b = module.ones(8), module.ones(8)
    run = lambda: a + b
    best_of(run, sync, 20_000, 1)
    return {"per_second": 1 / best_of(run, sync, 100_000)}


def op_and_read(kind, threads):
    gt = start(kind, threads)
    a = gt.ones(8)
    times = []
    for i in range(6_000):
        begun = time.perf_counter()
        (a + i).numpy()
        times.append(time.perf_counter() - begun)
    times = sorted(times[1000:])
    return {"p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100]}


def matmul(kind, threads):
    gt = start(kind, threads)
    a, b = gt.randn(1000, 1000), gt.randn(1000, 1000)
    run = lambda: (a @ b).numpy()
    best_of(run, gt.sync, 10, 1)
    return {"seconds": best_of(run, gt.sync, 10)}


def mlp_step(gt):
    from gt.nn import SGD, Linear, Module, functional as F

    class MLP(Module):
        def __init__(self):
            super().__init__()
            self.fc1, self.fc2 = Linear(784, 256), Linear(256, 10)

        def forward(self, x):
            return self.fc2(self.fc1(x).relu())

    model = MLP()
    optimizer = SGD(model.parameters(), lr=0.01)
    x, y = gt.randn(128, 784), gt.randint(0, 10, (128,))

    def step():
        F.cross_entropy(model(x), y).backward()
        optimizer.step()
        optimizer.zero_grad()
    return step


def mlp(kind, threads):
    if kind == "torch":
        step, sync = torch_mlp_step(threads), lambda: None
    else:
        gt = start(kind, threads)
        step, sync = mlp_step(gt), gt.sync
    best_of(step, sync, 200, 1)
    return {"seconds": best_of(step, sync, 50, 12)}


def torch_mlp_step(threads):
    import torch

    torch.set_num_threads(threads)
    model = torch.nn.Sequential(torch.nn.Linear(784, 256), torch.nn.ReLU(), torch.nn.Linear(256, 10))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    x, y = torch.randn(128, 784), torch.randint(0, 10, (128,))

    def step():
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        optimizer.zero_grad()
    return step


def gpt(kind, threads):
    gt = start(kind, threads)
    sys.path.insert(0, str(ROOT / "examples" / "gt"))
    import gpt as example

    model = example.GPT()
    optimizer = example.optimizer_of(model)
    x, y = (gt.randint(0, 65, (12, 64)) for _ in range(2))
    step = lambda: example.train_step(model, optimizer, x, y)
    best_of(step, gt.sync, 30, 1)
    return {"seconds": best_of(step, gt.sync, 10, 10)}


def own_memory(pid):
    """Bytes that a process has for itself, in memory or swapped out; files that are mapped come and go as the system likes."""
    lines = (line.split() for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines())
    return sum(int(words[1]) << 10 for words in lines if words and words[0] in ("RssAnon:", "VmSwap:"))


def memory(kind, threads):
    """The memory of all processes after the warm-up and after 10,000 steps more. Every 100 steps the program waits, as one
    does that reads its loss now and then: what it is ahead of the worker is memory too."""
    gt = start(kind, threads)
    step = mlp_step(gt)
    best_of(step, gt.sync, 100, WARM_UP // 100)
    dispatcher = gt._gt._cluster_pid()
    worker, *_ = pathlib.Path(f"/proc/{dispatcher}/task/{dispatcher}/children").read_text().split()
    processes = {"client": os.getpid(), "dispatcher": dispatcher, "worker": int(worker)}
    before = {name: own_memory(pid) for name, pid in processes.items()}
    best_of(step, gt.sync, 100, STEPS // 100)
    return {name: [before[name], own_memory(pid)] for name, pid in processes.items()}


def client(number, port, file):
    """One of many clients: reads until all of them together have read enough."""
    import gt

    gt.connect(f"localhost:{port}")
    a = gt.full((8,), float(number))
    a.numpy()
    with open(file, "r+b") as opened, mmap.mmap(opened.fileno(), 0) as shared:
        counts = memoryview(shared).cast("q")  # whether to start, the reads of each, whether each is ready
        counts[1 + CLIENTS + number] = 1
        while not counts[0]:
            time.sleep(0.001)
        wrong = done = 0
        while sum(counts[1:1 + CLIENTS]) < READS:
            values = (a + done).numpy()
            wrong += (values != number + done).any() or values.shape != (8,)
            done += 1
            counts[1 + number] = done
        counts.release()
    return {"done": done, "wrong": int(wrong)}


def parallel(kind, threads):
    """Seconds of a step of an MLP 1024-4096-1024 with a batch of 1024, on "one" worker or shared out over "four", which
    have as many threads each."""
    import gt
    from gt.nn import SGD, Linear, ReLU, Sequential

    count = 4 if kind == "four" else 1
    gt._gt._start_cluster(count, "cpu", threads)
    everybody = list(range(count))
    gt.register_config("batch", shard={"axis": 0, "workers": everybody})
    gt.register_config("parameters", replicated=True, workers=everybody)
    with gt.signal.context("parameters"):
        model = Sequential(Linear(1024, 4096), ReLU(), Linear(4096, 1024))
    with gt.signal.context("batch"):
        x, y = gt.randn(1024, 1024), gt.randn(1024, 1024)
    optimizer = SGD(model.parameters(), lr=1e-3)

    def step():
        loss = ((model(x) - y) ** 2).mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
    best_of(step, gt.sync, 3, turns=2)  # compiles
    return {"seconds": best_of(step, gt.sync, 3)}


CONTESTANTS = {"parallel": parallel, "small_ops": small_ops, "op_and_read": op_and_read, "matmul": matmul, "mlp": mlp, "gpt": gpt, "memory": memory}


# --- Rows.


class Bench:
    def __init__(self, args):
        self.args = args
        self.environment = dict(os.environ, PYTHONPATH=f"{ROOT / 'build' / 'python'}", OMP_NUM_THREADS=str(args.threads))
        self.rows = []

    def run(self, name, kind):
        python = self.args.peers if kind == "torch" else sys.executable
        command = [python, __file__, "--contestant", name, kind, "--threads", str(self.args.threads)]
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, env=self.environment, timeout=1800)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}\nfailed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
        return json.loads(done.stdout.strip().splitlines()[-1])

    def turns(self, name, *kinds):
        """Results of each kind, in turns. A peer that is not installed has none."""
        found = {kind: [] for kind in kinds}
        for _ in range(self.args.rounds):
            for kind in kinds:
                if kind != "torch" or self.args.peers:
                    found[kind].append(self.run(name, kind))
        return found

    def row(self, name, ours, beside, ratio, goal, met):
        self.rows.append({"row": name, "ours": ours, "beside": beside, "ratio": ratio, "goal": goal, "met": met})
        verdict = "" if met is None else "met" if met else "missed"
        print(f"{name:<34}{ours:>22}  {beside:<44}{ratio:>8}  {goal:<22}{verdict}", flush=True)


def best_mean(times_ms, count):
    """Seconds: the best mean of `count` runs in a row, as best_of() has it of contestants."""
    return min(statistics.mean(times_ms[i:i + count]) for i in range(0, len(times_ms) - count + 1, count)) / 1e3


def seconds(results, key="seconds"):
    return min((result[key] for result in results), default=None)


def ratio_row(bench, name, ours, peer, peer_name, limit, goal):
    if peer is None:
        return bench.row(name, f"{ours * 1e3:.2f} ms", f"{peer_name}: not installed", "", goal, None)
    bench.row(name, f"{ours * 1e3:.2f} ms", f"{peer_name} {peer * 1e3:.2f} ms", f"{ours / peer:.2f}", goal, ours / peer <= limit)


def small_ops_row(bench):
    found = bench.turns("small_ops", "process", "torch")
    rate = max(result["per_second"] for result in found["process"])
    torch = max((result["per_second"] for result in found["torch"]), default=None)
    bench.row("small ops, pipelined", f"{rate:,.0f} a second", f"PyTorch in process {torch:,.0f}" if torch else "", f"{rate / torch:.2f}" if torch else "",
              ">= 200,000 a second", rate >= 200_000)


def op_and_read_row(bench):
    found = bench.turns("op_and_read", "process", "local")
    p50, p99 = seconds(found["process"], "p50"), seconds(found["process"], "p99")
    bench.row("op + read of a small tensor, p50", f"{p50 * 1e6:.0f} us (p99 {p99 * 1e6:.0f})", f"in process {seconds(found['local'], 'p50') * 1e6:.0f} us", "",
              "<= 150 us", p50 <= 150e-6)


def matmul_row(bench):
    found = bench.turns("matmul", "process", "local")
    ratio_row(bench, "matmul 1000x1000, op + read", seconds(found["process"]), seconds(found["local"]), "in process", 1.1, "<= 1.1 x in process")


def mlp_row(bench):
    import workloads

    ours, torch, whole = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "mlp.mlir"
        path.write_text(workloads.mlp_training_step(128, 784, 256, 10))
        inputs = ["128x784xf32=random", "128xi64=0", "256x784xf32=random", "256xf32=0", "10x256xf32=random", "10xf32=0"]
        command = [bench.args.pcp, "run", path, "--repeat=600", f"--threads={bench.args.threads}", "--json", "--quiet"] + [f"--input={i}" for i in inputs]
        for _ in range(bench.args.rounds):
            ours.append(bench.run("mlp", "process")["seconds"])
            done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=600)
            if done.returncode != 0:
                sys.exit(f"pcp run failed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
            whole.append(best_mean(json.loads(done.stdout.strip().splitlines()[-1])["times_ms"], 50))
            if bench.args.peers:
                torch.append(bench.run("mlp", "torch")["seconds"])
    ratio_row(bench, "MLP 784-256-10, batch 128, a step", min(ours), min(whole), "one executable in process", 1.2, "<= 1.2 x")
    ratio_row(bench, "", min(ours), min(torch, default=None), "PyTorch eager", 1.0, "<= 1.0 x")


def gpt_row(bench):
    import compare
    import workloads

    ours, trained = [], []
    work = next(w for w in workloads.ALL if w.size == "small" and not w.writes)
    with tempfile.TemporaryDirectory() as folder:
        pcp = compare.Ours(bench.args.pcp, pathlib.Path(folder), bench.args.threads)
        for _ in range(bench.args.rounds):
            ours.append(bench.run("gpt", "process")["seconds"])
            trained.append(best_mean(pcp.train(work)["times_ms"], 10))
    ratio_row(bench, "GPT small with gt.nn, a step", min(ours), min(trained), "pcp train", 1.15, "<= 1.15 x pcp train")


def clients_row(bench):
    """Eight programs of one dispatcher with one worker, each with numbers of its own."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        environment = dict(bench.environment, PCP_KEYS=folder, XDG_RUNTIME_DIR=folder, PYTHONUNBUFFERED="1")
        options = dict(env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        processes = []
        try:
            server = subprocess.Popen([sys.executable, "-m", "gt.server", "-p", str(port)], **options)
            processes.append(server)
            while "here" not in (line := server.stdout.readline()):
                if not line:
                    sys.exit("the dispatcher did not start")
            worker = [sys.executable, "-m", "gt.worker", "-p", str(port), "--engine", "cpu", "--threads", str(bench.args.threads)]
            processes.append(subprocess.Popen(worker, **dict(options, stdout=subprocess.DEVNULL)))
            file = pathlib.Path(folder) / "counts"
            file.write_bytes(bytes(8 * (1 + 2 * CLIENTS)))
            clients = [subprocess.Popen([sys.executable, __file__, "--client", str(number), str(port), file], **options) for number in range(CLIENTS)]
            processes += clients
            with open(file, "r+b") as opened, mmap.mmap(opened.fileno(), 0) as shared:
                while sum(struct.unpack_from(f"{CLIENTS}q", shared, 8 * (1 + CLIENTS))) < CLIENTS:
                    if any(one.poll() is not None for one in clients):
                        sys.exit("a client failed:\n" + "\n".join(one.communicate()[0] for one in clients if one.poll() is not None))
                    time.sleep(0.01)
                begun = time.perf_counter()
                struct.pack_into("q", shared, 0, 1)
                results = [json.loads(one.communicate(timeout=600)[0].splitlines()[-1]) for one in clients]
                took = time.perf_counter() - begun
        finally:
            for process in processes:
                if process.poll() is None:
                    process.send_signal(signal.SIGKILL)
                process.wait()
    total, wrong = sum(r["done"] for r in results), sum(r["wrong"] for r in results)
    least = min(r["done"] for r in results) * CLIENTS / total
    bench.row(f"{CLIENTS} clients at once, {READS:,} reads", f"{wrong} wrong", f"{total / took:,.0f} reads a second, least share {least:.2f}", "",
              "0 wrong, share >= 0.8", wrong == 0 and least >= 0.8)


def memory_row(bench):
    found = bench.run("memory", "process")
    change = {name: after / before - 1 for name, (before, after) in found.items()}
    bench.row(f"memory over {STEPS:,} steps", ", ".join(f"{c:+.1%}" for c in change.values()), ", ".join(f"{name} {after >> 20} MiB" for name, (_, after) in found.items()),
              "", "+- 1 %", all(abs(c) <= 0.01 for c in change.values()))


def data_parallel_row(bench):
    """A batch shared out over four workers, beside one worker with as many threads as each of them."""
    cores = len(os.sched_getaffinity(0))
    if cores < 4:
        return bench.row("data parallel, 4 workers", "-", f"needs 16 cores, here are {cores}", "", ">= 3.2 x one worker", None)
    found = {"one": [], "four": []}
    for _ in range(bench.args.rounds):
        for kind in found:
            command = [sys.executable, __file__, "--contestant", "parallel", kind, "--threads", str(cores // 4)]
            done = subprocess.run(command, capture_output=True, text=True, env=bench.environment, timeout=1800)
            if done.returncode != 0:
                sys.exit(f"{' '.join(command)}\nfailed with exit code {done.returncode}:\n{done.stderr[-2000:]}")
            found[kind].append(json.loads(done.stdout.strip().splitlines()[-1])["seconds"])
    one, four = min(found["one"]), min(found["four"])
    bench.row("data parallel, 4 workers", f"{four * 1e3:.1f} ms", f"one worker of {cores // 4} threads {one * 1e3:.1f} ms",
              f"{one / four:.2f}", ">= 3.2 x (16 cores)", one / four >= 3.2 if cores >= 16 else None)


ROWS = {"small": small_ops_row, "read": op_and_read_row, "matmul": matmul_row, "mlp": mlp_row, "gpt": gpt_row, "clients": clients_row, "memory": memory_row,
        "parallel": data_parallel_row}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pcp", default=ROOT / "build" / "pcp", help="the program to time")
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has torch")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3, help="turns each contestant gets per row")
    parser.add_argument("--only", choices=ROWS, action="append", help="this row")
    parser.add_argument("--json", metavar="FILE", help="write the table as JSON as well")
    parser.add_argument("--contestant", nargs=2, metavar=("ROW", "KIND"), help=argparse.SUPPRESS)
    parser.add_argument("--client", nargs=3, metavar=("NUMBER", "PORT", "FILE"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.contestant:
        return print(json.dumps(CONTESTANTS[args.contestant[0]](args.contestant[1], args.threads)))
    if args.client:
        return print(json.dumps(client(int(args.client[0]), int(args.client[1]), args.client[2])))
    bench = Bench(args)
    print(f"{'':<34}{'gt, one worker process':>22}  {'beside':<44}{'ratio':>8}  goal", flush=True)
    for name in args.only or ROWS:
        ROWS[name](bench)
    if args.json:
        pathlib.Path(args.json).write_text(json.dumps(bench.rows, indent=1))


if __name__ == "__main__":
    main()
