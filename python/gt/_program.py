"""The program pcp, which is a dispatcher and a worker."""

import os
import pathlib
import shutil
import sys

from gt import _gt


def find():
    """The program of this package, else the one of PATH. PCP_PROGRAM names another."""
    folder = pathlib.Path(_gt.__file__).resolve().parent
    beside = [folder / "bin" / "pcp", folder.parents[1] / "pcp"]
    named = os.environ.get("PCP_PROGRAM")
    return named or next((str(path) for path in beside if path.is_file()), None) or shutil.which("pcp")


def run(arguments):
    """Becomes the program."""
    program = find()
    if program is None:
        sys.exit("gt: the program pcp is not found; PCP_PROGRAM names it")
    os.execv(program, [program, *arguments])


def main():
    """The command pcp of an installed package."""
    run(sys.argv[1:])
