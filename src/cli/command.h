// The commands of `pcp`. Each adds its subcommand to the parser; what it does happens in its callback, and every
// failure is an exception that main turns into one line and an exit code.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstdint>
#include <string>
#include <type_traits>

#include "base/parse_number.h"
#include "cluster/supervise.h"
#include "pcp/graph.h"
#include "train/run_config.h"

namespace pcp::cli {

void add_run_command(CLI::App&);
void add_check_command(CLI::App&);
void add_show_command(CLI::App&);
void add_convert_command(CLI::App&);
void add_compile_command(CLI::App&);
void add_grad_command(CLI::App&);
void add_train_command(CLI::App&);
void add_generate_command(CLI::App&);
void add_predict_command(CLI::App&);
void add_export_command(CLI::App&);
void add_ops_command(CLI::App&);
void add_engines_command(CLI::App&);
void add_cache_command(CLI::App&);
void add_keys_command(CLI::App&);
void add_invite_command(CLI::App&);
void add_pipeline_test_command(CLI::App&);
void add_shepherd_command(CLI::App&);
void add_worker_command(CLI::App&);
void add_dispatcher_command(CLI::App&);
void add_status_command(CLI::App&);
void add_stop_command(CLI::App&);
void add_supervise_command(CLI::App&);
void add_node_manager_command(CLI::App&);

// Thrown by a command that was stopped by a signal and has put its things in order: the exit code is 128 + signal.
struct Interrupted {
  int signal;
};

// Thrown by a command whose exit code is another program's.
struct ExitCode {
  int code;
};

inline constexpr const char* kModelHelp = "StableHLO as text or bytecode, in any form; - reads standard input";

// A number from `least` to `most`; the help shows its default. Anything else is an error that says `what` was expected:
// "--seed: expected a whole number, got '-1'".
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& flag, Number& target, std::type_identity_t<Number> least,
                        std::type_identity_t<Number> most, const std::string& what, const std::string& help) {
  auto take = [flag, &target, least, most, what](const std::string& text) {
    try {
      target = parse_number<Number>(text, least, most, what);
    } catch (const Error& error) {
      throw CLI::ValidationError(flag, error.what());
    }
  };
  return command.add_option_function<std::string>(flag, take, help)->type_name("N")->default_str(number_text(target));
}

inline CLI::Option* add_threads(CLI::App& command, int& target) {
  return add_number(command, "--threads", target, 0, kMaxThreads, concat("a whole number from 0 to ", kMaxThreads),
                    "Threads of the engine; 0: one per core");
}

// --restarts, --pause and --longest-pause.
void add_restarts(CLI::App&, cluster::SuperviseConfig&);

// Imports a file, or standard input for "-".
Module load_model(const std::string& path);

// "@main(tensor<2x3xf32>) -> tensor<2xf32>"; with more than `limit` arguments or results the rest is counted.
std::string signature(const Function&, std::size_t limit = SIZE_MAX);

}  // namespace pcp::cli
