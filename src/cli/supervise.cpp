#include "cluster/supervise.h"

#include <iostream>

#include "cli/command.h"
#include "cli/signals.h"

namespace pcp::cli {
namespace {

struct SuperviseCommand {
  std::vector<std::string> command;
  cluster::SuperviseConfig config;
};

}  // namespace

void add_restarts(CLI::App& command, cluster::SuperviseConfig& config) {
  add_number(command, "--restarts", config.most_restarts, -1, 1000000000, "a whole number of at least -1",
             "Restarts at most; -1: no limit");
  add_number(command, "--pause", config.first_pause, 0, 3600, "a number of seconds",
             "Before the second restart in quick succession (the first is at once); doubles with each further one");
  add_number(command, "--longest-pause", config.longest_pause, 0, 86400, "a number of seconds",
             "Never longer than this");
}

void add_supervise_command(CLI::App& app) {
  auto command = std::make_shared<SuperviseCommand>();
  CLI::App* supervise = app.add_subcommand("supervise", "Run a command, and again whenever it crashes");
  supervise->footer(
      "Ends with the command's exit code when that is one which another start would not change: 0 (it ended well), 2 "
      "(bad\nusage), 3 (a worker gave up waiting for a shepherd) or 4 (the shepherd refused a worker for good). "
      "SIGINT, "
      "SIGTERM and\nSIGHUP are passed on.\n\n"
      "After a first crash the command is started again at once. Only crashes that follow each other quickly make it "
      "wait;\nten seconds of life make up for one crash.\n\n"
      "Examples:\n  pcp supervise -- pcp worker --connect HOST:8080\n"
      "  pcp --supervise -- pcp --worker\n"
      "  pcp supervise --restarts 10 -- pcp shepherd --resume --config run.yaml");
  add_restarts(*supervise, command->config);
  supervise->add_option("command", command->command, "The command and its arguments, after --")
      ->type_name("COMMAND")
      ->required();
  supervise->positionals_at_end();
  supervise->callback([command] {
    SignalScope signals("");
    auto log = [](const std::string& line) { std::cerr << "pcp supervise: " + line + "\n" << std::flush; };
    int code = cluster::supervise(command->command, command->config, received_signal, log);
    if (code != 0) throw ExitCode{code};
  });
}

}  // namespace pcp::cli
