// Results of a function: printed, as JSON, or written to files.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/command.h"
#include "pcp/engine.h"

namespace pcp::cli {

struct ResultOptions {
  std::vector<std::string> outputs;  // @file.npy, @file.bin or -, one per result; none: all are printed
  std::int64_t max_elements = 1024;
  bool json = false;

  void add_to(CLI::App&);
};

// An option that is given once per tensor.
void add_tensors_option(CLI::App&, const char* flag, std::vector<std::string>& values, const std::string& help);

// One per result, every target writable: said before the model runs.
void check_outputs(const ResultOptions&, const Function&);

// All files are written beside their targets and renamed when all of them are complete.
void write_outputs(const ResultOptions&, const std::vector<HostTensor>& results);

// What goes to no file.
void print_results(const ResultOptions&, const std::vector<HostTensor>& results);
nlohmann::ordered_json results_json(const ResultOptions&, const std::vector<HostTensor>& results);

}  // namespace pcp::cli
