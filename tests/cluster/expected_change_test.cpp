#include "cluster/expected_change.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace pcp::cluster {
namespace {

TEST(ExpectedChange, GrowsWithTheRootOfTheSteps) {
  ScheduleConfig constant{.kind = ScheduleKind::constant, .peak = 0.5, .warmup = 0, .steps = 1000};
  EXPECT_NEAR(expected_change(constant, 0, 60, 1), 0.5, 1e-12);
  EXPECT_NEAR(expected_change(constant, 120, 180, 64), 0.5 * 8, 1e-12);
}

// On a busy machine the first updates may be of a single step, at the beginning of the warm-up; then come those of
// whole leases. Even when all steps go the same way, their sizes must not be ten times apart (ScreeningConfig).
TEST(ExpectedChange, TheFirstStepOfAWarmUpIsAYardstickForAll) {
  ScheduleConfig schedule{.kind = ScheduleKind::cosine, .peak = 0.005, .warmup = 100, .steps = 2400};
  double first = learning_rate(schedule, 0) / expected_change(schedule, 0, 60, 1);
  for (std::int64_t round : {0, 1, 2, 10}) {
    double sum = 0;
    for (std::int64_t i = 0; i < 60; ++i) sum += learning_rate(schedule, round * 60 + i);
    EXPECT_LT(sum / expected_change(schedule, round * 60, (round + 1) * 60, 60), 10 * first) << round;
  }
}

// A fragment's first turn comes after fewer rounds than the others, at the lowest rates.
TEST(ExpectedChange, AFragmentHasChangedSinceItsLastTurn) {
  constexpr std::int64_t kLength = 15;
  constexpr int kFragments = 4;
  ScheduleConfig schedule{.kind = ScheduleKind::cosine, .peak = 0.005, .warmup = 100, .steps = 2400};
  for (std::int64_t fragment = 0; fragment < kFragments; ++fragment) {
    auto size = [&](std::int64_t round) {
      double sum = 0;
      for (std::int64_t i = std::max<std::int64_t>(round + 1 - kFragments, 0) * kLength; i < (round + 1) * kLength; ++i)
        sum += learning_rate(schedule, i);
      auto of_round = static_cast<std::uint64_t>(round);
      return sum / expected_change_of_fragment(schedule, kLength, kFragments, of_round, kLength, /*mixing=*/0.5);
    };
    for (std::int64_t turn : {1, 2, 5, 20})
      EXPECT_LT(size(fragment + turn * kFragments), 3 * size(fragment)) << fragment << " turn " << turn;
  }
  // With one fragment it is the change of the round.
  EXPECT_EQ(expected_change_of_fragment(schedule, 60, 1, 3, 7, /*mixing=*/0), expected_change(schedule, 180, 240, 7));
}

// A worker that mixes keeps part of its distance to the shared parameters from turn to turn. Here is the variance of
// that distance when steps are random and as long as the learning rate. At the end of a cosine the distance is much
// larger than the last steps alone, so a measure of those steps would refuse every honest update.
TEST(ExpectedChange, TheDistanceThatMixingKeepsOutlastsTheLearningRate) {
  constexpr std::int64_t kLength = 16, kRounds = 188;
  constexpr int kFragments = 3;
  ScheduleConfig schedule{.kind = ScheduleKind::cosine, .peak = 0.01, .warmup = 100, .steps = kLength * kRounds};
  for (double mixing : {0.0, 0.5, 0.9, 1.0}) {
    double variance = 0;
    for (std::int64_t round = 0; round < kRounds; ++round) {
      for (std::int64_t i = 0; i < kLength; ++i) variance += std::pow(learning_rate(schedule, round * kLength + i), 2);
      if (round % kFragments != 0) continue;  // the turn of another fragment
      double expected = expected_change_of_fragment(schedule, kLength, kFragments, static_cast<std::uint64_t>(round),
                                                    kLength, mixing);
      EXPECT_NEAR(std::sqrt(variance) / expected, 1, 0.05) << "mixing " << mixing << ", round " << round;
      variance *= mixing * mixing;
    }
  }
}

// AdamW by hand, on gradients that are nothing for long and then large, which is when its steps are largest.
TEST(MostChange, IsAboveWhatAdamwCanDo) {
  OptimizerConfig optimizer;
  ScheduleConfig schedule{ScheduleKind::cosine, 1e-2, 1e-3, 5, 200};
  std::mt19937 random(7);
  constexpr std::int64_t kValues = 64, kLength = 20;
  std::vector<double> p(kValues, 1), m(kValues), v(kValues);
  for (std::uint64_t round = 0; round < 10; ++round) {
    std::vector<double> before = p;
    for (std::int64_t i = 0; i < kLength; ++i) {
      std::int64_t step = static_cast<std::int64_t>(round) * kLength + i;
      double rate = learning_rate(schedule, step), t = static_cast<double>(step + 1);
      for (std::size_t k = 0; k < kValues; ++k) {
        double g = random() % 10 == 0 ? 1e3 : 0;
        m[k] = optimizer.beta1 * m[k] + (1 - optimizer.beta1) * g;
        v[k] = optimizer.beta2 * v[k] + (1 - optimizer.beta2) * g * g;
        double root = std::sqrt(v[k] / (1 - std::pow(optimizer.beta2, t))) + optimizer.epsilon;
        p[k] = p[k] * (1 - rate * optimizer.weight_decay) - rate * m[k] / (1 - std::pow(optimizer.beta1, t)) / root;
      }
    }
    double squares = 0;
    for (std::size_t k = 0; k < kValues; ++k) squares += (p[k] - before[k]) * (p[k] - before[k]);
    double most = most_change_of_fragment(optimizer, schedule, kLength, 1, round, kLength, 0, 0, kValues);
    EXPECT_LT(std::sqrt(squares), most) << "round " << round;
    EXPECT_GT(20 * std::sqrt(squares), most) << "round " << round << ": the bound is no use";
  }
}

TEST(MostChange, IsUnknownWhereNothingBoundsAStep) {
  OptimizerConfig sgd{.kind = OptimizerKind::sgd, .clip_norm = 0};
  EXPECT_TRUE(std::isinf(most_change_of_fragment(sgd, {.steps = 100}, 10, 1, 0, 10, 0, 0, 100)));
  sgd.clip_norm = 1;
  ScheduleConfig constant{ScheduleKind::constant, 0.5, 0, 0, 100};
  // Ten steps of at most 0.5 * 1 / (1 - 0.9), the decay of parameters beside it.
  double most = most_change_of_fragment(sgd, constant, 10, 1, 0, 10, 0, 0, 100);
  EXPECT_GE(most, 10 * 0.5 * 10);
  EXPECT_LT(most, 10 * 10 * 0.5 * 10);
  EXPECT_TRUE(std::isinf(most_change_of_fragment(sgd, constant, 10, 4, 0, 10, 1, 0, 100)));
}

}  // namespace
}  // namespace pcp::cluster
