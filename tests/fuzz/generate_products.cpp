// Products and what stands around them.
#include <algorithm>

#include "graph/dims.h"
#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

// Rows by a matrix of weights.
Value Generator::product() {
  Value x = any_ranked(1, !is_integer(main_));
  if (dtype(x) == DType::i1) return {};
  const std::int64_t columns = choose_.chance(70) ? choose_.of(sizes_) : size(70);
  if (!fits({dims(x).back(), columns})) return {};
  Value w = of_type(TensorType(dtype(x), {dims(x).back(), columns}));
  return matmul(x, w).value_or(Value{});
}

// Any dimension numbers, any type of result that the operands' can be accumulated in.
Value Generator::general_product() {
  Value x = any_ranked(1, !is_integer(main_) || options_.smooth);
  if (dtype(x) == DType::i1) return {};
  Dims order = permutation(rank(x));
  DotDims numbers;
  for (std::int64_t dim : order) {
    const std::int64_t role = choose_.below(10);
    if (role < 3 && numbers.lhs_batch.size() < 2) {
      numbers.lhs_batch.push_back(dim);
    } else if (role < 7) {
      numbers.lhs_contract.push_back(dim);
    }
  }
  // The other side: the dimensions that meet, and free ones, in any order.
  struct Dimension {
    std::int64_t extent;
    int role;  // 0 batch, 1 contracted, 2 free
    std::size_t place;
  };
  std::vector<Dimension> other;
  for (std::size_t i = 0; i < numbers.lhs_batch.size(); ++i) other.push_back({dims(x)[at(numbers.lhs_batch[i])], 0, i});
  for (std::size_t i = 0; i < numbers.lhs_contract.size(); ++i)
    other.push_back({dims(x)[at(numbers.lhs_contract[i])], 1, i});
  for (std::int64_t i = choose_.below(3); i > 0; --i)
    other.push_back({choose_.chance(60) ? choose_.of(sizes_) : size(20), 2, 0});
  choose_.shuffle(other);
  numbers.rhs_batch.resize(numbers.lhs_batch.size());
  numbers.rhs_contract.resize(numbers.lhs_contract.size());
  Dims to;
  for (const Dimension& dimension : other) {
    auto here = static_cast<std::int64_t>(to.size());
    if (dimension.role == 0) numbers.rhs_batch[dimension.place] = here;
    if (dimension.role == 1) numbers.rhs_contract[dimension.place] = here;
    to.push_back(dimension.extent);
  }
  if (!fits(to)) return {};
  std::optional<DType> result;
  if (!options_.smooth && choose_.chance(35)) {
    result = pcp::is_float(dtype(x))
                 ? choose_.of({DType::f32, DType::bf16, DType::f16, DType::f64})
                 : choose_.of({DType::i32, DType::i64, DType::i8, DType::u8, DType::u32, DType::i16});
  }
  Value y = of_type(TensorType(dtype(x), to));
  return dot(x, y, numbers, result).value_or(Value{});
}

// Something of the same type as its operand: what a loop carries on, or an argument's memory is taken over by.
Value Generator::next_state(Value x) {
  if (rank(x) == 0 || type(x).elements() == 0 || dtype(x) == DType::i1) return rearranged(x);
  const std::int64_t kind = choose_.below(4);
  if (kind == 0 && fits({dims(x).back(), dims(x).back()})) {
    const bool left = rank(x) == 2 && choose_.chance(40);
    const std::int64_t side = left ? dims(x)[0] : dims(x).back();
    if (fits({side, side})) {
      Value w = of_type(TensorType(dtype(x), {side, side}));
      if (auto made = left ? matmul(w, x) : matmul(x, w)) return *made;
    }
  }
  Value other = rearranged(x);
  if (kind == 1) return other;
  if (!pcp::is_float(dtype(x))) return binary(choose_.of({OpCode::add, OpCode::maximum, OpCode::xor_}), x, other);
  return kind == 2 ? add(x, other) : binary(OpCode::subtract, other, x);
}

Value Generator::advanced() { return next_state(any_ranked(1)); }

// Products of the same batch one after another, with loops between them and elements moved from entry to entry.
Value Generator::batched_chain() {
  const DType element = choose_.chance(60) && !options_.smooth ? DType::f32 : float_type();
  Dims shape;
  if (choose_.chance(30)) shape.push_back(choose_.of<std::int64_t>({1, 2, 3}));
  shape.push_back(choose_.of<std::int64_t>({2, 3, 4, 8, 9}));
  const std::int64_t side = options_.smooth ? 2 : choose_.of<std::int64_t>({1, 2, 3, 4, 8, 9, 16, 17});
  shape.insert(shape.end(), {side, side});
  if (!fits(shape)) return {};
  const std::int64_t rows = static_cast<std::int64_t>(shape.size()) - 2, last = rows + 1;
  Dims batch(at(rows));
  for (std::size_t i = 0; i < batch.size(); ++i) batch[i] = static_cast<std::int64_t>(i);
  Value x = bounded(of_type(TensorType(element, shape)), 2);
  for (std::int64_t i = choose_.between(2, 6); i > 0 && !is_spent(); --i) {
    switch (choose_.below(6)) {
      case 0:
      case 1:
      case 2: {
        Value y = choose_.chance(20) ? x : choose_.chance(20) ? rearranged(x) : bounded(of_type(type(x)), 2);
        if (choose_.chance(20)) std::swap(x, y);
        auto made = dot(x, y, {batch, batch, {choose_.chance(70) ? last : rows}, {choose_.chance(60) ? rows : last}});
        if (!made) return x;
        x = bounded(*made, 8);
        break;
      }
      case 3:
        x = whole_ ? clamped(add(x, like(x)), 3) : unary(OpCode::tanh, add(x, like(x)));
        break;
      case 4:
        if (choose_.chance(50)) {  // one number for each row
          Value sum = bounded(reduce(x, OpCode::add, {last}), 4);
          x = add(x, spread(sum, shape, {last}));
        } else if (!whole_) {
          x = softmax_of(x, last, 0);
        }
        break;
      default:
        x = rearranged(x);
    }
    if (choose_.chance(15)) keep(x);
  }
  return x;
}

// Several products of the same rows, joined in one or two steps, cut apart or used as they are.
Value Generator::projections() {
  Value x = any_ranked(2, !is_integer(main_));
  if (dtype(x) == DType::i1) return {};
  const std::int64_t columns = size(40);
  if (!fits({dims(x).back(), columns, 2})) return {};
  Values parts;
  for (std::int64_t i = choose_.between(2, 4); i > 0; --i) {
    auto made = matmul(x, of_type(TensorType(dtype(x), {dims(x).back(), choose_.chance(80) ? columns : size(20)})));
    if (!made) return {};
    Value part = *made;
    if (choose_.chance(15))
      part = add(part, spread(of_type(TensorType(dtype(x), {dims(part).back()})), dims(part), [&] {
                   Dims over(dims(part).size() - 1);
                   for (std::size_t d = 0; d < over.size(); ++d) over[d] = static_cast<std::int64_t>(d);
                   return over;
                 }()));
    if (choose_.chance(10)) part = bounded(part, 2);
    if (choose_.chance(15)) keep(part);
    parts.push_back(part);
  }
  const std::int64_t axis = rank(parts[0]) - 1;
  Value all;
  if (parts.size() > 2 && choose_.chance(50)) {
    Values first(parts.begin(), parts.begin() + 2), rest{joined(first, axis)};
    if (choose_.chance(30)) keep(rest[0]);
    rest.insert(rest.end(), parts.begin() + 2, parts.end());
    if (choose_.chance(30)) std::ranges::reverse(rest);
    all = joined(rest, axis);
  } else {
    all = joined(
        parts, choose_.chance(80) ? axis : [&] {
          for (Value part : parts) {
            if (dims(part) != dims(parts[0])) return axis;
          }
          return choose_.below(axis + 1);
        }());
  }
  const std::int64_t length = dims(all).back();
  if (choose_.chance(60) && length > 0) {
    Dims to = dims(all), start(to.size(), 0);
    if (columns > 0 && length % columns == 0 && choose_.chance(50)) {  // by a reshape first
      Dims split = to;
      split.back() = length / columns;
      split.push_back(columns);
      Value view = reshape(all, split);
      Dims limit = split;
      start.push_back(0);
      start[start.size() - 2] = choose_.below(length / columns);
      limit[limit.size() - 2] = start[start.size() - 2] + 1;
      keep(all);
      return moved(b_->slice(view, start, limit), view);
    }
    Dims limit = to;
    start.back() = choose_.below(length);
    limit.back() = choose_.between(start.back() + 1, length);
    keep(all);
    return moved(b_->slice(all, start, limit), all);
  }
  return all;
}

// A product, then a bias, an activation, a scale, a residual; the bias may itself be made of a product.
Value Generator::epilogue() {
  Value x = any_ranked(2, true);
  const std::int64_t columns = choose_.chance(60) ? dims(x).back() : size(64);
  if (!fits({dims(x).back(), columns})) return {};
  auto made = matmul(x, of_type(TensorType(dtype(x), {dims(x).back(), columns})));
  if (!made) return {};
  Value y = *made;
  Dims leading(dims(y).size() - 1);
  for (std::size_t d = 0; d < leading.size(); ++d) leading[d] = static_cast<std::int64_t>(d);
  if (choose_.chance(60)) {
    Value bias = of_type(TensorType(dtype(x), {columns}));
    if (choose_.chance(20)) {
      auto other = matmul(of_type(TensorType(dtype(x), {3})), of_type(TensorType(dtype(x), {3, columns})));
      if (other) bias = *other;
    }
    y = add(y, spread(bias, dims(y), leading));
  }
  if (choose_.chance(20)) keep(y);
  if (!whole_ && choose_.chance(50)) y = gelu(bounded(y, 10), static_cast<int>(choose_.below(4)));
  if (choose_.chance(25)) y = scaled(bounded(y, 16), choose_.of({2.0, -1.0, 3.0}));
  if (choose_.chance(40)) y = add(y, like(y));
  if (choose_.chance(20)) y = transpose(y, permutation(rank(y)));
  return y;
}

}  // namespace pcp::fuzz
