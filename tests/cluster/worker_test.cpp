// The worker's side, with a shepherd played by hand, message by message.
#include "cluster/worker.h"

#include <gtest/gtest.h>

#include <cstring>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

class WorkerTest : public testing::Test, public WorkerHost, public Computer {
 protected:
  WorkerTest() : worker_(hello(), *this, *this) {}

  static net::Hello hello() {
    net::Hello hello;
    hello.name = "w";
    return hello;
  }
  bool send(const net::Message& message) override {
    sent_.push_back(message);
    return true;
  }
  void log(const std::string&) override {}
  void prepare(Preparation preparation) override {
    done_.push_back(concat("prepare ", preparation.job.run, preparation.artifact.empty() ? "" : " with an artifact"));
  }
  void set_reference(std::uint64_t version, std::vector<std::byte>) override {
    done_.push_back(concat("set ", version));
  }
  void apply(const net::Delta& delta, std::vector<std::byte>) override {
    done_.push_back(concat("apply ", delta.version));
  }
  void run(const net::Begin& begin, std::vector<std::byte>) override { done_.push_back(concat("run ", begin.lease)); }
  void abandon(std::uint64_t lease) override { done_.push_back(concat("abandon ", lease)); }
  std::uint64_t steps_done(std::uint64_t) const override { return steps_done_; }

  void hear(net::Body body, net::Payload payload = {}) { worker_.receive(now_, {std::move(body), std::move(payload)}); }
  net::Blob put(const std::string& id) { return shelf_.put(id, net::Payload::of("bytes of " + id)); }
  // Answers what the worker has asked for and not got yet.
  void serve() {
    for (; served_ < sent_.size(); ++served_) {
      auto* fetch = std::get_if<net::Fetch>(&sent_[served_].body);
      if (!fetch) continue;
      net::Message answer = shelf_.answer(*fetch);
      hear(answer.body, answer.payload);
    }
  }
  template <class Body>
  std::vector<Body> said() const {
    std::vector<Body> bodies;
    for (const net::Message& message : sent_) {
      if (auto* body = std::get_if<Body>(&message.body)) bodies.push_back(*body);
    }
    return bodies;
  }
  net::Job job(const std::string& run, const std::string& artifact = "") {
    net::Job job;
    job.run = run;
    job.model = put("model");
    if (!artifact.empty()) job.artifact = put(artifact);
    return job;
  }
  net::Begin begin(std::uint64_t round, std::uint64_t lease) {
    net::Begin begin;
    begin.round = round;
    begin.lease = lease;
    begin.steps = 1;
    begin.data = put(concat("data/", lease));
    return begin;
  }
  net::Delta delta(std::uint64_t version) { return {version, 0, put(concat("delta/", version))}; }
  // Connected, prepared, at version 0.
  void set_up(bool overlap = false) {
    worker_.connected(now_);
    hear(net::Welcome{"w@key", 1000});
    hear(job("run"));
    serve();
    worker_.prepared({10, overlap, ""});
    net::Reference plan;
    plan.full = put("reference/0");
    hear(plan);
    serve();
    worker_.reached(0);
    done_.clear();
  }
  void compute(std::uint64_t lease) {
    Update update;
    update.lease = lease;
    update.bytes.resize(4);
    worker_.computed(now_, update);
  }
  net::Heartbeat next_heartbeat() {
    now_ += 1.01;
    worker_.tick(now_);
    return said<net::Heartbeat>().back();
  }

  Time now_ = 100;
  std::uint64_t steps_done_ = 0;
  BlobShelf shelf_;
  std::vector<net::Message> sent_;
  std::size_t served_ = 0;
  std::vector<std::string> done_;
  Worker worker_;
};

TEST_F(WorkerTest, SaysHelloAgainUntilItIsWelcome) {
  worker_.connected(now_);
  EXPECT_EQ(said<net::Hello>().size(), 1u);
  worker_.tick(now_ += 1.9);
  EXPECT_EQ(said<net::Hello>().size(), 1u);
  worker_.tick(now_ += 0.2);
  EXPECT_EQ(said<net::Hello>().size(), 2u);
  hear(net::Welcome{"w@key", 1000});
  worker_.tick(now_ += 10);
  EXPECT_EQ(said<net::Hello>().size(), 2u);
  EXPECT_EQ(said<net::Heartbeat>().size(), 1u);
}

TEST_F(WorkerTest, ComesBackAfterARefusalThatMayPassOnly) {
  worker_.connected(now_);
  hear(net::Refused{"later", false});
  worker_.tick(now_ += 2.1);
  EXPECT_EQ(said<net::Hello>().size(), 2u);
  EXPECT_FALSE(worker_.finished());
  hear(net::Refused{"never", true});
  EXPECT_TRUE(worker_.finished());
  EXPECT_TRUE(worker_.refused());
  EXPECT_EQ(worker_.reason(), "never");
}

// As when the shepherd was started again and has not compiled yet.
TEST_F(WorkerTest, TakesTheJobAnewWhenItsArtifactIsGone) {
  worker_.connected(now_);
  hear(net::Welcome{"w@key", 1000});
  hear(job("run", "artifact"));
  shelf_.remove("artifact");
  serve();
  EXPECT_TRUE(done_.empty());
  net::Job waits = job("run");
  waits.artifact_follows = true;
  hear(waits);
  EXPECT_TRUE(done_.empty());
  hear(job("run", "artifact"));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"prepare run with an artifact"});
}

TEST_F(WorkerTest, AJobSaidAgainIsPreparedOnce) {
  worker_.connected(now_);
  hear(net::Welcome{"w@key", 1000});
  for (int i = 0; i < 3; ++i) hear(job("run"));
  serve();
  hear(job("run"));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"prepare run"});
  worker_.prepared({10, false, ""});
  hear(job("run"));
  EXPECT_EQ(said<net::Ready>().size(), 2u);
}

TEST_F(WorkerTest, AnotherRunStartsAfresh) {
  set_up();
  hear(begin(0, 7));
  serve();
  hear(job("other"));
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"run 7", "abandon 7", "prepare other"}));
  compute(7);
  EXPECT_TRUE(said<net::Offer>().empty());
}

TEST_F(WorkerTest, SaysInWhichEpochItGotItsParameters) {
  set_up();
  net::Job again = job("run");
  again.epoch = 5;
  hear(again);
  EXPECT_EQ(said<net::Ready>().back().epoch, 0u);
  net::Outcome outcome{delta(1)};
  hear(outcome);
  serve();
  EXPECT_EQ(next_heartbeat().epoch, 5u);
  EXPECT_EQ(next_heartbeat().version, 1u);
}

// Those of the new epoch have the same name and other bytes.
TEST_F(WorkerTest, ANewEpochEndsTheFetchOfParameters) {
  set_up();
  hear(net::Outcome{delta(1)});
  std::size_t fetches = said<net::Fetch>().size();
  net::Job again = job("run");
  again.epoch = 5;
  hear(again);
  serve();
  EXPECT_TRUE(done_.empty()) << done_.back();
  net::Reference plan;
  plan.version = 0;
  plan.deltas.push_back(delta(1));
  hear(plan);
  EXPECT_EQ(said<net::Fetch>().size(), fetches + 1);
}

TEST_F(WorkerTest, WhatIsNotOfTheRunIsDroppedWithTheWorkOnIt) {
  set_up();
  hear(begin(0, 7));
  serve();
  net::Job again = job("run");
  again.epoch = 5;
  hear(again);
  net::Reference plan;
  plan.full = put("reference/0");
  plan.anew = true;
  hear(plan);
  EXPECT_FALSE(next_heartbeat().synced);
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"run 7", "abandon 7", "set 0"}));
  EXPECT_EQ(said<net::Synced>().back().epoch, 5u);
}

TEST_F(WorkerTest, SaysHowFarItIsWithItsLease) {
  set_up();
  hear(begin(0, 7));
  serve();
  steps_done_ = 3;
  net::Heartbeat heartbeat = next_heartbeat();
  EXPECT_EQ(heartbeat.lease, 7u);
  EXPECT_EQ(heartbeat.steps_done, 3u);
}

TEST_F(WorkerTest, DeltasAreAppliedInOrderWhateverWayTheyCome) {
  set_up();
  hear(net::Outcome{delta(2)});
  serve();
  EXPECT_TRUE(done_.empty());
  hear(net::Outcome{delta(1)});
  hear(net::Outcome{delta(1)});
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"apply 1", "apply 2"}));
  hear(net::Outcome{delta(1)});
  serve();
  EXPECT_EQ(done_.size(), 2u);
}

TEST_F(WorkerTest, AWholeReferenceThatComesAfterLaterVersionsIsLeftOut) {
  set_up(/*overlap=*/true);
  net::Reference plan;  // as it is said again when word of an earlier one was lost
  plan.full = put("reference/2");
  plan.version = 2;
  hear(plan);
  std::size_t held_back = served_;
  served_ = sent_.size();
  for (std::uint64_t version : {1, 2, 3}) hear(net::Outcome{delta(version)});
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"apply 1", "apply 2", "apply 3"}));
  served_ = held_back;
  serve();
  EXPECT_EQ(done_.size(), 3u) << done_.back();
}

TEST_F(WorkerTest, AWholeReferenceIsNotFetchedWhereDeltasSuffice) {
  set_up();
  hear(net::Outcome{delta(1)});
  serve();
  net::Reference plan;
  plan.full = put("reference/0");
  plan.deltas = {delta(1), delta(2)};
  hear(plan);
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"apply 1", "apply 2"}));
}

TEST_F(WorkerTest, ARoundWaitsForItsParameters) {
  set_up();
  hear(begin(1, 7));
  serve();
  EXPECT_TRUE(done_.empty());
  EXPECT_FALSE(next_heartbeat().computing) << "or nobody would say the outcome again";
  hear(net::Outcome{delta(1)});
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"apply 1", "run 7"}));
  EXPECT_TRUE(next_heartbeat().computing);
}

TEST_F(WorkerTest, WithOverlapARoundStartsFromTheParametersBefore) {
  set_up(/*overlap=*/true);
  hear(begin(1, 7));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
  hear(begin(2, 8));
  serve();
  EXPECT_EQ(done_.size(), 1u);
}

TEST_F(WorkerTest, ABeginSaidAgainIsRunOnceAndOfferedAgain) {
  set_up();
  for (int i = 0; i < 3; ++i) {
    hear(begin(0, 7));
    serve();
  }
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
  compute(7);
  EXPECT_EQ(said<net::Offer>().size(), 1u);
  hear(begin(0, 7));
  EXPECT_EQ(said<net::Offer>().size(), 2u);
  EXPECT_EQ(done_.size(), 1u);
}

TEST_F(WorkerTest, AnOfferIsSaidAgainUntilThereIsAVerdict) {
  set_up();
  hear(begin(0, 7));
  serve();
  compute(7);
  EXPECT_TRUE(next_heartbeat().offering);
  worker_.tick(now_ += 5);
  EXPECT_EQ(said<net::Offer>().size(), 2u);
  net::Blob update = said<net::Offer>()[0].update;
  hear(net::Fetch{update.id, 0, update.bytes});
  EXPECT_EQ(sent_.back().payload.bytes().size(), 4u);
  hear(net::Verdict{0, 7, net::Judgement::accepted, ""});
  worker_.tick(now_ += 20);
  EXPECT_EQ(said<net::Offer>().size(), 2u);
  hear(net::Fetch{update.id, 0, update.bytes});
  EXPECT_TRUE(sent_.back().payload.empty());
}

TEST_F(WorkerTest, AVerdictEndsWorkThatNobodyWaitsFor) {
  set_up();
  hear(begin(0, 7));
  serve();
  hear(net::Verdict{0, 7, net::Judgement::late_dropped, "round 0 is closed"});
  EXPECT_EQ(done_.back(), "abandon 7");
  compute(7);
  EXPECT_TRUE(said<net::Offer>().empty());
}

TEST_F(WorkerTest, WorkIsFinishedWithoutAConnectionAndOfferedOnTheNext) {
  set_up();
  hear(begin(0, 7));
  serve();
  worker_.disconnected(now_);
  compute(7);
  EXPECT_TRUE(said<net::Offer>().empty());
  worker_.connected(now_ += 3);
  EXPECT_EQ(said<net::Hello>().back().run, "run");
  hear(net::Welcome{"w@key", 1000});
  hear(job("run"));
  EXPECT_EQ(said<net::Ready>().back(), (net::Ready{10, true, 0, 0, ""}));
  EXPECT_EQ(said<net::Offer>().size(), 1u);
}

TEST_F(WorkerTest, DataThatAreGoneAreForgottenUntilTheyAreSaidAgain) {
  set_up();
  net::Begin lost = begin(0, 7);
  shelf_.remove("data/7");
  hear(lost);
  serve();
  EXPECT_FALSE(next_heartbeat().computing);
  hear(begin(0, 7));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
}

TEST_F(WorkerTest, ParametersThatAreGoneAreAskedForAnotherWay) {
  set_up();
  net::Delta old = delta(1);
  shelf_.remove("delta/1");
  hear(net::Outcome{old});
  hear(net::Outcome{delta(2)});
  serve();
  EXPECT_EQ(said<net::Ready>().back(), (net::Ready{10, true, 0, 0, ""}));
  net::Reference plan;
  plan.full = put("reference/2");
  plan.version = 2;
  hear(plan);
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"set 2"});
  EXPECT_EQ(said<net::Synced>().back().version, 2u);
}

TEST_F(WorkerTest, DamagedBytesAreFetchedAgain) {
  set_up();
  hear(begin(0, 7));
  hear(net::Piece{"data/7", 0}, net::Payload::of("bytes Of data/7"));
  EXPECT_TRUE(done_.empty());
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
}

TEST_F(WorkerTest, InBroadcastsOfTheWholeEveryOutcomeIsAQuestion) {
  set_up();
  hear(net::Outcome{{1, 0, {}}});
  EXPECT_EQ(said<net::Ready>().back(), (net::Ready{10, false, 0, 0, ""}));
  hear(begin(1, 7));
  serve();
  EXPECT_TRUE(done_.empty()) << "not from the old parameters";
  net::Reference plan;
  plan.full = put("reference/1");
  plan.version = 1;
  hear(plan);
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"set 1", "run 7"}));
}

TEST_F(WorkerTest, GoesHomeWhenItIsSent) {
  set_up();
  hear(net::Bye{"the training is finished"});
  EXPECT_TRUE(worker_.finished());
  EXPECT_FALSE(worker_.refused());
  EXPECT_EQ(worker_.reason(), "the training is finished");
}

}  // namespace
}  // namespace pcp::cluster
