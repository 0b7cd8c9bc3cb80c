// The kernel table of one instruction set.
#include "engine/cpu/vector/tables.h"

namespace pcp::cpu::PCP_ISA {
namespace {

LaneKernel elementwise_kernel(OpCode op, DType dtype) {
  if (op == OpCode::select) return select_kernel(dtype);
  if (LaneKernel kernel = integer_elementwise(op, dtype)) return kernel;
  if (LaneKernel kernel = float_elementwise(op, dtype)) return kernel;
  return float_math(op, dtype);
}

#define PCP_TEXT_OF(x) #x
#define PCP_TEXT(x) PCP_TEXT_OF(x)
#if defined(__x86_64__)
constexpr const char kIsaName[] = "x86-64-" PCP_TEXT(PCP_ISA);
#else
constexpr const char kIsaName[] = PCP_TEXT(PCP_ISA);
#endif

constinit const FusedKernels kFused = {pair_kernel,       gate_kernel,
                                       row_binary_kernel, exp_shifted_sum_kernel,
                                       row_dot_kernel,    row_square_distance_kernel,
                                       row_affine_kernel};

constinit const VectorKernels kKernels = {
    .isa = {kIsaName, sizeof kIsaName - 1},
    .elementwise = elementwise_kernel,
    .compare = compare_kernel,
    .is_finite = is_finite_kernel,
    .convert = convert_kernel,
    .reduce_rows = reduce_rows_kernel,
    .load = load_kernel,
    .store = store_kernel,
    .spread = spread_kernel,
    .stream = stream_copy,
    .stream_end = stream_end,
    .fused = &kFused,
    .gemm = gemm_kernels,
    .gemv = gemv_kernels,
};

}  // namespace

const VectorKernels& kernels() { return kKernels; }

}  // namespace pcp::cpu::PCP_ISA
