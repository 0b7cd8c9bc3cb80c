"""Whatever way the data takes to workers, they train on the same batches."""

import re
import shutil

import pytest
from conftest import MODEL, RUN, check_ledger, round_metrics

# 35,000 characters. A step is 4 samples of 17 tokens of 2 bytes: 136 bytes.
SHORT = ["--steps", 40, "--sync-every", 10]  # 5 kB of samples: fewer than the text has
LONG = ["--steps", 600, "--sync-every", 100]  # 80 kB: more than the text has, so it is fetched in blocks
READS, BLOCKS, WARNING = "reads the data from", "fetches the data once, in blocks", "is not this run's data"


def train(cluster, length, out, *worker, workers=1):
    shepherd = cluster.shepherd(*length, "--workers", workers, out=out, name=f"shepherd-{out}")
    started = [cluster.worker(shepherd, *worker, name=f"{out}-{i}") for i in range(workers)]
    shepherd.ends(0)
    check_ledger(shepherd.out)
    return [process.ends(0) for process in started]


def curve(cluster, out):
    return [(line["step"], line["tokens"], line["loss"], line["gradient_norm"]) for line in round_metrics(cluster.folder / out)]


@pytest.mark.parametrize("length, way", [(SHORT, ""), (LONG, BLOCKS)])
def test_every_way_gives_the_same_training(cluster, length, way):
    shutil.copy(cluster.folder / "text.txt", cluster.folder / "copy.txt")
    (without,) = train(cluster, length, "network")
    (reads,) = train(cluster, length, "file", "--data", "copy.txt")
    assert READS not in without and (BLOCKS in without) == bool(way)
    assert f"{READS} 'copy.txt'" in reads and BLOCKS not in reads
    assert curve(cluster, "network") == curve(cluster, "file")


def test_another_file_is_said_once_and_not_read(cluster):
    (cluster.folder / "other.txt").write_text((cluster.folder / "text.txt").read_text() + "!")
    (log,) = train(cluster, SHORT, "other", "--data", "other.txt")
    train(cluster, SHORT, "none")
    assert len(re.findall(f"warning: 'other.txt' {WARNING}", log)) == 1 and READS not in log
    assert curve(cluster, "other") == curve(cluster, "none")


def test_a_file_that_is_not_there_is_a_mistake_of_usage(cluster):
    assert "nothing.txt" in cluster.refuses("worker", "--data", "nothing.txt")


@pytest.mark.parametrize("worker", [[], ["--data", "text.txt"]])
def test_two_workers_in_each_way(cluster, worker):
    for log in train(cluster, LONG, "run", *worker, workers=2):
        assert (READS if worker else BLOCKS) in log


def test_local_workers_read_the_data_themselves(cluster):
    cluster.run("train", "--workers", 2, "--data", "text.txt", *MODEL, *RUN, *SHORT, "--out", "run")
    for number in (1, 2):
        assert READS in (cluster.folder / f"run/worker-{number}.log").read_text()
