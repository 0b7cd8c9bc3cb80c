"""A shepherd on the same machine needs no key and may come later: workers that wait for it, and commands that do not."""

import fcntl
import signal
import socket
import struct

import pytest
from conftest import QUICK, free_port, wait_until

OPTIONS = ["--workers", 1, "--steps", 40, "--sync-every", 20, *QUICK]


def own_address():
    """An address of this machine that is not a loopback's."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(probe, 0x8915, struct.pack("256s", name.encode()[:15]))  # SIOCGIFADDR
            except OSError:
                continue
            address = socket.inet_ntoa(answer[20:24])
            if not address.startswith("127."):
                return address
    return None


def finishes(cluster, shepherd, worker):
    shepherd.ends(0)
    assert "the training is finished" in worker.ends(0)
    cluster.nothing_is_left()


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "localhost", "name"])
def test_a_worker_that_comes_first_waits(cluster, host):
    port = free_port()
    place = f"{socket.gethostname() if host == 'name' else host}:{port}"
    worker = cluster.start("worker", "--connect", place, "--threads", 1, "--name", "early", name="early")
    worker.says(f"waiting for a shepherd at {place} ...")
    shepherd = cluster.shepherd(*OPTIONS, port=port)
    finishes(cluster, shepherd, worker)
    assert worker.text().count("waiting for a shepherd") == 1
    assert "early@local joined" in shepherd.text()  # by the socket
    assert not (cluster.runtime / "keys/shepherds").exists()


def test_by_an_address_of_an_interface(cluster):
    address = own_address()
    if not address:
        pytest.skip("this machine has a loopback interface alone; give it another address to run this")
    shepherd = cluster.shepherd(*OPTIONS)  # listens at 127.0.0.1 only: tcp would not reach it
    worker = cluster.start("worker", "--connect", f"{address}:{shepherd.port}", "--threads", 1, "--name", "w", name="w")
    finishes(cluster, shepherd, worker)
    assert "w@local joined" in shepherd.text()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_wait_well(cluster, number):
    worker = cluster.start("worker", "--connect", f"127.0.0.1:{free_port()}", "--threads", 1, name="w")
    worker.says("waiting for a shepherd")
    worker.signal(number)
    assert worker.ends(0).endswith("stopped\n")


def test_a_worker_gives_up(cluster):
    port = free_port()
    line = cluster.refuses("worker", "--connect", f"127.0.0.1:{port}", "--give-up", 0.2, "--quiet", code=3)
    assert f"there is no shepherd at 127.0.0.1:{port}; giving up" in line


def test_a_socket_left_by_a_shepherd_that_was_killed(cluster):
    shepherd = cluster.shepherd(*OPTIONS)
    shepherd.kill()
    worker = cluster.worker(shepherd)
    worker.says(f"waiting for a shepherd at 127.0.0.1:{shepherd.port} ...")
    finishes(cluster, cluster.resumed(shepherd), worker)


def test_a_remembered_key_is_used_where_there_is_no_socket(cluster):
    key, server = cluster.key("k0"), cluster.key("keys")
    cluster.run("keys", "allow", key, "--name", "node")
    elsewhere = ["--socket", cluster.runtime / "elsewhere.sock"]
    first = cluster.shepherd(*OPTIONS, *elsewhere)
    cluster.run("status", "--connect", f"127.0.0.1:{first.port}", "--server-key", server, keys="k0")
    first.kill()
    worker = cluster.worker(first, name="w", keys="k0")
    worker.says("waiting for a shepherd")
    shepherd = cluster.resumed(first, *elsewhere)
    finishes(cluster, shepherd, worker)
    assert f"w@{key} joined" in shepherd.text()


def test_a_stranger_at_the_port(cluster):
    """Not a shepherd, or another user's: the worker says so and goes on waiting."""
    with socket.socket() as stranger:
        stranger.bind(("127.0.0.1", 0))
        stranger.listen(16)
        place = f"127.0.0.1:{stranger.getsockname()[1]}"
        worker = cluster.start("worker", "--connect", place, "--threads", 1, name="w")
        worker.says(f"something listens at {place}, but no shepherd of this user")
        assert worker.running() and "--server-key KEY" in worker.text()
        line = cluster.refuses("status", "--connect", place)
        assert f"the key of the shepherd at {place} is not known: give --server-key KEY" in line
        worker.signal(signal.SIGTERM)
        worker.ends(0)


def test_commands_that_ask_do_not_wait(cluster):
    place = f"127.0.0.1:{free_port()}"
    for command in ("status", "stop"):
        assert f"there is no shepherd at {place}" in cluster.refuses(command, "--connect", place, code=1)


def test_commands_that_ask_say_that_nobody_is_there_before_they_want_a_key(cluster):
    """At 0.0.0.0, which is not known as an address of this machine and leads to it all the same."""
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        place = f"0.0.0.0:{somebody.getsockname()[1]}"
        for command in ("status", "stop"):
            line = cluster.refuses(command, "--connect", place, code=1)
            assert f"nobody answers at {place} over tcp: the connection was refused" in line and "key" not in line
        somebody.listen(16)
        for command in ("status", "stop"):
            line = cluster.refuses(command, "--connect", place)
            assert f"the key of the shepherd at {place} is not known: give --server-key KEY" in line
    line = cluster.refuses("status", "--connect", "no-such-host.invalid:8080", code=1)
    assert "nobody answers at no-such-host.invalid:8080 over tcp: there is no such host" in line


def test_another_machine_needs_a_key(cluster):
    own = cluster.key("keys")
    for command in ("worker", "node-manager"):
        line = cluster.refuses(command, "--connect", "192.0.2.1:8080")
        assert "the key of the shepherd at 192.0.2.1:8080 is not known: give --server-key KEY" in line
        assert f"pcp keys allow '{own}' --name NAME" in line


def test_an_engine_that_is_not_there_is_said_before_the_wait(cluster):
    line = cluster.refuses("worker", "--connect", f"127.0.0.1:{free_port()}", "--backend", "metal", code=1)
    assert "cannot run iree:metal here" in line


def test_a_port_that_is_taken_makes_no_run(cluster):
    shepherd = cluster.shepherd(*OPTIONS)
    line = cluster.refuses("shepherd", "--port", shepherd.port, "--data", "text.txt", code=1)
    assert str(shepherd.port) in line
    assert not (cluster.folder / "runs").exists()
    cluster.run("stop", "--connect", f"127.0.0.1:{shepherd.port}")
    wait_until("the end of the shepherd", lambda: not shepherd.running())
