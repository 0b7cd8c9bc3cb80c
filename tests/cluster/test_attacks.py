"""What comes to a shepherd's port from those who should not: nothing enters, nothing dies, each is counted, and the training
goes on. Attackers speak ZMTP by hand over plain sockets, or with an allowed key through libzmq itself. As in life, all of
them come to the same shepherd, one after the other; what is counted is counted from the beginning of a test."""

import contextlib
import ctypes
import ctypes.util
import os
import random
import socket
import struct
import threading

import pytest
from conftest import QUICK, SLOWNESS, completed_rounds, new_cluster, wait_until

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


# --- ZMTP 3.0 by hand.

def greeting(mechanism=b"NULL"):
    return b"\xff" + bytes(8) + b"\x7f" + b"\x03\x00" + mechanism.ljust(20, b"\0") + b"\0" + bytes(31)


def command(name, body):
    frame = bytes([len(name)]) + name + body
    return struct.pack(">BQ", 6, len(frame)) + frame


def frame(body, more=False):
    return struct.pack(">BQ", 2 | more, len(body)) + body


READY = command(b"READY", b"\x0bSocket-Type" + struct.pack(">I", 6) + b"DEALER")


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def shaken_hands(port, ready=None):
    """A connection over which messages can be sent to a plain shepherd."""
    peer = connect(port)
    peer.sendall(greeting())
    read(peer, 64)
    peer.sendall(ready or READY)
    kind, length = read(peer, 2)
    assert kind == 4
    assert read(peer, length)[1:6] == b"READY"
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


# --- Not ZMTP, or half of it.

def test_random_bytes(encrypted):
    chance = random.Random(5)
    for length in (1, 9, 63, 64, 65, 5000, 1_000_000):
        peer = connect(encrypted.port)
        send_all(peer, chance.randbytes(length))
        peer.close()
    encrypted.counted("ended without a message", "malformed handshake", "handshake broken off", "not encrypted as asked",
                      times=5)
    encrypted.goes_on()


def test_plain_http(encrypted):
    peer = connect(encrypted.port)
    peer.sendall(b"GET / HTTP/1.1\r\nHost: shepherd\r\n\r\n")
    peer.close()
    encrypted.counted("ended without a message", "malformed handshake", "handshake broken off")
    encrypted.goes_on()


def test_plain_tcp_to_an_encrypted_port(encrypted):
    for _ in range(3):
        peer = connect(encrypted.port)
        peer.sendall(greeting() + READY + frame(STOP))
        wait_for_end(peer)
    encrypted.counted("not encrypted as asked", "malformed handshake", times=3)
    encrypted.goes_on()


def test_a_handshake_that_never_ends(encrypted):
    """Connections that say nothing are ended by the shepherd."""
    peers = [connect(encrypted.port) for _ in range(50)]
    for peer in peers[::2]:
        peer.sendall(greeting(b"CURVE"))
    encrypted.goes_on()
    for peer in peers:
        wait_for_end(peer)
    encrypted.counted("handshake broken off", "ended without a message", "malformed handshake", times=25)
    encrypted.goes_on()


def test_curve_commands_that_are_wrong(encrypted):
    chance = random.Random(6)
    for body in (b"", chance.randbytes(10), chance.randbytes(194), chance.randbytes(250)):
        peer = connect(encrypted.port)
        peer.sendall(greeting(b"CURVE") + command(b"HELLO", body))
        wait_for_end(peer)
    encrypted.counted("malformed handshake", "wrong server key", times=4)
    encrypted.goes_on()


# --- Over a plain port.

def test_a_length_of_4_gb(plain):
    peer = shaken_hands(plain.port)
    peer.sendall(struct.pack(">BQ", 2, 1 << 32) + bytes(100))
    wait_for_end(peer)
    peer = shaken_hands(plain.port)
    peer.sendall(struct.pack(">BQ", 2, (1 << 64) - 1) + bytes(100))
    wait_for_end(peer)
    plain.counted("too large", "ended without a message", times=2)
    assert plain.grown_bytes() < 500e6
    plain.goes_on()


def test_frames_that_are_no_messages(plain):
    chance = random.Random(8)
    peer = shaken_hands(plain.port)
    bodies = [b"", b"\0", bytes(8), chance.randbytes(8), chance.randbytes(1000), STATUS_REQUEST[:-8], STATUS_REQUEST + bytes(8),
              message(99), message(0), message(17), b"\xff" * 64, struct.pack("<II", 0xffffffff, 0xffffffff),
              message(1, 0xffffffff), OFFER]
    for body in bodies:
        peer.sendall(frame(body))
    for _ in range(200):
        peer.sendall(frame(chance.randbytes(8 * chance.randrange(1, 60))))
    peer.sendall(frame(b"a", True) + frame(b"b", True) + frame(b"c", True) + frame(b"d"))
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


def test_an_address_of_ones_own(plain):
    """A routing id that an honest worker may have."""
    identity = b"\x08Identity" + struct.pack(">I", 4) + b"me_1"
    peer = shaken_hands(plain.port, command(b"READY", b"\x0bSocket-Type" + struct.pack(">I", 6) + b"DEALER" + identity))
    peer.sendall(frame(STATUS_REQUEST))
    plain.counted("chose its own address")
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
    encrypted.counted("wrong server key", "malformed handshake")
    stranger.kill()
    encrypted.goes_on()


class Dealer:
    """A socket of libzmq with an allowed key: what a broken or captured worker may send."""
    DEALER, LINGER, PUBLIC, SECRET, SERVER, ROUTING_ID, SEND_MORE = 5, 17, 48, 49, 50, 5, 2

    def __init__(self, port, server_key, folder, identity=None):
        name = ctypes.util.find_library("zmq") or "libzmq.so.5"
        try:
            self.zmq = ctypes.CDLL(name)
        except OSError:
            pytest.skip("libzmq cannot be loaded")
        words = dict(line.split() for line in (folder / "node.key").read_text().splitlines() if len(line.split()) == 2)
        self.zmq.zmq_ctx_new.restype = self.zmq.zmq_socket.restype = ctypes.c_void_p
        self.context = ctypes.c_void_p(self.zmq.zmq_ctx_new())
        self.socket = ctypes.c_void_p(self.zmq.zmq_socket(self.context, self.DEALER))
        self.set(self.LINGER, struct.pack("i", 0))
        for option, text in ((self.PUBLIC, words["public"]), (self.SECRET, words["secret"]), (self.SERVER, server_key)):
            self.set(option, text.encode())
        if identity:
            self.set(self.ROUTING_ID, identity)
        assert self.zmq.zmq_connect(self.socket, f"tcp://127.0.0.1:{port}".encode()) == 0

    def set(self, option, value):
        assert self.zmq.zmq_setsockopt(self.socket, option, value, ctypes.c_size_t(len(value))) == 0

    def send(self, *frames):
        for i, body in enumerate(frames):
            flag = self.SEND_MORE if i + 1 < len(frames) else 0
            assert self.zmq.zmq_send(self.socket, body, ctypes.c_size_t(len(body)), flag) == len(body)

    def close(self):
        self.zmq.zmq_close(self.socket)
        self.zmq.zmq_ctx_term(self.context)


@pytest.fixture
def insider(encrypted, request):
    cluster, name = encrypted.cluster, request.node.name
    cluster.run("keys", "allow", cluster.key(name), "--name", name)
    dealers = []

    def make(**more):
        dealers.append(Dealer(encrypted.port, encrypted.key, cluster.runtime / name, **more))
        return dealers[-1]
    yield make
    for dealer in dealers:
        dealer.close()


def test_garbage_with_an_allowed_key(encrypted, insider):
    chance = random.Random(9)
    dealer = insider()
    for _ in range(300):
        dealer.send(chance.randbytes(8 * chance.randrange(1, 60)))
    dealer.send(STATUS_REQUEST, b"a payload", b"and more")
    dealer.send(READY_MESSAGE)
    dealer.send(STOP)
    encrypted.counted("not a message", times=300)
    encrypted.counted("message before hello")
    encrypted.counted("stop without the right to")
    encrypted.goes_on()


def test_an_address_of_ones_own_with_an_allowed_key(encrypted, insider):
    insider(identity=b"worker").send(STATUS_REQUEST)
    encrypted.counted("chose its own address")
    encrypted.goes_on()


def test_a_control_frame_that_is_too_large(encrypted, insider):
    insider().send(bytes(8 << 20))
    encrypted.counted("too large", "not a message")
    encrypted.goes_on()


def resident_bytes(pid):
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
