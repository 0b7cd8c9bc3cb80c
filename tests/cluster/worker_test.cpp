// A worker's session and its training task, with a shepherd played by hand, message by message.
#include <gtest/gtest.h>

#include <cstring>

#include "cluster/training_task.h"
#include "pcp/error.h"
#include "tests/cluster/job_of.h"

namespace pcp::cluster {
namespace {

class WorkerTest : public testing::Test, public SessionHost, public Computer {
 protected:
  WorkerTest() : session_(hello(), *this), task_(session_, *this) {}

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
    done_.push_back(concat("prepare ", preparation.job.run, preparation.artifact.empty() ? "" : " with an artifact",
                           preparation.tokenizer.empty() ? "" : " with a tokenizer"));
  }
  void set_reference(std::uint64_t version, std::vector<std::byte>) override {
    done_.push_back(concat("set ", version));
  }
  void apply(const net::Delta& delta, std::vector<std::byte>) override {
    done_.push_back(concat("apply ", delta.version));
  }
  void run(const net::Begin& begin, std::vector<std::byte> data) override {
    done_.push_back(concat("run ", begin.lease));
    data_ = std::move(data);
  }
  void abandon(std::uint64_t lease) override { done_.push_back(concat("abandon ", lease)); }
  std::uint64_t steps_done(std::uint64_t) const override { return steps_done_; }

  void hear(net::Body body, net::Payload payload = {}) {
    net::Message message{std::move(body), std::move(payload), ""};
    message.job = job_of(message.body);
    hears_->receive(now_, message);
  }
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
    session_.connected(now_);
    hear(net::Welcome{"w@key", 1000});
    hear(job("run"));
    serve();
    task_.prepared({10, overlap, ""});
    net::Reference plan;
    plan.full = put("reference/0");
    hear(plan);
    serve();
    task_.reached(0);
    done_.clear();
  }
  void compute(std::uint64_t lease) {
    Update update;
    update.lease = lease;
    update.bytes.resize(4);
    task_.computed(now_, update);
  }
  net::Progress next_progress() {
    now_ += 1.01;
    session_.tick(now_);
    return said<net::Progress>().back();
  }

  Time now_ = 100;
  std::uint64_t steps_done_ = 0;
  BlobShelf shelf_;
  std::vector<net::Message> sent_;
  std::size_t served_ = 0;
  std::vector<std::string> done_;
  std::vector<std::byte> data_;  // of the last run
  Session session_;
  Session* hears_ = &session_;
  TrainingTask task_;
};

TEST_F(WorkerTest, SaysHelloAgainUntilItIsWelcome) {
  session_.connected(now_);
  EXPECT_EQ(said<net::Hello>().size(), 1u);
  session_.tick(now_ += 1.9);
  EXPECT_EQ(said<net::Hello>().size(), 1u);
  session_.tick(now_ += 0.2);
  EXPECT_EQ(said<net::Hello>().size(), 2u);
  hear(net::Welcome{"w@key", 1000});
  session_.tick(now_ += 10);
  EXPECT_EQ(said<net::Hello>().size(), 2u);
  EXPECT_EQ(said<net::Heartbeat>().size(), 1u);
}

TEST_F(WorkerTest, ComesBackAfterARefusalThatMayPassOnly) {
  session_.connected(now_);
  hear(net::Refused{"later", false});
  session_.tick(now_ += 2.1);
  EXPECT_EQ(said<net::Hello>().size(), 2u);
  EXPECT_FALSE(session_.finished());
  hear(net::Refused{"never", true});
  EXPECT_TRUE(session_.finished());
  EXPECT_TRUE(session_.refused());
  EXPECT_EQ(session_.reason(), "never");
}

// As when the shepherd was started again and has not compiled yet.
TEST_F(WorkerTest, TakesTheJobAnewWhenItsArtifactIsGone) {
  session_.connected(now_);
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
  session_.connected(now_);
  hear(net::Welcome{"w@key", 1000});
  for (int i = 0; i < 3; ++i) hear(job("run"));
  serve();
  hear(job("run"));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"prepare run"});
  task_.prepared({10, false, ""});
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
  EXPECT_EQ(next_progress().epoch, 5u);
  EXPECT_EQ(next_progress().version, 1u);
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
  EXPECT_FALSE(next_progress().synced);
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"run 7", "abandon 7", "set 0"}));
  EXPECT_EQ(said<net::Synced>().back().epoch, 5u);
}

TEST_F(WorkerTest, SaysHowFarItIsWithItsLease) {
  set_up();
  hear(begin(0, 7));
  serve();
  steps_done_ = 3;
  net::Progress progress = next_progress();
  EXPECT_EQ(progress.lease, 7u);
  EXPECT_EQ(progress.steps_done, 3u);
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
  EXPECT_FALSE(next_progress().computing) << "or nobody would say the outcome again";
  hear(net::Outcome{delta(1)});
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"apply 1", "run 7"}));
  EXPECT_TRUE(next_progress().computing);
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
  EXPECT_TRUE(next_progress().offering);
  session_.tick(now_ += 5);
  EXPECT_EQ(said<net::Offer>().size(), 2u);
  net::Blob update = said<net::Offer>()[0].update;
  hear(net::Fetch{update.id, 0, update.bytes});
  EXPECT_EQ(sent_.back().payload.bytes().size(), 4u);
  hear(net::Verdict{0, 7, net::Judgement::accepted, ""});
  session_.tick(now_ += 20);
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
  session_.disconnected(now_);
  compute(7);
  EXPECT_TRUE(said<net::Offer>().empty());
  session_.connected(now_ += 3);
  EXPECT_EQ(said<net::Hello>().back().held, (std::vector<net::HeldState>{{kTrainingJob, "run"}}));
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
  EXPECT_FALSE(next_progress().computing);
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
  EXPECT_TRUE(session_.finished());
  EXPECT_FALSE(session_.refused());
  EXPECT_EQ(session_.reason(), "the training is finished");
}

// --- Where the data of a lease comes from.

TEST_F(WorkerTest, ALeasesDataComesWithItUnlessTheComputerHasIt) {
  set_up();
  hear(begin(0, 7));
  serve();
  EXPECT_EQ(data_.size(), std::string("bytes of data/7").size());
  task_.prepared({10, false, "checksum"});
  EXPECT_EQ(said<net::Ready>().back().data, "checksum");
  net::Begin numbers = begin(0, 8);
  numbers.data = {};
  std::size_t before = said<net::Fetch>().size();
  hear(numbers);
  EXPECT_EQ(done_.back(), "run 8");
  EXPECT_TRUE(data_.empty());
  EXPECT_EQ(said<net::Fetch>().size(), before);
}

TEST_F(WorkerTest, ATokenizerIsFetchedByWhoeverHasADataFile) {
  net::Job given = job("run");
  given.tokenizer = put("tokenizer");
  hear(given);
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"prepare run"});
  Session another(hello(), *this);
  TrainingTask with_data(another, *this, /*has_data=*/true);
  hears_ = &another;
  given.run = "other";
  hear(given);
  serve();
  EXPECT_EQ(done_.back(), "prepare other with a tokenizer");
}

// 200,000 tokens of 2 bytes in two blocks; samples are the 3 tokens from 2 n on.
class BlocksTest : public WorkerTest {
 protected:
  void SetUp() override {
    std::vector<Token> tokens(200'000);
    for (std::size_t i = 0; i < tokens.size(); ++i) tokens[i] = static_cast<Token>(i % 65'536);
    net::Job given = job("run");
    given.blocks = put_token_blocks(shelf_, {TokenSource::of(tokens), 0, 200'000}, 2);
    given.description =
        R"({"data":{"checksum":"c","form":"text","token_bytes":2,"size":200000,"batch":1,"context":2,"vocabulary":0,)"
        R"("validation":0.0,"order":"fifo","seed":1}})";
    session_.connected(now_);
    hear(net::Welcome{"w@key", 1000});
    hear(given);
    serve();
    task_.prepared({10, false, ""});
    net::Reference plan;
    plan.full = put("reference/0");
    hear(plan);
    serve();
    done_.clear();
  }
  net::Begin numbers(std::uint64_t lease, std::uint64_t first, std::uint64_t past) {
    net::Begin begin;
    begin.lease = lease;
    begin.steps = past - first;
    begin.batches = {{first, past}};
    return begin;
  }
  std::vector<std::uint16_t> tokens() const {
    std::vector<std::uint16_t> values(data_.size() / 2);
    std::memcpy(values.data(), data_.data(), data_.size());
    return values;
  }
  int fetched(const std::string& id) const {
    return static_cast<int>(std::ranges::count_if(sent_, [&](const net::Message& message) {
      auto* fetch = std::get_if<net::Fetch>(&message.body);
      return fetch && fetch->blob == id;
    }));
  }
};

TEST_F(BlocksTest, ABlockIsFetchedWhenItIsFirstNeededAndKept) {
  hear(numbers(7, 10, 12));
  EXPECT_TRUE(done_.empty());
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
  EXPECT_EQ(tokens(), (std::vector<std::uint16_t>{20, 21, 22, 22, 23, 24}));
  hear(numbers(8, 100, 101));
  EXPECT_EQ(done_.back(), "run 8") << "at once";
  EXPECT_EQ(tokens(), (std::vector<std::uint16_t>{200, 201, 202}));
  EXPECT_EQ(fetched("tokens/0"), 1);
  EXPECT_EQ(fetched("tokens/1"), 0);
}

TEST_F(BlocksTest, TwoLeasesThatWaitForOneBlockBothGetIt) {
  hear(numbers(7, 0, 1));
  hear(numbers(8, 1, 2));
  hear(numbers(9, 65'535, 65'536));  // from token 131,070 on: across the edge
  serve();
  EXPECT_EQ(done_, (std::vector<std::string>{"run 7", "run 8", "run 9"}));
  EXPECT_EQ(tokens(), (std::vector<std::uint16_t>{65'534, 65'535, 0}));
  EXPECT_EQ(fetched("tokens/0") + fetched("tokens/1"), 2);
}

TEST_F(BlocksTest, ADamagedBlockIsFetchedAgain) {
  hear(numbers(7, 0, 1));
  hear(net::Piece{"tokens/0", 0}, net::Payload::of(std::string(kBlockBytes, 'x')));
  EXPECT_TRUE(done_.empty());
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
  EXPECT_EQ(tokens(), (std::vector<std::uint16_t>{0, 1, 2}));
}

TEST_F(BlocksTest, WorkWhoseBlockIsGoneIsForgottenUntilItIsSaidAgain) {
  net::Message block = shelf_.answer({"tokens/0", 0, kBlockBytes});
  hear(numbers(7, 0, 1));
  hear(net::Piece{"tokens/0", 0});
  EXPECT_FALSE(next_progress().computing);
  hear(numbers(7, 0, 1));
  hear(block.body, block.payload);
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
}

TEST_F(BlocksTest, ALeaseThatBringsItsDataNeedsNoBlocks) {
  hear(begin(0, 7));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
  EXPECT_EQ(fetched("tokens/0"), 0);
}

// --- A session knows nothing of training.

class Errand final : public Task {
 public:
  explicit Errand(Session& session) : link(session.add_task("errand", *this)) {}
  std::string held_state() const override { return "half done"; }
  void take(const net::Message& message) override { heard.emplace_back(net::name_of(message.body)); }
  void gone(const std::string& blob) override { heard.push_back(blob + " is gone"); }
  void over(const std::string& reason) override { heard.push_back("over: " + reason); }
  void tick(Time) override { ++ticks; }
  std::optional<net::Body> progress() const override { return net::Synced{link.downloads() ? 1u : 0u, 0}; }

  JobLink& link;
  std::vector<std::string> heard;
  int ticks = 0;
};

class TwoTasks : public WorkerTest {
 protected:
  TwoTasks() : errand_(session_) {}
  void hear_of_errand(net::Body body, net::Payload payload = {}) {
    session_.receive(now_, {std::move(body), std::move(payload), "errand"});
  }
  // Of the errand.
  std::uint64_t downloading() {
    session_.tick(now_ += 1.01);
    return said<net::Synced>().back().version;
  }
  std::vector<std::string> jobs_of_said(std::string_view kind) const {
    std::vector<std::string> jobs;
    for (const net::Message& message : sent_) {
      if (net::name_of(message.body) == kind) jobs.push_back(message.job);
    }
    return jobs;
  }
  Errand errand_;
};

TEST_F(TwoTasks, HearOnlyOfTheirOwnJobs) {
  session_.connected(now_);
  EXPECT_EQ(said<net::Hello>().back().held, (std::vector<net::HeldState>{{"errand", "half done"}}));
  session_.tick(now_ += 0.1);
  EXPECT_EQ(errand_.ticks, 0) << "not before it is welcome";
  hear(net::Welcome{"w@key", 1000});
  hear(job("run"));
  hear_of_errand(net::Synced{});
  serve();
  EXPECT_EQ(errand_.heard, (std::vector<std::string>{"synced"}));
  EXPECT_EQ(done_, (std::vector<std::string>{"prepare run"}));
  next_progress();
  EXPECT_EQ(errand_.ticks, 1);
  EXPECT_EQ(jobs_of_said("heartbeat"), std::vector<std::string>{""}) << "one for all";
  EXPECT_EQ(jobs_of_said("progress"), std::vector<std::string>{kTrainingJob});
  EXPECT_EQ(jobs_of_said("synced"), std::vector<std::string>{"errand"});
}

TEST_F(TwoTasks, HaveBlobsOfTheirOwn) {
  set_up();
  std::string got;
  net::Blob blob = put("thing");
  errand_.link.download(blob, [&](std::vector<std::byte> bytes) { got.assign(bytes.size(), 'x'); });
  EXPECT_EQ(jobs_of_said("fetch").back(), "errand");
  EXPECT_EQ(downloading(), 1u);
  net::Message piece = shelf_.answer({"thing", 0, blob.bytes});
  hear(piece.body, piece.payload);
  EXPECT_TRUE(got.empty()) << "that was training's";
  hear_of_errand(piece.body, piece.payload);
  EXPECT_EQ(got.size(), blob.bytes);
  EXPECT_EQ(downloading(), 0u);
  errand_.link.download({"nothing", 5, 5}, [](std::vector<std::byte>) { FAIL(); });
  hear_of_errand(net::Piece{"nothing", 0});
  EXPECT_EQ(errand_.heard.back(), "nothing is gone");
  errand_.link.shelf().put("mine", net::Payload::of("mine"));
  hear(net::Fetch{"mine", 0, 4});
  EXPECT_TRUE(sent_.back().payload.empty());
  hear_of_errand(net::Fetch{"mine", 0, 4});
  EXPECT_EQ(sent_.back().payload.text(), "mine");
  EXPECT_EQ(sent_.back().job, "errand");
}

TEST_F(TwoTasks, EndOneWithoutTheOther) {
  set_up();
  hear(begin(0, 7));
  serve();
  session_.receive(now_, {net::Bye{"the training is finished"}, {}, kTrainingJob});
  EXPECT_FALSE(session_.finished());
  EXPECT_EQ(done_.back(), "abandon 7");
  compute(7);
  EXPECT_TRUE(said<net::Offer>().empty());
  std::size_t progress = said<net::Progress>().size();
  downloading();
  EXPECT_EQ(said<net::Progress>().size(), progress) << "nothing more to say of it";
  hear_of_errand(net::Refused{"no more", true});
  EXPECT_EQ(errand_.heard.back(), "over: no more");
  EXPECT_FALSE(session_.finished());
  hear(job("another"));
  serve();
  EXPECT_EQ(done_.back(), "prepare another") << "the job has begun again";
  session_.leave("it was stopped");
  EXPECT_EQ(said<net::Bye>().back().reason, "it was stopped");
}

TEST_F(TwoTasks, AJobWithoutATaskIsRefusedAndTheMemberStays) {
  set_up();
  session_.receive(now_, {net::Synced{}, {}, "unheard-of"});
  ASSERT_EQ(said<net::Refused>().size(), 1u);
  EXPECT_EQ(said<net::Refused>()[0].reason, "this member cannot take part in 'unheard-of'");
  EXPECT_EQ(sent_.back().job, "unheard-of");
  session_.receive(now_, {net::Refused{"no", true}, {}, "unheard-of"});
  session_.receive(now_, {net::Bye{"no"}, {}, "unheard-of"});
  EXPECT_EQ(said<net::Refused>().size(), 1u) << "last words are not answered";
  EXPECT_FALSE(session_.finished());
  hear(begin(0, 7));
  serve();
  EXPECT_EQ(done_, std::vector<std::string>{"run 7"});
}

TEST_F(WorkerTest, APreparationThatEndsAfterTheJobMeansNothing) {
  session_.connected(now_);
  hear(net::Welcome{"w@key", 1000});
  hear(job("run"));
  serve();
  session_.receive(now_, {net::Bye{"done"}, {}, kTrainingJob});
  task_.prepared({10, false, ""});
  EXPECT_TRUE(said<net::Ready>().empty());
  session_.disconnected(now_);
  session_.connected(now_);
  EXPECT_TRUE(said<net::Hello>().back().held.empty());
}

}  // namespace
}  // namespace pcp::cluster
