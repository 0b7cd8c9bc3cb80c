// Products of f32 matrices, blocked for the caches: b is packed once and shared; a block of its columns stays in the
// second-level cache while panels of a, kept in the first-level one, meet it.
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/cpu/gemm.h"
#include "engine/cpu/gemm_kernels.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kDepthBlock = 384;      // of a and b that meet at a time: a panel of a stays in the first cache
constexpr std::int64_t kLargestRowBlock = 56;  // rows of a packed at a time
constexpr std::int64_t kLine = 16;             // floats of a cache line

std::int64_t rounded_up(std::int64_t n, std::int64_t unit) { return (n + unit - 1) / unit * unit; }

std::int64_t second_cache_bytes() {
  constexpr std::int64_t kAtLeast = 256 << 10;
#if defined(_SC_LEVEL2_CACHE_SIZE)
  static const std::int64_t bytes = std::max<std::int64_t>(kAtLeast, sysconf(_SC_LEVEL2_CACHE_SIZE));
  return bytes;
#else
  return kAtLeast;
#endif
}

// Depth in equal parts of at most kDepthBlock.
std::int64_t depth_part(std::int64_t depth) {
  std::int64_t parts = std::max<std::int64_t>((depth + kDepthBlock - 1) / kDepthBlock, 1);
  return (depth + parts - 1) / parts;
}

// Columns of b that take about half of the second-level cache.
std::int64_t column_block(std::int64_t depth) {
  std::int64_t fit = second_cache_bytes() * 5 / 8 / (depth * static_cast<std::int64_t>(sizeof(float)));
  return std::max<std::int64_t>(fit / gemm_kernels().cols, 1) * gemm_kernels().cols;
}

// The last panel is half as wide when that is enough.
struct Panels {
  explicit Panels(std::int64_t cols) {
    std::int64_t wide = gemm_kernels().cols, rest = cols % wide;
    count = (cols + wide - 1) / wide;
    last_width = rest != 0 && rest <= wide / 2 ? wide / 2 : wide;
    total_width = (count - 1) * wide + last_width;
  }
  std::int64_t count, last_width, total_width;
  std::int64_t width(std::int64_t panel) const { return panel + 1 == count ? last_width : gemm_kernels().cols; }
};

// A part of a matrix whose lines are asked for a few at a time, before it is packed.
class Ahead {
 public:
  Ahead(const Matrix& a, std::int64_t calls) : data_(a.data) {
    bool by_rows = a.col_stride == 1;
    if (!by_rows && a.row_stride != 1) return;
    runs_ = by_rows ? a.rows : a.cols;
    stride_ = by_rows ? a.row_stride : a.col_stride;
    lines_ = ((by_rows ? a.cols : a.rows) + kLine - 1) / kLine;
    each_ = (runs_ * lines_ + calls - 1) / calls;
  }
  void ask() {
    for (std::int64_t i = 0; i < each_ && run_ < runs_; ++i) {
      __builtin_prefetch(data_ + run_ * stride_ + line_ * kLine, 0, 2);
      if (++line_ == lines_) {
        line_ = 0;
        ++run_;
      }
    }
  }

 private:
  const float* data_;
  std::int64_t runs_ = 0, stride_ = 0, lines_ = 0, each_ = 0, run_ = 0, line_ = 0;
};

Matrix part_of(const Matrix& x, std::int64_t row, std::int64_t rows, std::int64_t col, std::int64_t cols) {
  return {x.data + row * x.row_stride + col * x.col_stride, rows, cols, x.row_stride, x.col_stride};
}

// Whether the register block may read a where it lies: its rows are contiguous, and lines of all of them find room in
// the first-level cache, where rows a multiple of 4 KiB apart would crowd into the same few places.
bool readable_in_place(const Matrix& a) { return a.col_stride == 1 && a.row_stride % 1024 != 0; }

// out (+)= a · b[:, first, last) for one part of the depth, in blocks of rows. b points to the packed part.
void multiply_part(const Matrix& a, const float* b, std::int64_t packed_depth, const Panels& panels, std::int64_t first,
                   std::int64_t last, float* out, std::int64_t out_stride, bool accumulate) {
  const GemmKernels& kernels = gemm_kernels();
  std::int64_t width = column_block(a.cols), panel_calls = (last - first + kernels.cols - 1) / kernels.cols;
  // A block of rows meets a block of columns; `rows_at` gives a panel of it, asked for while the panel before is used.
  auto multiply_block = [&](std::int64_t row, std::int64_t rows, auto&& rows_at, std::int64_t a_stride, bool ask) {
    for (std::int64_t begin = first; begin < last; begin += width) {
      std::int64_t end = std::min(last, begin + width);
      for (std::int64_t r = 0; r < rows; r += kernels.rows) {
        std::int64_t ahead_row = row + r + kernels.rows;
        Ahead ahead(part_of(a, ahead_row, std::clamp<std::int64_t>(a.rows - ahead_row, 0, kernels.rows), 0, a.cols),
                    panel_calls);
        for (std::int64_t c = begin; c < end; c += kernels.cols) {
          if (ask && begin == first) ahead.ask();
          kernels.multiply(std::min<std::int64_t>(kernels.rows, rows - r),
                           std::min<std::int64_t>(kernels.cols, end - c), a.cols, rows_at(r), a_stride,
                           b + c * packed_depth, panels.width(c / kernels.cols), out + (row + r) * out_stride + c,
                           out_stride, accumulate);
        }
      }
    }
  };
  std::int64_t block = std::min(rounded_up(a.rows, kernels.rows), rounded_up(kLargestRowBlock, kernels.rows));
  if (readable_in_place(a)) {
    for (std::int64_t row = 0; row < a.rows; row += block) {
      multiply_block(
          row, std::min(block, a.rows - row), [&](std::int64_t r) { return a.data + (row + r) * a.row_stride; },
          a.row_stride, true);
    }
    return;
  }
  Scratch packed(static_cast<std::size_t>(block * a.cols) * sizeof(float));
  auto* lhs = reinterpret_cast<float*>(packed.data());
  for (std::int64_t row = 0; row < a.rows; row += block) {
    std::int64_t rows = std::min(block, a.rows - row);
    kernels.pack_a(rows, a.cols, a.data + row * a.row_stride, a.row_stride, a.col_stride, lhs);
    multiply_block(
        row, rows, [&](std::int64_t r) { return lhs + r * a.cols; }, 0, false);
  }
}

// How a product of one part of the depth is shared out: by rows, and by columns when there are few rows.
struct Tasks {
  Tasks(std::int64_t rows, std::int64_t cols, int threads) : block(row_block(rows, threads)) {
    std::int64_t unit = gemm_kernels().cols, wanted = threads == 1 ? 1 : 3 * threads;
    row_blocks = (rows + block - 1) / block;
    std::int64_t split = std::clamp<std::int64_t>((wanted + row_blocks - 1) / row_blocks, 1, 4);
    width = rounded_up((cols + split - 1) / split, unit);
    count = row_blocks * ((cols + width - 1) / width);
  }
  std::int64_t block, row_blocks, width, count;
};

}  // namespace

std::size_t packed_bytes(std::int64_t depth, std::int64_t cols) {
  return cols == 0 ? 0 : static_cast<std::size_t>(depth * Panels(cols).total_width) * sizeof(float);
}

namespace {

// Panel `index` of a part of b, depth rows from row k on.
void pack_panel(const Matrix& b, const Panels& panels, std::int64_t k, std::int64_t depth, std::int64_t index,
                float* part) {
  const GemmKernels& kernels = gemm_kernels();
  std::int64_t c = index * kernels.cols;
  kernels.pack_b(depth, std::min<std::int64_t>(kernels.cols, b.cols - c), b.data + k * b.row_stride + c * b.col_stride,
                 b.row_stride, b.col_stride, panels.width(index), part + c * depth);
}

}  // namespace

PackedMatrix pack_rhs(const Matrix& b, std::byte* memory, const Threads& threads) {
  PackedMatrix packed{reinterpret_cast<float*>(memory), b.rows, b.cols, b.rows, b.cols};
  if (b.rows == 0 || b.cols == 0) return packed;
  Panels panels(b.cols);
  std::int64_t part = depth_part(b.rows), parts = (b.rows + part - 1) / part;
  constexpr std::int64_t kGrainBytes = 64 << 10;
  std::int64_t grain = std::max<std::int64_t>(1, kGrainBytes / (part * gemm_kernels().cols * 4));
  threads.parallel_for(parts * panels.count, grain, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t i = begin; i < end; ++i) {
      std::int64_t k = i / panels.count * part;
      pack_panel(b, panels, k, std::min(part, b.rows - k), i % panels.count, packed.data + k * panels.total_width);
    }
  });
  return packed;
}

void multiply_packed(const Matrix& a, const PackedMatrix& b, float* out, std::int64_t out_stride) {
  if (a.rows == 0 || b.used_cols == 0) return;
  if (b.used_depth == 0) {
    for (std::int64_t r = 0; r < a.rows; ++r)
      std::memset(out + r * out_stride, 0, static_cast<std::size_t>(b.used_cols) * sizeof(float));
    return;
  }
  Panels panels(b.cols);
  std::int64_t part = depth_part(b.depth);
  for (std::int64_t k = 0; k < b.used_depth; k += part) {
    multiply_part(part_of(a, 0, a.rows, k, std::min(part, b.used_depth - k)), b.data + k * panels.total_width,
                  std::min(part, b.depth - k), panels, 0, b.used_cols, out, out_stride, k > 0);
  }
}

std::int64_t row_block(std::int64_t rows, int threads) {
  std::int64_t unit = gemm_kernels().rows;
  std::int64_t share = threads == 1 ? rows : rows / (threads * 4);
  return std::clamp(share / unit * unit, unit, rounded_up(kLargestRowBlock, unit));
}

const Threads& team_for(std::int64_t products, const Threads& threads) {
  constexpr std::int64_t kWorthSharing =
      1 << 19;  // multiplications below which waking another thread costs more than it saves
  return products < kWorthSharing ? Threads::calling_thread() : threads;
}

void sgemm(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads& all_threads) {
  const Threads& threads = team_for(a.rows * b.cols * a.cols, all_threads);
  if (a.cols == 0) return multiply_packed(a, {nullptr, 0, b.cols, 0, b.cols}, out, out_stride);
  if (a.rows == 0 || b.cols == 0) return;
  // The parts of the depth take turns in two memories: one is packed while the other is still multiplied.
  std::int64_t part = depth_part(b.rows), parts = (b.rows + part - 1) / part;
  Panels panels(b.cols);
  Tasks tasks(a.rows, b.cols, threads.count());
  std::size_t part_floats = packed_bytes(part, b.cols) / sizeof(float);
  Scratch memory((parts > 1 ? 2 : 1) * part_floats * sizeof(float));
  std::vector<Threads::Phase> phases;
  for (int i = 0; i < parts; ++i) {
    phases.push_back({panels.count, 2 * i - 3});
    phases.push_back({tasks.count, 2 * i});
  }
  threads.parallel_phases(phases, [&](int phase, std::int64_t task) {
    std::int64_t k = phase / 2 * part, depth = std::min(part, b.rows - k);
    float* packed = reinterpret_cast<float*>(memory.data()) + static_cast<std::size_t>(phase / 2 % 2) * part_floats;
    if (phase % 2 == 0) return pack_panel(b, panels, k, depth, task, packed);
    std::int64_t row = task % tasks.row_blocks * tasks.block, rows = std::min(tasks.block, a.rows - row);
    std::int64_t first = task / tasks.row_blocks * tasks.width;
    multiply_part(part_of(a, row, rows, k, depth), packed, depth, panels, first, std::min(first + tasks.width, b.cols),
                  out + row * out_stride, out_stride, k > 0);
  });
}

}  // namespace pcp::cpu
