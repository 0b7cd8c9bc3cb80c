"""pcp status, stop and worker as a person uses them: fields, rights, exit codes and words that help."""

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import termios

import pytest
from conftest import (MODEL, PATIENCE, PCP, QUICK, RUN, SLOWNESS, check_ledger, check_rounds, free_port, trained_rounds,
                      wait_until)

STEPS, ENDLESS = 1000 // SLOWNESS, 10_000_000


def options(*more, steps=ENDLESS, workers=1):
    return ["--workers", workers, "--steps", steps, "--sync-every", STEPS, "--lr", 0.005, *QUICK, *more]


def tcp_only(cluster):
    """A shepherd whose socket for this machine is not where workers look: tcp is used also here."""
    return ["--socket", cluster.runtime / "elsewhere.sock"]


@pytest.fixture
def server(cluster):
    return cluster.key("keys")


@pytest.fixture
def allowed(cluster):
    key = cluster.key("worker")
    cluster.run("keys", "allow", key, "--name", "worker")
    return key


# --- status

def test_status_before_during_and_after(cluster):
    shepherd = cluster.shepherd(*options(workers=2))
    before = cluster.status(shepherd)
    assert before["state"] == "waiting for workers" and before["workers"] == [] and before["workers_wanted"] == 2
    assert (before["round"], before["rounds"], before["tokens"]) == (0, ENDLESS // STEPS, 0)
    assert before["parameters"] == 3840
    assert {"run", "updates", "refused", "dropped_messages"} <= before.keys()
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    cluster.round_reached(shepherd, 3)  # the metrics have a round before it is saved, and the status after
    during = cluster.status(shepherd)
    assert during["run"] == before["run"] and during["round"] >= 2
    assert during["state"] in ("training", "saving")
    assert during["tokens"] >= 2 * 2 * 64
    assert during["updates"]["merged"] >= 4 and during["refused"] == {}
    assert [worker["id"] for worker in during["workers"]] == ["w0@local", "w1@local"]
    for worker in during["workers"]:
        assert worker["engine"] == "cpu" and worker["updates"] >= 1 and worker["refused"] == 0
        assert worker["steps_per_second"] > 0 and 0 < worker["loss"] < 4 and worker["silent_seconds"] >= 0
        assert worker["state"] in ("training", "fetching parameters", "sending its update", "waiting")
        assert worker["device"] and worker["target"]
    text = cluster.run("status", "--connect", f"127.0.0.1:{shepherd.port}")
    assert re.match(rf"run      {before['run']}, (training|saving)\nround    \d+ of {ENDLESS // STEPS}", text)
    assert "w0@local" in text and "steps/s" in text
    assert re.search(r"^updates  .*merged \d", text, re.M), text  # on a busy machine there are late ones, too
    assert cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}") == "stopped\n"
    assert "stopped by local" in shepherd.ends(0)
    for worker in workers:
        assert "the shepherd was stopped" in worker.ends(0)
    line = cluster.refuses("status", "--connect", f"127.0.0.1:{shepherd.port}", "--insecure", "--wait", 1, code=1)
    assert f"cannot reach 127.0.0.1:{shepherd.port}: the connection was refused" in line
    cluster.nothing_is_left()


def test_status_again_and_again(cluster):
    shepherd = cluster.shepherd(*options(workers=1))
    pages = cluster.start("status", "--watch", "--connect", f"127.0.0.1:{shepherd.port}", name="pages")
    lines = cluster.start("status", "--watch", "--json", "--connect", f"127.0.0.1:{shepherd.port}", name="lines")
    pages.says("waiting for workers\n", 2)
    worker = cluster.worker(shepherd, name="w")
    pages.says("  w@local ")
    lines.says('"w@local"')
    for process in (pages, lines):
        process.signal(signal.SIGINT)
        process.ends(0)
    assert "\x1b" not in pages.text(), "no terminal, no sequences of one"
    for page in pages.text().split("\n\n"):
        assert re.match(r"run      .*\nround    \d+ of", page), page
    rounds = [json.loads(line)["round"] for line in lines.text().splitlines()]
    assert len(rounds) >= 2 and rounds == sorted(rounds)
    cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}")
    shepherd.ends(0)
    worker.ends(0)


def test_status_again_and_again_ends_with_the_shepherd(cluster):
    shepherd = cluster.shepherd(*options(workers=1))
    pages = cluster.start("status", "--watch", "--connect", f"127.0.0.1:{shepherd.port}", "--wait", 1, name="pages")
    pages.says("waiting for workers\n")
    shepherd.kill()
    assert "pcp: error: " in pages.ends(1)


def test_status_leaves_the_terminal_as_it_was(cluster):
    shepherd = cluster.shepherd(*options(workers=1))
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    watch = subprocess.Popen([PCP, "status", "--watch", "--connect", f"127.0.0.1:{shepherd.port}"], stdin=theirs, stdout=theirs,
                             stderr=theirs, cwd=cluster.folder, env=cluster.environment())
    try:
        shown = b""
        while shown.count(b"waiting for workers") < 2:
            assert watch.poll() is None, shown
            if select.select([ours], [], [], 0.1)[0]:
                shown += os.read(ours, 65536)
        watch.send_signal(signal.SIGINT)
        assert watch.wait(PATIENCE) == 0
        while select.select([ours], [], [], 0)[0]:
            shown += os.read(ours, 65536)
    finally:
        watch.kill()
        watch.wait()
    enter, leave = b"\x1b[?1049h", b"\x1b[?1049l"  # a screen of its own, and back
    assert shown.startswith(enter) and shown.endswith(leave) and shown.count(enter) == shown.count(leave) == 1
    for mode in (b"?25", b"?7"):  # the cursor, long lines
        assert shown.rindex(b"\x1b[" + mode + b"h") > shown.rindex(b"\x1b[" + mode + b"l")
    assert termios.tcgetattr(theirs) == before


def test_status_of_a_worker_that_waits(cluster):
    shepherd = cluster.shepherd(*options(workers=2))
    cluster.worker(shepherd, name="w")
    wait_until("a worker that waits", lambda: [w["state"] for w in cluster.status(shepherd)["workers"]] == ["waiting"])
    (worker,) = cluster.status(shepherd)["workers"]
    assert worker["loss"] is None and worker["updates"] == 0
    text = cluster.run("status", "--connect", f"127.0.0.1:{shepherd.port}")
    assert re.search(r"^  w@local +cpu +waiting .* 0 updates +0 refused +loss -$", text, re.M), text


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_stop_while_a_round_is_saved(cluster, rounds):
    """Rounds of one step: almost always one is being saved."""
    shepherd = cluster.shepherd("--workers", 1, "--steps", ENDLESS, "--sync-every", 1, *QUICK)
    worker = cluster.worker(shepherd)
    cluster.round_reached(shepherd, rounds)
    assert cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}") == "stopped\n"
    assert "stopped by local" in shepherd.ends(0)
    assert "the shepherd was stopped" in worker.ends(0)



def test_the_socket_of_a_shepherd_that_was_killed(cluster):
    shepherd = cluster.shepherd(*options())
    shepherd.kill()
    line = cluster.refuses("status", "--connect", f"127.0.0.1:{shepherd.port}", "--wait", 1, code=1)
    assert "cannot reach" in line and f"{shepherd.port}.sock" in line


def test_nobody_there(cluster):
    port = free_port()
    for command in ("status", "stop"):
        line = cluster.refuses(command, "--connect", f"127.0.0.1:{port}", "--insecure", "--wait", 1, code=1)
        assert "the connection was refused" in line
    line = cluster.refuses("worker", "--connect", f"127.0.0.1:{port}", "--insecure", "--give-up", 0.5, "--quiet", code=3)
    assert "the connection was refused" in line and "giving up" in line


def test_an_unknown_host(cluster):
    line = cluster.refuses("status", "--connect", "no-such-host.invalid:8080", "--insecure", "--yes-insecure", "--wait", 5, code=1)
    assert "there is no such host" in line and "no-such-host.invalid" in line


@pytest.mark.parametrize("address", ["", ":", "host:", "host:0", "host:65536", "host:x", "::1:80", "[::1", "[::1]80"])
def test_bad_addresses(cluster, address):
    for command in (["worker", "--give-up", 1], ["status", "--wait", 1], ["stop", "--wait", 1]):
        cluster.refuses(*command, "--connect", address, "--insecure")


@pytest.mark.parametrize("arguments", [["worker", "--server-key", "short"], ["worker", "--threads", "-1"],
                                       ["worker", "--engine", "none:cpu"], ["worker", "--give-up", "x"],
                                       ["worker", "--conect", "x"], ["status", "--wait", 0],
                                       ["worker", "--socket", "s", "--connect", "h:1"], ["stop", "--json"],
                                       ["shepherd", "--port", 70000], ["shepherd", "--resume"],
                                       ["shepherd", "--data", "no.txt", "--out", "x"]])
def test_bad_options(cluster, arguments):
    cluster.refuses(*arguments)


def test_a_bad_interface(cluster):
    line = cluster.refuses("shepherd", "--data", "text.txt", *MODEL, "--out", "run", "--host", "192.0.2.1", "--port",
                           free_port())
    assert "192.0.2.1" in line


def test_a_worker_name_that_is_none(cluster):
    shepherd = cluster.shepherd(*options())
    worker = cluster.start("worker", "--connect", f"127.0.0.1:{shepherd.port}", "--name", "a b", name="w")
    assert "pcp: error: the shepherd refused this worker: a worker's name" in worker.ends(4)


def test_a_name_that_is_taken(cluster):
    """The second one waits until the first is gone."""
    shepherd = cluster.shepherd(*options())
    first = cluster.worker(shepherd, name="w")
    first.says("joined as w@local")
    second = cluster.start("worker", "--connect", f"127.0.0.1:{shepherd.port}", "--threads", 1, "--name", "w",
                           name="second")
    second.says("a worker named 'w' is connected; --name gives another")
    first.signal(signal.SIGTERM)
    first.ends(0)
    second.says("joined as w@local")
    assert cluster.status(shepherd)["dropped_messages"]["name in use"] >= 1


# --- keys

def test_an_unknown_key(cluster, server):
    """The worker says what to type at the shepherd, waits, and joins when that was done."""
    shepherd = cluster.shepherd(*options(*tcp_only(cluster)))
    key = cluster.key("k")
    worker = cluster.worker(shepherd, "--server-key", server, name="w", keys="k")
    worker.says("does not know our key")
    (words,) = re.findall(r"there: pcp (keys allow .*) --name NAME", worker.text())[:1]
    words = shlex.split(words)  # as a shell takes it
    assert words == ["keys", "allow", key]
    line = cluster.refuses("status", "--connect", f"127.0.0.1:{shepherd.port}", "--server-key", server, "--wait", 2, code=1,
                           keys="k")
    assert shlex.split(line)[-6:] == ["pcp", "keys", "allow", key, "--name", "NAME"]
    cluster.run(*words, "--name", "late")
    worker.says("joined as")
    worker.says("round 0:")


def test_a_wrong_server_key(cluster, server, allowed):
    shepherd = cluster.shepherd(*options(*tcp_only(cluster)))
    other = cluster.key("other")
    line = cluster.refuses("status", "--connect", f"127.0.0.1:{shepherd.port}", "--server-key", other, "--wait", 2, code=1,
                           keys="worker")
    assert f"does not answer to the key {other}" in line and "pcp keys show" in line
    worker = cluster.worker(shepherd, "--server-key", other, "--give-up", 1, name="w", keys="worker")
    text = worker.ends(3)
    assert f"does not answer to the key {other}" in text and "giving up" in text


def test_a_wrong_server_key_is_not_remembered(cluster, server, allowed):
    """What did not work once must not stand in the way of what does."""
    shepherd = cluster.shepherd(*options(*tcp_only(cluster)))
    address = ["--connect", f"127.0.0.1:{shepherd.port}"]
    cluster.run("status", *address, "--server-key", server, keys="worker")
    cluster.refuses("status", *address, "--server-key", cluster.key("other"), "--wait", 1, code=1, keys="worker")
    cluster.run("status", *address, keys="worker")


def test_plain_against_encrypted(cluster, server, allowed):
    shepherd = cluster.shepherd(*options(*tcp_only(cluster)))
    line = cluster.refuses("status", "--connect", f"127.0.0.1:{shepherd.port}", "--insecure", "--wait", 2, code=1)
    assert "without --insecure" in line
    plain = cluster.shepherd(*options(), "--insecure", "--socket", cluster.runtime / "b.sock", out="plain", name="plain")
    line = cluster.refuses("status", "--connect", f"127.0.0.1:{plain.port}", "--server-key", server, "--wait", 2, code=1,
                           keys="worker")
    assert "--insecure" in line


def test_a_key_is_revoked_while_it_trains(cluster, server, allowed):
    shepherd = cluster.shepherd(*options(*tcp_only(cluster), workers=2))
    here = cluster.start("worker", "--socket", cluster.runtime / "elsewhere.sock", "--threads", 1, "--name", "here",
                         name="here")
    there = cluster.worker(shepherd, "--server-key", server, name="there", keys="worker")
    cluster.round_reached(shepherd, 2)
    assert "worker may no longer connect" in cluster.run("keys", "revoke", "worker")
    text = there.ends(4)
    assert "its key is no longer allowed" in text
    shepherd.says(f"there@{allowed} is gone")
    before = len(trained_rounds(here.text()))
    wait_until("rounds without it", lambda: len(trained_rounds(here.text())) > before + 1)
    again = cluster.worker(shepherd, name="again", keys="worker")
    again.says("does not know our key")


def test_a_key_is_called_what_it_was_allowed_as(cluster, server):
    key = cluster.key("k")
    cluster.run("keys", "allow", key, "--name", "laptop")
    shepherd = cluster.shepherd(*options(*tcp_only(cluster)))
    cluster.worker(shepherd, "--server-key", server, name="w", keys="k")
    shepherd.says(f"w@{key} joined: ")
    shepherd.says(", key of laptop\n")
    address = ["--connect", f"127.0.0.1:{shepherd.port}", "--server-key", server]
    text = cluster.run("status", *address, keys="k")
    assert re.search(r"^  w@laptop +cpu ", text, re.M), text
    (worker,) = cluster.status(shepherd, "--server-key", server, keys="k")["workers"]
    assert (worker["id"], worker["name"], worker["key_name"]) == (f"w@{key}", "w", "laptop")
    cluster.run("keys", "revoke", "laptop")
    shepherd.says(f"w@{key} is gone")


def test_who_may_stop(cluster, server, allowed):
    shepherd = cluster.shepherd(*options(*tcp_only(cluster)))
    worker = cluster.worker(shepherd, "--server-key", server, name="w", keys="worker")
    cluster.round_reached(shepherd, 1)
    address = ["--connect", f"127.0.0.1:{shepherd.port}", "--server-key", server]
    line = cluster.refuses("stop", *address, code=1, keys="worker")
    assert "may not stop" in line and "--admin" in line
    assert shepherd.running()
    boss = cluster.key("boss")
    cluster.run("keys", "allow", boss, "--name", "boss", "--admin")
    assert cluster.run("stop", *address, keys="boss") == "stopped\n"
    assert f"stopped by {boss} (boss)" in shepherd.ends(0)
    assert "the shepherd was stopped" in worker.ends(0)


def test_nobody_may_stop_a_plain_one_over_tcp(cluster):
    shepherd = cluster.shepherd(*options("--insecure"))
    address = f"127.0.0.1:{shepherd.port}"
    line = cluster.refuses("stop", "--connect", address, "--insecure", code=1)
    assert "may not stop" in line
    assert cluster.run("stop", "--connect", address) == "stopped\n"  # by the socket, which is this user's
    shepherd.ends(0)


def test_stop_then_resume_by_command(cluster):
    rounds = 6
    shepherd = cluster.shepherd(*options(steps=rounds * STEPS))
    worker = cluster.worker(shepherd, name="w")
    cluster.round_reached(shepherd, 1)
    cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}")
    shepherd.ends(0)
    worker.ends(0)
    shepherd = cluster.resumed(shepherd)
    worker = cluster.worker(shepherd, name="w")
    shepherd.ends(0)
    worker.ends(0)
    check_rounds(shepherd.out, rounds, STEPS)
    check_ledger(shepherd.out)


def test_quiet(cluster):
    out = cluster.run("train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, "--steps", 20, "--sync-every", 10, "--out",
                      "run", "--quiet")
    assert out == ""
