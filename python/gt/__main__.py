"""`python -m gt`: looks at dispatchers, workers and programs."""

import argparse
import sys

from gt._tools import timeline, top, visualize

EXAMPLES = """examples:
  gt top                                       sessions and workers of this machine, live
  gt top --connect localhost:12345 --once      of one dispatcher, once
  GT_INSTRUCTION_LOG=ops.log python train.py
  gt visualize ops.log -o ops.svg              a picture of what was computed where and when
  gt trace -o trace.json -- python train.py    the same for Perfetto, to the microsecond

exit codes: 0 done, 1 failed (nobody answers, a file cannot be read), 2 bad usage; gt trace ends with the program's own."""


def main(arguments=None):
    """Runs the command and returns its exit code."""
    parser = argparse.ArgumentParser(prog="gt", description="Looks at remote tensors: who computes what, where and when.",
                                     epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for tool in (top, visualize, timeline):
        tool.add_to(commands)
    chosen = parser.parse_args(arguments)
    try:
        return chosen.run(chosen)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except (OSError, ValueError, RuntimeError) as error:
        print(f"gt: error: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
