// The commands of `pcp`. Each adds its subcommand to the parser; what it does happens in its callback, and every
// failure is an exception that main turns into one line and an exit code.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstdint>
#include <string>

#include "pcp/graph.h"

namespace pcp::cli {

void add_run_command(CLI::App&);
void add_check_command(CLI::App&);
void add_show_command(CLI::App&);
void add_convert_command(CLI::App&);
void add_compile_command(CLI::App&);
void add_grad_command(CLI::App&);
void add_train_command(CLI::App&);
void add_generate_command(CLI::App&);
void add_ops_command(CLI::App&);
void add_engines_command(CLI::App&);

// Thrown by a command that was stopped by a signal and has put its things in order: the exit code is 128 + signal.
struct Interrupted {
  int signal;
};

inline constexpr const char* kModelHelp = "StableHLO as text or bytecode, in any form; - reads standard input";

// Imports a file, or standard input for "-".
Module load_model(const std::string& path);

// "@main(tensor<2x3xf32>) -> tensor<2xf32>"; with more than `limit` arguments or results the rest is counted.
std::string signature(const Function&, std::size_t limit = SIZE_MAX);

// Whether the caller may give up argument `index` to the function: tf.aliasing_output or jax.buffer_donor.
bool is_donated(const Function&, std::size_t index);

}  // namespace pcp::cli
