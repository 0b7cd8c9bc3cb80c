"""pcp train: a run that is stopped in any way continues bit for bit, and bad input loses nothing."""

import json
import pathlib
import random
import re
import resource
import signal
import struct
import subprocess
import time

import numpy as np
import pytest
from conftest import PCP, ROOT, SANITIZED

TEXT = "the quick brown fox jumps over the lazy dog. pack my box with five dozen liquor jugs!\n" * 40
TINY = ["--layers", 1, "--heads", 2, "--width", 8, "--context", 8, "--batch", 2, "--eval-batches", 2, "--sample-tokens", 20,
        "--threads", 1]


@pytest.fixture
def text(tmp_path):
    (tmp_path / "input.txt").write_text(TEXT)
    return "input.txt"


def train(text, *more, out="run", steps=60):
    return ["train", "--data", text, *TINY, "--steps", steps, "--out", out, *more]


def metrics(folder):
    """What must not depend on interruptions: everything but times and memory."""
    keys = ("step", "loss", "gradient_norm", "learning_rate", "tokens", "validation_loss")
    lines = (pathlib.Path(folder) / "metrics.jsonl").read_text().splitlines()
    return [tuple(json.loads(line).get(key) for key in keys) for line in lines]


def safetensors(path):
    """The format as its specification describes it: length, JSON header, raw tensors."""
    data = pathlib.Path(path).read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + length])
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__":
            continue
        begin, end = entry["data_offsets"]
        assert entry["dtype"] == "F32"
        tensors[name] = np.frombuffer(data[8 + length + begin:8 + length + end], "<f4").reshape(entry["shape"])
    return tensors


def checkpoints(folder):
    return sorted(int(path.stem[5:]) for path in (pathlib.Path(folder) / "checkpoints").glob("step-*.json"))


def start(folder, *args, **options):
    return subprocess.Popen([PCP, *map(str, args)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            **options)


def refused(pcp, *args, code=2):
    """Like pcp.refuses, for runs that have printed something before."""
    done = subprocess.run([PCP, *map(str, args)], cwd=pcp.folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == code, f"exit {done.returncode}, expected {code}\n{done.stdout}\n{done.stderr}"
    return done.stderr.splitlines()[-1]


def wait_for_line(process, start_of_line):
    for line in process.stdout:
        if line.startswith(start_of_line):
            return line
    raise AssertionError(f"no line '{start_of_line}': {process.stderr.read()}")


# ---------------------------------------------------------------- what a run leaves


def test_a_run_learns_and_leaves_its_folder(pcp, text):
    out = pcp(*train(text, "--lr", 0.02, "--eval-every", 100, "--checkpoint-every", 100, steps=300))
    assert "step    300/300   loss" in out and "validation" in out and "tokens/s" in out
    folder = pcp.folder / "run"
    rows = metrics(folder)
    assert [row[0] for row in rows if row[1] is not None] == list(range(1, 301))
    assert [row[0] for row in rows if row[5] is not None] == [0, 100, 200, 300]
    vocabulary = len(set(TEXT))
    assert rows[0][5] == pytest.approx(np.log(vocabulary), abs=0.05)  # nothing is known at first
    assert rows[-1][5] < 0.75 * rows[0][5]
    assert rows[-2][4] == 300 * 2 * 8  # tokens
    assert set(json.loads((folder / "tokenizer.json").read_text())["characters"]) == set(TEXT)
    svg = (folder / "loss.svg").read_text()
    assert svg.startswith("<svg") and svg.endswith("</svg>\n") and "validation" in svg
    assert out.rstrip("\n").splitlines()[-1] != ""
    assert "gpt, 1 layer, 2 heads, width 8" in out
    assert "\ntokenizer: char\n" in (folder / "config.yaml").read_text()


def test_checkpoint_is_plain_safetensors_with_its_description(pcp, text):
    pcp(*train(text, "--checkpoint-every", 20, "--eval-every", 0, steps=50))
    folder = pcp.folder / "run/checkpoints"
    assert checkpoints(pcp.folder / "run") == [40, 50]  # the last two
    info = json.loads((folder / "step-00000050.json").read_text())
    assert info["step"] == 50 and info["config"]["width"] == 8 and info["config"]["lr"] == 0.001
    assert info["metrics_bytes"] == (pcp.folder / "run/metrics.jsonl").stat().st_size
    tensors = safetensors(folder / info["tensors"])
    vocabulary = len(set(TEXT))
    assert tensors["wte.weight"].shape == (vocabulary, 8) and tensors["wpe.weight"].shape == (8, 8)
    assert tensors["h.0.attn.c_attn.weight"].shape == (8, 24)
    names = [name for name in tensors if not name.startswith("optimizer.")]
    for name in names:
        assert tensors[f"optimizer.first_moment.{name}"].shape == tensors[name].shape
        assert (tensors[f"optimizer.second_moment.{name}"] >= 0).all()
    assert len(tensors) == 3 * len(names)


def test_best_checkpoint_is_kept_besides_the_last(pcp, text):
    # The rate stays high and the data is a few lines: validation gets worse towards the end or not; either way the best stays.
    pcp(*train(text, "--lr", 0.3, "--schedule", "constant", "--checkpoint-every", 10, "--eval-every", 10, "--keep", 1,
               steps=100))
    losses = {row[0]: row[5] for row in metrics(pcp.folder / "run") if row[5] is not None and row[0] > 0}
    best = min(losses, key=losses.get)
    assert checkpoints(pcp.folder / "run") == sorted({best, 100})


def test_configuration_file_and_options_are_one(pcp, text):
    (pcp.folder / "run.yaml").write_text("data: input.txt\nlayers: 1\nheads: 2\nwidth: 8\ncontext: 8\nbatch: 2\n"
                                         "eval-batches: 2\nsteps: 60\nlr: 0.5\nout: from-file\n")
    pcp("train", "--config", "run.yaml", "--lr", 0.001)
    pcp(*train(text, out="from-options"))
    assert metrics(pcp.folder / "from-file") == metrics(pcp.folder / "from-options")


def test_same_losses_for_any_number_of_threads(pcp, text):
    pcp(*train(text, "--threads", 1, out="one"))
    pcp(*train(text, "--threads", 2, out="two"))
    pcp(*train(text, "--threads", 0, out="all"))
    assert metrics(pcp.folder / "one") == metrics(pcp.folder / "two") == metrics(pcp.folder / "all")


def test_micro_batches_give_the_step_of_one_large_batch(pcp, text):
    pcp(*train(text, "--batch", 4, out="whole", steps=10))
    pcp(*train(text, "--batch", 2, "--accumulate", 2, out="parts", steps=10))
    whole, parts = metrics(pcp.folder / "whole"), metrics(pcp.folder / "parts")
    losses = [[row[1] for row in rows if row[1]] for rows in (whole, parts)]
    assert losses[0] == pytest.approx(losses[1], rel=1e-4)


@pytest.mark.parametrize("more", [["--optimizer", "sgd", "--lr", 0.1], ["--precision", "bf16"], ["--remat", "block"],
                                  ["--remat", "full"], ["--rotary", "--rms-norm", "--tied=false", "--bias"],
                                  ["--order", "fifo"], ["--schedule", "linear", "--warmup", 5], ["--validation", 0],
                                  ["--tokenizer", "byte"]])
def test_variants_train(pcp, text, more):
    pcp(*train(text, "--lr", 0.02, *more, steps=120))
    losses = [row[1] for row in metrics(pcp.folder / "run") if row[1]]
    assert np.mean(losses[-10:]) < 0.95 * np.mean(losses[:5])


def test_without_validation_the_last_loss_is_printed(pcp, text):
    out = pcp(*train(text, "--validation", 0, steps=60))
    (line,) = [line for line in out.splitlines() if line.startswith("step     60/60   loss ")]
    losses = [row[1] for row in metrics(pcp.folder / "run")]
    assert line.split()[3] == f"{losses[-1]:.4f}"
    assert "validation" not in line


def test_sizes_are_known_in_any_case(pcp, text):
    out = pcp("train", "--data", text, "--size", "Nano", "--steps", 1, "--threads", 1, "--out", "run")
    assert "gpt, 3 layers, 3 heads, width 48, context 32" in out


def test_a_profile_shows_where_the_time_of_steps_went(pcp, text):
    out = pcp(*train(text, "--profile", steps=7))
    total, runs = re.search(r"^profile ([\d.]+) ms a run, of (\d+) runs$", out, re.MULTILINE).groups()
    lines = re.findall(r"^ *([\d.]+) % +([\d.]+) ms +(\d+) x  (.*)$", out, re.MULTILINE)
    assert runs == "7" and any("dot_general" in what for *_, what in lines)
    assert sum(float(share) for share, *_ in lines) == pytest.approx(100, abs=0.01 * len(lines))
    times = [float(time) for _, time, *_ in lines]
    assert sum(times) == pytest.approx(float(total), abs=0.001 * len(times))
    assert times[:-1] == sorted(times[:-1], reverse=True)  # the last is of all others
    assert "ms a run" not in pcp(*train(text, out="plain", steps=2))


def test_help_shows_defaults(pcp):
    words = " ".join(pcp("train", "--help").split())
    for expected in ("--tied The head is the token embedding (default: true)", "Rotary positions instead of learned ones (default: false)",
                     "Nesterov momentum (default: false)", "--lr X=0.001"):
        assert expected in words


def test_flat_token_files_train(pcp):
    tokens = np.tile(np.arange(20, dtype=np.uint16), 100)
    tokens.tofile(pcp.folder / "tokens.u16")
    tokens.astype(np.uint32).tofile(pcp.folder / "tokens.u32")
    tokens.tofile(pcp.folder / "tokens.bin")
    for kind in ("u16", "u32"):
        pcp(*train(f"tokens.{kind}", "--vocab", 20, "--lr", 0.02, out=kind))
    pcp(*train("tokens.bin", "--tokenizer", "u16", "--vocab", 20, "--lr", 0.02, out="bin"))
    assert metrics(pcp.folder / "bin") == metrics(pcp.folder / "u16")
    assert metrics(pcp.folder / "u16") == metrics(pcp.folder / "u32")
    for kind in ("u16", "u32"):
        assert f"\ntokenizer: {kind}\n" in (pcp.folder / kind / "config.yaml").read_text()


def test_mlp_learns_a_spiral(pcp):
    pcp("train", "--model", "mlp", "--data", "synthetic:spiral", "--batch", 64, "--lr", 0.01, "--steps", 400,
        "--threads", 1, "--out", "run")
    validation = [row[5] for row in metrics(pcp.folder / "run") if row[5] is not None]
    assert validation[-1] < 0.2 < validation[0]


# ---------------------------------------------------------------- stopping and continuing


def test_ctrl_c_writes_a_checkpoint_and_says_how_to_continue(pcp, text):
    pcp(*train(text, steps=400, out="whole"))
    for sign, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)):
        out = f"run{code}"
        process = start(pcp.folder, *train(text, "--eval-every", 5, "--checkpoint-every", 0, steps=400, out=out))
        wait_for_line(process, "step      5/")
        process.send_signal(sign)
        rest = process.communicate(timeout=60)[0]
        if process.returncode == 0:
            continue  # it was done before the signal came
        assert process.returncode == code
        assert f"pcp train --resume --out {out}" in rest
        (step,) = checkpoints(pcp.folder / out)
        assert f"stopped after step {step};" in rest
        pcp("train", "--resume", "--out", out)
        whole = [row for row in metrics(pcp.folder / "whole") if row[1]]
        assert [row for row in metrics(pcp.folder / out) if row[1]] == whole


def test_a_hang_up_is_ignored_under_nohup(pcp, text):
    process = start(pcp.folder, *train(text, "--eval-every", 5, steps=200),
                    preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    wait_for_line(process, "step      5/")
    process.send_signal(signal.SIGHUP)
    process.communicate(timeout=60)
    assert process.returncode == 0 and checkpoints(pcp.folder / "run")[-1] == 200


def test_second_ctrl_c_quits_at_once(pcp, text):
    process = start(pcp.folder, "train", "--data", text, "--size", "small", "--batch", 2 if SANITIZED else 64, "--threads", 1,
                    "--out", "run", "--eval-batches", 1)
    wait_for_line(process, "step      1/")  # a step takes long enough for both signals
    process.send_signal(signal.SIGINT)
    time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    error = process.communicate(timeout=60)[1]
    assert process.returncode == 130 and "once more quits at once" in error


@pytest.mark.release_only
def test_kill_9_at_random_moments_changes_nothing(pcp, text):
    options = ["--checkpoint-every", 7, "--eval-every", 10]
    pcp(*train(text, *options, steps=400, out="whole"))
    chance = random.Random(5)
    lines = pcp.folder / "run/metrics.jsonl"
    size = lambda: lines.stat().st_size if lines.exists() else 0
    kills = 0
    while True:
        enough = size() + chance.randrange(20_000)  # about 100 steps; less than nothing after what is cut away: at once
        process = start(pcp.folder, *train(text, *options, steps=400), "--resume")
        while process.poll() is None and size() < enough:
            time.sleep(0.0005)
        if kills % 3 == 0:
            time.sleep(chance.uniform(0, 0.02))  # into a checkpoint, too
        process.kill()
        error = process.communicate(timeout=60)[1]
        if process.returncode == 0:
            break
        assert process.returncode == -signal.SIGKILL, error
        kills += 1
    assert kills >= 3
    assert metrics(pcp.folder / "run") == metrics(pcp.folder / "whole")
    last = "checkpoints/step-00000400.safetensors"
    assert (pcp.folder / "run" / last).read_bytes() == (pcp.folder / "whole" / last).read_bytes()
    assert not list((pcp.folder / "run").rglob("*.part"))


@pytest.mark.parametrize("damage", ["cut", "flip", "description"])
def test_torn_checkpoint_is_passed_over(pcp, text, damage):
    pcp(*train(text, "--checkpoint-every", 20, steps=60))
    whole = metrics(pcp.folder / "run")
    folder = pcp.folder / "run/checkpoints"
    path = folder / ("step-00000060.json" if damage == "description" else "step-00000060.safetensors")
    data = bytearray(path.read_bytes())
    if damage == "flip":
        data[-5] ^= 1
    else:
        del data[len(data) // 2:]
    path.write_bytes(data)
    done = subprocess.run([PCP, "train", "--resume", "--out", "run"], cwd=pcp.folder, capture_output=True, text=True,
                          timeout=60)
    assert done.returncode == 0
    assert "warning: checkpoint of step 60 is not usable" in done.stderr and "trying step 40" in done.stderr
    assert "continuing after step 40" in done.stdout
    assert metrics(pcp.folder / "run") == whole


def test_no_whole_checkpoint_is_an_error_and_nothing_is_removed(pcp, text):
    pcp(*train(text, steps=10))
    path = pcp.folder / "run/checkpoints/step-00000010.safetensors"
    path.write_bytes(path.read_bytes()[:100])
    before = (pcp.folder / "run/metrics.jsonl").read_bytes()
    assert "no checkpoint in 'run/checkpoints' is whole" in refused(pcp, "train", "--resume", "--out", "run")
    assert (pcp.folder / "run/metrics.jsonl").read_bytes() == before


def test_a_finished_run_can_be_trained_on(pcp, text):
    pcp(*train(text, "--schedule", "constant", "--warmup", 0, "--eval-every", 10, steps=30))
    assert "step 30 is reached, the last is 30: there is nothing left to do" in pcp("train", "--resume", "--out", "run")
    out = pcp("train", "--resume", "--out", "run", "--steps", 60)
    assert "changed: steps was 30, is 60" in out
    pcp(*train(text, "--schedule", "constant", "--warmup", 0, "--eval-every", 10, steps=60, out="whole"))
    assert metrics(pcp.folder / "run") == metrics(pcp.folder / "whole")


def files(folder):
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".svg"}


@pytest.mark.parametrize("steps", [30, 20, 1])
def test_steps_that_are_done_leave_nothing_to_do(pcp, text, steps):
    pcp(*train(text, "--checkpoint-every", 10, steps=30))
    before = files(pcp.folder / "run")
    out = pcp("train", "--resume", "--out", "run", "--steps", steps, "--lr", 0.5)
    assert "nothing left to do; a --steps above 30 trains on" in out and "changed" not in out
    assert files(pcp.folder / "run") == before


def test_a_run_goes_on_from_an_earlier_checkpoint(pcp, text):
    options = ["--checkpoint-every", 10, "--keep", 3, "--eval-every", 0]
    pcp(*train(text, *options, steps=30))
    whole = metrics(pcp.folder / "run")
    out = pcp("train", "--resume", "--out", "run", "--from-step", 10)
    assert "continuing after step 10 of 30" in out
    assert metrics(pcp.folder / "run") == whole
    assert "there is no checkpoint of step 7 in" in refused(pcp, "train", "--resume", "--out", "run", "--from-step", 7)
    assert "--from-step continues a run" in pcp.refuses(*train(text, "--from-step", 10, out="other"))
    assert "from-step" not in (pcp.folder / "run/config.yaml").read_text()


def test_warm_up_stays_when_steps_change(pcp, text):
    pcp(*train(text, "--checkpoint-every", 20, steps=40))  # two steps of warm-up
    out = pcp("train", "--resume", "--out", "run", "--steps", 400)
    assert "the warm-up stays what the run began with: 2 steps; --warmup N changes it" in out
    assert "\nwarmup: 2\n" in (pcp.folder / "run/config.yaml").read_text()
    out = pcp("train", "--resume", "--out", "run", "--steps", 405, "--warmup", 3)
    assert "changed: warmup was 2, is 3" in out and "the warm-up stays" not in out
    assert "the warm-up stays" not in pcp("train", "--resume", "--out", "run", "--lr", 0.002, "--steps", 405)


def test_a_run_resumes_from_another_folder_without_its_first_values(pcp, text):
    pcp(*train(text, steps=20, out="first"))
    (pcp.folder / "first/checkpoints/step-00000020.safetensors").rename(pcp.folder / "init.safetensors")
    pcp(*train(text, "--init", "init.safetensors", steps=20))
    (pcp.folder / "init.safetensors").unlink()
    elsewhere = pcp.folder / "elsewhere"
    elsewhere.mkdir()
    done = subprocess.run([PCP, "train", "--resume", "--out", "../run", "--steps", "25"], cwd=elsewhere, capture_output=True,
                          text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_a_run_starts_from_the_newest_checkpoint_of_another(pcp, text):
    pcp(*train(text, "--rotary", "--checkpoint-every", 10, steps=20, out="first"))
    (pcp.folder / "other.txt").write_text("the lazy dog jumps over my box!\n" * 40)
    start_over = ["--data", "other.txt", "--steps", 1, "--lr", 0, "--weight-decay", 0, "--threads", 1]
    pcp("train", "--init", "first", *start_over, "--out", "second")
    begun = safetensors(pcp.folder / "second/checkpoints/step-00000001.safetensors")
    known = safetensors(pcp.folder / "first/checkpoints/step-00000020.safetensors")
    names = [name for name in known if not name.startswith("optimizer.")]
    assert names and all((begun[name] == known[name]).all() for name in names)
    tokenizers = [(pcp.folder / run / "tokenizer.json").read_text() for run in ("first", "second")]
    assert tokenizers[0] == tokenizers[1]

    for path in (pcp.folder / "first/checkpoints").iterdir():
        path.unlink()
    assert "the run has no checkpoint yet" in pcp.refuses("train", "--init", "first", *start_over, "--out", "third")
    (pcp.folder / "empty").mkdir()
    assert "expected a run folder" in pcp.refuses("train", "--init", "empty", *start_over, "--out", "third")


def test_a_run_does_not_go_on_with_other_data_in_silence(pcp, text):
    pcp(*train(text, steps=10))
    resume = ["train", "--resume", "--out", "run", "--steps"]
    data = pcp.folder / text
    before = data.read_text()
    data.write_text(before.replace("quick", "quiet"))
    why = refused(pcp, *resume, 20)
    assert f"'{data}' is not the data this run was trained on" in why and "--data-changed" in why
    assert sorted(path.name for path in (pcp.folder / "run/checkpoints").iterdir())[-1] == "step-00000010.safetensors"
    data.write_text(before)
    pcp(*resume, 15)
    data.write_text(before.replace("quick", "quiet"))
    pcp(*resume, 20, "--data-changed")
    pcp(*resume, 25)  # the checkpoint knows the new data now
    assert "data-changed" not in (pcp.folder / "run/config.yaml").read_text()


def test_only_one_process_trains_in_a_folder(pcp, text):
    process = start(pcp.folder, *train(text, "--eval-every", 5, steps=10_000_000))
    try:
        wait_for_line(process, "step      5/")
        assert "another process is training in 'run'" in refused(pcp, *train(text), code=1)
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(b"__asan_init" in pathlib.Path(PCP).read_bytes(), reason="AddressSanitizer holds freed memory back")
@pytest.mark.release_only
def test_memory_does_not_grow(pcp, text):
    pcp(*train(text, "--width", 128, "--context", 64, "--batch", 4, "--eval-every", 5, "--checkpoint-every", 5, steps=1000), timeout=600)
    lines = [json.loads(line) for line in (pcp.folder / "run/metrics.jsonl").read_text().splitlines()]
    resident = {line["step"]: line["resident_bytes"] for line in lines if "resident_bytes" in line}
    assert max(resident[step] for step in range(10, 1001)) <= 1.01 * resident[10]


# ---------------------------------------------------------------- what goes wrong


def test_checkpoint_of_another_model_is_named(pcp, text):
    pcp(*train(text, steps=10))
    line = refused(pcp, "train", "--resume", "--out", "run", "--width", 16)
    assert "is of another model: 'wte.weight' is" in line and "x8xf32" in line and "x16xf32" in line
    line = refused(pcp, "train", "--resume", "--out", "run", "--layers", 2)
    assert "it has no 'h.1.ln_1.weight'" in line
    line = refused(pcp, "train", "--resume", "--out", "run", "--optimizer", "sgd")
    assert "is of another model: it has no 'optimizer.momentum" in line
    pcp("train", "--resume", "--out", "run")  # nothing was changed by those


def test_full_disk_while_saving_keeps_the_checkpoint_before(pcp, text):
    pcp(*train(text, "--width", 64, steps=20))
    size = (pcp.folder / "run/checkpoints/step-00000020.safetensors").stat().st_size

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size // 2, size // 2))

    done = subprocess.run([PCP, "train", "--resume", "--out", "run", "--steps", "30"], cwd=pcp.folder, capture_output=True,
                          text=True, timeout=60, preexec_fn=limit)
    assert done.returncode == 1
    line = done.stderr.splitlines()[-1]
    assert "the checkpoint of step 30 could not be saved: cannot write" in line and "File too large" in line
    assert "the checkpoint of step 20 is kept" in line
    assert checkpoints(pcp.folder / "run") == [20]
    assert not list((pcp.folder / "run").rglob("*.part"))
    pcp("train", "--resume", "--out", "run", "--steps", 30)
    pcp(*train(text, "--width", 64, steps=30, out="whole"))
    assert checkpoints(pcp.folder / "run") == [20, 30]


def test_loss_that_is_not_finite_stops_with_its_step(pcp, text):
    pcp(*train(text, "--clip", 0, "--optimizer", "sgd", "--lr", 0.01, "--checkpoint-every", 5, steps=10))
    line = refused(pcp, "train", "--resume", "--out", "run", "--steps", 500, "--lr", 1e30, "--warmup", 0, code=1)
    assert " is nan at step 1" in line or " is inf at step 1" in line
    assert line.endswith("the checkpoint of step 10 is kept, go on from it with a lower rate: "
                         "pcp train --resume --out run --lr 1e+29")
    assert checkpoints(pcp.folder / "run")[-1] == 10
    assert all(np.isfinite(tensor).all() for tensor in safetensors(
        pcp.folder / "run/checkpoints/step-00000010.safetensors").values())
    pcp("train", "--resume", "--out", "run", "--steps", 20, "--lr", 0.01)


def test_the_advice_after_a_loss_that_is_not_finite_leads_out_of_it(pcp, text):
    options = ["--clip", 0, "--optimizer", "sgd", "--warmup", 0, "--schedule", "constant", "--min-lr", 400, "--lr", 400]
    line = refused(pcp, *train(text, *options, "--checkpoint-every", 0), code=1)
    assert line.endswith("there is no checkpoint before it: start again with a lower rate, such as --lr 40 --min-lr 0")
    pcp(*train(text, "--clip", 0, "--optimizer", "sgd", "--lr", 0.01, "--checkpoint-every", 5, steps=5))
    line = refused(pcp, "train", "--resume", "--out", "run", "--steps", 500, *options, code=1)
    for _ in range(4):  # the rate falls every time
        assert "the checkpoint of step 5 is kept" in line  # the later ones were saved on the way to NaN
        done = subprocess.run([PCP, *line.split(": pcp ")[1].split()], cwd=pcp.folder, capture_output=True, text=True, timeout=60)
        if done.returncode == 0:
            return
        line = done.stderr.splitlines()[-1]
    raise AssertionError(line)


def test_an_existing_run_is_not_overwritten(pcp, text):
    pcp(*train(text, steps=10))
    assert "'run' holds a run with checkpoints" in refused(pcp, *train(text, steps=10))


@pytest.mark.parametrize("content, expected", [
    (b"", "is empty"),
    (b"tiny", "the training data"),
    (b"just enough to train but not to validate", "the validation data"),
    (b"\xff\xfe not utf-8 " * 100, "not UTF-8"),
])
def test_bad_text(pcp, content, expected):
    (pcp.folder / "input.txt").write_bytes(content)
    assert expected in pcp.refuses(*train("input.txt"))


def test_tokens_beyond_the_vocabulary(pcp):
    np.arange(1000, dtype=np.uint16).tofile(pcp.folder / "tokens.u16")
    line = pcp.refuses(*train("tokens.u16", "--tokenizer", "u16", "--vocab", 100))
    assert "100" in line and "tokens.u16" in line
    for more in ([], ["--tokenizer", "u16"]):
        line = pcp.refuses(*train("tokens.u16", *more))
        assert "tokens.u16' holds tokens and does not say how large the vocabulary is: give --vocab" in line


@pytest.mark.parametrize("more, expected", [
    (["--heads", 3], "a width of 8 cannot be split into 3 heads"),
    (["--data", "missing.txt"], "'missing.txt'"),
    (["--size", "huge"], "nano, small, mid, gpt2-124m"),
    (["--model", "rnn"], "there is no model 'rnn': expected gpt, mlp"),
    (["--model", "mlp", "--tokenizer", "char"], "--tokenizer has no meaning here: an MLP trains on rows of numbers"),
    (["--model", "mlp"], "--sample-tokens has no meaning here: only a GPT writes text"),
    (["--lr", "fast"], "--lr: expected a number of at least 0, got 'fast'"),
    (["--steps", "0"], "--steps: expected a positive whole number, got '0'"),
    (["--steps", "1e3"], "--steps: expected a positive whole number, got '1e3'"),
    (["--threads", "5000"], "--threads: expected a whole number from 0 to 4096, got '5000'"),
    (["--optimizer", "adam"], "--optimizer: expected adamw|sgd, got 'adam'"),
    (["--engine", "gpu"], "gpu"),
    (["--init", "missing.safetensors"], "missing.safetensors"),
    (["--min-lr", 1], "min-lr 1 is above lr 0.001"),
    (["--tokenizer", "missing-folder"], "missing-folder"),
    (["--data", "synthetic:moons"], "there is synthetic:spiral"),
    (["--data", "synthetic:spiral"], "a GPT trains on text or tokens"),
    (["--data", "synthetic:spiral", "--tokenizer", "char"], "--tokenizer char is for text"),
    (["--function", "main"], "--function has no meaning here"),
    (["--width", 200_000], "parameters and optimizer state would take"),
    (["--width", 1_000_000_000_000], ""),
    (["--batch", 1_000_000_000], ""),
    (["--nesterov"], "nesterov is for --optimizer sgd"),
])
def test_bad_options(pcp, text, more, expected):
    assert expected in pcp.refuses(*train(text, *more))


@pytest.mark.parametrize("more, expected", [
    (["--data", "input.txt"], "an MLP trains on rows of numbers"),
    (["--heads", 2], "--heads has no meaning here: an MLP has layers and width"),
    (["--tied=false"], "--tied has no meaning here: an MLP has layers and width"),
    (["--vocab", 5], "--vocab has no meaning here: an MLP has layers and width"),
    (["--function", "main"], "--function has no meaning here"),
])
def test_options_that_mean_nothing_for_an_mlp(pcp, text, more, expected):
    assert expected in pcp.refuses("train", "--model", "mlp", "--data", "synthetic:spiral", "--out", "run", *more)


@pytest.mark.parametrize("more, expected", [
    (["--batch", 7], "--batch 7: the model of '"),
    (["--batch", 7], "was exported with a batch of 64; leave --batch out"),
    (["--layers", 4], "--layers has no meaning here: the module of '"),
    (["--vocab", 4], "--vocab has no meaning here: 'synthetic:spiral' is rows of numbers"),
    (["--sample-tokens", 4], "--sample-tokens has no meaning here: only a GPT writes text"),
])
def test_options_that_mean_nothing_for_an_imported_model(pcp, more, expected):
    model = ROOT / "examples/models/jax_mlp.mlir"
    assert expected in pcp.refuses("train", "--model", model, "--data", "synthetic:spiral", "--out", "run", *more)


def test_the_configuration_of_an_imported_run_starts_another(pcp):
    model = ROOT / "examples/models/jax_mlp.mlir"
    pcp("train", "--model", model, "--data", "synthetic:spiral", "--steps", 3, "--out", "run")
    assert "sample-tokens" not in (pcp.folder / "run/config.yaml").read_text()
    pcp("train", "--config", "run/config.yaml", "--out", "again")
    assert metrics(pcp.folder / "run") == metrics(pcp.folder / "again")


@pytest.mark.parametrize("yaml, expected", [
    ("lr: 0.1\nleyers: 3\n", "run.yaml:2: unknown key 'leyers'; the nearest is 'layers'"),
    ("eval_every: 3\n", "run.yaml:1: unknown key 'eval_every'; the nearest is 'eval-every'"),
    ("steps: many\n", "run.yaml:1: steps: expected a positive whole number, got 'many'"),
    ("steps: 3\nsteps: 4\n", "run.yaml:2: key 'steps' appears twice"),
    ("steps: {a: 1}\n", "run.yaml:1: steps: expected a value"),
    ("[1, 2\n", "run.yaml:"),
    ("just words\n", "run.yaml: expected lines 'key: value'"),
])
def test_bad_configuration_files(pcp, text, yaml, expected):
    (pcp.folder / "run.yaml").write_text(yaml)
    assert expected in pcp.refuses("train", "--config", "run.yaml", "--data", text, "--out", "run")


def test_a_vocabulary_larger_than_the_tokenizers_writes_only_known_characters(pcp, text):
    out = pcp(*train(text, "--vocab", 300, steps=2))
    assert "error" not in out
    written = pcp("generate", "--run", "run", "--tokens", 50, "--temperature", 2, "--top-k", 0)
    assert set(written) <= set(TEXT)


def test_the_tokenizer_of_a_run_cannot_change(pcp, text):
    pcp(*train(text, steps=2))
    config = (pcp.folder / "run/config.yaml").read_text()
    assert "tokenizer" in refused(pcp, "train", "--resume", "--out", "run", "--steps", 4, "--tokenizer", "byte")
    assert (pcp.folder / "run/config.yaml").read_text() == config


def test_a_torn_line_of_metrics_is_cut(pcp, text):
    pcp(*train(text, steps=10))
    path = pcp.folder / "run/metrics.jsonl"
    path.write_bytes(path.read_bytes()[:500])
    pcp("train", "--resume", "--out", "run", "--steps", 12)
    assert metrics(pcp.folder / "run")[-1][0] == 12


@pytest.mark.parametrize("more, expected", [
    (["--warmup", 100], "warm-up"),
    (["--layers", 1000000000], "layers"),
    (["--tied=maybe"], "expected true or false"),
])
def test_what_cannot_work_is_refused_before_a_folder_is_made(pcp, text, more, expected):
    assert expected in pcp.refuses(*train(text, *more))


def test_a_file_that_may_not_grow_is_a_clear_error(pcp, text):
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))  # noqa: E731
    done = subprocess.run([PCP, *map(str, train(text))], cwd=pcp.folder, capture_output=True, text=True, timeout=120, preexec_fn=limit)
    assert done.returncode == 1 and "cannot write" in done.stderr, done
    assert not list(pcp.folder.rglob("*.part"))
