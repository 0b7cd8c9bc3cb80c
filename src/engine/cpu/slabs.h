// Blocks of less than a huge page, side by side in memory of huge pages. The weights of a model are many such blocks
// that are read one after the other: in pages of 4 KiB that takes a third longer, for the look-up of addresses.
#pragma once

#include <cstddef>
#include <map>

#include "engine/cpu/memory.h"

namespace pcp::cpu {

// For one thread at a time.
class Slabs {
 public:
  ~Slabs();
  // Whether blocks of this size belong here; it is a multiple of what they are to be aligned to.
  static bool hold(std::size_t bytes) { return bytes >= kSmallest && bytes < kHugePage; }
  std::byte* take(std::size_t bytes);
  void give(std::byte*);

 private:
  static constexpr std::size_t kSmallest = 64 << 10;
  static constexpr std::size_t kSlab = 4 * kHugePage;
  struct Slab {
    std::size_t used = 0, blocks = 0;
  };
  std::map<std::byte*, Slab> slabs_;  // by where they begin
  std::byte* open_ = nullptr;         // the one that blocks are taken from
};

}  // namespace pcp::cpu
