// The vector kernels: short loops over contiguous lanes that stay in the first-level cache.
//
// A lane holds one element during a computation. Its C++ type is that of the element, except that f16 and bf16 are held
// as float (rounded to their type after every operation, as if stored) and i1 as uint8_t 0 or 1. The kernels are plain
// loops in src/engine/cpu/vector/, compiled once per instruction set (see engine/CMakeLists.txt); `vector_kernels()`
// picks the best set of this machine once.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "pcp/op.h"

namespace pcp::cpu {

inline std::size_t lane_size(DType dtype) { return is_half(dtype) ? sizeof(float) : byte_size(dtype); }

// out[i] = f(a[i], b[i], c[i]) for i in [0, n); operands that an operation does not have are null. out may equal an
// operand whose lanes have the same size; no other overlap is allowed.
using LaneKernel = void (*)(std::int64_t n, const void* a, const void* b, const void* c, void* out);
// out[r] = fold of x[r * n ... r * n + n - 1] for r in [0, rows); n > 0. The order of the fold is up to the kernel.
using RowKernel = void (*)(std::int64_t rows, std::int64_t n, const void* x, void* out);
// Memory to lanes: out[i] = source[i * stride] (stride in elements, may be 0 or negative), widening f16 and bf16 to
// float.
using LoadKernel = void (*)(std::int64_t n, const void* source, std::int64_t stride, void* out);
// Lanes to contiguous memory, narrowing float to f16 and bf16.
using StoreKernel = void (*)(std::int64_t n, const void* lanes, void* out);
// out[r * n + i] = x[r]
using SpreadKernel = void (*)(std::int64_t rows, std::int64_t n, const void* x, void* out);

// out[r * n + i] = f(x[r * n + i], y[r]); out may equal x
using RowBinaryKernel = void (*)(std::int64_t rows, std::int64_t n, const void* x, const void* y, void* out);
// out[r * n + i] = e^(x[r * n + i] - shift[r]), sum[r] = their sum over i; n > 0; out may equal x
using ExpShiftedSumKernel = void (*)(std::int64_t rows, std::int64_t n, const void* x, const void* shift, void* out,
                                     void* sum);

// out[r * n + i] = (x - shift[r]) * scale[r] * gain + bias, x, gain and bias at r * n + i; out may equal x, gain or
// bias
struct AffineOperands {
  const void *x, *shift, *scale, *gain, *bias;
};
using RowAffineKernel = void (*)(std::int64_t rows, std::int64_t n, const AffineOperands&, void* out);

enum class Direction : std::uint8_t { EQ, NE, GE, GT, LE, LT };
enum class Order : std::uint8_t { plain, total };  // total: floats by StableHLO's TOTALORDER

// Several operations in one pass, for float types only. The results have the same bits as those of the single kernels.
struct FusedKernels {
  // second(first(a, b), c), or second(c, first(a, b)) when swapped; each is add, subtract or multiply
  LaneKernel (*pair)(OpCode first, OpCode second, bool swapped, DType);
  LaneKernel (*gate)(DType);  // a times the logistic of b
  RowBinaryKernel (*row_binary)(OpCode,
                                DType);  // add subtract multiply divide maximum minimum with one operand per row
  ExpShiftedSumKernel (*exp_shifted_sum)(DType);  // subtract, exponential and the sum of rows: softmax
  RowBinaryKernel (*row_dot)(DType);              // out[r] = sum of x * y over row r; only f32 and f64
  RowBinaryKernel (*row_square_distance)(DType);  // out[r] = sum of (x - y[r]) squared; only f32 and f64
  RowAffineKernel (*row_affine)(bool shifted, bool biased, DType);  // layer norm; shift and bias are optional
};

struct GemmKernels;  // gemm_kernels.h
struct GemvKernels;  // gemv_kernels.h

struct VectorKernels {
  std::string_view isa;  // "x86-64-v4"
  // Null where the operation is not defined for the type. The shape rules refuse such operations, so none arrives here.
  LaneKernel (*elementwise)(OpCode, DType);        // unary, binary, select (a is the i1 predicate), clamp (min, x, max)
  LaneKernel (*compare)(Direction, Order, DType);  // out is uint8_t
  LaneKernel (*is_finite)(DType);                  // out is uint8_t
  LaneKernel (*convert)(DType from, DType to);
  RowKernel (*reduce_rows)(OpCode, DType);  // add multiply maximum minimum and_ or_ xor_
  LoadKernel (*load)(DType);
  StoreKernel (*store)(DType);
  SpreadKernel (*spread)(DType);
  // A copy by streaming stores. Other threads may read the target after stream_end, which waits for the stores.
  void (*stream)(std::size_t bytes, const void* from, void* to);
  void (*stream_end)();
  const FusedKernels* fused;
  const GemmKernels& (*gemm)();
  const GemvKernels& (*gemv)();
};

// The best table of this machine. PCP_ISA=v2, v3 or v4 in the environment chooses another one.
const VectorKernels& vector_kernels();
// All tables of this binary that this machine can run, best first, so that tests can cover each.
std::span<const VectorKernels* const> runnable_vector_kernels();

}  // namespace pcp::cpu
