"""What went wrong in the first system of this kind, where it can be tested inside one process."""

import numpy as np
import pytest

import gt


def stats():
    return gt.debug.get_worker_stats()["session"]


def test_operations_do_not_wait(fresh):
    a = gt.ones(4)
    gt.sync()
    before = stats()["streams"]
    for _ in range(100):
        a = a + 1
    after = stats()["streams"]
    assert after - before <= 2  # what was recorded left once, with the read of stats()
    assert a.tolist() == [101] * 4


def test_freeing_is_no_message_of_its_own(fresh):
    kept = gt.ones(4)
    gt.sync()
    before = stats()
    for _ in range(100):
        kept + 1
    after = stats()
    assert after["tensors"] == before["tensors"]
    assert gt.debug.get_worker_stats()["worker-0"]["tensors"] <= before["tensors"] + 1  # the one that sync() reads
    assert after["streams"] - before["streams"] <= 2


def test_a_bad_product_is_an_error_at_its_line():
    a = gt.ones(2, 3)
    with pytest.raises(gt.Error, match=r"\[gt.matmul\].*test_lessons.py:\d+"):
        a @ a
    assert (a @ a.T).tolist() == [[3, 3], [3, 3]]


def test_other_wiring_and_other_shapes_are_other_graphs():
    a, b = gt.tensor([10.0]), gt.tensor([9.0])
    assert (a * a - b * b).item() == 19 and (a * a).item() == 100
    assert (a - b).item() == 1 and (b - a).item() == -1
    assert (gt.ones(2, 3) @ gt.ones(3, 4)).shape == (2, 4) and (gt.ones(3, 3) @ gt.ones(3, 4)).shape == (3, 4)


def test_axes_and_numbers_are_part_of_what_is_computed():
    x = gt.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert x.sum(0).tolist() == [4, 6] and x.sum(1).tolist() == [3, 7]
    assert [(x[0] * k).tolist() for k in (1, 2, 3)] == [[1, 2], [2, 4], [3, 6]]
    assert x.clip(0, 2).max().item() == 2 and x.clip(0, 3).max().item() == 3


def test_repeated_backward_does_not_overwrite():
    x = gt.ones(2, requires_grad=True)
    for _ in range(3):
        (x * 2).sum().backward()
    assert x.grad.tolist() == [6, 6]


def test_slicing_keeps_gradients():
    x = gt.ones(3, requires_grad=True)
    (x[1:] * 2).sum().backward()
    assert x.grad.tolist() == [0, 2, 2]


def test_the_forms_that_were_missing():
    t = gt.tensor([2.0])
    assert (1 + t).item() == 3 and (1 / t).item() == 0.5 and (t < 3).item() is True and (t ** 3).item() == 8
    t += 1
    assert t.item() == 3


def test_a_sum_along_an_axis_inside_a_signal_is_no_scalar():
    with gt.signal.context("layer"):
        assert gt.ones(2, 3).sum(axis=1).shape == (2,)
        assert gt.ones(2, 3).reshape(3, 2).shape == (3, 2)


def test_memory_stays_flat(fresh):
    x, w = gt.ones(8, 8), gt.ones(8, 8, requires_grad=True)

    def steps(count):
        for _ in range(count):
            ((x @ w).tanh().sum()).backward()
            w.grad = None
        return gt.debug.memory()
    before = steps(5)
    assert steps(200) == before


def test_chains_of_any_length(fresh):
    x = gt.zeros(2, requires_grad=True)
    y = x
    for _ in range(20_000):
        y = y + 1
    y.sum().backward()
    assert x.grad.tolist() == [1, 1] and y[0].item() == 20_000


def test_reads_of_many_threads():
    import threading
    wrong = []

    def run(k):
        x = gt.full((4,), float(k))
        for i in range(50):
            if (x + i).tolist() != [k + i] * 4:
                wrong.append((k, i))
    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_signals_are_of_their_thread():
    import threading
    seen = []
    with gt.signal.context("here"):
        thread = threading.Thread(target=lambda: seen.append(gt.signal.current()))
        thread.start()
        thread.join()
        assert gt.signal.current() == "here"
    assert seen == [None]


def test_no_grad_is_of_its_thread():
    import threading
    seen = []
    with gt.no_grad():
        thread = threading.Thread(target=lambda: seen.append(gt.is_grad_enabled()))
        thread.start()
        thread.join()
    assert seen == [True]
