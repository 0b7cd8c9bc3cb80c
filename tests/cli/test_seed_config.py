"""Configurations of the first generation: JSON, and the names keys had then."""

import json
import re

import pytest
from conftest import ROOT

SEED = ROOT / "examples/seed.json"
TEXT = "the quick brown fox jumps over the lazy dog. pack my box with five dozen liquor jugs!\n" * 40
TINY = ["--layers", 1, "--heads", 1, "--width", 8, "--context", 8, "--eval-batches", 1, "--sample-tokens", 0, "--threads", 1]


@pytest.fixture
def folder(pcp):
    (pcp.folder / "input.txt").write_text(TEXT)
    return pcp.folder


def config(pcp, **keys):
    (pcp.folder / "run.json").write_text(json.dumps(keys, indent="\t"))
    return ["--config", "run.json"]


def kept(folder, out="run"):
    lines = (folder / out / "config.yaml").read_text().splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def rates(folder, out="run"):
    lines = [json.loads(line) for line in (folder / out / "metrics.jsonl").read_text().splitlines()]
    return {line["step"]: line["learning_rate"] for line in lines if "learning_rate" in line}


def test_the_example_trains(pcp):
    (pcp.folder / "examples").symlink_to(ROOT / "examples")  # its paths are those of the source tree
    resumes = pcp.folder / "resumes.json"  # as a supervisor would say it: there is no run yet, so it is begun
    resumes.write_text(json.dumps(dict(json.loads(SEED.read_text()), should_resume=True)))
    out = pcp("train", "--config", "resumes.json", "--eval-batches", 2, "--threads", 1)
    assert "there is no run in runs/seed yet: starting one" in out
    assert "steps   120: 12 rounds of 10" in out and "nothing is sent to Weights & Biases yet" in out
    found = kept(pcp.folder, "runs/seed")
    assert {key: found[key] for key in ("order", "precision", "lr", "sync-every", "outer-momentum", "steps", "batch",
                                        "accumulate", "warmup")} == \
        {"order": "random", "precision": "f32", "lr": "0.01", "sync-every": "10", "outer-momentum": "0.6", "steps": "120",
         "batch": "8", "accumulate": "2", "warmup": "6"}  # a twentieth of the resolved steps
    assert json.loads(json.loads(found["wandb"])) == {"project": "pcp", "run_name": "nanogpt"}
    losses = [float(text) for text in re.findall(r"validation ([\d.]+)", out)]
    assert losses[0] > 4 and losses[-1] < 3.2
    assert "there is nothing left to do" in pcp("train", "--config", "resumes.json")  # checkpoint_dir is the run's folder


def test_every_key(pcp, folder):
    keys = dict(model_path="gpt", data_path="input.txt", tokenizer="byte", sampling="fifo", dtype="bf16", learning_rate=2e-3,
                tau=3, outer_loop_steps=4, nesterov_momentum=0.9, max_epochs=50, effective_batch_size=6, checkpoint_dir="run",
                should_resume=False, wandb_project="p", wandb_entity="e", wandb_run_name="r", wandb_mode="offline",
                wandb_tags=["a", "b"])
    pcp("train", *config(pcp, **keys), *TINY)
    found = kept(folder)
    assert found["tokenizer"] == "byte" and found["order"] == "fifo" and found["precision"] == "bf16" and found["lr"] == "0.002"
    assert found["steps"] == "12" and found["batch"] == "6" and found["accumulate"] == "1"
    assert json.loads(json.loads(found["wandb"])) == {"project": "p", "entity": "e", "run_name": "r", "mode": "offline",
                                                      "tags": ["a", "b"]}
    assert "rounds" not in found and "epochs" not in found and "effective-batch" not in found
    out = pcp("train", *config(pcp, **dict(keys, should_resume=True, outer_loop_steps=5)), *TINY)
    assert "changed: steps was 12, is 15" in out and "continuing after step 12 of 15" in out


def test_a_resume_needs_nothing_of_the_file(pcp, folder):
    pcp("train", *config(pcp, data_path="input.txt", tau=5, outer_loop_steps=8, effective_batch_size=6), *TINY, "--out",
        "whole")
    pcp("train", *config(pcp, data_path="input.txt", tau=5, outer_loop_steps=8, effective_batch_size=6), *TINY, "--out", "run",
        "--checkpoint-every", 15)
    for path in (folder / "run/checkpoints").glob("step-00000040.*"):
        path.unlink()  # as if it had been stopped after the step before
    assert "continuing after step 30 of 40" in pcp("train", "--resume", "--out", "run")
    assert rates(folder) == rates(folder, "whole") and max(rates(folder)) == 40


def test_the_key_of_wandb_is_written_nowhere(pcp, folder):
    out = pcp("train", *config(pcp, data_path="input.txt", wandb_api_key="very-secret", wandb_project="p", outer_loop_steps=1,
                               tau=4), *TINY, "--out", "run")
    (folder / "run.yaml").write_text("data: input.txt\nwandb: {api_key: very-secret, project: q}\n")
    out += pcp("train", "--config", "run.yaml", *TINY, "--steps", 4, "--out", "run-2")
    assert "very-secret" not in out
    files = [path for name in ("run", "run-2") for path in (folder / name).rglob("*") if path.is_file()]
    assert len(files) >= 10
    for path in files:
        assert b"very-secret" not in path.read_bytes(), path
    assert "project" in kept(folder)["wandb"] and "project" in kept(folder, "run-2")["wandb"]


@pytest.mark.parametrize("keys, expected", [
    (dict(learning_rte=1), "run.json:2: unknown key 'learning_rte'; the nearest is 'learning_rate'"),
    (dict(outer_steps=1), "unknown key 'outer_steps'"),
    (dict(learning_rate=1, lr=2), "run.json:3: 'learning_rate' and 'lr' are two names of one key: leave one out"),
    (dict(tau="many"), "run.json:2: tau: expected a positive whole number, got 'many'"),
    (dict(dtype="f64"), "run.json:2: dtype: expected f32|bf16, got 'f64'"),
    (dict(sampling="shuffled"), "run.json:2: sampling: expected random|fifo, got 'shuffled'"),
    (dict(should_resume="yes"), "run.json:2: should_resume: expected true or false"),
    (dict(wandb_config={"a": 1}), "run.json:2: wandb_config: expected a value"),
    (dict(wandb={"project": "p"}, wandb_entity="e"), "give 'wandb' or keys that begin with wandb_, not both"),
    (dict(effective_batch_size=6, batch=4), "effective-batch 6 cannot be made of micro-batches of 4: the nearest it could be are "
                                            "4 and 8"),
    (dict(effective_batch_size=6, batch=2, accumulate=2), "is accumulate 3, not 2"),
    (dict(effective_batch_size=7, accumulate=2), "cannot be made of 2 micro-batches of one size"),
])
def test_bad_files(pcp, folder, keys, expected):
    assert expected in pcp.refuses("train", *config(pcp, **keys), "--data", "input.txt", "--out", "run", *TINY)


def test_a_batch_that_the_module_fixes(pcp):
    line = pcp.refuses("train", "--model", ROOT / "examples/models/nanogpt_forward.mlir", "--data", SEED, "--out", "run",
                       "--effective-batch", 12)
    assert "effective-batch 12 cannot be made of micro-batches of 8, which the module of" in line and "8 and 16" in line


def test_null_is_not_set(pcp, folder):
    pcp("train", *config(pcp, data_path="input.txt", learning_rate=None, tokenizer=None, checkpoint_dir=None, max_epochs=None,
                         wandb_project=None), *TINY, "--steps", 2)
    found = kept(folder, "runs/gpt-1")
    assert found["lr"] == "0.001" and found["tokenizer"] == "char" and "wandb" not in found


# ---------------------------------------------------------------- rounds, epochs, steps


def batches_of_an_epoch(batch=2, context=8):
    training = len(TEXT) - len(TEXT) // 10  # --validation 0.1
    return (training - 1) // context // batch


def test_epochs_end_a_run(pcp, folder):
    out = pcp("train", "--data", "input.txt", "--batch", 2, "--epochs", 2, *TINY, "--out", "run")
    steps = 2 * batches_of_an_epoch()
    assert f"steps   {steps}: 2 epochs of {batches_of_an_epoch()}" in out
    assert kept(folder)["steps"] == str(steps) and f"of {steps}\n" in out
    by_step = rates(folder)
    assert max(by_step) == steps and by_step[steps] < 0.01 * max(by_step.values())  # the cosine ends with the run
    assert kept(folder)["warmup"] == str(min(200, steps // 20))


def test_micro_batches_count_in_an_epoch(pcp, folder):
    pcp("train", "--data", "input.txt", "--batch", 2, "--accumulate", 3, "--epochs", 1, *TINY, "--out", "run")
    assert kept(folder)["steps"] == str(batches_of_an_epoch(6))


@pytest.mark.parametrize("more, steps", [
    (["--epochs", 1, "--steps", 7], 7),
    (["--epochs", 1, "--steps", 100_000], None),
    (["--epochs", 1, "--rounds", 2, "--sync-every", 4], 8),
    (["--epochs", 1, "--rounds", 2, "--sync-every", 400], None),
    (["--rounds", 3, "--sync-every", 4, "--steps", 10], 10),
    (["--rounds", 3, "--sync-every", 4, "--steps", 20], 12),
    (["--rounds", 3], 150),
    (["--rounds", 3, "--algorithm", "sync"], 3),
])
def test_the_fewest_steps_win(pcp, folder, more, steps):
    pcp("train", "--data", "input.txt", "--batch", 2, *more, *TINY, "--out", "run")
    assert kept(folder)["steps"] == str(steps or batches_of_an_epoch())


def test_more_rounds_than_can_be_counted(pcp, folder):
    line = pcp.refuses("train", "--data", "input.txt", "--rounds", 10 ** 12, "--sync-every", 10 ** 12, *TINY, "--out", "run")
    assert "more than can be counted" in line
