// Operations that move elements.
#include <algorithm>
#include <numeric>

#include "graph/dims.h"
#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

Value Generator::movement() {
  Value x = any();
  const Dims from = dims(x);
  switch (choose_.below(6)) {
    case 0:
      return transpose(x, permutation(rank(x)));
    case 1: {  // dimensions joined or split
      Dims to;
      for (std::size_t i = 0; i < from.size(); ++i) {
        if (!to.empty() && choose_.chance(40)) {
          to.back() *= from[i];
        } else if (std::int64_t part = choose_.of({2, 3, 4, 8});
                   from[i] > part && from[i] % part == 0 && choose_.chance(50)) {
          choose_.chance(50) ? to.insert(to.end(), {part, from[i] / part})
                             : to.insert(to.end(), {from[i] / part, part});
        } else {
          to.push_back(from[i]);
        }
        if (choose_.chance(8)) to.push_back(1);
      }
      if (choose_.chance(15)) to = {type(x).elements()};
      return reshape(x, to);
    }
    case 2: {  // strided windows, some of them empty
      Dims start, limit, strides;
      for (std::int64_t dim : from) {
        bool whole = choose_.chance(50);
        std::int64_t low = whole ? 0 : choose_.below(dim + 1), high = whole ? dim : choose_.between(low, dim);
        if (low == high && !choose_.chance(5)) {
          low = 0;
          high = dim;
        }
        start.push_back(low);
        limit.push_back(high);
        strides.push_back(choose_.chance(75) ? 1 : choose_.between(1, 3));
      }
      return moved(b_->slice(x, start, limit, strides), x);
    }
    case 3:
      return moved(b_->reverse(x, subset(rank(x), 0)), x);
    case 4: {  // in new places, over new dimensions
      Dims to, places;
      for (std::size_t i = 0; i < from.size(); ++i) {
        while (choose_.chance(25) && to.size() < 5) to.push_back(size(5));
        places.push_back(static_cast<std::int64_t>(to.size()));
        to.push_back(from[i] == 1 && choose_.chance(60) ? choose_.of(sizes_) : from[i]);
      }
      if (choose_.chance(40)) to.push_back(choose_.of(sizes_));
      if (!fits(to)) return {};
      if (choose_.chance(10) && to.size() > 1) {  // dimensions of the operand in another order
        Dims order = permutation(static_cast<std::int64_t>(to.size()));
        Dims shuffled(to.size());
        for (std::size_t i = 0; i < to.size(); ++i) shuffled[at(order[i])] = to[i];
        for (std::int64_t& place : places) place = order[at(place)];
        to = shuffled;
      }
      return broadcast(x, to, places);
    }
    default:
      if (options_.smooth || dtype(x) == DType::i1) return {};
      // Of floats arguments alone: engines may disagree on the sign of a zero that was computed.
      if (pcp::is_float(dtype(x)) && std::ranges::find(function_.body.args, x) == function_.body.args.end()) return {};
      {  // the same bits as integers: floats of any bits are no numbers to compute with
        const std::size_t bytes = byte_size(dtype(x));
        DType to = bytes == 1 ? DType::u8 : bytes == 2 ? DType::i16 : bytes == 4 ? DType::u32 : DType::i64;
        if (!facts(x).finite) return {};  // a NaN has many bits
        return know(b_->create1(OpCode::bitcast_convert, {x}, {}, {}, {TensorType(to, from)}), {.bound = 1e30});
      }
  }
}

Value Generator::joined(Values parts, std::int64_t axis) {
  Facts known{0, true, false, true};
  for (Value part : parts) {
    const Facts& one = facts(part);
    known = {std::max(known.bound, one.bound), known.whole && one.whole, known.rounded || one.rounded,
             known.finite && one.finite};
  }
  return know(b_->concatenate(std::move(parts), axis), known);
}

// Concatenations, also of concatenations, and what is cut out of them again.
Value Generator::concatenation() {
  Value x = any_ranked(1);
  const std::int64_t axis = choose_.below(rank(x));
  Values parts{x};
  for (std::int64_t i = choose_.between(0, 3); i > 0; --i) {
    auto fitting = find([&](Value value) {
      if (dtype(value) != dtype(x) || rank(value) != rank(x)) return false;
      for (std::int64_t d = 0; d < rank(x); ++d) {
        if (d != axis && dims(value)[at(d)] != dims(x)[at(d)]) return false;
      }
      return true;
    });
    Value part = fitting && choose_.chance(70) ? *fitting : like(x);
    parts.insert(choose_.chance(50) ? parts.begin() : parts.end(), part);
  }
  std::int64_t length = 0;
  for (Value part : parts) length += dims(part)[at(axis)];
  Dims whole = dims(x);
  whole[at(axis)] = length;
  if (element_count(whole) > 3 * most_elements_) return {};
  Value all = joined(parts, axis);
  if (choose_.chance(30)) {  // one of several concatenations joined
    Value more = joined({all, choose_.of(parts)}, axis);
    if (choose_.chance(50)) keep(all);
    all = more;
    length = dims(all)[at(axis)];
  }
  if (choose_.chance(30) && length > 1) {  // a part of it, also across a seam
    Dims start(dims(all).size(), 0), limit = dims(all);
    start[at(axis)] = choose_.below(length);
    limit[at(axis)] = choose_.between(start[at(axis)] + 1, length);
    keep(all);
    return moved(b_->slice(all, start, limit), all);
  }
  return all;
}

// Parts of one value that meet each other: gates, rotations of pairs, differences of neighbours.
Value Generator::halves() {
  Value x = any_ranked(1);
  const std::int64_t axis = choose_.below(rank(x)), length = dims(x)[at(axis)];
  const std::int64_t parts = choose_.between(2, 3), stride = choose_.chance(25) ? parts : 1;
  const std::int64_t part = choose_.chance(20) && length > parts ? length - parts + 1 : length / parts;
  if (part == 0) return {};
  Values pieces;
  for (std::int64_t i = 0; i < parts; ++i) {
    Dims start(dims(x).size(), 0), limit = dims(x), strides(start.size(), 1);
    start[at(axis)] = stride > 1 || part > length / parts ? i : i * part;
    strides[at(axis)] = part > length / parts ? 1 : stride;
    limit[at(axis)] = start[at(axis)] + (part - 1) * strides[at(axis)] + 1;
    pieces.push_back(moved(b_->slice(x, start, limit, strides), x));
  }
  if (choose_.chance(20)) std::swap(pieces[0], pieces[1]);
  if (choose_.chance(25) && dtype(x) != DType::i1) {  // a rotation of pairs
    Value turned = is_unsigned(dtype(x)) ? pieces[0] : unary(OpCode::negate, pieces[0]);
    pieces[0] = pieces[1];
    pieces[1] = turned;
    return joined(pieces, axis);
  }
  Value made = pieces[0];
  for (std::size_t i = 1; i < pieces.size(); ++i) {
    const bool real = pcp::is_float(dtype(x));
    if (dtype(x) == DType::i1) {
      made = binary(OpCode::xor_, made, pieces[i]);
    } else if (real && choose_.chance(30)) {
      made = multiply(bounded(made, 8), bounded(pieces[i], 8));
    } else {
      made = binary(choose_.of({OpCode::add, OpCode::subtract, OpCode::maximum}), made, pieces[i]);
    }
  }
  return made;
}

Value Generator::padding() {
  Value x = any_ranked(1);
  Dims low, high, interior;
  for (std::int64_t dim : dims(x)) {
    low.push_back(choose_.chance(50) ? 0 : choose_.between(-std::min<std::int64_t>(dim / 2, 2), 3));
    high.push_back(choose_.chance(50) ? 0 : choose_.between(-std::min<std::int64_t>(dim / 2, 2), 3));
    interior.push_back(choose_.chance(80) ? 0 : choose_.between(1, 2));
  }
  Dims to;
  for (std::size_t i = 0; i < low.size(); ++i) {
    std::int64_t dim = dims(x)[i];
    to.push_back(std::max<std::int64_t>(0, dim + low[i] + high[i] + std::max<std::int64_t>(0, dim - 1) * interior[i]));
  }
  if (element_count(to) > 3 * most_elements_) return {};
  Value fill = choose_.chance(70) ? scalar(dtype(x), 0) : of_type(TensorType(dtype(x), {}));
  const Facts a = facts(x), c = facts(fill);
  return know(b_->pad(x, fill, low, high, interior),
              {std::max(a.bound, c.bound), a.whole && c.whole, a.rounded || c.rounded, a.finite && c.finite});
}

Value Generator::iota() {
  Dims to = shape(1, 3);
  const std::int64_t axis = choose_.below(static_cast<std::int64_t>(to.size()));
  DType dtype = options_.smooth ? options_.smooth_type : any_type();
  if (dtype == DType::i1) dtype = DType::i32;
  const auto bound = static_cast<double>(to[at(axis)]);
  const bool real = pcp::is_float(dtype);
  if (real && bound > 200) dtype = options_.smooth ? options_.smooth_type : DType::f32;
  return know(b_->iota(TensorType(dtype, to), axis), {.bound = bound, .whole = true});
}

Value Generator::dense_constant() {
  TensorType wanted(any_type(), shape(0, 2));
  if (wanted.elements() > 600 || wanted.elements() == 0) return {};
  Facts known;
  HostTensor values = values_for(wanted, known);
  std::vector<std::byte> bytes(values.bytes().begin(), values.bytes().end());
  return know(b_->constant(Constant(wanted, std::move(bytes))), known);
}

}  // namespace pcp::fuzz
