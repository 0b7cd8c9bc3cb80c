"""Drives the program as a user would: a subprocess, files in a temporary folder, exit codes and messages."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PCP = os.environ.get("PCP", str(ROOT / "build" / "pcp"))
SANITIZED = os.environ.get("PCP_SANITIZED") == "1"  # everything takes some twenty times as long
os.environ["PCP_CACHE"] = "off"  # tests leave the user's own cache alone

ADD = """module {
  func.func public @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %a, %b : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
"""


def identity(type_text):
    """A module whose main returns its one argument."""
    return f"""module {{
  func.func public @main(%a: {type_text}) -> {type_text} {{
    return %a : {type_text}
  }}
}}
"""


class Program:
    def __init__(self, folder):
        self.folder = folder

    def __call__(self, *args, stdin=None, timeout=120, code=0, **options):
        done = subprocess.run([PCP, *map(str, args)], input=stdin, capture_output=True, text=True, timeout=timeout,
                              cwd=self.folder, **options)
        assert done.returncode == code, f"exit {done.returncode}, expected {code}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def refuses(self, *args, code=2, stdin=None, timeout=120):
        """Runs a command that must fail with one line on stderr, print nothing else and leave no file; returns the line."""
        before = sorted(self.folder.iterdir())
        done = subprocess.run([PCP, *map(str, args)], input=stdin, capture_output=True, text=True, timeout=timeout,
                              cwd=self.folder)
        assert done.returncode == code, f"exit {done.returncode}, expected {code}\n{done.stdout}\n{done.stderr}"
        assert done.stdout == ""
        lines = done.stderr.splitlines()
        assert len(lines) == 1, done.stderr
        assert lines[0].startswith("pcp: error: ")
        assert sorted(self.folder.iterdir()) == before
        return lines[0]

    def model(self, text, name="model.mlir"):
        path = self.folder / name
        path.write_text(text)
        return path.name


@pytest.fixture
def pcp(tmp_path):
    return Program(tmp_path)
