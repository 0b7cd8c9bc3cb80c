"""gt trace: runs a program and writes what its processes did when, for Perfetto and Chrome."""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

EXAMPLES = """The program, the dispatcher and the workers that it starts are rows of one picture, on one clock. A dispatcher that was
there before (gt.connect) and workers of other machines are not in it. https://ui.perfetto.dev shows the file, and so does
chrome://tracing; nothing is sent anywhere.

examples:
  gt trace -- python train.py
  gt trace -o step.json -- python train.py --steps 3

It ends with the program's exit code; 127: the program was not found."""


def add_to(commands):
    """The command line of gt trace."""
    parser = commands.add_parser("trace", help="a timeline of a program, for Perfetto", description=__doc__,
                                 epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", default="trace.json", metavar="FILE", help="(default: %(default)s)")
    parser.add_argument("program", nargs=argparse.REMAINDER, metavar="-- PROGRAM ...", help="what to run")
    parser.set_defaults(run=_run, parser=parser)


def _run(options):
    words = options.program[1:] if options.program[:1] == ["--"] else options.program
    if not words:
        options.parser.error("there is no program to run: gt trace -- python train.py")
    with open(options.output, "w", encoding="utf-8") as output, tempfile.TemporaryDirectory() as folder:
        code = _called(words, folder)
        events = merged(pathlib.Path(folder))
        json.dump({"displayTimeUnit": "ms", "traceEvents": events}, output)
    spans = sum(event["ph"] == "X" for event in events)
    processes = len({event["pid"] for event in events})
    print(f"gt: {options.output}: {spans} spans of {processes} processes; https://ui.perfetto.dev opens it"
          if spans else f"gt: {options.output}: the program did nothing with gt", file=sys.stderr)
    return code


def _called(words, folder):
    try:
        program = subprocess.Popen(words, env=dict(os.environ, GT_TIMELINE=folder))
    except OSError as error:
        print(f"gt: error: cannot run '{words[0]}': {error.strerror}", file=sys.stderr)
        return 127
    while True:
        try:
            code = program.wait()
            return code if code >= 0 else 128 - code
        except KeyboardInterrupt:
            continue  # the program has heard it too, and decides


def merged(folder):
    """The events of all files, from time 0 on. A line that a killed process did not finish is left out."""
    events = []
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                events.append(json.loads(line))
            except ValueError:
                continue
    start = min((event["ts"] for event in events if "ts" in event), default=0)
    for event in events:
        if "ts" in event:
            event["ts"] = round(event["ts"] - start, 3)
    return events + _order(events)


def _order(events):
    """The program above the dispatcher, and that above the workers."""
    ranks = {"program": 0, "dispatcher": 1}
    return [{"ph": "M", "name": "process_sort_index", "pid": event["pid"],
             "args": {"sort_index": ranks.get(event["args"]["name"], 2)}}
            for event in events if event["name"] == "process_name"]
