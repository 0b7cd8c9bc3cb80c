"""gt visualize: a picture of an instruction log."""

import argparse
import collections
import dataclasses
import pathlib
import re

from gt._tools import drawing

EXAMPLES = """The log is what GT_INSTRUCTION_LOG names. The picture is SVG, which every browser shows; a rectangle tells what it is
when the pointer rests on it. Rows are programs, the dispatcher and workers. A program's rectangles are what it sent, and
light ones where it waited for a value; a worker's are from the arrival of instructions to the word that they were run,
divided among their operations. The dispatcher's are what it held until there was a worker to take it.

examples:
  GT_INSTRUCTION_LOG=ops.log python train.py
  gt visualize ops.log                          writes ops.svg
  gt visualize ops.log -o step.svg --from 1.2 --to 1.3"""

_LINE = re.compile(r"\[TAPE (\d+\.\d+)s\] (\w+) +\| (\S+) +\| (\w+) +\| ?(.*)")


def add_to(commands):
    """The command line of gt visualize."""
    parser = commands.add_parser("visualize", help="a picture of an instruction log", description=__doc__,
                                 epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("log", metavar="LOG")
    parser.add_argument("-o", "--output", metavar="FILE", help="(default: the log's name with .svg)")
    parser.add_argument("--from", type=float, dest="begin", metavar="SECONDS", help="where the picture begins")
    parser.add_argument("--to", type=float, dest="end", metavar="SECONDS", help="where it ends")
    parser.set_defaults(run=_run)


def _run(options):
    with open(options.log, encoding="utf-8", errors="replace") as lines:
        log = read(lines, options.begin, options.end)
    if not log.instructions and not log.waits:
        raise ValueError(f"{options.log} has no instructions"
                         + (" in this time" if options.begin is not None or options.end is not None else
                            "; GT_INSTRUCTION_LOG=FILE writes such a log"))
    output = pathlib.Path(options.output) if options.output else pathlib.Path(options.log).with_suffix(".svg")
    output.write_text(drawing.picture(log, pathlib.Path(options.log).name), encoding="utf-8")
    print(f"{output}: {log.instructions} instructions of {len(log.clients)} "
          f"{'program' if len(log.clients) == 1 else 'programs'} on {len(log.workers)} "
          f"{'worker' if len(log.workers) == 1 else 'workers'}")
    return 0


@dataclasses.dataclass
class Batch:
    """Instructions that came or went together, and how long they took."""

    who: str
    begin: float
    end: float
    ops: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    frees: int = 0

    @property
    def count(self):
        return sum(self.ops.values())


@dataclasses.dataclass
class Wait:
    """A program that waits for a value."""

    who: str
    begin: float
    end: float
    text: str
    failed: bool = False


@dataclasses.dataclass
class Log:
    """What a log says, by row."""

    clients: list = dataclasses.field(default_factory=list)
    workers: list = dataclasses.field(default_factory=list)
    received: list = dataclasses.field(default_factory=list)  # batches of clients
    passed: list = dataclasses.field(default_factory=list)  # batches, from their arrival until they were sent on
    run: list = dataclasses.field(default_factory=list)  # batches of workers
    waits: list = dataclasses.field(default_factory=list)
    lost: int = 0  # messages or lines that are not in the log
    not_understood: int = 0

    @property
    def instructions(self):
        return sum(batch.count for batch in self.run) or sum(batch.count for batch in self.received)

    def times(self):
        """From the first to the last event."""
        spans = [*self.received, *self.passed, *self.run, *self.waits]
        return min(span.begin for span in spans), max(span.end for span in spans)


class _Reader:
    def __init__(self):
        self.log = Log()
        self.sent = collections.defaultdict(collections.deque)  # by worker: [time, instruction] that were not run
        self.held = collections.defaultdict(collections.deque)  # by client: times of streams that were not sent on
        self.reads = {}  # by client and request: the time it was asked for
        self.last_run = collections.defaultdict(float)

    def take(self, time, event, who, kind, details):
        log = self.log
        values = dict(pair.split("=", 1) for pair in details.split(" ") if "=" in pair)
        op = values.get("op") or {"Put": "put", "WorkerPut": "put"}.get(kind)
        if event == "RECV":
            _seen(log.clients, who)
            if kind == "GetData":
                self.reads[who, values.get("request")] = time
            if _add(log.received, who, time, time, op, kind == "Free"):
                self.held[who].append(time)
        elif event == "WORKER_SEND":
            _seen(log.workers, who)
            client = (values.get("result") or values.get("tensor", "")).rpartition("_")[0]
            held = self.held[client]
            if _add(log.passed, who, held[0] if held else time, time, op, kind == "WorkerDel") and held:
                held.popleft()
            if kind == "WorkerOp":
                self.sent[who].append((time, op))
        elif event == "WORKER_RECV" and kind == "WorkerOp":
            self.ran(time, who, int(values.get("instructions", 1)))
        elif event == "SEND" and kind == "GetData":
            begin = self.reads.pop((who, values.get("request")), None)
            failed = values.get("success") != "True"
            if begin is None and failed:  # a failure does not say of which read
                asked = [key for key in self.reads if key[0] == who]
                begin = self.reads.pop(asked[0]) if asked else time
            if begin is not None:
                log.waits.append(Wait(who, begin, time, details, failed))
        elif event == "LOST":
            log.lost += int(values.get("messages", values.get("lines", 1)))

    def ran(self, time, worker, count):
        done = [self.sent[worker].popleft() for _ in range(min(count, len(self.sent[worker])))]
        if done:
            begin = max(done[0][0], min(self.last_run[worker], time))
            self.log.run.append(Batch(worker, begin, time, collections.Counter(op for _, op in done)))
        self.last_run[worker] = time


def _seen(names, name):
    if name not in names:
        names.append(name)


def _add(batches, who, begin, time, op, is_free):
    """To the batch of the same moment, else to a new one, which is said."""
    is_new = not batches or batches[-1].who != who or batches[-1].end != time
    if is_new:
        batches.append(Batch(who, begin, time))
    if op:
        batches[-1].ops[op] += 1
    batches[-1].frees += is_free
    return is_new


def read(lines, begin=None, end=None):
    """The log between two times."""
    reader = _Reader()
    for line in lines:
        match = _LINE.match(line)
        if match:
            reader.take(float(match[1]), *match.groups()[1:])
        elif line.strip():
            reader.log.not_understood += 1
    log = reader.log
    for name in ("received", "passed", "run", "waits"):
        setattr(log, name, [span for span in getattr(log, name)
                            if (begin is None or span.end >= begin) and (end is None or span.begin <= end)])
    return log
