#include "data/word_pattern.h"

#include <array>

#include "base/utf8.h"
#include "data/unicode_classes.h"

namespace pcp {
namespace {

struct Classified {
  CharacterClass kind;
  std::size_t bytes;
};

constexpr std::array<CharacterClass, 128> kAscii = [] {
  std::array<CharacterClass, 128> classes{};
  for (std::size_t c = 0; c < 128; ++c) {
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    bool space = c == ' ' || (c >= '\t' && c <= '\r');
    classes[c] = letter                 ? CharacterClass::letter
                 : c >= '0' && c <= '9' ? CharacterClass::number
                 : space                ? CharacterClass::space
                                        : CharacterClass::other;
  }
  return classes;
}();

Classified classify(std::string_view text, std::size_t offset) {
  auto byte = static_cast<unsigned char>(text[offset]);
  if (byte < 128) return {kAscii[byte], 1};
  Character character = read_character(text, offset);
  if (character.bytes == 0) return {CharacterClass::other, 1};
  return {character_class(character.value), character.bytes};
}

// The length of a contraction at the start of `text`, or 0.
std::size_t contraction(std::string_view text) {
  if (text.size() < 2 || text[0] != '\'') return 0;
  char first = text[1], second = text.size() > 2 ? text[2] : '\0';
  if (first == 's' || first == 't' || first == 'm' || first == 'd') return 2;
  bool two = (first == 'r' && second == 'e') || (first == 'v' && second == 'e') || (first == 'l' && second == 'l');
  return two ? 3 : 0;
}

}  // namespace

std::size_t word_end(std::string_view text, std::size_t begin) {
  if (std::size_t length = contraction(text.substr(begin))) return begin + length;

  std::size_t position = begin;
  Classified first = classify(text, position);
  bool single_space = text[begin] == ' ' && begin + 1 < text.size();
  if (single_space) {  // " ?" before a word
    Classified second = classify(text, begin + 1);
    if (second.kind != CharacterClass::space) {
      first = second;
      position = begin + 1;
    }
  }
  std::size_t last = position;  // where the last character of the run begins
  CharacterClass kind = first.kind;
  for (Classified next = first; next.kind == kind;) {
    last = position;
    position += next.bytes;
    if (position == text.size()) return position;
    next = classify(text, position);
  }
  // White space before a word leaves its last character to that word or, if it is not ' ', to itself.
  return kind == CharacterClass::space && last > begin ? last : position;
}

}  // namespace pcp
