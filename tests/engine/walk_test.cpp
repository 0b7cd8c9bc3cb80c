// The walk over steps on a device that counts what it is asked to do.
#include "engine/schedule/walk.h"

#include <gtest/gtest.h>

#include "engine/cpu/program.h"
#include "engine/cpu/target.h"
#include "pcp/builder.h"
#include "tests/engine/code_of.h"

namespace pcp {
namespace {

using test::f32;

struct WalkCounts {
  int steps = 0, copies = 0, reads = 0, waits = 0;
};

// Steps are run by the cpu engine; everything else is this device's own.
struct CountingDevice {
  using Prepared = cpu::StepRunner::Prepared;
  static Prepared prepare(const schedule::Step& step, const schedule::Schedule& plan) {
    return cpu::StepRunner::prepare(step, plan);
  }
  static std::shared_ptr<std::byte> given(const schedule::Storage& storage, const schedule::Schedule& plan) {
    return cpu::StepRunner::given(storage, plan);
  }
  void run(const schedule::Step& step, const Prepared& prepared, const schedule::Places& places) const {
    ++counts->steps;
    runner.run(step, prepared, places);
  }
  void copy(std::byte* to, const std::byte* from, std::int64_t bytes) const {
    ++counts->copies;
    runner.copy(to, from, bytes);
  }
  void read(void* to, const std::byte* from, std::size_t bytes) const {
    ++counts->reads;
    runner.read(to, from, bytes);
  }
  void wait() const { ++counts->waits; }

  cpu::StepRunner runner;
  WalkCounts* counts;
};

std::vector<float> walked(const Function& function, std::vector<std::vector<float>> arguments, WalkCounts& counts,
                          bool profile = false) {
  auto plan = schedule::build_schedule(function, cpu::target());
  schedule::Walk<CountingDevice> walk(*plan, profile);
  std::vector<std::byte*> inputs;
  for (auto& argument : arguments) inputs.push_back(reinterpret_cast<std::byte*>(argument.data()));
  std::vector<float> result(index(plan->results[0].elements()));
  auto* out = reinterpret_cast<std::byte*>(result.data());
  std::vector<std::byte> arena(index(plan->arena_bytes) + 64);
  auto start = reinterpret_cast<std::uintptr_t>(arena.data());
  walk.run(inputs, std::span(&out, 1), arena.data() + (64 - start % 64) % 64,
           CountingDevice{cpu::StepRunner(cpu::Threads::calling_thread()), &counts});
  if (profile) {
    EXPECT_EQ(walk.measured().runs, 1);
    EXPECT_EQ(walk.measured().seconds.size(), plan->steps.size());
  }
  return result;
}

// x is doubled while its first element is below 100; it and `other` change places in every round.
Function doubling_and_swapping() {
  Function function;
  function.name = "f";
  Builder b(function);
  Value x = b.argument(f32({2})), other = b.argument(f32({2}));
  std::vector<TensorType> carried{f32({2}), f32({2})};
  std::vector<Region> regions;
  regions.push_back(b.region(carried, [](Builder& c, const Values& v) {
    Value first = c.reshape(c.slice(c.add(v[0], v[1]), {0}, {1}), {});
    return Values{c.compare(first, c.scalar(DType::f32, 100), "LT")};
  }));
  regions.push_back(b.region(carried, [](Builder& c, const Values& v) { return Values{v[1], c.add(v[0], v[0])}; }));
  Values results = b.create(OpCode::while_, {x, other}, {}, std::move(regions));
  b.returns({b.subtract(results[0], results[1])});
  return function;
}

TEST(Walk, ALoopReadsItsFlagAndCopiesWhatItCarries) {
  WalkCounts counts;
  // (1, 3), (3, 2), (2, 6), (6, 4), (4, 12), (12, 8), (8, 24), (24, 16), (16, 48), (48, 32), (32, 96): 128
  auto result = walked(doubling_and_swapping(), {{1, 1}, {3, 3}}, counts);
  EXPECT_EQ(result, (std::vector<float>{32 - 96, 32 - 96}));
  EXPECT_EQ(counts.reads, 11);
  EXPECT_EQ(counts.waits, 0);
}

TEST(Walk, AProfileWaitsAfterEveryStep) {
  WalkCounts counts;
  walked(doubling_and_swapping(), {{1, 1}, {3, 3}}, counts, true);
  EXPECT_EQ(counts.waits, 2);  // the loop and the difference
}

}  // namespace
}  // namespace pcp
