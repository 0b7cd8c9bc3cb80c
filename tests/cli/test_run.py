"""pcp run: forms of inputs and outputs, options, statistics."""

import json

import numpy as np
import pytest
from conftest import ADD, ROOT, identity

ADD_INPUTS = ["--input=2x3xf32=1,2,3,4,5,6", "--input=2x3xf32=10"]


def echo(pcp, type_text, value):
    """What is printed for an input given as `value`."""
    return pcp("run", pcp.model(identity(type_text)), f"--input={value}").splitlines()[1]


def test_prints_results_in_the_style_of_iree(pcp):
    assert pcp("run", pcp.model(ADD), *ADD_INPUTS) == "result[0]: tensor<2x3xf32>\n2x3xf32=[11 12 13][14 15 16]\n"


@pytest.mark.parametrize("value", ["2x3xf32=1,2,3,4,5,6", "2x3xf32=[1 2 3][4 5 6]", "2x3xf32=[[1 2 3][4 5 6]]",
                                   "2x3xf32=[1,2,3],[4,5,6]", "2x3xf32= 1 2 3 4 5 6 "])
def test_brackets_commas_and_blanks_separate_values(pcp, value):
    assert echo(pcp, "tensor<2x3xf32>", value) == "2x3xf32=[1 2 3][4 5 6]"


@pytest.mark.parametrize("type_text,value,printed", [
    ("tensor<f32>", "f32=3", "f32=3"),
    ("tensor<f32>", "f32=-0.1", "f32=-0.1"),
    ("tensor<4xf32>", "4xf32=0.5", "4xf32=0.5 0.5 0.5 0.5"),
    ("tensor<4xf32>", "4xf32", "4xf32=0 0 0 0"),
    ("tensor<3xf32>", "3xf32=nan,inf,-inf", "3xf32=nan inf -inf"),
    ("tensor<2xf32>", "2xf32=16777217,1e-45", "2xf32=16777216 1e-45"),
    ("tensor<f64>", "f64=0.1", "f64=0.1"),
    ("tensor<2xbf16>", "2xbf16=0.1,3.14159", "2xbf16=0.1 3.14"),
    ("tensor<2xf16>", "2xf16=0.1,65504", "2xf16=0.1 65504"),
    ("tensor<3xf16>", "3xf16=65519,inf,-inf", "3xf16=65504 inf -inf"),
    ("tensor<2xbf16>", "2xbf16=3.38e38,nan", "2xbf16=3.38e+38 nan"),
    ("tensor<2xf32>", "2xf32=-0,0", "2xf32=-0 0"),
    ("tensor<3xi1>", "3xi1=1,0,true", "3xi1=1 0 1"),
    ("tensor<2xi8>", "2xi8=-128,127", "2xi8=-128 127"),
    ("tensor<2xui8>", "2xui8=0,255", "2xui8=0 255"),
    ("tensor<2xui8>", "2xu8=0,255", "2xui8=0 255"),
    ("tensor<2xi64>", "2xi64=-9223372036854775808,9223372036854775807", "2xi64=-9223372036854775808 9223372036854775807"),
    ("tensor<ui64>", "ui64=18446744073709551615", "ui64=18446744073709551615"),
    ("tensor<2x1x2xi32>", "2x1x2xi32=1,2,3,4", "2x1x2xi32=[[1 2]][[3 4]]"),
    ("tensor<0x3xf32>", "0x3xf32=", "0x3xf32="),
    ("tensor<0x3xf32>", "0x3xf32", "0x3xf32="),
])
def test_values_of_every_type_read_back_as_given(pcp, type_text, value, printed):
    assert echo(pcp, type_text, value) == printed


@pytest.mark.parametrize("dtype", ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
                                   "float16", "float32", "float64"])
def test_npy_files_pass_through_unchanged(pcp, dtype):
    x = (np.arange(-3, 9).reshape(3, 4) * 0.5).astype(dtype)
    mlir = {"bool": "i1"}.get(dtype, dtype.replace("uint", "ui").replace("float", "f").replace("int", "i"))
    np.save(pcp.folder / "x.npy", x)
    assert pcp("run", pcp.model(identity(f"tensor<3x4x{mlir}>")), "--input=@x.npy", "--output=@y.npy") == ""
    y = np.load(pcp.folder / "y.npy")
    assert y.dtype == x.dtype and y.tobytes() == x.tobytes()


def test_fortran_order_is_read_as_the_same_matrix(pcp):
    np.save(pcp.folder / "x.npy", np.asfortranarray(np.array([[1, 2, 3], [4, 5, 6]], np.float32)))
    assert echo(pcp, "tensor<2x3xf32>", "@x.npy") == "2x3xf32=[1 2 3][4 5 6]"


def test_raw_bf16_files_in_and_out(pcp):
    bits = np.arange(33, dtype=np.uint16) * 7 + 0x3f80
    (pcp.folder / "raw.bin").write_bytes(bits.tobytes())
    model = pcp.model(identity("tensor<33xbf16>"))
    pcp("run", model, "--input=33xbf16=@raw.bin", "--output=@out.bin")
    assert (pcp.folder / "out.bin").read_bytes() == bits.tobytes()


def test_outputs_go_one_per_result_in_order(pcp):
    model = pcp.model("""func.func public @main(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
      %0 = stablehlo.negate %a : tensor<3xf32>
      %1 = stablehlo.multiply %a, %a : tensor<3xf32>
      %2 = stablehlo.constant dense<7.0> : tensor<f32>
      return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<f32>
    }""")
    printed = pcp("run", model, "--input=3xf32=1,2,3", "--output=@n.npy", "--output=-", "--output=@c.bin")
    assert printed == "result[1]: tensor<3xf32>\n3xf32=1 4 9\n"
    assert np.load(pcp.folder / "n.npy").tolist() == [-1, -2, -3]
    assert np.frombuffer((pcp.folder / "c.bin").read_bytes(), np.float32).tolist() == [7]


def test_an_existing_output_is_replaced(pcp):
    (pcp.folder / "y.npy").write_text("old")
    pcp("run", pcp.model(ADD), *ADD_INPUTS, "--output=@y.npy")
    assert np.load(pcp.folder / "y.npy").tolist() == [[11, 12, 13], [14, 15, 16]]
    assert sorted(path.name for path in pcp.folder.iterdir()) == ["model.mlir", "y.npy"]


def test_a_model_is_read_from_standard_input(pcp):
    assert "11 12 13" in pcp("run", "-", *ADD_INPUTS, stdin=ADD)


def test_function_chooses_among_public_functions(pcp):
    model = pcp.model("""module {
      func.func public @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
      func.func public @double(%a: tensor<f32>) -> tensor<f32> {
        %0 = stablehlo.add %a, %a : tensor<f32>
        return %0 : tensor<f32>
      }
    }""")
    assert "f32=4\n" in pcp("run", model, "--input=f32=4")
    assert "f32=8\n" in pcp("run", model, "--input=f32=4", "--function=double")
    assert "double" in pcp.refuses("run", model, "--input=f32=4", "--function=triple")


def test_calls_of_private_functions_are_inlined(pcp):
    model = pcp.model("""module {
      func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> {
        %0 = call @twice(%a) : (tensor<2xf32>) -> tensor<2xf32>
        %1 = call @twice(%0) : (tensor<2xf32>) -> tensor<2xf32>
        return %1 : tensor<2xf32>
      }
      func.func private @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
        %0 = stablehlo.add %a, %a : tensor<2xf32>
        return %0 : tensor<2xf32>
      }
    }""")
    assert "2xf32=4 8\n" in pcp("run", model, "--input=2xf32=1,2")


def test_options_of_compilation_do_not_change_results(pcp):
    model = pcp.model("""func.func public @main(%a: tensor<8x16xf32>) -> tensor<8xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.multiply %a, %a : tensor<8x16xf32>
      %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1]
           : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
      %2 = stablehlo.sqrt %1 : tensor<8xf32>
      return %2 : tensor<8xf32>
    }""")
    x = np.random.default_rng(0).standard_normal((8, 16)).astype(np.float32)
    np.save(pcp.folder / "x.npy", x)
    for option in ["--no-fuse", "--no-optimize", "--threads=1", "--threads=0", "--repeat=3"]:
        pcp("run", model, "--input=@x.npy", "--output=@y.npy", option)
        np.testing.assert_allclose(np.load(pcp.folder / "y.npy"), np.linalg.norm(x, axis=1), rtol=1e-6)


def test_random_inputs_follow_the_seed(pcp):
    model = pcp.model(identity("tensor<100xf32>"))
    first = pcp("run", model, "--input=random", "--seed=1")
    assert first == pcp("run", model, "--input=100xf32=random", "--seed=1")
    assert first == pcp("run", model, "--random-inputs", "--seed=1")
    assert first != pcp("run", model, "--input=random", "--seed=2")
    values = np.array(first.splitlines()[1].split("=")[1].split(), float)
    assert abs(values.mean()) < 0.5 and 0.7 < values.std() < 1.3


def test_random_inputs_can_be_scaled(pcp):
    model = pcp.model(identity("tensor<4096xf32>"))
    values = json.loads(pcp("run", model, "--input=random*0.02", "--json", "--max-elements=4096"))["results"][0]["values"]
    assert 0.019 < np.std(values) < 0.021
    assert "random*" in pcp.refuses("run", model, "--input=random*much")


def test_max_elements_truncates_what_is_printed(pcp):
    model = pcp.model(identity("tensor<2x3xi32>"))
    value = "--input=2x3xi32=1,2,3,4,5,6"
    assert pcp("run", model, value, "--max-elements=2").splitlines()[1] == "2x3xi32=[1 2 ...]..."
    assert pcp("run", model, value, "--max-elements=3").splitlines()[1] == "2x3xi32=[1 2 3]..."
    assert pcp("run", model, value, "--max-elements=0").splitlines()[1] == "2x3xi32=..."
    assert pcp("run", model, value, "--max-elements=6").splitlines()[1] == "2x3xi32=[1 2 3][4 5 6]"


def test_repeat_prints_times(pcp):
    last = pcp("run", pcp.model(ADD), *ADD_INPUTS, "--repeat=5").splitlines()[-1]
    assert last.startswith("time: min ") and last.endswith(" ms over 5 runs")


def test_stats_name_times_kernels_and_memory(pcp):
    printed = pcp("run", pcp.model(ADD), *ADD_INPUTS, "--stats")
    for name in ["import", "compile", "kernels", "arguments", "constants", "results", "plan peak", "lower bound"]:
        assert name in printed
    assert "arguments       48 B" in printed and "results         24 B" in printed


def test_process_peak_is_that_of_pcp_not_of_who_started_it(pcp):
    model = pcp.model(ADD)
    peak = lambda: json.loads(pcp("run", model, *ADD_INPUTS, "--stats", "--json"))["stats"]["process_peak_bytes"]
    alone = peak()
    held = bytearray(b"x") * (alone + (512 << 20))
    assert peak() < alone + (256 << 20)
    del held


def test_json_holds_results_times_and_stats(pcp):
    model = pcp.model(identity("tensor<2x2xf32>"))
    answer = json.loads(pcp("run", model, "--input=2x2xf32=1,nan,inf,-2.5", "--json", "--stats", "--repeat=2"))
    assert answer["results"] == [{"type": "tensor<2x2xf32>", "dims": [2, 2], "dtype": "f32",
                                  "values": [1, "nan", "inf", -2.5], "truncated": False}]
    assert len(answer["times_ms"]) == 2 and min(answer["times_ms"]) > 0
    assert answer["stats"]["engine"] == "cpu" and answer["stats"]["argument_bytes"] == 16


@pytest.mark.parametrize("dtype", ["f16", "bf16", "f32", "f64"])
def test_json_keeps_the_sign_of_zero(pcp, dtype):
    model = pcp.model(identity(f"tensor<2x{dtype}>"))
    values = json.loads(pcp("run", model, f"--input=2x{dtype}=-0,0", "--json"))["results"][0]["values"]
    assert values == [0, 0] and np.signbit(values).tolist() == [True, False]


def test_json_names_the_files_written(pcp):
    answer = json.loads(pcp("run", pcp.model(ADD), *ADD_INPUTS, "--json", "--output=@y.npy"))
    assert answer["results"][0]["file"] == "y.npy" and "values" not in answer["results"][0]


def test_quiet_prints_no_results(pcp):
    assert pcp("run", pcp.model(ADD), *ADD_INPUTS, "--quiet") == ""
    answer = json.loads(pcp("run", "model.mlir", *ADD_INPUTS, "--quiet", "--json"))
    assert answer["results"] == [] and len(answer["times_ms"]) == 1


def test_the_example_computes_exclusive_or(pcp):
    printed = pcp("run", ROOT / "examples/models/xor.mlir", "--input=4x2xf32=[0 0][0 1][1 0][1 1]")
    assert printed.splitlines()[1] == "4xf32=0 1 1 0"
