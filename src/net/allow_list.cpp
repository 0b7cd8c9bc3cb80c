#include "net/allow_list.h"

#include <sys/stat.h>

#include "pcp/error.h"

namespace pcp::net {

AllowList::AllowList(std::string path) : path_(std::move(path)) {
  for (const AllowedKey& entry : read_allowed(path_))
    entries_[entry.key] = entry;  // throws: at the start an unreadable list is an error
}

std::optional<AllowedKey> AllowList::find(const std::string& key) {
  std::lock_guard lock(mutex_);
  refresh_locked();
  auto found = entries_.find(key);
  return found == entries_.end() ? std::nullopt : std::optional(found->second);
}

std::uint64_t AllowList::refresh() {
  std::lock_guard lock(mutex_);
  refresh_locked();
  return generation_;
}

AllowList::Stamp AllowList::stamp() const {
  struct stat status {};
  if (::stat(path_.c_str(), &status) != 0) return {};
  return {status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_size, status.st_ino};
}

void AllowList::refresh_locked() {
  Stamp now = stamp();
  if (read_ && now == seen_) return;
  seen_ = now;  // taken before reading: a change in between is seen the next time
  read_ = true;
  try {
    std::map<std::string, AllowedKey> entries;
    for (const AllowedKey& entry : read_allowed(path_)) entries[entry.key] = entry;
    entries_ = std::move(entries);
    ++generation_;
  } catch (const std::exception&) {  // as it was
    ++unreadable_;
  }
}

}  // namespace pcp::net
