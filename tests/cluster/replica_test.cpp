// What a worker's copy of the model computes, against steps that are done by hand.
#include "cluster/replica.h"

#include <gtest/gtest.h>

#include "pcp/error.h"
#include "pcp/passes.h"
#include "tests/cluster/line_model.h"
#include "tests/data/temporary_folder.h"

namespace pcp::cluster {
namespace {

using namespace line;

class ReplicaTest : public testing::Test {
 protected:
  Replica replica(const JobDescription& job, const std::string& artifact = "") {
    return Replica(*engine_, job, line_text(), artifact, 1);
  }
  static std::optional<Update> run(Replica& replica, const net::Begin& begin, const std::vector<LineBatch>& batches) {
    return replica.run(begin, bytes_of(batches), [] { return true; });
  }
  static std::vector<float> values_of(const Update& update, std::size_t count,
                                      Compression compression = Compression::f32) {
    std::vector<float> values(count);
    decompress(compression, update.bytes, values);
    return values;
  }
  // The update is how the parameters would change, from before to after.
  static void expect_update(const Update& update, const Line& before, const Line& after) {
    std::vector<float> values = values_of(update, 2);
    EXPECT_NEAR(values[0], before.a - after.a, 1e-5);
    EXPECT_NEAR(values[1], before.c - after.c, 1e-5);
  }

  std::unique_ptr<Engine> engine_ = make_engine("cpu");
  const Line first_{1, 0.5};
};

TEST_F(ReplicaTest, AnUpdateIsTheChangeOfAllItsSteps) {
  Replica tested = replica(line_job());
  EXPECT_GT(tested.steps_per_second(), 0);
  EXPECT_FALSE(tested.overlap());
  tested.set_reference(reference_of(first_));
  std::optional<Update> update = run(tested, lease(7, 3), line_batches(0, 3));
  ASSERT_TRUE(update);
  Line after = first_;
  double loss = train(after, line_batches(0, 3));
  EXPECT_EQ(update->lease, 7u);
  EXPECT_NEAR(update->loss, loss, 1e-5);
  EXPECT_GT(update->seconds, 0);
  expect_update(*update, first_, after);
}

TEST_F(ReplicaTest, EveryRunStartsFromTheReference) {
  Replica tested = replica(line_job());
  tested.set_reference(reference_of(first_));
  std::optional<Update> update = run(tested, lease(1, 3), line_batches(0, 3));
  EXPECT_EQ(run(tested, lease(2, 3), line_batches(0, 3))->bytes, update->bytes);
  std::vector<float> delta = {-0.25f, 0.5f};
  tested.apply(0, bytes_of(delta));
  Line before{first_.a - 0.25, first_.c + 0.5}, after = before;
  train(after, line_batches(3, 2));
  expect_update(*run(tested, lease(3, 2), line_batches(3, 2)), before, after);
}

TEST_F(ReplicaTest, TheOptimizersStateStaysFromRunToRun) {
  constexpr double kMomentum = 0.5;
  Replica tested = replica(line_job(Algorithm::diloco, kMomentum));
  tested.set_reference(reference_of(first_));
  Line velocity;
  for (int round = 0; round < 2; ++round) {
    Line after = first_;
    for (const LineBatch& batch : line_batches(2 * round, 2)) {
      Line slope = after;
      gradient(slope, batch);
      velocity = {kMomentum * velocity.a + slope.a, kMomentum * velocity.c + slope.c};
      after = {after.a - kRate * velocity.a, after.c - kRate * velocity.c};
    }
    expect_update(*run(tested, lease(1, 2), line_batches(2 * round, 2)), first_, after);
  }
}

TEST_F(ReplicaTest, TheRateIsThatOfThePlaceOnTheSchedule) {
  JobDescription job = line_job();
  job.schedule = {ScheduleKind::linear, 0.2, 0, 0, 100};  // 0.2 at the start, 0 after 100 steps
  Replica tested = replica(job);
  tested.set_reference(reference_of(first_));
  net::Begin begin = lease(1, 4);
  begin.schedule_from = 40;  // four steps stand for the twenty of a faster worker
  begin.schedule_to = 60;
  Line after = first_;
  for (int i = 0; i < 4; ++i) train(after, line_batches(i, 1), 0.2 * (1 - (40 + 5.0 * i) / 100));
  expect_update(*run(tested, begin, line_batches(0, 4)), first_, after);
}

TEST_F(ReplicaTest, SynchronousUpdatesAreTheMeanOfTheGradients) {
  Replica tested = replica(line_job(Algorithm::sync));
  tested.set_reference(reference_of(first_));
  Line sum;
  double losses = 0;
  for (const LineBatch& batch : line_batches(0, 4)) {
    Line slope = first_;
    losses += gradient(slope, batch);
    sum = {sum.a + slope.a, sum.c + slope.c};
  }
  std::optional<Update> update = run(tested, lease(1, 4), line_batches(0, 4));
  EXPECT_NEAR(update->loss, losses / 4, 1e-5);
  EXPECT_NEAR(values_of(*update, 2)[0], sum.a / 4, 1e-5);
  EXPECT_NEAR(values_of(*update, 2)[1], sum.c / 4, 1e-5);
}

// The worker's own parameters go on; what comes back of one fragment is mixed into them.
TEST_F(ReplicaTest, StreamingTrainsOnAndMixesWhatComesBack) {
  JobDescription job = line_job(Algorithm::streaming);
  job.mixing = 0.25;
  Replica tested = replica(job);
  EXPECT_TRUE(tested.overlap());
  tested.set_reference(reference_of(first_));
  Line own = first_;
  train(own, line_batches(0, 2));
  std::optional<Update> update = run(tested, lease(1, 2, 0), line_batches(0, 2));
  EXPECT_EQ(update->bytes.size(), sizeof(float)) << "of one fragment";
  EXPECT_NEAR(values_of(*update, 1)[0], first_.a - own.a, 1e-5);

  std::vector<float> delta = {0.75f};
  double shared = first_.a + 0.75;
  own.a = 0.25 * own.a + 0.75 * shared;
  tested.apply(0, bytes_of(delta));
  train(own, line_batches(2, 3));
  update = run(tested, lease(2, 3, 1), line_batches(2, 3));
  EXPECT_NEAR(values_of(*update, 1)[0], first_.c - own.c, 1e-5) << "since the reference, also before this run";
}

TEST_F(ReplicaTest, WhatRoundingLosesIsInTheNextUpdate) {
  JobDescription job = line_job();
  job.update_compression = Compression::int4;
  Replica tested = replica(job);
  tested.set_reference(reference_of(first_));
  std::vector<float> residual(2);
  for (int round = 0; round < 3; ++round) {
    Line after = first_;
    train(after, line_batches(round, 1));
    std::vector<float> change = {static_cast<float>(first_.a - after.a), static_cast<float>(first_.c - after.c)};
    std::vector<std::byte> bytes(compressed_bytes(Compression::int4, 2));
    compress(Compression::int4, change, residual, bytes);
    std::vector<float> expected(2);
    decompress(Compression::int4, bytes, expected);
    std::vector<float> values = values_of(*run(tested, lease(1, 1), line_batches(round, 1)), 2, Compression::int4);
    EXPECT_NEAR(values[0], expected[0], 1e-5) << round;
    EXPECT_NEAR(values[1], expected[1], 1e-5) << round;
  }
}

TEST_F(ReplicaTest, ARunThatIsEndedGivesNoUpdateAndSpoilsNothing) {
  Replica tested = replica(line_job());
  tested.set_reference(reference_of(first_));
  std::optional<Update> whole = run(tested, lease(1, 3), line_batches(0, 3));
  int steps = 0;
  EXPECT_FALSE(tested.run(lease(2, 3), bytes_of(line_batches(3, 3)), [&] { return ++steps < 2; }));
  EXPECT_EQ(steps, 2);
  EXPECT_EQ(run(tested, lease(3, 3), line_batches(0, 3))->bytes, whole->bytes);
}

TEST_F(ReplicaTest, BatchesOfItsOwnDataAreThoseThatWouldHaveBeenSent) {
  TemporaryFolder folder;
  write_line_rows(folder.path("rows.safetensors"));
  RunConfig config;
  config.data = folder.path("rows.safetensors");
  Dataset dataset(config, nullptr);
  TensorType two(DType::f32, {2});
  auto source = dataset.training(two, two);

  net::Begin begin = lease(1, 5);
  begin.batches = {{100, 102}, {3, 6}};
  std::vector<std::byte> sent;
  for (std::int64_t number : {100, 101, 3, 4, 5}) {
    std::vector<std::byte> batch(source->packed_bytes());
    source->pack(number, batch);
    sent.insert(sent.end(), batch.begin(), batch.end());
  }
  Replica tested = replica(line_job());
  tested.set_reference(reference_of(first_));
  auto go_on = [] { return true; };
  expect_error(Code::invalid_argument, {"without data"}, [&] { tested.run(begin, {}, go_on); });
  std::optional<Update> expected = tested.run(begin, sent, go_on);
  tested.use_data(std::make_unique<Dataset>(config, nullptr));
  EXPECT_EQ(tested.run(begin, {}, go_on)->bytes, expected->bytes);
  begin.steps = 6;
  expect_error(Code::invalid_argument, {"fewer batches than its 6 steps"}, [&] { tested.run(begin, {}, go_on); });
}

TEST_F(ReplicaTest, AnArtifactComputesTheSame) {
  JobDescription job = line_job();
  Model model = line_model();
  model.loss = optimize_for(*engine_, model.loss);
  std::string artifact = engine_->compile(training_step(model, job.step))->serialize();
  Replica compiled = replica(job), loaded = replica(job, artifact);
  for (Replica* tested : {&compiled, &loaded}) tested->set_reference(reference_of(first_));
  EXPECT_EQ(run(loaded, lease(1, 3), line_batches(0, 3))->bytes, run(compiled, lease(1, 3), line_batches(0, 3))->bytes);
}

TEST_F(ReplicaTest, WhatDoesNotFitIsRefused) {
  Replica tested = replica(line_job());
  std::vector<float> three(3);
  expect_error(Code::invalid_argument, {"8 bytes", "12"}, [&] { tested.set_reference(bytes_of(three)); });
  expect_error(Code::invalid_argument, {"fragment 1"}, [&] { tested.apply(1, bytes_of(three)); });
  expect_error(Code::data_loss, {}, [&] { tested.apply(0, bytes_of(three)); });
  tested.set_reference(reference_of(first_));
  expect_error(Code::invalid_argument, {"2 batches take 32 bytes, got 48"},
               [&] { run(tested, lease(1, 2), line_batches(0, 3)); });
  expect_error(Code::invalid_argument, {"fragment 5"}, [&] { run(tested, lease(1, 1, 5), line_batches(0, 1)); });
  expect_error(Code::invalid_argument, {"no steps"}, [&] { run(tested, lease(1, 0), {}); });
  JobDescription other = line_job();
  other.names.pop_back();
  other.roles.pop_back();
  other.trained = 1;
  expect_error(Code::invalid_argument, {"4 arguments, expected 3"}, [&] { replica(other); });
}

}  // namespace
}  // namespace pcp::cluster
