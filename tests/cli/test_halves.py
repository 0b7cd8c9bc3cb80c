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
  func.func public @main(%x: tensor<1000xTYPE>, %u: tensor<600xTYPE>) -> tensor<1000xTYPE> {
    %zero = stablehlo.constant dense<0.0> : tensor<TYPE>
    %0 = "stablehlo.select_and_scatter"(%x, %u, %zero) ({
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>):
      %g = stablehlo.compare GE, %a, %b : (tensor<TYPE>, tensor<TYPE>) -> tensor<i1>
      stablehlo.return %g : tensor<i1>
    }, {
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>):
      %s = stablehlo.add %a, %b : tensor<TYPE>
      stablehlo.return %s : tensor<TYPE>
    }) {window_dimensions = array<i64: 401>, window_strides = array<i64: 1>}
      : (tensor<1000xTYPE>, tensor<600xTYPE>, tensor<TYPE>) -> tensor<1000xTYPE>
    return %0 : tensor<1000xTYPE>
  }
}
"""
# A cumulative log-sum-exp, as JAX writes it: a window that grows with the index, folded by logaddexp.
SCAN = """module {
  func.func public @main(%x: tensor<1000xTYPE>) -> tensor<1xTYPE> {
    %lowest = stablehlo.constant dense<0xFF80> : tensor<TYPE>
    %0 = "stablehlo.reduce_window"(%x, %lowest) ({
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>):
      %m = stablehlo.maximum %a, %b : tensor<TYPE>
      %d = stablehlo.subtract %a, %b : tensor<TYPE>
      %n = stablehlo.abs %d : tensor<TYPE>
      %e = stablehlo.negate %n : tensor<TYPE>
      %f = stablehlo.exponential %e : tensor<TYPE>
      %l = stablehlo.log_plus_one %f : tensor<TYPE>
      %s = stablehlo.add %m, %l : tensor<TYPE>
      stablehlo.return %s : tensor<TYPE>
    }) {window_dimensions = array<i64: 1000>, padding = dense<[[999, 0]]> : tensor<1x2xi64>} : (tensor<1000xTYPE>, tensor<TYPE>) -> tensor<1000xTYPE>
    %1 = stablehlo.slice %0 [999:1000] : (tensor<1000xTYPE>) -> tensor<1xTYPE>
    return %1 : tensor<1xTYPE>
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
    """The first 401 windows have their largest element in common; each of the others selects its own first element."""
    model = pcp.model(POOLING.replace("TYPE", "bf16"))
    largest = ",".join(["0"] * 400 + ["5"] + ["0"] * 599)
    out = pcp("run", model, f"--input=1000xbf16={largest}", "--input=600xbf16=1", f"--engine={engine}", "--max-elements=1000", "--verify")
    expected = ["0"] * 400 + ["400"] + ["1"] * 199 + ["0"] * 400  # 401 rounds to 400
    assert "1000xbf16=" + " ".join(expected) in out


@pytest.mark.parametrize("engine", ["cpu", "iree:cpu"])
def test_a_scan_carries_f32(pcp, engine):
    """The logarithm of 1000 is 6.9078; rounded to bf16 after every step, the scan stays at 4.156."""
    model = pcp.model(SCAN.replace("TYPE", "bf16"))
    out = pcp("run", model, "--input=1000xbf16=0", f"--engine={engine}")
    assert float(out.split("1xbf16=")[1].split()[0]) == pytest.approx(6.9078, abs=0.032)
