#include "mlir/static_forms.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "mlir/shape_arithmetic.h"

namespace pcp::mlir {
namespace {

bool has_imported_forms(const Function& function) {
  bool found = false;
  walk(function.body, [&](const Op& op) { found = found || op.info().has(kImported); });
  return found;
}

class StaticForms {
 public:
  explicit StaticForms(const Function& source) : source_(source), renamed_(source.value_count()) {}

  Function run() {
    result_.name = source_.name;
    result_.is_public = source_.is_public;
    result_.arg_attrs = source_.arg_attrs;
    result_.result_attrs = source_.result_attrs;
    result_.body = rewrite(source_.body);
    std::vector<int> uses(result_.value_count());
    count_uses(result_.body, uses);
    drop_unused_arithmetic(result_.body, uses);
    return std::move(result_);
  }

 private:
  Region rewrite(const Region& region) {
    Region copy;
    for (Value argument : region.args) copy.args.push_back(renew(argument));
    for (const Op& op : region.ops) {
      if (op.info().has(kImported)) {
        rewrite_form(op, copy);
      } else {
        rewrite_ordinary(op, copy);
      }
    }
    copy.results = map(region.results);
    return copy;
  }

  void rewrite_ordinary(const Op& op, Region& out) {
    Op copy{op.code, map(op.operands), {}, op.attrs, {}, op.location};
    for (const Region& inner : op.regions) copy.regions.push_back(rewrite(inner));
    for (Value result : op.results) copy.results.push_back(renew(result));
    if (auto numbers = evaluate(result_, copy, known_)) know(copy.result(), std::move(*numbers));
    out.ops.push_back(std::move(copy));
  }

  void rewrite_form(const Op& op, Region& out) {
    Attrs attrs = op.attrs;
    const TensorType& type = source_.type(op.result());
    switch (op.code) {
      case OpCode::arith_constant:
        return constant(op, out, op.attrs.get<Constant>("value"));
      case OpCode::get_dimension_size: {
        const Dims& dims = source_.type(op.operand(0)).dims;
        std::int64_t dimension = op.attrs.integer("dimension");
        check(op, dimension >= 0 && dimension < std::ssize(dims), "dimension ", dimension, " of a tensor of rank ",
              dims.size());
        return constant(op, out, Constant::splat(type, static_cast<double>(dims[static_cast<std::size_t>(dimension)])));
      }
      case OpCode::broadcast: {
        Dims mapping(source_.type(op.operand(0)).dims.size());
        std::iota(mapping.begin(), mapping.end(), std::ssize(op.attrs.dims("broadcast_sizes")));
        return replace(op, out, OpCode::broadcast_in_dim, 1, {{"broadcast_dimensions", mapping}});
      }
      case OpCode::dot:
        return dot(op, out);
      case OpCode::dynamic_iota:
        check_shape(op, 0);
        return replace(op, out, OpCode::iota, 0, attrs);
      case OpCode::dynamic_reshape:
        check_shape(op, 1);
        return replace(op, out, OpCode::reshape, 1, {});
      case OpCode::dynamic_broadcast_in_dim:
        check_shape(op, 1);
        return replace(op, out, OpCode::broadcast_in_dim, 1,
                       {{"broadcast_dimensions", attrs.dims("broadcast_dimensions")}});
      case OpCode::dynamic_gather:
        attrs.set("slice_sizes", numbers(op, 2, "slice_sizes"));
        return replace(op, out, OpCode::gather, 2, attrs);
      case OpCode::dynamic_pad:
        return replace(op, out, OpCode::pad, 2,
                       {{"edge_padding_low", numbers(op, 2, "edge_padding_low")},
                        {"edge_padding_high", numbers(op, 3, "edge_padding_high")},
                        {"interior_padding", numbers(op, 4, "interior_padding")}});
      case OpCode::dynamic_conv: {
        Dims padding = numbers(op, 2, "padding");
        if (std::ranges::adjacent_find(padding, std::not_equal_to()) == padding.end()) padding.resize(1);  // a splat
        TensorType shape(DType::i64, source_.type(op.operand(2)).dims);
        attrs.set("padding", Constant::of<std::int64_t>(shape, padding));
        return replace(op, out, OpCode::convolution, 2, attrs);
      }
      case OpCode::real_dynamic_slice:
        return slice(op, out);
      default:
        fail(Code::internal, "[", op.info().name, "] has no static form");
    }
  }

  void dot(const Op& op, Region& out) {
    int left = source_.type(op.operand(0)).rank();
    int right = source_.type(op.operand(1)).rank();
    check(op, left >= 1 && left <= 2 && right >= 1 && right <= 2, "takes vectors and matrices");
    Attrs attrs{{"dot_dimension_numbers", DotDims{{}, {}, {left - 1}, {0}}}};
    if (const Attr* precision = op.attrs.find("precision_config")) attrs.set("precision_config", *precision);
    replace(op, out, OpCode::dot_general, 2, attrs);
  }

  // Start indices known only at run time are served by dynamic_slice when the slice is dense.
  void slice(const Op& op, Region& out) {
    Dims strides = numbers(op, 3, "strides");
    if (find(op.operand(1)) && find(op.operand(2))) {
      return replace(op, out, OpCode::slice, 1,
                     {{"start_indices", numbers(op, 1, "start_indices")},
                      {"limit_indices", numbers(op, 2, "limit_indices")},
                      {"strides", strides}});
    }
    if (std::ranges::any_of(strides, [](std::int64_t stride) { return stride != 1; })) {
      refuse(op, "needs constant start_indices and limit_indices when a stride is not 1");
    }
    const TensorType& indices = source_.type(op.operand(1));
    Op copy{OpCode::dynamic_slice,
            {map(op.operand(0))},
            {},
            {{"slice_sizes", source_.type(op.result()).dims}},
            {},
            op.location};
    for (std::int64_t i = 0; i < indices.elements(); ++i) {
      Value one = append(out, op, OpCode::slice, {map(op.operand(1))}, TensorType(indices.dtype, {1}),
                         {{"start_indices", Dims{i}}, {"limit_indices", Dims{i + 1}}, {"strides", Dims{1}}});
      copy.operands.push_back(append(out, op, OpCode::reshape, {one}, TensorType(indices.dtype, {}), {}));
    }
    copy.results = {renew(op.result())};
    out.ops.push_back(std::move(copy));
  }

  Value append(Region& out, const Op& origin, OpCode code, Values operands, TensorType type, Attrs attrs) {
    Value result = result_.new_value(std::move(type));
    out.ops.push_back(Op{code, std::move(operands), {result}, std::move(attrs), {}, origin.location});
    return result;
  }

  void replace(const Op& op, Region& out, OpCode code, std::size_t operands, Attrs attrs) {
    Values kept = map(op.operands);
    kept.resize(operands);
    Op copy{code, std::move(kept), {renew(op.result())}, std::move(attrs), {}, op.location};
    if (auto numbers = evaluate(result_, copy, known_)) know(copy.result(), std::move(*numbers));
    out.ops.push_back(std::move(copy));
  }

  void constant(const Op& op, Region& out, Constant value) {
    check(op, value.type() == source_.type(op.result()), "a value of ", to_string(value.type()), " for a result of ",
          to_string(source_.type(op.result())));
    replace(op, out, OpCode::constant, 0, {{"value", std::move(value)}});
  }

  // The shape operand repeats what the static result type says; when it is known it has to agree.
  void check_shape(const Op& op, std::size_t operand) {
    const Dims* shape = find(op.operand(operand));
    const Dims& dims = source_.type(op.result()).dims;
    check(op, !shape || *shape == dims, "the shape operand is ", to_string(shape ? *shape : dims),
          ", the result type is ", to_string(source_.type(op.result())));
  }

  Dims numbers(const Op& op, std::size_t operand, std::string_view name) {
    const Dims* found = find(op.operand(operand));
    if (!found) refuse(op, concat("needs constant ", name, "; it is computed at run time"));
    return *found;
  }

  const Dims* find(Value old) const {
    auto at = known_.find(map(old).id);
    return at == known_.end() ? nullptr : &at->second;
  }
  void know(Value value, Dims numbers) { known_.emplace(value.id, std::move(numbers)); }

  Value renew(Value old) {
    Value value = result_.new_value(source_.type(old));
    renamed_.at(static_cast<std::size_t>(old.id)) = value;
    return value;
  }
  Value map(Value old) const { return renamed_.at(static_cast<std::size_t>(old.id)); }
  Values map(const Values& old) const {
    Values values;
    for (Value value : old) values.push_back(map(value));
    return values;
  }

  template <class... Parts>
  void check(const Op& op, bool condition, const Parts&... parts) const {
    require(condition, "[", op.info().name, "] ", parts..., op.location ? " (at " + *op.location + ")" : "");
  }
  [[noreturn]] void refuse(const Op& op, const std::string& why) const {
    fail(Code::unsupported, "[", op.info().name, "] ", why, op.location ? " (at " + *op.location + ")" : "");
  }

  static void count_uses(const Region& region, std::vector<int>& uses) {
    auto count = [&](const Values& values) {
      for (Value value : values) ++uses[static_cast<std::size_t>(value.id)];
    };
    for (const Op& op : region.ops) {
      count(op.operands);
      for (const Region& inner : op.regions) count_uses(inner, uses);
    }
    count(region.results);
  }

  // Shape arithmetic nobody reads any more would only clutter the module.
  void drop_unused_arithmetic(Region& region, std::vector<int>& uses) const {
    std::vector<Op> kept;
    for (std::size_t i = region.ops.size(); i-- > 0;) {
      Op& op = region.ops[i];
      if (op.results.size() == 1 && known_.contains(op.result().id) &&
          uses[static_cast<std::size_t>(op.result().id)] == 0) {
        for (Value operand : op.operands) --uses[static_cast<std::size_t>(operand.id)];
        continue;
      }
      for (Region& inner : op.regions) drop_unused_arithmetic(inner, uses);
      kept.push_back(std::move(op));
    }
    std::ranges::reverse(kept);
    region.ops = std::move(kept);
  }

  const Function& source_;
  Function result_;
  Values renamed_;
  KnownNumbers known_;
};

}  // namespace

bool has_imported_forms(const Module& module) {
  return std::ranges::any_of(module.functions, [](const Function& function) { return has_imported_forms(function); });
}

Module to_static_forms(const Module& module) {
  Module result{module.name, module.attrs, {}};
  for (const Function& function : module.functions) {
    result.functions.push_back(has_imported_forms(function) ? StaticForms(function).run() : function);
  }
  return result;
}

}  // namespace pcp::mlir
