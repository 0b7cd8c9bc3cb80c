// Products of f32 matrices against sums in double: the register blocks of every instruction set this machine runs, and
// whole products of many shapes and layouts.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>
#include <vector>

#include "engine/cpu/gemm.h"
#include "engine/cpu/gemm_kernels.h"
#include "engine/cpu/vector_kernels.h"

namespace pcp::cpu {
namespace {

constexpr float kUntouched = 12345.0f;

std::vector<float> random_values(std::int64_t count, std::mt19937& random) {
  std::vector<float> values(static_cast<std::size_t>(count));
  std::uniform_real_distribution<float> uniform(-1, 1);
  for (float& value : values) value = uniform(random);
  return values;
}

float at(const Matrix& m, std::int64_t row, std::int64_t col) {
  return m.data[row * m.row_stride + col * m.col_stride];
}

double product_at(const Matrix& a, const Matrix& b, std::int64_t row, std::int64_t col) {
  double sum = 0;
  for (std::int64_t k = 0; k < a.cols; ++k) sum += static_cast<double>(at(a, row, k)) * at(b, k, col);
  return sum;
}

double tolerance(std::int64_t depth) { return 1e-6 * (4 + std::sqrt(static_cast<double>(depth)) * 4); }

// A matrix with memory of its own, laid out so that reading past it is seen by a sanitizer.
struct OwnMatrix {
  OwnMatrix(std::int64_t rows, std::int64_t cols, bool by_rows, std::int64_t spare, std::mt19937& random) {
    std::int64_t stride = (by_rows ? cols : rows) + spare, runs = by_rows ? rows : cols;
    values = random_values(runs == 0 ? 0 : (runs - 1) * stride + (by_rows ? cols : rows), random);
    matrix = {values.data(), rows, cols, by_rows ? stride : 1, by_rows ? 1 : stride};
  }
  std::vector<float> values;
  Matrix matrix;
};

TEST(GemmKernels, EveryBlockOfEveryInstructionSet) {
  std::mt19937 random(1);
  for (const VectorKernels* vector : runnable_vector_kernels()) {
    const GemmKernels& kernels = vector->gemm();
    for (std::int64_t rows = 1; rows <= kernels.rows; ++rows) {
      for (std::int64_t width = kernels.lanes; width <= kernels.lanes * kernels.vectors; width += kernels.lanes) {
        for (std::int64_t depth : {1, 3, 17, 40}) {
          bool a_in_place = random() % 2 == 0, b_in_place = random() % 2 == 0, accumulate = random() % 2 == 0;
          std::int64_t left_out =
              b_in_place ? 0 : static_cast<std::int64_t>(random() % static_cast<unsigned>(kernels.lanes));
          std::int64_t cols = width - left_out;
          OwnMatrix a(rows, depth, random() % 2 == 0, 20, random),
              b(depth, cols, b_in_place || random() % 2 == 0, 7, random);
          std::vector<float> left(static_cast<std::size_t>(rows * depth)),
              right(static_cast<std::size_t>(depth * width));
          kernels.pack_a(1, rows, depth, a.matrix.data, a.matrix.row_stride, a.matrix.col_stride, left.data());
          kernels.pack_b(depth, cols, b.matrix.data, b.matrix.row_stride, b.matrix.col_stride, width, right.data());
          std::int64_t stride = cols + 3;
          std::vector<float> out(static_cast<std::size_t>(rows * stride), kUntouched);
          kernels.multiply(rows, cols, depth, a_in_place ? a.matrix.data : left.data(),
                           a_in_place ? a.matrix.row_stride : 0, a_in_place ? a.matrix.col_stride : 0,
                           b_in_place ? b.matrix.data : right.data(), width, b_in_place ? b.matrix.row_stride : width,
                           out.data(), stride, accumulate);
          for (std::int64_t r = 0; r < rows; ++r) {
            for (std::int64_t c = 0; c < stride; ++c) {
              double was = accumulate || c >= cols ? kUntouched : 0.0;
              double expected = was + (c < cols ? product_at(a.matrix, b.matrix, r, c) : 0.0);
              ASSERT_NEAR(out[static_cast<std::size_t>(r * stride + c)], expected, accumulate ? 2e-2 : tolerance(depth))
                  << vector->isa << " " << rows << " x " << cols << " x " << depth << " at " << r << ", " << c;
            }
          }
        }
      }
    }
  }
}

TEST(GemmKernels, TilesArePackedOneBehindTheOther) {
  std::mt19937 random(2);
  for (const VectorKernels* vector : runnable_vector_kernels()) {
    const GemmKernels& kernels = vector->gemm();
    for (std::int64_t rows : {5, 10, 11, 29, 63}) {
      for (std::int64_t depth : {1, 15, 33, 100}) {
        for (bool by_rows : {true, false}) {
          OwnMatrix a(rows, depth, by_rows, by_rows ? 0 : 16, random);
          std::int64_t tiles = (rows + kernels.rows - 1) / kernels.rows;
          std::vector<float> packed(static_cast<std::size_t>(rows * depth));  // not one value more
          kernels.pack_a(tiles, rows, depth, a.matrix.data, a.matrix.row_stride, a.matrix.col_stride, packed.data());
          for (std::int64_t t = 0; t < tiles; ++t) {
            std::int64_t begin = t * (rows / tiles) + std::min(t, rows % tiles);
            std::int64_t count = rows / tiles + (t < rows % tiles ? 1 : 0);
            for (std::int64_t k = 0; k < depth; ++k) {
              for (std::int64_t r = 0; r < count; ++r) {
                ASSERT_EQ(packed[static_cast<std::size_t>(begin * depth + k * count + r)], at(a.matrix, begin + r, k))
                    << vector->isa << " " << rows << " x " << depth << ": tile " << t << ", " << k << ", " << r;
              }
            }
          }
        }
      }
    }
  }
}

TEST(Sgemm, ManyShapesAndLayouts) {
  std::mt19937 random(3);
  std::uniform_int_distribution<std::int64_t> small(1, 40), large(1, 300);
  for (int round = 0; round < 300; ++round) {
    std::int64_t rows = round % 3 == 0 ? large(random) : small(random);
    std::int64_t cols = round % 3 == 1 ? large(random) : small(random);
    if (round % 4 < 2) cols = (cols + 15) / 16 * 16;  // whole registers, which may be read where they lie
    std::int64_t depth = round % 5 == 0 ? 350 + 3 * large(random) : round % 3 == 2 ? large(random) : small(random);
    OwnMatrix a(rows, depth, random() % 2 == 0, static_cast<std::int64_t>(random() % 20), random);
    OwnMatrix b(depth, cols, random() % 2 == 0, static_cast<std::int64_t>(random() % 20), random);
    std::int64_t stride = cols + static_cast<std::int64_t>(random() % 4);
    std::vector<float> out(static_cast<std::size_t>(rows * stride), kUntouched);
    Threads threads(round % 2 + 1);
    sgemm(a.matrix, b.matrix, out.data(), stride, threads);
    for (std::int64_t r = 0; r < rows; ++r) {
      for (std::int64_t c = 0; c < stride; ++c) {
        double expected = c < cols ? product_at(a.matrix, b.matrix, r, c) : kUntouched;
        ASSERT_NEAR(out[static_cast<std::size_t>(r * stride + c)], expected, tolerance(depth))
            << rows << " x " << cols << " x " << depth << " at " << r << ", " << c;
      }
    }
  }
}

// Large enough for shares of columns, a left-hand side packed for all of them, and rows a multiple of 4 KiB apart.
TEST(Sgemm, LargeProductsInParts) {
  std::mt19937 random(4);
  struct Case {
    std::int64_t rows, cols, depth;
    bool by_rows;
  };
  for (const Case& c : {Case{200, 1500, 1000, false}, {150, 1300, 1024, true}, {64, 3000, 400, true}}) {
    OwnMatrix a(c.rows, c.depth, c.by_rows, 0, random), b(c.depth, c.cols, true, 0, random);
    std::vector<float> out(static_cast<std::size_t>(c.rows * c.cols));
    sgemm(a.matrix, b.matrix, out.data(), c.cols, Threads(2));
    for (int i = 0; i < 5000; ++i) {
      std::int64_t row = static_cast<std::int64_t>(random()) % c.rows,
                   col = static_cast<std::int64_t>(random()) % c.cols;
      ASSERT_NEAR(out[static_cast<std::size_t>(row * c.cols + col)], product_at(a.matrix, b.matrix, row, col),
                  tolerance(c.depth))
          << row << ", " << col;
    }
  }
}

// Results are added up in slices of depth, which are the same for any number of threads.
TEST(Sgemm, DeepProductsInSlices) {
  std::mt19937 random(6);
  for (auto [rows, cols, depth] : std::vector<std::array<std::int64_t, 3>>{
           {50, 100, 2048}, {2, 3, 9000}, {97, 5, 5001}, {64, 192, 4096}, {200, 49, 2047}, {33, 160, 3073}}) {
    for (bool by_rows : {true, false}) {
      OwnMatrix a(rows, depth, by_rows, 3, random), b(depth, cols, random() % 2 == 0, 5, random);
      std::int64_t stride = cols + 2;
      std::vector<float> first;
      for (int threads : {1, 2, 3, 5, 16}) {
        std::vector<float> out(static_cast<std::size_t>(rows * stride), kUntouched);
        sgemm(a.matrix, b.matrix, out.data(), stride, Threads(threads));
        if (threads == 1) first = out;
        ASSERT_EQ(out, first) << rows << " x " << cols << " x " << depth << " on " << threads << " threads";
      }
      for (std::int64_t r = 0; r < rows; ++r) {
        for (std::int64_t c = 0; c < stride; ++c) {
          double expected = c < cols ? product_at(a.matrix, b.matrix, r, c) : kUntouched;
          ASSERT_NEAR(first[static_cast<std::size_t>(r * stride + c)], expected, tolerance(depth))
              << rows << " x " << cols << " x " << depth << " at " << r << ", " << c;
        }
      }
    }
  }
}

TEST(Sgemm, PartOfAPackedMatrix) {
  std::mt19937 random(5);
  OwnMatrix a(37, 500, true, 3, random), b(500, 200, false, 0, random);
  std::vector<std::byte> memory(packed_bytes(500, 200) + 64);
  auto* aligned = memory.data() + (64 - reinterpret_cast<std::uintptr_t>(memory.data()) % 64) % 64;
  PackedMatrix packed = pack_rhs(b.matrix, aligned, Threads(2));
  for (std::int64_t cols : {200, 1, 97, 33}) {
    packed.used_cols = cols;
    std::vector<float> out(37 * 200, kUntouched);
    multiply_packed(a.matrix, packed, out.data(), 200);
    for (std::int64_t r = 0; r < 37; ++r) {
      for (std::int64_t c = 0; c < 200; ++c) {
        double expected = c < cols ? product_at(a.matrix, b.matrix, r, c) : kUntouched;
        ASSERT_NEAR(out[static_cast<std::size_t>(r * 200 + c)], expected, tolerance(500)) << r << ", " << c;
      }
    }
  }
}

// Columns of zeros may be left out, but not where they meet what is not finite.
TEST(Sgemm, ZerosAreLeftOutOnlyWhereThatIsNotSeen) {
  std::mt19937 random(6);
  constexpr std::int64_t kSize = 150;
  for (bool by_rows : {true, false}) {
    for (auto [upper, cols] : {std::pair(true, 70), {false, 70}, {true, 80}, {false, 80}}) {
      OwnMatrix a(kSize, kSize, by_rows, 5, random), b(kSize, cols, true, 0, random);
      for (std::int64_t r = 0; r < kSize; ++r) {
        for (std::int64_t c = 0; c < kSize; ++c) {
          float zero = (r + c) % 2 == 0 ? 0.0f : -0.0f;
          if (upper ? c < r : c > r)
            a.values[static_cast<std::size_t>(r * a.matrix.row_stride + c * a.matrix.col_stride)] = zero;
        }
      }
      auto expect_product = [&] {
        std::vector<float> out(kSize * cols);
        sgemm(a.matrix, b.matrix, out.data(), cols, Threads(2));
        for (std::int64_t r = 0; r < kSize; ++r) {
          for (std::int64_t c = 0; c < cols; ++c) {
            double expected = product_at(a.matrix, b.matrix, r, c);
            float value = out[static_cast<std::size_t>(r * cols + c)];
            if (std::isnan(expected)) {
              ASSERT_TRUE(std::isnan(value)) << r << ", " << c;
            } else if (value != expected) {  // an infinity is no number to be near to
              ASSERT_NEAR(value, expected, tolerance(kSize)) << r << ", " << c;
            }
          }
        }
      };
      expect_product();
      b.values[static_cast<std::size_t>((upper ? 0 : kSize - 1) * cols + 41)] = INFINITY;
      expect_product();
      b.values[static_cast<std::size_t>((upper ? 3 : kSize - 9) * cols + 69)] = NAN;
      expect_product();
    }
  }
}

TEST(Sgemm, AllZeros) {
  std::vector<float> a(40 * 64), b(64 * 50, 2.0f), out(40 * 50, kUntouched);
  sgemm({a.data(), 40, 64, 64, 1}, {b.data(), 64, 50, 50, 1}, out.data(), 50, Threads(1));
  EXPECT_EQ(out, std::vector<float>(40 * 50, 0.0f));
}

}  // namespace
}  // namespace pcp::cpu
