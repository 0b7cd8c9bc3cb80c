// The inner kernels of f32 matrix products: packing and the register block, compiled once per instruction set.
//
// The register block takes up to `rows` rows of a and a panel of b of up to `vectors` registers of `lanes` columns.
#pragma once

#include <cstdint>

namespace pcp::cpu {

struct GemmKernels {
  int rows, lanes, vectors;
  // Rows of a in tiles, of which the first rows % tiles have one row more than the others: for each tile
  // packed[k][its rows] from a[r * row_stride + k * col_stride].
  void (*pack_a)(std::int64_t tiles, std::int64_t rows, std::int64_t depth, const float* a, std::int64_t row_stride,
                 std::int64_t col_stride, float* packed);
  // A panel of b: packed[k][width] from b[k * row_stride + c * col_stride], c < cols, and zeros from there to `width`,
  // a multiple of `lanes`.
  void (*pack_b)(std::int64_t depth, std::int64_t cols, const float* b, std::int64_t row_stride,
                 std::int64_t col_stride, std::int64_t width, float* packed);
  // c[rows × cols] (+)= panel of a · panel of b, cols up to the panel's width. A panel of a whose strides are both 0 is
  // packed; otherwise it is read where it lies, and one of them is 1. Rows of b are b_stride apart, which is the width
  // when it is packed.
  void (*multiply)(std::int64_t rows, std::int64_t cols, std::int64_t depth, const float* a, std::int64_t row_stride,
                   std::int64_t col_stride, const float* b, std::int64_t width, std::int64_t b_stride, float* c,
                   std::int64_t c_stride, bool accumulate);
  bool (*all_zero)(std::int64_t rows, std::int64_t cols, const float* a, std::int64_t row_stride);
  bool (*all_finite)(std::int64_t count, const float* a);
};

const GemmKernels& gemm_kernels();

}  // namespace pcp::cpu
