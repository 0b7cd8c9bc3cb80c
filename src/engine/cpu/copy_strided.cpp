#include "engine/cpu/copy_strided.h"

#include <cstdlib>
#include <cstring>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "base/index.h"
#include "engine/cpu/element.h"

namespace pcp::cpu {
namespace {

constexpr std::int64_t kParallelBytes = 256 * 1024;
constexpr std::int64_t kStreamBytes = 1024 * 1024;  // larger targets do not stay in a near cache, so they are streamed
constexpr std::int64_t kLineBytes = 64;             // bytes of a cache line
constexpr std::int64_t kShortRun = 64;              // bytes; for shorter runs a loop is faster than a call of memcpy

// A square of 16-byte rows: kLanes rows of kLanes elements.
template <class T>
struct Square {
  static constexpr int kLanes = 16 / sizeof(T);
  typedef T Row __attribute__((vector_size(16)));

  template <std::size_t... i>
  static void interleave(const Row& a, const Row& b, Row& low, Row& high, std::index_sequence<i...>) {
    low = __builtin_shufflevector(a, b, (i % 2 * kLanes + i / 2)...);
    high = __builtin_shufflevector(a, b, (i % 2 * kLanes + i / 2 + kLanes / 2)...);
  }

  // Interleaving the two halves of the rows log2(kLanes) times transposes the square.
  static void transpose(const T* source, std::int64_t source_stride, T* target, std::int64_t target_stride) {
    Row rows[kLanes], next[kLanes];
    for (int i = 0; i < kLanes; ++i) std::memcpy(&rows[i], source + i * source_stride, 16);
    for (int width = 1; width < kLanes; width *= 2) {
      for (int i = 0; i < kLanes / 2; ++i) {
        interleave(rows[i], rows[i + kLanes / 2], next[2 * i], next[2 * i + 1], std::make_index_sequence<kLanes>());
      }
      for (int i = 0; i < kLanes; ++i) rows[i] = next[i];
    }
    for (int i = 0; i < kLanes; ++i) std::memcpy(target + i * target_stride, &rows[i], 16);
  }
};

// Writes one cache line by a streaming store: an ordinary store would first read the line from memory.
[[gnu::always_inline]] inline void stream_line(void* target, const void* line) {
#ifdef __SSE2__
  for (int i = 0; i < 4; ++i) {
    _mm_stream_si128(static_cast<__m128i*>(target) + i, _mm_load_si128(static_cast<const __m128i*>(line) + i));
  }
#else
  std::memcpy(target, line, kLineBytes);
#endif
}

void finish_streaming() {
#ifdef __SSE2__
  _mm_sfence();
#endif
}

// target[i * target_stride + j] = source[i + j * source_stride]. Tiles are transposed in a buffer and written by whole
// cache lines, because with strides that are powers of two the lines of a tile would evict each other.
template <class T, bool kStream>
void transpose_tiles(const T* source, std::int64_t source_stride, T* target, std::int64_t target_stride,
                     std::int64_t rows, std::int64_t columns) {
  constexpr std::int64_t kRows = kStream ? 64 : 32, kColumns = (kStream ? kLineBytes : 2 * kLineBytes) / sizeof(T);
  constexpr int kLanes = Square<T>::kLanes;
  alignas(kLineBytes) T tile[kRows * kColumns];
  for (std::int64_t j = 0; j < columns; j += kColumns) {
    std::int64_t width = std::min(kColumns, columns - j);
    for (std::int64_t i = 0; i < rows; i += kRows) {
      std::int64_t height = std::min(kRows, rows - i);
      const T* from = source + i + j * source_stride;
      std::int64_t y = 0;
      for (; y + kLanes <= width; y += kLanes) {
        std::int64_t x = 0;
        for (; x + kLanes <= height; x += kLanes) {
          Square<T>::transpose(from + x + y * source_stride, source_stride, tile + x * kColumns + y, kColumns);
        }
        for (; x < height; ++x) {
          for (std::int64_t k = y; k < y + kLanes; ++k) tile[x * kColumns + k] = from[x + k * source_stride];
        }
      }
      for (; y < width; ++y) {
        for (std::int64_t x = 0; x < height; ++x) tile[x * kColumns + y] = from[x + y * source_stride];
      }
      T* to = target + i * target_stride + j;
      for (std::int64_t x = 0; x < height; ++x) {
        if (kStream && width == kColumns) {
          stream_line(to + x * target_stride, tile + x * kColumns);
        } else {
          std::copy_n(tile + x * kColumns, width, to + x * target_stride);
        }
      }
    }
  }
  if (kStream) finish_streaming();
}

template <class T>
void transpose(const T* source, std::int64_t source_stride, T* target, std::int64_t target_stride, std::int64_t rows,
               std::int64_t columns, bool stream) {
  bool whole_lines = reinterpret_cast<std::uintptr_t>(target) % kLineBytes == 0 &&
                     target_stride * static_cast<std::int64_t>(sizeof(T)) % kLineBytes == 0;
  if (stream && whole_lines) {
    transpose_tiles<T, true>(source, source_stride, target, target_stride, rows, columns);
  } else {
    transpose_tiles<T, false>(source, source_stride, target, target_stride, rows, columns);
  }
}

template <class T>
void copy_row(const T* source, std::int64_t source_stride, T* target, std::int64_t target_stride, std::int64_t n) {
  if (source_stride == 1 && target_stride == 1) {
    if (n * static_cast<std::int64_t>(sizeof(T)) >= kShortRun) {
      std::memcpy(target, source, index(n) * sizeof(T));
    } else {
      for (std::int64_t i = 0; i < n; ++i) target[i] = source[i];
    }
  } else if (source_stride == 0 && target_stride == 1) {
    std::fill_n(target, n, *source);
  } else if (target_stride == 1) {
    for (std::int64_t i = 0; i < n; ++i) target[i] = source[i * source_stride];
  } else {
    for (std::int64_t i = 0; i < n; ++i) target[i * target_stride] = source[i * source_stride];
  }
}

}  // namespace

CopyPlan::CopyPlan(const Dims& dims, const Dims& source_strides, const Dims& target_strides, std::size_t element_bytes)
    : element_bytes_(element_bytes) {
  std::int64_t elements = 1;
  for (std::size_t d = 0; d < dims.size(); ++d) {
    elements *= dims[d];
    if (dims[d] == 1) continue;
    if (rank_ == kMaxRank) fail(Code::unsupported, "[copy] more than ", kMaxRank, " dimensions in ", to_string(dims));
    dims_[index(rank_++)] = {dims[d], source_strides[d], target_strides[d]};
  }
  empty_ = elements == 0;
  if (empty_) return;
  bytes_ = elements * static_cast<std::int64_t>(element_bytes);
  collapse();
}

void CopyPlan::collapse() {
  // Dimensions are sorted by the strides of the target, so that it is written front to back.
  std::stable_sort(dims_.begin(), dims_.begin() + rank_,
                   [](const Dim& a, const Dim& b) { return std::abs(a.target) > std::abs(b.target); });
  int kept = 0;
  for (int d = 0; d < rank_; ++d) {
    Dim next = dims_[index(d)];
    if (kept > 0) {
      Dim& outer = dims_[index(kept - 1)];
      if (outer.source == next.source * next.size && outer.target == next.target * next.size) {
        outer = {outer.size * next.size, next.source, next.target};
        continue;
      }
    }
    dims_[index(kept++)] = next;
  }
  rank_ = kept;
  while (rank_ < 2) {  // a block has two dimensions
    for (int d = rank_; d > 0; --d) dims_[index(d)] = dims_[index(d - 1)];
    dims_[0] = {1, 0, 0};
    if (rank_++ == 0) dims_[0] = {1, 1, 1};
  }
  std::size_t last = index(rank_ - 1);
  if (dims_[last].target == 1 && dims_[last].source != 1 && dims_[last].source != 0) {
    for (std::size_t d = 0; d < last; ++d) {
      if (dims_[d].source != 1 || dims_[d].size < 4) continue;
      Dim rows = dims_[d];
      for (std::size_t e = d; e + 1 < last; ++e) dims_[e] = dims_[e + 1];
      dims_[last - 1] = rows;
      transposed_ = true;
      break;
    }
  }
  for (std::size_t d = 0; d + 2 < index(rank_); ++d) blocks_ *= dims_[d].size;
}

void CopyPlan::run_blocks(const std::byte* source, std::byte* target, std::int64_t begin, std::int64_t end) const {
  int outer = rank_ - 2;
  const Dim& rows = dims_[index(outer)];
  const Dim& row = dims_[index(outer + 1)];
  // A unit is one row of one block, or a strip of rows of a transposed one.
  std::array<std::int64_t, kMaxRank> position{};
  std::int64_t block = begin / rows.size, first = begin % rows.size;
  std::int64_t from = 0, to = 0;
  for (int d = outer; d-- > 0;) {
    const Dim& dim = dims_[index(d)];
    position[index(d)] = block % dim.size;
    block /= dim.size;
    from += position[index(d)] * dim.source;
    to += position[index(d)] * dim.target;
  }
  with_bytes(element_bytes_, [&]<class T>(T) {
    auto* s = reinterpret_cast<const T*>(source);
    auto* t = reinterpret_cast<T*>(target);
    for (std::int64_t unit = begin; unit < end;) {
      std::int64_t count = std::min(rows.size - first, end - unit);
      const T* s0 = s + from + first * rows.source;
      T* t0 = t + to + first * rows.target;
      if (transposed_) {
        transpose(s0, row.source, t0, rows.target, count, row.size, bytes_ >= kStreamBytes);
      } else {
        for (std::int64_t i = 0; i < count; ++i) {
          copy_row(s0 + i * rows.source, row.source, t0 + i * rows.target, row.target, row.size);
        }
      }
      unit += count;
      first = 0;
      for (int d = outer; d-- > 0;) {
        const Dim& dim = dims_[index(d)];
        std::int64_t& i = position[index(d)];
        from += dim.source;
        to += dim.target;
        if (++i < dim.size) break;
        from -= dim.size * dim.source;
        to -= dim.size * dim.target;
        i = 0;
      }
    }
  });
}

void CopyPlan::run(const std::byte* source, std::byte* target) const {
  if (!empty_) run_blocks(source, target, 0, blocks_ * dims_[index(rank_ - 2)].size);
}

void CopyPlan::run(const std::byte* source, std::byte* target, const Threads& threads) const {
  if (empty_) return;
  std::int64_t units = blocks_ * dims_[index(rank_ - 2)].size;
  if (bytes_ < 2 * kParallelBytes) return run_blocks(source, target, 0, units);
  if (units == 1) {  // one long row: cut it
    const Dim& row = dims_[index(rank_ - 1)];
    auto grain = kParallelBytes / static_cast<std::int64_t>(element_bytes_);
    threads.parallel_for(row.size, grain, [&](std::int64_t begin, std::int64_t end, int) {
      with_bytes(element_bytes_, [&]<class T>(T) {
        copy_row(reinterpret_cast<const T*>(source) + begin * row.source, row.source,
                 reinterpret_cast<T*>(target) + begin * row.target, row.target, end - begin);
      });
    });
    return;
  }
  std::int64_t grain = std::max<std::int64_t>(1, kParallelBytes / (bytes_ / units));
  threads.parallel_for(units, grain,
                       [&](std::int64_t begin, std::int64_t end, int) { run_blocks(source, target, begin, end); });
}

void copy_strided(const std::byte* source, const Dims& source_strides, std::byte* target, const Dims& target_strides,
                  const Dims& dims, std::size_t element_bytes, const Threads& threads) {
  CopyPlan(dims, source_strides, target_strides, element_bytes).run(source, target, threads);
}

}  // namespace pcp::cpu
