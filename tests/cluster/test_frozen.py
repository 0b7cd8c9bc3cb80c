"""Frozen parameters in a cluster: workers are sent them once, and nothing moves them."""

import json
import struct

import numpy as np
import pytest

MODEL = """module {
  func.func public @main(%w: tensor<4x8xf32> {pcp.name = "w"}, %fixed: tensor<8x1xf32> {pcp.name = "fixed"}, %b: tensor<1xf32> {pcp.name = "b"},
                         %x: tensor<8x4xf32>, %y: tensor<8x1xf32>) -> tensor<f32> {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %q = stablehlo.dot_general %h, %fixed, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %bs = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1xf32>) -> tensor<8x1xf32>
    %p = stablehlo.add %q, %bs : tensor<8x1xf32>
    %d = stablehlo.subtract %p, %y : tensor<8x1xf32>
    %s = stablehlo.multiply %d, %d : tensor<8x1xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    return %sum : tensor<f32>
  }
}
"""


def write_safetensors(path, tensors):
    header, data = {}, b""
    for name, values in tensors.items():
        header[name] = {"dtype": "F32", "shape": list(values.shape), "data_offsets": [len(data), len(data) + values.nbytes]}
        data += values.tobytes()
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def read_safetensors(path):
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + length])
    header.pop("__metadata__", None)
    return {name: np.frombuffer(data[8 + length:][slice(*entry["data_offsets"])], "<f4").reshape(entry["shape"])
            for name, entry in header.items()}


@pytest.fixture
def first(cluster):
    chance = np.random.default_rng(1)
    (cluster.folder / "m.mlir").write_text(MODEL)
    inputs = chance.normal(size=(256, 4)).astype("<f4")
    write_safetensors(cluster.folder / "rows.safetensors", {
        "inputs": inputs, "targets": (inputs @ np.array([[1], [-2], [3], [0.5]]) + 1).astype("<f4")})
    values = {name: chance.normal(size=shape).astype("<f4") * 0.5
              for name, shape in {"w": (4, 8), "fixed": (8, 1), "b": (1,)}.items()}
    write_safetensors(cluster.folder / "first.safetensors", values)
    return values


def newest(folder):
    return read_safetensors(sorted((folder / "run/checkpoints").glob("*.safetensors"))[-1])


@pytest.mark.parametrize("algorithm", [
    ["--algorithm", "diloco", "--compression", "int4"],
    ["--algorithm", "streaming", "--fragments", 2, "--mixing", 0.3, "--compression", "int8"],
    ["--algorithm", "sync", "--sync-every", 1],
])
def test_frozen_parameters_stay_as_they_are(cluster, first, algorithm):
    out = cluster.run("train", "--workers", 2, "--model", "m.mlir", "--data", "rows.safetensors", "--init", "first.safetensors",
                      "--role", "fixed=frozen", "--steps", 40, "--sync-every", 10, "--lr", 0.02, *algorithm, "--out", "run")
    assert "fixed  8x1xf32  frozen weight  first.safetensors" in out
    trained = newest(cluster.folder)
    assert (trained["fixed"] == first["fixed"]).all()
    for name in ("w", "b"):
        assert not np.allclose(trained[name], first[name])
    state = [name for name in trained if name not in first]
    assert any(name.endswith(".w") for name in state)
    assert not any(name.endswith(".fixed") for name in state if not name.startswith("reference."))
    cluster.nothing_is_left()


def test_a_resumed_shepherd_keeps_them_and_checks_its_data(cluster, first):
    options = ["--workers", 1, "--sync-every", 10, "--timeout", 2, "--heartbeat", 0.2]
    cluster.run("train", "--model", "m.mlir", "--data", "rows.safetensors", "--init", "first.safetensors", "--role", "fixed=frozen",
                "--steps", 20, *options, "--out", "run")
    rows = cluster.folder / "rows.safetensors"
    before = rows.read_bytes()
    rows.write_bytes(before[:-1] + bytes([before[-1] ^ 1]))
    resume = ["train", "--resume", "--out", "run", "--steps", 40]
    assert "is not the data this run was trained on" in cluster.refuses(*resume)
    cluster.run(*resume, "--data-changed")
    assert (newest(cluster.folder)["fixed"] == first["fixed"]).all()
    cluster.run("train", "--resume", "--out", "run", "--steps", 60)  # the checkpoint knows the new data now
    cluster.nothing_is_left()
