"""gt top: what the sessions and workers of dispatchers do now."""

import argparse
import glob
import json
import os
import subprocess
import sys
import time

from gt import _program

EXAMPLES = """Without --connect it shows the dispatchers that programs of this user have started on this machine, and the one at port
8080 where there is one.

examples:
  gt top
  gt top --connect localhost:12345
  gt top --connect localhost:12345 --once
  gt top --once --json | jq .

columns: OPS/S instructions in a second, TOGETHER the share of them that ran in compiled stretches, BUSY the share of the
time that was computed, QUEUE bytes of instructions that the worker's connection has not taken, WAITING bytes of
instructions that were not run, IN and OUT bytes of instructions and values since the session began."""

_WORKERS = ["WORKER", "ENGINE", "SESSIONS", "OPS/S", "OPS", "TOGETHER", "BUSY", "TENSORS", "MEMORY", "QUEUE"]
_SESSIONS = ["SESSION", "CLIENT", "WORKER", "OPS/S", "OPS", "IN", "OUT", "WAITING", "TENSORS", "MEMORY"]


def add_to(commands):
    """The command line of gt top."""
    parser = commands.add_parser("top", help="sessions and workers, live", description=__doc__, epilog=EXAMPLES,
                                 formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connect", metavar="HOST:PORT", help="a dispatcher")
    parser.add_argument("--server-key", metavar="KEY", help="its public key, where it is on another machine")
    parser.add_argument("--once", action="store_true", help="show it once and end")
    parser.add_argument("--json", action="store_true", help="as lines of JSON, by dispatcher")
    parser.add_argument("--interval", type=_seconds, default=1.0, metavar="SECONDS",
                        help="between two looks (default: %(default)s)")
    parser.set_defaults(run=_run)


def _seconds(text):
    value = float(text)
    if not 0.05 <= value <= 3600:
        raise argparse.ArgumentTypeError("seconds from 0.05 to 3600")
    return value


def _run(options):
    before = _look(options)
    if not before:
        raise RuntimeError("no dispatcher answers: no program of this user has one on this machine, and nobody is at "
                           "port 8080; --connect HOST:PORT names another")
    while True:
        time.sleep(options.interval)
        after = _look(options)
        if options.json:
            print(json.dumps({name: status for name, (_, status) in after.items()}), flush=True)
        else:
            _show(page(before, after), options.once)
        if options.once:
            return 0
        before = after


def _show(text, once):
    if not once and sys.stdout.isatty():
        text = "\x1b[H\x1b[2J" + text
    print(text, flush=True)


# --- Asking.

def _look(options):
    """The status of every dispatcher, by its name, with the time of the answer."""
    if options.connect:
        words = ["--connect", options.connect]
        if options.server_key:
            words += ["--server-key", options.server_key]
        return {options.connect: _ask(words)}
    found = {}
    for socket in _own_sockets():
        found[_name_of(socket)] = _ask(["--socket", socket], must=False)
    found["127.0.0.1:8080"] = _ask(["--connect", "127.0.0.1:8080"], must=False)
    return {name: answer for name, answer in found.items() if answer and answer[1].get("kind") == "session"}


def _own_sockets():
    """Of the dispatchers that programs have started for themselves."""
    folder = os.environ.get("XDG_RUNTIME_DIR") or "/tmp"
    paths = glob.glob(os.path.join(glob.escape(folder), "pcp-session-*", "socket"))
    return sorted(path for path in paths if os.stat(path).st_uid == os.getuid())


def _name_of(socket):
    return os.path.basename(os.path.dirname(socket))


def _ask(where, must=True):
    program = _program.find()
    if program is None:
        raise RuntimeError("the program pcp is not found; PCP_PROGRAM names it")
    asked = subprocess.run([program, "status", "--json", "--wait", "3", *where], capture_output=True, text=True)
    if asked.returncode != 0:
        if must:
            raise RuntimeError(asked.stderr.strip().removeprefix("pcp: error: ") or "no answer")
        return None
    status = json.loads(asked.stdout)
    if must and status.get("kind") != "session":
        raise RuntimeError(f"{where[1]} is no dispatcher of tensor sessions; pcp status shows what it is")
    return time.monotonic(), status


# --- Showing.

def page(before, after):
    """The page of two looks: numbers of the second, rates between both."""
    parts = []
    for name, (now, status) in after.items():
        then, earlier = before.get(name, (now, {"workers": [], "sessions": []}))
        passed = max(now - then, 1e-9)
        workers = [_worker(one, _same(one, earlier["workers"]), passed) for one in status["workers"]]
        sessions = [_session(one, _same(one, earlier["sessions"]), passed) for one in status["sessions"]]
        parts.append(f"{name}: {status['state']}, {_counted(len(workers), 'worker')}, "
                     f"{_counted(len(sessions), 'session')}\n{_table(_WORKERS, workers)}"
                     + (f"\n\n{_table(_SESSIONS, sessions)}" if sessions else ""))
    return "\n\n".join(parts) if parts else "no dispatcher answers any more"


def _same(one, others):
    return next((other for other in others if other["id"] == one["id"]), one)


def _worker(now, then, passed):
    together = now["calls_together"] / now["calls"] if now["calls"] else 0
    busy = min(1.0, max(0.0, now["busy_seconds"] - then["busy_seconds"]) / passed)
    return [now["id"], now["engine"], now["sessions"], _rate(now, then, passed), _short(now["calls"]),
            f"{together:.0%}", f"{busy:.0%}", now["tensors"], _bytes(now["bytes"]), _bytes(now["queued_bytes"])]


def _session(now, then, passed):
    return [now["id"], now["client"], ", ".join(now["workers"]) or "none yet", _rate(now, then, passed), _short(now["calls"]),
            _bytes(now["instruction_bytes"]), _bytes(now["value_bytes"]), _bytes(now["waiting_bytes"]), now["tensors"],
            _bytes(now["bytes"])]


def _rate(now, then, passed):
    return _short(max(0, now["calls"] - then["calls"]) / passed)


def _counted(count, what):
    return f"{count} {what}{'' if count == 1 else 's'}"


def _table(names, rows):
    rows = [names, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(names))]
    texts = {"WORKER", "ENGINE", "SESSION", "CLIENT"}
    return "\n".join("  ".join(cell.ljust(width) if name in texts else cell.rjust(width)
                               for name, cell, width in zip(names, row, widths)).rstrip() for row in rows)


def _short(number):
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e4, "k")):
        if number >= size:
            return f"{number / (1e3 if letter == 'k' else size):.1f}{letter}"
    return f"{number:.0f}"


def _bytes(number):
    for size, unit in ((1 << 40, "TiB"), (1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if number >= size:
            return f"{number / size:.1f} {unit}"
    return f"{number} B"
