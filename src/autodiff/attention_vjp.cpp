// The gradient of cuDNN's fused attention is another call of cuDNN.
#include "autodiff/rules.h"
#include "engine/xla/fused_attention.h"
#include "pcp/builder.h"

namespace pcp {

Values fused_attention_vjp(const VjpSite& site) {
  if (site.cotangents[1]) site.unsupported("has no gradient through the statistics of its rows");
  if (!site.cotangents[0]) return Values(3);
  Builder& b = site.builder;
  AttentionCall call =
      fused_attention_backward_call(fused_attention_of(site.op), site.operand_type(0), site.operand_type(1));
  Values operands = site.operands;
  operands.push_back(site.results[1]);
  operands.push_back(b.transpose(site.cotangents[0], kSwapHeads));
  operands.push_back(b.transpose(site.results[0], kSwapHeads));
  Values gradients = b.create(OpCode::custom_call, operands, call.attrs, {}, call.results);
  Values result(3);
  for (std::size_t i = 0; i < 3; ++i) {
    if (site.wanted[i]) result[i] = b.transpose(gradients[i], kSwapHeads);
  }
  return result;
}

}  // namespace pcp
