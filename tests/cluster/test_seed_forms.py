"""The forms of the first version: pcp --shepherd ..., pcp --worker ..."""

import json
import struct

import numpy as np
import pytest
from conftest import PCP, ROOT, free_port, round_metrics

LINEAR = """module {
  func.func public @main(%w: tensor<4x1xf32>, %x: tensor<8x4xf32>, %y: tensor<8x1xf32>) -> tensor<f32> {
    %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
    %d = stablehlo.subtract %p, %y : tensor<8x1xf32>
    %s = stablehlo.multiply %d, %d : tensor<8x1xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %n = stablehlo.constant dense<8.0> : tensor<f32>
    %loss = stablehlo.divide %sum, %n : tensor<f32>
    return %loss : tensor<f32>
  }
}
"""


def write_rows(path, rows=256):
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(rows, 4)).astype("<f4")
    targets = (inputs @ np.array([[1], [-2], [3], [0.5]])).astype("<f4")
    header, data = {}, b""
    for name, values in (("inputs", inputs), ("targets", targets)):
        header[name] = {"dtype": "F32", "shape": list(values.shape), "data_offsets": [len(data), len(data) + values.nbytes]}
        data += values.tobytes()
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


@pytest.fixture
def model(cluster):
    (cluster.folder / "x.mlir").write_text(LINEAR)
    write_rows(cluster.folder / "rows.safetensors")
    return ["--model", "x.mlir", "--data", "rows.safetensors"]


TRAINING = ["--steps", 200, "--sync-every", 50, "--lr", 0.1, "--out", "run"]


def trained(cluster, shepherd, workers):
    shepherd.ends(0)
    for worker in workers:
        worker.ends(0)
    losses = [line["loss"] for line in round_metrics(cluster.folder / "run")]
    assert losses[-1] < 0.1 * losses[0]
    cluster.nothing_is_left()


def test_a_stablehlo_file_on_a_cluster(cluster, model):
    """The same, with the commands of today."""
    port = free_port()
    shepherd = cluster.start("shepherd", "--port", port, "--workers", 2, *model, *TRAINING, name="shepherd")
    shepherd.says("join    pcp worker")
    workers = [cluster.start("worker", "--connect", f"127.0.0.1:{port}", "--threads", 1, name=f"w{i}") for i in range(2)]
    trained(cluster, shepherd, workers)


def test_the_forms_of_the_seed(cluster, model):
    port = free_port()
    shepherd = cluster.start("--shepherd", "--host", "127.0.0.1", "--port", port, "--workers", 2, *model, *TRAINING,
                             name="shepherd")
    shepherd.says("join    pcp worker")
    workers = [cluster.start("--worker", "--connect", f"127.0.0.1:{port}", "--backend", "cpu", name=f"w{i}")
               for i in range(2)]
    trained(cluster, shepherd, workers)


def test_a_configuration_of_the_seed(cluster):
    """tau and outer_loop_steps are what a cluster counts in. The key of W&B stays with the shepherd."""
    (cluster.folder / "examples").symlink_to(ROOT / "examples")
    keys = json.loads((ROOT / "examples/seed.json").read_text())
    (cluster.folder / "seed.json").write_text(json.dumps(dict(keys, outer_loop_steps=3, wandb_api_key="very-secret")))
    port = free_port()
    shepherd = cluster.start("--shepherd", "--config", "seed.json", "--port", port, "--workers", 2, "--eval-batches", 2,
                             name="shepherd")
    workers = [cluster.start("--worker", "--connect", f"127.0.0.1:{port}", "--threads", 1, name=f"w{i}") for i in range(2)]
    assert "steps   30: 3 rounds of 10" in shepherd.ends(0)
    for worker in workers:
        worker.ends(0)
    out = cluster.folder / "runs/seed"
    assert [line["step"] for line in round_metrics(out)] == [10, 20, 30]
    kept = (out / "config.yaml").read_text()
    assert "\nouter-momentum: 0.6\n" in kept and "\naccumulate: 2\n" in kept and "run_name" in kept
    for path in [*out.rglob("*"), *cluster.folder.glob("*.log")]:
        assert not path.is_file() or b"very-secret" not in path.read_bytes(), path


def test_workers_share_the_epochs(cluster, model):
    """256 rows, 230 to train on, in batches of 8: 28 a pass."""
    port = free_port()
    shepherd = cluster.start("--shepherd", "--port", port, "--workers", 2, *model, "--epochs", 5, "--sync-every", 10, "--out",
                             "run", name="shepherd")
    workers = [cluster.start("--worker", "--connect", f"127.0.0.1:{port}", "--threads", 1, name=f"w{i}") for i in range(2)]
    assert "steps   70: 5 epochs of 28 among 2 workers" in shepherd.ends(0)
    for worker in workers:
        worker.ends(0)
    assert "\nsteps: 70\n" in (cluster.folder / "run/config.yaml").read_text()
    assert [line["step"] for line in round_metrics(cluster.folder / "run")] == [10, 20, 30, 40, 50, 60, 70]


def test_a_supervised_worker_of_the_seed(cluster, model):
    port = free_port()
    shepherd = cluster.start("--shepherd", "--host", "127.0.0.1", "--port", port, "--workers", 1, *model, *TRAINING,
                             name="shepherd")
    shepherd.says("join    pcp worker")
    worker = cluster.start("--supervise", "--", PCP, "--worker", "--connect", f"127.0.0.1:{port}", name="w")
    trained(cluster, shepherd, [worker])
