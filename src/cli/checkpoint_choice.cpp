#include "cli/checkpoint_choice.h"

#include <iostream>

namespace pcp::cli {

void add_run_option(CLI::App& command, std::string& run) {
  command.add_option("--run", run, "Folder of the training run")->required()->type_name("DIR");
}

void add_checkpoint_option(CLI::App& command, std::string& checkpoint) {
  command.add_option("--checkpoint", checkpoint, "last, best (by validation loss), or a step")
      ->type_name("WHICH")
      ->capture_default_str();
}

void require_run(const RunFolder& folder) {
  if (!folder.exists()) fail(Code::not_found, "there is no run in '", folder.path(), "': it has no config.yaml");
}

std::int64_t checkpoint_step(const Checkpoints& checkpoints, const std::string& which) {
  std::vector<std::int64_t> steps = checkpoints.steps();
  if (steps.empty()) fail(Code::not_found, "there is no checkpoint in '", checkpoints.folder(), "' yet");
  if (which == "last") {
    auto info = checkpoints.last([](const std::string& line) { std::cerr << "pcp: warning: " << line << std::endl; });
    if (!info) fail(Code::data_loss, "no checkpoint in '", checkpoints.folder(), "' is whole");
    return info->step;
  }
  if (which == "best") {
    auto info = checkpoints.best();
    if (!info) fail(Code::not_found, "no checkpoint in '", checkpoints.folder(), "' has a validation loss");
    return checkpoints.verify(info->step).step;
  }
  std::string known;
  for (std::int64_t step : steps) {
    if (which == std::to_string(step)) return checkpoints.verify(step).step;
    known += (known.empty() ? "" : ", ") + std::to_string(step);
  }
  fail(Code::not_found, "--checkpoint ", which, ": expected last, best or one of the steps ", known);
}

}  // namespace pcp::cli
