// Products of a row with a matrix against sums in double: the loops of every instruction set this machine runs, and
// whole products of both layouts and both types.
#include "engine/cpu/gemv.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <numeric>
#include <random>
#include <vector>

#include "base/half.h"
#include "engine/cpu/gemm.h"
#include "engine/cpu/gemv_kernels.h"
#include "engine/cpu/vector_kernels.h"

namespace pcp::cpu {
namespace {

constexpr float kBesideGemv = 12345.0f;

// A matrix of f32 or bf16, whose memory ends with its last element so that a sanitizer sees what is read beyond.
struct RandomGemv {
  RandomGemv(DType dtype, std::int64_t rows, std::int64_t cols, bool by_rows, std::int64_t spare,
             std::mt19937& random) {
    std::uniform_real_distribution<float> uniform(-1, 1);
    std::int64_t run = by_rows ? cols : rows, runs = by_rows ? rows : cols, stride = run + spare;
    auto count = static_cast<std::size_t>(runs == 0 || run == 0 ? 0 : (runs - 1) * stride + run);
    for (std::size_t i = 0; i < count; ++i) {
      stored.push_back(float_to_bf16(uniform(random)));
      values.push_back(dtype == DType::bf16 ? bf16_to_float(stored.back()) : uniform(random));
    }
    const void* data = dtype == DType::bf16 ? static_cast<const void*>(stored.data()) : values.data();
    matrix = {static_cast<const std::byte*>(data), dtype, rows, cols, by_rows ? stride : 1, by_rows ? 1 : stride};
    for (std::int64_t k = 0; k < rows; ++k) x.push_back(uniform(random));
  }

  void expect_product(const std::vector<float>& out, const std::string& what) const {
    for (std::int64_t c = 0; c < matrix.cols; ++c) {
      double sum = 0, sizes = 0;
      for (std::int64_t k = 0; k < matrix.rows; ++k) {
        double value = values[static_cast<std::size_t>(k * matrix.row_stride + c * matrix.col_stride)];
        sum += x[static_cast<std::size_t>(k)] * value;
        sizes += std::abs(x[static_cast<std::size_t>(k)] * value);
      }
      ASSERT_NEAR(out[static_cast<std::size_t>(c)], sum, sizes * 0x1p-21) << what << ", column " << c;
    }
    for (auto c = static_cast<std::size_t>(matrix.cols); c < out.size(); ++c)
      ASSERT_EQ(out[c], kBesideGemv) << what << ": written behind the result";
  }

  std::string name() const {
    return (matrix.dtype == DType::bf16 ? "bf16 " : "f32 ") + std::to_string(matrix.rows) + " x " +
           std::to_string(matrix.cols) + (matrix.col_stride == 1 ? " by rows" : " by columns");
  }

  std::vector<std::uint16_t> stored;
  std::vector<float> values, x;
  GemvMatrix matrix;
};

std::vector<float> gemv_result(std::int64_t cols) {
  return std::vector<float>(static_cast<std::size_t>(cols + 5), kBesideGemv);
}

// Both sides of every number of registers, and where sums go from registers to the cache.
TEST(Gemv, LoopsOfEveryInstructionSet) {
  std::vector<std::int64_t> sizes(17);
  std::iota(sizes.begin(), sizes.end(), 1);
  for (std::int64_t size : {31, 63, 64, 65, 97, 191, 193, 383, 384, 385, 401}) sizes.push_back(size);
  std::mt19937 random(1);
  for (const VectorKernels* vector : runnable_vector_kernels()) {
    for (DType dtype : {DType::f32, DType::bf16}) {
      const GemvLoops& loops = dtype == DType::f32 ? vector->gemv().f32 : vector->gemv().bf16;
      for (std::int64_t cols : sizes) {
        for (std::int64_t depth : {1, 2, 3, 16, 17, 63, 64, 65, 127, 131}) {
          for (bool by_rows : {true, false}) {
            RandomGemv work(dtype, depth, cols, by_rows, static_cast<std::int64_t>(random() % 3), random);
            std::vector<float> out = gemv_result(cols);
            auto loop = by_rows ? loops.add_lines : loops.dot_columns;
            loop(depth, cols, work.x.data(), work.matrix.data,
                 by_rows ? work.matrix.row_stride : work.matrix.col_stride, out.data());
            work.expect_product(out, std::string(vector->isa) + " " + work.name());
            if (testing::Test::HasFatalFailure()) return;
          }
        }
      }
    }
  }
}

TEST(Gemv, PartsAreAddedUpInOrder) {
  std::mt19937 random(2);
  for (const VectorKernels* vector : runnable_vector_kernels()) {
    for (std::int64_t cols : {1, 15, 16, 17, 50}) {
      RandomGemv work(DType::f32, 7, cols, true, 4, random);
      std::vector<float> out = gemv_result(cols);
      vector->gemv().add_up(cols, 7, work.values.data(), work.matrix.row_stride, out.data());
      for (std::int64_t c = 0; c < cols; ++c) {
        float sum = work.values[static_cast<std::size_t>(c)];
        for (std::int64_t i = 1; i < 7; ++i) sum += work.values[static_cast<std::size_t>(i * (cols + 4) + c)];
        ASSERT_EQ(out[static_cast<std::size_t>(c)], sum) << vector->isa << ", column " << c << " of " << cols;
      }
      ASSERT_EQ(out[static_cast<std::size_t>(cols)], kBesideGemv) << vector->isa;
    }
  }
}

// Small, in groups of lines, wider than a strip of columns, and all of it with any number of threads.
TEST(Gemv, HasTheSameBitsWithAnyNumberOfThreads) {
  std::mt19937 random(3);
  struct Case {
    std::int64_t rows, cols;
  };
  for (Case c : {Case{1, 1}, {0, 9}, {384, 384}, {1531, 67}, {97, 1201}, {50, 9001}, {30011, 3}, {3, 30011}}) {
    for (DType dtype : {DType::f32, DType::bf16}) {
      for (bool by_rows : {true, false}) {
        RandomGemv work(dtype, c.rows, c.cols, by_rows, 1, random);
        std::vector<float> first;
        for (int threads : {1, 2, 3, 8}) {
          std::vector<float> out = gemv_result(c.cols);
          gemv(work.x.data(), work.matrix, out.data(), Threads(threads));
          work.expect_product(out, work.name());
          if (testing::Test::HasFatalFailure()) return;
          if (first.empty()) first = out;
          ASSERT_EQ(std::memcmp(out.data(), first.data(), out.size() * sizeof(float)), 0)
              << work.name() << " with " << threads << " threads";
        }
      }
    }
  }
}

TEST(Gemv, ReadsMatricesWithAUnitStride) {
  EXPECT_TRUE(has_gemv({nullptr, DType::f32, 3, 4, 4, 1}));
  EXPECT_TRUE(has_gemv({nullptr, DType::bf16, 3, 4, 1, 3}));
  EXPECT_TRUE(has_gemv({nullptr, DType::f32, 3, 4, 0, 1}));
  EXPECT_FALSE(has_gemv({nullptr, DType::f32, 3, 4, 8, 2}));
  EXPECT_FALSE(has_gemv({nullptr, DType::f16, 3, 4, 4, 1}));
}

// What is not finite must reach the result, also beside zeros.
TEST(Gemv, KeepsWhatIsNotFinite) {
  for (bool by_rows : {true, false}) {
    std::vector<float> values(40 * 40, 1.0f), x(40, 0.0f), out(40);
    values[7 * 40 + 7] = INFINITY;
    GemvMatrix b{
        reinterpret_cast<const std::byte*>(values.data()), DType::f32, 40, 40, by_rows ? 40 : 1, by_rows ? 1 : 40};
    gemv(x.data(), b, out.data(), Threads(1));
    for (std::size_t c = 0; c < 40; ++c) EXPECT_EQ(std::isnan(out[c]), c == 7) << c;
  }
}

// A product of one row or of one column, with strides in all operands.
TEST(Gemv, IsWhatSgemmUsesForRowsAndColumns) {
  std::mt19937 random(4);
  std::uniform_real_distribution<float> uniform(-1, 1);
  for (bool row : {true, false}) {
    for (std::int64_t form = 0; form < 8; ++form) {
      std::int64_t m = row ? 1 : 83, n = row ? 83 : 1, k = 129;
      auto strides = [&](std::int64_t rows, std::int64_t cols, bool by_rows) {
        return by_rows ? std::pair(cols + 3, std::int64_t{1}) : std::pair(std::int64_t{1}, rows + 3);
      };
      auto [a_row, a_col] = strides(m, k, (form & 1) != 0);
      auto [b_row, b_col] = strides(k, n, (form & 2) != 0);
      std::int64_t out_stride = (form & 4) != 0 ? n : n + 4;
      std::vector<float> a(132 * 132), b(132 * 132), out(static_cast<std::size_t>(m * out_stride), kBesideGemv);
      for (float& value : a) value = uniform(random);
      for (float& value : b) value = uniform(random);
      sgemm({a.data(), m, k, a_row, a_col}, {b.data(), k, n, b_row, b_col}, out.data(), out_stride, Threads(2));
      for (std::int64_t r = 0; r < m; ++r) {
        for (std::int64_t c = 0; c < out_stride; ++c) {
          double expected = c < n ? 0 : kBesideGemv;
          for (std::int64_t i = 0; c < n && i < k; ++i) {
            expected += static_cast<double>(a[static_cast<std::size_t>(r * a_row + i * a_col)]) *
                        b[static_cast<std::size_t>(i * b_row + c * b_col)];
          }
          ASSERT_NEAR(out[static_cast<std::size_t>(r * out_stride + c)], expected, 3e-5)
              << m << " x " << n << ", form " << form << " at " << r << ", " << c;
        }
      }
    }
  }
}

}  // namespace
}  // namespace pcp::cpu
