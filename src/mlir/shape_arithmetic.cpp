#include "mlir/shape_arithmetic.h"

#include <algorithm>
#include <limits>

namespace pcp::mlir {
namespace {

constexpr std::int64_t kMaxElements = 1024;

// The value an element of this type holds after wrapping around.
std::int64_t wrap(DType dtype, std::int64_t value) {
  switch (dtype) {
    case DType::i1:
      return value != 0;
    case DType::i8:
      return static_cast<std::int8_t>(value);
    case DType::i16:
      return static_cast<std::int16_t>(value);
    case DType::i32:
      return static_cast<std::int32_t>(value);
    case DType::u8:
      return static_cast<std::uint8_t>(value);
    case DType::u16:
      return static_cast<std::uint16_t>(value);
    case DType::u32:
      return static_cast<std::uint32_t>(value);
    default:
      return value;
  }
}

std::optional<std::int64_t> combine(OpCode code, std::int64_t x, std::int64_t y) {
  std::int64_t result = 0;
  switch (code) {
    case OpCode::add:
      return __builtin_add_overflow(x, y, &result) ? std::nullopt : std::optional(result);
    case OpCode::subtract:
      return __builtin_sub_overflow(x, y, &result) ? std::nullopt : std::optional(result);
    case OpCode::multiply:
      return __builtin_mul_overflow(x, y, &result) ? std::nullopt : std::optional(result);
    case OpCode::divide:
      return y == 0 || y == -1 ? std::nullopt : std::optional(x / y);
    case OpCode::remainder:
      return y == 0 || y == -1 ? std::nullopt : std::optional(x % y);
    case OpCode::maximum:
      return std::max(x, y);
    case OpCode::minimum:
      return std::min(x, y);
    default:
      return std::nullopt;
  }
}

Dims sliced(const Dims& source, const Op& op) {
  Dims result;
  const Dims &start = op.attrs.dims("start_indices"), &limit = op.attrs.dims("limit_indices"),
             &stride = op.attrs.dims("strides");
  for (std::int64_t i = start.at(0); i < limit.at(0); i += std::max<std::int64_t>(stride.at(0), 1)) {
    result.push_back(source.at(static_cast<std::size_t>(i)));
  }
  return result;
}

}  // namespace

std::optional<Dims> evaluate(const Function& function, const Op& op, const KnownNumbers& known) {
  if (op.results.size() != 1) return std::nullopt;
  const TensorType& type = function.type(op.result());
  if (is_float(type.dtype) || type.dtype == DType::u64 || type.elements() > kMaxElements) return std::nullopt;
  std::vector<const Dims*> operands;
  for (Value operand : op.operands) {
    auto found = known.find(operand.id);
    if (found == known.end()) return std::nullopt;
    operands.push_back(&found->second);
  }

  switch (op.code) {
    case OpCode::constant:
      return op.attrs.get<Constant>("value").as_dims();
    case OpCode::iota: {
      if (type.rank() != 1) return std::nullopt;
      Dims result(static_cast<std::size_t>(type.elements()));
      for (std::size_t i = 0; i < result.size(); ++i) result[i] = wrap(type.dtype, static_cast<std::int64_t>(i));
      return result;
    }
    case OpCode::reshape:
      return *operands.at(0);
    case OpCode::concatenate: {
      if (type.rank() != 1) return std::nullopt;
      Dims result;
      for (const Dims* part : operands) result.insert(result.end(), part->begin(), part->end());
      return result;
    }
    case OpCode::slice:
      return type.rank() == 1 ? std::optional(sliced(*operands.at(0), op)) : std::nullopt;
    case OpCode::broadcast_in_dim:
      if (operands.at(0)->size() != 1) return std::nullopt;
      return Dims(static_cast<std::size_t>(type.elements()), operands[0]->at(0));
    case OpCode::convert: {
      Dims result = *operands.at(0);
      for (std::int64_t& element : result) element = wrap(type.dtype, element);
      return result;
    }
    case OpCode::add:
    case OpCode::subtract:
    case OpCode::multiply:
    case OpCode::divide:
    case OpCode::remainder:
    case OpCode::maximum:
    case OpCode::minimum: {
      Dims result(static_cast<std::size_t>(type.elements()));
      if (type.dtype == DType::i1 || operands.at(0)->size() != result.size() || operands.at(1)->size() != result.size())
        return std::nullopt;
      for (std::size_t i = 0; i < result.size(); ++i) {
        auto element = combine(op.code, (*operands[0])[i], (*operands[1])[i]);
        if (!element) return std::nullopt;
        result[i] = wrap(type.dtype, *element);
      }
      return result;
    }
    default:
      return std::nullopt;
  }
}

}  // namespace pcp::mlir
