#include "rounds/screening.h"

#include <gtest/gtest.h>

#include <limits>

#include "rounds/strikes.h"

namespace pcp {
namespace {

constexpr double kInfiniteNorm = std::numeric_limits<double>::infinity();
constexpr double kNanNorm = std::numeric_limits<double>::quiet_NaN();

// Senders a, b, c...
Screening with_norms(const ScreeningConfig& config, std::initializer_list<double> norms) {
  Screening screening(config);
  char sender = 'a';
  for (double norm : norms) screening.accepted(std::string(1, sender++), norm);
  return screening;
}
// Of somebody who has sent nothing yet.
std::string reason(const Screening& screening, double norm) { return screening.judge("stranger", norm).reason; }

TEST(Screening, NotFiniteIsRefusedFromTheFirst) {
  for (double factor : {0.0, 10.0}) {
    Screening screening({.norm_factor = factor});
    for (double norm : {kNanNorm, kInfiniteNorm, -kInfiniteNorm, -1.0}) EXPECT_NE(reason(screening, norm), "") << norm;
    EXPECT_EQ(reason(screening, kNanNorm), "the update's norm is nan, not a finite number");
    EXPECT_EQ(reason(screening, 1e30), "");
  }
}

TEST(Screening, NormsFarAboveThoseOfTheMajorityAreRefused) {
  Screening screening = with_norms({}, {3, 2, 3.1, 4, 100});
  EXPECT_EQ(reason(screening, 31), "");
  EXPECT_EQ(reason(screening, 0), "");
  EXPECT_EQ(reason(screening, 812), "the update's norm is 812, usual is 3.1");
  EXPECT_NE(reason(screening, 31.01), "");
  EXPECT_TRUE(screening.judge("a", 812).certain);
}

TEST(Screening, OneSenderMovesTheYardstickOnceHoweverOftenItSends) {
  Screening screening = with_norms({}, {1, 1, 1});
  for (int i = 0; i < 100; ++i) screening.accepted("d", 1e6);
  EXPECT_NE(reason(screening, 11), "");
  for (int i = 0; i < 100; ++i) screening.accepted("d", 1e-6);
  EXPECT_EQ(reason(screening, 9), "");
}

// One of them may be a liar, and nobody can tell which.
TEST(Screening, OfTwoEachIsMeasuredByItself) {
  Screening screening({});
  screening.accepted("tiny", 1e-9);
  EXPECT_EQ(screening.judge("honest", 1).reason, "");
  screening.accepted("honest", 1);
  EXPECT_EQ(screening.judge("honest", 9).reason, "");
  EXPECT_NE(screening.judge("honest", 11).reason, "");
  EXPECT_FALSE(screening.judge("honest", 11).certain);
  EXPECT_NE(screening.judge("tiny", 1).reason, "");
}

TEST(Screening, OldNormsAreForgotten) {
  Screening screening({.window = 3});
  for (double norm : {1, 1, 1, 50, 50}) screening.accepted("a", norm);
  EXPECT_EQ(screening.judge("a", 400).reason, "");
  EXPECT_NE(screening.judge("a", 501).reason, "");
}

TEST(Screening, AFactorOfZeroTakesAnyNorm) {
  EXPECT_EQ(reason(with_norms({.norm_factor = 0}, {1, 1, 1, 1, 1}), 1e20), "");
}

// Updates of nothing (no batches, a learning rate of 0) must not shut out the first real one.
TEST(Screening, AYardstickOfZeroJudgesNobody) { EXPECT_EQ(reason(with_norms({}, {0, 0, 0, 1}), 1), ""); }

TEST(Screening, IsKeptAsText) {
  Screening screening = with_norms({}, {3, 2, 3.1}), kept({});
  kept.add_text(screening.to_text());
  EXPECT_EQ(reason(kept, 812), reason(screening, 812));
  EXPECT_EQ(reason(kept, 29), "");
  Screening untouched({});
  untouched.add_text("a nan b -1 c");
  EXPECT_EQ(reason(untouched, 1e9), "");
}

TEST(Strikes, TheThirdPutsOut) {
  Ledger ledger(":memory:");
  Strikes strikes(3, ledger);
  EXPECT_FALSE(strikes.add("a"));
  EXPECT_FALSE(strikes.add("b"));
  EXPECT_FALSE(strikes.add("a"));
  EXPECT_FALSE(strikes.is_out("a"));
  EXPECT_TRUE(strikes.add("a"));
  EXPECT_TRUE(strikes.is_out("a"));
  EXPECT_FALSE(strikes.is_out("b"));
  EXPECT_FALSE(strikes.is_out("stranger"));
}

TEST(Strikes, OutliveARestart) {
  Ledger ledger(":memory:");
  for (int i = 0; i < 3; ++i) Strikes(3, ledger).add("a@b");
  EXPECT_TRUE(Strikes(3, ledger).is_out("a@b"));
}

TEST(Strikes, AreForgottenAfterADay) {
  Ledger ledger(":memory:");
  Strikes strikes(2, ledger);
  strikes.add("a", 1000);
  EXPECT_TRUE(strikes.add("a", 2000));
  EXPECT_FALSE(strikes.is_out("a", 2000 + 24 * 60 * 60 + 1));
  EXPECT_FALSE(strikes.add("a", 2000 + 24 * 60 * 60 + 1));
}

TEST(Strikes, WithZeroNobodyIsPutOut) {
  Ledger ledger(":memory:");
  Strikes strikes(0, ledger);
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(strikes.add("a"));
  EXPECT_FALSE(strikes.is_out("a"));
}

}  // namespace
}  // namespace pcp
