// f32 convolutions go through oneDNN where it supports them. All others gather patches of the input block by block and
// multiply them with the kernel as a matrix. 16-bit floats are computed in f32; integers wrap in the type of the
// result.
#include "engine/cpu/convolution.h"

#include <algorithm>

#include "base/index.h"
#include "engine/cpu/element.h"
#include "engine/cpu/gemm.h"
#include "engine/cpu/index_walk.h"
#include "engine/cpu/structural_kernels.h"
#include "engine/cpu/window.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kBlockElements = 1 << 20;  // of gathered patches

std::size_t at(std::int64_t dim) { return index(dim); }

Dims pick(const Dims& from, const Dims& dims) {
  Dims picked;
  for (std::int64_t d : dims) picked.push_back(from[at(d)]);
  return picked;
}

// Converts elements between memory and the type they are summed in. This is the only code that knows both types; the
// rest is compiled once per type of sum.
template <class A>
using LoadRun = void (*)(const std::byte* data, std::int64_t first, std::int64_t stride, std::int64_t count, A* out);
template <class A>
using StoreRun = void (*)(const A* sums, std::byte* data, std::int64_t first, std::int64_t stride, std::int64_t count);

template <class A, class T>
void load_run(const std::byte* data, std::int64_t first, std::int64_t stride, std::int64_t count, A* out) {
  const T* x = reinterpret_cast<const T*>(data) + first;
  for (std::int64_t i = 0; i < count; ++i) {
    if constexpr (std::is_same_v<T, Bool>)
      out[i] = static_cast<A>(x[i * stride].value);
    else
      out[i] = static_cast<A>(widen(x[i * stride]));
  }
}

template <class A, class T>
void store_run(const A* sums, std::byte* data, std::int64_t first, std::int64_t stride, std::int64_t count) {
  T* out = reinterpret_cast<T*>(data) + first;
  for (std::int64_t i = 0; i < count; ++i) {
    if constexpr (std::is_same_v<T, Bool>)
      out[i * stride] = {static_cast<std::uint8_t>(sums[i] != 0)};
    else
      out[i * stride] = narrow<T>(static_cast<Wide<T>>(sums[i]));
  }
}

// Null if one type is a float and the other is not.
template <class A>
LoadRun<A> find_load(DType dtype) {
  return with_element(dtype, []<class T>(T) -> LoadRun<A> {
    if constexpr (std::floating_point<Wide<T>> == std::floating_point<A>)
      return load_run<A, T>;
    else
      return nullptr;
  });
}

template <class A>
StoreRun<A> find_store(DType dtype) {
  return with_element(dtype, []<class T>(T) -> StoreRun<A> {
    if constexpr (std::floating_point<Wide<T>> == std::floating_point<A>)
      return store_run<A, T>;
    else
      return nullptr;
  });
}

// out[m, n] = a[m, k] · b[k, n], all dense
template <class A>
void multiply(const A* a, const A* b, A* out, std::int64_t m, std::int64_t n, std::int64_t k, const Threads& threads) {
  if constexpr (std::is_same_v<A, float>) {
    sgemm({a, m, k, k, 1}, {b, k, n, n, 1}, out, n, threads);
  } else {
    threads.parallel_for(m, kGrainElements / (n * k) + 1, [&](std::int64_t begin, std::int64_t end, int) {
      for (std::int64_t i = begin; i < end; ++i) {
        std::fill_n(out + i * n, n, A{0});
        for (std::int64_t p = 0; p < k; ++p) {
          A x = a[i * k + p];
          for (std::int64_t j = 0; j < n; ++j) out[i * n + j] += x * b[p * n + j];
        }
      }
    });
  }
}

// A tensor whose elements are read as the type A.
template <class A>
struct Source {
  const std::byte* data;
  LoadRun<A> load;
};

// kernel[p * out_channels + o], where p counts the elements of a patch: kernel positions outside, channels inside.
template <class A>
std::vector<A> pack_kernel(const Convolution& conv, Source<A> kernel, std::int64_t group) {
  std::vector<A> packed(at(conv.patch() * conv.out_channels));
  A* out = packed.data();
  IndexWalk<1> walk(conv.kernel_size, {conv.kernel.spatial});
  for (std::int64_t k = element_count(conv.kernel_size); k > 0; --k, walk.next()) {
    std::int64_t place = conv.kernel_start + group * conv.kernel.group + walk.offset();
    for (std::int64_t c = 0; c < conv.in_channels; ++c, out += conv.out_channels) {
      kernel.load(kernel.data, place + c * conv.kernel.channel, conv.kernel.row, conv.out_channels, out);
    }
  }
  return packed;
}

// The patches of output positions [first, first + count) of a group, one row each.
template <class A>
void gather_patches(const Convolution& conv, Source<A> input, std::int64_t group, std::int64_t first,
                    std::int64_t count, A* patches, const Threads& threads) {
  std::size_t rank = conv.output_size.size();
  Dims dims{conv.batch}, batch_strides{conv.input.row};
  dims.insert(dims.end(), conv.output_size.begin(), conv.output_size.end());
  batch_strides.insert(batch_strides.end(), rank, 0);
  std::int64_t taps = element_count(conv.kernel_size), patch = conv.patch();
  threads.parallel_for(count, kGrainElements / patch + 1, [&](std::int64_t begin, std::int64_t end, int) {
    IndexWalk<1> position(dims, {batch_strides}, first + begin);
    for (std::int64_t row = begin; row < end; ++row, position.next()) {
      A* out = patches + row * patch;
      IndexWalk<1> tap(conv.kernel_size, {Dims(rank, 0)});
      for (std::int64_t k = 0; k < taps; ++k, tap.next(), out += conv.in_channels) {
        std::int64_t offset = group * conv.input.group + position.offset();
        bool inside = true;
        for (std::size_t d = 0; d < rank && inside; ++d) {
          std::int64_t place =
              position.index(d + 1) * conv.stride[d] + tap.index(d) * conv.kernel_dilation[d] - conv.low[d];
          std::int64_t i = place / conv.input_dilation[d];
          inside = place >= 0 && place % conv.input_dilation[d] == 0 && i < conv.input_size[d];
          offset += i * conv.input.spatial[d];
        }
        if (inside)
          input.load(input.data, offset, conv.input.channel, conv.in_channels, out);
        else
          std::fill_n(out, conv.in_channels, A{0});
      }
    }
  });
}

template <class A>
void convolve_patches(const Convolution& conv, const Tensor& input, const Tensor& kernel, const Tensor& output,
                      const Threads& threads) {
  LoadRun<A> load = find_load<A>(input.type.dtype);
  StoreRun<A> store = find_store<A>(output.type.dtype);
  std::int64_t positions = conv.positions(), patch = conv.patch(), channels = conv.out_channels;
  std::int64_t block = std::clamp<std::int64_t>(kBlockElements / std::max<std::int64_t>(patch, 1), 1, positions);
  std::vector<A> patches(at(block * patch)), sums(at(block * channels));
  Dims dims{conv.batch}, strides{conv.output.row};
  dims.insert(dims.end(), conv.output_size.begin(), conv.output_size.end());
  strides.insert(strides.end(), conv.output.spatial.begin(), conv.output.spatial.end());
  for (std::int64_t g = 0; g < conv.groups; ++g) {
    std::vector<A> packed = pack_kernel<A>(conv, {kernel.data, load}, g);
    IndexWalk<1> place(dims, {strides});
    for (std::int64_t first = 0; first < positions; first += block) {
      std::int64_t rows = std::min(block, positions - first);
      if (patch > 0) {
        gather_patches<A>(conv, {input.data, load}, g, first, rows, patches.data(), threads);
        multiply(patches.data(), packed.data(), sums.data(), rows, channels, patch, threads);
      }
      for (std::int64_t i = 0; i < rows; ++i, place.next()) {
        store(sums.data() + i * channels, output.data, g * conv.output.group + place.offset(), conv.output.channel,
              channels);
      }
    }
  }
}

std::vector<float> to_floats(const Tensor& tensor, const Threads& threads) {
  std::vector<float> floats(at(tensor.type.elements()));
  LoadRun<float> load = find_load<float>(tensor.type.dtype);
  threads.parallel_for(tensor.type.elements(), kGrainElements, [&](std::int64_t begin, std::int64_t end, int) {
    load(tensor.data, begin, 1, end - begin, floats.data() + begin);
  });
  return floats;
}

void convolve_floats(const Convolution& conv, const Tensor& input, const Tensor& kernel, const Tensor& output,
                     const Threads& threads) {
  if (!convolve_dnnl(conv, input.as<const float>(), kernel.as<const float>(), output.as<float>(), threads)) {
    convolve_patches<float>(conv, input, kernel, output, threads);
  }
}

Tensor view(std::vector<float>& floats, const Tensor& of) {
  return {TensorType(DType::f32, of.type.dims), reinterpret_cast<std::byte*>(floats.data())};
}

// Where either side is a 16-bit float, the whole convolution is computed in f32.
void convolve_halves(const Convolution& conv, const KernelContext& context) {
  const Tensor &input = context.inputs[0], &kernel = context.inputs[1], &result = context.outputs[0];
  std::vector<float> inputs = to_floats(input, context.threads), kernels = to_floats(kernel, context.threads);
  if (result.type.dtype == DType::f32) {
    return convolve_floats(conv, view(inputs, input), view(kernels, kernel), result, context.threads);
  }
  std::vector<float> sums(at(result.type.elements()));
  convolve_floats(conv, view(inputs, input), view(kernels, kernel), view(sums, result), context.threads);
  StoreRun<float> store = find_store<float>(result.type.dtype);
  context.threads.parallel_for(result.type.elements(), kGrainElements, [&](std::int64_t begin, std::int64_t end, int) {
    store(sums.data() + begin, result.data, begin, 1, end - begin);
  });
}

}  // namespace

Convolution::Convolution(const KernelContext& context) {
  const Op& op = context.op;
  const auto& numbers = op.attrs.get<ConvDims>("dimension_numbers");
  const Dims &in = context.inputs[0].type.dims, &ker = context.inputs[1].type.dims, &out = context.outputs[0].type.dims;
  Dims in_strides = row_major_strides(in), ker_strides = row_major_strides(ker), out_strides = row_major_strides(out);
  std::size_t rank = numbers.input_spatial.size();
  std::int64_t feature_groups = op.attrs.integer("feature_group_count");
  std::int64_t batch_groups = op.attrs.integer("batch_group_count");

  groups = feature_groups * batch_groups;
  batch = in[at(numbers.input_batch)] / batch_groups;
  in_channels = in[at(numbers.input_feature)] / feature_groups;
  out_channels = ker[at(numbers.kernel_output_feature)] / groups;
  input_size = pick(in, numbers.input_spatial);
  kernel_size = pick(ker, numbers.kernel_spatial);
  output_size = pick(out, numbers.output_spatial);
  stride = op.attrs.get_or<Dims>("window_strides", Dims(rank, 1));
  input_dilation = op.attrs.get_or<Dims>("lhs_dilation", Dims(rank, 1));
  kernel_dilation = op.attrs.get_or<Dims>("rhs_dilation", Dims(rank, 1));
  Dims high;
  read_padding(op, rank, low, high);

  std::int64_t in_row = in_strides[at(numbers.input_batch)], in_channel = in_strides[at(numbers.input_feature)];
  input = {in_row, batch_groups > 1 ? batch * in_row : in_channels * in_channel, in_channel,
           pick(in_strides, numbers.input_spatial)};
  std::int64_t ker_row = ker_strides[at(numbers.kernel_output_feature)];
  kernel = {ker_row, out_channels * ker_row, ker_strides[at(numbers.kernel_input_feature)],
            pick(ker_strides, numbers.kernel_spatial)};
  std::int64_t out_channel = out_strides[at(numbers.output_feature)];
  output = {out_strides[at(numbers.output_batch)], out_channels * out_channel, out_channel,
            pick(out_strides, numbers.output_spatial)};
  if (const auto* reversal = op.attrs.find<std::vector<bool>>("window_reversal")) {
    for (std::size_t d = 0; d < rank; ++d) {
      if (!(*reversal)[d]) continue;
      kernel_start += (kernel_size[d] - 1) * kernel.spatial[d];
      kernel.spatial[d] = -kernel.spatial[d];
    }
  }
}

void convolution(const KernelContext& context) {
  const Tensor &input = context.inputs[0], &kernel = context.inputs[1], &result = context.outputs[0];
  if (result.type.elements() == 0) return;
  DType in = input.type.dtype, out = result.type.dtype;
  if (is_float(in) != is_float(out)) {
    fail(Code::unsupported, "[stablehlo.convolution] the cpu engine cannot convolve ", to_string(input.type), " to ",
         to_string(result.type), ": both must be floats or both integers; convert the input or the result");
  }
  Convolution conv(context);
  if (in == DType::f64) return convolve_patches<double>(conv, input, kernel, result, context.threads);
  if (in == DType::f32 && out == DType::f32) return convolve_floats(conv, input, kernel, result, context.threads);
  if (out != DType::f64 && (is_half(in) || is_half(out))) return convolve_halves(conv, context);
  auto convolve = out == DType::f64     ? convolve_patches<double>
                  : out == DType::f32   ? convolve_patches<float>
                  : byte_size(out) == 8 ? convolve_patches<std::uint64_t>
                                        : convolve_patches<std::uint32_t>;
  convolve(conv, input, kernel, result, context.threads);
}

}  // namespace pcp::cpu
