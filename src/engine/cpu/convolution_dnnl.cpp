// Convolutions as oneDNN primitives. The convolutions in gradients become oneDNN's backward primitives: one with a
// dilated input is a gradient of the data, one with a kernel larger than the output a gradient of the weights.
#include <algorithm>
#include <list>
#include <oneapi/dnnl/dnnl.hpp>
#include <optional>

#include "base/index.h"
#include "engine/cpu/convolution.h"
#include "engine/cpu/dnnl_engine.h"

namespace pcp::cpu {
namespace {

using dnnl::memory;

constexpr std::size_t kCachedPrimitives = 64;  // per thread
constexpr std::size_t kMaxSpatial = 3;

// A view of a caller's tensor in oneDNN's order of dimensions. A view that oneDNN cannot describe is `copied` first.
struct DnnlView {
  memory::dims dims, strides;
  std::int64_t start = 0;

  bool describable() const {
    return std::ranges::all_of(strides, [](std::int64_t stride) { return stride > 0; });
  }
  memory::desc desc() const { return {dims, memory::data_type::f32, strides}; }
  memory::desc any() const { return {dims, memory::data_type::f32, memory::format_tag::any}; }
  std::int64_t elements() const {
    std::int64_t count = 1;
    for (std::int64_t dim : dims) count *= dim;
    return count;
  }
};

memory::dims joined(std::initializer_list<std::int64_t> first, const Dims& rest) {
  memory::dims all(first);
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

enum class Pass { forward, data, weights };

// The request to oneDNN: `source` and `weights` make `target`, in the roles of a forward convolution.
struct Problem {
  Pass pass;
  DnnlView source, weights, target;
  memory::dims stride, dilation, low, high;
};

// Channels of all groups as one dimension, or nothing when the channels of a group do not directly follow those of the
// group before.
std::optional<DnnlView> channel_view(std::int64_t rows, std::int64_t row_stride, std::int64_t groups,
                                     std::int64_t group_stride, std::int64_t channels, std::int64_t channel_stride,
                                     const Dims& size, const Dims& strides) {
  if (groups > 1 && group_stride != channels * channel_stride) return std::nullopt;
  return DnnlView{joined({rows, groups * channels}, size), joined({row_stride, channel_stride}, strides)};
}

DnnlView weight_view(std::int64_t groups, std::int64_t group_stride, std::int64_t rows, std::int64_t row_stride,
                     std::int64_t channels, std::int64_t channel_stride, const Dims& size, const Dims& strides) {
  if (groups == 1) return {joined({rows, channels}, size), joined({row_stride, channel_stride}, strides)};
  return {joined({groups, rows, channels}, size), joined({group_stride, row_stride, channel_stride}, strides)};
}

memory::dims less_one(const Dims& dims) {
  memory::dims result(dims.begin(), dims.end());
  for (auto& d : result) --d;
  return result;
}

// Trims the elements of the input that negative padding and the last stride leave unused, so that no padding is
// negative.
void crop(Convolution& conv, std::int64_t& input_start, memory::dims& high) {
  for (std::size_t d = 0; d < conv.low.size(); ++d) {
    if (conv.low[d] < 0) {
      input_start -= conv.low[d] * conv.input.spatial[d];
      conv.input_size[d] += conv.low[d];
      conv.low[d] = 0;
    }
    std::int64_t reach =
        (conv.output_size[d] - 1) * conv.stride[d] + (conv.kernel_size[d] - 1) * conv.kernel_dilation[d] + 1;
    conv.input_size[d] = std::min(conv.input_size[d], reach - conv.low[d]);
    high.push_back(reach - conv.low[d] - conv.input_size[d]);
  }
}

std::optional<Problem> forward_or_weights(Convolution conv) {
  Problem problem{};
  std::int64_t start = 0;
  crop(conv, start, problem.high);
  for (std::int64_t size : conv.input_size) {
    if (size <= 0) return std::nullopt;
  }
  bool as_weights = element_count(conv.kernel_size) > element_count(conv.output_size) && conv.kernel_start == 0;
  problem.low.assign(conv.low.begin(), conv.low.end());
  std::optional<DnnlView> source, target;
  if (as_weights) {  // batch and input channels swap places, as do kernel and output
    problem.pass = Pass::weights;
    source = channel_view(conv.in_channels, conv.input.channel, conv.groups, conv.input.group, conv.batch,
                          conv.input.row, conv.input_size, conv.input.spatial);
    target = channel_view(conv.in_channels, conv.kernel.channel, conv.groups, conv.kernel.group, conv.out_channels,
                          conv.kernel.row, conv.kernel_size, conv.kernel.spatial);
    problem.weights = weight_view(conv.groups, conv.output.group, conv.out_channels, conv.output.channel, conv.batch,
                                  conv.output.row, conv.output_size, conv.output.spatial);
    problem.stride.assign(conv.kernel_dilation.begin(), conv.kernel_dilation.end());
    problem.dilation = less_one(conv.stride);
  } else {
    problem.pass = Pass::forward;
    source = channel_view(conv.batch, conv.input.row, conv.groups, conv.input.group, conv.in_channels,
                          conv.input.channel, conv.input_size, conv.input.spatial);
    target = channel_view(conv.batch, conv.output.row, conv.groups, conv.output.group, conv.out_channels,
                          conv.output.channel, conv.output_size, conv.output.spatial);
    problem.weights = weight_view(conv.groups, conv.kernel.group, conv.out_channels, conv.kernel.row, conv.in_channels,
                                  conv.kernel.channel, conv.kernel_size, conv.kernel.spatial);
    problem.weights.start = conv.kernel_start;
    problem.stride.assign(conv.stride.begin(), conv.stride.end());
    problem.dilation = less_one(conv.kernel_dilation);
  }
  if (!source || !target) return std::nullopt;
  problem.source = *source;
  problem.source.start = start;
  problem.target = *target;
  return problem;
}

// A gradient of the data: the output is the source of a forward convolution with the kernel flipped, and the input is
// its target.
std::optional<Problem> data_gradient(const Convolution& conv) {
  Problem problem{};
  problem.pass = Pass::data;
  Dims flipped = conv.kernel.spatial;
  std::int64_t kernel_start = conv.kernel_start;
  for (std::size_t d = 0; d < flipped.size(); ++d) {
    std::int64_t reach = (conv.kernel_size[d] - 1) * conv.kernel_dilation[d];
    std::int64_t low = reach - conv.low[d];
    std::int64_t high = (conv.input_size[d] - 1) * conv.input_dilation[d] + reach + 1 - conv.output_size[d] - low;
    if (conv.stride[d] != 1 || low < 0 || high + conv.input_dilation[d] <= 0) return std::nullopt;
    problem.low.push_back(low);
    problem.high.push_back(high);
    kernel_start += (conv.kernel_size[d] - 1) * flipped[d];
    flipped[d] = -flipped[d];
  }
  auto source = channel_view(conv.batch, conv.output.row, conv.groups, conv.output.group, conv.out_channels,
                             conv.output.channel, conv.output_size, conv.output.spatial);
  auto target = channel_view(conv.batch, conv.input.row, conv.groups, conv.input.group, conv.in_channels,
                             conv.input.channel, conv.input_size, conv.input.spatial);
  if (!source || !target) return std::nullopt;
  problem.source = *source;
  problem.target = *target;
  problem.weights = weight_view(conv.groups, conv.kernel.group, conv.in_channels, conv.kernel.channel,
                                conv.out_channels, conv.kernel.row, conv.kernel_size, flipped);
  problem.weights.start = kernel_start;
  problem.stride.assign(conv.input_dilation.begin(), conv.input_dilation.end());
  problem.dilation = less_one(conv.kernel_dilation);
  return problem;
}

struct Primitive {
  dnnl::primitive run;
  memory::desc source, weights, target;  // in the layouts the primitive wants
};

// The caller's layouts save the reorders, but oneDNN has fast implementations for only some of them.
Primitive make_primitive(const Problem& p, bool direct) {
  auto describe = [&](const DnnlView& view) { return direct ? view.desc() : view.any(); };
  auto algorithm = dnnl::algorithm::convolution_direct;
  memory::desc source = describe(p.source), weights = p.weights.any(), target = describe(p.target);
  using Forward = dnnl::convolution_forward;
  Forward::primitive_desc forward(
      {dnnl::prop_kind::forward_training, algorithm, source, weights, target, p.stride, p.dilation, p.low, p.high},
      dnnl_engine());
  if (p.pass == Pass::forward) {
    return {Forward(forward), forward.src_desc(), forward.weights_desc(), forward.dst_desc()};
  }
  if (p.pass == Pass::data) {
    using Data = dnnl::convolution_backward_data;
    Data::primitive_desc data({algorithm, source, weights, target, p.stride, p.dilation, p.low, p.high}, dnnl_engine(),
                              forward);
    return {Data(data), data.diff_src_desc(), data.weights_desc(), data.diff_dst_desc()};
  }
  using Weights = dnnl::convolution_backward_weights;
  Weights::primitive_desc gradient({algorithm, source, weights, target, p.stride, p.dilation, p.low, p.high},
                                   dnnl_engine(), forward);
  return {Weights(gradient), gradient.src_desc(), gradient.diff_weights_desc(), gradient.diff_dst_desc()};
}

// Dense, channels last: oneDNN's kernels read this layout directly, as fast as their own blocked ones.
bool is_channels_last(const DnnlView& view) {
  return view.strides[1] == 1 && view.strides[0] * view.dims[0] == view.elements();
}

struct Plan {
  Convolution key;
  std::optional<Problem> problem;  // none: oneDNN does not support it
  Primitive primitive;
};

const Plan& cached_plan(const Convolution& conv) {
  thread_local std::list<Plan> plans;  // most recently used first
  for (auto plan = plans.begin(); plan != plans.end(); ++plan) {
    if (plan->key == conv) {
      plans.splice(plans.begin(), plans, plan);
      return plans.front();
    }
  }
  bool dilated = std::ranges::any_of(conv.input_dilation, [](std::int64_t d) { return d != 1; });
  Plan plan{conv, dilated ? data_gradient(conv) : forward_or_weights(conv), {}};
  if (plan.problem) {
    try {
      plan.primitive = make_primitive(*plan.problem,
                                      is_channels_last(plan.problem->source) && is_channels_last(plan.problem->target));
    } catch (const dnnl::error&) {
      plan.problem.reset();
    }
  }
  plans.push_front(std::move(plan));
  if (plans.size() > kCachedPrimitives) plans.pop_back();
  return plans.front();
}

// A tensor in the layout a primitive wants. Where the caller's memory has that layout, it is used without a copy.
class Operand {
 public:
  Operand(const DnnlView& view, const memory::desc& wanted, float* data, bool is_input, dnnl::stream& stream,
          const Threads& threads)
      : stream_(stream) {
    data += view.start;
    if (view.describable()) {
      user_ = memory(view.desc(), dnnl_engine(), data);
    } else {  // only inputs are ever reversed
      Dims dims(view.dims.begin(), view.dims.end()), dense = row_major_strides(dims);
      copy_.resize(index(view.elements()));
      copy_strided(reinterpret_cast<const std::byte*>(data), Dims(view.strides.begin(), view.strides.end()),
                   reinterpret_cast<std::byte*>(copy_.data()), dense, dims, sizeof(float), threads);
      memory::dims strides(dense.begin(), dense.end());
      user_ = memory({view.dims, memory::data_type::f32, strides}, dnnl_engine(), copy_.data());
    }
    used_ = user_.get_desc() == wanted ? user_ : memory(wanted, dnnl_engine());
    if (is_input && used_ != user_) dnnl::reorder(user_, used_).execute(stream_, user_, used_);
  }

  memory& get() { return used_; }
  void write_back() {
    if (used_ != user_) dnnl::reorder(used_, user_).execute(stream_, used_, user_);
  }

 private:
  dnnl::stream& stream_;
  std::vector<float> copy_;
  memory user_, used_;
};

}  // namespace

bool convolve_dnnl(const Convolution& conv, const float* input, const float* kernel, float* output,
                   const Threads& threads) {
  std::size_t spatial = conv.input_size.size();
  if (spatial == 0 || spatial > kMaxSpatial || conv.patch() == 0 || element_count(conv.input_size) == 0) return false;
  const Plan& plan = cached_plan(conv);
  if (!plan.problem) return false;
  const Problem& problem = *plan.problem;
  DnnlThreads limit(threads.count());
  dnnl::stream stream(dnnl_engine());
  auto* in = const_cast<float*>(input);
  auto* ker = const_cast<float*>(kernel);
  Pass pass = problem.pass;
  float* source = pass == Pass::data ? output : in;
  float* weights = pass == Pass::weights ? output : ker;
  float* target = pass == Pass::forward ? output : pass == Pass::data ? in : ker;
  Operand s(problem.source, plan.primitive.source, source, pass != Pass::data, stream, threads);
  Operand w(problem.weights, plan.primitive.weights, weights, pass != Pass::weights, stream, threads);
  Operand t(problem.target, plan.primitive.target, target, pass != Pass::forward, stream, threads);
  bool forward = pass == Pass::forward;
  plan.primitive.run.execute(stream, {{pass == Pass::data ? DNNL_ARG_DIFF_SRC : DNNL_ARG_SRC, s.get()},
                                      {pass == Pass::weights ? DNNL_ARG_DIFF_WEIGHTS : DNNL_ARG_WEIGHTS, w.get()},
                                      {forward ? DNNL_ARG_DST : DNNL_ARG_DIFF_DST, t.get()}});
  (pass == Pass::data ? s : pass == Pass::weights ? w : t).write_back();
  stream.wait();
  return true;
}

}  // namespace pcp::cpu
