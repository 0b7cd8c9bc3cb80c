"""The commands of the first README's "Usage" and "Running Tests", in its order, with `pcp` for its program. GPUs need not be here:
a command for one must then refuse and say what is missing, and a worker on the processor takes its place."""

import json
import re
import signal

import own_network
import pytest
from conftest import PCP, ROOT, check_rounds, free_port, round_metrics, trained_rounds

MODEL = "./src/models/nanogpt_forward.mlir"
# The page's runs have no end to wait for; these are as long as a test may be.
SHORT = ["--steps", 60, "--sync-every", 20, "--eval-batches", 2, "--lr", 0.01]
GPUS = {"cuda": ["--backend", "cuda"], "metal": ["--backend", "metal"],
        "rocm": ["--backend", "rocm", "--amd-target", "gfx942"]}
MISSING = {"cuda": "NVIDIA GPU", "metal": "iree:metal", "rocm": "AMD GPU"}


@pytest.fixture
def page(cluster):
    """A cluster in a folder with the page's model where the page has it."""
    models = cluster.folder / "src/models"
    models.mkdir(parents=True)
    (models / "nanogpt_forward.mlir").symlink_to(ROOT / "examples/models/nanogpt_forward.mlir")
    return cluster


@pytest.fixture
def default_port():
    """For a shepherd at port 8080: a network of its own, where nobody else has that port."""
    reason = own_network.reason_against()
    if reason:
        pytest.skip(f"the port 8080 may be somebody else's, and no network of its own can be made (as root it can): {reason}")
    return own_network.enter


def available(cluster, backend):
    engines = json.loads(cluster.run("engines", "--json"))["engines"]
    return any(engine["available"] for engine in engines if engine["name"].endswith(f":{backend}"))


def run_folder(shepherd):
    """As its line says; nobody gave --out."""
    (folder,) = re.findall(r"^run     (\S+): 0 of", shepherd.text(), re.MULTILINE)
    return folder


def finishes(cluster, shepherd, workers, folder):
    shepherd.ends(0)
    for worker in workers:
        assert "the training is finished" in worker.ends(0)
        assert trained_rounds(worker.text())
    assert run_folder(shepherd) == folder
    check_rounds(cluster.folder / folder, 3, 20)
    losses = [line["loss"] for line in round_metrics(cluster.folder / folder)]
    assert losses[-1] < losses[0]
    cluster.nothing_is_left()


def refuses_gpu(cluster, backend, *words):
    """What a worker for a GPU says where there is none: one line, exit code 1, and it does not wait for a shepherd."""
    if available(cluster, backend):
        pytest.skip(f"this machine has a GPU for {backend}: its workers are tested by test_mixed_engines.py")
    line = cluster.refuses("--worker", *words, *GPUS[backend], code=1)
    assert MISSING[backend] in line, line


# --- "Starting the Shepherd" and "Starting Workers": on all interfaces, two workers, a StableHLO file.

def test_shepherd_and_cpu_workers(page):
    port = free_port()
    shepherd = page.start("--shepherd", "--host", "0.0.0.0", "--port", port, "--workers", 2, "--model", MODEL, *SHORT,
                          name="shepherd")
    shepherd.says("join    pcp worker --connect HOST:")
    assert "data    no --data was given: training on the sample text " in shepherd.text()
    workers = [page.start("--worker", "--connect", f"127.0.0.1:{port}", "--backend", "cpu", name=f"w{i}", keys=f"k{i}")
               for i in range(2)]
    finishes(page, shepherd, workers, "runs/nanogpt_forward-1")


def test_workers_come_before_the_shepherd(page):
    port = free_port()
    workers = [page.start("--worker", "--connect", f"127.0.0.1:{port}", "--backend", "cpu", name=f"w{i}") for i in range(2)]
    for worker in workers:
        worker.says(f"waiting for a shepherd at 127.0.0.1:{port} ...")
    shepherd = page.start("--shepherd", "--host", "0.0.0.0", "--port", port, "--workers", 2, "--model", MODEL, *SHORT,
                          name="shepherd")
    finishes(page, shepherd, workers, "runs/nanogpt_forward-1")


def test_the_flags_defaults(page, default_port):
    """--host and --port: 127.0.0.1, 8080."""
    shepherd = page.start("--shepherd", "--workers", 1, "--model", MODEL, *SHORT, name="shepherd", limit=default_port)
    shepherd.says("join    pcp worker --connect 127.0.0.1:8080 ")
    worker = page.start("--worker", "--connect", "127.0.0.1:8080", "--backend", "cpu", name="w")
    finishes(page, shepherd, [worker], "runs/nanogpt_forward-1")


@pytest.mark.parametrize("backend", GPUS)
def test_gpu_workers(page, backend):
    refuses_gpu(page, backend, "--connect", f"127.0.0.1:{free_port()}")


# --- "Mixed Hardware Cluster": nothing but --workers and --backend, so everything else has a default.

def test_mixed_cluster(page, default_port):
    shepherd = page.start("--shepherd", "--workers", 3, *SHORT, "--sample-tokens", 0, name="shepherd", limit=default_port)
    workers = [page.start("--worker", "--backend", "cpu", name="cpu")]
    for backend in ("cuda", "rocm"):
        if not available(page, backend):
            assert MISSING[backend] in page.refuses("--worker", *GPUS[backend], code=1)
        workers.append(page.start("--worker", "--backend", "cpu", "--threads", 1, name=f"instead-of-{backend}"))
    finishes(page, shepherd, workers, "runs/gpt-1")


def cluster_script(page, *words, **options):
    env = page.environment(PCP=PCP, PORT=str(free_port()))
    return page.start(*words, program=ROOT / "examples/local_cluster.sh", name="script", env=env, **options)


def test_the_script_for_one_machine(page):
    script = cluster_script(page, 2, "--backend", "cpu", "--", "--model", MODEL, *SHORT)
    text = script.ends(0)
    assert text.count("the training is finished") == 2 and "done    runs/nanogpt_forward-1/loss.svg" in text
    check_rounds(page.folder / "runs/nanogpt_forward-1", 3, 20)
    page.nothing_is_left()


@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_the_script_takes_all_with_it(page, number, code):
    script = cluster_script(page, 2, "--", "--model", MODEL, "--steps", 10_000_000,
                            limit=lambda: signal.signal(number, signal.SIG_DFL))  # a shell cannot catch what it was told to ignore
    script.says("round 0: ")
    script.signal(number)
    script.ends(code)
    page.nothing_is_left()


def test_the_script_where_the_gpu_is_missing(page):
    if available(page, "rocm"):
        pytest.skip("this machine has an AMD GPU: run examples/local_cluster.sh --backend rocm by hand")
    assert "AMD GPU" in cluster_script(page, "--backend", "rocm", "--amd-target", "gfx942").ends(1)
    page.nothing_is_left()
    assert "no option '--gpu'" in cluster_script(page, "--gpu").ends(2)


# --- "Running Tests": the pipeline, the optimizer's numbers, the gradients.

def test_cpu_pipeline(page):
    assert "the whole pipeline works on" in page.run("pipeline-test", "--backend", "cpu")


@pytest.mark.parametrize("backend", GPUS)
def test_gpu_pipelines(page, backend):
    if available(page, backend):
        assert "the whole pipeline works on" in page.run("pipeline-test", *GPUS[backend], seconds=600)
    else:
        assert MISSING[backend] in page.refuses("pipeline-test", *GPUS[backend], code=1)


def test_optimizer_and_gradients_of_the_pages_model(page):
    """The C++ tests of src/optim and src/autodiff hold the numbers; here the page's model is differentiated as a user would."""
    text = page.run("grad", MODEL)
    assert "stablehlo.dot_general" in text
    assert re.search(r"-> \(tensor<f32>(?:[^,]*, tensor<[\dx]+f32>){12}", text), text[:2000]
