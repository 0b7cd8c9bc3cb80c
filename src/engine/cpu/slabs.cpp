#include "engine/cpu/slabs.h"

#include <algorithm>
#include <iterator>

namespace pcp::cpu {

Slabs::~Slabs() {
  for (auto& [data, slab] : slabs_) delete_block(data, kSlab);
}

std::byte* Slabs::take(std::size_t bytes) {
  auto has_room = [&](const auto& entry) { return entry.second.used + bytes <= kSlab; };
  auto found = std::ranges::find_if(slabs_, has_room);
  if (found == slabs_.end()) found = slabs_.emplace(new_block(kSlab), Slab{}).first;
  auto& [data, slab] = *found;
  std::byte* block = data + slab.used;
  slab.used += bytes;
  ++slab.blocks;
  return block;
}

// Memory of a slab is not reused before all its blocks have been given back. Then the slab is freed, unless it is the
// only one.
void Slabs::give(std::byte* block) {
  auto found = std::prev(slabs_.upper_bound(block));
  Slab& slab = found->second;
  if (--slab.blocks > 0) return;
  slab.used = 0;
  if (slabs_.size() == 1) return;
  delete_block(found->first, kSlab);
  slabs_.erase(found);
}

}  // namespace pcp::cpu
