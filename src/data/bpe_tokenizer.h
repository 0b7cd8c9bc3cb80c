// GPT-2's byte-level BPE: what its files say, and the tokenizer made of it.
//
// Token strings are written in an alphabet of 256 characters, one per byte: printable Latin-1 stands for itself, the
// other bytes for U+0100 on. A word begins as its bytes; then the neighbouring pair that comes first in the list of
// merges is joined, the leftmost one of equals, until no pair is in the list.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pcp/data.h"

namespace pcp {

struct BpeTable {
  std::vector<std::pair<std::string, Token>> vocabulary;
  std::vector<std::pair<std::string, std::string>> merges;  // in order of rank
  std::vector<std::pair<std::string, Token>> added;         // matched in the text as they stand, before any cutting
};

// The bytes that a token's string means, or nothing where it has a character outside the alphabet.
std::optional<std::string> bytes_of_symbols(std::string_view symbols);
std::string symbols_of_byte(unsigned char byte);

// Throws where the table contradicts itself; `source` names it.
std::unique_ptr<Tokenizer> bpe_tokenizer(BpeTable, const std::string& source);

// A tokenizer.json; throws unsupported for what is not GPT-2's kind.
BpeTable read_tokenizer_json(const nlohmann::json&, const std::string& source);
// vocab.json and merges.txt. An entry <|name|> that no merge makes is an added token.
BpeTable parse_vocabulary_and_merges(std::string_view vocabulary, const std::string& vocabulary_source,
                                     std::string_view merges, const std::string& merges_source);

}  // namespace pcp
