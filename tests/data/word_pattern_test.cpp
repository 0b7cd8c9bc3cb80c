#include "data/word_pattern.h"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <random>

#include "base/file.h"
#include "base/utf8.h"
#include "data/unicode_classes.h"

namespace pcp {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view text) {
  Words words;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = word_end(text, begin);
    words.emplace_back(text.substr(begin, end - begin));
    begin = end;
  }
  return words;
}

TEST(WordPattern, CutsAsTheReferenceDoes) {
  auto cases = nlohmann::json::parse(read_file(PCP_TEST_DATA "/tokenizer/cases.json"));
  ASSERT_GT(cases.size(), 200u);
  for (const auto& entry : cases) EXPECT_EQ(words_of(entry["text"].get<std::string>()), entry["words"].get<Words>());
}

TEST(WordPattern, BytesOutsideUtf8AreLikePunctuation) {
  EXPECT_EQ(words_of("ab\xff\xfe!c"), (Words{"ab", "\xff\xfe!", "c"}));
  EXPECT_EQ(words_of(" \xff a"), (Words{" \xff", " a"}));
  EXPECT_EQ(words_of("\xe6\x97"), (Words{"\xe6\x97"}));                            // a character cut short
  EXPECT_EQ(words_of("\xe6\x97\xa5\xe6x"), (Words{"\xe6\x97\xa5", "\xe6", "x"}));  // whole, then cut short
  EXPECT_EQ(words_of("\xc0\xa0"), (Words{"\xc0\xa0"}));                            // an overlong space is none
}

TEST(WordPattern, WordsCoverAnyBytes) {
  std::mt19937_64 random(1);
  constexpr std::string_view kFrequent = " \n\t'sa1\xc3\xa9\xff";
  for (int round = 0; round < 2000; ++round) {
    std::string text;
    for (std::size_t i = 0, n = random() % 40; i < n; ++i) {
      text += random() % 2 ? kFrequent[random() % kFrequent.size()] : static_cast<char>(random());
    }
    std::string joined;
    for (const std::string& word : words_of(text)) {
      ASSERT_FALSE(word.empty());
      joined += word;
    }
    ASSERT_EQ(joined, text);
  }
}

TEST(CharacterClass, CountsAreThoseOfUnicode16) {
  std::array<int, 4> counts{};
  for (char32_t c = 0; c < 0x110000; ++c) ++counts[static_cast<std::size_t>(character_class(c))];
  EXPECT_EQ(counts[static_cast<std::size_t>(CharacterClass::letter)], 141028);
  EXPECT_EQ(counts[static_cast<std::size_t>(CharacterClass::number)], 1911);
  EXPECT_EQ(counts[static_cast<std::size_t>(CharacterClass::space)], 25);
}

TEST(CharacterClass, KnowsBordersOfRuns) {
  using enum CharacterClass;
  for (auto [character, kind] :
       {std::pair{U'\0', other}, {U'@', other},      {U'A', letter},          {U'Z', letter},
        {U'[', other},           {U'/', other},      {U'0', number},          {U'9', number},
        {U':', other},           {U'\x1c', other},   {U' ', space},           {U'\x85', space},
        {U'\xa0', space},        {U'\xaa', letter},  {U'\xb2', number},       {U'\u0300', other},
        {U'\u200a', space},      {U'\u200b', other}, {U'\u2167', number},     {U'\u4e00', letter},
        {U'\u9fff', letter},     {U'\ua490', other}, {U'\U0001d7ff', number}, {U'\U0001f600', other},
        {U'\U0010ffff', other}}) {
    EXPECT_EQ(character_class(character), kind) << describe_character(character);
  }
}

TEST(Utf8, EveryCharacterRoundTrips) {
  for (char32_t c = 0; c < 0x110000; ++c) {
    std::string text;
    append_character(text, c);
    Character read = read_character(text, 0);
    bool surrogate = c >= 0xd800 && c < 0xe000;
    ASSERT_EQ(read.bytes, surrogate ? 0 : text.size()) << std::hex << static_cast<unsigned>(c);
    ASSERT_TRUE(surrogate || read.value == c);
  }
}

TEST(Utf8, RefusesWhatIsNoCharacter) {
  for (std::string_view text : {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc3", "\xc3(", "\xe0\x80\x80", "\xe0\x9f\xbf",
                                "\xe6\x97", "\xed\xa0\x80", "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80",
                                "\xf5\x80\x80\x80", "\xf0\x9f\x98", "\xff"}) {
    EXPECT_EQ(read_character(text, 0).bytes, 0u) << testing::PrintToString(text);
  }
}

}  // namespace
}  // namespace pcp
