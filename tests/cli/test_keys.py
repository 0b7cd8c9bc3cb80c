"""pcp keys: the files it writes, who may connect, and what it refuses."""

import json
import stat

import pytest

KEY = "rq:rM>}U?@Lns47E1%kR.o@n%FcmmsL/@{H8]yf7"  # the example of the ZeroMQ specification
OTHER = "Yne@$w-vo<fVvi]a<NY6T1ed:M$fCG*[IaLV{hID"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    path = tmp_path / "config" / "keys"
    monkeypatch.setenv("PCP_KEYS", str(path))
    return path


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_show_on_a_fresh_machine_makes_the_key(pcp, folder):
    key = pcp("keys", "show").strip()
    assert len(key) == 40 and pcp("keys", "show").strip() == key
    assert (mode(folder), mode(folder / "node.key")) == (0o700, 0o600)
    assert "--replace" in pcp.refuses("keys", "new")  # there is one now


def test_new_and_show(pcp, folder):
    key = pcp("keys", "new").strip()
    assert len(key) == 40
    assert (mode(folder), mode(folder / "node.key")) == (0o700, 0o600)
    assert pcp("keys", "show").strip() == key
    assert json.loads(pcp("keys", "show", "--json")) == {"folder": str(folder), "key": key}
    assert "--replace" in pcp.refuses("keys", "new")
    assert pcp("keys", "show").strip() == key
    assert pcp("keys", "new", "--replace").strip() != key


def test_the_secret_is_never_printed(pcp, folder):
    printed = pcp("keys", "new") + pcp("keys", "show") + pcp("keys", "show", "--json") + pcp("keys", "list")
    secret = [line.split()[1] for line in (folder / "node.key").read_text().splitlines() if line.startswith("secret ")]
    assert len(secret) == 1 and secret[0] not in printed


def test_allow_list_revoke(pcp, folder):
    assert json.loads(pcp("keys", "list", "--json"))["allowed"] == []
    pcp("keys", "allow", KEY, "--name", "laptop")
    pcp("keys", "allow", OTHER, "--name", "desk", "--admin")
    assert mode(folder / "allowed") == 0o600
    assert json.loads(pcp("keys", "list", "--json"))["allowed"] == [
        {"key": KEY, "role": "worker", "name": "laptop"}, {"key": OTHER, "role": "admin", "name": "desk"}]
    assert "2 keys" in pcp("keys", "list")
    pcp("keys", "allow", KEY, "--name", "laptop", "--admin")  # another role for the same key
    pcp("keys", "revoke", "desk")
    assert json.loads(pcp("keys", "list", "--json"))["allowed"] == [{"key": KEY, "role": "admin", "name": "laptop"}]
    pcp("keys", "revoke", KEY)
    assert "0 keys" in pcp("keys", "list")


def test_refusals(pcp, folder):
    assert "40 characters" in pcp.refuses("keys", "allow", "short", "--name", "laptop")
    assert "--name" in pcp.refuses("keys", "allow", KEY)
    assert "is not a name" in pcp.refuses("keys", "allow", KEY, "--name", "two words")
    assert "neither a key nor a name" in pcp.refuses("keys", "revoke", "nobody")
    pcp.refuses("keys")
    pcp("keys", "allow", KEY, "--name", "laptop")
    assert "belongs to another key" in pcp.refuses("keys", "allow", OTHER, "--name", "laptop")
    (folder / "allowed").write_text("torn")
    assert "line 1" in pcp.refuses("keys", "list")


def test_a_secret_that_others_can_read_is_refused(pcp, folder):
    pcp("keys", "new")
    (folder / "node.key").chmod(0o644)
    assert "chmod 600" in pcp.refuses("keys", "show", code=1)
    (folder / "node.key").chmod(0o600)
    (folder / "node.key").write_text("public x\n")
    assert "key pair" in pcp.refuses("keys", "show")


def test_help_has_examples(pcp):
    assert "pcp keys allow KEY --name laptop" in pcp("keys", "--help")
