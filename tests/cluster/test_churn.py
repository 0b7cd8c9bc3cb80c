"""Thirty-two workers of which one after the other is killed and replaced: the run ends, every sample is accounted for, no
process is left. What the deaths cost is for bench/ to measure."""

import os
import random
import signal
import time

from conftest import PCP, QUICK, check_ledger, check_rounds, completed_rounds, round_metrics, wait_until

WORKERS, KILLS = 32, 60
STEPS, ROUNDS = 60, 40


def run(cluster, out, kills):
    """Gives tokens per second from the first round to the last."""
    shepherd = cluster.shepherd("--workers", WORKERS, "--steps", STEPS * ROUNDS, "--sync-every", STEPS, "--lr", 0.005,
                                "--eval-every", 0, *QUICK, out=out, name=f"shepherd-{out}")
    workers = [cluster.start("supervise", "--pause", 0.05, "--longest-pause", 0.2, "--", PCP, "worker", "--connect",
                             f"127.0.0.1:{shepherd.port}", "--threads", 1, "--name", f"w{i}", name=f"{out}-w{i}")
               for i in range(WORKERS)]
    cluster.round_reached(shepherd, 1, 120)
    start = time.monotonic()
    chance, killed = random.Random(11), 0
    while killed < kills:
        # As many as the run has come along, so that the deaths are all over it.
        due = kills * completed_rounds(shepherd.out) / (ROUNDS - 6)
        if killed >= due:
            assert shepherd.running() and time.monotonic() - start < 150, f"{killed} kills: {shepherd}"
            time.sleep(0.02)
            continue
        running = [pid for pid, words in cluster.others().items() if words.startswith(f"{PCP} worker ")]
        if not running:
            continue
        try:
            os.kill(chance.choice(running), signal.SIGKILL)
            killed += 1
        except ProcessLookupError:
            pass
    shepherd.ends(0, 180)
    seconds = time.monotonic() - start
    # A worker that was being started again when the run ended waits for another shepherd: it is asked to leave.
    time.sleep(2)
    waiting = [worker for worker in workers if worker.running()]
    assert len(waiting) <= WORKERS // 2
    for worker in waiting:
        worker.signal(signal.SIGTERM)
    for worker in workers:
        wait_until(lambda worker=worker: f"the end of {worker}", lambda worker=worker: not worker.running(), 20)
    assert sum(worker.text().count("was ended by signal 9") for worker in workers) == killed
    cluster.nothing_is_left()
    check_rounds(shepherd.out, ROUNDS, STEPS)
    ledger = check_ledger(shepherd.out)
    assert ledger.rounds == ROUNDS
    rounds = round_metrics(shepherd.out)
    return (rounds[-1]["tokens"] - rounds[0]["tokens"]) / seconds


def test_churn(cluster):
    print(f"{WORKERS} workers, {KILLS} kills: {run(cluster, 'churn', KILLS):.0f} tokens/s")
