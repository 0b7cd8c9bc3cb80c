// Random programs for the rules of movement, contraction, reduction and control flow.
#include "graph/dims.h"
#include "tests/autodiff/rule_cases.h"

namespace pcp::test {
namespace {

// ---- movement ----

void broadcast_in_dim(Program& p) {  // into new dimensions and along those of one element, in any order
  Dims result = p.dims(0, 4), dims;
  Dims places = p.shuffled(static_cast<std::int64_t>(result.size()));
  places.resize(at(p.integer(0, static_cast<std::int64_t>(result.size()))));
  for (std::int64_t place : places) dims.push_back(p.coin() ? 1 : result[at(place)]);
  p.b.returns({p.b.broadcast_in_dim(p.input(dims), result, places)});
}

void concatenate(Program& p) {
  Dims dims = p.dims(1, 3);
  std::int64_t along = p.integer(0, static_cast<std::int64_t>(dims.size()) - 1);
  Values parts;
  for (std::int64_t i = p.integer(1, 3); i > 0; --i) {
    dims[at(along)] = p.integer(0, 3);
    parts.push_back(p.input(dims));
  }
  parts.push_back(parts[0]);
  p.b.returns({p.b.concatenate(parts, along)});
}

void reshape(Program& p) {
  Dims dims = p.dims(0, 3), result{1};
  for (std::int64_t dim : dims) p.coin() ? result.push_back(dim) : void(result.back() *= dim);
  p.b.returns({p.b.reshape(p.input(dims), result)});
}

void reverse(Program& p) {
  Dims dims = p.dims(1, 3);
  auto rank = static_cast<std::int64_t>(dims.size());
  p.b.returns({p.b.reverse(p.input(dims), p.sorted_subset(rank, p.integer(0, rank)))});
}

void slice(Program& p) {
  Dims dims = p.dims(0, 3, 7), start, limit, strides;
  for (std::int64_t dim : dims) {
    start.push_back(p.integer(0, dim));
    limit.push_back(p.integer(start.back(), dim));
    strides.push_back(p.integer(1, 3));
  }
  p.b.returns({p.b.slice(p.input(dims), start, limit, strides)});
}

void transpose(Program& p) {
  Dims dims = p.dims(0, 4);
  p.b.returns({p.b.transpose(p.input(dims), p.shuffled(static_cast<std::int64_t>(dims.size())))});
}

void pad(Program& p) {  // negative padding cuts, also into the holes between elements
  Dims dims = p.dims(0, 3), low, high, interior;
  for (std::int64_t dim : dims) {
    interior.push_back(p.integer(0, 2));
    std::int64_t inner = (dim - 1) * (interior.back() + 1) + 1;
    low.push_back(p.integer(-2, 3));
    high.push_back(std::max(p.integer(-3, 3), -inner - low.back()));
  }
  p.b.returns({p.b.pad(p.input(dims), p.input({}), low, high, interior)});
}

void optimization_barrier(Program& p) {
  Values both{p.input(p.dims(0, 2)), p.integers({2}, 0, 3), p.input(p.dims(0, 2))};
  p.b.returns(p.b.create(OpCode::optimization_barrier, both));
}

// ---- contraction ----

void dot_general(Program& p) {
  DotDims numbers;
  Dims lhs, rhs;
  std::int64_t batches = p.integer(0, 2), contracted = p.integer(0, 2);
  std::int64_t lhs_rank = batches + contracted + p.integer(0, 2), rhs_rank = batches + contracted + p.integer(0, 2);
  for (std::int64_t i = 0; i < lhs_rank; ++i) lhs.push_back(p.integer(1, 3));
  for (std::int64_t i = 0; i < rhs_rank; ++i) rhs.push_back(p.integer(1, 3));
  Dims lhs_order = p.shuffled(lhs_rank), rhs_order = p.shuffled(rhs_rank);
  for (std::int64_t i = 0; i < batches + contracted; ++i) {
    (i < batches ? numbers.lhs_batch : numbers.lhs_contract).push_back(lhs_order[at(i)]);
    (i < batches ? numbers.rhs_batch : numbers.rhs_contract).push_back(rhs_order[at(i)]);
    rhs[at(rhs_order[at(i)])] = lhs[at(lhs_order[at(i)])];
  }
  p.b.returns({p.b.dot_general(p.input(lhs), p.input(rhs), numbers)});
}

void dot_general_in_wider_type(Program& p) {
  Value x = p.narrow_input({2, 3}), y = p.narrow_input({4, 3});
  p.b.returns({p.b.create1(OpCode::dot_general, {x, y}, {{"dot_dimension_numbers", DotDims{{}, {}, {1}, {1}}}}, {},
                           {TensorType(DType::f64, {2, 4})})});
}

// ---- reduction ----

Value reduced(Program& p, OpCode code, Value x, Value initial) {
  auto rank = static_cast<std::int64_t>(p.b.type(x).rank());
  Dims dims = p.shuffled(rank);
  dims.resize(at(p.integer(0, rank)));
  std::vector<Region> body;
  body.push_back(p.combine(code));
  return p.b.create1(OpCode::reduce, {x, initial}, {{"dimensions", dims}}, std::move(body));
}

void reduce_sum(Program& p) { p.b.returns({reduced(p, OpCode::add, p.input(p.dims(0, 4)), p.input({}))}); }

void reduce_product(Program& p) {  // some factors are zero
  Value x = p.input_of(p.dims(0, 3), [&] { return p.integer(0, 5) ? p.signed_number(0.5, 1.5) : 0.0; });
  p.b.returns({reduced(p, OpCode::multiply, x, p.input({}))});
}

template <OpCode code>
void reduce_extreme(Program& p) {  // the initial value wins sometimes
  Value x = p.spaced_input(p.dims(0, 3));
  Value initial = p.coin() ? p.b.constant(neutral(code, DType::f64)) : p.spaced_input({}, 0.4);
  p.b.returns({reduced(p, code, x, initial)});
}

template <OpCode code>
void reduce_in_wider_type(Program& p) {
  p.b.returns({reduced(p, code, p.narrow_input(p.dims(0, 2, 3)), p.narrow_input({}))});
}

void reduce_with_position(Program& p) {  // as argmax is written
  Dims dims = p.dims(1, 3);
  std::int64_t along = p.integer(0, static_cast<std::int64_t>(dims.size()) - 1);
  Value x = p.spaced_input(dims), places = p.b.iota(TensorType(DType::i32, dims), along);
  TensorType real(DType::f64, {}), whole(DType::i32, {});
  std::vector<Region> body;
  body.push_back(p.b.region({real, whole, real, whole}, [](Builder& b, const Values& args) {
    Value first = b.compare(args[0], args[2], "GT");
    return Values{b.select(first, args[0], args[2]), b.select(first, args[1], args[3])};
  }));
  p.b.returns(p.b.create(OpCode::reduce, {x, places, p.b.scalar(DType::f64, -1e9), p.b.scalar(DType::i32, 0)},
                         {{"dimensions", Dims{along}}}, std::move(body)));
}

// ---- control flow: what regions use from outside is differentiated, too ----

void if_branches(Program& p) {
  Dims dims = p.dims(0, 2);
  Value x = p.input(dims), y = p.input(dims), which = p.booleans({});
  std::vector<Region> branches;
  branches.push_back(p.b.region({}, [&](Builder& b, const Values&) {
    return Values{b.multiply(b.unary(OpCode::sine, x), y), x};
  }));
  branches.push_back(p.b.region({}, [&](Builder& b, const Values&) { return Values{b.tanh(x), b.add(x, x)}; }));
  Values results = p.b.create(OpCode::if_, {which}, {}, std::move(branches));
  p.b.returns({p.b.multiply(results[0], y), results[1]});
}

void case_branches(Program& p) {  // any index but those of the first two runs the last
  Dims dims = p.dims(0, 2);
  Value x = p.input(dims), y = p.input(dims), which = p.integers({}, -1, 3);
  std::vector<Region> branches;
  branches.push_back(p.b.region({}, [&](Builder& b, const Values&) { return Values{b.multiply(x, x)}; }));
  branches.push_back(p.b.region({}, [&](Builder& b, const Values&) { return Values{b.multiply(x, y)}; }));
  branches.push_back(p.b.region({}, [&](Builder& b, const Values&) { return Values{b.splat(b.type(x), 2)}; }));
  Value result = p.b.create1(OpCode::case_, {which}, {}, std::move(branches));
  p.b.returns({p.b.add(result, p.b.tanh(y))});
}

void while_loop(Program& p) {  // a recurrence that reads a row of `rows` per step
  std::int64_t steps = p.integer(0, 4), width = p.integer(1, 3), first = p.integer(0, 2);
  Value x = p.input({width}), rows = p.input({6, width}), scale = p.input({width});
  TensorType counter(DType::i32, {}), state(DType::f64, {width});
  Values carried{p.b.scalar(DType::i32, double(first)), x, p.b.splat(state, 0)};
  std::vector<Region> regions;
  regions.push_back(p.b.region({counter, state, state}, [&](Builder& b, const Values& args) {
    return Values{b.compare(args[0], b.scalar(DType::i32, double(first + steps)), "LT")};
  }));
  regions.push_back(p.b.region({counter, state, state}, [&](Builder& b, const Values& args) {
    Value row = b.reshape(b.dynamic_slice(rows, {args[0], b.scalar(DType::i32, 0)}, {1, width}), {width});
    Value next = b.tanh(b.add(b.multiply(args[1], scale), row));
    return Values{b.add(args[0], b.scalar(DType::i32, 1)), next, b.add(args[2], b.multiply(next, args[1]))};
  }));
  Values results = p.b.create(OpCode::while_, carried, {}, std::move(regions));
  p.b.returns({results[1], results[2]});
}

void nested_while(Program& p) {
  std::int64_t outer = p.integer(1, 3), inner = p.integer(0, 3);
  TensorType counter(DType::i64, {}), state(DType::f64, {2});
  Value scale = p.input({2}, 0.5, 1.2);
  auto loop = [&](Builder& b, Value x, std::int64_t count, const std::function<Value(Builder&, Value)>& step) {
    std::vector<Region> regions;
    regions.push_back(b.region({counter, state}, [&](Builder& in, const Values& args) {
      return Values{in.compare(args[0], in.scalar(DType::i64, double(count)), "LT")};
    }));
    regions.push_back(b.region({counter, state}, [&](Builder& in, const Values& args) {
      return Values{in.add(args[0], in.scalar(DType::i64, 1)), step(in, args[1])};
    }));
    return b.create(OpCode::while_, {b.scalar(DType::i64, 0), x}, {}, std::move(regions))[1];
  };
  Value result = loop(p.b, p.input({2}), outer, [&](Builder& b, Value x) {
    Value y = loop(b, x, inner, [&](Builder& in, Value z) { return in.unary(OpCode::sine, in.multiply(z, scale)); });
    return b.add(y, b.multiply(x, scale));
  });
  p.b.returns({result});
}

const bool structure_cases_added = add_rule_cases({
    {OpCode::broadcast_in_dim, "BroadcastInDim", broadcast_in_dim},
    {OpCode::concatenate, "Concatenate", concatenate},
    {OpCode::reshape, "Reshape", reshape},
    {OpCode::reverse, "Reverse", reverse},
    {OpCode::slice, "StridedSlice", slice},
    {OpCode::transpose, "Transpose", transpose},
    {OpCode::pad, "PadWithInteriorAndNegativeEdges", pad},
    {OpCode::optimization_barrier, "OptimizationBarrier", optimization_barrier},
    {OpCode::dot_general, "DotGeneral", dot_general},
    {OpCode::dot_general, "DotGeneralInWiderType", dot_general_in_wider_type, false},
    {OpCode::reduce, "ReduceSum", reduce_sum},
    {OpCode::reduce, "ReduceSumInWiderType", reduce_in_wider_type<OpCode::add>, false},
    {OpCode::reduce, "ReduceProductInWiderType", reduce_in_wider_type<OpCode::multiply>, false},
    {OpCode::reduce, "ReduceProduct", reduce_product},
    {OpCode::reduce, "ReduceMaximum", reduce_extreme<OpCode::maximum>},
    {OpCode::reduce, "ReduceMinimum", reduce_extreme<OpCode::minimum>},
    {OpCode::reduce, "ReduceWithPosition", reduce_with_position},
    {OpCode::if_, "If", if_branches},
    {OpCode::case_, "Case", case_branches},
    {OpCode::while_, "While", while_loop},
    {OpCode::while_, "WhileInsideWhile", nested_while},
});

}  // namespace
}  // namespace pcp::test
