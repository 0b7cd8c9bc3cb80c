"""How sessions begin, end and fail; where errors point; what reads give."""

import subprocess
import sys
import textwrap
import threading

import numpy as np
import pytest

import gt


def test_workers_are_asked_for_before_the_first_operation(fresh):
    gt.workers(1, engine="cpu")
    gt.ones(2).numpy()
    for call in (lambda: gt.gpu_workers(2), lambda: gt.workers(2), lambda: gt.connect("localhost:1")):
        with pytest.raises(gt.Error, match="before the first operation"):
            call()
    gt.shutdown()
    gt.workers(1)


@pytest.mark.parametrize("wrong", [0, -1, 1.5, "2", None, True])
def test_numbers_of_workers(fresh, wrong):
    with pytest.raises(gt.Error, match="whole number"):
        gt.gpu_workers(wrong)
    with pytest.raises(gt.Error, match="whole number"):
        gt.workers(wrong)


@pytest.mark.parametrize("wrong", ["localhost", "localhost:", ":1", "localhost:0", "localhost:99999", "a:b", 12345, None])
def test_addresses(fresh, wrong):
    with pytest.raises(gt.Error, match="host:port"):
        gt.connect(wrong)


def test_an_unknown_engine(fresh):
    with pytest.raises(gt.Error, match="abacus.*cpu"):
        gt.workers(1, engine="abacus")
    assert gt.ones(2).tolist() == [1, 1]


def test_shutdown(fresh):
    gt.shutdown()
    gt.shutdown()
    a = gt.ones(2)
    gt.shutdown()
    with pytest.raises(gt.Error, match="closed"):
        a.numpy()
    assert gt.ones(2).tolist() == [1, 1]
    with pytest.raises(gt.Error, match="session"):
        a + gt.ones(2)


def test_sync_when_idle(fresh):
    gt.sync()
    gt.ones(2)
    gt.sync()


def test_a_program_by_itself(tmp_path):
    (tmp_path / "train.py").write_text(textwrap.dedent("""\
        import gt

        def broken(x):
            return x @ gt.ones(7, 7)

        class Layer(gt.nn.Module):
            def __init__(self):
                super().__init__()
                self.inner = gt.nn.Linear(3, 3)
            def forward(self, x):
                return self.inner(x)

        print(gt.ones(2) + 1)
        for bad in (lambda: broken(gt.ones(2, 3)), lambda: Layer()(gt.ones(2, 5))):
            try:
                bad()
            except gt.Error as error:
                print(error)
        """))
    run = subprocess.run([sys.executable, "train.py"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert lines[0] == "tensor([2., 2.])"
    assert lines[1].endswith("(at train.py:4)")
    assert lines[2].endswith("(at train.py:11)")  # the caller of gt.nn, not a line of it


def test_errors_are_of_both_kinds():
    with pytest.raises(ValueError):
        gt.ones(2) + gt.ones(3)
    with pytest.raises(RuntimeError):
        gt.ones(2) + gt.ones(3)
    with pytest.raises(TypeError):
        gt.ones(2) + "a"
    with pytest.raises(TypeError):
        gt.ones(2).reshape("a")
    with pytest.raises(TypeError):
        gt.ones(2, 3, dytpe=gt.float32)


def test_a_tensor_that_was_not_made():
    class Careless(gt.Tensor):
        def __init__(self):
            pass
    for bare in (Careless(), gt.Tensor.__new__(gt.Tensor)):
        for use in (lambda: bare + 1, lambda: 1 + bare, lambda: -bare, lambda: bare[0], lambda: len(bare), lambda: bool(bare),
                    lambda: hash(bare), lambda: bare.shape, lambda: bare == bare, lambda: gt.ones(2)[bare]):
            with pytest.raises(TypeError):
                use()


def test_reads():
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    t = gt.tensor(x)
    for array in (t.numpy(), t.data.numpy(), np.asarray(t), np.array(t)):
        assert (array == x).all() and array.dtype == np.float32
    assert np.asarray(t, dtype=np.float64).dtype == np.float64
    assert t.tolist() == x.tolist() and np.exp(t).shape == (2, 3)
    own = t.numpy()
    own[0, 0] = 99
    assert t[0, 0].item() == 0
    assert gt.tensor(3).item() == 3 and isinstance(gt.tensor(3).item(), int)
    assert isinstance(gt.tensor(3.0).item(), float) and gt.tensor([True]).item() is True
    assert float(gt.tensor(2.5)) == 2.5 and int(gt.tensor(2)) == 2 and [10, 20, 30][gt.tensor(1)] == 20
    assert gt.ones(2, dtype=gt.bfloat16).numpy().dtype == np.float32
    with pytest.raises(gt.Error, match="single number"):
        t.item()


def test_truth():
    assert gt.tensor(1) and not gt.tensor([0.0]) and gt.tensor([True])
    assert bool(gt.tensor(0.5))
    with pytest.raises(gt.Error, match="any"):
        bool(gt.ones(2))
    assert (gt.ones(2) == 1).all()


def test_what_a_tensor_says_of_itself():
    t = gt.zeros(2, 3, dtype=gt.int16)
    assert t.shape == (2, 3) and t.size() == (2, 3) and t.size(-1) == 3 and t.ndim == t.dim() == 2
    assert t.numel() == 6 and t.itemsize == 2 and t.nbytes == 12 and t.dtype is gt.int16
    assert t.device == "gt" and not t.is_floating_point() and t.is_leaf and t.to("gt") is t
    with pytest.raises(gt.Error, match="workers"):
        t.to("cuda:0")
    assert len({t, t, gt.ones(1)}) == 2


def test_other_threads_run_while_a_read_waits(fresh):
    """Were the interpreter held during reads, a thread that counts would never get on in one."""
    counted, ended = [0], threading.Event()

    def count():
        while not ended.is_set():
            counted[0] += 1
    thread = threading.Thread(target=count)
    thread.start()
    progress = 0
    for _ in range(50):  # the machine may be busy
        a = gt.ones(500, 500)
        for _ in range(5):
            a = (a @ a) * 1e-3
        before = counted[0]
        a.numpy()
        progress = counted[0] - before
        if progress > 1000:
            break
    ended.set()
    thread.join()
    assert progress > 1000


def test_gradients_of_threads_do_not_mix():
    results = {}

    def run(k):
        x = gt.full((3,), float(k), requires_grad=True)
        (x * x).sum().backward()
        results[k] = x.grad.tolist()
    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {k: [2.0 * k] * 3 for k in range(4)}
