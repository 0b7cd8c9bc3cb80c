#include "base/utf8.h"

#include <gtest/gtest.h>

namespace pcp {
namespace {

TEST(Printable, WhatPeopleCannotReadIsReplaced) {
  EXPECT_EQ(printable("größer\n\tas it is", 100), "größer\n\tas it is");
  EXPECT_EQ(printable("\xff\x1b[2J \xc3", 100), "??[2J ?");
  EXPECT_EQ(printable("\xc2\x9b"
                      "1m",
                      100),
            "?1m");  // a control character of two bytes
}

TEST(Printable, WhatIsTooLongIsCutBetweenCharacters) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdef", 5), "abcde...");
  EXPECT_EQ(printable("ääää", 3), "ää...");
}

}  // namespace
}  // namespace pcp
