"""pcp node-manager: as many workers as there are devices, each supervised, all ended together."""

import os
import re
import signal

import pytest
from conftest import QUICK, check_ledger, free_port, wait_until

STEPS = 1000
ENDLESS = 10_000_000


def manager(cluster, port, *more, **options):
    return cluster.start("node-manager", "--connect", f"127.0.0.1:{port}", "--name", "node", *more, name="manager", **options)


def workers(cluster):
    """Processes of workers, with their command lines."""
    return {pid: words for pid, words in cluster.others().items() if " worker " in words}


def test_a_training_from_begin_to_end(cluster):
    port = free_port()
    process = manager(cluster, port, "--scale", 2)
    process.says(f"waiting for a shepherd at 127.0.0.1:{port} ...", 2)  # they come first
    commands = workers(cluster).values()
    threads = max(1, (os.cpu_count() or 1) // 2)
    assert len(commands) == 2 and all(f" --threads {threads} " in words for words in commands)
    shepherd = cluster.shepherd("--workers", 2, "--steps", 2 * 50, "--sync-every", 50, *QUICK, port=port)
    shepherd.ends(0)
    text = process.ends(0)
    for name in ("node-1", "node-2"):
        assert f"{name}@local joined" in shepherd.text()
        assert re.search(rf"^{name}: .*the training is finished$", text, re.MULTILINE), text
    assert all(line.startswith(("node-1: ", "node-2: ")) for line in text.splitlines()), text
    check_ledger(shepherd.out)
    cluster.nothing_is_left()


def test_a_worker_that_is_killed_is_started_again(cluster):
    shepherd = cluster.shepherd("--workers", 2, "--steps", ENDLESS, "--sync-every", STEPS, *QUICK)
    process = manager(cluster, shepherd.port, "--scale", 2, "--threads", 1, "--pause", 0.05)
    cluster.round_reached(shepherd, 1)
    (victim,) = [pid for pid, words in workers(cluster).items() if " node-2 " in words]
    os.kill(victim, signal.SIGKILL)
    process.says("pcp node-manager: node-2 was ended by signal 9; starting it again at once")
    process.says("node-2: ", process.text().count("node-2: ") + 1)
    wait_until("the second node-2", lambda: shepherd.text().count("node-2@local joined") +
               shepherd.text().count("node-2@local is back") >= 2)
    assert cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}") == "stopped\n"
    process.ends(0)
    shepherd.ends(0)
    cluster.nothing_is_left()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_go_to_all(cluster, number):
    process = manager(cluster, free_port(), "--scale", 3, "--threads", 1)
    process.says("waiting for a shepherd", 3)
    process.signal(number)
    assert sorted(re.findall(r"^(node-\d): \S+ stopped$", process.ends(0), re.MULTILINE)) == ["node-1", "node-2", "node-3"]
    cluster.nothing_is_left()


def test_no_worker_survives_it(cluster):
    process = manager(cluster, free_port(), "--scale", 2, "--threads", 1)
    process.says("waiting for a shepherd", 2)
    process.kill()
    cluster.nothing_is_left()


def test_restarts_end(cluster):
    process = manager(cluster, free_port(), "--scale", 1, "--threads", 1, "--pause", 0.01, "--restarts", 2)
    for time in range(1, 4):
        process.says("waiting for a shepherd", time)
        (worker,) = cluster.others()
        os.kill(worker, signal.SIGKILL)
    text = process.ends(128 + signal.SIGKILL)
    assert len(re.findall(r"^pcp node-manager: node-1 was ended by signal 9; starting it again", text, re.MULTILINE)) == 2


def test_workers_that_give_up_are_not_started_again(cluster):
    process = manager(cluster, free_port(), "--scale", 2, "--threads", 1, "--give-up", 0.1)
    text = process.ends(3)
    for name in ("node-1", "node-2"):
        assert text.count(f"{name}: pcp: error: there is no shepherd at") == 1
        assert f"pcp node-manager: {name} ended with exit code 3; it found no shepherd" in text
    cluster.nothing_is_left()


def test_workers_that_cannot_start_are_not_tried_again(cluster):
    """The node's key is torn, and the shepherd is reached by it alone: each worker ends with 2, and so does the manager."""
    key, server = cluster.key("k"), cluster.key("keys")
    cluster.run("keys", "allow", key, "--name", "node")
    shepherd = cluster.shepherd("--workers", 2, "--steps", 100, "--socket", cluster.runtime / "elsewhere.sock", *QUICK)
    cluster.run("status", "--connect", f"127.0.0.1:{shepherd.port}", "--server-key", server, keys="k")  # now it is remembered
    path = cluster.runtime / "k/node.key"
    path.write_text(path.read_text()[:20])
    text = manager(cluster, shepherd.port, "--scale", 2, "--threads", 1, keys="k").ends(2)
    for name in ("node-1", "node-2"):
        assert text.count(f"{name}: pcp: error: ") == 1 and f"{name} ended with exit code 2; bad usage" in text, text


def test_devices(cluster):
    line = cluster.refuses("node-manager", "--engine", "iree:vulkan", "--scale", 64, code=2)
    assert re.search(r"--scale 64: iree:vulkan has \d+ devices? here", line), line
    assert "there is no engine \"none\"" in cluster.refuses("node-manager", "--engine", "none")
    assert "cannot run iree:metal here" in cluster.refuses("node-manager", "--backend", "metal", code=1)
    assert "--scale: expected a whole number from 1 to 4096" in cluster.refuses("node-manager", "--scale", 0)


def test_without_scale_there_is_one_for_the_processor(cluster):
    process = cluster.start("--node-manager", "--connect", f"127.0.0.1:{free_port()}", name="manager")
    process.says("waiting for a shepherd")
    assert len(workers(cluster)) == 1
    process.signal(signal.SIGTERM)
    process.ends(0)
