#!/usr/bin/env python3
"""Makes tests/conformance/data: for each operation NAME, NAME.mlir (a public function per case, in MLIR's generic form)
and NAME.safetensors ("<case>/in0", "<case>/out0"... and the tolerance of each case in the metadata; see cases.py).

    generate.py [--check] [OP...]     --check also compares NumPy's expectations with XLA's and prints what differs

Needs jax, numpy, ml_dtypes and safetensors. The data is kept in the repository: building and testing PCP needs none.
Where XLA on the CPU and the StableHLO specification differ, the data follows the specification; each place says so.
"""

import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import cases
import contraction
import control
import elementwise
import indexing
import movement
import reduction


def main():
    check = "--check" in sys.argv[1:]
    wanted = [a for a in sys.argv[1:] if a != "--check"]
    suite = cases.Suite()
    for part in (elementwise, movement, indexing, contraction, reduction, control):
        part.add_cases(suite)
    if wanted:
        suite.files = {op: suite.files[op] for op in wanted}
    suite.fill(check)
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
    os.makedirs(folder, exist_ok=True)
    suite.write(folder)
    count = sum(len(c) for c in suite.files.values())
    size = sum(os.path.getsize(os.path.join(folder, f)) for f in os.listdir(folder))
    print(f"{count} cases of {len(suite.files)} operations; the folder holds {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
