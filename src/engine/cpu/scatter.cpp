#include <algorithm>
#include <cstring>

#include "base/index.h"
#include "engine/cpu/element.h"
#include "engine/cpu/index_vectors.h"
#include "engine/cpu/index_walk.h"
#include "engine/cpu/reducers.h"
#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/widen_inputs.h"
#include "graph/dims.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kParallelElements = 32 * 1024;
constexpr std::int64_t kMinColumns = 16;  // fewest columns per thread when the threads share a row

// Combines n updates into n distinct elements; strides in elements.
using CombineRow = void (*)(std::byte* target, std::int64_t target_stride, const std::byte* update,
                            std::int64_t update_stride, std::int64_t n);

template <OpCode op, class T>
void combine_row(std::byte* target, std::int64_t target_stride, const std::byte* update, std::int64_t update_stride,
                 std::int64_t n) {
  auto* t = reinterpret_cast<T*>(target);
  auto* u = reinterpret_cast<const T*>(update);
  auto apply = [](T a, T b) { return narrow<T>(combine<op>(widen(a), widen(b))); };
  if (target_stride == 1 && update_stride == 1) {
    for (std::int64_t i = 0; i < n; ++i) t[i] = apply(t[i], u[i]);
  } else {
    for (std::int64_t i = 0; i < n; ++i) t[i * target_stride] = apply(t[i * target_stride], u[i * update_stride]);
  }
}

template <class T>
void replace_row(std::byte* target, std::int64_t target_stride, const std::byte* update, std::int64_t update_stride,
                 std::int64_t n) {
  auto* t = reinterpret_cast<T*>(target);
  auto* u = reinterpret_cast<const T*>(update);
  if (target_stride == 1 && update_stride == 1) {
    std::memcpy(t, u, index(n) * sizeof(T));
  } else {
    for (std::int64_t i = 0; i < n; ++i) t[i * target_stride] = u[i * update_stride];
  }
}

// Null when the region has no combiner and must be run as a program.
CombineRow find_row(const Region& region, DType dtype) {
  if (returned_argument(region) == 1) {
    return with_bytes(byte_size(dtype), []<class T>(T) -> CombineRow { return replace_row<T>; });
  }
  auto op = match_reducer(region);
  if (!op) return nullptr;
  return with_element(dtype, [&]<class T>(T) -> CombineRow {
    return with_reducer<T>(*op, []<OpCode code>() -> CombineRow { return combine_row<code, T>; });
  });
}

// Runs the region over rows of several tensors at once, on contiguous copies of them.
class ProgramRows {
 public:
  ProgramRows(const KernelContext& context, std::size_t tensors) : context_(context) {
    for (std::size_t i = 0; i < 2 * tensors; ++i) {
      bytes_.push_back(byte_size(context.outputs[i % tensors].type.dtype));
      buffers_.emplace_back(bytes_.back() * kLanes);
    }
  }

  void combine(std::span<std::byte* const> targets, std::int64_t target_stride,
               std::span<const std::byte* const> updates, std::int64_t update_stride, std::int64_t n) {
    std::size_t tensors = targets.size();
    for (std::int64_t start = 0; start < n; start += kLanes) {
      std::int64_t lanes = std::min(kLanes, n - start);
      std::vector<const void*> args;
      std::vector<void*> results;
      for (std::size_t i = 0; i < 2 * tensors; ++i) {
        const std::byte* from = i < tensors ? targets[i] : updates[i - tensors];
        move(i, from, i < tensors ? target_stride : update_stride, start, buffers_[i].data(), 1, 0, lanes);
        args.push_back(buffers_[i].data());
        if (i < tensors) results.push_back(buffers_[i].data());
      }
      context_.regions[0].run(lanes, args, results, context_.captures[0]);
      for (std::size_t i = 0; i < tensors; ++i)
        move(i, buffers_[i].data(), 1, 0, targets[i], target_stride, start, lanes);
    }
  }

 private:
  static constexpr std::int64_t kLanes = 512;

  void move(std::size_t i, const std::byte* from, std::int64_t from_stride, std::int64_t from_start, std::byte* to,
            std::int64_t to_stride, std::int64_t to_start, std::int64_t n) {
    auto width = static_cast<std::int64_t>(bytes_[i]);
    with_bytes(bytes_[i], [&]<class T>(T) {
      replace_row<T>(to + to_start * to_stride * width, to_stride, from + from_start * from_stride * width, from_stride,
                     n);
    });
  }

  const KernelContext& context_;
  std::vector<std::size_t> bytes_;
  std::vector<std::vector<std::byte>> buffers_;
};

struct WindowDim {
  std::int64_t size;     // of the window
  std::int64_t bound;    // of the operand
  std::int64_t operand;  // strides
  std::int64_t update;
  std::size_t dim;  // operand dimension along which an index moves the window
};
constexpr std::size_t kAlwaysInside = ~std::size_t{0};

struct ScatterPlan {
  IndexVectors vectors;
  std::vector<std::size_t> indexed;  // operand dimension per component of an index
  Dims bounds, strides;              // of the operand
  Dims extent;                       // of the window along every operand dimension
  std::vector<WindowDim> window;     // outermost first; never empty, the last is the row
  std::int64_t outer_window = 1;     // rows in a window
  bool disjoint = true;              // windows of different indices share no element
};

ScatterPlan plan_scatter(const KernelContext& context, std::size_t tensors) {
  const auto& numbers = context.op.attrs.get<ScatterDims>("scatter_dimension_numbers");
  const Dims& operand = context.inputs[0].type.dims;
  const Dims& indices = context.inputs[tensors].type.dims;
  const Dims& updates = context.inputs[tensors + 1].type.dims;
  Dims update_strides = row_major_strides(updates);

  ScatterPlan plan;
  plan.vectors = index_vectors({numbers.update_window_dims, numbers.input_batching_dims,
                                numbers.scatter_indices_batching_dims, numbers.index_vector_dim},
                               operand, indices, updates);
  plan.bounds = operand;
  plan.strides = row_major_strides(operand);
  plan.extent.assign(operand.size(), 1);
  for (std::int64_t d : numbers.scatter_dims_to_operand_dims) plan.indexed.push_back(index(d));

  std::size_t window_dim = 0;
  for (std::size_t d = 0; d < operand.size(); ++d) {
    auto dim = static_cast<std::int64_t>(d);
    if (contains(numbers.inserted_window_dims, dim) || contains(numbers.input_batching_dims, dim)) continue;
    auto u = index(numbers.update_window_dims[window_dim++]);
    plan.extent[d] = updates[u];
    if (updates[u] == 1) continue;
    bool indexed = std::ranges::find(plan.indexed, d) != plan.indexed.end();
    WindowDim next{updates[u], operand[d], plan.strides[d], update_strides[u], indexed ? d : kAlwaysInside};
    if (indexed) {
      plan.disjoint = false;
    } else if (!plan.window.empty()) {
      WindowDim& outer = plan.window.back();
      if (outer.dim == kAlwaysInside && outer.operand == next.operand * next.size &&
          outer.update == next.update * next.size) {
        outer = {outer.size * next.size, 0, next.operand, next.update, kAlwaysInside};
        continue;
      }
    }
    plan.window.push_back(next);
  }
  if (plan.window.empty()) plan.window.push_back({1, 0, 1, 1, kAlwaysInside});
  for (std::size_t i = 0; i + 1 < plan.window.size(); ++i) plan.outer_window *= plan.window[i].size;
  return plan;
}

class Scatter {
 public:
  Scatter(const KernelContext& context, std::size_t tensors, const ScatterPlan& plan)
      : context_(context),
        tensors_(tensors),
        plan_(plan),
        row_(tensors == 1 ? find_row(context.op.regions[0], context.outputs[0].type.dtype) : nullptr) {
    for (std::size_t i = 0; i < tensors; ++i) {
      bytes_.push_back(static_cast<std::int64_t>(byte_size(context.outputs[i].type.dtype)));
    }
    for (std::size_t i = 0; i + 1 < plan.window.size(); ++i) {
      outer_dims_.push_back(plan.window[i].size);
      outer_operand_.push_back(plan.window[i].operand);
      outer_update_.push_back(plan.window[i].update);
    }
  }

  // Applies the updates in their order: columns [first, last) of each row, for windows that start at operand elements
  // [low, high). A window may start before the first element.
  void run(std::int64_t first, std::int64_t last, std::int64_t low, std::int64_t high) const {
    const Tensor& index_tensor = context_.inputs[tensors_];
    LoadIndex load = load_index(index_tensor.type.dtype);
    ProgramRows program(context_, row_ ? 0 : tensors_);
    const IndexVectors& vectors = plan_.vectors;
    std::int64_t count = element_count(vectors.dims);
    IndexWalk<3> walk(vectors.dims, {vectors.index_strides, vectors.windowed_strides, vectors.operand_strides});
    Dims start(plan_.bounds.size());
    for (std::int64_t i = 0; i < count; ++i, walk.next()) {
      std::int64_t base = walk.offset(2), at = walk.offset(0);
      bool inside = true, reachable = true;
      for (std::size_t d : plan_.indexed) {
        std::int64_t value = load(index_tensor.data, at);
        at += vectors.component_stride;
        start[d] = value;
        reachable &= value > -plan_.extent[d] && value < plan_.bounds[d];
        inside &= value >= 0 && value <= plan_.bounds[d] - plan_.extent[d];
        if (reachable) base += value * plan_.strides[d];
      }
      if (!reachable || base < low || base >= high) continue;
      if (inside) {
        apply_window(program, base, walk.offset(1), first, last);
      } else {
        apply_partly(program, start, base, walk.offset(1));
      }
    }
  }

 private:
  void apply_row(ProgramRows& program, std::int64_t target, std::int64_t update, std::int64_t n) const {
    const WindowDim& row = plan_.window.back();
    if (row_) {
      row_(context_.outputs[0].data + target * bytes_[0], row.operand, context_.inputs[2].data + update * bytes_[0],
           row.update, n);
      return;
    }
    std::vector<std::byte*> targets;
    std::vector<const std::byte*> updates;
    for (std::size_t i = 0; i < tensors_; ++i) {
      targets.push_back(context_.outputs[i].data + target * bytes_[i]);
      updates.push_back(context_.inputs[tensors_ + 1 + i].data + update * bytes_[i]);
    }
    program.combine(targets, row.operand, updates, row.update, n);
  }

  void apply_window(ProgramRows& program, std::int64_t base, std::int64_t update, std::int64_t first,
                    std::int64_t last) const {
    const WindowDim& row = plan_.window.back();
    base += first * row.operand;
    update += first * row.update;
    if (plan_.outer_window == 1) return apply_row(program, base, update, last - first);
    IndexWalk<2> walk(outer_dims_, {outer_operand_, outer_update_});
    for (std::int64_t i = 0; i < plan_.outer_window; ++i, walk.next()) {
      apply_row(program, base + walk.offset(0), update + walk.offset(1), last - first);
    }
  }

  // A window that crosses an edge is applied element by element; elements outside are dropped.
  void apply_partly(ProgramRows& program, const Dims& start, std::int64_t base, std::int64_t update) const {
    Dims dims, operand, updates;
    for (const WindowDim& dim : plan_.window) {
      dims.push_back(dim.size);
      operand.push_back(dim.operand);
      updates.push_back(dim.update);
    }
    IndexWalk<2> walk(dims, {operand, updates});
    for (std::int64_t i = element_count(dims); i > 0; --i, walk.next()) {
      bool inside = true;
      for (std::size_t w = 0; w < plan_.window.size(); ++w) {
        const WindowDim& dim = plan_.window[w];
        if (dim.dim == kAlwaysInside) continue;
        std::int64_t at = start[dim.dim] + walk.index(w);
        inside &= at >= 0 && at < dim.bound;
      }
      if (inside) apply_row(program, base + walk.offset(0), update + walk.offset(1), 1);
    }
  }

  const KernelContext& context_;
  std::size_t tensors_;
  const ScatterPlan& plan_;
  CombineRow row_;
  std::vector<std::int64_t> bytes_;
  Dims outer_dims_, outer_operand_, outer_update_;
};

}  // namespace

void scatter(const KernelContext& context) {
  std::size_t tensors = context.outputs.size();
  std::vector<DType> types;
  for (std::size_t i = 0; i < context.inputs.size(); ++i) {
    std::size_t tensor = i < tensors ? i : i - tensors - 1;
    types.push_back(i == tensors ? context.inputs[i].type.dtype : context.outputs[tensor].type.dtype);
  }
  if (run_with_widened_inputs(context, types, scatter)) return;
  for (std::size_t i = 0; i < tensors; ++i) {
    if (context.outputs[i].data == context.inputs[i].data) continue;
    copy_strided(context.inputs[i].data, {1}, context.outputs[i].data, {1}, {context.outputs[i].type.elements()},
                 byte_size(context.outputs[i].type.dtype), context.threads);
  }
  std::int64_t updates = context.inputs[tensors + 1].type.elements();
  std::int64_t elements = context.outputs[0].type.elements();
  if (updates == 0 || elements == 0) return;
  ScatterPlan plan = plan_scatter(context, tensors);
  Scatter scatter(context, tensors, plan);
  std::int64_t columns = plan.window.back().size, threads = context.threads.count();
  if (updates < kParallelElements || threads == 1 || !plan.disjoint) {
    scatter.run(0, columns, -elements, elements);
  } else if (columns >= threads * kMinColumns) {
    context.threads.parallel_for(threads, 1, [&](std::int64_t begin, std::int64_t end, int) {
      scatter.run(columns * begin / threads, columns * end / threads, 0, elements);
    });
  } else {
    context.threads.parallel_for(threads, 1, [&](std::int64_t begin, std::int64_t end, int) {
      scatter.run(0, columns, elements * begin / threads, elements * end / threads);
    });
  }
}

}  // namespace pcp::cpu
