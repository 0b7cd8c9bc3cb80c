#include "engine/cpu/promote.h"

#include "engine/cpu/element.h"

namespace pcp::cpu {
namespace {

std::vector<std::byte> convert(const Tensor& tensor, DType to, const Threads& threads) {
  std::vector<std::byte> converted(static_cast<std::size_t>(tensor.type.elements()) * byte_size(to));
  with_element(tensor.type.dtype, [&]<class From>(From) {
    with_element(to, [&]<class To>(To) {
      if constexpr (std::is_arithmetic_v<Wide<From>> && std::is_arithmetic_v<Wide<To>>) {
        auto* target = reinterpret_cast<To*>(converted.data());
        threads.parallel_for(tensor.type.elements(), kGrainElements, [&](std::int64_t begin, std::int64_t end, int) {
          for (std::int64_t i = begin; i < end; ++i) {
            target[i] = narrow<To>(static_cast<Wide<To>>(widen(tensor.as<const From>()[i])));
          }
        });
      }
    });
  });
  return converted;
}

}  // namespace

bool run_promoted(const KernelContext& context, std::span<const DType> wanted, Kernel kernel) {
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
