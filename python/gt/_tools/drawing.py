"""The picture of gt visualize, as SVG."""

import collections
import math
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT = 1280, 190, 24  # of the picture, and beside the rows
TOP, ROW, GAP = 78, 46, 22
LINES = 250  # how many ways between rows are drawn at most
COLORS = ["#4878cf", "#e8833a", "#59a14f", "#c44e52", "#8c6bb1", "#937860", "#d684bd", "#17a3a6", "#b8a038", "#5a6b7b"]
OTHER = "#b9bec4"


def picture(log, title):
    """The whole SVG."""
    return _Picture(log, title).text()


class _Picture:
    def __init__(self, log, title):
        self.log, self.title = log, title
        self.begin, self.end = log.times()
        if self.end <= self.begin:
            self.end = self.begin + 0.001
        self.rows = {name: i for i, name in enumerate([*log.clients, None, *log.workers])}
        self.bottom = TOP + len(self.rows) * (ROW + GAP) - GAP
        counts = sum((batch.ops for batch in log.run or log.received), collections.Counter())
        self.colors = dict(zip((op for op, _ in counts.most_common(len(COLORS))), COLORS))
        self.counts = counts
        self.parts = []

    def text(self):
        self.head()
        self.axis()
        self.ways()
        self.program_rows()
        self.dispatcher_row()
        self.worker_rows()
        height = self.legend()
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
                f'viewBox="0 0 {WIDTH} {height}" font-family="system-ui, sans-serif" font-size="12">\n'
                f'<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(self.parts) + "\n</svg>\n")

    # --- Places.

    def x(self, time):
        return LEFT + (time - self.begin) / (self.end - self.begin) * (WIDTH - LEFT - RIGHT)

    def y(self, name):
        return TOP + self.rows[name] * (ROW + GAP)

    # --- Pieces.

    def write(self, x, y, text, size=12, color="#222", anchor="start", weight="normal"):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{color}" text-anchor="{anchor}" '
                          f'font-weight="{weight}">{escape(text)}</text>')

    def box(self, x, y, width, height, color, tells, more=""):
        self.parts.append(f'<rect x="{x:.2f}" y="{y:.1f}" width="{max(width, 1.5):.2f}" height="{height:.1f}" '
                          f'fill="{color}" {more}><title>{escape(tells)}</title></rect>')

    # --- Parts.

    def head(self):
        log = self.log
        text = (f"{log.instructions} instructions in {_duration(self.end - self.begin)}, "
                f"{len(log.received)} streams, {len(log.waits)} reads")
        if log.lost:
            text += f"; the log has lost {log.lost} messages"
        self.write(16, 26, self.title, size=16, weight="600")
        self.write(16, 46, text, color="#555")
        for name in self.rows:
            y = self.y(name)
            self.parts.append(f'<rect x="{LEFT}" y="{y}" width="{WIDTH - LEFT - RIGHT}" height="{ROW}" fill="#f4f5f7"/>')
            kind = "dispatcher" if name is None else "worker" if name in log.workers else "program"
            shown = _fitting(name or "")
            self.write(16, y + (ROW / 2 + 4 if name is None else ROW / 2 - 3), kind, color="#555" if name else "#222",
                       weight="normal" if name else "600")
            if shown:
                self.write(16, y + ROW / 2 + 13, shown, weight="600")

    def axis(self):
        step = _step((self.end - self.begin) / 8)
        time = math.ceil(self.begin / step) * step
        while time <= self.end + 1e-12:
            x = self.x(time)
            self.parts.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{self.bottom}" stroke="#d9dce0"/>')
            self.write(x, TOP - 11, f"{time:.{_digits(step)}f} s", size=11, color="#777", anchor="middle")
            time += step

    def ways(self):
        """Lines from a program to a worker and back, as long as there are few."""
        log = self.log
        if len(log.passed) + len(log.waits) > LINES:
            return
        for batch in log.passed:
            self.way(batch.end, None, batch.who)
        for batch in log.received:
            self.way(batch.begin, batch.who, None)
        for wait in log.waits:
            self.way(wait.end, wait.who, None, dashed=True)

    def way(self, time, from_row, to_row, dashed=False):
        x, y1, y2 = self.x(time), self.y(from_row) + ROW / 2, self.y(to_row) + ROW / 2
        more = ' stroke-dasharray="2 3"' if dashed else ""
        self.parts.append(f'<line x1="{x:.2f}" y1="{y1}" x2="{x:.2f}" y2="{y2}" stroke="#9aa3ad" '
                          f'stroke-width="0.8"{more}/>')

    def program_rows(self):
        for wait in self.log.waits:
            x = self.x(wait.begin)
            color = "#f3c4c0" if wait.failed else "#dfe6f3"
            self.box(x, self.y(wait.who) + 6, self.x(wait.end) - x, ROW - 12, color,
                     f"waits for a value, {_duration(wait.end - wait.begin)}\n{wait.text}")
        for batch in self.merged(self.log.received):
            x = self.x(batch.begin)
            self.box(x - 1, self.y(batch.who) + 6, self.x(batch.end) - x + 2, ROW - 12, "#2f4a7d",
                     f"sends at {batch.begin:.3f} s: {_described(batch)}")

    def dispatcher_row(self):
        for batch in self.merged(self.log.passed, to_row=None):
            x = self.x(batch.begin)
            self.box(x - 1, self.y(None) + 12, self.x(batch.end) - x + 2, ROW - 24, "#8a94a0",
                     f"to {batch.who} at {batch.end:.3f} s, held for {_duration(batch.end - batch.begin)}: "
                     f"{_described(batch)}")

    def worker_rows(self):
        for batch in self.merged(self.log.run):
            x, end = self.x(batch.begin), self.x(batch.end)
            y, width = self.y(batch.who) + 4, max(end - x, 1.5)
            tells = f"{batch.begin:.3f} to {batch.end:.3f} s, {_duration(batch.end - batch.begin)}: {_described(batch)}"
            for op, count in sorted(batch.ops.items(), key=lambda item: self.rank(item[0])):
                part = width * count / batch.count
                self.parts.append(f'<rect x="{x:.2f}" y="{y}" width="{part:.2f}" height="{ROW - 8}" '
                                  f'fill="{self.colors.get(op, OTHER)}"><title>{escape(tells)}</title></rect>')
                x += part
            if width > 60:
                text = f"{batch.count} ops" if batch.count > 1 else next(iter(batch.ops))
                self.write(end - width / 2, y + ROW / 2, text, size=11, color="white", anchor="middle")

    def rank(self, op):
        return list(self.colors).index(op) if op in self.colors else len(self.colors)

    def merged(self, batches, to_row=0):
        """What lies in one column of pixels becomes one rectangle."""
        kept = {}
        made = []
        for batch in batches:
            row = batch.who if to_row == 0 else None
            last = kept.get(row)
            if last is not None and self.x(batch.end) - self.x(last.begin) < 1.5:
                last.end = max(last.end, batch.end)
                last.ops += batch.ops
                last.frees += batch.frees
            else:
                kept[row] = last = type(batch)(batch.who, batch.begin, batch.end, batch.ops.copy(), batch.frees)
                made.append(last)
        return made

    def legend(self):
        y, x = self.bottom + 34, LEFT
        entries = [(op, self.counts[op], color) for op, color in self.colors.items()]
        others = sum(self.counts.values()) - sum(count for _, count, _ in entries)
        if others:
            entries.append(("others", others, OTHER))
        for op, count, color in entries:
            text = f"{op} {count}"
            width = 34 + 7.3 * len(text)
            if x + width > WIDTH - RIGHT:
                x, y = LEFT, y + 22
            self.parts.append(f'<rect x="{x}" y="{y - 10}" width="12" height="12" fill="{color}"/>')
            self.write(x + 18, y, text)
            x += width
        return y + 24


def _described(batch):
    ops = ", ".join(f"{count} {op}" for op, count in batch.ops.most_common(12))
    more = len(batch.ops) - 12
    if more > 0:
        ops += f" and {more} others"
    return f"{batch.count} instructions" + (f" ({ops})" if ops else "") + (f", {batch.frees} frees" if batch.frees else "")


def _fitting(name):
    return name if len(name) <= 24 else name[:23] + "…"


def _duration(seconds):
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def _step(rough):
    """1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * by for by in (1, 2, 5, 10) if power * by >= rough)


def _digits(step):
    return max(0, -math.floor(math.log10(step) + 1e-9))
