"""Small operations of the Python client: how many a second, pipelined, are recorded alone, run in the same process, and run
by a worker process behind a dispatcher; and how long an operation takes with the read of its result.
PYTHONPATH=build/python python bench/gt_ops.py [COUNT]"""

import sys
import time

import gt


def measure(name, start, count):
    gt.shutdown()
    start()
    a, b = gt.ones(8), gt.ones(8)
    p = gt.ones(8, requires_grad=True)
    programs = {
        "c = a + b": lambda n: [None for _ in range(n) if (a + b) is None],
        "c = a * 2.5": lambda n: [None for _ in range(n) if (a * 2.5) is None],
        "c = a.exp()": lambda n: [None for _ in range(n) if a.exp() is None],
        "c = p + b, with gradients": lambda n: [None for _ in range(n) if (p + b) is None],
    }
    for text, run in programs.items():
        run(1000)
        gt.sync()
        before = time.perf_counter()
        run(count)
        gt.sync()
        took = time.perf_counter() - before
        print(f"{name:12} {text:28} {count / took:12,.0f} a second  {took / count * 1e6:6.2f} us")


def measure_reads(name, count):
    a = gt.ones(8)
    times = []
    for i in range(count):
        before = time.perf_counter()
        (a + i).numpy()
        times.append(time.perf_counter() - before)
    times.sort()
    print(f"{name:12} {'(a + i).numpy()':28} p50 {times[count // 2] * 1e6:.0f} us, p99 {times[count * 99 // 100] * 1e6:.0f} us")


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    measure("recorded", gt._gt._start_dropping, count)
    measure("in process", gt._start._start_local, count)
    measure_reads("in process", 2000)
    measure("processes", lambda: gt.workers(1), count)
    measure_reads("processes", 2000)
