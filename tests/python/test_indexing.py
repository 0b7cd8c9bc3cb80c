import numpy as np
import pytest
from conftest import same, values

import gt

KEYS = {
    "integer": 1, "negative": -1, "slice": slice(1, 3), "step": slice(None, None, 2), "backwards": slice(None, None, -1),
    "negative slice": slice(-3, -1), "empty slice": slice(3, 1), "two": (1, 2), "column": (slice(None), 1),
    "steps": (slice(0, 4, 2), slice(1, None, 3)), "ellipsis": (Ellipsis, 0), "middle": (1, Ellipsis, 2),
    "none": None, "new axes": (None, slice(None), None, 1), "array": np.array([0, 2, 1, 0]), "list": [3, 0],
    "negative array": np.array([-1, 0]), "matrix of indices": np.array([[0, 1], [2, 3]]),
    "two arrays": (np.array([0, 1]), np.array([2, 3])), "broadcast arrays": (np.array([[0], [1]]), np.array([1, 2])),
    "slice and array": (slice(1, 3), np.array([0, 2])), "apart arrays": (np.array([0, 1]), slice(None), np.array([1, 0])),
    "array and integer": (np.array([0, 1]), 1), "out of range slice": slice(2, 100),
}


@pytest.mark.parametrize("name", KEYS)
def test_reads_as_numpy(name):
    x = values((4, 5, 3))
    key = KEYS[name]
    same(gt.tensor(x)[key], np.asarray(x[key]))
    if isinstance(key, np.ndarray):
        same(gt.tensor(x)[gt.tensor(key)], x[key])


@pytest.mark.parametrize("name", [name for name in KEYS if name != "empty slice"])
def test_assigns_as_numpy(name):
    x = values((4, 5, 3))
    key = KEYS[name]
    for seed, value in enumerate((7.0, values(np.asarray(x[key]).shape, seed=3))):
        if name == "array" and seed:
            continue  # an index comes twice: which value stays is said of our own below
        wanted, found = x.copy(), gt.tensor(x)
        wanted[key] = value
        found[key] = value if seed == 0 else gt.tensor(value)
        same(found, wanted)


def test_masks():
    x = values((4, 5))
    same(gt.tensor(x)[gt.tensor(x > 0)], x[x > 0])
    same(gt.tensor(x)[x > 0], x[x > 0])
    rows = np.array([True, False, True, False])
    same(gt.tensor(x)[rows], x[rows])
    same(gt.tensor(x)[gt.tensor(rows), 1:3], x[rows, 1:3])
    wanted, found = x.copy(), gt.tensor(x)
    wanted[x < 0] = 0
    found[found < 0] = 0
    same(found, wanted)
    wanted[x > 1] = np.arange((x > 1).sum())
    found[gt.tensor(x > 1)] = gt.tensor(np.arange((x > 1).sum(), dtype=np.float32))
    same(found, wanted)
    same(gt.tensor(x > 0).nonzero(), np.argwhere(x > 0))


def test_the_last_of_equal_indices_stays():
    t = gt.zeros(3)
    t[[1, 1]] = gt.tensor([5.0, 6.0])
    assert t.tolist() == [0, 6, 0]


def test_changed_in_place_by_parts():
    t = gt.zeros(2, 3)
    t[0] += 1
    t[:, 1] *= 5
    assert t.tolist() == [[1, 5, 1], [0, 0, 0]]


def test_out_of_range():
    t = gt.ones(2, 3)
    for key in (2, -3, (0, 3), (0, 0, 0)):
        with pytest.raises(IndexError):
            t[key]
    with pytest.raises(IndexError):
        t[5] = 1
    with pytest.raises(TypeError):
        t["a"]
    with pytest.raises(TypeError):
        del t[0]


def test_rows_are_no_views():
    t = gt.zeros(2, 2)
    row = t[0]
    row += 1
    assert t.tolist() == [[0, 0], [0, 0]]


def test_numbers_make_no_new_routines(fresh):
    t = gt.zeros(1000)
    for i in range(20):
        t[i].item()
    before = gt.debug.get_worker_stats()["session"]["stream_bytes"]
    for i in range(100, 200):
        t[i]
    gt.sync()
    assert gt.debug.get_worker_stats()["session"]["stream_bytes"] - before < 100 * 60


def test_by_tensors_of_indices():
    x = values((3, 4))
    index = np.array([[0, 2], [1, 1], [3, 0]])
    same(gt.tensor(x).gather(1, gt.tensor(index)), np.take_along_axis(x, index, 1))
    same(gt.tensor(x).take_along_axis(gt.tensor(index), 1), np.take_along_axis(x, index, 1))
    same(gt.tensor(x).index_select(0, gt.tensor([2, 0])), x[[2, 0]])
    same(gt.tensor(x).index_select(dim=1, index=gt.tensor([2, 0])), x[:, [2, 0]])
    wanted = x.copy()
    np.put_along_axis(wanted, index[:, :1], 9, 1)
    same(gt.tensor(x).scatter(1, gt.tensor(index[:, :1]), 9.0), wanted)
    added = gt.zeros(3).scatter_add(0, gt.tensor([0, 0, 2]), gt.tensor([1.0, 2.0, 3.0]))
    assert added.tolist() == [3, 0, 3]
    same(gt.one_hot(gt.tensor([0, 2]), 3), np.eye(3, dtype=np.int64)[[0, 2]])
    same(gt.nn.functional.embedding(gt.tensor([[0, 2]]), gt.tensor(x)), x[[[0, 2]]])


def test_loops_and_lengths():
    t = gt.arange(6).reshape(3, 2)
    assert len(t) == 3 and [row.tolist() for row in t] == [[0, 1], [2, 3], [4, 5]]
    a, b, c = t
    assert c.tolist() == [4, 5]
    with pytest.raises(TypeError):
        len(gt.tensor(1))
    with pytest.raises(TypeError):
        iter(gt.tensor(1))
