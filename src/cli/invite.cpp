#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/plural.h"
#include "base/unix_seconds.h"
#include "cli/command.h"
#include "cli/connection.h"
#include "net/invitation.h"
#include "net/this_machine.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct InviteOptions {
  std::string host, name, keys, lifetime = "24h";
  int uses = 1;
  bool json = false;

  net::KeyFolder folder() const { return net::KeyFolder(keys.empty() ? net::default_key_folder() : keys); }
};

// "90s", "30m", "24h", "7d".
std::int64_t parse_lifetime(const std::string& text) {
  constexpr const char* kExpected = "a time such as 30m, 24h or 7d";
  constexpr std::int64_t kMost = std::int64_t{10} * 365 * 86400;
  std::int64_t unit = 0;
  switch (text.empty() ? ' ' : text.back()) {
    case 's':
      unit = 1;
      break;
    case 'm':
      unit = 60;
      break;
    case 'h':
      unit = 3600;
      break;
    case 'd':
      unit = 86400;
      break;
    default:
      fail(Code::invalid_argument, "--expires: expected ", kExpected, ", got '", text, "'");
  }
  return unit * parse_number<std::int64_t>(text.substr(0, text.size() - 1), 1, kMost / unit, kExpected);
}

std::string time_text(std::int64_t seconds) {
  std::time_t time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  char text[32];
  std::strftime(text, sizeof(text), "%Y-%m-%d %H:%M", localtime_r(&time, &parts));
  return text;
}

void invite(const InviteOptions& options) {
  net::KeyFolder folder = options.folder();
  std::int64_t expires = unix_seconds() + parse_lifetime(options.lifetime);
  Address address =
      options.host.empty() ? Address{net::reachable_address(), kDefaultPort} : parse_address(options.host);
  std::string server_key = folder.node_key_or_new().public_key;
  net::Invitation invitation{to_string(address), server_key, net::make_key_pair()};
  std::string token = net::to_token(invitation);
  std::string name = options.name.empty() ? net::kNoName : options.name;
  folder.allow({invitation.key.public_key, "invite", name, expires, options.uses});
  if (options.json) {
    std::cout << Json{{"token", token},
                      {"key", invitation.key.public_key},
                      {"address", invitation.address},
                      {"expires", expires},
                      {"uses", options.uses}}
                     .dump()
              << "\n";
    return;
  }
  std::cout << token << "\n" << std::flush;
  std::cerr << options.uses << " " << plural(options.uses, "machine") << " may join the shepherd at "
            << invitation.address << " with this token until " << time_text(expires)
            << "; run there: pcp worker --join TOKEN\n";
}

void list_invitations(const InviteOptions& options) {
  net::KeyFolder folder = options.folder();
  Json list = Json::array();
  std::int64_t now = unix_seconds();
  for (const net::AllowedKey& entry : folder.allowed()) {
    if (!entry.is_invitation()) continue;
    list.push_back({{"key", entry.key},
                    {"name", entry.name == net::kNoName ? Json() : Json(entry.name)},
                    {"expires", entry.expires},
                    {"uses", entry.uses}});
    if (options.json) continue;
    std::cout << entry.key << "  " << entry.uses << " " << plural(entry.uses, "use") << " left, "
              << (entry.expires <= now ? "expired " : "until ") << time_text(entry.expires);
    if (entry.name != net::kNoName) std::cout << ", for " << entry.name;
    std::cout << "\n";
  }
  if (options.json) {
    std::cout << Json{{"folder", folder.path()}, {"invitations", list}}.dump() << "\n";
  } else {
    std::cout << list.size() << " " << plural(std::ssize(list), "invitation") << " in " << folder.allowed_path()
              << "\n";
  }
}

void revoke_invitation(const InviteOptions& options, const std::string& which) {
  net::KeyFolder folder = options.folder();
  if (!folder.revoke_invitation(which)) {
    fail(Code::not_found, "'", which, "' is no invitation in ", folder.allowed_path(), ": pcp invite list shows them");
  }
  std::cout << "nobody can join by it any more; who has joined stays (pcp keys revoke)\n";
}

constexpr const char* kInviteExamples =
    R"(Run it where the shepherd runs, by the same user; a running shepherd knows the invitation at once. The token carries the
shepherd's address and key and a secret of its own: whoever has it can join as a worker until it has expired or is used up,
so send it as you would send a password. It cannot be used for anything else.

Examples:
  pcp invite                                     for one machine, within a day
  pcp invite --host shepherd.example.org:8080 --uses 8 --expires 2h
  pcp invite list
  pcp invite revoke KEY
  pcp worker --join TOKEN                        on the new machine)";

}  // namespace

void add_invite_command(CLI::App& app) {
  auto options = std::make_shared<InviteOptions>();
  CLI::App* command = app.add_subcommand("invite", "Print a token by which a new machine joins a training");
  command->footer(kInviteExamples);
  command->require_subcommand(0, 1);
  command
      ->add_option("--host", options->host,
                   "The shepherd's address as the new machine reaches it (default: this machine's, port 8080)")
      ->type_name("HOST:PORT");
  add_number(*command, "--uses", options->uses, 1, 1000000, "a whole number from 1 to 1000000",
             "Machines that may join by it");
  command->add_option("--expires", options->lifetime, "How long it holds: 30m, 24h, 7d")
      ->type_name("TIME")
      ->capture_default_str();
  command->add_option("--name", options->name, "What to call the key that joins (default: its machine's name)")
      ->type_name("NAME");
  auto add_shared = [options](CLI::App& one) {
    one.add_option("--keys", options->keys, "Folder of keys (default: $PCP_KEYS or ~/.config/pcp)")->type_name("DIR");
  };
  add_shared(*command);
  command->add_flag("--json", options->json, "Print as one line of JSON");

  CLI::App* list = command->add_subcommand("list", "List the invitations");
  add_shared(*list);
  list->add_flag("--json", options->json, "Print as one line of JSON");
  auto which = std::make_shared<std::string>();
  CLI::App* revoke = command->add_subcommand("revoke", "Let nobody join by an invitation any more");
  add_shared(*revoke);
  revoke->add_option("KEY|NAME", *which, "As pcp invite list shows it")->required();
  command->callback([command, list, revoke, options, which] {
    if (command->got_subcommand(list)) return list_invitations(*options);
    if (command->got_subcommand(revoke)) return revoke_invitation(*options, *which);
    invite(*options);
  });
}

}  // namespace pcp::cli
