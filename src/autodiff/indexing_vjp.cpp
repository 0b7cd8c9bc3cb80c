// gather and scatter with the same dimension numbers are each other's transposes, except at the edges: gather moves a
// window that does not fit to where it fits, scatter drops the elements that fall outside.
#include <algorithm>

#include "autodiff/emit.h"
#include "autodiff/rules.h"
#include "graph/dims.h"

namespace pcp {
namespace {

GatherDims as_gather(const ScatterDims& numbers) {
  return {numbers.update_window_dims,           numbers.inserted_window_dims,
          numbers.input_batching_dims,          numbers.scatter_indices_batching_dims,
          numbers.scatter_dims_to_operand_dims, numbers.index_vector_dim};
}

ScatterDims as_scatter(const GatherDims& numbers) {
  return {numbers.offset_dims,           numbers.collapsed_slice_dims,
          numbers.operand_batching_dims, numbers.start_indices_batching_dims,
          numbers.start_index_map,       numbers.index_vector_dim};
}

// One number per component of an index, in the shape of `indices` (i64).
Value per_component(Builder& builder, Value indices, std::int64_t vector_dim, const Dims& numbers) {
  Dims dims = builder.type(indices).dims;
  if (vector_dim == static_cast<std::int64_t>(dims.size())) {
    return builder.splat(TensorType(DType::i64, dims), static_cast<double>(numbers[0]));
  }
  TensorType type(DType::i64, {static_cast<std::int64_t>(numbers.size())});
  return builder.broadcast_in_dim(builder.constant(Constant::of<std::int64_t>(type, numbers)), dims, {vector_dim});
}

// Sizes of the windows of a scatter along every dimension of its input.
Dims window_sizes(const ScatterDims& numbers, std::size_t rank, const Dims& updates) {
  Dims sizes(rank, 1);
  std::size_t next = 0;
  for (std::size_t i = 0; i < rank; ++i) {
    auto dim = static_cast<std::int64_t>(i);
    if (contains(numbers.inserted_window_dims, dim) || contains(numbers.input_batching_dims, dim)) continue;
    sizes[i] = updates[index(numbers.update_window_dims[next++])];
  }
  return sizes;
}

// Reads the elements that a scatter writes to, in the shape of its updates. Elements outside read as zero.
Value read_written(Builder& builder, Value from, Value indices, const ScatterDims& numbers, const Dims& updates) {
  TensorType type = builder.type(from);
  if (type.elements() == 0 || element_count(updates) == 0) return zeros(builder, TensorType(type.dtype, updates));
  Dims sizes = window_sizes(numbers, type.dims.size(), updates);
  std::int64_t vector_dim = numbers.index_vector_dim;
  bool single = true;  // windows have one element along every dimension in which an index moves them
  Dims size, negative_size, extent, margin(sizes.size(), 0);
  for (std::int64_t dim : numbers.scatter_dims_to_operand_dims) {
    auto d = index(dim);
    single &= sizes[d] == 1;
    size.push_back(sizes[d]);
    negative_size.push_back(-sizes[d]);
    extent.push_back(type.dims[d]);
    margin[d] = sizes[d];
  }
  indices = in_type(builder, indices, DType::i64);
  if (!single) {  // a window may lie partly inside, so zeros are put around
    from = builder.pad(from, builder.scalar(type.dtype, 0), margin, margin);
    indices = builder.clamp(per_component(builder, indices, vector_dim, negative_size), indices,
                            per_component(builder, indices, vector_dim, extent));
    indices = builder.add(indices, per_component(builder, indices, vector_dim, size));
    return builder.gather(from, indices, as_gather(numbers), sizes);
  }
  TensorType index_type = builder.type(indices);
  Value inside = builder.binary(OpCode::and_, builder.compare(indices, zeros(builder, index_type), "GE"),
                                builder.compare(indices, per_component(builder, indices, vector_dim, extent), "LT"));
  if (vector_dim < index_type.rank()) inside = builder.reduce(inside, OpCode::and_, {vector_dim});
  Dims places;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(updates.size()); ++i) {
    if (!contains(numbers.update_window_dims, i)) places.push_back(i);
  }
  return builder.select(builder.broadcast_in_dim(inside, updates, places),
                        builder.gather(from, indices, as_gather(numbers), sizes),
                        zeros(builder, TensorType(type.dtype, updates)));
}

// How the region of a scatter changes tensor `i`.
struct Update {
  bool replaces = false;
  OpCode code{};
};

Update update_of(const VjpSite& site, std::size_t i) {
  const Region& region = site.op.regions[0];
  std::size_t count = site.results.size();
  Value before = region.args[i], update = region.args[count + i], result = region.results[i];
  if (result == update) return {true};
  for (const Op& op : region.ops) {
    if (op.results != Values{result}) continue;
    bool straight = op.operands == Values{before, update};
    bool swapped = op.operands == Values{update, before};
    switch (op.code) {
      case OpCode::add:
      case OpCode::multiply:
      case OpCode::maximum:
      case OpCode::minimum:
        if (straight || swapped) return {false, op.code};
        break;
      case OpCode::subtract:
        if (straight) return {false, op.code};
        break;
      default:
        break;
    }
    site.unsupported(
        "the gradient knows updates that replace, add, subtract, multiply or take the maximum or minimum; ",
        "this one ends in ", op.info().name, " of other values or by another rule");
  }
  site.unsupported("the update computation gives a value that does not depend on the update; remove the scatter");
}

// The part of scatter_vjp that concerns one of its tensors.
class TensorScatter {
 public:
  TensorScatter(const VjpSite& site, std::size_t i)
      : site_(site),
        b_(site.builder),
        numbers_(site.op.attrs.get<ScatterDims>("scatter_dimension_numbers")),
        at_(i),
        update_at_(site.results.size() + 1 + i),
        result_(site.results[i]),
        cotangent_(site.cotangents[i]),
        indices_(site.operands[site.results.size()]),
        updates_type_(b_.type(result_).dtype, site.operand_type(update_at_).dims) {}

  void run(Values& gradients) {
    Update update = update_of(site_, at_);
    if (!update.replaces && (update.code == OpCode::maximum || update.code == OpCode::minimum)) {
      auto [input, updates] = extreme();
      give(gradients, at_, [&] { return input; });
      give(gradients, update_at_, [&] { return updates; });
      return;
    }
    give(gradients, at_, [&] {
      if (update.replaces) {
        return scatter_replace(b_, cotangent_, indices_, zeros(b_, updates_type_), site_.op.attrs);
      }
      if (update.code != OpCode::multiply) return cotangent_;
      return scatter(b_, cotangent_, indices_, operand(update_at_), site_.op.attrs, OpCode::multiply);
    });
    give(gradients, update_at_, [&] {
      if (update.replaces) return replaced_updates();
      if (update.code == OpCode::multiply) return multiplied_updates();
      Value added = read(cotangent_);
      return update.code == OpCode::add ? added : b_.negate(added);
    });
  }

 private:
  Value operand(std::size_t index) { return in_type(b_, site_.operands[index], updates_type_.dtype); }
  Value read(Value from) { return read_written(b_, from, indices_, numbers_, updates_type_.dims); }
  template <class Make>
  void give(Values& gradients, std::size_t index, Make make) {
    if (site_.wanted[index]) gradients[index] = in_type(b_, make(), site_.operand_type(index).dtype);
  }

  bool is_unique() const {
    std::int64_t windows = 1;
    for (std::int64_t i = 0; i < updates_type_.rank(); ++i) {
      if (!contains(numbers_.update_window_dims, i)) windows *= updates_type_.dims[index(i)];
    }
    return windows <= 1 || site_.op.attrs.get_or("unique_indices", false);
  }

  // Where several updates write to one element, the gradient goes to the one that remained. To find it, the numbers of
  // the updates are scattered as the updates were.
  Value replaced_updates() {
    if (is_unique()) return read(cotangent_);
    std::int64_t count = updates_type_.elements();
    TensorType number_type(DType::i64, updates_type_.dims);
    Value numbers = b_.reshape(b_.iota(TensorType(DType::i64, {count}), 0), updates_type_.dims);
    numbers = b_.add(numbers, b_.splat(number_type, 1));
    Value none = zeros(b_, TensorType(DType::i64, b_.type(result_).dims));
    Value stayed = read(scatter_replace(b_, none, indices_, numbers, site_.op.attrs));
    return b_.select(b_.compare(stayed, numbers, "EQ"), read(cotangent_), zeros(b_, updates_type_));
  }

  Value multiplied_updates() {
    if (!is_unique()) {
      site_.unsupported("updates that multiply have a gradient only where no two meet: set unique_indices = true");
    }
    return read(b_.multiply(cotangent_, operand(at_)));
  }

  // All values equal to the maximum (or minimum), including the original element, share its gradient.
  std::pair<Value, Value> extreme() {
    DType dtype = updates_type_.dtype;
    Value there = b_.compare(operand(at_), result_, "EQ");
    Value reached = b_.compare(operand(update_at_), read(result_), "EQ");
    Value sharers =
        scatter(b_, b_.convert(there, dtype), indices_, b_.convert(reached, dtype), site_.op.attrs, OpCode::add);
    Value share = b_.divide(cotangent_, sharers);
    return {b_.select(there, share, zeros(b_, b_.type(result_))),
            b_.select(reached, read(share), zeros(b_, updates_type_))};
  }

  const VjpSite& site_;
  Builder& b_;
  const ScatterDims& numbers_;
  std::size_t at_, update_at_;
  Value result_, cotangent_, indices_;
  TensorType updates_type_;  // in the element type of the result
};

}  // namespace

Values gather_vjp(const VjpSite& site) {
  if (!site.wanted[0]) return Values(2);
  Builder& b = site.builder;
  TensorType type = site.operand_type(0);
  const auto& numbers = site.op.attrs.get<GatherDims>("dimension_numbers");
  const Dims& sizes = site.op.attrs.dims("slice_sizes");
  Dims last;
  for (std::int64_t dim : numbers.start_index_map) {
    auto d = index(dim);
    last.push_back(type.dims[d] - sizes[d]);
  }
  Value indices = in_type(b, site.operands[1], DType::i64);
  indices = b.clamp(zeros(b, b.type(indices)), indices, per_component(b, indices, numbers.index_vector_dim, last));
  Attrs attrs{{"scatter_dimension_numbers", as_scatter(numbers)}};
  return {scatter(b, zeros(b, type), indices, site.cotangents[0], std::move(attrs), OpCode::add), Value()};
}

Values scatter_vjp(const VjpSite& site) {
  std::size_t count = site.results.size();
  Values gradients(site.operands.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (!site.cotangents[i] || !(site.wanted[i] || site.wanted[count + 1 + i])) continue;
    TensorScatter(site, i).run(gradients);
  }
  return gradients;
}

Values dynamic_slice_vjp(const VjpSite& site) {
  Values gradients(site.operands.size());
  if (!site.wanted[0]) return gradients;
  Values starts(site.operands.begin() + 1, site.operands.end());
  Value nothing = zeros(site.builder, site.operand_type(0));
  gradients[0] = site.builder.dynamic_update_slice(nothing, site.cotangents[0], starts);
  return gradients;
}

Values dynamic_update_slice_vjp(const VjpSite& site) {
  Values gradients(site.operands.size());
  Values starts(site.operands.begin() + 2, site.operands.end());
  TensorType update = site.operand_type(1);
  // The window is read first, so that it can be cleared in place.
  if (site.wanted[1]) gradients[1] = site.builder.dynamic_slice(site.cotangents[0], starts, update.dims);
  if (site.wanted[0]) {
    gradients[0] = site.builder.dynamic_update_slice(site.cotangents[0], zeros(site.builder, update), starts);
  }
  return gradients;
}

}  // namespace pcp
