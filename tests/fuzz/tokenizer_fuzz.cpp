// Any bytes are refused as tokenizer files with an Error, or make a tokenizer that gives a text back, and again after
// being saved and loaded. Bytes with a NUL are a vocab.json and, after it, a merges.txt.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "data/bpe_tokenizer.h"
#include "pcp/error.h"

namespace {

std::unique_ptr<pcp::Tokenizer> load(std::string_view file) {
  auto zero = file.find('\0');
  if (zero == std::string_view::npos) return pcp::load_tokenizer(file);
  return pcp::bpe_tokenizer(
      pcp::parse_vocabulary_and_merges(file.substr(0, zero), "vocab.json", file.substr(zero + 1), "merges.txt"),
      "fuzz");
}

void check(const pcp::Tokenizer& tokenizer, const pcp::Tokenizer& again, std::string_view text) {
  std::vector<pcp::Token> tokens;
  try {
    tokens = tokenizer.encode(text);
  } catch (const pcp::Error&) {  // a character or byte that the vocabulary has not
    return;
  }
  if (tokenizer.decode(tokens) != text || again.encode(text) != tokens || again.decode(tokens) != text) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view file(reinterpret_cast<const char*>(data), size);
  std::unique_ptr<pcp::Tokenizer> tokenizer;
  try {
    tokenizer = load(file);
  } catch (const pcp::Error& error) {
    if (error.code() == pcp::Code::internal) std::abort();
    return 0;
  }
  auto again = pcp::load_tokenizer(tokenizer->serialize());
  if (again->vocabulary() != tokenizer->vocabulary()) std::abort();
  check(*tokenizer, *again, file);
  check(*tokenizer, *again, "abab<|x|>aab");
  return 0;
}
