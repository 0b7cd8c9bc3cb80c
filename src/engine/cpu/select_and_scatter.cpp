// The gradient of pooling: each source element is added at the position that its window selects. Windows are scanned in
// row-major order; `select` decides whether the element selected so far stays. Padding is never selected.
#include <algorithm>

#include "base/index.h"
#include "engine/cpu/copy_strided.h"
#include "engine/cpu/element.h"
#include "engine/cpu/index_walk.h"
#include "engine/cpu/reducers.h"
#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/window.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kSelectLanes = 256;
constexpr std::int64_t kNone = -1;

// Whether the region is compare(a, b) by GE: it selects the maximum, and the first of equal ones.
bool is_greater_or_equal(const Region& region) {
  if (region.ops.size() != 1 || region.ops[0].code != OpCode::compare) return false;
  const Op& op = region.ops[0];
  const auto* type = op.attrs.find<EnumAttr>("compare_type");
  return op.attrs.get<EnumAttr>("comparison_direction").value == "GE" && op.operands == region.args &&
         region.results == op.results && (!type || type->value != "TOTALORDER");
}

struct Slide {
  Window window;
  Dims operand, operand_strides, source;
  std::vector<Dims> steps;                // the index of each window element
  std::vector<std::int64_t> step_offset;  // offset of each window element in the operand
  bool overlaps = false;

  explicit Slide(const KernelContext& context)
      : window(context.op, context.inputs[0].type.dims.size()),
        operand(context.inputs[0].type.dims),
        operand_strides(row_major_strides(operand)),
        source(context.inputs[1].type.dims) {
    IndexWalk<1> walk(window.size, {operand_strides});
    for (std::int64_t i = window.elements(); i > 0; --i, walk.next()) {
      Dims step(window.rank());
      for (std::size_t d = 0; d < step.size(); ++d) step[d] = walk.index(d);
      steps.push_back(std::move(step));
      step_offset.push_back(walk.offset());
    }
    for (std::size_t d = 0; d < window.rank(); ++d) overlaps |= window.strides[d] < window.size[d];
  }

  bool inside(const Dims& start, const Dims& step) const {
    for (std::size_t d = 0; d < start.size(); ++d) {
      std::int64_t at = start[d] + step[d];
      if (at < 0 || at >= operand[d]) return false;
    }
    return true;
  }
  // Moves `start` to the window of the source element at `walk`; returns its offset in the operand.
  std::int64_t start_of(const IndexWalk<1>& walk, Dims& start) const {
    std::int64_t offset = 0;
    for (std::size_t d = 0; d < start.size(); ++d) {
      start[d] = walk.index(d) * window.strides[d] - window.low[d];
      offset += start[d] * operand_strides[d];
    }
    return offset;
  }
};

// Select by maximum, scatter by sum: the gradient of max pooling, one row of the source at a time.
template <class T>
void run_max_pool(const KernelContext& context, const Slide& slide, std::int64_t begin, std::int64_t end) {
  const T* operand = context.inputs[0].as<const T>();
  const T* source = context.inputs[1].as<const T>();
  T* result = context.outputs[0].as<T>();
  auto keeps = [](T a, T b) {
    if constexpr (std::is_same_v<T, Bool>)
      return a.value >= b.value;
    else
      return widen(a) >= widen(b);
  };
  std::size_t last = slide.source.size() - 1;
  std::int64_t length = slide.source[last], width = slide.window.size[last];
  Dims row_dims = slide.source;
  row_dims[last] = 1;
  IndexWalk<1> walk(row_dims, {Dims(row_dims.size(), 0)}, begin / length);
  Dims start(slide.operand.size());
  std::vector<std::int64_t> rows;  // offsets of the operand rows under the window, at column 0
  for (std::int64_t row = begin; row < end; row += length, walk.next()) {
    std::int64_t base = slide.start_of(walk, start), column = start[last];
    rows.clear();
    start[last] = 0;
    for (std::size_t k = 0; k < slide.steps.size(); k += index(width)) {
      if (slide.inside(start, slide.steps[k])) rows.push_back(base - column + slide.step_offset[k]);
    }
    for (std::int64_t i = 0; i < length; ++i, column += slide.window.strides[last]) {
      std::int64_t low = std::max<std::int64_t>(column, 0), high = std::min(column + width, slide.operand[last]);
      if (rows.empty() || low >= high) continue;
      std::int64_t selected = rows[0] + low;
      for (std::int64_t offset : rows) {
        for (std::int64_t c = low; c < high; ++c) {  // branch-free, because the branch would be unpredictable
          std::int64_t move = -static_cast<std::int64_t>(!keeps(operand[selected], operand[offset + c]));
          selected ^= (selected ^ (offset + c)) & move;
        }
      }
      result[selected] = narrow<T>(combine<OpCode::add>(widen(result[selected]), widen(source[row + i])));
    }
  }
}

// Any two regions, over lanes of source elements. T is only used to move elements.
template <class T>
void run_regions(const KernelContext& context, const Slide& slide, std::int64_t begin, std::int64_t end) {
  const T* operand = context.inputs[0].as<const T>();
  const T* source = context.inputs[1].as<const T>();
  T* result = context.outputs[0].as<T>();
  IndexWalk<1> walk(slide.source, {row_major_strides(slide.source)}, begin);
  std::vector<Dims> starts(kSelectLanes, Dims(slide.operand.size()));
  std::vector<std::int64_t> bases(kSelectLanes), selected(kSelectLanes), lane_of, candidates;
  std::vector<T> left(kSelectLanes), right(kSelectLanes);
  std::vector<std::uint8_t> keeps(kSelectLanes);

  auto scatter_lanes = [&](std::span<const std::int64_t> places, std::int64_t first) {
    for (std::size_t i = 0; i < places.size(); ++i) left[i] = result[places[i]];
    const void* args[] = {left.data(), right.data() + first};
    void* results[] = {left.data()};
    context.regions[1].run(count<std::int64_t>(places), args, results, context.captures[1]);
    for (std::size_t i = 0; i < places.size(); ++i) result[places[i]] = left[i];
  };

  for (std::int64_t first = begin; first < end; first += kSelectLanes) {
    auto lanes = index(std::min(kSelectLanes, end - first));
    for (std::size_t i = 0; i < lanes; ++i, walk.next()) {
      bases[i] = slide.start_of(walk, starts[i]);
      selected[i] = kNone;
    }
    for (std::size_t k = 0; k < slide.steps.size(); ++k) {
      lane_of.clear();
      candidates.clear();
      for (std::size_t i = 0; i < lanes; ++i) {
        if (!slide.inside(starts[i], slide.steps[k])) continue;
        std::int64_t candidate = bases[i] + slide.step_offset[k];
        if (selected[i] == kNone) {
          selected[i] = candidate;
          continue;
        }
        left[lane_of.size()] = operand[selected[i]];
        right[lane_of.size()] = operand[candidate];
        lane_of.push_back(static_cast<std::int64_t>(i));
        candidates.push_back(candidate);
      }
      if (lane_of.empty()) continue;
      const void* args[] = {left.data(), right.data()};
      void* results[] = {keeps.data()};
      context.regions[0].run(count<std::int64_t>(lane_of), args, results, context.captures[0]);
      for (std::size_t j = 0; j < lane_of.size(); ++j) {
        if (!keeps[j]) selected[index(lane_of[j])] = candidates[j];
      }
    }
    candidates.clear();
    for (std::size_t i = 0; i < lanes; ++i) {
      if (selected[i] == kNone) continue;
      right[candidates.size()] = source[first + static_cast<std::int64_t>(i)];
      candidates.push_back(selected[i]);
    }
    if (!slide.overlaps) {
      scatter_lanes(candidates, 0);
    } else {  // two lanes may have selected the same element, so lanes are combined one after another
      for (std::size_t i = 0; i < candidates.size(); ++i)
        scatter_lanes({&candidates[i], 1}, static_cast<std::int64_t>(i));
    }
  }
}

}  // namespace

void select_and_scatter(const KernelContext& context) {
  const Tensor& result = context.outputs[0];
  DType dtype = result.type.dtype;
  if (context.inputs[0].type.dtype != dtype) {
    fail(Code::unsupported, "[stablehlo.select_and_scatter] the cpu engine scatters in the type of its operand, ",
         name(context.inputs[0].type.dtype), ", not in ", name(dtype));
  }
  if (result.type.elements() == 0) return;
  copy_strided(context.inputs[2].data, {0}, result.data, {1}, {result.type.elements()}, byte_size(dtype),
               context.threads);
  std::int64_t sources = context.inputs[1].type.elements();
  if (sources == 0) return;
  Slide slide(context);
  bool max_pool = is_greater_or_equal(context.op.regions[0]) && match_reducer(context.op.regions[1]) == OpCode::add &&
                  !slide.source.empty();

  // Leading dimensions without a window are independent of each other.
  std::int64_t groups = 1;
  for (std::size_t d = 0; d + 1 < slide.source.size() && slide.window.is_trivial(d); ++d) groups *= slide.source[d];
  std::int64_t per_group = sources / groups;
  std::int64_t grain = 4096 / (per_group * slide.window.elements()) + 1;
  context.threads.parallel_for(groups, grain, [&](std::int64_t begin, std::int64_t end, int) {
    if (max_pool) {
      with_element(dtype, [&]<class T>(T) { run_max_pool<T>(context, slide, begin * per_group, end * per_group); });
    } else {
      with_bytes(byte_size(dtype),
                 [&]<class T>(T) { run_regions<T>(context, slide, begin * per_group, end * per_group); });
    }
  });
}

}  // namespace pcp::cpu
