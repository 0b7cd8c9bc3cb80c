#include "data/bpe_tokenizer.h"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

using Json = nlohmann::json;
using Tokens = std::vector<Token>;

const std::string kFile = PCP_TEST_DATA "/tokenizer/tokenizer.json";
const std::string kFolder = PCP_TEST_DATA "/tokenizer/files";

void expect_reference_encodings(const Tokenizer& tokenizer) {
  auto cases = Json::parse(read_file(PCP_TEST_DATA "/tokenizer/cases.json"));
  ASSERT_GT(cases.size(), 200u);
  for (const auto& entry : cases) {
    auto text = entry["text"].get<std::string>();
    Tokens tokens = tokenizer.encode(text);
    EXPECT_EQ(tokens, entry["tokens"].get<Tokens>()) << testing::PrintToString(text);
    EXPECT_EQ(tokenizer.decode(tokens), text);
  }
}

TEST(BpeTokenizer, TokenizerJsonEncodesAsTheReference) {
  auto tokenizer = bpe_tokenizer(kFile);
  EXPECT_EQ(tokenizer->vocabulary(), 604);
  expect_reference_encodings(*tokenizer);
}

TEST(BpeTokenizer, VocabularyAndMergesEncodeAsTheReference) {
  auto tokenizer = bpe_tokenizer(kFolder);
  EXPECT_EQ(tokenizer->vocabulary(), 604);
  expect_reference_encodings(*tokenizer);
}

TEST(BpeTokenizer, FolderWithTokenizerJsonUsesIt) {
  expect_reference_encodings(*bpe_tokenizer(PCP_TEST_DATA "/tokenizer"));
}

TEST(BpeTokenizer, SerializedFormEncodesTheSame) {
  for (const std::string& path : {kFile, kFolder}) {
    std::string serialized = bpe_tokenizer(path)->serialize();
    auto again = load_tokenizer(serialized);
    expect_reference_encodings(*again);
    EXPECT_EQ(again->serialize(), serialized);
  }
}

TEST(BpeTokenizer, AnyBytesRoundTrip) {
  auto tokenizer = bpe_tokenizer(kFile);
  std::mt19937_64 random(2);
  for (int round = 0; round < 500; ++round) {
    std::string text(random() % 60, '\0');
    for (char& byte : text) byte = static_cast<char>(random());
    ASSERT_EQ(tokenizer->decode(tokenizer->encode(text)), text);
  }
}

// Joins the first of the best pairs until there is none, by looking through all pairs each time.
Tokens merge_slowly(std::string_view word, const BpeTable& table) {
  std::map<std::string, Token> ids(table.vocabulary.begin(), table.vocabulary.end());
  std::map<std::pair<std::string, std::string>, std::size_t> ranks;
  for (const auto& merge : table.merges) ranks.emplace(merge, ranks.size());
  std::vector<std::string> symbols;
  for (char byte : word) symbols.push_back(symbols_of_byte(static_cast<unsigned char>(byte)));
  for (;;) {
    std::size_t best = symbols.size(), best_rank = ranks.size();
    for (std::size_t i = 0; i + 1 < symbols.size(); ++i) {
      auto found = ranks.find({symbols[i], symbols[i + 1]});
      if (found == ranks.end() || found->second >= best_rank) continue;
      best = i;
      best_rank = found->second;
    }
    if (best == symbols.size()) break;
    symbols[best] += symbols[best + 1];
    symbols.erase(symbols.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  Tokens tokens;
  for (const std::string& symbol : symbols) tokens.push_back(ids.at(symbol));
  return tokens;
}

// Random merges, whose ranks need not grow with their lengths as those of a trained table do.
TEST(BpeTokenizer, MergesByRankThenFromTheLeft) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 60; ++round) {
    BpeTable table;
    std::map<std::string, Token> ids;
    auto add = [&](const std::string& token) {
      if (ids.emplace(token, ids.size()).second) table.vocabulary.emplace_back(token, ids.at(token));
    };
    for (const char* letter : {"a", "b", "c"}) add(letter);
    std::map<std::pair<std::string, std::string>, bool> known;
    for (int i = 0; i < 25; ++i) {
      std::string left = table.vocabulary[random() % table.vocabulary.size()].first;
      std::string right = table.vocabulary[random() % table.vocabulary.size()].first;
      if (left.size() + right.size() > 8 || !known.emplace(std::pair(left, right), true).second) continue;
      add(left + right);
      table.merges.emplace_back(left, right);
    }
    std::shuffle(table.merges.begin(), table.merges.end(), random);
    auto tokenizer = bpe_tokenizer(table, "random");
    for (int text = 0; text < 10; ++text) {
      std::string word(1 + random() % 40, 'a');
      for (char& letter : word) letter = static_cast<char>('a' + random() % 3);
      ASSERT_EQ(tokenizer->encode(word), merge_slowly(word, table)) << word;
    }
  }
}

TEST(BpeTokenizer, OneWordOfAMillionBytesIsEncodedQuickly) {  // quadratic merging would take hours
  auto tokenizer = bpe_tokenizer(kFile);
  std::string text(1'000'000, 'e');
  EXPECT_EQ(tokenizer->decode(tokenizer->encode(text)), text);
}

TEST(BpeTokenizer, AlphabetIsGpt2s) {
  EXPECT_EQ(symbols_of_byte('a'), "a");
  EXPECT_EQ(symbols_of_byte(' '), "Ġ");
  EXPECT_EQ(symbols_of_byte('\n'), "Ċ");
  EXPECT_EQ(symbols_of_byte(0), "Ā");
  EXPECT_EQ(symbols_of_byte(0x7f), "ġ");
  EXPECT_EQ(symbols_of_byte(0xa0), "ł");
  EXPECT_EQ(symbols_of_byte(0xad), "Ń");
  EXPECT_EQ(symbols_of_byte(0xff), "ÿ");
  for (unsigned byte = 0; byte < 256; ++byte) {
    EXPECT_EQ(bytes_of_symbols(symbols_of_byte(static_cast<unsigned char>(byte))),
              std::string(1, static_cast<char>(byte)));
  }
  EXPECT_EQ(bytes_of_symbols("日"), std::nullopt);
  EXPECT_EQ(bytes_of_symbols("a b"), std::nullopt);
}

TEST(BpeTokenizer, TokensWithoutMeaningAreRefused) {
  auto tokenizer = bpe_tokenizer(kFile);
  expect_error(Code::invalid_argument, {"604", "vocabulary of 604"}, [&] { tokenizer->decode(Tokens{1, 604}); });
  auto holes = bpe_tokenizer(BpeTable{{{"a", 0}, {"b", 5}}, {}, {}}, "holes");
  EXPECT_EQ(holes->vocabulary(), 6);
  EXPECT_EQ(holes->encode("ab"), (Tokens{0, 5}));
  expect_error(Code::invalid_argument, {"no token 3"}, [&] { holes->decode(Tokens{3}); });
  expect_error(Code::invalid_argument, {"byte 99", "offset 2", "'c'"}, [&] { holes->encode("abc"); });
}

TEST(BpeTokenizer, ContradictionsInTheTableAreErrors) {
  auto refuse = [](BpeTable table, std::initializer_list<std::string_view> parts) {
    expect_error(Code::data_loss, parts, [&] { bpe_tokenizer(table, "here"); });
  };
  refuse({}, {"'here'", "empty"});
  refuse({{{"a", 0}, {"b", 0}}, {}, {}}, {"id 0", "'b'"});
  refuse({{{"a", 0}, {"b", 1'000'000'000}}, {}, {}}, {"1000000000", "2 tokens"});
  refuse({{{"a", 0}, {"b", 1}}, {{"a", "b"}}, {}}, {"merge 1", "'ab'", "not in the vocabulary"});
  refuse({{{"a", 0}, {"b", 1}, {"ab", 2}}, {{"a", "b"}, {"a", "b"}}, {}}, {"merge 2", "twice"});
  refuse({{{"a", 0}}, {}, {{"<x>", 0}}}, {"'<x>'", "taken"});
  refuse({{{"a", 0}, {"<x>", 1}}, {}, {{"<x>", 2}}}, {"'<x>'", "id 1", "and 2 among"});
  refuse({{{"a", 0}}, {}, {{"", 1}}}, {"empty"});
  refuse({{{"é", 0}}, {}, {{"é", 0}}}, {"'é'", "other bytes"});  // the byte E9 in the vocabulary
}

class BpeFilesTest : public testing::Test {
 protected:
  // The stored tokenizer.json with a change is refused.
  void expect_refused(Code code, std::initializer_list<std::string_view> parts,
                      const std::function<void(Json&)>& change) {
    Json file = Json::parse(read_file(kFile));
    change(file);
    std::string path = folder_.write("tokenizer.json", file.dump());
    expect_error(code, parts, [&] { bpe_tokenizer(path); });
    expect_error(code, {path}, [&] { bpe_tokenizer(folder_.path()); });
  }
  TemporaryFolder folder_;
};

TEST_F(BpeFilesTest, OlderFormsOfTokenizerJsonAreRead) {
  Json file = Json::parse(read_file(kFile));
  for (Json& merge : file["model"]["merges"]) merge = merge[0].get<std::string>() + " " + merge[1].get<std::string>();
  file["model"].erase("type");
  file["model"]["unk_token"] = "";
  file["model"]["end_of_word_suffix"] = "";
  file["model"].erase("ignore_merges");
  file["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {{{"type", "ByteLevel"}}}}};
  expect_reference_encodings(*bpe_tokenizer(folder_.write("tokenizer.json", file.dump())));
}

TEST_F(BpeFilesTest, OtherKindsOfTokenizersAreRefusedByName) {
  using Parts = std::initializer_list<std::string_view>;
  auto refuse = [&](Parts parts, auto change) { expect_refused(Code::unsupported, parts, change); };
  refuse({"WordPiece"}, [](Json& f) { f["model"]["type"] = "WordPiece"; });
  refuse({"normalizer", "NFC"}, [](Json& f) { f["normalizer"] = {{"type", "NFC"}}; });
  refuse({"no pre_tokenizer"}, [](Json& f) { f["pre_tokenizer"] = nullptr; });
  refuse({"Whitespace"}, [](Json& f) { f["pre_tokenizer"] = {{"type", "Whitespace"}}; });
  refuse({"'Sequence'"}, [](Json& f) {
    f["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {{{"type", "Split"}}, {{"type", "ByteLevel"}}}}};
  });
  refuse({"use_regex"}, [](Json& f) { f["pre_tokenizer"]["use_regex"] = false; });
  refuse({"add_prefix_space"}, [](Json& f) { f["pre_tokenizer"]["add_prefix_space"] = true; });
  refuse({"ignore_merges"}, [](Json& f) { f["model"]["ignore_merges"] = true; });
  refuse({"end_of_word_suffix"}, [](Json& f) { f["model"]["end_of_word_suffix"] = "</w>"; });
  refuse({"dropout"}, [](Json& f) { f["model"]["dropout"] = 0.1; });
  refuse({"<|endoftext|>", "lstrip"}, [](Json& f) { f["added_tokens"][0]["lstrip"] = true; });
}

TEST_F(BpeFilesTest, DamagedTokenizerJsonIsRefused) {
  using Parts = std::initializer_list<std::string_view>;
  auto refuse = [&](Parts parts, auto change) { expect_refused(Code::data_loss, parts, change); };
  refuse({"JSON object"}, [](Json& f) { f = Json::array(); });
  refuse({"no 'model'", "folder"}, [](Json& f) { f.erase("model"); });
  refuse({"'vocab'"}, [](Json& f) { f["model"].erase("vocab"); });
  refuse({"'merges'"}, [](Json& f) { f["model"]["merges"] = "a b"; });
  refuse({"merge 1"}, [](Json& f) { f["model"]["merges"][0] = "ab"; });
  refuse({"merge 1"}, [](Json& f) { f["model"]["merges"][0] = "a b c"; });
  refuse({"merge 3"}, [](Json& f) { f["model"]["merges"][2] = 7; });
  refuse({"'a'", "id"}, [](Json& f) { f["model"]["vocab"]["a"] = -1; });
  refuse({"'a'", "id"}, [](Json& f) { f["model"]["vocab"]["a"] = 1.5; });
  refuse({"'a'", "id"}, [](Json& f) { f["model"]["vocab"]["a"] = "1"; });
  refuse({"'a'", "id"}, [](Json& f) { f["model"]["vocab"]["a"] = 1ull << 40; });
  refuse({"added_tokens"}, [](Json& f) { f["added_tokens"] = 1; });
  refuse({"added token 1"}, [](Json& f) { f["added_tokens"][0].erase("id"); });

  std::string text = read_file(kFile), path = folder_.write("torn.json", text.substr(0, text.size() / 2));
  expect_error(Code::data_loss, {path, "parse error"}, [&] { bpe_tokenizer(path); });
  std::string deep = folder_.write("deep.json", std::string(1'000'000, '['));
  expect_error(Code::data_loss, {deep}, [&] { bpe_tokenizer(deep); });
}

TEST_F(BpeFilesTest, DamagedMergesAreRefused) {
  folder_.write("vocab.json", R"({"a":0,"b":1,"ab":2})");
  auto refuse = [&](std::string_view merges, std::initializer_list<std::string_view> parts) {
    folder_.write("merges.txt", merges);
    expect_error(Code::data_loss, parts, [&] { bpe_tokenizer(folder_.path()); });
  };
  refuse("#version: 0.2\nab\n", {"merges.txt", "merge 1", "'ab'"});
  refuse("a b\nb  a\n", {"merge 2"});
  refuse(" ab\n", {"merge 1"});
  refuse("ab \n", {"merge 1"});
  refuse("#version: 0.2\na b\nb a\n", {"merge 2", "'ba'"});
  refuse("a \xff\n", {"merge 1"});
}

TEST_F(BpeFilesTest, LineEndsAndAMissingHeaderDoNotMatter) {
  folder_.write("vocab.json", R"({"a":0,"b":1,"ab":2,"#":3,"##":4,"<|x|>":5,"<|":6})");
  for (std::string_view merges : {"#version: 0.2\na b\n# #\n", "a b\r\n# #\r\n", "a b\n# #", "# #\n\na b\n\n"}) {
    folder_.write("merges.txt", merges);
    EXPECT_EQ(bpe_tokenizer(folder_.path())->encode("aab##a<|x|>"), (Tokens{0, 2, 4, 0, 5})) << merges;
  }
}

TEST_F(BpeFilesTest, MissingFilesAreNamed) {
  expect_error(Code::not_found, {folder_.path(), "tokenizer.json", "vocab.json is missing"},
               [&] { bpe_tokenizer(folder_.path()); });
  folder_.write("vocab.json", "{}");
  expect_error(Code::not_found, {folder_.path(), "merges.txt is missing"}, [&] { bpe_tokenizer(folder_.path()); });
  expect_error(Code::not_found, {"nowhere"}, [&] { bpe_tokenizer(folder_.path("nowhere")); });
}

}  // namespace
}  // namespace pcp
