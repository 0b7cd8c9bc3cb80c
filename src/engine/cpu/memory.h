// Blocks of aligned memory that are kept for reuse: page faults in fresh memory take longer than the loops that fill
// it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace pcp::cpu {

inline constexpr std::size_t kHugePage = 2 << 20;

// Aligned memory, in huge pages where it is large enough: that causes fewer page faults and TLB misses.
std::byte* new_block(std::size_t bytes);
void delete_block(std::byte*, std::size_t bytes);

class BlockPool;

// Owns one block and returns it to its pool.
class Block {
 public:
  Block() = default;
  Block(std::shared_ptr<BlockPool> pool, std::byte* data, std::size_t bytes);
  ~Block();
  Block(Block&&) noexcept;
  Block& operator=(Block&&) noexcept;
  std::byte* data() const { return data_; }
  std::size_t bytes() const { return bytes_; }

 private:
  void release();
  std::shared_ptr<BlockPool> pool_;
  std::byte* data_ = nullptr;
  std::size_t bytes_ = 0;
};

std::shared_ptr<BlockPool> make_block_pool();
// Throws resource_exhausted with the size when the allocation fails.
Block allocate(const std::shared_ptr<BlockPool>&, std::size_t bytes);

}  // namespace pcp::cpu
