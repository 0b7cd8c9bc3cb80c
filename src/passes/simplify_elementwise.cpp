// Arithmetic, logic, compare, select and convert. Signs of zeros and NaNs forbid some rules that hold for real numbers:
// x + 0.0 turns -0.0 into 0.0, x - x is NaN for infinities, x * 0.0 is -0.0 for negative x.
#include <algorithm>
#include <cmath>

#include "graph/reducer.h"
#include "passes/simplify.h"
#include "pcp/builder.h"

namespace pcp {
namespace {

int bits(DType dtype) { return dtype == DType::i1 ? 1 : static_cast<int>(byte_size(dtype)) * 8; }

// How many binary digits an integer of this type may need, the sign aside.
int magnitude_bits(DType dtype) { return bits(dtype) - (is_integer(dtype) && is_signed(dtype) ? 1 : 0); }

struct FloatFormat {
  int digits, min_exponent, max_exponent;  // of normal numbers 1.xxx * 2^exponent
};

FloatFormat float_format(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return {11, -14, 15};
    case DType::bf16:
      return {8, -126, 127};
    case DType::f32:
      return {24, -126, 127};
    default:
      return {53, -1022, 1023};
  }
}

// Every value of `from` has its equal in `to`.
bool widens(DType from, DType to) {
  if (from == to) return true;
  if (is_float(from)) {
    if (!is_float(to)) return false;
    FloatFormat a = float_format(from), b = float_format(to);
    return a.digits <= b.digits && a.max_exponent <= b.max_exponent;
  }
  if (is_float(to)) return magnitude_bits(from) <= float_format(to).digits;
  if (to == DType::i1) return false;
  return magnitude_bits(from) <= magnitude_bits(to) && (is_unsigned(to) ? !is_signed(from) : true);
}

// convert(convert(x, middle), to) equals convert(x, to).
bool converts_directly(DType from, DType middle, DType to) {
  // A conversion between integers keeps the low bits, so the middle type must keep at least the bits that the last type
  // keeps.
  if (is_integer(from) && is_integer(middle) && is_integer(to)) return widens(from, middle) || bits(to) <= bits(middle);
  if (!widens(from, middle)) return false;
  // A conversion from integer to integer wraps around, one from float to integer saturates.
  if (is_integer(from) && is_float(middle) && is_integer(to)) return widens(from, to);
  // Engines may convert an integer of many digits to f16 or bf16 through f32, which rounds twice.
  if (is_integer(from) && is_half(to)) return magnitude_bits(from) <= 16;
  return true;
}

bool equals(const Constant& splat, Reducer::Bound which) {
  auto element = bound(which, splat.type().dtype);
  return element && std::ranges::equal(splat.bytes(), element->bytes());
}

// x op c is x for every x.
bool is_neutral(OpCode code, const Constant& c) {
  DType dtype = c.type().dtype;
  auto is = [&](double number) { return c.at(0) == number && std::signbit(c.at(0)) == std::signbit(number); };
  switch (code) {
    case OpCode::add:
      return is(is_float(dtype) ? -0.0 : 0.0);  // -0.0 + 0.0 is 0.0
    case OpCode::subtract:
    case OpCode::or_:
    case OpCode::xor_:
    case OpCode::shift_left:
    case OpCode::shift_right_arithmetic:
    case OpCode::shift_right_logical:
      return is(0);
    case OpCode::multiply:
    case OpCode::divide:
    case OpCode::power:
      return is(1);
    case OpCode::and_:
    case OpCode::maximum:
    case OpCode::minimum:
      return equals(c, find_reducer(code)->neutral);
    default:
      return false;
  }
}

// x op c is c for every x. No float qualifies: a NaN stays one.
bool is_absorbing(OpCode code, const Constant& c) {
  DType dtype = c.type().dtype;
  if (is_float(dtype)) return false;
  if (code == OpCode::add && dtype == DType::i1) return c.at(0) == 1;  // addition of i1 is `or`
  const Reducer* reducer = find_reducer(code);
  return reducer && equals(c, reducer->absorbing);
}

bool is_idempotent(OpCode code, DType dtype) {
  if (dtype == DType::i1 && (code == OpCode::add || code == OpCode::multiply)) return true;  // `or` and `and`
  const Reducer* reducer = find_reducer(code);
  return reducer && reducer->is_idempotent;
}

std::string_view swapped(std::string_view direction) {
  if (direction == "LT") return "GT";
  if (direction == "LE") return "GE";
  if (direction == "GT") return "LT";
  if (direction == "GE") return "LE";
  return direction;
}

std::string_view inverted(std::string_view direction) {
  if (direction == "LT") return "GE";
  if (direction == "LE") return "GT";
  if (direction == "GT") return "LE";
  if (direction == "GE") return "LT";
  return direction == "EQ" ? "NE" : "EQ";
}

void set_direction(Attrs& attrs, std::string_view direction) {
  EnumAttr attr = attrs.get<EnumAttr>("comparison_direction");
  attr.value = direction;
  attrs.set("comparison_direction", std::move(attr));
}

}  // namespace

Value Simplifier::simplify_elementwise(Draft& draft) {
  // The canonical form has constants on the right.
  bool swappable = info(draft.code).has(kCommutative) || draft.code == OpCode::compare;
  if (swappable && constant(draft.x()) && !constant(draft.y())) {
    std::swap(draft.operands[0], draft.operands[1]);
    if (draft.code == OpCode::compare) {
      set_direction(draft.attrs, swapped(draft.attrs.get<EnumAttr>("comparison_direction").value));
    }
    changed_ = true;
  }
  switch (draft.code) {
    case OpCode::convert:
      return simplify_convert(draft);
    case OpCode::compare:
      return simplify_compare(draft);
    case OpCode::select:
      return simplify_select(draft);
    case OpCode::clamp:
      return {};
    default:
      return info(draft.code).has(kBinary) ? simplify_binary(draft) : simplify_unary(draft);
  }
}

Value Simplifier::simplify_unary(const Draft& draft) {
  const Op* inner = definition(draft.x());
  if (!inner) return {};
  if (draft.code == OpCode::negate && inner->code == OpCode::negate) return inner->operand(0);
  if (draft.code == OpCode::abs && inner->code == OpCode::abs) return draft.x();
  if (draft.code == OpCode::abs && inner->code == OpCode::negate) {
    return make({draft.code, inner->operands, {}, draft.type});
  }
  if (draft.code == OpCode::not_ && inner->code == OpCode::not_) return inner->operand(0);
  if (draft.code == OpCode::not_ && inner->code == OpCode::compare) {
    // A NaN is unequal, but neither less nor greater nor equal: only EQ and NE are opposites for floats.
    const std::string& direction = inner->attrs.get<EnumAttr>("comparison_direction").value;
    if (is_float(type(inner->operand(0)).dtype) && direction != "EQ" && direction != "NE") return {};
    Attrs attrs = inner->attrs;
    set_direction(attrs, inverted(direction));
    return make({OpCode::compare, inner->operands, std::move(attrs), draft.type});
  }
  return {};
}

Value Simplifier::simplify_convert(const Draft& draft) {
  Value x = draft.x();
  if (type(x).dtype == draft.type.dtype) return x;
  const Op* inner = definition(x, OpCode::convert);
  if (!inner) return {};
  Value origin = inner->operand(0);
  if (!converts_directly(type(origin).dtype, type(x).dtype, draft.type.dtype)) return {};
  return make({OpCode::convert, {origin}, {}, draft.type});
}

Value Simplifier::simplify_bitcast(const Draft& draft) {
  Value x = draft.x();
  if (type(x) == draft.type) return x;
  const Op* inner = definition(x, OpCode::bitcast_convert);
  // Types of equal shape have elements of equal width here. i1 has a type of its own, since its bit occupies a byte.
  if (!inner || type(inner->operand(0)).dims != draft.type.dims || type(x).dims != draft.type.dims) return {};
  return make({OpCode::bitcast_convert, {inner->operand(0)}, {}, draft.type});
}

Value Simplifier::simplify_binary(const Draft& draft) {
  Value x = draft.x(), y = draft.y();
  DType dtype = draft.type.dtype;
  if (const Constant* c = splat(y)) {
    if (is_neutral(draft.code, *c)) return x;
    if (is_absorbing(draft.code, *c)) return y;
    if (draft.code == OpCode::power && c->at(0) == 2) return make({OpCode::multiply, {x, x}, {}, draft.type});
    // Multiplication by -1 flips the sign and nothing else, for zeros and infinities too.
    if (draft.code == OpCode::multiply && is_signed(dtype) && c->at(0) == -1)
      return make({OpCode::negate, {x}, {}, draft.type});
    if (draft.code == OpCode::divide && is_float(dtype)) {
      // Division by 2^n and multiplication by 2^-n have the same exact result, which both round once.
      int exponent = 0;
      bool power_of_two = std::abs(std::frexp(c->at(0), &exponent)) == 0.5;
      FloatFormat format = float_format(dtype);
      int reciprocal = 1 - exponent;
      if (power_of_two && reciprocal >= format.min_exponent && reciprocal <= format.max_exponent) {
        return make({OpCode::multiply, {x, filled(draft.type, 1 / c->at(0))}, {}, draft.type});
      }
    }
  }
  if (x == y) {
    if (is_idempotent(draft.code, dtype)) return x;
    if (draft.code == OpCode::xor_ || (draft.code == OpCode::subtract && !is_float(dtype)))
      return filled(draft.type, 0);
  }
  if (draft.code == OpCode::add || draft.code == OpCode::subtract) {
    OpCode opposite = draft.code == OpCode::add ? OpCode::subtract : OpCode::add;
    if (const Op* inner = definition(y, OpCode::negate))
      return make({opposite, {x, inner->operand(0)}, {}, draft.type});
    const Op* inner = draft.code == OpCode::add ? definition(x, OpCode::negate) : nullptr;
    if (inner) return make({OpCode::subtract, {y, inner->operand(0)}, {}, draft.type});
  }
  return {};
}

Value Simplifier::simplify_compare(const Draft& draft) {
  Value x = draft.x(), y = draft.y();
  const std::string& direction = draft.attrs.get<EnumAttr>("comparison_direction").value;
  DType dtype = type(x).dtype;
  if (x == y && !is_float(dtype))
    return filled(draft.type, direction == "EQ" || direction == "LE" || direction == "GE");
  if (dtype == DType::i1 && ((direction == "EQ" && is_number(y, 1)) || (direction == "NE" && is_number(y, 0))))
    return x;
  if (direction == "NE" && is_number(y, 0)) {
    const Op* inner = definition(x, OpCode::convert);
    if (inner && type(inner->operand(0)).dtype == DType::i1) return inner->operand(0);
  }
  return {};
}

Value Simplifier::simplify_select(const Draft& draft) {
  Value predicate = draft.operands[0], on_true = draft.operands[1], on_false = draft.operands[2];
  if (on_true == on_false) return on_true;
  if (const Constant* chosen = splat(predicate)) return chosen->at(0) != 0 ? on_true : on_false;
  if (const Op* inner = definition(predicate, OpCode::not_)) {
    return make({OpCode::select, {inner->operand(0), on_false, on_true}, {}, draft.type});
  }
  if (draft.type.dtype == DType::i1 && type(predicate) == draft.type) {
    if (is_number(on_true, 1) && is_number(on_false, 0)) return predicate;
    if (is_number(on_true, 0) && is_number(on_false, 1)) return make({OpCode::not_, {predicate}, {}, draft.type});
  }
  const Constant* a = splat(on_true);
  const Constant* b = splat(on_false);
  return a && b && *a == *b ? on_true : Value();
}

}  // namespace pcp
