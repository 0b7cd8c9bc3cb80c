#include "engine/cpu/bf16_product.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <vector>

#include "engine/cpu/dnnl_engine.h"

namespace pcp::cpu {
namespace {

struct Sample {
  std::vector<std::uint16_t> stored;
  std::vector<double> values;
};

Sample random_bf16(std::int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  Sample sample;
  for (std::int64_t i = 0; i < count; ++i) {
    float x = normal(random);
    std::uint32_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    bits &= 0xffff0000u;  // a bf16
    std::memcpy(&x, &bits, sizeof bits);
    sample.stored.push_back(static_cast<std::uint16_t>(bits >> 16));
    sample.values.push_back(x);
  }
  return sample;
}

float widened(std::uint16_t x) {
  std::uint32_t bits = static_cast<std::uint32_t>(x) << 16;
  float result;
  std::memcpy(&result, &bits, sizeof result);
  return result;
}

class Bf16Product : public testing::Test {
 protected:
  void SetUp() override {
    dnnl_engine();
    if (dnnl::get_effective_cpu_isa() < dnnl::cpu_isa::avx512_core)
      GTEST_SKIP() << "oneDNN multiplies bf16 on processors with AVX-512 alone; this one is never asked to";
  }
};

// Each operand row-major or transposed, as gradients have them; the result between other memory that must stay.
TEST_F(Bf16Product, OfAnyOrientationIsThatOfDoubles) {
  constexpr std::int64_t kRows = 37, kDepth = 70, kCols = 151, kStride = kCols + 5;
  Sample a = random_bf16(kRows * kDepth, 1), b = random_bf16(kDepth * kCols, 2);
  for (int form = 0; form < 8; ++form) {
    bool a_transposed = (form & 1) != 0, b_transposed = (form & 2) != 0;
    DType result = (form & 4) != 0 ? DType::f32 : DType::bf16;
    auto matrix = [](const Sample& x, std::int64_t rows, std::int64_t cols, bool transposed) {
      return Bf16Matrix{reinterpret_cast<const std::byte*>(x.stored.data()), rows, cols, transposed ? 1 : cols,
                        transposed ? rows : 1};
    };
    Bf16Matrix left = matrix(a, kRows, kDepth, a_transposed), right = matrix(b, kDepth, kCols, b_transposed);
    std::size_t size = result == DType::f32 ? sizeof(float) : sizeof(std::uint16_t);
    std::vector<std::byte> out(static_cast<std::size_t>(kRows * kStride) * size, std::byte{0x5a});
    ASSERT_TRUE(bf16_product(left, right, result, out.data(), kStride, Threads(2)));
    for (std::int64_t r = 0; r < kRows; ++r) {
      for (std::int64_t c = 0; c < kCols; ++c) {
        double sum = 0, sizes = 0;
        for (std::int64_t k = 0; k < kDepth; ++k) {
          double product = a.values[static_cast<std::size_t>(r * left.row_stride + k * left.col_stride)] *
                           b.values[static_cast<std::size_t>(k * right.row_stride + c * right.col_stride)];
          sum += product;
          sizes += std::abs(product);
        }
        const std::byte* at = out.data() + static_cast<std::size_t>(r * kStride + c) * size;
        float got;
        if (result == DType::f32) {
          std::memcpy(&got, at, sizeof got);
        } else {
          std::uint16_t stored;
          std::memcpy(&stored, at, sizeof stored);
          got = widened(stored);
        }
        double tolerance = sizes * 0x1p-22 + (result == DType::f32 ? 0 : std::abs(sum) * 0x1p-8);
        ASSERT_NEAR(got, sum, tolerance) << "form " << form << " at " << r << ", " << c;
      }
      for (std::int64_t i = kCols; i < kStride; ++i)
        ASSERT_EQ(out[static_cast<std::size_t>(r * kStride + i) * size], std::byte{0x5a})
            << "written beside the result";
    }
  }
}

// Tall ones are shared out by rows.
TEST_F(Bf16Product, DoesNotDependOnTheThreads) {
  constexpr std::int64_t kRows = 300, kDepth = 40, kCols = 30;
  Sample a = random_bf16(kRows * kDepth, 1), b = random_bf16(kDepth * kCols, 2);
  Bf16Matrix left{reinterpret_cast<const std::byte*>(a.stored.data()), kRows, kDepth, kDepth, 1};
  Bf16Matrix right{reinterpret_cast<const std::byte*>(b.stored.data()), kDepth, kCols, kCols, 1};
  std::vector<std::vector<float>> results;
  for (int threads : {1, 2, 3, 8}) {
    auto& out = results.emplace_back(static_cast<std::size_t>(kRows * kCols));
    ASSERT_TRUE(
        bf16_product(left, right, DType::f32, reinterpret_cast<std::byte*>(out.data()), kCols, Threads(threads)));
    EXPECT_EQ(out, results.front()) << threads;
  }
}

TEST_F(Bf16Product, WhatOneDnnCannotDescribeIsLeftToOthers) {
  Sample a = random_bf16(64, 1);
  std::vector<float> out(16, 7.0f);
  auto* data = reinterpret_cast<const std::byte*>(a.stored.data());
  auto* to = reinterpret_cast<std::byte*>(out.data());
  Bf16Matrix plain{data, 4, 4, 4, 1}, scattered{data, 4, 4, 8, 2}, spread{data, 4, 4, 0, 1}, empty{data, 4, 0, 0, 1};
  EXPECT_FALSE(bf16_product(scattered, plain, DType::f32, to, 4, Threads(1)));
  EXPECT_FALSE(bf16_product(plain, spread, DType::f32, to, 4, Threads(1)));
  EXPECT_FALSE(bf16_product(empty, Bf16Matrix{data, 0, 4, 4, 1}, DType::f32, to, 4, Threads(1)));
  for (float x : out) EXPECT_EQ(x, 7.0f);
  EXPECT_TRUE(bf16_product(plain, plain, DType::f32, to, 4, Threads(1)));
}

// A product that is refused is computed in f32; one that is not must not make a NaN of an infinity.
TEST_F(Bf16Product, AnInfinityStaysOneWhateverTheDepth) {
  constexpr std::int64_t kRows = 16, kCols = 7, kStride = 16;
  constexpr std::uint16_t kOne = 0x3f80, kInfinity = 0x7f80;
  for (std::int64_t depth : {1, 2, 5, 6, 30, 31, 32, 33, 63, 64, 65, 70}) {
    for (std::int64_t at = 0; at < depth; ++at) {
      std::vector<std::uint16_t> a(static_cast<std::size_t>(kRows * depth), kOne);
      std::vector<std::uint16_t> b(static_cast<std::size_t>(depth * kCols), kOne);
      a[static_cast<std::size_t>(3 * depth + at)] = kInfinity;
      std::vector<std::uint16_t> out(static_cast<std::size_t>(kRows * kStride), 0);
      Bf16Matrix left{reinterpret_cast<const std::byte*>(a.data()), kRows, depth, depth, 1};
      Bf16Matrix right{reinterpret_cast<const std::byte*>(b.data()), depth, kCols, kCols, 1};
      if (!bf16_product(left, right, DType::bf16, reinterpret_cast<std::byte*>(out.data()), kStride,
                        Threads::calling_thread()))
        continue;
      for (std::size_t c = 0; c < kCols; ++c) ASSERT_EQ(out[3 * kStride + c], kInfinity) << depth << " " << at;
      ASSERT_EQ(widened(out[0]), static_cast<float>(depth)) << "another row";
    }
  }
}

}  // namespace
}  // namespace pcp::cpu
