"""pcp show and pcp convert: every form, and that a model survives the journey between them."""

import numpy as np
import pytest
from conftest import ADD

from test_check import LOOP

DEAD = """func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = stablehlo.add %a, %a : tensor<4xf32>
  return %1 : tensor<4xf32>
}"""


def test_generic_is_the_default_and_a_fixed_point(pcp):
    generic = pcp("show", pcp.model(ADD))
    assert '"stablehlo.add"' in generic and generic == pcp("show", "model.mlir", "--generic")
    assert pcp("show", pcp.model(generic, "again.mlir")) == generic


def test_pretty(pcp):
    assert "stablehlo.add %arg0, %arg1 : tensor<2x3xf32>" in pcp("show", pcp.model(ADD), "--pretty")


def test_dot_has_nodes_edges_and_frames(pcp):
    dot = pcp("show", pcp.model(LOOP), "--dot")
    assert dot.startswith('digraph "main" {') and dot.rstrip().endswith("}")
    assert dot.count("subgraph cluster_") == 2 and dot.count("{") == dot.count("}")
    assert '[label="argument 0"' in dot and '[label="result 0"' in dot and "while" in dot and " -> " in dot


def test_optimized_drops_dead_operations(pcp):
    model = pcp.model(DEAD)
    assert '"stablehlo.add"' in pcp("show", model, "--optimized")
    assert '"stablehlo.negate"' not in pcp("show", model, "--optimized")


def test_schedule_describes_kernels(pcp):
    assert "add" in pcp("show", pcp.model(ADD), "--schedule")


def test_function_limits_what_is_shown(pcp):
    model = pcp.model("""module {
      func.func public @f(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
      func.func public @g(%a: tensor<f64>) -> tensor<f64> { return %a : tensor<f64> }
    }""")
    assert "f64" not in pcp("show", model, "--function=f")


@pytest.mark.parametrize("source", [ADD, LOOP])
def test_conversions_keep_the_model(pcp, source):
    generic = pcp("show", pcp.model(source))
    assert pcp("convert", "model.mlir", "a.mlirbc") == ""
    assert (pcp.folder / "a.mlirbc").read_bytes().startswith(b"ML\xefR")
    pcp("convert", "a.mlirbc", "b.mlir")
    pcp("convert", "b.mlir", "c.mlir", "--pretty")
    assert "stablehlo.add %" in (pcp.folder / "c.mlir").read_text()
    pcp("convert", "c.mlir", "d.mlir")
    assert pcp("show", "b.mlir") == generic and pcp("show", "d.mlir") == generic


def test_bytecode_runs_as_its_text_does(pcp):
    pcp("convert", pcp.model(LOOP), "loop.mlirbc")
    printed = pcp("run", "loop.mlirbc", "--input=8xf32=0,1,2,3,4,5,6,7").splitlines()[1]
    assert printed == "8xf32=" + " ".join(str(int(v)) for v in np.arange(8) * 1024)


def test_locations_name_the_lines_of_the_source(pcp):
    assert 'loc("model.mlir":3:' in pcp("show", pcp.model(ADD), "--locations")
