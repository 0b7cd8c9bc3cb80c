#include "engine/cpu/gemv.h"

#include <algorithm>

#include "engine/cpu/gemv_kernels.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kWorthSharing = 32 << 10;  // elements; below, waking another thread costs more than it saves
constexpr std::int64_t kTaskBytes = 128 << 10;    // a task reads at least this many bytes of the matrix

std::int64_t element_bytes(const GemvMatrix& b) { return static_cast<std::int64_t>(byte_size(b.dtype)); }

const GemvLoops& loops_of(const GemvMatrix& b) {
  return b.dtype == DType::f32 ? gemv_kernels().f32 : gemv_kernels().bf16;
}

const std::byte* at(const GemvMatrix& b, std::int64_t row, std::int64_t col) {
  return b.data + (row * b.row_stride + col * b.col_stride) * element_bytes(b);
}

bool by_columns(const GemvMatrix& b) { return b.row_stride == 1 && (b.cols == 1 || b.col_stride != 1); }

void dot_columns(const float* x, const GemvMatrix& b, float* out, const Threads& threads) {
  std::int64_t grain = std::max<std::int64_t>(1, kTaskBytes / std::max<std::int64_t>(b.rows * element_bytes(b), 1));
  threads.parallel_for(b.cols, grain, [&](std::int64_t begin, std::int64_t end, int) {
    loops_of(b).dot_columns(b.rows, end - begin, x, at(b, 0, begin), b.col_stride, out + begin);
  });
}

// A task takes a group of lines rather than a group of columns, because it then reads one contiguous stretch of memory.
// The partial sums of the tasks are added at the end. The number of tasks does not depend on the number of threads, so
// the bits of the result do not either.
std::int64_t line_groups(const GemvMatrix& b) {
  constexpr std::int64_t kFewestLines = 48, kMost = 32;
  std::int64_t bytes = b.rows * b.cols * element_bytes(b);
  return std::clamp<std::int64_t>(std::min(b.rows / kFewestLines, bytes / kTaskBytes), 1, kMost);
}

void add_lines(const float* x, const GemvMatrix& b, float* out, const Threads& threads) {
  const GemvLoops& loops = loops_of(b);
  std::int64_t groups = line_groups(b);
  if (groups == 1) return loops.add_lines(b.rows, b.cols, x, b.data, b.row_stride, out);
  constexpr std::int64_t kLineFloats = 16;
  std::int64_t stride = (b.cols + kLineFloats - 1) / kLineFloats * kLineFloats;
  Scratch memory(static_cast<std::size_t>(groups * stride) * sizeof(float));
  auto* parts = reinterpret_cast<float*>(memory.data());
  threads.parallel_for(groups, 1, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t group = begin; group < end; ++group) {
      std::int64_t row = group * b.rows / groups, next = (group + 1) * b.rows / groups;
      loops.add_lines(next - row, b.cols, x + row, at(b, row, 0), b.row_stride, parts + group * stride);
    }
  });
  threads.parallel_for(b.cols, kGrainElements / groups, [&](std::int64_t begin, std::int64_t end, int) {
    gemv_kernels().add_up(end - begin, groups, parts + begin, stride, out + begin);
  });
}

}  // namespace

const Threads& team_for_row(std::int64_t elements, const Threads& threads) {
  return elements < kWorthSharing ? Threads::calling_thread() : threads;
}

bool has_gemv(const GemvMatrix& b) {
  return (b.dtype == DType::f32 || b.dtype == DType::bf16) && (b.row_stride == 1 || b.col_stride == 1);
}

void gemv(const float* x, const GemvMatrix& b, float* out, const Threads& all_threads) {
  const Threads& threads = team_for_row(b.rows * b.cols, all_threads);
  if (by_columns(b)) {
    dot_columns(x, b, out, threads);
  } else {
    add_lines(x, b, out, threads);
  }
}

}  // namespace pcp::cpu
