#include "rounds/screening.h"

#include <gtest/gtest.h>

#include <limits>

namespace pcp {
namespace {

constexpr double kInfiniteNorm = std::numeric_limits<double>::infinity();
constexpr double kNanNorm = std::numeric_limits<double>::quiet_NaN();

Screening with_norms(const ScreeningConfig& config, std::initializer_list<double> norms) {
  Screening screening(config);
  for (double norm : norms) screening.accepted(norm);
  return screening;
}

TEST(Screening, NotFiniteIsRefusedFromTheFirst) {
  for (double factor : {0.0, 10.0}) {
    Screening screening({.norm_factor = factor});
    for (double norm : {kNanNorm, kInfiniteNorm, -kInfiniteNorm, -1.0})
      EXPECT_NE(screening.judge_norm(norm), "") << norm;
    EXPECT_EQ(screening.judge_norm(kNanNorm), "the update's norm is nan, not a finite number");
    EXPECT_EQ(screening.judge_norm(1e30), "");
  }
}

TEST(Screening, NormsFarAboveTheMedianAreRefused) {
  Screening screening = with_norms({}, {3, 2, 3.1, 4, 100});
  EXPECT_EQ(screening.judge_norm(31), "");
  EXPECT_EQ(screening.judge_norm(0), "");
  EXPECT_EQ(screening.judge_norm(812), "the update's norm is 812, the median is 3.1");
  EXPECT_NE(screening.judge_norm(31.01), "");
}

TEST(Screening, TheMedianIsTrustedAfterEnoughNorms) {
  Screening screening = with_norms({.needed = 5}, {1, 1, 1, 1});
  EXPECT_EQ(screening.judge_norm(1000), "");
  screening.accepted(1);
  EXPECT_NE(screening.judge_norm(1000), "");
}

TEST(Screening, OldNormsAreForgotten) {
  Screening screening = with_norms({.needed = 3, .window = 3}, {1, 1, 1, 50, 50});
  EXPECT_EQ(screening.judge_norm(400), "");
  EXPECT_NE(screening.judge_norm(501), "");
}

TEST(Screening, AFactorOfZeroTakesAnyNorm) {
  EXPECT_EQ(with_norms({.norm_factor = 0}, {1, 1, 1, 1, 1}).judge_norm(1e20), "");
}

// Updates of nothing (no batches, a learning rate of 0) must not shut out the first real one.
TEST(Screening, AMedianOfZeroJudgesNobody) { EXPECT_EQ(with_norms({}, {0, 0, 0, 0, 0, 1}).judge_norm(1), ""); }

TEST(Screening, RefusalsAreCountedAndTheThirdPutsOut) {
  Screening screening({.strikes = 3});
  EXPECT_FALSE(screening.refused("a", "norm"));
  EXPECT_FALSE(screening.refused("b", "norm"));
  EXPECT_FALSE(screening.refused("a", "checksum"));
  EXPECT_FALSE(screening.is_out("a"));
  EXPECT_TRUE(screening.refused("a", "norm"));
  EXPECT_TRUE(screening.is_out("a"));
  EXPECT_FALSE(screening.is_out("b"));
  EXPECT_FALSE(screening.is_out("stranger"));
  EXPECT_TRUE(screening.refused("a", "norm"));
  EXPECT_EQ(screening.counts(), (std::map<std::string, std::uint64_t>{{"checksum", 1}, {"norm", 4}}));
}

TEST(Screening, WithZeroStrikesNobodyIsPutOut) {
  Screening screening({.strikes = 0});
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(screening.refused("a", "norm"));
  EXPECT_FALSE(screening.is_out("a"));
}

}  // namespace
}  // namespace pcp
