"""pcp export: what was trained as StableHLO, weights inside and beside, and in Hugging Face's form."""

import json
import shutil

import gpt2_in_numpy
import numpy as np
import pytest
from conftest import ROOT
from gpt2_in_numpy import read_safetensors
from test_engines import ENGINES, USABLE
from test_predict import linear, newest, rows_file, warned
from test_train import TEXT, TINY

HF = ROOT / "tests/data/gpt/hf"
EXPORTED = ROOT / "tests/data/gpt/exported"


def train_mlp(pcp):
    pcp("train", "--model", "mlp", "--data", "synthetic:spiral", "--width", 8, "--steps", 20, "--out", "run", "--quiet")
    np.save(pcp.folder / "x.npy", np.random.default_rng(3).standard_normal((5, 2)).astype(np.float32))
    return ["--batch", 5], ["--input=@x.npy"]


def train_gpt(pcp, *more):
    (pcp.folder / "input.txt").write_text(TEXT)
    pcp("train", "--data", "input.txt", *TINY, "--steps", 20, "--out", "run", "--quiet", *more)
    np.save(pcp.folder / "x.npy", np.random.default_rng(3).integers(0, 30, (2, 7)).astype(np.int32))
    return ["--batch", 2, "--length", 7], ["--input=@x.npy"]


def train_bf16_gpt(pcp):
    return train_gpt(pcp, "--precision", "bf16", "--rotary", "--rms-norm", "--tied=false")


def train_imported(pcp):
    pcp.model(linear(named=False), "linear.mlir")
    pcp("train", "--model", "linear.mlir", "--data", rows_file(pcp.folder), "--steps", 5, "--out", "run", "--quiet")
    np.save(pcp.folder / "x.npy", np.random.default_rng(3).standard_normal((4, 2)).astype(np.float32))
    return [], ["--input=@x.npy", "--input=4xi32=0,1,2,0"]


def train_weights_inside(pcp):
    """Parameters that are constants of the model's file, under names of their own, one of them frozen."""
    folder = ROOT / "tests/data/exports/weights_inside"
    pcp("train", "--model", folder / "model.mlir", "--names", folder / "names.txt", "--role", "window=frozen", "--data",
        folder / "rows.safetensors", "--steps", 5, "--out", "run", "--quiet")
    np.save(pcp.folder / "x.npy", np.random.default_rng(3).standard_normal((6, 1, 8, 8)).astype(np.float32))
    return [], ["--input=@x.npy", "--input=6xi64=0,1,2,0,1,2"]


# ---------------------------------------------------------------- StableHLO


@pytest.mark.parametrize("ending", ["mlir", "mlirbc"])
@pytest.mark.parametrize("train", [train_mlp, train_gpt, train_bf16_gpt, train_imported, train_weights_inside])
def test_predict_and_run_of_what_is_exported_give_the_same_bits(pcp, train, ending):
    sizes, inputs = train(pcp)
    pcp("predict", "--run", "run", *inputs, "--output=@predicted.npy")
    expected = np.load(pcp.folder / "predicted.npy")
    inside, beside = f"inside.{ending}", f"beside.{ending}"
    assert "the parameters inside" in pcp("export", "--run", "run", *sizes, "-o", inside)
    assert "in beside.safetensors" in pcp("export", "--run", "run", *sizes, "--weights", "beside", "-o", beside)
    pcp("run", inside, *inputs, "--output=@inside.npy")
    pcp("run", beside, "--params", "beside.safetensors", *inputs, "--output=@beside.npy")
    for name in ("inside", "beside"):
        result = np.load(pcp.folder / f"{name}.npy")
        assert result.dtype == expected.dtype and result.tobytes() == expected.tobytes()
    kept = read_safetensors(newest(pcp.folder / "run"))
    beside_it = read_safetensors(pcp.folder / "beside.safetensors")
    assert set(beside_it) == {name for name in kept if not name.startswith("optimizer.")}
    assert all(beside_it[name].tobytes() == kept[name].tobytes() for name in beside_it)


@pytest.mark.parametrize("train", [train_mlp, train_gpt, train_bf16_gpt, train_imported])
def test_mlir_verifies_what_is_exported(pcp, train):
    sizes, _ = train(pcp)
    for weights in ("inside", "beside"):
        pcp("export", "--run", "run", *sizes, "--weights", weights, "-o", "m.mlir")
        pretty = pcp("show", "--pretty", "m.mlir")  # read, verified and printed by MLIR
        assert "stablehlo.dot_general" in pretty
        assert ("pcp.name" in pretty) == (weights == "beside")


@pytest.mark.release_only  # the engines are not ours to sanitize
@pytest.mark.parametrize("engine", [
    pytest.param(name, marks=pytest.mark.skipif(name not in USABLE, reason=ENGINES[name].get("needs", "")))
    for name in ("xla:cpu", "iree:cpu")])
@pytest.mark.parametrize("train", [train_mlp, train_gpt])
def test_other_engines_run_what_is_exported(pcp, train, engine):
    sizes, inputs = train(pcp)
    pcp("predict", "--run", "run", *inputs, "--output=@predicted.npy")
    pcp("predict", "--run", "run", *inputs, "--output=@engine.npy", "--engine", engine)
    pcp("export", "--run", "run", *sizes, "-o", "inside.mlir")
    pcp("export", "--run", "run", *sizes, "--weights", "beside", "-o", "beside.mlirbc")
    pcp("run", "inside.mlir", *inputs, "--output=@inside.npy", "--engine", engine)
    pcp("run", "beside.mlirbc", "--params", "run", *inputs, "--output=@beside.npy", "--engine", engine)
    results = {name: np.load(pcp.folder / f"{name}.npy") for name in ("predicted", "engine", "inside", "beside")}
    assert results["beside"].tobytes() == results["engine"].tobytes()  # the same graph
    # Compilers fold constants as they like, so the bits of the last place may differ.
    np.testing.assert_allclose(results["inside"], results["engine"], rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(results["engine"], results["predicted"], rtol=1e-4, atol=1e-5)


def test_an_imported_module_keeps_its_functions(pcp):
    train_imported(pcp)
    out, note = warned(pcp, "export", "--run", "run", "-o", "m.mlir")
    assert "@main(tensor<4x2xf32>, tensor<4xi32>) -> tensor<f32>" in out
    assert "@forward(tensor<4x2xf32>, tensor<i64>) -> (tensor<4x3xf32>, tensor<4xi64>)" in out
    assert "@backwards(tensor<4x2xf32>) -> tensor<4x3xf32>" in out
    assert "@stranger(tensor<7xf32>) -> tensor<7xf32>" in out
    assert note.startswith("pcp: note: @stranger is exported without weights: no argument of @stranger has the name")
    kept = read_safetensors(newest(pcp.folder / "run"))
    pcp("run", "m.mlir", "--function", "backwards", "--input=@x.npy", "--output=@y.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), np.load(pcp.folder / "x.npy") @ kept["arg0"] + kept["arg1"],
                               rtol=1e-5, atol=1e-6)
    warned(pcp, "export", "--run", "run", "--weights", "beside", "-o", "b.mlir")
    for function in ("forward", "backwards"):
        more = ["--input=i64=1"] if function == "forward" else []
        asked = ["--function", function, "--input=@x.npy", *more]
        assert pcp("run", "b.mlir", "--params", "b.safetensors", *asked) == pcp("predict", "--run", "run", *asked)


def test_the_default_is_a_batch_of_one_in_the_runs_folder(pcp):
    train_gpt(pcp)
    assert "@main(tensor<1x8xi32>) -> tensor<1x8x30xf32>" in pcp("export", "--run", "run")
    assert (pcp.folder / "run/model.mlir").exists()
    pcp("export", "--run", "run", "--format", "huggingface")
    assert (pcp.folder / "run/huggingface/config.json").exists()


def test_the_checkpoint_that_is_asked_for_is_exported(pcp):
    (pcp.folder / "input.txt").write_text(TEXT)
    pcp("train", "--data", "input.txt", *TINY, "--steps", 20, "--checkpoint-every", 10, "--out", "run", "--quiet")
    for step in (10, 20):
        assert f"step {step}: wrote" in pcp("export", "--run", "run", "--checkpoint", step, "--weights", "beside", "-o",
                                            "m.mlir")
        kept = read_safetensors(pcp.folder / f"run/checkpoints/step-{step:08}.safetensors")
        assert read_safetensors(pcp.folder / "m.safetensors")["wte.weight"].tobytes() == kept["wte.weight"].tobytes()


@pytest.mark.parametrize("train, more, expected", [
    (train_mlp, ["-o", "m.txt"], "cannot tell the form of 'm.txt': expected a name ending in .mlir (text) or .mlirbc"),
    (train_mlp, ["-o", "none/m.mlir"], "none/m.mlir"),
    (train_mlp, ["--length", 4], "--length has no meaning here: an MLP takes rows of numbers"),
    (train_mlp, ["--format", "huggingface"], "--format huggingface is for a GPT, the run's model is 'mlp'"),
    (train_gpt, ["--length", 9], "9 tokens in a context of 8"),
    (train_gpt, ["--batch", 0], "--batch: expected a positive whole number, got '0'"),
    (train_gpt, ["--weights", "outside"], "--weights"),
    (train_gpt, ["--format", "onnx"], "--format"),
    (train_gpt, ["--format", "huggingface", "--batch", 2], "--batch has no meaning here"),
    (train_gpt, ["--format", "huggingface", "--weights", "inside"], "--weights has no meaning here"),
    (train_gpt, ["--format", "huggingface", "-o", "run"], "'run' is the folder of a run"),
    (train_gpt, ["--format", "huggingface", "-o", "x.npy"], "'x.npy' is a file"),
    (train_bf16_gpt, ["--format", "huggingface", "-o", "hf"], "learned positions, this model has rotary ones"),
    (train_imported, ["--batch", 2], "--batch has no meaning here: the module of '"),
])
def test_what_cannot_be_exported(pcp, train, more, expected):
    train(pcp)
    assert expected in pcp.refuses("export", "--run", "run", *more)


def test_rms_norm_has_no_form_in_gpt_2(pcp):
    train_gpt(pcp, "--rms-norm")
    assert "LayerNorm, this model has RMSNorm" in pcp.refuses("export", "--run", "run", "--format", "huggingface", "-o", "h")


# ---------------------------------------------------------------- Hugging Face


def run_from_folder(pcp, folder, *more):
    """A run whose parameters are those of a Hugging Face folder: a step at rate 0 leaves them as they are."""
    vocabulary = json.loads((folder / "config.json").read_text())["vocab_size"]
    (np.arange(4000) % vocabulary).astype("<u2").tofile(pcp.folder / "data.u16")
    pcp("train", "--data", "data.u16", "--tokenizer", "u16", "--init", folder, "--steps", 1, "--lr", 0, "--batch", 2, "--out",
        "run", "--quiet", *more)


def test_a_folder_of_transformers_comes_back_bit_for_bit(pcp):
    run_from_folder(pcp, HF)
    out = pcp("export", "--run", "run", "--format", "huggingface", "-o", "hf")
    assert "no tokenizer: the run was trained on tokens from" in out
    before, after = read_safetensors(HF / "model.safetensors"), read_safetensors(pcp.folder / "hf/model.safetensors")
    assert before.keys() == after.keys()
    for name in before:
        assert before[name].shape == after[name].shape and before[name].tobytes() == after[name].tobytes(), name
    old = json.loads((HF / "config.json").read_text())
    new = json.loads((pcp.folder / "hf/config.json").read_text())
    untrained = {"attn_pdrop", "embd_pdrop", "resid_pdrop", "initializer_range"}  # what only transformers' training reads
    names = {"bos_token_id", "eos_token_id"}  # of tokens: there is no tokenizer
    for key in old.keys() & new.keys() - untrained - names:
        assert old[key] == new[key], key
    assert new["tie_word_embeddings"] is True
    assert not (pcp.folder / "hf/tokenizer.json").exists()


@pytest.mark.parametrize("more", [[], ["--bias"], ["--tied=false"]])
def test_gpt_2_in_numpy_gives_the_logits_of_a_trained_run(pcp, more):
    _, inputs = train_gpt(pcp, "--lr", 0.03, *more)
    pcp("export", "--run", "run", "--format", "huggingface", "-o", "hf")
    pcp("predict", "--run", "run", *inputs, "--output=@y.npy")
    expected = gpt2_in_numpy.logits(pcp.folder / "hf", np.load(pcp.folder / "x.npy"))
    assert np.abs(expected).max() > 0.5
    np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), expected, rtol=1e-4, atol=1e-5)
    names = read_safetensors(pcp.folder / "hf/model.safetensors")
    assert ("lm_head.weight" in names) == ("--tied=false" in more)
    assert (not names["transformer.h.0.mlp.c_fc.bias"].any()) == ("--bias" not in more)


def test_transformers_gave_these_logits_for_a_run_that_was_exported(pcp):
    """EXPORTED was trained and exported by us; tests/data/make_exported.py has how, and stored what transformers makes of it."""
    values = read_safetensors(EXPORTED / "values.safetensors")
    run_from_folder(pcp, EXPORTED)
    np.save(pcp.folder / "x.npy", values["inputs"])
    pcp("predict", "--run", "run", "--input=@x.npy", "--output=@y.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), values["logits"], rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(gpt2_in_numpy.logits(EXPORTED, values["inputs"]), values["logits"], rtol=1e-4, atol=1e-5)


def test_tokenizers_are_exported_with_the_numbers_they_had(pcp):
    train_gpt(pcp)
    pcp("export", "--run", "run", "--format", "huggingface", "-o", "chars")
    file = json.loads((pcp.folder / "chars/tokenizer.json").read_text())
    assert file["model"]["vocab"] == {c: i for i, c in enumerate(sorted(set(TEXT)))}
    config = json.loads((pcp.folder / "chars/tokenizer_config.json").read_text())
    assert config["tokenizer_class"] == "PreTrainedTokenizerFast" and config["model_max_length"] == 8
    shutil.rmtree(pcp.folder / "run")
    train_gpt(pcp, "--tokenizer", ROOT / "tests/data/tokenizer/tokenizer.json")
    pcp("export", "--run", "run", "--format", "huggingface", "-o", "bpe")
    file = json.loads((pcp.folder / "bpe/tokenizer.json").read_text())
    theirs = json.loads((ROOT / "tests/data/tokenizer/tokenizer.json").read_text())
    assert file["model"]["vocab"] == theirs["model"]["vocab"]
    assert json.loads((pcp.folder / "bpe/config.json").read_text())["eos_token_id"] == 600
    assert json.loads((pcp.folder / "bpe/tokenizer_config.json").read_text())["eos_token"] == "<|endoftext|>"
    # A run may start from what another one was exported as.
    pcp("train", "--data", "input.txt", "--init", "bpe", "--steps", 1, "--lr", 0, "--batch", 2, "--out", "again", "--quiet",
        "--sample-tokens", 0)
    asked = ["--prompt", "the lazy", "--json"]
    first, second = (json.loads(pcp("predict", "--run", run, *asked))["results"][0]["values"] for run in ("run", "again"))
    np.testing.assert_allclose(second, first, rtol=1e-5, atol=1e-6)
