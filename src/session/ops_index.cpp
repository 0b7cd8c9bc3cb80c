#include "session/ops_index.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "autodiff/emit.h"

namespace pcp::gt {
namespace {

View::Part sliced(const Slice& slice, std::int64_t size) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  std::int64_t step = std::clamp(slice.step.value_or(1), -kMost, kMost);
  require(step != 0, "[gt.index] the step of a slice is 0");
  std::int64_t least = step > 0 ? 0 : -1, most = step > 0 ? size : size - 1;
  auto bound = [&](std::optional<std::int64_t> given, std::int64_t otherwise) {
    if (!given) return otherwise;
    return std::clamp(*given < 0 ? *given + size : *given, least, most);
  };
  std::int64_t start = bound(slice.start, step > 0 ? least : most), stop = bound(slice.stop, step > 0 ? most : least);
  std::int64_t length = step > 0 ? stop - start : start - stop, by = std::abs(step);
  std::int64_t count = length > 0 ? (length - 1) / by + 1 : 0;
  if (count <= 1) step = 1;  // one element has no direction
  return {count == 0 ? 0 : step > 0 ? start : start + (count - 1) * step, count, step};
}

std::int64_t checked_place(std::int64_t place, std::int64_t size, std::size_t axis) {
  require(place >= -size && place < size, "[gt.index] the index ", place, " is out of range for axis ", axis,
          " of size ", size);
  return place < 0 ? place + size : place;
}

// How many axes an index speaks of.
std::size_t axes_of(const Index& index) {
  if (const auto* array = std::get_if<Tensor>(&index)) {
    return array->dtype() == DType::i1 ? pcp::index(array->rank()) : 1;
  }
  return std::holds_alternative<std::int64_t>(index) || std::holds_alternative<Slice>(index);
}

class Parser {
 public:
  Parser(const Tensor& x, const Indices& indices) : x_(x), indices_(indices) {
    for (const Index& index : indices) has_arrays_ |= std::holds_alternative<Tensor>(index);
  }

  Selection parse() {
    std::size_t spoken = 0, ellipses = 0;
    for (const Index& index : indices_) {
      spoken += axes_of(index);
      ellipses += std::holds_alternative<Ellipsis>(index);
    }
    require(ellipses <= 1, "[gt.index] there is more than one ellipsis");
    require(spoken <= x_.dims().size(), "[gt.index] ", spoken, " indices for a tensor of shape ", shown(x_.dims()));
    std::size_t rest = x_.dims().size() - spoken;
    for (const Index& index : indices_) {
      if (std::holds_alternative<Ellipsis>(index)) {
        separate();
        for (; rest > 0; --rest) whole();
      } else {
        std::visit([&](const auto& item) { add(item); }, index);
      }
    }
    for (; rest > 0; --rest) whole();
    return std::move(selection_);
  }

 private:
  std::int64_t size() const { return x_.dims()[selection_.view.parts.size()]; }
  void separate() { separated_ = !selection_.axes.empty(); }

  void part(const View::Part& part) {
    selection_.view.parts.push_back(part);
    selection_.view.dims.push_back(part.count);
  }
  void whole() { part({0, size(), 1}); }

  void select(const Argument& places) {
    if (separated_) selection_.together = false;
    selection_.axes.push_back(static_cast<std::int64_t>(selection_.view.dims.size()));
    selection_.arrays.push_back(places);
    whole();
  }

  void add(std::int64_t place) {
    place = checked_place(place, size(), selection_.view.parts.size());
    if (has_arrays_) return select(Argument::scalar(DType::i64, place));
    selection_.view.parts.push_back({place, 1, 1});
  }
  void add(const Slice& slice) {
    separate();
    part(sliced(slice, size()));
  }
  void add(const NewAxis&) {
    separate();
    selection_.view.dims.push_back(1);
  }
  void add(const Ellipsis&) {}
  void add(const Tensor& array) {
    if (array.dtype() != DType::i1) {
      check_integer("index", array, "an array");
      return select(array);
    }
    check_rank("index", array, 1, "a mask");
    std::size_t first = selection_.view.parts.size();
    for (std::size_t i = 0; i < array.dims().size(); ++i) {
      require(array.dims()[i] == x_.dims()[first + i], "[gt.index] a mask of shape ", shown(array.dims()),
              " does not fit a tensor of shape ", shown(x_.dims()), " from axis ", first);
    }
    for (const auto& places : places_of_true(array)) {
      TensorType type(DType::i64, {static_cast<std::int64_t>(places.size())});
      select(Tensor::of(HostTensor::of<std::int64_t>(type, places)));
    }
  }

  const Tensor& x_;
  const Indices& indices_;
  bool has_arrays_ = false, separated_ = false;
  Selection selection_;
};

struct ViewKey {
  Numbers numbers;
  Arguments starts;
  std::vector<std::size_t> moved;  // axes with a start
};

ViewKey view_key(const Tensor& x, const View& view) {
  ViewKey key;
  for (std::size_t i = 0; i < view.parts.size(); ++i) {
    const View::Part& part = view.parts[i];
    key.numbers.insert(key.numbers.end(), {part.count, part.step});
    if (part.span() == x.dims()[i]) continue;
    key.moved.push_back(i);
    key.starts.push_back(Argument::scalar(DType::i64, part.start));
  }
  append(key.numbers, view.dims);
  return key;
}

// Views inside of a routine: the window that holds them, and what is taken of it.
class ViewWindow {
 public:
  ViewWindow(Builder& b, Value x, const View& view, const ViewKey& key, const Values& starts) : b_(b), x_(x) {
    starts_.assign(view.parts.size(), b.scalar(DType::i64, 0));
    moves_ = !key.moved.empty();
    for (std::size_t i = 0; i < key.moved.size(); ++i) starts_[key.moved[i]] = starts[i];
    for (const View::Part& part : view.parts) {
      if (part.step < 0) flipped_.push_back(static_cast<std::int64_t>(counts_.size()));
      counts_.push_back(part.count);
      spans_.push_back(part.span());
      strides_.push_back(std::abs(part.step));
    }
  }

  Value take() {
    Value taken = window();
    if (counts_ != spans_) taken = b_.slice(taken, Dims(spans_.size()), spans_, strides_);
    return flipped_.empty() ? taken : b_.reverse(taken, flipped_);
  }

  Value put(Value value) {
    value = b_.reshape(value, counts_);
    if (!flipped_.empty()) value = b_.reverse(value, flipped_);
    if (counts_ != spans_) {
      Value mask = stretched(b_.splat(TensorType(DType::i1, counts_), 1));
      value = b_.select(mask, stretched(value), window());
    }
    return moves_ ? b_.dynamic_update_slice(x_, value, starts_) : value;
  }

 private:
  Value window() { return moves_ ? b_.dynamic_slice(x_, starts_, spans_) : x_; }
  Value stretched(Value value) {
    Dims none(counts_.size()), gaps;
    for (std::int64_t stride : strides_) gaps.push_back(stride - 1);
    return b_.pad(value, b_.scalar(b_.type(value).dtype, 0), none, none, gaps);
  }

  Builder& b_;
  Value x_;
  Values starts_;
  bool moves_ = false;
  Dims counts_, spans_, strides_, flipped_;
};

Dims arrays_dims(const Arguments& arrays) {
  Dims dims;
  for (const Argument& array : arrays) {
    if (array.node) dims = broadcast_dims("index", dims, array.node->value->type().dims);
  }
  return dims;
}

// Where the axes of the tensor that stay are in the result.
Dims window_axes(const Dims& dims, const Dims& axes, std::size_t array_rank, bool together) {
  std::int64_t before = together && !axes.empty() ? axes[0] : 0;
  Dims places;
  std::int64_t next = 0;
  for (std::size_t kept = dims.size() - axes.size(); kept > 0; --kept) {
    if (next == before) next += static_cast<std::int64_t>(array_rank);
    places.push_back(next++);
  }
  return places;
}

Numbers places_key(const Dims& axes, bool together) {
  Numbers numbers{std::int64_t{together}};
  append(numbers, axes);
  return numbers;
}

// [..., k] from k arrays.
Value joined_places(Builder& b, const Dims& dims, const Dims& axes, const Dims& common, const Values& arrays) {
  Dims one = common;
  one.push_back(1);
  Values columns;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    Value places = wrapped_places(b, arrays[i], dims[pcp::index(axes[i])]);
    columns.push_back(b.reshape(spread(b, places, common), one));
  }
  return b.concatenate(columns, static_cast<std::int64_t>(common.size()));
}

// A mask alone, whose shape does not matter where one value goes to all its places.
const Tensor* only_mask(const Indices& indices) {
  const auto* array = indices.size() == 1 ? std::get_if<Tensor>(&indices[0]) : nullptr;
  return array && array->dtype() == DType::i1 && array->rank() > 0 ? array : nullptr;
}

bool is_one_element(const Operand& value) { return !value.is_tensor() || value.tensor().type().elements() == 1; }

}  // namespace

std::vector<std::vector<std::int64_t>> places_of_true(const Tensor& mask) {
  HostTensor read = mask.read();
  std::span<const std::byte> bytes = std::as_const(read).bytes();
  Dims strides = row_major_strides(mask.dims());
  std::vector<std::vector<std::int64_t>> places(mask.dims().size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == std::byte{0}) continue;
    for (std::size_t axis = 0; axis < places.size(); ++axis) {
      places[axis].push_back(static_cast<std::int64_t>(i) / strides[axis] % mask.dims()[axis]);
    }
  }
  return places;
}

Value wrapped_places(Builder& b, Value places, std::int64_t size) {
  Value wide = as(b, places, DType::i64);
  Value from_end = b.add(wide, like(b, wide, static_cast<double>(size)));
  return b.select(b.compare(wide, like(b, wide, 0), "LT"), from_end, wide);
}

bool View::takes_all(const Dims& of) const {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].count != of[i] || parts[i].step != 1) return false;
  }
  return dims == of;
}

Selection parse_indices(const Tensor& x, const Indices& indices) { return Parser(x, indices).parse(); }

Tensor take(const Tensor& x, const View& view) {
  if (view.takes_all(x.dims())) return x;
  ViewKey key = view_key(x, view);
  Arguments arguments{x};
  arguments.insert(arguments.end(), key.starts.begin(), key.starts.end());
  return emit("index", key.numbers, arguments, [&](Builder& b, const Values& v) {
    return b.reshape(ViewWindow(b, v[0], view, key, Values(v.begin() + 1, v.end())).take(), view.dims);
  });
}

Tensor put(const Tensor& x, const View& view, const Tensor& value) {
  if (element_count(view.dims) == 0) return x;
  if (view.takes_all(x.dims())) return value;
  ViewKey key = view_key(x, view);
  Arguments arguments{x, value};
  arguments.insert(arguments.end(), key.starts.begin(), key.starts.end());
  return emit("index_put", key.numbers, arguments, [&](Builder& b, const Values& v) {
    return ViewWindow(b, v[0], view, key, Values(v.begin() + 2, v.end())).put(v[1]);
  });
}

Dims gathered_dims(const Dims& dims, const Dims& axes, const Arguments& arrays, bool together) {
  Dims common = arrays_dims(arrays), result;
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (std::ranges::find(axes, static_cast<std::int64_t>(i)) == axes.end()) result.push_back(dims[i]);
  }
  result.insert(result.begin() + (together ? axes[0] : 0), common.begin(), common.end());
  return result;
}

Tensor gather_places(const Tensor& x, const Dims& axes, const Arguments& arrays, bool together) {
  Dims common = arrays_dims(arrays);
  Arguments arguments{x};
  arguments.insert(arguments.end(), arrays.begin(), arrays.end());
  return emit("gather_places", places_key(axes, together), arguments, [&](Builder& b, const Values& v) {
    GatherDims numbers;
    numbers.offset_dims = window_axes(x.dims(), axes, common.size(), together);
    numbers.collapsed_slice_dims = numbers.start_index_map = axes;
    numbers.index_vector_dim = static_cast<std::int64_t>(common.size());
    Dims sizes = x.dims();
    for (std::int64_t axis : axes) sizes[pcp::index(axis)] = 1;
    return b.gather(v[0], joined_places(b, x.dims(), axes, common, Values(v.begin() + 1, v.end())), numbers, sizes);
  });
}

Tensor scatter_places(const Tensor& x, const Dims& axes, const Arguments& arrays, bool together, const Tensor& value) {
  Dims common = arrays_dims(arrays);
  Arguments arguments{x, value};
  arguments.insert(arguments.end(), arrays.begin(), arrays.end());
  return emit("scatter_places", places_key(axes, together), arguments, [&](Builder& b, const Values& v) {
    ScatterDims numbers;
    numbers.update_window_dims = window_axes(x.dims(), axes, common.size(), together);
    numbers.inserted_window_dims = numbers.scatter_dims_to_operand_dims = axes;
    numbers.index_vector_dim = static_cast<std::int64_t>(common.size());
    Value places = joined_places(b, x.dims(), axes, common, Values(v.begin() + 2, v.end()));
    return scatter_replace(b, v[0], places, v[1], {{"scatter_dimension_numbers", numbers}});
  });
}

Tensor index(const Tensor& x, const Indices& indices) {
  Selection selection = parse_indices(x, indices);
  Tensor view = take(x, selection.view);
  if (selection.axes.empty()) return view;
  return gather_places(view, selection.axes, selection.arrays, selection.together);
}

Tensor index_put(const Tensor& x, const Indices& indices, const Operand& value) {
  if (const Tensor* mask = only_mask(indices); mask && is_one_element(value)) {
    Dims dims = mask->dims();
    require(dims.size() <= x.dims().size() && std::equal(dims.begin(), dims.end(), x.dims().begin()),
            "[gt.index] a mask of shape ", shown(dims), " does not fit a tensor of shape ", shown(x.dims()));
    dims.resize(x.dims().size(), 1);
    return masked_fill(x, reshape(*mask, dims), value.is_tensor() ? Operand(reshape(value.tensor(), {})) : value);
  }
  Selection selection = parse_indices(x, indices);
  Dims dims = selection.view.dims;
  if (!selection.axes.empty()) dims = gathered_dims(dims, selection.axes, selection.arrays, selection.together);
  Tensor given = value.is_tensor() ? astype(value.tensor(), x.dtype()) : full({}, value.scalar(), x.dtype());
  Dims shape = given.dims();
  while (shape.size() > dims.size() && shape[0] == 1) shape.erase(shape.begin());
  require(can_broadcast(shape, dims), "[gt.index_put] a value of shape ", shown(given.dims()),
          " cannot be written into a selection of shape ", shown(dims));
  given = broadcast_to(reshape(given, shape), dims);
  if (selection.axes.empty()) return put(x, selection.view, given);
  Tensor view = take(x, selection.view);
  return put(x, selection.view, scatter_places(view, selection.axes, selection.arrays, selection.together, given));
}

void set_index(Tensor& target, const Indices& indices, const Operand& value) {
  target.assign(index_put(target, indices, value));
}

}  // namespace pcp::gt
