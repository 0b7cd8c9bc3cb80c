#include "rounds/compression.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include "tests/engine/code_of.h"
#include "tests/rounds/packed.h"

namespace pcp {
namespace {

using test::code_of, test::packed;

constexpr Compression kAll[] = {Compression::f32, Compression::bf16, Compression::int8, Compression::int4};
constexpr Compression kBlocked[] = {Compression::int8, Compression::int4};
constexpr std::int64_t kSizes[] = {0,   1,   2,   16,  17,  18,  34,  119,  120, 135,
                                   136, 137, 153, 154, 271, 272, 273, 1000, 4099};
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

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
      return largest / 6.5 / 2 * (1 + 0x1p-7);
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
  EXPECT_EQ(compressed_bytes(Compression::f32, 137), 548u);
  EXPECT_EQ(compressed_bytes(Compression::bf16, 137), 274u);
  EXPECT_EQ(compressed_bytes(Compression::int8, 136), 136u + 2);
  EXPECT_EQ(compressed_bytes(Compression::int8, 137), 137u + 4);
  EXPECT_EQ(compressed_bytes(Compression::int4, 1), 8u + 2);
  EXPECT_EQ(compressed_bytes(Compression::int4, 17), 8u + 2);
  EXPECT_EQ(compressed_bytes(Compression::int4, 18), 16u + 2);
  EXPECT_EQ(compressed_bytes(Compression::int4, 136), 64u + 2);
  EXPECT_EQ(compressed_bytes(Compression::int4, 137), 72u + 4);
  for (Compression one : kAll) EXPECT_EQ(compressed_bytes(one, 0), 0u);
  EXPECT_EQ(code_of([] { compressed_bytes(Compression::int4, -1); }), Code::invalid_argument);
  EXPECT_EQ(code_of([] { compressed_bytes(Compression::f32, std::numeric_limits<std::int64_t>::max()); }),
            Code::invalid_argument);
}

// Shorter updates than these 580 can be above, for the last word and the last scale are never cut.
TEST(Compression, Int4BothWaysIsAtMostAByteAParameter) {
  for (std::int64_t count = 580; count < 3000; ++count)
    ASSERT_LE(2 * compressed_bytes(Compression::int4, count), static_cast<std::uint64_t>(count)) << count;
  EXPECT_LE(2 * compressed_bytes(Compression::int4, 124'000'000), 121'000'000u);
}

// Worked out by hand: the largest magnitude 13 makes the scale 13 / 6.5 = 2 and the codes 6, -6, 1, 2 (a tie) and 0.
// The word is 12 + 0 * 13 + 7 * 13^2 + 8 * 13^3 + 6 * 13^4, and 6 * 13^5 to 6 * 13^16 for the values that are not
// there.
TEST(Compression, Int4BytesAreAsDocumented) {
  std::vector<float> values = {13, -12, 2, 5, 0};
  std::vector<std::byte> bytes = packed(Compression::int4, values);
  ASSERT_EQ(bytes.size(), 10u);
  std::uint64_t word = 4'325'207'959'690'673'457u;
  for (int i = 0; i < 8; ++i) EXPECT_EQ(std::to_integer<std::uint64_t>(bytes[i]), word >> 8 * i & 255) << i;
  EXPECT_EQ(std::to_integer<int>(bytes[8]), 0x00);
  EXPECT_EQ(std::to_integer<int>(bytes[9]), 0x40);  // bf16 of 2
  EXPECT_EQ(unpacked(Compression::int4, bytes, 5), (std::vector<float>{12, -12, 2, 4, 0}));
}

// Little-endian.
std::uint64_t number_at(std::span<const std::byte> bytes, std::int64_t at, int size) {
  std::uint64_t number = 0;
  for (int i = size - 1; i >= 0; --i) number = number * 256 + std::to_integer<std::uint64_t>(bytes[at + i]);
  return number;
}

// The header's description read the slow way: one value at a time, and each from its word and its scale alone.
double int4_value(std::span<const std::byte> bytes, std::int64_t count, std::int64_t at) {
  std::uint64_t shifted = number_at(bytes, at / 17 * 8, 8);
  for (std::int64_t i = 0; i < at % 17; ++i) shifted /= 13;
  std::uint64_t scale = number_at(bytes, (count + 16) / 17 * 8 + at / 136 * 2, 2);
  return (static_cast<double>(shifted % 13) - 6) * std::bit_cast<float>(static_cast<std::uint32_t>(scale << 16));
}

TEST(Compression, Int4IsReadAsDocumented) {
  std::mt19937_64 random(8);
  for (std::int64_t count : kSizes) {
    std::vector<float> values = random_values(random, count);
    std::vector<std::byte> bytes = packed(Compression::int4, values);
    std::vector<float> said = unpacked(Compression::int4, bytes, count);
    for (std::int64_t i = 0; i < count; ++i) {
      ASSERT_EQ(said[i], int4_value(bytes, count, i)) << i << " of " << count;
      ASSERT_NEAR(said[i], values[i], error_bound(Compression::int4, values, i)) << i << " of " << count;
    }
  }
}

std::vector<float> values_of_word(std::uint64_t word) {
  std::vector<std::byte> bytes(10);
  for (int i = 0; i < 8; ++i) bytes[i] = static_cast<std::byte>(word >> 8 * i & 255);
  bytes[8] = std::byte(0x80);  // bf16 of 1
  bytes[9] = std::byte(0x3f);
  return unpacked(Compression::int4, bytes, 17);
}

// The last one's digits are from Python's whole numbers.
TEST(Compression, Int4WordsBeyondTheirDigitsAreDefined) {
  constexpr std::uint64_t kAbove = 8'650'415'919'381'337'933u;  // 13^17
  EXPECT_EQ(values_of_word(kAbove - 1), std::vector<float>(17, 6));
  EXPECT_EQ(values_of_word(kAbove), std::vector<float>(17, -6));
  EXPECT_EQ(values_of_word(std::numeric_limits<std::uint64_t>::max()),
            (std::vector<float>{-4, 1, 5, 1, 0, 2, 4, -5, -5, -1, 3, 4, -1, -6, -1, 3, -5}));
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
  std::vector<float> tiny(140, 0x1p-149f);
  for (Compression one : kBlocked) {
    std::vector<float> kept(140);
    EXPECT_EQ(round_trip(one, tiny, kept), std::vector<float>(140));
    EXPECT_EQ(kept, tiny);
  }
}

TEST(Compression, NotFiniteIsNeverSilent) {
  for (Compression one : kAll)
    for (float bad : {kNan, -kNan, kInfinity, -kInfinity, 0x1.8p127f, -std::numeric_limits<float>::max()})
      for (std::int64_t at : {0, 100, 135, 136, 200}) {
        std::vector<float> values(201, 1.0f), residual(201);
        values[at] = bad;
        std::vector<std::byte> bytes = packed(one, values, residual);
        std::vector<float> said = unpacked(one, bytes, 201);
        EXPECT_TRUE(std::isnan(said[at])) << to_string(one) << " " << bad;
        EXPECT_TRUE(std::isnan(decompressed_squares(one, bytes, 201)));
        EXPECT_EQ(said[at < 136 ? 136 + 3 : 3], round_trip(one, std::vector<float>(201, 1.0f))[3]);  // the other block
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
    std::vector<float> values(kCompressionBlock, 0x1p127f);
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
  EXPECT_EQ(hashes, (std::vector<std::uint64_t>{804312653974618433u, 15410271192472154433u, 5938982421405983928u,
                                                8598730710079564197u}));
}

}  // namespace
}  // namespace pcp
