"""Sessions over processes: those of a program's own, and a dispatcher that is connected to."""

import os
import select
import signal
import socket
import subprocess
import sys
import textwrap
import threading

import pytest

import gt


def environment(**more):
    return dict(os.environ, PYTHONUNBUFFERED="1", **more)


def program(text, runtime=None, **options):
    more = {"XDG_RUNTIME_DIR": str(runtime)} if runtime else {}
    return subprocess.Popen([sys.executable, "-c", textwrap.dedent(text)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True, env=environment(**more), **options)


def ended(pid):
    """Waits for the end of a process that is no child of ours."""
    descriptor = os.pidfd_open(pid)
    try:
        return bool(select.select([descriptor], [], [], 30)[0])
    finally:
        os.close(descriptor)


def test_the_first_operation_starts_it_all():
    run = program("""
        import gt
        a = gt.tensor([1.0, 2.0], requires_grad=True)
        (a * a).sum().backward()
        print(a.grad.tolist())
        """)
    out, errors = run.communicate(timeout=60)
    assert out == "[2.0, 4.0]\n" and run.returncode == 0, errors


@pytest.mark.parametrize("ending", ["end", "kill"])
def test_processes_end_with_the_program(ending, tmp_path):
    run = program("""
        import gt
        gt.ones(2).numpy()
        print(gt._gt._cluster_pid())
        input()
        """, stdin=subprocess.PIPE, runtime=tmp_path)
    pid = int(run.stdout.readline())
    os.kill(pid, 0)
    assert any(entry.name.startswith("pcp-session-") for entry in tmp_path.iterdir())
    if ending == "kill":
        run.kill()
    run.communicate("\n" if ending == "end" else None, timeout=60)
    try:
        assert ended(pid)
    except ProcessLookupError:
        pass
    assert not any(entry.name.startswith("pcp-session-") for entry in tmp_path.iterdir())


def test_a_read_that_waits_can_be_interrupted():
    run = program("""
        import gt
        a = gt.ones(2)
        a.numpy()
        print(gt._gt._cluster_pid())
        input()
        try:
            print("reading", flush=True)
            (a + 1).numpy()
        except KeyboardInterrupt:
            print("interrupted")
        """, stdin=subprocess.PIPE)
    pid = int(run.stdout.readline())
    os.kill(pid, signal.SIGSTOP)  # nobody answers
    run.stdin.write("\n")
    run.stdin.flush()
    assert run.stdout.readline() == "reading\n"
    run.send_signal(signal.SIGINT)
    assert run.stdout.readline() == "interrupted\n"
    os.kill(pid, signal.SIGCONT)
    out, errors = run.communicate(timeout=60)
    assert run.returncode == 0, errors


def test_two_programs_do_not_meet():
    text = """
        import gt, sys
        wrong = 0
        for i in range(200):
            x = gt.full((3,), float({k} * 1000 + i))
            wrong += x.tolist() != [{k} * 1000 + i] * 3
        print(wrong)
        """
    runs = [program(text.format(k=k)) for k in range(2)]
    for run in runs:
        out, errors = run.communicate(timeout=60)
        assert out == "0\n", errors


def test_several_workers(fresh):
    gt.workers(2)
    assert gt.ones(3).sum().item() == 3
    gt.shutdown()
    gt.gpu_workers(2)
    assert gt.ones(3).sum().item() == 3


def test_without_the_program(fresh, monkeypatch):
    gt.workers(1)
    monkeypatch.setenv("PCP_PROGRAM", "/there/is/no/pcp")
    with pytest.raises(gt.Error, match="PCP_PROGRAM"):
        gt.ones(2)


class Server:
    """A dispatcher with a worker, as the page starts them."""

    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        variables = environment(PCP_KEYS=str(folder))
        self.server = subprocess.Popen([sys.executable, "-m", "gt.server", "-p", str(self.port)], env=variables,
                                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        while "here" not in (line := self.server.stdout.readline()):
            assert line, "the dispatcher did not start"
        threading.Thread(target=self.server.stdout.read, daemon=True).start()
        self.worker = subprocess.Popen([sys.executable, "-m", "gt.worker", "--host", "localhost", "-p", str(self.port),
                                        "--engine", "cpu", "--threads", "1"], env=variables, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.STDOUT)

    def end(self):
        for process in (self.worker, self.server):
            process.send_signal(signal.SIGKILL)
            process.wait()


@pytest.fixture
def server(fresh, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    running = Server(tmp_path)
    yield running
    gt.shutdown()
    running.end()


def test_a_dispatcher_that_is_connected_to(server):
    gt.connect(f"localhost:{server.port}")
    a = gt.ones(20, 20)
    assert (a @ a).sum().item() == 8000
    with pytest.raises(gt.Error, match="before the first operation"):
        gt.connect(f"localhost:{server.port}")
    other = program(f"""
        import gt
        gt.connect("localhost:{server.port}")
        print(gt.arange(4).sum().item())
        """)
    out, errors = other.communicate(timeout=60)
    assert out == "6\n", errors
    assert a.sum().item() == 400


def test_a_killed_dispatcher_is_an_error(server):
    gt.connect(f"localhost:{server.port}")
    a = gt.ones(2)
    assert a.tolist() == [1, 1]
    server.server.kill()
    with pytest.raises(gt.Error, match="lost"):
        for _ in range(100_000):
            (a + 1).numpy()


def test_nobody_there(fresh, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(gt.Error, match=f"nobody answers at localhost:{port}.*gt.server"):
        gt.connect(f"localhost:{port}")
