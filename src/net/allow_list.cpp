#include "net/allow_list.h"

#include <sys/stat.h>

#include <utility>

#include "pcp/error.h"

namespace pcp::net {

// Throws: at the start an unreadable list is an error.
AllowList::AllowList(std::string path) : path_(std::move(path)) {
  seen_ = stamp();
  read_locked();
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

// What was emptied may be written anew in a moment.
bool AllowList::may_be_half_done(const Stamp& now) {
  constexpr std::chrono::seconds kSecondLook{1};
  if (now.size != 0 || entries_.empty()) {
    empty_since_.reset();
    return false;
  }
  auto time = std::chrono::steady_clock::now();
  if (!empty_since_) empty_since_ = time;
  return time - *empty_since_ < kSecondLook;
}

void AllowList::refresh_locked() {
  Stamp now = stamp();
  if (now == seen_ || may_be_half_done(now)) return;
  seen_ = now;  // taken before reading: a change in between is seen the next time
  if (now == Stamp{}) {
    if (was_there_) keep_locked("is missing");
    return;
  }
  try {
    read_locked();
    if (std::exchange(is_trouble_, false)) notices_.push_back(concat("the allow-list '", path_, "' is read again"));
  } catch (const std::exception& error) {
    keep_locked(concat("cannot be read (", error.what(), ")"));
  }
}

void AllowList::read_locked() {
  std::map<std::string, AllowedKey> entries;
  for (const AllowedKey& entry : read_allowed(path_)) entries[entry.key] = entry;
  was_there_ = was_there_ || seen_ != Stamp{};
  entries_ = std::move(entries);
  ++generation_;
}

void AllowList::keep_locked(const std::string& why) {
  ++unreadable_;
  if (std::exchange(is_trouble_, true)) return;
  notices_.push_back(concat("the allow-list '", path_, "' ", why,
                            ": the keys that were on it stay allowed until it can ",
                            "be read again; to put all of them out make it an empty file"));
}

std::vector<std::string> AllowList::take_notices() {
  std::lock_guard lock(mutex_);
  return std::exchange(notices_, {});
}

}  // namespace pcp::net
