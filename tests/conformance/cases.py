"""Cases of the conformance data: one StableHLO function each, with its inputs, expected results and tolerance.

Expected results come from NumPy where the caller gives them, else from XLA on the CPU. A tolerance is one of
  exact          the same bits; any NaN equals any NaN
  equal          the same values: also 0 equals -0
  ulp N [A]      at most N representable values or A apart
  close R A      |got - expected| <= A + R * |expected|; infinities and NaN must match
and applies to float results; integers are always exact.
"""

import json
import os
import zlib

import jax
import ml_dtypes
import numpy as np
import safetensors.numpy
from jax._src import compiler, xla_bridge
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import xla_client
from jaxlib.mlir import ir

jax.config.update("jax_enable_x64", True)

DTYPES = {
    "i1": np.dtype(bool),
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "ui8": np.dtype(np.uint8),
    "ui16": np.dtype(np.uint16),
    "ui32": np.dtype(np.uint32),
    "ui64": np.dtype(np.uint64),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}
NAMES = {dtype: name for name, dtype in DTYPES.items()}
ALL = list(DTYPES)
SIGNED = ["i8", "i16", "i32", "i64"]
UNSIGNED = ["ui8", "ui16", "ui32", "ui64"]
INTS = SIGNED + UNSIGNED
FLOATS = ["f16", "bf16", "f32", "f64"]
BITS = ["i1"] + INTS
NUMBERS = INTS + FLOATS


def is_float(name):
    return name in FLOATS


def width(name):
    return 8 * DTYPES[name].itemsize


def random(key):
    """A generator that depends on the key alone, so that an edit of one case leaves the others as they are."""
    return np.random.default_rng(zlib.crc32(key.encode()))


def wide(name, shape, key=""):
    """Any values of the type: integers over their whole range, floats over some orders of magnitude."""
    rng = random(f"wide {name} {shape} {key}")
    if name == "i1":
        return np.asarray(rng.integers(0, 2, shape)).astype(bool)
    if is_float(name):
        return np.asarray(rng.standard_normal(shape) * 10.0 ** rng.integers(-2, 3, shape)).astype(DTYPES[name])
    return np.asarray(rng.integers(0, 2**64, shape, dtype=np.uint64)).astype(DTYPES[name])


def small(name, shape, key="", low=-4, high=4):
    """Small whole numbers, whose sums and products are exact in every type and in every order."""
    rng = random(f"small {name} {shape} {key}")
    if name == "i1":
        return np.asarray(rng.integers(0, 2, shape)).astype(bool)
    return np.asarray(rng.integers(0 if name in UNSIGNED else low, high + 1, shape)).astype(DTYPES[name])


def tensor(dtype, shape):
    return "tensor<" + "".join(f"{n}x" for n in shape) + f"{dtype}>"


def type_of(array):
    return tensor(NAMES[array.dtype], array.shape)


def dims(values):
    values = list(values)
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def region(arg_types, body, results):
    """A block of generic or pretty StableHLO over %a0, %a1...; `results` are pairs of value and type."""
    args = ", ".join(f"%a{i}: {t}" for i, t in enumerate(arg_types))
    head = f"^bb0({args}):" if arg_types else "^bb0:"
    names, types = ", ".join(v for v, _ in results), ", ".join(t for _, t in results)
    return "{\n" + head + "\n" + body + f'\n"stablehlo.return"({names}) : ({types}) -> ()\n}}'


def binary_region(op, dtype):
    t = tensor(dtype, ())
    return region([t, t], f'%r_ = "stablehlo.{op}"(%a0, %a1) : ({t}, {t}) -> {t}', [("%r_", t)])


class Case:
    def __init__(self, op, name, inputs, body, result_types, expected, tolerance):
        self.op, self.name, self.inputs, self.body = op, name, inputs, body
        self.result_types, self.expected, self.tolerance = result_types, expected, tolerance

    def text(self, name):
        args = ", ".join(f"%in{i}: {type_of(x)}" for i, x in enumerate(self.inputs))
        outs = ", ".join(self.result_types)
        return f"func.func public @{name}({args}) -> ({outs}) {{\n{self.body}\n}}\n"


class Suite:
    def __init__(self):
        self.files = {}
        self.context = jax_mlir.make_ir_context()
        self.backend = xla_bridge.get_backend("cpu")
        self.devices = xla_client.DeviceList(tuple(self.backend.local_devices()[:1]))
        self.options = compiler.get_compile_options(num_replicas=1, num_partitions=1)

    def function(self, op, name, inputs, body, results, tolerance="exact"):
        """A function whose body ends in a return. `results` are arrays, or types for XLA to fill in."""
        expected = None
        if not isinstance(results[0], str):
            expected = [np.asarray(r) for r in results]
            results = [type_of(r) for r in expected]
        cases = self.files.setdefault(op, [])
        name = f"{op}_{name}"
        assert all(name != other.name for other in cases), name
        inputs = [np.asarray(x) for x in inputs]
        cases.append(Case(op, name, inputs, body, results, expected, tolerance))

    def single(self, op, name, inputs, results, attrs="", regions="", tolerance="exact"):
        """One operation over the inputs."""
        inputs = [np.asarray(x) for x in inputs]
        results = [r if isinstance(r, str) else np.asarray(r) for r in results]
        types = [r if isinstance(r, str) else type_of(r) for r in results]
        operands = ", ".join(f"%in{i}" for i in range(len(inputs)))
        outs = [f"%r#{i}" for i in range(len(types))] if len(types) > 1 else ["%r"]
        head = f"%r:{len(types)}" if len(types) > 1 else "%r"
        body = (
            f'{head} = "stablehlo.{op}"({operands})'
            + (f" <{{{attrs}}}>" if attrs else "")
            + (f" ({regions})" if regions else "")
            + f" : ({', '.join(type_of(x) for x in inputs)}) -> ({', '.join(types)})\n"
            f"return {', '.join(outs)} : {', '.join(types)}"
        )
        self.function(op, name, inputs, body, results, tolerance)

    def run_on_xla(self, case):
        with self.context:
            module = ir.Module.parse("module {\n" + case.text("main") + "}")
            program = self.backend.compile_and_load(module, self.devices, self.options)
            results = [np.asarray(x) for x in program.execute([jax.device_put(x) for x in case.inputs])]
        wanted = [DTYPES[t[7:-1].split("x")[-1]] for t in case.result_types]
        return [x.view(dtype) for x, dtype in zip(results, wanted)]  # random bits come back unsigned

    def fill(self, check):
        """Computes what is missing with XLA; with `check`, also compares what NumPy gave."""
        for case in (case for cases in self.files.values() for case in cases):
            try:
                if case.expected is None:
                    case.expected = self.run_on_xla(case)
                elif check:
                    for i, (ours, xla) in enumerate(zip(case.expected, self.run_on_xla(case))):
                        report_difference(case, i, ours, xla)
            except Exception as error:
                if case.expected is None:
                    raise RuntimeError(f"{case.name}:\n{case.text('main')}") from error
                print(f"{case.name}: XLA refuses: {str(error).splitlines()[0][:150]}")

    def write(self, folder):
        for op, cases in sorted(self.files.items()):
            with self.context:
                module = ir.Module.parse("module {\n" + "".join(c.text(c.name) for c in cases) + "}")
                text = module.operation.get_asm(print_generic_op_form=True)
            tensors, tolerances = {}, {}
            for case in cases:
                assert [type_of(x) for x in case.expected] == case.result_types, (case.name, case.result_types)
                tensors |= {
                    f"{case.name}/in{i}": np.ascontiguousarray(x).reshape(x.shape) for i, x in enumerate(case.inputs)
                }
                tensors |= {
                    f"{case.name}/out{i}": np.ascontiguousarray(x).reshape(x.shape) for i, x in enumerate(case.expected)
                }
                tolerances[case.name] = case.tolerance
            with open(os.path.join(folder, f"{op}.mlir"), "w") as file:
                file.write(text)
            with open(os.path.join(folder, f"{op}.safetensors"), "wb") as file:
                file.write(in_fixed_order(safetensors.numpy.save(tensors, tolerances)))


def in_fixed_order(file):
    """The library writes metadata in an order that changes from run to run."""
    size = int.from_bytes(file[:8], "little")
    header = json.loads(file[8 : 8 + size])
    header["__metadata__"] = dict(sorted(header["__metadata__"].items()))
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    return len(text).to_bytes(8, "little") + text + file[8 + size :]


def report_difference(case, index, ours, xla):
    name = NAMES[ours.dtype]
    if is_float(name):
        a, b = ours.astype(np.float64), xla.astype(np.float64)
        kind, *numbers = case.tolerance.split()
        with np.errstate(all="ignore"):
            bits = f"u{ours.dtype.itemsize}"
            same = (ours.view(bits) == xla.view(bits)) if kind == "exact" and ours.shape else (a == b)
            if kind == "ulp":
                same |= np.abs(a - b) <= float(numbers[0]) * np.abs(a) * (2.0**-7 if name == "bf16" else 2.0**-10)
            if kind == "close":
                same |= np.abs(a - b) <= float(numbers[1]) + float(numbers[0]) * np.abs(a)
            same |= np.isnan(a) & np.isnan(b)
    else:
        same = ours == xla
    for where in list(np.argwhere(~np.asarray(same)))[:4]:
        at = tuple(where)
        inputs = [x[at] if x.shape == ours.shape else "..." for x in case.inputs]
        print(f"{case.name} result {index} at {list(map(int, at))}: inputs {inputs}, ours {ours[at]}, XLA {xla[at]}")
