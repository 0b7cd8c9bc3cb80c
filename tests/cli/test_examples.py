"""The configurations and models of examples/, shortened where they would take long."""

import json
import os
import shutil
import struct
import subprocess

import numpy as np
import pytest
from conftest import ROOT

EXAMPLES = ROOT / "examples"


def losses(folder):
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    return [line["validation_loss"] for line in lines if "validation_loss" in line]


def write_safetensors(path, tensors):
    header, offset = {}, 0
    for name, tensor in tensors.items():
        kind = {"float32": "F32", "int32": "I32", "int64": "I64"}[tensor.dtype.name]
        header[name] = {"dtype": kind, "shape": tensor.shape, "data_offsets": [offset, offset + tensor.nbytes]}
        offset += tensor.nbytes
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(tensor.tobytes() for tensor in tensors.values()))


@pytest.mark.release_only
def test_spiral(pcp):
    pcp("train", "--config", EXAMPLES / "spiral.yaml", "--threads", 1, "--out", "run")
    assert losses(pcp.folder / "run")[-1] < 0.15


@pytest.mark.release_only
def test_shakespeare(pcp):
    shared = ROOT.parent / "shared/data/tiny_shakespeare.txt"
    text = shared if shared.exists() else ROOT / "docs/architecture.md"
    out = pcp("train", "--config", EXAMPLES / "shakespeare.yaml", "--data", text, "--steps", 12, "--warmup", 2, "--batch", 4,
              "--eval-every", 6, "--eval-batches", 2, "--sample-tokens", 30, "--threads", 1, "--out", "run")
    assert "4 layers, 4 heads, width 128, context 64" in out
    validation = losses(pcp.folder / "run")
    assert len(validation) == 3 and validation[-1] < validation[0] - 0.3


@pytest.fixture
def gpt2_folder(tmp_path):
    """A Hugging Face folder as from_pretrained reads it, of a very small GPT-2."""
    folder = tmp_path / "gpt2"
    shutil.copytree(ROOT / "tests/data/tokenizer/files", folder)
    vocabulary = 1 + max([*json.loads((folder / "vocab.json").read_text()).values(),
                          *json.loads((folder / "added_tokens.json").read_text()).values()])
    layers, width, positions = 2, 16, 64
    rng = np.random.default_rng(1)

    def normal(*shape):
        return (rng.standard_normal(shape) * 0.1).astype(np.float32)

    tensors = {"wte.weight": normal(vocabulary, width), "wpe.weight": normal(positions, width),
               "ln_f.weight": 1 + normal(width), "ln_f.bias": normal(width)}
    for i in range(layers):
        for name, (n, m) in {"attn.c_attn": (width, 3 * width), "attn.c_proj": (width, width), "mlp.c_fc": (width, 4 * width),
                             "mlp.c_proj": (4 * width, width)}.items():
            tensors[f"h.{i}.{name}.weight"], tensors[f"h.{i}.{name}.bias"] = normal(n, m), normal(m)
        for name in ("ln_1", "ln_2"):
            tensors[f"h.{i}.{name}.weight"], tensors[f"h.{i}.{name}.bias"] = 1 + normal(width), normal(width)
    write_safetensors(folder / "model.safetensors", tensors)
    (folder / "config.json").write_text(json.dumps({
        "model_type": "gpt2", "n_layer": layers, "n_head": 2, "n_embd": width, "n_positions": positions,
        "vocab_size": vocabulary, "activation_function": "gelu_new", "layer_norm_epsilon": 1e-5}))
    return folder


def test_gpt2_folder(pcp, gpt2_folder):
    (pcp.folder / "input.txt").write_text("The quick brown fox jumps over the lazy dog.\n" * 60)
    out = pcp("train", "--config", EXAMPLES / "gpt2.yaml", "--init", "gpt2", "--data", "input.txt", "--context", 32, "--lr",
              0.01, "--steps", 30, "--warmup", 5, "--threads", 1, "--out", "run")
    assert "2 layers, 2 heads, width 16, context 32" in out  # the first rows of the position table
    validation = losses(pcp.folder / "run")
    assert validation[-1] < 0.8 * validation[0]
    shutil.rmtree(gpt2_folder)  # the run stands alone
    assert pcp("generate", "--run", "run", "--prompt", "The quick", "--tokens", 10).startswith("The quick")
    pcp("train", "--resume", "--out", "run", "--steps", 32)


def test_gpt2_folder_that_does_not_fit(pcp, gpt2_folder):
    (pcp.folder / "input.txt").write_text("The quick brown fox jumps over the lazy dog.\n" * 200)
    command = ["train", "--init", "gpt2", "--data", "input.txt", "--out", "run"]
    assert "knows 64 positions" in pcp.refuses(*command, "--context", 65)
    assert "leave one out" in pcp.refuses(*command, "--size", "small")
    assert "only --model gpt starts from a GPT-2 folder" in pcp.refuses("train", "--model", "mlp", "--data", "synthetic:spiral", "--init", "gpt2", "--out",
                                             "run")


@pytest.mark.release_only
def test_jax_export(pcp):
    pcp("train", "--model", EXAMPLES / "models/jax_mlp.mlir", "--data", "synthetic:spiral", "--lr", 0.01, "--steps", 600,
        "--threads", 1, "--out", "run")
    assert losses(pcp.folder / "run")[-1] < 0.25


def test_jax_export_on_rows_of_a_file(pcp):
    rng = np.random.default_rng(2)
    points = rng.uniform(-1, 1, (500, 2)).astype(np.float32)
    labels = np.digitize(points[:, 0] * points[:, 1], [-0.1, 0.1]).astype(np.int32)
    write_safetensors(pcp.folder / "rows.safetensors", {"inputs": points, "targets": labels})
    model = EXAMPLES / "models/jax_mlp.mlir"
    pcp("train", "--model", model, "--data", "rows.safetensors", "--lr", 0.02, "--steps", 600, "--threads", 1, "--out", "run")
    validation = losses(pcp.folder / "run")
    assert validation[-1] < 0.5 * validation[0]
    header = (pcp.folder / "run/checkpoints/step-00000600.safetensors").read_bytes()
    for name in ("p['w1']", "p['b3']"):  # as JAX calls them
        assert json.dumps(name).encode() in header
    pcp("train", "--resume", "--out", "run", "--steps", 610)
    # The two data arguments the other way round do not fit.
    assert "inputs of type tensor<64xi32>" in pcp.refuses("train", "--model", model, "--data", "rows.safetensors",
                                                          "--data-args", "7,6", "--out", "other")


def test_an_exported_gpt_trains_on_text(pcp):
    (pcp.folder / "input.txt").write_text("abcdefghij" * 100)
    model = ROOT / "tests/data/gpt/forward.mlir"
    pcp("train", "--model", model, "--data", "input.txt", "--lr", 0.01, "--steps", 100, "--threads", 1, "--out", "run")
    validation = losses(pcp.folder / "run")
    assert validation[-1] < 0.5 * validation[0]


# The examples that need a Python with torch, torchax, jax and safetensors (3 GB, which CI does not install):
#   PCP_EXPORT_PYTHON=/path/of/python pytest tests/cli/test_examples.py -k there_and_back
ROUND_TRIPS = {
    "transformer": ("torch_export.py", ["transformer"], ["--data", "input.txt", "--tokenizer", "byte", "--steps", 40]),
    "cnn": ("torch_export.py", ["cnn"], ["--data", "model/images.safetensors", "--steps", 40]),
    "jax": ("jax_export.py", [], ["--data", "model/points.safetensors", "--lr", 0.01, "--steps", 100]),
}


@pytest.mark.skipif("PCP_EXPORT_PYTHON" not in os.environ,
                    reason="needs torch, torchax and jax: name such a Python in PCP_EXPORT_PYTHON")
@pytest.mark.parametrize("name", ROUND_TRIPS)
def test_there_and_back(pcp, name):
    """Exported, trained, and the loss computed again by the framework it came from."""
    program, which, options = ROUND_TRIPS[name]
    (pcp.folder / "input.txt").write_text((ROOT / "docs/architecture.md").read_text() * 4)

    def example(*arguments):
        return subprocess.run([os.environ["PCP_EXPORT_PYTHON"], EXAMPLES / program, *map(str, arguments)], check=True,
                              capture_output=True, text=True, cwd=pcp.folder,
                              env=dict(os.environ, JAX_PLATFORMS="cpu")).stdout

    example("export", *which, "model")
    names = ["--names", "model/names.txt"] if which else []
    pcp("train", "--model", next((pcp.folder / "model").glob("model.mlir*")), *names, "--init", "model/weights.safetensors",
        *options, "--out", "run")
    checkpoint = sorted((pcp.folder / "run/checkpoints").glob("*.safetensors"))[-1]
    ours, theirs = [float(line.split()[1]) for line in example("check", *which, "--checkpoint", checkpoint).splitlines()[-2:]]
    assert ours == pytest.approx(theirs, rel=1e-5)
    assert ours == pytest.approx(losses(pcp.folder / "run")[-1], rel=1e-6) and ours < losses(pcp.folder / "run")[0]
