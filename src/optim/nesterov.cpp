#include "pcp/optim.h"

namespace pcp {

void nesterov_step(std::span<float> parameter, std::span<float> velocity, std::span<const float> delta, double lr,
                   double momentum) {
  require(parameter.size() == velocity.size() && parameter.size() == delta.size(), "[nesterov] ", parameter.size(),
          " parameters, ", velocity.size(), " velocities and ", delta.size(), " deltas");
  const auto rate = static_cast<float>(lr), kept = static_cast<float>(momentum);
  for (std::size_t i = 0; i < parameter.size(); ++i) {
    velocity[i] = kept * velocity[i] + delta[i];
    parameter[i] -= rate * (delta[i] + kept * velocity[i]);
  }
}

}  // namespace pcp
