// The allow-list of a running server. It is read again when its file has changed, and several threads may ask it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "net/keys.h"

namespace pcp::net {

class AllowList {
 public:
  explicit AllowList(std::string path);

  // The entry of a key, as the file has it now.
  std::optional<AllowedKey> find(const std::string& key);
  // Looks at the file and returns how often it has changed so far.
  std::uint64_t refresh();
  // How often a changed file could not be read. The list then stays as it was.
  std::uint64_t unreadable() const { return unreadable_; }

 private:
  struct Stamp {
    std::int64_t seconds = -1, nanoseconds = 0, size = -1;
    std::uint64_t inode = 0;
    bool operator==(const Stamp&) const = default;
  };
  Stamp stamp() const;
  void refresh_locked();

  std::string path_;
  std::mutex mutex_;
  Stamp seen_;
  bool read_ = false;
  std::map<std::string, AllowedKey> entries_;
  std::uint64_t generation_ = 0;
  std::atomic<std::uint64_t> unreadable_{0};
};

}  // namespace pcp::net
