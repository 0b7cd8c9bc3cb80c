#include "base/spelling_suggestion.h"

#include <gtest/gtest.h>

namespace pcp {
namespace {

const std::vector<std::string> kNames{"layers", "heads", "eval-every", "train", "run", "lr"};

TEST(NearestName, FindsWrongMissingAddedAndSwappedLetters) {
  EXPECT_EQ(nearest_name("leyers", kNames), "layers");
  EXPECT_EQ(nearest_name("lyers", kNames), "layers");
  EXPECT_EQ(nearest_name("laayers", kNames), "layers");
  EXPECT_EQ(nearest_name("trian", kNames), "train");
  EXPECT_EQ(nearest_name("rnu", kNames), "run");
  EXPECT_EQ(nearest_name("eval_evry", kNames), "eval-every");
}

TEST(NearestName, IsNothingWhenNothingIsNear) {
  for (const char* given : {"", "x", "rl", "zebra", "laxxxs", "eval", "gradient-norm"}) {
    EXPECT_EQ(nearest_name(given, kNames), "") << given;
  }
  EXPECT_EQ(nearest_name("layers", {}), "");
}

TEST(NearestName, OfEquallyNearOnesIsTheFirst) { EXPECT_EQ(nearest_name("beta", {"beta1", "beta2"}), "beta1"); }

TEST(NearestName, IsSuggestedInWordsOrNotAtAll) {
  EXPECT_EQ(spelling_suggestion("trian", kNames), "; the nearest is 'train'");
  EXPECT_EQ(spelling_suggestion("zebra", kNames), "");
}

}  // namespace
}  // namespace pcp
