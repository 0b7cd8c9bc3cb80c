// Products of a row with a matrix, as fast as the matrix can be read.
#include <array>
#include <utility>

#include "engine/cpu/gemv_kernels.h"
#include "engine/cpu/vector/fold.h"
#include "engine/cpu/vector/registers.h"

namespace pcp::cpu::PCP_ISA {
namespace {

constexpr int kLanes = kFloatLanes;
using Register = FloatRegister;

struct Floats {
  using Element = float;
  PCP_INLINE static Register registers(const float* p) { return load_floats(p); }
  PCP_INLINE static float one(float x) { return x; }
};

struct Bf16s {
  using Element = std::uint16_t;
  PCP_INLINE static Register registers(const std::uint16_t* p) {
    typedef std::uint16_t Halves __attribute__((vector_size(kLanes * sizeof(std::uint16_t)), aligned(2), may_alias));
    typedef std::uint32_t Words __attribute__((vector_size(kLanes * sizeof(std::uint32_t))));
    Words wide = __builtin_convertvector(*reinterpret_cast<const Halves*>(p), Words) << 16;
    return std::bit_cast<Register>(wide);
  }
  PCP_INLINE static float one(std::uint16_t x) { return std::bit_cast<float>(static_cast<std::uint32_t>(x) << 16); }
};

// The number of sums that fit in registers beside an element of x and a line of the matrix.
#if defined(__AVX512F__)
constexpr int kMostSums = 24;
#else
constexpr int kMostSums = 12;
#endif

// All sums stay in registers, one per `kLanes` columns. The last register ends with the last column; the columns it
// shares with the one before are computed twice.
template <class From, int Sums>
void add_narrow_lines(std::int64_t depth, std::int64_t cols, const float* x, const typename From::Element* b,
                      std::int64_t row_stride, float* out) {
  const std::int64_t last = cols - kLanes;
  Register sum[Sums];
  PCP_UNROLL for (int i = 0; i < Sums; ++i) sum[i] = Register{};
  for (std::int64_t k = 0; k < depth; ++k, b += row_stride) {
    Register scale = x[k] - Register{};
    PCP_UNROLL for (int i = 0; i < Sums; ++i) {
      multiply_add(sum[i], scale, From::registers(b + (i + 1 < Sums ? i * kLanes : last)));
    }
  }
  PCP_UNROLL for (int i = 0; i < Sums; ++i) store_floats(out + (i + 1 < Sums ? i * kLanes : last), sum[i]);
}

template <class From>
using NarrowLines = void (*)(std::int64_t, std::int64_t, const float*, const typename From::Element*, std::int64_t,
                             float*);

template <class From, int... Index>
constexpr std::array<NarrowLines<From>, sizeof...(Index)> narrow_lines(std::integer_sequence<int, Index...>) {
  return {add_narrow_lines<From, Index + 1>...};
}

template <class From>
constexpr auto kNarrowLines = narrow_lines<From>(std::make_integer_sequence<int, kMostSums>{});

// Adds `Lines` lines to the sums in `out`. With several lines at a time the sums are loaded and stored less often; the
// order of additions is the same.
template <class From, int Lines>
PCP_INLINE void add_lines_together(std::int64_t cols, const float* x, const typename From::Element* b,
                                   std::int64_t row_stride, float* out) {
  Register scale[Lines];
  PCP_UNROLL for (int line = 0; line < Lines; ++line) scale[line] = x[line] - Register{};
  auto add = [&](std::int64_t c) __attribute__((always_inline)) {
    Register sum = load_floats(out + c);
    PCP_UNROLL for (int line = 0; line < Lines; ++line) {
      multiply_add(sum, scale[line], From::registers(b + line * row_stride + c));
    }
    store_floats(out + c, sum);
  };
  constexpr std::int64_t kTogether = 4 * kLanes;
  std::int64_t c = 0;
  for (; c + kTogether <= cols; c += kTogether) {
    PCP_UNROLL for (int i = 0; i < 4; ++i) add(c + i * kLanes);
  }
  for (; c < cols; c += kLanes) add(c);
}

// The number of columns is a multiple of kLanes, and their sums fit in the first-level cache.
template <class From>
void add_wide_lines(std::int64_t depth, std::int64_t cols, const float* x, const typename From::Element* b,
                    std::int64_t row_stride, float* out) {
  constexpr int kLines = 4;
  for (std::int64_t c = 0; c < cols; c += kLanes) store_floats(out + c, Register{});
  std::int64_t k = 0;
  for (; k + kLines <= depth; k += kLines) {
    add_lines_together<From, kLines>(cols, x + k, b + k * row_stride, row_stride, out);
  }
  for (; k < depth; ++k) add_lines_together<From, 1>(cols, x + k, b + k * row_stride, row_stride, out);
}

template <class From>
void add_few_lanes(std::int64_t depth, std::int64_t cols, const float* x, const typename From::Element* b,
                   std::int64_t row_stride, float* out) {
  for (std::int64_t c = 0; c < cols; ++c) out[c] = 0;
  for (std::int64_t k = 0; k < depth; ++k, b += row_stride) {
    for (std::int64_t c = 0; c < cols; ++c) out[c] += x[k] * From::one(b[c]);
  }
}

template <class From>
void add_lines(std::int64_t depth, std::int64_t cols, const float* x, const void* matrix, std::int64_t row_stride,
               float* out) {
  auto* b = static_cast<const typename From::Element*>(matrix);
  if (cols < kLanes) return add_few_lanes<From>(depth, cols, x, b, row_stride, out);
  std::int64_t registers = (cols + kLanes - 1) / kLanes;
  if (registers <= kMostSums) return kNarrowLines<From>.data()[registers - 1](depth, cols, x, b, row_stride, out);
  constexpr std::int64_t kStrip = 4096;  // columns; their sums take half of the smallest first-level cache
  std::int64_t whole = cols / kLanes * kLanes;
  for (std::int64_t c = 0; c < whole; c += kStrip) {
    add_wide_lines<From>(depth, whole - c < kStrip ? whole - c : kStrip, x, b + c, row_stride, out + c);
  }
  if (whole < cols) {
    std::int64_t last = cols - kLanes;
    add_narrow_lines<From, 1>(depth, kLanes, x, b + last, row_stride, out + last);
  }
}

// Four sums are computed at a time, because each addition waits for the one before in the same sum.
template <class From>
PCP_INLINE float dot(std::int64_t depth, const float* x, const typename From::Element* b) {
  Register sum[4] = {};
  std::int64_t k = 0;
  for (; k + 4 * kLanes <= depth; k += 4 * kLanes) {
    PCP_UNROLL for (int i = 0; i < 4; ++i) {
      multiply_add(sum[i], load_floats(x + k + i * kLanes), From::registers(b + k + i * kLanes));
    }
  }
  for (; k + kLanes <= depth; k += kLanes) multiply_add(sum[0], load_floats(x + k), From::registers(b + k));
  float total = fold_vector<Sum, float, sizeof(Register)>((sum[0] + sum[1]) + (sum[2] + sum[3]), Lanes<float>{x}, 0);
  for (; k < depth; ++k) total += x[k] * From::one(b[k]);
  return total;
}

template <class From>
void dot_columns(std::int64_t depth, std::int64_t cols, const float* x, const void* matrix, std::int64_t col_stride,
                 float* out) {
  auto* b = static_cast<const typename From::Element*>(matrix);
  for (std::int64_t c = 0; c < cols; ++c, b += col_stride) out[c] = dot<From>(depth, x, b);
}

void add_up(std::int64_t cols, std::int64_t count, const float* parts, std::int64_t stride, float* out) {
  std::int64_t c = 0;
  for (; c + kLanes <= cols; c += kLanes) {
    Register sum = load_floats(parts + c);
    for (std::int64_t i = 1; i < count; ++i) sum += load_floats(parts + i * stride + c);
    store_floats(out + c, sum);
  }
  for (; c < cols; ++c) {
    float sum = parts[c];
    for (std::int64_t i = 1; i < count; ++i) sum += parts[i * stride + c];
    out[c] = sum;
  }
}

}  // namespace

const GemvKernels& gemv_kernels() {
  static constexpr GemvKernels kernels{
      {add_lines<Floats>, dot_columns<Floats>}, {add_lines<Bf16s>, dot_columns<Bf16s>}, add_up};
  return kernels;
}

}  // namespace pcp::cpu::PCP_ISA
