// Matrix products. f32 uses the kernels of gemm_kernels.h. bf16 uses the processor's bf16 products (bf16_product.h)
// where it has them; otherwise bf16 and f16 are converted to f32. Other types use plain loops.
#pragma once

#include "engine/cpu/threads.h"
#include "engine/schedule/schedule.h"

namespace pcp::cpu {

// A matrix in memory; any strides, fastest when one of them is 1.
struct Matrix {
  const float* data;
  std::int64_t rows, cols, row_stride, col_stride;
};

// The right-hand side of a product, packed once for the register block and then shared by all threads.
struct PackedMatrix {
  float* data;
  std::int64_t depth, cols;
  std::int64_t used_cols;  // columns that a product uses, from the first
};
std::size_t packed_bytes(std::int64_t depth, std::int64_t cols);
PackedMatrix pack_rhs(const Matrix& b, std::byte* memory, const Threads&);

// out = a · b on the calling thread; out has unit column stride.
void multiply_packed(const Matrix& a, const PackedMatrix& b, float* out, std::int64_t out_stride);
// `threads`, or only the calling thread if a product of this many multiplications is too small to share.
const Threads& team_for(std::int64_t multiplications, const Threads&);
// The number of rows of a product that one task takes.
std::int64_t row_block(std::int64_t rows, int threads);

// out[m, n] = a[m, k] · b[k, n], out with unit column stride.
void sgemm(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads&);

// All entries of the contraction; pointers are to the first element of each storage.
void contract(const schedule::Contraction&, const std::byte* lhs, const std::byte* rhs, std::byte* out, const Threads&);

// One entry of the contraction's batch, on the calling thread.
void contract_entry(const schedule::Contraction&, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out);

// One entry of an f32 contraction, where row r is computed only in its first widths[r] columns.
void contract_entry(const schedule::Contraction&, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out, const std::vector<std::int64_t>& widths);

// Element offset of batch entry `index` in a view with these leading batch dims.
std::int64_t batch_offset(const Dims& batch, const Dims& strides, std::int64_t index);

}  // namespace pcp::cpu
