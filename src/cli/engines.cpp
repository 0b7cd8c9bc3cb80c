#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "pcp/engine.h"
#include "pcp/import.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string target_of(const EngineEntry& entry) { return entry.available ? make_engine(entry.name)->target() : ""; }

void print_json() {
  Json list = Json::array();
  for (const EngineEntry& entry : engines()) {
    Json engine = {{"name", entry.name}, {"description", entry.description}, {"available", entry.available}};
    if (entry.available) {
      engine["target"] = target_of(entry);
    } else {
      engine["needs"] = entry.needs;
    }
    list.push_back(engine);
  }
  std::string why, library = mlir_library(&why);
  Json mlir = {{"available", !library.empty()}};
  mlir[library.empty() ? "needs" : "library"] = library.empty() ? why : library;
  std::cout << Json{{"engines", list}, {"mlir", mlir}}.dump() << "\n";
}

void print_text() {
  auto row = [](const std::string& name, const std::string& state, const std::string& text) {
    auto padded = [](const std::string& cell, std::size_t width) {
      return cell + std::string(width - std::min(width, cell.size()), ' ');
    };
    std::cout << padded(name, 6) << padded(state, 12) << text << "\n";
  };
  for (const EngineEntry& entry : engines()) {
    if (entry.available) {
      row(entry.name, "available", concat(entry.description, " [", target_of(entry), "]"));
    } else {
      row(entry.name, "missing", concat(entry.description, "; needs ", entry.needs));
    }
  }
  std::string why, library = mlir_library(&why);
  row("mlir", library.empty() ? "missing" : "available", library.empty() ? why : library);
}

constexpr const char* kExamples = R"(The last line is the MLIR library that reads pretty text and bytecode.

Examples:
  pcp engines
  pcp run model.mlir --engine=cpu --input=f32=1)";

}  // namespace

void add_engines_command(CLI::App& app) {
  auto json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("engines", "List the engines of this build and what they need");
  command->footer(kExamples);
  command->add_flag("--json", *json, "Print as one line of JSON");
  command->callback([json] { *json ? print_json() : print_text(); });
}

}  // namespace pcp::cli
