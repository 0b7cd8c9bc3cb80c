// Instruction selection: which vector kernel computes which nodes of a loop.
#pragma once

#include <array>
#include <vector>

#include "engine/cpu/vector_kernels.h"
#include "engine/schedule/schedule.h"

namespace pcp::cpu {

struct TileInstruction {
  enum class Form {
    lanes,       // out = lane(a, b, c)
    reduce,      // out[row] = fold of a
    spread,      // out = a[row]
    row_binary,  // out = f(a, b[row])
    row_dot,     // out[row] = sum of a * b
    exp_sum,     // out = e^(a - b[row]), sum[row] = its sum
    row_affine   // out = (a - b[row]) * c[row] * d + e; b or e is absent when it is -1
  };
  Form form = Form::lanes;
  bool row = false;
  int a = -1, b = -1, c = -1, d = -1, e = -1;
  int out = -1, sum = -1;
  LaneKernel lane = nullptr;
  RowKernel reduce = nullptr;
  SpreadKernel spread = nullptr;
  RowBinaryKernel row_binary = nullptr;
  ExpShiftedSumKernel exp_sum = nullptr;
  RowAffineKernel row_affine = nullptr;

  std::array<int, 5> operands() const { return {a, b, c, d, e}; }
  // Whether the kernel may write its result over this operand.
  bool in_place(int operand) const {
    if (form == Form::row_affine) return operand == a || operand == d || operand == e;
    return form == Form::lanes || ((form == Form::row_binary || form == Form::exp_sum) && operand == a);
  }
};

// The instructions of a loop in execution order, without its loads. Throws unsupported when a node has no kernel.
std::vector<TileInstruction> select_instructions(const schedule::Loop&);

}  // namespace pcp::cpu
