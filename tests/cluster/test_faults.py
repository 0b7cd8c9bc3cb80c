"""Processes die, hang and come back: the training goes on, no round is lost and no batch trained on twice."""

import errno
import os
import random
import resource
import signal
import subprocess
import time

import pytest
from conftest import (MODEL, QUICK, RUN, check_ledger, check_rounds, completed_rounds, metrics, trained_rounds, validation_losses,
                      wait_until)

STEPS = 1500  # of a round: some tenths of a second


def options(rounds, workers=2, steps=STEPS):
    return ["--workers", workers, "--steps", rounds * steps, "--sync-every", steps, "--lr", 0.005, *QUICK]


def finished(cluster, shepherd, rounds, workers, steps=STEPS):
    shepherd.ends(0, 120)
    for worker in workers:
        assert "the training is finished" in worker.ends(0)
    check_rounds(shepherd.out, rounds, steps)
    losses = validation_losses(shepherd.out)
    assert losses[-1] < losses[0]
    cluster.nothing_is_left()
    return check_ledger(shepherd.out)


def hold_in_round(cluster, shepherd, worker):
    """Stops a worker such that a round has all other updates and waits for its own. Gives the number of that round. The
    shepherd must have neither a deadline nor a timeout that could end the wait."""
    while True:
        worker.signal(signal.SIGSTOP)
        before = completed_rounds(shepherd.out)

        def held_or_passed():
            status = cluster.status(shepherd)
            assert status["state"] != "finished", "no round has waited for the stopped worker"
            if status.get("updates_waited_for") == 1 and status.get("updates_merged", 0) >= 1:
                return "held"
            return status["round"] >= before + 2 and "passed"  # it was stopped without a lease: it can be in no round
        if wait_until("a round that waits for the stopped worker", held_or_passed) == "held":
            return cluster.status(shepherd)["round"]
        worker.signal(signal.SIGCONT)
        cluster.round_reached(shepherd, completed_rounds(shepherd.out) + 1)


def test_a_worker_is_killed_in_a_round(cluster):
    rounds = 10
    shepherd = cluster.shepherd(*options(rounds), "--timeout", 600, "--deadline-factor", 1e6)
    stays, dies = [cluster.worker(shepherd, name=name) for name in ("stays", "dies")]
    cluster.round_reached(shepherd, 2)
    held = hold_in_round(cluster, shepherd, dies)
    assert completed_rounds(shepherd.out) == held, "a round was closed without the update it waits for"
    dies.kill()
    shepherd.says("dies@local is gone")
    shepherd.says("of dies@local go to others")
    ledger = finished(cluster, shepherd, rounds, [stays])
    assert not ledger.returned  # somebody else has trained them


def test_all_workers_are_killed_and_others_come(cluster):
    shepherd = cluster.shepherd(*options(6))
    first = [cluster.worker(shepherd, name=f"first{i}") for i in range(2)]
    cluster.round_reached(shepherd, 2)
    for worker in first:
        worker.kill()
    shepherd.says("first1@local is gone")
    assert shepherd.running()
    second = [cluster.worker(shepherd, name=f"second{i}") for i in range(2)]
    finished(cluster, shepherd, 6, second)


def test_a_killed_worker_comes_back_under_its_name(cluster):
    shepherd = cluster.shepherd(*options(8))
    stays = cluster.worker(shepherd, name="stays")
    again = cluster.worker(shepherd, name="again")
    for time_ in range(2):
        cluster.round_reached(shepherd, 2 + 2 * time_)
        again.kill()
        again = cluster.worker(shepherd, name="again")
        shepherd.says("again@local joined", 2 + time_)
    finished(cluster, shepherd, 8, [stays, again])


def test_a_worker_leaves(cluster):
    """SIGTERM: exit code 0, its batches go to others at once."""
    shepherd = cluster.shepherd(*options(8))
    stays, leaves = [cluster.worker(shepherd, name=name) for name in ("stays", "leaves")]
    cluster.round_reached(shepherd, 2)
    leaves.signal(signal.SIGTERM)
    assert "stopped" in leaves.ends(0, 10)
    shepherd.says("leaves@local is gone: it left")
    finished(cluster, shepherd, 8, [stays])


def test_a_worker_leaves_before_the_start(cluster):
    shepherd = cluster.shepherd(*options(2))
    worker = cluster.worker(shepherd, name="w")
    worker.says("joined as")
    worker.signal(signal.SIGINT)
    worker.ends(0, 10)
    shepherd.says("is gone: it left")
    assert cluster.status(shepherd)["state"] == "waiting for workers"


def test_a_hung_worker_is_not_waited_for(cluster):
    shepherd = cluster.shepherd(*options(10))
    stays, hangs = [cluster.worker(shepherd, name=name) for name in ("stays", "hangs")]
    cluster.round_reached(shepherd, 2)
    hangs.signal(signal.SIGSTOP)
    before = completed_rounds(shepherd.out)
    shepherd.says("hangs@local is gone: it was silent for too long")
    cluster.round_reached(shepherd, before + 2)
    shepherd.ends(0)
    hangs.kill()
    finished(cluster, shepherd, 10, [stays])


def test_a_hung_worker_that_wakes_up_takes_part(cluster):
    shepherd = cluster.shepherd(*options(16))
    stays, hangs = [cluster.worker(shepherd, name=name) for name in ("stays", "hangs")]
    cluster.round_reached(shepherd, 2)
    hangs.signal(signal.SIGSTOP)
    shepherd.says("hangs@local is gone: it was silent for too long")
    hangs.signal(signal.SIGCONT)
    shepherd.says("hangs@local is back")
    before = len(trained_rounds(hangs.text()))
    wait_until("its next round", lambda: len(trained_rounds(hangs.text())) > before)
    finished(cluster, shepherd, 16, [stays, hangs])


def test_the_shepherd_hangs(cluster):
    shepherd = cluster.shepherd(*options(8))
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 2)
    shepherd.signal(signal.SIGSTOP)
    time.sleep(3)  # longer than a worker may be silent
    shepherd.signal(signal.SIGCONT)
    finished(cluster, shepherd, 8, workers)


@pytest.mark.parametrize("algorithm,more,steps", [("diloco", [], 1500), ("streaming", ["--fragments", 3], 500),
                                                  ("sync", ["--sync-every", 5], 5)])
def test_the_shepherd_is_killed_ten_times(cluster, algorithm, more, steps):
    """kill -9 at random moments, then --resume: workers come back by themselves and not one complete round is lost."""
    chance = random.Random(7)
    rounds = {"diloco": 16, "streaming": 48, "sync": 1500}[algorithm]
    given = ["--workers", 2, "--steps", rounds * steps, "--sync-every", 1500, *more, "--lr", 0.005, *QUICK,
             "--algorithm", algorithm]
    shepherd = cluster.shepherd(*given)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 1)
    killed = 0
    for _ in range(10):
        time.sleep(chance.uniform(0, 0.7))
        if not shepherd.running():
            break
        shepherd.kill()
        killed += 1
        before = metrics(shepherd.out)
        checkpoints = {path.name for path in (shepherd.out / "checkpoints").glob("*.safetensors")}
        shepherd = cluster.resumed(shepherd)
        kept = [line for line in metrics(shepherd.out) if "loss" in line]
        # A checkpoint is written before the ledger commits its rounds. A kill in between resumes at the checkpoint before.
        steps_on_disk = sorted(int(name[5:13]) for name in checkpoints)
        committed = steps_on_disk[-2] if len(steps_on_disk) > 1 else 0
        earlier = [line for line in before if "loss" in line]
        # What came after, it may have done again already, in another time.
        complete = [line for line in earlier if line["step"] <= committed]
        assert [line["step"] for line in kept[:len(complete)]] == [line["step"] for line in complete]
        assert kept[:len(complete)] == complete
        assert (kept[-1]["step"] if kept else 0) >= committed
    shepherd.ends(0, 120)
    assert killed >= 5, f"it was over after {killed} kills"
    for worker in workers:
        assert "the training is finished" in worker.ends(0)
        assert "the connection to the shepherd is lost" in worker.text()
        assert "joined as" in worker.text()
    check_rounds(shepherd.out, rounds, steps)
    ledger = check_ledger(shepherd.out)
    assert ledger.rounds == rounds
    cluster.nothing_is_left()


def test_the_shepherd_is_killed_before_the_first_round(cluster):
    shepherd = cluster.shepherd(*options(4))
    worker = cluster.worker(shepherd, name="w0")
    worker.says("joined as")
    shepherd.kill()
    shepherd = cluster.resumed(shepherd)
    finished(cluster, shepherd, 4, [worker, cluster.worker(shepherd, name="w1")])


def test_stop_and_resume(cluster):
    """SIGTERM ends a shepherd in good order; workers are told and end."""
    shepherd = cluster.shepherd(*options(6))
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 2)
    shepherd.signal(signal.SIGTERM)
    text = shepherd.ends(128 + signal.SIGTERM)
    assert "--resume --out run continues" in text.replace(str(cluster.folder) + "/", "")
    for worker in workers:
        assert "the shepherd was stopped" in worker.ends(0)
    shepherd = cluster.resumed(shepherd)
    finished(cluster, shepherd, 6, [cluster.worker(shepherd, name=f"v{i}") for i in range(2)])


def test_a_second_shepherd_of_the_same_run(cluster):
    shepherd = cluster.shepherd(*options(4))
    line = cluster.refuses("shepherd", "--resume", "--out", "run", "--port", 0, code=1)
    assert "run" in line
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    finished(cluster, shepherd, 4, workers)


def test_a_second_shepherd_on_the_same_port(cluster):
    shepherd = cluster.shepherd(*options(2))
    line = cluster.refuses("shepherd", "--data", "text.txt", *MODEL, "--out", "other", "--port", shepherd.port, code=1)
    assert str(shepherd.port) in line or "another process" in line
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    finished(cluster, shepherd, 2, workers)


def test_a_file_may_not_grow(cluster):
    """One clear line, and the run continues once there is room."""
    def little_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))  # the new ledger has 49 kB, its log soon more
    shepherd = cluster.shepherd(*options(4), limit=little_room)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    text = shepherd.ends(1)
    errors = [line for line in text.splitlines() if line.startswith("pcp: error: ")]
    assert len(errors) == 1 and "cannot" in errors[0] and "run/" in errors[0], text
    shepherd = cluster.resumed(shepherd)
    finished(cluster, shepherd, 4, workers)


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 6 MB: room for three checkpoints and what SQLite keeps beside its file."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m", "pcp-test", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("only root may mount a small file system")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_the_disk_is_full(cluster, small_disk):
    """In the middle of a run: one clear line, and it continues once there is room."""
    shepherd = cluster.shepherd(*options(12), out="disk/run")
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 2)
    try:
        with open(small_disk / "filler", "wb", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))
    except OSError as error:
        assert error.errno == errno.ENOSPC
    text = shepherd.ends(1)
    errors = [line for line in text.splitlines() if line.startswith("pcp: error: ")]
    assert len(errors) == 1 and "disk/run" in errors[0], text
    before = completed_rounds(shepherd.out)
    (small_disk / "filler").unlink()
    shepherd = cluster.resumed(shepherd)
    assert completed_rounds(shepherd.out) >= before - 1
    finished(cluster, shepherd, 12, workers)


def test_a_local_cluster_is_interrupted(cluster):
    """pcp train --workers: its workers go with it, whether it is asked to stop or killed; --resume continues."""
    command = ["train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, "--steps", 8 * STEPS, "--sync-every", STEPS,
               "--lr", 0.005, "--out", "run"]
    out = cluster.folder / "run"
    train = cluster.start(*command, name="train")
    wait_until("a round", lambda: completed_rounds(out) >= 1)
    train.signal(signal.SIGINT)
    train.ends(128 + signal.SIGINT)
    cluster.nothing_is_left()
    train = cluster.start("train", "--resume", "--out", "run", name="train")
    before = completed_rounds(out)
    wait_until("a round", lambda: completed_rounds(out) > before)
    train.kill()
    cluster.nothing_is_left()
    cluster.run("train", "--resume", "--out", "run", seconds=120)
    check_rounds(out, 8, STEPS)
    check_ledger(out)
    cluster.nothing_is_left()


def test_a_local_worker_is_killed(cluster):
    """pcp train --workers starts it again."""
    command = ["train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, "--steps", 12 * STEPS, "--sync-every", STEPS,
               "--lr", 0.005, "--out", "run", *QUICK]
    out = cluster.folder / "run"
    train = cluster.start(*command, name="train")
    wait_until("a round", lambda: completed_rounds(out) >= 1)
    pids = [pid for pid, words in cluster.others().items() if "worker-2" in words]
    assert len(pids) == 1
    os.kill(pids[0], signal.SIGKILL)
    train.says("worker-2 was ended by signal 9")
    train.ends(0, 120)
    assert (out / "worker-2.log").read_text().count("joined as worker-2@local") >= 2
    check_rounds(out, 12, STEPS)
    check_ledger(out)
    cluster.nothing_is_left()
