"""Joining by an invitation: one command on a machine that nobody knows. Machines are key folders here."""

import base64
import json

from conftest import QUICK, SLOWNESS, wait_until
from insider import Insider
from test_attacks import STATUS_REQUEST, frame

STEPS = 500 // SLOWNESS
OPTIONS = ["--steps", 10_000_000, "--sync-every", STEPS, *QUICK]


def invitation(cluster, shepherd, *more):
    return json.loads(cluster.run("invite", "--host", f"127.0.0.1:{shepherd.port}", "--json", *more))


def joiner(cluster, token, *more, name="new", command="worker"):
    return cluster.start(command, "--join", token, "--threads", 1, "--name", name, *more, name=name, keys=name)


def names(cluster, shepherd):
    return sorted(worker.get("key_name", "") for worker in cluster.status(shepherd)["workers"])


def entries(cluster):
    return json.loads(cluster.run("keys", "list", "--json"))["allowed"]


def test_a_new_machine_joins_with_one_command(cluster):
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS)
    made = invitation(cluster, shepherd, "--name", "laptop")
    worker = joiner(cluster, made["token"])
    worker.says("joined as new@")
    cluster.round_reached(shepherd, 1)
    assert names(cluster, shepherd) == ["laptop"]
    (left,) = json.loads(cluster.run("invite", "list", "--json"))["invitations"]
    assert left["uses"] == 0 and left["key"] == made["key"]
    worker.kill()
    again = joiner(cluster, made["token"])  # the same command: it has joined, and needs no further use
    again.says("joined as new@", times=2)
    again.kill()
    known = cluster.start("worker", "--connect", made["address"], "--threads", 1, "--name", "new", name="known", keys="new")
    known.says("joined as new@")  # the shepherd's key is remembered


def test_invitations_that_are_of_no_use(cluster):
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS)
    made = invitation(cluster, shepherd)
    first = joiner(cluster, made["token"], name="first")
    first.says("joined as first@")
    assert "used up" in cluster.refuses("worker", "--join", made["token"], keys="second", code=4)
    expired = invitation(cluster, shepherd, "--expires", "1s")
    wait_until("the end of an invitation", lambda: "expired" in cluster.run("invite", "list"))
    assert "has expired" in cluster.refuses("worker", "--join", expired["token"], keys="second", code=4)
    revoked = invitation(cluster, shepherd, "--name", "guest")
    cluster.run("invite", "revoke", "guest")
    assert "does not know this invitation" in cluster.refuses("worker", "--join", revoked["token"], keys="second", code=4)
    assert "is no invitation" in cluster.refuses("invite", "revoke", "guest")
    assert [entry["role"] for entry in entries(cluster)] == ["invite", "worker", "invite"]


def test_tokens_that_are_none(cluster):
    token = cluster.run("invite", "--host", "127.0.0.1:1").strip()
    for text in ("", "x", token[:-3], token.replace("pcp1", "pcp2"), token[:20] + ("A" if token[20] != "A" else "B") + token[21:]):
        assert "invitation" in cluster.refuses("worker", "--join", text, keys="new")
    assert "the connection was refused" in cluster.refuses("worker", "--join", token, "--give-up", 0.3, "--quiet", keys="new",
                                                           code=3)
    for more in (["--uses", 0], ["--expires", "soon"], ["--expires", "0h"], ["--expires", "-1h"], ["--host", ":"],
                 ["--name", "two words"]):
        cluster.refuses("invite", *more)


def test_several_machines_by_one_invitation(cluster):
    shepherd = cluster.shepherd("--workers", 2, *OPTIONS)
    made = invitation(cluster, shepherd, "--uses", 2, "--name", "rack")
    workers = [joiner(cluster, made["token"], name=f"m{i}") for i in range(2)]
    for i, worker in enumerate(workers):
        worker.says(f"joined as m{i}@")
    cluster.round_reached(shepherd, 1)
    assert names(cluster, shepherd) == ["rack", "rack-2"]


def test_a_node_manager_joins(cluster):
    shepherd = cluster.shepherd("--workers", 2, *OPTIONS)
    made = invitation(cluster, shepherd, "--name", "rack")
    joiner(cluster, made["token"], "--scale", 2, name="m", command="node-manager").says("joined as m-2@")
    cluster.round_reached(shepherd, 1)
    assert names(cluster, shepherd) == ["rack", "rack"]


def test_the_secret_of_an_invitation_opens_nothing_else(cluster):
    """Its key in a key folder is that of somebody who may neither work, nor ask, nor stop."""
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS)
    made = invitation(cluster, shepherd)
    raw = made["token"].removeprefix("pcp1-")
    seed = base64.urlsafe_b64decode(raw + "=" * (-len(raw) % 4))[:32]
    peer = Insider(shepherd.port, cluster.run("keys", "show").strip(), cluster.runtime, seed)
    peer.send(frame(STATUS_REQUEST))
    wait_until("a refusal", lambda: cluster.status(shepherd)["dropped_messages"].get("invitation refused") == 1)
    peer.close()


def test_plain_tcp_beyond_this_machine_is_asked_for_twice(cluster):
    for command in (["worker", "--connect", "192.0.2.1:1"], ["status", "--connect", "192.0.2.1:1"],
                    ["stop", "--connect", "192.0.2.1:1"], ["node-manager", "--connect", "192.0.2.1:1"],
                    ["shepherd", "--host", "0.0.0.0", "--port", 0]):
        assert "--yes-insecure" in cluster.refuses(*command, "--insecure")
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS, "--host", "0.0.0.0", "--insecure", "--yes-insecure")
    cluster.worker(shepherd, "--insecure").says("joined as")
