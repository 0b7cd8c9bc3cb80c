// The inner kernels of f32 matrix products: packing and the register block, compiled once per instruction set.
//
// a is packed in panels of `rows` rows: for each k the values of the rows side by side. b is packed in panels of `cols`
// columns (a last panel of half the columns or less is packed half as wide). Panels past the edge are filled with
// zeros.
#pragma once

#include <cstdint>

namespace pcp::cpu {

struct GemmKernels {
  int rows, cols;  // of the register block
  // packed[panel][k][rows] from a[r * row_stride + k * col_stride]
  void (*pack_a)(std::int64_t rows, std::int64_t depth, const float* a, std::int64_t row_stride,
                 std::int64_t col_stride, float* packed);
  // One panel: packed[k][width] from b[k * row_stride + c * col_stride], c < cols; width is `cols` or half of it
  void (*pack_b)(std::int64_t depth, std::int64_t cols, const float* b, std::int64_t row_stride,
                 std::int64_t col_stride, std::int64_t width, float* packed);
  // c[rows × cols] (+)= panel of a · packed panel of b, for rows and cols up to the register block's. The panel of a is
  // packed when a_stride is 0; otherwise its rows are contiguous where they lie, a_stride apart.
  void (*multiply)(std::int64_t rows, std::int64_t cols, std::int64_t depth, const float* a, std::int64_t a_stride,
                   const float* b, std::int64_t width, float* c, std::int64_t c_stride, bool accumulate);
};

const GemmKernels& gemm_kernels();

}  // namespace pcp::cpu
