// The shepherd and updates that are not what they should be. Workers are played by hand, message by message.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "cluster/shepherd.h"
#include "pcp/error.h"
#include "tests/cluster/job_of.h"

namespace pcp::cluster {
namespace {

constexpr std::size_t kSize = 10;

class OffersTest : public testing::Test, public ShepherdHost, public Network, public OuterOptimizer {
 protected:
  OffersTest() : ledger_(":memory:") {
    config_.run = "run";
    config_.rounds = 100;
    config_.steps = 2;
    config_.workers = 2;
    config_.data.bytes_per_batch = 8;
    config_.tokens_per_batch = 5;
  }

  void log(const std::string&) override {}
  void happened(event::Any what) override { events_.push_back({0, std::move(what)}); }
  void fill_batch(std::int64_t, std::span<std::byte>) override {}
  void compute(Lane, Work work, Then then) override {
    work();
    then(now_);
  }
  bool saves(std::uint64_t version) const override { return version % save_every_ == 0; }
  void save(std::uint64_t, const RoundSummary&) override { saving_ = true; }
  void round_complete(Time, const RoundSummary& summary) override { summaries_.push_back(summary); }
  net::Job job_for(const Member&) override {
    net::Job job;
    job.run = "run";
    return job;
  }
  bool send(net::PeerId peer, const net::Message& message) override {
    sent_[peer].push_back(message.body);
    return true;
  }
  void drop(net::PeerId) override {}
  void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t) override {
    for (std::size_t i = 0; i < mean.size(); ++i) parameters[i] -= mean[i];
  }

  void restart() {
    std::vector<float> zero(kSize);
    membership_ = std::make_unique<Membership>(MembershipConfig{}, *this);
    shepherd_ = std::make_unique<Shepherd>(config_, std::vector<std::int64_t>{kSize}, 1, zero, zero, ledger_, *this,
                                           *this, *membership_);
    shepherd_->start(now_);
  }
  void start() {
    restart();
    join(1, "a");
    join(2, "b");
  }
  void join(net::PeerId peer, const std::string& name) {
    net::Hello hello;
    hello.name = name;
    hello.incarnation = peer;
    say(peer, hello);
    say(peer, net::Ready{10, true, shepherd_->rounds_complete(), last<net::Job>(peer)->epoch, ""});
  }
  void say(net::PeerId peer, net::Body body, net::Payload payload = {}) {
    net::Event event;
    event.peer = peer;
    event.principal = principal_;
    event.message = {std::move(body), std::move(payload), ""};
    event.message.job = job_of(event.message.body);
    membership_->receive(now_, event);
  }
  void saved() {
    ASSERT_TRUE(std::exchange(saving_, false));
    shepherd_->saved(now_);
  }

  // The last of a kind that was said to a peer.
  template <class Body>
  const Body* last(net::PeerId peer) const {
    const Body* found = nullptr;
    for (const net::Body& body : sent_.at(peer)) {
      if (auto* match = std::get_if<Body>(&body)) found = match;
    }
    return found;
  }
  template <class Body>
  std::size_t times(net::PeerId peer) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(sent_.at(peer), [](const auto& body) { return std::holds_alternative<Body>(body); }));
  }
  const net::Verdict& verdict(net::PeerId peer) const { return *last<net::Verdict>(peer); }

  std::vector<float> update(float value = 1) const { return std::vector<float>(kSize, value); }
  static std::span<const std::byte> bytes_of(const std::vector<float>& values) {
    return std::as_bytes(std::span(values));
  }
  net::Offer offer_for(net::PeerId peer, const std::vector<float>& values) const {
    const net::Begin& begin = *last<net::Begin>(peer);
    net::Offer offer;
    offer.round = begin.round;
    offer.lease = begin.lease;
    offer.fragment = begin.fragment;
    offer.update = {"update", values.size() * sizeof(float), checksum(bytes_of(values))};
    offer.steps = begin.steps;
    offer.loss = 2;
    offer.seconds = 0.2;
    return offer;
  }
  void give_piece(net::PeerId peer, const std::vector<float>& values) {
    say(peer, net::Piece{"update", 0}, net::Payload::copy_of(bytes_of(values)));
  }
  void give(net::PeerId peer, const std::vector<float>& values) {
    say(peer, offer_for(peer, values));
    give_piece(peer, values);
  }
  // Both give good updates.
  void good_round() {
    give(1, update());
    give(2, update());
    saved();
  }
  // A round of three workers, without screening.
  void three_of_which_one_is_huge(AggregateKind kind) {
    config_.workers = 3;
    config_.aggregate.kind = kind;
    config_.screening.norm_factor = 0;
    start();
    join(3, "c");
    give(1, update(1));
    give(2, update(6e8f));
    give(3, update(2));
    saved();
  }
  nlohmann::json status() const { return nlohmann::json::parse(shepherd_->status(now_)); }
  void expect_refused(net::PeerId peer, const std::string& kind) {
    ASSERT_TRUE(last<net::Verdict>(peer));
    EXPECT_EQ(verdict(peer).judgement, net::Judgement::rejected);
    EXPECT_FALSE(verdict(peer).reason.empty());
    EXPECT_EQ(status()["refused"].value(kind, 0), 1) << status()["refused"];
  }

  ShepherdConfig config_;
  Ledger ledger_;
  std::unique_ptr<Membership> membership_;
  std::unique_ptr<Shepherd> shepherd_;
  std::map<net::PeerId, std::vector<net::Body>> sent_;
  std::vector<RoundSummary> summaries_;
  std::vector<RunEvent> events_;
  std::uint64_t save_every_ = 1;
  bool saving_ = false;
  std::string principal_ = "local";
  Time now_ = 1000;
};

TEST_F(OffersTest, GoodOnesMakeTheRound) {
  start();
  give(1, update(1));
  EXPECT_EQ(verdict(1).judgement, net::Judgement::accepted);
  give(2, update(3));
  saved();
  ASSERT_EQ(summaries_.size(), 1u);
  EXPECT_EQ(summaries_[0].updates, 2);
  EXPECT_EQ(summaries_[0].tokens, 2 * 2 * 5);
  EXPECT_FLOAT_EQ(shepherd_->parameters()[0], -2);
  EXPECT_EQ(ledger_.trained_ranges(), (std::vector<BatchRange>{{0, 4}}));
}

TEST_F(OffersTest, OneHugeUpdateMovesTheMean) {
  three_of_which_one_is_huge(AggregateKind::mean);
  EXPECT_FLOAT_EQ(shepherd_->parameters()[0], -(1 + 2 + 6e8f) / 3);
}

TEST_F(OffersTest, OneHugeUpdateCountsAsTheMedianWhereUpdatesAreClipped) {
  three_of_which_one_is_huge(AggregateKind::clipped);
  EXPECT_FLOAT_EQ(shepherd_->parameters()[0], -(1 + 2 + 2) / 3.0f);
}

TEST_F(OffersTest, OneHugeUpdateIsLeftOutWhereTheyAreTrimmed) {
  three_of_which_one_is_huge(AggregateKind::trimmed);
  EXPECT_FLOAT_EQ(shepherd_->parameters()[0], -2);
}

TEST_F(OffersTest, NanIsRefusedAndItsBatchesGoToOthers) {
  start();
  std::vector<float> bad = update();
  bad[7] = std::nanf("");
  give(2, bad);
  expect_refused(2, "not finite");
  give(1, update());
  saved();
  EXPECT_EQ(ledger_.trained_ranges(), (std::vector<BatchRange>{{0, 2}}));
  EXPECT_TRUE(std::isfinite(shepherd_->parameters()[7]));
  EXPECT_EQ(last<net::Begin>(1)->round, 1u);
  good_round();
  EXPECT_EQ(ledger_.trained_ranges(), (std::vector<BatchRange>{{0, 6}})) << "those that came back went first";
}

TEST_F(OffersTest, ALossThatIsNoNumberIsRefused) {
  start();
  net::Offer offer = offer_for(2, update());
  offer.loss = INFINITY;
  say(2, offer);
  expect_refused(2, "not finite");
}

TEST_F(OffersTest, ALossPastAllBoundsIsRefused) {
  start();
  for (net::PeerId peer : {1, 2}) {
    net::Offer offer = offer_for(peer, update());
    offer.loss = peer == 1 ? 1e308 : -1e30;
    say(peer, offer);
    ASSERT_TRUE(last<net::Verdict>(peer));
    EXPECT_EQ(verdict(peer).judgement, net::Judgement::rejected);
  }
  EXPECT_EQ(verdict(1).reason, "its loss is 1e+308, past 1e+20");
  EXPECT_EQ(status()["refused"]["loss"], 2);
  good_round();
  EXPECT_EQ(summaries_[0].loss, 2);
}

// What `pcp status` shows of a worker is what it does; a loss is that of an update, before which there is none.
TEST_F(OffersTest, TheStatusTellsWhatAWorkerDoes) {
  config_.workers = 3;
  start();
  auto worker = [&](std::size_t i) { return status()["workers"][i]; };
  EXPECT_EQ(worker(0)["state"], "waiting") << "for the third worker";
  EXPECT_TRUE(worker(0)["loss"].is_null());
  net::Hello hello;
  hello.name = "c";
  say(3, hello);
  EXPECT_EQ(worker(2)["state"], "preparing");
  say(3, net::Ready{10, false, 0, 0, ""});
  EXPECT_EQ(worker(2)["state"], "fetching parameters");
  say(3, net::Synced{0, last<net::Job>(3)->epoch});
  EXPECT_EQ(worker(2)["state"], "training");
  say(1, offer_for(1, update()));
  EXPECT_EQ(worker(0)["state"], "sending its update");
  EXPECT_TRUE(worker(0)["loss"].is_null());
  give_piece(1, update());
  EXPECT_EQ(worker(0)["state"], "waiting") << "for the others";
  EXPECT_EQ(worker(0)["loss"], 2);
}

TEST_F(OffersTest, WrongSizesAreRefusedBeforeAnythingIsFetched) {
  start();
  std::vector<net::Offer> wrong(4, offer_for(2, update()));
  wrong[0].update.bytes += 4;
  wrong[1].steps += 1;
  wrong[2].round += 1;
  wrong[3].fragment = 9;
  config_.strikes = 0;
  for (net::Offer& offer : wrong) {
    shepherd_.reset();
    for (const Lease& lease : ledger_.outstanding()) ledger_.give_back(lease.id);
    sent_.clear();
    start();
    offer.lease = last<net::Begin>(2)->lease;
    say(2, offer);
    expect_refused(2, "size");
    EXPECT_EQ(times<net::Fetch>(2), 0u);
  }
}

TEST_F(OffersTest, APieceOfAnotherSizeIsRefused) {
  start();
  say(2, offer_for(2, update()));
  std::vector<float> longer(kSize + 1);
  say(2, net::Piece{"update", 0}, net::Payload::copy_of(bytes_of(longer)));
  expect_refused(2, "size");
}

TEST_F(OffersTest, AWrongChecksumIsRefused) {
  start();
  say(2, offer_for(2, update()));
  give_piece(2, update(1.5));
  expect_refused(2, "checksum");
}

TEST_F(OffersTest, AnAbsurdNormIsRefused) {
  start();
  for (int i = 0; i < 3; ++i) good_round();
  give(2, update(1000));
  expect_refused(2, "norm");
  give(1, update());
  saved();
  EXPECT_FLOAT_EQ(shepherd_->parameters()[0], -4);
}

// Somebody else's lease: he who offers is punished, the owner's work goes on.
// Before anybody has sent anything to compare it with, and again after a restart.
TEST_F(OffersTest, AHugeUpdateIsRefusedFromTheFirst) {
  config_.most_norm = [](std::uint64_t, std::int64_t steps, std::int64_t) { return 10.0 * static_cast<double>(steps); };
  start();
  give(1, update(1e6f));
  expect_refused(1, "norm");
}

TEST_F(OffersTest, NormsAreKnownAfterARestart) {
  start();
  good_round();
  start();
  give(1, update(1e6f));
  expect_refused(1, "norm");
}

TEST_F(OffersTest, TinyUpdatesOfOneOfTwoDoNotPutTheOtherOut) {
  start();
  for (int round = 0; round < 10; ++round) {
    give(1, update(1e-9f));
    give(2, update());
    EXPECT_EQ(verdict(2).judgement, net::Judgement::accepted) << verdict(2).reason;
    saved();
    for (net::PeerId peer : {1, 2}) say(peer, net::Synced{shepherd_->rounds_complete(), last<net::Job>(peer)->epoch});
  }
  EXPECT_EQ(membership_->members().size(), 2u);
}

TEST_F(OffersTest, AClaimedSpeedLeavesTheOthersTheirSteps) {
  config_.steps = 10;
  start();
  join(3, "liar");
  say(3, net::Ready{1e14, true, 0, last<net::Job>(3)->epoch, ""});
  good_round();
  EXPECT_GE(last<net::Begin>(1)->steps, 8u);
  EXPECT_GE(last<net::Begin>(2)->steps, 8u);
  EXPECT_LE(last<net::Begin>(3)->steps, 40u);
}

// All workers of a key answer for each other, whatever they call themselves.
TEST_F(OffersTest, StrikesOfAKeyPutAllItsWorkersOutAndARestartForgivesNothing) {
  config_.strikes = 2;
  principal_ = "its-key";
  start();
  principal_ = "local";
  join(3, "c");
  give(1, update(NAN));
  give(2, update(NAN));
  ASSERT_TRUE(last<net::Refused>(1));
  ASSERT_TRUE(last<net::Refused>(2));
  EXPECT_FALSE(last<net::Refused>(3));
  principal_ = "its-key";
  restart();
  net::Hello hello;
  hello.name = "another";
  say(4, hello);
  ASSERT_TRUE(last<net::Refused>(4));
  EXPECT_TRUE(last<net::Refused>(4)->final);
}

TEST_F(OffersTest, AForgedOfferHurtsOnlyHimWhoMadeIt) {
  start();
  net::Offer stolen = offer_for(1, update(50));
  say(2, stolen);
  expect_refused(2, "forged");
  give(1, update());
  EXPECT_EQ(verdict(1).judgement, net::Judgement::accepted);
}

TEST_F(OffersTest, UnknownLeasesAreCountedAndNotPunished) {
  start();
  net::Offer offer = offer_for(2, update());
  offer.lease ^= 0x5555;
  for (int i = 0; i < 10; ++i) say(2, offer);
  EXPECT_EQ(verdict(2).judgement, net::Judgement::late_dropped);
  EXPECT_EQ(status()["updates"]["unknown lease"], 10);
  EXPECT_EQ(times<net::Fetch>(2), 0u);
  EXPECT_EQ(membership_->members().size(), 2u);
}

// A verdict that was lost makes a worker say its offer again: that is no offence, and it is not counted twice.
TEST_F(OffersTest, AReplayIsCountedOnce) {
  start();
  net::Offer offer = offer_for(2, update());
  give(2, update());
  for (int i = 0; i < 5; ++i) say(2, offer);  // its round is still open
  EXPECT_EQ(status()["updates"]["replayed"], 5);
  give(1, update());
  for (int i = 0; i < 5; ++i) say(2, offer);  // its round is being saved
  saved();
  for (int i = 0; i < 5; ++i) say(2, offer);  // its round is complete
  EXPECT_EQ(status()["updates"]["replayed"], 15);
  EXPECT_EQ(status()["updates"]["merged"], 2);
  EXPECT_EQ(verdict(2).judgement, net::Judgement::late_dropped);
  EXPECT_EQ(membership_->members().size(), 2u);
  EXPECT_FLOAT_EQ(shepherd_->parameters()[0], -1);
}

TEST_F(OffersTest, AnOfferSaidAgainWhileItIsFetchedIsFetchedOnce) {
  start();
  say(2, offer_for(2, update()));
  say(2, offer_for(2, update()));
  EXPECT_EQ(times<net::Fetch>(2), 1u);
  give_piece(2, update());
  EXPECT_EQ(verdict(2).judgement, net::Judgement::accepted);
}

TEST_F(OffersTest, AnUpdateThatIsGoneIsAskedForAgain) {
  start();
  say(2, offer_for(2, update()));
  say(2, net::Piece{"update", 0});
  EXPECT_FALSE(last<net::Verdict>(2));
  std::size_t begins = times<net::Begin>(2);
  now_ += 4;
  net::Progress idle;
  idle.epoch = last<net::Job>(1)->epoch;
  idle.synced = true;
  say(2, idle);
  EXPECT_EQ(times<net::Begin>(2), begins + 1);
  give(2, update());
  EXPECT_EQ(verdict(2).judgement, net::Judgement::accepted);
}

TEST_F(OffersTest, ThreeStrikesAndAWorkerIsOut) {
  start();
  for (int i = 0; i < 3; ++i) {
    give(2, update(std::nanf("")));
    give(1, update());
    saved();
  }
  ASSERT_TRUE(last<net::Refused>(2));
  EXPECT_TRUE(last<net::Refused>(2)->final);
  EXPECT_EQ(membership_->members().size(), 1u);
  EXPECT_EQ(status()["refused"]["not finite"], 3);
  net::Hello again;
  again.name = "b";
  again.incarnation = 9;
  say(3, again);
  ASSERT_TRUE(last<net::Refused>(3));
  EXPECT_TRUE(last<net::Refused>(3)->final);
  EXPECT_TRUE(last<net::Outcome>(1));
}

TEST_F(OffersTest, ARoundClosesWhenTheLastOneItWaitedForIsPutOut) {
  config_.strikes = 1;
  start();
  net::Offer offer = offer_for(2, update(std::nanf("")));
  give(1, update());
  now_ += 1;
  say(2, offer);
  give_piece(2, update(std::nanf("")));
  ASSERT_TRUE(saving_) << "nobody else is waited for";
  say(2, offer_for(1, update()));  // forged, while it is no member any more
  EXPECT_FALSE(last<net::Refused>(2)->final) << "first it must say hello";
  saved();
  EXPECT_EQ(summaries_.size(), 1u);
}

// Whatever words it has for it; one whose connection is lost may come back to its batches.
TEST_F(OffersTest, OnlyWhoSaysGoodByeGivesItsBatchesBackAtOnce) {
  start();
  membership_->disconnected(now_, 1);
  EXPECT_EQ(ledger_.outstanding().size(), 2u);
  EXPECT_TRUE(shepherd_->misses_somebody(now_));
  net::Hello hello;
  hello.name = "a";
  hello.held = {{kTrainingJob, "run"}};
  say(1, hello);
  EXPECT_EQ(ledger_.outstanding().size(), 2u);
  EXPECT_FALSE(shepherd_->misses_somebody(now_));
  say(1, net::Bye{});
  ASSERT_EQ(ledger_.outstanding().size(), 1u);
  EXPECT_EQ(ledger_.outstanding()[0].worker, "b@local");
  EXPECT_FALSE(shepherd_->misses_somebody(now_));
}

TEST_F(OffersTest, NothingIsTakenOnceTheTrainingIsOver) {
  config_.rounds = 1;
  config_.quorum = 0.1;
  config_.deadline.needed = 1;
  config_.deadline.least_seconds = 0.1;
  start();
  net::Offer late = offer_for(2, update());
  now_ += 0.1;
  give(1, update());
  say(2, late);
  now_ += 10;
  say(1, net::Progress{});
  saved();
  EXPECT_TRUE(shepherd_->finished());
  give_piece(2, update());
  say(2, late);
  shepherd_->tick(now_);
  EXPECT_EQ(ledger_.trained(), 2);
}

TEST_F(OffersTest, AStopWhileARoundIsSavedStillCountsIt) {
  start();
  give(1, update());
  give(2, update());
  shepherd_->stop(now_, "boss");
  EXPECT_TRUE(last<net::Bye>(1));
  saved();
  EXPECT_EQ(ledger_.rounds_complete(), 1);
  EXPECT_TRUE(shepherd_->stopped());
}

TEST_F(OffersTest, ASnapshotIsMadeOnceAndStaysAsItWas) {
  start();
  std::shared_ptr<const Snapshot> before = shepherd_->snapshot(now_);
  EXPECT_EQ(shepherd_->snapshot(now_), before) << "nothing has happened since";
  EXPECT_EQ(before->state, "training");
  ASSERT_EQ(before->workers.size(), 2u);
  EXPECT_EQ(before->workers[0].state, "training");
  EXPECT_EQ(before->open->updates_waited_for, 2);
  give(1, update());
  std::shared_ptr<const Snapshot> after = shepherd_->snapshot(now_);
  EXPECT_EQ(after->workers[0].updates, 1u);
  EXPECT_EQ(after->open->updates_merged, 1);
  EXPECT_EQ(before->workers[0].updates, 0u);
  EXPECT_EQ(shepherd_->status(now_), to_json(*after));
  EXPECT_NE(shepherd_->snapshot(now_ + 1), after) << "in another turn";
}

TEST_F(OffersTest, WhatHappensIsTold) {
  start();
  give(1, update());
  give(2, update(NAN));
  membership_->disconnected(now_, 2);
  shepherd_->stop(now_, "boss");
  std::vector<std::string> kinds, words;
  for (const RunEvent& event : events_) {
    if (auto* joined = std::get_if<event::Joined>(&event.what)) kinds.push_back("joined " + joined->worker);
    if (auto* begun = std::get_if<event::Begun>(&event.what)) {
      kinds.push_back(concat("begun ", begun->worker, " ", begun->batches));
    }
    if (auto* uploaded = std::get_if<event::Uploaded>(&event.what)) {
      kinds.push_back(concat("uploaded ", uploaded->worker, " ", uploaded->loss));
    }
    if (auto* refused = std::get_if<event::Refused>(&event.what)) {
      kinds.push_back(concat("refused ", refused->worker, " ", refused->kind));
    }
    if (auto* expired = std::get_if<event::Expired>(&event.what)) {
      EXPECT_EQ(expired->cause, event::Expired::Cause::refused);
      kinds.push_back(concat("expired ", expired->worker, " ", expired->round, " ", expired->batches));
    }
    if (auto* left = std::get_if<event::Left>(&event.what)) kinds.push_back("left " + left->worker);
    if (auto* stopped = std::get_if<event::Stopped>(&event.what)) kinds.push_back("stopped " + stopped->who);
    if (std::string line = words_of(event); !line.empty()) words.push_back(line);
  }
  EXPECT_EQ(kinds, (std::vector<std::string>{"joined a@local", "joined b@local", "begun a@local 2", "begun b@local 2",
                                             "uploaded a@local 2", "refused b@local not finite", "expired b@local 0 2",
                                             "left b@local", "stopped boss"}));
  ASSERT_EQ(words.size(), 6u);
  EXPECT_EQ(words[2], "round 0: the update of b@local is refused: it holds NaN or infinity");
  EXPECT_EQ(words[3], "round 0: 2 batches of b@local go to others: its update was refused");
  EXPECT_EQ(words[4], "b@local is gone: its connection was lost");
  EXPECT_EQ(words[5], "stopped by boss");
}

TEST_F(OffersTest, RoundsThatAreNotSavedAreCommittedWithTheNextThatIs) {
  save_every_ = 3;
  start();
  std::vector<std::uint64_t> leases;
  for (std::uint64_t round = 0; round < 2; ++round) {
    leases.push_back(last<net::Begin>(1)->lease);
    give(1, update());
    give(2, update());
    EXPECT_FALSE(saving_);
    EXPECT_EQ(shepherd_->rounds_complete(), round + 1);
    EXPECT_EQ(last<net::Outcome>(1)->delta.version, round + 1);
    say(1, net::Synced{round + 1, last<net::Job>(1)->epoch});
    say(2, net::Synced{round + 1, last<net::Job>(2)->epoch});
  }
  EXPECT_TRUE(shepherd_->has_uncommitted());
  EXPECT_EQ(ledger_.rounds_complete(), 0);
  EXPECT_EQ(ledger_.trained(), 0);
  EXPECT_EQ(nlohmann::json::parse(shepherd_->status(now_))["tokens"], 2 * 2 * 2 * 5);
  net::Offer replay;
  replay.lease = leases[0];
  say(1, replay);
  EXPECT_EQ(last<net::Verdict>(1)->reason, "it was counted before");
  give(1, update());
  give(2, update());
  saved();
  EXPECT_FALSE(shepherd_->has_uncommitted());
  EXPECT_EQ(ledger_.rounds_complete(), 3);
  EXPECT_EQ(ledger_.trained(), 3 * 2 * 2);
}

TEST_F(OffersTest, LeasesOfRoundsThatACrashHasUndoneComeBack) {
  save_every_ = 3;
  start();
  give(1, update());
  give(2, update());
  std::uint64_t lease = last<net::Begin>(1)->lease;
  EXPECT_EQ(ledger_.find(lease)->round, 1);
  start();  // as after a kill: the ledger has no round yet
  EXPECT_EQ(shepherd_->rounds_complete(), 0u);
  EXPECT_FALSE(ledger_.find(lease));
}

}  // namespace
}  // namespace pcp::cluster
