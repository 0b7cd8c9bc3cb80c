"""Engines behind PJRT plugins, from the command line: what runs agrees with cpu, what cannot run says why."""

import json
import os
import subprocess

import pytest
from conftest import PCP, ROOT

ENGINES = {engine["name"]: engine for engine in json.loads(
    subprocess.run([PCP, "engines", "--json"], capture_output=True, text=True, check=True, timeout=60).stdout)["engines"]}
needs_xla = pytest.mark.skipif(not ENGINES["xla:cpu"]["available"], reason=ENGINES["xla:cpu"].get("needs", ""))
XOR = ["run", str(ROOT / "examples/models/xor.mlir"), "--input=4x2xf32=[0 0][0 1][1 0][1 1]"]


def run(*arguments, **environment):
    return subprocess.run([PCP, *arguments], capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


@needs_xla
def test_results_are_those_of_cpu_and_standard_error_stays_empty():
    done = run(*XOR, "--engine=xla:cpu", "--stats")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith("result[0]: tensor<4xf32>\n4xf32=0 1 1 0\n") and "xla:cpu (cpu-" in done.stdout
    assert run(*XOR, "--engine=xla").stdout == run(*XOR).stdout


@needs_xla
def test_schedule_lists_what_xla_compiled():
    done = run("show", str(ROOT / "examples/models/xor.mlir"), "--schedule", "--engine=xla:cpu")
    assert done.returncode == 0 and "f32[4]" in done.stdout and "arguments 32 B" in done.stdout


@needs_xla
@pytest.mark.parametrize("option", ["--profile", "--no-fuse", "--threads=2"])
def test_options_without_a_meaning_are_refused_by_name(option):
    done = run(*XOR, "--engine=xla:cpu", option)
    assert done.returncode == 2 and option.split("=")[0] in done.stderr and len(done.stderr.splitlines()) == 1


@needs_xla
@pytest.mark.release_only
def test_training_and_text_are_those_of_cpu(tmp_path):
    text = tmp_path / "text.txt"
    text.write_text("the cat sat on the mat and the dog sat on the log. " * 60)
    losses = {}
    for engine in ["cpu", "xla:cpu"]:
        out = tmp_path / engine.replace(":", "_")
        done = run("train", "--data", str(text), "--size=nano", "--steps=10", f"--engine={engine}", "--quiet", "--out", str(out))
        assert done.returncode == 0, done.stderr
        steps = [json.loads(line) for line in (out / "metrics.jsonl").read_text().splitlines()]
        losses[engine] = [step["loss"] for step in steps if "loss" in step]
        written = run("generate", "--run", str(out), "--tokens=8", f"--engine={engine}", "--seed=1")
        assert written.returncode == 0 and written.stderr == "" and len(written.stdout) >= 8
    assert len(losses["cpu"]) >= 10
    assert losses["xla:cpu"] == pytest.approx(losses["cpu"], rel=1e-3)


@pytest.mark.parametrize("engine, code, words", [
    ("xla:/no/such/plugin.so", 2, "there is no plugin '/no/such/plugin.so'"),
    (f"xla:{ROOT}/README.md:0", 2, "cannot be loaded as a plugin"),
    ("xla:gpu", 2, 'there is no engine "xla:gpu"'),
    ("xla:cpu:one", 2, "the number of a device"),
])
def test_what_is_no_engine_is_said_in_one_line(engine, code, words):
    done = run(*XOR, f"--engine={engine}")
    assert done.returncode == code and words in done.stderr and len(done.stderr.splitlines()) == 1


@needs_xla
def test_device_that_is_not_there():
    done = run(*XOR, "--engine=xla:cpu:99")
    assert done.returncode == 2 and "xla:cpu has" in done.stderr


def test_plugin_that_is_missing_is_listed_and_asked_for():
    missing = {"PCP_XLA_CPU_PLUGIN": "/no/such/plugin.so"}
    done = run(*XOR, "--engine=xla:cpu", **missing)
    assert done.returncode == 1 and "PCP_XLA_CPU_PLUGIN" in done.stderr and len(done.stderr.splitlines()) == 1
    assert "xla:cpu      missing" in run("engines", **missing).stdout


def test_plugin_that_fails_to_load_is_listed_as_missing_with_the_reason():
    done = run("engines", PCP_XLA_CPU_PLUGIN=str(ROOT / "README.md"))
    assert done.returncode == 0 and done.stderr == ""
    assert "xla:cpu      missing" in done.stdout and "cannot be loaded as a plugin" in done.stdout
