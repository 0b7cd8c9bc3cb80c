#include "engine/artifact_cache.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "base/content_hash.h"
#include "base/file.h"
#include "pcp/error.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

// A file is this line, a line of JSON, and the artifact.
constexpr std::string_view kArtifactMagic = "pcp artifact 1\n";
constexpr std::string_view kExtension = ".artifact";
constexpr std::int64_t kDefaultLimit = std::int64_t{4} << 30;
constexpr auto kAbandoned = std::chrono::hours(1);  // a temporary file older than this has no writer any more
constexpr std::size_t kLongestHeader = 4096;

// The line of JSON after the magic; null if the file does not begin with the magic.
Json header_of(std::string_view file) {
  if (!file.starts_with(kArtifactMagic)) return nullptr;
  std::string_view rest = file.substr(kArtifactMagic.size());
  Json header = Json::parse(rest.substr(0, rest.find('\n')), nullptr, false);
  bool whole = header.is_object() && rest.find('\n') != std::string_view::npos;
  for (const char* field : {"key", "engine", "target", "function", "checksum"})
    whole = whole && header.contains(field) && header[field].is_string();
  return whole ? header : Json(nullptr);
}

ArtifactCache::Entry entry_of(const Json& header) {
  return {header["key"], header["engine"], header["target"], header["function"]};
}

std::int64_t seconds_since_epoch(fs::file_time_type time) {
  auto system = std::chrono::file_clock::to_sys(time);
  return std::chrono::duration_cast<std::chrono::seconds>(system.time_since_epoch()).count();
}

const char* environment(const char* name) {
  const char* value = std::getenv(name);
  return value && *value ? value : nullptr;
}

}  // namespace

ArtifactCache::ArtifactCache(fs::path folder, std::int64_t limit_bytes)
    : folder_(std::move(folder)), limit_bytes_(limit_bytes) {}

std::optional<ArtifactCache> ArtifactCache::of_user() {
  if (const char* choice = environment("PCP_CACHE")) {
    require(std::string_view(choice) == "on" || std::string_view(choice) == "off",
            "PCP_CACHE is \"on\" or \"off\", not \"", choice, "\"");
    if (std::string_view(choice) == "off") return std::nullopt;
  }
  std::int64_t limit = kDefaultLimit;
  if (const char* text = environment("PCP_CACHE_LIMIT")) {
    char* end = nullptr;
    limit = std::strtoll(text, &end, 10);
    require(*end == '\0' && limit >= 0, "PCP_CACHE_LIMIT is a number of bytes, not \"", text, "\"");
  }
  if (const char* folder = environment("PCP_CACHE_DIR")) return ArtifactCache(folder, limit);
  if (const char* folder = environment("XDG_CACHE_HOME")) return ArtifactCache(fs::path(folder) / "pcp", limit);
  if (const char* home = environment("HOME")) return ArtifactCache(fs::path(home) / ".cache" / "pcp", limit);
  return std::nullopt;
}

fs::path ArtifactCache::path(const std::string& key) const { return folder_ / (key + std::string(kExtension)); }

std::optional<std::string> ArtifactCache::find(const Entry& wanted) const {
  fs::path file = path(wanted.key);
  std::error_code error;
  if (!fs::exists(file, error)) return std::nullopt;
  std::string bytes;
  try {
    bytes = read_file(file);
  } catch (const Error&) {
    return std::nullopt;  // evicted meanwhile, or not readable
  }
  Json header = header_of(bytes);
  std::size_t begin = header.is_null() ? 0 : bytes.find('\n', kArtifactMagic.size()) + 1;
  if (header.is_null() || header["checksum"] != content_hash(std::string_view(bytes).substr(begin))) {
    fs::remove(file, error);
    return std::nullopt;
  }
  Entry found = entry_of(header);
  if (found.key != wanted.key || found.engine != wanted.engine || found.target != wanted.target) return std::nullopt;
  fs::last_write_time(file, fs::file_time_type::clock::now(), error);
  return bytes.substr(begin);
}

void ArtifactCache::store(const Entry& entry, const std::string& artifact) const {
  if (static_cast<std::int64_t>(artifact.size()) > limit_bytes_) return;
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) fail(Code::failed_precondition, "cannot make the folder '", folder_.string(), "': ", error.message());
  Json header = {{"key", entry.key},
                 {"engine", entry.engine},
                 {"target", entry.target},
                 {"function", entry.function},
                 {"checksum", content_hash(artifact)}};
  AtomicFile file(path(entry.key));
  file.write(concat(kArtifactMagic, header.dump(-1, ' ', false, Json::error_handler_t::replace), "\n"));
  file.write(artifact);
  file.commit();
  evict(entry.key);
}

std::vector<ArtifactCache::Entry> ArtifactCache::list() const {
  std::vector<Entry> entries;
  std::error_code error;
  for (const fs::directory_entry& file : fs::directory_iterator(folder_, error)) {
    if (file.path().extension() != kExtension) continue;
    try {
      InputFile input(file.path());
      std::string begin(std::min<std::size_t>(input.size(), kLongestHeader), '\0');
      input.read(0, std::as_writable_bytes(std::span(begin)));
      Json header = header_of(begin);
      if (header.is_null()) continue;
      Entry entry = entry_of(header);
      entry.bytes = static_cast<std::int64_t>(input.size());
      entry.last_used = seconds_since_epoch(file.last_write_time());
      entries.push_back(std::move(entry));
    } catch (const std::exception&) {
      continue;  // deleted by another process meanwhile
    }
  }
  std::ranges::sort(entries, std::greater(), &Entry::last_used);
  return entries;
}

std::int64_t ArtifactCache::clear() const {
  std::int64_t count = 0;
  std::error_code error;
  for (const fs::directory_entry& file : fs::directory_iterator(folder_, error)) {
    if (file.path().extension() == kExtension && fs::remove(file.path(), error)) ++count;
  }
  return count;
}

// Goes through all files of the folder and not through list(), which leaves out damaged files: they take space too.
void ArtifactCache::evict(const std::string& keep) const {
  struct Candidate {
    fs::file_time_type used;
    fs::path path;
    std::int64_t bytes;
  };
  std::vector<Candidate> candidates;
  std::int64_t total = 0;
  std::error_code error;
  for (const fs::directory_entry& file : fs::directory_iterator(folder_, error)) {
    std::error_code gone;
    auto used = file.last_write_time(gone);
    auto bytes = static_cast<std::int64_t>(file.file_size(gone));
    if (gone) continue;
    if (file.path().extension() != kExtension) {
      if (fs::file_time_type::clock::now() - used > kAbandoned) fs::remove(file.path(), gone);
      continue;
    }
    total += bytes;
    if (file.path() != path(keep)) candidates.push_back({used, file.path(), bytes});
  }
  std::ranges::sort(candidates, std::less(), &Candidate::used);
  for (const Candidate& candidate : candidates) {
    if (total <= limit_bytes_) break;
    if (fs::remove(candidate.path, error)) total -= candidate.bytes;
  }
}

}  // namespace pcp
