// Reading and writing at places that are data.
#include <algorithm>

#include "graph/dims.h"
#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

Value Generator::slicing() {
  Value x = any_ranked(1);
  Values starts;
  Dims sizes;
  for (std::int64_t dim : dims(x)) {
    sizes.push_back(choose_.chance(50) ? dim : choose_.between(std::min<std::int64_t>(1, dim), dim));
    starts.push_back(indices({}, dim));
  }
  DType first = dtype(starts[0]);
  for (Value& start : starts) start = convert(start, first);
  return moved(b_->dynamic_slice(x, starts, sizes), x);
}

// A window of a tensor replaced, in place where nobody else reads it.
Value Generator::update() {
  Value x = any_ranked(1);
  Values starts;
  Dims sizes;
  for (std::int64_t dim : dims(x)) {
    sizes.push_back(choose_.chance(40) ? dim : choose_.between(std::min<std::int64_t>(1, dim), dim));
    starts.push_back(choose_.chance(30) ? scalar(DType::i32, static_cast<double>(choose_.below(dim + 1)))
                                        : convert(indices({}, dim), DType::i32));
  }
  Value with = of_type(TensorType(dtype(x), sizes));
  if (choose_.chance(30) && !is_spent()) {  // what is written comes from what is overwritten
    Dims zeros(sizes.size(), 0);
    with = moved(b_->slice(x, zeros, sizes), x);
    if (pcp::is_float(dtype(x))) with = unary(OpCode::negate, with);
  }
  const Facts a = facts(x), c = facts(with);
  Value made = know(b_->dynamic_update_slice(x, with, starts),
                    {std::max(a.bound, c.bound), a.whole && c.whole, a.rounded || c.rounded, a.finite && c.finite});
  if (choose_.chance(30)) keep(pcp::is_float(dtype(x)) ? unary(OpCode::negate, x) : x);  // read after it
  return made;
}

// Rows along one dimension, or single elements, or windows.
Value Generator::gather() {
  Value x = any_ranked(1);
  const std::int64_t axis = choose_.below(rank(x)), rows = size(40);
  const Dims from = dims(x);
  GatherDims numbers;
  Dims sizes = from;
  if (rank(x) == 2 && choose_.chance(30)) {  // one element of every row: the loss of a language model
    const std::int64_t row = 1 - axis;
    Value places = indices({from[at(row)], 1}, from[at(axis)]);
    numbers.collapsed_slice_dims = {axis};
    numbers.start_index_map = {axis};
    numbers.operand_batching_dims = {row};
    numbers.start_indices_batching_dims = {0};
    numbers.index_vector_dim = 1;
    sizes = {1, 1};
    return moved(b_->gather(x, places, numbers, sizes), x);
  }
  if (from[at(axis)] == 0) return {};
  const bool collapsed = choose_.chance(80);
  numbers.start_index_map = {axis};
  numbers.index_vector_dim = 1;
  sizes[at(axis)] = 1;
  if (collapsed) {
    numbers.collapsed_slice_dims = {axis};
  } else {
    sizes[at(axis)] = choose_.between(1, from[at(axis)]);
  }
  const std::int64_t offsets = rank(x) - (collapsed ? 1 : 0);
  const bool last = choose_.chance(20);  // the rows come last
  for (std::int64_t i = 0; i < offsets; ++i) numbers.offset_dims.push_back(last ? i : i + 1);
  if (element_count(sizes) * rows > 3 * most_elements_) return {};
  return moved(b_->gather(x, indices({rows, 1}, from[at(axis)]), numbers, sizes), x);
}

// Rows added to, or put at, places along one dimension.
Value Generator::scatter() {
  Value x = any_ranked(1);
  if (dtype(x) == DType::i1) return {};
  const bool captures = choose_.chance(25) && !options_.smooth;
  if (captures && choose_.chance(70)) {  // of few elements, so that updates meet the one that the region reads
    Dims start(dims(x).size(), 0), limit = dims(x);
    for (std::int64_t& dim : limit) dim = std::min<std::int64_t>(dim, choose_.between(1, 3));
    x = moved(b_->slice(x, start, limit), x);
    x = pcp::is_float(dtype(x)) ? unary(OpCode::negate, x) : add(x, constant(type(x), 1));
  }
  const std::int64_t axis = choose_.below(rank(x)), rows = size(20);
  const bool real = pcp::is_float(dtype(x));
  Dims update;
  ScatterDims numbers;
  numbers.inserted_window_dims = {axis};
  numbers.scatter_dims_to_operand_dims = {axis};
  numbers.index_vector_dim = 1;
  update.push_back(rows);
  for (std::int64_t i = 0; i < rank(x); ++i) {
    if (i == axis) continue;
    numbers.update_window_dims.push_back(static_cast<std::int64_t>(update.size()));
    update.push_back(choose_.chance(85) ? dims(x)[at(i)]
                                        : choose_.between(std::min<std::int64_t>(1, dims(x)[at(i)]), dims(x)[at(i)]));
  }
  if (element_count(update) > 3 * most_elements_) return {};
  // Where several rows meet, the order matters unless they are added or compared.
  const bool replace = choose_.chance(30) && rows <= 1;
  OpCode code =
      options_.smooth ? OpCode::add : choose_.of({OpCode::add, OpCode::add, OpCode::maximum, OpCode::minimum});
  Value with = bounded(of_type(TensorType(dtype(x), update)), real ? 4 : 1e30);
  if (real && whole_) {
    if (facts(x).bound + 4.0 * static_cast<double>(rows) > 256) {
      x = clamped(x, 4);
      if (rows > 60) return {};
    }
  }
  Value places = indices({rows, 1}, dims(x)[at(axis)]);
  TensorType element(dtype(x), {});
  std::vector<Region> regions;
  std::optional<Value> outside;
  if (captures && !replace) {
    // The region reads a value from around it, which may be an element of what is updated.
    outside = choose_.chance(60) ? element_of(x) : find([&](Value value) { return type(value) == element; });
  }
  const bool scales = outside && code == OpCode::add && choose_.chance(60);
  regions.push_back(b_->region({element, element}, [&](Builder& in, const Values& v) {
    if (replace) return Values{v[1]};
    Value second = v[1];
    if (outside) second = scales ? in.multiply(second, *outside) : in.minimum(second, *outside);
    return Values{in.binary(code, v[0], second)};
  }));
  Facts a = facts(x), c = facts(with);
  if (outside) {
    const Facts& o = facts(*outside);
    c = {scales ? c.bound * o.bound : std::max(c.bound, o.bound), c.whole && o.whole, c.rounded || o.rounded,
         c.finite && o.finite};
  }
  Facts known{a.bound + c.bound * static_cast<double>(std::max<std::int64_t>(rows, 1)), a.whole && c.whole,
              a.rounded || c.rounded, a.finite && c.finite};
  if (real && code == OpCode::add && !replace) {
    known.whole = known.whole && known.bound <= 256;
    known.rounded = known.rounded || !known.whole;
  }
  spend(3.0 * static_cast<double>(element_count(update)));
  Attrs attrs{{"scatter_dimension_numbers", numbers}, {"indices_are_sorted", false}, {"unique_indices", false}};
  Value made = know(b_->create1(OpCode::scatter, {x, places, with}, attrs, std::move(regions)), known);
  if (choose_.chance(25)) keep(real ? unary(OpCode::negate, x) : x);
  return made;
}

}  // namespace pcp::fuzz
