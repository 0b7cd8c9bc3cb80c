// Numbers that people write: all of the text is one, and it lies within limits.
#pragma once

#include <charconv>
#include <string>

#include "pcp/error.h"

namespace pcp {

// `what` says what was expected: "expected a whole number, got '-1'". NaN lies within no limits.
template <class Number>
Number parse_number(const std::string& text, Number least, Number most, std::string_view what) {
  Number value{};
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  require(error == std::errc() && end == text.data() + text.size() && value >= least && value <= most, "expected ",
          what, ", got '", text, "'");
  return value;
}

// The fewest digits that read back as the same number.
template <class Number>
std::string number_text(Number value) {
  char text[32];
  return {text, std::to_chars(text, text + sizeof(text), value).ptr};
}

}  // namespace pcp
