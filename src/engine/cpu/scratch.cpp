#include "engine/cpu/scratch.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/cpu/memory.h"

namespace pcp::cpu {
namespace {

struct Delete {
  std::size_t size = 0;
  void operator()(std::byte* data) const { delete_block(data, size); }
};
// One block per depth of nesting. A block grows to its largest use.
thread_local std::vector<std::unique_ptr<std::byte[], Delete>> blocks;
thread_local std::size_t depth = 0;

}  // namespace

Scratch::Scratch(std::size_t bytes) : block_(depth) {
  if (blocks.size() <= depth) blocks.resize(depth + 1);
  auto& block = blocks[depth];
  if (block.get_deleter().size < bytes) {
    block.reset();
    // Larger blocks are rounded up to whole huge pages.
    std::size_t size = std::max<std::size_t>(bytes, 4096);
    if (size > kHugePage / 32) size = (size + kHugePage - 1) / kHugePage * kHugePage;
    block = std::unique_ptr<std::byte[], Delete>(new_block(size), Delete{size});
  }
  data_ = block.get();
  ++depth;
}

Scratch::~Scratch() { depth = block_; }

}  // namespace pcp::cpu
