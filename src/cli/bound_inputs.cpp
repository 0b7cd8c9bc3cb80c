#include "cli/bound_inputs.h"

#include <filesystem>

#include "cli/checkpoint_choice.h"

namespace pcp::cli {
namespace {

std::string listed(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace

std::string parameters_file(const std::string& params) {
  if (!std::filesystem::is_directory(params)) return params;
  RunFolder folder(params);
  if (!folder.exists()) {
    fail(Code::not_found, "--params ", params,
         ": expected a .safetensors file or a run folder (it would have config.yaml)");
  }
  Checkpoints checkpoints = folder.checkpoints();
  return checkpoints.tensors_path(checkpoint_step(checkpoints, "last"));
}

std::string extra_text(const BoundParameters& bound) {
  return concat("'", bound.source, "' has tensors that no argument of @", bound.function.name,
                " is named after: ", listed(bound.extra));
}

std::string unbound_text(const BoundParameters& bound, std::size_t given) {
  std::vector<std::string> missing;
  for (std::size_t i : bound.unbound()) {
    missing.push_back(bound.names[i] + " " + to_string(bound.function.type(bound.function.body.args[i])));
  }
  std::string extra = bound.extra.empty() ? "" : "; " + extra_text(bound);
  if (missing.empty()) {
    return concat("'", bound.source, "' has a tensor for every argument of @", bound.function.name, ", and ", given,
                  " --input ", given == 1 ? "was" : "were", " given", extra);
  }
  return concat("@", bound.function.name, " needs ", missing.size(), " --input, in order: ", listed(missing), "; ",
                given, given == 1 ? " was" : " were", " given. '", bound.source, "' has no tensors of these names",
                extra);
}

}  // namespace pcp::cli
