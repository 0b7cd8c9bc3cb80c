#include "cluster/coordinator.h"

#include <gtest/gtest.h>

#include <set>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

using std::string;

class CoordinatorTest : public testing::Test, protected Network, protected JobHandler {
 protected:
  CoordinatorTest() : coordinator_({1, 10, 3}, *this, *this) {}

  bool send(net::PeerId peer, const net::Message& message) override {
    sent_.emplace_back(peer, message.body);
    payload_ = message.payload.text();
    return true;
  }
  void drop(net::PeerId peer) override { dropped_.insert(peer); }
  void joined(Time, const Member& member) override { said_.push_back("joined " + member.id); }
  void left(Time, const Member& member, bool for_good, const string& why) override {
    said_.push_back("left " + member.id + (for_good ? " for good: " : ": ") + why);
  }
  void tick(Time) override {}
  void message(Time, const Member& member, const net::Message& message) override {
    said_.push_back(concat(net::name_of(message.body), " of ", member.id));
    if (throws_) fail(*throws_, "on purpose");
  }
  string status(Time) const override { return "{}"; }
  void stop(Time, const string& who) override { said_.push_back("stop by " + who); }
  bool is_out(const string& member) const override { return out_.contains(member); }
  void log(const string&) override {}

  void receive(Time now, net::PeerId peer, net::Body body, bool admin = false, const string& key = "key") {
    net::Event event;
    event.peer = peer;
    event.principal = key;
    event.admin = admin;
    event.message.body = std::move(body);
    coordinator_.receive(now, event);
  }
  void hello(Time now, net::PeerId peer, const string& name, std::uint64_t incarnation = 1, const string& key = "key") {
    net::Hello hello;
    hello.name = name;
    hello.incarnation = incarnation;
    receive(now, peer, hello, false, key);
  }
  // The last word to a peer, when it is a refusal.
  const net::Refused* refused(net::PeerId peer) const {
    const net::Refused* last = nullptr;
    for (const auto& [to, body] : sent_) {
      if (to == peer) last = std::get_if<net::Refused>(&body);
    }
    return last;
  }
  std::uint64_t count(const string& kind) const {
    auto found = coordinator_.counters().find(kind);
    return found == coordinator_.counters().end() ? 0 : found->second;
  }

  std::vector<std::pair<net::PeerId, net::Body>> sent_;
  string payload_;  // of the last one
  std::vector<string> said_;
  std::set<net::PeerId> dropped_;
  std::set<string> out_;
  std::optional<Code> throws_;
  Coordinator coordinator_;
};

TEST_F(CoordinatorTest, WelcomesByNameAndKey) {
  hello(0, 1, "a");
  ASSERT_EQ(sent_.size(), 1u);
  EXPECT_EQ(std::get<net::Welcome>(sent_[0].second), (net::Welcome{"a@key", 1000}));
  hello(0, 2, "a", 2, "other");
  EXPECT_EQ(said_, (std::vector<string>{"joined a@key", "joined a@other"}));
}

TEST_F(CoordinatorTest, KeepsWhatTheAllowListCallsAKey) {
  net::Event event;
  event.peer = 1;
  event.principal = "key";
  event.key_name = "laptop";
  event.admin = true;
  net::Hello words;
  words.name = "a";
  event.message.body = words;
  coordinator_.receive(0, event);
  EXPECT_EQ(coordinator_.members().at("a@key").key_name, "laptop");
  event.message.body = net::Stop{};
  coordinator_.receive(0, event);
  EXPECT_EQ(said_.back(), "stop by key (laptop)");
}

TEST_F(CoordinatorTest, RefusesAnotherProtocolForGood) {
  net::Hello words;
  words.name = "a";
  words.protocol = net::kProtocolVersion + 1;
  receive(0, 1, words);
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
  EXPECT_EQ(count("other protocol"), 1u);
  EXPECT_TRUE(coordinator_.members().empty());
}

TEST_F(CoordinatorTest, RefusesNamesThatAreNone) {
  net::PeerId peer = 1;
  for (const string& name : {string(), string(65, 'a'), string("a b"), string("a@b"), string("a\n"), string("\xc3\xa4"),
                             string("a\0b", 3)}) {
    hello(0, peer, name);
    ASSERT_TRUE(refused(peer)) << name;
    EXPECT_TRUE(refused(peer)->final);
    ++peer;
  }
  EXPECT_EQ(count("bad name"), 7u);
  hello(0, peer, "A-z_0.9" + string(57, 'x'));
  EXPECT_FALSE(refused(peer));
}

TEST_F(CoordinatorTest, ANameInUseIsRefusedForNow) {
  hello(0, 1, "a", 1);
  hello(1, 2, "a", 2);
  ASSERT_TRUE(refused(2));
  EXPECT_FALSE(refused(2)->final);
  EXPECT_EQ(count("name in use"), 1u);
  EXPECT_EQ(coordinator_.members().at("a@key").peer, 1u);
}

TEST_F(CoordinatorTest, TheSameProcessTakesItsPlaceAgain) {
  hello(0, 1, "a", 1);
  hello(0.1, 2, "a", 1);
  EXPECT_FALSE(refused(2));
  EXPECT_EQ(said_, (std::vector<string>{"joined a@key", "left a@key: it connected again", "joined a@key"}));
  EXPECT_EQ(coordinator_.members().at("a@key").peer, 2u);
  coordinator_.disconnected(0.2, 1);
  EXPECT_EQ(coordinator_.members().size(), 1u) << "the end of the old connection means nothing";
  receive(0.3, 1, net::Heartbeat{});
  EXPECT_EQ(count("message before hello"), 1u) << "nor does what still comes over it";
}

TEST_F(CoordinatorTest, ASilentOneMayBeReplacedByAnotherProcess) {
  hello(0, 1, "a", 1);
  hello(2.1, 2, "a", 2);
  EXPECT_FALSE(refused(2));
  EXPECT_EQ(said_[1], "left a@key: another process took its place");
}

TEST_F(CoordinatorTest, HelloTwiceOnAConnectionIsANewStart) {
  hello(0, 1, "a");
  hello(0.1, 1, "b");
  EXPECT_EQ(said_, (std::vector<string>{"joined a@key", "left a@key: it said hello again", "joined b@key"}));
  EXPECT_EQ(coordinator_.members().size(), 1u);
}

TEST_F(CoordinatorTest, WhoWasPutOutMayNotComeBack) {
  hello(0, 1, "a");
  out_.insert("key");
  coordinator_.put_out(1, "a@key", "bad updates");
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
  EXPECT_EQ(said_.back(), "left a@key for good: it was put out: bad updates");
  hello(2, 2, "a", 2);
  ASSERT_TRUE(refused(2));
  EXPECT_TRUE(refused(2)->final);
  EXPECT_EQ(count("hello of one put out"), 1u);
  coordinator_.put_out(3, "a@key", "again");  // nobody there: nothing happens
}

TEST_F(CoordinatorTest, AKeyThatWasPutOutComesBackByNoOtherName) {
  out_.insert("key");
  hello(0, 1, "other");
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
}

// What members said meanwhile is read only now, and not all of it at once.
TEST_F(CoordinatorTest, AfterAPauseOfOurOwnNobodyCountsAsSilent) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  coordinator_.tick(0.5);
  coordinator_.tick(60);
  EXPECT_EQ(coordinator_.members().size(), 2u);
  receive(60.1, 1, net::Heartbeat{});
  coordinator_.tick(60.1);
  for (Time now = 60.2; now < 69; now += 0.1) coordinator_.tick(now);
  EXPECT_EQ(coordinator_.members().size(), 2u);
  for (Time now = 69; now < 72; now += 0.1) coordinator_.tick(now);
  EXPECT_EQ(coordinator_.members().size(), 0u) << "those who say nothing after it do";
  hello(72, 3, "c");
  for (Time now = 72; now < 120; now += 5) coordinator_.tick(now);
  EXPECT_EQ(coordinator_.members().size(), 0u) << "where every turn is slow, too";
}

TEST_F(CoordinatorTest, ASilentMemberIsTakenForDead) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  receive(6, 2, net::Heartbeat{});
  coordinator_.tick(10);
  EXPECT_EQ(coordinator_.members().size(), 2u);
  coordinator_.tick(10.1);
  EXPECT_EQ(said_.back(), "left a@key: it was silent for too long");
  EXPECT_EQ(dropped_, std::set<net::PeerId>{1});
  EXPECT_EQ(coordinator_.members().count("b@key"), 1u);
}

TEST_F(CoordinatorTest, AnswersHeartbeats) {
  hello(0, 1, "a");
  receive(1, 1, net::Heartbeat{});
  EXPECT_TRUE(std::holds_alternative<net::Heartbeat>(sent_.back().second));
  EXPECT_EQ(said_.back(), "heartbeat of a@key");
}

TEST_F(CoordinatorTest, HelloComesFirst) {
  receive(0, 1, net::Offer{});
  ASSERT_TRUE(refused(1));
  EXPECT_FALSE(refused(1)->final);
  EXPECT_EQ(count("message before hello"), 1u);
  EXPECT_TRUE(said_.empty());
}

TEST_F(CoordinatorTest, ByeAndLostConnectionsEndAMembership) {
  hello(0, 1, "a");
  receive(1, 1, net::Bye{"it was stopped"});
  EXPECT_EQ(said_.back(), "left a@key for good: it left: it was stopped");
  hello(2, 2, "a", 2);
  coordinator_.disconnected(3, 2);
  EXPECT_EQ(said_.back(), "left a@key: its connection was lost");
  EXPECT_TRUE(coordinator_.members().empty());
  coordinator_.disconnected(3, 77);
}

TEST_F(CoordinatorTest, OnlyAnAdministratorMayStop) {
  receive(0, 1, net::Stop{}, /*admin=*/false);
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(said_.empty());
  EXPECT_EQ(count("stop without the right to"), 1u);
  receive(0, 2, net::Stop{}, /*admin=*/true, "boss");
  EXPECT_EQ(said_, std::vector<string>{"stop by boss"});
}

TEST_F(CoordinatorTest, AnybodyWhoGotInMayAskForTheStatus) {
  receive(0, 5, net::StatusRequest{});
  ASSERT_EQ(sent_.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<net::Status>(sent_[0].second));
  EXPECT_EQ(payload_, "{}");
}

TEST_F(CoordinatorTest, ThereIsALimitOfMembers) {
  for (net::PeerId peer = 1; peer <= 3; ++peer) hello(0, peer, concat("w", peer));
  hello(0, 4, "w4");
  ASSERT_TRUE(refused(4));
  EXPECT_FALSE(refused(4)->final);
  EXPECT_EQ(count("too many members"), 1u);
  hello(0, 5, "w3");  // takes the place of itself
  EXPECT_FALSE(refused(5));
  EXPECT_EQ(coordinator_.members().size(), 3u);
}

TEST_F(CoordinatorTest, NonsenseIsCountedAndTroubleOfOurOwnIsNot) {
  hello(0, 1, "a");
  throws_ = Code::invalid_argument;
  receive(0, 1, net::Offer{});
  EXPECT_EQ(count("message without sense"), 1u);
  throws_ = Code::internal;
  EXPECT_THROW(receive(0, 1, net::Offer{}), Error);
}

TEST_F(CoordinatorTest, SendsToMembersAndSendsThemHome) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  EXPECT_TRUE(coordinator_.send("b@key", {net::Synced{3}, {}}));
  EXPECT_EQ(sent_.back().first, 2u);
  EXPECT_FALSE(coordinator_.send("c@key", {net::Synced{3}, {}}));
  sent_.clear();
  coordinator_.send_home("done");
  ASSERT_EQ(sent_.size(), 2u);
  EXPECT_EQ(std::get<net::Bye>(sent_[1].second).reason, "done");
}

TEST_F(CoordinatorTest, WhoIsRefusedForNowIsSentHomeToo) {
  hello(0, 1, "a");
  hello(0, 2, "a", 2);
  ASSERT_TRUE(refused(2));
  sent_.clear();
  coordinator_.send_home("done");
  ASSERT_EQ(sent_.size(), 2u);
  EXPECT_EQ(sent_[1].first, 2u);
  EXPECT_EQ(std::get<net::Bye>(sent_[1].second).reason, "done");
  coordinator_.disconnected(0, 1);
  EXPECT_TRUE(coordinator_.anybody_here());
  coordinator_.disconnected(0, 2);
  EXPECT_FALSE(coordinator_.anybody_here());
}

TEST_F(CoordinatorTest, WhoIsStillThereAfterTheEndIsToldAgain) {
  hello(0, 1, "a");
  coordinator_.send_home("done");
  sent_.clear();
  said_.clear();
  receive(0, 1, net::Heartbeat{});  // the first was lost
  hello(0, 2, "a", 2);              // the name is still taken
  receive(0, 3, net::Heartbeat{});  // it was never here
  ASSERT_EQ(sent_.size(), 3u);
  for (const auto& [peer, body] : sent_) EXPECT_TRUE(std::holds_alternative<net::Bye>(body)) << peer;
  EXPECT_TRUE(said_.empty());
}

}  // namespace
}  // namespace pcp::cluster
