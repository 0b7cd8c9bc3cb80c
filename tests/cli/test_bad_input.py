"""Bad input of every kind: exit 2, one clear line that names the op and the place, nothing left behind."""

import struct
import subprocess

import numpy as np
import pytest
from conftest import ADD, PCP, identity

ADD_INPUTS = ["--input=2x3xf32=1", "--input=2x3xf32=2"]


def main_of(body, signature="(%a: tensor<4xf32>) -> tensor<4xf32>"):
    return f"module {{\n  func.func public @main{signature} {{\n{body}\n  }}\n}}\n"


# Models

@pytest.mark.parametrize("command", ["run", "check", "show"])
def test_missing_model(pcp, command):
    assert "nowhere.mlir" in pcp.refuses(command, "nowhere.mlir")


@pytest.mark.parametrize("command", ["run", "check", "show"])
def test_model_that_is_a_folder(pcp, command):
    (pcp.folder / "folder").mkdir()
    assert "folder" in pcp.refuses(command, "folder")


@pytest.mark.parametrize("text", ["", "\n\n", "// only a comment\n", "hello world", "module {", "{}", "def f(x):\n  return x\n",
                                  "\"builtin.module\"", "\"builtin.module\"() ({", "#" * 1000, "(" * 100000, "module " * 5000])
def test_text_that_is_not_mlir(pcp, text):
    assert "model.mlir" in pcp.refuses("check", pcp.model(text))


def test_binary_that_is_not_bytecode(pcp):
    (pcp.folder / "model.mlirbc").write_bytes(bytes(range(256)) * 16)
    assert "model.mlirbc" in pcp.refuses("check", "model.mlirbc")


@pytest.mark.parametrize("fraction", [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_truncated_text(pcp, fraction):
    generic = pcp("show", pcp.model(ADD), "--generic")
    for form in [ADD, generic]:
        text = form.rstrip()
        assert "model.mlir" in pcp.refuses("check", pcp.model(text[:int(len(text) * fraction)]))


@pytest.mark.parametrize("fraction", [0.02, 0.1, 0.5, 0.9, 0.99])
def test_truncated_bytecode(pcp, fraction):
    pcp("convert", pcp.model(ADD), "whole.mlirbc")
    whole = (pcp.folder / "whole.mlirbc").read_bytes()
    (pcp.folder / "torn.mlirbc").write_bytes(whole[:int(len(whole) * fraction)])
    assert "torn.mlirbc" in pcp.refuses("run", "torn.mlirbc", *ADD_INPUTS)


def test_corrupted_bytecode_never_crashes(pcp):
    pcp("convert", pcp.model(ADD), "whole.mlirbc")
    whole = bytearray((pcp.folder / "whole.mlirbc").read_bytes())
    for at in range(0, len(whole), max(1, len(whole) // 20)):
        broken = whole.copy()
        broken[at] ^= 0x5a
        (pcp.folder / "broken.mlirbc").write_bytes(broken)
        done = subprocess.run([PCP, "check", "broken.mlirbc"], capture_output=True, text=True, timeout=60, cwd=pcp.folder)
        assert done.returncode in (0, 2), (at, done.returncode, done.stderr)


def test_unsupported_op_is_named_with_its_line(pcp):
    model = pcp.model(main_of("    %0 = \"stablehlo.fft\"(%a) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>} :"
                              " (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\n"
                              "    return %0 : tensor<4xcomplex<f32>>",
                              "(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>"))
    message = pcp.refuses("check", model)
    assert "complex" in message or "stablehlo.fft" in message


def test_op_outside_the_table_is_named_with_its_line(pcp):
    model = pcp.model(main_of("    %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>\n    return %0 : tensor<4x4xf32>",
                              "(%a: tensor<4x4xf32>) -> tensor<4x4xf32>"))
    message = pcp.refuses("check", model)
    assert "stablehlo.cholesky" in message and "model.mlir:3" in message


def test_op_of_no_dialect_is_named_with_its_line(pcp):
    model = pcp.model(main_of("    %0 = \"nobody.knows\"(%a) : (tensor<4xf32>) -> tensor<4xf32>\n    return %0 : tensor<4xf32>"))
    message = pcp.refuses("check", model)
    assert "nobody" in message and "model.mlir:3" in message


def test_custom_call_without_an_engine_that_knows_it(pcp):
    model = pcp.model(main_of("    %0 = stablehlo.custom_call @mystery(%a) : (tensor<4xf32>) -> tensor<4xf32>\n"
                              "    return %0 : tensor<4xf32>"))
    message = pcp.refuses("run", model, "--input=4xf32=1")
    assert "mystery" in message and "custom_call" in message


@pytest.mark.parametrize("element", ["complex<f32>", "f8E4M3FN", "i4", "!quant.uniform<i8:f32, 1.0>"])
def test_unsupported_element_types_are_named(pcp, element):
    message = pcp.refuses("check", pcp.model(identity(f"tensor<4x{element}>")))
    assert element.split("<")[0].removeprefix("!") in message and "model.mlir:2" in message


def test_dynamic_shapes_are_refused(pcp):
    message = pcp.refuses("check", pcp.model(identity("tensor<?xf32>")))
    assert "?" in message or "dynamic" in message


def test_operands_of_unequal_shapes(pcp):
    model = pcp.model("""\"builtin.module\"() ({
  \"func.func\"() ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>):
    %0 = \"stablehlo.add\"(%arg0, %arg1) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
    \"func.return\"(%0) : (tensor<2xf32>) -> ()
  }) {function_type = (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>, sym_name = \"main\"} : () -> ()
}) : () -> ()
""")
    message = pcp.refuses("check", model)
    assert "stablehlo.add" in message and "model.mlir:4" in message
    assert "tensor<2xf32>" in message and "tensor<3xf32>" in message


def test_wrong_result_type_names_the_op_and_line(pcp):
    model = pcp.model(main_of("    %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<5xf32>\n    return %0 : tensor<5xf32>",
                              "(%a: tensor<4xf32>) -> tensor<5xf32>"))
    message = pcp.refuses("check", model)
    assert "reshape" in message and "model.mlir:3" in message


def test_value_used_before_it_is_defined(pcp):
    model = pcp.model(main_of("    %1 = stablehlo.add %0, %a : tensor<4xf32>\n    return %1 : tensor<4xf32>"))
    assert "model.mlir:3" in pcp.refuses("check", model)


def test_call_of_a_missing_function(pcp):
    model = pcp.model(main_of("    %0 = func.call @nowhere(%a) : (tensor<4xf32>) -> tensor<4xf32>\n    return %0 : tensor<4xf32>"))
    assert "nowhere" in pcp.refuses("check", model)


def test_recursive_calls(pcp):
    model = pcp.model(main_of("    %0 = func.call @main(%a) : (tensor<4xf32>) -> tensor<4xf32>\n    return %0 : tensor<4xf32>"))
    assert "main" in pcp.refuses("check", model)


def test_module_without_a_function(pcp):
    assert "function" in pcp.refuses("run", pcp.model("module {}\n"))


@pytest.mark.parametrize("dims", ["9223372036854775807x9223372036854775807", "4294967296x4294967296x4294967296",
                                  "99999999999999999999"])
def test_shape_that_overflows(pcp, dims):
    message = pcp.refuses("check", pcp.model(identity(f"tensor<{dims}xf32>")))
    assert "model.mlir" in message
    message = pcp.refuses("run", pcp.model(ADD), f"--input={dims}xf32=1", "--input=2x3xf32=1")
    assert "input 0" in message


def test_overflow_inside_the_graph_names_the_op(pcp):
    model = pcp.model(main_of("    %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> "
                              "tensor<4294967296x4294967296x4xf32>\n"
                              "    %1 = stablehlo.slice %0 [0:1, 0:1, 0:1] : (tensor<4294967296x4294967296x4xf32>) -> tensor<1x1x1xf32>\n"
                              "    return %1 : tensor<1x1x1xf32>", "(%a: tensor<f32>) -> tensor<1x1x1xf32>"))
    assert "model.mlir:3" in pcp.refuses("run", model, "--input=f32=1")


@pytest.mark.parametrize("literal", ["dense<1.0>", "dense<\"0x0000803F\">"])
def test_huge_constant_in_a_small_file(pcp, literal):
    model = pcp.model(main_of(f"    %0 = stablehlo.constant {literal} : tensor<2500000000xf32>\n"
                              "    %1 = stablehlo.slice %0 [0:4] : (tensor<2500000000xf32>) -> tensor<4xf32>\n"
                              "    %2 = stablehlo.add %1, %a : tensor<4xf32>\n    return %2 : tensor<4xf32>"))
    message = pcp.refuses("run", model, "--input=4xf32=1")
    assert "constant" in message and "model.mlir:3" in message


def test_constant_with_too_few_bytes(pcp):
    model = pcp.model(main_of("    %0 = stablehlo.constant dense<\"0x0000803F00000040\"> : tensor<4xf32>\n"
                              "    return %0 : tensor<4xf32>"))
    assert "model.mlir:3" in pcp.refuses("check", model)


@pytest.mark.parametrize("dims", ["100000000000", "1000000x1000000"])
def test_more_memory_than_the_machine_has(pcp, dims):
    message = pcp.refuses("run", pcp.model(identity(f"tensor<{dims}xf32>")), "--input=random")
    assert "this machine has" in message


def test_intermediate_larger_than_memory(pcp):
    model = pcp.model("""func.func public @main(%a: tensor<1000000xf32>) -> tensor<f32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.dot_general %a, %a, contracting_dims = [] x [] : (tensor<1000000xf32>, tensor<1000000xf32>) -> tensor<1000000x1000000xf32>
      %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0] : (tensor<1000000x1000000xf32>, tensor<1000000xf32>) -> tensor<1000000xf32>
      %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1000000xf32>, tensor<f32>) -> tensor<f32>
      return %2 : tensor<f32>
    }""")
    assert "this machine has" in pcp.refuses("run", model, "--input=random")


# Inputs

@pytest.mark.parametrize("inputs,said", [
    ([], "takes 2 inputs, 0 were given"),
    (["2x3xf32=1"], "takes 2 inputs, 1 was given"),
    (["2x3xf32=1"] * 3, "takes 2 inputs, 3 were given"),
])
def test_wrong_count_of_inputs_prints_the_signature(pcp, inputs, said):
    message = pcp.refuses("run", pcp.model(ADD), *(f"--input={value}" for value in inputs))
    assert said in message and "@main(tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>" in message


@pytest.mark.parametrize("value,said", [
    ("3x2xf32=1", "expected tensor<2x3xf32>, got tensor<3x2xf32>"),
    ("6xf32=1", "expected tensor<2x3xf32>, got tensor<6xf32>"),
    ("2x3xf64=1", "expected tensor<2x3xf32>, got tensor<2x3xf64>"),
    ("2x3xf32=1,2,3", "takes 6 values (or one for all), got 3"),
    ("2x3xf32=1,2,3,4,5,6,7", "takes 6 values (or one for all), got 7"),
    ("2x3xf32=", "takes 6 values"),
    ("2x3xf32=1,2,x,4,5,6", "'x' is not a value of f32"),
    ("2x3xf32=1e99", "'1e99' is not a value of f32"),
    ("2x3xf32=[1 2 3][4 5 6", "unbalanced"),
    ("2x3xf32=1 2 3]4 5 6", "unbalanced"),
    ("2xthreexf32=1", "'three' is not a dimension"),
    ("-2x3xf32=1", "'-2' is not a dimension"),
    ("2x3xf33=1", "'f33' is not an element type"),
    ("2x3=1", "'3' is not an element type"),
    ("x", "is not a dimension"),
    ("hello", "'hello' is not an element type"),
    ("@missing.npy", "missing.npy"),
    ("2x3xf32=@missing.bin", "missing.bin"),
    ("@raw.bin", "a raw file needs its type: 2x3xf32=@raw.bin"),
    ("2x3xf32=@.", "folder"),
])
def test_bad_inputs_are_explained(pcp, value, said):
    message = pcp.refuses("run", pcp.model(ADD), "--input=2x3xf32=1", f"--input={value}")
    assert "input 1 of @main" in message and said in message


@pytest.mark.parametrize("type_text,value", [("i8", "128"), ("i8", "1.5"), ("ui8", "-1"), ("ui64", "18446744073709551616"),
                                             ("i1", "2"), ("i32", "0x"), ("f64", "1e999"), ("f16", "1e6"),
                                             ("f16", "-65520"), ("bf16", "3.4e38")])
def test_values_out_of_range_of_their_type(pcp, type_text, value):
    assert f"'{value}' is not a value of" in pcp.refuses("run", pcp.model(identity(f"tensor<{type_text}>")),
                                                         f"--input={type_text}={value}")


@pytest.mark.parametrize("array", [np.zeros((3, 2), np.float32), np.zeros((2, 3), np.float64), np.zeros((2, 3), np.int32),
                                   np.zeros((2, 3), np.complex64), np.array(["a", "b"])])
def test_npy_of_another_type_or_shape(pcp, array):
    np.save(pcp.folder / "x.npy", array)
    message = pcp.refuses("run", pcp.model(ADD), "--input=@x.npy", "--input=2x3xf32=1")
    assert "input 0 of @main" in message


@pytest.mark.parametrize("size", [0, 5, 9, 60, 127, 130, 151])
def test_truncated_npy(pcp, size):
    np.save(pcp.folder / "whole.npy", np.zeros((2, 3), np.float32))
    (pcp.folder / "torn.npy").write_bytes((pcp.folder / "whole.npy").read_bytes()[:size])
    assert "torn.npy" in pcp.refuses("run", pcp.model(ADD), "--input=@torn.npy", "--input=2x3xf32=1")


def test_npy_whose_header_asks_for_more_than_there_is(pcp):
    header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (9999999999999999, 9999999999999999), }\n"
    (pcp.folder / "x.npy").write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + b"\0" * 24)
    assert "x.npy" in pcp.refuses("run", pcp.model(ADD), "--input=@x.npy", "--input=2x3xf32=1")


@pytest.mark.parametrize("size", [0, 23, 25])
def test_raw_file_of_another_size(pcp, size):
    (pcp.folder / "raw.bin").write_bytes(b"\0" * size)
    message = pcp.refuses("run", pcp.model(ADD), "--input=2x3xf32=@raw.bin", "--input=2x3xf32=1")
    assert f"holds {size} bytes" in message and "takes 24" in message


# Outputs

@pytest.mark.parametrize("output,said", [("y.npy", "expected @file"), ("@", "expected @file"),
                                         ("@no/such/folder/y.npy", "no/such/folder"), ("@.", "folder"), ("@folder/", "folder")])
def test_outputs_that_cannot_be_written(pcp, output, said):
    (pcp.folder / "folder").mkdir()
    assert said in pcp.refuses("run", pcp.model(ADD), *ADD_INPUTS, f"--output={output}")


def test_wrong_count_of_outputs(pcp):
    message = pcp.refuses("run", pcp.model(ADD), *ADD_INPUTS, "--output=@a.npy", "--output=@b.npy")
    assert "1 result" in message and "2 --output" in message


def test_folder_that_takes_no_files(pcp):
    assert "/proc/y.npy" in pcp.refuses("run", pcp.model(ADD), *ADD_INPUTS, "--output=@/proc/y.npy")


def test_failure_leaves_an_existing_output_as_it_was(pcp):
    (pcp.folder / "y.npy").write_text("old")
    pcp.refuses("run", pcp.model(ADD), "--input=2x3xf32=1", "--input=2x3xf32=1,2", "--output=@y.npy")
    assert (pcp.folder / "y.npy").read_text() == "old"


@pytest.mark.parametrize("output", ["model", "model.txt", "no/such/model.mlir", "."])
def test_convert_to_a_bad_place(pcp, output):
    pcp.refuses("convert", pcp.model(ADD), output)


def test_convert_of_a_bad_model_leaves_nothing(pcp):
    pcp.refuses("convert", pcp.model("module {"), "out.mlirbc")
    pcp.refuses("convert", pcp.model("module {"), "out.mlir")


# Usage

@pytest.mark.parametrize("args", [["fly"], ["run"], ["check"], ["convert", "one"], ["run", "m", "--input="], ["run", "m", "--repeat=0"],
                                  ["run", "m", "--repeat=x"], ["run", "m", "--threads=-1"], ["run", "m", "--no-such-option"],
                                  ["show", "m", "--dot", "--pretty"], ["ops", "--json", "--markdown"]])
def test_bad_usage_points_to_the_help(pcp, args):
    assert "--help" in pcp.refuses(*args)


def test_unknown_engine_lists_those_there_are(pcp):
    message = pcp.refuses("run", pcp.model(ADD), *ADD_INPUTS, "--engine=abacus")
    assert "abacus" in message and "cpu" in message
