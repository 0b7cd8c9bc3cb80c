"""examples/gt/gpt.py: its model and its step are those of JAX's ten stored steps, and it runs as its head says."""

import pathlib
import re
import subprocess
import sys

import numpy as np

import gt

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples" / "gt"))
import gpt

NAMES = {"tokens": "wte", "positions": "wpe", "norm": "ln_f", "blocks": "h", "first": "ln_1", "second": "ln_2",
         "qkv": "attn.c_attn", "out": "attn.c_proj", "up": "mlp.c_fc", "down": "mlp.c_proj"}


def stored_name(name):
    return ".".join(NAMES.get(part, part) for part in name.split("."))


def test_ten_steps_are_those_of_jax():
    stored = gt.load(ROOT / "tests/data/gpt/trajectory.safetensors")
    model = gpt.GPT(layers=2, heads=2, width=8, context=6, vocabulary=11)

    def of_jax(prefix):  # weights of layers are stored as [in, out]
        return {name: stored[prefix + stored_name(name)].transpose(0, 1) if "blocks" in name and value.ndim > 1
                else stored[prefix + stored_name(name)] for name, value in model.state_dict().items()}
    model.load_state_dict(of_jax(""))
    optimizer = gpt.optimizer_of(model)
    for step, (rate, wanted) in enumerate(zip(stored["rates"].tolist(), stored["losses"].tolist())):
        for group in optimizer.param_groups:
            group["lr"] = rate
        loss = gpt.train_step(model, optimizer, stored["inputs"][step], stored["targets"][step], clip=0.5)
        np.testing.assert_allclose(loss.item(), wanted, rtol=1e-5)
    for name, wanted in of_jax("final.").items():
        np.testing.assert_allclose(model.state_dict()[name].numpy(), wanted.numpy(), rtol=1e-3, atol=2e-5)


def test_the_example_learns(tmp_path):
    text = tmp_path / "text.txt"
    text.write_text("to be or not to be, that is the question. " * 50)
    run = subprocess.run([sys.executable, ROOT / "examples/gt/gpt.py", "--data", text, "--steps", "60", "--batch", "4", "--layers", "1",
                          "--heads", "2", "--width", "32", "--context", "16", "--lr", "1e-2"], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    losses = [float(loss) for loss in re.findall(r"loss ([\d.]+)", run.stdout)]
    assert len(losses) == 3 and losses[-1] < losses[0] / 2
