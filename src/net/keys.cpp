#include "net/keys.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "base/file.h"
#include "base/parse_number.h"
#include "base/unix_seconds.h"
#include "net/ed25519.h"
#include "net/z85.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kKeyLength = 40;
constexpr const char* kKind = "ed25519";
constexpr std::size_t kMaxNameLength = 64;
constexpr unsigned kPrivate = 0600;
constexpr std::int64_t kLastSecond = 253402300799;  // of the year 9999
constexpr int kMostUses = 1000000;

// Characters of Z85 that no shell gives a meaning to.
bool is_plain(const std::string& key) {
  return key[0] != '-' && std::all_of(key.begin(), key.end(), [](char c) {
           return std::isalnum(static_cast<unsigned char>(c)) || std::strchr(".-:+=/@%", c);
         });
}

void make_private_folder(const std::string& path) {
  fs::path folder(path);
  std::error_code error;
  if (folder.has_parent_path()) fs::create_directories(folder.parent_path(), error);
  if (::mkdir(path.c_str(), 0700) == 0) return;
  if (errno != EEXIST) fail(Code::invalid_argument, "cannot make the folder '", path, "': ", std::strerror(errno));
}

// A lock, so that of two processes that change the folder at once one waits for the other.
class FolderLock {
 public:
  explicit FolderLock(const std::string& path) {
    make_private_folder(path);
    descriptor_ = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor_ < 0) fail(Code::invalid_argument, "cannot open the folder '", path, "': ", std::strerror(errno));
    while (::flock(descriptor_, LOCK_EX) != 0 && errno == EINTR) {
    }
  }
  ~FolderLock() { ::close(descriptor_); }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int descriptor_ = -1;
};

std::vector<std::string> lines_of(const std::string& path) {
  if (!fs::exists(path)) return {};
  std::istringstream text(read_file(path));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

bool is_name(const std::string& name) {
  return !name.empty() && name.size() <= kMaxNameLength &&
         std::all_of(name.begin(), name.end(), [](unsigned char c) { return c > 0x20 && c < 0x7f; });
}

void write_allowed(const std::string& path, const std::vector<AllowedKey>& list) {
  std::string text;
  for (const AllowedKey& entry : list) {
    text += entry.key + " " + entry.role + " " + entry.name;
    if (entry.is_invitation()) text += concat(" ", entry.expires, " ", entry.uses);
    text += "\n";
  }
  write_file_atomically(path, text, kPrivate);
}

std::optional<AllowedKey> parse_allowed(const std::vector<std::string>& words) {
  if (words.size() < 3 || !is_key(words[0])) return std::nullopt;
  AllowedKey entry{words[0], words[1], words[2]};
  if (!entry.is_invitation()) {
    bool fits = words.size() == 3 && (entry.role == "worker" || entry.role == "admin");
    return fits ? std::optional(entry) : std::nullopt;
  }
  if (words.size() != 5) return std::nullopt;
  try {
    entry.expires = parse_number<std::int64_t>(words[3], 0, kLastSecond, "a time");
    entry.uses = parse_number<int>(words[4], 0, kMostUses, "a number of uses");
  } catch (const Error&) {
    return std::nullopt;
  }
  return entry;
}

// Returns `wanted`, with a number after it where another key has that name.
std::string free_name(const std::vector<AllowedKey>& list, const std::string& wanted) {
  auto is_taken = [&](const std::string& name) {
    auto has_it = [&](const AllowedKey& entry) { return !entry.is_invitation() && entry.name == name; };
    return std::any_of(list.begin(), list.end(), has_it);
  };
  std::string base = is_name(wanted) ? wanted : "worker";
  base = base.substr(0, kMaxNameLength - 8);
  std::string name = base;
  for (int number = 2; is_taken(name); ++number) name = concat(base, "-", number);
  return name;
}

KeyPair parse_pair(const std::string& path) {
  KeyPair pair;
  std::string kind;
  for (const std::string& line : lines_of(path)) {
    auto words = words_of(line);
    if (words.size() != 2) continue;
    if (words[0] == "kind") kind = words[1];
    if (words[0] == "public") pair.public_key = words[1];
    if (words[0] == "secret") pair.secret_key = words[1];
  }
  if (kind.empty() && is_key(pair.public_key) && is_key(pair.secret_key)) {
    fail(Code::failed_precondition, "'", path, "' holds a key of an older version of pcp, which this one cannot use: ",
         "make a new one with pcp keys new --replace, and allow it where the old one was allowed");
  }
  auto whole = pair_of_secret(pair.secret_key);
  if (kind != kKind || !whole || whole->public_key != pair.public_key) {
    fail(Code::data_loss, "'", path, "' does not hold a key pair; make a new one with pcp keys new --replace");
  }
  return pair;
}

KeyPair write_pair(const std::string& path) {
  KeyPair pair = make_key_pair();
  std::string text = concat("kind ", kKind, "\npublic ", pair.public_key, "\nsecret ", pair.secret_key, "\n");
  write_file_atomically(path, text, kPrivate);
  return pair;
}

}  // namespace

KeyPair make_key_pair() {
  // About one pair in two thousand has a public key without characters that mean something to a shell. Finding one
  // takes a tenth of a second, once, and the key can then be pasted anywhere without quotes.
  for (;;) {
    KeyPair pair = random_pair();
    if (is_plain(pair.public_key)) return pair;
  }
}

bool is_key(const std::string& text) { return text.size() == kKeyLength && from_z85(text).has_value(); }

std::string default_key_folder() {
  if (const char* folder = std::getenv("PCP_KEYS"); folder && *folder) return folder;
  if (const char* config = std::getenv("XDG_CONFIG_HOME"); config && *config) return std::string(config) + "/pcp";
  const char* home = std::getenv("HOME");
  if (!home || !*home) fail(Code::failed_precondition, "there is no home for keys: set PCP_KEYS to a folder");
  return std::string(home) + "/.config/pcp";
}

std::vector<AllowedKey> read_allowed(const std::string& path) {
  std::vector<AllowedKey> list;
  auto lines = lines_of(path);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto words = words_of(lines[i]);
    if (words.empty()) continue;
    auto entry = parse_allowed(words);
    if (!entry) {
      fail(Code::data_loss, "'", path, "' line ", i + 1,
           ": expected KEY worker|admin NAME or KEY invite NAME EXPIRES USES");
    }
    list.push_back(*entry);
  }
  return list;
}

std::optional<KeyPair> KeyFolder::node_key() const {
  std::string path = path_ + "/node.key";
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) return std::nullopt;
    fail(Code::invalid_argument, "cannot read '", path, "': ", std::strerror(errno));
  }
  if (status.st_mode & 077) {
    fail(Code::failed_precondition, "others can read '", path,
         "', which must be secret: chmod 600 it, or make a new key", " with pcp keys new --replace if somebody did");
  }
  return parse_pair(path);
}

KeyPair KeyFolder::make_node_key(bool replace) {
  FolderLock lock(path_);
  std::string path = path_ + "/node.key";
  if (!replace && fs::exists(path)) {
    fail(Code::invalid_argument, "'", path,
         "' is there already; --replace makes a new one, which others must allow again");
  }
  return write_pair(path);
}

KeyPair KeyFolder::node_key_or_new() {
  if (auto key = node_key()) return *key;
  FolderLock lock(path_);
  auto key = node_key();  // another process may have been first
  return key ? *key : write_pair(path_ + "/node.key");
}

std::vector<KeyFolder::Allowed> KeyFolder::allowed() const { return read_allowed(allowed_path()); }

void KeyFolder::allow(const Allowed& entry) {
  require(is_key(entry.key), "'", entry.key,
          "' is not a public key: expected 40 characters, as pcp keys show prints them");
  require(entry.role == "worker" || entry.role == "admin" || entry.is_invitation(), "role '", entry.role,
          "' is not worker, admin or invite");
  require(is_name(entry.name), "'", entry.name, "' is not a name: expected 1 to ", kMaxNameLength,
          " printable characters without spaces");
  FolderLock lock(path_);
  auto list = allowed();
  auto same_key = [&](const Allowed& other) { return other.key == entry.key; };
  auto found = std::find_if(list.begin(), list.end(), same_key);
  for (const Allowed& other : list) {
    // Whoever joins by an invitation gets a number after its name where that is taken.
    bool is_taken = other.name == entry.name && other.key != entry.key && !other.is_invitation();
    is_taken = is_taken && !entry.is_invitation();
    require(!is_taken, "the name '", entry.name, "' belongs to another key");
  }
  if (found != list.end()) {
    *found = entry;
  } else {
    list.push_back(entry);
  }
  write_allowed(allowed_path(), list);
}

bool KeyFolder::erase(const std::function<bool(const Allowed&)>& goes) {
  if (!fs::exists(allowed_path())) return false;
  FolderLock lock(path_);
  auto list = allowed();
  auto count = std::erase_if(list, goes);
  if (count > 0) write_allowed(allowed_path(), list);
  return count > 0;
}

bool KeyFolder::revoke(const std::string& key_or_name) {
  return erase([&](const Allowed& entry) { return entry.key == key_or_name || entry.name == key_or_name; });
}

bool KeyFolder::revoke_invitation(const std::string& key_or_name) {
  return erase([&](const Allowed& entry) {
    return entry.is_invitation() && (entry.key == key_or_name || entry.name == key_or_name);
  });
}

std::string KeyFolder::admit(const std::string& invitation, const std::string& key, const std::string& name) {
  require(is_key(key), "'", key, "' is not a public key");
  FolderLock lock(path_);
  auto list = allowed();
  auto find = [&](const std::string& wanted) {
    return std::find_if(list.begin(), list.end(), [&](const Allowed& entry) { return entry.key == wanted; });
  };
  auto used = find(invitation), known = find(key);
  bool is_there = used != list.end() && used->is_invitation();
  if (!is_there) fail(Code::failed_precondition, "this invitation was revoked");
  if (known != list.end() && !known->is_invitation()) return known->name;  // it joined before
  require(known == list.end(), "the key of an invitation is not one of a worker");
  if (used->expires <= unix_seconds()) fail(Code::failed_precondition, "this invitation has expired");
  if (used->uses <= 0) fail(Code::failed_precondition, "this invitation is used up");
  --used->uses;
  list.push_back({key, "worker", free_name(list, used->name == kNoName ? name : used->name)});
  write_allowed(allowed_path(), list);
  return list.back().name;
}

std::optional<std::string> KeyFolder::shepherd_key(const std::string& address) const {
  std::string path = path_ + "/shepherds";
  for (const std::string& line : lines_of(path)) {
    auto words = words_of(line);
    if (words.size() != 2 || words[0] != address) continue;
    if (!is_key(words[1])) fail(Code::data_loss, "'", path, "' holds no key for ", address, ": delete the line");
    return words[1];
  }
  return std::nullopt;
}

void KeyFolder::remember_shepherd(const std::string& address, const std::string& key) {
  require(words_of(address).size() == 1 && is_key(key), "cannot remember '", key, "' as the key of '", address, "'");
  FolderLock lock(path_);
  std::string path = path_ + "/shepherds", text;
  for (const std::string& line : lines_of(path)) {
    auto words = words_of(line);
    if (!words.empty() && words[0] != address) text += line + "\n";
  }
  write_file_atomically(path, text + address + " " + key + "\n", kPrivate);
}

}  // namespace pcp::net
