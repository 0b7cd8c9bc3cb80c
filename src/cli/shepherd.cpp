#include "cli/cluster_run.h"
#include "cli/command.h"
#include "cli/config_options.h"
#include "cli/connection.h"

namespace pcp::cli {
namespace {

struct ShepherdCommand {
  std::string socket, keys;
  bool insecure = false, yes_insecure = false;
};

net::ServerOptions server_options(const ShepherdCommand& command, const RunConfig& config) {
  net::ServerOptions options;
  options.host = config.host.empty() ? "127.0.0.1" : config.host;
  require_wanted_insecure(options.host, command.insecure, command.yes_insecure);
  options.port = static_cast<int>(config.port.value_or(kDefaultPort));
  options.insecure = command.insecure;
  options.ipc_path = !command.socket.empty() ? command.socket
                     : options.port > 0      ? local_socket(std::to_string(options.port))
                                             : "";
  if (!command.insecure) {
    net::KeyFolder folder(command.keys.empty() ? net::default_key_folder() : command.keys);
    options.key = folder.node_key_or_new();
    options.allowed_path = folder.allowed_path();
  }
  return options;
}

// With what a run that is taken up has kept: workers look for it where it was.
RunConfig with_kept(const ConfigSettings& settings) {
  RunConfig config;
  apply_settings(config, settings);
  if (!config.resume || config.out.empty() || !RunFolder(config.out).exists()) return config;
  config = RunFolder(config.out).read_config();
  apply_settings(config, settings);
  return config;
}

void lead(const ShepherdCommand& command, const ConfigSettings& settings) {
  RunConfig config = with_kept(settings);
  Progress progress(config.quiet);
  net::ServerOptions options = server_options(command, config);
  std::unique_ptr<net::Server> listening;  // first: a port that is taken makes no run folder
  try {
    listening = std::make_unique<net::Server>(options);
  } catch (const Error& error) {
    if (error.code() != Code::unavailable) throw;
    fail(error.code(), error.what(), ": port ", options.port, " is taken; --port N listens on another, 0 on any");
  }
  net::Server& server = *listening;
  cluster::ShepherdRun run(settings, load_model, progress);
  describe(run, progress);
  if (command.insecure) {
    progress.warn("plain tcp without keys: whoever reaches the port can join");
  } else {
    progress.note(concat("key     ", options.key.public_key));
  }
  std::string address = concat(options.host == "0.0.0.0" ? "HOST" : options.host, ":", server.port());
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
  shepherd->add_option("--socket", command->socket, "Socket for workers on this machine (default: one for the port)")
      ->type_name("FILE");
  shepherd->add_option("--keys", command->keys, "Folder of keys (default: $PCP_KEYS or ~/.config/pcp)")
      ->type_name("DIR");
  add_insecure(*shepherd, command->insecure, command->yes_insecure, "Plain tcp without keys: anyone may join");
  add_config_options(*shepherd, given);
  shepherd->callback([command, given] { lead(*command, given->settings()); });
}

}  // namespace pcp::cli
