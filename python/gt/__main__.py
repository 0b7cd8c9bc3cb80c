"""The command gt: `gt server`, `gt worker`, `gt --version`. Also `python -m gt`."""

import argparse
import sys

import gt
from gt import _program, worker


def main():
    """Runs what the command line says."""
    parser = argparse.ArgumentParser(prog="gt", description="Remote tensors: dispatchers and workers.")
    parser.add_argument("--version", action="version", version=f"gt {gt.__version__}")
    parser.add_argument("command", choices=["server", "worker"],
                        help="server: a dispatcher (pcp dispatcher); worker: a worker of one (pcp worker)")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="options of the command; --help lists them")
    given = parser.parse_args()
    if given.command == "server":
        _program.run(["dispatcher", *given.arguments])
    worker.main(given.arguments)


if __name__ == "__main__":
    sys.exit(main())
