"""Every algorithm and compression trains, to about the loss of DiLoCo in f32; options that make no sense are refused."""

import functools

import pytest
from conftest import MODEL, RUN, check_ledger, round_metrics, validation_losses

STEPS = 3000  # enough to come near the end: how many steps a worker gets in a round depends on its speed, which is noisy
# Every round waits for both workers, however busy the machine is.
OPTIONS = ["--steps", STEPS, "--sync-every", 50, "--lr", 0.01, "--quorum", 1, "--most-steps-factor", 1, "--timeout", 100,
           "--deadline-factor", 1e6]


def train(cluster, *more, out="run"):
    cluster.run("train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, *OPTIONS, *more, "--out", out, seconds=180)
    return validation_losses(cluster.folder / out)[-1]


@pytest.fixture(scope="session")
def remembered():
    return {}


@pytest.fixture
def diloco(cluster, remembered):
    """The loss everything is compared with: trained once."""
    if "loss" not in remembered:
        remembered["loss"] = train(cluster, out="diloco")
    return remembered["loss"]


def test_diloco_against_one_worker(cluster, diloco):
    """The same steps, twice the tokens."""
    cluster.run("train", "--data", "text.txt", *MODEL, *RUN, "--steps", STEPS, "--lr", 0.01, "--out", "alone")
    alone = validation_losses(cluster.folder / "alone")[-1]
    assert diloco < 1.05 * alone, (diloco, alone)


CASES = {
    "bf16": (["--compression", "bf16"], 0.02),
    "int8": (["--compression", "int8"], 0.02),
    "int4": (["--compression", "int4"], 0.05),
    "int4 updates alone": (["--compression", "int4", "--broadcast-compression", "f32"], 0.05),
    "int4 broadcast alone": (["--compression", "f32", "--broadcast-compression", "int4"], 0.05),
    "whole broadcast": (["--broadcast", "full"], 0.02),
    "late drop": (["--late", "drop"], 0.02),
    "clipped": (["--aggregate", "clipped"], 0.05),
    "streaming": (["--algorithm", "streaming", "--fragments", 3], 0.1),
    "streaming int4": (["--algorithm", "streaming", "--fragments", 3, "--compression", "int4"], 0.1),
    "streaming more fragments than tensors": (["--algorithm", "streaming", "--fragments", 30], 0.15),
    # At the end of the schedule nearly all of an update is the distance to the shared parameters that mixing has kept.
    "streaming that keeps nine tenths": (["--algorithm", "streaming", "--fragments", 3, "--mixing", 0.9, "--outer-momentum", 0], 0.1),
}


@pytest.mark.parametrize("name", CASES)
def test_about_as_good_as_diloco_in_f32(cluster, diloco, name):
    more, tolerance = CASES[name]
    loss = train(cluster, *more)
    print(f"{name}: {loss:.4f}, diloco {diloco:.4f}")
    assert abs(loss / diloco - 1) < tolerance, (loss, diloco)
    ledger = check_ledger(cluster.folder / "run")
    assert not ledger.returned and not ledger.outstanding


@pytest.mark.parametrize("compression,tolerance", [("f32", 1e-5), ("bf16", 1e-2)])
def test_sync_is_one_worker_with_the_whole_batch(cluster, compression, tolerance):
    """Synchronous data parallel on two workers is gradient accumulation over two batches, step for step."""
    same = ["--data", "text.txt", *MODEL, *RUN, "--steps", 200, "--lr", 0.01]
    cluster.run("train", "--workers", 2, "--algorithm", "sync", *same, "--quorum", 1, "--most-steps-factor", 1,
                "--compression", compression, "--out", "run", seconds=180)
    cluster.run("train", *same, "--accumulate", 2, "--out", "one")
    run, one = (round_metrics(cluster.folder / out) for out in ("run", "one"))
    assert [line["tokens"] for line in run] == [line["tokens"] for line in one]
    for key in ("loss", "learning_rate"):
        assert [line[key] for line in run] == pytest.approx([line[key] for line in one], rel=tolerance)
    losses = [validation_losses(cluster.folder / out) for out in ("run", "one")]
    assert losses[0] == pytest.approx(losses[1], rel=tolerance)


@pytest.mark.parametrize("optimizer", [["--optimizer", "sgd", "--lr", 0.5], ["--accumulate", 3], ["--precision", "bf16"],
                                       ["--remat", "block"], ["--outer-lr", 1, "--outer-momentum", 0], ["--order", "fifo"]])
def test_other_options_train(cluster, optimizer):
    cluster.run("train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, "--lr", 0.01, "--steps", 120, "--sync-every", 30,
                *optimizer, "--out", "run", seconds=180)
    losses = validation_losses(cluster.folder / "run")
    assert losses[-1] < losses[0] - 0.2, losses


def test_a_multilayer_perceptron(cluster):
    cluster.run("train", "--workers", 2, "--model", "mlp", "--data", "synthetic:spiral", "--lr", 0.01, "--steps", 400,
                "--sync-every", 50, "--out", "run", "--seed", 1, seconds=180)
    losses = validation_losses(cluster.folder / "run")
    assert losses[-1] < 0.7 * losses[0], losses


def test_the_same_seed_starts_the_same(cluster):
    first = functools.partial(train, cluster, "--steps", 30)
    assert abs(first(out="a") - first(out="b")) < 1e-4  # two workers, whichever comes first: sums in another order


# --- Options that make no sense.

BAD = [
    (["--algorithm", "dilocco"], "dilocco"),
    (["--compression", "int2"], "int2"),
    (["--broadcast", "half"], "half"),
    (["--workers", 0], "workers"),
    (["--workers", "x"], "workers"),
    (["--quorum", 1.5], "quorum"),
    (["--mixing", -1], "mixing"),
    (["--outer-momentum", 1], "outer-momentum"),
    (["--sync-every", 0], "sync-every"),
    (["--late", "keep"], "keep"),
    (["--most-steps-factor", 0.5], "most-steps-factor"),
    (["--heartbeat", 6], "heartbeat"),
    (["--heartbeat", 0], "heartbeat"),
    (["--timeout", 0], "timeout"),
    (["--algorithm", "sync", "--compression", "int4"], "compression"),
    (["--fragments", 0], "fragments"),
    (["--from-step", 3], "from-step"),
    (["--sync-evry", 3], "--sync-every"),
]


@pytest.mark.parametrize("more,word", BAD)
def test_bad_options(cluster, more, word):
    given = [] if more[0] == "--workers" else ["--workers", 2]
    line = cluster.refuses("train", *given, "--data", "text.txt", *MODEL, "--out", "run", *more)
    assert word in line
    assert not (cluster.folder / "run").exists()


CONFIG = """data: text.txt
layers: 1
heads: 1
width: 16
context: 16
batch: 4
steps: 40
sync-every: 20
workers: 2
out: run
"""


def test_a_config_file(cluster):
    (cluster.folder / "run.yaml").write_text(CONFIG + "algorithm: streaming\ncompression: int4\nfragments: 2\n")
    text = cluster.run("train", "--config", "run.yaml")
    assert "rounds  streaming: 4 rounds, a worker's 10 steps and one of 2 fragments each, updates in int4, broadcast in int4" in text
    again = cluster.refuses("train", "--config", "run.yaml")
    assert "--resume" in again


@pytest.mark.parametrize("key,nearest", [("compresion", "compression"), ("worker", "workers"), ("outer_lr", "outer-lr"),
                                         ("deadline-facter", "deadline-factor")])
def test_an_unknown_key_in_a_config_file(cluster, key, nearest):
    (cluster.folder / "run.yaml").write_text(CONFIG + f"{key}: 1\n")
    for command in ("train", "shepherd"):
        line = cluster.refuses(command, "--config", "run.yaml")
        assert key in line and f"'{nearest}'" in line


def test_options_win_over_the_file(cluster):
    (cluster.folder / "run.yaml").write_text(CONFIG)
    text = cluster.run("train", "--config", "run.yaml", "--sync-every", 10, "--compression", "bf16")
    assert "4 rounds, a worker's 10 steps each, updates in bf16" in text
