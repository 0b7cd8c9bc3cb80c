#include "base/parse_number.h"

#include <gtest/gtest.h>

namespace pcp {
namespace {

TEST(ParseNumber, TakesWholeTextsWithinLimits) {
  EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551615", 0, UINT64_MAX, "a number"), UINT64_MAX);
  EXPECT_EQ(parse_number<int>("-3", -3, 3, "a number"), -3);
  EXPECT_EQ(parse_number<double>("1e-3", 0, 1, "a number"), 0.001);
}

TEST(ParseNumber, RefusesTheRestByName) {
  for (const char* text : {"", " 1", "1 ", "1x", "x", "nan", "inf", "-inf", "-0.5", "1.5", "1e999"}) {
    try {
      parse_number<double>(text, 0, 1, "a number from 0 to 1");
      ADD_FAILURE() << text;
    } catch (const Error& error) {
      EXPECT_EQ(error.what(), concat("expected a number from 0 to 1, got '", text, "'"));
    }
  }
  EXPECT_THROW(parse_number<std::uint64_t>("-1", 0, UINT64_MAX, "a whole number"), Error);
  EXPECT_THROW(parse_number<std::uint64_t>("18446744073709551616", 0, UINT64_MAX, "a whole number"), Error);
}

TEST(NumberText, ReadsBack) {
  EXPECT_EQ(number_text(0.1), "0.1");
  EXPECT_EQ(number_text(0.8), "0.8");
  EXPECT_EQ(number_text(std::int64_t{200}), "200");
}

}  // namespace
}  // namespace pcp
