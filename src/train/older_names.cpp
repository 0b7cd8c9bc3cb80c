#include "train/older_names.h"

#include <algorithm>
#include <iterator>

namespace pcp {
namespace {

struct Renamed {
  std::string_view older, newer;
};

constexpr Renamed kRenamed[] = {
    {"model_path", "model"},        {"data_path", "data"},
    {"sampling", "order"},          {"dtype", "precision"},
    {"learning_rate", "lr"},        {"tau", "sync-every"},
    {"outer_loop_steps", "rounds"}, {"nesterov_momentum", "outer-momentum"},
    {"max_epochs", "epochs"},       {"effective_batch_size", "effective-batch"},
    {"checkpoint_dir", "out"},      {"should_resume", "resume"},
};

}  // namespace

std::string newer_name(std::string_view name) {
  const Renamed* found = std::ranges::find(kRenamed, name, &Renamed::older);
  return std::string(found == std::end(kRenamed) ? name : found->newer);
}

const std::vector<std::string>& older_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Renamed& one : kRenamed) all.emplace_back(one.older);
    return all;
  }();
  return names;
}

}  // namespace pcp
