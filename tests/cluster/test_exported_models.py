"""Models as other people's exporters write them (tests/data/exports), trained by a shepherd and two workers."""

import json

import pytest
from conftest import ROOT, free_port, round_metrics

EXPORTS = ROOT / "tests/data/exports"
CASES = ["classifier_i64", "gpt_bf16", "gpt_i64", "scan_layers", "torchax_cnn", "weights_inside"]
TOGETHER = ["--workers", 2, "--deadline-factor", 1000, "--most-steps-factor", 1]


def trained_by_two(cluster, case, *more):
    """What was expected, and the run's folder."""
    folder = EXPORTS / case
    want = json.loads((folder / "expected.json").read_text())
    data = next(path for path in (folder / "text.txt", folder / "rows.safetensors") if path.exists())
    options = [*want["options"].split(), *TOGETHER, *more]
    if (folder / "weights.safetensors").exists():
        options += ["--init", folder / "weights.safetensors"]
        if (folder / "names.txt").exists():
            options += ["--names", folder / "names.txt"]
    port, out = free_port(), cluster.folder / "run"
    shepherd = cluster.start("shepherd", "--port", port, "--model", next(folder.glob("model.mlir*")), "--data", data,
                             *options, "--out", out, name="shepherd")
    shepherd.port = port
    shepherd.says("join    pcp worker --connect")
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    shepherd.ends(0)
    for worker in workers:
        worker.ends(0)
    cluster.nothing_is_left()
    return want, out


def checkpoint(out):
    """Names and bytes of the tensors of the last checkpoint."""
    content = sorted((out / "checkpoints").glob("*.safetensors"))[-1].read_bytes()
    length = int.from_bytes(content[:8], "little")
    header, data = json.loads(content[8: 8 + length]), content[8 + length:]
    header.pop("__metadata__", None)
    return {name: data[slice(*entry["data_offsets"])] for name, entry in header.items()}


@pytest.mark.parametrize("case", CASES)
def test_two_workers_see_what_the_framework_sees_with_both_batches(cluster, case):
    want, out = trained_by_two(cluster, case, "--algorithm", "sync", "--steps", 4)
    found = [line["loss"] for line in round_metrics(out)]
    assert found == pytest.approx(want["losses_of_pairs"], rel=want["tolerance"], abs=want["tolerance"])
    assert set(checkpoint(out)) >= set(want["roles"])


@pytest.mark.parametrize("case", ["gpt_bf16", "weights_inside"])
def test_rounds(cluster, case):
    want, out = trained_by_two(cluster, case, "--algorithm", "diloco", "--steps", 8, "--sync-every", 4)
    assert [line["step"] for line in round_metrics(out)] == [4, 8]
    trained = checkpoint(out)
    assert set(trained) >= set(want["roles"])
    for name, role in want["roles"].items():
        if role == "frozen":
            text = (EXPORTS / case / "model.mlir").read_text()
            blob = text.split(f'{name}: "0x04000000')[1].split('"')[0]
            assert trained[name].hex().upper() == blob, name
