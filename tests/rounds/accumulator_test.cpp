#include "rounds/accumulator.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "tests/engine/code_of.h"
#include "tests/rounds/packed.h"

namespace pcp {
namespace {

using test::code_of, test::packed;

TEST(UpdateMean, IsWeighted) {
  UpdateMean mean(2);
  mean.add(Compression::f32, packed(Compression::f32, std::vector<float>{1, -8}), 3000);
  mean.add(Compression::f32, packed(Compression::f32, std::vector<float>{9, 0}), 1000);
  EXPECT_EQ(mean.updates(), 2);
  EXPECT_EQ(mean.weight(), 4000);
  EXPECT_EQ(mean.take(), (std::vector<float>{3, -6}));  // (3 * 1 + 9) / 4 and (3 * -8 + 0) / 4
}

TEST(UpdateMean, OfOneUpdateIsThatUpdate) {
  std::vector<float> values = {0.1f, -3.7e-20f, 12345.678f};
  for (double weight : {1.0, 0.1, 123456789.0, 1e30}) {
    UpdateMean mean(3);
    mean.add(Compression::f32, packed(Compression::f32, values), weight);
    EXPECT_EQ(mean.take(), values) << weight;
  }
}

TEST(UpdateMean, AgreesWithF64) {
  std::mt19937_64 random(1);
  std::normal_distribution<float> normal;
  std::uniform_real_distribution<double> tokens(1e3, 1e9);
  constexpr std::int64_t kValues = 1037;
  for (Compression one : {Compression::f32, Compression::bf16, Compression::int8, Compression::int4})
    for (int updates : {1, 2, 7, 64}) {
      UpdateMean mean(kValues);
      std::vector<double> sum(kValues), magnitude(kValues);
      double weights = 0;
      for (int update = 0; update < updates; ++update) {
        std::vector<float> values(kValues), said(kValues);
        for (float& value : values) value = normal(random);
        std::vector<std::byte> bytes = packed(one, values);
        decompress(one, bytes, said);
        double weight = std::floor(tokens(random));
        mean.add(one, bytes, weight);
        weights += weight;
        for (std::int64_t i = 0; i < kValues; ++i) sum[i] += weight * said[i];
        for (std::int64_t i = 0; i < kValues; ++i) magnitude[i] += weight * std::abs(said[i]);
      }
      EXPECT_DOUBLE_EQ(mean.weight(), weights);
      std::vector<float> result = mean.take();
      ASSERT_EQ(std::ssize(result), kValues);
      // One rounding of each weight, product, sum, and of the division.
      for (std::int64_t i = 0; i < kValues; ++i)
        ASSERT_NEAR(result[i], sum[i] / weights, magnitude[i] / weights * (updates + 4) * 0x1p-24) << updates;
    }
}

TEST(UpdateMean, BeginsAnewAfterTake) {
  UpdateMean mean(1);
  mean.add(Compression::f32, packed(Compression::f32, std::vector<float>{5}), 10);
  mean.take();
  EXPECT_EQ(mean.updates(), 0);
  EXPECT_EQ(mean.weight(), 0);
  EXPECT_EQ(code_of([&] { mean.take(); }), Code::failed_precondition);
  mean.add(Compression::bf16, packed(Compression::bf16, std::vector<float>{2}), 3);
  EXPECT_EQ(mean.take(), std::vector<float>{2});
}

TEST(UpdateMean, WhatIsRefusedLeavesItAsItWas) {
  UpdateMean mean(3);
  std::vector<std::byte> good = packed(Compression::f32, std::vector<float>{1, 2, 3}), bad(11);
  EXPECT_EQ(code_of([&] { mean.add(Compression::f32, bad, 5); }), Code::data_loss);
  EXPECT_EQ(mean.updates(), 0);
  mean.add(Compression::f32, good, 7);
  EXPECT_EQ(code_of([&] { mean.add(Compression::f32, bad, 1000); }), Code::data_loss);
  for (double weight : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
    EXPECT_EQ(code_of([&] { mean.add(Compression::f32, good, weight); }), Code::invalid_argument);
  EXPECT_EQ(mean.updates(), 1);
  EXPECT_EQ(mean.weight(), 7);
  EXPECT_EQ(mean.take(), (std::vector<float>{1, 2, 3}));
}

TEST(UpdateMean, OfNothingIsEmpty) {
  UpdateMean mean(0);
  mean.add(Compression::int4, {}, 1);
  EXPECT_EQ(mean.take(), std::vector<float>{});
}

}  // namespace
}  // namespace pcp
