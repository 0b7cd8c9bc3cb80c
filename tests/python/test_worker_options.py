"""How instructions run: signals with compile: true, GT_WORKER_BATCH_SIZE and GT_AUTO_COMPILE."""

import json
import os
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import gt
from conftest import values


@pytest.fixture(autouse=True)
def default_options(monkeypatch):
    """Also where all tests are run with GT_WORKER_BATCH_SIZE=10."""
    for name in ("GT_WORKER_BATCH_SIZE", "GT_AUTO_COMPILE"):
        monkeypatch.delenv(name, raising=False)


def worker():
    return gt.debug.get_worker_stats()["worker-0"]


def layer(x, w):
    return ((x @ w).tanh() * 2 - x.sum()).exp()


def test_a_signal_with_compile_is_one_stretch_from_the_first_time(fresh, tmp_path):
    (tmp_path / "config.yaml").write_text("hot:\n  compile: true\ncold:\n  compile: false\n")
    gt.load_config(tmp_path / "config.yaml")
    x, w = gt.tensor(values((4, 4), low=-0.1, high=0.1)), gt.tensor(values((4, 4), seed=1))
    with gt.signal.context("cold"):
        eager = layer(x, w).numpy()
    before = worker()
    assert before["segments"] == before["calls_together"] == 0
    with gt.signal.context("hot"):
        hot = layer(x, w)
    after = worker()
    assert after["segments"] == 1 and after["calls_together"] == 6
    np.testing.assert_allclose(hot.numpy(), eager, rtol=1e-6)
    with gt.signal.context("hot"):
        again = layer(x, w)
    assert worker()["segments"] == 1 and worker()["calls_together"] == 12  # what was compiled runs again
    np.testing.assert_allclose(again.numpy(), eager, rtol=1e-6)


def test_gradients_of_a_compiled_stretch(fresh):
    gt.register_config("hot", compile=True)
    grads = []
    for name in ("cold", "hot"):
        x, w = gt.tensor(values((4, 4), low=-0.1, high=0.1)), gt.tensor(values((4, 4), seed=1), requires_grad=True)
        with gt.signal.context(name):
            loss = layer(x, w).mean()
            loss.backward()
        grads.append(w.grad.numpy())
    assert worker()["segments"] == 1
    np.testing.assert_allclose(grads[1], grads[0], rtol=1e-5)


def test_contexts_inside_of_each_other(fresh):
    gt.register_config("outer", compile=True)
    gt.register_config("inner", compile=True)
    x = gt.ones(2)
    with gt.signal.context("outer"):
        a = x * 2 + 1
        with gt.signal.context("inner"):
            b = a * 3 - 1
        c = b / 4 + 1
    assert (a.tolist(), b.tolist(), c.tolist()) == ([3, 3], [8, 8], [3, 3])
    assert worker()["segments"] == 3


def test_inside_of_a_traced_function_there_is_nothing_to_do(fresh):
    gt.register_config("hot", compile=True)

    @gt.compile
    def f(x):
        with gt.signal.context("hot"):
            return x * 2 + 1
    assert f(gt.ones(2)).tolist() == [3, 3]


# A program of its own, whose worker is a process of its own: what the environment says reaches it.
PROGRAM = textwrap.dedent("""
    import json, gt
    x = gt.ones(4, 4)
    for i in range(20):
        x = (x @ x).tanh() + i
    print(json.dumps([x.sum().item(), gt.debug.get_worker_stats()["worker-0"]]))
    """)


def run(**variables):
    return subprocess.run([sys.executable, "-c", PROGRAM], env=dict(os.environ, **variables), capture_output=True,
                          text=True, timeout=120)


def numbers(**variables):
    ended = run(**variables)
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout)


@pytest.mark.parametrize("how", ["program", "here"])
def test_batches(how, fresh, monkeypatch):
    variables = {"GT_WORKER_BATCH_SIZE": "5"}
    if how == "program":
        total, stats = numbers(**variables)
        single, alone = numbers(GT_WORKER_BATCH_SIZE="1")
        np.testing.assert_allclose(total, single, rtol=1e-6)
        assert alone["calls_together"] == alone["segments"] == 0 and alone["calls"] == stats["calls"]
    else:
        monkeypatch.setenv("GT_WORKER_BATCH_SIZE", "5")
        x = gt.ones(4, 4)
        for i in range(20):
            x = (x @ x).tanh() + i
        x.sum().item()
        stats = worker()
    assert stats["calls_together"] >= 60 and stats["segments"] >= 1


def test_automatic_compilation_can_be_turned_off(fresh, monkeypatch):
    def step(x):
        ((x * 2) + 1).sum().item()
        return worker()

    monkeypatch.setenv("GT_AUTO_COMPILE", "1")
    x = gt.ones(4)
    while step(x)["calls_together"] == 0:  # it is compiled in the background
        pass
    gt.shutdown()
    gt._start._start_local("cpu", threads=1)
    monkeypatch.setenv("GT_AUTO_COMPILE", "0")
    x = gt.ones(4)
    for _ in range(200):
        stats = step(x)
    assert stats["calls_together"] == stats["segments"] == 0


@pytest.mark.parametrize("name, value", [("GT_WORKER_BATCH_SIZE", "many"), ("GT_WORKER_BATCH_SIZE", "0"),
                                         ("GT_WORKER_BATCH_SIZE", "3.5"), ("GT_AUTO_COMPILE", "yes")])
def test_wrong_values_are_errors_of_the_program(name, value, fresh, monkeypatch):
    monkeypatch.setenv(name, value)
    gt.workers(1)
    with pytest.raises(gt.ArgumentError, match=f"{name} is .*got '{value}'"):
        gt.ones(2)
    worker = subprocess.run([os.environ["PCP"], "worker", "--connect", "127.0.0.1:1"], capture_output=True, text=True,
                            timeout=60)
    assert worker.returncode == 2 and f"{name} is" in worker.stderr
