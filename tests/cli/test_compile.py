"""pcp compile: every backend without its hardware, and what comes out of it runs."""

import json
import pathlib
import signal
import subprocess

import pytest

from conftest import ADD, PCP

INPUTS = ["--input=2x3xf32=1,2,3,4,5,6", "--input=2x3xf32=10"]


@pytest.mark.parametrize("options, mark", [
    (["--backend", "rocm", "--amd-target", "gfx942"], b"rocm-hsaco-fb"),
    (["--backend", "rocm", "--amd-target", "gfx90a"], b"rocm-hsaco-fb"),
    (["--backend", "rocm", "--amd-target", "gfx908"], b"rocm-hsaco-fb"),
    (["--backend", "cuda", "--cuda-target", "sm_90"], b".target sm_90"),
    (["--backend", "cuda", "--cuda-target", "sm_80"], b".target sm_80"),
    (["--backend", "metal"], b"metal-msl-fb"),
    (["--backend", "vulkan"], b"vulkan-spirv-fb"),
    (["--backend", "cpu", "--target", "x86-64-v3"], b"embedded-elf-x86_64"),
], ids=lambda value: "-".join(value[1::2]) if isinstance(value, list) else "")
def test_backends_need_no_hardware(pcp, options, mark):
    pcp.model(ADD)
    text = pcp("compile", "model.mlir", *options, "-o", "out.vmfb")
    assert text.startswith("out.vmfb: ")
    assert "@main(tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>" in text
    assert mark in (pcp.folder / "out.vmfb").read_bytes()


@pytest.mark.parametrize("backend", ["cuda", "rocm", "vulkan"])
@pytest.mark.release_only
def test_a_training_step_compiles_for_gpus(pcp, backend):
    step = pathlib.Path(__file__).parents[1] / "data" / "models" / "gpt_step.mlir"
    assert backend in pcp("compile", step, "--backend", backend, "-o", "step.vmfb", timeout=600)


def test_the_result_runs(pcp):
    pcp.model(ADD)
    pcp("compile", "model.mlir")
    assert "2x3xf32=[11 12 13][14 15 16]" in pcp("run", "model.vmfb", *INPUTS)


def test_the_result_runs_whatever_it_is_called(pcp):
    pcp.model(ADD)
    pcp("compile", "model.mlir", "-o", "program")
    assert "2x3xf32=[11 12 13][14 15 16]" in pcp("run", "program", "--engine", "iree:cpu", *INPUTS)


def test_json_says_what_was_made(pcp):
    pcp.model(ADD)
    made = json.loads(pcp("compile", "model.mlir", "--backend", "rocm", "--json"))
    assert made["file"] == "model.vmfb" and made["backend"] == "rocm" and made["target"] == "gfx942"
    assert made["bytes"] == (pcp.folder / "model.vmfb").stat().st_size
    assert made["arguments"] == ["tensor<2x3xf32>"] * 2 and made["results"] == ["tensor<2x3xf32>"]


def test_what_cannot_be_is_refused(pcp):
    pcp.model(ADD)
    assert "'rocm'" in pcp.refuses("compile", "model.mlir", "--backend", "rcom")
    assert "'gfx942'" in pcp.refuses("compile", "model.mlir", "--backend", "rocm", "--amd-target", "gfx94")
    assert "Unknown Vulkan target" in pcp.refuses("compile", "model.mlir", "--backend", "vulkan", "--target", "none")
    assert "'sm_80'" in pcp.refuses("compile", "model.mlir", "--backend", "cuda", "--cuda-target", "sm_81x")
    assert "--amd-target is for" in pcp.refuses("compile", "model.mlir", "--backend", "cuda", "--amd-target", "gfx942")
    assert "give -o" in pcp.refuses("compile", "-", stdin=ADD)
    assert "no such" in pcp.refuses("compile", "none.mlir").lower()
    pcp.refuses("compile", "model.mlir", "-o", "nowhere/out.vmfb")


def test_a_damaged_module_is_refused(pcp):
    pcp.model(ADD)
    pcp("compile", "model.mlir")
    whole = (pcp.folder / "model.vmfb").read_bytes()
    for size in [0, 3, 40, 200, len(whole) // 2, len(whole) - 30]:
        (pcp.folder / "cut.vmfb").write_bytes(whole[:size])
        pcp.refuses("run", "cut.vmfb", *INPUTS)
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 4
    (pcp.folder / "changed.vmfb").write_bytes(changed)
    assert "damaged" in pcp.refuses("run", "changed.vmfb", *INPUTS)
    (pcp.folder / "text.vmfb").write_text(ADD)
    assert "is not a .vmfb" in pcp.refuses("run", "text.vmfb", *INPUTS)


def test_a_module_for_other_hardware_or_engines_is_refused(pcp):
    pcp.model(ADD)
    pcp("compile", "model.mlir", "--backend", "metal")
    pcp.refuses("run", "model.vmfb", *INPUTS, code=1)
    assert "the engine cpu" in pcp.refuses("run", "model.vmfb", "--engine=cpu", *INPUTS)
    assert "is for metal" in pcp.refuses("run", "model.vmfb", "--engine=iree:cpu", *INPUTS)


def test_an_interrupt_ends_it_and_leaves_no_file(pcp):
    pcp.model(ADD)
    process = subprocess.Popen([PCP, "compile", "model.mlir", "--backend", "cpu"], cwd=pcp.folder)
    try:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert process.returncode != 0
    assert not (pcp.folder / "model.vmfb").exists()


def test_help_has_examples(pcp):
    text = pcp("compile", "--help")
    assert "Examples:" in text and "gfx90a" in text
