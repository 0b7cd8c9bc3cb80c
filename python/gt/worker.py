"""`python -m gt.worker --host HOST -p 12345`: a worker of a dispatcher. It is `pcp worker` and takes its options."""

import argparse

from gt._program import run


def main(arguments=None):
    """Becomes `pcp worker`."""
    parser = argparse.ArgumentParser(prog="python -m gt.worker", description=__doc__, allow_abbrev=False)
    parser.add_argument("--host", default="localhost", help="the dispatcher's machine (default: %(default)s)")
    parser.add_argument("-p", "--port", type=int, required=True, help="the dispatcher's port")
    known, others = parser.parse_known_args(arguments)
    run(["worker", "--connect", f"{known.host}:{known.port}", *others])


if __name__ == "__main__":
    main()
