"""A shepherd with --sessions leads a training and serves remote tensors on the same workers at the same time."""

import subprocess
import sys
import textwrap

import pytest
from conftest import MODEL, ROOT, RUN, check_ledger, round_metrics, validation_losses

# Every round waits for both workers and gives both the same number of steps, and each batch counts once: so the result
# does not depend on how busy the machine is.
STEPS = 1000
TRAINING = ["--algorithm", "sync", "--steps", STEPS, "--workers", 2, "--quorum", 1, "--most-steps-factor", 1, "--timeout", 100,
            "--deadline-factor", 1e6]


@pytest.fixture
def client(cluster):
    """Starts a program that computes on the shepherd's workers."""
    programs = []

    def start(shepherd, text):
        environment = cluster.environment(PYTHONPATH=str(ROOT / "build" / "python"), PYTHONUNBUFFERED="1")
        head = f"import gt\ngt.connect('127.0.0.1:{shepherd.port}')\n"
        programs.append(subprocess.Popen([sys.executable, "-c", head + textwrap.dedent(text)], stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment))
        return programs[-1]

    yield start
    for program in programs:
        program.kill()
        program.communicate()


# Until its standard input is closed, and at least once.
COMPUTES = """
    import select, sys
    a = gt.ones(64, 64)
    count = 0
    while not select.select([sys.stdin], [], [], 0)[0] or count == 0:
        assert ((a @ a) / 64).sum().item() == 64 * 64, count
        count += 1
        if count == 1: print("computes")
    print("ends")
"""


def ends(program):
    out, errors = program.communicate(timeout=60)
    assert out == "ends\n" and program.returncode == 0, errors


def test_training_and_sessions_at_the_same_time(cluster, client):
    cluster.run("train", "--data", "text.txt", *MODEL, *RUN, *TRAINING, "--out", "alone", seconds=180)
    shepherd = cluster.shepherd(*TRAINING, "--sessions", "--session-share", 0.5, out="both")
    program = client(shepherd, COMPUTES)
    shepherd.says("session 1 of")
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    assert program.stdout.readline() == "computes\n"
    cluster.round_reached(shepherd, STEPS // 2)
    ends(program)
    shepherd.ends(seconds=180)
    for worker in workers:
        worker.ends()
    check_ledger(shepherd.out)
    alone = cluster.folder / "alone"
    assert validation_losses(shepherd.out) == validation_losses(alone)
    assert [line["loss"] for line in round_metrics(shepherd.out)] == [line["loss"] for line in round_metrics(alone)]


def test_it_stays_until_the_last_client_has_left(cluster, client):
    shepherd = cluster.shepherd("--steps", 20, "--workers", 1, "--sessions")
    program = client(shepherd, COMPUTES)
    shepherd.says("session 1 of")
    worker = cluster.worker(shepherd)
    assert program.stdout.readline() == "computes\n"
    shepherd.says("going on for those who use its workers")
    assert len(cluster.status(shepherd)["jobs"]["session"]["sessions"]) == 1
    ends(program)
    shepherd.ends()
    worker.ends()


def test_without_sessions_a_client_is_refused(cluster, client):
    shepherd = cluster.shepherd("--steps", 20, "--workers", 1)
    program = client(shepherd, "gt.ones(2).numpy()")
    out, errors = program.communicate(timeout=60)
    assert program.returncode == 1 and "there is no job of kind 'session' for clients here" in errors


def test_a_worker_that_is_killed_is_an_error_with_its_name(cluster, client):
    shepherd = cluster.shepherd("--steps", 1_000_000, "--workers", 1, "--sessions")
    worker = cluster.worker(shepherd, name="poor")
    program = client(shepherd, """
        a = gt.ones(2)
        a.numpy()
        print("begins")
        while True:
            (a + 1).numpy()
    """)
    assert program.stdout.readline() == "begins\n"
    worker.kill()
    _, errors = program.communicate(timeout=60)
    assert "worker 0 (poor@local) is lost" in errors
    cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}")
    shepherd.ends()
