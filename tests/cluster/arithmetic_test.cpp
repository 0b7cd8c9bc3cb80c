// What may happen while an update is checked and merged or a round is closed on another thread, and that thread itself.
#include "cluster/arithmetic.h"

#include <gtest/gtest.h>

#include <future>

#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {
namespace {

// --- The threads.

// A loop that does what was posted to it.
class TaskQueue {
 public:
  std::function<void(Then)> poster() {
    return [this](Then task) {
      std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
      changed_.notify_all();
    };
  }
  void do_next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !tasks_.empty(); });
    Then task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    task(0);
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Then> tasks_;
};

// The shepherd is killed while something is being computed, and what was lost with it is computed again.
void expect_all_trained_after_a_kill(World& world) {
  world.kill_shepherd();
  world.home.arithmetic_stands = false;
  world.start_shepherd();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.home.ledger().trained_ranges().size(), 1u);
}

TEST(Arithmetic, IsDoneInOrderOnAnotherThreadAndEndsOnTheLoops) {
  TaskQueue loop;
  Arithmetic arithmetic(loop.poster());
  std::vector<int> done, ended;
  std::set<std::thread::id> threads;
  for (int i = 0; i < 100; ++i) {
    arithmetic.run(
        Lane::parameters,
        [&, i] {
          done.push_back(i);
          threads.insert(std::this_thread::get_id());
        },
        [&, i](Time) { ended.push_back(i); });
  }
  while (ended.size() < 100) loop.do_next();
  std::vector<int> expected(100);
  for (int i = 0; i < 100; ++i) expected[static_cast<std::size_t>(i)] = i;
  EXPECT_EQ(done, expected);
  EXPECT_EQ(ended, expected);
  EXPECT_EQ(threads.size(), 1u);
  EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST(Arithmetic, OfTheDataDoesNotWaitForThatOfTheParameters) {
  TaskQueue loop;
  Arithmetic arithmetic(loop.poster());
  std::promise<void> data_is_done;
  std::vector<std::string> ended;
  arithmetic.run(
      Lane::parameters, [&] { data_is_done.get_future().wait(); }, [&](Time) { ended.push_back("parameters"); });
  arithmetic.run(
      Lane::data, [] {}, [&](Time) { ended.push_back("data"); });
  loop.do_next();
  data_is_done.set_value();
  loop.do_next();
  EXPECT_EQ(ended, (std::vector<std::string>{"data", "parameters"}));
}

TEST(Arithmetic, ThatFailsTellsTheLoopAndTheNextIsDone) {
  TaskQueue loop;
  Arithmetic arithmetic(loop.poster());
  bool ended = false;
  arithmetic.run(
      Lane::parameters, [] { fail(Code::data_loss, "no memory"); }, [&](Time) { ADD_FAILURE() << "it has failed"; });
  arithmetic.run(
      Lane::parameters, [] {}, [&](Time) { ended = true; });
  EXPECT_THROW(loop.do_next(), Error);
  loop.do_next();
  EXPECT_TRUE(ended);
}

TEST(Arithmetic, ThatWasAskedForIsDoneBeforeItsThreadsEnd) {
  TaskQueue loop;
  int done = 0;
  {
    Arithmetic arithmetic(loop.poster());
    for (int i = 0; i < 10; ++i)
      arithmetic.run(
          Lane::parameters, [&] { ++done; }, [](Time) {});
  }
  EXPECT_EQ(done, 10);
}

// --- What may happen meanwhile.

Settings for_rounds(std::uint64_t rounds, int workers = 2) {
  Settings settings;
  settings.shepherd.rounds = rounds;
  settings.shepherd.workers = workers;
  return settings;
}

bool is_said(const World& world, const std::string& what) { return world.trace.find(what) != std::string::npos; }

// Until all bytes of these workers' updates of round 0 are on their way; what follows is asked for and not done.
void stand_when_updates_come(World& world, const std::vector<std::string>& names) {
  auto all_sent = [&] {
    return std::ranges::all_of(names, [&](const auto& name) { return is_said(world, name + " -> shepherd  piece "); });
  };
  ASSERT_TRUE(world.run_until(all_sent, 20));
  world.home.arithmetic_stands = true;
  ASSERT_TRUE(world.run_until([&] { return world.home.asked_for() == names.size(); }, 20));
}

// Two workers' updates of round 0 are merged, and the closing of the round is asked for.
void stand_at_the_closing(World& world) {
  stand_when_updates_come(world, {"a", "b"});
  for (int i = 0; i < 4; ++i) world.home.compute_next();  // both are measured, then merged
  ASSERT_EQ(world.home.asked_for(), 1u);
  ASSERT_EQ(world.home.ledger().rounds_complete(), 0);
}

TEST(UpdateThatIsHere, CountsThoughItsWorkerIsGoneForLong) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a", "b"});
  world.crash("a");
  world.run_for(3 * world.settings.shepherd.away_seconds);
  world.home.release();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.summaries[0].workers, (std::vector<std::string>{"a@local", "b@local"}));
  EXPECT_TRUE(world.expectation.trained().contains(0)) << "a batch of the one that is gone";
}

TEST(UpdateThatIsHere, CountsThoughItsWorkerSaysGoodBye) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a", "b"});
  world.machine("a").session()->leave("it was stopped");
  world.run_for(1);
  world.crash("a");
  world.home.release();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.summaries[0].workers, (std::vector<std::string>{"a@local", "b@local"}));
}

TEST(UpdateThatIsHere, CountsOnceWhenItsWorkerStartsAfresh) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a", "b"});
  world.crash("a");
  world.restart("a");
  world.run_for(2);
  world.home.release();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.summaries[0].updates, 2);
  EXPECT_EQ(world.summaries[2].updates, 2) << "the new one trains on";
}

// It offers the same update again and again, because it gets no verdict.
TEST(UpdateThatIsHere, IsFetchedOnceThoughItIsOfferedAgain) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a", "b"});
  world.run_for(30);
  std::size_t offers = 0;
  for (std::size_t at = 0; (at = world.trace.find("a -> shepherd  offer", at)) != std::string::npos; ++at) ++offers;
  EXPECT_GT(offers, 2u);
  EXPECT_EQ(world.home.asked_for(), 2u);
  world.home.release();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.summaries[0].updates, 2);
}

TEST(UpdateThatIsHere, IsWaitedForBeyondTheDeadline) {
  Settings settings = for_rounds(3, 3);
  settings.shepherd.deadline.needed = 2;
  World world(settings);
  world.add("a");
  world.add("b");
  world.slow_uplinks["c"] = 2000;
  world.add("c");
  stand_when_updates_come(world, {"c"});
  EXPECT_TRUE(is_said(world, "shepherd -> a  verdict round 0, lease 1: accepted"));
  world.run_for(30);
  ASSERT_TRUE(world.home.shepherd()->status(world.clock.now()).find("deadline_seconds") != std::string::npos);
  EXPECT_TRUE(world.completed.empty());
  world.home.release();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.summaries[0].updates, 3);
}

TEST(UpdateThatIsHere, TakesMemoryUntilItIsMerged) {
  Settings settings = for_rounds(3);
  settings.shepherd.upload_bytes = settings.parameters() * sizeof(float);  // of one update
  World world(settings);
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a"});
  world.run_for(5);
  EXPECT_FALSE(is_said(world, "shepherd -> b  fetch update"));
  world.home.compute_next();
  world.run_for(5);
  EXPECT_FALSE(is_said(world, "shepherd -> b  fetch update")) << "it is measured and not merged";
  world.home.release();
  EXPECT_TRUE(is_said(world, "shepherd -> b  fetch update"));
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
}

TEST(UpdateThatIsHere, IsTrainedAgainWhenTheShepherdIsKilled) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a", "b"});
  expect_all_trained_after_a_kill(world);
}

TEST(Closing, LetsNobodyReadTheParametersAndAnswersAllElse) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_at_the_closing(world);
  EXPECT_THROW(world.home.shepherd()->parameters(), Error);
  EXPECT_THROW(world.home.shepherd()->reference(), Error);
  world.add("c");
  world.run_for(5);
  EXPECT_TRUE(is_said(world, "c -> shepherd  ready")) << "it is welcomed and fetches its job";
  EXPECT_FALSE(is_said(world, "shepherd -> c  reference"));
  EXPECT_FALSE(is_said(world, "outcome"));
  world.home.release();
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
  EXPECT_EQ(world.summaries[2].updates, 3);
}

TEST(Closing, IsDoneAgainWhenTheShepherdIsKilled) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_at_the_closing(world);
  expect_all_trained_after_a_kill(world);
}

TEST(Closing, GoesOnToTheDiskWhenTheShepherdIsStopped) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_at_the_closing(world);
  Shepherd& shepherd = *world.home.shepherd();
  shepherd.stop(world.clock.now(), "a test");
  EXPECT_TRUE(shepherd.finished());
  EXPECT_TRUE(shepherd.computes());
  world.home.release();
  EXPECT_FALSE(shepherd.computes());
  world.run_for(5);
  EXPECT_EQ(world.home.ledger().rounds_complete(), 1);
  EXPECT_EQ(world.home.ledger().trained_ranges(), (std::vector<BatchRange>{{0, 8}}));
  EXPECT_TRUE(world.home.disk.contains(1));
}

TEST(Stop, LeavesUpdatesThatAreNotMergedToTheNextStart) {
  World world(for_rounds(3));
  world.add("a");
  world.add("b");
  stand_when_updates_come(world, {"a", "b"});
  world.home.shepherd()->stop(world.clock.now(), "a test");
  world.home.release();
  world.run_for(5);
  EXPECT_FALSE(world.home.shepherd()->computes());
  EXPECT_EQ(world.home.ledger().rounds_complete(), 0);
  EXPECT_EQ(world.home.ledger().outstanding().size(), 2u);
}

// A copy of all parameters takes long, so it is made once for all.
TEST(Newcomers, ShareOneSnapshotAndWhoIsGoneIsNotTold) {
  World world(for_rounds(3));
  world.home.arithmetic_stands = true;
  for (const char* name : {"a", "b", "c"}) world.add(name);
  world.run_for(5);
  EXPECT_EQ(world.home.asked_for(), 1u);
  world.crash("c");
  world.run_for(1);
  world.home.release();
  EXPECT_FALSE(is_said(world, "shepherd -> c  reference"));
  EXPECT_TRUE(is_said(world, "shepherd -> a  reference"));
  EXPECT_TRUE(is_said(world, "shepherd -> b  reference"));
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
}

// The lease of a worker that left is given to others while its batches are made: nothing of it stays on the shelf.
TEST(Batches, OfALeaseThatIsGoneAreNotSent) {
  Settings settings = for_rounds(3);
  settings.shepherd.away_seconds = 1;
  World world(settings);
  world.add("a");
  world.add("b");
  ASSERT_TRUE(world.run_until([&] { return is_said(world, "b -> shepherd  synced"); }, 20));
  world.home.arithmetic_stands = true;
  ASSERT_TRUE(world.run_until([&] { return world.home.asked_for() == 2; }, 20));
  std::vector<Lease> leases = world.home.ledger().outstanding();
  auto of_a = std::ranges::find(leases, "a@local", &Lease::worker);
  ASSERT_NE(of_a, leases.end());
  world.crash("a");
  world.run_for(5);
  world.home.release();
  auto data = world.home.shepherd()->shelf().answer({concat("data/", of_a->id), 0, 1});
  EXPECT_TRUE(data.payload.empty());
  EXPECT_TRUE(world.run_to_the_end(100));
  expect_consistent(world);
}

}  // namespace
}  // namespace pcp::cluster::sim
