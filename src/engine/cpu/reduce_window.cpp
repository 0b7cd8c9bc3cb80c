// Folds over sliding windows. A padded and dilated copy of the input is made first, so that every window lies inside
// it. Then the outputs of a row are lanes, which take the elements of their windows one by one. Windows that grow with
// the index (cumulative sums) are computed as scans, in one pass.
#include <algorithm>
#include <cstring>

#include "base/index.h"
#include "engine/cpu/copy_strided.h"
#include "engine/cpu/element.h"
#include "engine/cpu/index_walk.h"
#include "engine/cpu/reducers.h"
#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/vector_kernels.h"
#include "engine/cpu/widen_inputs.h"
#include "engine/cpu/window.h"
#include "pcp/builder.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kWindowLanes = 1024;
constexpr std::int64_t kWidest = 8;  // bytes of the widest element

using Buffer = std::vector<std::byte>;

// The region over contiguous lanes of all tensors.
struct RegionLanes {
  const KernelContext& context;

  std::size_t bytes(std::size_t i) const { return byte_size(context.outputs[i].type.dtype); }
  std::vector<Buffer> buffers(std::int64_t lanes) const {
    std::vector<Buffer> all;
    for (std::size_t i = 0; i < context.outputs.size(); ++i) all.emplace_back(index(lanes) * bytes(i));
    return all;
  }
  void fill_init(std::vector<Buffer>& all, std::int64_t lanes) const {
    for (std::size_t i = 0; i < all.size(); ++i) {
      CopyPlan({lanes}, {0}, {1}, bytes(i)).run(context.inputs[all.size() + i].data, all[i].data());
    }
  }
  // result = region(left, right); result may alias either
  void combine(std::int64_t lanes, std::vector<Buffer>& left, std::vector<Buffer>& right,
               std::vector<Buffer>& result) const {
    std::vector<const void*> args;
    std::vector<void*> results;
    for (Buffer& buffer : left) args.push_back(buffer.data());
    for (Buffer& buffer : right) args.push_back(buffer.data());
    for (Buffer& buffer : result) results.push_back(buffer.data());
    context.regions[0].run(lanes, args, results, context.captures[0]);
  }
};

template <class T, class S>
void move_lanes(const S* source, std::int64_t source_stride, T* target, std::int64_t target_stride, std::int64_t n) {
  for (std::int64_t i = 0; i < n; ++i) target[i * target_stride] = source[i * source_stride];
}

// The fold of one tensor by a known operation. Only these loops are compiled per element type and operation. Sums are
// in the wide form of the elements.
struct Fold {
  std::size_t bytes, wide_bytes;                                                         // of an element, of a sum
  void (*add)(std::byte* sum, const std::byte* x, std::int64_t stride, std::int64_t n);  // sum[i] = sum[i] ∘ x[i]
  void (*add_wide)(std::byte* sum, const std::byte* x, std::int64_t stride, std::int64_t n);  // here x holds sums
  void (*scan)(const std::byte* init, const std::byte* x, std::byte* out, std::int64_t step, std::int64_t n);
  // The same for `lanes` scans side by side.
  void (*scan_lanes)(const std::byte* init, const std::byte* x, std::byte* out, std::int64_t step, std::int64_t n,
                     std::int64_t lanes);
  void (*load)(const std::byte* x, std::int64_t stride, std::byte* sum, std::int64_t n);
  void (*store)(const std::byte* sum, std::byte* out, std::int64_t stride, std::int64_t n);

  std::int64_t offset(std::int64_t elements) const { return elements * static_cast<std::int64_t>(bytes); }
  std::int64_t wide_offset(std::int64_t sums) const { return sums * static_cast<std::int64_t>(wide_bytes); }
};

template <class T>
using Wider = std::conditional_t<std::is_same_v<T, float>, double, T>;

template <OpCode op, class T>
void add_lanes(std::byte* sums, const std::byte* elements, std::int64_t stride, std::int64_t n) {
  auto* __restrict sum = reinterpret_cast<Wide<T>*>(sums);
  auto* __restrict x = reinterpret_cast<const T*>(elements);
  if (stride == 1) {
    for (std::int64_t i = 0; i < n; ++i) sum[i] = combine<op>(sum[i], widen(x[i]));
  } else {
    for (std::int64_t i = 0; i < n; ++i) sum[i] = combine<op>(sum[i], widen(x[i * stride]));
  }
}

// The running value of a scan. Each of n steps rounds, so a sum or product of f32, f16 or bf16 is carried in f64. That
// costs no time: a scan is bound by the latency of its additions, which is the same in f64.
template <OpCode op, class T>
class Carried {
  using Total = std::conditional_t<op == OpCode::add || op == OpCode::multiply, Wider<Wide<T>>, Wide<T>>;

 public:
  explicit Carried(T init) : total_(widen(init)) {}

  [[gnu::always_inline]] T next(T x) {
    total_ = combine<op>(total_, Total{widen(x)});
    return narrowed(total_);
  }

  // Takes four elements with one operation on the running value, so that the dependency chain has one operation per
  // four elements.
  [[gnu::always_inline]] void next_four(const T* x, T* out, std::int64_t step) {
    Total first{widen(x[0])}, second = combine<op>(first, Total{widen(x[step])}), third{widen(x[2 * step])};
    Total all = combine<op>(second, combine<op>(third, Total{widen(x[3 * step])}));
    out[0] = narrowed(combine<op>(total_, first));
    out[step] = narrowed(combine<op>(total_, second));
    out[2 * step] = narrowed(combine<op>(total_, combine<op>(second, third)));
    total_ = combine<op>(total_, all);
    out[3 * step] = narrowed(total_);
  }

 private:
  static T narrowed(Total total) { return narrow<T>(static_cast<Wide<T>>(total)); }

  Total total_;
};

template <OpCode op, class T>
void scan_lane(const std::byte* init, const std::byte* elements, std::byte* result, std::int64_t step, std::int64_t n) {
  auto* x = reinterpret_cast<const T*>(elements);
  auto* out = reinterpret_cast<T*>(result);
  Carried<op, T> carried(*reinterpret_cast<const T*>(init));
  std::int64_t i = 0;
  for (; i + 4 <= n; i += 4) carried.next_four(x + i * step, out + i * step, step);
  for (; i < n; ++i) out[i * step] = carried.next(x[i * step]);
}

template <OpCode op, class T>
void scan_side_by_side(const std::byte* init, const std::byte* elements, std::byte* result, std::int64_t step,
                       std::int64_t n, std::int64_t lanes) {
  auto* x = reinterpret_cast<const T*>(elements);
  auto* out = reinterpret_cast<T*>(result);
  std::vector<Carried<op, T>> carried(index(lanes), Carried<op, T>(*reinterpret_cast<const T*>(init)));
  for (std::int64_t i = 0; i < n; ++i, x += step, out += step) {
    for (std::int64_t lane = 0; lane < lanes; ++lane) out[lane] = carried[index(lane)].next(x[lane]);
  }
}

template <class T>
void load_lanes(const std::byte* elements, std::int64_t stride, std::byte* sums, std::int64_t n) {
  auto* sum = reinterpret_cast<Wide<T>*>(sums);
  for (std::int64_t i = 0; i < n; ++i) sum[i] = widen(reinterpret_cast<const T*>(elements)[i * stride]);
}

template <class T>
void store_lanes(const std::byte* sums, std::byte* result, std::int64_t stride, std::int64_t n) {
  auto* out = reinterpret_cast<T*>(result);
  for (std::int64_t i = 0; i < n; ++i) out[i * stride] = narrow<T>(reinterpret_cast<const Wide<T>*>(sums)[i]);
}

Fold find_fold(OpCode op, DType dtype) {
  return with_element(dtype, [&]<class T>(T) {
    return with_reducer<T>(op, []<OpCode code>() {
      return Fold{sizeof(T),          sizeof(Wide<T>),
                  add_lanes<code, T>, add_lanes<code, Wide<T>>,
                  scan_lane<code, T>, scan_side_by_side<code, T>,
                  load_lanes<T>,      store_lanes<T>};
    });
  });
}

// ---- windows that grow with the index ----

struct Scan {
  std::int64_t outer, length, inner;
  bool backward;
};

// Whether the window spans a whole dimension and padding makes it end (or start) at the output's own index.
std::optional<Scan> match_scan(const Window& window, const Dims& dims) {
  std::optional<Scan> scan;
  for (std::size_t d = 0; d < dims.size(); ++d) {
    if (window.is_trivial(d)) continue;
    bool forward = window.low[d] == dims[d] - 1 && window.high[d] == 0;
    bool backward = window.low[d] == 0 && window.high[d] == dims[d] - 1;
    if (scan || !(forward || backward) || window.size[d] != dims[d] || window.strides[d] != 1 ||
        window.base_dilation[d] != 1 || window.dilation[d] != 1) {
      return std::nullopt;
    }
    scan = Scan{1, dims[d], 1, backward};
    for (std::size_t e = 0; e < dims.size(); ++e) (e < d ? scan->outer : scan->inner) *= e == d ? 1 : dims[e];
  }
  return scan;
}

// Whether region(init, x) or region(x, init) is x for every element. As the region is associative, padding then changes
// nothing.
bool init_is_neutral(const KernelContext& context, bool on_the_right) {
  std::size_t tensors = context.outputs.size();
  auto op = match_reducer(context.op.regions[0]);
  DType dtype = context.outputs[0].type.dtype;
  if (op && std::memcmp(neutral(*op, dtype).bytes().data(), context.inputs[1].data, byte_size(dtype)) == 0) return true;
  RegionLanes region{context};
  std::vector<Buffer> init = region.buffers(kWindowLanes), x = region.buffers(kWindowLanes),
                      result = region.buffers(kWindowLanes);
  region.fill_init(init, kWindowLanes);
  std::int64_t elements = context.inputs[0].type.elements();
  for (std::int64_t first = 0; first < elements; first += kWindowLanes) {
    std::int64_t lanes = std::min(kWindowLanes, elements - first);
    for (std::size_t i = 0; i < tensors; ++i) {
      auto width = static_cast<std::int64_t>(region.bytes(i));
      std::memcpy(x[i].data(), context.inputs[i].data + first * width, index(lanes * width));
    }
    region.combine(lanes, on_the_right ? x : init, on_the_right ? init : x, result);
    for (std::size_t i = 0; i < tensors; ++i) {
      if (std::memcmp(x[i].data(), result[i].data(), index(lanes) * region.bytes(i)) != 0) return false;
    }
  }
  return true;
}

void scan_reducer(const KernelContext& context, const Fold& fold, const Scan& scan) {
  std::int64_t blocks = (scan.inner + kWindowLanes - 1) / kWindowLanes;
  std::int64_t work = scan.length * std::min(scan.inner, kWindowLanes);
  const std::byte* init = context.inputs[1].data;
  context.threads.parallel_for(
      scan.outer * blocks, kGrainElements / work + 1, [&](std::int64_t begin, std::int64_t end, int) {
        for (std::int64_t unit = begin; unit < end; ++unit) {
          std::int64_t first = unit % blocks * kWindowLanes, lanes = std::min(kWindowLanes, scan.inner - first);
          std::int64_t start = unit / blocks * scan.length * scan.inner + first, step = scan.inner;
          if (scan.backward) start += (scan.length - 1) * step, step = -step;
          const std::byte* x = context.inputs[0].data + fold.offset(start);
          std::byte* out = context.outputs[0].data + fold.offset(start);
          if (lanes == 1) {
            fold.scan(init, x, out, step, scan.length);
            continue;
          }
          fold.scan_lanes(init, x, out, step, scan.length, lanes);
        }
      });
}

void scan_region(const KernelContext& context, const Scan& scan) {
  RegionLanes region{context};
  std::int64_t columns = scan.outer * scan.inner, blocks = (columns + kWindowLanes - 1) / kWindowLanes;
  context.threads.parallel_for(blocks, 1, [&](std::int64_t begin, std::int64_t end, int) {
    std::vector<Buffer> sum = region.buffers(kWindowLanes), next = region.buffers(kWindowLanes);
    std::vector<std::int64_t> offsets;
    for (std::int64_t block = begin; block < end; ++block) {
      offsets.clear();
      for (std::int64_t c = block * kWindowLanes; c < std::min(columns, (block + 1) * kWindowLanes); ++c) {
        offsets.push_back(c / scan.inner * scan.length * scan.inner + c % scan.inner);
      }
      auto lanes = count<std::int64_t>(offsets);
      region.fill_init(sum, lanes);
      for (std::int64_t s = 0; s < scan.length; ++s) {
        std::int64_t shift = (scan.backward ? scan.length - 1 - s : s) * scan.inner;
        for (std::size_t i = 0; i < sum.size(); ++i) {
          with_bytes(region.bytes(i), [&]<class T>(T) {
            auto* source = context.inputs[i].as<const T>() + shift;
            auto* lane = reinterpret_cast<T*>(next[i].data());
            for (std::int64_t offset : offsets) *lane++ = source[offset];
          });
        }
        region.combine(lanes, scan.backward ? next : sum, scan.backward ? sum : next, sum);
        for (std::size_t i = 0; i < sum.size(); ++i) {
          with_bytes(region.bytes(i), [&]<class T>(T) {
            auto* target = context.outputs[i].as<T>() + shift;
            auto* lane = reinterpret_cast<const T*>(sum[i].data());
            for (std::int64_t offset : offsets) target[offset] = *lane++;
          });
        }
      }
    }
  });
}

// The running value is f32 where the elements are f16 or bf16: a 16-bit sum that is rounded a thousand times stops
// growing. The second region is the first one in f32.
void scan_halves(const KernelContext& context, const Scan& scan) {
  std::vector<Buffer> memory;
  auto widened = [&](const Tensor& tensor) {
    if (!is_half(tensor.type.dtype)) return tensor;
    TensorType type(DType::f32, tensor.type.dims);
    memory.emplace_back(index(type.bytes()));
    return Tensor{type, memory.back().data()};
  };
  std::vector<Tensor> inputs, outputs;
  for (const Tensor& input : context.inputs) {
    inputs.push_back(widened(input));
    if (is_half(input.type.dtype))
      vector_kernels().load(input.type.dtype)(input.type.elements(), input.data, 1, inputs.back().data);
  }
  for (const Tensor& output : context.outputs) outputs.push_back(widened(output));
  scan_region({context.op, inputs, outputs, context.regions.subspan(1), context.captures, context.threads}, scan);
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const Tensor& output = context.outputs[i];
    if (is_half(output.type.dtype))
      vector_kernels().store(output.type.dtype)(output.type.elements(), outputs[i].data, output.data);
  }
}

// ---- windows of any kind ----

struct SlidePlan {
  Dims outer_dims, outer_input, outer_output;  // strides of all output dimensions except that of the lanes
  std::int64_t lanes, lane_input, lane_output;
  std::vector<std::int64_t> window;  // offsets of the window's elements, row-major
  // The same offsets as rows times columns, used where the lanes lie along the contiguous dimension of the input. Rows
  // are folded first, because their elements are contiguous.
  std::vector<std::int64_t> rows, columns;
};

SlidePlan plan_slide(const Window& window, const Dims& input, const Dims& output) {
  Dims input_strides = row_major_strides(input), output_strides = row_major_strides(output);
  std::size_t lane = output.size() - 1;  // the last dimension, unless it is short
  if (output[lane] < 16) lane = index(std::ranges::max_element(output) - output.begin());
  SlidePlan plan;
  Dims window_strides;
  for (std::size_t d = 0; d < output.size(); ++d) {
    window_strides.push_back(input_strides[d] * window.dilation[d]);
    if (d == lane) continue;
    plan.outer_dims.push_back(output[d]);
    plan.outer_input.push_back(input_strides[d] * window.strides[d]);
    plan.outer_output.push_back(output_strides[d]);
  }
  plan.lanes = output[lane];
  plan.lane_input = input_strides[lane] * window.strides[lane];
  plan.lane_output = output_strides[lane];
  IndexWalk<1> walk(window.size, {window_strides});
  for (std::int64_t i = window.elements(); i > 0; --i, walk.next()) {
    plan.window.push_back(walk.offset());
    if (walk.index(lane) == 0) plan.rows.push_back(walk.offset());
  }
  for (std::int64_t k = 0; k < window.size[lane]; ++k) plan.columns.push_back(k * window.dilation[lane]);
  bool overlaps_or_skips = plan.columns.size() > 1 || window.strides[lane] > 1;
  if (input_strides[lane] != 1 || plan.rows.size() == 1 || !overlaps_or_skips) plan.columns.clear();
  return plan;
}

// Calls fn(input offset, output offset, lanes) for blocks of lanes that together cover the output.
template <class Fn>
void each_block(const SlidePlan& plan, const Threads& threads, Fn&& fn) {
  std::int64_t blocks = (plan.lanes + kWindowLanes - 1) / kWindowLanes, count = element_count(plan.outer_dims);
  std::int64_t work = std::min(plan.lanes, kWindowLanes) * static_cast<std::int64_t>(plan.window.size() + 1);
  threads.parallel_for(count * blocks, kGrainElements / work + 1, [&](std::int64_t begin, std::int64_t end, int) {
    IndexWalk<2> walk(plan.outer_dims, {plan.outer_input, plan.outer_output}, begin / blocks);
    for (std::int64_t unit = begin; unit < end; ++unit) {
      std::int64_t first = unit % blocks * kWindowLanes;
      fn(walk.offset(0) + first * plan.lane_input, walk.offset(1) + first * plan.lane_output,
         std::min(kWindowLanes, plan.lanes - first));
      if ((unit + 1) % blocks == 0) walk.next();
    }
  });
}

void slide_reducer(const KernelContext& context, const Fold& fold, const SlidePlan& plan, const std::byte* input) {
  constexpr std::int64_t kSpan = 4096;  // input elements that the lanes of a block span
  each_block(plan, context.threads, [&](std::int64_t from, std::int64_t to, std::int64_t lanes) {
    alignas(64) std::byte sum[kWindowLanes * kWidest];
    fold.load(context.inputs[1].data, 0, sum, lanes);
    const std::byte* x = input + fold.offset(from);
    std::int64_t span = plan.columns.empty() ? kSpan + 1 : (lanes - 1) * plan.lane_input + plan.columns.back() + 1;
    if (span <= kSpan) {
      alignas(64) std::byte row[kSpan * kWidest];
      fold.load(x, 1, row, span);
      for (std::size_t r = 1; r < plan.rows.size(); ++r) fold.add(row, x + fold.offset(plan.rows[r]), 1, span);
      for (std::int64_t column : plan.columns) {
        fold.add_wide(sum, row + fold.wide_offset(column), plan.lane_input, lanes);
      }
    } else {
      for (std::int64_t offset : plan.window) fold.add(sum, x + fold.offset(offset), plan.lane_input, lanes);
    }
    fold.store(sum, context.outputs[0].data + fold.offset(to), plan.lane_output, lanes);
  });
}

void slide_region(const KernelContext& context, const SlidePlan& plan, std::span<const Tensor> inputs) {
  RegionLanes region{context};
  each_block(plan, context.threads, [&](std::int64_t from, std::int64_t to, std::int64_t lanes) {
    std::vector<Buffer> sum = region.buffers(lanes), next = region.buffers(lanes);
    region.fill_init(sum, lanes);
    for (std::int64_t offset : plan.window) {
      for (std::size_t i = 0; i < sum.size(); ++i) {
        with_bytes(region.bytes(i), [&]<class T>(T) {
          move_lanes(inputs[i].as<const T>() + from + offset, plan.lane_input, reinterpret_cast<T*>(next[i].data()), 1,
                     lanes);
        });
      }
      region.combine(lanes, sum, next, sum);
    }
    for (std::size_t i = 0; i < sum.size(); ++i) {
      with_bytes(region.bytes(i), [&]<class T>(T) {
        move_lanes(reinterpret_cast<const T*>(sum[i].data()), 1, context.outputs[i].as<T>() + to, plan.lane_output,
                   lanes);
      });
    }
  });
}

}  // namespace

void reduce_window(const KernelContext& context) {
  if (context.outputs[0].type.elements() == 0) return;
  std::size_t tensors = context.outputs.size();
  std::vector<DType> types;
  for (std::size_t i = 0; i < context.inputs.size(); ++i) types.push_back(context.outputs[i % tensors].type.dtype);
  if (run_with_widened_inputs(context, types, reduce_window)) return;
  const Dims& dims = context.inputs[0].type.dims;
  Window window(context.op, dims.size());
  auto op = match_reducer(context.op.regions[0]);  // known for one tensor only
  DType dtype = context.outputs[0].type.dtype;

  if (auto scan = match_scan(window, dims); scan && init_is_neutral(context, scan->backward)) {
    if (!op) return context.regions.size() > 1 ? scan_halves(context, *scan) : scan_region(context, *scan);
    return scan_reducer(context, find_fold(*op, dtype), *scan);
  }

  std::vector<Tensor> inputs(context.inputs.begin(), context.inputs.begin() + static_cast<std::ptrdiff_t>(tensors));
  std::vector<Buffer> padded(tensors);
  if (window.pads()) {
    Dims interior, padded_dims;
    for (std::size_t d = 0; d < dims.size(); ++d) {
      interior.push_back(window.base_dilation[d] - 1);
      std::int64_t dilated = dims[d] == 0 ? 0 : (dims[d] - 1) * window.base_dilation[d] + 1;
      padded_dims.push_back(window.low[d] + dilated + window.high[d]);
    }
    for (std::size_t i = 0; i < tensors; ++i) {
      Tensor result{TensorType(inputs[i].type.dtype, padded_dims), nullptr};
      padded[i].resize(index(result.type.bytes()));
      result.data = padded[i].data();
      pad_into(inputs[i], context.inputs[tensors + i].data, window.low, interior, result, context.threads);
      inputs[i] = result;
    }
  }
  if (dims.empty()) {  // a scalar is one window of one element
    window.size = window.strides = window.dilation = {1};
    SlidePlan plan = plan_slide(window, {1}, {1});
    return slide_region(context, plan, inputs);
  }
  SlidePlan plan = plan_slide(window, inputs[0].type.dims, context.outputs[0].type.dims);
  if (!op) return slide_region(context, plan, inputs);
  slide_reducer(context, find_fold(*op, dtype), plan, inputs[0].data);
}

}  // namespace pcp::cpu
