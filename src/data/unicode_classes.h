// The classes of characters that GPT-2's pattern tells apart: \p{L}, \p{N}, \s and the rest.
#pragma once

#include <cstdint>

namespace pcp {

enum class CharacterClass : std::uint8_t { other, letter, number, space };

CharacterClass character_class(char32_t);  // up to U+10FFFF

}  // namespace pcp
