#include <algorithm>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/quantity.h"
#include "graph/cost.h"
#include "graph/donation.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

struct CheckOptions {
  std::string model, function;
  bool json = false;
};

struct Census {
  std::map<std::string_view, std::int64_t> ops;
  std::int64_t op_count = 0;
  std::int64_t float_arguments = 0, float_constants = 0;  // elements
  double argument_bytes = 0, result_bytes = 0, constant_bytes = 0;
  Cost cost;
};

Census take_census(const Function& function) {
  Census census;
  for (const TensorType& type : function.arg_types()) {
    census.argument_bytes += static_cast<double>(type.bytes());
    if (is_float(type.dtype)) census.float_arguments += type.elements();
  }
  for (const TensorType& type : function.result_types()) census.result_bytes += static_cast<double>(type.bytes());
  walk(function.body, [&](const Op& op) {
    ++census.ops[op.info().name];
    ++census.op_count;
    const auto* constant = op.code == OpCode::constant ? op.attrs.find<Constant>("value") : nullptr;
    if (!constant) return;
    census.constant_bytes += static_cast<double>(constant->bytes().size());
    if (is_float(constant->type().dtype) && !constant->is_splat())
      census.float_constants += constant->type().elements();
  });
  census.cost = cost(function);
  return census;
}

std::string signature_lines(const Function& function) {
  constexpr std::size_t kLineWidth = 100;
  std::string line = signature(function);
  if (line.size() <= kLineWidth) return line + "\n";
  std::string text = "@" + function.name + "\n";
  std::vector<TensorType> arguments = function.arg_types(), results = function.result_types();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    text += concat("  argument ", i, ": ", to_string(arguments[i]), is_donated(function, i) ? " (donated)" : "", "\n");
  }
  for (std::size_t i = 0; i < results.size(); ++i) text += concat("  result ", i, ": ", to_string(results[i]), "\n");
  return text;
}

void print(const Function& function) {
  Census census = take_census(function);
  std::cout << signature_lines(function);
  std::vector<std::pair<std::string_view, std::int64_t>> ops(census.ops.begin(), census.ops.end());
  std::ranges::stable_sort(ops, std::greater(), &std::pair<std::string_view, std::int64_t>::second);
  std::cout << "  ops         " << with_commas(census.op_count) << "\n";
  for (const auto& [name, count] : ops) {
    std::string number = with_commas(count);
    std::cout << std::string(14 + std::max<std::size_t>(number.size(), 6) - number.size(), ' ') << number << " " << name
              << "\n";
  }
  std::cout << "  parameters  " << with_commas(census.float_arguments) << " in float arguments, "
            << with_commas(census.float_constants) << " in float constants\n"
            << "  flops       " << count_text(census.cost.flops);
  if (census.cost.loops > 0)
    std::cout << " (" << census.cost.loops << " while counted as one pass: trip counts are not known)";
  std::cout << "\n  bytes       arguments " << bytes_text(census.argument_bytes) << ", constants "
            << bytes_text(census.constant_bytes) << ", results " << bytes_text(census.result_bytes) << ", touched "
            << bytes_text(census.cost.bytes) << " without fusion\n";
}

Json types_json(const std::vector<TensorType>& types) {
  Json list = Json::array();
  for (const TensorType& type : types) {
    list.push_back({{"type", to_string(type)}, {"dims", type.dims}, {"dtype", name(type.dtype)}});
  }
  return list;
}

Json to_json(const Function& function) {
  Census census = take_census(function);
  Json arguments = types_json(function.arg_types());
  for (std::size_t i = 0; i < arguments.size(); ++i) arguments[i]["donated"] = is_donated(function, i);
  return {{"name", function.name},
          {"arguments", arguments},
          {"results", types_json(function.result_types())},
          {"op_count", census.op_count},
          {"ops", census.ops},
          {"parameters", {{"float_arguments", census.float_arguments}, {"float_constants", census.float_constants}}},
          {"flops", census.cost.flops},
          {"loops_counted_once", census.cost.loops},
          {"bytes",
           {{"arguments", census.argument_bytes},
            {"constants", census.constant_bytes},
            {"results", census.result_bytes},
            {"touched_unfused", census.cost.bytes}}}};
}

void check_model(const CheckOptions& options) {
  Module module = load_model(options.model);
  verify(module);
  std::vector<const Function*> functions;
  if (!options.function.empty()) {
    functions.push_back(&module.entry(options.function));
  } else {
    for (const Function& function : module.functions) functions.push_back(&function);
  }
  if (options.json) {
    Json json = {{"model", options.model}, {"valid", true}, {"functions", Json::array()}};
    for (const Function* function : functions) json["functions"].push_back(to_json(*function));
    std::cout << json.dump() << "\n";
    return;
  }
  std::cout << options.model << ": valid\n";
  for (const Function* function : functions) print(*function);
}

constexpr const char* kCheckExamples =
    R"(A multiply-add counts as two flops. Parameters are the elements of float arguments and of float constants that are not splats.

Examples:
  pcp check model.mlir
  pcp check model.mlirbc --json | jq '.functions[0].flops')";

}  // namespace

void add_check_command(CLI::App& app) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* check =
      app.add_subcommand("check", "Verify a model; print signature, op counts, parameters, flops and bytes");
  check->footer(kCheckExamples);
  check->add_option("MODEL", options->model, kModelHelp)->required()->type_name("");
  check->add_option("--function", options->function, "Only this function (default: all)")->type_name("NAME");
  check->add_flag("--json", options->json, "Print as one line of JSON");
  check->callback([options] { check_model(*options); });
}

}  // namespace pcp::cli
