#include "models/parameter_names.h"

#include "base/utf8.h"

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

void check_parameter_name(const std::string& name) {
  constexpr std::size_t kLongest = 512;
  auto refuse = [&](const std::string& why) {
    fail(Code::invalid_argument, "[import] a parameter cannot be called '", name.substr(0, 40),
         name.size() > 40 ? "..." : "", "': ", why, "; --names FILE gives parameters other names");
  };
  if (name.empty() || name.size() > kLongest) refuse(concat("a name has 1 to ", kLongest, " bytes"));
  for (std::size_t at = 0; at < name.size();) {
    Character character = read_character(name, at);
    bool shown = character.bytes > 0 && character.value >= 0x20 && character.value != 0x7f;
    if (!shown) {
      fail(Code::invalid_argument, "[import] the name of a parameter has a byte at ", at,
           " that is no character to be shown; --names FILE gives parameters other names");
    }
    at += character.bytes;
  }
  if (name == "__metadata__") refuse("safetensors files keep something else there");
  for (const char* prefix : {"optimizer.", "outer.", "reference."}) {
    if (name.starts_with(prefix)) refuse(concat("checkpoints keep the state of training under ", prefix, "*"));
  }
}

std::optional<std::string> argument_name(const Function& function, std::size_t index) {
  if (index >= function.arg_attrs.size()) return std::nullopt;
  const auto* name = function.arg_attrs[index].find<std::string>(kNameAttribute);
  return name && !name->empty() ? std::optional(*name) : std::nullopt;
}

}  // namespace pcp
