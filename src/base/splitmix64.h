// SplitMix64: random numbers that are pure functions of a seed and an index, the same bits on every machine.
#pragma once

#include <cstdint>

namespace pcp {

// By how much the generator's state grows from one number to the next.
inline constexpr std::uint64_t kSplitMix64Step = 0x9e3779b97f4a7c15u;

// The number after state x. What differs in one bit comes out unrelated.
constexpr std::uint64_t splitmix64(std::uint64_t x) {
  x += kSplitMix64Step;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

// From [0, 1), by the upper 53 bits.
constexpr double unit_interval(std::uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

}  // namespace pcp
