"""pcp supervise: what it starts again, when, and what it leaves alone."""

import os
import re
import signal
import sys

import pytest
from conftest import PCP, QUICK, check_ledger, check_rounds, wait_until


def script(cluster, text, name="child.py"):
    path = cluster.folder / name
    path.write_text(text)
    return ["--", sys.executable, path]


def runs(cluster):
    path = cluster.folder / "runs"
    return path.read_text().split() if path.exists() else []


NOTE = "import os, sys, signal, time\nopen('runs', 'a').write(f'{os.getpid()}\\n')\n"


def test_a_child_that_ends_well(cluster):
    cluster.run("supervise", *script(cluster, NOTE + "print('hello')"))
    assert len(runs(cluster)) == 1


def test_bad_usage_is_not_tried_again(cluster):
    error = cluster.run("supervise", *script(cluster, NOTE + "sys.exit(2)"), code=2)
    assert "which another start would not change" in error
    assert len(runs(cluster)) == 1


@pytest.mark.parametrize("code, why", [(3, "it found no shepherd for as long as it was told to wait"),
                                       (4, "the shepherd refused it for good")])
def test_what_ended_for_good_is_not_tried_again(cluster, code, why):
    error = cluster.run("supervise", "--restarts", 3, *script(cluster, NOTE + f"sys.exit({code})"), code=code)
    assert f"ended with exit code {code}: {why}; it is not started again" in error
    assert len(runs(cluster)) == 1


def test_a_worker_that_is_refused_for_good(cluster):
    """A name that no worker may have stands for every such refusal: another protocol, a revoked key, one put out."""
    shepherd = cluster.shepherd("--workers", 1, "--steps", 40, "--sync-every", 10)
    worker = ["worker", "--connect", f"127.0.0.1:{shepherd.port}", "--threads", 1, "--name", "a b"]
    error = cluster.run("supervise", "--restarts", 3, "--", PCP, *worker, code=4)
    assert "pcp: error: the shepherd refused this worker: a worker's name has 1 to 64 letters" in error
    assert error.splitlines()[-1].endswith("the shepherd refused it for good; it is not started again")
    assert error.count("the shepherd refused this worker") == 1
    manager = ["--connect", f"127.0.0.1:{shepherd.port}", "--scale", 1, "--threads", 1, "--name", "a b"]
    assert "the shepherd refused it for good" in cluster.run("node-manager", "--restarts", 3, *manager, code=4)


def test_of_pcp_itself(cluster):
    error = cluster.run("supervise", "--", PCP, "worker", "--engine", "none:cpu", code=2)
    assert "another start would not change" in error


def test_the_first_restart_is_at_once_and_those_that_follow_wait(cluster):
    error = cluster.run("supervise", "--restarts", 5, "--pause", 0.1, "--longest-pause", 0.5,
                        *script(cluster, NOTE + "sys.exit(5)"), code=5)
    assert len(runs(cluster)) == 6
    lines = error.splitlines()
    assert all("ended with exit code 5" in line for line in lines) and "the last" in lines[-1]
    assert lines[0].endswith("; starting it again at once")
    assert re.search(r"; starting it again in [\d.]+ s$", lines[4]), error  # how long: restart_policy_test.cpp


def test_a_crash(cluster):
    child = NOTE + "if len(open('runs').readlines()) < 4: os.kill(os.getpid(), signal.SIGSEGV)\n"
    cluster.run("supervise", "--pause", 0.01, *script(cluster, child))
    assert len(runs(cluster)) == 4


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_signals_are_passed_on(cluster, number):
    child = NOTE + f"signal.signal({int(number)}, lambda *_: sys.exit(0))\nopen('ready', 'w')\ntime.sleep(60)\n"
    process = cluster.start("supervise", *script(cluster, child), name="supervise")
    wait_until("the child", (cluster.folder / "ready").exists)
    process.signal(number)
    process.ends(0, 10)
    assert len(runs(cluster)) == 1
    cluster.nothing_is_left()


def test_a_signal_that_ends_the_child_ends_both(cluster):
    process = cluster.start("supervise", *script(cluster, NOTE + "time.sleep(60)"), name="supervise")
    wait_until("the child", lambda: runs(cluster))
    process.signal(signal.SIGTERM)
    process.ends(128 + signal.SIGTERM, 10)
    cluster.nothing_is_left()


def test_a_signal_during_a_pause(cluster):
    process = cluster.start("supervise", "--pause", 3600, "--longest-pause", 3600, *script(cluster, NOTE + "sys.exit(1)"),
                            name="supervise")
    process.says("starting it again in")
    restarts = len(runs(cluster))
    assert restarts >= 2  # the first was at once
    process.signal(signal.SIGTERM)
    process.ends(128 + signal.SIGTERM, 10)
    assert len(runs(cluster)) == restarts


def test_no_child_survives_its_supervisor(cluster):
    process = cluster.start("supervise", *script(cluster, NOTE + "time.sleep(60)"), name="supervise")
    wait_until("the child", lambda: runs(cluster))
    process.kill()
    cluster.nothing_is_left()


def test_no_command(cluster):
    cluster.refuses("supervise")
    assert "no-such-program" in cluster.refuses("supervise", "--", "no-such-program")


def test_a_supervised_worker_is_killed_again_and_again(cluster):
    steps, rounds = 1000, 12
    shepherd = cluster.shepherd("--workers", 1, "--steps", steps * rounds, "--sync-every", steps, "--lr", 0.005, *QUICK)
    supervise = cluster.start("supervise", "--pause", 0.05, "--longest-pause", 0.1, "--", PCP, "worker", "--connect",
                              f"127.0.0.1:{shepherd.port}", "--threads", 1, "--name", "w", name="w")
    for kill in range(3):
        cluster.round_reached(shepherd, 1 + 2 * kill)
        workers = [pid for pid, words in cluster.others().items() if " worker " in words]
        assert len(workers) == 1
        os.kill(workers[0], signal.SIGKILL)
        supervise.says("was ended by signal 9", kill + 1)
    shepherd.ends(0, 120)
    supervise.ends(0, 10)
    check_rounds(shepherd.out, rounds, steps)
    check_ledger(shepherd.out)
    cluster.nothing_is_left()
