"""Models as other people's exporters write them (tests/data/exports) train as in their own frameworks, step by step."""

import itertools
import json
import re
import struct

import numpy as np
import pytest
from conftest import ROOT
from test_examples import write_safetensors
from test_train import refused

EXPORTS = ROOT / "tests/data/exports"
CASES = sorted(folder.name for folder in EXPORTS.iterdir())


def read_safetensors(path):
    content = path.read_bytes()
    (length,) = struct.unpack("<Q", content[:8])
    header, data = json.loads(content[8: 8 + length]), content[8 + length:]
    header.pop("__metadata__", None)
    kinds = {"F32": np.float32, "I32": np.int32, "I64": np.int64}
    return {name: np.frombuffer(data[slice(*entry["data_offsets"])], kinds[entry["dtype"]]).reshape(entry["shape"])
            for name, entry in header.items()}


def expected(case):
    return json.loads((EXPORTS / case / "expected.json").read_text())


def command(case, **change):
    """Arguments of `pcp train` for a case; `change` replaces an option, or leaves it out where it is None."""
    folder = EXPORTS / case
    options = {"--model": next(folder.glob("model.mlir*")), "--threads": 1, "--out": "run",
               "--data": next(path for path in (folder / "text.txt", folder / "rows.safetensors") if path.exists())}
    if (folder / "weights.safetensors").exists():
        options["--init"] = folder / "weights.safetensors"
        if (folder / "names.txt").exists():
            options["--names"] = folder / "names.txt"
    words = expected(case)["options"].split()
    options |= dict(zip(words[::2], words[1::2]))
    options |= {"--" + name.replace("_", "-"): value for name, value in change.items()}
    return ["train", *(word for pair in options.items() if pair[1] is not None for word in pair)]


def losses(pcp, out="run"):
    lines = [json.loads(line) for line in (pcp.folder / out / "metrics.jsonl").read_text().splitlines()]
    return [line["loss"] for line in lines if "loss" in line]


def checkpoint(pcp, out="run"):
    return read_safetensors(sorted((pcp.folder / out / "checkpoints").glob("*.safetensors"))[-1])


def parameters(pcp, out="run"):
    return {name: tensor for name, tensor in checkpoint(pcp, out).items() if not name.startswith("optimizer.")}


def check_parameters(found, wanted, tolerance):
    assert sorted(found) == sorted(wanted)
    for name, tensor in wanted.items():
        np.testing.assert_allclose(found[name], tensor, rtol=tolerance, atol=tolerance, err_msg=name)


def table(out):
    """The parameters a training prints: name to shape, role and start."""
    lines = [re.split(r"  +", line.strip()) for line in out.splitlines()]
    head = lines.index(["name", "shape", "role", "start"])
    rows = itertools.takewhile(lambda line: len(line) == 4, lines[head + 1:])
    return {name: rest for name, *rest in rows}


def role(text):
    """As --role says it: how many layers it holds, and whether its products are added to a stream, aside."""
    return "frozen" if text.startswith("frozen") else re.sub(r" x\d+$", "", text).removeprefix("residual ")


@pytest.mark.parametrize("case", CASES)
def test_trains_as_in_its_own_framework(pcp, case):
    want = expected(case)
    pcp(*command(case))
    assert losses(pcp) == pytest.approx(want["losses"], rel=want["tolerance"], abs=want["tolerance"])
    # Eight steps add up what is rounded differently.
    check_parameters(parameters(pcp), read_safetensors(EXPORTS / case / "trained.safetensors"), 5 * want["tolerance"])


@pytest.mark.parametrize("case", CASES)
def test_table_of_parameters(pcp, case):
    want = expected(case)
    trained = read_safetensors(EXPORTS / case / "trained.safetensors")
    rows = table(pcp(*command(case, steps=1)))
    assert {name: role(row[1]) for name, row in rows.items()} == want["roles"]
    assert {name: row[0] for name, row in rows.items()} == {
        name: "x".join(map(str, [*tensor.shape, "f32"])) for name, tensor in trained.items()}
    source = "weights.safetensors" if (EXPORTS / case / "weights.safetensors").exists() else "the model's file"
    assert {row[2] for row in rows.values()} == {source}


def test_stacks_of_layers_start_as_their_layers_would(pcp):
    rows = table(pcp(*command("scan_layers", steps=1, init=None)))
    layers = {name for name, row in rows.items() if row[1].endswith(" x3")}
    assert layers == {name for name in rows if "blocks" in name}
    assert rows["p['blocks']['g1']"][2] == "1" and rows["p['blocks']['a1']"][2] == "0"


@pytest.mark.parametrize("kind", ["i8", "ui8", "i16", "ui16", "i32", "ui32", "i64", "ui64"])
def test_tokens_go_in_the_type_the_model_takes(pcp, kind):
    (pcp.folder / "text.txt").write_text("abcdefghabcdefgha")
    model = pcp.model(f"""module {{
  func.func public @main(%w: tensor<f32>, %ids: tensor<2x4x{kind}>, %next: tensor<2x4x{kind}>) -> tensor<f32> {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %eighth = stablehlo.constant dense<0.125> : tensor<f32>
    %x = stablehlo.convert %ids : (tensor<2x4x{kind}>) -> tensor<2x4xf32>
    %y = stablehlo.convert %next : (tensor<2x4x{kind}>) -> tensor<2x4xf32>
    %ww = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %xw = stablehlo.multiply %x, %ww : tensor<2x4xf32>
    %d = stablehlo.subtract %xw, %y : tensor<2x4xf32>
    %dd = stablehlo.multiply %d, %d : tensor<2x4xf32>
    %sum = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %loss = stablehlo.multiply %sum, %eighth : tensor<f32>
    return %loss : tensor<f32>
  }}
}}
""")
    write_safetensors(pcp.folder / "w.safetensors", {"arg0": np.array(0.5, np.float32)})
    pcp("train", "--model", model, "--data", "text.txt", "--init", "w.safetensors", "--validation", 0, "--order", "fifo",
        "--optimizer", "sgd", "--momentum", 0, "--clip", 0, "--weight-decay", 0, "--schedule", "constant", "--warmup", 0,
        "--lr", 0.01, "--steps", 2, "--out", "run")
    ids, w, want = np.arange(9) % 8, 0.5, []
    for _ in range(2):
        difference = ids[:-1] * w - ids[1:]
        want.append(np.mean(difference**2))
        w -= 0.01 * np.mean(2 * difference * ids[:-1])
    assert losses(pcp) == pytest.approx(want, rel=1e-6)


@pytest.mark.parametrize("case", ["classifier_i64", "torchax_cnn", "weights_inside"])
def test_labels_in_i32(pcp, case):
    want = expected(case)
    rows = read_safetensors(EXPORTS / case / "rows.safetensors")
    write_safetensors(pcp.folder / "rows.safetensors", {**rows, "targets": rows["targets"].astype(np.int32)})
    pcp(*command(case, data="rows.safetensors"))
    assert losses(pcp) == pytest.approx(want["losses"], rel=want["tolerance"])


def test_names_for_weights_inside(pcp):
    case = "weights_inside"
    names = [line.split()[1] for line in (EXPORTS / case / "names.txt").read_text().splitlines()]
    pcp(*command(case, names=EXPORTS / case / "names.txt", role="window=frozen", momentum=0.9))
    found = checkpoint(pcp)
    assert sorted(name for name in found if not name.startswith("optimizer.")) == sorted(names)
    # What is frozen stays as it was in the file and has no state.
    blob = read_safetensors(EXPORTS / case / "trained.safetensors")["torch_tensor_8_8_torch.float32"]
    np.testing.assert_array_equal(found["window"], blob)
    states = [name for name in found if name.startswith("optimizer.")]
    assert len(states) == len(names) - 1 and not any("window" in name for name in states)


def test_frozen_parameters_get_no_update(pcp):
    case = "gpt_i64"
    first = read_safetensors(EXPORTS / case / "weights.safetensors")
    rows = table(pcp(*command(case, role="blocks.0.*=frozen", optimizer="adamw", lr=0.01, weight_decay=0.1)))
    frozen = [name for name in first if name.startswith("blocks.0.")]
    assert {name for name, row in rows.items() if role(row[1]) == "frozen"} == set(frozen)
    last = checkpoint(pcp)
    for name, tensor in first.items():
        assert np.array_equal(last[name], tensor) == (name in frozen), name
    states = {name for name in last if name.startswith("optimizer.")}
    assert len(states) == 2 * (len(first) - len(frozen))


def test_role_decides_what_is_decayed(pcp):
    """With a learning rate this small the decay is all that moves a parameter."""
    case = "classifier_i64"
    first = read_safetensors(EXPORTS / case / "weights.safetensors")
    pcp(*command(case, optimizer="adamw", lr=1e-7, weight_decay=1e5, role="*[0][1]=weight"))
    last = parameters(pcp)
    for name in first:
        expected_factor = 0.99**8 if name != "p[1][1]" else 1
        np.testing.assert_allclose(last[name], first[name] * expected_factor, atol=2e-5, err_msg=name)


def test_a_run_goes_on_with_its_names_and_roles(pcp):
    for case in ("weights_inside", "gpt_i64"):
        want = expected(case)
        pcp(*command(case, steps=3, out=case))
        pcp("train", "--resume", "--out", case, "--steps", 8)
        assert losses(pcp, case) == pytest.approx(want["losses"], rel=want["tolerance"])


def test_file_locations_are_no_names(pcp):
    """torch-mlir's debug information: where an argument was used, the same for several."""
    pcp.model("""#at = loc("linear.py":1:0)
#from = loc("model.py":2:0)
#call = loc(callsite(#at at #from))
module {
  func.func @main(%arg0: tensor<2xf32> loc(#call), %arg1: tensor<2xf32> loc("scale"), %arg2: tensor<3x2xf32> loc(#call), %arg3: tensor<3x2xf32> loc(#call)) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.multiply %arg2, %1 : tensor<3x2xf32>
    %3 = stablehlo.add %2, %0 : tensor<3x2xf32>
    %4 = stablehlo.subtract %3, %arg3 : tensor<3x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<3x2xf32>
    %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    return %6 : tensor<f32>
  }
}
""")
    rng = np.random.default_rng(1)
    write_safetensors(pcp.folder / "rows.safetensors",
                      {name: rng.normal(size=(30, 2)).astype("f") for name in ("inputs", "targets")})
    rows = table(pcp("train", "--model", "model.mlir", "--data", "rows.safetensors", "--steps", 1, "--out", "run"))
    assert {name: row[1] for name, row in rows.items()} == {"arg0": "bias", "scale": "gain"}


def test_what_does_not_fit_is_refused_with_the_fix(pcp):
    text = pcp.refuses(*command("gpt_i64", batch=5))
    assert "5" in text and "4" in text and "--batch" in text
    (pcp.folder / "names.txt").write_text("# two lines\none\n\ntwo\n")
    text = pcp.refuses(*command("gpt_i64", names="names.txt"))
    assert "2 names" in text and "29 parameters" in text
    text = pcp.refuses(*command("gpt_i64", role="blocks.7.*=frozen"))
    assert "blocks.7.*" in text
    text = pcp.refuses(*command("gpt_i64", role="blocks.0.*=heavy"))
    assert "heavy" in text and "embedding" in text
    # Without the names file the weights are not found; the first that is missing is named.
    assert "arg0" in pcp.refuses(*command("gpt_i64", names=None))


PAGE = (ROOT / "docs/import.md").read_text()
BY_HAND = re.search("```mlir\n(.*?)```", PAGE, re.DOTALL)[1]


def write_line(pcp):
    """Rows for the model of the page that is written by hand: a line with slopes 0 to 7 and offset 3."""
    points = np.random.default_rng(3).normal(size=(640, 8)).astype(np.float32)
    write_safetensors(pcp.folder / "rows.safetensors",
                      {"inputs": points, "targets": (points @ np.arange(8) + 3)[:, None].astype(np.float32)})


def test_the_model_of_the_page_that_is_written_by_hand(pcp):
    pcp.model(BY_HAND)
    write_line(pcp)
    pcp("train", "--model", "model.mlir", "--data", "rows.safetensors", "--optimizer", "sgd", "--momentum", 0, "--lr", 0.1,
        "--clip", 0, "--weight-decay", 0, "--schedule", "constant", "--steps", 300, "--out", "run")
    check_parameters(parameters(pcp), {"slope": np.arange(8)[:, None], "offset": np.array([3])}, 1e-3)


# What is changed in the model of the page, and what is then said.
REFUSED = {
    "dynamic": (("%b: tensor<1xf32>", "%any: tensor<?x8xf32>, %b: tensor<1xf32>"),
                "has a dynamic dimension; shapes must be static"),
    "complex": (("%b: tensor<1xf32>", "%z: tensor<2xcomplex<f32>>, %b: tensor<1xf32>"),
                "has elements of a type that is not supported: complex<f32>"),
    "8 bits": (("%b: tensor<1xf32>", "%e: tensor<2xf8E4M3FN>, %b: tensor<1xf32>"), "has elements of a type that is not supported"),
    "whole numbers": (("%b: tensor<1xf32>", "%n: tensor<i32>, %b: tensor<1xf32>"), "and cannot be trained"),
    "no loss": (("return %loss : tensor<f32>", "return %4 : tensor<16x1xf32>"),
                "must return the loss, one floating number"),
    "other order": (("%targets: tensor<16x1xf32>)", "%targets: tensor<16x1xf32>, %more: tensor<16xf32>)"),
                    "a sample of the data is"),
    "random": (("%2 = stablehlo.add %0, %1 : tensor<16x1xf32>",
                "%s = stablehlo.constant dense<[16, 1]> : tensor<2xi64>\n    %2 = stablehlo.rng %zero0, %zero0, %s, "
                "distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<16x1xf32>"),
               "[stablehlo.rng] this operation is not supported"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refusals_are_those_of_the_page(pcp, what):
    (old, new), said = REFUSED[what]
    assert said in PAGE and old in BY_HAND
    text = BY_HAND.replace(old, new)
    if what == "no loss":
        text = text.replace("-> tensor<f32> {", "-> tensor<16x1xf32> {")
    if what == "random":
        text = text.replace("    %0 =", "    %zero0 = stablehlo.constant dense<0.0> : tensor<f32>\n    %0 =")
    pcp.model(text)
    write_line(pcp)
    assert said in pcp.refuses("train", "--model", "model.mlir", "--data", "rows.safetensors", "--out", "run")


# ---------------------------------------------------------------- what a run keeps


def test_a_run_keeps_its_model(pcp):
    """The files it was begun from may change or go; it goes on, and is used, with its own."""
    case = "gpt_i64"
    for name in ("model.mlir", "names.txt"):
        (pcp.folder / name).write_bytes((EXPORTS / case / name).read_bytes())
    want = expected(case)
    pcp(*command(case, model="model.mlir", names="names.txt", steps=3))
    ids = ["--input=" + "x".join(map(str, want_shape(case))) + "xi64=1"] * 2
    before = pcp("predict", "--run", "run", *ids)
    (pcp.folder / "model.mlir").write_text("module {}\n")
    (pcp.folder / "names.txt").unlink()
    assert pcp("predict", "--run", "run", *ids) == before
    pcp("train", "--resume", "--out", "run", "--steps", 8)
    assert losses(pcp) == pytest.approx(want["losses"], rel=want["tolerance"])
    (pcp.folder / "run").rename(pcp.folder / "moved")
    assert pcp("predict", "--run", "moved", *ids) != before
    line = pcp.refuses("train", "--resume", "--out", "moved", "--steps", 9, "--model", "model.mlir")
    assert "'model.mlir' is not the model the run in 'moved' was begun with" in line and "--init moved" in line


def test_a_copy_that_an_earlier_try_left_is_not_taken(pcp):
    case = "classifier_i64"
    (pcp.folder / "run").mkdir()
    for name in ("imported.mlir", "imported.mlirbc"):
        (pcp.folder / "run" / name).write_text("module {}\n")
    want = expected(case)
    pcp(*command(case, steps=3))
    pcp("train", "--resume", "--out", "run", "--steps", 8)
    assert losses(pcp) == pytest.approx(want["losses"], rel=want["tolerance"])


def want_shape(case):
    text = next((EXPORTS / case).glob("model.mlir")).read_text()
    return [int(size) for size in re.search(r"tensor<(\d+)x(\d+)xi64>", text).groups()]


def test_ids_in_rows_beyond_the_table(pcp):
    case = "gpt_i64"
    batch, length = want_shape(case)
    ids = np.zeros((batch, length), np.int64)
    for bad in (10_000, -1):
        ids[1, 2] = bad
        write_safetensors(pcp.folder / "rows.safetensors", {"inputs": ids, "targets": np.zeros_like(ids)})
        line = pcp.refuses(*command(case, data="rows.safetensors", tokenizer=None))
        assert f"row 1 of inputs has the id {bad}, the model knows ids from 0 to " in line


def test_a_loss_that_is_not_finite_before_the_first_step(pcp):
    case = "classifier_i64"
    rows = read_safetensors(EXPORTS / case / "rows.safetensors")
    inputs = rows["inputs"].copy()
    inputs[0] = np.nan
    write_safetensors(pcp.folder / "rows.safetensors", {**rows, "inputs": inputs})
    line = refused(pcp, *command(case, data="rows.safetensors"), code=1)
    assert "is nan before anything was trained: look for labels" in line and "lower rate" not in line


def test_freezing_is_decided_when_a_run_begins(pcp):
    case = "gpt_i64"
    pcp(*command(case, optimizer="adamw", steps=2))
    line = pcp.refuses("train", "--resume", "--out", "run", "--steps", 4, "--role", "blocks.0.*=frozen", "--quiet")
    assert "--role has changed since the run began" in line and "--init run --out DIR" in line


@pytest.mark.parametrize("name, why", [
    ("__metadata__", "safetensors files keep something else there"),
    ("optimizer.first_moment.w", "checkpoints keep the state of training under optimizer.*"),
    ("outer.velocity.w", "checkpoints keep the state of training under outer.*"),
    ("reference.w", "checkpoints keep the state of training under reference.*"),
    ("x" * 600, "a name has 1 to 512 bytes"),
    ("a\x1bb", "has a byte at 1 that is no character to be shown"),
])
def test_names_that_a_checkpoint_cannot_hold(pcp, name, why):
    case = "classifier_i64"
    names = sorted(read_safetensors(EXPORTS / case / "weights.safetensors"))
    (pcp.folder / "names.json").write_text(json.dumps({names[0]: name}))
    assert why in pcp.refuses(*command(case, names="names.json", init=None))
    (pcp.folder / "names.json").write_text(json.dumps({names[0]: names[1]}))
    assert f"two parameters are called '{names[1]}'" in pcp.refuses(*command(case, names="names.json", init=None))
