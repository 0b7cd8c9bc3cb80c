"""gt.compile(): a traced function computes what the function computes, and is one instruction."""

import collections
import threading

import numpy as np
import pytest

import gt
from conftest import same, values
from gt import nn
from gt.nn import functional as F


def calls():
    return gt.debug.get_worker_stats()["session"]["calls"]


def leaf(shape, seed=0):
    return gt.tensor(values(shape, seed=seed), requires_grad=True)


class MLP(nn.Module):
    def __init__(self, dropout=0.0):
        super().__init__()
        self.fc1, self.fc2, self.norm = nn.Linear(4, 8), nn.Linear(8, 3), nn.LayerNorm(8)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        return self.fc2(self.dropout(self.norm(self.fc1(x)).gelu()))


def test_a_call_is_one_instruction_and_computes_the_same(fresh):
    def f(a, b):
        return ((a @ b).tanh() * 3 + a.sum(axis=1, keepdims=True)).softmax(-1)

    a, b = gt.tensor(values((3, 4))), gt.tensor(values((4, 5), seed=1))
    wanted = f(a, b).numpy()
    traced = gt.compile(f)
    before = calls()
    for _ in range(10):
        result = traced(a, b)
    assert calls() - before == 10
    same(result, wanted)


def test_gradients_are_those_of_the_function():
    def f(x, w):
        return (x @ w).sigmoid(), (w * w).sum()

    grads = []
    for function in (f, gt.compile(f)):
        x, w = leaf((3, 4)), leaf((4, 2), seed=1)
        y, size = function(x, w)
        ((y * y).sum() + 0.5 * size).backward()
        grads.append((x.grad.numpy(), w.grad.numpy()))
    for eager, traced in zip(*grads):
        np.testing.assert_allclose(traced, eager, rtol=1e-5, atol=1e-6)


def test_a_backward_pass_is_one_instruction_too_and_products_are_not_computed_again(fresh):
    def f(x, w, v):
        return (((x @ w).tanh() @ v).tanh() ** 2).sum()

    traced = gt.compile(f)
    x, w, v = gt.tensor(values((3, 4))), leaf((4, 5), 1), leaf((5, 2), 2)
    traced(x, w, v).backward()
    w.grad = v.grad = None
    before = calls()
    traced(x, w, v).backward()
    assert calls() - before == 3  # the function, the 1 that backward() begins with, the gradient
    loss = traced(x, w, v)  # noqa: F841: it holds the tape
    tape = gt.debug.get_tape()[-1]
    assert tape["op"] == "f" and len(tape["results"]) == 3  # with both products


def test_parameters_of_a_module_are_read_at_each_call(fresh):
    def losses(compiled):
        gt.manual_seed(3)
        model = MLP()
        optimizer = nn.AdamW(model.parameters(), lr=0.05)
        forward = gt.compile(model) if compiled else model
        x, y = gt.tensor(values((16, 4))), gt.tensor(values((16, 3), seed=1))
        found = []
        for _ in range(10):
            loss = ((forward(x) - y) ** 2).mean()
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            found.append(loss.item())
        return found
    eager, traced = losses(False), losses(True)
    np.testing.assert_allclose(traced, eager, rtol=1e-4)
    assert traced[-1] < 0.9 * traced[0]


def test_a_compiled_module_has_its_attributes():
    model = MLP()
    forward = gt.compile(model)
    assert len(forward.parameters()) == len(model.parameters()) and "fc1.weight" in forward.state_dict()
    assert gt.compile(forward) is forward and gt.compile()(model)(gt.ones(2, 4)).shape == (2, 3)


class Traced:
    """Counts how often a function is run, which is when it is traced."""

    def __init__(self, function):
        self.runs = 0

        def counted(*args, **kwargs):
            self.runs += 1
            return function(*args, **kwargs)
        self.call = gt.compile(counted)


def test_other_types_shapes_and_values_are_traced_anew():
    def f(x, by=2, axes=(0,), how=None):
        made = (x * by).sum(axis=axes)
        return made if how is None else made * how["scale"]

    counted = Traced(f)
    for arguments, keywords, runs in [
            ((gt.ones(2, 3),), {}, 1), ((gt.zeros(2, 3),), {}, 1), ((gt.ones(3, 3),), {}, 2),
            ((gt.ones(2, 3, dtype=gt.float64),), {}, 3), ((gt.ones(2, 3), 3), {}, 4), ((gt.ones(2, 3), 3.0), {}, 5),
            ((gt.ones(2, 3), True), {}, 6), ((gt.ones(2, 3),), {"axes": (1,)}, 7),
            ((gt.ones(2, 3),), {"how": {"scale": gt.ones(2)[0]}}, 8), ((gt.ones(2, 3),), {"how": {"scale": 4}}, 9),
            ((gt.ones(2, 3, requires_grad=True),), {}, 10), ((gt.ones(2, 3),), {}, 10)]:
        got = counted.call(*arguments, **keywords)
        wanted = f(*arguments, **keywords)
        assert counted.runs == runs, (arguments, keywords)
        assert got.dtype == wanted.dtype and got.tolist() == wanted.tolist()
        assert got.requires_grad == wanted.requires_grad
    with gt.no_grad():
        assert not counted.call(gt.ones(2, 3, requires_grad=True)).requires_grad
    assert counted.runs == 11


def test_equal_values_of_python_are_not_traced_anew():
    counted = Traced(lambda x, part, by, steps: (x[part] * by + steps[-1]).sum())
    for _ in range(3):
        assert counted.call(gt.ones(4), slice(0, 2), np.float32(3), range(3)).item() == 10
    assert counted.runs == 1
    assert counted.call(gt.ones(4), slice(0, 3), np.float32(3), range(3)).item() == 15 and counted.runs == 2


def test_the_same_tensor_twice_is_not_two_tensors():
    counted = Traced(lambda a, b: a * 2 + b)
    x, y = gt.tensor([1.0]), gt.tensor([10.0])
    assert [counted.call(*pair).item() for pair in ((x, y), (x, x), (y, x), (y, y))] == [12, 3, 21, 30]
    assert counted.runs == 2


def test_structures_of_results_come_back():
    Point = collections.namedtuple("Point", "x y")

    @gt.compile
    def f(parts, at):
        return {"sum": parts["a"] + parts["b"][0], "list": [at.x, (at.y * 2,), None, "text"], "at": Point(at.y, 3)}

    made = f({"a": gt.ones(2), "b": [gt.ones(2)]}, Point(gt.zeros(1), gt.ones(1)))
    assert made["sum"].tolist() == [2, 2] and made["list"][0].tolist() == [0] and made["list"][1][0].tolist() == [2]
    assert made["list"][2:] == [None, "text"] and made["at"].x.tolist() == [1] and made["at"].y == 3
    assert isinstance(made["at"], Point) and isinstance(made["list"][1], tuple)


def test_arrays_are_arguments_too():
    counted = Traced(lambda x, y: x + y)
    for k in range(3):
        assert counted.call(gt.ones(2), np.full(2, k, np.float32)).tolist() == [1 + k] * 2
    assert counted.runs == 1


def test_what_is_detached_stays_detached():
    def f(x, w):
        with gt.no_grad():
            size = (w * w).sum()
        return (x * x.detach() * w).sum() * size, w.detach() * 2

    grads = []
    for function in (f, gt.compile(f)):
        x, w = leaf((3,)), leaf((3,), seed=1)
        loss, other = function(x, w)
        assert loss.requires_grad and not other.requires_grad
        loss.backward()
        grads.append((x.grad.numpy(), w.grad.numpy()))
    for eager, traced in zip(*grads):
        np.testing.assert_allclose(traced, eager, rtol=1e-5)


def test_what_no_gradient_reaches_has_none():
    x, w = leaf((3,)), leaf((3,), seed=1)
    gt.compile(lambda x, w: (x * w.detach()).sum())(x, w).backward()
    assert x.grad is not None and w.grad is None


def test_changes_in_place_are_assigned_by_every_call(fresh):
    total, count = gt.zeros(2), gt.tensor([0])

    @gt.compile
    def accumulate(x, into):
        nonlocal_count = count
        total.add_(x)
        nonlocal_count += 1
        into[0] = x.sum()
        return total

    into = gt.zeros(3)
    for k in range(1, 4):
        result = accumulate(gt.full((2,), float(k)), into)
    assert total.tolist() == [6, 6] and count.tolist() == [3] and into.tolist() == [6, 0, 0]
    assert result.tolist() == [6, 6]


def test_a_whole_step_can_be_one_instruction(fresh):
    def trained(compiled):
        gt.manual_seed(5)
        model = MLP()
        optimizer = nn.SGD(model.parameters(), lr=0.1)

        def step(x, y):
            loss = ((model(x) - y) ** 2).mean()
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            return loss
        run = gt.compile(step) if compiled else step
        x, y = gt.tensor(values((8, 4))), gt.tensor(values((8, 3), seed=1))
        found = [run(x, y).item()]
        before = calls()
        for _ in range(5):
            loss = run(x, y)
        if compiled:
            assert calls() - before == 5
        return [*found, loss.item()]
    np.testing.assert_allclose(trained(True), trained(False), rtol=1e-5)


def test_gradients_that_a_function_leaves_add_up():
    w = leaf((3,))

    @gt.compile
    def f(x):
        (w * x).sum().backward()
    for _ in range(3):
        f(gt.ones(3))
    assert w.grad.tolist() == [3, 3, 3]
    w.grad = None
    f(gt.full((3,), 2.0))
    assert w.grad.tolist() == [2, 2, 2]


def test_tensors_made_inside_are_constants():
    counted = Traced(lambda x: x + gt.tensor([1.0, 2.0]) + np.array([10, 20], np.float32) + gt.ones(2))
    assert [counted.call(gt.full((2,), float(k))).tolist() for k in range(3)] == [[12, 23], [13, 24], [14, 25]]
    assert counted.runs == 1


def test_random_operations_draw_anew_and_as_the_function_does():
    def f(x):
        return gt.randn(4), F.dropout(x, 0.5), gt.randint(0, 100, (5,)), gt.randperm(6)

    def drawn(function):
        gt.manual_seed(11)
        return [[part.tolist() for part in function(gt.ones(20))] for _ in range(3)]
    eager, traced = drawn(f), drawn(gt.compile(f))
    assert traced == eager and traced[0] != traced[1] != traced[2]


def test_dropout_and_its_gradient_draw_the_same():
    model = gt.compile(nn.Dropout(0.5))
    for _ in range(3):
        x = gt.ones(50, requires_grad=True)
        y = model(x)
        y.sum().backward()
        assert x.grad.tolist() == y.tolist()


def test_a_module_that_changes_is_traced_anew():
    model = MLP(dropout=0.5)
    forward = gt.compile(lambda x: model(x))
    x = gt.ones(64, 4)
    assert forward(x).tolist() != forward(x).tolist()
    model.eval()
    assert forward(x).tolist() == forward(x).tolist()
    same(forward(x), model(x).numpy())
    model.fc2 = nn.Linear(8, 3)
    same(forward(x), model(x).numpy())
    model.train()
    assert forward(x).tolist() != forward(x).tolist()


def test_what_a_function_reads_from_outside_is_part_of_it():
    scale, w = 2.0, gt.ones(2)

    @gt.compile
    def f(x):
        return x * scale + w
    assert f(gt.ones(2)).tolist() == [3, 3]
    scale = 5.0
    assert f(gt.ones(2)).tolist() == [6, 6]
    w = gt.full((2,), 10.0)
    assert f(gt.ones(2)).tolist() == [15, 15]
    w += 1
    assert f(gt.ones(2)).tolist() == [16, 16]


class Scaled:
    def __init__(self, by):
        self.by = gt.tensor([by])

    @gt.compile
    def scaled(self, x):
        return x * self.by


def test_methods_are_bound():
    assert Scaled(2.0).scaled(gt.ones(1)).item() == 2 and Scaled(3.0).scaled(gt.ones(1)).item() == 3


def test_a_compiled_function_inside_of_another_is_part_of_it(fresh):
    inner = gt.compile(lambda x: x * 2)
    outer = gt.compile(lambda x: inner(inner(x)) + 1)
    x = gt.ones(1)
    before = calls()
    assert outer(x).item() == 5
    assert calls() - before == 1


@pytest.mark.parametrize("read", [
    lambda x: x.sum().item(), lambda x: x.numpy(), lambda x: x.tolist(), lambda x: bool(x[0] > 0), lambda x: print(x),
    lambda x: float(x[0]), lambda x: x[x > 0], lambda x: np.asarray(x)])
def test_a_value_that_is_read_is_an_error_at_its_line(read):
    with pytest.raises(gt.Error, match=r"value of a tensor is not known while a function is traced.*test_compile.py:\d"):
        gt.compile(read)(gt.ones(3))
    assert gt.ones(3).sum().item() == 3  # nothing is left behind


def test_reading_a_tensor_from_outside_is_an_error_too():
    w = gt.ones(1)
    with pytest.raises(gt.Error, match="not known while a function is traced"):
        gt.compile(lambda x: x * w.item())(gt.ones(1))
    assert w.item() == 1


def test_after_an_error_tensors_are_what_they_were():
    w = leaf((2,))
    before = w.numpy()

    @gt.compile
    def f(x):
        w.grad = x * 2
        with gt.no_grad():
            w.mul_(2)
        return x @ gt.ones(3, 3)
    with pytest.raises(gt.ArgumentError, match=r"\[gt.matmul\].*test_compile.py:\d+"):
        f(gt.ones(2))
    same(w, before)
    assert w.grad is None and w.requires_grad and (w * 1).shape == (2,)


def test_a_tensor_that_is_kept_outside_is_an_error():
    kept = []
    with pytest.raises(gt.Error, match=r"keeps a tensor that was made while it was traced.*test_compile.py:\d+"):
        gt.compile(lambda x: kept.append(x * 2))(gt.ones(2))
    with pytest.raises(gt.Error, match="was traced, and has no value"):
        kept[0] + 1
    with pytest.raises(gt.Error, match="was traced, and has no value"):
        kept[0].numpy()

    model = nn.Linear(2, 2)
    optimizer = nn.Adam(model.parameters())

    @gt.compile
    def step(x):
        model(x).sum().backward()
        optimizer.step()
    with pytest.raises(gt.Error, match="state of an optimizer"):
        step(gt.ones(1, 2))


def test_backward_into_what_was_computed_outside_is_an_error():
    h = leaf((2,)) * 2
    with pytest.raises(gt.Error, match="comes to a tensor that was computed outside"):
        gt.compile(lambda: h.sum().backward())()


def test_a_changed_leaf_cannot_be_differentiated_afterwards():
    w = leaf((2,))

    @gt.compile
    def f():
        w.mul_(2)
        return (w * w).sum()
    with pytest.raises(gt.Error, match="changes a tensor that requires gradients and uses it"):
        f()


def test_a_tensor_that_comes_by_two_ways_cannot_be_changed():
    w = gt.ones(2)

    @gt.compile
    def f(x):
        x += 1
        return x + w
    assert f(gt.ones(2)).tolist() == [3, 3]
    with pytest.raises(gt.Error, match="both as an argument and from outside"):
        f(w)


def test_seeds_are_not_set_inside():
    with pytest.raises(gt.Error, match="random generator cannot be set while a function is traced"):
        gt.compile(lambda: gt.manual_seed(0))()


def test_another_session_is_traced_anew(fresh):
    counted = Traced(lambda x: x + 1)
    assert counted.call(gt.ones(1)).item() == 2
    gt.shutdown()
    gt._start._start_local("cpu", threads=1)
    assert counted.call(gt.ones(1)).item() == 2 and counted.runs == 2


def test_traces_do_not_grow_without_end():
    from gt._compile import MOST_TRACES
    counted = Traced(lambda x, k: x + k)
    for k in range(3 * MOST_TRACES):
        assert counted.call(gt.zeros(1), k).item() == k
    assert counted.call._count <= MOST_TRACES


def test_memory_stays_flat(fresh):
    w = leaf((4, 4))
    traced = gt.compile(lambda x: (x @ w).tanh().sum())

    def steps(count):
        for _ in range(count):
            traced(gt.ones(2, 4)).backward()
            w.grad = None
        return gt.debug.memory()
    before = steps(5)
    assert steps(100) == before


def test_threads_may_call_one_function():
    w = leaf((2,))
    traced = gt.compile(lambda x: x * 2 + w.detach() * 0)
    wrong = []

    def run(k):
        for i in range(20):
            if traced(gt.full((2,), float(k + i))).tolist() != [2.0 * (k + i)] * 2:
                wrong.append((k, i))
    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_only_functions_are_compiled():
    with pytest.raises(TypeError, match="takes a function, got int"):
        gt.compile(3)
