// Files of a run that are put back as they were, while workers live on: the shepherd makes the rounds since then anew,
// and they have the numbers of those that are lost. No worker may go on from a lost one.
#include <gtest/gtest.h>

#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {
namespace {

constexpr Time kRollbackLimit = 300;  // simulated seconds

Settings settings_of(bool streaming) {
  Settings settings;
  settings.shepherd.rounds = 12;
  settings.shepherd.workers = 2;
  settings.shepherd.merge_late = !streaming;
  settings.shepherd.overlap = streaming;
  settings.fragments = streaming ? 3 : 1;
  return settings;
}

// Whoever reaches a version has the bits that the shepherd of this life made: Machine::reached compares.
void expect_the_end(World& world) {
  EXPECT_TRUE(world.run_to_the_end(kRollbackLimit)) << world.trace;
  expect_consistent(world);
}

TEST(Rollback, WorkersAheadGetTheParametersOfTheRun) {
  World world(settings_of(false));
  world.add("a");
  world.add("b");
  world.run_until([&] { return world.completed.size() == 2; }, kRollbackLimit);
  world.back_up();
  world.run_until([&] { return world.completed.size() == 5; }, kRollbackLimit);
  world.restore();
  EXPECT_EQ(world.home.shepherd()->rounds_complete(), 2u);
  expect_the_end(world);
  auto says_so = [](const std::string& line) { return line.find("this run did not make") != std::string::npos; };
  EXPECT_TRUE(std::ranges::any_of(world.home.logged, says_so)) << "nobody was told";
}

// A lease of the time before the backup is sent again when its worker has the run's parameters, not before: it would
// train from those of the lost future.
TEST(Rollback, LeasesAreSentWhenTheParametersAreReplaced) {
  World world(settings_of(false));
  world.add("a");
  world.add("b");
  world.run_until([&] { return world.completed.size() == 2; }, kRollbackLimit);
  world.run_for(0.1);  // the leases of round 2 are in the backup
  world.back_up();
  world.run_until([&] { return world.completed.size() == 5; }, kRollbackLimit);
  std::size_t before = world.trace.size();
  world.restore();
  expect_the_end(world);
  std::string after = world.trace.substr(before);
  EXPECT_LT(after.find("a -> shepherd  synced"), after.find("shepherd -> a  begin")) << after;
}

// The worker is away until the new life has as many rounds as it has seen of the old one.
TEST(Rollback, NumbersThatMeetAgainAreNotTakenForTheSame) {
  World world(settings_of(false));
  world.add("a");
  world.add("b");
  world.run_until([&] { return world.completed.size() == 2; }, kRollbackLimit);
  world.back_up();
  world.run_until([&] { return world.completed.size() == 4; }, kRollbackLimit);
  world.partition("b");
  world.restore();
  world.run_until([&] { return world.completed.size() == 4; }, kRollbackLimit);
  ASSERT_EQ(world.completed.size(), 4u);
  world.heal("b");
  expect_the_end(world);
}

TEST(Rollback, AWorkerOfTheTimeBeforeTheBackupKeepsItsParameters) {
  World world(settings_of(false));
  world.add("a");
  world.add("b");
  world.run_until([&] { return world.completed.size() == 3; }, kRollbackLimit);
  world.run_for(0.05);  // they have the outcome
  world.back_up();
  world.restore();
  std::size_t before = world.trace.size();
  expect_the_end(world);
  EXPECT_EQ(world.trace.find("whole", before), std::string::npos) << world.trace.substr(before);
}

// A backup at any moment, restored at any later one.
class RollbackOrders : public testing::TestWithParam<bool> {};

TEST_P(RollbackOrders, EndWell) {
  for (double backed_up = 0.1; backed_up < 3.5; backed_up += 0.37) {
    for (double later = 0.03; later < 2.5; later += 0.31) {
      SCOPED_TRACE(concat("backed up at ", backed_up, ", restored ", later, " s later"));
      World world(settings_of(GetParam()));
      world.add("a");
      world.add("b", 7);
      world.clock.at(backed_up, [&] { world.back_up(); });
      world.clock.at(backed_up + later, [&] { world.restore(); });
      bool ended = world.run_until([&] { return world.finished() && world.home.life == 1; }, kRollbackLimit);
      ASSERT_TRUE(ended) << world.trace;
      expect_consistent(world);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Algorithms, RollbackOrders, testing::Bool(),
                         [](const auto& info) { return info.param ? "streaming" : "diloco"; });

}  // namespace
}  // namespace pcp::cluster::sim
