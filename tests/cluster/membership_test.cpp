#include "cluster/membership.h"

#include <gtest/gtest.h>

#include <set>

#include "cluster/loop_clock.h"
#include "pcp/error.h"

namespace pcp::cluster {
namespace {

using std::string;

// Writes down what it is told, after its id where that is not "work".
class PlayedJob final : public JobHandler {
 public:
  PlayedJob(std::vector<string>& said, const string& id = "work", const string& kind = "work")
      : JobHandler(id, kind), said_(said) {}
  bool takes(net::Role role) const override { return role == net::Role::worker ? workers : clients; }
  string why_out(const string& sender) const override { return out.contains(sender) ? "it was put out" : ""; }
  void joined(Time, const Member& member) override { say("joined " + member.id); }
  void left(Time, const Member& member, bool for_good, const string& why) override {
    say("left " + member.id + (for_good ? " for good: " : ": ") + why);
  }
  void message(Time, const Member& member, const net::Message& message) override {
    say(concat(net::name_of(message.body), " of ", member.id));
    if (throws) fail(*throws, "on purpose");
  }
  void writable(Time, const Member& member) override { say("writable " + member.id); }
  void tick(Time) override { ++ticks; }
  string status(Time) override { return concat("{\"asked\":", ++asked, "}"); }
  void stop(Time, const string& who) override { say("stop by " + who); }
  void log(const string& line) override { logged.push_back(line); }

  bool workers = true, clients = false;
  std::set<string> out;
  std::optional<Code> throws;
  std::vector<string> logged;
  int ticks = 0, asked = 0;

 private:
  void say(const string& what) { said_.push_back(id() == "work" ? what : id() + ": " + what); }
  std::vector<string>& said_;
};

class MembershipTest : public testing::Test, protected Network {
 protected:
  MembershipTest() : job_(said_), membership_({1, 10, 3}, *this) { membership_.add(0, job_); }

  bool send(net::PeerId peer, const net::Message& message) override {
    sent_.emplace_back(peer, message.body);
    payload_ = message.payload.text();
    envelope_ = message.job;
    return true;
  }
  void drop(net::PeerId peer) override { dropped_.insert(peer); }

  void receive(Time now, net::PeerId peer, net::Body body, bool admin = false, const string& key = "key",
               const string& job = "") {
    net::Event event;
    event.peer = peer;
    event.principal = key;
    event.admin = admin;
    event.message = {std::move(body), {}, job};
    membership_.receive(now, event);
  }
  void to_job(Time now, net::PeerId peer, net::Body body, const string& job = "work") {
    receive(now, peer, std::move(body), false, "key", job);
  }
  void client(net::PeerId peer, const string& name, const string& wants) {
    net::Hello hello;
    hello.name = name;
    hello.role = net::Role::client;
    hello.wants = wants;
    receive(0, peer, hello);
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
    auto found = membership_.counters().find(kind);
    return found == membership_.counters().end() ? 0 : found->second;
  }

  std::vector<std::pair<net::PeerId, net::Body>> sent_;
  string payload_, envelope_;  // of the last one
  std::vector<string> said_;
  std::set<net::PeerId> dropped_;
  PlayedJob job_;
  Membership membership_;
};

TEST_F(MembershipTest, WelcomesByNameAndKey) {
  hello(0, 1, "a");
  ASSERT_EQ(sent_.size(), 1u);
  EXPECT_EQ(std::get<net::Welcome>(sent_[0].second), (net::Welcome{"a@key", 1000}));
  hello(0, 2, "a", 2, "other");
  EXPECT_EQ(said_, (std::vector<string>{"joined a@key", "joined a@other"}));
}

TEST_F(MembershipTest, KeepsWhatTheAllowListCallsAKey) {
  net::Event event;
  event.peer = 1;
  event.principal = "key";
  event.key_name = "laptop";
  event.admin = true;
  net::Hello words;
  words.name = "a";
  event.message.body = words;
  membership_.receive(0, event);
  EXPECT_EQ(membership_.members().at("a@key").key_name, "laptop");
  event.message.body = net::Stop{};
  membership_.receive(0, event);
  EXPECT_EQ(said_.back(), "stop by key (laptop)");
}

TEST_F(MembershipTest, RefusesAnotherProtocolForGood) {
  net::Hello words;
  words.name = "a";
  words.protocol = net::kProtocolVersion + 1;
  receive(0, 1, words);
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
  EXPECT_EQ(count("other protocol"), 1u);
  EXPECT_TRUE(membership_.members().empty());
}

TEST_F(MembershipTest, RefusesNamesThatAreNone) {
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

TEST_F(MembershipTest, ANameInUseIsRefusedForNow) {
  hello(0, 1, "a", 1);
  hello(1, 2, "a", 2);
  ASSERT_TRUE(refused(2));
  EXPECT_FALSE(refused(2)->final);
  EXPECT_EQ(count("name in use"), 1u);
  EXPECT_EQ(membership_.members().at("a@key").peer, 1u);
}

TEST_F(MembershipTest, TheSameProcessTakesItsPlaceAgain) {
  hello(0, 1, "a", 1);
  hello(0.1, 2, "a", 1);
  EXPECT_FALSE(refused(2));
  EXPECT_EQ(said_, (std::vector<string>{"joined a@key", "left a@key: it connected again", "joined a@key"}));
  EXPECT_EQ(membership_.members().at("a@key").peer, 2u);
  membership_.disconnected(0.2, 1);
  EXPECT_EQ(membership_.members().size(), 1u) << "the end of the old connection means nothing";
  receive(0.3, 1, net::Heartbeat{});
  EXPECT_EQ(count("message before hello"), 1u) << "nor does what still comes over it";
}

TEST_F(MembershipTest, ASilentOneMayBeReplacedByAnotherProcess) {
  hello(0, 1, "a", 1);
  hello(2.1, 2, "a", 2);
  EXPECT_FALSE(refused(2));
  EXPECT_EQ(said_[1], "left a@key: another process took its place");
}

TEST_F(MembershipTest, HelloTwiceOnAConnectionIsANewStart) {
  hello(0, 1, "a");
  hello(0.1, 1, "b");
  EXPECT_EQ(said_, (std::vector<string>{"joined a@key", "left a@key: it said hello again", "joined b@key"}));
  EXPECT_EQ(membership_.members().size(), 1u);
}

TEST_F(MembershipTest, WhoWasPutOutMayNotComeBack) {
  hello(0, 1, "a");
  job_.out.insert("key");
  membership_.put_out(1, job_, "a@key", "bad updates");
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
  EXPECT_EQ(said_.back(), "left a@key for good: it was put out: bad updates");
  hello(2, 2, "a", 2);
  ASSERT_TRUE(refused(2));
  EXPECT_TRUE(refused(2)->final);
  EXPECT_EQ(count("hello of one put out"), 1u);
  membership_.put_out(3, job_, "a@key", "again");  // nobody there: nothing happens
}

TEST_F(MembershipTest, AKeyThatWasPutOutComesBackByNoOtherName) {
  job_.out.insert("key");
  hello(0, 1, "other");
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
}

// What members said meanwhile is read only now, and not all of it at once.
TEST_F(MembershipTest, AfterAPauseOfOurOwnNobodyCountsAsSilent) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  LoopClock clock;
  auto turn = [&](Time real) { membership_.tick(clock.turn(real)); };
  clock.turn(0);
  turn(0.5);
  turn(60);
  EXPECT_EQ(membership_.members().size(), 2u);
  receive(clock.now(), 1, net::Heartbeat{});
  for (Time real = 60.1; real < 68; real += 0.1) turn(real);
  EXPECT_EQ(membership_.members().size(), 2u);
  for (Time real = 68; real < 72; real += 0.1) turn(real);
  EXPECT_EQ(membership_.members().size(), 0u) << "those who say nothing after it do";
  hello(clock.now(), 3, "c");
  for (Time real = 72; real < 130; real += 5) turn(real);
  EXPECT_EQ(membership_.members().size(), 0u) << "where every turn is slow, too";
}

TEST_F(MembershipTest, ASilentMemberIsTakenForDead) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  receive(6, 2, net::Heartbeat{});
  membership_.tick(10);
  EXPECT_EQ(membership_.members().size(), 2u);
  membership_.tick(10.1);
  EXPECT_EQ(said_.back(), "left a@key: it was silent for too long");
  EXPECT_EQ(dropped_, std::set<net::PeerId>{1});
  EXPECT_EQ(membership_.members().count("b@key"), 1u);
}

TEST_F(MembershipTest, AnswersHeartbeats) {
  hello(0, 1, "a");
  receive(1, 1, net::Heartbeat{});
  EXPECT_TRUE(std::holds_alternative<net::Heartbeat>(sent_.back().second));
  EXPECT_EQ(said_, std::vector<string>{"joined a@key"}) << "jobs do not hear of it";
}

TEST_F(MembershipTest, HelloComesFirst) {
  receive(0, 1, net::Offer{});
  ASSERT_TRUE(refused(1));
  EXPECT_FALSE(refused(1)->final);
  EXPECT_EQ(count("message before hello"), 1u);
  EXPECT_TRUE(said_.empty());
}

TEST_F(MembershipTest, ByeAndLostConnectionsEndAMembership) {
  hello(0, 1, "a");
  receive(1, 1, net::Bye{"it was stopped"});
  EXPECT_EQ(said_.back(), "left a@key for good: it left: it was stopped");
  hello(2, 2, "a", 2);
  membership_.disconnected(3, 2);
  EXPECT_EQ(said_.back(), "left a@key: its connection was lost");
  EXPECT_TRUE(membership_.members().empty());
  membership_.disconnected(3, 77);
}

TEST_F(MembershipTest, OnlyAnAdministratorMayStop) {
  receive(0, 1, net::Stop{}, /*admin=*/false);
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(said_.empty());
  EXPECT_EQ(count("stop without the right to"), 1u);
  receive(0, 2, net::Stop{}, /*admin=*/true, "boss");
  EXPECT_EQ(said_, std::vector<string>{"stop by boss"});
}

TEST_F(MembershipTest, AnybodyWhoGotInMayAskForTheStatus) {
  receive(0, 5, net::StatusRequest{});
  receive(0, 6, net::StatusRequest{});
  EXPECT_TRUE(sent_.empty()) << "at the end of the turn";
  membership_.tick(0);
  ASSERT_EQ(sent_.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<net::Status>(sent_[0].second));
  EXPECT_EQ(payload_, "{\"asked\":1}") << "made once for all who asked";
}

TEST_F(MembershipTest, ThereIsALimitOfMembers) {
  for (net::PeerId peer = 1; peer <= 3; ++peer) hello(0, peer, concat("w", peer));
  hello(0, 4, "w4");
  ASSERT_TRUE(refused(4));
  EXPECT_FALSE(refused(4)->final);
  EXPECT_EQ(count("too many members"), 1u);
  hello(0, 5, "w3");  // takes the place of itself
  EXPECT_FALSE(refused(5));
  EXPECT_EQ(membership_.members().size(), 3u);
}

TEST_F(MembershipTest, NonsenseIsCountedAndTroubleOfOurOwnIsNot) {
  hello(0, 1, "a");
  job_.throws = Code::invalid_argument;
  to_job(0, 1, net::Offer{});
  EXPECT_EQ(count("message without sense"), 1u);
  EXPECT_EQ(job_.logged, std::vector<string>{"a@key sent a offer without sense: on purpose"});
  job_.throws = Code::internal;
  EXPECT_THROW(to_job(0, 1, net::Offer{}), Error);
}

TEST_F(MembershipTest, SendsToMembersAndSendsThemHome) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  EXPECT_TRUE(membership_.send(job_, "b@key", net::Synced{3}));
  EXPECT_EQ(sent_.back().first, 2u);
  EXPECT_EQ(envelope_, "work");
  EXPECT_FALSE(membership_.send(job_, "c@key", net::Synced{3}));
  sent_.clear();
  membership_.over(job_, "done");
  ASSERT_EQ(sent_.size(), 2u);
  EXPECT_EQ(std::get<net::Bye>(sent_[1].second).reason, "done");
}

TEST_F(MembershipTest, WhoIsRefusedForNowIsSentHomeToo) {
  hello(0, 1, "a");
  hello(0, 2, "a", 2);
  ASSERT_TRUE(refused(2));
  sent_.clear();
  membership_.over(job_, "done");
  ASSERT_EQ(sent_.size(), 2u);
  EXPECT_EQ(sent_[1].first, 2u);
  EXPECT_EQ(std::get<net::Bye>(sent_[1].second).reason, "done");
  membership_.disconnected(0, 1);
  EXPECT_TRUE(membership_.anybody_here());
  membership_.disconnected(0, 2);
  EXPECT_FALSE(membership_.anybody_here());
}

TEST_F(MembershipTest, WhoIsStillThereAfterTheEndIsToldAgain) {
  hello(0, 1, "a");
  membership_.over(job_, "done");
  sent_.clear();
  said_.clear();
  receive(0, 1, net::Heartbeat{});  // the first was lost
  hello(0, 2, "a", 2);              // the name is still taken
  receive(0, 3, net::Heartbeat{});  // it was never here
  ASSERT_EQ(sent_.size(), 3u);
  for (const auto& [peer, body] : sent_) EXPECT_TRUE(std::holds_alternative<net::Bye>(body)) << peer;
  EXPECT_TRUE(said_.empty());
}

// --- Several jobs.

class TwoJobs : public MembershipTest {
 protected:
  TwoJobs() : other_(said_, "other", "session") {
    other_.clients = true;
    membership_.add(0, other_);
  }
  PlayedJob other_;
};

TEST_F(TwoJobs, AWorkerTakesPartInAllAndEachHearsItsOwn) {
  hello(0, 1, "a");
  to_job(0, 1, net::Synced{}, "other");
  to_job(0, 1, net::Offer{}, "work");
  EXPECT_EQ(said_,
            (std::vector<string>{"joined a@key", "other: joined a@key", "other: synced of a@key", "offer of a@key"}));
  membership_.send(other_, "a@key", net::Synced{});
  EXPECT_EQ(envelope_, "other");
  membership_.writable(0, 1);
  EXPECT_EQ(said_.back(), "other: writable a@key");
  membership_.disconnected(0, 1);
  EXPECT_EQ(said_.back(), "left a@key: its connection was lost");
}

TEST_F(TwoJobs, AClientTakesPartInTheKindItWantsOnly) {
  client(1, "c", "session");
  EXPECT_EQ(said_, std::vector<string>{"other: joined c@key"});
  to_job(0, 1, net::Offer{}, "work");
  ASSERT_TRUE(refused(1));
  EXPECT_EQ(refused(1)->reason, "this member has no part in the job 'work'");
  EXPECT_EQ(envelope_, "work");
  EXPECT_FALSE(membership_.send(job_, "c@key", net::Begin{}));
  EXPECT_EQ(membership_.members().size(), 1u) << "it stays a member";
  EXPECT_EQ(said_.size(), 1u);
}

TEST_F(TwoJobs, AClientOfNoJobIsRefusedWithTheReason) {
  client(1, "c", "painting");
  ASSERT_TRUE(refused(1));
  EXPECT_TRUE(refused(1)->final);
  EXPECT_EQ(refused(1)->reason, "there is no job of kind 'painting' for clients here");
  client(2, "c", "work");
  ASSERT_TRUE(refused(2)) << "this kind is for workers alone";
  EXPECT_EQ(count("client of no job"), 2u);
  membership_.over(other_, "done");
  client(3, "c", "session");
  EXPECT_TRUE(refused(3));
  EXPECT_TRUE(said_.empty());
}

TEST_F(TwoJobs, AMessageOfNoJobIsRefusedForThatJobAlone) {
  hello(0, 1, "a");
  to_job(0, 1, net::Synced{}, "painting");
  ASSERT_TRUE(refused(1));
  EXPECT_EQ(refused(1)->reason, "there is no job 'painting' here");
  EXPECT_EQ(envelope_, "painting");
  std::size_t sent = sent_.size();
  to_job(0, 1, net::Refused{"no", true}, "painting");
  EXPECT_EQ(sent_.size(), sent) << "last words are not answered";
  to_job(0, 1, net::Synced{}, "other");
  EXPECT_EQ(said_.back(), "other: synced of a@key");
}

TEST_F(TwoJobs, NonsenseToOneDoesNotTouchTheOther) {
  hello(0, 1, "a");
  hello(0, 2, "b");
  other_.throws = Code::invalid_argument;
  int ticks = job_.ticks;
  to_job(0, 1, net::Synced{}, "other");
  EXPECT_EQ(count("message without sense"), 1u);
  EXPECT_EQ(other_.logged.size(), 1u);
  EXPECT_TRUE(job_.logged.empty());
  EXPECT_EQ(job_.ticks, ticks);
  EXPECT_EQ(membership_.members().size(), 2u);
  to_job(0, 1, net::Offer{});
  EXPECT_EQ(said_.back(), "offer of a@key");
}

TEST_F(TwoJobs, AMemberMayDeclineOne) {
  hello(0, 1, "a");
  to_job(0, 1, net::Refused{"it has no such task", true}, "other");
  EXPECT_EQ(said_.back(), "other: left a@key for good: it declined: it has no such task");
  EXPECT_FALSE(membership_.send(other_, "a@key", net::Synced{}));
  EXPECT_TRUE(membership_.send(job_, "a@key", net::Synced{}));
  to_job(0, 1, net::Bye{"enough"}, "work");
  EXPECT_EQ(said_.back(), "left a@key for good: it left: enough");
  EXPECT_EQ(membership_.members().size(), 1u);
}

TEST_F(TwoJobs, WhoIsPutOutOfOneStaysInTheOther) {
  hello(0, 1, "a");
  job_.out.insert("key");
  membership_.put_out(1, job_, "a@key", "bad updates");
  ASSERT_TRUE(refused(1));
  EXPECT_EQ(envelope_, "work");
  EXPECT_EQ(said_.back(), "left a@key for good: it was put out: bad updates");
  to_job(1, 1, net::Synced{}, "other");
  EXPECT_EQ(said_.back(), "other: synced of a@key");
  hello(2, 2, "b");
  EXPECT_EQ(said_.back(), "other: joined b@key") << "and so does its key";
  membership_.put_out(3, other_, "a@key", "bad manners");
  EXPECT_EQ(envelope_, "") << "now it has none";
  EXPECT_EQ(membership_.members().count("a@key"), 0u);
}

TEST_F(TwoJobs, EverybodyGoesHomeOnlyWhenTheLastIsOver) {
  hello(0, 1, "a");
  client(2, "c", "session");
  sent_.clear();
  membership_.over(job_, "trained");
  ASSERT_EQ(sent_.size(), 1u) << "only who takes part";
  EXPECT_EQ(sent_[0].first, 1u);
  EXPECT_EQ(std::get<net::Bye>(sent_[0].second).reason, "trained");
  EXPECT_EQ(envelope_, "work");
  to_job(0, 1, net::Synced{}, "work");
  EXPECT_EQ(sent_.size(), 2u) << "it is told again";
  EXPECT_EQ(envelope_, "work");
  receive(0, 1, net::Heartbeat{});
  EXPECT_TRUE(std::holds_alternative<net::Heartbeat>(sent_.back().second));
  hello(0, 3, "b");
  EXPECT_EQ(said_.back(), "other: joined b@key");
  int ticks = job_.ticks;
  membership_.tick(0);
  EXPECT_EQ(job_.ticks, ticks);
  EXPECT_EQ(other_.ticks, 1);
  sent_.clear();
  membership_.over(other_, "closed");
  EXPECT_EQ(sent_.size(), 3u);
  for (const auto& [peer, body] : sent_) EXPECT_TRUE(std::holds_alternative<net::Bye>(body)) << peer;
  EXPECT_EQ(envelope_, "");
}

TEST_F(TwoJobs, AllAreStoppedAndAllAreInTheStatus) {
  receive(0, 1, net::StatusRequest{});
  membership_.tick(0);
  EXPECT_EQ(payload_, "{\"asked\":1,\"jobs\":{\"other\":{\"asked\":1}}}");
  receive(0, 2, net::Stop{}, /*admin=*/true, "boss");
  EXPECT_EQ(said_, (std::vector<string>{"stop by boss", "other: stop by boss"}));
}

TEST_F(TwoJobs, AJobThatComesLaterIsOfferedToTheWorkersThatAreHere) {
  hello(0, 1, "a");
  client(2, "c", "session");
  PlayedJob late(said_, "late", "session");
  late.clients = true;
  membership_.add(1, late);
  EXPECT_EQ(said_.back(), "late: joined a@key");
  EXPECT_THROW(membership_.add(1, late), Error) << "twice";
}

}  // namespace
}  // namespace pcp::cluster
