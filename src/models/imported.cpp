#include <algorithm>
#include <set>

#include "models/bound_parameters.h"
#include "models/layers.h"
#include "models/parameter_names.h"
#include "models/parameter_roles.h"
#include "models/role_rules.h"
#include "models/weights_inside.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

// Which arguments are inputs and targets.
std::vector<std::size_t> data_arguments(const Function& function, std::vector<int> chosen) {
  const int count = static_cast<int>(function.body.args.size());
  require(count >= 2, "[import] @", function.name, " has ", count, count == 1 ? " argument" : " arguments",
          "; a model takes its inputs and its targets, and returns the loss");
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
DType held_as(DType dtype, bool only_f32) { return is_half(dtype) || only_f32 ? DType::f32 : dtype; }

class Import {
 public:
  Import(Function forward, const ImportOptions& options)
      : forward_(std::move(forward)), data_(data_arguments(forward_, options.data_args)) {
    std::vector<std::string> file_names = argument_names(forward_);
    inside_ = weights_to_arguments(forward_);
    for (const WeightInside& weight : inside_) file_names.push_back(weight.name);
    find_parameters(file_names);
    name_parameters(options.names);
    std::vector<std::optional<std::string>> names;
    for (const Entry& entry : entries_)
      names.push_back(entry.named ? std::optional(entry.parameter.name) : std::nullopt);
    Values values;
    for (const Entry& entry : entries_) values.push_back(forward_.body.args[entry.argument]);
    std::vector<Judgement> judged = judge_roles(forward_, values, names);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      Parameter& parameter = entries_[i].parameter;
      parameter.role = judged[i].role;
      parameter.layers = judged[i].layers;
      parameter.type.dtype = held_as(parameter.type.dtype, options.only_f32);
    }
    apply_rules(parse_role_rules(options.roles));
  }

  Model model() {
    std::vector<TensorType> results = forward_.result_types();
    bool is_loss = !results.empty() && is_float(results[0].dtype) && results[0].elements() == 1;
    require(is_loss, "[import] @", forward_.name, " must return the loss, one floating number, as its first result; ",
            results.empty() ? "it returns nothing" : "that is " + to_string(results[0]));
    Model model;
    model.name = forward_.name;
    model.loss.name = "main";
    model.vocabulary = rows_indexed_by(forward_, forward_.body.args[data_[0]]);
    Builder b(model.loss);
    Values arguments(forward_.body.args.size());
    for (const Entry& entry : entries_) {
      model.parameters.push_back(entry.parameter);
      DType dtype = forward_.type(forward_.body.args[entry.argument]).dtype;
      arguments[entry.argument] = as(b, b.argument(entry.parameter.type), dtype);
    }
    for (std::size_t index : data_) arguments[index] = b.argument(forward_.type(forward_.body.args[index]));
    forward_.name = "forward";
    forward_.is_public = false;
    Values returned = b.create(OpCode::call, arguments, {{"callee", SymbolAttr{"forward"}}}, {}, results);
    Value loss = results[0].rank() == 0 ? returned[0] : b.reshape(returned[0], {});
    b.returns({as(b, loss, DType::f32)});
    name_arguments(model);
    Module both;
    both.functions.push_back(std::move(forward_));
    both.functions.push_back(std::move(model.loss));
    model.loss = inline_calls(both).entry("main");
    return model;
  }

 private:
  struct Entry {
    std::size_t argument;  // of the forward function
    Parameter parameter;
    bool named = false;
  };

  void find_parameters(const std::vector<std::string>& file_names) {
    std::size_t given = forward_.body.args.size() - inside_.size();
    for (std::size_t i = 0; i < forward_.body.args.size(); ++i) {
      if (std::ranges::find(data_, i) != data_.end()) continue;
      const TensorType& type = forward_.type(forward_.body.args[i]);
      require(
          is_float(type.dtype), "[import] argument ", i, " of @", forward_.name, " is ", to_string(type),
          " and cannot be trained; if it is an input or target, say which arguments are the data (--data-args I,J)");
      Entry entry{i, {file_names[i], type}, i >= given || argument_name(forward_, i)};
      if (i >= given) entry.parameter.start = std::make_shared<const HostTensor>(inside_[i - given].constant);
      entry.parameter.in_file = file_names[i];
      entries_.push_back(std::move(entry));
    }
    require(!entries_.empty(), "[import] @", forward_.name,
            " has no parameters: its only arguments are inputs and targets, and it has no weights as dense_resource "
            "constants. Export it with its parameters as arguments");
  }

  void name_parameters(const ParameterNames& names) {
    require(names.in_order.empty() || names.in_order.size() == entries_.size(), "[import] ", names.in_order.size(),
            " names are given", names.source, ", @", forward_.name, " has ", entries_.size(), " parameters");
    std::set<std::string> unused;
    for (const auto& [from, to] : names.renamed) unused.insert(from);
    std::set<std::string> taken;
    std::size_t given_names = 0;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      Entry& entry = entries_[i];
      std::string& name = entry.parameter.name;
      bool given = !names.in_order.empty();
      if (given) name = names.in_order[i];
      if (auto found = names.renamed.find(name); !given && found != names.renamed.end()) {
        given = true;
        unused.erase(name);
        name = found->second;
      }
      entry.named |= given;
      given_names += given;
      bool is_new = taken.insert(name).second;
      require(is_new || given_names == 0, "[import] two parameters are called '", name,
              "': the names that are given must differ from each other and from those of the file");
      if (!is_new) taken.insert(name = concat(name, ".arg", entry.argument));
      check_parameter_name(name);
    }
    require(unused.empty(), "[import] there is no parameter '", unused.empty() ? "" : *unused.begin(),
            "' that could be renamed", names.source);
  }

  // Frozen parameters go behind those that are trained: see Model.
  void apply_rules(const std::vector<RoleRule>& rules) {
    std::vector<Parameter> parameters;
    for (Entry& entry : entries_) parameters.push_back(std::move(entry.parameter));
    apply_role_rules(rules, parameters);
    for (std::size_t i = 0; i < entries_.size(); ++i) entries_[i].parameter = std::move(parameters[i]);
    std::ranges::stable_partition(entries_, [](const Entry& entry) { return !entry.parameter.frozen; });
    require(!entries_[0].parameter.frozen, "[import] every parameter of @", forward_.name,
            " is frozen: there is nothing to train");
  }

  Function forward_;
  std::vector<std::size_t> data_;
  std::vector<WeightInside> inside_;
  std::vector<Entry> entries_;
};

}  // namespace

Model imported_model(const Module& module, const ImportOptions& options) {
  const std::string entry = module.entry(options.function).name;
  Module flat;  // only public functions survive inlining
  for (Function function : module.functions) {
    function.is_public = function.name == entry;
    flat.functions.push_back(std::move(function));
  }
  return Import(inline_calls(flat).functions.at(0), options).model();
}

}  // namespace pcp
