#include "engine/cpu/gemm.h"

#include <algorithm>
#include <type_traits>

#include "engine/cpu/bf16_product.h"
#include "engine/cpu/element.h"
#include "engine/cpu/gemv.h"
#include "engine/cpu/scratch.h"
#include "engine/cpu/vector_kernels.h"
#include "pcp/error.h"

namespace pcp::cpu {
namespace {

using schedule::Contraction;
using schedule::View;

constexpr std::int64_t kParallelFlops = 1 << 22;  // smaller products of a batch run one per thread

// The type in which elements are multiplied and summed. For floats it is the widest of operands and result, at least
// f32. Integers wrap, so the low bits of a result depend only on the low bits of the operands: the result's type is
// enough.
DType inner_type(const Contraction& work) {
  DType result = work.out.dtype;
  if (!is_float(result)) return result;
  bool wide = result == DType::f64 || work.lhs.dtype == DType::f64 || work.rhs.dtype == DType::f64;
  return wide ? DType::f64 : DType::f32;
}

// The fewest rows that are worth giving to a thread.
std::int64_t row_grain(std::int64_t cols) {
  return std::max<std::int64_t>(1, kGrainElements / std::max<std::int64_t>(cols, 1));
}

// Copies one matrix of a view to contiguous lanes of another type.
std::vector<std::byte> converted(const View& view, const std::byte* data, DType to, const Threads& threads) {
  const VectorKernels& kernels = vector_kernels();
  std::size_t last = view.dims.size() - 1;
  std::int64_t rows = view.dims[last - 1], cols = view.dims[last];
  std::size_t from_lane = lane_size(view.dtype), to_lane = lane_size(to);
  std::vector<std::byte> out(static_cast<std::size_t>(rows * cols) * to_lane);
  LaneKernel convert = view.dtype == to ? nullptr : kernels.convert(view.dtype, to);
  auto element = static_cast<std::int64_t>(byte_size(view.dtype));
  threads.parallel_for(rows, row_grain(cols), [&](std::int64_t begin, std::int64_t end, int) {
    std::vector<std::byte> loaded(convert ? static_cast<std::size_t>(cols) * from_lane : 0);
    for (std::int64_t r = begin; r < end; ++r) {
      std::byte* target = out.data() + static_cast<std::size_t>(r * cols) * to_lane;
      const std::byte* source = data + r * view.strides[last - 1] * element;
      if (convert) {
        kernels.load(view.dtype)(cols, source, view.strides[last], loaded.data());
        convert(cols, loaded.data(), nullptr, nullptr, target);
      } else {
        kernels.load(view.dtype)(cols, source, view.strides[last], target);
      }
    }
  });
  return out;
}

template <class T>
void plain_product(std::int64_t m, std::int64_t n, std::int64_t k, const T* a, const T* b, T* out) {
  std::fill_n(out, m * n, T{0});  // memset must not be given the null pointer of an empty tensor
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
    std::fill_n(out, m * n, std::byte{0});
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < k; ++j) {
        for (std::int64_t c = 0; a[i * k + j] != std::byte{0} && c < n; ++c) out[i * n + c] |= b[j * n + c];
      }
    }
    return;
  }
  with_bytes(byte_size(dtype), run);
}

// The matrix of one batch entry.
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

Bf16Matrix as_bf16(const View& view, const std::byte* data) {
  return {data, view.dims[0], view.dims[1], view.strides[0], view.strides[1]};
}

GemvMatrix as_gemv(const View& view, const std::byte* data) {
  return {data, view.dtype, view.dims[0], view.dims[1], view.strides[0], view.strides[1]};
}

// A product of one row with a bf16 matrix, which is read without conversion. Returns false for other products.
bool row_product(const View& a, const View& b, DType result, const std::byte* lhs, const std::byte* rhs, std::byte* out,
                 const Threads& threads) {
  bool halves = (a.dtype == DType::bf16 || a.dtype == DType::f32) && b.dtype == DType::bf16 &&
                (result == DType::bf16 || result == DType::f32);
  if (!halves || a.dims[0] != 1 || !has_gemv(as_gemv(b, rhs))) return false;
  auto bytes = [](std::int64_t floats) { return static_cast<std::size_t>(floats) * sizeof(float); };
  Scratch row(bytes(a.dims[1])), sums(result == DType::f32 ? 0 : bytes(b.dims[1]));
  vector_kernels().load(a.dtype)(a.dims[1], lhs, a.strides[1], row.data());
  auto* to = reinterpret_cast<float*>(result == DType::f32 ? out : sums.data());
  gemv(reinterpret_cast<const float*>(row.data()), as_gemv(b, rhs), to, threads);
  if (result == DType::bf16) vector_kernels().store(result)(b.dims[1], to, out);
  return true;
}

void product(const Contraction& work, const std::byte* lhs, const std::byte* rhs, std::byte* out,
             const Threads& threads) {
  DType result = work.out.dtype;
  std::size_t last = work.out.dims.size() - 1;
  std::int64_t out_stride = work.out.strides[last - 1];
  View a = matrix_view(work.lhs), b = matrix_view(work.rhs);
  if (row_product(a, b, result, lhs, rhs, out, threads)) return;
  if (has_bf16_products() && a.dtype == DType::bf16 && b.dtype == DType::bf16 &&
      (result == DType::bf16 || result == DType::f32) &&
      bf16_product(as_bf16(a, lhs), as_bf16(b, rhs), result, out, out_stride,
                   team_for(work.m * work.n * work.k, threads)))
    return;
  DType inner = inner_type(work);
  auto stored = [&](const std::byte* lanes, DType dtype) {
    LaneKernel convert =
        dtype == DType::f64 && result != DType::f64 ? vector_kernels().convert(dtype, result) : nullptr;
    threads.parallel_for(work.m, row_grain(work.n), [&](std::int64_t begin, std::int64_t end, int) {
      std::vector<std::byte> row(convert ? static_cast<std::size_t>(work.n) * lane_size(result) : 0);
      for (std::int64_t r = begin; r < end; ++r) {
        const std::byte* from = lanes + static_cast<std::size_t>(r * work.n) * lane_size(dtype);
        if (convert) {
          convert(work.n, from, nullptr, nullptr, row.data());
          from = row.data();
        }
        vector_kernels().store(result)(work.n, from,
                                       out + r * out_stride * static_cast<std::int64_t>(byte_size(result)));
      }
    });
  };
  if (inner == DType::f32) {
    std::vector<std::byte> a_lanes, b_lanes;
    auto widened = [&](View& view, const std::byte* data, std::vector<std::byte>& lanes) {
      if (view.dtype == DType::f32) return as_matrix(view, data);
      lanes = converted(view, data, view.dtype, threads);
      return as_matrix(View::contiguous(0, TensorType(DType::f32, view.dims)), lanes.data());
    };
    Matrix left = widened(a, lhs, a_lanes), right = widened(b, rhs, b_lanes);
    if (result == DType::f32) return sgemm(left, right, reinterpret_cast<float*>(out), out_stride, threads);
    std::vector<std::byte> sums(static_cast<std::size_t>(work.m * work.n) * sizeof(float));
    sgemm(left, right, reinterpret_cast<float*>(sums.data()), work.n, threads);
    return stored(sums.data(), DType::f32);
  }
  auto a_lanes = converted(a, lhs, inner, threads), b_lanes = converted(b, rhs, inner, threads);
  if (inner == result && out_stride == work.n)
    return plain_product(inner, work.m, work.n, work.k, a_lanes.data(), b_lanes.data(), out);
  std::vector<std::byte> sums(static_cast<std::size_t>(work.m * work.n) * lane_size(inner));
  plain_product(inner, work.m, work.n, work.k, a_lanes.data(), b_lanes.data(), sums.data());
  stored(sums.data(), inner);
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

void multiply_entry(const Contraction& work, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out, const Threads& threads) {
  auto place = [&](const View& view) {
    return (view.offset + batch_offset(work.batch, view.strides, entry)) *
           static_cast<std::int64_t>(byte_size(view.dtype));
  };
  product(work, lhs + place(work.lhs), rhs + place(work.rhs), out + place(work.out), threads);
}

}  // namespace

void contract_entry(const Contraction& work, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out) {
  multiply_entry(work, entry, lhs, rhs, out, Threads::calling_thread());
}

namespace {

// The matrix of one batch entry of an f32 operand or result.
Matrix entry_of(const View& view, const Dims& batch, std::int64_t entry, const std::byte* data) {
  std::int64_t offset = view.offset + batch_offset(batch, view.strides, entry);
  return as_matrix(matrix_view(view), data + offset * static_cast<std::int64_t>(sizeof(float)));
}

}  // namespace

void contract_entry(const Contraction& work, std::int64_t entry, const std::byte* lhs, const std::byte* rhs,
                    std::byte* out, const std::vector<std::int64_t>& widths) {
  Matrix a = entry_of(work.lhs, work.batch, entry, lhs), to = entry_of(work.out, work.batch, entry, out);
  Scratch memory(packed_bytes(work.k, work.n));
  PackedMatrix b = pack_rhs(entry_of(work.rhs, work.batch, entry, rhs), memory.data(), Threads::calling_thread());
  std::int64_t block = row_block(work.m, 1);
  for (std::int64_t row = 0; row < work.m; row += block) {
    std::int64_t rows = std::min(block, work.m - row);
    b.used_cols = *std::max_element(widths.begin() + row, widths.begin() + row + rows);
    multiply_packed({a.data + row * a.row_stride, rows, a.cols, a.row_stride, a.col_stride}, b,
                    const_cast<float*>(to.data) + row * to.row_stride, to.row_stride);
  }
}

void contract(const Contraction& work, const std::byte* lhs, const std::byte* rhs, std::byte* out,
              const Threads& all_threads) {
  std::int64_t count = element_count(work.batch);
  auto one = [&](std::int64_t i) { multiply_entry(work, i, lhs, rhs, out, all_threads); };
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
