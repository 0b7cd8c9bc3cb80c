#include <algorithm>

#include "engine/cpu/element.h"
#include "engine/cpu/structural_kernels.h"

namespace pcp::cpu {
namespace {

// The byte offset of a window in `whole`. Its scalar start indices are clamped so that the window fits.
std::int64_t window_start(const TensorType& whole, const Dims& window, std::span<const Tensor> starts) {
  Dims strides = row_major_strides(whole.dims);
  std::int64_t offset = 0;
  for (std::size_t d = 0; d < window.size(); ++d) {
    std::int64_t start = load_index(starts[d].type.dtype)(starts[d].data, 0);
    offset += std::clamp<std::int64_t>(start, 0, whole.dims[d] - window[d]) * strides[d];
  }
  return offset * static_cast<std::int64_t>(byte_size(whole.dtype));
}

}  // namespace

void dynamic_slice(const KernelContext& context) {
  const Tensor& input = context.inputs[0];
  const Tensor& result = context.outputs[0];
  if (result.type.elements() == 0) return;
  copy_strided(input.data + window_start(input.type, result.type.dims, context.inputs.subspan(1)),
               row_major_strides(input.type.dims), result.data, row_major_strides(result.type.dims), result.type.dims,
               byte_size(result.type.dtype), context.threads);
}

void dynamic_update_slice(const KernelContext& context) {
  const Tensor& input = context.inputs[0];
  const Tensor& update = context.inputs[1];
  const Tensor& result = context.outputs[0];
  std::size_t bytes = byte_size(result.type.dtype);
  if (result.data != input.data) {
    copy_strided(input.data, {1}, result.data, {1}, {result.type.elements()}, bytes, context.threads);
  }
  if (update.type.elements() == 0) return;
  copy_strided(update.data, row_major_strides(update.type.dims),
               result.data + window_start(result.type, update.type.dims, context.inputs.subspan(2)),
               row_major_strides(result.type.dims), update.type.dims, bytes, context.threads);
}

}  // namespace pcp::cpu
