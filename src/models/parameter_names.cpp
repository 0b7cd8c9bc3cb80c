#include "models/parameter_names.h"

namespace pcp {

void name_arguments(Function& function, const std::vector<Parameter>& parameters,
                    const std::vector<std::string>& rest) {
  function.arg_attrs.resize(function.body.args.size());
  for (std::size_t i = 0; i < function.arg_attrs.size(); ++i) {
    const std::string& name = i < parameters.size() ? parameters[i].name : rest.at(i - parameters.size());
    function.arg_attrs[i].set(kNameAttribute, name);
  }
}

void name_arguments(Model& model) { name_arguments(model.loss, model.parameters, {"inputs", "targets"}); }

std::optional<std::string> argument_name(const Function& function, std::size_t index) {
  if (index >= function.arg_attrs.size()) return std::nullopt;
  const auto* name = function.arg_attrs[index].find<std::string>(kNameAttribute);
  return name && !name->empty() ? std::optional(*name) : std::nullopt;
}

}  // namespace pcp
