// The allow-list of a running server. It is read again when its file has changed, and several threads may ask it.
//
// An editor may replace a file by removing it, or by emptying it and writing it anew. So a file that is missing or
// cannot be read leaves the list as it was, and one that became empty counts after a second look. Only a list that is
// there from the start may be missing: then it is empty.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "net/keys.h"

namespace pcp::net {

class AllowList {
 public:
  explicit AllowList(std::string path);

  // The entry of a key, as the file has it now.
  std::optional<AllowedKey> find(const std::string& key);
  // Looks at the file and returns how often it has changed so far.
  std::uint64_t refresh();
  // How often a changed file was missing or could not be read. The list then stays as it was.
  std::uint64_t unreadable() const { return unreadable_; }
  // What people should know, each thing once: that the file is missing or cannot be read, and that it is well again.
  std::vector<std::string> take_notices();

 private:
  struct Stamp {
    std::int64_t seconds = -1, nanoseconds = 0, size = -1;
    std::uint64_t inode = 0;
    bool operator==(const Stamp&) const = default;
  };
  Stamp stamp() const;
  void refresh_locked();
  void read_locked();
  void keep_locked(const std::string& why);
  bool may_be_half_done(const Stamp&);

  std::string path_;
  std::mutex mutex_;
  Stamp seen_;
  std::map<std::string, AllowedKey> entries_;
  std::uint64_t generation_ = 0;
  bool was_there_ = false;   // a file, at least once
  bool is_trouble_ = false;  // the last notice said so
  std::optional<std::chrono::steady_clock::time_point> empty_since_;
  std::vector<std::string> notices_;
  std::atomic<std::uint64_t> unreadable_{0};
};

}  // namespace pcp::net
