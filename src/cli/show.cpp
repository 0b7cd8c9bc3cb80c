#include <iostream>

#include "cli/command.h"
#include "cli/dot.h"
#include "pcp/engine.h"
#include "pcp/import.h"
#include "pcp/passes.h"
#include "pcp/text.h"

namespace pcp::cli {
namespace {

struct ShowOptions {
  std::string model, function, engine = "cpu";
  bool generic = false, pretty = false, dot = false, schedule = false, optimized = false, locations = false;
};

void show_model(const ShowOptions& options) {
  Module module = load_model(options.model);
  if (!options.function.empty()) module.functions = {module.entry(options.function)};
  if (options.optimized) module = optimize(module);
  if (options.schedule) {
    const Function& function = module.entry();
    std::cout << make_engine(options.engine)->compile(options.optimized ? function : optimize(function))->describe();
  } else if (options.dot) {
    std::cout << to_dot(module.entry());
  } else if (options.pretty) {
    std::cout << to_pretty(module);
  } else {
    std::cout << print(module, {.locations = options.locations});
  }
}

constexpr const char* kShowExamples =
    R"(The model is shown as imported: calls inlined, chlo expanded, constant shapes made static.

Examples:
  pcp show model.mlirbc --pretty
  pcp show model.mlir --optimized --generic
  pcp show model.mlir --dot | dot -Tsvg > model.svg
  pcp show model.mlir --schedule)";

}  // namespace

void add_show_command(CLI::App& app) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* show = app.add_subcommand("show", "Print a model as text, as a graph or as an engine's schedule");
  show->footer(kShowExamples);
  show->add_option("MODEL", options->model, kModelHelp)->required()->type_name("");
  auto* form = show->add_option_group("form", "One of");
  form->add_flag("--generic", options->generic, "MLIR's generic form (default)");
  form->add_flag("--pretty", options->pretty, "StableHLO's pretty form, through MLIR");
  form->add_flag("--dot", options->dot, "A Graphviz graph of one function");
  form->add_flag("--schedule", options->schedule, "The engine's schedule: its kernels in order");
  form->require_option(0, 1);
  show->add_flag("--optimized", options->optimized, "After the simplification passes (a schedule always is)");
  show->add_flag("--locations", options->locations, "With source locations (generic form)");
  show->add_option("--function", options->function, "Only this function")->type_name("NAME");
  show->add_option("--engine", options->engine, "Whose schedule")->type_name("NAME")->capture_default_str();
  show->callback([options] { show_model(*options); });
}

}  // namespace pcp::cli
