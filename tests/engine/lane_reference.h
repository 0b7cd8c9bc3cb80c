// Lanes of every type and the arithmetic to check kernels with: long double holds every lane of every type exactly.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/cpu/vector_kernels.h"

namespace pcp::cpu::lanes {

using Wide = long double;
using Int = __int128;
using enum DType;

inline constexpr DType kAll[] = {i1, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64};
inline constexpr DType kIntegers[] = {i8, i16, i32, i64, u8, u16, u32, u64};
inline constexpr DType kFloats[] = {f16, bf16, f32, f64};
inline const Wide kInf = std::numeric_limits<Wide>::infinity();
inline const Wide kNan = std::numeric_limits<Wide>::quiet_NaN();

// ---- Types

inline bool floating(DType d) { return d == f16 || d == bf16 || d == f32 || d == f64; }
inline bool has_sign(DType d) { return d == i8 || d == i16 || d == i32 || d == i64; }
inline int width(DType d) { return d == i1 ? 1 : 8 * static_cast<int>(byte_size(d)); }
inline int precision(DType d) { return d == f16 ? 11 : d == bf16 ? 8 : d == f32 ? 24 : 53; }
inline int smallest_exponent(DType d) { return d == f16 ? -14 : d == f64 ? -1022 : -126; }
inline int largest_exponent(DType d) { return d == f16 ? 15 : d == f64 ? 1023 : 127; }
inline Wide lowest(DType d) { return has_sign(d) ? -std::ldexp(Wide(1), width(d) - 1) : 0; }
inline Wide highest(DType d) { return std::ldexp(Wide(1), width(d) - (has_sign(d) ? 1 : 0)) - 1; }

inline Wide unit(DType d, Wide x) {  // in the last place
  int exponent = x == 0 || !std::isfinite(x) ? smallest_exponent(d) : std::max(std::ilogb(x), smallest_exponent(d));
  return std::ldexp(Wide(1), exponent - (precision(d) - 1));
}

inline Wide round_to(DType d, Wide x) {
  if (!std::isfinite(x) || x == 0) return x;
  Wide quantum = unit(d, x);
  Wide rounded = std::nearbyint(x / quantum) * quantum;
  if (std::fabs(rounded) >= std::ldexp(Wide(1), largest_exponent(d) + 1)) return std::copysign(kInf, x);
  return std::copysign(rounded, x);
}

inline Wide wrap(DType d, Int x) {
  unsigned __int128 modulus = static_cast<unsigned __int128>(1) << width(d);
  unsigned __int128 low = static_cast<unsigned __int128>(x) % modulus;
  if (has_sign(d) && low >= modulus / 2) return static_cast<Wide>(static_cast<Int>(low) - static_cast<Int>(modulus));
  return static_cast<Wide>(low);
}

// ---- Lanes

template <class F>
auto with_lane_type(DType d, F f) {
  switch (d) {
    case i1:
    case u8:
      return f(std::uint8_t{});
    case i8:
      return f(std::int8_t{});
    case i16:
      return f(std::int16_t{});
    case i32:
      return f(std::int32_t{});
    case i64:
      return f(std::int64_t{});
    case u16:
      return f(std::uint16_t{});
    case u32:
      return f(std::uint32_t{});
    case u64:
      return f(std::uint64_t{});
    case f64:
      return f(double{});
    default:
      return f(float{});
  }
}

struct Lanes {
  DType dtype;
  std::vector<std::uint64_t> storage;

  Lanes(DType dtype, std::size_t n) : dtype(dtype), storage(n + 1, 0x5a5a5a5a5a5a5a5a) {}
  Lanes(DType dtype, const std::vector<Wide>& values) : Lanes(dtype, values.size()) {
    for (std::size_t i = 0; i < values.size(); ++i) set(i, values[i]);
  }
  std::size_t size() const { return lane_size(dtype); }
  char* data() { return reinterpret_cast<char*>(storage.data()); }
  const char* data() const { return reinterpret_cast<const char*>(storage.data()); }
  const char* at(std::size_t i) const { return data() + i * size(); }
  void set(std::size_t i, Wide value) {
    with_lane_type(dtype, [&](auto zero) {
      auto lane = static_cast<decltype(zero)>(value);
      std::memcpy(data() + i * sizeof lane, &lane, sizeof lane);
    });
  }
  Wide get(std::size_t i) const {
    return with_lane_type(dtype, [&](auto lane) {
      std::memcpy(&lane, at(i), sizeof lane);
      return static_cast<Wide>(lane);
    });
  }
};

inline bool same(Wide x, Wide y) {
  if (std::isnan(x) || std::isnan(y)) return std::isnan(x) && std::isnan(y);
  return x == y && std::signbit(x) == std::signbit(y);
}

// Distance in units of the exact value; 0 where both are equal, NaN or the same infinity after rounding.
inline Wide distance(DType d, Wide got, Wide exact) {
  if (std::isnan(got) || std::isnan(exact)) return std::isnan(got) && std::isnan(exact) ? 0 : kInf;
  Wide end = std::ldexp(Wide(1), largest_exponent(d) + 1);
  auto bounded = [&](Wide x) { return std::fabs(x) > end ? std::copysign(end, x) : x; };
  if (std::isfinite(exact) && std::fabs(exact) < end) return std::fabs(bounded(got) - exact) / unit(d, exact);
  return std::isinf(got) && std::signbit(got) == std::signbit(exact) ? 0 : kInf;
}

inline std::vector<Wide> samples(DType d) {
  std::vector<Wide> values;
  std::mt19937_64 random(7 + static_cast<int>(d));
  if (d == i1) return {0, 1, 1, 0, 0};
  if (!floating(d)) {
    for (int x : {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, -1, -2, -3, -7, -8, -100})
      values.push_back(wrap(d, x));
    for (Int x : {Int(0), Int(1), Int(2)}) {
      values.push_back(lowest(d) + x);
      values.push_back(highest(d) - x);
    }
    for (int i = 0; i < 20; ++i) values.push_back(wrap(d, static_cast<Int>(random())));
    return values;
  }
  Wide smallest = std::ldexp(Wide(1), smallest_exponent(d));
  Wide largest = std::ldexp(Wide(2) - std::ldexp(Wide(1), 1 - precision(d)), largest_exponent(d));
  for (Wide x : {Wide(0),
                 Wide(1),
                 Wide(0.5),
                 Wide(1.5),
                 Wide(2),
                 Wide(2.5),
                 Wide(3),
                 Wide(0.1),
                 Wide(0.49999),
                 Wide(7),
                 Wide(100.25),
                 Wide(1e-3),
                 Wide(12345),
                 largest,
                 largest / 2,
                 smallest,
                 smallest * Wide(0.75),
                 unit(d, 0),
                 unit(d, 0) * 5,
                 kInf,
                 kNan}) {
    values.push_back(round_to(d, x));
    values.push_back(round_to(d, -x));
  }
  std::normal_distribution<double> normal;
  for (int i = 0; i < 24; ++i) values.push_back(round_to(d, normal(random) * std::pow(10.0, i % 7 - 3)));
  return values;
}

// All pairs of `samples`.
inline std::pair<std::vector<Wide>, std::vector<Wide>> sample_pairs(DType d) {
  std::vector<Wide> x, y, values = samples(d);
  for (Wide a : values)
    for (Wide b : values) x.push_back(a), y.push_back(b);
  return {x, y};
}

// ---- Running

inline void for_each_isa(const std::function<void(const VectorKernels&)>& body) {
  ASSERT_FALSE(runnable_vector_kernels().empty());
  for (const VectorKernels* kernels : runnable_vector_kernels()) {
    SCOPED_TRACE(std::string(kernels->isa));
    body(*kernels);
  }
}

// Runs the kernel over all lanes. Also checks that every length from 0 to 70 gives the same bits and writes nothing
// beyond, and that it may write over each operand with lanes of the same size.
inline Lanes run(LaneKernel kernel, DType out_type, const std::vector<Lanes>& in, std::size_t n) {
  Lanes out(out_type, n);
  auto operand = [&](std::size_t k, std::size_t i) { return k < in.size() ? in[k].at(i) : nullptr; };
  kernel(static_cast<std::int64_t>(n), operand(0, 0), operand(1, 0), operand(2, 0), out.data());
  for (std::size_t length = 0; length <= std::min<std::size_t>(n, 70); ++length) {
    std::size_t start = (n - length) / 3;
    const std::size_t beyond = 16;
    Lanes part(out_type, length + beyond);
    Lanes untouched = part;
    kernel(static_cast<std::int64_t>(length), operand(0, start), operand(1, start), operand(2, start), part.data());
    EXPECT_EQ(std::memcmp(part.data(), out.at(start), length * out.size()), 0) << "length " << length;
    EXPECT_EQ(std::memcmp(part.at(length), untouched.at(length), beyond * out.size()), 0) << "length " << length;
  }
  for (std::size_t k = 0; k < in.size(); ++k) {
    if (in[k].size() != out.size()) continue;
    Lanes over = in[k];
    const char* operands[3] = {operand(0, 0), operand(1, 0), operand(2, 0)};
    operands[k] = over.data();
    kernel(static_cast<std::int64_t>(n), operands[0], operands[1], operands[2], over.data());
    EXPECT_EQ(std::memcmp(over.data(), out.data(), n * out.size()), 0) << "in place of operand " << k;
  }
  return out;
}

using Reference = std::function<std::optional<Wide>(Wide, Wide, Wide)>;  // nothing: not checked

inline void expect_exact(LaneKernel kernel, DType out_type, const std::vector<Lanes>& in, std::size_t n,
                         const Reference& reference) {
  ASSERT_NE(kernel, nullptr);
  Lanes out = run(kernel, out_type, in, n);
  int shown = 0;
  for (std::size_t i = 0; i < n && shown < 5; ++i) {
    Wide x[3] = {};
    for (std::size_t k = 0; k < in.size(); ++k) x[k] = in[k].get(i);
    std::optional<Wide> want = reference(x[0], x[1], x[2]);
    if (!want || same(out.get(i), *want)) continue;
    ++shown;
    ADD_FAILURE() << "of " << x[0] << ", " << x[1] << ", " << x[2] << " got " << out.get(i) << ", want " << *want;
  }
}

inline Wide larger(Wide x, Wide y) {
  if (std::isnan(x) || std::isnan(y)) return kNan;
  return x == y ? (std::signbit(x) ? y : x) : std::max(x, y);
}
inline Wide smaller(Wide x, Wide y) {
  if (std::isnan(x) || std::isnan(y)) return kNan;
  return x == y ? (std::signbit(x) ? x : y) : std::min(x, y);
}

inline Int to_int(Wide x) { return static_cast<Int>(x); }

}  // namespace pcp::cpu::lanes
