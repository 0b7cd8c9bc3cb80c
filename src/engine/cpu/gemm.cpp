#include "engine/cpu/gemm.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "engine/cpu/element.h"
#include "engine/cpu/gemm_kernels.h"
#include "engine/cpu/scratch.h"
#include "engine/cpu/vector_kernels.h"
#include "pcp/error.h"

namespace pcp::cpu {
namespace {

using schedule::Contraction;
using schedule::View;

constexpr std::int64_t kParallelFlops = 1 << 22;  // products smaller than this are shared out whole, one per thread

bool computes_in_f32(DType dtype) { return dtype == DType::f32 || dtype == DType::f16 || dtype == DType::bf16; }

// One matrix of a view as contiguous lanes of another type.
std::vector<std::byte> converted(const View& view, const std::byte* data, DType to) {
  const VectorKernels& kernels = vector_kernels();
  std::size_t last = view.dims.size() - 1;
  std::int64_t rows = view.dims[last - 1], cols = view.dims[last];
  std::size_t from_lane = lane_size(view.dtype), to_lane = lane_size(to);
  std::vector<std::byte> loaded(static_cast<std::size_t>(cols) * from_lane);
  std::vector<std::byte> out(static_cast<std::size_t>(rows * cols) * to_lane);
  LaneKernel convert = view.dtype == to ? nullptr : kernels.convert(view.dtype, to);
  auto element = static_cast<std::int64_t>(byte_size(view.dtype));
  for (std::int64_t r = 0; r < rows; ++r) {
    std::byte* target = out.data() + static_cast<std::size_t>(r * cols) * to_lane;
    const std::byte* source = data + r * view.strides[last - 1] * element;
    if (convert) {
      kernels.load(view.dtype)(cols, source, view.strides[last], loaded.data());
      convert(cols, loaded.data(), nullptr, nullptr, target);
    } else {
      kernels.load(view.dtype)(cols, source, view.strides[last], target);
    }
  }
  return out;
}

template <class T>
void plain_product(std::int64_t m, std::int64_t n, std::int64_t k, const T* a, const T* b, T* out) {
  std::memset(out, 0, static_cast<std::size_t>(m * n) * sizeof(T));
  for (std::int64_t i = 0; i < m; ++i) {
    for (std::int64_t j = 0; j < k; ++j) {
      T x = a[i * k + j];
      const T* row = b + j * n;
      T* target = out + i * n;
      for (std::int64_t c = 0; c < n; ++c) {
        if constexpr (std::is_integral_v<T> && sizeof(T) < sizeof(int)) {
          target[c] = static_cast<T>(target[c] + static_cast<unsigned>(x) * row[c]);
        } else {
          target[c] += x * row[c];
        }
      }
    }
  }
}

// Integers wrap, so signed ones are multiplied as unsigned.
void plain_product(DType dtype, std::int64_t m, std::int64_t n, std::int64_t k, const std::byte* a, const std::byte* b,
                   std::byte* out) {
  auto run = [&]<class T>(T) {
    plain_product(m, n, k, reinterpret_cast<const T*>(a), reinterpret_cast<const T*>(b), reinterpret_cast<T*>(out));
  };
  if (dtype == DType::f64) return run(double{});
  if (dtype == DType::i1) {
    std::memset(out, 0, static_cast<std::size_t>(m * n));
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < k; ++j) {
        for (std::int64_t c = 0; a[i * k + j] != std::byte{0} && c < n; ++c) out[i * n + c] |= b[j * n + c];
      }
    }
    return;
  }
  with_bytes(byte_size(dtype), run);
}

// View of the matrix of one batch entry.
View matrix_view(const View& view) {
  View result = view;
  result.dims.assign(view.dims.end() - 2, view.dims.end());
  result.strides.assign(view.strides.end() - 2, view.strides.end());
  return result;
}

Matrix as_matrix(const View& view, const std::byte* data) {
  std::size_t last = view.dims.size() - 1;
  return {reinterpret_cast<const float*>(data), view.dims[last - 1], view.dims[last], view.strides[last - 1],
          view.strides[last]};
}

void product(const Contraction& work, const std::byte* lhs, const std::byte* rhs, std::byte* out,
             const Threads& threads) {
  DType result = work.out.dtype;
  std::size_t last = work.out.dims.size() - 1;
  std::int64_t out_stride = work.out.strides[last - 1];
  View a = matrix_view(work.lhs), b = matrix_view(work.rhs);
  if (computes_in_f32(result) && computes_in_f32(a.dtype) && computes_in_f32(b.dtype)) {
    std::vector<std::byte> a_lanes, b_lanes, out_lanes;
    auto widened = [](View& view, const std::byte* data, std::vector<std::byte>& lanes) {
      if (view.dtype == DType::f32) return as_matrix(view, data);
      lanes = converted(view, data, view.dtype);
      return as_matrix(View::contiguous(0, TensorType(DType::f32, view.dims)), lanes.data());
    };
    Matrix left = widened(a, lhs, a_lanes), right = widened(b, rhs, b_lanes);
    if (result == DType::f32) return sgemm(left, right, reinterpret_cast<float*>(out), out_stride, threads);
    out_lanes.resize(static_cast<std::size_t>(work.m * work.n) * sizeof(float));
    sgemm(left, right, reinterpret_cast<float*>(out_lanes.data()), work.n, threads);
    for (std::int64_t r = 0; r < work.m; ++r) {
      vector_kernels().store(result)(work.n, out_lanes.data() + static_cast<std::size_t>(r * work.n) * sizeof(float),
                                     out + r * out_stride * 2);
    }
    return;
  }
  auto a_lanes = converted(a, lhs, result), b_lanes = converted(b, rhs, result);
  if (out_stride == work.n) return plain_product(result, work.m, work.n, work.k, a_lanes.data(), b_lanes.data(), out);
  std::size_t row_bytes = static_cast<std::size_t>(work.n) * byte_size(result);
  std::vector<std::byte> rows(static_cast<std::size_t>(work.m) * row_bytes);
  plain_product(result, work.m, work.n, work.k, a_lanes.data(), b_lanes.data(), rows.data());
  for (std::int64_t r = 0; r < work.m; ++r) {
    std::memcpy(out + r * out_stride * static_cast<std::int64_t>(byte_size(result)),
                rows.data() + static_cast<std::size_t>(r) * row_bytes, row_bytes);
  }
}

}  // namespace

std::int64_t batch_offset(const Dims& batch, const Dims& strides, std::int64_t index) {
  std::int64_t offset = 0;
  for (std::size_t i = batch.size(); i-- > 0;) {
    offset += index % batch[i] * strides[i];
    index /= batch[i];
  }
  return offset;
}

namespace {

constexpr std::int64_t kDepthBlock = 256;  // of a and b that meet at a time: their panels stay in the first-level cache
constexpr std::int64_t kLargestRowBlock = 56;  // rows of a packed at a time: they stay in the second-level cache

std::int64_t rounded_up(std::int64_t n, std::int64_t unit) { return (n + unit - 1) / unit * unit; }

// Depth in equal parts of at most kDepthBlock.
std::int64_t depth_part(std::int64_t depth) {
  std::int64_t parts = std::max<std::int64_t>((depth + kDepthBlock - 1) / kDepthBlock, 1);
  return (depth + parts - 1) / parts;
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

}  // namespace

std::size_t packed_bytes(std::int64_t depth, std::int64_t cols) {
  return cols == 0 ? 0 : static_cast<std::size_t>(depth * Panels(cols).total_width) * sizeof(float);
}

PackedMatrix pack_rhs(const Matrix& b, std::byte* memory, const Threads& threads) {
  PackedMatrix packed{reinterpret_cast<float*>(memory), b.rows, b.cols, b.rows, b.cols};
  if (b.rows == 0 || b.cols == 0) return packed;
  const GemmKernels& kernels = gemm_kernels();
  Panels panels(b.cols);
  std::int64_t part = depth_part(b.rows), parts = (b.rows + part - 1) / part;
  constexpr std::int64_t kGrainBytes = 64 << 10;
  std::int64_t grain = std::max<std::int64_t>(1, kGrainBytes / (part * kernels.cols * 4));
  threads.parallel_for(parts * panels.count, grain, [&](std::int64_t begin, std::int64_t end, int) {
    for (std::int64_t i = begin; i < end; ++i) {
      std::int64_t k = i / panels.count * part, panel = i % panels.count, c = panel * kernels.cols;
      std::int64_t depth = std::min(part, b.rows - k);
      kernels.pack_b(depth, std::min<std::int64_t>(kernels.cols, b.cols - c),
                     b.data + k * b.row_stride + c * b.col_stride, b.row_stride, b.col_stride, panels.width(panel),
                     packed.data + k * panels.total_width + c * depth);
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
  const GemmKernels& kernels = gemm_kernels();
  Panels panels(b.cols);
  std::int64_t part = depth_part(b.depth);
  std::int64_t block = std::min(rounded_up(a.rows, kernels.rows), rounded_up(kLargestRowBlock, kernels.rows));
  Scratch packed(static_cast<std::size_t>(block * part) * sizeof(float));
  auto* lhs = reinterpret_cast<float*>(packed.data());
  for (std::int64_t row = 0; row < a.rows; row += block) {
    std::int64_t rows = std::min(block, a.rows - row);
    for (std::int64_t k = 0; k < b.used_depth; k += part) {
      std::int64_t packed_depth = std::min(part, b.depth - k), depth = std::min(part, b.used_depth - k);
      kernels.pack_a(rows, depth, a.data + row * a.row_stride + k * a.col_stride, a.row_stride, a.col_stride, lhs);
      for (std::int64_t panel = 0; panel * kernels.cols < b.used_cols; ++panel) {
        std::int64_t c = panel * kernels.cols;
        const float* rhs = b.data + k * panels.total_width + c * packed_depth;
        for (std::int64_t r = 0; r < rows; r += kernels.rows) {
          kernels.multiply(std::min<std::int64_t>(kernels.rows, rows - r),
                           std::min<std::int64_t>(kernels.cols, b.used_cols - c), depth, lhs + r * depth, rhs,
                           panels.width(panel), out + (row + r) * out_stride + c, out_stride, k > 0);
        }
      }
    }
  }
}

std::int64_t row_block(std::int64_t rows, int threads) {
  std::int64_t unit = gemm_kernels().rows;
  std::int64_t share = threads == 1 ? rows : rows / (threads * 4);
  return std::clamp(rounded_up(share, unit), unit, rounded_up(kLargestRowBlock, unit));
}

const Threads& team_for(std::int64_t products, const Threads& threads) {
  constexpr std::int64_t kWorthSharing =
      1 << 19;  // multiplications below which waking another thread costs more than it saves
  return products < kWorthSharing ? Threads::calling_thread() : threads;
}

void sgemm(const Matrix& a, const Matrix& b, float* out, std::int64_t out_stride, const Threads& all_threads) {
  const Threads& threads = team_for(a.rows * b.cols * a.cols, all_threads);
  Scratch memory(packed_bytes(b.rows, b.cols));
  PackedMatrix rhs = pack_rhs(b, memory.data(), threads);
  std::int64_t block = row_block(a.rows, threads.count());
  std::int64_t blocks = (a.rows + block - 1) / block;
  threads.parallel_for(blocks, 1, [&](std::int64_t begin, std::int64_t end, int) {
    std::int64_t first = begin * block, last = std::min(end * block, a.rows);
    multiply_packed({a.data + first * a.row_stride, last - first, a.cols, a.row_stride, a.col_stride}, rhs,
                    out + first * out_stride, out_stride);
  });
}

void contract(const Contraction& work, const std::byte* lhs, const std::byte* rhs, std::byte* out,
              const Threads& all_threads) {
  std::int64_t count = element_count(work.batch);
  auto one = [&](std::int64_t i) {
    auto place = [&](const View& view) {
      return (view.offset + batch_offset(work.batch, view.strides, i)) *
             static_cast<std::int64_t>(byte_size(view.dtype));
    };
    product(work, lhs + place(work.lhs), rhs + place(work.rhs), out + place(work.out), all_threads);
  };
  bool small = work.m * work.n * work.k < kParallelFlops || work.out.dtype != DType::f32;
  const Threads& threads = team_for(count * work.m * work.n * work.k, all_threads);
  if (count > 1 && (small || count >= 4 * threads.count())) {
    threads.parallel_for(count, 1, [&](std::int64_t begin, std::int64_t end, int) {
      for (std::int64_t i = begin; i < end; ++i) one(i);
    });
  } else {
    for (std::int64_t i = 0; i < count; ++i) one(i);
  }
}

}  // namespace pcp::cpu
