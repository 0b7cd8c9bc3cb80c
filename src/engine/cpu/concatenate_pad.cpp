#include "base/index.h"
#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/window.h"

namespace pcp::cpu {

void concatenate(const KernelContext& context) {
  const Tensor& result = context.outputs[0];
  auto axis = index(context.op.attrs.integer("dimension"));
  Dims strides = row_major_strides(result.type.dims);
  std::size_t bytes = byte_size(result.type.dtype);
  std::int64_t start = 0;
  for (const Tensor& input : context.inputs) {
    copy_strided(input.data, row_major_strides(input.type.dims),
                 result.data + start * strides[axis] * static_cast<std::int64_t>(bytes), strides, input.type.dims,
                 bytes, context.threads);
    start += input.type.dims[axis];
  }
}

void pad(const KernelContext& context) {
  pad_into(context.inputs[0], context.inputs[1].data, context.op.attrs.dims("edge_padding_low"),
           context.op.attrs.dims("interior_padding"), context.outputs[0], context.threads);
}

void reverse(const KernelContext& context) {
  const Tensor& input = context.inputs[0];
  const Tensor& result = context.outputs[0];
  if (input.type.elements() == 0) return;
  Dims strides = row_major_strides(input.type.dims);
  Dims flipped = strides;
  std::int64_t start = 0;
  for (std::int64_t dimension : context.op.attrs.dims("dimensions")) {
    auto d = index(dimension);
    start += (input.type.dims[d] - 1) * strides[d];
    flipped[d] = -strides[d];
  }
  std::size_t bytes = byte_size(input.type.dtype);
  copy_strided(input.data + start * static_cast<std::int64_t>(bytes), flipped, result.data, strides, input.type.dims,
               bytes, context.threads);
}

}  // namespace pcp::cpu
