"""--verify: results of any engine beside those of the reference engine."""

import json

from conftest import ADD

SOFTMAX = """module {
  func.func public @main(%x: tensor<5x7xf32>, %n: tensor<4xi32>) -> (tensor<5x7xf32>, tensor<4xi32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %e = stablehlo.exponential %x : tensor<5x7xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x7xf32>
    %r = stablehlo.divide %e, %b : tensor<5x7xf32>
    %m = stablehlo.multiply %n, %n : tensor<4xi32>
    return %r, %m : tensor<5x7xf32>, tensor<4xi32>
  }
}
"""
CALL = """module {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.custom_call @magic(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""
POWER = """module {
  func.func public @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.power %x, %y : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
"""


def test_the_reference_runs_like_any_engine(pcp):
    given = ["--input=2x3xf32=1,2,3,4,5,6", "--input=2x3xf32=10", "--engine=reference"]
    assert "2x3xf32=[11 12 13][14 15 16]" in pcp("run", pcp.model(ADD), *given)
    assert "plain loops of the specification" in pcp("engines")


def test_results_that_agree_are_said_to(pcp):
    out = pcp("run", pcp.model(SOFTMAX), "--random-inputs", "--verify", "--quiet").splitlines()
    assert out[0].startswith("verify result[0]: ") and out[1] == "verify result[1]: equal"
    answer = json.loads(pcp("run", "model.mlir", "--random-inputs", "--verify", "--json"))
    assert [one["wrong"] for one in answer["verify"]] == [0, 0]
    assert answer["verify"][0]["difference"] <= 1e-6 and answer["verify"][1]["difference"] == 0


def test_results_that_do_not_agree_are_printed_and_then_an_error(pcp):
    """XLA reads only the low bits of an integer exponent."""
    given = ["run", pcp.model(POWER), "--input=2xi32=3,3", "--input=2xi32=2,100", "--engine=xla:cpu", "--verify"]
    answer = json.loads(pcp(*given, "--json", code=1))
    assert answer["results"][0]["values"][0] == 9 and answer["verify"][0]["wrong"] == 1
    assert "verify result[0]: 1 of 2 elements differ" in pcp(*given, code=1)


def test_what_it_cannot_verify_is_refused(pcp):
    assert '"magic"' in pcp.refuses("run", pcp.model(CALL), "--random-inputs", "--engine=reference")
    assert "--profile" in pcp.refuses("run", pcp.model(ADD, "add.mlir"), "--random-inputs", "--engine=reference", "--profile")


def test_the_first_steps_of_a_training_are_verified(pcp):
    (pcp.folder / "text.txt").write_text("the quick brown fox jumps over the lazy dog. " * 20)
    size = ["--layers", 1, "--heads", 2, "--width", 8, "--context", 8, "--batch", 2, "--eval-batches", 1, "--sample-tokens", 0]
    out = pcp("train", "--data", "text.txt", *size, "--steps", 3, "--verify", 2, "--out", "run")
    said = [line for line in out.splitlines() if line.startswith("verified step")]
    assert [line.split(":")[0] for line in said] == ["verified step 1", "verified step 2"]
    assert "verify" not in (pcp.folder / "run" / "config.yaml").read_text()
    assert "--verify" in pcp.refuses("train", "--data", "text.txt", *size, "--verify", 1, "--workers", 2, "--out", "other")
