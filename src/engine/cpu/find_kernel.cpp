#include "engine/cpu/structural_kernels.h"

namespace pcp::cpu {

Kernel find_kernel(OpCode code) {
  switch (code) {
    case OpCode::bitcast_convert:
      return bitcast_convert;
    case OpCode::concatenate:
      return concatenate;
    case OpCode::convolution:
      return convolution;
    case OpCode::dynamic_slice:
      return dynamic_slice;
    case OpCode::dynamic_update_slice:
      return dynamic_update_slice;
    case OpCode::gather:
      return gather;
    case OpCode::pad:
      return pad;
    case OpCode::reduce:
      return reduce;
    case OpCode::reduce_precision:
      return reduce_precision;
    case OpCode::reduce_window:
      return reduce_window;
    case OpCode::reverse:
      return reverse;
    case OpCode::rng_bit_generator:
      return rng_bit_generator;
    case OpCode::scatter:
      return scatter;
    case OpCode::select_and_scatter:
      return select_and_scatter;
    case OpCode::sort:
      return sort;
    default:
      return nullptr;
  }
}

}  // namespace pcp::cpu
