// Many runs with random faults: each must come to its end in time, train every batch once and leave everyone with the
// same parameters. Everything of a run follows from its seed.
#include <gtest/gtest.h>

#include "tests/cluster/simulation.h"
#include "tests/sanitized.h"

namespace pcp::cluster::sim {
namespace {

constexpr Time kFaultsEnd = 60;
constexpr Time kLimit =
    kFaultsEnd + 360;  // pieces lost are asked for again after 10 s, silent workers dropped after 10

class Chaos {
 public:
  explicit Chaos(std::uint64_t seed) : random_(seed * 7919 + 1), world_(settings(seed)) { plan(); }

  World& world() { return world_; }
  bool run() { return world_.run_to_the_end(kLimit); }

 private:
  double real(double low, double high) { return std::uniform_real_distribution<>(low, high)(random_); }
  int whole(int low, int high) { return std::uniform_int_distribution<>(low, high)(random_); }
  bool chance(double probability) { return real(0, 1) < probability; }

  Settings settings(std::uint64_t seed) {
    Settings settings;
    settings.seed = seed + 1;
    ShepherdConfig& shepherd = settings.shepherd;
    shepherd.rounds = static_cast<std::uint64_t>(whole(10, 60));
    shepherd.workers = workers_ = whole(1, 6);
    shepherd.steps = whole(1, 8);
    shepherd.quorum = real(0.1, 1);
    shepherd.most_late = whole(0, 3);
    if (seed % 3 == 1) shepherd.merge_late = false;
    if (seed % 3 == 2) {  // streaming
      settings.fragments = whole(2, 3);
      shepherd.overlap = true;
      shepherd.merge_late = false;
    }
    shepherd.reference.whole = chance(0.15);
    constexpr Compression kCodes[] = {Compression::f32, Compression::bf16, Compression::int8, Compression::int4};
    shepherd.reference.compression = kCodes[whole(0, 3)];
    shepherd.update_compression = kCodes[whole(0, 3)];
    if (seed % 5 == 4) settings.save_every = 2 + seed % 7;
    settings.latency = real(0.001, 0.15);
    settings.save_seconds = real(0.01, 1.5);
    if (chance(0.6)) settings.compute_seconds = real(0.005, 0.3);
    if (chance(0.3)) settings.bytes_per_second = real(2'000, 50'000);
    if (chance(0.5)) {
      settings.loss = real(0, 0.06);
      settings.loss_ends = kFaultsEnd;
    }
    return settings;
  }

  void plan() {
    for (int i = 0; i < workers_; ++i) world_.add(name(i), speed());
    if (workers_ > 1 && chance(0.2)) world_.machine("b").spoil = [this](Update& update) { spoil(update); };
    Time time = 0;
    while ((time += real(0.2, 8)) < kFaultsEnd) {
      world_.clock.at(time, [this] { fault(); });
    }
    world_.clock.at(kFaultsEnd, [this] { repair(); });
    supervise();
  }

  // Starts the shepherd again, as pcp supervise does.
  void supervise() {
    world_.start_shepherd();
    world_.clock.after(real(1, 4), [this] { supervise(); });
  }

  // Three of these and a worker is put out. The first one never is: somebody must finish.
  void spoil(Update& update) {
    if (chance(0.3)) std::ranges::fill(update.bytes, std::byte{0xff});  // NaN in every code
  }

  double speed() { return real(3, 40); }
  std::string name(int i) const { return std::string(1, static_cast<char>('a' + i)); }
  std::string somebody() { return name(whole(0, workers_ - 1)); }

  void fault() {
    if (world_.finished()) return;
    std::string who = somebody();
    switch (whole(0, 10)) {
      case 0:
      case 1:
        world_.crash(who, chance(0.7));
        if (chance(0.9)) world_.clock.after(real(0, 6), [this, who] { restart(who); });
        break;
      case 2:
        world_.partition(who);
        world_.clock.after(real(0.5, 30), [this, who] { world_.heal(who); });
        break;
      case 3:
        for (int i = 0; i < workers_; i += 2) world_.partition(name(i));
        world_.clock.after(real(0.5, 12), [this] {
          for (int i = 0; i < workers_; i += 2) world_.heal(name(i));
        });
        break;
      case 4:
        world_.kill_shepherd();
        break;
      case 5:
        world_.home.outcomes_until_death = whole(0, 2);  // in the middle of telling an outcome
        break;
      case 6:
        world_.machine(who).speed = chance(0.5) ? speed() / 10 : speed();
        break;
      case 7:
        if (workers_ < 10) world_.add(name(workers_++), speed());
        break;
      case 8:
        hang(who);
        break;
      case 9:
        if (world_.home.runs()) world_.back_up();
        break;
      case 10:
        if (world_.has_backup() && chance(0.3)) world_.restore();
        break;
    }
  }

  // Its heartbeats go on.
  void hang(const std::string& who) {
    constexpr const char* kPoints[] = {"step", "offer", "piece", "fetch", "synced", "ready"};
    world_.machine(who).hangs_at = kPoints[whole(0, 5)];
    world_.clock.after(real(1, 40), [this, who] { world_.machine(who).get_on(); });
  }

  void restart(const std::string& who) {
    if (!world_.machine(who).runs()) world_.restart(who);
  }

  // Everything works again, but those who crashed for good stay away; one at least is there, and as many as the run
  // waits for before its first round.
  void repair() {
    world_.home.outcomes_until_death = -1;
    for (int i = 0; i < workers_; ++i) {
      world_.heal(name(i));
      world_.machine(name(i)).speed = 10;
      world_.machine(name(i)).get_on();
    }
    int needed = world_.completed.empty() ? world_.settings.shepherd.workers : 1;
    for (int i = 0; i < needed; ++i) restart(name(i));
  }

  std::mt19937_64 random_;
  int workers_ = 0;
  World world_;
};

// Whoever has the newest version and is connected has the shepherd's bits: checked at every version it reaches.
void expect_good_end(std::uint64_t seed) {
  SCOPED_TRACE(concat("seed ", seed));
  Chaos chaos(seed);
  World& world = chaos.world();
  bool ended = chaos.run();
  EXPECT_TRUE(ended) << "round " << world.completed.size() << " of " << world.settings.shepherd.rounds
                     << " is not complete after " << kLimit << " s\n"
                     << (world.home.runs() ? world.home.shepherd()->status(world.clock.now()) : "no shepherd");
  if (ended) expect_consistent(world);
}

class RandomFaults : public testing::TestWithParam<int> {};

constexpr int kRunsEach = 30;

// PCP_CHAOS_SEEDS=2000 runs so many instead of 300.
int groups_of_runs() {
  const char* asked = std::getenv("PCP_CHAOS_SEEDS");
  int runs = asked ? std::stoi(asked) : 300;
  return (runs + kRunsEach - 1) / kRunsEach;
}

TEST_P(RandomFaults, EndWell) {
  int runs = pcp::test::is_sanitized() ? kRunsEach / 5 : kRunsEach;
  for (int i = 0; i < runs; ++i) expect_good_end(static_cast<std::uint64_t>(GetParam() * kRunsEach + i));
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomFaults, testing::Range(0, groups_of_runs()));

// PCP_SEED=17 runs one seed and prints its trace.
TEST(RandomFaultsOnce, SeedOfTheEnvironment) {
  const char* seed = std::getenv("PCP_SEED");
  if (!seed) GTEST_SKIP() << "PCP_SEED is not set";
  expect_good_end(std::stoull(seed));
  Chaos chaos(std::stoull(seed));
  chaos.run();
  std::puts(chaos.world().trace.c_str());
}

TEST(RandomFaultsOnce, TheSameSeedIsTheSameRun) {
  auto trace_and_references = [](std::uint64_t seed) {
    Chaos chaos(seed);
    chaos.run();
    return std::pair(chaos.world().trace, chaos.world().history);
  };
  auto first = trace_and_references(5), second = trace_and_references(5), other = trace_and_references(8);
  EXPECT_TRUE(first == second);
  EXPECT_FALSE(first == other);
}

}  // namespace
}  // namespace pcp::cluster::sim
