"""`python -m gt.server -p 12345`: a dispatcher, to which workers and programs connect. It is `pcp dispatcher`."""

import sys

from gt._program import run

if __name__ == "__main__":
    run(["dispatcher", *sys.argv[1:]])
