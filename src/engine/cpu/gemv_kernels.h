// The inner kernels of products of a row with a matrix, compiled once per instruction set. Every element of the matrix
// is used once, so memory bandwidth bounds the time. The kernels read memory in increasing order, which hardware
// prefetchers recognise.
#pragma once

#include <cstdint>

namespace pcp::cpu {

// For matrices of one element type; strides are in elements.
struct GemvLoops {
  // out[c] = sum over k of x[k] * b[k * row_stride + c], c < cols: lines of the matrix are scaled and added.
  void (*add_lines)(std::int64_t depth, std::int64_t cols, const float* x, const void* b, std::int64_t row_stride,
                    float* out);
  // out[c] = sum over k of x[k] * b[c * col_stride + k], c < cols.
  void (*dot_columns)(std::int64_t depth, std::int64_t cols, const float* x, const void* b, std::int64_t col_stride,
                      float* out);
};

struct GemvKernels {
  GemvLoops f32, bf16;
  // out[c] = the sum of `count` values parts[i * stride + c], in the order of i.
  void (*add_up)(std::int64_t cols, std::int64_t count, const float* parts, std::int64_t stride, float* out);
};

const GemvKernels& gemv_kernels();

}  // namespace pcp::cpu
