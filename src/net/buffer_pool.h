// Memory for received messages that is used again: fresh pages of the system cost more than the copy into them.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace pcp::net {

class BufferPool : public std::enable_shared_from_this<BufferPool> {
 public:
  // At least so many bytes. What is given back after the pool has enough is freed.
  std::shared_ptr<std::byte[]> get(std::size_t bytes);

 private:
  struct GiveBack;
  using Buffer = std::unique_ptr<std::byte[]>;

  std::mutex mutex_;
  std::map<std::size_t, std::vector<Buffer>> free_;  // by size
  std::size_t free_bytes_ = 0;
};

}  // namespace pcp::net
