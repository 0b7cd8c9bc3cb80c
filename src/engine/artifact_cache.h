// Compiled artifacts on disk, one file each, shared by all processes of a user.
//
// A file appears by an atomic rename and carries a checksum: readers see a whole artifact or none, and two processes
// that compile the same program at once do no harm. When the folder exceeds its limit, the least recently used
// artifacts are deleted.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace pcp {

class ArtifactCache {
 public:
  struct Entry {
    std::string key, engine, target, function;
    std::int64_t bytes = 0;      // of the file
    std::int64_t last_used = 0;  // seconds since 1970
  };

  ArtifactCache(std::filesystem::path folder, std::int64_t limit_bytes);
  // $PCP_CACHE_DIR, else $XDG_CACHE_HOME/pcp, else ~/.cache/pcp, of at most $PCP_CACHE_LIMIT bytes; nothing when
  // $PCP_CACHE is "off" or there is no home.
  static std::optional<ArtifactCache> of_user();

  const std::filesystem::path& folder() const { return folder_; }
  std::int64_t limit_bytes() const { return limit_bytes_; }

  // The artifact stored under entry.key for the same engine and target. A corrupt file is deleted and counts as none.
  std::optional<std::string> find(const Entry&) const;
  // Throws when the file cannot be written. An artifact larger than the limit is not kept.
  void store(const Entry&, const std::string& artifact) const;
  std::vector<Entry> list() const;  // the last used first; corrupt files are left out
  std::int64_t clear() const;       // deletes every artifact; returns how many there were

 private:
  std::filesystem::path path(const std::string& key) const;
  void evict(const std::string& keep) const;

  std::filesystem::path folder_;
  std::int64_t limit_bytes_;
};

}  // namespace pcp
