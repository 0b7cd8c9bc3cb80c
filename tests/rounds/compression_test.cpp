#include "rounds/compression.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include "tests/engine/code_of.h"

namespace pcp {
namespace {

using test::code_of;

constexpr Compression kAll[] = {Compression::f32, Compression::bf16, Compression::int8, Compression::int4};
constexpr Compression kBlocked[] = {Compression::int8, Compression::int4};
constexpr std::int64_t kSizes[] = {0, 1, 2, 3, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000, 4099};
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::vector<std::byte> packed(Compression compression, std::span<const float> values, std::span<float> residual = {}) {
  std::vector<std::byte> bytes(compressed_bytes(compression, std::ssize(values)));
  compress(compression, values, residual, bytes);
  return bytes;
}

std::vector<float> unpacked(Compression compression, std::span<const std::byte> bytes, std::int64_t count) {
  std::vector<float> values(count, -77.0f);
  decompress(compression, bytes, values);
  return values;
}

std::vector<float> round_trip(Compression compression, std::span<const float> values, std::span<float> residual = {}) {
  return unpacked(compression, packed(compression, values, residual), std::ssize(values));
}

// Normal values, each block at a magnitude of its own.
std::vector<float> random_values(std::mt19937_64& random, std::int64_t count, int least = -20, int most = 20) {
  std::normal_distribution<float> normal;
  std::uniform_int_distribution<int> exponent(least, most);
  std::vector<float> values(count);
  float magnitude = 1;
  for (std::int64_t i = 0; i < count; ++i) {
    if (i % kCompressionBlock == 0) magnitude = std::ldexp(1.0f, exponent(random));
    values[i] = magnitude * normal(random);
  }
  return values;
}

double largest_of_block(std::span<const float> values, std::int64_t at) {
  std::int64_t begin = at / kCompressionBlock * kCompressionBlock;
  double largest = 0;
  for (std::int64_t i = begin; i < std::min(std::ssize(values), begin + kCompressionBlock); ++i)
    largest = std::max(largest, std::abs(static_cast<double>(values[i])));
  return largest;
}

// How far a decoded value may be from its source: half a step, where the step is the next bf16 above its exact value.
double error_bound(Compression compression, std::span<const float> values, std::int64_t at) {
  double own = std::abs(static_cast<double>(values[at])), largest = largest_of_block(values, at);
  switch (compression) {
    case Compression::f32:
      return 0;
    case Compression::bf16:
      return own * 0x1p-8;
    case Compression::int8:
      return largest / 127.5 / 2 * (1 + 0x1p-7);
    case Compression::int4:
      return largest / 7.5 / 2 * (1 + 0x1p-7);
  }
  return 0;
}

TEST(Compression, HasNames) {
  for (Compression one : kAll) EXPECT_EQ(parse_compression(to_string(one)), one);
  std::string message;
  EXPECT_EQ(code_of([] { parse_compression("int5"); }, &message), Code::invalid_argument);
  EXPECT_EQ(message, "compression 'int5' does not exist; there are f32, bf16, int8 and int4");
}

TEST(Compression, SizesAreExact) {
  EXPECT_EQ(compressed_bytes(Compression::f32, 129), 516u);
  EXPECT_EQ(compressed_bytes(Compression::bf16, 129), 258u);
  EXPECT_EQ(compressed_bytes(Compression::int8, 129), 129u + 4);
  EXPECT_EQ(compressed_bytes(Compression::int4, 129), 65u + 4);
  EXPECT_EQ(compressed_bytes(Compression::int4, 128), 64u + 2);
  for (Compression one : kAll) EXPECT_EQ(compressed_bytes(one, 0), 0u);
  EXPECT_EQ(code_of([] { compressed_bytes(Compression::int4, -1); }), Code::invalid_argument);
  EXPECT_EQ(code_of([] { compressed_bytes(Compression::f32, std::numeric_limits<std::int64_t>::max()); }),
            Code::invalid_argument);
}

TEST(Compression, Int4BothWaysIsAtMostAByteAndAScaleAParameter) {
  for (std::int64_t count : {128, 1000, 124'000'000})
    EXPECT_LE(2 * compressed_bytes(Compression::int4, count), count + count / 32 + 6);
}

// Worked out by hand: the largest magnitude 15 makes the scale 15 / 7.5 = 2.
TEST(Compression, Int4BytesAreAsDocumented) {
  std::vector<float> values = {15, -14, 2, 5, 0};
  std::vector<std::byte> bytes = packed(Compression::int4, values);
  auto at = [&](int i) { return std::to_integer<int>(bytes[i]); };
  ASSERT_EQ(bytes.size(), 5u);
  EXPECT_EQ(at(0), 0x27);  // 7 for 15 and, three values on, 2 for 5 / 2, a tie
  EXPECT_EQ(at(1), 0x09);  // -7 and 0
  EXPECT_EQ(at(2), 0x01);
  EXPECT_EQ(at(3), 0x00);
  EXPECT_EQ(at(4), 0x40);  // bf16 of 2
  EXPECT_EQ(unpacked(Compression::int4, bytes, 5), (std::vector<float>{14, -14, 2, 4, 0}));
}

// The largest magnitude 255 makes the scale 2.
TEST(Compression, Int8BytesAreAsDocumented) {
  std::vector<float> values = {-255, 1, 3, 254};
  std::vector<std::byte> bytes = packed(Compression::int8, values);
  std::vector<int> expected = {-127 & 255, 0, 2, 127, 0x00, 0x40};  // ties to even
  ASSERT_EQ(bytes.size(), expected.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) EXPECT_EQ(std::to_integer<int>(bytes[i]), expected[i]) << i;
}

TEST(Compression, Bf16RoundsToNearestEven) {
  std::vector<float> values = {1.0f, 1.00390625f, 1.01171875f, -1.004f, 0x1p-140f};
  EXPECT_EQ(round_trip(Compression::bf16, values), (std::vector<float>{1.0f, 1.0f, 1.015625f, -1.0078125f, 0.0f}));
}

TEST(Compression, F32IsExact) {
  std::mt19937_64 random(1);
  std::vector<float> values = random_values(random, 1000);
  EXPECT_EQ(round_trip(Compression::f32, values), values);
}

TEST(Compression, ErrorIsWithinHalfAStep) {
  std::mt19937_64 random(2);
  for (Compression one : kAll)
    for (std::int64_t count : kSizes)
      for (auto [least, most] : {std::pair(-20, 20), std::pair(-126, -100), std::pair(100, 120)}) {
        std::vector<float> values = random_values(random, count, least, most);
        std::vector<float> said = round_trip(one, values);
        for (std::int64_t i = 0; i < count; ++i)
          ASSERT_LE(std::abs(static_cast<double>(said[i]) - values[i]), error_bound(one, values, i) + 0x1p-127)
              << to_string(one) << " " << i << " of " << count;
      }
}

// Nothing gets lost between two roundings: what was said and what is kept are exactly what went in.
TEST(Compression, WhatIsSaidAndWhatIsKeptAreTheWhole) {
  std::mt19937_64 random(3);
  for (Compression one : kAll)
    for (std::int64_t count : kSizes) {
      std::vector<float> values = random_values(random, count), kept(count);
      std::vector<float> said = round_trip(one, values, kept);
      for (std::int64_t i = 0; i < count; ++i)
        ASSERT_EQ(static_cast<double>(said[i]) + kept[i], static_cast<double>(values[i])) << to_string(one) << " " << i;
    }
}

TEST(Compression, OverManyRoundsEverythingArrives) {
  constexpr std::int64_t kCount = 517;
  constexpr int kRounds = 200;
  for (Compression one : kAll)
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      std::mt19937_64 random(seed);
      std::vector<double> sent(kCount), arrived(kCount), magnitude(kCount);
      std::vector<float> residual(kCount);
      for (int round = 0; round < kRounds; ++round) {
        std::vector<float> values = random_values(random, kCount, -2, 2);
        std::vector<float> said = round_trip(one, values, residual);
        for (std::int64_t i = 0; i < kCount; ++i) {
          sent[i] += values[i];
          arrived[i] += said[i];
          magnitude[i] += std::abs(values[i]) + std::abs(said[i]);
        }
      }
      // In f32, adding the residual rounds once a round.
      for (std::int64_t i = 0; i < kCount; ++i)
        ASSERT_NEAR(arrived[i] + residual[i], sent[i], magnitude[i] * 0x1p-23) << to_string(one) << " seed " << seed;
    }
}

// A gradient too small to be said beside a large one arrives by way of the residual, and never without it.
TEST(Compression, ErrorFeedbackCarriesWhatIsBelowHalfAStep) {
  for (Compression one : kBlocked) {
    constexpr int kRounds = 1000;
    std::vector<float> values(kCompressionBlock, 0.001f), residual(kCompressionBlock);
    values[0] = 1;
    double with = 0, without = 0;
    for (int round = 0; round < kRounds; ++round) {
      with += round_trip(one, values, residual)[5];
      without += round_trip(one, values)[5];
    }
    EXPECT_EQ(without, 0) << to_string(one);
    EXPECT_NEAR(with, 0.001 * kRounds, error_bound(one, values, 5) * 1.01) << to_string(one);
    EXPECT_LT(std::abs(residual[5]), error_bound(one, values, 5));
  }
}

TEST(Compression, ZerosAndTheSmallestNumbersStay) {
  std::vector<float> zeros(300), residual(300);
  for (Compression one : kAll) EXPECT_EQ(round_trip(one, zeros, residual), zeros);
  std::vector<float> tiny(130, 0x1p-149f);
  for (Compression one : kBlocked) {
    std::vector<float> kept(130);
    EXPECT_EQ(round_trip(one, tiny, kept), std::vector<float>(130));
    EXPECT_EQ(kept, tiny);
  }
}

TEST(Compression, NotFiniteIsNeverSilent) {
  for (Compression one : kAll)
    for (float bad : {kNan, -kNan, kInfinity, -kInfinity, 0x1.8p127f, -std::numeric_limits<float>::max()})
      for (std::int64_t at : {0, 100, 128, 200}) {
        std::vector<float> values(201, 1.0f), residual(201);
        values[at] = bad;
        std::vector<std::byte> bytes = packed(one, values, residual);
        std::vector<float> said = unpacked(one, bytes, 201);
        EXPECT_TRUE(std::isnan(said[at])) << to_string(one) << " " << bad;
        EXPECT_TRUE(std::isnan(decompressed_squares(one, bytes, 201)));
        EXPECT_EQ(said[at < 128 ? 128 + 3 : 3], round_trip(one, std::vector<float>(201, 1.0f))[3]);  // the other block
        for (float kept : residual) ASSERT_TRUE(std::isfinite(kept));
        EXPECT_EQ(residual[at], 0);
      }
}

TEST(Compression, ABadResidualIsSaidOnceAndGone) {
  for (Compression one : kAll) {
    std::vector<float> values(10, 1.0f), residual(10);
    residual[3] = kInfinity;
    EXPECT_TRUE(std::isnan(round_trip(one, values, residual)[3]));
    EXPECT_TRUE(std::isfinite(round_trip(one, values, residual)[3]));
  }
}

TEST(Compression, NearTheLargestNumberNothingOverflows) {
  for (Compression one : kAll) {
    std::vector<float> values(128, 0x1p127f);
    values[1] = -0x1p127f;
    for (float said : round_trip(one, values)) EXPECT_TRUE(std::isfinite(said)) << to_string(one);
  }
}

TEST(Compression, AddsWithAWeight) {
  std::mt19937_64 random(5);
  for (Compression one : kAll)
    for (std::int64_t count : kSizes) {
      std::vector<float> values = random_values(random, count), out = random_values(random, count);
      std::vector<std::byte> bytes = packed(one, values);
      std::vector<float> said = unpacked(one, bytes, count), before = out;
      decompress_add(one, bytes, 0.3f, out);
      for (std::int64_t i = 0; i < count; ++i) {
        float product = 0.3f * said[i];
        ASSERT_EQ(out[i], before[i] + product) << to_string(one) << " " << i << " of " << count;
      }
    }
}

TEST(Compression, SquaresAreThoseOfTheDecodedValues) {
  std::mt19937_64 random(6);
  for (Compression one : kAll)
    for (std::int64_t count : kSizes) {
      std::vector<std::byte> bytes = packed(one, random_values(random, count));
      double expected = 0;
      for (float said : unpacked(one, bytes, count)) expected += static_cast<double>(said) * said;
      EXPECT_NEAR(decompressed_squares(one, bytes, count), expected, 1e-12 * expected) << to_string(one) << count;
    }
}

// Scales that no sender of ours makes: infinity with codes of zero, and one whose product overflows.
TEST(Compression, ForgedScalesGiveNaNSquares) {
  for (Compression one : kBlocked)
    for (std::uint16_t scale : {0x7f80, 0x7fc0, 0x7f7f})
      for (float value : {0.0f, 1.0f}) {
        if (scale == 0x7f7f && value == 0) continue;
        std::vector<std::byte> bytes = packed(one, std::vector<float>(7, value));
        std::memcpy(bytes.data() + bytes.size() - 2, &scale, 2);
        EXPECT_TRUE(std::isnan(decompressed_squares(one, bytes, 7))) << to_string(one) << " " << scale;
      }
}

TEST(Compression, BytesNeedNoAlignment) {
  std::mt19937_64 random(7);
  for (Compression one : kAll) {
    std::vector<float> values = random_values(random, 300);
    std::vector<std::byte> bytes = packed(one, values), shifted(bytes.size() + 1);
    compress(one, values, {}, std::span(shifted).subspan(1));
    EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), shifted.begin() + 1));
    EXPECT_EQ(unpacked(one, std::span(shifted).subspan(1), 300), unpacked(one, bytes, 300));
  }
}

TEST(Compression, WrongSizesAreRefused) {
  for (Compression one : kAll)
    for (std::int64_t wrong : {-1, 1}) {
      std::vector<std::byte> bytes(compressed_bytes(one, 200) + wrong);
      std::vector<float> out(200, 3.0f), values(200), residual(199);
      std::string message;
      EXPECT_EQ(code_of([&] { decompress(one, bytes, out); }, &message), Code::data_loss);
      EXPECT_EQ(message, concat("an update of 200 values in ", to_string(one), " has ", bytes.size() - wrong,
                                " bytes, this one has ", bytes.size()));
      EXPECT_EQ(code_of([&] { decompress_add(one, bytes, 1, out); }), Code::data_loss);
      EXPECT_EQ(code_of([&] { decompressed_squares(one, bytes, 200); }), Code::data_loss);
      EXPECT_EQ(out, std::vector<float>(200, 3.0f));
      EXPECT_EQ(code_of([&] { compress(one, values, {}, bytes); }), Code::invalid_argument);
      bytes.resize(bytes.size() - wrong);
      EXPECT_EQ(code_of([&] { compress(one, values, residual, bytes); }), Code::invalid_argument);
    }
}

// Bytes that every machine must make: their FNV-1a hashes, from a description of the formats in NumPy.
TEST(Compression, BytesAreThoseOfEveryMachine) {
  std::vector<float> values(1000);
  std::uint32_t state = 1;
  for (float& value : values) {
    state = state * 1664525u + 1013904223u;
    value = static_cast<float>(static_cast<std::int32_t>(state)) * 0x1p-40f;
  }
  std::vector<std::uint64_t> hashes;
  for (Compression one : kAll) {
    std::vector<float> residual(values.rbegin(), values.rend());
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (std::byte byte : packed(one, values, residual))
      hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3u;
    hashes.push_back(hash);
  }
  EXPECT_EQ(hashes, (std::vector<std::uint64_t>{804312653974618433u, 15410271192472154433u, 4107722744184662855u,
                                                5326177212964085370u}));
}

}  // namespace
}  // namespace pcp
