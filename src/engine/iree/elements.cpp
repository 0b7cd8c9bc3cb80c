#include "engine/iree/elements.h"

#include <cmath>
#include <limits>

namespace pcp::iree {

int bits(DType dtype) { return static_cast<int>(byte_size(dtype)) * 8; }

DType signed_type(int bits) {
  return bits == 8 ? DType::i8 : bits == 16 ? DType::i16 : bits == 32 ? DType::i32 : DType::i64;
}

Value saturated(Builder& build, Value x, DType to) {
  if (is_half(build.type(x).dtype)) x = build.convert(x, DType::f32);
  TensorType from = build.type(x), result(to, from.dims);
  Value low = build.splat(from, is_signed(to) ? -std::ldexp(1, bits(to) - 1) : 0);
  Value beyond = build.splat(from, std::ldexp(1, bits(to) - (is_signed(to) ? 1 : 0)));
  Value inside = build.select(build.compare(x, low, "GT"), x, low);  // NaN becomes `low`, too
  inside = build.select(build.compare(x, beyond, "LT"), inside, low);
  Value greatest = build.broadcast(build.constant(neutral(OpCode::minimum, to)), from.dims);
  Value y = build.select(build.compare(x, beyond, "GE"), greatest, build.convert(inside, to));
  return build.select(build.compare(x, x, "EQ"), y, build.splat(result, 0));
}

Value rounded_to_bf16(Builder& build, Value x) {
  Value wide = build.convert(x, DType::f32);
  const Dims dims = build.type(x).dims;
  TensorType word(DType::u32, dims);
  Value bits = build.create1(OpCode::bitcast_convert, {wide}, {}, {}, {word});
  Value upper = build.binary(OpCode::shift_right_logical, bits, build.splat(word, 16));
  Value tie = build.binary(OpCode::and_, upper, build.splat(word, 1));
  bits = build.add(bits, build.add(tie, build.splat(word, 0x7fff)));
  upper = build.convert(build.binary(OpCode::shift_right_logical, bits, build.splat(word, 16)), DType::u16);
  return build.create1(OpCode::bitcast_convert, {upper}, {}, {}, {TensorType(DType::bf16, dims)});
}

bool is_widening_unsigned(DType from, DType to) {
  return (from == DType::i1 && to != DType::i1) || (is_unsigned(from) && bits(from) < bits(to));
}

Value widened(Builder& build, Value x, DType to) {
  const TensorType from = build.type(x), result(to, from.dims);
  if (from.dtype == DType::i1) return build.select(x, build.splat(result, 1), build.splat(result, 0));
  TensorType wide(bits(from.dtype) == 32 || bits(to) == 64 ? DType::i64 : DType::i32, from.dims);
  Value number = build.convert(build.convert(x, signed_type(bits(from.dtype))), wide.dtype);
  number = build.binary(OpCode::and_, number, build.splat(wide, std::ldexp(1, bits(from.dtype)) - 1));
  return build.convert(number, to);
}

// The magnitude of one float with the sign of another.
static Value with_sign(Builder& build, Value size, Value sign) {
  const TensorType type = build.type(size), word(signed_type(bits(type.dtype)), type.dims);
  auto part = [&](Value x, OpCode limit) {
    Value mask = build.broadcast(build.constant(neutral(limit, word.dtype)), word.dims);
    return build.binary(OpCode::and_, build.create1(OpCode::bitcast_convert, {x}, {}, {}, {word}), mask);
  };
  Value joined = build.binary(OpCode::or_, part(size, OpCode::minimum), part(sign, OpCode::maximum));
  return build.create1(OpCode::bitcast_convert, {joined}, {}, {}, {type});
}

Value signed_remainder(Builder& build, Value x, Value y) {
  Value infinity = build.splat(build.type(x), std::numeric_limits<double>::infinity());
  Value is_infinite = build.compare(build.unary(OpCode::abs, y), infinity, "EQ");
  Value is_whole = build.binary(OpCode::and_, is_infinite, build.unary(OpCode::is_finite, x));
  return build.select(is_whole, x, with_sign(build, build.binary(OpCode::remainder, x, y), x));
}

Value total_order_key(Builder& build, Value x) {
  TensorType type(signed_type(bits(build.type(x).dtype)), build.type(x).dims);
  Value key = build.create1(OpCode::bitcast_convert, {x}, {}, {}, {type});
  Value greatest = build.broadcast(build.constant(neutral(OpCode::minimum, type.dtype)), type.dims);
  Value is_negative = build.compare(key, build.splat(type, 0), "LT");
  return build.select(is_negative, build.binary(OpCode::xor_, key, greatest), key);
}

}  // namespace pcp::iree
