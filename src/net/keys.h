// Node keys: an Ed25519 key pair per node, and the list of public keys that may connect.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pcp::net {

struct KeyPair {
  std::string public_key, secret_key;  // Z85, 40 characters each
  bool operator==(const KeyPair&) const = default;
};

KeyPair make_key_pair();
bool is_key(const std::string&);  // 40 characters of Z85 that decode

// $PCP_KEYS, or $XDG_CONFIG_HOME/pcp, or ~/.config/pcp.
std::string default_key_folder();

// The allow-list: the file `allowed` of a key folder; empty where there is none. A line is KEY ROLE NAME, or for an
// invitation KEY invite NAME EXPIRES USES. Any other line is an error (data_loss).
struct AllowedKey {
  std::string key, role, name;  // role: "worker", "admin" or "invite"
  std::int64_t expires = 0;     // of an invitation: seconds since 1970
  int uses = 0;                 // how many are left of an invitation
  bool is_invitation() const { return role == "invite"; }
  bool operator==(const AllowedKey&) const = default;
};
std::vector<AllowedKey> read_allowed(const std::string& path);
inline constexpr const char* kNoName = "-";  // an invitation without a name: the machine that joins gives its own

// The folder: node.key (this node's pair, mode 0600), allowed (a line per key: KEY ROLE NAME), shepherds (a line per
// shepherd that was connected to: HOST:PORT KEY).
class KeyFolder {
 public:
  explicit KeyFolder(std::string path) : path_(std::move(path)) {}

  std::optional<KeyPair> node_key() const;      // a torn file or one that others can read is an error
  KeyPair make_node_key(bool replace = false);  // an existing one is an error unless `replace`
  KeyPair node_key_or_new();

  using Allowed = AllowedKey;
  std::vector<Allowed> allowed() const;
  void allow(const Allowed&);                   // written atomically; a second entry of the key replaces the first
  bool revoke(const std::string& key_or_name);  // whether there was one
  bool revoke_invitation(const std::string& key_or_name);
  // Allows `key` as a worker because of an invitation, takes one use off that, and returns the name under which the key
  // is listed. Throws failed_precondition with the reason when the invitation has expired, is used up or was revoked.
  std::string admit(const std::string& invitation, const std::string& key, const std::string& name);
  std::string allowed_path() const { return path_ + "/allowed"; }

  std::optional<std::string> shepherd_key(const std::string& address) const;
  void remember_shepherd(const std::string& address, const std::string& key);
  const std::string& path() const { return path_; }

 private:
  bool erase(const std::function<bool(const Allowed&)>&);

  std::string path_;
};

}  // namespace pcp::net
