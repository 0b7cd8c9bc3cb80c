#include "train/packed_batch.h"

#include <cstring>

#include "engine/converted.h"
#include "pcp/error.h"

namespace pcp {
namespace {

// `context` tokens of each row, from number `first` of its sample on.
HostTensor ids(int token_bytes, std::span<const std::byte> packed, const TensorType& type, std::int64_t first) {
  std::int64_t context = type.dims.back(), rows = type.elements() / context;
  auto width = static_cast<std::size_t>(token_bytes);
  HostTensor tensor(TensorType(DType::i32, type.dims));
  std::byte* to = tensor.bytes().data();
  for (std::int64_t row = 0; row < rows; ++row) {
    const std::byte* from = packed.data() + static_cast<std::size_t>(row * (context + 1) + first) * width;
    for (std::int64_t i = 0; i < context; ++i, from += width, to += sizeof(std::int32_t)) {
      std::memcpy(to, from, width);  // the rest is zero
    }
  }
  return converted(std::move(tensor), type.dtype);
}

}  // namespace

std::uint64_t packed_bytes(int token_bytes, const TensorType& inputs, const TensorType& targets) {
  auto bytes = [](const TensorType& type) {
    return static_cast<std::uint64_t>(type.elements()) * byte_size(type.dtype);
  };
  if (token_bytes == 0) return bytes(inputs) + bytes(targets);
  require(!inputs.dims.empty() && !targets.dims.empty() && inputs.dims.back() == targets.dims.back() &&
              inputs.dims.back() > 0 && inputs.elements() == targets.elements(),
          "the model takes inputs of type ", to_string(inputs), " and targets of type ", to_string(targets),
          "; tokens come as [batch, context] of both");
  std::int64_t context = inputs.dims.back();
  return static_cast<std::uint64_t>(inputs.elements() / context * (context + 1) * token_bytes);
}

void unpack(int token_bytes, std::span<const std::byte> packed, HostTensor& inputs, HostTensor& targets) {
  std::uint64_t bytes = packed_bytes(token_bytes, inputs.type(), targets.type());
  require(packed.size() == bytes, "a batch takes ", bytes, " bytes, got ", packed.size());
  if (token_bytes == 0) {
    std::size_t first = inputs.bytes().size();
    std::memcpy(inputs.bytes().data(), packed.data(), first);
    std::memcpy(targets.bytes().data(), packed.data() + first, targets.bytes().size());
    return;
  }
  inputs = ids(token_bytes, packed, inputs.type(), 0);
  targets = ids(token_bytes, packed, targets.type(), 1);
}

}  // namespace pcp
