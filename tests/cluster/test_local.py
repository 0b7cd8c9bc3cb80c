"""Clusters as a person starts them: on one machine in one command, by port, over tcp with and without keys."""

import os
import re
import signal

import pytest
from conftest import (BATCH_TOKENS, MODEL, RUN, check_ledger, check_rounds, completed_rounds, free_port, metrics, round_metrics,
                      trained_rounds, validation_losses, wait_until)

ROUNDS, STEPS = 8, 40


def learned(out, workers):
    check_rounds(out, ROUNDS, STEPS)
    ledger = check_ledger(out)
    assert not ledger.outstanding and not ledger.returned
    assert ledger.trained_batches() >= ROUNDS * workers  # at least one each; how many is a matter of speed
    losses = validation_losses(out)
    assert losses[0] > 3.2 and losses[-1] < 2.8, losses  # 27 characters: ln 27 = 3.3


# Every round waits for all workers, however busy the machine is: no lease is late or expires.
OPTIONS = ["--steps", ROUNDS * STEPS, "--sync-every", STEPS, "--lr", 0.01, "--timeout", 100, "--deadline-factor", 1e6]


def test_one_command(cluster):
    text = cluster.run("train", "--workers", 2, "--data", "text.txt", *MODEL, *OPTIONS, "--out", "run", "--seed", 3)
    out = cluster.folder / "run"
    learned(out, 2)
    assert (out / "loss.svg").read_text().startswith("<svg")
    assert sorted(path.name for path in (out / "checkpoints").glob("*.safetensors"))[-1] == "step-00000320.safetensors"
    for name in ("worker-1", "worker-2"):
        log = (out / f"{name}.log").read_text()
        assert "the training is finished" in log and len(trained_rounds(log)) == ROUNDS
    assert "worker-1@local joined" in text and "done    run/loss.svg" in text
    written = cluster.run("generate", "--run", "run", "--prompt", "the", "--tokens", 40, "--seed", 1)
    assert written.startswith("the") and len(written) == 3 + 40 + 1  # prompt, a character a token, the end of the line
    cluster.nothing_is_left()


def test_one_command_and_nothing_else(cluster):
    text = cluster.run("train", "--workers", 2, *MODEL, "--steps", 20, "--sync-every", 10, *RUN)
    assert "no --data was given: training on the sample text" in text and "run     runs/gpt-1: 0 of 2 rounds complete" in text
    assert (cluster.folder / "runs/gpt-1/worker-2.log").exists()
    cluster.nothing_is_left()


STREAMING = ["--algorithm", "streaming", "--fragments", 4]


@pytest.mark.parametrize("length, rounds, said", [
    (["--steps", 2], (1, 2), ""),
    (["--steps", 120], (3, 40), ""),
    (["--steps", 7, "--sync-every", 3], (3, 3), "steps   9: 7 rounded up to whole rounds of 3"),
    (["--steps", 7, "--algorithm", "sync"], (7, 1), ""),
    (["--steps", 130], (5, 26), ""),
    (["--steps", 53], (2, 27), "steps   54: 53 rounded up to whole rounds of 27"),
    (["--steps", 200, *STREAMING], (20, 10), ""),
    (["--rounds", 4, *STREAMING], (20, 10), ""),
    (["--steps", 24, "--sync-every", 8, *STREAMING], (12, 2), ""),
    (["--steps", 24, "--sync-every", 10, *STREAMING], (12, 2), "sync    every 8 steps: 10 is no multiple of 4 fragments"),
    (["--steps", 7, "--sync-every", 8, *STREAMING], (4, 2), "steps   8: 7 rounded up to whole rounds of 2"),
])
def test_rounds_make_the_steps(cluster, length, rounds, said):
    """The screen, config.yaml and metrics.jsonl say the same."""
    text = cluster.run("train", "--workers", 1, "--data", "text.txt", *MODEL, *length, *RUN, "--out", "run")
    check_rounds(cluster.folder / "run", *rounds)
    assert said in text
    assert ("rounded up" in text) == ("rounded up" in said) and ("no multiple" in text) == ("no multiple" in said)
    steps, fragments = rounds[0] * rounds[1], 4 if "streaming" in length else 1
    assert f"{rounds[0]} round{'s' * (rounds[0] > 1)}, a worker's {rounds[1]} steps " in text
    assert re.search(rf"^step +{steps}/{steps} ", text, re.M)
    config = (cluster.folder / "run/config.yaml").read_text()
    assert f"\nsteps: {steps}\n" in config and f"\nsync-every: {rounds[1] * fragments}\n" in config
    assert list(cluster.runtime.glob("pcp/*.sock")) == []  # a socket goes with its server


def test_each_worker_does_the_steps(cluster):
    """As the help says. Epochs are shared."""
    same = ["train", "--data", "text.txt", *MODEL, *RUN, "--most-steps-factor", 1, "--quorum", 1]
    tokens = {}
    for workers in (1, 2):
        for length in ("steps", "epochs"):
            out = f"{length}-{workers}"
            cluster.run(*same, "--workers", workers, f"--{length}", 40 if length == "steps" else 1, "--out", out)
            tokens[out] = round_metrics(cluster.folder / out)[-1]["tokens"]
    assert tokens["steps-1"] == 40 * BATCH_TOKENS and tokens["steps-2"] == 2 * tokens["steps-1"]
    assert tokens["epochs-2"] == pytest.approx(tokens["epochs-1"], rel=0.05)  # whole rounds of each
    assert "with workers each does so many" in " ".join(cluster.run("train", "--help").split())


def test_losses_on_screen_are_those_in_the_file(cluster):
    """Also where an evaluation ends while later rounds are trained."""
    text = cluster.run("train", "--workers", 1, "--data", "text.txt", *MODEL, *OPTIONS, "--eval-every", STEPS, *RUN, "--out",
                       "run")
    lines = metrics(cluster.folder / "run")
    training = {line["step"]: f"{line['loss']:.4f}" for line in lines if "loss" in line}
    validation = {line["step"]: f"{line['validation_loss']:.4f}" for line in lines if "validation_loss" in line}
    shown = re.findall(rf"^step +(\d+)/{ROUNDS * STEPS} +loss (\S+)", text, re.M)
    assert {int(step) for step, _ in shown} >= {STEPS, ROUNDS * STEPS}  # the first and the last at least
    assert [loss for _, loss in shown] == [training[int(step)] for step, _ in shown]
    shown = re.findall(r"^step +(\d+)(?:/.*)? +validation (\S+)$", text, re.M)
    assert {int(step): loss for step, loss in shown} == validation


def test_a_healthy_cluster_has_refused_nothing(cluster):
    shepherd = cluster.shepherd("--workers", 3, *OPTIONS)
    workers = [cluster.worker(shepherd, name=f"w{i}") for i in range(2)]
    for i in range(2):
        shepherd.says(f"w{i}@local joined")
    assert cluster.status(shepherd)["dropped_messages"] == {}
    for worker in workers:
        worker.signal(signal.SIGTERM)
        worker.ends(0)


def test_more_workers_than_cores(cluster):
    cluster.run("train", "--workers", 6, "--data", "text.txt", *MODEL, *OPTIONS, *RUN, "--out", "run")
    learned(cluster.folder / "run", 6)
    cluster.nothing_is_left()


def run_to_the_end(cluster, shepherd, workers):
    shepherd.ends(0)
    for worker in workers:
        assert "the training is finished" in worker.ends(0)
        assert len(trained_rounds(worker.text())) >= 1
    cluster.nothing_is_left()
    learned(shepherd.out, len(workers))


def test_by_port_on_this_machine(cluster):
    """Over ipc: no key is known to anybody."""
    shepherd = cluster.shepherd("--workers", 2, *OPTIONS)
    workers = [cluster.worker(shepherd, name=f"w{i}", keys=f"k{i}") for i in range(2)]
    run_to_the_end(cluster, shepherd, workers)
    assert "w0@local joined" in shepherd.text()


def test_by_socket(cluster):
    socket = cluster.runtime / "s.sock"
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS, "--socket", socket)
    worker = cluster.start("worker", "--socket", socket, "--threads", 1, name="w")
    run_to_the_end(cluster, shepherd, [worker])


def test_encrypted(cluster):
    """As on several machines: each its own key, the shepherd's is given once and remembered."""
    keys = [cluster.key("k0"), cluster.key("k1")]
    for i, key in enumerate(keys):
        assert cluster.run("keys", "allow", key, "--name", f"node{i}") == f"node{i} may connect\n"
    server = cluster.key("keys")
    shepherd = cluster.shepherd("--workers", 2, *OPTIONS)
    assert server in shepherd.text()
    workers = [cluster.worker(shepherd, "--server-key", server, name=f"w{i}", keys=f"k{i}") for i in range(2)]
    run_to_the_end(cluster, shepherd, workers)
    for i, key in enumerate(keys):
        assert f"w{i}@{key} joined" in shepherd.text()


def test_the_server_key_is_remembered(cluster):
    key, server = cluster.key("k0"), cluster.key("keys")
    cluster.run("keys", "allow", key, "--name", "node")
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS, "--socket", cluster.runtime / "elsewhere.sock")
    address = f"127.0.0.1:{shepherd.port}"
    assert "give --server-key" in cluster.refuses("status", "--connect", address, keys="k0")
    cluster.run("status", "--connect", address, "--server-key", server, keys="k0")
    worker = cluster.worker(shepherd, name="w", keys="k0")  # --connect alone
    run_to_the_end(cluster, shepherd, [worker])
    assert f"w@{key} joined" in shepherd.text()


def test_insecure(cluster):
    shepherd = cluster.shepherd("--workers", 2, *OPTIONS, "--insecure")
    assert "whoever reaches the port can join" in shepherd.text()
    workers = [cluster.worker(shepherd, "--insecure", name=f"w{i}", keys=f"k{i}") for i in range(2)]
    run_to_the_end(cluster, shepherd, workers)
    assert "w0@anyone joined" in shepherd.text()
    assert not (cluster.runtime / "k0").exists()


def test_a_worker_that_comes_first_waits(cluster):
    port = free_port()
    early = cluster.start("worker", "--connect", f"127.0.0.1:{port}", "--threads", 1, "--name", "early", "--insecure",
                          name="early")
    early.says("the connection was refused")
    shepherd = cluster.shepherd("--workers", 1, *OPTIONS, "--insecure", port=port)
    run_to_the_end(cluster, shepherd, [early])


def test_all_local_workers_leave(cluster):
    """The training is not finished: that is a failure, and it can be continued."""
    train = cluster.start("train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, "--steps", 1_000_000, "--sync-every", 500,
                          "--out", "run", name="train")
    wait_until("a round", lambda: completed_rounds(cluster.folder / "run") >= 1)
    for pid in cluster.others():
        os.kill(pid, signal.SIGTERM)
    assert "--resume --out run continues" in train.ends(1)
    cluster.nothing_is_left()


def test_a_named_size(cluster):
    cluster.run("train", "--workers", 2, "--data", "text.txt", "--size", "nano", "--steps", 20, "--sync-every", 10, *RUN,
                "--out", "run", seconds=180)
    losses = [line["loss"] for line in round_metrics(cluster.folder / "run")]
    assert len(losses) == 2 and losses[1] < losses[0]
    cluster.nothing_is_left()
