// Reading UTF-8 one character at a time: strictly, so that no two byte strings are the same characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pcp {

struct Character {
  char32_t value = 0;
  std::size_t bytes = 0;  // 0: not UTF-8 (overlong forms, surrogates and values beyond U+10FFFF are not)
};

// The character at `offset`, which must be inside the text.
Character read_character(std::string_view text, std::size_t offset);

bool is_utf8(std::string_view text);

// Any bytes as text for people: what is not UTF-8 and control characters but line breaks and tabs become '?'. What is
// longer is cut, with "..." at its end.
std::string printable(std::string_view bytes, std::size_t most_bytes);

void append_character(std::string& text, char32_t value);

// For messages: 'é' (U+00E9)
std::string describe_character(char32_t value);

}  // namespace pcp
