#include "engine/cpu/bf16_product.h"

#include <algorithm>
#include <atomic>
#include <oneapi/dnnl/dnnl.hpp>

#include "engine/cpu/dnnl_engine.h"

namespace pcp::cpu {
namespace {

using dnnl::memory;

bool is_plain(const Bf16Matrix& x) {
  return x.rows > 0 && x.cols > 0 &&
         ((x.col_stride == 1 && x.row_stride >= x.cols) || (x.row_stride == 1 && x.col_stride >= x.rows));
}

memory::desc describe(const Bf16Matrix& x) {
  return {{x.rows, x.cols}, memory::data_type::bf16, {x.row_stride, x.col_stride}};
}

memory in_place(const memory::desc& desc, const std::byte* data) {
  return {desc, dnnl_engine(), const_cast<std::byte*>(data)};
}

// One thread's part of a product.
bool multiply(const Bf16Matrix& a, const Bf16Matrix& b, DType result, std::byte* out, std::int64_t out_stride) {
  memory::desc left = describe(a), right = describe(b);
  memory::desc target({a.rows, b.cols}, result == DType::bf16 ? memory::data_type::bf16 : memory::data_type::f32,
                      {out_stride, 1});
  try {
    DnnlThreads alone(1);
    dnnl::matmul product(dnnl::matmul::primitive_desc({left, right, target}, dnnl_engine()));  // oneDNN caches it
    dnnl::stream stream(dnnl_engine());
    product.execute(stream, {{DNNL_ARG_SRC, in_place(left, a.data)},
                             {DNNL_ARG_WEIGHTS, in_place(right, b.data)},
                             {DNNL_ARG_DST, in_place(target, out)}});
    stream.wait();
  } catch (const dnnl::error&) {
    return false;
  }
  return true;
}

}  // namespace

bool has_bf16_products() {
  static const bool has = [] {
    dnnl_engine();
    return dnnl::get_effective_cpu_isa() >= dnnl::cpu_isa::avx512_core_bf16;
  }();
  return has;
}

// Our own threads share the product along the longer side of the result. oneDNN's threads would compete with them for
// the cores.
bool bf16_product(const Bf16Matrix& a, const Bf16Matrix& b, DType result, std::byte* out, std::int64_t out_stride,
                  const Threads& threads) {
  if (!is_plain(a) || !is_plain(b)) return false;
  // The instructions take pairs along the depth. oneDNN pads the last pair of an odd depth in a way that turns an
  // infinity there into NaN (seen with 2.6 where the result has gaps between its rows).
  if (a.cols % 2 != 0) return false;
  constexpr std::int64_t kUnit = 64;  // a multiple of the rows and columns of every kernel
  bool by_rows = a.rows >= b.cols;
  std::int64_t side = by_rows ? a.rows : b.cols, units = (side + kUnit - 1) / kUnit;
  std::int64_t parts = std::min<std::int64_t>(threads.count(), units);
  auto element = static_cast<std::int64_t>(byte_size(DType::bf16));
  std::atomic<bool> done = true;
  threads.parallel_for(parts, 1, [&](std::int64_t first, std::int64_t last, int) {
    std::int64_t begin = std::min(units * first / parts * kUnit, side),
                 end = std::min(units * last / parts * kUnit, side);
    Bf16Matrix left = a, right = b;
    if (by_rows) {
      left.rows = end - begin;
      left.data += begin * a.row_stride * element;
    } else {
      right.cols = end - begin;
      right.data += begin * b.col_stride * element;
    }
    std::byte* to = out + (by_rows ? begin * out_stride : begin) * static_cast<std::int64_t>(byte_size(result));
    if (!multiply(left, right, result, to, out_stride)) done = false;
  });
  return done;
}

}  // namespace pcp::cpu
