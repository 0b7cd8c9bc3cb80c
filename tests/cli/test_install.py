"""What cmake --install gives: a program that runs anywhere, headers that stand alone, a package that find_package finds."""

import os
import pathlib
import re
import subprocess

import pytest
from conftest import ROOT

BUILD = os.environ.get("PCP_BUILD", str(ROOT / "build"))


def execute(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    folder = tmp_path_factory.mktemp("prefix")
    execute("cmake", "--install", BUILD, "--prefix", folder)
    return folder


def test_installed_files(prefix):
    for path in ["bin/pcp", "lib/libpcp.so", "include/pcp/pcp.h", "include/pcp/ops.def", "lib/cmake/pcp/pcpConfig.cmake",
                 "share/pcp/sample.txt"]:
        assert (prefix / path).exists(), path


def test_installed_program_runs_after_a_move(prefix, tmp_path):
    moved = tmp_path / "moved"
    execute("cp", "-a", prefix, moved)
    assert execute(moved / "bin/pcp", "--version").startswith("pcp 0.")
    out = execute(moved / "bin/pcp", "train", "--steps", 1, "--eval-batches", 1, "--sample-tokens", 0, cwd=tmp_path)
    assert f"training on the sample text {moved}/share/pcp/sample.txt" in out
    dynamic = execute("readelf", "-d", moved / "bin/pcp")
    assert "$ORIGIN/../lib" in dynamic and BUILD not in dynamic


def test_bundle_holds_its_libraries_and_stays_small(prefix, tmp_path):
    folder = tmp_path / "bundle"
    execute("cmake", "--install", BUILD, "--prefix", folder, "--strip")
    execute("cmake", "--install", BUILD, "--prefix", folder, "--component", "libraries")
    moved = tmp_path / "moved"
    folder.rename(moved)
    found = execute("env", "-i", "LD_TRACE_LOADED_OBJECTS=1", moved / "bin/pcp")
    for line in found.splitlines():
        name, _, path = line.strip().partition(" => ")
        if path and not re.match(r"lib(c|m|dl|rt|pthread|resolv)\.so", name):  # the machine's own C library
            assert path.startswith(str(moved)), line
    assert execute("env", "-i", moved / "bin/pcp", "--version").startswith("pcp 0.")
    size = sum(file.stat().st_size for file in moved.rglob("*") if file.is_file() and not file.is_symlink())
    assert size < 80 << 20  # oneDNN has 40 MB, libipsec-mb 13, libpcp 10


def test_public_headers_compile_alone(prefix, tmp_path):
    for header in sorted((prefix / "include/pcp").glob("*.h")):
        source = tmp_path / f"{header.stem}.cpp"
        source.write_text(f'#include <pcp/{header.name}>\n')
        execute("c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", prefix / "include", source)


def test_public_headers_include_only_the_standard_library_and_each_other(prefix):
    for header in (prefix / "include/pcp").glob("*.h"):
        for line in header.read_text().splitlines():
            if line.startswith("#include"):
                name = line.split()[1]
                assert name.startswith('"pcp/') or "." not in name, f"{header.name}: {line}"


def test_examples_build_against_the_installed_package(prefix, tmp_path):
    execute("cmake", "-S", ROOT / "examples", "-B", tmp_path / "build", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={prefix}")
    execute("cmake", "--build", tmp_path / "build")
    assert execute(pathlib.Path(tmp_path) / "build/hello") == "0.0900 0.2447 0.6652 0.3333 0.3333 0.3333 \n"
    losses = [float(line.split()[-1]) for line in execute(pathlib.Path(tmp_path) / "build/train_mlp").splitlines()]
    assert len(losses) == 4 and losses[-1] < 0.3
