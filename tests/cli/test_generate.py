"""pcp generate: text from a run, by seed; with the cache, past the context, from any checkpoint."""

import re
import shutil
import subprocess

import pytest
from conftest import PCP

LINE = "abcdefghijklmnopqrstuvwxyz.\n"


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A run that has learnt the alphabet by heart."""
    folder = tmp_path_factory.mktemp("trained")
    (folder / "input.txt").write_text(LINE * 60)
    subprocess.run([PCP, "train", "--data", "input.txt", "--layers", "1", "--heads", "2", "--width", "32", "--context", "16",
                    "--batch", "8", "--steps", "400", "--lr", "0.02", "--checkpoint-every", "200", "--eval-every", "200",
                    "--threads", "1", "--quiet", "--out", "run"], cwd=folder, check=True, timeout=300)
    return folder


@pytest.fixture
def run(trained, pcp):
    shutil.copytree(trained / "run", pcp.folder / "run")
    return "run"


def test_goes_on_from_the_prompt_past_the_context(pcp, run):
    text = pcp("generate", "--run", run, "--prompt", "abc", "--tokens", 100, "--temperature", 0)
    assert text == (LINE * 5)[:103] + "\n"


def test_prompt_longer_than_the_context(pcp, run):
    prompt = (LINE * 3)[:70]
    text = pcp("generate", "--run", run, "--prompt", prompt, "--tokens", 20, "--temperature", 0)
    assert text == (LINE * 5)[:90] + "\n"


def test_without_a_prompt_a_line_begins(pcp, run):
    assert pcp("generate", "--run", run, "--tokens", 5, "--temperature", 0) == "abcde\n"


def test_seed_decides_the_text(pcp, run):
    def text(*more):
        return pcp("generate", "--run", run, "--prompt", "a", "--tokens", 60, "--temperature", 5, *more)
    assert text("--seed", 1) == text("--seed", 1, "--threads", 2)
    assert text("--seed", 1) == text("--seed", 1, "--threads", 0)
    assert text("--seed", 1) != text("--seed", 2)
    assert text("--top-k", 1) == ("a" + LINE[1:] + LINE * 3)[:61] + "\n"


def test_checkpoints_by_name(pcp, run):
    for which in ("last", "best", "200", "400"):
        assert pcp("generate", "--run", run, "--prompt", "x", "--tokens", 3, "--checkpoint", which).startswith("x")
    line = pcp.refuses("generate", "--run", run, "--checkpoint", "300")
    assert "expected last, best or one of the steps 200, 400" in line


def test_torn_checkpoint_falls_back_with_a_warning(pcp, run):
    path = pcp.folder / "run/checkpoints/step-00000400.safetensors"
    path.write_bytes(path.read_bytes()[:-1])
    done = subprocess.run([PCP, "generate", "--run", run, "--prompt", "a", "--tokens", "3"], cwd=pcp.folder,
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stdout.startswith("a")
    assert "warning: checkpoint of step 400 is not usable" in done.stderr
    assert "is torn" in pcp.refuses("generate", "--run", run, "--checkpoint", "400")


@pytest.mark.release_only
def test_bytes_that_are_no_character_are_not_cut(pcp):
    (pcp.folder / "input.txt").write_text("ñandú, žluťoučký kůň, 日本 🙂\n" * 60)
    pcp("train", "--data", "input.txt", "--tokenizer", "byte", "--layers", 1, "--heads", 2, "--width", 32, "--context", 32,
        "--batch", 8, "--steps", 500, "--lr", 0.02, "--threads", 1, "--quiet", "--out", "run")
    text = pcp("generate", "--run", "run", "--prompt", "ñandú", "--tokens", 40, "--temperature", 0)
    assert text.startswith("ñandú, žluťoučký kůň, 日本")


@pytest.mark.parametrize("more, expected", [
    (["--prompt", "ABC"], "is not among the"),
    (["--temperature", "-1"], "--temperature: expected a number from 0 to 1000, got '-1'"),
    (["--temperature", "nan"], "--temperature: expected a number from 0 to 1000, got 'nan'"),
    (["--temperature", "inf"], "--temperature: expected a number from 0 to 1000, got 'inf'"),
    (["--tokens", "-1"], "--tokens: expected a whole number, got '-1'"),
    (["--top-k", "-1"], "--top-k: expected a whole number, got '-1'"),
    (["--seed", "-1"], "--seed: expected a whole number, got '-1'"),
    (["--threads", "-1"], "--threads: expected a whole number from 0 to 4096, got '-1'"),
    (["--engine", "gpu"], "gpu"),
])
def test_bad_requests(pcp, run, more, expected):
    assert expected in pcp.refuses("generate", "--run", run, *more)


def test_what_is_no_run(pcp):
    assert "there is no run in 'nowhere'" in pcp.refuses("generate", "--run", "nowhere")
    pcp("train", "--model", "mlp", "--data", "synthetic:spiral", "--steps", 2, "--quiet", "--out", "spiral")
    assert "only a GPT writes text" in pcp.refuses("generate", "--run", "spiral")


@pytest.mark.parametrize("damaged", ['{"type": "char", "chara', '{"type": "char"}', "[]"])
def test_a_damaged_tokenizer_is_named_by_its_path(pcp, run, damaged):
    (pcp.folder / "run/tokenizer.json").write_text(damaged)
    assert "'run/tokenizer.json'" in pcp.refuses("generate", "--run", run)
    assert "'run/tokenizer.json'" in pcp.refuses("train", "--resume", "--out", run)


def test_a_run_without_a_checkpoint(pcp, run):
    for path in (pcp.folder / "run/checkpoints").iterdir():
        path.unlink()
    assert "there is no checkpoint" in pcp.refuses("generate", "--run", run)


def test_stats_go_to_standard_error(pcp, run):
    done = subprocess.run([PCP, "generate", "--run", run, "--prompt", "abc", "--tokens", "4", "--temperature", "0", "--stats"], cwd=pcp.folder,
                          capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout == "abcdefg\n"
    assert re.fullmatch(r"prompt  3 tokens in [\d.]+ ms\ntokens  3 more in [\d.]+ ms: [\d.]+ tokens/s\n", done.stderr)
