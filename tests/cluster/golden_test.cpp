// Runs on a simulated clock and network whose messages are compared with stored traces, one by one. A trace is
// written anew with PCP_UPDATE_GOLDEN=1, and then read.
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {
namespace {

void expect_golden(const World& world, const std::string& name) {
  std::string path = std::string(PCP_TEST_DATA) + "/../cluster/golden/" + name + ".txt";
  if (std::getenv("PCP_UPDATE_GOLDEN")) std::ofstream(path) << world.trace;
  std::ifstream file(path);
  std::stringstream stored;
  stored << file.rdbuf();
  EXPECT_EQ(stored.str(), world.trace) << "not as in " << path;
}

// The longest time between the ends of two rounds.
double longest_round(const World& world) {
  Time before = 0;
  double longest = 0;
  for (Time end : world.completed) {
    longest = std::max(longest, end - before);
    before = end;
  }
  return longest;
}

Settings settings_for(std::uint64_t rounds, int workers = 2) {
  Settings settings;
  settings.shepherd.rounds = rounds;
  settings.shepherd.workers = workers;
  return settings;
}

void expect_all_trained_from_the_first(World& world) {
  std::vector<BatchRange> trained = world.home.ledger().trained_ranges();
  ASSERT_EQ(trained.size(), 1u);
  EXPECT_EQ(trained[0].begin, 0);
}

TEST(Golden, TwoWorkers) {
  World world(settings_for(3));
  world.add("a");
  world.add("b");
  EXPECT_TRUE(world.run_to_the_end(10));
  expect_consistent(world);
  EXPECT_EQ(world.home.ledger().trained_ranges(), (std::vector<BatchRange>{{0, 24}}));
  EXPECT_LT(longest_round(world), 1);
  EXPECT_TRUE(world.machine("a").session()->finished());
  EXPECT_FALSE(world.machine("a").session()->refused());
  expect_golden(world, "two_workers");
}

TEST(Golden, AWorkerJoinsInTheMiddle) {
  World world(settings_for(4));
  world.add("a");
  world.add("b");
  world.clock.at(0.6, [&] { world.add("c", 20); });
  EXPECT_TRUE(world.run_to_the_end(10));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_EQ(world.summaries[0].updates, 2);
  EXPECT_EQ(world.summaries[3].updates, 3);
  EXPECT_LT(longest_round(world), 1);
  expect_golden(world, "join");
}

// Its batches are kept for it a while, then others train them.
TEST(Golden, AWorkerCrashes) {
  Settings settings = settings_for(4);
  settings.shepherd.away_seconds = 1;
  World world(settings);
  world.add("a");
  world.add("b");
  world.clock.at(0.5, [&] { world.crash("b"); });
  EXPECT_TRUE(world.run_to_the_end(10));
  expect_consistent(world);
  EXPECT_TRUE(world.expectation.trained().contains(4)) << "of the one that crashed";
  expect_all_trained_from_the_first(world);
  EXPECT_LT(longest_round(world), 1);
  expect_golden(world, "crash");
}

TEST(Golden, AWorkerCrashesUnseenAndComesBack) {
  World world(settings_for(4));
  world.add("a");
  world.add("b");
  world.clock.at(0.5, [&] { world.crash("b", /*seen=*/false); });
  world.clock.at(1.5, [&] { world.restart("b"); });
  EXPECT_TRUE(world.run_to_the_end(30));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_EQ(world.summaries[3].updates, 2);
  EXPECT_LT(longest_round(world), 4) << "one that starts afresh is not waited for until it times out";
  expect_golden(world, "crash_unseen");
}

Settings slow_worker() {
  Settings settings = settings_for(5, 3);
  settings.shepherd.deadline.needed = 2;
  return settings;
}

void run_with_slow_worker(World& world) {
  world.add("a");
  world.add("b");
  world.add("c");
  world.clock.at(0.8, [&] { world.machine("c").speed = 2.2; });
  EXPECT_TRUE(world.run_to_the_end(30));
  expect_consistent(world);
}

TEST(Golden, ASlowWorkerIsMergedLate) {
  World world(slow_worker());
  run_with_slow_worker(world);
  int late = 0;
  for (const RoundSummary& summary : world.summaries) late += summary.late;
  EXPECT_EQ(late, 1);
  EXPECT_EQ(world.summaries[1].missing, 1);
  expect_golden(world, "late_merged");
}

TEST(Golden, ASlowWorkerIsDropped) {
  Settings settings = slow_worker();
  settings.shepherd.merge_late = false;
  World world(settings);
  run_with_slow_worker(world);
  for (const RoundSummary& summary : world.summaries) EXPECT_EQ(summary.late, 0);
  EXPECT_EQ(world.summaries[1].missing, 1);
  EXPECT_EQ(world.summaries.back().updates, 3) << "it is given less to do and is in time again";
  expect_golden(world, "late_dropped");
}

// Updates that are whole while a round is being saved wait for the next one.
TEST(Golden, AnUpdateComesWhileARoundIsSaved) {
  Settings settings = slow_worker();
  settings.save_seconds = 2;
  World world(settings);
  run_with_slow_worker(world);
  EXPECT_EQ(world.summaries[1].missing, 1);
  EXPECT_EQ(world.summaries[2].late, 1);
  expect_golden(world, "update_during_save");
}

TEST(Golden, AWorkerJoinsWhileARoundIsSaved) {
  Settings settings = settings_for(3);
  settings.save_seconds = 1;
  World world(settings);
  world.add("a");
  world.add("b");
  world.clock.at(0.8, [&] { world.add("c"); });
  EXPECT_TRUE(world.run_to_the_end(10));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_EQ(world.summaries[2].updates, 3);
  expect_golden(world, "join_during_save");
}

// One message of a kind never arrives. Somebody must notice and say it again.
class GoldenLoss : public testing::TestWithParam<const char*> {};

TEST_P(GoldenLoss, IsMadeGood) {
  std::string kind = GetParam();
  Settings settings = settings_for(3);
  settings.shepherd.deadline.needed = 1000;  // no deadline: nobody goes on alone
  World world(settings);
  bool early = std::set<std::string>{"hello", "welcome", "job", "ready", "reference", "synced"}.contains(kind);
  world.add("a");
  if (early) {
    world.lose("b", kind);
  } else {
    world.clock.at(0.5, [&] { world.lose("b", kind); });
  }
  if (kind == "begin") world.lose("b", kind);
  world.add("b");
  EXPECT_TRUE(world.run_to_the_end(60));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  for (const RoundSummary& summary : world.summaries) EXPECT_EQ(summary.updates, 2);
  EXPECT_LT(longest_round(world), 16) << "the longest silence is that of a piece";
  EXPECT_EQ(world.trace.find("rejected"), std::string::npos);
  expect_golden(world, "lost_" + kind);
}

INSTANTIATE_TEST_SUITE_P(Kinds, GoldenLoss,
                         testing::Values("hello", "welcome", "job", "ready", "reference", "synced", "begin", "fetch",
                                         "piece", "offer", "verdict", "outcome"),
                         [](const auto& info) { return std::string(info.param); });

TEST(Golden, HalfTheWorkersAreCutOff) {
  Settings settings = settings_for(14, 4);
  World world(settings);
  for (const char* name : {"a", "b", "c", "d"}) world.add(name);
  world.clock.at(3, [&] {
    world.partition("c");
    world.partition("d");
  });
  world.clock.at(6, [&] {
    world.heal("c");
    world.heal("d");
  });
  EXPECT_TRUE(world.run_to_the_end(60));
  expect_consistent(world);
  EXPECT_EQ(world.summaries.back().updates, 4);
  EXPECT_LT(longest_round(world), 4);
  expect_golden(world, "partition_short");
}

// Longer than connections last: workers are taken for dead, come back on new connections and go on.
TEST(Golden, HalfTheWorkersAreCutOffForLong) {
  Settings settings = settings_for(10, 4);
  settings.save_seconds = 3;
  World world(settings);
  for (const char* name : {"a", "b", "c", "d"}) world.add(name);
  world.clock.at(1, [&] {
    world.partition("c");
    world.partition("d");
  });
  world.clock.at(24, [&] {
    world.heal("c");
    world.heal("d");
  });
  EXPECT_TRUE(world.run_to_the_end(90));
  expect_consistent(world);
  EXPECT_EQ(world.summaries.back().updates, 4);
  EXPECT_LT(longest_round(world), 11);
  expect_golden(world, "partition_long");
}

TEST(Golden, TheShepherdIsKilledInTheMiddleOfARound) {
  World world(settings_for(3));
  world.add("a");
  world.add("b", 7);
  world.clock.at(1.2, [&] { world.kill_shepherd(); });
  world.clock.at(1.7, [&] { world.start_shepherd(); });
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_LT(longest_round(world), 3);
  expect_golden(world, "shepherd_killed_in_round");
}

TEST(Golden, TheShepherdIsKilledWhileItSaves) {
  Settings settings = settings_for(3);
  settings.save_seconds = 0.5;
  World world(settings);
  world.add("a");
  world.add("b");
  world.clock.at(1.0, [&] { world.kill_shepherd(); });
  world.clock.at(1.2, [&] { world.start_shepherd(); });
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_LT(longest_round(world), 4);
  expect_golden(world, "shepherd_killed_while_saving");
}

// The parameters are on disk, the ledger does not know: the round is done again.
TEST(Golden, TheShepherdIsKilledBetweenSavingAndCommitting) {
  Settings settings = settings_for(3);
  settings.save_seconds = 0.5;
  World world(settings);
  world.add("a");
  world.add("b");
  world.clock.at(1.2, [&] { world.kill_shepherd(); });
  world.clock.at(1.4, [&] { world.start_shepherd(); });
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_LT(longest_round(world), 4);
  expect_golden(world, "shepherd_killed_before_commit");
}

// The round is complete and one of two workers has heard of it.
TEST(Golden, TheShepherdIsKilledWhileItTellsTheOutcome) {
  World world(settings_for(3));
  world.add("a");
  world.add("b");
  world.home.outcomes_until_death = 1;
  world.clock.at(1.2, [&] { world.start_shepherd(); });
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_LT(longest_round(world), 3);
  expect_golden(world, "shepherd_killed_after_commit");
}

Settings streaming(std::uint64_t rounds) {
  Settings settings = settings_for(rounds);
  settings.fragments = 3;
  settings.shepherd.overlap = true;
  settings.shepherd.merge_late = false;
  return settings;
}

TEST(Golden, Streaming) {
  World world(streaming(6));
  world.add("a");
  world.add("b");
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  EXPECT_LT(longest_round(world), 1);
  expect_golden(world, "streaming");
}

TEST(Golden, StreamingWithALostOutcome) {
  World world(streaming(10));
  world.add("a");
  world.add("b");
  world.clock.at(0.5, [&] { world.lose("b", "outcome"); });
  EXPECT_TRUE(world.run_to_the_end(30));
  expect_consistent(world);
  EXPECT_EQ(world.summaries.back().updates, 2);
  EXPECT_LT(longest_round(world), 2);
  expect_golden(world, "streaming_lost_outcome");
}

TEST(Golden, EveryoneFetchesEverythingEveryRound) {
  Settings settings = settings_for(3);
  settings.shepherd.reference.whole = true;
  World world(settings);
  world.add("a");
  world.add("b");
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_LT(longest_round(world), 1);
  expect_golden(world, "broadcast_full");
}

void spoil_with_nan(Update& update) {
  float nan = std::nanf("");
  std::memcpy(update.bytes.data(), &nan, sizeof(nan));
}

TEST(Golden, AnUpdateWithNanIsRejected) {
  World world(settings_for(3));
  world.add("a");
  Machine& bad = world.add("b");
  int updates = 0;
  bad.spoil = [&](Update& update) {
    if (updates++ == 0) spoil_with_nan(update);
  };
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  EXPECT_EQ(world.summaries.back().updates, 2);
  expect_golden(world, "rejected");
}

TEST(Golden, AWorkerIsPutOut) {
  World world(settings_for(6));
  world.add("a");
  world.add("b").spoil = spoil_with_nan;
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  expect_all_trained_from_the_first(world);
  ASSERT_TRUE(world.machine("b").session()->finished());
  EXPECT_TRUE(world.machine("b").session()->refused());
  EXPECT_EQ(world.summaries.back().workers, std::vector<std::string>{"a@local"});
  expect_golden(world, "put_out");
}

// Nobody who began a round lives to its end: whoever comes takes their batches.
TEST(Golden, EverybodyDies) {
  Settings settings = settings_for(3);
  settings.shepherd.away_seconds = 2;
  World world(settings);
  world.add("a");
  world.add("b");
  world.clock.at(0.5, [&] {
    world.crash("a");
    world.crash("b");
  });
  world.clock.at(1, [&] { world.add("c"); });
  EXPECT_TRUE(world.run_to_the_end(20));
  expect_consistent(world);
  EXPECT_LT(longest_round(world), 3);
  expect_golden(world, "everybody_dies");
}

// A worker that lives and does not get on is waited for when everybody's update is asked for, until its lease expires.
TEST(Quorum, OfAllWaitsUntilALeaseWithoutProgressExpires) {
  Settings settings = settings_for(6, 3);
  settings.shepherd.quorum = 1;
  settings.shepherd.stall_seconds = 20;
  World world(settings);
  for (const char* name : {"a", "b", "c"}) world.add(name);
  world.clock.at(1.5, [&] { world.machine("c").speed = 1e-6; });
  EXPECT_TRUE(world.run_to_the_end(60));
  expect_consistent(world);
  EXPECT_GT(world.completed.back(), 20);
  EXPECT_LT(world.completed.back(), 25);
}

TEST(Quorum, OfHalfGoesOnWithoutOne) {
  Settings settings = settings_for(6, 3);
  settings.shepherd.quorum = 0.5;
  World world(settings);
  for (const char* name : {"a", "b", "c"}) world.add(name);
  world.clock.at(1.5, [&] { world.machine("c").speed = 1e-6; });
  EXPECT_TRUE(world.run_to_the_end(10));
  expect_consistent(world);
}

double counted_seconds(const World& world) {
  double sum = 0;
  for (const RoundSummary& summary : world.summaries) sum += summary.seconds;
  return sum;
}

// Speed and time left are computed from what a round took, in which nobody may have been there.
TEST(RoundSeconds, AreWithoutTheWaitForTheFirstWorkers) {
  World world(settings_for(3));
  world.add("a");
  world.clock.at(50, [&] { world.add("b"); });
  EXPECT_TRUE(world.run_to_the_end(60));
  ASSERT_GT(world.completed.back(), 50);
  EXPECT_GT(counted_seconds(world), 3 * 0.4) << "four steps at ten a second in each of three rounds";
  EXPECT_LT(counted_seconds(world), 3);
}

// A round that is over before the shepherd looks again at who is there.
TEST(RoundSeconds, OfAShortFirstRoundAreCounted) {
  World world(settings_for(3));
  world.add("a", 1000);
  world.add("b", 1000);
  EXPECT_TRUE(world.run_to_the_end(60));
  EXPECT_GT(world.summaries.front().seconds, 0.06) << "six messages of 10 ms each";
}

TEST(RoundSeconds, AreWithoutTheTimeInWhichAllWereGone) {
  World world(settings_for(3));
  world.add("a");
  world.add("b");
  world.clock.at(0.5, [&] {
    world.crash("a");
    world.crash("b");
  });
  world.clock.at(50, [&] { world.restart("a"); });
  EXPECT_TRUE(world.run_to_the_end(60));
  ASSERT_GT(world.completed.back(), 50);
  EXPECT_GT(counted_seconds(world), 3 * 0.4);
  EXPECT_LT(counted_seconds(world), 4);
}

TEST(RoundSeconds, OfStreamingAddUpToTheTimeOfTheRun) {
  World world(streaming(6));
  world.add("a");
  world.add("b");
  EXPECT_TRUE(world.run_to_the_end(20));
  EXPECT_NEAR(counted_seconds(world), world.completed.back(), 0.5) << "connecting and the last save are not in it";
}

// Bytes of updates and of parameters rounded both ways: everybody still has the same parameters at each version.
TEST(Compressed, BothWaysLeavesEveryoneWithTheSameParameters) {
  Settings settings = settings_for(20, 3);
  settings.sizes = {200, 100, 50};
  settings.shepherd.update_compression = Compression::int4;
  settings.shepherd.reference.compression = Compression::int4;
  World world(settings);
  for (const char* name : {"a", "b", "c"}) world.add(name);
  world.clock.at(2, [&] { world.crash("b"); });
  world.clock.at(4, [&] { world.restart("b"); });
  EXPECT_TRUE(world.run_to_the_end(60));
  expect_consistent(world);
  EXPECT_EQ(world.summaries.back().updates, 3);
}

}  // namespace
}  // namespace pcp::cluster::sim
