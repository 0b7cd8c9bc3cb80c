#include "engine/cpu/widen_inputs.h"

#include "engine/cpu/element.h"

namespace pcp::cpu {
namespace {

// Converts elements [begin, end).
using ConvertRun = void (*)(const std::byte* from, std::byte* to, std::int64_t begin, std::int64_t end);

template <class From, class To>
void convert_run(const std::byte* from, std::byte* to, std::int64_t begin, std::int64_t end) {
  auto* source = reinterpret_cast<const From*>(from);
  auto* target = reinterpret_cast<To*>(to);
  for (std::int64_t i = begin; i < end; ++i) target[i] = narrow<To>(static_cast<Wide<To>>(widen(source[i])));
}

// Floats are widened to floats, integers to integers.
ConvertRun find_convert(DType from, DType to) {
  return with_element(from, [&]<class From>(From) {
    return with_element(to, [&]<class To>(To) -> ConvertRun {
      if constexpr (std::is_arithmetic_v<Wide<From>> && std::is_arithmetic_v<Wide<To>> &&
                    std::floating_point<Wide<From>> == std::floating_point<Wide<To>>) {
        return convert_run<From, To>;
      }
      fail(Code::internal, name(from), " cannot be widened to ", name(to));
    });
  });
}

std::vector<std::byte> convert(const Tensor& tensor, DType to, const Threads& threads) {
  std::vector<std::byte> converted(static_cast<std::size_t>(tensor.type.elements()) * byte_size(to));
  ConvertRun run = find_convert(tensor.type.dtype, to);
  threads.parallel_for(tensor.type.elements(), kGrainElements, [&](std::int64_t begin, std::int64_t end, int) {
    run(tensor.data, converted.data(), begin, end);
  });
  return converted;
}

}  // namespace

bool run_with_widened_inputs(const KernelContext& context, std::span<const DType> wanted, Kernel kernel) {
  std::vector<Tensor> inputs(context.inputs.begin(), context.inputs.end());
  std::vector<std::vector<std::byte>> buffers;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].type.dtype == wanted[i]) continue;
    buffers.push_back(convert(inputs[i], wanted[i], context.threads));
    inputs[i] = {TensorType(wanted[i], inputs[i].type.dims), buffers.back().data()};
  }
  if (buffers.empty()) return false;
  kernel({context.op, inputs, context.outputs, context.regions, context.captures, context.threads});
  return true;
}

}  // namespace pcp::cpu
