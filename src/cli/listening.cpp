#include "cli/listening.h"

#include "cli/connection.h"
#include "net/this_machine.h"

namespace pcp::cli {

void ListenOptions::add_to(CLI::App& command) {
  command.add_option("--socket", socket, "Socket for workers on this machine (default: one for the port)")
      ->type_name("FILE");
  command.add_option("--keys", keys, "Folder of keys (default: $PCP_KEYS or ~/.config/pcp)")->type_name("DIR");
  add_insecure(command, insecure, yes_insecure, "Plain tcp without keys: anyone may join");
}

net::ServerOptions ListenOptions::server_options(const std::string& host, int port) const {
  net::ServerOptions options;
  options.host = host;
  options.port = port;
  options.tcp = tcp;
  options.insecure = insecure;
  if (tcp) require_wanted_insecure(host, insecure, yes_insecure);
  options.ipc_path = !socket.empty() ? socket : port > 0 ? net::local_socket(std::to_string(port)) : "";
  if (tcp && !insecure) {
    net::KeyFolder folder(keys.empty() ? net::default_key_folder() : keys);
    options.key = folder.node_key_or_new();
    options.allowed_path = folder.allowed_path();
  }
  return options;
}

std::unique_ptr<net::Server> listen(const net::ServerOptions& options) {
  try {
    return std::make_unique<net::Server>(options);
  } catch (const Error& error) {
    if (error.code() != Code::unavailable || !options.tcp) throw;
    fail(error.code(), error.what(), ": port ", options.port, " is taken; --port N listens on another, 0 on any");
  }
}

std::string say_how_to_join(const net::ServerOptions& options, const net::Server& server,
                            const std::function<void(const std::string&)>& say) {
  std::string address = concat(options.host == "0.0.0.0" ? "HOST" : options.host, ":", server.port());
  if (options.tcp) {
    if (!options.insecure) say(concat("key     ", options.key.public_key));
    say(concat("join    pcp worker --connect ", address,
               options.insecure ? " --insecure" : concat(" --server-key '", options.key.public_key, "'")));
  }
  if (!options.ipc_path.empty()) say(concat("here    pcp worker --socket ", options.ipc_path));
  return address;
}

}  // namespace pcp::cli
