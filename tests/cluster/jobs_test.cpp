// Training and another job at the same time, on the same workers: each with its own messages, members and end.
#include <gtest/gtest.h>

#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {
namespace {

constexpr const char* kEcho = "echo";
constexpr std::uint64_t kNonsense = 0;

// Clients say numbers, and workers double them. `epoch` says which client's number it is.
class EchoJob final : public JobHandler {
 public:
  explicit EchoJob(Membership& membership) : JobHandler(kEcho, kEcho), membership_(membership) {}
  bool takes(net::Role) const override { return true; }
  std::string why_out(const std::string&) const override { return ""; }
  void joined(Time, const Member& member) override {
    (member.hello.role == net::Role::client ? clients : workers).push_back(member.id);
  }
  void left(Time, const Member& member, bool, const std::string&) override {
    std::erase(clients, member.id);
    std::erase(workers, member.id);
  }
  void message(Time, const Member& member, const net::Message& message) override {
    const auto* said = std::get_if<net::Synced>(&message.body);
    ASSERT_TRUE(said) << "a " << net::name_of(message.body) << " of another job";
    require(said->version != kNonsense, "nothing was said");
    bool of_client = member.hello.role == net::Role::client;
    const std::string& to = of_client ? workers.at(said->version % workers.size()) : clients.at(said->epoch);
    membership_.send(*this, to, net::Synced{said->version, of_client ? index_of(member.id) : said->epoch});
  }
  void writable(Time, const Member&) override {}
  void tick(Time) override {}
  std::string status(Time) override { return concat("{\"clients\":", clients.size(), "}"); }
  void stop(Time, const std::string& who) override { membership_.over(*this, who); }
  void log(const std::string& line) override { logged.push_back(line); }

  std::vector<std::string> clients, workers, logged;

 private:
  std::uint64_t index_of(const std::string& client) const {
    return static_cast<std::uint64_t>(std::ranges::find(clients, client) - clients.begin());
  }
  Membership& membership_;
};

// As a client, says one number after the other; as a worker, doubles them.
class EchoTask final : public Task {
 public:
  explicit EchoTask(Session& session) : link_(session.add_task(kEcho, *this)) {}
  std::string held_state() const override { return ""; }
  void take(const net::Message& message) override {
    const auto* said = std::get_if<net::Synced>(&message.body);
    ASSERT_TRUE(said) << "a " << net::name_of(message.body) << " of another job";
    if (!asks) {
      link_.send(net::Synced{2 * said->version, said->epoch});
      return;
    }
    EXPECT_EQ(said->version, 2 * (next - 1));
    ++answers;
    link_.send(net::Synced{next++, 0});
  }
  void gone(const std::string&) override {}
  void over(const std::string& reason) override { ended = reason; }
  void tick(Time) override {
    if (asks && next == 1) link_.send(net::Synced{next++, 0});
  }
  std::optional<net::Body> progress() const override { return std::nullopt; }

  void say(std::uint64_t word) { link_.send(net::Synced{word, 0}); }
  bool asks = false;
  std::uint64_t next = 1, answers = 0;
  std::string ended;

 private:
  JobLink& link_;
};

class Jobs : public testing::Test {
 protected:
  static Settings settings(std::uint64_t rounds = 4) {
    Settings settings;
    settings.shepherd.rounds = rounds;
    settings.another_job = [](Membership& membership) { return std::make_unique<EchoJob>(membership); };
    settings.another_task = [](Session& session) { return std::make_unique<EchoTask>(session); };
    return settings;
  }
  static EchoTask& echo(World& world, const std::string& name) {
    return dynamic_cast<EchoTask&>(*world.machine(name).another_task());
  }
  static EchoJob& echo(World& world) { return dynamic_cast<EchoJob&>(*world.home.another_job()); }
  static void add_all(World& world) {
    for (const char* name : {"a", "b"}) world.add(name);
    world.add("c", 1, kEcho);
    echo(world, "c").asks = true;
  }
};

TEST_F(Jobs, RunSideBySideOnTheSameWorkers) {
  World world(settings());
  add_all(world);
  EXPECT_TRUE(world.run_to_the_end(60)) << world.trace;
  expect_consistent(world);
  std::uint64_t while_training = echo(world, "c").answers;
  EXPECT_GT(while_training, 10u);
  EXPECT_TRUE(echo(world).logged.empty());
  for (const auto& [kind, count] : world.home.membership().counters()) ADD_FAILURE() << kind << " " << count;
  world.run_for(5);
  EXPECT_GT(echo(world, "c").answers, while_training) << "it goes on after training";
  for (const char* name : {"a", "b"}) {
    EXPECT_FALSE(world.machine(name).session()->finished()) << name << " has another job";
    EXPECT_EQ(world.machine(name).logged.back(), "training is over: the training is finished");
    EXPECT_EQ(echo(world, name).ended, "");
  }
  world.home.another_job()->stop(0, "enough");
  world.run_for(1);
  for (const char* name : {"a", "b", "c"}) EXPECT_EQ(world.machine(name).session()->reason(), "enough") << name;
}

TEST_F(Jobs, AClientIsNeverLeasedWork) {
  World world(settings());
  add_all(world);
  EXPECT_TRUE(world.run_to_the_end(60));
  EXPECT_NE(world.trace.find("shepherd -> c  welcome"), std::string::npos);
  EXPECT_EQ(world.trace.find("shepherd -> c  begin"), std::string::npos) << world.trace;
  EXPECT_EQ(world.trace.find("shepherd -> c  job"), std::string::npos) << world.trace;
  EXPECT_EQ(echo(world).clients, std::vector<std::string>{"c@local"});
  EXPECT_EQ(echo(world).workers, (std::vector<std::string>{"a@local", "b@local"}));
}

TEST_F(Jobs, AClientOfAKindThatIsNotHereIsRefusedWithTheReason) {
  World world(settings());
  world.add("s", 1, "session");
  world.add("t", 1, kTrainingJob);
  world.run_for(1);
  for (const char* name : {"s", "t"}) EXPECT_TRUE(world.machine(name).session()->refused()) << name;
  EXPECT_EQ(world.machine("s").session()->reason(), "there is no job of kind 'session' for clients here");
}

TEST_F(Jobs, NonsenseHarmsNobodyElse) {
  World world(settings(6));
  add_all(world);
  world.add("d", 1, kEcho);
  ASSERT_TRUE(world.run_until([&] { return world.completed.size() == 1; }, 20));
  std::uint64_t before = echo(world, "c").answers;
  for (int i = 0; i < 5; ++i) echo(world, "d").say(kNonsense);
  EXPECT_TRUE(world.run_to_the_end(60));
  expect_consistent(world);
  EXPECT_EQ(echo(world).logged.size(), 5u);
  EXPECT_GT(echo(world, "c").answers, before);
  echo(world, "d").asks = true;
  echo(world, "d").next = 1;
  world.run_for(1);
  EXPECT_GT(echo(world, "d").answers, 0u) << "nor its sender, when it makes sense again";
}

TEST_F(Jobs, OneEndsWhileTrainingGoesOn) {
  World world(settings(6));
  add_all(world);
  ASSERT_TRUE(world.run_until([&] { return world.completed.size() == 1; }, 20));
  echo(world).stop(0, "enough");
  EXPECT_TRUE(world.run_to_the_end(60));
  expect_consistent(world);
  for (const char* name : {"a", "b", "c"}) EXPECT_EQ(echo(world, name).ended, "enough") << name;
}

// A worker of an older build, say.
TEST_F(Jobs, AWorkerWithoutTheTaskOfOneTakesPartInTheOther) {
  Settings without = settings();
  without.another_task = nullptr;
  without.another_job = [](Membership& membership) { return std::make_unique<EchoJob>(membership); };
  World world(without);
  for (const char* name : {"a", "b"}) world.add(name);
  world.run_for(0.5);
  for (const std::string& id : echo(world).workers) world.home.membership().send(echo(world), id, net::Synced{1, 0});
  EXPECT_TRUE(world.run_to_the_end(60)) << world.trace;
  expect_consistent(world);
  EXPECT_TRUE(echo(world).workers.empty());
  EXPECT_NE(world.trace.find("a -> shepherd  refused for good: this member cannot take part in 'echo'"),
            std::string::npos);
}

// --- A worker that does not read for a while.

struct Lost {
  const char* name;
  const char* before;  // after this it reads nothing more
  const char* again;   // what it gets when it reads again
};
class SlowReader : public testing::TestWithParam<Lost> {};

// What could not be sent is sent when there is room, and not only when heartbeats show that it is missing.
TEST_P(SlowReader, GetsWhatItMissedAsSoonAsItReads) {
  Settings settings;
  settings.shepherd.rounds = 6;
  World world(settings);
  world.add("a");
  world.add("b");
  auto was_said = [&](const char* what) { return world.trace.find(what) != std::string::npos; };
  ASSERT_TRUE(world.run_until([&] { return was_said(GetParam().before); }, 20)) << world.trace;
  world.clog("b");
  world.run_for(1);
  world.trace.clear();
  world.unclog("b");
  EXPECT_TRUE(was_said(GetParam().again)) << world.trace;
  EXPECT_TRUE(world.run_to_the_end(60)) << world.trace;
  expect_consistent(world);
}

INSTANTIATE_TEST_SUITE_P(
    Messages, SlowReader,
    testing::Values(Lost{"reference", "b -> shepherd  ready", "shepherd -> b  reference"},
                    Lost{"piece", "b -> shepherd  fetch reference/0", "shepherd -> b  piece reference/0"},
                    Lost{"begin", "b -> shepherd  synced", "shepherd -> b  begin"},
                    Lost{"outcome", "shepherd -> b  verdict", "shepherd -> b  reference from version 0"}),
    [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace pcp::cluster::sim
