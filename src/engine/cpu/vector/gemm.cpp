// The register block of the matrix product: as many accumulators as the instruction set has registers for.
#include "engine/cpu/gemm_kernels.h"

#include "engine/cpu/vector/isa.h"

namespace pcp::cpu::PCP_ISA {
namespace {

#if defined(__AVX512F__)
constexpr int kLanes = 16, kRows = 14;
#elif defined(__AVX2__)
constexpr int kLanes = 8, kRows = 6;
#else
constexpr int kLanes = 4, kRows = 6;
#endif
constexpr int kVectors = 2;
constexpr int kCols = kLanes * kVectors;

typedef float Vector __attribute__((vector_size(kLanes * sizeof(float)), aligned(4), may_alias));
typedef float Register __attribute__((vector_size(kLanes * sizeof(float))));

PCP_INLINE Register load(const float* p) { return *reinterpret_cast<const Vector*>(p); }
PCP_INLINE void store(float* p, Register v) { *reinterpret_cast<Vector*>(p) = v; }

#define PCP_UNROLL _Pragma("GCC unroll 16")  // every loop over the accumulators, so that they become registers

template <int Rows, int Vectors>
void block(std::int64_t depth, const float* a, const float* b, float* c, std::int64_t c_stride, std::int64_t cols, bool accumulate) {
  Register sum[Rows][Vectors];
  PCP_UNROLL for (int r = 0; r < Rows; ++r) {
    PCP_UNROLL for (int v = 0; v < Vectors; ++v) sum[r][v] = Register{};
  }
  for (std::int64_t k = 0; k < depth; ++k) {
    Register y[Vectors];
    PCP_UNROLL for (int v = 0; v < Vectors; ++v) y[v] = load(b + v * kLanes);
    PCP_UNROLL for (int r = 0; r < Rows; ++r) {
      Register x = a[r] - Register{};
      PCP_UNROLL for (int v = 0; v < Vectors; ++v) sum[r][v] += x * y[v];
    }
    a += kRows;
    b += Vectors * kLanes;
  }
  if (cols == Vectors * kLanes) {
    PCP_UNROLL for (int r = 0; r < Rows; ++r) {
      PCP_UNROLL for (int v = 0; v < Vectors; ++v) {
        float* to = c + r * c_stride + v * kLanes;
        store(to, accumulate ? load(to) + sum[r][v] : sum[r][v]);
      }
    }
    return;
  }
  float edge[Rows][Vectors * kLanes];
  PCP_UNROLL for (int r = 0; r < Rows; ++r) {
    PCP_UNROLL for (int v = 0; v < Vectors; ++v) store(edge[r] + v * kLanes, sum[r][v]);
  }
  for (int r = 0; r < Rows; ++r) {
    float* to = c + r * c_stride;
    for (std::int64_t i = 0; i < cols; ++i) to[i] = accumulate ? to[i] + edge[r][i] : edge[r][i];
  }
}

template <int Rows>
void multiply_rows(std::int64_t rows, std::int64_t cols, std::int64_t depth, const float* a, const float* b, std::int64_t width,
                   float* c, std::int64_t c_stride, bool accumulate) {
  if (rows == Rows) {
    if (width == kCols) {
      block<Rows, kVectors>(depth, a, b, c, c_stride, cols, accumulate);
    } else {
      block<Rows, 1>(depth, a, b, c, c_stride, cols, accumulate);
    }
  } else if constexpr (Rows > 1) {
    multiply_rows<Rows - 1>(rows, cols, depth, a, b, width, c, c_stride, accumulate);
  }
}

void multiply(std::int64_t rows, std::int64_t cols, std::int64_t depth, const float* a, const float* b, std::int64_t width,
              float* c, std::int64_t c_stride, bool accumulate) {
  multiply_rows<kRows>(rows, cols, depth, a, b, width, c, c_stride, accumulate);
}

void pack_a(std::int64_t rows, std::int64_t depth, const float* a, std::int64_t row_stride, std::int64_t col_stride, float* packed) {
  for (std::int64_t first = 0; first < rows; first += kRows) {
    const float* panel = a + first * row_stride;
    std::int64_t count = rows - first < kRows ? rows - first : kRows;
    if (count == kRows && col_stride == 1) {
      for (std::int64_t k = 0; k < depth; ++k) {
#pragma GCC unroll 16
        for (int r = 0; r < kRows; ++r) packed[k * kRows + r] = panel[r * row_stride + k];
      }
    } else {
      for (std::int64_t k = 0; k < depth; ++k) {
        for (std::int64_t r = 0; r < count; ++r) packed[k * kRows + r] = panel[r * row_stride + k * col_stride];
        for (std::int64_t r = count; r < kRows; ++r) packed[k * kRows + r] = 0.0f;
      }
    }
    packed += depth * kRows;
  }
}

void pack_b(std::int64_t depth, std::int64_t cols, const float* b, std::int64_t row_stride, std::int64_t col_stride,
            std::int64_t width, float* packed) {
  if (col_stride == 1 && cols == width) {
    for (std::int64_t k = 0; k < depth; ++k) {
      for (std::int64_t c = 0; c < width; c += kLanes) store(packed + k * width + c, load(b + k * row_stride + c));
    }
    return;
  }
  constexpr std::int64_t kDepthBlock = 16;  // columns of a transposed matrix are read a cache line at a time
  for (std::int64_t first = 0; first < depth; first += kDepthBlock) {
    std::int64_t last = first + kDepthBlock < depth ? first + kDepthBlock : depth;
    for (std::int64_t c = 0; c < cols; ++c) {
      const float* column = b + c * col_stride;
      for (std::int64_t k = first; k < last; ++k) packed[k * width + c] = column[k * row_stride];
    }
  }
  for (std::int64_t k = 0; cols < width && k < depth; ++k) {
    for (std::int64_t c = cols; c < width; ++c) packed[k * width + c] = 0.0f;
  }
}

}  // namespace

const GemmKernels& gemm_kernels() {
  static constexpr GemmKernels kernels{kRows, kCols, pack_a, pack_b, multiply};
  return kernels;
}

}  // namespace pcp::cpu::PCP_ISA
