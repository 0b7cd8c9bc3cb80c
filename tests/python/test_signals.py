import os
import subprocess
import sys

import pytest

import gt

PAGE = """\
# config.yaml
forward_layer1:
  shard:
    axis: 0                  # Shard batch dimension
    workers: [0, 1, 2, 3]    # Use workers 0-3
  backward: backward_layer1  # Different config for gradients

pipeline_stage_1:
  shard:
    axis: 0
    workers: [0, 1]          # Stage 1 on workers 0-1
  backward: pipeline_stage_1_bwd

pipeline_stage_1_bwd:
  shard:
    axis: 0
    workers: [2, 3]          # Backward on workers 2-3
"""


def test_the_configuration_of_the_page(tmp_path, fresh):
    (tmp_path / "config.yaml").write_text(PAGE)
    gt.load_config(tmp_path / "config.yaml")
    rules = gt.signal.configs()
    assert rules["forward_layer1"] == {"axis": 0, "workers": [0, 1, 2, 3], "replicated": False,
                                       "backward": "backward_layer1", "compile": False}
    assert rules["pipeline_stage_1_bwd"]["workers"] == [2, 3]


def test_the_environment_names_a_configuration(tmp_path):
    (tmp_path / "config.yaml").write_text(PAGE)
    program = "import os\nos.environ['GT_CONFIG'] = 'config.yaml'\nimport gt\nprint(sorted(gt.signal.configs()))"
    run = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, env=dict(os.environ))
    assert run.stdout.strip() == "['forward_layer1', 'pipeline_stage_1', 'pipeline_stage_1_bwd']", run.stderr


@pytest.mark.parametrize("text,message", [
    ("a:\n  shard:\n    axes: 0\n", r"s.yaml:3: there is no key 'axes'"),
    ("a:\n  shrad: {}\n", r"s.yaml:2: there is no key 'shrad'"),
    ("a:\n  shard: {axis: x, workers: [0]}\n", r"s.yaml:2: expected an axis"),
    ("a:\n  shard: {axis: 0, workers: [-1]}\n", r"s.yaml:2: workers are counted from 0"),
    ("a:\n\n  compile: 3.5\n", r"s.yaml:3: expected true or false"),
    ("a: {}\nb: [\n", r"s.yaml:\d+"),
    ("a:\n  shard: {axis: 0, workers: [0]}\n  replicated: true\n", r"s.yaml:1: signal 'a' is both"),
])
def test_errors_name_the_line(tmp_path, monkeypatch, text, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "s.yaml").write_text(text)
    with pytest.raises(gt.Error, match=message):
        gt.load_config("s.yaml")
    assert gt.signal.configs() == {}


def test_a_file_that_is_not_there():
    with pytest.raises(gt.Error, match="none.yaml"):
        gt.load_config("none.yaml")


def test_workers_that_do_not_exist(tmp_path, monkeypatch, fresh):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "s.yaml").write_text(PAGE)
    gt.load_config("s.yaml")
    gt._gt._check_workers(4)
    with pytest.raises(gt.Error, match=r"s.yaml:5: signal 'forward_layer1' names worker 2; there are 2 workers"):
        gt._gt._check_workers(2)
    with pytest.raises(gt.Error, match=r"s.yaml:5: signal 'forward_layer1' names worker 1; there is 1 worker"):
        gt.ones(2)
    gt._gt._forget_signals()
    gt.ones(2)
    with pytest.raises(gt.Error, match="s.yaml:5"):
        gt.load_config("s.yaml")
    with pytest.raises(gt.Error, match="names worker 7"):
        gt.register_config("layer", shard={"axis": 0, "workers": [7]})
    assert gt.signal.configs() == {}


def test_rules_of_the_program(fresh):
    gt.register_config("layer", shard={"axis": 1, "workers": [0, 1]}, backward="back", compile=True)
    gt.register_config("weights", replicated=True, workers=[0, 1])
    assert gt.signal.configs()["layer"] == {"axis": 1, "workers": [0, 1], "replicated": False, "backward": "back",
                                            "compile": True}
    assert gt.signal.configs()["weights"]["replicated"]
    with pytest.raises(gt.Error, match="axes"):
        gt.register_config("layer", shard={"axes": 1})
    with pytest.raises(gt.Error, match="no workers"):
        gt.register_config("layer", shard={"axis": 1})


def test_nesting():
    with gt.signal.context("outer", backward="outer_back"):
        with gt.signal.context("inner"):
            assert gt.signal.stack() == [("outer", "outer_back"), ("inner", None)]
        assert gt.signal.current() == "outer"
    assert gt.signal.current() is None


def test_mismatches():
    with pytest.raises(gt.Error, match="no signal was entered"):
        gt.signal.exit("a")
    gt.signal.enter("a")
    gt.signal.enter("b")
    with pytest.raises(gt.Error, match="the innermost signal is 'b'"):
        gt.signal.exit("a")
    gt.signal.exit("b")
    gt.signal.exit("a")
    with pytest.raises(gt.Error, match="has a name"):
        gt.signal.enter("")
    with pytest.raises(gt.Error, match="has a name"):
        gt.signal.context(3)


def test_a_context_ends_with_an_error_inside():
    with pytest.raises(ZeroDivisionError), gt.signal.context("a"):
        1 / 0
    assert gt.signal.stack() == []


def test_gradients_go_through_a_placed_tensor():
    x = gt.ones(2, requires_grad=True)
    gt.signal.tensor(x, name="layer").sum().backward()
    assert x.grad.tolist() == [1, 1]
