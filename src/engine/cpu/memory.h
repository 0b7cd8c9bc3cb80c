// Blocks of aligned memory that are kept for reuse: fresh pages cost more than the loops that fill them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace pcp::cpu {

inline constexpr std::size_t kHugePage = 2 << 20;

// Aligned memory, in huge pages where it is large enough: fewer faults, fewer address look-ups.
std::byte* new_block(std::size_t bytes);
void delete_block(std::byte*, std::size_t bytes);

class BlockPool;

// Owns one block; gives it back to its pool.
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
// Throws resource_exhausted naming the size.
Block allocate(const std::shared_ptr<BlockPool>&, std::size_t bytes);

}  // namespace pcp::cpu
