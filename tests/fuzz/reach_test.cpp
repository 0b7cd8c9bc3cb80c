// What random programs reach in schedules: a rewrite that none of them reaches is never tested.
#include <gtest/gtest.h>

#include <map>

#include "engine/cpu/program.h"
#include "engine/cpu/target.h"
#include "engine/schedule/recompute.h"
#include "pcp/passes.h"
#include "tests/fuzz/random_graph.h"
#include "tests/fuzz/varied_schedule.h"

namespace pcp::fuzz {
namespace {

class Reached {
 public:
  void see(const Function& function, const schedule::Target& target) {
    Function scheduled = target.recompute ? schedule::recompute_cheap_values(function, target) : function;
    note("a value that is computed again", scheduled.value_count() != function.value_count());
    see(*schedule::build_schedule(scheduled, target));
  }
  std::map<std::string, int> counts;

 private:
  void note(const std::string& what, bool holds) { counts[what] += holds; }

  void see(const schedule::Schedule& plan) {
    for (const schedule::Step& step : plan.steps) see(step, plan);
    for (int donor : plan.donor) note("a result in the memory of an argument", donor >= 0);
  }
  void see(const schedule::Step& step, const schedule::Schedule& plan) {
    if (const auto* work = step.get<schedule::Loop>()) {
      note("a sum across rows", !work->folds.empty());
      for (const auto& store : work->stores) note("a loop in place", store.in_place_of >= 0);
    } else if (const auto* work = step.get<schedule::Contraction>()) {
      const auto known = work->epilogue ? work->epilogue->known : std::nullopt;
      note("a product with an epilogue", work->epilogue.has_value());
      note("an epilogue with a bias", known && known->bias >= 0);
      note("an epilogue with an activation", known && known->activation != schedule::Epilogue::Activation::none);
      note("an epilogue with a residual", known && known->residual >= 0);
      const bool whole = work->epilogue || bytes_of(work->out) == plan.storages[work->out.storage].bytes;
      note("a product that is a part of another value", !whole);
    } else if (const auto* work = step.get<schedule::BackToBack>()) {
      note("products back to back", true);
      note("attention", work->attention.has_value());
      note("attention that a mask narrows", cpu::StepRunner::prepare(step, plan).masked != nullptr);
    } else if (const auto* work = step.get<schedule::Structural>()) {
      const int output = work->outputs[0];
      note("an update in place", work->first_output_in_place && plan.storages[output].shares >= 0);
      for (const auto& captures : work->captures) {
        for (const schedule::View& view : captures)
          note("a region that reads its operand", view.storage == work->inputs[0].storage);
      }
    } else if (const auto* work = step.get<schedule::Control>()) {
      for (const auto& region : work->regions) see(*region);
      if (work->op->code == OpCode::while_)
        for (std::int64_t spare : work->layout.spares) note("a loop's state in two buffers", spare >= 0);
    } else if (const auto* work = step.get<schedule::Nest>()) {
      const auto ready = cpu::StepRunner::prepare(step, plan);
      for (std::size_t i = 0; i < work->steps.size(); ++i) {
        see(work->steps[i], plan);
        note("a nest that a mask narrows", !ready.inner[i].widths.empty());
      }
    }
  }
};

TEST(RandomGraphs, ReachEveryRewrite) {
  auto engine = make_engine("cpu");
  Reached reached;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    Choices choices(seed);
    const RandomGraph graph = random_graph(choices);
    const Function optimized = optimize_for(*engine, graph.function);
    reached.see(optimized, cpu::target());
    reached.see(optimized, varied_target(graph.variation));
  }
  for (const auto& [what, count] : reached.counts) {
    EXPECT_GT(count, 0) << what << " is in no schedule";
    RecordProperty(what, count);
  }
}

}  // namespace
}  // namespace pcp::fuzz
