"""A run is taken up where its folder says it stands, whatever the options say today; what does not fit together is refused
before anything in the folder is changed."""

import array
import json
import shutil

import pytest
from conftest import BATCH_TOKENS, MODEL, QUICK, RUN, LedgerState, check_ledger, round_metrics

OPTIONS = ["--lr", 0.005, "--quorum", 1, "--most-steps-factor", 1]


def train(cluster, *more, steps=250, every=50, out="run"):
    """A finished run of two workers."""
    cluster.run("train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, *OPTIONS, "--steps", steps, "--sync-every", every,
                *more, "--out", out)
    return cluster.folder / out


def resume(cluster, *more, out="run"):
    return cluster.run("train", "--resume", "--out", out, *more)


def checkpoint_steps(out):
    return sorted(int(path.name[5:13]) for path in (out / "checkpoints").glob("*.safetensors"))


def contents(out):
    """All that a run has to lose. The ledger's own files may be written in another way, so what it says is compared."""
    ledger = LedgerState(out) if (out / "ledger.db").exists() and (out / "ledger.db").stat().st_size else None
    files = {path: path.read_bytes() for path in sorted(out.rglob("*"))
             if path.is_file() and not path.name.startswith("ledger.db") and not path.name.endswith(".log")}
    return files, vars(ledger) if ledger else None


def refuses(cluster, *more, out="run", code=2):
    """A resume is refused and leaves the folder as it was."""
    before = contents(cluster.folder / out)
    line = cluster.refuses("train", "--resume", "--out", out, *more, code=code)
    assert contents(cluster.folder / out) == before
    return line


def test_rounds_of_another_length(cluster):
    """The rounds that are complete keep their steps; those to come have the new length."""
    out = train(cluster)
    before = round_metrics(out)
    resume(cluster, "--sync-every", 25, "--steps", 350)
    lines = round_metrics(out)
    assert lines[:5] == before
    assert [line["step"] for line in lines] == [50, 100, 150, 200, 250, 275, 300, 325, 350]
    tokens = [line["tokens"] for line in lines]
    trained = [b - a for a, b in zip(tokens, tokens[1:])]
    assert trained[:4] == [2 * 50 * BATCH_TOKENS] * 4
    assert all(count in (25 * BATCH_TOKENS, 2 * 25 * BATCH_TOKENS) for count in trained[4:])  # the first may be there alone
    assert checkpoint_steps(out)[-1] == 350
    resume(cluster, "--steps", 400)  # it remembers both lengths
    assert [line["step"] for line in round_metrics(out)][-3:] == [350, 375, 400]
    check_ledger(out)


def test_another_aggregation(cluster):
    """It has no state, so the rounds to come take the new one; it stays with the run."""
    out = train(cluster, "--aggregate", "trimmed", "--update-trim", 0.3)
    resume(cluster, "--aggregate", "clipped", "--steps", 300)
    resume(cluster, "--steps", 350)
    config = (out / "config.yaml").read_text()
    assert "aggregate: clipped" in config and "update-trim: 0.3" in config
    check_ledger(out)


def test_a_run_of_rounds_keeps_its_steps(cluster):
    """--rounds was said once, of rounds of 50; rounds of 25 do not halve the run."""
    out = train(cluster, "--rounds", 4)
    assert [line["step"] for line in round_metrics(out)] == [50, 100, 150, 200]
    resume(cluster, "--sync-every", 25)
    assert [line["step"] for line in round_metrics(out)] == [50, 100, 150, 200]
    assert checkpoint_steps(out)[-1] == 200


def test_other_fragments(cluster):
    """Rounds of streaming are shorter the more fragments there are."""
    out = train(cluster, "--algorithm", "streaming", "--fragments", 2, steps=200)
    resume(cluster, "--fragments", 5, "--steps", 250)
    assert [line["step"] for line in round_metrics(out)] == [*range(25, 201, 25), *range(210, 251, 10)]
    check_ledger(out)


@pytest.mark.parametrize("loss", ["missing", "empty", "older"])
def test_a_ledger_that_is_lost(cluster, loss):
    out = train(cluster)
    ledger = out / "ledger.db"
    for log in out.glob("ledger.db-*"):
        log.unlink()
    if loss == "missing":
        ledger.unlink()
    elif loss == "empty":
        ledger.write_bytes(b"")
    else:  # as it is when the log with all rounds since is lost
        train(cluster, steps=10, every=10, out="other")
        shutil.copy(cluster.folder / "other" / "ledger.db", ledger)
    line = refuses(cluster, "--steps", 300)
    found = {"missing": "is missing", "empty": "is empty", "older": "has 1 complete rounds"}[loss]
    assert f"ledger.db' {found}, but the newest checkpoint is of step 250 after 5 rounds" in line
    assert "put ledger.db and ledger.db-wal back" in line and "--init run --out DIR" in line


def test_checkpoints_that_are_lost(cluster):
    out = train(cluster)
    shutil.rmtree(out / "checkpoints")
    line = refuses(cluster, "--steps", 300)
    assert "ledger.db' has 5 complete rounds, but" in line and "has no checkpoint of them" in line


@pytest.mark.parametrize("begun,changed,said", [
    ([], ["--algorithm", "sync"], "has --algorithm diloco, not sync"),
    (["--algorithm", "sync"], ["--algorithm", "diloco"], "has --algorithm sync, not diloco"),
    (["--algorithm", "sync"], ["--optimizer", "sgd"], "has --optimizer adamw, not sgd"),
    ([], ["--batch", 8], "has a step of --batch 4 --accumulate 1, not of 8 and 1"),
    ([], ["--accumulate", 2], "has a step of --batch 4 --accumulate 1, not of 4 and 2"),
])
def test_what_a_run_cannot_change(cluster, begun, changed, said):
    """It is refused, and the run goes on without it."""
    train(cluster, *begun, steps=20, every=10)
    line = refuses(cluster, "--steps", 40, *changed)
    assert said in line and "--init run --out DIR" in line
    resume(cluster, "--steps", 40)
    assert [line["step"] for line in round_metrics(cluster.folder / "run")] == [10, 20, 30, 40]


def parameters(out):
    """Of the newest checkpoint: the trained values, by name."""
    data = max((out / "checkpoints").glob("*.safetensors")).read_bytes()
    size = int.from_bytes(data[:8], "little")
    found = {}
    for name, entry in json.loads(data[8:8 + size]).items():
        if name != "__metadata__" and not name.startswith(("outer.", "reference.")):
            first, past = entry["data_offsets"]
            found[name] = array.array("f", data[8 + size + first:8 + size + past])
    return found


LIVE = ["--workers", 2, "--sync-every", 1500, "--steps", 1500 * 40, *OPTIONS, "--outer-momentum", 0, *QUICK]


def kill_in_a_round(cluster, *begun):
    """A shepherd that was killed while its workers train, and those."""
    shepherd = cluster.shepherd(*LIVE, *begun)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 2)
    shepherd.kill()
    return shepherd, workers


def test_workers_that_were_there_before_go_on_with_the_same_job(cluster):
    shepherd, workers = kill_in_a_round(cluster)
    again = cluster.resumed(shepherd)
    cluster.round_reached(again, len(round_metrics(again.out)) + 2)
    assert "w0@local is back" in again.text() and "w1@local is back" in again.text()
    assert all(worker.text().count("the step is") == 1 for worker in workers)


def test_workers_that_were_there_before_take_the_new_rate(cluster):
    shepherd, workers = kill_in_a_round(cluster)
    again = cluster.resumed(shepherd, "--lr", 1e-30, "--weight-decay", 0)
    first = len(round_metrics(again.out))
    before = parameters(again.out)
    cluster.round_reached(again, first + 2)
    again.kill()
    assert all(worker.text().count("the step is") == 2 for worker in workers)
    assert round_metrics(again.out)[-1]["learning_rate"] <= 1e-30
    after = parameters(again.out)
    assert before.keys() == after.keys()
    assert all(abs(a - b) < 1e-7 for name in before for a, b in zip(before[name], after[name]))


@pytest.mark.parametrize("begun,changed", [
    ([], ["--optimizer", "sgd"]), ([], ["--compression", "int8"]), ([], ["--broadcast-compression", "int8"]),
    ([], ["--algorithm", "streaming"]), (["--algorithm", "streaming", "--fragments", 3], ["--algorithm", "diloco"]),
])
def test_workers_that_were_there_before_take_the_new_job(cluster, begun, changed):
    shepherd, workers = kill_in_a_round(cluster, *begun)
    again = cluster.resumed(shepherd, *changed)
    cluster.round_reached(again, len(round_metrics(again.out)) + 3)
    assert again.running() and all(worker.running() for worker in workers)
    assert all(worker.text().count("the step is") == 2 for worker in workers)
    status = cluster.status(again)
    assert status["refused"] == {}
    again.kill()
    cluster.resumed(again)  # as it is now, without being told again
