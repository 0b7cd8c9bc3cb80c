"""One run on several engines at once: what they compute together is what one of them would have computed."""

import json
import os
import subprocess

import pytest
from conftest import PCP, check_ledger, round_metrics, validation_losses

STEPS, ROUNDS = 10, 6
SIZE = ["--size", "nano", "--batch", 4]
# Equal tokens for everybody: with one worker's steps fixed by --sync-every and no deadline that somebody could miss.
EQUAL = ["--deadline-factor", 100000, "--quorum", 1, "--most-steps-factor", 1]
SLOW = os.environ.get("PCP_SLOW_TESTS") == "1"


def usable_engines():
    done = subprocess.run([PCP, "engines", "--json"], capture_output=True, text=True, timeout=120)
    return {engine["name"] for engine in json.loads(done.stdout)["engines"] if engine["available"]}


def train(cluster, engines, out, more=()):
    shepherd = cluster.shepherd("--workers", len(engines), "--steps", STEPS * ROUNDS, "--sync-every", STEPS, "--lr", 0.001,
                                "--timeout", 60, *EQUAL, *more, out=out, name=f"shepherd-{out}", model=SIZE)
    workers = [cluster.worker(shepherd, "--engine", engine, name=f"{out}-{i}") for i, engine in enumerate(engines)]
    shepherd.ends(0, 400)
    for worker in workers:
        worker.ends(0)
    for i, engine in enumerate(engines):
        assert f"{out}-{i}@local joined: {engine} (" in shepherd.text()
    return shepherd


def test_four_engines_at_once(cluster):
    known = usable_engines()
    wanted = ["cpu", "xla:cpu", "iree:cpu", "iree:vulkan" if SLOW else "cpu"]
    missing = [engine for engine in wanted if engine not in known]
    if missing:
        pytest.skip(f"not usable here: {', '.join(missing)}")
    train(cluster, ["cpu"] * 4, "same")
    train(cluster, wanted, "mixed")
    same, mixed = (round_metrics(cluster.folder / out) for out in ("same", "mixed"))
    losses = [validation_losses(cluster.folder / out)[-1] for out in ("same", "mixed")]
    print(f"validation {losses}, tokens {same[-1]['tokens']}, {mixed[-1]['tokens']}")
    assert abs(losses[1] / losses[0] - 1) < 0.01, losses
    assert mixed[-1]["loss"] < mixed[0]["loss"]


@pytest.mark.parametrize("engine", ["iree:cpu"])
def test_a_worker_without_a_compiler(cluster, engine):
    """It waits for the artifact the shepherd compiles."""
    if engine not in usable_engines():
        pytest.skip(f"{engine} is not usable here")
    shepherd = cluster.shepherd("--workers", 2, "--steps", 40, "--sync-every", 10, "--timeout", 60)
    compiles = cluster.worker(shepherd, name="compiles")
    loads = cluster.worker(shepherd, "--no-compiler", "--engine", engine, name="loads")
    shepherd.ends(0, 200)
    compiles.ends(0)
    assert "the step is loaded as the shepherd compiled it" in loads.ends(0)
    check_ledger(shepherd.out)


def test_an_engine_that_cannot_take_artifacts(cluster):
    """cpu has none to send: the worker is told so or compiles all the same, but does not wait for ever."""
    shepherd = cluster.shepherd("--workers", 1, "--steps", 40, "--sync-every", 10)
    worker = cluster.worker(shepherd, "--no-compiler", name="w")
    shepherd.ends(0)
    worker.ends(0)
