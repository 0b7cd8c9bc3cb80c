#include "session/sharding_rules.h"

#include <algorithm>

#include "base/index.h"
#include "graph/captures.h"
#include "graph/dims.h"
#include "graph/reducer.h"

namespace pcp::session {
namespace {

using Shardings = std::vector<Sharding>;

std::int64_t product(const Dims& dims, std::size_t first, std::size_t last) {
  std::int64_t all = 1;
  for (std::size_t i = first; i < last; ++i) all *= dims[i];
  return all;
}

// A sharded tensor in another shape: where each part is still a part along one axis.
std::optional<Sharding> reshaped(const Sharding& sharding, const Dims& from, const Dims& to) {
  std::size_t axis = index(sharding.axis);
  std::int64_t outer = product(from, 0, axis), inner = product(from, axis + 1, from.size());
  if (outer == 0 || inner == 0 || from[axis] == 0) return std::nullopt;
  for (std::size_t b = 0; b < to.size(); ++b) {
    if (product(to, 0, b) != outer) continue;
    std::int64_t inner_to = product(to, b + 1, to.size());
    bool fits = inner_to > 0 &&
                std::ranges::all_of(sharding.sizes, [&](std::int64_t size) { return (size * inner) % inner_to == 0; });
    if (!fits) continue;
    Dims sizes;
    for (std::int64_t size : sharding.sizes) sizes.push_back(size * inner / inner_to);
    return Sharding::sharded(count<std::int64_t>(to) > 0 ? static_cast<std::int64_t>(b) : 0, std::move(sizes));
  }
  return std::nullopt;
}

// Part `part` of a strided range over a sharded axis: the first element of its own that is in the range, and how many.
struct PartOfRange {
  std::int64_t start, count;
};
PartOfRange part_of_range(const Sharding& sharding, std::size_t part, std::int64_t start, std::int64_t limit,
                          std::int64_t stride) {
  std::int64_t first = sharding.offset(part), past = first + sharding.sizes[part];
  std::int64_t skipped = first > start ? (first - start + stride - 1) / stride : 0;
  std::int64_t from = start + skipped * stride, to = std::min(limit, past);
  if (from >= to) return {0, 0};
  return {from - first, (to - from + stride - 1) / stride};
}

class Rules {
 public:
  Rules(const Function& function, const std::vector<const Op*>& definitions, const Op& op, const Shardings& operands)
      : function_(function), definitions_(definitions), op_(op), operands_(operands) {}

  OpShardings apply() {
    bool all_replicated = std::ranges::all_of(operands_, &Sharding::is_replicated);
    if (all_replicated || !captured_values(op_).empty()) return whole();
    return row().value_or(whole());
  }

 private:
  using Row = std::optional<OpShardings>;

  const TensorType& type(std::size_t operand) const { return function_.type(op_.operands[operand]); }
  const TensorType& result_type(std::size_t result = 0) const { return function_.type(op_.results[result]); }

  OpShardings whole() const { return {Shardings(op_.operands.size()), Shardings(op_.results.size())}; }

  // All operands are so, and all results.
  OpShardings alike(const Sharding& sharding) const {
    return {Shardings(op_.operands.size(), sharding), Shardings(op_.results.size(), sharding)};
  }

  const Sharding* first_sharded() const {
    auto found = std::ranges::find_if(operands_, &Sharding::is_sharded);
    return found == operands_.end() ? nullptr : &*found;
  }

  bool is_linear() const {
    switch (op_.code) {
      case OpCode::broadcast_in_dim:
      case OpCode::reshape:
      case OpCode::transpose:
      case OpCode::reverse:
      case OpCode::negate:
        return true;
      case OpCode::slice:
        return true;
      default:
        return false;
    }
  }

  Row row() const {
    if (operands_.size() == 1 && operands_[0].is_sum() && is_linear()) return alike(operands_[0]);
    switch (op_.code) {
      case OpCode::broadcast_in_dim:
        return broadcast();
      case OpCode::reshape:
        return one(operands_[0].is_sharded() ? reshaped(operands_[0], type(0).dims, result_type().dims) : std::nullopt);
      case OpCode::transpose:
        return transpose();
      case OpCode::slice:
        return slice();
      case OpCode::reverse:
        return kept_unless(contains(op_.attrs.dims("dimensions"), operands_[0].axis));
      case OpCode::pad:
        return pad();
      case OpCode::concatenate:
        return concatenate();
      case OpCode::dynamic_slice:
        return dynamic_slice();
      case OpCode::dot_general:
        return dot_general();
      case OpCode::convolution:
        return convolution();
      case OpCode::reduce:
        return reduce();
      case OpCode::sort:
        return sort();
      case OpCode::gather:
        return gather();
      case OpCode::scatter:
        return scatter();
      case OpCode::reduce_precision:
        return elementwise();
      case OpCode::bitcast_convert:
        return byte_size(type(0).dtype) == byte_size(result_type().dtype) ? elementwise() : std::nullopt;
      default:
        return op_.info().has(kElementwise) ? elementwise() : std::nullopt;
    }
  }

  // One operand that is sharded, and a result with this sharding.
  Row one(const std::optional<Sharding>& result) const {
    if (!result) return std::nullopt;
    return OpShardings{{operands_[0]}, {*result}};
  }
  Row kept_unless(bool touched) const {
    if (!operands_[0].is_sharded() || touched) return std::nullopt;
    return one(operands_[0]);
  }

  // Sums stay sums where the operation is linear in them: several are added, or one is scaled by what all have.
  Row sums() const {
    bool all = std::ranges::all_of(operands_, &Sharding::is_sum);
    if ((op_.code == OpCode::add || op_.code == OpCode::subtract) && all && result_type().dtype != DType::i1) {
      return alike(Sharding::partial());
    }
    bool scales = op_.code == OpCode::multiply || op_.code == OpCode::divide;
    if (!scales || !is_float(result_type().dtype)) return std::nullopt;
    std::size_t scale = operands_[0].is_sum() ? 1 : 0;
    if (!operands_[1 - scale].is_sum() || !operands_[scale].is_replicated()) return std::nullopt;
    if (op_.code == OpCode::divide && scale == 0) return std::nullopt;
    return OpShardings{operands_, {Sharding::partial()}};
  }

  Row elementwise() const {
    const Sharding* sharded = first_sharded();
    if (!sharded) return sums();
    OpShardings made = alike(*sharded);
    for (std::size_t i = 0; i < op_.operands.size(); ++i) {  // predicates and bounds may be scalars
      if (type(i).rank() == 0) made.needs[i] = {};
    }
    return made;
  }

  Row broadcast() const {
    const Sharding& from = operands_[0];
    if (!from.is_sharded()) return std::nullopt;
    std::int64_t to = op_.attrs.dims("broadcast_dimensions")[index(from.axis)];
    if (type(0).dims[index(from.axis)] != result_type().dims[index(to)]) return std::nullopt;
    return one(Sharding::sharded(to, from.sizes));
  }

  Row transpose() const {
    if (!operands_[0].is_sharded()) return std::nullopt;
    std::size_t to = position(op_.attrs.dims("permutation"), operands_[0].axis);
    return one(Sharding::sharded(static_cast<std::int64_t>(to), operands_[0].sizes));
  }

  Row slice() const {
    if (!operands_[0].is_sharded()) return std::nullopt;
    std::size_t axis = index(operands_[0].axis);
    Dims sizes;
    for (std::size_t part = 0; part < operands_[0].sizes.size(); ++part) {
      sizes.push_back(part_of_range(operands_[0], part, op_.attrs.dims("start_indices")[axis],
                                    op_.attrs.dims("limit_indices")[axis], op_.attrs.dims("strides")[axis])
                          .count);
    }
    return one(Sharding::sharded(operands_[0].axis, std::move(sizes)));
  }

  Row pad() const {
    if (!operands_[0].is_sharded()) return std::nullopt;
    std::size_t axis = index(operands_[0].axis);
    for (const char* name : {"edge_padding_low", "edge_padding_high", "interior_padding"}) {
      if (op_.attrs.dims(name)[axis] != 0) return std::nullopt;
    }
    return OpShardings{{operands_[0], {}}, {operands_[0]}};
  }

  Row concatenate() const {
    if (std::ranges::all_of(operands_, &Sharding::is_sum)) return alike(Sharding::partial());
    const Sharding* sharded = first_sharded();
    if (!sharded || sharded->axis == op_.attrs.integer("dimension")) return std::nullopt;
    return alike(*sharded);
  }

  Row dynamic_slice() const {
    const Sharding& from = operands_[0];
    if (!from.is_sharded()) return std::nullopt;
    std::size_t axis = index(from.axis);
    if (op_.attrs.dims("slice_sizes")[axis] != type(0).dims[axis]) return std::nullopt;
    OpShardings made = whole();
    made.needs[0] = made.results[0] = from;
    return made;
  }

  // A product over an axis that both sides share out is a sum over the workers.
  Row dot_general() const {
    const auto& dims = op_.attrs.get<DotDims>("dot_dimension_numbers");
    if (operands_[0].is_sum() != operands_[1].is_sum() && !first_sharded() && is_float(result_type().dtype)) {
      bool left = operands_[0].is_sum();
      if (!operands_[left ? 1 : 0].is_replicated()) return std::nullopt;
      return OpShardings{operands_, {Sharding::partial()}};
    }
    // The larger sharded operand stays where it is.
    bool left_first =
        operands_[0].is_sharded() && (!operands_[1].is_sharded() || type(0).elements() >= type(1).elements());
    if (!operands_[left_first ? 0 : 1].is_sharded()) return std::nullopt;
    const Sharding& from = operands_[left_first ? 0 : 1];
    const Dims &own_batch = left_first ? dims.lhs_batch : dims.rhs_batch,
               &own_contract = left_first ? dims.lhs_contract : dims.rhs_contract,
               &other_batch = left_first ? dims.rhs_batch : dims.lhs_batch,
               &other_contract = left_first ? dims.rhs_contract : dims.lhs_contract;
    Shardings needs(2);
    needs[left_first ? 0 : 1] = from;
    Sharding& other = needs[left_first ? 1 : 0];
    if (std::size_t at = position(own_batch, from.axis); at < own_batch.size()) {
      other = Sharding::sharded(other_batch[at], from.sizes);
      return OpShardings{needs, {Sharding::sharded(static_cast<std::int64_t>(at), from.sizes)}};
    }
    if (std::size_t at = position(own_contract, from.axis); at < own_contract.size()) {
      other = Sharding::sharded(other_contract[at], from.sizes);
      return OpShardings{needs, {Sharding::partial()}};
    }
    // Results have the batch axes, then the other ones of the left side, then those of the right side.
    std::int64_t to = count<std::int64_t>(own_batch);
    if (!left_first)
      to += type(0).rank() - count<std::int64_t>(dims.lhs_batch) - count<std::int64_t>(dims.lhs_contract);
    for (std::int64_t axis = 0; axis < from.axis; ++axis) {
      if (!contains(own_batch, axis) && !contains(own_contract, axis)) ++to;
    }
    return OpShardings{needs, {Sharding::sharded(to, from.sizes)}};
  }

  Row convolution() const {
    const auto& dims = op_.attrs.get<ConvDims>("dimension_numbers");
    if (op_.attrs.integer("batch_group_count") != 1) return std::nullopt;
    bool grouped = op_.attrs.integer("feature_group_count") != 1;
    const Sharding &input = operands_[0], &kernel = operands_[1];
    if (input.is_sharded() && input.axis == dims.input_batch) {
      return OpShardings{{input, {}}, {Sharding::sharded(dims.output_batch, input.sizes)}};
    }
    if (kernel.is_sharded() && kernel.axis == dims.kernel_output_feature && !grouped) {
      return OpShardings{{{}, kernel}, {Sharding::sharded(dims.output_feature, kernel.sizes)}};
    }
    if (input.is_sharded() && input.axis == dims.input_feature && !grouped) {
      return OpShardings{{input, Sharding::sharded(dims.kernel_input_feature, input.sizes)}, {Sharding::partial()}};
    }
    return std::nullopt;
  }

  bool starts_neutral(OpCode reducer, Value start) const {
    const Op* made = definitions_[index(start.id)];
    return made && made->code == OpCode::constant &&
           made->attrs.get<Constant>("value") == neutral(reducer, function_.type(start).dtype);
  }

  // Operands are the tensors, then as many starts. A fold along the sharded axis is folded again over the workers.
  Row reduce() const {
    std::size_t tensors = op_.results.size();
    const Sharding* sharded = first_sharded();
    const Dims& dimensions = op_.attrs.dims("dimensions");
    std::vector<OpCode> reducers = match_reducers(op_.regions[0]);
    if (!sharded) {
      bool sum = tensors == 1 && operands_[0].is_sum() && operands_[1].is_replicated() && reducers.size() == 1 &&
                 reducers[0] == OpCode::add && starts_neutral(OpCode::add, op_.operands[1]);
      if (!sum) return std::nullopt;
      return OpShardings{{Sharding::partial(), {}}, {Sharding::partial()}};
    }
    OpShardings made = whole();
    std::fill_n(made.needs.begin(), tensors, *sharded);
    if (!contains(dimensions, sharded->axis)) {
      std::int64_t to = sharded->axis - std::ranges::count_if(dimensions, [&](std::int64_t dimension) {
                          return dimension < sharded->axis;
                        });
      std::ranges::fill(made.results, Sharding::sharded(to, sharded->sizes));
      return made;
    }
    if (reducers.size() != tensors) return std::nullopt;
    for (std::size_t i = 0; i < tensors; ++i) {
      if (!starts_neutral(reducers[i], op_.operands[tensors + i])) return std::nullopt;
      made.results[i] = Sharding::partial(reducers[i]);
    }
    return made;
  }

  Row sort() const {
    const Sharding* sharded = first_sharded();
    const auto* given = op_.attrs.find<IntAttr>("dimension");
    std::int64_t dimension = given ? given->value : -1;
    if (dimension < 0) dimension += type(0).rank();
    if (!sharded || sharded->axis == dimension) return std::nullopt;
    return alike(*sharded);
  }

  // Sharded indices give as many windows each; a table whose windows span the sharded axis gives parts of windows.
  Row gather() const {
    const auto& dims = op_.attrs.get<GatherDims>("dimension_numbers");
    if (!dims.operand_batching_dims.empty()) return std::nullopt;
    const Sharding &table = operands_[0], &indices = operands_[1];
    if (indices.is_sharded() && indices.axis != dims.index_vector_dim) {
      std::int64_t batch = indices.axis - (indices.axis > dims.index_vector_dim ? 1 : 0);
      for (std::int64_t axis = 0; axis < result_type().rank(); ++axis) {
        if (contains(dims.offset_dims, axis) || batch-- > 0) continue;
        return OpShardings{{{}, indices}, {Sharding::sharded(axis, indices.sizes)}};
      }
    }
    if (!table.is_sharded() || contains(dims.collapsed_slice_dims, table.axis) ||
        contains(dims.start_index_map, table.axis) ||
        op_.attrs.dims("slice_sizes")[index(table.axis)] != type(0).dims[index(table.axis)]) {
      return std::nullopt;
    }
    std::size_t offset = 0;
    for (std::int64_t axis = 0; axis < table.axis; ++axis) offset += contains(dims.collapsed_slice_dims, axis) ? 0 : 1;
    return OpShardings{{table, {}}, {Sharding::sharded(dims.offset_dims[offset], table.sizes)}};
  }

  // Sharded updates that are added: each worker adds its own, and the result is the sum.
  Row scatter() const {
    const auto& dims = op_.attrs.get<ScatterDims>("scatter_dimension_numbers");
    if (op_.operands.size() != 3 || !dims.input_batching_dims.empty() || result_type().dtype == DType::i1) {
      return std::nullopt;
    }
    if (match_reducer(op_.regions[0]) != OpCode::add) return std::nullopt;
    const Sharding &indices = operands_[1], &updates = operands_[2];
    auto update_axis = [&](std::int64_t index_axis) {
      std::int64_t batch = index_axis - (index_axis > dims.index_vector_dim ? 1 : 0);
      std::int64_t axis = 0;
      for (;; ++axis) {
        if (!contains(dims.update_window_dims, axis) && batch-- == 0) return axis;
      }
    };
    std::int64_t index_axes = type(1).rank();
    for (std::int64_t axis = 0; axis < index_axes; ++axis) {
      if (axis == dims.index_vector_dim) continue;
      std::int64_t of_updates = update_axis(axis);
      const Sharding* by = indices.is_sharded() && indices.axis == axis         ? &indices
                           : updates.is_sharded() && updates.axis == of_updates ? &updates
                                                                                : nullptr;
      if (!by) continue;
      return OpShardings{
          {Sharding::partial(), Sharding::sharded(axis, by->sizes), Sharding::sharded(of_updates, by->sizes)},
          {Sharding::partial()}};
    }
    return std::nullopt;
  }

  const Function& function_;
  const std::vector<const Op*>& definitions_;
  const Op& op_;
  const Shardings& operands_;
};

// A copy of a region in another function.
Region copied_region(Function& to, const Function& from, const Region& region,
                     std::vector<std::pair<Value, Value>> known, const std::function<Value(Value)>& captured) {
  Region copy;
  auto value = [&](Value old) {
    for (auto entry = known.rbegin(); entry != known.rend(); ++entry) {
      if (entry->first == old) return entry->second;
    }
    return captured(old);
  };
  auto made = [&](Value old) {
    Value fresh = to.new_value(from.type(old));
    known.emplace_back(old, fresh);
    return fresh;
  };
  for (Value argument : region.args) copy.args.push_back(made(argument));
  for (const Op& op : region.ops) {
    Op one;
    one.code = op.code;
    one.attrs = op.attrs;
    one.location = op.location;
    for (Value operand : op.operands) one.operands.push_back(value(operand));
    for (const Region& inner : op.regions) one.regions.push_back(copied_region(to, from, inner, known, captured));
    for (Value result : op.results) one.results.push_back(made(result));
    copy.ops.push_back(std::move(one));
  }
  for (Value result : region.results) copy.results.push_back(value(result));
  return copy;
}

}  // namespace

OpShardings op_shardings(const Function& function, const std::vector<const Op*>& definitions, const Op& op,
                         const std::vector<Sharding>& operands) {
  return Rules(function, definitions, op, operands).apply();
}

std::optional<std::vector<Sharding>> operands_for(const Function& function, const Op& op, const Sharding& result) {
  if (!result.is_sharded() || op.results.size() != 1) return std::nullopt;
  const TensorType& type = function.type(op.result());
  auto operand_type = [&](std::size_t i) -> const TensorType& { return function.type(op.operands[i]); };
  switch (op.code) {
    case OpCode::constant:
    case OpCode::iota:
      return Shardings();
    case OpCode::broadcast_in_dim: {
      std::size_t from = position(op.attrs.dims("broadcast_dimensions"), result.axis);
      bool spread = from == operand_type(0).dims.size() || operand_type(0).dims[from] != type.dims[index(result.axis)];
      if (spread) return Shardings(1);
      return Shardings{Sharding::sharded(static_cast<std::int64_t>(from), result.sizes)};
    }
    case OpCode::reshape: {
      auto from = reshaped(result, type.dims, operand_type(0).dims);
      return from ? std::optional(Shardings{*from}) : std::nullopt;
    }
    case OpCode::transpose:
      return Shardings{Sharding::sharded(op.attrs.dims("permutation")[index(result.axis)], result.sizes)};
    default:
      break;
  }
  bool elementwise =
      op.info().has(kElementwise) || (op.code == OpCode::bitcast_convert && operand_type(0).dims == type.dims);
  if (!elementwise) return std::nullopt;
  Shardings needs;
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    needs.push_back(operand_type(i).rank() == 0 ? Sharding() : result);
  }
  return needs;
}

Values emit_part(Builder& builder, const Function& from, const Op& op, const Values& operands,
                 const std::vector<Sharding>& needs, const std::vector<Sharding>& results, std::size_t part,
                 const std::function<Value(Value)>& captured) {
  const Sharding& first = results.empty() ? needs.at(0) : results[0];
  Attrs attrs = op.attrs;
  std::vector<TensorType> types;
  for (std::size_t i = 0; i < op.results.size(); ++i)
    types.push_back(part_type(from.type(op.results[i]), results[i], part));
  if (first.is_sharded()) {
    std::size_t axis = index(first.axis);
    switch (op.code) {
      case OpCode::constant: {
        const auto& value = op.attrs.get<Constant>("value");
        if (value.is_splat() && types[0].elements() > 0) return {builder.constant(value.with_type(types[0]))};
        Dims start(index(value.type().rank())), limit = value.type().dims;
        start[axis] = first.offset(part);
        limit[axis] = start[axis] + first.sizes[part];
        return {builder.slice(builder.constant(value), start, limit)};
      }
      case OpCode::iota: {
        std::int64_t dimension = op.attrs.integer("iota_dimension");
        Value places = builder.iota(types[0], dimension);
        if (index(dimension) != axis || first.offset(part) == 0) return {places};
        Value offset = builder.convert(
            builder.constant(Constant::of<std::int64_t>(TensorType(DType::i64, {}), {{first.offset(part)}})),
            types[0].dtype);
        return {builder.add(places, builder.broadcast(offset, types[0].dims))};
      }
      case OpCode::slice: {
        const Sharding& whole = needs[0];
        Dims start = op.attrs.dims("start_indices"), limit = op.attrs.dims("limit_indices");
        std::int64_t stride = op.attrs.dims("strides")[axis];
        PartOfRange own = part_of_range(whole, part, start[axis], limit[axis], stride);
        start[axis] = own.start;
        limit[axis] = own.count == 0 ? own.start : own.start + (own.count - 1) * stride + 1;
        return {builder.slice(operands[0], start, limit, op.attrs.dims("strides"))};
      }
      case OpCode::dynamic_slice: {
        Dims sizes = op.attrs.dims("slice_sizes");
        sizes[axis] = first.sizes[part];
        attrs.set("slice_sizes", sizes);
        break;
      }
      case OpCode::gather:
        if (needs[0].is_sharded()) {
          Dims sizes = op.attrs.dims("slice_sizes");
          sizes[index(needs[0].axis)] = needs[0].sizes[part];
          attrs.set("slice_sizes", sizes);
        }
        break;
      default:
        break;
    }
  }
  std::vector<Region> regions;
  for (const Region& region : op.regions) {
    regions.push_back(copied_region(builder.function(), from, region, {}, captured));
  }
  if (!op.info().has(kResultGiven)) types.clear();
  return builder.create(op.code, operands, attrs, std::move(regions), types);
}

}  // namespace pcp::session
