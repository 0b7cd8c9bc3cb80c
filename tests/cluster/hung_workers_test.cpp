// Workers that send heartbeats and get no further: progress is life, not noise.
#include <gtest/gtest.h>

#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {
namespace {

constexpr double kStall = 10;  // seconds, of a lease without progress

Settings settings_with(int workers, int fragments = 1) {
  Settings settings;
  settings.shepherd.rounds = 12;
  settings.shepherd.workers = workers;
  settings.shepherd.stall_seconds = kStall;
  settings.fragments = fragments;
  settings.shepherd.overlap = fragments > 1;
  settings.shepherd.merge_late = fragments == 1;
  return settings;
}

bool was_said(const World& world, const std::string& text) {
  return std::ranges::any_of(world.home.logged, [&](const auto& line) { return line.find(text) != std::string::npos; });
}

double longest_wait(const World& world) {
  double longest = 0;
  for (std::size_t i = 1; i < world.completed.size(); ++i) {
    longest = std::max(longest, world.completed[i] - world.completed[i - 1]);
  }
  return longest;
}

struct Hang {
  const char* where;
  int fragments;
};
class HungMinority : public testing::TestWithParam<Hang> {};

// At any point, from the first round on, and again after a restart of the shepherd: no deadline is known then.
TEST_P(HungMinority, DoesNotStopTheOthers) {
  World world(settings_with(3, GetParam().fragments));
  for (const char* name : {"a", "b", "c"}) world.add(name);
  world.run_until(
      [&] { return world.home.shepherd()->status(world.clock.now()).find("training") != std::string::npos; }, 10);
  world.machine("b").hangs_at = GetParam().where;
  world.run_until([&] { return world.completed.size() == 4; }, 200);
  world.kill_shepherd();
  world.start_shepherd();
  EXPECT_TRUE(world.run_to_the_end(300)) << world.trace;
  expect_consistent(world);
  EXPECT_LT(longest_wait(world), 2 * kPieceSeconds + kStall) << world.trace;
}

INSTANTIATE_TEST_SUITE_P(Points, HungMinority,
                         testing::Values(Hang{"step", 1}, Hang{"offer", 1}, Hang{"piece", 1}, Hang{"fetch", 1},
                                         Hang{"synced", 1}, Hang{"ready", 1}, Hang{"step", 3}, Hang{"piece", 3}),
                         [](const auto& info) { return concat(info.param.where, "_", info.param.fragments); });

TEST(HungMajority, IsNamedAndTrainingGoesOnWithoutIt) {
  World world(settings_with(3));
  for (const char* name : {"a", "b", "c"}) world.add(name);
  for (const char* name : {"b", "c"}) world.machine(name).hangs_at = "step";
  EXPECT_TRUE(world.run_to_the_end(200)) << world.trace;
  EXPECT_TRUE(was_said(world, "of b@local go to others: it made no step for"));
  EXPECT_TRUE(was_said(world, "of c@local go to others: it made no step for"));
}

TEST(HungMajority, AllHangUntilOthersJoin) {
  World world(settings_with(2));
  for (const char* name : {"a", "b"}) world.add(name).hangs_at = "step";
  auto is_told = [&] { return world.home.shepherd()->status(world.clock.now()).find("stalled") != std::string::npos; };
  EXPECT_TRUE(world.run_until(is_told, 60));
  EXPECT_TRUE(world.completed.empty());
  world.add("c");
  EXPECT_TRUE(world.run_to_the_end(200)) << world.trace;
  expect_consistent(world);
}

// It holds a round up once, then rarer and rarer.
TEST(HungWorker, CostsLessAndLess) {
  Settings settings = settings_with(2);
  settings.shepherd.rounds = 400;
  settings.shepherd.quorum = 1;
  World world(settings);
  world.add("a");
  world.add("b").hangs_at = "step";
  EXPECT_TRUE(world.run_to_the_end(2000));
  int held = 0;
  for (std::size_t i = 1; i < world.completed.size(); ++i)
    held += world.completed[i] - world.completed[i - 1] > kStall / 2;
  EXPECT_LE(held, 6) << "of " << world.completed.size() << " rounds in " << world.clock.now() << " s";
}

TEST(HungWorker, WorksAgainWhenItGetsOn) {
  Settings settings = settings_with(2);
  settings.shepherd.rounds = 200;
  World world(settings);
  world.add("a");
  world.add("b").hangs_at = "offer";
  world.clock.at(15, [&] { world.machine("b").get_on(); });
  EXPECT_TRUE(world.run_to_the_end(500));
  expect_consistent(world);
  EXPECT_GE(world.summaries.back().workers.size(), 2u);
}

// There is nobody it could hold up.
TEST(HungWorker, NeedNotRestWhereNobodyElseTrains) {
  Settings settings = settings_with(1);
  World world(settings);
  world.add("a").hangs_at = "step";
  world.clock.at(100, [&] { world.machine("a").get_on(); });  // after many leases that expired
  EXPECT_TRUE(world.run_to_the_end(125)) << world.trace;
}

// Slow and steady is not hung: steps come, if slowly.
TEST(SlowWorker, IsNotTakenForHung) {
  Settings settings = settings_with(1);
  settings.shepherd.rounds = 2;
  settings.shepherd.steps = 40;
  World world(settings);
  world.add("a", 0.5);
  EXPECT_TRUE(world.run_to_the_end(400)) << world.trace;
  EXPECT_FALSE(was_said(world, "go to others"));
}

// While this process was stopped, nobody was heard.
TEST(PausedShepherd, TakesNobodyForHung) {
  Settings settings = settings_with(3);
  settings.shepherd.rounds = 6;
  World world(settings);
  for (const char* name : {"a", "b", "c"}) world.add(name);
  world.run_until([&] { return world.completed.size() == 2; }, 50);
  world.run_for(0.1);
  world.home.pause(40);
  EXPECT_TRUE(world.run_to_the_end(200)) << world.trace;
  expect_consistent(world);
  EXPECT_FALSE(was_said(world, "go to others"));
}

TEST(StartOfTraining, NamesWhomItWaitsFor) {
  World world(settings_with(2));
  world.add("a");
  world.add("b").hangs_at = "ready";
  world.run_for(40);
  EXPECT_TRUE(was_said(world, "the start waits for b@local: preparing for"));
}

// Of four workers the shepherd fetches one update at a time: 1.6 MB.
Settings settings_of_uplinks(std::uint64_t rounds) {
  Settings settings = settings_with(4);
  settings.sizes = {400'000};
  settings.shepherd.rounds = rounds;
  settings.shepherd.upload_bytes = 1'700'000;
  return settings;
}

// Turns grow until an update fits into one.
TEST(SlowUplink, OfEverybodyEndsAllTheSame) {
  World world(settings_of_uplinks(3));
  for (const char* name : {"a", "b", "c", "d"}) {
    world.add(name);
    world.slow_uplinks[name] = 400'000;  // bytes a second: an update takes four seconds
  }
  EXPECT_TRUE(world.run_to_the_end(600)) << world.completed.size() << " rounds";
  expect_consistent(world);
}

// One uplink is far slower than the rest.
TEST(SlowUplink, DoesNotHoldTheOthers) {
  World world(settings_of_uplinks(30));
  for (const char* name : {"a", "b", "c", "d"}) world.add(name);
  world.slow_uplinks["d"] = 12'500;  // bytes a second: an update takes two minutes
  EXPECT_TRUE(world.run_to_the_end(100)) << world.completed.size() << " rounds";
}

}  // namespace
}  // namespace pcp::cluster::sim
