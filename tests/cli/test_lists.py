"""pcp ops, pcp engines, help and version, and what happens when nobody reads."""

import json
import os
import subprocess

import pytest
from conftest import PCP, ROOT

COMMANDS = ["run", "check", "show", "convert", "ops", "engines"]


def test_ops_in_every_form(pcp):
    names = [op["name"] for op in json.loads(pcp("ops", "--json"))]
    assert len(names) == len(set(names)) > 80 and "stablehlo.dot_general" in names
    text, markdown = pcp("ops"), pcp("ops", "--markdown")
    for name in names:
        assert f"  {name} " in text and f"| `{name}` |" in markdown


def test_docs_hold_the_current_table(pcp):
    assert (ROOT / "docs/ops.md").read_text().endswith(pcp("ops", "--markdown")), "run ./dev docs"


def test_engines(pcp):
    assert pcp("engines").startswith("cpu ")
    answer = json.loads(pcp("engines", "--json"))
    assert answer["engines"][0]["name"] == "cpu" and answer["engines"][0]["available"] and answer["engines"][0]["target"]
    assert answer["mlir"]["available"]


def test_version(pcp):
    assert pcp("--version").startswith("pcp 0.")


def test_help_has_examples(pcp):
    help_text = pcp("--help")
    assert "Examples:" in help_text and all(command in help_text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command_has_examples(pcp, command):
    assert f"pcp {command}" in pcp(command, "--help").split("Examples:")[1]


def test_mlir_library_that_is_not_there_is_a_failure_with_advice(pcp):
    pcp.model("module {}")
    done = subprocess.run([PCP, "check", "model.mlir"], capture_output=True, text=True, timeout=60, cwd=pcp.folder,
                          env={**os.environ, "PCP_MLIR_LIBRARY": "/no/such/library.so"})
    assert done.returncode == 1 and "PCP_MLIR_LIBRARY" in done.stderr and len(done.stderr.splitlines()) == 1


def test_full_disk_behind_standard_output_is_a_failure(pcp):
    with open("/dev/full", "w") as full:
        done = subprocess.run([PCP, "ops", "--json"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1 and done.stderr == "pcp: error: cannot write to standard output\n"


def test_reader_that_went_away_is_a_failure_without_a_signal(pcp):
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([PCP, "ops", "--json"], stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writer)
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1


def test_an_unknown_command_is_named_with_the_commands_there_are(pcp):
    message = pcp.refuses("foo")
    assert "'foo'" in message and "convert" in message and "nearest" not in message


@pytest.mark.parametrize("args, nearest", [
    (["trian"], "train"),
    (["shwo", "model.mlir"], "show"),
    (["show", "model.mlir", "--prety"], "--pretty"),
    (["--versoin"], "--version"),
    (["train", "--lyers", "4"], "--layers"),
    (["train", "--lyers=4", "--data", "input.txt"], "--layers"),
    (["generate", "--rum", "run"], "--run"),
    (["run", "--thread", "2", "model.mlir"], "--threads"),
    (["train", "--data", "input.txt", "--out", "run", "--size", "smal"], "small"),
    (["train", "--data", "input.txt", "--out", "run", "--model", "gtp"], "gpt"),
])
def test_a_misspelt_name_is_answered_with_the_nearest(pcp, args, nearest):
    (pcp.folder / "input.txt").write_text("some text " * 100)
    assert f"the nearest is '{nearest}'" in pcp.refuses(*args)


def test_a_name_that_is_near_to_nothing_gets_no_suggestion(pcp):
    message = pcp.refuses("train", "--zebra", "4")
    assert "pcp train has no option '--zebra' (see pcp train --help)" in message
