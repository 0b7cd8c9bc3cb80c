// The phases of a schedule, in order.
#include "engine/schedule/back_to_back.h"
#include "engine/schedule/epilogue.h"
#include "engine/schedule/lower.h"
#include "engine/schedule/memory_plan.h"
#include "engine/schedule/place.h"
#include "engine/schedule/verify.h"
#include "engine/schedule/write_through.h"

namespace pcp::schedule {

std::unique_ptr<Schedule> build_region(const Function& function, const Region& region, const Surroundings& around,
                                       const Target& target) {
  RegionGraph graph = region_graph(function, region, around, target);
  StepGraph steps = lower(graph, group_nodes(graph, target), around, target);
  auto rewrite = [&](bool wanted, auto&& with) {
    if (wanted) with();
    if (target.verify) verify(steps);
  };
  rewrite(target.back_to_back, [&] { join_back_to_back_products(steps, graph, *around.patterns); });
  rewrite(target.write_through, [&] { write_through_copies(steps, target); });
  rewrite(target.epilogues, [&] { fuse_epilogues(steps); });
  for (const Rewrite& of_device : target.rewrites) rewrite(true, [&] { of_device(steps, target); });
  auto schedule = place(std::move(steps), target);
  schedule->donor = around.donors;
  schedule->donor.resize(schedule->results.size(), -1);
  plan_memory(*schedule, target);
  if (target.verify) verify(*schedule, target);
  return schedule;
}

std::unique_ptr<Schedule> build_schedule(const Function& function, const Target& target) {
  Surroundings around;
  around.patterns =
      std::make_shared<AttentionPatterns>(target.back_to_back ? attention_patterns(function) : AttentionPatterns());
  around.donors.assign(function.body.results.size(), -1);
  for (int i = 0; i < count<int>(function.arg_attrs); ++i) {
    const auto* result = function.arg_attrs[index(i)].find<IntAttr>("tf.aliasing_output");
    if (result && result->value >= 0 && result->value < count(around.donors)) around.donors[result->value] = i;
  }
  return build_region(function, function.body, around, target);
}

}  // namespace pcp::schedule
