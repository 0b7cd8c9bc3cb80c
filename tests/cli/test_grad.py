"""pcp grad: the gradient of a model as a model, for every choice of arguments, form and policy, and what it refuses."""

import pytest
from conftest import ADD

LOSS = """module {
  func.func public @main(%x: tensor<3xf32>, %n: tensor<3xi32>, %y: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %x, %y : tensor<3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
"""
INPUTS = ["--input=3xf32=1,2,3", "--input=3xi32=0", "--input=3xf32=4,5,6"]


def values(printed):
    return [line.split("=")[1] for line in printed.splitlines()[1::2]]


def test_results_come_first_then_a_gradient_per_floating_argument(pcp):
    pcp("grad", pcp.model(LOSS), "-o", "gradient.mlir")
    assert values(pcp("run", "gradient.mlir", *INPUTS)) == ["32", "4 5 6", "1 2 3"]


def test_wrt_chooses_arguments_and_their_order(pcp):
    pcp("grad", pcp.model(LOSS), "--wrt", "2", "-o", "one.mlir")
    assert values(pcp("run", "one.mlir", *INPUTS)) == ["32", "1 2 3"]
    pcp("grad", "model.mlir", "--wrt", "2,0", "-o", "both.mlir")
    assert values(pcp("run", "both.mlir", *INPUTS)) == ["32", "1 2 3", "4 5 6"]


@pytest.mark.parametrize("policy", ["none", "block", "full"])
def test_every_policy_gives_the_same(pcp, policy):
    pcp("grad", pcp.model(LOSS), "--remat", policy, "-o", "gradient.mlir")
    assert values(pcp("run", "gradient.mlir", *INPUTS)) == ["32", "4 5 6", "1 2 3"]


def test_tensor_results_ask_for_cotangents(pcp):
    pcp("grad", pcp.model(ADD), "-o", "gradient.mlir")
    inputs = ["--input=2x3xf32=1", "--input=2x3xf32=2", "--input=2x3xf32=1,2,3,4,5,6"]
    assert values(pcp("run", "gradient.mlir", *inputs))[1:] == ["[1 2 3][4 5 6]"] * 2


def test_writes_text_bytecode_or_standard_output(pcp):
    pcp("grad", pcp.model(LOSS), "-o", "gradient.mlirbc")
    pcp("grad", "model.mlir", "-o", "gradient.mlir")
    printed = pcp("grad", "model.mlir")
    assert printed == (pcp.folder / "gradient.mlir").read_text()
    assert pcp("show", "gradient.mlirbc") == pcp("show", "gradient.mlir")
    assert values(pcp("run", "-", *INPUTS, stdin=printed)) == ["32", "4 5 6", "1 2 3"]


def test_the_gradient_of_a_gradient(pcp):
    cube = """func.func public @main(%x: tensor<f64>) -> tensor<f64> {
      %0 = stablehlo.multiply %x, %x : tensor<f64>
      %1 = stablehlo.multiply %0, %x : tensor<f64>
      return %1 : tensor<f64>
    }"""
    pcp("grad", pcp.model(cube), "-o", "first.mlir")
    pcp("grad", "first.mlir", "-o", "second.mlir")
    printed = pcp("run", "second.mlir", "--input=f64=2", "--input=f64=0", "--input=f64=1")
    assert values(printed) == ["8", "12", "12"]  # x^3, 3 x^2, 6 x


def test_a_function_of_several(pcp):
    model = pcp.model("""module {
      func.func public @f(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
      func.func public @g(%a: tensor<f32>) -> tensor<f32> {
        %0 = stablehlo.add %a, %a : tensor<f32>
        return %0 : tensor<f32>
      }
    }""")
    pcp("grad", model, "--function", "g", "-o", "gradient.mlir")
    assert values(pcp("run", "gradient.mlir", "--input=f32=3")) == ["6", "2"]
    assert "@h" in pcp.refuses("grad", model, "--function", "h", "-o", "none.mlir")


def test_refusals_say_what_is_wrong(pcp):
    model = pcp.model(LOSS)
    assert "argument 1" in pcp.refuses("grad", model, "--wrt", "1", "-o", "g.mlir")
    assert "it has 3 arguments" in pcp.refuses("grad", model, "--wrt", "7", "-o", "g.mlir")
    assert "g.txt" in pcp.refuses("grad", model, "-o", "g.txt")
    assert "none,block,full" in pcp.refuses("grad", model, "--remat", "some", "-o", "g.mlir").replace(" ", "")
    assert "--wrt" in pcp.refuses("grad", model, "--wrt", "x", "-o", "g.mlir")


def test_an_operation_without_gradient_is_named_with_its_line_and_path(pcp):
    model = pcp.model("""func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %x : tensor<4xf32>
  %1 = stablehlo.custom_call @mystery(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}""")
    line = pcp.refuses("grad", model, "-o", "g.mlir")
    assert "[stablehlo.custom_call]" in line and "model.mlir:3:" in line
    assert "argument 0 -> stablehlo.sine -> stablehlo.custom_call -> result 0" in line
