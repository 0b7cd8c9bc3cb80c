#include "cli/cluster_run.h"
#include "cli/command.h"
#include "cli/config_options.h"
#include "cli/connection.h"

namespace pcp::cli {
namespace {

struct ShepherdCommand {
  std::string host = "127.0.0.1", socket, keys;
  int port = kDefaultPort;
  bool insecure = false, yes_insecure = false;
};

net::ServerOptions server_options(const ShepherdCommand& command) {
  require_wanted_insecure(command.host, command.insecure, command.yes_insecure);
  net::ServerOptions options;
  options.host = command.host;
  options.port = command.port;
  options.insecure = command.insecure;
  options.ipc_path = !command.socket.empty() ? command.socket
                     : command.port > 0      ? local_socket(std::to_string(command.port))
                                             : "";
  if (!command.insecure) {
    net::KeyFolder folder(command.keys.empty() ? net::default_key_folder() : command.keys);
    options.key = folder.node_key_or_new();
    options.allowed_path = folder.allowed_path();
  }
  return options;
}

void lead(const ShepherdCommand& command, const ConfigSettings& settings) {
  RunConfig given;
  apply_settings(given, settings);
  Progress progress(given.quiet);
  net::ServerOptions options = server_options(command);
  std::unique_ptr<net::Server> listening;  // first: a port that is taken makes no run folder
  try {
    listening = std::make_unique<net::Server>(options);
  } catch (const Error& error) {
    if (error.code() != Code::unavailable) throw;
    fail(error.code(), error.what(), ": port ", command.port, " is taken; --port N listens on another, 0 on any");
  }
  net::Server& server = *listening;
  cluster::ShepherdRun run(settings, load_model, progress);
  describe(run, progress);
  if (command.insecure) {
    progress.warn("plain tcp without keys: whoever reaches the port can join");
  } else {
    progress.note(concat("key     ", options.key.public_key));
  }
  std::string address = concat(command.host == "0.0.0.0" ? "HOST" : command.host, ":", server.port());
  progress.note(concat("join    pcp worker --connect ", address,
                       command.insecure ? " --insecure" : concat(" --server-key '", options.key.public_key, "'")));
  if (!options.ipc_path.empty()) progress.note(concat("here    pcp worker --socket ", options.ipc_path));
  serve(run, server, progress, [] { return false; });
}

constexpr const char* kShepherdExamples =
    R"(A shepherd holds the parameters, gives out the work and averages what comes back; workers do the training. Every
option of pcp train is one of pcp shepherd, too, and a key of the file given by --config.

A worker of this user on this machine needs nothing but the port, and may start first. One elsewhere needs an invitation:
pcp invite prints it, pcp worker --join TOKEN uses it. Or both know each other's keys: pcp keys.

Examples:
  pcp shepherd --workers 3
  pcp shepherd --host 0.0.0.0 --port 8080 --workers 2 --model model.mlir
  pcp shepherd --data input.txt --size small --steps 2000 --out runs/a --workers 2
  pcp shepherd --config run.yaml --host 0.0.0.0 --port 8080 --workers 4
  pcp shepherd --resume --out runs/a
  pcp shepherd --data input.txt --out runs/b --algorithm streaming --compression int4)";

}  // namespace

void add_shepherd_command(CLI::App& app) {
  auto command = std::make_shared<ShepherdCommand>();
  auto given = std::make_shared<GivenConfig>();
  CLI::App* shepherd = app.add_subcommand("shepherd", "Lead a training that workers take part in");
  shepherd->footer(kShepherdExamples);
  shepherd->add_option("--host", command->host, "Interface to listen on; 0.0.0.0: all")
      ->type_name("HOST")
      ->capture_default_str();
  add_number(*shepherd, "--port", command->port, 0, 65535, "a port from 0 to 65535",
             "Port to listen on; 0: any free one");
  shepherd->add_option("--socket", command->socket, "Socket for workers on this machine (default: one for the port)")
      ->type_name("FILE");
  shepherd->add_option("--keys", command->keys, "Folder of keys (default: $PCP_KEYS or ~/.config/pcp)")
      ->type_name("DIR");
  add_insecure(*shepherd, command->insecure, command->yes_insecure, "Plain tcp without keys: anyone may join");
  add_config_options(*shepherd, given);
  shepherd->callback([command, given] { lead(*command, given->settings()); });
}

}  // namespace pcp::cli
