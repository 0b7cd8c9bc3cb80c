"""Sharding by signals: where tensors lie, and that results do not depend on it. tests/session/sharding_test.cpp runs every
operation on every layout; here are the API, the seed's examples, and real processes."""

import os
import pathlib
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import gt
from conftest import same, values

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples" / "gt"


@pytest.fixture
def four():
    """A session with four workers in this process."""
    gt.shutdown()
    gt._start._start_local("cpu", threads=1, workers=4)
    gt.register_config("rows", shard={"axis": 0, "workers": [0, 1, 2, 3]})
    gt.register_config("columns", shard={"axis": 1, "workers": [0, 1, 2, 3]})
    gt.register_config("everywhere", replicated=True, workers=[0, 1, 2, 3])
    gt.register_config("back", shard={"axis": 0, "workers": [2, 3]})
    gt.register_config("front", shard={"axis": 0, "workers": [0, 1]}, backward="back")
    yield
    gt.shutdown()
    gt._start._start_local("cpu", threads=1)


def test_the_page(four):
    with gt.signal.context("rows"):
        x = gt.randn(100, 64)
        w = gt.randn(64, 10)
        y = x @ w
    assert x.layout == y.layout == "sharded along axis 0 over workers 0, 1, 2, 3"
    x_sharded = gt.signal.tensor(gt.ones(7, 2), name="columns")
    assert x_sharded.layout == "sharded along axis 1 over workers 0, 1, 2, 3"
    same(x_sharded, np.ones((7, 2), np.float32))
    gt.signal.enter("rows")
    assert gt.zeros(10).layout == x.layout
    gt.signal.exit("rows")
    assert gt.zeros(10).layout == "on worker 0"
    np.testing.assert_allclose(y.numpy(), x.numpy() @ w.numpy(), rtol=1e-4, atol=1e-4)


def test_gradients_are_computed_where_their_signal_says(four):
    a = values((6, 3))
    with gt.signal.context("front"):  # its rule names a signal for gradients
        w = gt.tensor(a, requires_grad=True)
        loss = (w * w).sum()
    loss.backward()
    assert w.grad.layout == "sharded along axis 0 over workers 2, 3"
    same(w.grad, 2 * a)
    with gt.signal.context("rows", backward="back"):
        v = gt.tensor(a, requires_grad=True)
        loss = (v * v).sum()
        loss.backward()
    assert v.grad.layout == "sharded along axis 0 over workers 2, 3"
    same(v.grad, 2 * a)


def test_a_scoped_sum_is_that_of_its_axis(four):  # a lesson: it was a scalar
    a = values((8, 5))
    with gt.signal.context("rows"):
        x = gt.tensor(a)
        rows, columns, reshaped = x.sum(axis=1), x.sum(axis=0), x.reshape(5, 8)
    same(rows, a.sum(1))
    same(columns, a.sum(0), rtol=1e-4)
    same(reshaped, a.reshape(5, 8))


def test_sizes_that_do_not_divide_are_sharded(four):  # a lesson: they were not, in silence
    with gt.signal.context("rows"):
        x = gt.arange(10)
        few = gt.arange(3)
    assert x.layout == few.layout == "sharded along axis 0 over workers 0, 1, 2, 3"
    same(x * 2, np.arange(10) * 2)
    same(few + 1, np.arange(3) + 1)


def test_workers_that_do_not_exist(four):
    gt.zeros(1)
    with pytest.raises(gt.Error, match="names worker 4; there are 4 workers, 0 to 3"):
        gt.register_config("more", shard={"axis": 0, "workers": [3, 4]})


def test_indexing_and_assignment_of_shards(four):
    a = values((9, 4))
    with gt.signal.context("rows"):
        x = gt.tensor(a)
    same(x[2:8:3, 1], a[2:8:3, 1])
    x[4] = 7.0
    x[:, 0] += 1.0
    a[4] = 7.0
    a[:, 0] += 1.0
    same(x, a)


def run_example(name):
    return subprocess.run([sys.executable, str(EXAMPLES / name)], capture_output=True, text=True, env=dict(os.environ),
                          timeout=300)


@pytest.mark.parametrize("name", ["data_parallel.py", "model_parallel.py", "pipeline_parallel.py",
                                  "replicated_parameters.py", "per_layer.py"])
def test_an_example_has_the_losses_of_one_worker(name):
    """Each compares 50 steps on one worker with 50 on four, as processes, and fails where losses differ by 1e-5."""
    run = run_example(name)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "largest difference" in run.stdout


@pytest.mark.parametrize("name,says", [
    ("demo.py", "a + b = [ 6  8 10 12]"),
    ("signal_demo.py", "x is sharded along axis 0 over workers 0, 1, 2, 3"),
    ("compile_demo.py", "largest difference of the traced function"),
    ("debug_demo.py", "gradients 100.0 100.0"),
    ("simple_launch.py", "the product has the shape (1000, 1000)"),
])
def test_the_programs_that_the_page_names(name, says):
    run = run_example(name)
    assert run.returncode == 0, run.stdout + run.stderr
    assert says in run.stdout


def children(pid):
    found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    return {int(line.split()[0]): line for line in found.splitlines()}


def worker_processes():
    return [pid for pid, line in children(gt._gt._cluster_pid()).items() if " worker " in line]


def kill_a_worker(which):
    """Ends a worker, and waits until another has taken its place."""
    before = sorted(worker_processes())
    os.kill(before[which], signal.SIGKILL)
    while before[which] in worker_processes() or len(worker_processes()) < len(before):
        time.sleep(0.01)


def trained(lineage, kills, steps=200):
    gt.shutdown()
    gt.workers(2, lineage=lineage)
    gt.register_config("shares", shard={"axis": 0, "workers": [0, 1]})
    gt.manual_seed(1)
    with gt.signal.context("shares"):
        x, y = gt.randn(32, 8), gt.randn(32, 3)
    w = gt.randn(8, 3, requires_grad=True)
    for step in range(steps):
        loss = (((x @ w).tanh() - y) ** 2).mean()
        loss.backward()
        w -= 0.2 * w.grad
        w.grad = None
        if step % (steps // (kills + 1)) == steps // (kills + 1) // 2 and kills:
            loss.item()
            kill_a_worker(step % 2)
    result = w.numpy()
    gt.shutdown()
    return result


def test_with_lineage_killed_workers_are_not_noticed():
    np.testing.assert_allclose(trained(True, kills=6), trained(True, kills=0), rtol=1e-5, atol=1e-6)


def test_a_killed_worker_loses_what_lay_there_alone():
    gt.shutdown()
    gt.workers(2)
    gt.register_config("second", workers=[1])
    try:
        tensors = [gt.ones(3)]
        with gt.signal.context("second"):
            tensors.append(gt.ones(3))
        assert [t.numpy().sum() for t in tensors] == [3, 3]
        os.kill(worker_processes()[0], signal.SIGKILL)
        lost = []
        while not lost:  # which of the two it was is for the dispatcher to say
            for number, t in enumerate(tensors):
                try:
                    (t * 2).numpy()
                except gt.Error as error:
                    assert f"worker {number} " in str(error) and "is lost" in str(error)
                    lost.append(number)
        assert len(lost) == 1
        assert (tensors[1 - lost[0]] * 3).numpy().sum() == 9
        assert (gt.ones(2) + 1).numpy().sum() == 4  # new tensors go where a worker is
    finally:
        gt.shutdown()
