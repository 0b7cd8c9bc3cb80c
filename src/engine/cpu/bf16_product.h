// Products of bf16 matrices by the processor's bf16 instructions, which are several times as fast as f32.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/cpu/threads.h"
#include "pcp/tensor_type.h"

namespace pcp::cpu {

// A matrix of bf16 in memory.
struct Bf16Matrix {
  const std::byte* data;
  std::int64_t rows, cols, row_stride, col_stride;
};

bool has_bf16_products();

// out = a · b, summed in f32; out is bf16 or f32 and has unit column stride. Returns false, with nothing written, when
// oneDNN does not support the layout or the machine.
bool bf16_product(const Bf16Matrix& a, const Bf16Matrix& b, DType result, std::byte* out, std::int64_t out_stride,
                  const Threads&);

}  // namespace pcp::cpu
