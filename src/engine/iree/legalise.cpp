#include "engine/iree/legalise.h"

#include <algorithm>
#include <cmath>
#include <functional>

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

// As a signed type in which every position of a tensor of these dimensions has room.
Value signed_index(Builder& build, Value index, const Dims& dims) {
  DType dtype = build.type(index).dtype;
  bool is_far = std::ranges::any_of(dims, [](std::int64_t size) { return size >= std::int64_t{1} << 30; });
  if (dtype == DType::u64) {
    index = build.minimum(index, build.splat(build.type(index), std::ldexp(1, 62)));
  }
  bool is_wide = is_far || bits(dtype) == 64 || dtype == DType::u32;
  return build.convert(index, is_wide ? DType::i64 : DType::i32);
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
  using Rewriter::Rewriter;

 protected:
  Values rewrite(const Op& op, Values operands) override {
    if (is_building_) return clone(op, std::move(operands));
    switch (op.code) {
      case OpCode::add:  // IREE adds i1 modulo 2
        if (type(operands[0]).dtype == DType::i1) return {emit(OpCode::or_, operands, {}, type(operands[0]))};
        break;
      case OpCode::convert:
        return convert(op, std::move(operands));
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
      default:
        break;
    }
    return clone(op, std::move(operands));
  }

 private:
  using Make = std::function<Value(Builder&, const Values&)>;

  // What `make` builds of these values, in place.
  Value build(const Values& values, const Make& make) {
    Function function;
    Builder builder(function);
    Values arguments;
    for (Value value : values) arguments.push_back(builder.argument(type(value)));
    builder.returns({make(builder, arguments)});
    is_building_ = true;
    Value result = splice(function, values)[0];
    is_building_ = false;
    return result;
  }

  Values convert(const Op& op, Values operands) {
    DType from = type(operands[0]).dtype, to = source().type(op.results[0]).dtype;
    if (is_float(from) && is_integer(to)) {
      return {build(operands, [&](Builder& b, const Values& x) { return saturated(b, x[0], to); })};
    }
    if (!is_float(from) && to == DType::bf16) {  // code for it calls a function that is not there
      return {build(operands, [&](Builder& b, const Values& x) { return b.convert(b.convert(x[0], DType::f32), to); })};
    }
    return clone(op, std::move(operands));
  }

  Values reverse(const Op& op, Values operands) {
    Dims dimensions = op.attrs.get<Dims>("dimensions");
    if (dimensions.empty()) return operands;
    TensorType given = type(operands[0]);
    if (!is_unsigned(given.dtype)) return clone(op, std::move(operands));
    DType as_signed = bits(given.dtype) == 8    ? DType::i8
                      : bits(given.dtype) == 16 ? DType::i16
                      : bits(given.dtype) == 32 ? DType::i32
                                                : DType::i64;
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

  bool is_building_ = false;
};

}  // namespace

Function legalise(const Function& function) { return Legaliser(function).run(); }

}  // namespace pcp::iree
