#include <algorithm>

#include "pcp/data.h"
#include "pcp/error.h"

namespace pcp {
namespace {

class ByteTokenizer final : public Tokenizer {
 public:
  std::int64_t vocabulary() const override { return 256; }

  std::vector<Token> encode(std::string_view text) const override {
    std::vector<Token> tokens(text.size());
    std::ranges::transform(text, tokens.begin(), [](char byte) { return static_cast<unsigned char>(byte); });
    return tokens;
  }

  std::string decode(std::span<const Token> tokens) const override {
    std::string text(tokens.size(), '\0');
    std::ranges::transform(tokens, text.begin(), [](Token token) {
      require(token < 256, "[byte tokenizer] token ", token, " is beyond the vocabulary of 256");
      return static_cast<char>(token);
    });
    return text;
  }

  std::string serialize() const override { return R"({"type":"byte"})"; }
};

}  // namespace

std::unique_ptr<Tokenizer> byte_tokenizer() { return std::make_unique<ByteTokenizer>(); }

}  // namespace pcp
