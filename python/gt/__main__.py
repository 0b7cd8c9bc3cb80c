"""The command gt, also `python -m gt`: starts dispatchers and workers, and looks at them and at programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import gt
from gt import _program, worker
from gt._tools import timeline, top, visualize

EXAMPLES = """examples:
  gt server -p 12345                           a dispatcher (pcp dispatcher)
  gt worker --host localhost -p 12345          a worker of it (pcp worker)
  gt top                                       sessions and workers of this machine, live
  gt top --connect localhost:12345 --once      of one dispatcher, once
  GT_INSTRUCTION_LOG=ops.log python train.py
  gt visualize ops.log -o ops.svg              a picture of what was computed where and when
  gt trace -o trace.json -- python train.py    the same for Perfetto, to the microsecond

exit codes: 0 done, 1 failed (nobody answers, a file cannot be read), 2 bad usage; gt trace ends with the program's own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["server"]:  # these take the options of the program
        _program.run(["dispatcher", *given[1:]])
    if given[:1] == ["worker"]:
        worker.main(given[1:])
    parser = argparse.ArgumentParser(prog="gt", description="Remote tensors: who computes what, where and when.",
                                     epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", action="version", version=f"gt {gt.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    commands.add_parser("server", help="a dispatcher; --help lists its options")
    commands.add_parser("worker", help="a worker of a dispatcher; --help lists its options")
    for tool in (top, visualize, timeline):
        tool.add_to(commands)
    chosen = parser.parse_args(given)
    try:
        return int(chosen.run(chosen))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except (OSError, ValueError, RuntimeError) as error:
        print(f"gt: error: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
