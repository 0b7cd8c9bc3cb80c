// The thread a worker computes on, with a real engine, driven by its session and training task; the shepherd is played
// by hand. Everything waits for an event.
#include "cluster/compute_thread.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "pcp/error.h"
#include "pcp/passes.h"
#include "tests/cluster/job_of.h"
#include "tests/cluster/line_model.h"
#include "tests/data/temporary_folder.h"
#include "train/data_checksum.h"

namespace pcp::cluster {
namespace {

using namespace line;

constexpr std::uint64_t kEndless = 1'000'000'000;  // steps: nobody waits for their end

// Answers and lines of the computing thread, taken on the test's.
class Mailbox {
 public:
  void post(ComputeThread::Answer answer) {
    std::lock_guard lock(mutex_);
    answers_.push_back(std::move(answer));
    changed_.notify_all();
  }
  void log(const std::string& line) {
    std::lock_guard lock(mutex_);
    lines_.push_back(line);
  }
  ComputeThread::Answer next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !answers_.empty(); });
    ComputeThread::Answer answer = std::move(answers_.front());
    answers_.pop_front();
    return answer;
  }
  bool has_line(const std::string& text) {
    std::lock_guard lock(mutex_);
    return std::ranges::any_of(lines_, [&](const std::string& line) { return line.find(text) != std::string::npos; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ComputeThread::Answer> answers_;
  std::vector<std::string> lines_;
};

class ComputeThreadTest : public testing::Test, public SessionHost {
 protected:
  ComputeThreadTest() {
    path_ = folder_.path("rows.safetensors");
    write_line_rows(path_);
  }
  bool send(const net::Message& message) override {
    sent_.push_back(message);
    return true;
  }
  void log(const std::string& line) override { mailbox_.log(line); }

  void start(const std::string& data = "", bool compiles = true) {
    session_ = std::make_unique<Session>(net::Hello{}, *this);
    computer_ = std::make_unique<ComputeThread>(
        *engine_, ComputeOptions{1, data, compiles},
        [this](ComputeThread::Answer answer) { mailbox_.post(std::move(answer)); },
        [this](const std::string& line) { mailbox_.log(line); }, seconds_now);
    task_ = std::make_unique<TrainingTask>(*session_, *computer_, !data.empty());
    session_->connected(0);
    hear(net::Welcome{"w@key", 1000});
  }
  void TearDown() override { computer_.reset(); }

  void hear(net::Body body) {
    std::string job = job_of(body);
    session_->receive(0, {std::move(body), {}, job});
    for (; served_ < sent_.size(); ++served_) {
      auto* fetch = std::get_if<net::Fetch>(&sent_[served_].body);
      if (!fetch) continue;
      net::Message piece = shelf_.answer(*fetch);
      piece.job = kTrainingJob;
      session_->receive(0, piece);
    }
  }
  net::Blob put(const std::string& id, std::vector<std::byte> bytes) {
    return shelf_.put(id, net::Payload::copy_of(bytes));
  }
  void give_job(const JobDescription& description, const std::string& artifact = "") {
    net::Job job;
    job.run = "run";
    job.description = to_json(description);
    job.model = shelf_.put("model", net::Payload::of(line_text()));
    if (!artifact.empty()) job.artifact = shelf_.put("artifact", net::Payload::of(artifact));
    hear(job);
  }
  void answer() { mailbox_.next()(*task_); }
  // Prepared, with the first reference.
  void set_up(const JobDescription& description) {
    give_job(description);
    answer();
    net::Reference plan;
    plan.full = put("reference/0", reference_of(first_));
    hear(plan);
    answer();
  }
  net::Begin with_data(net::Begin begin, const std::vector<LineBatch>& batches) {
    begin.data = put(concat("data/", begin.lease), bytes_of(batches));
    return begin;
  }
  static net::Begin endless(std::uint64_t id) {
    net::Begin begin = lease(id, kEndless);
    begin.batches = {{0, kEndless}};
    return begin;
  }
  void wait_for_a_step(std::uint64_t lease) {
    while (computer_->steps_done(lease) == 0) std::this_thread::yield();
  }
  template <class Body>
  std::vector<Body> said() const {
    std::vector<Body> bodies;
    for (const net::Message& message : sent_) {
      if (auto* body = std::get_if<Body>(&message.body)) bodies.push_back(*body);
    }
    return bodies;
  }
  std::vector<float> update_of(const net::Offer& offer) {
    session_->receive(0, {net::Fetch{offer.update.id, 0, offer.update.bytes}, {}, kTrainingJob});
    std::vector<float> values(offer.update.bytes / sizeof(float));
    decompress(Compression::f32, sent_.back().payload.bytes(), values);
    return values;
  }
  JobDescription with_own_data(JobDescription job) const {
    job.data = {data_checksum(path_), "rows", 0, 18, 2, 1, 0, 0.1, "random", 1};
    return job;
  }

  std::unique_ptr<Engine> engine_ = make_engine("cpu");
  TemporaryFolder folder_;
  std::string path_;
  Mailbox mailbox_;
  BlobShelf shelf_;
  std::vector<net::Message> sent_;
  std::size_t served_ = 0;
  const Line first_{1, 0.5};
  std::unique_ptr<Session> session_;
  std::unique_ptr<TrainingTask> task_;
  std::unique_ptr<ComputeThread> computer_;
};

TEST_F(ComputeThreadTest, FromTheJobToAnOffer) {
  start();
  set_up(line_job());
  EXPECT_TRUE(mailbox_.has_line("the step is compiled"));
  ASSERT_EQ(said<net::Ready>().size(), 1u);
  EXPECT_GT(said<net::Ready>()[0].steps_per_second, 0);
  EXPECT_EQ(said<net::Synced>().size(), 1u);
  hear(with_data(lease(7, 3), line_batches(0, 3)));
  answer();
  ASSERT_EQ(said<net::Offer>().size(), 1u);
  net::Offer offer = said<net::Offer>()[0];
  Line after = first_;
  double loss = train(after, line_batches(0, 3));
  EXPECT_EQ(offer.lease, 7u);
  EXPECT_NEAR(offer.loss, loss, 1e-5);
  EXPECT_NEAR(update_of(offer)[0], first_.a - after.a, 1e-5);
  EXPECT_NEAR(update_of(offer)[1], first_.c - after.c, 1e-5);
}

// Without overlap parameters that come in the middle of a run are for the next.
TEST_F(ComputeThreadTest, DoesWhatItIsAskedForInOrder) {
  start();
  set_up(line_job());
  hear(with_data(lease(7, 3), line_batches(0, 3)));
  std::vector<float> delta = {0.5f, -0.5f};
  hear(net::Outcome{{1, 0, put("delta/1", bytes_of(delta))}});
  net::Begin next = with_data(lease(8, 2), line_batches(3, 2));
  next.round = 1;
  hear(next);
  for (int i = 0; i < 3; ++i) answer();
  std::vector<net::Offer> offers = said<net::Offer>();
  ASSERT_EQ(offers.size(), 2u);
  Line after = first_, moved{first_.a + 0.5, first_.c - 0.5}, moved_after = moved;
  train(after, line_batches(0, 3));
  train(moved_after, line_batches(3, 2));
  EXPECT_NEAR(update_of(offers[0])[0], first_.a - after.a, 1e-5);
  EXPECT_NEAR(update_of(offers[1])[0], moved.a - moved_after.a, 1e-5);
}

TEST_F(ComputeThreadTest, AbandonedWorkEndsInTheMiddle) {
  start(path_);
  set_up(with_own_data(line_job()));
  EXPECT_TRUE(mailbox_.has_line("reads the data from"));
  EXPECT_EQ(said<net::Ready>()[0].data, data_checksum(path_));
  hear(endless(7));
  wait_for_a_step(7);
  hear(net::Verdict{0, 7, net::Judgement::late_dropped, "round 0 is closed"});
  hear(with_data(lease(8, 1), line_batches(0, 1)));
  answer();
  ASSERT_EQ(said<net::Offer>().size(), 1u);
  EXPECT_EQ(said<net::Offer>()[0].lease, 8u);
  EXPECT_FALSE(mailbox_.has_line(concat(kEndless, " steps")));
  EXPECT_EQ(computer_->steps_done(7), 0u);
}

TEST_F(ComputeThreadTest, WithOverlapParametersAreTakenUpBetweenSteps) {
  start(path_);
  set_up(with_own_data(line_job(Algorithm::streaming)));
  hear(endless(7));
  wait_for_a_step(7);
  std::vector<float> delta = {0.5f};
  hear(net::Outcome{{1, 0, put("delta/1", bytes_of(delta))}});
  answer();  // of the parameters: the run goes on
  session_->tick(10);
  net::Progress progress = said<net::Progress>().back();
  EXPECT_EQ(progress.version, 1u);
  EXPECT_EQ(progress.lease, 7u);
  EXPECT_GT(progress.steps_done, 0u);
  EXPECT_TRUE(said<net::Offer>().empty());
}

TEST_F(ComputeThreadTest, EndsInTheMiddleOfARunWhenItsWorkerDoes) {
  start(path_);
  set_up(with_own_data(line_job()));
  hear(endless(7));
  wait_for_a_step(7);
}

TEST_F(ComputeThreadTest, AFileThatIsNotTheRunsIsWarnedOfAndNotRead) {
  start(path_);
  JobDescription job = with_own_data(line_job());
  job.data.checksum = "of another file";
  set_up(job);
  EXPECT_TRUE(mailbox_.has_line("warning: "));
  EXPECT_TRUE(mailbox_.has_line("is not this run's data"));
  EXPECT_EQ(said<net::Ready>()[0].data, "");
  hear(with_data(lease(7, 1), line_batches(0, 1)));
  answer();
  EXPECT_EQ(said<net::Offer>().size(), 1u);
}

TEST_F(ComputeThreadTest, ErrorsArePostedToTheNetworksThread) {
  start();
  set_up(line_job());
  hear(with_data(lease(7, 2), line_batches(0, 3)));
  expect_error(Code::invalid_argument, {"2 batches take"}, [&] { answer(); });
}

// An engine that must not compile.
class LoadsOnly final : public Engine {
 public:
  explicit LoadsOnly(Engine& engine) : engine_(engine) {}
  std::string name() const override { return engine_.name(); }
  std::string target() const override { return engine_.target(); }
  std::string version() const override { return engine_.version(); }
  std::string description() const override { return engine_.description(); }
  std::vector<Device> devices() const override { return engine_.devices(); }
  std::unique_ptr<Executable> compile(const Function&, const CompileOptions&) override {
    fail(Code::internal, "it compiles");
  }
  std::unique_ptr<Executable> load(const std::string& artifact) override { return engine_.load(artifact); }
  Buffer upload(const HostTensor& tensor) override { return engine_.upload(tensor); }
  HostTensor download(const Buffer& buffer) override { return engine_.download(buffer); }
  bool supports_custom_call(std::string_view target) const override { return engine_.supports_custom_call(target); }

 private:
  Engine& engine_;
};

TEST_F(ComputeThreadTest, AWorkerWithoutACompilerRunsAnArtifactAndCompilesNothing) {
  Model model = line_model();
  model.loss = optimize_for(*engine_, model.loss);
  std::string artifact = engine_->compile(training_step(model, line_job().step))->serialize();
  std::unique_ptr<Engine> whole = std::move(engine_);
  engine_ = std::make_unique<LoadsOnly>(*whole);
  start("", /*compiles=*/false);
  give_job(line_job(), artifact);
  answer();
  EXPECT_EQ(said<net::Ready>().size(), 1u);
  EXPECT_TRUE(mailbox_.has_line("loaded as the shepherd compiled it"));
  computer_.reset();
}

TEST_F(ComputeThreadTest, AWorkerWithoutACompilerRefusesAJobWithoutAnArtifact) {
  start("", /*compiles=*/false);
  give_job(line_job());
  expect_error(Code::unsupported, {"--no-compiler", "cpu", "without --no-compiler"}, [&] { answer(); });
}

}  // namespace
}  // namespace pcp::cluster
