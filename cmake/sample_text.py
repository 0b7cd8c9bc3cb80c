#!/usr/bin/env python3
"""Makes the sample text: what `pcp train` trains on where no --data was given. It is the prose of the documents named on the
command line, in lower case and in at most 64 different characters, so that a model of 65 characters can learn it.

    sample_text.py OUTPUT DOCUMENT...
"""
import pathlib
import re
import string
import sys
import textwrap

KEPT = "\n " + string.ascii_lowercase + string.digits + ".,;:!?'\"()-/+*=<>%_[]"
SPELLED = str.maketrans({"×": "x", "·": ",", "–": "-", "—": "-", "−": "-", "→": "to", "“": '"', "”": '"', "’": "'", "`": None,
                         "\\": None, "…": "..."})


def plain(text):
    """Markdown without its marks: links are their words, emphasis is gone, only the characters of KEPT are left."""
    text = re.sub(r"!\[[^]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    text = text.replace("**", "").translate(SPELLED).lower()
    return "".join(character for character in text if character in KEPT)


def paragraphs(document):
    """Headings, paragraphs, items of lists and rows of tables; code is no prose and stays out."""
    lines, fenced = [], False
    for line in document.splitlines() + [""]:
        fenced ^= line.startswith("```")
        is_code = fenced or line.startswith(("```", "    ", "\t"))
        begins = re.match(r"\s*([-*#|]|\d+\.)", line)
        if lines and (not line.strip() or begins or is_code):
            yield " ".join(lines)
            lines = []
        if is_code or not line.strip() or re.fullmatch(r"[\s|:-]+", line):
            continue
        if line.startswith("|"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line) if cell.strip()]
            yield ": ".join([cells[0], ", ".join(cells[1:])]) if cells[1:] else "".join(cells)
        else:
            lines.append(re.sub(r"^(#+|[-*])\s+", "", line.strip()))


def main(output, *documents):
    text = ""
    for path in documents:
        for paragraph in paragraphs(pathlib.Path(path).read_text()):
            text += textwrap.fill(" ".join(plain(paragraph).split()), 100) + "\n\n"
    pathlib.Path(output).write_text(re.sub(r"\n{3,}", "\n\n", text).strip() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
