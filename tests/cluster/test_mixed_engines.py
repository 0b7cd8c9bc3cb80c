"""One run on several engines at once: what they compute together is what one of them would have computed."""

import json
import re
import subprocess

import pytest
from conftest import MODEL, PCP, RUN, check_ledger, round_metrics, trained_rounds, validation_losses, wait_until

STEPS, ROUNDS = 5, 5  # Vulkan that computes on the processor takes its time
SIZE = ["--size", "nano", "--batch", 2]
# No deadline that somebody could miss, and the same steps for everybody.
EQUAL = ["--deadline-factor", 100000, "--quorum", 1, "--most-steps-factor", 1]


def usable_engines():
    done = subprocess.run([PCP, "engines", "--json"], capture_output=True, text=True, timeout=120)
    return {engine["name"] for engine in json.loads(done.stdout)["engines"] if engine["available"]}


def train(cluster, engines, out, more=()):
    shepherd = cluster.shepherd("--workers", len(engines), "--steps", STEPS * ROUNDS, "--sync-every", STEPS, "--lr", 0.001,
                                "--timeout", 60, *EQUAL, *more, out=out, name=f"shepherd-{out}", model=SIZE)
    workers = [cluster.worker(shepherd, "--engine", engine, name=f"{out}-{i}") for i, engine in enumerate(engines)]
    wait_until(lambda: f"the end of {shepherd}",
               lambda: not shepherd.running() or any(worker.child.poll() not in (None, 0) for worker in workers), 400)
    for process in [*workers, shepherd]:
        process.ends(0)
    for i, engine in enumerate(engines):
        assert f"{out}-{i}@local joined: {engine} (" in shepherd.text()
    return shepherd


@pytest.fixture
def four():
    known = usable_engines()
    wanted = ["cpu", "xla:cpu", "iree:cpu", "iree:vulkan"]
    missing = [engine for engine in wanted if engine not in known]
    if missing:
        pytest.skip(f"not usable here: {', '.join(missing)}")
    return wanted


def test_four_engines_step_for_step(cluster, four):
    """Synchronous: the gradients of four engines add up to those of one."""
    more = ["--algorithm", "sync", "--sync-every", 1, "--steps", 10]
    for engines, out in ((["cpu"] * 4, "same"), (four, "mixed")):
        train(cluster, engines, out, more)
    same, mixed = (round_metrics(cluster.folder / out) for out in ("same", "mixed"))
    assert [line["tokens"] for line in same] == [line["tokens"] for line in mixed]
    assert [line["loss"] for line in same] == pytest.approx([line["loss"] for line in mixed], rel=1e-3)


def test_four_engines_at_once(cluster, four):
    """DiLoCo, each with the same steps: within 1 % of four times cpu."""
    train(cluster, ["cpu"] * 4, "same")
    train(cluster, four, "mixed")
    same, mixed = (round_metrics(cluster.folder / out) for out in ("same", "mixed"))
    losses = [validation_losses(cluster.folder / out)[-1] for out in ("same", "mixed")]
    assert same[-1]["tokens"] == mixed[-1]["tokens"] == 4 * STEPS * ROUNDS * 2 * 32, "everybody has the same steps"
    assert abs(losses[1] / losses[0] - 1) < 0.01, losses
    assert mixed[-1]["loss"] < mixed[0]["loss"]


@pytest.mark.parametrize("engine", ["xla:cpu", "iree:cpu"])
def test_a_local_cluster_on_another_engine(cluster, engine):
    if engine not in usable_engines():
        pytest.skip(f"{engine} is not usable here")
    cluster.run("train", "--workers", 2, "--engine", engine, "--data", "text.txt", *MODEL, *RUN, "--steps", 40, "--sync-every", 20,
                "--out", "run", seconds=240)
    assert len(round_metrics(cluster.folder / "run")) == 2


def test_a_worker_without_a_compiler(cluster):
    """It has only IREE's runtime, and waits for the artifact the shepherd compiles."""
    if "iree:cpu" not in usable_engines():
        pytest.skip("iree:cpu is not usable here")
    shepherd = cluster.shepherd("--workers", 2, "--steps", 40, "--sync-every", 10, "--timeout", 60)
    compiles = cluster.worker(shepherd, name="compiles")
    nothing = cluster.environment(PCP_MLIR_LIBRARY=str(cluster.folder / "there-is-none"))
    loads = cluster.worker(shepherd, "--no-compiler", "--engine", "iree:cpu", name="loads", env=nothing)
    loads.says("the step is loaded as the shepherd compiled it", seconds=120)
    shepherd.ends(0, 200)
    compiles.ends(0)
    text = loads.ends(0)
    assert trained_rounds(text), "it has trained with it"
    assert re.search(r"an artifact for iree:cpu \(.*\) is ready after", shepherd.text())
    check_ledger(shepherd.out)


def test_a_worker_without_a_compiler_that_does_not_say_so(cluster):
    """What makes the test above one: without a compiler this worker cannot compile anything, not even what measures it."""
    if "iree:cpu" not in usable_engines():
        pytest.skip("iree:cpu is not usable here")
    shepherd = cluster.shepherd("--workers", 1, "--steps", 40, "--sync-every", 10)
    nothing = cluster.environment(PCP_MLIR_LIBRARY=str(cluster.folder / "there-is-none"))
    worker = cluster.worker(shepherd, "--engine", "iree:cpu", name="w", env=nothing)
    assert "this needs the MLIR library" in worker.ends(1)


def test_the_cpu_engine_without_its_compiler(cluster):
    """It loads what the shepherd compiled, where one that may compile does so."""
    shepherd = cluster.shepherd("--workers", 2, "--steps", 40, "--sync-every", 10)
    loads = cluster.worker(shepherd, "--no-compiler", name="loads")
    compiles = cluster.worker(shepherd, name="compiles")
    shepherd.ends(0)
    assert "the step is loaded as the shepherd compiled it" in loads.ends(0)
    assert "the step is compiled" in compiles.ends(0)


def test_no_compiler_and_no_artifact(cluster):
    """Of another processor the shepherd has no artifact: such a worker ends and says why."""
    if not re.search(r"x86-64-v[34] kernels", cluster.run("engines")):
        pytest.skip("this machine has no second kind of processor to play")
    shepherd = cluster.shepherd("--workers", 1, "--steps", 40, "--sync-every", 10)
    worker = cluster.worker(shepherd, "--no-compiler", name="w", env=cluster.environment(PCP_ISA="v2"))
    log = worker.ends(2)  # another start would not change it
    assert "this worker compiles nothing (--no-compiler), and the shepherd has no step compiled for cpu" in log
    assert "the step is" not in log
    shepherd.says("no artifact for cpu")
