// The kernel lookups that the files of this folder provide for one instruction set; kernels.cpp joins them in a
// VectorKernels.
#pragma once

#include "engine/cpu/vector/isa.h"

namespace pcp::cpu::PCP_ISA {

LaneKernel float_elementwise(OpCode, DType);    // arithmetic, order, rounding
LaneKernel float_math(OpCode, DType);           // transcendental functions
LaneKernel integer_elementwise(OpCode, DType);  // integers and i1
LaneKernel select_kernel(DType);
LaneKernel compare_kernel(Direction, Order, DType);
LaneKernel is_finite_kernel(DType);
LaneKernel convert_kernel(DType from, DType to);
RowKernel reduce_rows_kernel(OpCode, DType);
LoadKernel load_kernel(DType);
StoreKernel store_kernel(DType);
SpreadKernel spread_kernel(DType);
LaneKernel pair_kernel(OpCode first, OpCode second, bool swapped, DType);
LaneKernel gate_kernel(DType);
RowBinaryKernel row_binary_kernel(OpCode, DType);
ExpShiftedSumKernel exp_shifted_sum_kernel(DType);

const VectorKernels& kernels();

RowBinaryKernel row_dot_kernel(DType);
RowBinaryKernel row_square_distance_kernel(DType);
RowAffineKernel row_affine_kernel(bool shifted, bool biased, DType);
void stream_copy(std::size_t bytes, const void* from, void* to);
void stream_end();
const GemmKernels& gemm_kernels();
const GemvKernels& gemv_kernels();

}  // namespace pcp::cpu::PCP_ISA
