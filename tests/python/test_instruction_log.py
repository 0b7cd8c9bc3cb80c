"""GT_INSTRUCTION_LOG: what a program does, line by line, as the first page of such systems shows it."""

import os
import re
import subprocess
import sys
import textwrap

LINE = re.compile(r"\[TAPE (\d+\.\d{3})s\] (RECV|WORKER_SEND|WORKER_RECV|SEND) +\| (\S+) +\| (\w+) +\| (\S.*)")

PROGRAM = textwrap.dedent("""
    import gt
    a, b = gt.ones(4, 4), gt.ones(4, 4)
    c = a @ b
    print((c + 1).sum().item())
    """)


def run(log, program=PROGRAM):
    ended = subprocess.run([sys.executable, "-c", program], env=dict(os.environ, GT_INSTRUCTION_LOG=str(log)),
                           capture_output=True, text=True, timeout=120)
    return ended


def test_a_program_and_its_lines(tmp_path):
    ended = run(tmp_path / "ops.log")
    assert ended.stdout == "80.0\n", ended.stderr
    lines = (tmp_path / "ops.log").read_text().splitlines()
    parsed = [LINE.fullmatch(line) for line in lines]
    assert all(parsed), [line for line, match in zip(lines, parsed) if not match]
    times = [float(match[1]) for match in parsed]
    assert times == sorted(times)

    def at(event, text):
        found = [i for i, match in enumerate(parsed) if match[2] == event and re.fullmatch(text, f"{match[4]} {match[5]}")]
        assert found, (event, text, lines)
        return found[0]
    client = parsed[0][3]
    order = [at("RECV", r"BinaryOp result=3 op=matmul left=1 right=2"),
             at("WORKER_SEND", rf"WorkerOp op=matmul result={re.escape(client)}_3"),
             at("WORKER_RECV", r"WorkerOp success=True.*"), at("SEND", r"Stream success=True.*")]
    assert order == sorted(order)
    assert parsed[order[1]][3].startswith("worker-0")
    assert at("RECV", r"Create result=1 op=full .*") < order[0] < at("RECV", r"BinaryOp result=\d+ op=add left=3 .*")
    assert at("RECV", r"GetData tensor=\d+ request=1") < at("SEND", r"GetData success=True request=1 bytes=4")


def test_gradients_and_traced_functions_have_names(tmp_path):
    ended = run(tmp_path / "ops.log", textwrap.dedent("""
        import gt
        w = gt.ones(2, 2, requires_grad=True)
        @gt.compile
        def model(x):
            return (x @ w).tanh()
        (model(gt.ones(1, 2)) * 2).sum().backward()
        w.grad.numpy()
        """))
    assert ended.returncode == 0, ended.stderr
    ops = re.findall(r"RECV .* op=(\S+)", (tmp_path / "ops.log").read_text())
    assert {"model", "multiply", "sum", "model_backward", "multiply_backward", "sum_backward"} <= set(ops), ops


def test_a_full_disk_does_not_matter():
    ended = run("/dev/full")
    assert ended.stdout == "80.0\n" and ended.returncode == 0, ended.stderr


def test_a_file_that_cannot_be_opened(tmp_path):
    ended = run(tmp_path / "no" / "ops.log")
    assert ended.returncode == 1 and re.search(r"gt.Error.*GT_INSTRUCTION_LOG: .*ops.log.*No such file", ended.stderr)


def test_without_it_nothing_is_written(tmp_path):
    ended = subprocess.run([sys.executable, "-c", PROGRAM], cwd=tmp_path, capture_output=True, text=True, timeout=120,
                           env={k: v for k, v in os.environ.items() if k != "GT_INSTRUCTION_LOG"})
    assert ended.stdout == "80.0\n" and list(tmp_path.iterdir()) == []
