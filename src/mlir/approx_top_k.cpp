#include "mlir/approx_top_k.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

#include "graph/rewriter.h"
#include "pcp/builder.h"

namespace pcp::mlir {
namespace {

bool is_approx_top_k(const Op& op) {
  return op.code == OpCode::custom_call && op.attrs.get<std::string>("call_target_name") == "ApproxTopK";
}

// The first name after `@` in the text of an attribute: [@top_k_gt_f32_comparator].
std::string first_symbol(const Attr* attr) {
  const auto* opaque = attr ? std::get_if<OpaqueAttr>(attr) : nullptr;
  std::size_t begin = opaque ? opaque->text.find('@') : std::string::npos;
  if (begin == std::string::npos) return {};
  std::size_t end = opaque->text.find_first_of(",] ", begin);
  return opaque->text.substr(begin + 1, end - begin - 1);
}

// The integer of a dictionary's text: {..., reduction_dim = 1 : i64, ...}.
std::optional<std::int64_t> integer_of(const Attr* attr, std::string_view key) {
  const auto* opaque = attr ? std::get_if<OpaqueAttr>(attr) : nullptr;
  std::size_t at = opaque ? opaque->text.find(key) : std::string::npos;
  if (at == std::string::npos) return std::nullopt;
  at = opaque->text.find_first_of("-0123456789", at + key.size());
  if (at == std::string::npos) return std::nullopt;
  return std::strtoll(opaque->text.c_str() + at, nullptr, 10);
}

class ExactTopK : public Rewriter {
 public:
  ExactTopK(const Module& module, const Function& function) : Rewriter(function), module_(module) {}

 private:
  // Values and indices sorted together, the largest (or smallest) first, equal ones in their order.
  Values rewrite(const Op& op, Values operands) override {
    if (!is_approx_top_k(op)) return clone(op, std::move(operands));
    auto check = [&](bool condition, std::string_view what) {
      if (condition) return;
      fail(Code::unsupported, "[stablehlo.custom_call] ApproxTopK ", what,
           "; expected is what jax.lax.approx_max_k and approx_min_k export",
           op.location ? " (at " + *op.location + ")" : "");
    };
    check(operands.size() == 4 && op.results.size() == 2, "takes values, indices and an initial value of each");
    const TensorType value = type(operands[0]), index = type(operands[1]);
    auto dim = integer_of(op.attrs.find("mhlo.backend_config"), "reduction_dim");
    check(dim && *dim >= 0 && *dim < value.rank(), "has no reduction_dim among its dimensions");
    const TensorType& kept = source().type(op.results[0]);
    auto d = static_cast<std::size_t>(*dim);
    check(value.dims == index.dims && kept.rank() == value.rank() && kept.dims[d] <= value.dims[d],
          "has results that are no part of its operands");
    const Function* comparator = module_.find(first_symbol(op.attrs.find("called_computations")));
    check(comparator && comparator->body.ops.size() == 1 && comparator->body.ops[0].code == OpCode::compare,
          "has no comparison of two values as its called computation");

    const auto& direction = comparator->body.ops[0].attrs.get<EnumAttr>("comparison_direction").value;
    return splice(exact(op, value, index, *dim, direction), {operands[0], operands[1]});
  }

  Function exact(const Op& op, const TensorType& value, const TensorType& index, std::int64_t dim,
                 const std::string& direction) const {
    Function function;
    Builder builder(function);
    builder.set_location(op.location);
    Values operands{builder.argument(value), builder.argument(index)};
    TensorType v(value.dtype, {}), i(index.dtype, {});
    Region order = builder.region({v, v, i, i}, [&](Builder& in, const Values& args) {
      // a sort needs an order that places NaN, too
      return Values{in.compare(args[0], args[1], direction, is_float(v.dtype) ? "TOTALORDER" : "")};
    });
    Values sorted =
        builder.create(OpCode::sort, operands, {{"dimension", IntAttr{dim}}, {"is_stable", true}}, {std::move(order)});
    Values results;
    for (std::size_t r = 0; r < 2; ++r) {
      const Dims& limit = source().type(op.results[r]).dims;
      results.push_back(builder.slice(sorted[r], Dims(limit.size(), 0), limit));
    }
    builder.returns(results);
    return function;
  }

  const Module& module_;
};

}  // namespace

bool has_approx_top_k(const Module& module) {
  return std::ranges::any_of(module.functions, [](const Function& function) {
    bool found = false;
    walk(function.body, [&](const Op& op) { found = found || is_approx_top_k(op); });
    return found;
  });
}

Module to_exact_top_k(const Module& module) {
  std::set<std::string> comparators;
  for (const Function& function : module.functions) {
    walk(function.body, [&](const Op& op) {
      if (is_approx_top_k(op)) comparators.insert(first_symbol(op.attrs.find("called_computations")));
    });
  }
  Module result;
  result.name = module.name;
  result.attrs = module.attrs;
  for (const Function& function : module.functions) {
    if (!comparators.contains(function.name)) result.functions.push_back(ExactTopK(module, function).run());
  }
  return result;
}

}  // namespace pcp::mlir
