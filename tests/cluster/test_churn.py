"""Thirty-two workers of which one after the other is killed and replaced: all of them are merged again afterwards, every
sample is accounted for, no process is left. What the deaths cost is for bench/ to measure."""

import os
import random
import signal
import time

from conftest import PATIENCE, PCP, QUICK, check_ledger, check_rounds, completed_rounds, wait_until

WORKERS, KILLS = 32, 60
STEPS, ROUNDS = 60, 34  # the deaths are all over so many rounds


def merged(cluster, shepherd):
    """Of each worker that is there, how many of its updates were merged since it joined."""
    return {worker["name"]: worker["updates"] for worker in cluster.status(shepherd)["workers"]}


def kill_again_and_again(cluster, shepherd):
    chance, killed = random.Random(11), 0
    end = time.monotonic() + 4 * PATIENCE
    while killed < KILLS:
        due = KILLS * completed_rounds(shepherd.out) / ROUNDS
        running = [pid for pid, words in cluster.others().items() if words.startswith(f"{PCP} worker ")]
        if killed >= due or not running:
            assert shepherd.running() and time.monotonic() < end, f"{killed} kills: {shepherd}"
            time.sleep(0.02)
            continue
        try:
            os.kill(chance.choice(running), signal.SIGKILL)
            killed += 1
        except ProcessLookupError:
            pass


def test_churn(cluster):
    endless = 1_000_000_000
    shepherd = cluster.shepherd("--workers", WORKERS, "--steps", endless, "--sync-every", STEPS, "--lr", 0.005,
                                "--eval-every", 0, *QUICK)
    workers = [cluster.start("supervise", "--pause", 0.05, "--longest-pause", 0.2, "--", PCP, "worker", "--connect",
                             f"127.0.0.1:{shepherd.port}", "--threads", 1, "--name", f"w{i}", name=f"w{i}")
               for i in range(WORKERS)]
    cluster.round_reached(shepherd, 1, 2 * PATIENCE)
    kill_again_and_again(cluster, shepherd)
    wait_until("all workers to be back", lambda: len(merged(cluster, shepherd)) == WORKERS)
    before = merged(cluster, shepherd)
    wait_until(lambda: f"a further update of each: {before}, {merged(cluster, shepherd)}",
               lambda: all(merged(cluster, shepherd).get(name, 0) > count for name, count in before.items()))
    cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}")
    shepherd.ends(0)
    for worker in workers:
        worker.ends(0)  # nobody waits for another shepherd
    assert sum(worker.text().count("was ended by signal 9") for worker in workers) == KILLS
    cluster.nothing_is_left()
    rounds = completed_rounds(shepherd.out)
    check_rounds(shepherd.out, rounds, STEPS)
    assert check_ledger(shepherd.out).rounds == rounds
