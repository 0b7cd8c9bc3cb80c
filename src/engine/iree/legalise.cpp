#include "engine/iree/legalise.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "engine/iree/elements.h"
#include "engine/iree/indices.h"
#include "engine/iree/math.h"
#include "engine/iree/regions.h"
#include "engine/iree/select_and_scatter.h"
#include "graph/captures.h"
#include "graph/rewriter.h"
#include "graph/uses.h"
#include "pcp/builder.h"

namespace pcp::iree {
namespace {

class Legaliser final : public Rewriter {
 public:
  Legaliser(const Function& source, Backend backend)
      : Rewriter(source), function_(&source), uses_(source), backend_(backend) {}

 protected:
  Values rewrite(const Op& op, Values operands) override {
    if (is_building_) return clone(op, std::move(operands));
    place_ = op.location;
    switch (op.code) {
      case OpCode::add:  // IREE adds i1 modulo 2; StableHLO means `or`
        if (type(operands[0]).dtype == DType::i1) return {emit(OpCode::or_, operands, {}, type(operands[0]))};
        break;
      case OpCode::convert:
        return convert(op, std::move(operands));
      case OpCode::iota:
        return iota(op);
      case OpCode::reverse:
        return {reverse(read_anywhere(operands[0]), op.attrs.get<Dims>("dimensions"))};
      case OpCode::dynamic_slice:
        if (operands.size() == 1) return operands;
        return clone(op, with_signed_indices(std::move(operands), 1));
      case OpCode::dynamic_update_slice:
        if (operands.size() == 2) return {operands[1]};
        operands = safe_to_overwrite(op, std::move(operands), 1);
        return clone(op, with_signed_indices(std::move(operands), 2));
      case OpCode::gather:
        return gather(op, std::move(operands));
      case OpCode::scatter:
        return scatter(op, std::move(operands));
      case OpCode::select_and_scatter:
        return select_and_scatter(op, std::move(operands));
      case OpCode::reduce_window:
        return reduce_window(op, std::move(operands));
      case OpCode::sort:
        return sort(op, std::move(operands));
      case OpCode::compare:
        return compare(op, std::move(operands));
      case OpCode::convolution:
        if (backend_ == Backend::vulkan) refuse_groups(op, type(operands[1]).dims);
        return convolution(op, with_signed_factors(op, std::move(operands)));
      case OpCode::dot_general:
        return {contraction(op, with_signed_factors(op, std::move(operands)), op.attrs)};
      case OpCode::power:
        return {build(operands, [&](Builder& b, const Values& x) {
          if (is_float(b.type(x[0]).dtype)) return power(b, x[0], x[1], backend_ == Backend::cpu);
          return integer_power(b, x[0], x[1]);
        })};
      case OpCode::remainder:
        if (backend_ != Backend::vulkan) break;
        return {build(operands, [](Builder& b, const Values& x) {
          DType dtype = b.type(x[0]).dtype;
          auto wide = [&](Value value) { return b.convert(value, dtype == DType::f16 ? DType::f32 : dtype); };
          if (is_float(dtype)) return b.convert(signed_remainder(b, wide(x[0]), wide(x[1])), dtype);
          return b.subtract(
              x[0], b.multiply(b.divide(x[0], x[1]), x[1]));  // Vulkan's remainder is wrong for the lowest integer
        })};
      case OpCode::logistic:  // exp(-x) overflows in f16
        if (type(operands[0]).dtype == DType::f16) return {in_f32(op.code, std::move(operands))};
        break;
      default:
        break;
    }
    if (is_expanded(op.code) && lacks(op.code, type(operands[0]).dtype)) {
      return {build(operands, [&](Builder& b, const Values& x) { return expand(b, op.code, x[0]); })};
    }
    return clone(op, std::move(operands));
  }

 private:
  using Make = std::function<Value(Builder&, const Values&)>;

  // Emits what `make` builds from these values.
  Value build(const Values& values, const Make& make) {
    Function function;
    Builder builder(function);
    builder.set_location(place_);
    Values arguments;
    for (Value value : values) arguments.push_back(builder.argument(type(value)));
    builder.returns({make(builder, arguments)});
    is_building_ = true;
    Value result = splice(function, values)[0];
    is_building_ = false;
    return result;
  }

  // Whether IREE has no such function for this type, or only one with few correct digits.
  bool lacks(OpCode code, DType dtype) const {
    bool is_rough = code == OpCode::sine || code == OpCode::cosine || code == OpCode::tan || code == OpCode::cbrt;
    return dtype == DType::f64 || (is_rough && backend_ == Backend::cpu);
  }

  Value in_f32(OpCode code, const Values& operands) {
    return build(operands, [&](Builder& b, const Values& x) {
      return b.convert(b.unary(code, b.convert(x[0], DType::f32)), b.type(x[0]).dtype);
    });
  }

  Values convert(const Op& op, Values operands) {
    DType from = type(operands[0]).dtype, to = source().type(op.results[0]).dtype;
    if (is_float(from) && is_integer(to)) {
      return {build(operands, [&](Builder& b, const Values& x) { return saturated(b, x[0], to); })};
    }
    if (!is_float(from) && to == DType::bf16) {
      return {build(operands, [](Builder& b, const Values& x) { return rounded_to_bf16(b, x[0]); })};
    }
    if (is_widening_unsigned(from, to)) {
      return {build(operands, [&](Builder& b, const Values& x) { return widened(b, x[0], to); })};
    }
    return clone(op, std::move(operands));
  }

  Values iota(const Op& op) {
    TensorType result = source().type(op.results[0]);
    if (result.dtype != DType::bf16) return clone(op, {});
    std::int64_t dimension = op.attrs.get<IntAttr>("iota_dimension").value;
    return {build({}, [&](Builder& b, const Values&) {
      return rounded_to_bf16(b, b.iota(TensorType(DType::i32, result.dims), dimension));
    })};
  }

  Value reverse(Value operand, const Dims& dimensions) {
    if (dimensions.empty()) return operand;
    return build({operand}, [&](Builder& b, const Values& x) {
      DType dtype = b.type(x[0]).dtype;
      if (!is_unsigned(dtype)) return b.reverse(x[0], dimensions);
      return b.convert(b.reverse(b.convert(x[0], signed_type(bits(dtype))), dimensions), dtype);
    });
  }

  Values with_signed_indices(Values operands, std::size_t first) {
    const Dims dims = type(operands[0]).dims;
    for (std::size_t i = first; i < operands.size(); ++i) {
      operands[i] = build({operands[i]}, [&](Builder& b, const Values& x) { return signed_index(b, x[0], dims); });
    }
    return operands;
  }

  // IREE cannot compile code that reads single elements of a slice with strides. Such a slice is written
  // to memory first.
  Value read_anywhere(Value operand) {
    const Op* op = definition(operand);
    while (op && (op->code == OpCode::reshape || op->code == OpCode::transpose)) op = definition(op->operands[0]);
    if (!op || op->code != OpCode::slice) return operand;
    const Dims strides = op->attrs.get<Dims>("strides");
    if (std::ranges::all_of(strides, [](std::int64_t stride) { return stride == 1; })) return operand;
    return materialised(operand);
  }

  Values gather(const Op& op, Values operands) {
    auto numbers = op.attrs.get<GatherDims>("dimension_numbers");
    const Dims dims = type(operands[0]).dims, sizes = op.attrs.get<Dims>("slice_sizes");
    operands[0] = read_anywhere(operands[0]);
    operands[1] = build({operands[1]},
                        [&](Builder& b, const Values& x) { return clamped_starts(b, x[0], numbers, dims, sizes); });
    return clone(op, std::move(operands));
  }

  // IREE supports only windows that neither overlap nor leave gaps, and of equal elements it does not select the one
  // that StableHLO selects.
  Values select_and_scatter(const Op& op, Values operands) {
    std::optional<Function> written_out = written_out_select_and_scatter(source(), op);
    if (!written_out) return clone(op, std::move(operands));
    for (const Region& region : op.regions) {
      const Values captured = mapped(captured_values(region));
      operands.insert(operands.end(), captured.begin(), captured.end());
    }
    return splice(*written_out, operands);
  }

  // IREE folds a window in the type of its elements. Halves are folded in f32, because a 16-bit sum that is rounded
  // after every addition stops growing.
  Values reduce_window(const Op& op, Values operands) {
    const Region& body = op.regions[0];
    auto has_halves = [&](Value value) { return is_half(type(value).dtype); };
    if (std::ranges::none_of(operands, has_halves) || !is_elementwise(body) || !captured_values(body).empty())
      return clone(op, std::move(operands));
    Function function;
    Builder builder(function);
    builder.set_location(place_);
    Values wide;
    for (Value operand : operands) {
      Value argument = builder.argument(type(operand));
      wide.push_back(has_halves(operand) ? builder.convert(argument, DType::f32) : argument);
    }
    std::vector<TensorType> scalars;
    for (Value argument : body.args) {
      DType dtype = source().type(argument).dtype;
      scalars.emplace_back(is_half(dtype) ? DType::f32 : dtype, Dims{});
    }
    Region region = builder.region(scalars, [&](Builder& b, const Values& arguments) {
      std::map<int, Value> map;
      for (std::size_t i = 0; i < arguments.size(); ++i) map[body.args[i].id] = arguments[i];
      return copied_in_f32(b, source(), body, map);
    });
    Values results = builder.create(OpCode::reduce_window, wide, op.attrs, {std::move(region)});
    for (std::size_t i = 0; i < results.size(); ++i)
      results[i] = builder.convert(results[i], source().type(op.results[i]).dtype);
    builder.returns(results);
    return splice(function, operands);
  }

  Values compare(const Op& op, Values operands) {
    const auto* kind = op.attrs.find<EnumAttr>("compare_type");
    if (!kind || kind->value != "TOTALORDER") return clone(op, std::move(operands));
    std::string direction = op.attrs.get<EnumAttr>("comparison_direction").value;
    return {build(operands, [&](Builder& b, const Values& x) {
      return b.compare(total_order_key(b, x[0]), total_order_key(b, x[1]), direction);
    })};
  }

  // Refuses groups of several features: IREE 3.13 compiles them for Vulkan to code that gives zeros.
  void refuse_groups(const Op& op, const Dims& kernel) const {
    auto numbers = op.attrs.get<ConvDims>("dimension_numbers");
    bool is_depthwise = kernel[static_cast<std::size_t>(numbers.kernel_input_feature)] == 1;
    std::int64_t batch = op.attrs.get<IntAttr>("batch_group_count").value;
    std::int64_t feature = op.attrs.get<IntAttr>("feature_group_count").value;
    if (batch == 1 && (feature == 1 || is_depthwise)) return;
    fail(Code::unsupported,
         "[iree] convolutions with groups of several features give wrong results on Vulkan; run this on cpu",
         op.location ? " (at " + *op.location + ")" : "");
  }

  // IREE widens the factors of a product as signed numbers even if they are unsigned. Its code for Vulkan also reads
  // wrong elements if the conversion is part of the product, so a barrier keeps the two apart.
  Values with_signed_factors(const Op& op, Values operands) {
    DType from = type(operands[0]).dtype, to = source().type(op.results[0]).dtype;
    if (!is_widening_unsigned(from, to)) return operands;
    for (Value& operand : operands) {
      operand = build({operand}, [&](Builder& b, const Values& x) { return widened(b, x[0], to); });
      if (backend_ == Backend::vulkan) operand = materialised(operand);
    }
    return operands;
  }

  // IREE converts the operands of a convolution to the type of the result before it multiplies them, and its code for
  // Vulkan rounds every partial sum to that type. The sum is therefore computed in the widest type and converted
  // afterwards.
  Value contraction(const Op& op, Values operands, Attrs attrs) {
    TensorType result = source().type(op.results[0]);
    DType sum_type = result.dtype;
    if (is_float(result.dtype)) {
      for (Value operand : operands) {
        DType dtype = type(operand).dtype;
        if (is_float(dtype) && bits(dtype) > bits(sum_type)) sum_type = dtype;
      }
      if (backend_ == Backend::vulkan && bits(sum_type) < 32) sum_type = DType::f32;
    }
    Value sum = emit(op.code, std::move(operands), std::move(attrs), TensorType(sum_type, result.dims));
    if (sum_type == result.dtype) return sum;
    return build({sum}, [&](Builder& b, const Values& x) { return b.convert(x[0], result.dtype); });
  }

  // IREE ignores window_reversal of a depthwise convolution, so the kernel is reversed by an operation of its own.
  Values convolution(const Op& op, Values operands) {
    const auto* reversal = op.attrs.find<std::vector<bool>>("window_reversal");
    if (!reversal) return {contraction(op, std::move(operands), op.attrs)};
    const Dims spatial = op.attrs.get<ConvDims>("dimension_numbers").kernel_spatial;
    Dims reversed;
    for (std::size_t i = 0; i < spatial.size(); ++i) {
      if ((*reversal)[i]) reversed.push_back(spatial[i]);
    }
    Attrs attrs = op.attrs;
    attrs.erase("window_reversal");
    operands[1] = reverse(operands[1], reversed);
    return {contraction(op, std::move(operands), std::move(attrs))};
  }

  // The operand of a sort that holds the positions of the elements (an iota, as in an argsort), if there is one.
  std::optional<std::size_t> positions_among(const Values& operands, std::int64_t dimension) const {
    auto numbers_elements = [&](Value operand) {
      const Op* op = definition(operand, OpCode::iota);
      DType dtype = type(operand).dtype;
      return op && op->attrs.integer("iota_dimension") == dimension && is_integer(dtype) && bits(dtype) >= 32;
    };
    auto found = std::ranges::find_if(operands, numbers_elements);
    if (found == operands.end()) return std::nullopt;
    return static_cast<std::size_t>(found - operands.begin());
  }

  Value materialised(Value operand) {  // a barrier makes IREE write it to memory
    return emit(OpCode::optimization_barrier, {operand}, {}, type(operand));
  }

  // IREE 3.13 updates these operands in place, in some programs before other operations have read them. Those that are
  // read elsewhere are copied, unless the other operations are certain to run first.
  Values safe_to_overwrite(const Op& op, Values operands, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (may_be_overwritten_too_early(op, i)) operands[i] = copy_of(operands[i]);
    }
    return operands;
  }

  // IREE takes the result of a barrier, and of whatever it can simplify, for the same memory. So the copy is a sum with
  // a zero that IREE does not know to be one.
  Value copy_of(Value operand) {
    const TensorType given = type(operand);
    TensorType bits_type = given;
    if (is_float(bits_type.dtype)) bits_type.dtype = signed_type(bits(bits_type.dtype));
    Value zero = build({}, [&](Builder& b, const Values&) { return b.scalar(bits_type.dtype, 0); });
    zero = materialised(zero);
    return build({operand, zero}, [&](Builder& b, const Values& x) {
      auto as = [&](Value value, const TensorType& to) {
        return b.type(value) == to ? value : b.create1(OpCode::bitcast_convert, {value}, {}, {}, {to});
      };
      OpCode sum = bits_type.dtype == DType::i1 ? OpCode::or_ : OpCode::add;
      return as(b.binary(sum, as(x[0], bits_type), b.broadcast(x[1], bits_type.dims)), given);
    });
  }

  bool may_be_overwritten_too_early(const Op& op, std::size_t operand) const {
    if (&source() != function_) return true;  // an operation that a rewrite has made: its uses are not known
    std::set<const Op*> readers;
    const Op* reader = &op;
    for (Value value = op.operands[operand];;) {  // a reshape shares the memory of its operand
      for (const Op* user : uses_.of(value)) {
        if (user == nullptr) return true;  // a result
        if (user != reader) readers.insert(user);
      }
      reader = uses_.definition(value, OpCode::reshape);
      if (!reader) return !depends_on(op, operand, std::move(readers));
      value = reader->operands[0];
    }
  }

  // Whether the other operands of the operation are computed from the results of all of these.
  bool depends_on(const Op& op, std::size_t operand, std::set<const Op*> others) const {
    constexpr std::size_t kMostSeen = 256;
    std::set<const Op*> seen;
    std::vector<Value> open(op.operands.begin(), op.operands.end());
    open.erase(open.begin() + static_cast<long>(operand));
    while (!others.empty() && !open.empty() && seen.size() < kMostSeen) {
      const Op* definition = uses_.definition(open.back());
      open.pop_back();
      if (!definition || !seen.insert(definition).second) continue;
      others.erase(definition);
      open.insert(open.end(), definition->operands.begin(), definition->operands.end());
    }
    return others.empty();
  }

  // IREE sorts in place. That fails when an operand is a constant, or when two operands are one tensor, as two equal
  // iotas become during compilation. A barrier keeps such operands apart.
  Values in_own_memory(Values operands) {
    const Values given = operands;
    for (std::size_t i = 0; i < given.size(); ++i) {
      auto is_same = [&](Value other) {
        return other == given[i] || (definition(other, OpCode::iota) && definition(given[i], OpCode::iota));
      };
      if (!constant(given[i]) && std::none_of(given.begin(), given.begin() + static_cast<long>(i), is_same)) continue;
      operands[i] = materialised(given[i]);
    }
    return operands;
  }

  // IREE's sort is not stable. Positions are sorted along and break ties.
  Values sort(const Op& op, Values operands) {
    if (std::exchange(is_stable_, false)) return clone(op, in_own_memory(std::move(operands)));
    operands = safe_to_overwrite(op, std::move(operands), operands.size());
    const Region& comparator = op.regions[0];
    const TensorType first = type(operands[0]);
    auto rank = static_cast<std::int64_t>(first.dims.size());
    const auto* given = op.attrs.find<IntAttr>("dimension");
    std::int64_t dimension = given ? given->value : -1;
    if (dimension < 0) dimension += rank;
    if (rank == 0) return clone(op, std::move(operands));
    const Values captures = captured_values(comparator);
    Function function;
    Builder builder(function);
    builder.set_location(place_);
    Values arguments;
    std::vector<TensorType> scalars;
    for (Value operand : operands) {
      arguments.push_back(builder.argument(type(operand)));
      scalars.insert(scalars.end(), 2, TensorType(type(operand).dtype, {}));
    }
    std::map<int, Value> outside;
    for (Value value : captures) outside[value.id] = builder.argument(source().type(value));
    std::optional<std::size_t> given_positions = positions_among(operands, dimension);
    std::size_t positions = given_positions.value_or(arguments.size());
    if (!given_positions) {
      arguments.push_back(builder.iota(TensorType(DType::i32, first.dims), dimension));
      scalars.insert(scalars.end(), 2, TensorType(DType::i32, {}));
    }
    Region stable = builder.region(scalars, [&](Builder& b, const Values& pairs) {
      std::map<int, Value> forth = outside, back = outside;
      for (std::size_t i = 0; i < comparator.args.size(); ++i) {
        forth[comparator.args[i].id] = pairs[i];
        back[comparator.args[i].id] = pairs[i ^ 1];  // the other element first
      }
      Value is_less = copied(b, source(), comparator, forth)[0], is_greater = copied(b, source(), comparator, back)[0];
      Value is_first = b.compare(pairs[2 * positions], pairs[2 * positions + 1], "LT");
      Value is_tie = b.unary(OpCode::not_, is_greater);
      return Values{b.binary(OpCode::or_, is_less, b.binary(OpCode::and_, is_tie, is_first))};
    });
    Attrs attrs = op.attrs;
    attrs.set("dimension", IntAttr{dimension});
    Values sorted = builder.create(OpCode::sort, arguments, std::move(attrs), {std::move(stable)});
    sorted.resize(operands.size());
    builder.returns(sorted);
    is_stable_ = true;
    Values captured = mapped(captures);
    operands.insert(operands.end(), captured.begin(), captured.end());
    return splice(function, operands);  // the splice rewrites the comparator, too
  }

  // IREE writes wherever an index points to. The operand is padded, so that writes out of bounds go to the padding.
  Values scatter(const Op& op, Values operands) {
    std::size_t count = op.results.size();
    auto numbers = op.attrs.get<ScatterDims>("scatter_dimension_numbers");
    const Dims dims = type(operands[0]).dims;
    Margin margin = margin_of(numbers, dims, type(operands[count + 1]).dims);
    if (margin.size.empty()) return clone(op, safe_to_overwrite(op, std::move(operands), count));
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

  const Function* function_;
  Uses uses_;  // of function_
  Backend backend_;
  Location place_;  // the location of the operation that is rewritten
  bool is_building_ = false;
  bool is_stable_ = false;  // the next sort is already stable
};

}  // namespace

Function legalise(const Function& function, Backend backend) { return Legaliser(function, backend).run(); }

}  // namespace pcp::iree
