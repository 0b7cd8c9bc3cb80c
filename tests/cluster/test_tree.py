"""A tree of shepherds in real processes: three that are workers of one, with four workers each. They train as twelve
workers of a single shepherd do, and go on when one in the middle is killed."""

import json

import pytest
from conftest import QUICK, check_ledger, check_rounds, completed_rounds, free_port, round_metrics, wait_until

MIDDLES, LEAVES, STEPS, ROUNDS = 3, 4, 5, 6
# Every round waits for everybody and everybody has the same number of steps, however busy the machine is.
SAME = ["--quorum", 1, "--most-steps-factor", 1, "--timeout", 60]
WHOLE = ["--steps", STEPS * ROUNDS, "--sync-every", STEPS, "--lr", 0.005, "--eval-every", 0, *SAME]


def start_middle(cluster, top, name, *more, port=None):
    port = port or free_port()
    process = cluster.start("shepherd", "--parent", f"127.0.0.1:{top.port}", "--port", port, "--name", name, *more, name=name)
    process.port = port
    return process


def start_leaves(cluster, middle, name, count=LEAVES):
    return [cluster.worker(middle, name=f"{name}-{i}") for i in range(count)]


def train_tree(cluster, *more, out):
    top = cluster.shepherd("--workers", MIDDLES, *more, out=out, name=f"{out}-top")
    middles = [start_middle(cluster, top, f"{out}{i}", "--workers", LEAVES, *SAME) for i in range(MIDDLES)]
    leaves = [leaf for i, middle in enumerate(middles) for leaf in start_leaves(cluster, middle, f"{out}{i}")]
    for process in [top, *middles, *leaves]:
        process.ends(0)
    return round_metrics(top.out)


def train_flat(cluster, *more, out):
    top = cluster.shepherd("--workers", MIDDLES * LEAVES, *more, out=out, name=f"{out}-top")
    # The names that its workers have in the tree: batches are given out in the order of names.
    workers = [cluster.worker(top, name=f"{out}{i}-{k}") for i in range(MIDDLES) for k in range(LEAVES)]
    for process in [top, *workers]:
        process.ends(0)
    return round_metrics(top.out)


@pytest.mark.parametrize("more", [[], ["--algorithm", "sync"]], ids=["diloco", "sync"])
def test_the_mean_is_that_of_a_single_shepherd(cluster, more):
    tree, flat = train_tree(cluster, *WHOLE, *more, out="tree"), train_flat(cluster, *WHOLE, *more, out="flat")
    assert [line["tokens"] for line in tree] == [line["tokens"] for line in flat]
    assert [line["loss"] for line in tree] == pytest.approx([line["loss"] for line in flat], rel=1e-4)
    cluster.nothing_is_left()


def test_fragments_and_compression(cluster):
    train_tree(cluster, *WHOLE, "--algorithm", "streaming", "--fragments", 3, "--compression", "int4", out="streaming")
    check_ledger(cluster.folder / "streaming")


def test_a_middle_is_killed(cluster):
    endless = 1_000_000_000
    top = cluster.shepherd("--workers", 2, "--steps", endless, "--sync-every", STEPS, "--lr", 0.005, "--eval-every", 0, *QUICK)
    middles = [start_middle(cluster, top, f"m{i}", "--workers", 2, *QUICK) for i in range(2)]
    leaves = [leaf for i, middle in enumerate(middles) for leaf in start_leaves(cluster, middle, f"m{i}", 2)]
    cluster.round_reached(top, 2)

    def behind(name):
        found = [worker.get("workers", 1) for worker in cluster.status(top)["workers"] if worker["name"] == name]
        return found[0] if found else 0
    assert behind("m0") == 2 and behind("m1") == 2
    status = cluster.status(middles[1])
    assert status["parent"] == f"127.0.0.1:{top.port}" and {worker["name"] for worker in status["workers"]} == {"m1-0", "m1-1"}
    assert "parent   127.0.0.1" in cluster.run("status", "--connect", f"127.0.0.1:{middles[1].port}")
    assert "2 workers" in cluster.run("status", "--connect", f"127.0.0.1:{top.port}")

    middles[0].kill()
    wait_until("the top to miss it", lambda: behind("m0") == 0)
    cluster.round_reached(top, completed_rounds(top.out) + 3)  # the other goes on
    middles[0] = start_middle(cluster, top, "m0", "--workers", 2, *QUICK, port=middles[0].port)
    wait_until("its workers to be back", lambda: behind("m0") == 2)

    def merged():
        return {worker["name"]: worker["updates"] for worker in cluster.status(top)["workers"]}
    wait_until("an update of the one that is back", lambda: merged()["m0"] > 0)
    cluster.run("stop", "--connect", f"127.0.0.1:{top.port}")
    for process in [top, *middles, *leaves]:
        process.ends(0)
    cluster.nothing_is_left()
    rounds = completed_rounds(top.out)
    check_rounds(top.out, rounds, STEPS)
    assert check_ledger(top.out).rounds == rounds


def test_an_invitation_and_options_that_are_the_parents(cluster):
    top = cluster.shepherd("--workers", 1, "--steps", 2 * STEPS, "--sync-every", STEPS, "--eval-every", 0)
    token = json.loads(cluster.run("invite", "--host", f"127.0.0.1:{top.port}", "--json"))["token"]
    middle = cluster.start("shepherd", "--join", token, "--port", free_port(), "--name", "invited", name="invited",
                           keys="other")
    refused = cluster.refuses("shepherd", "--parent", f"127.0.0.1:{top.port}", "--steps", 5)
    assert "--steps" in refused and "the parent decides" in refused
    middle.says("join    pcp worker --connect")
    leaf = cluster.start("worker", "--connect", middle.text().split("pcp worker --connect ")[1].split()[0], "--threads", 1,
                         name="leaf", keys="other")
    for process in [top, middle, leaf]:
        process.ends(0)
