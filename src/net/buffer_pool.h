// Memory for received messages that is used again, because getting fresh pages from the system costs more than copying
// a message into them.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace pcp::net {

class BufferPool : public std::enable_shared_from_this<BufferPool> {
 public:
  // Returns a buffer of at least so many bytes. It comes back to the pool by itself, or is freed when the pool has
  // enough.
  std::shared_ptr<std::byte[]> get(std::size_t bytes);

 private:
  struct GiveBack;
  using Buffer = std::unique_ptr<std::byte[]>;

  std::mutex mutex_;
  std::map<std::size_t, std::vector<Buffer>> free_;  // by size
  std::size_t free_bytes_ = 0;
};

}  // namespace pcp::net
