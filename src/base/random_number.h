// A number that two processes do not draw alike. Not a secret.
#pragma once

#include <cstdint>
#include <random>

namespace pcp {

inline std::uint64_t random_number() {
  std::random_device random;
  return (static_cast<std::uint64_t>(random()) << 32) | random();
}

}  // namespace pcp
