#include "engine/cpu/slabs.h"

#include <iterator>

namespace pcp::cpu {

Slabs::~Slabs() {
  for (auto& [data, slab] : slabs_) delete_block(data, kSlab);
}

std::byte* Slabs::take(std::size_t bytes) {
  if (open_ == nullptr || slabs_[open_].used + bytes > kSlab) {
    open_ = new_block(kSlab);
    slabs_[open_] = {};
  }
  Slab& slab = slabs_[open_];
  std::byte* block = open_ + slab.used;
  slab.used += bytes;
  ++slab.blocks;
  return block;
}

// The memory of a slab is reused, or freed, only when all its blocks have been returned.
void Slabs::give(std::byte* block) {
  auto found = std::prev(slabs_.upper_bound(block));
  Slab& slab = found->second;
  if (--slab.blocks > 0) return;
  slab.used = 0;
  if (found->first == open_) return;
  delete_block(found->first, kSlab);
  slabs_.erase(found);
}

}  // namespace pcp::cpu
