// The files that Hugging Face's tokenizers read; tests/cli/test_huggingface.py tries them with that library.
#include "data/huggingface_tokenizer.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/file.h"

namespace pcp {
namespace {

using Json = nlohmann::json;

TEST(HuggingFaceTokenizer, OfCharactersHasOneTokenEachUnderTheSameNumber) {
  auto ours = char_tokenizer("\"é\n\\ €x");
  HuggingFaceTokenizer theirs = huggingface_tokenizer(ours->serialize());
  Json file = Json::parse(theirs.json);
  EXPECT_EQ(file["model"]["vocab"].size(), 7u);
  for (const auto& [character, id] : file["model"]["vocab"].items()) {
    EXPECT_EQ(ours->encode(character), std::vector<Token>{id.get<Token>()}) << character;
  }
  EXPECT_TRUE(file["model"]["merges"].empty());
  EXPECT_EQ(file["pre_tokenizer"], nullptr);
  EXPECT_EQ(file["decoder"]["type"], "Fuse");
  EXPECT_FALSE(theirs.end_of_text);
}

TEST(HuggingFaceTokenizer, OfBytesNumbersThemByTheirValue) {
  Json file = Json::parse(huggingface_tokenizer(byte_tokenizer()->serialize()).json);
  Json vocabulary = file["model"]["vocab"];
  ASSERT_EQ(vocabulary.size(), 256u);
  EXPECT_EQ(vocabulary["A"], 65);
  EXPECT_EQ(vocabulary["Ġ"], 32);  // GPT-2's letter for a blank
  EXPECT_EQ(vocabulary["Ċ"], 10);
  EXPECT_EQ(file["pre_tokenizer"]["type"], "ByteLevel");
  EXPECT_EQ(file["pre_tokenizer"]["use_regex"], false);
  EXPECT_EQ(file["decoder"]["type"], "ByteLevel");
}

TEST(HuggingFaceTokenizer, OfGpt2sKindGoesThroughWithItsEndOfText) {
  const std::string path = PCP_TEST_DATA "/tokenizer/tokenizer.json";
  const std::string text = read_file(path);
  HuggingFaceTokenizer theirs = huggingface_tokenizer(text, path);
  EXPECT_EQ(theirs.json, text);
  EXPECT_EQ(theirs.end_of_text, Token{600});  // as the file says
}

}  // namespace
}  // namespace pcp
