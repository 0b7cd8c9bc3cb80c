// Blocks of less than two huge pages, side by side in slabs of huge pages. The weights of a model are many such blocks
// that are read one after the other. In pages of 4 KiB, which a block outside of a slab would have at its end, reading
// them takes a third longer, because of TLB misses.
#pragma once

#include <cstddef>
#include <map>

#include "engine/cpu/memory.h"

namespace pcp::cpu {

// Not thread-safe: the caller must hold a lock.
class Slabs {
 public:
  ~Slabs();
  // Whether blocks of this size are taken from slabs. The size must be a multiple of the blocks' alignment.
  static bool hold(std::size_t bytes) { return bytes >= kSmallest && bytes < 2 * kHugePage; }
  std::byte* take(std::size_t bytes);
  void give(std::byte*);

 private:
  // Smaller blocks gain nothing: a model of such small weights has few pages in all, and a slab that is not full wastes
  // memory.
  static constexpr std::size_t kSmallest = 512 << 10;
  static constexpr std::size_t kSlab = 4 * kHugePage;
  struct Slab {
    std::size_t used = 0, blocks = 0;
  };
  std::map<std::byte*, Slab> slabs_;  // by address
};

}  // namespace pcp::cpu
