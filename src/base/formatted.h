// Numbers in columns and with so many digits: printf's forms as a string.
#pragma once

#include <cstdio>
#include <string>

namespace pcp {

// At most 255 characters.
template <class... Values>
std::string formatted(const char* form, Values... values) {
  char text[256];
  std::snprintf(text, sizeof(text), form, values...);
  return text;
}

}  // namespace pcp
