"""Several hosts as network namespaces: a shepherd and two workers behind links of 10 Mbit/s, one of which is cut."""

import os
import shutil
import subprocess
import uuid

import pytest
from conftest import PCP, QUICK, check_ledger, check_rounds, completed_rounds, trained_rounds, wait_until

STEPS = 1000


def ip(*words, check=True):
    return subprocess.run(["ip", *map(str, words)], check=check, capture_output=True, text=True)


class Hosts:
    """A bridge, and as many namespaces as there are hosts, each with a limited link to it."""

    def __init__(self, count):
        self.tag = uuid.uuid4().hex[:5]
        self.spaces = [f"pcp{self.tag}{i}" for i in range(count)]
        self.bridge = f"pcpb{self.tag}"

    def make(self, rate="10mbit"):
        ip("netns", "add", f"{self.bridge}")  # the bridge lives in a namespace, too: nothing of the machine's own changes
        ip("-n", self.bridge, "link", "add", "br0", "type", "bridge")
        ip("-n", self.bridge, "link", "set", "br0", "up")
        for i, space in enumerate(self.spaces):
            ip("netns", "add", space)
            ip("-n", space, "link", "add", "eth0", "type", "veth", "peer", "name", f"port{i}", "netns", self.bridge)
            ip("-n", space, "addr", "add", f"10.77.0.{i + 1}/24", "dev", "eth0")
            ip("-n", self.bridge, "link", "set", f"port{i}", "master", "br0", "up")
            ip("-n", space, "link", "set", "lo", "up")
            ip("-n", space, "link", "set", "eth0", "up")
            for where, device in ((space, "eth0"), (self.bridge, f"port{i}")):
                subprocess.run(["tc", "-n", where, "qdisc", "add", "dev", device, "root", "tbf", "rate", rate, "burst", "32kb",
                                "latency", "400ms"], check=True, capture_output=True)

    def cut(self, host):
        ip("-n", self.bridge, "link", "set", f"port{host}", "down")

    def mend(self, host):
        ip("-n", self.bridge, "link", "set", f"port{host}", "up")

    def on(self, host):
        return ["ip", "netns", "exec", self.spaces[host]]

    def remove(self):
        for space in [*self.spaces, self.bridge]:
            ip("netns", "delete", space, check=False)


@pytest.fixture
def hosts():
    if os.getuid() != 0 or not shutil.which("ip") or not shutil.which("tc"):
        pytest.skip("only root can make network namespaces, with ip and tc")
    made = Hosts(3)
    try:
        made.make()
    except subprocess.CalledProcessError as error:
        made.remove()
        pytest.skip(f"network namespaces cannot be made here: {error.stderr.strip() or error}")
    yield made
    made.remove()


class Lan:
    """A shepherd on host 0, a worker each on hosts 1 and 2, all with keys of their own."""

    def __init__(self, cluster, hosts, rounds, *more):
        self.server = cluster.key("keys")
        for i in (1, 2):
            cluster.run("keys", "allow", cluster.key(f"k{i}"), "--name", f"host{i}")
        self.shepherd = cluster.shepherd("--host", "0.0.0.0", "--workers", 2, "--steps", rounds * STEPS, "--sync-every", STEPS,
                                         "--lr", 0.005, *QUICK, *more, prefix=hosts.on(0))
        self.workers = [cluster.start("worker", "--connect", f"10.77.0.1:{self.shepherd.port}", "--server-key", self.server,
                                      "--threads", 1, "--name", f"w{i}", name=f"w{i}", keys=f"k{i}", prefix=hosts.on(i))
                        for i in (1, 2)]


def test_three_hosts(cluster, hosts):
    lan = Lan(cluster, hosts, 6)
    lan.shepherd.ends(0, 120)
    for worker in lan.workers:
        assert "the training is finished" in worker.ends(0)
    check_rounds(lan.shepherd.out, 6, STEPS)
    check_ledger(lan.shepherd.out)
    cluster.nothing_is_left()


def test_a_link_is_cut_for_longer_than_the_timeout(cluster, hosts):
    lan = Lan(cluster, hosts, 10_000)
    cluster.round_reached(lan.shepherd, 3)
    hosts.cut(2)
    lan.shepherd.says("is gone: it was silent for too long")
    before = completed_rounds(lan.shepherd.out)
    cluster.round_reached(lan.shepherd, before + 3)
    hosts.mend(2)
    lan.shepherd.says("w2@" + cluster.run("keys", "show", keys="k2").strip() + " is back")
    done = len(trained_rounds(lan.workers[1].text()))
    wait_until("rounds of the one that is back", lambda: len(trained_rounds(lan.workers[1].text())) > done + 2)
    (cluster.folder / "stop.log").touch()
    stop = cluster.start("stop", "--connect", f"127.0.0.1:{lan.shepherd.port}", name="stop", prefix=hosts.on(0))
    stop.ends(0)
    lan.shepherd.ends(0)
    for worker in lan.workers:
        assert "the shepherd was stopped" in worker.ends(0)
    check_ledger(lan.shepherd.out)
    cluster.nothing_is_left()


def test_the_shepherd_is_cut_off(cluster, hosts):
    """Everybody is gone for a while and comes back; nothing is trained twice."""
    rounds = 12
    lan = Lan(cluster, hosts, rounds)
    cluster.round_reached(lan.shepherd, 3)
    hosts.cut(0)
    lan.shepherd.says("is gone: it was silent for too long", 2)
    hosts.mend(0)
    lan.shepherd.ends(0, 180)
    for worker in lan.workers:
        assert "the training is finished" in worker.ends(0, 60)
    check_rounds(lan.shepherd.out, rounds, STEPS)
    check_ledger(lan.shepherd.out)
    cluster.nothing_is_left()
