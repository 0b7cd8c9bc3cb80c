// f16 and bf16 as bit patterns, with conversions that round to nearest even.
#pragma once

#include <bit>
#include <cstdint>

namespace pcp {

[[gnu::always_inline]] inline float bf16_to_float(std::uint16_t bits) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
}

[[gnu::always_inline]] inline std::uint16_t float_to_bf16(float value) {
  std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
  std::uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  std::uint32_t quiet_nan = (bits >> 16) | 0x40u;
  return static_cast<std::uint16_t>((bits & 0x7fffffffu) > 0x7f800000u ? quiet_nan : rounded);
}

[[gnu::always_inline]] inline float f16_to_float(std::uint16_t half) {
  std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000u) << 16;
  std::uint32_t magnitude = half & 0x7fffu;
  // Normal and subnormal numbers by one multiplication: 2^112 moves the exponent bias from 15 to 127.
  float scaled = std::bit_cast<float>(magnitude << 13) * 0x1p112f;
  std::uint32_t bits = std::bit_cast<std::uint32_t>(scaled);
  if (magnitude >= 0x7c00u) bits = 0x7f800000u | (magnitude & 0x3ffu) << 13;
  return std::bit_cast<float>(bits | sign);
}

[[gnu::always_inline]] inline std::uint16_t float_to_f16(float value) {
  std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
  std::uint32_t sign = (bits >> 16) & 0x8000u;
  std::uint32_t magnitude = bits & 0x7fffffffu;
  std::uint32_t result;
  if (magnitude > 0x7f800000u) {
    result = 0x7e00u | ((magnitude >> 13) & 0x3ffu);  // NaN, quiet
  } else if (magnitude >= 0x477ff000u) {
    result = 0x7c00u;  // 65520 and more round to infinity
  } else if (magnitude >= 0x38800000u) {
    result = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
  } else {  // subnormal: adding 0.5 aligns the last kept bit with the last bit of the float
    float aligned = std::bit_cast<float>(magnitude) + 0.5f;
    result = std::bit_cast<std::uint32_t>(aligned) - 0x3f000000u;
  }
  return static_cast<std::uint16_t>(result | sign);
}

}  // namespace pcp
