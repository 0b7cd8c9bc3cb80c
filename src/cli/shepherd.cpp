#include "cli/cluster_run.h"
#include "cli/command.h"
#include "cli/config_options.h"
#include "cli/connection.h"
#include "cli/listening.h"
#include "cli/shepherd_with_parent.h"
#include "dispatch/dispatcher.h"

namespace pcp::cli {
namespace {

struct ShepherdCommand {
  ListenOptions listening;
  ParentOptions parent;
  bool sessions = false;
  double session_share = 0.5;
};

net::ServerOptions server_options(const ShepherdCommand& command, const RunConfig& config, Progress& progress) {
  net::ServerOptions options = command.listening.server_options(config.host.empty() ? "127.0.0.1" : config.host,
                                                                static_cast<int>(config.port.value_or(kDefaultPort)));
  options.log = [&progress](const std::string& line) { progress.warn(line); };
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

std::string tell_how_to_join(const net::ServerOptions& options, const net::Server& server, Progress& progress) {
  if (options.insecure) progress.warn("plain tcp without keys: whoever reaches the port can join");
  return say_how_to_join(options, server, [&](const std::string& line) { progress.note(line); });
}

void lead(const ShepherdCommand& command, const ConfigSettings& settings) {
  RunConfig config = with_kept(settings);
  Progress progress(config.quiet);
  net::ServerOptions options = server_options(command, config, progress);
  std::unique_ptr<net::Server> server = listen(options);  // first: a port that is taken makes no run folder
  cluster::ShepherdRun run(settings, load_model, progress);
  describe(run, progress);
  std::string address = tell_how_to_join(options, *server, progress);
  cluster::MakeJob sessions;
  if (command.sessions) {
    progress.note(concat("use     gt.connect('", address, "'): tensor sessions get ", command.session_share * 100,
                         " % of a worker's time"));
    sessions = [&](cluster::Membership& membership) {
      dispatch::DispatcherConfig config;
      config.session_share = command.session_share;
      return std::make_unique<dispatch::Dispatcher>(config, membership,
                                                    [&](const std::string& line) { progress.note(line); });
    };
  }
  serve(
      run, *server, progress, [] { return false; }, sessions);
}

void lead_with_parent(const ShepherdCommand& command, const ConfigSettings& settings) {
  require(!command.sessions, "--sessions is for a shepherd without a parent: its workers belong to one coordinator");
  check_settings_with_parent(settings);
  RunConfig config;
  apply_settings(config, settings);
  Progress progress(config.quiet);
  net::ServerOptions options = server_options(command, config, progress);
  std::unique_ptr<net::Server> server = listen(options);
  tell_how_to_join(options, *server, progress);
  ParentOptions parent = command.parent;
  parent.connection.keys = command.listening.keys;
  parent.connection.yes_insecure = command.listening.yes_insecure;
  serve_with_parent(std::move(parent), config, *server);
}

constexpr const char* kShepherdExamples =
    R"(A shepherd holds the parameters, gives out the work and averages what comes back; workers do the training. Every
option of pcp train is one of pcp shepherd, too, and a key of the file given by --config.

A worker of this user on this machine needs nothing but the port, and may start first. One elsewhere needs an invitation:
pcp invite prints it, pcp worker --join TOKEN uses it. Or both know each other's keys: pcp keys.

With --parent it is a worker of another shepherd and shares that one's leases out among its own workers: many workers
need no single shepherd that all of them connect to.

Examples:
  pcp shepherd --workers 3
  pcp shepherd --host 0.0.0.0 --port 8080 --workers 2 --model model.mlir
  pcp shepherd --data input.txt --size small --steps 2000 --out runs/a --workers 2
  pcp shepherd --config run.yaml --host 0.0.0.0 --port 8080 --workers 4
  pcp shepherd --resume --out runs/a
  pcp shepherd --data input.txt --out runs/c --workers 2 --sessions      and gt.connect() computes on the same workers
  pcp shepherd --data input.txt --out runs/b --algorithm streaming --compression int4
  pcp shepherd --parent top.example.org:8080 --server-key KEY --host 0.0.0.0 --workers 4
  pcp shepherd --join TOKEN --host 0.0.0.0 --workers 4      the same, with an invitation of the parent)";

}  // namespace

void add_shepherd_command(CLI::App& app) {
  auto command = std::make_shared<ShepherdCommand>();
  auto given = std::make_shared<GivenConfig>();
  CLI::App* shepherd = app.add_subcommand("shepherd", "Lead a training that workers take part in");
  shepherd->footer(kShepherdExamples);
  command->listening.add_to(*shepherd);
  command->parent.add_to(*shepherd);
  shepherd->add_flag("--sessions", command->sessions,
                     "Serve remote tensors (import gt) on the same workers, until the last client has left");
  add_number(*shepherd, "--session-share", command->session_share, 0.01, 1, "a share from 0.01 to 1",
             "With --sessions: how much of a worker's time they may take");
  add_config_options(*shepherd, given);
  shepherd->callback(
      [command, given] { (command->parent.is_given() ? lead_with_parent : lead)(*command, given->settings()); });
}

}  // namespace pcp::cli
