#include "engine/iree/legalise.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <utility>

#include "engine/iree/math.h"
#include "graph/captures.h"
#include "graph/rewriter.h"
#include "pcp/builder.h"

namespace pcp::iree {
namespace {

int bits(DType dtype) { return static_cast<int>(byte_size(dtype)) * 8; }

// Floats outside the range of an integer type become its least or greatest value, NaN becomes 0.
Value saturated(Builder& build, Value x, DType to) {
  if (build.type(x).dtype == DType::f16 || build.type(x).dtype == DType::bf16) x = build.convert(x, DType::f32);
  TensorType from = build.type(x), result(to, from.dims);
  Value low = build.splat(from, is_signed(to) ? -std::ldexp(1, bits(to) - 1) : 0);
  Value beyond = build.splat(from, std::ldexp(1, bits(to) - (is_signed(to) ? 1 : 0)));
  Value inside = build.select(build.compare(x, low, "GT"), x, low);  // also of NaN
  inside = build.select(build.compare(x, beyond, "LT"), inside, low);
  Value greatest = build.broadcast(build.constant(neutral(OpCode::minimum, to)), from.dims);
  Value y = build.select(build.compare(x, beyond, "GE"), greatest, build.convert(inside, to));
  return build.select(build.compare(x, x, "EQ"), y, build.splat(result, 0));
}

// An integer as bf16, rounded to even by hand: LLVM calls a function for it that is not there. Only f32 rounds before.
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

DType signed_type(int bits) {
  return bits == 8 ? DType::i8 : bits == 16 ? DType::i16 : bits == 32 ? DType::i32 : DType::i64;
}

// Of the size of one float and the sign of another.
Value with_sign(Builder& build, Value size, Value sign) {
  const TensorType type = build.type(size), word(signed_type(bits(type.dtype)), type.dims);
  auto part = [&](Value x, OpCode limit) {
    Value mask = build.broadcast(build.constant(neutral(limit, word.dtype)), word.dims);
    return build.binary(OpCode::and_, build.create1(OpCode::bitcast_convert, {x}, {}, {}, {word}), mask);
  };
  Value joined = build.binary(OpCode::or_, part(size, OpCode::minimum), part(sign, OpCode::maximum));
  return build.create1(OpCode::bitcast_convert, {joined}, {}, {}, {type});
}

// Vulkan's remainder by infinity is NaN, and a zero has no sign.
Value signed_remainder(Builder& build, Value x, Value y) {
  Value infinity = build.splat(build.type(x), std::numeric_limits<double>::infinity());
  Value is_infinite = build.compare(build.unary(OpCode::abs, y), infinity, "EQ");
  Value is_whole = build.binary(OpCode::and_, is_infinite, build.unary(OpCode::is_finite, x));
  return build.select(is_whole, x, with_sign(build, build.binary(OpCode::remainder, x, y), x));
}

// Integers in the total order of floats: those of negative ones are turned around.
Value total_order_key(Builder& build, Value x) {
  TensorType type(signed_type(bits(build.type(x).dtype)), build.type(x).dims);
  Value key = build.create1(OpCode::bitcast_convert, {x}, {}, {}, {type});
  Value greatest = build.broadcast(build.constant(neutral(OpCode::minimum, type.dtype)), type.dims);
  Value is_negative = build.compare(key, build.splat(type, 0), "LT");
  return build.select(is_negative, build.binary(OpCode::xor_, key, greatest), key);
}

// The operations of a region with other values in place of its arguments and captures.
Values copied(Builder& build, const Function& source, const Region& region, std::map<int, Value> map) {
  auto mapped = [&](const Values& values) {
    Values result;
    for (Value value : values) result.push_back(map.at(value.id));
    return result;
  };
  auto bind = [&](const Values& from, const Values& to) {
    for (std::size_t i = 0; i < from.size(); ++i) map[from[i].id] = to[i];
  };
  for (const Op& op : region.ops) {
    std::vector<Region> regions;
    for (const Region& inner : op.regions) {
      regions.push_back(build.region(source.types(inner.args), [&](Builder& b, const Values& arguments) {
        bind(inner.args, arguments);
        return copied(b, source, inner, map);
      }));
    }
    bind(op.results,
         build.create(op.code, mapped(op.operands), op.attrs, std::move(regions), source.types(op.results)));
  }
  return mapped(region.results);
}

// As i32, which code for Vulkan makes of every index, or i64 where a dimension is too long for it. What is farther
// outside than that comes nearer first.
Value signed_index(Builder& build, Value index, const Dims& dims) {
  constexpr std::int64_t kNear = std::int64_t{1} << 30;
  const TensorType type = build.type(index);
  bool is_far = std::ranges::any_of(dims, [](std::int64_t size) { return size >= kNear; });
  if (bits(type.dtype) == 64 || (type.dtype == DType::u32 && !is_far)) {
    Value limit = build.splat(type, is_far ? std::ldexp(1, 62) : static_cast<double>(kNear));
    index = build.minimum(index, limit);
    if (is_signed(type.dtype)) index = build.maximum(index, build.negate(limit));
  }
  return build.convert(index, is_far ? DType::i64 : DType::i32);
}

// A constant of one integer per component of the index vectors.
Value per_component(Builder& build, Value indices, std::int64_t vector_dim, const Dims& values) {
  TensorType type = build.type(indices);
  if (vector_dim == static_cast<std::int64_t>(type.dims.size())) {
    return build.splat(type, static_cast<double>(values[0]));
  }
  TensorType row(DType::i64, {static_cast<std::int64_t>(values.size())});
  Value list = build.constant(Constant::of<std::int64_t>(row, values));
  return build.broadcast_in_dim(build.convert(list, type.dtype), type.dims, {vector_dim});
}

// How far the operand of a scatter is extended, so that every window lies inside.
struct Margin {
  Dims low, high;    // per dimension of the operand
  Dims size, extra;  // per component of an index vector: of its dimension, and the margin before it
};

Margin margin_of(const ScatterDims& numbers, const Dims& operand, const Dims& update) {
  Margin margin{Dims(operand.size()), Dims(operand.size()), {}, {}};
  Dims window(operand.size(), 1);
  std::size_t next = 0;
  for (std::size_t d = 0; d < operand.size(); ++d) {
    auto is_in = [d](const Dims& list) { return std::ranges::find(list, static_cast<std::int64_t>(d)) != list.end(); };
    if (is_in(numbers.inserted_window_dims) || is_in(numbers.input_batching_dims)) continue;
    window[d] = update[static_cast<std::size_t>(numbers.update_window_dims[next++])];
  }
  for (std::int64_t dimension : numbers.scatter_dims_to_operand_dims) {
    auto d = static_cast<std::size_t>(dimension);
    margin.low[d] = std::max<std::int64_t>(window[d] - 1, 0);
    margin.high[d] = window[d];
    margin.size.push_back(operand[d]);
    margin.extra.push_back(margin.low[d]);
  }
  return margin;
}

// Positions in the extended operand. Windows that are outside altogether go to its end.
Value inside_margin(Builder& build, Value indices, const ScatterDims& numbers, const Margin& margin) {
  indices = signed_index(build, indices, margin.size);
  auto constant = [&](const Dims& values) { return per_component(build, indices, numbers.index_vector_dim, values); };
  Value size = constant(margin.size), extra = constant(margin.extra);
  Value touches =
      build.binary(OpCode::and_, build.compare(indices, build.negate(extra), "GE"), build.compare(indices, size, "LT"));
  return build.add(build.select(touches, indices, size), extra);
}

class Legaliser final : public Rewriter {
 public:
  Legaliser(const Function& source, Backend backend) : Rewriter(source), backend_(backend) {}

 protected:
  Values rewrite(const Op& op, Values operands) override {
    if (is_building_) return clone(op, std::move(operands));
    place_ = op.location;
    switch (op.code) {
      case OpCode::add:  // IREE adds i1 modulo 2
        if (type(operands[0]).dtype == DType::i1) return {emit(OpCode::or_, operands, {}, type(operands[0]))};
        break;
      case OpCode::convert:
        return convert(op, std::move(operands));
      case OpCode::iota:
        return iota(op);
      case OpCode::reverse:
        return reverse(op, std::move(operands));
      case OpCode::dynamic_slice:
        if (operands.size() == 1) return operands;
        return clone(op, with_signed_indices(std::move(operands), 1));
      case OpCode::dynamic_update_slice:
        if (operands.size() == 2) return {operands[1]};
        return clone(op, with_signed_indices(std::move(operands), 2));
      case OpCode::gather:
        return clone(op, with_signed_indices(std::move(operands), 1));
      case OpCode::scatter:
        return scatter(op, std::move(operands));
      case OpCode::sort:
        return sort(op, std::move(operands));
      case OpCode::compare:
        return compare(op, std::move(operands));
      case OpCode::convolution:
        if (backend_ == Backend::vulkan) refuse_groups(op, type(operands[1]).dims);
        return summed_in_f32(op, std::move(operands));
      case OpCode::dot_general:
        return summed_in_f32(op, std::move(operands));
      case OpCode::power:
        return {build(operands, [&](Builder& b, const Values& x) {
          if (is_float(b.type(x[0]).dtype)) return power(b, x[0], x[1], backend_ == Backend::cpu);
          return integer_power(b, x[0], x[1]);
        })};
      case OpCode::remainder:
        if (backend_ != Backend::vulkan) break;
        return {build(operands, [](Builder& b, const Values& x) {
          DType dtype = b.type(x[0]).dtype;
          auto wide = [&](Value value) { return b.convert(value, dtype == DType::f16 ? DType::f32 : dtype); };
          if (is_float(dtype)) return b.convert(signed_remainder(b, wide(x[0]), wide(x[1])), dtype);
          return b.subtract(x[0], b.multiply(b.divide(x[0], x[1]), x[1]));  // Vulkan's is wrong for the least integer
        })};
      case OpCode::logistic:  // exp(-x) overflows in f16
        if (type(operands[0]).dtype == DType::f16) return {in_f32(op.code, std::move(operands))};
        break;
      default:
        break;
    }
    if (is_expanded(op.code) && lacks(op.code, type(operands[0]).dtype)) {
      return {build(operands, [&](Builder& b, const Values& x) { return expand(b, op.code, x[0]); })};
    }
    return clone(op, std::move(operands));
  }

 private:
  using Make = std::function<Value(Builder&, const Values&)>;

  // What `make` builds of these values, in place.
  Value build(const Values& values, const Make& make) {
    Function function;
    Builder builder(function);
    builder.set_location(place_);
    Values arguments;
    for (Value value : values) arguments.push_back(builder.argument(type(value)));
    builder.returns({make(builder, arguments)});
    is_building_ = true;
    Value result = splice(function, values)[0];
    is_building_ = false;
    return result;
  }

  // Whether IREE has no such function of this type, or one with a few correct digits.
  bool lacks(OpCode code, DType dtype) const {
    bool is_rough = code == OpCode::sine || code == OpCode::cosine || code == OpCode::tan || code == OpCode::cbrt;
    return dtype == DType::f64 || (is_rough && backend_ == Backend::cpu);
  }

  Value in_f32(OpCode code, const Values& operands) {
    return build(operands, [&](Builder& b, const Values& x) {
      return b.convert(b.unary(code, b.convert(x[0], DType::f32)), b.type(x[0]).dtype);
    });
  }

  Values convert(const Op& op, Values operands) {
    DType from = type(operands[0]).dtype, to = source().type(op.results[0]).dtype;
    if (is_float(from) && is_integer(to)) {
      return {build(operands, [&](Builder& b, const Values& x) { return saturated(b, x[0], to); })};
    }
    if (!is_float(from) && to == DType::bf16) {
      return {build(operands, [](Builder& b, const Values& x) { return rounded_to_bf16(b, x[0]); })};
    }
    return clone(op, std::move(operands));
  }

  Values iota(const Op& op) {
    TensorType result = source().type(op.results[0]);
    if (result.dtype != DType::bf16) return clone(op, {});
    std::int64_t dimension = op.attrs.get<IntAttr>("iota_dimension").value;
    return {build({}, [&](Builder& b, const Values&) {
      return rounded_to_bf16(b, b.iota(TensorType(DType::i32, result.dims), dimension));
    })};
  }

  Values reverse(const Op& op, Values operands) {
    Dims dimensions = op.attrs.get<Dims>("dimensions");
    if (dimensions.empty()) return operands;
    TensorType given = type(operands[0]);
    if (!is_unsigned(given.dtype)) return clone(op, std::move(operands));
    DType as_signed = signed_type(bits(given.dtype));
    return {build(operands, [&](Builder& b, const Values& x) {
      return b.convert(b.reverse(b.convert(x[0], as_signed), dimensions), given.dtype);
    })};
  }

  Values with_signed_indices(Values operands, std::size_t first) {
    const Dims dims = type(operands[0]).dims;
    for (std::size_t i = first; i < operands.size(); ++i) {
      operands[i] = build({operands[i]}, [&](Builder& b, const Values& x) { return signed_index(b, x[0], dims); });
    }
    return operands;
  }

  Values compare(const Op& op, Values operands) {
    const auto* kind = op.attrs.find<EnumAttr>("compare_type");
    if (!kind || kind->value != "TOTALORDER") return clone(op, std::move(operands));
    std::string direction = op.attrs.get<EnumAttr>("comparison_direction").value;
    return {build(operands, [&](Builder& b, const Values& x) {
      return b.compare(total_order_key(b, x[0]), total_order_key(b, x[1]), direction);
    })};
  }

  // Those of several features each: IREE 3.13 compiles them for Vulkan to code that gives zeros.
  void refuse_groups(const Op& op, const Dims& kernel) const {
    auto numbers = op.attrs.get<ConvDims>("dimension_numbers");
    bool is_depthwise = kernel[static_cast<std::size_t>(numbers.kernel_input_feature)] == 1;
    std::int64_t batch = op.attrs.get<IntAttr>("batch_group_count").value;
    std::int64_t feature = op.attrs.get<IntAttr>("feature_group_count").value;
    if (batch == 1 && (feature == 1 || is_depthwise)) return;
    fail(Code::unsupported, "[iree] convolutions in groups come out wrong on Vulkan",
         op.location ? " (at " + *op.location + ")" : "");
  }

  // Code for Vulkan rounds every partial sum to the type of the result.
  Values summed_in_f32(const Op& op, Values operands) {
    TensorType result = source().type(op.results[0]);
    bool is_half = result.dtype == DType::f16 || result.dtype == DType::bf16;
    if (backend_ != Backend::vulkan || !is_half) return clone(op, std::move(operands));
    Value sum = emit(op.code, std::move(operands), op.attrs, TensorType(DType::f32, result.dims));
    return {build({sum}, [&](Builder& b, const Values& x) { return b.convert(x[0], result.dtype); })};
  }

  // IREE's sort is not stable. Positions are sorted, too, and decide between equal elements.
  Values sort(const Op& op, Values operands) {
    if (std::exchange(is_stable_, false)) return clone(op, std::move(operands));
    const Region& comparator = op.regions[0];
    const TensorType first = type(operands[0]);
    auto rank = static_cast<std::int64_t>(first.dims.size());
    const auto* given = op.attrs.find<IntAttr>("dimension");
    std::int64_t dimension = given ? given->value : -1;
    if (dimension < 0) dimension += rank;
    if (rank == 0) return clone(op, std::move(operands));
    Values captures = captured_values(comparator);
    Function function;
    Builder builder(function);
    builder.set_location(place_);
    Values arguments;
    std::vector<TensorType> scalars;
    for (Value operand : operands) {
      arguments.push_back(builder.argument(type(operand)));
      scalars.insert(scalars.end(), 2, TensorType(type(operand).dtype, {}));
    }
    std::map<int, Value> outside;
    for (Value value : captures) outside[value.id] = builder.argument(source().type(value));
    arguments.push_back(builder.iota(TensorType(DType::i32, first.dims), dimension));
    scalars.insert(scalars.end(), 2, TensorType(DType::i32, {}));
    Region stable = builder.region(scalars, [&](Builder& b, const Values& pairs) {
      std::map<int, Value> forth = outside, back = outside;
      for (std::size_t i = 0; i < comparator.args.size(); ++i) {
        forth[comparator.args[i].id] = pairs[i];
        back[comparator.args[i].id] = pairs[i ^ 1];  // of the other element
      }
      Value is_less = copied(b, source(), comparator, forth)[0], is_greater = copied(b, source(), comparator, back)[0];
      Value is_first = b.compare(pairs[pairs.size() - 2], pairs.back(), "LT");
      Value is_tie = b.unary(OpCode::not_, is_greater);
      return Values{b.binary(OpCode::or_, is_less, b.binary(OpCode::and_, is_tie, is_first))};
    });
    Attrs attrs = op.attrs;
    attrs.set("dimension", IntAttr{dimension});
    Values sorted = builder.create(OpCode::sort, arguments, std::move(attrs), {std::move(stable)});
    sorted.pop_back();
    builder.returns(sorted);
    is_stable_ = true;
    Values captured = mapped(captures);
    operands.insert(operands.end(), captured.begin(), captured.end());
    return splice(function, operands);  // whose comparator is legalised, too
  }

  // IREE writes wherever an index points to. The operand gets a margin that takes what falls outside.
  Values scatter(const Op& op, Values operands) {
    std::size_t count = op.results.size();
    auto numbers = op.attrs.get<ScatterDims>("scatter_dimension_numbers");
    const Dims dims = type(operands[0]).dims;
    Margin margin = margin_of(numbers, dims, type(operands[count + 1]).dims);
    if (margin.size.empty()) return clone(op, std::move(operands));
    operands[count] =
        build({operands[count]}, [&](Builder& b, const Values& x) { return inside_margin(b, x[0], numbers, margin); });
    std::vector<TensorType> types;
    for (std::size_t i = 0; i < count; ++i) {
      operands[i] = build({operands[i]}, [&](Builder& b, const Values& x) {
        return b.pad(x[0], b.scalar(b.type(x[0]).dtype, 0), margin.low, margin.high);
      });
      types.push_back(type(operands[i]));
    }
    Attrs attrs = op.attrs;
    attrs.set("indices_are_sorted", false);
    Values padded = emit(OpCode::scatter, std::move(operands), std::move(attrs), {rewrite_region(op, op.regions[0])},
                         std::move(types));
    Dims limits = dims;
    for (std::size_t d = 0; d < dims.size(); ++d) limits[d] += margin.low[d];
    for (Value& value : padded) {
      value = build({value}, [&](Builder& b, const Values& x) { return b.slice(x[0], margin.low, limits); });
    }
    return padded;
  }

  Backend backend_;
  Location place_;  // of the operation that is rewritten
  bool is_building_ = false;
  bool is_stable_ = false;  // of the sort that comes next
};

}  // namespace

Function legalise(const Function& function, Backend backend) { return Legaliser(function, backend).run(); }

}  // namespace pcp::iree
