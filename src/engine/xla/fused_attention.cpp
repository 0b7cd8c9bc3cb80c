#include "engine/xla/fused_attention.h"

#include <nlohmann/json.hpp>
#include <unordered_map>

#include "graph/attention_pattern.h"
#include "graph/rewriter.h"

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

// Whether cuDNN has a kernel for these sizes, types and mask.
bool is_served(const Function& function, const AttentionPattern& found) {
  constexpr std::int64_t kWidthUnit = 8, kWidest = 128;
  constexpr double kFarBelow = -1e8;  // its exponential is 0 beside that of any score of a trained model
  const TensorType &query = function.type(found.query), &key = function.type(found.key);
  bool rows_by_head = !found.key_is_left && found.weights_are_left &&
                      found.scores->attrs.get<DotDims>("dot_dimension_numbers") == DotDims{{0, 1}, {0, 1}, {3}, {3}} &&
                      found.output->attrs.get<DotDims>("dot_dimension_numbers") == DotDims{{0, 1}, {0, 1}, {3}, {2}};
  if (!rows_by_head || found.bias) return false;
  bool half = is_half(query.dtype);
  bool served = half && query.dtype == key.dtype && key == function.type(found.value) &&
                query.dtype == function.type(found.output->results[0]).dtype && query.dims[3] == key.dims[3] &&
                query.dims[3] % kWidthUnit == 0 && query.dims[3] <= kWidest && query.elements() > 0;
  const AttentionMask& mask = found.mask;
  if (mask.kind == AttentionMask::Kind::none) return served;
  return served && mask.kind == AttentionMask::Kind::causal && mask.last == 0 && mask.query_dimension == 2 &&
         mask.fill <= kFarBelow && query.dims[2] == key.dims[2];
}

class Fuser : public Rewriter {
 public:
  explicit Fuser(const Function& function) : Rewriter(function) {
    for (AttentionPattern& found : find_attention(function, Uses(function))) {
      if (is_served(function, found)) patterns_.emplace(found.output, std::move(found));
    }
  }
  bool any() const { return !patterns_.empty(); }

 protected:
  Values rewrite(const Op& op, Values operands) override {
    auto found = patterns_.find(&op);
    if (found == patterns_.end()) return clone(op, std::move(operands));
    const AttentionPattern& pattern = found->second;
    Value query = length_first(mapped(pattern.query)), key = length_first(mapped(pattern.key)),
          value = length_first(mapped(pattern.value));
    FusedAttention attention{pattern.scale, pattern.mask.kind == AttentionMask::Kind::causal};
    AttentionCall call = fused_attention_call(attention, type(query), type(key));
    return {emit(OpCode::custom_call, {query, key, value}, call.attrs, {}, call.results)[0]};
  }

 private:
  Value length_first(Value value) {
    const Op* swapped = definition(value, OpCode::transpose);
    if (swapped && swapped->attrs.dims("permutation") == kSwapHeads) return swapped->operands[0];
    TensorType to = heads_first(type(value));
    return emit(OpCode::transpose, {value}, {{"permutation", kSwapHeads}}, to);
  }

  std::unordered_map<const Op*, AttentionPattern> patterns_;  // by the product that ends them
};

}  // namespace

std::optional<Function> call_fused_attention(const Function& function) {
  Fuser fuser(function);
  return fuser.any() ? std::optional(fuser.run()) : std::nullopt;
}

}  // namespace pcp
