"""What comes to a shepherd's port from those who should not: nothing enters, nothing dies, each is counted, and the training
goes on. Attackers speak the protocol by hand over plain sockets, or over TLS with an allowed key. As in life, all of
them come to the same shepherd, one after the other; what is counted is counted from the beginning of a test."""

import contextlib
import os
import random
import resource
import socket
import struct
import threading

import pytest
from conftest import QUICK, SLOWNESS, completed_rounds, new_cluster, wait_until
from insider import Insider

STEPS = 500 // SLOWNESS


def options(*more):
    return ["--workers", 1, "--steps", 10_000_000, "--sync-every", STEPS, "--lr", 0.005, *QUICK, *more]


class Target:
    def __init__(self, cluster, *more):
        self.cluster = cluster
        self.key = cluster.key("keys") if "--insecure" not in more else None
        self.shepherd = cluster.shepherd(*options(*more))
        self.worker = cluster.worker(self.shepherd, name="honest")
        self.port = self.shepherd.port
        cluster.round_reached(self.shepherd, 1)

    def begin(self):
        """A test begins: what was counted and used before is not its own."""
        self.counts_before = self.all_counts()
        self.bytes_before = resident_bytes(self.shepherd.pid)
        return self

    def all_counts(self):
        return self.cluster.status(self.shepherd)["dropped_messages"]

    def counts(self):
        news = {kind: count - self.counts_before.get(kind, 0) for kind, count in self.all_counts().items()}
        return {kind: count for kind, count in news.items() if count}

    def counted(self, *kinds, times=1):
        """One of these kinds is counted so often."""
        wait_until(lambda: f"{kinds} in {self.counts()}",
                   lambda: sum(self.counts().get(kind, 0) for kind in kinds) >= times, 20)

    def grown_bytes(self):
        return resident_bytes(self.shepherd.pid) - self.bytes_before

    def is_well(self):
        return self.shepherd.running() and self.worker.running() and "lost" not in self.worker.text()

    def goes_on(self):
        before = completed_rounds(self.shepherd.out)
        self.cluster.round_reached(self.shepherd, before + 2)
        status = self.cluster.status(self.shepherd)
        assert self.shepherd.running() and self.worker.running()
        assert [worker["id"] for worker in status["workers"]] == ["honest@local"]
        assert status["refused"] == {}
        assert "lost" not in self.worker.text()


class Targets:
    """One at a time, which stays for the tests that want the same, as long as it is well."""

    def __init__(self, folders, stack):
        self.folders, self.stack, self.kind, self.target = folders, stack, None, None

    def get(self, *kind):
        if self.target is None or self.kind != kind or not self.target.is_well():
            self.stack.close()
            self.target = None
            self.target = Target(self.stack.enter_context(new_cluster(self.folders.mktemp("target"))), *kind)
            self.kind = kind
        return self.target.begin()


@pytest.fixture(scope="module")
def targets(tmp_path_factory):
    with contextlib.ExitStack() as stack:
        yield Targets(tmp_path_factory, stack)


@pytest.fixture
def encrypted(targets):
    return targets.get()


@pytest.fixture
def plain(targets):
    return targets.get("--insecure")


# --- The protocol by hand (docs/protocol.md).

PLAIN, ENCRYPTED = b"PCP\1P\0\0\0", b"PCP\1T\0\0\0"


def frame(control, payload=b""):
    return struct.pack("<II", len(control), len(payload)) + control + payload


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def shaken_hands(port):
    """A connection over which messages can be sent to a plain shepherd."""
    peer = connect(port)
    peer.sendall(PLAIN)
    assert read(peer, 8) == PLAIN
    return peer


def read(peer, count):
    data = b""
    while len(data) < count:
        piece = peer.recv(count - len(data))
        assert piece, f"the connection ended after {data!r}"
        data += piece
    return data


def wait_for_end(peer):
    peer.settimeout(20)
    try:
        while peer.recv(65536):
            pass
    except ConnectionError:
        pass
    peer.close()


def send_all(peer, data):
    """As much as is taken."""
    try:
        peer.sendall(data)
    except OSError:
        pass


# A message of wire.capnp: a segment table, a root pointer, the number of the kind and a pointer.
def message(kind, pointer=0):
    return struct.pack("<IIQQQ", 0, 3, 1 << 32 | 1 << 48, kind, pointer)


STATUS_REQUEST, STOP, READY_MESSAGE, OFFER = message(16), message(18), message(9), message(13)


# --- Not the protocol, or half of it.

def test_random_bytes(encrypted):
    chance = random.Random(5)
    for length in (1, 7, 8, 9, 64, 5000, 1_000_000):
        for first in (b"", ENCRYPTED):
            peer = connect(encrypted.port)
            send_all(peer, first + chance.randbytes(length))
            peer.close()
    encrypted.counted("malformed handshake", "handshake broken off", times=14)
    encrypted.goes_on()


def test_plain_http(encrypted):
    peer = connect(encrypted.port)
    peer.sendall(b"GET / HTTP/1.1\r\nHost: shepherd\r\n\r\n")
    wait_for_end(peer)
    encrypted.counted("malformed handshake")
    encrypted.goes_on()


def test_plain_tcp_to_an_encrypted_port(encrypted):
    for _ in range(3):
        peer = connect(encrypted.port)
        peer.sendall(PLAIN + frame(STOP))
        wait_for_end(peer)
    encrypted.counted("not encrypted as asked", times=3)
    encrypted.goes_on()


def test_a_handshake_that_never_ends(encrypted):
    """Connections that say nothing are ended by the shepherd."""
    peers = [connect(encrypted.port) for _ in range(50)]
    for peer in peers[::2]:
        peer.sendall(ENCRYPTED)
    encrypted.goes_on()
    for peer in peers:
        wait_for_end(peer)
    encrypted.counted("handshake broken off", times=50)
    encrypted.goes_on()


def test_hellos_of_tls_that_are_wrong(encrypted):
    chance = random.Random(6)
    for body in (b"", chance.randbytes(10), b"\1" + chance.randbytes(194), b"\1\0\0\xf6\3\3" + chance.randbytes(244)):
        peer = connect(encrypted.port)
        peer.sendall(ENCRYPTED + b"\x16\3\1" + struct.pack(">H", len(body)) + body + chance.randbytes(300))
        wait_for_end(peer)
    encrypted.counted("malformed handshake", times=4)
    encrypted.goes_on()


def test_large_frames_announced_before_the_handshake(encrypted):
    """150 strangers that announce as much as they can, and send a part of it."""
    announced = b"\x16\3\1\x40\0\1\xff\xff\xff" + bytes(16_000)
    peers = [connect(encrypted.port) for _ in range(150)]
    for peer in peers:
        send_all(peer, ENCRYPTED + announced)
    for peer in peers:
        assert read(peer, 8) == ENCRYPTED
    encrypted.goes_on()
    assert encrypted.grown_bytes() < 64e6
    for peer in peers:
        peer.close()


# --- Few descriptors.

def test_idle_connections_leave_descriptors_for_files(tmp_path):
    """Training and checkpoints go on while strangers hold every connection they can get."""
    def few_descriptors():
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
    with new_cluster(tmp_path) as cluster:
        shepherd = cluster.shepherd(*options("--eval-every", STEPS), limit=few_descriptors)
        worker = cluster.worker(shepherd, name="honest")
        cluster.round_reached(shepherd, 1)
        ended = threading.Event()
        peers = []

        def crowd():
            while not ended.is_set():
                try:
                    peers.append(socket.create_connection(("127.0.0.1", shepherd.port), timeout=1))
                except OSError:
                    ended.wait(0.05)
                if len(peers) >= 600:
                    peers.pop(0).close()
        thread = threading.Thread(target=crowd)
        thread.start()
        try:
            wait_until("a crowd", lambda: len(peers) >= 400)
            cluster.round_reached(shepherd, completed_rounds(shepherd.out) + 3)
            assert cluster.status(shepherd)["dropped_messages"]["no room for a connection"] > 0
        finally:
            ended.set()
            thread.join()
            for peer in peers:
                peer.close()
        assert shepherd.running() and worker.running()
        assert "Too many open files" not in shepherd.text()


# --- Over a plain port.

def test_a_length_of_4_gb(plain):
    for head in (struct.pack("<II", 0xffffffff, 0), struct.pack("<II", 8, 0xffffffff), struct.pack("<II", 8, 16 << 20)):
        peer = shaken_hands(plain.port)
        send_all(peer, head + bytes(100))
        wait_for_end(peer)
    peer = shaken_hands(plain.port)
    peer.sendall(frame(STATUS_REQUEST))
    peer.sendall(struct.pack("<II", 8, 0xffffffff) + bytes(100))
    wait_for_end(peer)
    plain.counted("too large", times=4)
    assert plain.grown_bytes() < 64e6
    plain.goes_on()


def test_frames_that_are_no_messages(plain):
    chance = random.Random(8)
    peer = shaken_hands(plain.port)
    peer.sendall(frame(STATUS_REQUEST))
    bodies = [b"", b"\0", bytes(8), chance.randbytes(8), chance.randbytes(1000), STATUS_REQUEST[:-8], STATUS_REQUEST + bytes(8),
              message(99), message(0), message(17), b"\xff" * 64, struct.pack("<II", 0xffffffff, 0xffffffff),
              message(1, 0xffffffff), OFFER]
    for body in bodies:
        peer.sendall(frame(body))
    for _ in range(200):
        peer.sendall(frame(chance.randbytes(8 * chance.randrange(1, 60))))
    peer.sendall(frame(b"a", b"b"))
    plain.counted("not a message", times=200)
    peer.close()
    plain.goes_on()


def test_messages_of_somebody_who_never_said_hello(plain):
    peer = shaken_hands(plain.port)
    peer.sendall(frame(READY_MESSAGE) + frame(OFFER))
    plain.counted("message before hello", times=2)
    peer.sendall(frame(STOP))
    plain.counted("stop without the right to")
    peer.close()
    plain.goes_on()


def test_a_flood(plain):
    """Ten clients that send as fast as they can for as long as it takes to train three rounds."""
    ended = threading.Event()

    def flood(body):
        peer = shaken_hands(plain.port)
        peer.settimeout(1)
        reader = threading.Thread(target=swallow, args=(peer,))
        reader.start()
        while not ended.is_set():
            try:
                peer.sendall(frame(body) * 1000)
            except TimeoutError:
                continue
            except OSError:
                break
        peer.close()
        reader.join()

    def swallow(peer):
        while not ended.is_set():
            try:
                if not peer.recv(65536):
                    return
            except TimeoutError:
                continue
            except OSError:
                return

    threads = [threading.Thread(target=flood, args=(body,))
               for body in [b"garbage!", STATUS_REQUEST, READY_MESSAGE, bytes(2000), STOP] * 2]
    try:
        for thread in threads:
            thread.start()
        plain.goes_on()
        assert plain.grown_bytes() < 1e9
    finally:
        ended.set()
        for thread in threads:
            thread.join(30)
    plain.counted("not a message", times=1000)
    plain.counted("message before hello", times=1000)
    plain.goes_on()


def test_a_slow_reader(plain):
    """It asks and asks and never reads the answers: they are dropped once its queue is full."""
    peer = shaken_hands(plain.port)
    peer.settimeout(1)
    for _ in range(200):
        try:
            peer.sendall(frame(STATUS_REQUEST) * 500)
        except TimeoutError:
            break
        if "queue full" in plain.counts():
            break
    plain.counted("queue full")
    assert plain.grown_bytes() < 500e6
    plain.goes_on()
    peer.close()
    plain.goes_on()


def test_many_connections(plain):
    peers = [shaken_hands(plain.port) for _ in range(200)]
    plain.goes_on()
    for peer in peers:
        peer.close()
    plain.counted("ended without a message", times=200)
    plain.goes_on()


# --- With keys.

def test_an_unknown_key(encrypted):
    strangers = [encrypted.cluster.worker(encrypted.shepherd, "--server-key", encrypted.key, name=f"s{i}", keys=f"s{i}")
                 for i in range(3)]
    for stranger in strangers:
        stranger.says("does not know our key")
    encrypted.counted("unknown key", times=3)
    for stranger in strangers:
        stranger.kill()
    encrypted.goes_on()


def test_a_wrong_server_key(encrypted):
    cluster = encrypted.cluster
    stranger = cluster.worker(encrypted.shepherd, "--server-key", cluster.key("other"), name="s", keys="s")
    stranger.says("does not answer to the key")
    encrypted.counted("wrong server key")
    stranger.kill()
    encrypted.goes_on()


@pytest.fixture
def insider(encrypted, request):
    cluster, name = encrypted.cluster, request.node.name
    cluster.run("keys", "allow", cluster.key(name), "--name", name)
    made = []

    def make():
        made.append(Insider(encrypted.port, encrypted.key, cluster.runtime / name))
        return made[-1]
    yield make
    for one in made:
        one.close()


def test_garbage_with_an_allowed_key(encrypted, insider):
    chance = random.Random(9)
    peer = insider()
    for _ in range(300):
        peer.send(frame(chance.randbytes(8 * chance.randrange(1, 60))))
    peer.send(frame(STATUS_REQUEST, b"a payload"))
    peer.send(frame(READY_MESSAGE))
    peer.send(frame(STOP))
    encrypted.counted("not a message", times=300)
    encrypted.counted("fields without sense")
    encrypted.counted("message before hello")
    encrypted.counted("stop without the right to")
    encrypted.goes_on()


def test_a_control_frame_that_is_too_large(encrypted, insider):
    insider().send(struct.pack("<II", 8 << 20, 0) + bytes(4096))
    encrypted.counted("too large")
    encrypted.goes_on()


def resident_bytes(pid):
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
