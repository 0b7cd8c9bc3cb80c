#include "cli/connection.h"

#include <chrono>
#include <thread>

#include "base/seconds_since.h"
#include "cli/signals.h"
#include "cluster/worker_run.h"
#include "net/invitation.h"
#include "net/ipc_path.h"
#include "net/keys.h"
#include "net/this_machine.h"

namespace pcp::cli {
namespace {

net::ClientOptions over_ipc(const std::string& path) {
  net::ClientOptions options;
  options.ipc_path = path;
  return options;
}

}  // namespace

Address parse_address(const std::string& text) {
  Address address;
  std::string port;
  if (text.starts_with("[")) {
    auto end = text.find(']');
    require(end != std::string::npos, "'", text, "' is no address: expected HOST:PORT");
    address.host = text.substr(1, end - 1);
    std::string rest = text.substr(end + 1);
    require(rest.empty() || rest[0] == ':', "'", text, "' is no address: expected [HOST]:PORT");
    if (!rest.empty()) port = rest.substr(1);
  } else {
    auto colon = text.rfind(':');
    address.host = text.substr(0, colon);
    if (colon != std::string::npos) port = text.substr(colon + 1);
    require(address.host.find(':') == std::string::npos, "'", text, "' is no address: write IPv6 as [HOST]:PORT");
  }
  require(!address.host.empty(), "'", text, "' is no address: expected HOST:PORT");
  bool has_colon = text.ends_with(":") || !port.empty();
  if (has_colon) address.port = parse_number<int>(port, 1, 65535, "a port from 1 to 65535");
  return address;
}

std::string to_string(const Address& address) { return concat(address.host, ":", address.port); }

void require_wanted_insecure(const std::string& host, bool insecure, bool yes_insecure) {
  if (!insecure || yes_insecure || net::is_loopback(host)) return;
  fail(Code::invalid_argument, "--insecure and '", host,
       "': on plain tcp everybody on the way can read and change what is sent, and whoever reaches the port can join; "
       "leave --insecure out and use keys (pcp invite), or say --yes-insecure as well");
}

void add_insecure(CLI::App& command, bool& insecure, bool& yes_insecure, const std::string& help) {
  command.add_flag("--insecure", insecure, help);
  command.add_flag("--yes-insecure", yes_insecure, "With --insecure: also beyond this machine");
}

void ConnectionOptions::add_to(CLI::App& command) {
  CLI::Option* address =
      command.add_option("--connect", connect, "The shepherd's address")->type_name("HOST:PORT")->capture_default_str();
  command
      .add_option("--server-key", server_key,
                  "The shepherd's public key, as it prints it; remembered after the first time")
      ->type_name("KEY");
  command.add_option("--keys", keys, "Folder of this node's keys (default: $PCP_KEYS or ~/.config/pcp)")
      ->type_name("DIR");
  command.add_option("--socket", socket, "Socket of a shepherd on this machine, instead of an address")
      ->type_name("FILE")
      ->excludes(address);
  add_insecure(command, insecure, yes_insecure, "Plain tcp without keys, for a shepherd that was started so");
}

void ConnectionOptions::add_join_to(CLI::App& command) {
  command.add_option("--join", join, "An invitation, as pcp invite prints it at the shepherd: all that is needed")
      ->type_name("TOKEN")
      ->excludes("--connect", "--server-key", "--socket", "--insecure");
}

void ConnectionOptions::use_invitation(double give_up_seconds, const std::function<bool()>& stop) {
  if (!join) return;
  net::Invitation invitation = net::from_token(*join);
  connect = invitation.address;
  server_key = invitation.server_key;
  net::ServerAddress shepherd = address();
  net::KeyFolder folder = key_folder();
  std::string own_key = folder.node_key_or_new().public_key;
  if (folder.shepherd_key(shepherd.place()) == server_key) return;
  net::ClientOptions options = *shepherd.over_tcp();
  options.key = invitation.key;
  net::Client client(options);
  auto start = std::chrono::steady_clock::now();
  while (!stop()) {
    for (const net::Event& event : client.poll(std::chrono::milliseconds(50))) {
      if (event.kind == net::Event::Kind::connected) client.send({net::Join{own_key, cluster::host_name()}, {}});
      if (std::holds_alternative<net::Joined>(event.message.body)) return confirm();
      if (auto* refused = std::get_if<net::Refused>(&event.message.body)) {
        throw cluster::RefusedForGood(concat("the shepherd at ", connect, " refused: ", refused->reason,
                                             "; a new one is made there with pcp invite"));
      }
    }
    if (client.is_key_unknown()) {
      throw cluster::RefusedForGood(
          concat("the shepherd at ", connect,
                 " does not know this invitation: it was revoked, or made with the keys of another user or machine"));
    }
    if (give_up_seconds > 0 && seconds_since(start) > give_up_seconds) {
      fail(Code::unavailable, client.trouble().empty() ? "the shepherd does not answer" : client.trouble(),
           "; giving up");
    }
  }
}

net::ServerAddress ConnectionOptions::address() const {
  Address address = parse_address(connect);
  return {address.host, address.port, server_key, insecure, keys};
}

net::KeyFolder ConnectionOptions::key_folder() const { return address().keys(); }

bool ConnectionOptions::is_by_port_here() const { return socket.empty() && address().is_by_port_here(); }

std::optional<net::ClientOptions> ConnectionOptions::find_here() const {
  net::ServerAddress shepherd = address();
  if (auto found = shepherd.by_socket(/*answers=*/true)) return found;
  auto found = shepherd.over_tcp();
  return found && net::is_port_open(shepherd.host, shepherd.port) ? found : std::nullopt;
}

net::ClientOptions ConnectionOptions::resolve(bool now) const {
  if (!socket.empty()) return over_ipc(socket);
  net::ServerAddress shepherd = address();
  if (auto found = shepherd.by_socket(/*answers=*/false)) return *found;
  if (!server_key.empty()) {
    require(net::is_key(server_key), "--server-key: expected 40 characters as the shepherd prints them");
  }
  require_wanted_insecure(shepherd.host, insecure, yes_insecure);
  if (auto found = shepherd.over_tcp()) return *found;
  std::string place = shepherd.place();
  bool by_port = is_by_port_here();
  if (by_port && !net::is_port_open(shepherd.host, shepherd.port)) {
    fail(Code::unavailable, "there is no shepherd at ", place,
         ": this user has no socket of it, and the port is closed");
  }
  if (now && !by_port) {
    std::string trouble = net::port_trouble(shepherd.host, shepherd.port);
    if (!trouble.empty()) fail(Code::unavailable, "nobody answers at ", place, " over tcp: ", trouble);
  }
  fail(
      Code::invalid_argument, "the key of the shepherd at ", place,
      " is not known: give --server-key KEY (the shepherd prints it when it starts, and pcp keys show on its machine), "
      "and let this machine in there with: pcp keys allow '",
      key_folder().node_key_or_new().public_key, "' --name NAME; or give --insecure when the shepherd was started so");
}

void ConnectionOptions::confirm() const {
  if (!socket.empty() || insecure || server_key.empty()) return;
  key_folder().remember_shepherd(address().place(), server_key);
}

std::optional<net::ClientOptions> wait_for_shepherd(const ConnectionOptions& connection, double give_up_seconds,
                                                    const std::function<void(const std::string&)>& log) {
  constexpr std::chrono::milliseconds kPause{100};
  constexpr int kPausesToHint = 20;  // with the port open: a shepherd that starts has its socket by then
  const Address address = parse_address(connection.connect);
  auto start = std::chrono::steady_clock::now();
  for (int pauses = 0; received_signal() == 0; ++pauses) {
    if (auto found = connection.find_here()) return found;
    if (pauses == 0) log(concat("waiting for a shepherd at ", to_string(address), " ..."));
    if (pauses == kPausesToHint && net::is_port_open(address.host, address.port)) {
      log(concat("something listens at ", to_string(address),
                 ", but no shepherd of this user: for another user's give --server-key KEY, as it prints it"));
    }
    if (give_up_seconds > 0 && seconds_since(start) > give_up_seconds) {
      fail(Code::unavailable, "there is no shepherd at ", to_string(address), "; giving up");
    }
    std::this_thread::sleep_for(kPause);
  }
  return std::nullopt;
}

}  // namespace pcp::cli
