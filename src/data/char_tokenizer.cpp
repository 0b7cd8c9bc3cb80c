#include <algorithm>
#include <array>
#include <iomanip>
#include <nlohmann/json.hpp>

#include "base/utf8.h"
#include "data/no_token.h"
#include "pcp/data.h"
#include "pcp/error.h"

namespace pcp {
namespace {

constexpr std::size_t kCodePoints = 0x110000;

Character read_valid_character(std::string_view text, std::size_t offset) {
  Character character = read_character(text, offset);
  if (character.bytes == 0) {
    fail(Code::invalid_argument, "[char tokenizer] the text is not UTF-8: byte 0x", std::hex, std::setfill('0'),
         std::setw(2), static_cast<unsigned>(static_cast<unsigned char>(text[offset])), std::dec, " at offset ", offset,
         "; convert it to UTF-8 or use the byte tokenizer, which takes any bytes");
  }
  return character;
}

class CharTokenizer final : public Tokenizer {
 public:
  explicit CharTokenizer(std::vector<char32_t> sorted) : characters_(std::move(sorted)) {
    ascii_.fill(kNoToken);
    for (std::size_t i = 0; i < characters_.size() && characters_[i] < ascii_.size(); ++i) {
      ascii_[characters_[i]] = static_cast<Token>(i);
    }
  }

  std::int64_t vocabulary() const override { return static_cast<std::int64_t>(characters_.size()); }

  std::vector<Token> encode(std::string_view text) const override {
    std::vector<Token> tokens(text.size());
    std::size_t count = 0;
    for (std::size_t offset = 0; offset < text.size();) {
      auto byte = static_cast<unsigned char>(text[offset]);
      Token token = byte < ascii_.size() ? ascii_[byte] : kNoToken;
      std::size_t bytes = 1;
      if (token == kNoToken) {
        Character character = read_valid_character(text, offset);
        token = find(character.value, offset);
        bytes = character.bytes;
      }
      tokens[count++] = token;
      offset += bytes;
    }
    tokens.resize(count);
    return tokens;
  }

  std::string decode(std::span<const Token> tokens) const override {
    std::string text;
    text.reserve(tokens.size());
    for (Token token : tokens) {
      require(token < characters_.size(), "[char tokenizer] token ", token, " is beyond the vocabulary of ",
              characters_.size());
      append_character(text, characters_[token]);
    }
    return text;
  }

  std::string serialize() const override {
    std::string text;
    for (char32_t character : characters_) append_character(text, character);
    return nlohmann::json{{"type", "char"}, {"characters", text}}.dump();
  }

 private:
  Token find(char32_t value, std::size_t offset) const {
    auto found = std::ranges::lower_bound(characters_, value);
    require(
        found != characters_.end() && *found == value, "[char tokenizer] ", describe_character(value), " at offset ",
        offset, " is not among the ", characters_.size(),
        " characters of the training text; leave it out, or train with text that has it or with the byte tokenizer");
    return static_cast<Token>(found - characters_.begin());
  }

  std::vector<char32_t> characters_;  // sorted
  std::array<Token, 128> ascii_;
};

}  // namespace

std::unique_ptr<Tokenizer> char_tokenizer(std::string_view text) {
  require(!text.empty(),
          "[char tokenizer] its characters come from the training text, which is empty; give a text, or "
          "use the byte tokenizer or the path of a saved tokenizer");
  std::vector<bool> present(kCodePoints);
  for (std::size_t offset = 0; offset < text.size();) {
    Character character = read_valid_character(text, offset);
    present[character.value] = true;
    offset += character.bytes;
  }
  std::vector<char32_t> characters;
  for (std::size_t value = 0; value < kCodePoints; ++value) {
    if (present[value]) characters.push_back(static_cast<char32_t>(value));
  }
  return std::make_unique<CharTokenizer>(std::move(characters));
}

}  // namespace pcp
