#include "engine/cpu/scratch.h"

#include <algorithm>
#include <memory>
#include <new>
#include <vector>

namespace pcp::cpu {
namespace {

constexpr std::size_t kAlign = 64;

struct Free {
  void operator()(std::byte* p) const { ::operator delete[](p, std::align_val_t{kAlign}); }
};
struct Block {
  std::unique_ptr<std::byte[], Free> memory;
  std::size_t size = 0;
};
// One block per depth of nesting, grown to the largest use.
thread_local std::vector<Block> blocks;
thread_local std::size_t depth = 0;

}  // namespace

Scratch::Scratch(std::size_t bytes) : block_(depth) {
  if (blocks.size() <= depth) blocks.resize(depth + 1);
  Block& block = blocks[depth];
  if (block.size < bytes) {
    block.memory.reset();
    block.size = 0;
    std::size_t size = std::max<std::size_t>(bytes, 4096);
    block.memory.reset(static_cast<std::byte*>(::operator new[](size, std::align_val_t{kAlign})));
    block.size = size;
  }
  data_ = block.memory.get();
  ++depth;
}

Scratch::~Scratch() { depth = block_; }

}  // namespace pcp::cpu
