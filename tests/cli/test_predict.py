"""pcp run --params and pcp predict: a checkpoint bound by name, and every kind of model asked."""

import json
import subprocess

import numpy as np
import pytest
from conftest import PCP, ROOT
from gpt2_in_numpy import write_safetensors
from test_train import TEXT, TINY, checkpoints, safetensors

AFFINE = """module {
  func.func public @main(%w: tensor<3x2xf32> {pcp.name = "w"}, %b: tensor<2xBIAS> {pcp.name = "b"},
                         %x: tensor<4x3xf32> {pcp.name = "x"}) -> tensor<4x2xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.convert %b : (tensor<2xBIAS>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x2xf32>
    return %3 : tensor<4x2xf32>
  }
}
"""

# A linear model whose loss is trained, and functions beside it: its values and a number a row, its values with the
# parameters last, and one that has nothing of the model's.
LINEAR = """module {
  func.func public @main(%w: tensor<2x3xf32> PARAM_W, %b: tensor<3xf32> PARAM_B, %x: tensor<4x2xf32>, %y: tensor<4xi32>)
      -> tensor<f32> {
    %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %logits = stablehlo.add %l, %bb : tensor<4x3xf32>
    %yf = stablehlo.convert %y : (tensor<4xi32>) -> tensor<4xf32>
    %yb = stablehlo.broadcast_in_dim %yf, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %d = stablehlo.subtract %logits, %yb : tensor<4x3xf32>
    %s = stablehlo.multiply %d, %d : tensor<4x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1]
           : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    return %sum : tensor<f32>
  }
  func.func public @forward(%w: tensor<2x3xf32> PARAM_W, %b: tensor<3xf32> PARAM_B, %x: tensor<4x2xf32>, %k: tensor<i64>)
      -> (tensor<4x3xf32>, tensor<4xi64>) {
    %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %logits = stablehlo.add %l, %bb : tensor<4x3xf32>
    %k4 = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i64>) -> tensor<4xi64>
    return %logits, %k4 : tensor<4x3xf32>, tensor<4xi64>
  }
  func.func public @backwards(%x: tensor<4x2xf32>, %w: tensor<2x3xf32> PARAM_W, %b: tensor<3xf32> PARAM_B)
      -> tensor<4x3xf32> {
    %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %logits = stablehlo.add %l, %bb : tensor<4x3xf32>
    return %logits : tensor<4x3xf32>
  }
  func.func public @stranger(%x: tensor<7xf32>) -> tensor<7xf32> {
    return %x : tensor<7xf32>
  }
}
"""


def linear(named):
    text = LINEAR
    for name in "wb":
        text = text.replace(f"PARAM_{name.upper()}", f'{{pcp.name = "{name}"}}' if named else "")
    return text


def rows_file(folder, rows=40, width=2, name="rows.safetensors"):
    random = np.random.default_rng(5)
    write_safetensors(folder / name, {"inputs": random.standard_normal((rows, width)).astype(np.float32),
                                      "targets": random.integers(0, 3, rows).astype(np.int32)})
    return name


def warned(pcp, *args):
    """Standard output and standard error of a command that works."""
    done = subprocess.run([PCP, *map(str, args)], cwd=pcp.folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def newest(folder):
    return folder / f"checkpoints/step-{checkpoints(folder)[-1]:08}.safetensors"


# ---------------------------------------------------------------- pcp run --params


@pytest.fixture
def affine(pcp):
    random = np.random.default_rng(1)
    tensors = {"w": random.standard_normal((3, 2)).astype(np.float32), "b": np.array([1.5, -0.1], np.float32)}
    x = random.standard_normal((4, 3)).astype(np.float32)
    np.save(pcp.folder / "x.npy", x)
    write_safetensors(pcp.folder / "p.safetensors", tensors)
    pcp.model(AFFINE.replace("BIAS", "f32"))
    return tensors, x


def test_params_are_bound_by_name_and_the_rest_takes_inputs(pcp, affine):
    tensors, x = affine
    out, err = warned(pcp, "run", "model.mlir", "--params", "p.safetensors", "--input=@x.npy", "--output=@y.npy")
    assert (out, err) == ("", "")
    np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), x @ tensors["w"] + tensors["b"], rtol=1e-6)


@pytest.mark.parametrize("dtype, error", [("f16", 1e-3), ("bf16", 1e-2), ("f64", 1e-6)])
def test_params_take_the_floating_type_of_the_argument(pcp, affine, dtype, error):
    tensors, x = affine
    pcp.model(AFFINE.replace("BIAS", dtype))
    pcp("run", "model.mlir", "--params", "p.safetensors", "--input=@x.npy", "--output=@y.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), x @ tensors["w"] + tensors["b"], atol=error)


def test_params_that_are_missing_are_named_with_their_types(pcp, affine):
    write_safetensors(pcp.folder / "p.safetensors", {"beta": affine[0]["b"], "optimizer.momentum.w": affine[0]["w"]})
    line = pcp.refuses("run", "model.mlir", "--params", "p.safetensors", "--input=@x.npy")
    assert "@main needs 3 --input, in order: w tensor<3x2xf32>, b tensor<2xf32>, x tensor<4x3xf32>; 1 was given. " \
           "'p.safetensors' has no tensors of these names" in line
    assert "has tensors that no argument of @main is named after: beta" in line and "momentum" not in line


def test_params_of_another_shape_are_named_with_both_types(pcp, affine):
    write_safetensors(pcp.folder / "p.safetensors", {"w": affine[0]["w"].T.copy(), "b": affine[0]["w"][0, :1].copy()})
    assert "'p.safetensors' does not fit @main: w is tensor<2x3xf32> there and tensor<3x2xf32> here, b is tensor<1xf32> " \
           "there and tensor<2xf32> here" in pcp.refuses("run", "model.mlir", "--params", "p.safetensors", "--input=@x.npy")


def test_params_that_nothing_takes_are_warned_of_but_for_the_state_of_training(pcp, affine):
    tensors, _ = affine
    state = {f"{kind}.w": tensors["w"] for kind in ("optimizer.first_moment", "outer.velocity", "reference")}
    write_safetensors(pcp.folder / "p.safetensors", tensors | state | {"head": tensors["b"], "tail": tensors["b"]})
    out, err = warned(pcp, "run", "model.mlir", "--params", "p.safetensors", "--input=@x.npy")
    assert out.startswith("result[0]")
    assert err == "pcp: warning: 'p.safetensors' has tensors that no argument of @main is named after: head, tail: not used\n"


def test_params_for_every_argument_leave_none_for_inputs(pcp, affine):
    write_safetensors(pcp.folder / "p.safetensors", affine[0] | {"x": affine[1]})
    pcp("run", "model.mlir", "--params", "p.safetensors")
    assert "has a tensor for every argument of @main, and 1 --input was given" in pcp.refuses(
        "run", "model.mlir", "--params", "p.safetensors", "--input=@x.npy")


def test_params_may_be_a_run_folder_and_nothing_else(pcp):
    pcp("train", "--model", "mlp", "--data", "synthetic:spiral", "--width", 4, "--layers", 1, "--steps", 2, "--out", "run",
        "--quiet")
    pcp("export", "--run", "run", "--weights", "beside", "-o", "m.mlir")
    asked = ["run", "m.mlir", "--input=1x2xf32=0.5", "--params"]
    assert pcp(*asked, "run") == pcp(*asked, newest(pcp.folder / "run")) == pcp(*asked, "m.safetensors")
    assert "expected a .safetensors file or a run folder" in pcp.refuses(*asked, ".")
    assert "nothing.safetensors" in pcp.refuses(*asked, "nothing.safetensors")


# ---------------------------------------------------------------- an MLP


@pytest.fixture
def spiral(pcp):
    pcp("train", "--model", "mlp", "--data", "synthetic:spiral", "--width", 8, "--layers", 2, "--steps", 30,
        "--checkpoint-every", 10, "--eval-every", 10, "--keep", 2, "--out", "run", "--quiet")
    return "run"


def mlp_logits(tensors, x):
    for layer in range(3):
        x = x @ tensors[f"layers.{layer}.weight"] + tensors[f"layers.{layer}.bias"]
        x = np.maximum(x, 0) if layer < 2 else x
    return x


def test_an_mlp_gives_logits_for_any_number_of_rows(pcp, spiral):
    tensors = safetensors(newest(pcp.folder / spiral))
    for rows in (1, 5, 100):
        x = np.random.default_rng(rows).standard_normal((rows, 2)).astype(np.float32)
        np.save(pcp.folder / "x.npy", x)
        assert pcp("predict", "--run", spiral, "--input=@x.npy", "--output=@y.npy") == ""
        np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), mlp_logits(tensors, x), rtol=1e-4, atol=1e-5)


def test_predict_takes_the_checkpoint_that_is_asked_for(pcp, spiral):
    folder = pcp.folder / spiral
    x = np.array([[0.3, -0.7]], np.float32)
    np.save(pcp.folder / "x.npy", x)
    for step in checkpoints(folder):
        answer = json.loads(pcp("predict", "--run", spiral, "--input=@x.npy", "--json", "--checkpoint", step))
        assert answer["checkpoint"] == step
        expected = mlp_logits(safetensors(folder / f"checkpoints/step-{step:08}.safetensors"), x)
        np.testing.assert_allclose([answer["results"][0]["values"]], expected, rtol=1e-4, atol=1e-5)
    losses = {step: json.loads((folder / f"checkpoints/step-{step:08}.json").read_text())["validation_loss"]
              for step in checkpoints(folder)}
    best = json.loads(pcp("predict", "--run", spiral, "--input=@x.npy", "--json", "--checkpoint", "best"))["checkpoint"]
    assert losses[best] == min(losses.values())
    assert "expected last, best or one of the steps" in pcp.refuses("predict", "--run", spiral, "--input=@x.npy",
                                                                    "--checkpoint", 7)


@pytest.mark.parametrize("more, expected", [
    ([], "takes one --input, f32 [rows, 2]; 0 were given"),
    (["--input=1x3xf32=0"], "--input: expected f32 [rows, 2], got tensor<1x3xf32>"),
    (["--input=0x2xf32="], "--input: expected f32 [rows, 2], got tensor<0x2xf32>"),
    (["--input=2xf32=0"], "--input: expected f32 [rows, 2], got tensor<2xf32>"),
    (["--input=1x2xi32=0"], "--input: expected f32 [rows, 2], got tensor<1x2xi32>"),
    (["--input=random"], "random needs a type: 2x3xf32=random"),
    (["--input=1x2xf32=0", "--function", "f"], "--function f has no meaning here"),
    (["--prompt", "a"], "--prompt is for a GPT, the run's model is 'mlp'"),
    (["--input=1x2xf32=0", "--output=@a.npy", "--output=@b.npy"], "@main has 1 result, 2 --output given"),
])
def test_what_an_mlp_cannot_be_asked(pcp, spiral, more, expected):
    assert expected in pcp.refuses("predict", "--run", spiral, *more)


def test_a_folder_without_a_run_or_without_checkpoints(pcp):
    assert "there is no run in 'none'" in pcp.refuses("predict", "--run", "none", "--input=1x2xf32=0")
    (pcp.folder / "none").mkdir()
    (pcp.folder / "none/config.yaml").write_text("model: mlp\n")
    assert "there is no checkpoint" in pcp.refuses("predict", "--run", "none", "--input=1x2xf32=0")


# ---------------------------------------------------------------- a GPT


@pytest.fixture
def gpt(pcp):
    (pcp.folder / "input.txt").write_text(TEXT)
    pcp("train", "--data", "input.txt", *TINY, "--steps", 20, "--out", "run", "--quiet")
    return "run"


def test_a_gpt_gives_logits_of_every_position_for_any_integer_type(pcp, gpt):
    characters = sorted(set(TEXT))
    ids = np.array([[characters.index(c) for c in "fox"], [characters.index(c) for c in "dog"]])
    answers = []
    for dtype in ("int64", "int32", "uint8"):
        np.save(pcp.folder / "x.npy", ids.astype(dtype))
        pcp("predict", "--run", gpt, "--input=@x.npy", "--output=@y.npy")
        answers.append(np.load(pcp.folder / "y.npy"))
        assert answers[-1].shape == (2, 3, len(characters)) and answers[-1].dtype == np.float32
        assert answers[-1].tobytes() == answers[0].tobytes()
    pcp("predict", "--run", gpt, "--prompt", "dog", "--output=@one.npy")
    one = np.load(pcp.folder / "one.npy")
    np.testing.assert_allclose(one[0], answers[0][1], rtol=1e-5, atol=1e-6)  # a sample of a batch, by itself
    pcp("predict", "--run", gpt, "--prompt", "do", "--output=@two.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "two.npy")[0], one[0, :2], rtol=1e-5, atol=1e-6)  # causal


def test_a_gpts_greedy_text_follows_its_logits(pcp, gpt):
    characters = sorted(set(TEXT))
    text = pcp("generate", "--run", gpt, "--prompt", "the", "--temperature", 0, "--tokens", 1)
    pcp("predict", "--run", gpt, "--prompt", "the", "--output=@y.npy")
    assert text == "the" + characters[np.load(pcp.folder / "y.npy")[0, -1].argmax()] + "\n"


@pytest.mark.parametrize("more, expected", [
    ([], "takes one --input, token numbers [batch, n] with n up to 8, or --prompt TEXT; 0 were given"),
    (["--input=1x3xf32=0"], "expected token numbers [batch, n] of an integer type, got tensor<1x3xf32>"),
    (["--input=3xi32=0"], "got tensor<3xi32>"),
    (["--input=1x9xi32=0"], "--input has 9 tokens in a row, the model's context is 8"),
    (["--prompt", "pack my box"], "--prompt has 11 tokens in a row, the model's context is 8"),
    (["--input=1x0xi32="], "--input holds no tokens"),
    (["--input=2x2xi32=0,0,30,0"], "--input: element 2 is 30, which is no token of the model: its vocabulary is 0 to 29"),
    (["--input=1x2xi64=0,-1"], "--input: element 1 is -1"),
    (["--input=1x2xi64=0,5000000000"], "element 1 is 5000000000, which i32 cannot hold; the vocabulary has 30 tokens"),
    (["--prompt", "a", "--input=1x1xi32=0"], "--prompt and --input both say what to read"),
    (["--prompt", "Z"], "is not among the 30 characters"),
])
def test_what_a_gpt_cannot_be_asked(pcp, gpt, more, expected):
    assert len(set(TEXT)) == 30
    assert expected in pcp.refuses("predict", "--run", gpt, *more)


def test_a_gpt_of_bare_tokens_has_no_prompt(pcp):
    np.tile(np.arange(11, dtype="<u2"), 30).tofile(pcp.folder / "data.u16")
    pcp("train", "--data", "data.u16", "--vocab", 11, *TINY[:10], "--steps", 2, "--out", "run", "--quiet")
    assert "without a tokenizer" in pcp.refuses("predict", "--run", "run", "--prompt", "a")
    assert "1x2x11xf32" in pcp("predict", "--run", "run", "--input=1x2xi32=3,10")


# ---------------------------------------------------------------- an imported model


def train_linear(pcp, named, *more):
    pcp.model(linear(named), "linear.mlir")
    pcp("train", "--model", "linear.mlir", "--data", rows_file(pcp.folder), "--steps", 5, "--lr", 0.1, "--out", "run",
        "--quiet", *more)
    tensors = safetensors(newest(pcp.folder / "run"))
    return (tensors["w"], tensors["b"]) if named else (tensors["arg0"], tensors["arg1"])


@pytest.mark.parametrize("named", [True, False])
def test_an_imported_model_gives_its_loss_and_the_results_of_other_functions(pcp, named):
    w, b = train_linear(pcp, named)
    random = np.random.default_rng(2)
    x, y = random.standard_normal((4, 2)).astype(np.float32), np.array([0, 1, 2, 1], np.int32)
    np.save(pcp.folder / "x.npy", x)
    np.save(pcp.folder / "y.npy", y.astype(np.int64))  # NumPy's own integers will do
    logits = x @ w + b
    pcp("predict", "--run", "run", "--input=@x.npy", "--input=@y.npy", "--output=@loss.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "loss.npy"), ((logits - y[:, None]) ** 2).sum(), rtol=1e-5)
    pcp("predict", "--run", "run", "--function", "forward", "--input=@x.npy", "--input=i64=9", "--output=@l.npy",
        "--output=@k.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "l.npy"), logits, rtol=1e-5, atol=1e-6)
    assert np.load(pcp.folder / "k.npy").tolist() == [9] * 4
    pcp("predict", "--run", "run", "--function", "backwards", "--input=@x.npy", "--output=@l.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "l.npy"), logits, rtol=1e-5, atol=1e-6)


def test_parameters_after_the_data_keep_their_numbers(pcp):
    text = linear(named=False)
    first = text.index("%w: "), text.index(")\n      -> tensor<f32>")
    text = text[:first[0]] + "%x: tensor<4x2xf32>, %y: tensor<4xi32>, %w: tensor<2x3xf32>, %b: tensor<3xf32>" + text[first[1]:]
    pcp.model(text, "linear.mlir")
    pcp("train", "--model", "linear.mlir", "--data-args", "0,1", "--data", rows_file(pcp.folder), "--steps", 5, "--lr", 0.1,
        "--out", "run", "--quiet")
    tensors = safetensors(newest(pcp.folder / "run"))
    w, b = tensors["arg2"], tensors["arg3"]
    x = np.random.default_rng(2).standard_normal((4, 2)).astype(np.float32)
    np.save(pcp.folder / "x.npy", x)
    loss = json.loads(pcp("predict", "--run", "run", "--input=@x.npy", "--input=4xi32=0,1,2,1", "--json"))["results"][0]
    np.testing.assert_allclose(loss["values"], ((x @ w + b - np.array([[0], [1], [2], [1]])) ** 2).sum(), rtol=1e-5)
    pcp("predict", "--run", "run", "--function", "forward", "--input=@x.npy", "--input=i64=1", "--output=@l.npy", "--output=-")
    np.testing.assert_allclose(np.load(pcp.folder / "l.npy"), x @ w + b, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("rows", [1, 8, 11])
def test_rows_are_run_in_pieces_of_the_batch(pcp, rows):
    w, b = train_linear(pcp, True)
    x = np.random.default_rng(rows).standard_normal((rows, 2)).astype(np.float32)
    np.save(pcp.folder / "x.npy", x)
    pcp("predict", "--run", "run", "--function", "forward", "--input=@x.npy", "--input=i64=9", "--output=@l.npy",
        "--output=@k.npy")
    np.testing.assert_allclose(np.load(pcp.folder / "l.npy"), x @ w + b, rtol=1e-5, atol=1e-6)
    assert np.load(pcp.folder / "k.npy").tolist() == [9] * rows


@pytest.mark.parametrize("named, more, expected", [
    (True, ["--input=5x2xf32=0", "--input=5xi32=0"],
     "input 0 of @main has 5 rows, @main takes 4 at a time, and cannot be asked in pieces: its result 0 is tensor<f32>, "
     "which is not one thing a row; give exactly tensor<4x2xf32>"),
    (True, ["--input=5x2xf32=0", "--input=6xi32=0"],
     "input 1 is tensor<6xi32>, which does not go with it: expected 5 rows, too"),
    (True, ["--input=4x2xf32=0"],
     "@main needs 2 --input, in order: arg2 tensor<4x2xf32>, arg3 tensor<4xi32>; 1 was given"),
    (True, ["--input=4x3xf32=0", "--input=4xi32=0"], "input 0 of @main: expected tensor<4x2xf32>, got tensor<4x3xf32>"),
    (True, ["--input=4x2xf32=0", "--input=4xf32=0"], "input 1 of @main: expected tensor<4xi32>, got tensor<4xf32>"),
    (True, ["--function", "frward", "--input=4x2xf32=0"], "no function @frward; it has @main, @forward"),
    (False, ["--function", "stranger", "--input=7xf32=0"],
     "no argument of @stranger has the name of a parameter of @main, and neither its first nor its last 2 have the "
     "parameters' types: arg0 tensor<2x3xf32>, arg1 tensor<3xf32>"),
    (True, ["--prompt", "a"], "--prompt is for a GPT"),
])
def test_what_an_imported_model_cannot_be_asked(pcp, named, more, expected):
    train_linear(pcp, named)
    assert expected in pcp.refuses("predict", "--run", "run", *more)


def test_a_copy_of_the_model_that_has_changed_is_not_taken_for_the_trained_one(pcp):
    train_linear(pcp, True)
    pcp.model(linear(True).replace("2x3xf32", "2x5xf32").replace("4x3xf32", "4x5xf32").replace("tensor<3xf32>",
                                                                                               "tensor<5xf32>"), "run/imported.mlir")
    assert "is of another model: 'w', here tensor<2x5xf32>, is tensor<2x3xf32> there" in pcp.refuses(
        "predict", "--run", "run", "--input=4x2xf32=0", "--input=4xi32=0")


def test_a_jax_export_is_asked_its_loss(pcp):
    pcp("train", "--model", ROOT / "examples/models/jax_mlp.mlir", "--data", "synthetic:spiral", "--steps", 3, "--out", "run",
        "--quiet")
    loss = json.loads(pcp("predict", "--run", "run", "--json", "--input=64x2xf32=0.1", "--input=64xi32=1"))["results"][0]
    assert loss["dims"] == [] and 0 < loss["values"][0] < 5


def test_a_cluster_run_is_asked_like_any_other(pcp):
    pcp("train", "--model", "mlp", "--data", "synthetic:spiral", "--width", 8, "--layers", 2, "--steps", 8, "--workers", 1,
        "--sync-every", 4, "--out", "run", "--quiet", timeout=240)
    tensors = safetensors(newest(pcp.folder / "run"))
    answer = json.loads(pcp("predict", "--run", "run", "--json", "--input=1x2xf32=0.5,-1"))["results"][0]["values"]
    np.testing.assert_allclose(answer, mlp_logits(tensors, np.array([0.5, -1], np.float32)), rtol=1e-4, atol=1e-5)
