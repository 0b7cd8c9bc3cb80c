#include "base/utf8.h"

#include <cstdio>

namespace pcp {

Character read_character(std::string_view text, std::size_t offset) {
  auto byte = [&](std::size_t i) -> unsigned {
    return offset + i < text.size() ? static_cast<unsigned char>(text[offset + i]) : 0;
  };
  auto follows = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
  unsigned first = byte(0);
  if (first < 0x80) return {first, 1};
  if (first < 0xe0) {
    if (first < 0xc2 || !follows(1)) return {};
    return {(first & 0x1f) << 6 | (byte(1) & 0x3f), 2};
  }
  if (first < 0xf0) {
    if (!follows(1) || !follows(2)) return {};
    char32_t value = (first & 0xf) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f);
    if (value < 0x800 || (value >= 0xd800 && value < 0xe000)) return {};
    return {value, 3};
  }
  if (first > 0xf4 || !follows(1) || !follows(2) || !follows(3)) return {};
  char32_t value = (first & 7) << 18 | (byte(1) & 0x3f) << 12 | (byte(2) & 0x3f) << 6 | (byte(3) & 0x3f);
  if (value < 0x10000 || value > 0x10ffff) return {};
  return {value, 4};
}

bool is_utf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t bytes = read_character(text, at).bytes;
    if (bytes == 0) return false;
    at += bytes;
  }
  return true;
}

std::string printable(std::string_view bytes, std::size_t most_bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size();) {
    if (text.size() >= most_bytes) return text + "...";
    auto [value, length] = read_character(bytes, at);
    bool control = (value < 0x20 && value != '\n' && value != '\t') || (value >= 0x7f && value < 0xa0);
    if (length == 0 || control) {
      text += '?';
    } else {
      text += bytes.substr(at, length);
    }
    at += length == 0 ? 1 : length;
  }
  return text;
}

void append_character(std::string& text, char32_t value) {
  auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (value < 0x80) {
    add(value);
  } else if (value < 0x800) {
    add(0xc0 | value >> 6);
    add(0x80 | (value & 0x3f));
  } else if (value < 0x10000) {
    add(0xe0 | value >> 12);
    add(0x80 | (value >> 6 & 0x3f));
    add(0x80 | (value & 0x3f));
  } else {
    add(0xf0 | value >> 18);
    add(0x80 | (value >> 12 & 0x3f));
    add(0x80 | (value >> 6 & 0x3f));
    add(0x80 | (value & 0x3f));
  }
}

std::string describe_character(char32_t value) {
  char number[16];
  std::snprintf(number, sizeof number, "U+%04X", static_cast<unsigned>(value));
  bool control = value < 0x20 || (value >= 0x7f && value < 0xa0);
  if (control) return number;
  std::string text = "'";
  append_character(text, value);
  return text + "' (" + number + ")";
}

}  // namespace pcp
