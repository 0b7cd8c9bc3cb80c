// Schedules as readable text.
#include <algorithm>
#include <map>
#include <numeric>

#include "base/formatted.h"
#include "engine/schedule/schedule.h"

namespace pcp::schedule {
namespace {

std::string text_of(const Step& step) {
  static constexpr const char* kKinds[] = {"loop", "dot", "attention", "copy", "kernel", "control", "nest"};
  std::string text = concat(kKinds[step.work.index()], "\t");
  if (const auto* loop = step.get<Loop>()) {
    text += concat(loop->rows, " x ", loop->cols, ", ", loop->nodes.size(), " nodes, ", loop->inputs.size(), " in, ",
                   loop->stores.size() + loop->folds.size(), " out\t");
  }
  return text + step.label + "\n";
}

}  // namespace

ExecutableStats stats(const Schedule& plan) {
  ExecutableStats stats;
  stats.arena_bytes = plan.arena_bytes;
  stats.lower_bound_bytes = plan.lower_bound_bytes;
  for (const Constant& constant : plan.constants) stats.constant_bytes += constant.type().bytes();
  for (const TensorType& type : plan.arguments) stats.argument_bytes += type.bytes();
  for (const TensorType& type : plan.results) stats.result_bytes += type.bytes();
  stats.kernels = count<int>(plan.steps);
  return stats;
}

std::string describe(const Schedule& plan, const std::vector<double>& seconds) {
  std::string text;
  for (std::size_t s = 0; s < plan.steps.size(); ++s) {
    if (!seconds.empty()) text += formatted("%10.3f ms\t", seconds[s] * 1e3);
    text += concat(s, "\t", text_of(plan.steps[s]));
    if (const auto* control = plan.steps[s].get<Control>()) {
      for (const auto& region : control->regions) text += "  region\n" + describe(*region);
    }
  }
  return text;
}

std::string profile(const Schedule& plan, const std::vector<double>& seconds, std::int64_t runs) {
  if (runs == 0) return "nothing was run\n";
  constexpr std::size_t kShown = 24;
  struct Group {
    std::string text;
    double milliseconds = 0;
    int steps = 0;
  };
  std::map<std::string, Group> by_text;  // steps with the same description
  for (std::size_t s = 0; s < plan.steps.size(); ++s) {
    std::string text = text_of(plan.steps[s]);
    Group& group = by_text[text];
    group.text = text;
    group.milliseconds += seconds[s] * 1e3 / static_cast<double>(runs);
    ++group.steps;
  }
  std::vector<Group> groups;
  for (auto& [text, group] : by_text) groups.push_back(group);
  std::ranges::stable_sort(groups, std::ranges::greater(), &Group::milliseconds);
  auto sum = [](auto first, auto last) {
    return std::accumulate(first, last, 0.0, [](double total, const Group& g) { return total + g.milliseconds; });
  };
  double total = sum(groups.begin(), groups.end());
  std::string text = formatted("%.3f ms a run, of %lld runs\n", total, static_cast<long long>(runs));
  auto line = [&](double milliseconds, int steps, const std::string& what) {
    double share = total > 0 ? milliseconds / total * 100 : 0;
    text += formatted("%6.2f %% %12.3f ms %5d x  ", share, milliseconds, steps) + what;
  };
  std::size_t shown = std::min(groups.size(), kShown);
  for (std::size_t i = 0; i < shown; ++i) line(groups[i].milliseconds, groups[i].steps, groups[i].text);
  auto rest = groups.begin() + static_cast<std::ptrdiff_t>(shown);
  int steps = std::accumulate(rest, groups.end(), 0, [](int count, const Group& g) { return count + g.steps; });
  if (steps > 0) line(sum(rest, groups.end()), steps, "others\n");
  return text;
}

}  // namespace pcp::schedule
