#include <gtest/gtest.h>

#include <random>

#include "pcp/data.h"
#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

using Tokens = std::vector<Token>;

TEST(CharTokenizer, NumbersCharactersInCodePointOrder) {
  auto tokenizer = char_tokenizer("banana é日😀\n");
  EXPECT_EQ(tokenizer->vocabulary(), 8);  // \n, space, a, b, n, é, 日, 😀
  EXPECT_EQ(tokenizer->encode("an é\n😀日b"), (Tokens{2, 4, 1, 5, 0, 7, 6, 3}));
  EXPECT_EQ(tokenizer->decode(Tokens{7, 6, 5, 3}), "😀日éb");
  EXPECT_EQ(tokenizer->encode(""), Tokens{});
}

TEST(CharTokenizer, UnknownCharacterIsShownWithItsPlace) {
  auto tokenizer = char_tokenizer("abc é");
  expect_error(Code::invalid_argument, {"'日' (U+65E5)", "offset 5", "5 characters"},
               [&] { tokenizer->encode("ab é日"); });
  expect_error(Code::invalid_argument, {"U+000A at", "offset 1"}, [&] { tokenizer->encode("a\n"); });
}

TEST(CharTokenizer, TextThatIsNotUtf8IsRefusedWithItsPlace) {
  expect_error(Code::invalid_argument, {"0xff", "offset 3", "byte tokenizer"}, [] { char_tokenizer("abc\xff"); });
  expect_error(Code::invalid_argument, {"0xc3", "offset 1", "byte tokenizer"}, [] { char_tokenizer("a\xc3"); });
  auto tokenizer = char_tokenizer("abc");
  expect_error(Code::invalid_argument, {"0x80", "offset 2"}, [&] { tokenizer->encode("ab\x80"); });
}

TEST(CharTokenizer, EmptyTextIsRefused) {
  expect_error(Code::invalid_argument, {"empty", "byte tokenizer"}, [] { char_tokenizer(""); });
}

TEST(CharTokenizer, ControlCharactersAndZeroRoundTrip) {
  std::string text("\0a\x01\x7f\"\\", 6);
  auto tokenizer = char_tokenizer(text);
  EXPECT_EQ(tokenizer->encode(text), (Tokens{0, 4, 1, 5, 2, 3}));
  EXPECT_EQ(load_tokenizer(tokenizer->serialize())->encode(text), tokenizer->encode(text));
}

TEST(ByteTokenizer, BytesAreTheirOwnNumbers) {
  auto tokenizer = byte_tokenizer();
  EXPECT_EQ(tokenizer->vocabulary(), 256);
  EXPECT_EQ(tokenizer->encode(std::string_view("a\0\xff", 3)), (Tokens{97, 0, 255}));
  std::mt19937_64 random(1);
  std::string text(10'000, '\0');
  for (char& byte : text) byte = static_cast<char>(random());
  EXPECT_EQ(tokenizer->decode(tokenizer->encode(text)), text);
}

TEST(Tokenizer, TokensBeyondTheVocabularyAreRefused) {
  expect_error(Code::invalid_argument, {"256"}, [] { byte_tokenizer()->decode(Tokens{1, 256}); });
  expect_error(Code::invalid_argument, {"token 3", "vocabulary of 3"},
               [] { char_tokenizer("abc")->decode(Tokens{3}); });
}

TEST(Tokenizer, SerializedFormLoads) {
  std::string text = "some text: é 日 😀\n";
  for (auto* make :
       {+[](std::string_view t) { return char_tokenizer(t); }, +[](std::string_view) { return byte_tokenizer(); }}) {
    auto tokenizer = make(text);
    auto again = load_tokenizer(tokenizer->serialize());
    EXPECT_EQ(again->vocabulary(), tokenizer->vocabulary());
    EXPECT_EQ(again->encode(text), tokenizer->encode(text));
    EXPECT_EQ(again->serialize(), tokenizer->serialize());
  }
}

TEST(Tokenizer, DamagedSerializedFormIsRefused) {
  auto refuse = [](Code code, std::string_view text) {
    expect_error(code, {"'run.json'"}, [&] { load_tokenizer(text, "run.json"); });
  };
  refuse(Code::data_loss, "");
  refuse(Code::data_loss, "{");
  refuse(Code::data_loss, "3");
  refuse(Code::data_loss, "{}");
  refuse(Code::data_loss, R"({"type":"char"})");
  refuse(Code::data_loss, R"({"type":"char","characters":""})");
  refuse(Code::data_loss, R"({"type":"char","characters":"ba"})");  // other numbers than at training
  refuse(Code::data_loss, R"({"type":"char","characters":"aa"})");
  refuse(Code::data_loss, R"({"type":"char","characters":7})");
  refuse(Code::data_loss, "{\"type\":\"char\",\"characters\":\"\xff\"}");
  refuse(Code::unsupported, R"({"type":"words"})");
  refuse(Code::unsupported, R"({"type":1})");
}

TEST(MakeTokenizer, TakesNamesAndPaths) {
  TemporaryFolder folder;
  EXPECT_EQ(make_tokenizer("char", "hello")->vocabulary(), 4);
  EXPECT_EQ(make_tokenizer("byte", "")->vocabulary(), 256);
  EXPECT_EQ(make_tokenizer(PCP_TEST_DATA "/tokenizer/tokenizer.json", "")->vocabulary(), 604);
  EXPECT_EQ(make_tokenizer(PCP_TEST_DATA "/tokenizer/files", "")->vocabulary(), 604);
  std::string saved = folder.write("tokenizer.json", char_tokenizer("abc")->serialize());
  EXPECT_EQ(make_tokenizer(saved, "")->encode("cab"), (Tokens{2, 0, 1}));
}

TEST(MakeTokenizer, AnythingElseIsAnErrorThatListsTheChoices) {
  for (const char* spec : {"bpe", "", "/nowhere/tokenizer.json"}) {
    expect_error(Code::not_found,
                 {concat("'", spec, "'"), "char", "byte", "tokenizer.json", "vocab.json", "merges.txt"},
                 [&] { make_tokenizer(spec, "text"); });
  }
}

}  // namespace
}  // namespace pcp
