"""A dispatcher and two workers as processes of their own, started by hand, and a program that connects to them. On other
machines the same commands do it; docs/gt.md tells of keys.

    python examples/gt/simple_launch.py
"""

import socket
import subprocess
import sys

import gt


def start(*words):
    return subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True)


with socket.socket() as free:
    free.bind(("localhost", 0))
    port = str(free.getsockname()[1])
server = start("gt.server", "-p", port)
processes = [server]
try:
    next(line for line in server.stdout if "gt.connect(" in line)  # it listens
    for name in ("first", "second"):
        worker = start("gt.worker", "--host", "localhost", "-p", port, "--name", name, "--threads", "1")
        processes.append(worker)
        print(next(line for line in worker.stdout if "joined as" in line).strip())
    gt.connect(f"localhost:{port}")
    a, b = gt.randn(1000, 1000), gt.randn(1000, 1000)
    print("the product has the shape", (a @ b).data.numpy().shape)
    gt.shutdown()
finally:
    for process in processes:
        process.terminate()
    for process in processes:
        process.wait()
