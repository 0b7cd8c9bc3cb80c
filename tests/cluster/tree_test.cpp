#include "tests/cluster/tree_simulation.h"

namespace pcp::cluster::sim {
namespace {

TreeSettings three_middles(std::uint64_t rounds = 5) {
  TreeSettings settings;
  settings.cluster.shepherd.rounds = rounds;
  settings.cluster.shepherd.workers = 3;
  settings.cluster.shepherd.most_steps_factor = 1;
  settings.cluster.shepherd.late_discount = 1;  // the mean of a round is that of its batches
  settings.cluster.shepherd.away_seconds = settings.cluster.shepherd.stall_seconds = 2;
  settings.cluster.shepherd.deadline.needed = 1000;  // rounds wait, unless a test is about deadlines
  settings.cluster.membership.heartbeat_seconds = 0.2;
  settings.cluster.membership.timeout_seconds = 2;
  return settings;
}

std::vector<float> parameters_of(Tree& tree) {
  std::span<const float> values = tree.top.shepherd().parameters();
  return {values.begin(), values.end()};
}

std::vector<float> trained_flat(TreeSettings settings, int workers) {
  settings.cluster.shepherd.workers = workers;
  Tree tree(settings);
  for (int i = 0; i < workers; ++i) tree.add_leaf(concat("w", static_cast<char>('a' + i)), tree.top);
  EXPECT_TRUE(tree.ends());
  return parameters_of(tree);
}

void expect_near(const std::vector<float>& a, const std::vector<float>& b, double tolerance) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], tolerance * std::abs(b[i])) << i;
}

// Rounds have so many batches each, and all of them are trained.
void expect_batches(Tree& tree, std::int64_t each) {
  for (const RoundSummary& summary : tree.top.summaries) {
    EXPECT_EQ(summary.tokens, each * tree.settings.cluster.shepherd.tokens_per_batch) << "in round " << summary.round;
  }
}

TEST(Tree, ThreeTimesFourWorkersMakeTheMeanOfTwelve) {
  TreeSettings settings = three_middles();
  settings.train = change_by_steps;
  settings.means = false;
  std::vector<float> flat = trained_flat(settings, 12);
  Tree tree(settings);
  tree.grow(3, 4);
  ASSERT_TRUE(tree.ends());
  expect_batches(tree, 3 * 4 * 4);
  expect_near(parameters_of(tree), flat, 1e-6);
  for (const RoundSummary& summary : tree.top.summaries) EXPECT_NEAR(summary.loss, 4, 1e-9);  // steps of one worker
}

TEST(Tree, AMiddleOfAMiddleMakesTheSameMean) {
  TreeSettings settings = three_middles();
  settings.train = change_by_steps;
  settings.means = false;
  settings.cluster.shepherd.workers = 1;
  std::vector<float> flat = trained_flat(settings, 6);
  Tree tree(settings);
  MiddleNode& upper = tree.add_middle("upper", tree.top, 6);
  for (const char* name : {"a", "b"}) {
    MiddleNode& lower = tree.add_middle(name, upper, 3);
    for (int i = 0; i < 3; ++i) tree.add_leaf(concat(name, i), lower);
  }
  ASSERT_TRUE(tree.ends());
  expect_batches(tree, 6 * 4);
  expect_near(parameters_of(tree), flat, 1e-6);
}

TEST(Tree, EverybodyHearsThatTheWorkIsOver) {
  Tree tree(three_middles(2));
  tree.grow(3, 4);
  ASSERT_TRUE(tree.ends());
  EXPECT_TRUE(tree.run_until(
      [&] {
        return std::ranges::all_of(tree.leaves(),
                                   [](const auto& entry) { return entry.second->link.session()->finished(); });
      },
      5));
}

TEST(Tree, WhereWorkersDieTheOthersTrainTheirBatches) {
  Tree tree(three_middles());
  tree.grow(3, 4);
  ASSERT_TRUE(tree.rounds_reach(1));
  tree.run_until([] { return false; }, 0.15);
  tree.leaf("m1-2").stop();
  ASSERT_TRUE(tree.rounds_reach(2));
  EXPECT_EQ(tree.top.summaries.back().tokens, 3 * 4 * 4 * 10) << "the middle delivered all of its lease";
  ASSERT_TRUE(tree.ends());
}

TEST(Tree, AHungWorkerHoldsUpItsMiddleForItsOwnStallOnly) {
  TreeSettings settings = three_middles();
  settings.cluster.shepherd.stall_seconds = 1;
  Tree tree(settings);
  tree.grow(3, 4);
  tree.leaf("m0-1").hangs = true;
  ASSERT_TRUE(tree.ends());
  bool named = false;
  for (const std::string& line : tree.middle("m0").logged)
    named = named || line.find("m0-1@local go to others") != std::string::npos;
  EXPECT_TRUE(named);
}

TEST(Tree, AKilledMiddleCostsItsRoundNothingButTime) {
  TreeSettings settings = three_middles(12);
  Tree tree(settings);
  tree.grow(3, 4);
  ASSERT_TRUE(tree.rounds_reach(2));
  tree.run_until([] { return false; }, 0.2);
  tree.middle("m1").stop();
  ASSERT_TRUE(tree.rounds_reach(4));  // the others go on
  int before = tree.leaf("m1-0").trained;
  tree.middle("m1").start();
  ASSERT_TRUE(tree.ends());
  EXPECT_GT(tree.leaf("m1-0").trained, before) << "its workers found it again";
  std::set<std::int64_t> all = tree.top.trained;
  EXPECT_EQ(*all.begin(), 0);
}

TEST(Tree, AMiddleThatComesLateTakesPart) {
  TreeSettings settings = three_middles(8);
  settings.cluster.shepherd.workers = 2;
  Tree tree(settings);
  tree.grow(2, 4);
  ASSERT_TRUE(tree.rounds_reach(2));
  MiddleNode& late = tree.add_middle("m9", tree.top, 4);
  for (int i = 0; i < 4; ++i) tree.add_leaf(concat("m9-", i), late);
  ASSERT_TRUE(tree.ends());
  EXPECT_EQ(tree.top.summaries.back().tokens, 3 * 4 * 4 * 10);
}

TEST(Tree, TheTopStartsAgain) {
  Tree tree(three_middles(6));
  tree.grow(3, 4);
  ASSERT_TRUE(tree.rounds_reach(2));
  tree.run_until([] { return false; }, 0.1);
  tree.top.stop();
  tree.run_until([] { return false; }, 1);
  tree.top.start();
  ASSERT_TRUE(tree.ends());
  std::set<std::uint64_t> rounds;
  for (const RoundSummary& summary : tree.top.summaries) EXPECT_TRUE(rounds.insert(summary.round).second);
}

// The top has lost everything: versions of the same numbers are others now, and everybody below takes them up.
TEST(Tree, TheTopIsRolledBack) {
  Tree tree(three_middles(6));
  tree.grow(3, 4);
  ASSERT_TRUE(tree.rounds_reach(4));
  tree.top.stop();
  std::filesystem::remove_all(tree.folder());
  std::filesystem::create_directory(tree.folder());
  tree.top.disk.clear();
  tree.top.trained.clear();
  tree.top.summaries.clear();
  tree.history.clear();
  tree.top.start();
  ASSERT_TRUE(tree.ends());
  EXPECT_EQ(tree.top.summaries.size(), 6u);
}

TEST(Tree, AMiddleWithoutWorkersRestsUntilOneComes) {
  TreeSettings settings = three_middles(30);
  settings.cluster.shepherd.workers = 2;
  Tree tree(settings);
  tree.grow(2, 1);
  ASSERT_TRUE(tree.rounds_reach(2));
  tree.leaf("m0-0").stop();
  auto of_m0 = [&] {
    auto status = nlohmann::ordered_json::parse(tree.top.shepherd().status(tree.clock.now()));
    for (const auto& worker : status["workers"]) {
      if (worker["name"] == "m0") return worker.value("workers", 1);
    }
    return -1;
  };
  ASSERT_TRUE(tree.run_until([&] { return of_m0() == 0; }));
  EXPECT_EQ(tree.middle("m0").status()["state"], "waiting for workers");
  std::uint64_t rounds = tree.rounds();
  ASSERT_TRUE(tree.rounds_reach(rounds + 2));  // the other goes on alone
  EXPECT_EQ(tree.top.summaries.back().tokens, 4 * 10);
  tree.leaf("m0-0").start();
  ASSERT_TRUE(tree.run_until([&] { return of_m0() == 1; }));
  ASSERT_TRUE(tree.ends());
  EXPECT_EQ(tree.top.summaries.back().tokens, 2 * 4 * 10);
}

TEST(Tree, TheStatusTellsOfWorkersAndParent) {
  Tree tree(three_middles());
  tree.grow(3, 4);
  EXPECT_EQ(tree.middle("m0").status()["state"], "waiting for its parent");
  ASSERT_TRUE(tree.rounds_reach(1));
  auto top = nlohmann::ordered_json::parse(tree.top.shepherd().status(tree.clock.now()));
  ASSERT_EQ(top["workers"].size(), 3u);
  for (const auto& worker : top["workers"]) EXPECT_EQ(worker["workers"], 4);
  EXPECT_TRUE(tree.run_until([&] {
    auto status = tree.middle("m1").status();
    return status["round"] == 1 && status["state"] == "training";
  }));
  auto middle = tree.middle("m1").status();
  EXPECT_EQ(middle["parent"], "parent");
  EXPECT_EQ(middle["workers"].size(), 4u);
}

TEST(Tree, FragmentsTakeTurns) {
  TreeSettings settings = three_middles(9);
  settings.cluster.fragments = 3;
  settings.cluster.shepherd.overlap = true;
  settings.cluster.shepherd.merge_late = false;
  Tree tree(settings);
  tree.grow(3, 4);
  ASSERT_TRUE(tree.ends());
}

TEST(Tree, EveryCompressionAndAWholeBroadcastReachTheLeaves) {
  for (Compression compression : {Compression::int8, Compression::int4, Compression::bf16}) {
    TreeSettings settings = three_middles(6);
    settings.cluster.shepherd.update_compression = settings.cluster.shepherd.reference.compression = compression;
    Tree tree(settings);
    tree.grow(3, 4);
    ASSERT_TRUE(tree.ends());
  }
  TreeSettings settings = three_middles(6);
  settings.cluster.shepherd.reference.whole = true;
  Tree tree(settings);
  tree.grow(3, 4);
  ASSERT_TRUE(tree.ends());
  expect_batches(tree, 3 * 4 * 4);
}

TEST(Tree, AStepAtATime) {  // as with --algorithm sync
  TreeSettings settings = three_middles(20);
  settings.cluster.shepherd.steps = 1;
  settings.cluster.shepherd.merge_late = false;
  Tree tree(settings);
  tree.grow(3, 4);
  ASSERT_TRUE(tree.ends());
  expect_batches(tree, 3 * 4);
}

TEST(Tree, ASlowWorkerGetsLess) {
  TreeSettings settings = three_middles(8);
  settings.most_steps_factor = 4;
  settings.cluster.shepherd.steps = 20;
  settings.cluster.shepherd.workers = 1;
  Tree tree(settings);
  MiddleNode& node = tree.add_middle("m0", tree.top, 4);
  for (int i = 0; i < 3; ++i) tree.add_leaf(concat("m0-", i), node);
  tree.add_leaf("m0-slow", node, 2);
  ASSERT_TRUE(tree.ends());
  expect_batches(tree, 4 * 20);
}

// Leaves, middles and the top die and come back, and leaves hang, in any order: rounds go on, and what the ledger calls
// trained is in the mean exactly once (Top::round_complete).
class TreeFaults : public ::testing::TestWithParam<int> {};

TEST_P(TreeFaults, NothingIsCountedTwice) {
  std::mt19937 random(static_cast<unsigned>(GetParam()));
  auto below = [&](int most) { return std::uniform_int_distribution<>(0, most - 1)(random); };
  TreeSettings settings = three_middles(25);
  settings.most_steps_factor = 1 + GetParam() % 2 * 3;
  settings.cluster.shepherd.most_late = GetParam() % 3;
  settings.cluster.shepherd.deadline = {};
  Tree tree(settings);
  tree.grow(3, 3);
  for (int fault = 0; fault < 40; ++fault) {
    tree.run_until([] { return false; }, 0.1 + 0.1 * below(10));
    std::string middle = concat("m", below(3)), leaf = concat(middle, "-", below(3));
    switch (below(6)) {
      case 0:
        if (tree.middle(middle).runs()) tree.middle(middle).stop();
        break;
      case 1:
        if (tree.leaf(leaf).link.session()) tree.leaf(leaf).stop();
        break;
      case 2:
        tree.leaf(leaf).hangs = !tree.leaf(leaf).hangs;
        break;
      case 3:
        tree.top.runs() ? tree.top.stop() : tree.top.start();
        break;
      default:
        if (!tree.middle(middle).runs()) tree.middle(middle).start();
        if (!tree.leaf(leaf).link.session()) tree.leaf(leaf).start();
    }
  }
  if (!tree.top.runs()) tree.top.start();
  for (int i = 0; i < 3; ++i) {
    if (!tree.middle(concat("m", i)).runs()) tree.middle(concat("m", i)).start();
  }
  for (const auto& [name, leaf] : tree.leaves()) {
    leaf->hangs = false;
    if (!leaf->link.session()) leaf->start();
  }
  ASSERT_TRUE(tree.ends());
}

INSTANTIATE_TEST_SUITE_P(Seeds, TreeFaults, ::testing::Range(0, 20));

// It has told that it is ready and never gets the parameters.
TEST(Tree, WhoDoesNotFetchTheParametersHoldsUpOneRoundForAMoment) {
  TreeSettings settings = three_middles(6);
  Tree tree(settings);
  tree.grow(3, 4);
  ASSERT_TRUE(tree.run_until([&] { return tree.middle("m2").status()["state"] == "waiting for parameters"; }));
  tree.leaf("m2-3").link.silent_about = "fetch";
  ASSERT_TRUE(tree.ends());
  EXPECT_EQ(tree.leaf("m2-3").trained, 0);
  expect_batches(tree, 3 * 4 * 4);
}

// Without progress of its own the lease of a middle expires as that of any worker.
TEST(Tree, AMiddleWhoseWorkersAllHangLosesItsLease) {
  TreeSettings settings = three_middles(4);
  settings.cluster.shepherd.workers = 2;
  Tree tree(settings);
  tree.grow(2, 2);
  tree.leaf("m0-0").hangs = tree.leaf("m0-1").hangs = true;
  ASSERT_TRUE(tree.ends());
}

}  // namespace
}  // namespace pcp::cluster::sim
