// Matrix products: f32 through the kernels of gemm_kernels.h, bf16 where the processor has products of it
// (bf16_product.h), else as f16 through f32, the other types through plain loops.
#pragma once

#include "engine/cpu/threads.h"
#include "engine/schedule/schedule.h"

namespace pcp::cpu {

// A matrix in memory; any strides, fastest when one of them is 1.
struct Matrix {
  const float* data;
  std::int64_t rows, cols, row_stride, col_stride;
};

// The right-hand side of a product, laid out once for the register block and then shared by all threads.
struct PackedMatrix {
  float* data;
  std::int64_t depth, cols;
  std::int64_t used_cols;  // the part, from the start, that a product is to use
};
std::size_t packed_bytes(std::int64_t depth, std::int64_t cols);
PackedMatrix pack_rhs(const Matrix& b, std::byte* memory, const Threads&);

// out = a · b on the calling thread; out has unit column stride.
void multiply_packed(const Matrix& a, const PackedMatrix& b, float* out, std::int64_t out_stride);
// The calling thread alone when a product of that many multiplications is too small to share out.
const Threads& team_for(std::int64_t multiplications, const Threads&);
// How many rows of a product one task should take.
std::int64_t row_block(std::int64_t rows, int threads);

// out[m, n] = a[m, k] · b[k, n], out with unit column stride.
void sgemm(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads&);

// The whole contraction; pointers are to the first element of each storage.
void contract(const schedule::Contraction&, const std::byte* lhs, const std::byte* rhs, std::byte* out, const Threads&);

// One entry of its batch, on the calling thread.
void contract_entry(const schedule::Contraction&, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out);

// The same of a product of f32 whose rows are needed only as far as `widths` say.
void contract_entry(const schedule::Contraction&, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out, const std::vector<std::int64_t>& widths);

// Element offset of batch entry `index` in a view with these leading batch dims.
std::int64_t batch_offset(const Dims& batch, const Dims& strides, std::int64_t index);

}  // namespace pcp::cpu
