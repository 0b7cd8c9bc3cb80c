// --engine, --backend and --amd-target, alike in every command that runs something.
#pragma once

#include "cli/command.h"
#include "pcp/engine.h"

namespace pcp::cli {

struct EngineChoice {
  std::string engine, backend, amd_target;

  void add_to(CLI::App& command, const std::string& fallback = "cpu") {
    command.add_option("--engine", engine, concat("The engine to run on; see pcp engines (default: ", fallback, ")"))
        ->type_name("NAME");
    command
        .add_option("--backend", backend, "The hardware to run on: cpu, cuda, metal, rocm or vulkan; chooses an engine")
        ->type_name("NAME");
    command.add_option("--amd-target", amd_target, "With --backend rocm: the GPU's architecture")->type_name("gfx942");
  }
  bool given() const { return !engine.empty() || !backend.empty(); }
  std::string resolve() const { return choose_engine(engine, backend, amd_target); }
};

}  // namespace pcp::cli
