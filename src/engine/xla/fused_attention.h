// cuDNN's fused attention as XLA calls it: the custom calls, and the attributes XLA reads.
//
// Queries, keys and values go in as [batch, length, heads, width]. The forward call returns the output as [batch,
// heads, length, width], laid out in memory like its inputs, a statistic per row, which the backward call needs, and a
// workspace that only XLA uses.
#pragma once

#include <optional>
#include <string_view>

#include "pcp/passes.h"

namespace pcp {

struct FusedAttention {
  double scale = 1;
  bool causal = false;
};

inline constexpr std::string_view kFusedAttentionBackward = "__cudnn$fmhaSoftmaxBackward";
inline const Dims kSwapHeads{0, 2, 1, 3};  // between [batch, length, heads, width] and [batch, heads, length, width]

// Types of q, k and v are [batch, length, heads, width].
struct AttentionCall {
  Attrs attrs;
  std::vector<TensorType> results;
};
AttentionCall fused_attention_call(const FusedAttention&, const TensorType& query, const TensorType& key);
AttentionCall fused_attention_backward_call(const FusedAttention&, const TensorType& query, const TensorType& key);

// What a forward call computes, read back from its attributes.
FusedAttention fused_attention_of(const Op& call);

// The function with calls in place of the attention that cuDNN has a kernel for; nothing when there is none.
std::optional<Function> call_fused_attention(const Function&);

}  // namespace pcp
