// Rounds floats to fewer bits of mantissa and exponent, on their bit patterns: sign, exponent, mantissa.
#include <algorithm>

#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/vector_kernels.h"

namespace pcp::cpu {
namespace {

template <class Bits>
struct Format {
  Bits sign, infinity;      // infinity: all bits of the exponent
  Bits dropped_half, last;  // half of the last kept mantissa bit, less one; that bit. 0 if no bits are cut off
  Bits kept;                // mask of the bits that are not cut off
  Bits lowest, highest;     // the least and the greatest exponent of the narrower format, as bits of the element
  bool narrower, has_nan;

  Format(int mantissa, int exponent_bits, int mantissa_bits) {
    int width = 8 * static_cast<int>(sizeof(Bits)), exponent = width - 1 - mantissa;
    auto one = Bits{1};
    sign = static_cast<Bits>(one << (width - 1));
    infinity = static_cast<Bits>(sign - static_cast<Bits>(one << mantissa));
    int cut = std::max(mantissa - mantissa_bits, 0);
    last = cut > 0 ? static_cast<Bits>(one << cut) : Bits{0};
    dropped_half = cut > 0 ? static_cast<Bits>((last >> 1) - 1) : Bits{0};
    kept = cut > 0 ? static_cast<Bits>(~static_cast<Bits>(last - 1)) : static_cast<Bits>(~Bits{0});
    has_nan = mantissa_bits > 0;
    narrower = exponent_bits < exponent;
    int bias = (1 << (exponent - 1)) - 1, reduced_bias = narrower ? (1 << (exponent_bits - 1)) - 1 : 0;
    lowest = static_cast<Bits>(static_cast<Bits>(bias - reduced_bias + 1) << mantissa);
    highest = static_cast<Bits>(static_cast<Bits>(bias + reduced_bias) << mantissa);
  }

  Bits rounded(Bits x) const {
    auto magnitude = static_cast<Bits>(x & static_cast<Bits>(sign - 1)), negative = static_cast<Bits>(x & sign);
    if (magnitude > infinity) return has_nan ? x : static_cast<Bits>(negative | infinity);
    // A carry out of the mantissa increments the exponent, which is the right result.
    auto to_even = static_cast<Bits>(last != 0 && (magnitude & last) != 0);
    auto result = static_cast<Bits>(static_cast<Bits>(magnitude + dropped_half + to_even) & kept);
    if (narrower) {
      auto exponent = static_cast<Bits>(result & infinity);
      result = exponent > highest ? infinity : exponent < lowest ? Bits{0} : result;
    }
    return static_cast<Bits>(negative | result);
  }
};

template <class Bits>
void round_all(const KernelContext& context, int mantissa) {
  auto small = [&](const char* name) {  // more bits than any type has change nothing
    return static_cast<int>(std::min<std::int64_t>(context.op.attrs.integer(name), 64));
  };
  Format<Bits> format(mantissa, small("exponent_bits"), small("mantissa_bits"));
  auto* x = context.inputs[0].as<const Bits>();
  auto* out = context.outputs[0].as<Bits>();
  context.threads.parallel_for(context.outputs[0].type.elements(), kGrainElements,
                               [&](std::int64_t begin, std::int64_t end, int) {
                                 for (std::int64_t i = begin; i < end; ++i) out[i] = format.rounded(x[i]);
                               });
}

}  // namespace

void reduce_precision(const KernelContext& context) {
  switch (context.inputs[0].type.dtype) {
    case DType::bf16:
      return round_all<std::uint16_t>(context, 7);
    case DType::f16:
      return round_all<std::uint16_t>(context, 10);
    case DType::f32:
      return round_all<std::uint32_t>(context, 23);
    default:
      return round_all<std::uint64_t>(context, 52);
  }
}

}  // namespace pcp::cpu
