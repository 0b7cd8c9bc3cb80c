"""What nobody said: pcp alone, a run without --out, without --data, and the first version's spelling of commands."""

import pathlib
import re
import subprocess

import pytest
from conftest import PCP, ROOT

TEXT = "the quick brown fox jumps over the lazy dog. pack my box with five dozen liquor jugs!\n" * 40
TINY = ["--layers", 1, "--heads", 1, "--width", 8, "--context", 8, "--batch", 2, "--eval-batches", 1, "--sample-tokens", 0,
        "--threads", 1, "--steps", 2]
NANOGPT = ROOT / "examples/models/nanogpt_forward.mlir"
SAMPLE = pathlib.Path(PCP).parent / "share/pcp/sample.txt"


@pytest.fixture
def text(tmp_path):
    (tmp_path / "input.txt").write_text(TEXT)
    return "input.txt"


def folder_of(out):
    """What the line of the run names."""
    (folder,) = re.findall(r"^run     (.*): starting at step 0", out, re.MULTILINE)
    return folder


def failed(pcp, *args, code=2):
    """The last line of a command that may have printed something before it failed."""
    done = subprocess.run([PCP, *map(str, args)], cwd=pcp.folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == code, f"exit {done.returncode}, expected {code}\n{done.stdout}\n{done.stderr}"
    return done.stderr.splitlines()[-1]


# ---------------------------------------------------------------- pcp


def test_pcp_alone_prints_its_help(pcp):
    done = subprocess.run([PCP], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == pcp("--help")


def test_commands_as_flags(pcp):
    assert pcp("--supervise", "--", PCP, "--version") == pcp("--version")
    assert "Run a supervised worker on each device" in pcp("--node-manager", "--help")
    assert "Lead a training" in pcp("--shepherd", "--help") and "Take part in" in pcp("--worker", "--help")
    assert "--port: expected a port" in pcp.refuses("--port", "x", "--shepherd")  # wherever the flag stands


def test_words_after_two_dashes_belong_to_the_supervised_command(pcp):
    assert pcp("--supervise", "--", "echo", "--worker", "--shepherd") == "--worker --shepherd\n"
    assert pcp("--restarts", 1, "--supervise", "--", "echo", "--node-manager") == "--node-manager\n"


# ---------------------------------------------------------------- --out


def test_runs_are_numbered(pcp, text):
    command = ["train", "--data", text, *TINY]
    (pcp.folder / "runs/gpt-2").mkdir(parents=True)  # whatever it is, it is not ours
    assert [folder_of(pcp(*command)) for _ in range(2)] == ["runs/gpt-1", "runs/gpt-3"]
    for number in (1, 3):
        assert (pcp.folder / f"runs/gpt-{number}/checkpoints/step-00000002.json").exists()
    assert not list((pcp.folder / "runs/gpt-2").iterdir())
    pcp("generate", "--run", "runs/gpt-3", "--tokens", 5)


def test_a_run_is_named_after_its_model(pcp):
    assert folder_of(pcp("train", "--model", "mlp", "--steps", 2)) == "runs/mlp-1"
    assert folder_of(pcp("train", "--model", NANOGPT, "--steps", 2, "--eval-batches", 1)) == "runs/nanogpt_forward-1"


def test_runs_that_start_together_have_folders_of_their_own(pcp, text):
    count = 6
    started = [subprocess.Popen([PCP, "train", "--data", text, *map(str, TINY)], cwd=pcp.folder, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True) for _ in range(count)]
    said = [process.communicate(timeout=120) for process in started]
    assert [process.returncode for process in started] == [0] * count, said
    assert sorted(folder_of(out) for out, _ in said) == [f"runs/gpt-{i}" for i in range(1, count + 1)]


@pytest.mark.parametrize("more", [["--heads", 3], ["--data", "missing.txt"], ["--warmup", 100], ["--engine", "gpu"],
                                  ["--model", "missing.mlir"]])
def test_what_is_refused_takes_no_number(pcp, text, more):
    pcp.refuses("train", "--data", text, *TINY, *more)  # leaves no file


def test_no_folder_can_be_made(pcp, text):
    (pcp.folder / "runs").write_text("a file")
    line = failed(pcp, "train", "--data", text, *TINY)
    assert "cannot make a folder for the run under" in line and "--out DIR" in line


def test_resume_needs_a_folder_and_proposes_the_newest(pcp, text):
    assert pcp.refuses("train", "--resume").endswith("--resume needs --out, the folder of the run to continue; there is no "
                                                     "run under runs/ here")
    for _ in range(3):
        pcp("train", "--data", text, *TINY)
    pcp("train", "--resume", "--out", "runs/gpt-2", "--steps", 3)
    for command in (["train"], ["shepherd", "--insecure", "--port", 0], ["train", "--workers", 2]):
        assert pcp.refuses(*command, "--resume").endswith("; the newest under runs/ is: --resume --out runs/gpt-2")


# ---------------------------------------------------------------- --data


def test_the_sample_text():
    text = SAMPLE.read_text()
    assert len(text) >= 50_000 and len(set(text)) <= 64
    assert "|" not in text and "`" not in text and "\n\n\n" not in text
    assert "a shepherd and two workers train together" in text  # the README
    assert "every batch is trained on exactly once per pass" in " ".join(text.split())  # docs/cluster.md


def test_a_gpt_trains_on_the_sample_text(pcp):
    out = pcp("train", *TINY)
    lines = out.splitlines()
    assert lines[0] == f"data    no --data was given: training on the sample text {SAMPLE}"
    assert "vocabulary 5" in out and folder_of(out) == "runs/gpt-1"
    assert f"\ndata: {SAMPLE}\n" in "\n" + (pcp.folder / "runs/gpt-1/config.yaml").read_text()
    assert "no --data was given" not in pcp("train", "--resume", "--out", "runs/gpt-1", "--steps", 3)


def test_an_imported_model_of_tokens_trains_on_it_too(pcp):
    out = pcp("train", "--model", NANOGPT, "--steps", 40, "--lr", 0.01, "--eval-batches", 2)
    assert "no --data was given: training on the sample text" in out
    losses = [float(text) for text in re.findall(r"validation ([\d.]+)", out)]
    assert losses[0] > 4 and losses[-1] < 3.5  # 65 characters: ln 65 = 4.2


def test_an_mlp_trains_on_the_spiral(pcp):
    out = pcp("train", "--model", "mlp", "--steps", 2)
    assert out.startswith("data    no --data was given: training on synthetic:spiral\n")


def test_where_there_is_no_default(pcp):
    line = pcp.refuses("train", "--model", ROOT / "examples/models/jax_mlp.mlir")
    assert "--data is missing" in line and "inputs of type tensor<64x2xf32>" in line and ".safetensors" in line
    assert "--tokenizer u16 is for a file of tokens" in pcp.refuses("train", "--tokenizer", "u16")
    assert "there is no run in 'run' to resume" in pcp.refuses("train", "--resume", "--out", "run")
    assert "there is no run in 'run' to resume" in pcp.refuses("shepherd", "--insecure", "--port", 0, "--resume", "--out", "run")
