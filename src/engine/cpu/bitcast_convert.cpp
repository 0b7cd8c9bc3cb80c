#include "engine/cpu/structural_kernels.h"

namespace pcp::cpu {

void bitcast_convert(const KernelContext& context) {
  if (context.outputs[0].data == context.inputs[0].data) return;
  copy_strided(context.inputs[0].data, {1}, context.outputs[0].data, {1}, {context.outputs[0].type.bytes()}, 1,
               context.threads);
}

}  // namespace pcp::cpu
