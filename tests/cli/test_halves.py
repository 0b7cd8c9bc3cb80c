"""Sums of many halves: what is added one by one is added in f32 and rounded once, on every engine."""

import pytest

SCATTER = """module {
  func.func public @main(%x: tensor<4xTYPE>, %i: tensor<1000x1xi32>, %u: tensor<1000xTYPE>) -> tensor<4xTYPE> {
    %0 = "stablehlo.scatter"(%x, %i, %u) ({
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>):
      %s = stablehlo.add %a, %b : tensor<TYPE>
      stablehlo.return %s : tensor<TYPE>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
        index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}
      : (tensor<4xTYPE>, tensor<1000x1xi32>, tensor<1000xTYPE>) -> tensor<4xTYPE>
    return %0 : tensor<4xTYPE>
  }
}
"""
POOLING = """module {
  func.func public @main(%x: tensor<4000xTYPE>, %u: tensor<3000xTYPE>) -> tensor<4000xTYPE> {
    %zero = stablehlo.constant dense<0.0> : tensor<TYPE>
    %0 = "stablehlo.select_and_scatter"(%x, %u, %zero) ({
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>):
      %g = stablehlo.compare GE, %a, %b : (tensor<TYPE>, tensor<TYPE>) -> tensor<i1>
      stablehlo.return %g : tensor<i1>
    }, {
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>):
      %s = stablehlo.add %a, %b : tensor<TYPE>
      stablehlo.return %s : tensor<TYPE>
    }) {window_dimensions = array<i64: 1001>, window_strides = array<i64: 1>}
      : (tensor<4000xTYPE>, tensor<3000xTYPE>, tensor<TYPE>) -> tensor<4000xTYPE>
    return %0 : tensor<4000xTYPE>
  }
}
"""


@pytest.mark.parametrize("engine", ["cpu", "xla:cpu", "iree:cpu"])
@pytest.mark.parametrize("dtype,update,total", [("bf16", 1, 1000), ("f16", 3, 3000)])
def test_updates_of_one_element(pcp, engine, dtype, update, total):
    model = pcp.model(SCATTER.replace("TYPE", dtype))
    given = [f"--input=4x{dtype}=0", "--input=1000x1xi32=2", f"--input=1000x{dtype}={update}"]
    assert f"4x{dtype}=0 0 {total} 0" in pcp("run", model, *given, f"--engine={engine}", "--verify")


@pytest.mark.parametrize("engine", ["cpu", "xla:cpu"])
def test_cotangents_of_a_maximum_over_many_windows(pcp, engine):
    """The first 1001 windows have their largest element in common; each of the others selects its own first element."""
    model = pcp.model(POOLING.replace("TYPE", "bf16"))
    largest = ",".join(["0"] * 1000 + ["5"] + ["0"] * 2999)
    out = pcp("run", model, f"--input=4000xbf16={largest}", "--input=3000xbf16=1", f"--engine={engine}", "--max-elements=4000", "--verify")
    expected = ["0"] * 1000 + ["1000"] + ["1"] * 1999 + ["0"] * 1000  # 1001 rounds to 1000
    assert "4000xbf16=" + " ".join(expected) in out
