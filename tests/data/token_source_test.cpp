#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <limits>

#include "pcp/data.h"
#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

using Tokens = std::vector<Token>;

template <class T>
std::string bytes_of(const std::vector<T>& values) {
  std::string bytes(values.size() * sizeof(T), '\0');
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

Tokens all_of(const TokenSource& source) {
  Tokens tokens;
  for (std::int64_t i = 0; i < source.size(); ++i) tokens.push_back(source[i]);
  return tokens;
}

TEST(TokenSource, FilesOfBothWidthsAndMemoryReadTheSame) {
  TemporaryFolder folder;
  Tokens tokens{0, 1, 65535, 7, 300};
  auto narrow = TokenSource::map_file(folder.write("a.u16", bytes_of<std::uint16_t>({0, 1, 65535, 7, 300})), 2);
  auto wide = TokenSource::map_file(folder.write("a.u32", bytes_of<std::uint32_t>({0, 1, 65535, 7, 300})), 4);
  for (const TokenSource& source : {narrow, wide, TokenSource::of(tokens)}) {
    EXPECT_EQ(all_of(source), tokens);
    std::vector<std::int32_t> part(3);
    EXPECT_EQ(source.copy(1, part), 65535u);
    EXPECT_EQ(part, (std::vector<std::int32_t>{1, 65535, 7}));
  }
}

TEST(TokenSource, MappedTokensOutliveTheirFileName) {
  TemporaryFolder folder;
  std::string path = folder.write("a.u16", "ab");
  TokenSource source = TokenSource::map_file(path, 2);
  std::filesystem::remove(path);
  EXPECT_EQ(all_of(source), (Tokens{'a' + 256 * 'b'}));
}

TEST(TokenSource, FileOfManyGigabytesIsMappedWithoutReading) {
  TemporaryFolder folder;
  std::string path = folder.write("big.u32", "");
  constexpr std::int64_t kTokens = std::int64_t{6} << 30;  // 24 GB, all holes
  ASSERT_EQ(::truncate(path.c_str(), kTokens * 4), 0);
  TokenSource source = TokenSource::map_file(path, 4);
  EXPECT_EQ(source.size(), kTokens);
  EXPECT_EQ(source[kTokens - 1], 0u);
  Split parts = split(source, 0.25);
  EXPECT_EQ(parts.train.size(), kTokens / 4 * 3);
  Batches batches(parts.validation, {.batch = 2, .context = 8, .order = SampleOrder::random, .vocabulary = 1});
  std::vector<std::int32_t> inputs(16), targets(16);
  batches.fill(1000, inputs, targets);
  EXPECT_GE(batches.start(1000, 0), parts.train.end);
}

TEST(TokenSource, BadTokenFilesAreRefused) {
  TemporaryFolder folder;
  std::string empty = folder.write("empty.u16", ""), odd = folder.write("odd.u16", "abc"),
              six = folder.write("six.u32", "abcdef");
  expect_error(Code::invalid_argument, {empty, "empty"}, [&] { TokenSource::map_file(empty, 2); });
  expect_error(Code::data_loss, {odd, "3 bytes", "multiple of 2", "u16"}, [&] { TokenSource::map_file(odd, 2); });
  expect_error(Code::data_loss, {six, "6 bytes", "multiple of 4", "u32"}, [&] { TokenSource::map_file(six, 4); });
  expect_error(Code::invalid_argument, {"2 or 4", "not 3"}, [&] { TokenSource::map_file(six, 3); });
  expect_error(Code::not_found, {"nowhere.u16"}, [&] { TokenSource::map_file(folder.path("nowhere.u16"), 2); });
  expect_error(Code::invalid_argument, {"folder"}, [&] { TokenSource::map_file(folder.path(), 2); });
}

TEST(TokenSource, CheckNamesTheFirstTokenBeyondTheVocabulary) {
  TokenSource source = TokenSource::of({0, 9, 64, 65, 70}, "'x.txt'");
  source.check(71);
  expect_error(Code::invalid_argument, {"token 65", "position 3", "'x.txt'", "vocabulary of 65"},
               [&] { source.check(65); });
  source.check(65, 0, 3);
  expect_error(Code::invalid_argument, {"token 70", "position 4"}, [&] { source.check(66, 2, 5); });
  TokenSource::of({}).check(1);
}

TEST(OpenData, ChoosesByNameAndWidth) {
  TemporaryFolder folder;
  auto bytes = byte_tokenizer();
  std::string text = folder.write("a.txt", "abcd"), narrow = folder.write("a.u16", "abcd"),
              wide = folder.write("a.u32", "abcd"), bin = folder.write("a.bin", "abcd");
  EXPECT_EQ(all_of(open_data(text, bytes.get())), (Tokens{'a', 'b', 'c', 'd'}));
  EXPECT_EQ(all_of(open_data(narrow, nullptr)), (Tokens{0x6261, 0x6463}));
  EXPECT_EQ(all_of(open_data(wide, nullptr)), (Tokens{0x64636261}));
  EXPECT_EQ(all_of(open_data(bin, nullptr, 2)), (Tokens{0x6261, 0x6463}));
  EXPECT_EQ(open_data(text, nullptr, 4).size(), 1);
  EXPECT_EQ(token_file_width(text), 0);
  EXPECT_EQ(token_file_width(narrow), 2);
  EXPECT_EQ(token_file_width(wide), 4);
  expect_error(Code::invalid_argument, {bin, "width"}, [&] { open_data(bin, bytes.get()); });
}

TEST(OpenData, BadTextIsRefusedWithItsPath) {
  TemporaryFolder folder;
  std::string text = folder.write("a.txt", "abc\xff"), empty = folder.write("b.txt", "");
  auto characters = char_tokenizer("abc");
  expect_error(Code::invalid_argument, {text, "tokenizer", ".u16"}, [&] { open_data(text, nullptr); });
  expect_error(Code::invalid_argument, {text, "offset 3"}, [&] { open_data(text, characters.get()); });
  expect_error(Code::invalid_argument, {empty, "empty"}, [&] { open_data(empty, characters.get()); });
  expect_error(Code::not_found, {"nowhere.txt"}, [&] { open_data(folder.path("nowhere.txt"), characters.get()); });
}

TEST(Split, ValidationIsTheTail) {
  TokenSource source = TokenSource::of(Tokens(103));
  Split parts = split(source, 0.1);
  EXPECT_EQ(parts.train.begin, 0);
  EXPECT_EQ(parts.train.end, 93);
  EXPECT_EQ(parts.validation.begin, 93);
  EXPECT_EQ(parts.validation.end, 103);
  EXPECT_EQ(split(source, 0).train.size(), 103);
  EXPECT_EQ(split(source, 0).validation.size(), 0);
  EXPECT_EQ(split(TokenSource::of(Tokens(5)), 0.1).validation.size(), 0);
  for (double fraction : {-0.1, 1.0, 2.0, std::numeric_limits<double>::quiet_NaN()}) {
    expect_error(Code::invalid_argument, {"validation fraction"}, [&] { split(source, fraction); });
  }
}

}  // namespace
}  // namespace pcp
