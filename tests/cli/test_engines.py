"""Engines from the command line: the pipeline test, the choice by hardware, and the artifact cache."""

import json
import os
import subprocess

import pytest
from conftest import ADD, PCP, ROOT

ENGINES = {engine["name"]: engine for engine in json.loads(
    subprocess.run([PCP, "engines", "--json"], capture_output=True, text=True, check=True, timeout=60).stdout)["engines"]}
USABLE = [name for name in ENGINES if ENGINES[name]["available"]]
STAGES = ["engine", "graph", "gradient", "step", "mlir", "compile", "run", "compare"]
needs_xla = pytest.mark.skipif("xla:cpu" not in USABLE, reason=ENGINES["xla:cpu"].get("needs", ""))


@pytest.mark.parametrize("engine", ["cpu", *(pytest.param(engine, marks=pytest.mark.release_only) for engine in USABLE if engine != "cpu")])
def test_the_pipeline_works_on_every_engine_that_is_here(pcp, engine):
    answer = json.loads(pcp("pipeline-test", "--engine", engine, "--json", timeout=400))
    assert answer["ok"] and answer["engine"] == engine
    assert [stage["stage"] for stage in answer["stages"]] == STAGES


@pytest.mark.release_only
@pytest.mark.skipif("iree:cpu" not in USABLE, reason=ENGINES["iree:cpu"].get("needs", ""))
def test_an_embedding_by_one_hot_rows_is_right_on_iree(pcp):
    """Its rows are comparisons: IREE took true for -1 where a product reads it."""
    model = ROOT / "examples/models/nanogpt_forward.mlir"
    assert "verify result[0]: " in pcp("run", model, "--random-inputs", "--engine", "iree:cpu", "--verify")


@pytest.mark.release_only
@pytest.mark.skipif("iree:cpu" not in USABLE, reason=ENGINES["iree:cpu"].get("needs", ""))
def test_a_batch_of_one_trains_on_iree(pcp):
    """Its step needs more of the stack than IREE allows by itself."""
    (pcp.folder / "text.txt").write_text("the quick brown fox jumps over the lazy dog. " * 20)
    losses = {}
    for engine in ["cpu", "iree:cpu"]:
        pcp("train", "--data", "text.txt", "--size", "nano", "--batch", 1, "--steps", 2, "--eval-batches", 1, "--sample-tokens", 0,
            "--engine", engine, "--out", engine, timeout=300)
        lines = map(json.loads, (pcp.folder / engine / "metrics.jsonl").read_text().splitlines())
        losses[engine] = [line["loss"] for line in lines if "loss" in line]
    assert len(losses["cpu"]) == 2 and losses["iree:cpu"] == pytest.approx(losses["cpu"], rel=1e-3)


def test_the_pipeline_test_says_what_it_does(pcp):
    text = pcp("pipeline-test", "--precision", "bf16")
    assert all(f"\n{stage} " in "\n" + text for stage in STAGES) and text.endswith("the whole pipeline works on cpu\n")


@pytest.mark.parametrize("arguments, words", [
    (["--engine", "abacus"], ["abacus", "cpu, xla, iree or reference"]),
    (["--engine", "xls:cpu"], ["xls:cpu", "'xla'"]),
    (["--backend", "cudaa"], ["cudaa", "'cuda'"]),
    (["--backend", "cpu", "--amd-target", "gfx942"], ["gfx942", "rocm"]),
    (["--engine", "cpu:1"], ["cpu:1"]),
])
def test_engines_that_are_not_there(pcp, arguments, words):
    message = pcp.refuses("run", pcp.model(ADD), "--random-inputs", *arguments)
    assert all(word in message for word in words), message


def test_a_backend_chooses_an_engine(pcp):
    model = pcp.model(ADD)
    run = lambda *arguments: json.loads(pcp("run", model, "--random-inputs", "--stats", "--json", *arguments))["stats"]["engine"]
    assert run() == run("--backend", "cpu") == run("--backend=vulkan", "--engine=cpu") == "cpu"
    if "iree:vulkan" in USABLE:
        assert run("--backend", "vulkan") == "iree:vulkan"
    if "xla:cuda" not in USABLE and "iree:cuda" not in USABLE:
        assert "xla:cuda" in pcp.refuses("run", model, "--random-inputs", "--backend", "cuda", code=1)


def start(folder, *arguments, **environment):
    done = subprocess.run([PCP, *map(str, arguments)], capture_output=True, text=True, timeout=300, cwd=folder,
                          env={**os.environ, "PCP_CACHE": "on", "PCP_CACHE_DIR": str(folder / "cache"), **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@needs_xla
@pytest.mark.release_only
def test_the_second_start_of_a_training_compiles_nothing(tmp_path):
    (tmp_path / "text.txt").write_text("to be or not to be, that is the question. " * 200)
    train = ["train", "--data", "text.txt", "--layers", 1, "--heads", 1, "--width", 8, "--context", 8, "--batch", 2, "--steps", 3,
             "--engine", "xla:cpu", "--sample-tokens", 0]
    assert "compiled in" in start(tmp_path, *train, "--out", "first")
    assert "from the artifact cache, nothing compiled" in start(tmp_path, *train, "--out", "second")
    artifacts = json.loads(start(tmp_path, "cache", "list", "--json"))["artifacts"]
    assert {artifact["engine"] for artifact in artifacts} == {"xla:cpu"} and len(artifacts) == 2  # the step and the evaluation
    for artifact in (tmp_path / "cache").iterdir():
        artifact.write_bytes(artifact.read_bytes()[:-1])
    assert "compiled in" in start(tmp_path, *train, "--out", "third"), "a torn artifact is compiled again"
    assert "compiled in" in start(tmp_path, *train, "--out", "fourth", PCP_CACHE="off")
    assert "2 artifacts" in start(tmp_path, "cache", "list")
    assert "deleted 2 artifacts" in start(tmp_path, "cache", "clear")
    assert "0 artifacts" in start(tmp_path, "cache", "list")
    losses = [[json.loads(line)["loss"] for line in (tmp_path / run / "metrics.jsonl").read_text().splitlines() if '"loss"' in line]
              for run in ["first", "second", "third", "fourth"]]
    assert losses[0] == losses[1] == losses[2] == losses[3]


@pytest.mark.parametrize("name, value", [("PCP_CACHE", "maybe"), ("PCP_CACHE_LIMIT", "much"), ("PCP_CACHE_LIMIT", "-1")])
def test_bad_settings_of_the_cache(tmp_path, name, value):
    done = subprocess.run([PCP, "cache", "list"], capture_output=True, text=True, timeout=60, env={**os.environ, "PCP_CACHE": "on", name: value})
    assert done.returncode == 2 and name in done.stderr and value in done.stderr


def test_a_cache_that_is_off_or_has_no_place(tmp_path):
    for environment in ({**os.environ, "PCP_CACHE": "off"}, {"PATH": os.environ["PATH"]}):
        done = subprocess.run([PCP, "cache", "list"], capture_output=True, text=True, timeout=60, env=environment)
        assert done.returncode == 1 and "cache" in done.stderr
