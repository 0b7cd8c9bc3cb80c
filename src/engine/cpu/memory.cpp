#include "engine/cpu/memory.h"

#include <sys/mman.h>

#include <map>
#include <mutex>
#include <new>
#include <utility>

#include "base/index.h"
#include "base/physical_memory.h"
#include "engine/cpu/slabs.h"
#include "pcp/error.h"

namespace pcp::cpu {
namespace {

constexpr std::align_val_t kAlign{64};
constexpr std::size_t kLargestKept = std::size_t{1} << 30;  // bytes of free blocks that a pool keeps for reuse
constexpr std::size_t kPage = 4096;

std::size_t whole_pages(std::size_t bytes) { return (bytes + kPage - 1) / kPage * kPage; }

// Maps a block that begins where a huge page may begin. `operator new` would write a header right before the block.
// Where the kernel maps a huge page at every fault, that header would cost one more huge page.
std::byte* map_block(std::size_t bytes) {
  std::size_t wanted = whole_pages(bytes);
  std::size_t mapped = wanted + kHugePage;
  void* memory = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  auto* begin = static_cast<std::byte*>(memory);
  std::size_t before = (kHugePage - reinterpret_cast<std::uintptr_t>(memory) % kHugePage) % kHugePage;
  std::size_t after = mapped - before - wanted;
  if (before > 0) munmap(begin, before);
  if (after > 0) munmap(begin + before + wanted, after);
#if defined(MADV_HUGEPAGE)
  madvise(begin + before, wanted, MADV_HUGEPAGE);  // only advice, so a failure is ignored
#endif
  return begin + before;
}

}  // namespace

std::byte* new_block(std::size_t bytes) {
  if (bytes >= kHugePage) return map_block(bytes);
  return static_cast<std::byte*>(::operator new[](bytes, kAlign));
}

void delete_block(std::byte* data, std::size_t bytes) {
  if (bytes >= kHugePage) {
    munmap(data, whole_pages(bytes));
  } else {
    ::operator delete[](data, kAlign);
  }
}

class BlockPool {
 public:
  ~BlockPool() {
    for (auto& [bytes, data] : free_) remove(data, bytes);
  }

  std::byte* take(std::size_t bytes) {
    {
      std::lock_guard lock(mutex_);
      if (auto found = free_.find(bytes); found != free_.end()) {
        std::byte* data = found->second;
        free_.erase(found);
        kept_ -= bytes;
        return data;
      }
    }
    if (bytes > index(physical_memory_bytes())) {
      fail(Code::resource_exhausted, "[cpu] ", bytes, " bytes of memory are needed; this machine has ",
           physical_memory_bytes());
    }
    if (!Slabs::hold(bytes)) return new_block(bytes);
    std::lock_guard lock(mutex_);
    return slabs_.take(bytes);
  }

  void give(std::byte* data, std::size_t bytes) {
    std::lock_guard lock(mutex_);
    if (kept_ + bytes > kLargestKept) {
      remove(data, bytes);
      return;
    }
    free_.emplace(bytes, data);
    kept_ += bytes;
  }

 private:
  void remove(std::byte* data, std::size_t bytes) {
    if (Slabs::hold(bytes)) {
      slabs_.give(data);
    } else {
      delete_block(data, bytes);
    }
  }

  std::mutex mutex_;
  Slabs slabs_;
  std::multimap<std::size_t, std::byte*> free_;
  std::size_t kept_ = 0;
};

Block::Block(std::shared_ptr<BlockPool> pool, std::byte* data, std::size_t bytes)
    : pool_(std::move(pool)), data_(data), bytes_(bytes) {}
Block::~Block() { release(); }
Block::Block(Block&& other) noexcept
    : pool_(std::move(other.pool_)),
      data_(std::exchange(other.data_, nullptr)),
      bytes_(std::exchange(other.bytes_, 0)) {}
Block& Block::operator=(Block&& other) noexcept {
  if (this != &other) {
    release();
    pool_ = std::move(other.pool_);
    data_ = std::exchange(other.data_, nullptr);
    bytes_ = std::exchange(other.bytes_, 0);
  }
  return *this;
}
void Block::release() {
  if (data_) pool_->give(data_, bytes_);
  data_ = nullptr;
}

std::shared_ptr<BlockPool> make_block_pool() { return std::make_shared<BlockPool>(); }

Block allocate(const std::shared_ptr<BlockPool>& pool, std::size_t bytes) {
  std::size_t size = (bytes + 63) / 64 * 64 + (bytes == 0 ? 64 : 0);
  try {
    return Block(pool, pool->take(size), size);
  } catch (const std::bad_alloc&) {
    fail(Code::resource_exhausted, "[cpu] out of memory: ", size, " bytes could not be allocated");
  }
}

}  // namespace pcp::cpu
