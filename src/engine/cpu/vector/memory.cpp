// Loads, stores and spreads between memory and lanes.
#include "engine/cpu/vector/scalar.h"
#include "engine/cpu/vector/tables.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace pcp::cpu::PCP_ISA {
namespace {

template <class T>
PCP_INLINE T same(T x) {
  return x;
}

template <class Memory, class Lane, auto widen>
void load(std::int64_t n, const void* source, std::int64_t stride, void* out) {
  const Memory* from = static_cast<const Memory*>(source);
  Lane* to = static_cast<Lane*>(out);
  if (stride == 1) {
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) to[i] = widen(from[i]);
  } else if (stride == 0) {
    if (n == 0) return;
    const Lane value = widen(*from);
    for (std::int64_t i = 0; i < n; ++i) to[i] = value;
  } else {
    PCP_INDEPENDENT_LANES
    for (std::int64_t i = 0; i < n; ++i) to[i] = widen(from[i * stride]);
  }
}

void load_f16(std::int64_t n, const void* source, std::int64_t stride, void* out) {
  std::int64_t done = 0;
#if defined(__F16C__)
  if (stride == 1) {
    const std::uint16_t* from = static_cast<const std::uint16_t*>(source);
    float* to = static_cast<float*>(out);
    for (; done + 8 <= n; done += 8) {
      _mm256_storeu_ps(to + done, _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from + done))));
    }
  }
#endif
  if (done == n) return;
  load<std::uint16_t, float, f16_to_float>(n - done, static_cast<const std::uint16_t*>(source) + done, stride,
                                           static_cast<float*>(out) + done);
}

template <class Lane, class Memory, auto narrow>
void store(std::int64_t n, const void* lanes, void* out) {
  const Lane* from = static_cast<const Lane*>(lanes);
  Memory* to = static_cast<Memory*>(out);
  PCP_INDEPENDENT_LANES
  for (std::int64_t i = 0; i < n; ++i) to[i] = narrow(from[i]);
}

void store_f16(std::int64_t n, const void* lanes, void* out) {
  const float* from = static_cast<const float*>(lanes);
  std::uint16_t* to = static_cast<std::uint16_t*>(out);
  std::int64_t done = 0;
#if defined(__F16C__)
  for (; done + 8 <= n; done += 8) {
    __m128i half = _mm256_cvtps_ph(_mm256_loadu_ps(from + done), _MM_FROUND_TO_NEAREST_INT);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to + done), half);
  }
#endif
  if (done < n) store<float, std::uint16_t, float_to_f16>(n - done, from + done, to + done);
}

template <class T>
void spread(std::int64_t rows, std::int64_t n, const void* x, void* out) {
  const T* from = static_cast<const T*>(x);
  T* to = static_cast<T*>(out);
  for (std::int64_t r = 0; r < rows; ++r, to += n) {
    const T value = from[r];
    for (std::int64_t i = 0; i < n; ++i) to[i] = value;
  }
}

}  // namespace

LoadKernel load_kernel(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return load_f16;
    case DType::bf16:
      return load<std::uint16_t, float, bf16_to_float>;
    case DType::i1:
    case DType::i8:
    case DType::u8:
      return load<std::uint8_t, std::uint8_t, same<std::uint8_t>>;
    case DType::i16:
    case DType::u16:
      return load<std::uint16_t, std::uint16_t, same<std::uint16_t>>;
    case DType::i32:
    case DType::u32:
    case DType::f32:
      return load<std::uint32_t, std::uint32_t, same<std::uint32_t>>;
    case DType::i64:
    case DType::u64:
    case DType::f64:
      return load<std::uint64_t, std::uint64_t, same<std::uint64_t>>;
  }
  return nullptr;
}

StoreKernel store_kernel(DType dtype) {
  switch (dtype) {
    case DType::f16:
      return store_f16;
    case DType::bf16:
      return store<float, std::uint16_t, float_to_bf16>;
    case DType::i1:
    case DType::i8:
    case DType::u8:
      return store<std::uint8_t, std::uint8_t, same<std::uint8_t>>;
    case DType::i16:
    case DType::u16:
      return store<std::uint16_t, std::uint16_t, same<std::uint16_t>>;
    case DType::i32:
    case DType::u32:
    case DType::f32:
      return store<std::uint32_t, std::uint32_t, same<std::uint32_t>>;
    case DType::i64:
    case DType::u64:
    case DType::f64:
      return store<std::uint64_t, std::uint64_t, same<std::uint64_t>>;
  }
  return nullptr;
}

SpreadKernel spread_kernel(DType dtype) {
  switch (dtype) {
    case DType::i1:
    case DType::i8:
    case DType::u8:
      return spread<std::uint8_t>;
    case DType::i16:
    case DType::u16:
      return spread<std::uint16_t>;
    case DType::f16:
    case DType::bf16:
    case DType::i32:
    case DType::u32:
    case DType::f32:
      return spread<std::uint32_t>;
    case DType::i64:
    case DType::u64:
    case DType::f64:
      return spread<std::uint64_t>;
  }
  return nullptr;
}

// Whole cache lines are written by streaming stores, which do not read them first.
void stream_copy(std::size_t bytes, const void* from, void* to) {
  std::size_t done = 0;
#if defined(__SSE2__)
  if (reinterpret_cast<std::uintptr_t>(to) % 64 == 0) {
    for (; done + 64 <= bytes; done += 64) {
      const char* source = static_cast<const char*>(from) + done;
      char* target = static_cast<char*>(to) + done;
#if defined(__AVX512F__)
      _mm512_stream_si512(reinterpret_cast<__m512i*>(target), _mm512_loadu_si512(source));
#elif defined(__AVX2__)
      for (int i = 0; i < 64; i += 32) {
        __m256i part = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(source + i));
        _mm256_stream_si256(reinterpret_cast<__m256i*>(target + i), part);
      }
#else
      for (int i = 0; i < 64; i += 16) {
        __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i*>(source + i));
        _mm_stream_si128(reinterpret_cast<__m128i*>(target + i), part);
      }
#endif
    }
  }
#endif
  __builtin_memcpy(static_cast<char*>(to) + done, static_cast<const char*>(from) + done, bytes - done);
}

void stream_end() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

}  // namespace pcp::cpu::PCP_ISA
