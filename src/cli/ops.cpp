#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/command.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Group {
  std::string_view title, note;
  std::uint32_t trait;  // rows with this trait; 0: with neither of the others'
};
constexpr Group kGroups[] = {
    {"Operations", "What engines run, with StableHLO's semantics.", kNone},
    {"Calls", "Gone after inlining, which every import does.", kInlined},
    {"Imported forms", "Found in exports of other frameworks; rewritten to the operations above on import.", kImported},
};

bool belongs(const OpInfo& op, const Group& group) {
  return group.trait == kNone ? !(op.traits & (kInlined | kImported)) : (op.traits & group.trait) != 0;
}

std::string operands_text(const OpInfo& op) {
  if (op.max_operands < 0) return std::to_string(op.min_operands) + "+";
  if (op.max_operands == op.min_operands) return std::to_string(op.min_operands);
  return concat(op.min_operands, "-", op.max_operands);
}

std::string attributes_text(const OpInfo& op) {
  std::string text;
  for (const AttrSpec& attr : op.attrs) {
    text += concat(text.empty() ? "`" : ", `", attr.name, "`", attr.required ? "" : "?");
  }
  return text;
}

std::vector<std::string_view> trait_names(const OpInfo& op) {
  constexpr std::pair<Trait, std::string_view> kNames[] = {{kUnary, "unary"},
                                                           {kBinary, "binary"},
                                                           {kElementwise, "elementwise"},
                                                           {kCommutative, "commutative"},
                                                           {kMovement, "movement"},
                                                           {kControl, "control"},
                                                           {kInlined, "inlined"},
                                                           {kImported, "imported"},
                                                           {kResultGiven, "result_given"}};
  std::vector<std::string_view> names;
  for (const auto& [trait, name] : kNames) {
    if (op.has(trait)) names.push_back(name);
  }
  return names;
}

void print_ops_text() {
  std::size_t width = 0;
  for (const OpInfo& op : op_table()) width = std::max(width, op.name.size());
  for (const Group& group : kGroups) {
    std::cout << group.title << ": " << group.note << "\n";
    for (const OpInfo& op : op_table()) {
      if (!belongs(op, group)) continue;
      std::cout << "  " << op.name << std::string(width + 2 - op.name.size(), ' ') << op.summary << "\n";
    }
  }
}

void print_ops_markdown() {
  std::cout << "## Operands and attributes\n\n"
               "The one op table, `include/pcp/ops.def`, as `pcp ops --markdown` prints it. An attribute marked ? may "
               "be left out.\n\n"
               "| operation | operands | regions | attributes |\n|---|---|---|---|\n";
  for (const OpInfo& op : op_table()) {
    std::cout << "| `" << op.name << "` | " << operands_text(op) << " | "
              << (op.regions < 0 ? "1+" : std::to_string(op.regions)) << " | " << attributes_text(op) << " |\n";
  }
}

void print_ops_json() {
  Json list = Json::array();
  for (const OpInfo& op : op_table()) {
    Json attributes = Json::array();
    for (const AttrSpec& attr : op.attrs) attributes.push_back({{"name", attr.name}, {"required", attr.required}});
    list.push_back({{"name", op.name},
                    {"min_operands", op.min_operands},
                    {"max_operands", op.max_operands < 0 ? Json(nullptr) : Json(op.max_operands)},
                    {"regions", op.regions < 0 ? Json(nullptr) : Json(op.regions)},
                    {"traits", trait_names(op)},
                    {"attributes", attributes},
                    {"summary", op.summary}});
  }
  std::cout << list.dump() << "\n";
}

constexpr const char* kOpsExamples = R"(Examples:
  pcp ops
  pcp ops --json | jq -r '.[].name')";

}  // namespace

void add_ops_command(CLI::App& app) {
  struct Options {
    bool json = false, markdown = false;
  };
  auto options = std::make_shared<Options>();
  CLI::App* ops = app.add_subcommand("ops", "List the operations of the graph");
  ops->footer(kOpsExamples);
  auto* json = ops->add_flag("--json", options->json, "Print as one line of JSON; null means any number");
  ops->add_flag("--markdown", options->markdown, "Print the second table of docs/ops.md")->excludes(json);
  ops->callback([options] {
    options->json ? print_ops_json() : options->markdown ? print_ops_markdown() : print_ops_text();
  });
}

}  // namespace pcp::cli
