#include "train/parameter_table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <set>

namespace pcp {
namespace {

std::string start_of(const RunConfig& config, const Model& model, const Parameter& parameter, std::int64_t step) {
  if (step > 0) return concat("checkpoint of step ", step);
  if (!config.init.empty()) return std::filesystem::path(config.init).filename().string();
  if (parameter.start) return "the model's file";
  if (parameter.role == Role::gain) return "1";
  if (parameter.role == Role::bias) return "0";
  char text[32];
  std::snprintf(text, sizeof(text), "N(0, %.2g)", first_deviation(parameter, model.parameters));
  return text;
}

std::string shape_of(const TensorType& type) {
  std::string text = to_string(type);
  return text.substr(7, text.size() - 8);  // tensor<...>
}

}  // namespace

std::vector<std::string> parameter_table(const RunConfig& config, const RunModel& run, std::int64_t step) {
  using Row = std::array<std::string, 4>;
  std::vector<Row> rows{{"name", "shape", "role", "start"}};
  std::set<Value> used;
  walk(run.model.loss.body, [&](const Op& op) { used.insert(op.operands.begin(), op.operands.end()); });
  for (std::size_t i = 0; i < run.model.parameters.size(); ++i) {
    const Parameter& p = run.model.parameters[i];
    bool unused = !used.contains(run.model.loss.body.args[i]);
    std::string role = concat(p.frozen ? "frozen " : "", to_string(p.role), p.layers > 1 ? concat(" x", p.layers) : "",
                              unused ? ", not used by the loss" : "");
    rows.push_back({p.name, shape_of(p.type), role, start_of(config, run.model, p, step)});
  }
  std::array<std::size_t, 4> widths{};
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::vector<std::string> lines;
  for (const Row& row : rows) {
    std::string line = "        ";
    for (std::size_t i = 0; i + 1 < row.size(); ++i) line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
    lines.push_back(line + row.back());
  }
  return lines;
}

}  // namespace pcp
