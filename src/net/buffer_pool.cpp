#include "net/buffer_pool.h"

namespace pcp::net {
namespace {

constexpr std::size_t kLeastBytes = std::size_t{128} << 10;  // smaller buffers are as cheap from the allocator
constexpr std::size_t kStepBytes = std::size_t{64}
                                   << 10;  // sizes are rounded up to this, so that similar messages share buffers
constexpr std::size_t kMostFreeBytes = std::size_t{32} << 20;

}  // namespace

struct BufferPool::GiveBack {
  std::shared_ptr<BufferPool> pool;
  std::size_t bytes;

  void operator()(std::byte* memory) const {
    Buffer buffer(memory);
    std::lock_guard lock(pool->mutex_);
    if (pool->free_bytes_ + bytes > kMostFreeBytes) return;
    pool->free_bytes_ += bytes;
    pool->free_[bytes].push_back(std::move(buffer));
  }
};

std::shared_ptr<std::byte[]> BufferPool::get(std::size_t bytes) {
  if (bytes < kLeastBytes) return std::make_shared_for_overwrite<std::byte[]>(bytes);
  bytes = (bytes + kStepBytes - 1) / kStepBytes * kStepBytes;
  Buffer buffer;
  {
    std::lock_guard lock(mutex_);
    auto found = free_.find(bytes);
    if (found != free_.end() && !found->second.empty()) {
      buffer = std::move(found->second.back());
      found->second.pop_back();
      free_bytes_ -= bytes;
    }
  }
  if (!buffer) buffer = std::make_unique_for_overwrite<std::byte[]>(bytes);
  return {buffer.release(), GiveBack{shared_from_this(), bytes}};
}

}  // namespace pcp::net
