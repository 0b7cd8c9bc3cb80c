"""What a cluster writes to disk and when: --checkpoint-every, what a kill and a stop leave, torn checkpoints, the best one."""

import array
import json
import random
import re
import signal

import pytest
from conftest import MODEL, QUICK, RUN, LedgerState, check_ledger, metrics, round_metrics, validation_losses

OPTIONS = ["--lr", 0.005, "--quorum", 1, "--most-steps-factor", 1]
DATA = ["--data", "text.txt", *MODEL, *RUN]


def train(cluster, *more, steps=100, every=10, out="run"):
    """A finished run of two workers."""
    printed = cluster.run("train", "--workers", 2, *DATA, *OPTIONS, "--steps", steps, "--sync-every", every, *more, "--out", out)
    return cluster.folder / out, printed


def checkpoint(out, step):
    return out / "checkpoints" / f"step-{step:08}.json"


def checkpoints(out):
    """What each says, by step."""
    found = [json.loads(path.read_text()) for path in sorted((out / "checkpoints").glob("*.json"))]
    return {info["step"]: info for info in found}


def resume(cluster, *more, out="run"):
    """What it prints, errors and warnings too."""
    process = cluster.start("train", "--resume", "--out", out, *more, name="resumed")
    return process.ends()


# --- How often.

@pytest.mark.parametrize("options,expected", [
    (["--checkpoint-every", 25], [30, 50, 80, 100]),  # the first round that reaches each multiple
    (["--checkpoint-every", 0], [100]),
    (["--checkpoint-every", 5], list(range(10, 101, 10))),
    ([], list(range(10, 101, 10))),
    (["--algorithm", "streaming", "--fragments", 2, "--checkpoint-every", 40], [40, 80, 100]),
])
def test_checkpoints_are_as_far_apart_as_was_asked(cluster, options, expected):
    out, _ = train(cluster, *options, "--keep", 20)
    assert list(checkpoints(out)) == expected
    check_ledger(out)


def test_sync_saves_as_seldom_as_a_run_without_workers(cluster):
    out, _ = train(cluster, "--algorithm", "sync", "--keep", 20, steps=300, every=1)
    assert list(checkpoints(out)) == [250, 300]
    assert "checkpoint-every: 250" in (out / "config.yaml").read_text()
    check_ledger(out)


LIVE = ["--workers", 2, "--sync-every", 200, "--steps", 200 * 400, *OPTIONS, *QUICK]


@pytest.mark.parametrize("algorithm", ["diloco", "streaming"])
def test_a_kill_costs_the_rounds_since_the_checkpoint(cluster, algorithm):
    """Their metrics are cut, their batches are trained again, and workers that had seen them take part from there."""
    shepherd = cluster.shepherd(*LIVE, "--algorithm", algorithm, "--fragments", 2, "--checkpoint-every", 2000)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    rounds = 10 if algorithm == "diloco" else 20
    cluster.round_reached(shepherd, rounds + 3)
    shepherd.kill()
    ledger = LedgerState(shepherd.out)
    kept = max(checkpoints(shepherd.out).values(), key=lambda info: info["step"])
    assert ledger.rounds % rounds == 0 and ledger.rounds <= kept["rounds"]
    again = cluster.resumed(shepherd)
    again.says(f"{ledger.rounds} of ")
    cluster.round_reached(again, ledger.rounds + rounds + 2)
    cluster.run("stop", "--connect", f"127.0.0.1:{again.port}")
    again.ends()
    for worker in workers:
        worker.ends()
    steps = [line["step"] for line in round_metrics(again.out)]
    assert steps == sorted(set(steps)) and len(steps) == LedgerState(again.out).rounds
    check_ledger(again.out)


@pytest.mark.parametrize("how", ["stop", "signal"])
def test_a_stop_saves_first(cluster, how):
    shepherd = cluster.shepherd(*LIVE, "--checkpoint-every", 0)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 3)
    assert checkpoints(shepherd.out) == {}
    if how == "stop":
        cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}")
        shepherd.ends()
    else:
        shepherd.signal(signal.SIGTERM)
        shepherd.ends(128 + signal.SIGTERM)
    for worker in workers:
        worker.ends()
    rounds = len(round_metrics(shepherd.out))
    assert rounds >= 3 and list(checkpoints(shepherd.out)) == [200 * rounds]
    check_ledger(shepherd.out)


# --- Torn ones.

def tear(out, step, how):
    tensors = checkpoint(out, step).with_suffix(".safetensors")
    if how == "tensors":
        tensors.write_bytes(tensors.read_bytes()[:-100])
    elif how == "description":
        checkpoint(out, step).write_text(checkpoint(out, step).read_text()[:40])
    else:
        checkpoint(out, step).unlink()


@pytest.mark.parametrize("how", ["tensors", "description", "missing"])
def test_a_torn_checkpoint_is_passed_over(cluster, how):
    """The run goes on from the one before, and the ledger with it: every batch is trained once."""
    out, _ = train(cluster)
    before = round_metrics(out)
    tear(out, 100, how)
    said = resume(cluster, "--steps", 120)
    if how != "missing":
        assert "checkpoint of step 100 is not usable" in said and "trying step 90" in said
    assert "going back to round 9 of 10" in said
    lines = round_metrics(out)
    assert lines[:9] == before[:9]
    assert [line["step"] for line in lines] == list(range(10, 121, 10))
    assert list(checkpoints(out))[-1] == 120
    check_ledger(out)


def test_several_rounds_back(cluster):
    out, _ = train(cluster, "--checkpoint-every", 40)
    tear(out, 100, "tensors")
    assert "going back to round 8 of 10" in resume(cluster)
    assert [line["step"] for line in round_metrics(out)] == list(range(10, 101, 10))
    check_ledger(out)


def test_without_a_whole_checkpoint_nothing_is_changed(cluster):
    out, _ = train(cluster, "--eval-every", 0)
    for step in checkpoints(out):
        tear(out, step, "tensors")
    ledger = vars(LedgerState(out))
    text = cluster.start("train", "--resume", "--out", "run", name="refused").ends(2)
    assert "has 10 complete rounds, but" in text and "has no checkpoint of them" in text
    assert vars(LedgerState(out)) == ledger and list(checkpoints(out)) == [90, 100]


def test_live_workers_leave_rounds_that_are_undone(cluster):
    """They trained from parameters that no longer exist; they take the older ones and go on."""
    shepherd = cluster.shepherd(*LIVE)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 4)
    shepherd.kill()
    newest = max(checkpoints(shepherd.out))
    tear(shepherd.out, newest, "tensors")
    again = cluster.resumed(shepherd)
    cluster.round_reached(again, newest // 200 + 2)
    assert all(worker.running() for worker in workers)
    assert cluster.status(again)["refused"] == {}
    cluster.run("stop", "--connect", f"127.0.0.1:{again.port}")
    again.ends()
    check_ledger(again.out)


# --- Evaluations.

def test_the_best_checkpoint_stays(cluster):
    """A rate that ruins what was learned: the best is an early one."""
    out, _ = train(cluster, "--lr", 0.02, "--eval-every", 10, "--steps", 60)
    resume(cluster, "--lr", 1.5, "--steps", 160, "--schedule", "constant")
    losses = {line["step"]: line["validation_loss"] for line in metrics(out) if "validation_loss" in line}
    del losses[0]
    assert set(losses) == set(range(10, 161, 10))  # that of step 60 was written after its checkpoint, and is there
    best = min(losses, key=losses.get)
    assert best <= 70 and best in checkpoints(out) and list(checkpoints(out))[-2:] == [150, 160]
    for step, info in checkpoints(out).items():
        assert info["validation_loss"] == pytest.approx(losses[step], rel=1e-6)
    printed = cluster.run("generate", "--run", "run", "--checkpoint", "best", "--tokens", 5, "--prompt", "the")
    assert printed.startswith("the")


def test_an_evaluation_that_fails_is_reported_and_training_goes_on(cluster):
    """The last tokens, which are for validation, change after the start: no token is so large."""
    chance = random.Random(2)
    data = cluster.folder / "data.u32"
    data.write_bytes(array.array("I", [chance.randrange(8) for _ in range(4400)]).tobytes())
    shepherd = cluster.shepherd("--vocab", 8, *OPTIONS, "--workers", 1, "--steps", 40, "--sync-every", 10, "--eval-every", 20,
                                data="data.u32")
    with open(data, "r+b") as file:
        file.seek(4 * 3960)
        file.write(array.array("I", [4000000000] * 440).tobytes())
    worker = cluster.worker(shepherd)
    said = shepherd.ends()
    worker.ends()
    steps = re.findall(r"the evaluation after step (\d+) failed", said)
    assert steps[-2:] == ["20", "40"] and "token 4000000000" in said
    assert [line["step"] for line in round_metrics(shepherd.out)] == [10, 20, 30, 40]
    assert len(validation_losses(shepherd.out)) <= 1  # that of the start may have been made before
    assert list(checkpoints(shepherd.out)) == [30, 40]


def test_the_rate_of_sync_follows_the_steps(cluster):
    """Rounds of five steps: the schedule ends with the last, and the last update is as small as its rate."""
    out, _ = train(cluster, "--algorithm", "sync", "--lr", 0.01, "--min-lr", 0, "--warmup", 0, "--schedule", "linear", "--clip", 0,
                   "--optimizer", "sgd", "--momentum", 0, "--weight-decay", 0, "--keep", 30, "--checkpoint-every", 5, every=5)
    rates = {line["step"]: line["learning_rate"] for line in round_metrics(out)}
    norms = {line["step"]: line["gradient_norm"] for line in round_metrics(out)}
    for step in (10, 50, 100):
        moved = distance(parameters(out, step - 5), parameters(out, step))
        assert moved == pytest.approx(rates[step] * norms[step], rel=1e-3)
    assert rates[100] < 0.05 * rates[5]


def parameters(out, step):
    data = checkpoint(out, step).with_suffix(".safetensors").read_bytes()
    size = int.from_bytes(data[:8], "little")
    entries = {name: entry for name, entry in json.loads(data[8:8 + size]).items()
               if name != "__metadata__" and not name.startswith(("outer.", "reference."))}
    values = []
    for name in sorted(entries):
        first, past = entries[name]["data_offsets"]
        values.extend(array.array("f", data[8 + size + first:8 + size + past]))
    return values


def distance(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5
