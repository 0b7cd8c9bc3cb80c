"""pcp check: signature, op counts, parameters, flops and bytes."""

import json

from conftest import ADD


def report(pcp, text, *args):
    return json.loads(pcp("check", pcp.model(text), "--json", *args))["functions"][0]


def test_prints_signature_and_counts(pcp):
    printed = pcp("check", pcp.model(ADD))
    assert printed.startswith("model.mlir: valid\n@main(tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>\n")
    assert "1 stablehlo.add" in printed
    assert "parameters  12 in float arguments, 0 in float constants" in printed


def test_json_of_an_elementwise_function(pcp):
    f = report(pcp, ADD)
    assert f["name"] == "main" and f["op_count"] == 1 and f["ops"] == {"stablehlo.add": 1}
    assert f["arguments"][0] == {"type": "tensor<2x3xf32>", "dims": [2, 3], "dtype": "f32", "donated": False}
    assert f["parameters"] == {"float_arguments": 12, "float_constants": 0}
    assert f["flops"] == 6
    assert f["bytes"] == {"arguments": 48, "constants": 0, "results": 24, "touched_unfused": 72}


def test_matrix_products_count_two_per_multiply_add(pcp):
    f = report(pcp, """func.func public @main(%a: tensor<5x7x11xf32>, %b: tensor<5x11x13xf32>) -> tensor<5x7x13xf32> {
      %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]
           : (tensor<5x7x11xf32>, tensor<5x11x13xf32>) -> tensor<5x7x13xf32>
      return %0 : tensor<5x7x13xf32>
    }""")
    assert f["flops"] == 2 * 5 * 7 * 11 * 13


def test_grouped_convolution_counts_its_own_channels_only(pcp):
    f = report(pcp, """func.func public @main(%x: tensor<2x8x8x6xf32>, %w: tensor<3x3x2x9xf32>) -> tensor<2x6x6x9xf32> {
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
           window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64}
           : (tensor<2x8x8x6xf32>, tensor<3x3x2x9xf32>) -> tensor<2x6x6x9xf32>
      return %0 : tensor<2x6x6x9xf32>
    }""")
    assert f["flops"] == 2 * (2 * 6 * 6 * 9) * (3 * 3 * 2)


def test_reduction_counts_its_region_per_element(pcp):
    f = report(pcp, """func.func public @main(%a: tensor<8x16xf32>) -> tensor<8xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1]
           : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }""")
    assert f["flops"] == 8 * 16


def test_movement_costs_bytes_but_no_flops(pcp):
    f = report(pcp, """func.func public @main(%a: tensor<4x6xf32>) -> tensor<6x4xf32> {
      %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
      return %0 : tensor<6x4xf32>
    }""")
    assert f["flops"] == 0 and f["bytes"]["touched_unfused"] == 2 * 4 * 6 * 4


LOOP = """func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<8xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.add %i, %one : tensor<i32>
      %2 = stablehlo.add %x, %x : tensor<8xf32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<8xf32>
    }
  return %0#1 : tensor<8xf32>
}"""


def test_loops_count_once_and_say_so(pcp):
    assert "trip counts are not known" in pcp("check", pcp.model(LOOP))
    f = report(pcp, LOOP)
    assert f["loops_counted_once"] == 1 and f["flops"] == 1 + 1 + 8


def test_weights_in_constants_are_parameters_and_splats_are_not(pcp):
    f = report(pcp, """func.func public @main(%a: tensor<3xi32>) -> tensor<3xf32> {
      %w = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
      %s = stablehlo.constant dense<5.0> : tensor<3xf32>
      %0 = stablehlo.add %w, %s : tensor<3xf32>
      %1 = stablehlo.convert %a : (tensor<3xi32>) -> tensor<3xf32>
      %2 = stablehlo.add %0, %1 : tensor<3xf32>
      return %2 : tensor<3xf32>
    }""")
    assert f["parameters"]["float_arguments"] == 0 and f["parameters"]["float_constants"] == 3


def test_donated_arguments_are_marked(pcp):
    f = report(pcp, """func.func public @main(%a: tensor<3xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<3xf32>) -> tensor<3xf32> {
      %0 = stablehlo.add %a, %b : tensor<3xf32>
      return %0 : tensor<3xf32>
    }""")
    assert [argument["donated"] for argument in f["arguments"]] == [True, False]


def test_all_public_functions_or_one(pcp):
    model = pcp.model("""module {
      func.func public @f(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
      func.func public @g(%a: tensor<f64>) -> tensor<f64> { return %a : tensor<f64> }
    }""")
    assert [f["name"] for f in json.loads(pcp("check", model, "--json"))["functions"]] == ["f", "g"]
    assert [f["name"] for f in json.loads(pcp("check", model, "--json", "--function=g"))["functions"]] == ["g"]
