"""What `./dev wheel` makes, installed by pip into a virtual environment where nothing else of this repository is."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading

import numpy as np
import pytest

ROOT = pathlib.Path(__file__).parents[2]
WHEELS = sorted((ROOT / "dist").glob("pcp_gt-*.whl"))
pytestmark = pytest.mark.skipif(not WHEELS, reason="there is no wheel; ./dev wheel makes it, and ./dev test does so first")
OF_EVERY_LINUX = r"(linux-vdso|/lib64/ld-linux|lib(c|m|dl|rt|pthread|resolv|stdc\+\+|gcc_s|z)\.so)"


def execute(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The environment. NumPy is needed to run and cannot be downloaded here, so the one of the tests is linked to."""
    folder = tmp_path_factory.mktemp("wheel") / "venv"
    execute(sys.executable, "-m", "venv", "--without-pip", folder)
    packages, = folder.glob("lib/python3*/site-packages")
    for part in pathlib.Path(np.__file__).parents[1].glob("numpy*"):
        (packages / part.name).symlink_to(part)
    execute(sys.executable, "-m", "pip", "--python", folder / "bin/python", "install", "--no-index", "--disable-pip-version-check",
            WHEELS[-1])
    return folder


@pytest.fixture
def variables(tmp_path):
    """Nothing of this repository is found by a variable."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LD_LIBRARY_PATH", "PCP_PROGRAM", "PCP")}
    return dict(kept, PCP_KEYS=str(tmp_path), XDG_RUNTIME_DIR=str(tmp_path), PYTHONUNBUFFERED="1", PCP_CACHE="off")


def test_operations_run_on_the_program_of_the_wheel(folder, variables, tmp_path):
    text = "import gt, os; print((gt.ones(2) + 1).tolist(), gt.__file__, os.readlink(f'/proc/{gt._gt._cluster_pid()}/exe'))"
    values, module, program = execute(folder / "bin/python", "-c", text, env=variables, cwd=tmp_path).rsplit(maxsplit=2)
    assert values == "[2.0, 2.0]"
    assert module.startswith(str(folder)) and program.startswith(str(folder))


def test_commands(folder, variables, tmp_path):
    version = re.search(r"project\(pcp VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
    assert execute(folder / "bin/pcp", "--version", env=variables).split()[:2] == ["pcp", version]
    assert execute(folder / "bin/gt", "--version", env=variables).split()[:2] == ["gt", version]
    assert f"pcp_gt-{version}-" in WHEELS[-1].name
    assert "server" in execute(folder / "bin/gt", "--help", env=variables)
    out = execute(folder / "bin/pcp", "train", "--steps", 1, "--eval-batches", 1, "--sample-tokens", 0, env=variables, cwd=tmp_path)
    assert re.search(rf"training on the sample text {folder}/\S*share/pcp/sample.txt", out)


def test_a_server_and_a_worker(folder, variables, tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    python = str(folder / "bin/python")
    server = subprocess.Popen([python, "-m", "gt.server", "-p", str(port)], env=variables, cwd=tmp_path, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
    processes = [server]
    try:
        while "here" not in (line := server.stdout.readline()):
            assert line, "the dispatcher did not start"
        threading.Thread(target=server.stdout.read, daemon=True).start()
        processes.append(subprocess.Popen([python, "-m", "gt.worker", "-p", str(port), "--engine", "cpu", "--threads", "1"], env=variables,
                                          cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT))
        text = f"import gt; gt.connect('localhost:{port}'); print(gt.arange(4).sum().item())"
        assert execute(python, "-c", text, env=variables, cwd=tmp_path) == "6\n"
    finally:
        for process in processes:
            process.send_signal(signal.SIGKILL)
            process.wait()


def test_libraries_are_those_of_the_wheel_or_of_every_linux(folder, variables):
    packages, = folder.glob("lib/python3*/site-packages")
    files = [packages / "gt/bin/pcp", *packages.glob("gt/**/*.so*"), *packages.glob("pcp_gt.libs/*.so*")]
    assert len(files) > 8
    for file in files:
        for line in execute("ldd", file, env=variables).splitlines():
            name, _, path = line.strip().partition(" => ")
            assert path.startswith(str(packages)) or re.match(OF_EVERY_LINUX, name), f"{file.name}: {line}"
        assert str(ROOT) not in execute("readelf", "-d", file)


def test_types_and_licence_are_there_and_it_stays_small(folder):
    packages, = folder.glob("lib/python3*/site-packages")
    assert (packages / "gt/py.typed").exists() and (packages / "gt/_gt.pyi").stat().st_size > 10_000
    assert list(packages.glob("pcp_gt-*.dist-info/licenses/LICENSE"))
    assert "manylinux" in WHEELS[-1].name
    assert WHEELS[-1].stat().st_size < 40 << 20
