// The register block of the matrix product: as many accumulators as the instruction set has registers for.
#include <array>
#include <utility>

#include "engine/cpu/gemm_kernels.h"
#include "engine/cpu/vector/registers.h"

namespace pcp::cpu::PCP_ISA {
namespace {

// Block sizes with the fewest loads per multiplication that the registers allow, because loads bound the speed of the
// block.
#if defined(__AVX512F__)
constexpr int kRows = 9, kVectors = 3;
#elif defined(__AVX2__)
constexpr int kRows = 4, kVectors = 3;
#else
constexpr int kRows = 6, kVectors = 2;
#endif
constexpr int kLanes = kFloatLanes;
using Register = FloatRegister;

PCP_INLINE Register load(const float* p) { return load_floats(p); }
PCP_INLINE void store(float* p, Register v) { store_floats(p, v); }

// The rows of a packed panel of a: for each step of depth, their elements are contiguous.
template <int Rows>
struct PackedRows {
  const float* a;
  PackedRows(const float* a, std::int64_t) : a(a) {}
  PCP_INLINE float at(int row, int step) const { return a[step * Rows + row]; }
  PCP_INLINE void advance(int steps) { a += steps * Rows; }
};

// Rows of a read in place, each contiguous. Every third row has a pointer, so that all pointers fit in registers.
template <int Rows>
struct PlainRows {
  static constexpr int kPointers = (Rows + 2) / 3;
  const char* row[kPointers];
  std::int64_t stride;
  PlainRows(const float* a, std::int64_t row_stride) : stride(row_stride * static_cast<std::int64_t>(sizeof(float))) {
    PCP_UNROLL for (int i = 0; i < kPointers; ++i) row[i] = reinterpret_cast<const char*>(a) + 3 * i * stride;
  }
  PCP_INLINE float at(int r, int step) const {
    return reinterpret_cast<const float*>(row[r / 3] + r % 3 * stride)[step];
  }
  PCP_INLINE void advance(int steps) { PCP_UNROLL for (int i = 0; i < kPointers; ++i) row[i] += steps * sizeof(float); }
};

// Rows of a read in place: for each step of depth, their elements are contiguous.
template <int Rows>
struct Columns {
  const float* a;
  std::int64_t stride;
  Columns(const float* a, std::int64_t col_stride) : a(a), stride(col_stride) {}
  PCP_INLINE float at(int row, int step) const { return a[step * stride + row]; }
  PCP_INLINE void advance(int steps) { a += steps * stride; }
};

template <int Rows, int Vectors, class Source>
void block(std::int64_t depth, const float* a, std::int64_t a_stride, const float* b, std::int64_t b_stride, float* c,
           std::int64_t c_stride, std::int64_t cols, bool accumulate) {
  Source rows(a, a_stride);
  Register sum[Rows][Vectors];
  PCP_UNROLL for (int r = 0; r < Rows; ++r) { PCP_UNROLL for (int v = 0; v < Vectors; ++v) sum[r][v] = Register{}; }
  auto add = [&]<int Steps>(std::integral_constant<int, Steps>) __attribute__((always_inline)) {
    PCP_UNROLL for (int step = 0; step < Steps; ++step) {
      Register y[Vectors];
      PCP_UNROLL for (int v = 0; v < Vectors; ++v) y[v] = load(b + v * kLanes);
      b += b_stride;
      PCP_UNROLL for (int r = 0; r < Rows; ++r) {
        Register x = rows.at(r, step) - Register{};
        PCP_UNROLL for (int v = 0; v < Vectors; ++v) multiply_add(sum[r][v], x, y[v]);
      }
    }
    rows.advance(Steps);
  };
  // Each of the first rounds prefetches one row of c, which has arrived when the last round is over.
  constexpr int kSteps = 4;
  std::int64_t rounds = depth / kSteps, k = 0;
  for (const float* row = c; k < rounds && k < Rows; ++k, row += c_stride) {
    PCP_UNROLL for (int v = 0; v < Vectors; ++v) __builtin_prefetch(row + v * kLanes, 1);
    add(std::integral_constant<int, kSteps>{});
  }
  for (; k < rounds; ++k) add(std::integral_constant<int, kSteps>{});
  for (k *= kSteps; k < depth; ++k) add(std::integral_constant<int, 1>{});
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

using Block = void (*)(std::int64_t depth, const float* a, std::int64_t a_stride, const float* b, std::int64_t b_stride,
                       float* c, std::int64_t c_stride, std::int64_t cols, bool accumulate);

template <int Index>
constexpr Block block_of() {
  constexpr int rows = Index / kVectors % kRows + 1, vectors = Index % kVectors + 1;
  constexpr int form = Index / (kRows * kVectors);
  if constexpr (form == 0) return block<rows, vectors, PackedRows<rows>>;
  if constexpr (form == 1) return block<rows, vectors, PlainRows<rows>>;
  return block<rows, vectors, Columns<rows>>;
}

template <int... Index>
constexpr std::array<Block, sizeof...(Index)> all_blocks(std::integer_sequence<int, Index...>) {
  return {block_of<Index>()...};
}

constexpr auto kBlocks = all_blocks(std::make_integer_sequence<int, 3 * kRows * kVectors>{});

void multiply(std::int64_t rows, std::int64_t cols, std::int64_t depth, const float* a, std::int64_t row_stride,
              std::int64_t col_stride, const float* b, std::int64_t width, std::int64_t b_stride, float* c,
              std::int64_t c_stride, bool accumulate) {
  std::int64_t form = row_stride == 0 && col_stride == 0 ? 0 : col_stride == 1 ? 1 : 2;
  std::int64_t index = (form * kRows + rows - 1) * kVectors + width / kLanes - 1;
  kBlocks.data()[index](depth, a, form == 1 ? row_stride : col_stride, b, b_stride, c, c_stride, cols, accumulate);
}

// Swaps bit Step of the row index with the same bit of the lane index. Doing so for all bits transposes the registers.
template <int Step, int... Lane>
PCP_INLINE void exchange(Register* rows, std::integer_sequence<int, Lane...>) {
  PCP_UNROLL for (int i = 0; i < kLanes; ++i) {
    if ((i & Step) != 0) continue;
    Register x = rows[i], y = rows[i + Step];
    rows[i] = __builtin_shufflevector(x, y, ((Lane & Step) != 0 ? kLanes + Lane - Step : Lane)...);
    rows[i + Step] = __builtin_shufflevector(x, y, ((Lane & Step) != 0 ? kLanes + Lane : Lane + Step)...);
  }
}

PCP_INLINE void transpose(Register* rows) {
  constexpr std::make_integer_sequence<int, kLanes> lanes{};
  exchange<1>(rows, lanes);
  exchange<2>(rows, lanes);
  if constexpr (kLanes > 4) exchange<4>(rows, lanes);
  if constexpr (kLanes > 8) exchange<8>(rows, lanes);
}

// packed[k * stride + r] = rows[r * row_stride + k] for r < count, k < kLanes. Whole registers are stored: lanes past
// `count` are overwritten by the next line.
PCP_INLINE void pack_square(const float* source, std::int64_t row_stride, int count, std::int64_t stride,
                            float* packed) {
  Register rows[kLanes];
  PCP_UNROLL for (int r = 0; r < kLanes; ++r) rows[r] = r < count ? load(source + r * row_stride) : Register{};
  transpose(rows);
  PCP_UNROLL for (int k = 0; k < kLanes; ++k) store(packed + k * stride, rows[k]);
}

// Packs depth lines [0, lines) of a matrix whose rows are contiguous for each step of depth. One line is stored to all
// tiles before the next line is read, because each line may lie in a page of its own. Whole registers are stored: lanes
// past the tile's rows are overwritten by the next line.
void pack_lines(std::int64_t tiles, std::int64_t rows, std::int64_t depth, std::int64_t lines, const float* a,
                std::int64_t stride, float* packed) {
  constexpr std::int64_t kAhead = 8;
  std::int64_t size = rows / tiles, larger = rows - size * tiles;
  for (std::int64_t k = 0; k < lines; ++k, a += stride) {
    for (std::int64_t r = 0; r < rows; r += kLanes) __builtin_prefetch(a + kAhead * stride + r);
    const float* from = a;
    float* to = packed;
    for (std::int64_t tile = 0; tile < tiles; ++tile) {
      std::int64_t count = tile < larger ? size + 1 : size;
      store(to + k * count, load(from));
      from += count;
      to += count * depth;
    }
  }
}

void pack_a(std::int64_t tiles, std::int64_t rows, std::int64_t depth, const float* a, std::int64_t row_stride,
            std::int64_t col_stride, float* packed) {
  std::int64_t size = rows / tiles, larger = rows - size * tiles, widest = larger > 0 ? size + 1 : size;
  // The number of lines at which storing a whole register does not reach past the end of a tile of `count` rows.
  auto whole_lines = [&](std::int64_t count) { return depth - (kLanes + count - 1) / count; };
  bool lines = row_stride == 1 && col_stride >= kLanes && size > 0 && widest <= kLanes && whole_lines(size) > 0;
  std::int64_t done = lines ? whole_lines(size) : 0;
  pack_lines(tiles, rows, depth, done, a, col_stride, packed);
  for (std::int64_t tile = 0; tile < tiles; ++tile) {
    std::int64_t begin = tile * size + (tile < larger ? tile : larger), count = size + (tile < larger ? 1 : 0);
    const float* from = a + begin * row_stride;
    float* to = packed + begin * depth;
    std::int64_t k = done;
    for (; col_stride == 1 && count <= kLanes && k + kLanes <= whole_lines(count); k += kLanes) {
      pack_square(from + k, row_stride, static_cast<int>(count), count, to + k * count);
    }
    for (; k < depth; ++k) {
      for (std::int64_t r = 0; r < count; ++r) to[k * count + r] = from[r * row_stride + k * col_stride];
    }
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
  std::int64_t k = 0;
  for (; row_stride == 1 && cols == width && k + kLanes <= depth; k += kLanes) {
    for (std::int64_t c = 0; c < width; c += kLanes)
      pack_square(b + c * col_stride + k, col_stride, kLanes, width, packed + k * width + c);
  }
  for (; k < depth; ++k) {
    for (std::int64_t c = 0; c < cols; ++c) packed[k * width + c] = b[k * row_stride + c * col_stride];
    for (std::int64_t c = cols; c < width; ++c) packed[k * width + c] = 0.0f;
  }
}

bool zero_rows(std::int64_t rows, std::int64_t cols, const float* a, std::int64_t row_stride) {
  typedef std::uint32_t Bits __attribute__((vector_size(kLanes * sizeof(float)), aligned(4), may_alias));
  Bits any{};
  std::uint32_t rest = 0;
  for (std::int64_t r = 0; r < rows; ++r, a += row_stride) {
    std::int64_t c = 0;
    for (; c + kLanes <= cols; c += kLanes) any |= *reinterpret_cast<const Bits*>(a + c);
    for (; c < cols; ++c) rest |= std::bit_cast<std::uint32_t>(a[c]);
  }
  PCP_UNROLL for (int i = 0; i < kLanes; ++i) rest |= any[i];
  return rest << 1 == 0;  // -0 is zero too
}

// The first row is checked by itself, because most matrices have a number other than zero there.
bool all_zero(std::int64_t rows, std::int64_t cols, const float* a, std::int64_t row_stride) {
  return rows == 0 || (zero_rows(1, cols, a, row_stride) && zero_rows(rows - 1, cols, a + row_stride, row_stride));
}

bool all_finite(std::int64_t count, const float* a) {
  std::uint32_t largest = 0;
  PCP_INDEPENDENT_LANES
  for (std::int64_t i = 0; i < count; ++i) {
    std::uint32_t size = std::bit_cast<std::uint32_t>(a[i]) << 1;
    largest = size > largest ? size : largest;
  }
  return largest < 0xff000000u;
}

}  // namespace

const GemmKernels& gemm_kernels() {
  static constexpr GemmKernels kernels{kRows, kLanes, kVectors, pack_a, pack_b, multiply, all_zero, all_finite};
  return kernels;
}

}  // namespace pcp::cpu::PCP_ISA
