#include <algorithm>
#include <set>

#include "models/bound_parameters.h"
#include "models/layers.h"
#include "models/parameter_names.h"
#include "models/parameter_roles.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

// Which arguments are inputs and targets.
std::vector<std::size_t> data_arguments(const Function& function, std::vector<int> chosen) {
  const int count = static_cast<int>(function.body.args.size());
  require(count >= 3, "[import] @", function.name, " has ", count,
          " arguments; a model needs parameters, inputs and targets");
  if (chosen.empty()) chosen = {count - 2, count - 1};
  require(chosen.size() == 2 && chosen[0] != chosen[1],
          "[import] two different data arguments are needed, inputs and "
          "targets; ",
          chosen.size(), " were given");
  for (int index : chosen) {
    require(index >= 0 && index < count, "[import] data argument ", index, " of @", function.name,
            ", which has arguments 0 to ", count - 1);
  }
  return {static_cast<std::size_t>(chosen[0]), static_cast<std::size_t>(chosen[1])};
}

// Parameters of half width are held in f32: an update of theirs would vanish in rounding.
DType held_as(DType dtype) { return dtype == DType::f16 || dtype == DType::bf16 ? DType::f32 : dtype; }

}  // namespace

Model imported_model(const Module& module, const std::string& function_name, std::vector<int> data_args) {
  const std::string entry = module.entry(function_name).name;
  Module flat;  // only public functions survive inlining
  for (Function function : module.functions) {
    function.is_public = function.name == entry;
    flat.functions.push_back(std::move(function));
  }
  flat = inline_calls(flat);
  Function& forward = flat.functions.at(0);
  auto data = data_arguments(forward, std::move(data_args));
  auto result_types = forward.result_types();
  require(result_types.size() == 1 && result_types[0].rank() == 0 && is_float(result_types[0].dtype), "[import] @",
          entry, " must return one floating scalar, the loss; it returns ", result_types.size(), " results",
          result_types.empty() ? "" : ", the first " + to_string(result_types[0]));

  std::vector<std::size_t> kept;
  std::vector<std::optional<std::string>> names;
  for (std::size_t i = 0; i < forward.body.args.size(); ++i) {
    if (std::ranges::find(data, i) != data.end()) continue;
    const TensorType& type = forward.type(forward.body.args[i]);
    require(is_float(type.dtype), "[import] argument ", i, " of @", entry, " is ", to_string(type),
            " and cannot be trained; if it is an input or target, name the data arguments");
    kept.push_back(i);
    names.push_back(argument_name(forward, i));
  }
  auto roles = judge_roles(forward, kept, names);
  const std::vector<std::string> file_names = argument_names(forward);

  Model model{forward.name, {}, {}};
  model.loss.name = "main";
  Builder b(model.loss);
  Values arguments(forward.body.args.size());
  std::set<std::string> taken;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    TensorType type = forward.type(forward.body.args[kept[i]]);
    std::string name = names[i].value_or(concat("arg", kept[i]));
    if (!taken.insert(name).second) taken.insert(name = concat(name, ".arg", kept[i]));
    TensorType held(held_as(type.dtype), type.dims);
    model.parameters.push_back({name, held, roles[i]});
    model.parameters.back().in_file = file_names[kept[i]];
    arguments[kept[i]] = as(b, b.argument(held), type.dtype);
  }
  for (std::size_t index : data) arguments[index] = b.argument(forward.type(forward.body.args[index]));
  forward.name = "forward";
  forward.is_public = false;
  Value loss = b.create1(OpCode::call, arguments, {{"callee", SymbolAttr{"forward"}}}, {}, result_types);
  b.returns({as(b, loss, DType::f32)});
  name_arguments(model);
  flat.functions.push_back(std::move(model.loss));
  model.loss = inline_calls(flat).entry("main");
  return model;
}

}  // namespace pcp
