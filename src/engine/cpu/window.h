// The attributes of windowed operations with defaults for absent ones, and padding by a value.
#pragma once

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

struct Window {
  Dims size, strides, base_dilation, dilation, low, high;  // low and high: padding before and after, may be negative

  // From window_dimensions, window_strides, base_dilations, window_dilations and padding of an op over `rank`
  // dimensions.
  Window(const Op&, std::size_t rank);

  std::size_t rank() const { return size.size(); }
  std::int64_t elements() const { return element_count(size); }
  bool is_trivial(std::size_t dim) const {  // each output element sees only the input element of its own index
    return size[dim] == 1 && strides[dim] == 1 && base_dilation[dim] == 1 && low[dim] == 0 && high[dim] == 0;
  }
  bool pads() const;  // whether the padding adds or cuts elements
};

// `low` and `high` entries of a dense [rank, 2] attribute, zeros when it is absent.
void read_padding(const Op&, std::size_t rank, Dims& low, Dims& high);

// result = input with `low` elements of `value` before it (negative: elements cut) and `interior` ones between its
// elements, then filled up to its shape.
void pad_into(const Tensor& input, const std::byte* value, const Dims& low, const Dims& interior, const Tensor& result,
              const Threads&);

}  // namespace pcp::cpu
