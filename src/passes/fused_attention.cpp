#include "passes/fused_attention.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "graph/reducer.h"
#include "graph/rewriter.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

using Json = nlohmann::ordered_json;

Json as_strings(const Dims& dims) {
  Json list = Json::array();
  for (std::int64_t dim : dims) list.push_back(std::to_string(dim));
  return list;
}

Json product(const Dims& lhs_batch, std::int64_t lhs_contract, const Dims& rhs_batch, std::int64_t rhs_contract) {
  return {{"lhs_contracting_dimensions", as_strings({lhs_contract})},
          {"rhs_contracting_dimensions", as_strings({rhs_contract})},
          {"lhs_batch_dimensions", as_strings(lhs_batch)},
          {"rhs_batch_dimensions", as_strings(rhs_batch)}};
}

// The shape of the scores, which exist inside the kernel only.
Json scores_shape(const TensorType& query, std::int64_t key_length) {
  return {{"element_type", query.dtype == DType::bf16 ? "BF16" : "F16"},
          {"dimensions", as_strings({query.dims[0], query.dims[2], query.dims[1], key_length})},
          {"tuple_shapes", Json::array()},
          {"layout",
           {{"dim_level_types", Json::array()},
            {"dim_unique", Json::array()},
            {"dim_ordered", Json::array()},
            {"minor_to_major", as_strings({3, 2, 1, 0})},
            {"tiles", Json::array()},
            {"element_size_in_bits", "0"},
            {"memory_space", "0"},
            {"index_primitive_type", "PRIMITIVE_TYPE_INVALID"},
            {"pointer_primitive_type", "PRIMITIVE_TYPE_INVALID"},
            {"dynamic_shape_metadata_prefix_bytes", "0"}}},
          {"is_dynamic_dimension", {false, false, false, false}}};
}

std::string backend_config(const FusedAttention& attention, const TensorType& query, std::int64_t key_length,
                           bool backward) {
  const Dims scores_batch{0, 1}, rows_batch{0, 2};
  Json config = {{"algorithm",
                  {{"algo_id", "0"},
                   {"math_type", "TENSOR_OP_MATH"},
                   {"tuning_knobs", {{"17", "1"}, {"24", "0"}}},
                   {"is_cudnn_frontend", true},
                   {"workspace_size", "0"}}},
                 {"fmha_scale", attention.scale},
                 {"intermediate_tensor_shape", scores_shape(query, key_length)},
                 {"is_flash_attention", true},
                 {"mask_type", attention.causal ? "CAUSAL" : "NO_MASK"}};
  if (backward) {
    config["bmm1_grad_gemm1_dot_dimension_numbers"] = product(scores_batch, 2, rows_batch, 1);
    config["bmm1_grad_gemm2_dot_dimension_numbers"] = product(scores_batch, 3, rows_batch, 1);
    config["bmm2_grad_gemm1_dot_dimension_numbers"] = product(scores_batch, 2, rows_batch, 1);
    config["bmm2_grad_gemm2_dot_dimension_numbers"] = product(rows_batch, 3, rows_batch, 3);
  } else {
    config["bmm1_dot_dimension_numbers"] = product(rows_batch, 3, rows_batch, 3);
    config["bmm2_dot_dimension_numbers"] = product(scores_batch, 3, rows_batch, 1);
  }
  config["dropout_rate"] = 0.0;
  config["seed"] = 42;
  config["sliding_window_length"] = 0;
  config["max_seg_per_batch"] = 1;
  config["is_paged_attention"] = false;
  return Json{{"operation_queue_id", "0"}, {"cudnn_fmha_backend_config", config}}.dump();
}

TensorType heads_first(const TensorType& type) {
  return {type.dtype, {type.dims[0], type.dims[2], type.dims[1], type.dims[3]}};
}

// "[dense<[3, 2, 1, 0]> : tensor<4xindex>, ...]", one order of dimensions from the fastest to the slowest per tensor.
OpaqueAttr layouts(const std::vector<Dims>& orders) {
  std::string text = "[";
  for (const Dims& order : orders) {
    text += text.size() > 1 ? ", dense<" : "dense<";
    for (std::size_t i = 0; i < order.size(); ++i) text += concat(i == 0 ? "[" : ", ", order[i]);
    text += concat("]> : tensor<", order.size(), "xindex>");
  }
  return {text + "]"};
}

const Dims kPlain4{3, 2, 1, 0}, kPlain3{2, 1, 0}, kPlain1{0};
const Dims kLikeInputs{3, 1, 2, 0};  // [batch, heads, length, width] with the memory of [batch, length, heads, width]

AttentionCall call(std::string_view target, std::string config, const std::vector<Dims>& operands,
                   std::vector<Dims> result_orders, std::vector<TensorType> results) {
  results.push_back(TensorType(DType::u8, {0}));
  result_orders.push_back(kPlain1);
  return {{{"call_target_name", std::string(target)},
           {"api_version", IntAttr{2, DType::i32}},
           {"backend_config", std::move(config)},
           {"operand_layouts", layouts(operands)},
           {"result_layouts", layouts(result_orders)}},
          std::move(results)};
}

}  // namespace

AttentionCall fused_attention_call(const FusedAttention& attention, const TensorType& query, const TensorType& key) {
  TensorType statistic(DType::f32, {query.dims[0], query.dims[2], query.dims[1]});
  return call(kFusedAttention, backend_config(attention, query, key.dims[1], false), {kPlain4, kPlain4, kPlain4},
              {kLikeInputs, kPlain3}, {heads_first(query), statistic});
}

AttentionCall fused_attention_backward_call(const FusedAttention& attention, const TensorType& query,
                                            const TensorType& key) {
  return call(kFusedAttentionBackward, backend_config(attention, query, key.dims[1], true),
              {kPlain4, kPlain4, kPlain4, kPlain3, kPlain4, kPlain4}, {kLikeInputs, kLikeInputs, kLikeInputs},
              {heads_first(query), heads_first(key), heads_first(key)});
}

FusedAttention fused_attention_of(const Op& call) {
  Json config = Json::parse(call.attrs.get<std::string>("backend_config"))["cudnn_fmha_backend_config"];
  return {config["fmha_scale"].get<double>(), config["mask_type"] == "CAUSAL"};
}

namespace {

// softmax(scale * q · kᵀ, masked) · v over [batch, heads, length, width], spelled out.
struct Spelled {
  Value query, key, value;
  FusedAttention attention;
};

class Fuser : public Rewriter {
 public:
  using Rewriter::Rewriter;

 protected:
  Values rewrite(const Op& op, Values operands) override {
    if (op.code != OpCode::dot_general) return clone(op, std::move(operands));
    auto found = spelled(op.attrs.get<DotDims>("dot_dimension_numbers"), operands);
    if (!found || source().type(op.results[0]).dtype != type(found->query).dtype) return clone(op, std::move(operands));
    changed_ = true;
    Value query = length_first(found->query), key = length_first(found->key), value = length_first(found->value);
    AttentionCall call = fused_attention_call(found->attention, type(query), type(key));
    return {emit(OpCode::custom_call, {query, key, value}, call.attrs, {}, call.results)[0]};
  }

 private:
  std::optional<Spelled> spelled(const DotDims& dims, const Values& operands) const {
    if (dims != DotDims{{0, 1}, {0, 1}, {3}, {2}}) return std::nullopt;
    Value scores = softmax_operand(without_convert(operands[0]));
    if (!scores) return std::nullopt;
    Spelled found;
    found.value = operands[1];
    if (const Op* choice = definition(scores, OpCode::select)) {
      if (!is_causal(choice->operands[0]) || !is_far_below(choice->operands[2])) return std::nullopt;
      found.attention.causal = true;
      scores = choice->operands[1];
    }
    scores = without_scale(scores, found.attention.scale);
    const Op* product = definition(without_convert(scores), OpCode::dot_general);
    if (!product || product->attrs.get<DotDims>("dot_dimension_numbers") != DotDims{{0, 1}, {0, 1}, {3}, {3}})
      return std::nullopt;
    found.query = product->operands[0];
    found.key = product->operands[1];
    return is_served(found) ? std::optional(found) : std::nullopt;
  }

  // Sizes and types cuDNN's kernels take.
  bool is_served(const Spelled& found) const {
    constexpr std::int64_t kWidthUnit = 8, kWidest = 128;
    const TensorType &query = type(found.query), &key = type(found.key);
    bool half = query.dtype == DType::bf16 || query.dtype == DType::f16;
    return half && query.dtype == key.dtype && key == type(found.value) && query.dims[3] == key.dims[3] &&
           query.dims[3] % kWidthUnit == 0 && query.dims[3] <= kWidest && query.elements() > 0 &&
           (!found.attention.causal || query.dims[2] == key.dims[2]);
  }

  // x of exp(x - max(x)) / sum(exp(x - max(x))) over the last dimension.
  Value softmax_operand(Value weights) const {
    const Op* quotient = definition(weights, OpCode::divide);
    if (!quotient) return {};
    const Op* power = definition(quotient->operands[0], OpCode::exponential);
    if (!power || reduced(quotient->operands[1], OpCode::add) != quotient->operands[0]) return {};
    const Op* shifted = definition(power->operands[0], OpCode::subtract);
    if (!shifted || reduced(shifted->operands[1], OpCode::maximum) != shifted->operands[0]) return {};
    return shifted->operands[0];
  }

  // x of a value that is the reduction of x over its last dimension, in the shape of x again.
  Value reduced(Value value, OpCode by) const {
    const Op* spread = definition(value, OpCode::broadcast_in_dim);
    if (!spread || type(value).rank() != 4 || spread->attrs.dims("broadcast_dimensions") != Dims{0, 1, 2}) return {};
    const Op* reduce = definition(spread->operands[0], OpCode::reduce);
    if (!reduce || reduce->operands.size() != 2 || reduce->attrs.dims("dimensions") != Dims{3}) return {};
    const Constant* start = constant(reduce->operands[1]);
    bool by_this = match_reducer(reduce->regions[0]) == by;
    bool plain = by_this && start && *start == neutral(by, type(reduce->operands[0]).dtype);
    return plain ? reduce->operands[0] : Value();
  }

  Value without_convert(Value value) const {
    const Op* convert = definition(value, OpCode::convert);
    return convert && is_float(type(convert->operands[0]).dtype) ? convert->operands[0] : value;
  }

  Value without_scale(Value value, double& scale) const {
    if (const Op* op = definition(value, OpCode::multiply)) {
      for (int side : {0, 1}) {
        const Constant* factor = splat(op->operands[static_cast<std::size_t>(side)]);
        if (!factor) continue;
        scale = factor->at(0);
        return op->operands[static_cast<std::size_t>(1 - side)];
      }
    }
    if (const Op* op = definition(value, OpCode::divide)) {
      if (const Constant* divisor = splat(op->operands[1])) {
        scale = 1 / divisor->at(0);
        return op->operands[0];
      }
    }
    return value;
  }

  // Whether what is masked gets no weight: e to this is 0 beside any score of a trained model.
  bool is_far_below(Value value) const {
    constexpr double kFarBelow = -1e8;
    const Constant* fill = splat(value);
    return fill && fill->at(0) <= kFarBelow;
  }

  // A constant of equal elements, also where it is so large that it is spelled as a broadcast; null otherwise.
  const Constant* splat(Value value) const {
    if (const Op* spread = definition(value, OpCode::broadcast_in_dim)) value = spread->operands[0];
    const Constant* found = constant(value);
    return found && found->is_splat() ? found : nullptr;
  }

  // Whether a mask of [batch, heads, length, length] is true on and below the diagonal.
  bool is_causal(Value mask) const {
    const Op* spread = definition(mask, OpCode::broadcast_in_dim);
    if (!spread || spread->attrs.dims("broadcast_dimensions") != Dims{2, 3}) return false;
    Value square = spread->operands[0];
    const Dims dims = type(square).dims;
    if (dims[0] != dims[1]) return false;
    if (const Constant* values = constant(square)) {
      for (std::int64_t i = 0; i < dims[0] * dims[1]; ++i) {
        if ((values->int_at(i) != 0) != (i / dims[1] >= i % dims[1])) return false;
      }
      return true;
    }
    const Op* comparison = definition(square, OpCode::compare);
    if (!comparison) return false;
    const std::string direction = comparison->attrs.get<EnumAttr>("comparison_direction").value;
    return (direction == "GE" && is_index(comparison->operands[0], 0) && is_index(comparison->operands[1], 1)) ||
           (direction == "LE" && is_index(comparison->operands[0], 1) && is_index(comparison->operands[1], 0));
  }
  bool is_index(Value value, std::int64_t dimension) const {
    const Op* iota = definition(value, OpCode::iota);
    return iota && iota->attrs.integer("iota_dimension") == dimension;
  }

  Value length_first(Value value) {
    const Op* swapped = definition(value, OpCode::transpose);
    if (swapped && swapped->attrs.dims("permutation") == kSwapHeads) return swapped->operands[0];
    TensorType to = heads_first(type(value));
    return emit(OpCode::transpose, {value}, {{"permutation", kSwapHeads}}, to);
  }
};

}  // namespace

Function fuse_attention(const Function& function) {
  Fuser fuser(function);
  Function fused = fuser.run();
  return fuser.changed() ? optimize(fused) : function;
}

Function optimize_for(const Engine& engine, const Function& function) {
  if (engine.runs_as_written()) return function;
  Function optimized = optimize(function);
  return engine.supports_custom_call(kFusedAttention) ? fuse_attention(optimized) : optimized;
}

}  // namespace pcp
