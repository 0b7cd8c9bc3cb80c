#include "data/huggingface_tokenizer.h"

#include "base/utf8.h"
#include "data/bpe_tokenizer.h"
#include "data/tokenizer_file.h"

namespace pcp {
namespace {

using OrderedJson = nlohmann::ordered_json;

// A tokenizer that joins nothing: a token is what the pre-tokenizer leaves a character of.
std::string without_merges(const OrderedJson& vocabulary, const OrderedJson& pre_tokenizer,
                           const OrderedJson& decoder) {
  return tokenizer_json(vocabulary, OrderedJson::array(), OrderedJson::array(), pre_tokenizer, decoder);
}

std::string of_characters(std::string_view characters) {
  OrderedJson vocabulary = OrderedJson::object();
  auto& entries = vocabulary.get_ref<OrderedJson::object_t&>();  // operator[] would search from the start for each
  for (std::size_t at = 0; at < characters.size();) {
    std::size_t bytes = read_character(characters, at).bytes;
    entries.emplace_back(std::string(characters.substr(at, bytes)), entries.size());
    at += bytes;
  }
  return without_merges(vocabulary, nullptr, {{"type", "Fuse"}});
}

std::string of_bytes() {
  OrderedJson vocabulary = OrderedJson::object();
  for (int byte = 0; byte < 256; ++byte) vocabulary[symbols_of_byte(static_cast<unsigned char>(byte))] = byte;
  OrderedJson level{{"type", "ByteLevel"}, {"add_prefix_space", false}, {"trim_offsets", true}, {"use_regex", false}};
  return without_merges(vocabulary, level, level);
}

}  // namespace

HuggingFaceTokenizer huggingface_tokenizer(std::string_view serialized, const std::string& source) {
  load_tokenizer(serialized, source);  // throws where it is none
  nlohmann::json file = parse_json_object(serialized, source);
  std::string type = file.value("type", "");
  if (type == "char") return {of_characters(file.at("characters").get_ref<const std::string&>()), std::nullopt};
  if (type == "byte") return {of_bytes(), std::nullopt};
  HuggingFaceTokenizer result{std::string(serialized), std::nullopt};
  for (const auto& [token, id] : read_tokenizer_json(file, source).added) {
    if (token == "<|endoftext|>") result.end_of_text = id;
  }
  return result;
}

}  // namespace pcp
