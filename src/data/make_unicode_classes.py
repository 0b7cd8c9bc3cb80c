#!/usr/bin/env python3
"""Writes unicode_classes.cpp: which code points are letters (L*), numbers (N*) and white space, as runs of one class.

Needs `pip install unicodedata2==16.0.0`: Unicode as Hugging Face's tokenizers have it. Run it only to move to
another version.
"""
import pathlib

import unicodedata2 as unicodedata

WHITE_SPACE = {*range(0x9, 0xE), 0x20, 0x85, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F,
               0x3000}
OTHER, LETTER, NUMBER, SPACE = range(4)


def class_of(code_point):
    if code_point in WHITE_SPACE:
        return SPACE
    return {"L": LETTER, "N": NUMBER}.get(unicodedata.category(chr(code_point))[0], OTHER)


classes = [class_of(code_point) for code_point in range(0x110000)]
runs = [f"{i << 2 | k:#x}," for i, k in enumerate(classes) if i == 0 or k != classes[i - 1]]
lines = [""]
for run in runs:
    if len(lines[-1]) + len(run) + 1 > 115:
        lines.append("")
    lines[-1] += (" " if lines[-1] else "") + run
table = "\n".join("    " + line for line in lines)
pathlib.Path(__file__).with_name("unicode_classes.cpp").write_text(f"""\
// Made by make_unicode_classes.py from Unicode {unicodedata.unidata_version}.
#include "data/unicode_classes.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace pcp {{
namespace {{

// First code points of runs of one class, each shifted left by two and joined with the class.
// clang-format off
constexpr std::uint32_t kRuns[] = {{
{table}
}};
// clang-format on

}}  // namespace

CharacterClass character_class(char32_t character) {{
  std::uint32_t key = static_cast<std::uint32_t>(character) << 2 | 3;
  return static_cast<CharacterClass>(*std::prev(std::upper_bound(std::begin(kRuns), std::end(kRuns), key)) & 3);
}}

}}  // namespace pcp
""")
