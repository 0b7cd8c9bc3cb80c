// Types in which operands meet, and checks that all operations share.
#include <algorithm>
#include <optional>

#include "session/ops.h"

namespace pcp::gt {
namespace {

using MaybeType = std::optional<DType>;

DType wider(DType a, DType b) { return byte_size(a) >= byte_size(b) ? a : b; }

DType promote_integers(DType a, DType b) {
  if (is_unsigned(a) == is_unsigned(b)) return wider(a, b);
  auto [plain, with_sign] = is_unsigned(a) ? std::pair(a, b) : std::pair(b, a);
  if (byte_size(with_sign) > byte_size(plain)) return with_sign;
  switch (plain) {
    case DType::u8:
      return DType::i16;
    case DType::u16:
      return DType::i32;
    case DType::u32:
      return DType::i64;
    default:
      return DType::f64;
  }
}

MaybeType promote_given(MaybeType a, MaybeType b) {
  if (!a || !b) return a ? a : b;
  return promote(*a, *b);
}

// What operands of a stronger class become by those of a weaker one, which counts only where its kind is higher.
MaybeType combined(MaybeType strong, MaybeType weak) {
  if (!strong || !weak) return strong ? strong : weak;
  if (is_float(*strong)) return strong;
  return *strong == DType::i1 || is_float(*weak) ? promote(*strong, *weak) : *strong;
}

template <class Range>
DType meeting(const Range& operands) {
  MaybeType with_dims, of_rank_0, numbers;
  for (const Operand* operand : operands) {
    if (!operand->is_tensor()) {
      numbers = promote_given(numbers, operand->scalar().dtype());
    } else {
      MaybeType& same = operand->tensor().rank() > 0 ? with_dims : of_rank_0;
      same = promote_given(same, operand->tensor().dtype());
    }
  }
  MaybeType result = combined(with_dims, combined(of_rank_0, numbers));
  require(result.has_value(), "[gt.result_type] there are no operands");
  return *result;
}

}  // namespace

DType Scalar::dtype() const {
  switch (kind_) {
    case Kind::boolean:
      return DType::i1;
    case Kind::integer:
      return DType::i64;
    case Kind::floating:
      break;
  }
  return DType::f32;
}

DType promote(DType a, DType b) {
  if (a == b || b == DType::i1) return a;
  if (a == DType::i1) return b;
  if (is_float(a) && is_float(b)) return is_half(a) && is_half(b) ? DType::f32 : wider(a, b);
  if (is_float(a)) return a;
  return is_float(b) ? b : promote_integers(a, b);
}

DType meeting_type(std::initializer_list<const Operand*> operands) { return meeting(operands); }

DType result_type(const std::vector<Operand>& operands) {
  std::vector<const Operand*> pointers;
  for (const Operand& operand : operands) pointers.push_back(&operand);
  return meeting(pointers);
}

Argument argument(const Operand& operand, DType computed) {
  if (operand.is_tensor()) return operand.tensor();
  const Scalar& scalar = operand.scalar();
  if (scalar.kind() != Scalar::Kind::floating) return Argument::scalar(computed, scalar.integer());
  if (computed == DType::i1) return Argument::scalar(computed, std::int64_t{scalar.floating() != 0});
  return Argument::scalar(computed, scalar.floating());
}

Error named_error(std::string_view op, const Error& error) {
  std::string_view text = error.what();
  return text.starts_with("[gt.") ? error : Error(error.code(), concat("[gt.", op, "] ", text));
}

std::int64_t checked_axis(std::string_view op, std::int64_t axis, std::int64_t rank) {
  if (axis < -rank || axis >= rank) {
    fail(Code::invalid_argument, "[gt.", op, "] there is no axis ", axis, " in a tensor of rank ", rank,
         rank > 0 ? concat("; it may be from ", -rank, " to ", rank - 1) : "");
  }
  return axis < 0 ? axis + rank : axis;
}

Dims checked_axes(std::string_view op, const Axes& axes, std::int64_t rank) {
  Dims checked;
  if (!axes) {
    for (std::int64_t i = 0; i < rank; ++i) checked.push_back(i);
    return checked;
  }
  for (std::int64_t axis : *axes) checked.push_back(checked_axis(op, axis, rank));
  std::ranges::sort(checked);
  require(std::ranges::adjacent_find(checked) == checked.end(), "[gt.", op, "] the axes ", shown(*axes),
          " name one axis twice");
  return checked;
}

void check_sizes(std::string_view op, const Dims& dims) {
  for (std::int64_t dim : dims) require(dim >= 0, "[gt.", op, "] a negative size in the shape ", shown(dims));
}

void check_float(std::string_view op, const Tensor& x) {
  require(is_float(x.dtype()), "[gt.", op, "] needs a floating tensor, got ", shown(x.type()),
          "; astype() converts it");
}

void check_integer(std::string_view op, const Tensor& x, std::string_view what) {
  require(is_integer(x.dtype()), "[gt.", op, "] ", what, " must be integers, got ", shown(x.type()));
}

void check_rank(std::string_view op, const Tensor& x, std::int64_t least, std::string_view what) {
  require(x.rank() >= least, "[gt.", op, "] ", what, " must have ", least, " dimensions or more, got ",
          shown(x.type()));
}

Dims broadcast_dims(std::string_view op, const Dims& a, const Dims& b) {
  Dims dims = a.size() >= b.size() ? a : b;
  const Dims& other = a.size() >= b.size() ? b : a;
  std::size_t first = dims.size() - other.size();
  for (std::size_t i = 0; i < other.size(); ++i) {
    std::int64_t& mine = dims[first + i];
    require(mine == other[i] || mine == 1 || other[i] == 1, "[gt.", op, "] the shapes ", shown(a), " and ", shown(b),
            " cannot be broadcast together: ", mine, " and ", other[i], " differ and neither of them is 1");
    if (mine == 1) mine = other[i];
  }
  return dims;
}

bool can_broadcast(const Dims& from, const Dims& to) {
  if (from.size() > to.size()) return false;
  return std::equal(from.rbegin(), from.rend(), to.rbegin(),
                    [](std::int64_t mine, std::int64_t wanted) { return mine == 1 || mine == wanted; });
}

Dims broadcast_dims(const Dims& a, const Dims& b) { return broadcast_dims("broadcast", a, b); }

}  // namespace pcp::gt
