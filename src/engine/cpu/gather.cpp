#include <algorithm>

#include "base/index.h"
#include "engine/cpu/copy_strided.h"
#include "engine/cpu/element.h"
#include "engine/cpu/index_walk.h"
#include "engine/cpu/structural_kernels.h"
#include "graph/dims.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kGrainBytes = 64 * 1024;

struct IndexedDim {
  std::int64_t limit;   // the largest start that keeps the window inside
  std::int64_t stride;  // of the operand
};

struct GatherPlan {
  Dims batch_dims;                                      // of the result, outermost first
  Dims index_strides, result_strides, operand_strides;  // per batch dimension, in elements
  std::vector<IndexedDim> indexed;                      // per component of an index
  std::int64_t component_stride = 0;
  Dims window_dims, window_source, window_target;
};

GatherPlan plan_gather(const KernelContext& context) {
  const auto& numbers = context.op.attrs.get<GatherDims>("dimension_numbers");
  const Dims& sizes = context.op.attrs.dims("slice_sizes");
  const Dims& operand = context.inputs[0].type.dims;
  const Dims& indices = context.inputs[1].type.dims;
  const Dims& result = context.outputs[0].type.dims;
  Dims operand_strides = row_major_strides(operand), index_strides = row_major_strides(indices);
  Dims result_strides = row_major_strides(result);

  GatherPlan plan;
  std::size_t index_dim = 0;
  for (std::size_t d = 0; d < result.size(); ++d) {
    if (contains(numbers.offset_dims, static_cast<std::int64_t>(d))) continue;
    if (static_cast<std::int64_t>(index_dim) == numbers.index_vector_dim) ++index_dim;
    std::int64_t operand_stride = 0;
    for (std::size_t i = 0; i < numbers.start_indices_batching_dims.size(); ++i) {
      if (numbers.start_indices_batching_dims[i] == static_cast<std::int64_t>(index_dim)) {
        operand_stride = operand_strides[index(numbers.operand_batching_dims[i])];
      }
    }
    plan.batch_dims.push_back(result[d]);
    plan.index_strides.push_back(index_strides[index_dim]);
    plan.result_strides.push_back(result_strides[d]);
    plan.operand_strides.push_back(operand_stride);
    ++index_dim;
  }
  if (index(numbers.index_vector_dim) < indices.size()) {
    plan.component_stride = index_strides[index(numbers.index_vector_dim)];
  }
  for (std::int64_t dim : numbers.start_index_map) {
    auto d = index(dim);
    plan.indexed.push_back({operand[d] - sizes[d], operand_strides[d]});
  }
  std::size_t offset = 0;
  for (std::size_t d = 0; d < operand.size(); ++d) {
    auto dim = static_cast<std::int64_t>(d);
    if (contains(numbers.collapsed_slice_dims, dim) || contains(numbers.operand_batching_dims, dim)) continue;
    plan.window_dims.push_back(sizes[d]);
    plan.window_source.push_back(operand_strides[d]);
    plan.window_target.push_back(result_strides[index(numbers.offset_dims[offset++])]);
  }
  return plan;
}

}  // namespace

void gather(const KernelContext& context) {
  if (context.outputs[0].type.elements() == 0) return;
  const std::byte* operand = context.inputs[0].data;
  const std::byte* indices = context.inputs[1].data;
  std::byte* result = context.outputs[0].data;
  LoadIndex load = load_index(context.inputs[1].type.dtype);
  auto bytes = static_cast<std::int64_t>(byte_size(context.outputs[0].type.dtype));

  GatherPlan plan = plan_gather(context);
  CopyPlan window(plan.window_dims, plan.window_source, plan.window_target, index(bytes));
  std::int64_t count = element_count(plan.batch_dims);

  // Calls move(source, target) with the pointers of each window in [begin, end).
  auto each_window = [&](std::int64_t begin, std::int64_t end, auto&& move) {
    IndexWalk<3> walk(plan.batch_dims, {plan.index_strides, plan.result_strides, plan.operand_strides}, begin);
    for (std::int64_t i = begin; i < end; ++i, walk.next()) {
      std::int64_t source = walk.offset(2), at = walk.offset(0);
      for (const IndexedDim& dim : plan.indexed) {
        source += std::clamp<std::int64_t>(load(indices, at), 0, dim.limit) * dim.stride;
        at += plan.component_stride;
      }
      move(operand + source * bytes, result + walk.offset(1) * bytes);
    }
  };

  if (count < context.threads.count() && window.bytes() > kGrainBytes) {
    each_window(0, count, [&](auto* source, auto* target) { window.run(source, target, context.threads); });
    return;
  }
  std::int64_t grain = std::max<std::int64_t>(1, kGrainBytes / (window.bytes() + 16));
  context.threads.parallel_for(count, grain, [&](std::int64_t begin, std::int64_t end, int) {
    if (window.bytes() != bytes) {
      return each_window(begin, end, [&](auto* source, auto* target) { window.run(source, target); });
    }
    with_bytes(index(bytes), [&]<class T>(T) {
      each_window(begin, end, [](auto* source, auto* target) {
        *reinterpret_cast<T*>(target) = *reinterpret_cast<const T*>(source);
      });
    });
  });
}

}  // namespace pcp::cpu
