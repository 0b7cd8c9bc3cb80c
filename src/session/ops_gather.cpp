// Elements picked, placed and ordered by indices in tensors.
#include <algorithm>
#include <limits>

#include "autodiff/emit.h"
#include "session/ops_index.h"

namespace pcp::gt {
namespace {

// Elements along one axis at places that have the other axes in common with the tensor.
Value gather_along(Builder& b, Value x, Value places, std::int64_t axis) {
  const Dims dims = b.type(x).dims;
  GatherDims numbers;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(dims.size()); ++i) {
    if (i != axis) numbers.operand_batching_dims.push_back(i);
  }
  numbers.start_indices_batching_dims = numbers.operand_batching_dims;
  numbers.collapsed_slice_dims = numbers.start_index_map = {axis};
  numbers.index_vector_dim = static_cast<std::int64_t>(dims.size());
  Dims one = b.type(places).dims;
  one.push_back(1);
  Value wrapped = b.reshape(wrapped_places(b, places, dims[pcp::index(axis)]), one);
  return b.gather(x, wrapped, numbers, Dims(dims.size(), 1));
}

Attrs scatter_along(std::int64_t rank, std::int64_t axis) {
  ScatterDims numbers;
  for (std::int64_t i = 0; i < rank; ++i) {
    if (i != axis) numbers.input_batching_dims.push_back(i);
  }
  numbers.scatter_indices_batching_dims = numbers.input_batching_dims;
  numbers.inserted_window_dims = numbers.scatter_dims_to_operand_dims = {axis};
  numbers.index_vector_dim = rank;
  return {{"scatter_dimension_numbers", numbers}};
}

void check_places(std::string_view name, const Tensor& x, const Tensor& places, std::int64_t axis) {
  check_integer(name, places, "the index");
  require(places.rank() == x.rank(), "[gt.", name, "] the index must have the rank of the tensor, got ",
          shown(places.dims()), " for ", shown(x.dims()));
  for (std::int64_t i = 0; axis >= 0 && i < x.rank(); ++i) {
    require(i == axis || places.dims()[pcp::index(i)] <= x.dims()[pcp::index(i)], "[gt.", name, "] the index ",
            shown(places.dims()), " is larger than the tensor ", shown(x.dims()), " in axis ", i);
  }
}

// The corner of a tensor with these sizes.
Value corner(Builder& b, Value x, const Dims& dims) {
  return b.type(x).dims == dims ? x : b.slice(x, Dims(dims.size()), dims);
}

Tensor scattered(std::string_view name, const Tensor& x, std::int64_t axis, const Tensor& places, const Operand& source,
                 bool adds) {
  axis = checked_axis(name, axis, x.rank());
  check_places(name, x, places, axis);
  if (source.is_tensor()) {
    const Dims& dims = source.tensor().dims();
    bool fits = dims.size() == places.dims().size() &&
                std::equal(dims.begin(), dims.end(), places.dims().begin(), std::greater_equal<>());
    require(fits, "[gt.", name, "] the source ", shown(dims), " is smaller than the index ", shown(places.dims()));
  }
  return emit(name, {axis}, {x, places, argument(source, computing(x.dtype()))}, [&](Builder& b, const Values& v) {
    Dims window = places.dims();
    window[pcp::index(axis)] = x.dims()[pcp::index(axis)];
    Value source_value = as(b, v[2], x.dtype());
    Value updates =
        source.is_tensor() ? corner(b, source_value, places.dims()) : spread(b, source_value, places.dims());
    Value wrapped = wrapped_places(b, v[1], x.dims()[pcp::index(axis)]);
    Attrs attrs = scatter_along(x.rank(), axis);
    Value target = corner(b, v[0], window);
    Value made = adds ? pcp::scatter(b, target, wrapped, updates, attrs, OpCode::add)
                      : scatter_replace(b, target, wrapped, updates, attrs);
    if (window == x.dims()) return made;
    return b.dynamic_update_slice(v[0], made, Values(x.dims().size(), b.scalar(DType::i64, 0)));
  });
}

// All zeros as one zero and all NaNs as the largest number: then the total order is the one we want, and engines know
// this comparator.
Value sort_key(Builder& b, Value x) {
  DType dtype = b.type(x).dtype;
  Value zero = b.scalar(dtype, 0), nan = b.scalar(dtype, std::numeric_limits<double>::quiet_NaN());
  Value one_zero = b.select(b.compare(x, zero, "EQ"), zero, x);
  return b.select(b.compare(x, x, "NE"), nan, one_zero);
}

Values sorted_with_places(Builder& b, Value x, std::int64_t axis, bool descending) {
  TensorType type = b.type(x), value(type.dtype, {}), place(DType::i64, {});
  auto comes_first = [&](Builder& in, const Values& v) {
    const char* direction = descending ? "GT" : "LT";
    if (!is_float(type.dtype)) return Values{in.compare(v[0], v[1], direction)};
    return Values{in.compare(sort_key(in, v[0]), sort_key(in, v[1]), direction, "TOTALORDER")};
  };
  std::vector<Region> body;
  body.push_back(b.region({value, value, place, place}, comes_first));
  return b.create(OpCode::sort, {x, axis_places(b, type.dims, axis)},
                  {{"dimension", IntAttr{axis}}, {"is_stable", true}}, std::move(body));
}

std::pair<Tensor, Tensor> sorted_pair(std::string_view name, const Tensor& x, std::int64_t axis, bool descending,
                                      std::int64_t count) {
  auto made = emit_all(name, {axis, std::int64_t{descending}, count}, {x}, [&](Builder& b, const Values& v) {
    Values pair = sorted_with_places(b, v[0], axis, descending);
    Dims dims = x.dims();
    dims[pcp::index(axis)] = count;
    return Values{corner(b, pair[0], dims), corner(b, pair[1], dims)};
  });
  return {made[0], made[1]};
}

}  // namespace

Tensor gather(const Tensor& x, std::int64_t axis, const Tensor& places) {
  axis = checked_axis("gather", axis, x.rank());
  check_places("gather", x, places, axis);
  return emit("gather", {axis}, {x, places}, [&](Builder& b, const Values& v) {
    Dims window = places.dims();
    window[pcp::index(axis)] = x.dims()[pcp::index(axis)];
    return gather_along(b, corner(b, v[0], window), v[1], axis);
  });
}

Tensor take_along_axis(const Tensor& x, const Tensor& places, std::int64_t axis) {
  axis = checked_axis("take_along_axis", axis, x.rank());
  check_places("take_along_axis", x, places, -1);
  return emit("take_along_axis", {axis}, {x, places}, [&](Builder& b, const Values& v) {
    Dims mine = x.dims(), theirs = places.dims();
    mine[pcp::index(axis)] = theirs[pcp::index(axis)] = 1;
    Dims common = broadcast_dims("take_along_axis", mine, theirs), from = common, to = common;
    from[pcp::index(axis)] = x.dims()[pcp::index(axis)];
    to[pcp::index(axis)] = places.dims()[pcp::index(axis)];
    return gather_along(b, spread(b, v[0], from), spread(b, v[1], to), axis);
  });
}

Tensor index_select(const Tensor& x, std::int64_t axis, const Tensor& places) {
  check_integer("index_select", places, "the index");
  require(places.rank() <= 1, "[gt.index_select] the index must have one axis, got ", shown(places.dims()));
  return gather_places(x, {checked_axis("index_select", axis, x.rank())}, {reshape(places, {-1})}, true);
}

Tensor embedding(const Tensor& weight, const Tensor& places) {
  check_integer("embedding", places, "the index");
  require(weight.rank() == 2, "[gt.embedding] the weight must be a matrix, got ", shown(weight.type()));
  return gather_places(weight, {0}, {places}, true);
}

Tensor masked_fill(const Tensor& x, const Tensor& mask, const Operand& value) {
  require(mask.dtype() == DType::i1, "[gt.masked_fill] the mask must be i1, got ", shown(mask.type()));
  if (value.is_tensor()) {
    require(value.tensor().rank() == 0, "[gt.masked_fill] the value must be one number, got ",
            shown(value.tensor().type()));
  }
  return emit("masked_fill", {}, {x, mask, argument(value, computing(x.dtype()))}, [&](Builder& b, const Values& v) {
    Dims dims = broadcast_dims("masked_fill", x.dims(), mask.dims());
    return b.select(spread(b, v[1], dims), spread(b, as(b, v[2], x.dtype()), dims), spread(b, v[0], dims));
  });
}

Tensor scatter(const Tensor& x, std::int64_t axis, const Tensor& places, const Operand& source) {
  return scattered("scatter", x, axis, places, source, false);
}
Tensor scatter_add(const Tensor& x, std::int64_t axis, const Tensor& places, const Operand& source) {
  return scattered("scatter_add", x, axis, places, source, true);
}

Tensor one_hot(const Tensor& x, std::int64_t classes) {
  check_integer("one_hot", x, "the classes");
  require(classes > 0, "[gt.one_hot] the number of classes must be positive, got ", classes);
  return emit("one_hot", {classes}, {x}, [&](Builder& b, const Values& v) {
    Dims dims = x.dims(), one = x.dims();
    dims.push_back(classes);
    one.push_back(1);
    Value wanted = spread(b, b.reshape(as(b, v[0], DType::i64), one), dims);
    return as(b, b.compare(wanted, axis_places(b, dims, x.rank()), "EQ"), DType::i64);
  });
}

std::pair<Tensor, Tensor> sort(const Tensor& x, std::int64_t axis, bool descending) {
  if (x.rank() == 0) return {x, zeros({}, DType::i64)};
  axis = checked_axis("sort", axis, x.rank());
  return sorted_pair("sort", x, axis, descending, x.dims()[pcp::index(axis)]);
}

Tensor argsort(const Tensor& x, std::int64_t axis, bool descending) {
  return sort(x.detach(), axis, descending).second;
}

std::pair<Tensor, Tensor> topk(const Tensor& x, std::int64_t k, std::int64_t axis, bool largest) {
  axis = checked_axis("topk", axis, x.rank());
  require(k >= 0 && k <= x.dims()[pcp::index(axis)], "[gt.topk] ", k, " elements of axis ", axis, " with ",
          x.dims()[pcp::index(axis)]);
  return sorted_pair("topk", x, axis, largest, k);
}

Tensor nonzero(const Tensor& x) {
  check_rank("nonzero", x, 1, "the tensor");
  auto places = places_of_true(not_equal(x, 0));
  std::vector<std::int64_t> rows;
  for (std::size_t i = 0; i < places[0].size(); ++i) {
    for (const auto& along : places) rows.push_back(along[i]);
  }
  TensorType type(DType::i64, {static_cast<std::int64_t>(places[0].size()), x.rank()});
  return Tensor::of(HostTensor::of<std::int64_t>(type, rows));
}

}  // namespace pcp::gt
