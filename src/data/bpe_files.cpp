#include <filesystem>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "base/file.h"
#include "data/bpe_tokenizer.h"
#include "data/tokenizer_file.h"
#include "pcp/error.h"

namespace pcp {
namespace {

using Json = nlohmann::json;

[[noreturn]] void corrupt_file(const std::string& source, const auto&... parts) {
  fail(Code::data_loss, "'", source, "' is not a whole tokenizer file: ", parts...);
}

[[noreturn]] void not_gpt2(const std::string& source, const auto&... parts) {
  fail(Code::unsupported, "'", source, "' is not a tokenizer of GPT-2's kind: ", parts...,
       "; use one that is, or encode the text outside into a .u16 or .u32 file");
}

// nullptr where the key is absent or null.
const Json* member(const Json& object, const char* key) {
  auto found = object.is_object() ? object.find(key) : object.end();
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string text_member(const Json& object, const char* key) {
  const Json* value = member(object, key);
  return value && value->is_string() ? value->get<std::string>() : "";
}

// Whether a switch is on; `otherwise` where the file does not say.
bool flag(const Json& object, const char* key, bool otherwise = false) {
  const Json* value = member(object, key);
  return value && value->is_boolean() ? value->get<bool>() : otherwise;
}

Token read_id(const std::string& source, const std::string& token, const Json& id) {
  if (!id.is_number_unsigned() || id.get<std::uint64_t>() > std::uint64_t{0x7fffffff}) {
    corrupt_file(source, "token '", token, "' needs an id from 0 to 2147483647");
  }
  return id.get<Token>();
}

std::vector<std::pair<std::string, Token>> read_ids(const std::string& source, const Json& object) {
  std::vector<std::pair<std::string, Token>> entries;
  entries.reserve(object.size());
  for (const auto& [token, id] : object.items()) entries.emplace_back(token, read_id(source, token, id));
  std::ranges::stable_sort(entries, {}, &std::pair<std::string, Token>::second);
  return entries;
}

// "left right": no token contains a space, which is written otherwise.
std::pair<std::string, std::string> read_merge(const std::string& source, std::size_t number, std::string_view line) {
  std::size_t space = line.find(' ');
  if (space == std::string_view::npos || space == 0 || space + 1 == line.size() ||
      line.find(' ', space + 1) != std::string_view::npos) {
    corrupt_file(source, "merge ", number, " is '", line.substr(0, 100), "', expected two tokens with a space between");
  }
  return {std::string(line.substr(0, space)), std::string(line.substr(space + 1))};
}

void check_words(const std::string& source, const Json* cutting) {
  if (!cutting) not_gpt2(source, "it has no pre_tokenizer");
  const Json* parts = member(*cutting, "pretokenizers");  // a sequence of one is that one
  if (text_member(*cutting, "type") == "Sequence" && parts && parts->is_array() && parts->size() == 1) {
    cutting = &(*parts)[0];
  }
  std::string type = text_member(*cutting, "type");
  if (type != "ByteLevel") not_gpt2(source, "its pre_tokenizer is '", type, "', expected 'ByteLevel'");
  if (!flag(*cutting, "use_regex", true)) not_gpt2(source, "its pre_tokenizer has use_regex off");
  if (flag(*cutting, "add_prefix_space")) {
    not_gpt2(source, "its pre_tokenizer has add_prefix_space on, with which decoding would not give the text back");
  }
}

void check_model(const std::string& source, const Json& model) {
  std::string type = text_member(model, "type");
  if (type != "BPE" && !type.empty()) not_gpt2(source, "its model is '", type, "', expected 'BPE'");
  for (const char* key : {"continuing_subword_prefix", "end_of_word_suffix"}) {
    if (!text_member(model, key).empty()) not_gpt2(source, "its model has a ", key);
  }
  for (const char* key : {"byte_fallback", "ignore_merges"}) {
    if (flag(model, key)) not_gpt2(source, "its model has ", key, " on");
  }
  if (const Json* dropout = member(model, "dropout"); dropout && *dropout != 0) {
    not_gpt2(source, "its model has dropout, with which encoding is random");
  }
}

std::vector<std::pair<std::string, Token>> read_added(const std::string& source, const Json& list) {
  if (!list.is_array()) corrupt_file(source, "added_tokens is not a list");
  std::vector<std::pair<std::string, Token>> added;
  for (const Json& entry : list) {
    const Json* id = member(entry, "id");
    std::string content = text_member(entry, "content");
    if (content.empty() || !id) corrupt_file(source, "added token ", added.size() + 1, " needs an id and a content");
    for (const char* key : {"lstrip", "rstrip", "single_word"}) {
      if (flag(entry, key)) not_gpt2(source, "its added token '", content, "' has ", key, " on");
    }
    added.emplace_back(content, read_id(source, content, *id));
  }
  return added;
}

BpeTable read_tokenizer_json_file(const std::string& path) {
  return read_tokenizer_json(parse_json_object(read_tokenizer_file(path), path), path);
}

BpeTable read_folder(const std::string& folder) {
  namespace fs = std::filesystem;
  auto path = [&](const char* name) { return (fs::path(folder) / name).string(); };
  auto there = [&](const char* name) {
    std::error_code error;
    return fs::exists(path(name), error);
  };
  if (there("tokenizer.json")) return read_tokenizer_json_file(path("tokenizer.json"));
  for (const char* name : {"vocab.json", "merges.txt"}) {
    if (!there(name)) {
      fail(Code::not_found, "no tokenizer in '", folder, "': expected tokenizer.json, or vocab.json and merges.txt; ",
           name, " is missing");
    }
  }
  BpeTable table = parse_vocabulary_and_merges(read_tokenizer_file(path("vocab.json")), path("vocab.json"),
                                               read_tokenizer_file(path("merges.txt")), path("merges.txt"));
  if (there("added_tokens.json")) {
    std::string source = path("added_tokens.json");
    std::unordered_set<std::string> known;
    for (const auto& [token, id] : table.added) known.insert(token);
    for (auto& entry : read_ids(source, parse_json_object(read_tokenizer_file(source), source))) {
      if (known.insert(entry.first).second) table.added.push_back(std::move(entry));
    }
  }
  return table;
}

}  // namespace

BpeTable read_tokenizer_json(const Json& file, const std::string& source) {
  const Json* model = member(file, "model");
  if (!model || !model->is_object()) {
    corrupt_file(source,
                 "it has no 'model'; expected a tokenizer.json (for vocab.json and merges.txt give their folder)");
  }
  check_model(source, *model);
  if (const Json* normalizer = member(file, "normalizer")) {
    not_gpt2(source, "it has a normalizer, '", text_member(*normalizer, "type"), "'");
  }
  check_words(source, member(file, "pre_tokenizer"));

  const Json* vocabulary = member(*model, "vocab");
  const Json* merges = member(*model, "merges");
  if (!vocabulary || !vocabulary->is_object()) corrupt_file(source, "its model has no 'vocab'");
  if (!merges || !merges->is_array()) corrupt_file(source, "its model has no list 'merges'");
  BpeTable table;
  table.vocabulary = read_ids(source, *vocabulary);
  for (const Json& merge : *merges) {
    bool pair = merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string();
    if (pair) {
      table.merges.emplace_back(merge[0].get<std::string>(), merge[1].get<std::string>());
    } else if (merge.is_string()) {
      table.merges.push_back(read_merge(source, table.merges.size() + 1, merge.get_ref<const std::string&>()));
    } else {
      corrupt_file(source, "merge ", table.merges.size() + 1, " is neither a text nor a pair of texts");
    }
  }
  if (const Json* added = member(file, "added_tokens")) table.added = read_added(source, *added);
  return table;
}

BpeTable parse_vocabulary_and_merges(std::string_view vocabulary, const std::string& vocabulary_source,
                                     std::string_view merges, const std::string& merges_source) {
  BpeTable table;
  table.vocabulary = read_ids(vocabulary_source, parse_json_object(vocabulary, vocabulary_source));
  std::unordered_set<std::string> made;
  for (std::size_t begin = 0; begin < merges.size();) {
    std::size_t end = std::min(merges.find('\n', begin), merges.size());
    std::string_view line = merges.substr(begin, end - begin);
    bool header = begin == 0 && line.starts_with("#version");
    begin = end + 1;
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (header || line.empty()) continue;
    table.merges.push_back(read_merge(merges_source, table.merges.size() + 1, line));
    made.insert(table.merges.back().first + table.merges.back().second);
  }
  for (const auto& [token, id] : table.vocabulary) {
    bool special = token.size() > 4 && token.starts_with("<|") && token.ends_with("|>") && !made.contains(token);
    if (special) table.added.emplace_back(token, id);
  }
  return table;
}

std::unique_ptr<Tokenizer> bpe_tokenizer(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return bpe_tokenizer(read_folder(path), path);
  return bpe_tokenizer(read_tokenizer_json_file(path), path);
}

}  // namespace pcp
