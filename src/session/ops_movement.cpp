// Operations that move elements and compute nothing.
#include <algorithm>
#include <numeric>

#include "session/ops.h"

namespace pcp::gt {
namespace {

Tensor in_shape(const Tensor& x, const Dims& dims) {
  if (x.dims() == dims) return x;
  return emit("reshape", numbers_of(dims), {x}, [&](Builder& b, const Values& v) { return b.reshape(v[0], dims); });
}

Dims inferred_dims(const Tensor& x, Dims dims) {
  std::int64_t* unknown = nullptr;
  for (std::int64_t& dim : dims) {
    require(dim >= -1 && (dim != -1 || !unknown), "[gt.reshape] the shape ", shown(dims),
            " is not one of sizes with at most one -1");
    if (dim == -1) unknown = &dim;
  }
  std::int64_t elements = x.type().elements();
  if (unknown) {
    *unknown = 1;
    std::int64_t known = element_count(dims);
    *unknown = known > 0 && elements % known == 0 ? elements / known : -1;
  }
  require(std::ranges::find(dims, -1) == dims.end() && element_count(dims) == elements, "[gt.reshape] ",
          shown(x.dims()), " with ", elements, " elements cannot have the shape ", shown(dims));
  return dims;
}

// Elements on one side of a diagonal of the last two axes stay, the others are 0.
Tensor triangle(std::string_view name, const Tensor& x, std::int64_t diagonal, std::string_view direction) {
  check_rank(name, x, 2, "the tensor");
  return emit(name, {}, {x, Argument::scalar(DType::i64, diagonal)}, [&](Builder& b, const Values& v) {
    Dims matrix(x.dims().end() - 2, x.dims().end());
    Value distance = b.subtract(axis_places(b, matrix, 1), axis_places(b, matrix, 0));
    Value kept = spread(b, b.compare(distance, b.broadcast(v[1], matrix), direction), x.dims());
    return b.select(kept, v[0], like(b, v[0], 0));
  });
}

Value rolled(Builder& b, Value x, std::int64_t shift, std::size_t axis) {
  Dims dims = b.type(x).dims, start(dims.size()), cut(dims);
  if (dims[axis] == 0) return x;
  shift = (shift % dims[axis] + dims[axis]) % dims[axis];
  if (shift == 0) return x;
  cut[axis] = start[axis] = dims[axis] - shift;
  Value last = b.slice(x, start, dims), first = b.slice(x, Dims(dims.size()), cut);
  return b.concatenate({last, first}, static_cast<std::int64_t>(axis));
}

DType common_type(std::string_view name, const std::vector<Tensor>& parts) {
  require(!parts.empty(), "[gt.", name, "] there are no tensors");
  DType dtype = parts[0].dtype();
  for (const Tensor& part : parts) dtype = promote(dtype, part.dtype());
  return dtype;
}

}  // namespace

Tensor reshape(const Tensor& x, const Dims& dims) {
  try {
    return in_shape(x, inferred_dims(x, dims));
  } catch (const Error& error) {
    throw named_error("reshape", error);
  }
}

Tensor flatten(const Tensor& x, std::int64_t first, std::int64_t last) {
  if (x.rank() == 0) return in_shape(x, {1});
  first = checked_axis("flatten", first, x.rank());
  last = checked_axis("flatten", last, x.rank());
  require(first <= last, "[gt.flatten] the first axis ", first, " comes after the last, ", last);
  Dims dims(x.dims().begin(), x.dims().begin() + first);
  dims.push_back(element_count(Dims(x.dims().begin() + first, x.dims().begin() + last + 1)));
  dims.insert(dims.end(), x.dims().begin() + last + 1, x.dims().end());
  return in_shape(x, dims);
}

Tensor permute(const Tensor& x, const Dims& order) {
  Dims checked;
  for (std::int64_t axis : order) checked.push_back(checked_axis("permute", axis, x.rank()));
  Dims sorted = checked;
  std::ranges::sort(sorted);
  require(static_cast<int>(order.size()) == x.rank() && std::ranges::adjacent_find(sorted) == sorted.end(),
          "[gt.permute] ", shown(order), " does not name each axis of ", shown(x.dims()), " once");
  return emit("permute", numbers_of(checked), {x},
              [&](Builder& b, const Values& v) { return b.transpose(v[0], checked); });
}

Tensor transpose(const Tensor& x, std::int64_t a, std::int64_t c) {
  if (x.rank() < 2 && a == -2 && c == -1) return x;
  Dims order(pcp::index(x.rank()));
  std::iota(order.begin(), order.end(), 0);
  std::swap(order[pcp::index(checked_axis("transpose", a, x.rank()))],
            order[pcp::index(checked_axis("transpose", c, x.rank()))]);
  return permute(x, order);
}

Tensor squeeze(const Tensor& x, const Axes& axes) {
  Dims removed = checked_axes("squeeze", axes, x.rank()), dims;
  for (std::int64_t i = 0; i < x.rank(); ++i) {
    bool named = std::ranges::find(removed, i) != removed.end();
    if (!named || x.dims()[pcp::index(i)] != 1) dims.push_back(x.dims()[pcp::index(i)]);
  }
  return in_shape(x, dims);
}

Tensor unsqueeze(const Tensor& x, std::int64_t axis) {
  Dims dims = x.dims();
  dims.insert(dims.begin() + checked_axis("unsqueeze", axis, x.rank() + 1), 1);
  return in_shape(x, dims);
}

Tensor broadcast_to(const Tensor& x, const Dims& dims) {
  if (x.dims() == dims) return x;
  require(can_broadcast(x.dims(), dims), "[gt.broadcast_to] ", shown(x.dims()), " cannot become ", shown(dims));
  return emit("broadcast_to", numbers_of(dims), {x},
              [&](Builder& b, const Values& v) { return spread(b, v[0], dims); });
}

Tensor expand(const Tensor& x, const Dims& dims) {
  require(dims.size() >= x.dims().size(), "[gt.expand] ", shown(x.dims()), " cannot become ", shown(dims),
          ", which has fewer dimensions");
  Dims wanted = dims;
  std::size_t added = dims.size() - x.dims().size();
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] != -1) continue;
    require(i >= added, "[gt.expand] a new dimension cannot be -1 in ", shown(dims));
    wanted[i] = x.dims()[i - added];
  }
  require(can_broadcast(x.dims(), wanted), "[gt.expand] ", shown(x.dims()), " cannot become ", shown(dims),
          ": only axes of size 1 are repeated");
  return broadcast_to(x, wanted);
}

Tensor repeat(const Tensor& x, const Dims& times) {
  require(times.size() >= x.dims().size(), "[gt.repeat] ", shown(x.dims()), " needs a number for each axis, got ",
          shown(times));
  for (std::int64_t count : times) require(count >= 0, "[gt.repeat] a negative number in ", shown(times));
  return emit("repeat", numbers_of(times), {x}, [&](Builder& b, const Values& v) {
    Dims inside = x.dims(), wide, places, joined;
    inside.insert(inside.begin(), times.size() - inside.size(), 1);
    for (std::size_t i = 0; i < times.size(); ++i) {
      wide.push_back(times[i]);
      places.push_back(static_cast<std::int64_t>(wide.size()));
      wide.push_back(inside[i]);
      joined.push_back(times[i] * inside[i]);
    }
    return b.reshape(b.broadcast_in_dim(b.reshape(v[0], inside), wide, places), joined);
  });
}

Tensor repeat_interleave(const Tensor& x, std::int64_t times, std::int64_t axis) {
  axis = checked_axis("repeat_interleave", axis, x.rank());
  require(times >= 0, "[gt.repeat_interleave] a negative number of times: ", times);
  return emit("repeat_interleave", {times, axis}, {x}, [&](Builder& b, const Values& v) {
    Dims wide = x.dims(), joined = x.dims(), places(x.dims().size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = static_cast<std::int64_t>(i + (i > pcp::index(axis)));
    wide.insert(wide.begin() + axis + 1, times);
    joined[pcp::index(axis)] *= times;
    return b.reshape(b.broadcast_in_dim(v[0], wide, places), joined);
  });
}

Tensor cat(const std::vector<Tensor>& parts, std::int64_t axis) {
  DType dtype = common_type("cat", parts);
  axis = checked_axis("cat", axis, parts[0].rank());
  for (const Tensor& part : parts) {
    Dims expected = parts[0].dims();
    if (part.rank() == parts[0].rank()) expected[pcp::index(axis)] = part.dims()[pcp::index(axis)];
    require(part.dims() == expected, "[gt.cat] ", shown(part.dims()), " cannot be joined to ", shown(parts[0].dims()),
            " along axis ", axis, ": all other sizes must be equal");
  }
  return emit("cat", {axis}, Arguments(parts.begin(), parts.end()), [&](Builder& b, const Values& v) {
    Values met;
    for (Value value : v) met.push_back(as(b, value, dtype));
    return b.concatenate(met, axis);
  });
}

Tensor stack(const std::vector<Tensor>& parts, std::int64_t axis) {
  DType dtype = common_type("stack", parts);
  axis = checked_axis("stack", axis, parts[0].rank() + 1);
  for (const Tensor& part : parts) {
    require(part.dims() == parts[0].dims(), "[gt.stack] all shapes must be equal, got ", shown(parts[0].dims()),
            " and ", shown(part.dims()));
  }
  Dims dims = parts[0].dims();
  dims.insert(dims.begin() + axis, 1);
  return emit("stack", {axis}, Arguments(parts.begin(), parts.end()), [&](Builder& b, const Values& v) {
    Values met;
    for (Value value : v) met.push_back(b.reshape(as(b, value, dtype), dims));
    return b.concatenate(met, axis);
  });
}

std::vector<Tensor> split(const Tensor& x, const Dims& sizes, std::int64_t axis) {
  axis = checked_axis("split", axis, x.rank());
  std::int64_t whole = x.dims()[pcp::index(axis)];
  bool fits = std::ranges::all_of(sizes, [](std::int64_t size) { return size >= 0; });
  require(fits && std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0}) == whole, "[gt.split] the sizes ",
          shown(sizes), " do not add up to ", whole, ", the size of axis ", axis);
  Numbers numbers{axis};
  append(numbers, sizes);
  return emit_all("split", std::move(numbers), {x}, [&](Builder& b, const Values& v) {
    Values pieces;
    Dims start(x.dims().size()), limit = x.dims();
    for (std::int64_t size : sizes) {
      limit[pcp::index(axis)] = start[pcp::index(axis)] + size;
      pieces.push_back(b.slice(v[0], start, limit));
      start[pcp::index(axis)] += size;
    }
    return pieces;
  });
}

std::vector<Tensor> split(const Tensor& x, std::int64_t size, std::int64_t axis) {
  axis = checked_axis("split", axis, x.rank());
  require(size > 0, "[gt.split] the size of a piece must be positive, got ", size);
  Dims sizes;
  std::int64_t rest = x.dims()[pcp::index(axis)];
  do {
    sizes.push_back(std::min(size, rest));
    rest -= sizes.back();
  } while (rest > 0);
  return split(x, sizes, axis);
}

std::vector<Tensor> chunk(const Tensor& x, std::int64_t chunks, std::int64_t axis) {
  axis = checked_axis("chunk", axis, x.rank());
  require(chunks > 0, "[gt.chunk] the number of pieces must be positive, got ", chunks);
  std::int64_t whole = x.dims()[pcp::index(axis)];
  if (whole == 0) return split(x, Dims(pcp::index(chunks), 0), axis);
  return split(x, (whole + chunks - 1) / chunks, axis);
}

Tensor flip(const Tensor& x, const Axes& axes) {
  Dims flipped = checked_axes("flip", axes, x.rank());
  return emit("flip", numbers_of(flipped), {x}, [&](Builder& b, const Values& v) { return b.reverse(v[0], flipped); });
}

Tensor roll(const Tensor& x, const Dims& shifts, const Axes& axes) {
  if (!axes) {
    require(shifts.size() == 1, "[gt.roll] without axes there is one shift, got ", shown(shifts));
    return in_shape(roll(flatten(x), shifts, Dims{0}), x.dims());
  }
  require(axes->size() == shifts.size(), "[gt.roll] there are ", shifts.size(), " shifts and ", axes->size(), " axes");
  Dims along;
  for (std::int64_t axis : *axes) along.push_back(checked_axis("roll", axis, x.rank()));
  Numbers numbers = numbers_of(along);
  append(numbers, shifts);
  return emit("roll", std::move(numbers), {x}, [&](Builder& b, const Values& v) {
    Value value = v[0];
    for (std::size_t i = 0; i < along.size(); ++i) value = rolled(b, value, shifts[i], pcp::index(along[i]));
    return value;
  });
}

Tensor tril(const Tensor& x, std::int64_t diagonal) { return triangle("tril", x, diagonal, "LE"); }
Tensor triu(const Tensor& x, std::int64_t diagonal) { return triangle("triu", x, diagonal, "GE"); }

Tensor diagonal(const Tensor& x, std::int64_t offset, std::int64_t a, std::int64_t c) {
  a = checked_axis("diagonal", a, x.rank());
  c = checked_axis("diagonal", c, x.rank());
  require(a != c, "[gt.diagonal] the two axes are the same: ", a);
  return emit("diagonal", {offset, a, c}, {x},
              [&](Builder& b, const Values& v) { return diagonal_of(b, v[0], a, c, offset); });
}

Tensor pad(const Tensor& x, const Dims& low, const Dims& high, Scalar value) {
  require(low.size() == x.dims().size() && high.size() == low.size(), "[gt.pad] ", shown(x.dims()),
          " needs a number before and after for each axis, got ", shown(low), " and ", shown(high));
  for (std::size_t i = 0; i < low.size(); ++i) {
    require(x.dims()[i] + low[i] + high[i] >= 0, "[gt.pad] ", low[i], " and ", high[i], " cut more than the ",
            x.dims()[i], " elements of axis ", i);
  }
  Numbers numbers = numbers_of(low);
  append(numbers, high);
  return emit("pad", std::move(numbers), {x, argument(value, computing(x.dtype()))},
              [&](Builder& b, const Values& v) { return b.pad(v[0], as(b, v[1], x.dtype()), low, high); });
}

}  // namespace pcp::gt
