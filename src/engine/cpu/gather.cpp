#include <algorithm>

#include "base/index.h"
#include "engine/cpu/copy_strided.h"
#include "engine/cpu/element.h"
#include "engine/cpu/index_vectors.h"
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
  IndexVectors vectors;
  std::vector<IndexedDim> indexed;  // per component of an index vector
  Dims window_dims, window_source, window_target;
};

GatherPlan plan_gather(const KernelContext& context) {
  const auto& numbers = context.op.attrs.get<GatherDims>("dimension_numbers");
  const Dims& sizes = context.op.attrs.dims("slice_sizes");
  const Dims& operand = context.inputs[0].type.dims;
  const Dims& indices = context.inputs[1].type.dims;
  const Dims& result = context.outputs[0].type.dims;
  Dims operand_strides = row_major_strides(operand), result_strides = row_major_strides(result);

  GatherPlan plan;
  plan.vectors = index_vectors({numbers.offset_dims, numbers.operand_batching_dims, numbers.start_indices_batching_dims,
                                numbers.index_vector_dim},
                               operand, indices, result);
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
  const IndexVectors& vectors = plan.vectors;
  CopyPlan window(plan.window_dims, plan.window_source, plan.window_target, index(bytes));
  std::int64_t count = element_count(vectors.dims);

  // Calls move(source, target) with the pointers of each window in [begin, end).
  auto each_window = [&](std::int64_t begin, std::int64_t end, auto&& move) {
    IndexWalk<3> walk(vectors.dims, {vectors.index_strides, vectors.windowed_strides, vectors.operand_strides}, begin);
    for (std::int64_t i = begin; i < end; ++i, walk.next()) {
      std::int64_t source = walk.offset(2), at = walk.offset(0);
      for (const IndexedDim& dim : plan.indexed) {
        source += std::clamp<std::int64_t>(load(indices, at), 0, dim.limit) * dim.stride;
        at += vectors.component_stride;
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
