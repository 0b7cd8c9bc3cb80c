// The inner kernels of f32 matrix products: packing and the register block, compiled once per instruction set.
//
// The register block takes up to `rows` rows of a and a panel of b of up to `vectors` registers of `lanes` columns.
#pragma once

#include <cstdint>

namespace pcp::cpu {

struct GemmKernels {
  int rows, lanes, vectors;
  // Packs rows of a into tiles, of which the first rows % tiles have one row more than the others. In each tile,
  // packed[k][row of the tile] = a[r * row_stride + k * col_stride].
  void (*pack_a)(std::int64_t tiles, std::int64_t rows, std::int64_t depth, const float* a, std::int64_t row_stride,
                 std::int64_t col_stride, float* packed);
  // Packs a panel of b: packed[k][c] = b[k * row_stride + c * col_stride] for c < cols, and zeros from there to
  // `width`, a multiple of `lanes`.
  void (*pack_b)(std::int64_t depth, std::int64_t cols, const float* b, std::int64_t row_stride,
                 std::int64_t col_stride, std::int64_t width, float* packed);
  // c[rows × cols] (+)= panel of a · panel of b, where cols is at most the panel's width. Both strides of a are 0 when
  // it is packed; otherwise a is read in place and one of its strides is 1. b_stride is the distance between rows of b,
  // which is the panel's width when b is packed.
  void (*multiply)(std::int64_t rows, std::int64_t cols, std::int64_t depth, const float* a, std::int64_t row_stride,
                   std::int64_t col_stride, const float* b, std::int64_t width, std::int64_t b_stride, float* c,
                   std::int64_t c_stride, bool accumulate);
  bool (*all_zero)(std::int64_t rows, std::int64_t cols, const float* a, std::int64_t row_stride);
  bool (*all_finite)(std::int64_t count, const float* a);
};

const GemmKernels& gemm_kernels();

}  // namespace pcp::cpu
