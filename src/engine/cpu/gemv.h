// Products of a row with a matrix, which take most of the time when text is generated token by token. The matrix is
// read once, in place, so memory bandwidth bounds the time.
#pragma once

#include <cstddef>

#include "engine/cpu/threads.h"
#include "pcp/tensor_type.h"

namespace pcp::cpu {

// A matrix of f32 or bf16 in memory; strides are in elements.
struct GemvMatrix {
  const std::byte* data;
  DType dtype;
  std::int64_t rows, cols, row_stride, col_stride;
};

// Whether gemv can read it: one of its strides is 1.
bool has_gemv(const GemvMatrix&);

// The threads for products of rows with matrices of so many elements in all. Their time is that of reading the
// matrices, so they are worth sharing at far fewer multiplications than products of matrices are.
const Threads& team_for_row(std::int64_t elements, const Threads&);

// out[cols] = x[rows] · b, summed in f32. The order of additions depends on the shape alone.
void gemv(const float* x, const GemvMatrix& b, float* out, const Threads&);

}  // namespace pcp::cpu
