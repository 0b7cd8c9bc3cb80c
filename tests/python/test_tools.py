"""The command gt: top, visualize, trace."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

import gt
from test_cluster import Server

SVG = "{http://www.w3.org/2000/svg}"
PROGRAM = "import gt, sys\nx = gt.ones(8, 8)\nfor _ in range(5): x = (x @ x).tanh()\nprint(x.sum().item())\n"


def tool(*words, **variables):
    return subprocess.run([sys.executable, "-m", "gt", *map(str, words)], capture_output=True, text=True, timeout=120,
                          env=dict(os.environ, **variables))


@pytest.mark.parametrize("command", [[], ["top"], ["visualize"], ["trace"]])
def test_help_has_examples(command):
    helped = tool(*command, "--help")
    assert helped.returncode == 0 and "examples:" in helped.stdout and f"gt {command[0] if command else 'top'}" in helped.stdout


@pytest.mark.parametrize("words", [[], ["bottom"], ["visualize"], ["trace"], ["trace", "-o", "x.json"],
                                   ["top", "--interval", "0"], ["visualize", "a", "--from", "x"]])
def test_bad_usage(words, tmp_path):
    used = subprocess.run([sys.executable, "-m", "gt", *words], capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert used.returncode == 2 and "usage: gt" in used.stderr
    assert list(tmp_path.iterdir()) == []


# --- visualize

LOG = """\
[TAPE 0.010s] RECV         | laptop-1        | Create    | result=1 op=full input=bits:0x3f800000
[TAPE 0.010s] RECV         | laptop-1        | BinaryOp  | result=2 op=matmul left=1 right=1
[TAPE 0.010s] RECV         | laptop-1        | BinaryOp  | result=3 op=matmul left=2 right=1
[TAPE 0.010s] RECV         | laptop-1        | Free      | tensor=2
[TAPE 0.010s] RECV         | laptop-1        | GetData   | tensor=3 request=1
[TAPE 0.012s] WORKER_SEND  | worker-0        | WorkerOp  | op=full result=laptop-1_1
[TAPE 0.012s] WORKER_SEND  | worker-0        | WorkerOp  | op=matmul result=laptop-1_2
[TAPE 0.012s] WORKER_SEND  | worker-0        | WorkerOp  | op=matmul result=laptop-1_3
[TAPE 0.012s] WORKER_SEND  | worker-0        | WorkerDel | tensor=laptop-1_2
[TAPE 0.012s] WORKER_SEND  | worker-0        | WorkerGet | tensor=laptop-1_3 request=1
[TAPE 0.030s] WORKER_RECV  | worker-0        | WorkerGet | success=True request=1 bytes=4
[TAPE 0.030s] SEND         | laptop-1        | GetData   | success=True request=1 bytes=4
[TAPE 0.031s] WORKER_RECV  | worker-0        | WorkerOp  | success=True instructions=3
[TAPE 0.031s] SEND         | laptop-1        | Stream    | success=True instructions=3
[TAPE 0.500s] RECV         | <b>&2           | UnaryOp   | result=1 op=tanh input=4
[TAPE 0.500s] WORKER_SEND  | worker-1        | WorkerOp  | op=tanh result=<b>&2_1
[TAPE 0.600s] WORKER_RECV  | worker-1        | WorkerOp  | success=True instructions=1
[TAPE 0.600s] LOST         | dispatcher      | Stream    | messages=3
"""


def drawn(path):
    root = ElementTree.parse(path).getroot()
    texts = [text.text for text in root.iter(f"{SVG}text")]
    boxes = [(float(box.get("x")), float(box.get("width")), box.find(f"{SVG}title").text)
             for box in root.iter(f"{SVG}rect") if box.find(f"{SVG}title") is not None]
    return texts, boxes


def test_a_picture_of_a_log(tmp_path):
    (tmp_path / "ops.log").write_text(LOG)
    made = tool("visualize", tmp_path / "ops.log")
    assert made.returncode == 0, made.stderr
    assert "4 instructions of 2 programs on 2 workers" in made.stdout
    texts, boxes = drawn(tmp_path / "ops.svg")
    assert [text for text in texts if text in ("program", "dispatcher", "worker")] == \
        ["program", "program", "dispatcher", "worker", "worker"]
    assert {"laptop-1", "<b>&2", "worker-0", "worker-1", "matmul 2", "full 1", "tanh 1"} <= set(texts)
    assert any("lost 3 messages" in text for text in texts)
    ran = [box for box in boxes if box[2].startswith("0.012 to 0.031 s, 19.0 ms: 3 instructions (2 matmul, 1 full)")]
    assert len(ran) == 2  # divided among the two operations
    assert ran[0][1] == pytest.approx(2 * ran[1][1], rel=0.01)
    assert any(text.startswith("waits for a value, 20.0 ms") for _, _, text in boxes)
    assert any(text.startswith("to worker-0 at 0.012 s, held for 2.0 ms: 3 instructions") for _, _, text in boxes)
    assert any(text.startswith("sends at 0.010 s") and "1 frees" in text for _, _, text in boxes)
    widths = {text[:14]: width for _, width, text in boxes}
    assert widths["0.500 to 0.600"] == pytest.approx(0.1 / 0.59 * (1280 - 190 - 24), rel=0.01)


def test_a_part_of_a_log(tmp_path):
    (tmp_path / "ops.log").write_text(LOG)
    made = tool("visualize", tmp_path / "ops.log", "-o", tmp_path / "part.svg", "--from", 0.4, "--to", 0.7)
    assert "1 instructions" in made.stdout
    texts, _ = drawn(tmp_path / "part.svg")
    assert "tanh 1" in texts and "matmul 2" not in texts
    nothing = tool("visualize", tmp_path / "ops.log", "--from", 5)
    assert nothing.returncode == 1 and "no instructions in this time" in nothing.stderr


def test_logs_that_are_none(tmp_path):
    assert "No such file" in tool("visualize", tmp_path / "missing.log").stderr
    (tmp_path / "other.log").write_text("something else\n[TAPE x] y\n")
    made = tool("visualize", tmp_path / "other.log")
    assert made.returncode == 1 and "has no instructions; GT_INSTRUCTION_LOG" in made.stderr
    assert not (tmp_path / "other.svg").exists()


def test_a_large_log_is_a_small_picture(tmp_path):
    lines = []
    for i in range(20_000):
        lines.append(f"[TAPE {i / 1000:.3f}s] RECV         | c | UnaryOp   | result={i} op=tanh input=1")
        lines.append(f"[TAPE {i / 1000:.3f}s] WORKER_SEND  | w | WorkerOp  | op=tanh result=c_{i}")
        lines.append(f"[TAPE {i / 1000 + 0.0005:.3f}s] WORKER_RECV  | w | WorkerOp  | success=True instructions=1")
    (tmp_path / "ops.log").write_text("\n".join(lines))
    assert "20000 instructions" in tool("visualize", tmp_path / "ops.log").stdout
    assert (tmp_path / "ops.svg").stat().st_size < 1 << 20
    _, boxes = drawn(tmp_path / "ops.svg")
    assert all(width < 4 for _, width, _ in boxes)


def test_the_picture_of_a_program(tmp_path):
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, timeout=60,
                           env=dict(os.environ, GT_INSTRUCTION_LOG=str(tmp_path / "ops.log")))
    assert ended.returncode == 0, ended.stderr
    assert tool("visualize", tmp_path / "ops.log").returncode == 0
    texts, _ = drawn(tmp_path / "ops.svg")
    assert {"matmul 5", "tanh 5", "full 1", "sum 1"} <= set(texts)


# --- trace

def test_a_trace_has_all_processes_on_one_clock(tmp_path):
    made = tool("trace", "-o", tmp_path / "trace.json", "--", sys.executable, "-c", PROGRAM,
                GT_WORKER_BATCH_SIZE="1")
    assert made.returncode == 0 and float(made.stdout) > 0, made.stderr
    assert "3 processes" in made.stderr
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    names = {event["pid"]: event["args"]["name"] for event in events if event["name"] == "process_name"}
    assert sorted(names.values()) == ["dispatcher", "program", "worker-0"]
    spans = [event for event in events if event["ph"] == "X"]
    assert min(event["ts"] for event in spans) == 0

    def of(process, name):
        return [event for event in spans if names[event["pid"]] == process and event["name"] == name]
    sent, waited = of("program", "sends a stream")[0], of("program", "waits for a value")[0]
    passed, ran = of("dispatcher", "instructions")[0], of("worker-0", "matmul")
    assert [event["args"]["place"] for event in ran if "place" in event["args"]] == ["<string>:3"] * 5
    order = [sent["ts"], passed["ts"], ran[-1]["ts"], waited["ts"] + waited["dur"]]
    assert order == sorted(order)
    assert ran[-1]["ts"] + ran[-1]["dur"] <= waited["ts"] + waited["dur"]


def test_exit_codes_of_traced_programs(tmp_path):
    out = ["-o", tmp_path / "trace.json"]
    assert tool("trace", *out, "--", sys.executable, "-c", "import sys; sys.exit(3)").returncode == 3
    assert json.loads((tmp_path / "trace.json").read_text())["traceEvents"] == []
    missing = tool("trace", *out, "--", "there-is-no-such-program")
    assert missing.returncode == 127 and "cannot run" in missing.stderr
    killed = tool("trace", *out, "--", sys.executable, "-c", "import os; os.kill(os.getpid(), 9)")
    assert killed.returncode == 137
    unwritable = tool("trace", "-o", tmp_path / "no" / "trace.json", "--", sys.executable, "-c", "print(1)")
    assert unwritable.returncode == 1 and unwritable.stdout == ""


def test_a_line_that_was_not_finished_is_left_out(tmp_path):
    from gt._tools.timeline import merged
    span = {"ph": "X", "name": "a", "pid": 1, "tid": 1, "ts": 70.5, "dur": 1, "args": {}}
    (tmp_path / "1.jsonl").write_text(json.dumps(span) + "\n" + json.dumps(dict(span, ts=80.5)) + '\n{"ph": "X", "na')
    assert [event["ts"] for event in merged(tmp_path)] == [0, 10]


# --- top

@pytest.fixture
def server(fresh, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    running = Server(tmp_path)
    try:
        yield running
    finally:
        gt.shutdown()
        running.end()


def test_numbers_of_workers_are_real(server):
    where = ["--connect", f"localhost:{server.port}", "--interval", 0.1]
    gt.connect(where[1])
    kept = [gt.ones(16, 16) for _ in range(3)]
    for _ in range(10):
        total = sum(x.sum().item() for x in kept)
    assert total == 768
    own = gt.debug.get_worker_stats()["worker-0"]
    assert own["tensors"] >= 3 and own["bytes"] >= 3 * 1024 and own["calls"] >= 33 and own["busy_seconds"] > 0
    assert 3 * 1024 <= gt.debug.memory()["bytes"] < 4 * 1024

    status = json.loads(tool("top", *where, "--once", "--json").stdout)[where[1]]
    session, = status["sessions"]
    worker, = status["workers"]
    for key in ("tensors", "bytes", "calls", "calls_together", "segments"):
        assert session[key] == worker[key] >= 0
    assert session["calls"] >= own["calls"] and session["tensors"] >= 3 and worker["sessions"] == 1
    assert worker["engine"] == "cpu" and worker["memory_bytes"] > 0 and session["workers"] == [worker["id"]]

    plain = subprocess.run([os.environ["PCP"], "status", "--connect", where[1]], capture_output=True, text=True, timeout=60)
    assert plain.returncode == 0 and plain.stdout.startswith("state    serving\nworkers  1\n"), plain.stderr
    assert session["client"][:28] in plain.stdout

    shown = tool("top", *where, "--once")
    assert shown.returncode == 0, shown.stderr
    lines = shown.stdout.splitlines()
    assert lines[0] == f"{where[1]}: serving, 1 worker, 1 session"
    assert lines[1].split()[:4] == ["WORKER", "ENGINE", "SESSIONS", "OPS/S"]
    assert lines[2].split()[:3] == [worker["id"], "cpu", "1"]
    assert lines[4].startswith("SESSION") and session["client"] in lines[5]


def test_rates_are_between_two_looks():
    from gt._tools.top import page

    def look(time, calls, busy):
        numbers = {"tensors": 2, "bytes": 3 << 20, "calls": calls, "calls_together": calls // 2, "busy_seconds": busy}
        worker = {"id": "w", "engine": "cpu", "sessions": 1, "queued_bytes": 0, **numbers}
        session = {"id": 1, "client": "c", "workers": ["w"], "instruction_bytes": 2048, "value_bytes": 4, "waiting_bytes": 0,
                   **numbers}
        return {"d": (time, {"kind": "session", "state": "serving", "workers": [worker], "sessions": [session]})}
    text = page(look(10, 1000, 1.0), look(12, 25_000, 1.5)).splitlines()
    assert text[2].split() == ["w", "cpu", "1", "12.0k", "25.0k", "50%", "25%", "2", "3.0", "MiB", "0", "B"]
    assert text[5].split()[:6] == ["1", "c", "w", "12.0k", "25.0k", "2.0"]
    assert page(look(10, 1, 0), {}) == "no dispatcher answers any more"


def test_programs_of_this_user_are_found(tmp_path):
    program = subprocess.Popen([sys.executable, "-c", "import gt\ngt.ones(2).numpy()\nprint('ready', flush=True)\ninput()"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               env=dict(os.environ, XDG_RUNTIME_DIR=str(tmp_path)))
    try:
        assert program.stdout.readline() == "ready\n"
        shown = tool("top", "--once", "--interval", 0.1, XDG_RUNTIME_DIR=str(tmp_path))
        assert shown.returncode == 0 and "pcp-session-" in shown.stdout and "worker-0@local" in shown.stdout, shown.stderr
    finally:
        program.communicate("\n", timeout=60)


def test_nobody_answers(tmp_path):
    nobody = tool("top", "--once", XDG_RUNTIME_DIR=str(tmp_path))
    assert nobody.returncode == 1 and "no dispatcher answers" in nobody.stderr
    assert tool("top", "--once", "--connect", "localhost:1", XDG_RUNTIME_DIR=str(tmp_path)).returncode == 1
