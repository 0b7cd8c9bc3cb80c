// Frees large vectors without holding up other threads. To unmap a GB at once locks the address space of the process
// for tens of milliseconds, in which no thread can allocate or touch a fresh page. Pages given back in slices hold it
// for some microseconds each.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace pcp {

template <class T>
void release_memory(std::vector<T>& values) {
  constexpr std::size_t kSlice = std::size_t{4} << 20, kLarge = 8 * kSlice;
  std::vector<T> released = std::exchange(values, std::vector<T>());
  std::size_t bytes = released.capacity() * sizeof(T);
  if (bytes < kLarge) return;
  auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  auto begin = reinterpret_cast<std::uintptr_t>(released.data()), end = begin + bytes;
  begin = (begin + page - 1) / page * page;  // whole pages of this vector alone
  end = end / page * page;
  for (; begin < end; begin += std::min<std::uintptr_t>(kSlice, end - begin)) {
    ::madvise(reinterpret_cast<void*>(begin), std::min<std::uintptr_t>(kSlice, end - begin), MADV_DONTNEED);
  }
}

// A vector that is freed so.
template <class T>
struct LargeVector {
  LargeVector() = default;
  explicit LargeVector(std::vector<T> values) : values(std::move(values)) {}
  ~LargeVector() { release_memory(values); }
  LargeVector(const LargeVector&) = delete;
  LargeVector& operator=(const LargeVector&) = delete;
  std::vector<T> values;
};

}  // namespace pcp
