// The outer optimizer: moves the shared parameters by the aggregate of a round's updates.
#pragma once

#include <cstdint>
#include <span>

#include "rounds/fragments.h"

namespace pcp {

class OuterOptimizer {
 public:
  virtual ~OuterOptimizer() = default;
  virtual void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean,
                     std::uint64_t round) = 0;
};

}  // namespace pcp
