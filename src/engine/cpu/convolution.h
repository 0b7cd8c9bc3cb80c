// A convolution with its dimension numbers, groups and reversal resolved to strides.
#pragma once

#include "engine/cpu/kernel.h"

namespace pcp::cpu {

// output[n, g, o, y] = sum over c, k of input[n, g, c, i] * kernel[g, o, c, k]
// where i * input_dilation = y * stride + k * kernel_dilation - low, for i inside the input.
// Feature groups and batch groups differ only in the strides of g; a reversed kernel has negative spatial strides.
struct Convolution {
  std::int64_t batch, groups, in_channels, out_channels;  // channels per group
  Dims input_size, kernel_size, output_size;              // per spatial dimension
  Dims stride, input_dilation, kernel_dilation, low;

  struct Strides {  // in elements; `row` is the batch of input and output, the output channel of the kernel
    std::int64_t row, group, channel;
    Dims spatial;
    bool operator==(const Strides&) const = default;
  };
  Strides input, kernel, output;
  std::int64_t kernel_start = 0;  // offset of the element at index 0 of a reversed kernel

  explicit Convolution(const KernelContext&);
  std::int64_t positions() const { return batch * element_count(output_size); }
  std::int64_t patch() const { return in_channels * element_count(kernel_size); }
  bool operator==(const Convolution&) const = default;
};

// Runs the convolution by oneDNN. Returns false, with nothing written, when oneDNN has no primitive for it.
bool convolve_dnnl(const Convolution&, const float* input, const float* kernel, float* output, const Threads&);

}  // namespace pcp::cpu
