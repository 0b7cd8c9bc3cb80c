#include "data/tokenizer_file.h"

#include <filesystem>
#include <numeric>

#include "base/file.h"
#include "data/bpe_tokenizer.h"
#include "pcp/data.h"
#include "pcp/error.h"

namespace pcp {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMaxFileBytes = 256'000'000;

std::unique_ptr<Tokenizer> load_char_tokenizer(const Json& file, const std::string& source) {
  auto characters = file.find("characters");
  auto corrupt = [&] {
    fail(Code::data_loss, "'", source,
         "' is not a whole char tokenizer: 'characters' should be its characters, in order");
  };
  if (characters == file.end() || !characters->is_string() || characters->get_ref<const std::string&>().empty())
    corrupt();
  const auto& text = characters->get_ref<const std::string&>();
  auto tokenizer = char_tokenizer(text);
  std::vector<Token> all(static_cast<std::size_t>(tokenizer->vocabulary()));
  std::iota(all.begin(), all.end(), Token{0});
  if (tokenizer->decode(all) != text) corrupt();
  return tokenizer;
}

}  // namespace

std::string read_tokenizer_file(const std::string& path) {
  std::uint64_t size = InputFile(path).size();
  if (size > kMaxFileBytes) {
    fail(Code::resource_exhausted, "'", path, "' has ", size, " bytes; a tokenizer file may have ", kMaxFileBytes,
         ". Is it a text? Then give it as the data");
  }
  return read_file(path);
}

Json parse_json_object(std::string_view text, const std::string& source) {
  Json parsed;
  try {
    parsed = Json::parse(text);
  } catch (const Json::exception& error) {
    fail(Code::data_loss, "'", source, "' is not a whole tokenizer file: ", error.what());
  }
  if (!parsed.is_object()) fail(Code::data_loss, "'", source, "' is not a tokenizer file: expected a JSON object");
  return parsed;
}

std::unique_ptr<Tokenizer> load_tokenizer(std::string_view serialized, const std::string& source) {
  Json file = parse_json_object(serialized, source);
  auto type = file.find("type");
  if (type == file.end()) return bpe_tokenizer(read_tokenizer_json(file, source), source);
  if (*type == "byte") return byte_tokenizer();
  if (*type == "char") return load_char_tokenizer(file, source);
  fail(Code::unsupported, "'", source, "' has a 'type' that is neither \"char\" nor \"byte\"");
}

std::unique_ptr<Tokenizer> make_tokenizer(const std::string& spec, std::string_view training_text) {
  if (spec == "char") return char_tokenizer(training_text);
  if (spec == "byte") return byte_tokenizer();
  std::error_code error;
  if (spec.empty() || !std::filesystem::exists(spec, error)) {
    fail(Code::not_found, "no tokenizer '", spec,
         "': expected char, byte, or the path of a tokenizer.json or of a folder with tokenizer.json or vocab.json and "
         "merges.txt");
  }
  if (std::filesystem::is_directory(spec, error)) return bpe_tokenizer(spec);
  return load_tokenizer(read_tokenizer_file(spec), spec);
}

std::string tokenizer_json(nlohmann::ordered_json vocabulary, nlohmann::ordered_json merges,
                           nlohmann::ordered_json added, nlohmann::ordered_json pre_tokenizer,
                           nlohmann::ordered_json decoder) {
  nlohmann::ordered_json model{{"type", "BPE"},
                               {"dropout", nullptr},
                               {"unk_token", nullptr},
                               {"continuing_subword_prefix", nullptr},
                               {"end_of_word_suffix", nullptr},
                               {"fuse_unk", false},
                               {"byte_fallback", false},
                               {"ignore_merges", false},
                               {"vocab", std::move(vocabulary)},
                               {"merges", std::move(merges)}};
  return nlohmann::ordered_json{{"version", "1.0"},          {"truncation", nullptr},
                                {"padding", nullptr},        {"added_tokens", std::move(added)},
                                {"normalizer", nullptr},     {"pre_tokenizer", std::move(pre_tokenizer)},
                                {"post_processor", nullptr}, {"decoder", std::move(decoder)},
                                {"model", std::move(model)}}
      .dump();
}

}  // namespace pcp
