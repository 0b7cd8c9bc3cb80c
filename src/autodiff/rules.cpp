#include "autodiff/rules.h"

#include "pcp/passes.h"

namespace pcp {

Vjp find_vjp(const Op& op) {
  if (op.code != OpCode::custom_call) return find_vjp(op.code);
  return op.attrs.get<std::string>("call_target_name") == kFusedAttention ? fused_attention_vjp : nullptr;
}

Vjp find_vjp(OpCode code) {
  switch (code) {
#define PCP_VJP(code) \
  case OpCode::code:  \
    return code##_vjp;
    PCP_VJP(abs)
    PCP_VJP(add)
    PCP_VJP(atan2)
    PCP_VJP(broadcast_in_dim)
    PCP_VJP(cbrt)
    PCP_VJP(clamp)
    PCP_VJP(concatenate)
    PCP_VJP(convert)
    PCP_VJP(convolution)
    PCP_VJP(cosine)
    PCP_VJP(divide)
    PCP_VJP(dot_general)
    PCP_VJP(dynamic_slice)
    PCP_VJP(dynamic_update_slice)
    PCP_VJP(exponential)
    PCP_VJP(exponential_minus_one)
    PCP_VJP(gather)
    PCP_VJP(log)
    PCP_VJP(log_plus_one)
    PCP_VJP(logistic)
    PCP_VJP(maximum)
    PCP_VJP(minimum)
    PCP_VJP(multiply)
    PCP_VJP(negate)
    PCP_VJP(optimization_barrier)
    PCP_VJP(pad)
    PCP_VJP(power)
    PCP_VJP(reduce)
    PCP_VJP(reduce_precision)
    PCP_VJP(reduce_window)
    PCP_VJP(remainder)
    PCP_VJP(reshape)
    PCP_VJP(reverse)
    PCP_VJP(rsqrt)
    PCP_VJP(scatter)
    PCP_VJP(select)
    PCP_VJP(select_and_scatter)
    PCP_VJP(sine)
    PCP_VJP(slice)
    PCP_VJP(sort)
    PCP_VJP(sqrt)
    PCP_VJP(subtract)
    PCP_VJP(tan)
    PCP_VJP(tanh)
    PCP_VJP(transpose)
#undef PCP_VJP
    default:
      return nullptr;
  }
}

}  // namespace pcp
