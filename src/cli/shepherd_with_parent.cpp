#include "cli/shepherd_with_parent.h"

#include <set>

#include "cli/progress.h"
#include "cli/signals.h"
#include "cluster/middle_run.h"

namespace pcp::cli {

void ParentOptions::add_to(CLI::App& command) {
  command
      .add_option("--parent", parent,
                  "Be a worker of the shepherd there, with workers of your own; it decides what is trained")
      ->type_name("HOST:PORT");
  command
      .add_option("--server-key", connection.server_key,
                  "The parent's public key, as it prints it; remembered after the first time")
      ->type_name("KEY")
      ->needs("--parent");
  command.add_flag("--parent-insecure", connection.insecure, "Plain tcp to a parent that was started with --insecure")
      ->needs("--parent");
  command
      .add_option("--join", connection.join,
                  "An invitation of the parent, as pcp invite prints it, instead of --parent")
      ->type_name("TOKEN")
      ->excludes("--parent");
  command.add_option("--name", name, "With --parent: name among its workers (default: machine and process)")
      ->type_name("NAME");
}

void check_settings_with_parent(const ConfigSettings& settings) {
  static const std::set<std::string> own = {"host",      "port",        "workers",     "most-workers",
                                            "quiet",     "data",        "heartbeat",   "timeout",
                                            "quorum",    "norm-factor", "strikes",     "most-steps-factor",
                                            "aggregate", "update-clip", "update-trim", "deadline-factor"};
  for (const auto& [key, value] : settings) {
    if (own.contains(key)) continue;
    fail(Code::invalid_argument, "--", key,
         ": what a shepherd with a parent trains, and where that is kept, the parent decides; leave --", key,
         " out here and give it there");
  }
}

void serve_with_parent(ParentOptions options, const RunConfig& config, net::Server& server) {
  Progress progress(config.quiet);
  SignalScope signals("\nstopping; once more quits at once\n");
  auto stop = [] { return received_signal() != 0; };
  ConnectionOptions& connection = options.connection;
  if (!options.parent.empty()) connection.connect = options.parent;
  connection.use_invitation(/*give_up_seconds=*/0, stop);
  cluster::MiddleOptions middle;
  middle.name = options.name;
  middle.data = config.data;
  middle.middle = cluster::middle_config(config, connection.connect);
  middle.connected = [&connection] { connection.confirm(); };
  auto note = [&](const std::string& line) { progress.note(line); };
  if (connection.is_by_port_here()) {
    middle.find_parent = [&] { return wait_for_shepherd(connection, 0, note); };
  } else {
    middle.find_parent = [found = connection.resolve()] { return found; };
  }
  progress.note(cluster::run_middle(middle, server, stop, progress));
  if (received_signal() != 0) throw Interrupted{received_signal()};
}

}  // namespace pcp::cli
