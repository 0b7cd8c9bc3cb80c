#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "pcp/engine.h"
#include "pcp/import.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

// An engine as it is found when it is asked for: what is listed as available may still fail to start.
struct Found {
  EngineEntry entry;
  std::string target;
  std::vector<Device> devices;
};

std::vector<Found> find_engines() {
  std::vector<Found> all;
  for (const EngineEntry& entry : engines()) {
    Found& found = all.emplace_back(Found{entry, {}, {}});
    if (!entry.available) continue;
    try {
      auto engine = make_engine(entry.name);
      found.target = engine->target();
      found.devices = engine->devices();
    } catch (const Error& error) {
      found.entry.available = false;
      found.entry.needs = error.what();
    }
  }
  return all;
}

Json devices_json(const std::vector<Device>& devices) {
  Json list = Json::array();
  for (const Device& device : devices) {
    list.push_back({{"id", device.id}, {"kind", device.kind}, {"memory_bytes", device.memory_bytes}});
  }
  return list;
}

void print_engines_json() {
  Json list = Json::array();
  for (const auto& [entry, target, devices] : find_engines()) {
    Json engine = {{"name", entry.name}, {"description", entry.description}, {"available", entry.available}};
    if (entry.available) {
      engine["target"] = target;
      engine["devices"] = devices_json(devices);
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

void print_engines_text() {
  auto row = [](const std::string& name, const std::string& state, const std::string& text) {
    auto padded = [](const std::string& cell, std::size_t width) {
      return cell + std::string(width - std::min(width, cell.size()), ' ');
    };
    std::cout << padded(name, 13) << padded(state, 12) << text << "\n";
  };
  for (const auto& [entry, target, devices] : find_engines()) {
    if (entry.available) {
      std::string count = devices.size() > 1 ? concat(", ", devices.size(), " devices") : "";
      row(entry.name, "available", concat(entry.description, " [", target, count, "]"));
    } else {
      row(entry.name, "missing", concat(entry.description, "; needs ", entry.needs));
    }
  }
  std::string why, library = mlir_library(&why);
  row("mlir", library.empty() ? "missing" : "available", library.empty() ? why : library);
}

constexpr const char* kEnginesExamples = R"(The last line is the MLIR library that reads pretty text and bytecode.

Examples:
  pcp engines
  pcp run model.mlir --engine=cpu --input=f32=1)";

}  // namespace

void add_engines_command(CLI::App& app) {
  auto json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("engines", "List the engines of this build and what they need");
  command->footer(kEnginesExamples);
  command->add_flag("--json", *json, "Print as one line of JSON");
  command->callback([json] { *json ? print_engines_json() : print_engines_text(); });
}

}  // namespace pcp::cli
