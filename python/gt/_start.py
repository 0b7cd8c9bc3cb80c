"""How a session begins and ends. The first operation starts one; what was asked for before is kept here until then.

Without connect() a session has a dispatcher and workers of its own, as processes that end with this one. They listen on
a socket in a folder of their own, so that two programs do not meet.
"""

import atexit
import os

from gt import _gt


def workers(n: int, engine: str | None = None, lineage: bool = False) -> None:
    """How many local workers the first operation starts, and on which engine ("cpu", "xla:cuda"...). To be called
    before the first operation. With `lineage`, tensors of a worker that is lost are computed again on another, and the
    program does not notice; the client keeps what leads to them."""
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise _gt.ArgumentError(f"[gt.workers] the number of workers is a whole number from 1 on, got {n!r}")
    if engine is not None and not isinstance(engine, str):
        raise _gt.ArgumentError(f"[gt.workers] an engine is given by its name, got {engine!r}")
    _before_first_operation("workers")
    if engine is not None:
        _gt._check_engine(engine)
    _start_cluster(n, engine or "cpu", lineage)


def gpu_workers(n: int) -> None:
    """How many local workers the first operation starts, on GPUs where there are any, else on processors. To be called
    before the first operation."""
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise _gt.ArgumentError(f"[gt.gpu_workers] the number of workers is a whole number from 1 on, got {n!r}")
    _before_first_operation("gpu_workers")
    _start_cluster(n, _gpu_engine())


def connect(address: str, server_key: str | None = None, insecure: bool = False, lineage: bool = False) -> None:
    """Uses the workers of a dispatcher: connect("localhost:12345"). On this machine the dispatcher of the same user is
    found by its port; elsewhere it is known by its key, which it prints when it starts. `lineage` is as in workers()."""
    host, _, port = address.rpartition(":") if isinstance(address, str) else ("", "", "")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise _gt.ArgumentError(f"[gt.connect] an address is 'host:port', got {address!r}")
    _before_first_operation("connect")
    _gt._connect(host.strip("[]"), int(port), server_key or "", insecure, lineage)


def shutdown() -> None:
    """Ends the session. Tensors of it cannot be used any more; the next operation starts another. Harmless where none
    was started."""
    _gt._shut_down()


def _before_first_operation(name: str) -> None:
    if _gt._has_session():
        raise _gt.Error(f"[gt.{name}] the session has started already: call {name}() before the first operation, or "
                        "after shutdown()")


def _gpu_engine() -> str:
    try:
        _gt._check_engine("xla:cuda")
        return "xla:cuda"
    except _gt.Error:
        return "cpu"


def _start_cluster(workers: int, engine: str, lineage: bool = False) -> None:
    """The first operation starts processes of this program's own."""
    _gt._start_cluster(workers, engine, lineage=lineage)


def _start_local(engine: str = "cpu", threads: int = 0, workers: int = 1) -> None:
    """The first operation starts a session inside this process: for tests, and to compare with."""
    _gt._start_local(engine, threads, workers)


_start_cluster(1, "cpu")
if os.environ.get("GT_CONFIG"):
    _gt._load_config(os.environ["GT_CONFIG"])
atexit.register(shutdown)
