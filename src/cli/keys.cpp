#include "net/keys.h"

#include <iostream>
#include <nlohmann/json.hpp>

#include "base/plural.h"
#include "cli/command.h"
#include "pcp/error.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

net::KeyFolder user_keys() { return net::KeyFolder(net::default_key_folder()); }

void show_key(bool as_json) {
  net::KeyFolder keys = user_keys();
  net::KeyPair pair = keys.node_key_or_new();
  if (as_json) {
    std::cout << Json{{"folder", keys.path()}, {"key", pair.public_key}}.dump() << "\n";
  } else {
    std::cout << pair.public_key << "\n";
  }
}

void list_keys(bool as_json) {
  net::KeyFolder keys = user_keys();
  auto entries = keys.allowed();
  if (as_json) {
    Json list = Json::array();
    for (const auto& entry : entries) list.push_back({{"key", entry.key}, {"role", entry.role}, {"name", entry.name}});
    std::cout << Json{{"folder", keys.path()}, {"allowed", list}}.dump() << "\n";
    return;
  }
  for (const auto& entry : entries) std::cout << entry.key << "  " << entry.role << "  " << entry.name << "\n";
  std::cout << entries.size() << " " << plural(std::ssize(entries), "key") << " in " << keys.allowed_path() << "\n";
}

struct AllowOptions {
  std::string key, name;
  bool admin = false;
};

void allow_key(const AllowOptions& options) {
  net::KeyFolder keys = user_keys();
  keys.allow({options.key, options.admin ? "admin" : "worker", options.name});
  std::cout << options.name << " may connect" << (options.admin ? " and stop the shepherd" : "") << "\n";
}

void revoke_key(const std::string& key_or_name) {
  net::KeyFolder keys = user_keys();
  if (!keys.revoke(key_or_name)) {
    fail(Code::not_found, "'", key_or_name, "' is neither a key nor a name in ", keys.allowed_path());
  }
  std::cout << key_or_name << " may no longer connect\n";
}

constexpr const char* kKeysExamples =
    R"(Connections between machines are encrypted. Every machine has a key pair; the shepherd has a list of the public keys that may
connect, and a worker knows the shepherd's. A running shepherd follows changes of the list at once. pcp invite does all of
it in one step for a new machine.
  PCP_KEYS   the folder (default: $XDG_CONFIG_HOME/pcp, else ~/.config/pcp)

Examples:
  pcp keys show                             on each machine; prints the public key
  pcp keys allow KEY --name laptop          at the shepherd, for each worker
  pcp keys allow KEY --name desk --admin    one that may also stop it
  pcp keys revoke laptop
  pcp worker --connect HOST:8080 --server-key KEY)";

}  // namespace

void add_keys_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("keys", "Keys of this machine, and of those that may connect to it");
  command->footer(kKeysExamples);
  command->require_subcommand(1);

  auto replace = std::make_shared<bool>(false);
  CLI::App* make = command->add_subcommand("new", "Make this machine's key pair and print the public key");
  make->add_flag("--replace", *replace, "Even where there is one: those who allowed it must allow the new one");
  make->callback([replace] { std::cout << user_keys().make_node_key(*replace).public_key << "\n"; });

  auto json = std::make_shared<bool>(false);
  CLI::App* show =
      command->add_subcommand("show", "Print this machine's public key, which is made where there is none");
  show->add_flag("--json", *json, "Print as one line of JSON");
  show->callback([json] { show_key(*json); });

  auto options = std::make_shared<AllowOptions>();
  CLI::App* allow = command->add_subcommand("allow", "Let a key connect");
  allow->add_option("KEY", options->key, "Public key, as pcp keys show prints it there")->required();
  allow->add_option("--name", options->name, "What to call it")->required();
  allow->add_flag("--admin", options->admin, "It may also stop the shepherd");
  allow->callback([options] { allow_key(*options); });

  auto whom = std::make_shared<std::string>();
  CLI::App* revoke = command->add_subcommand("revoke", "Let a key connect no more; ends its connections");
  revoke->add_option("KEY|NAME", *whom, "The key, or what it was called")->required();
  revoke->callback([whom] { revoke_key(*whom); });

  CLI::App* list = command->add_subcommand("list", "List the keys that may connect");
  list->add_flag("--json", *json, "Print as one line of JSON");
  list->callback([json] { list_keys(*json); });
}

}  // namespace pcp::cli
