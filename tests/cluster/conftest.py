"""Clusters of real processes on this machine. A test gets a Cluster: a folder, keys and a runtime folder of its own; when
it ends, however it ends, so does every process it started, and every process those started."""

import contextlib
import ctypes
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import uuid

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PCP = os.environ.get("PCP", str(ROOT / "build" / "pcp"))
PATIENCE = 60  # seconds, for what must come; a machine may be busy
MODEL = ["--layers", 1, "--heads", 1, "--width", 16, "--context", 16, "--batch", 4]  # 3840 parameters
BATCH_TOKENS = 4 * 16
RUN = ["--eval-batches", 8, "--sample-tokens", 0, "--seed", 3]
QUICK = ["--heartbeat", 0.2, "--timeout", 2]  # a dead worker is found out soon
SLOWNESS = 10 if os.environ.get("PCP_SANITIZED") == "1" else 1  # with sanitizers a round has fewer steps, and lasts as long


def write_text(path, lines=600):
    words = "the quick brown fox jumps over a lazy dog while seven small birds sing near old river stones".split()
    chance = random.Random(1)
    path.write_text("".join(" ".join(chance.choices(words, k=8)) + ".\n" for _ in range(lines)))


def wait_until(what, done, seconds=PATIENCE):
    """Gives what `done` gives as soon as that is true."""
    end = time.monotonic() + seconds
    while True:
        found = done()
        if found:
            return found
        assert time.monotonic() < end, f"waited {seconds} s for {what() if callable(what) else what}"
        time.sleep(0.02)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


C_LIBRARY = ctypes.CDLL(None)
PR_SET_PDEATHSIG = 1


class Process:
    """A process in a session of its own that goes with the test, even when that is killed; what it prints goes to a file."""

    def __init__(self, command, log, limit=None, **options):
        self.command, self.log = [str(word) for word in command], log

        def prepare():
            C_LIBRARY.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            if limit:
                limit()
        with open(log, "ab") as output:
            self.child = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                          start_new_session=True, preexec_fn=prepare, **options)
        self.pid = self.child.pid

    def __str__(self):
        lines = self.text().splitlines()
        return "\n".join([" ".join(self.command), *(["..."] if len(lines) > 40 else []), *lines[-40:]])

    def text(self):
        return pathlib.Path(self.log).read_text(errors="replace")

    def says(self, text, times=1, seconds=PATIENCE):
        """Waits until it has printed `text`."""
        def done():
            if self.text().count(text) >= times:
                return True
            assert self.running() or self.text().count(text) >= times, f"it ended without '{text}': {self}"
            return False
        wait_until(lambda: f"'{text}' of {self}", done, seconds)

    def running(self):
        return self.child.poll() is None

    def signal(self, number):
        if self.running():
            os.kill(self.pid, number)

    def kill(self):
        self.signal(signal.SIGKILL)
        self.child.wait(PATIENCE)

    def ends(self, code=0, seconds=PATIENCE):
        """Waits for its end and checks the exit code."""
        try:
            found = self.child.wait(seconds)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"still runs after {seconds} s: {self}") from None
        assert found == code, f"exit {found}, expected {code}: {self}"
        return self.text()


def marked(marker):
    """Every process that runs now and was started with the marker in its environment."""
    found = {}
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and marker in (entry / "environ").read_bytes():
                found[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue  # it has ended, or is somebody else's
    return found


class Cluster:
    def __init__(self, folder, runtime):
        self.folder, self.runtime = folder, runtime
        self.marker = f"PCP_TEST={uuid.uuid4()}"
        self.env = dict(os.environ, PCP_CACHE="off", PCP_KEYS=str(runtime / "keys"), XDG_RUNTIME_DIR=str(runtime),
                        PCP_TEST=self.marker.split("=")[1], OMP_NUM_THREADS="1")
        self.processes = []
        write_text(folder / "text.txt")

    def environment(self, keys=None, **more):
        env = dict(self.env, **more)
        if keys:
            env["PCP_KEYS"] = str(self.runtime / keys)
        return env

    def run(self, *arguments, code=0, keys=None, seconds=PATIENCE, env=None, **options):
        """A command that ends by itself; gives what it printed on standard output (code 0) or standard error."""
        done = subprocess.run([PCP, *map(str, arguments)], capture_output=True, text=True, timeout=seconds,
                              cwd=self.folder, env=env or self.environment(keys), **options)
        assert done.returncode == code, f"exit {done.returncode}, expected {code}\n{done.stdout}\n{done.stderr}"
        return done.stdout if code == 0 else done.stderr

    def refuses(self, *arguments, code=2, **options):
        """One line says why."""
        lines = self.run(*arguments, code=code, **options).splitlines()
        assert len(lines) == 1 and lines[0].startswith("pcp: error: "), lines
        return lines[0]

    def start(self, *arguments, name, keys=None, program=PCP, prefix=(), env=None, **options):
        process = Process([*prefix, program, *arguments], self.folder / f"{name}.log", cwd=self.folder,
                          env=env or self.environment(keys), **options)
        self.processes.append(process)
        return process

    def shepherd(self, *more, out="run", port=None, name="shepherd", model=MODEL, data="text.txt", **options):
        """Started and ready to be connected to."""
        port = port or free_port()
        process = self.start("shepherd", "--port", port, "--data", data, *model, *RUN, "--out", out, *more, name=name,
                             **options)
        process.port, process.out = port, self.folder / out
        process.says("join    pcp worker --connect")
        return process

    def resumed(self, before, *more, name="shepherd", **options):
        """One that goes on where `before` was killed, on the same port."""
        said = before.text().count("join    pcp worker")
        process = self.start("shepherd", "--resume", "--port", before.port, "--out", before.out, *more, name=name,
                             **options)
        process.port, process.out = before.port, before.out
        process.says("join    pcp worker --connect", said + 1)
        return process

    def worker(self, shepherd, *more, name="worker", **options):
        threads = [] if "--engine" in more else ["--threads", 1]  # only the cpu engine takes a number
        return self.start("worker", "--connect", f"127.0.0.1:{shepherd.port}", *threads, "--name", name, *more, name=name,
                          **options)

    def status(self, shepherd, *more, **options):
        return json.loads(self.run("status", "--connect", f"127.0.0.1:{shepherd.port}", "--json", *more, **options))

    def round_reached(self, shepherd, number, seconds=PATIENCE):
        """Waits until so many rounds are complete, or the training is finished."""
        def done():
            return completed_rounds(shepherd.out) >= number or not shepherd.running()
        wait_until(lambda: f"round {number} of {shepherd}", done, seconds)
        assert completed_rounds(shepherd.out) >= number, str(shepherd)

    def key(self, name):
        """Public key of a new key folder."""
        return self.run("keys", "new", keys=name).strip()

    def others(self):
        """Processes of this test that are not ones it started itself."""
        own = {process.pid for process in self.processes if process.running()}
        return {pid: command for pid, command in marked(self.marker.encode()).items() if pid not in own}

    def nothing_is_left(self, seconds=10):
        wait_until(lambda: f"the end of {marked(self.marker.encode())}", lambda: not marked(self.marker.encode()), seconds)

    def end(self):
        for process in self.processes:
            if process.running():
                process.signal(signal.SIGCONT)
                process.signal(signal.SIGKILL)
                process.child.wait()
        end = time.monotonic() + 10
        while left := marked(self.marker.encode()):
            for pid in left:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            assert time.monotonic() < end, f"still there: {left}"
            time.sleep(0.05)


@contextlib.contextmanager
def new_cluster(folder):
    runtime = pathlib.Path(tempfile.mkdtemp(prefix="pcp"))  # short: the path of a socket has 107 bytes at most
    made = Cluster(folder, runtime)
    try:
        yield made
    finally:
        try:
            made.end()
        finally:
            shutil.rmtree(runtime, ignore_errors=True)


@pytest.fixture
def cluster(tmp_path):
    with new_cluster(tmp_path) as made:
        yield made


# --- What a run leaves behind.

def metrics(out):
    lines = (pathlib.Path(out) / "metrics.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def round_metrics(out):
    return [line for line in metrics(out) if "loss" in line]


def validation_losses(out):
    return [line["validation_loss"] for line in metrics(out) if "validation_loss" in line]


def completed_rounds(out):
    try:
        return sum('"loss"' in line for line in (pathlib.Path(out) / "metrics.jsonl").read_text().splitlines())
    except FileNotFoundError:
        return 0


class LedgerState:
    """The ledger of a run whose shepherd has ended, read from a copy of its file."""

    def __init__(self, out):
        with tempfile.TemporaryDirectory() as folder:
            for part in pathlib.Path(out).glob("ledger.db*"):
                shutil.copy(part, folder)
            with sqlite3.connect(f"{folder}/ledger.db") as database:
                rows = lambda query: database.execute(query).fetchall()
                ((self.next, self.rounds),) = rows("SELECT next, rounds FROM progress")
                self.trained = rows("SELECT first, past FROM trained")
                self.returned = rows("SELECT first, past FROM returned")
                self.outstanding = rows("SELECT first, past FROM pieces JOIN leases ON lease = id")
            database.close()

    def trained_batches(self):
        return sum(past - first for first, past in self.trained)


def check_ledger(out):
    """Every batch below the highest is in one place: trained, leased or returned; and the tokens the metrics count are those
    of the trained batches."""
    ledger = LedgerState(out)
    places = {}
    for kind in ("trained", "returned", "outstanding"):
        for first, past in getattr(ledger, kind):
            for batch in range(first, past):
                assert batch not in places, f"batch {batch} is {places[batch]} and {kind}"
                places[batch] = kind
    assert sorted(places) == list(range(ledger.next))
    rounds = round_metrics(out)
    assert rounds[-1]["tokens"] == ledger.trained_batches() * BATCH_TOKENS
    assert len(rounds) == ledger.rounds
    return ledger


def check_rounds(out, count, steps):
    """No round is missing or there twice."""
    assert [line["step"] for line in round_metrics(out)] == [steps * (i + 1) for i in range(count)]
    tokens = [line["tokens"] for line in round_metrics(out)]
    assert all(a < b for a, b in zip(tokens, tokens[1:]))


def trained_rounds(log):
    """Rounds and steps a worker's log speaks of."""
    return [(int(r), int(s)) for r, s in re.findall(r"round (\d+): (\d+) steps in", log)]
