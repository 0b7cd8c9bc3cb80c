// GPT-2's way of cutting a text into words before any merging:
//   's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+
// Words cover the text without gaps. A byte that is not part of a UTF-8 character is none of \s, \p{L} and \p{N}.
#pragma once

#include <cstddef>
#include <string_view>

namespace pcp {

// The end of the word that begins at `begin` < text.size().
std::size_t word_end(std::string_view text, std::size_t begin);

}  // namespace pcp
