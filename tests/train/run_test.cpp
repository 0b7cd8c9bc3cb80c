#include "train/run.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/data/temporary_folder.h"
#include "tests/engine/code_of.h"
#include "train/local_run.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;
using test::code_of;

class Watching final : public RunListener {
 public:
  void heard(const RunEvent& event) override {
    EXPECT_GE(event.time, last_);
    last_ = event.time;
    if (auto* warned = std::get_if<event::Warned>(&event.what)) warnings.push_back(warned->line);
    if (auto* stepped = std::get_if<event::Stepped>(&event.what)) steps.push_back(stepped->metrics.step);
    if (auto* evaluated = std::get_if<event::Evaluated>(&event.what)) evaluations.push_back(evaluated->step);
    if (auto* saved = std::get_if<event::Saved>(&event.what)) saves.push_back(saved->step);
    if (auto* compiled = std::get_if<event::Compiled>(&event.what)) compilations.push_back(*compiled);
  }

  std::vector<std::string> warnings;
  std::vector<std::int64_t> steps, evaluations, saves;
  std::vector<event::Compiled> compilations;

 private:
  double last_ = 1e9;  // seconds since 1970
};

class RunTest : public testing::Test {
 protected:
  std::string out() const { return folder_.path("run"); }
  // A small classifier of points on a spiral.
  ConfigSettings settings(ConfigSettings more = {}) const {
    ConfigSettings all = {{"model", "mlp"}, {"layers", "1"}, {"width", "8"},   {"batch", "8"},
                          {"out", out()},   {"steps", "30"}, {"threads", "1"}, {"eval-batches", "2"}};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  ConfigSettings resumed(ConfigSettings more = {}) const {
    ConfigSettings all = {{"resume", "true"}, {"out", out()}};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  static Module no_module(const std::string&) { fail(Code::not_found, "there is no module"); }
  pcp::Run make(const ConfigSettings& settings, Driver driver) { return {settings, no_module, watching_, driver}; }
  void train(const ConfigSettings& settings) {
    LocalRun run(settings, no_module, watching_);
    EXPECT_TRUE(run.train([] { return false; }));
  }
  std::vector<std::int64_t> checkpoints() const { return RunFolder(out()).checkpoints().steps(); }
  std::string metrics() const { return read_file(out() + "/metrics.jsonl"); }

  TemporaryFolder folder_;
  Watching watching_;
};

TEST_F(RunTest, WhatIsWrongIsFoundBeforeTheFolderIsTouched) {
  for (Driver driver : {Driver::local, Driver::cluster}) {
    for (const ConfigSettings& wrong : {ConfigSettings{{"min-lr", "1"}}, ConfigSettings{{"data", "missing.txt"}},
                                        ConfigSettings{{"from-step", "3"}}, ConfigSettings{{"heads", "2"}}}) {
      EXPECT_THROW(make(settings(wrong), driver), Error) << wrong[0].first;
      EXPECT_FALSE(fs::exists(out())) << wrong[0].first;
    }
  }
}

TEST_F(RunTest, WhatOnlyAClusterHasIsSettledForItAlone) {
  pcp::Run local = make(settings(), Driver::local), cluster = make(settings(), Driver::cluster);
  EXPECT_FALSE(local.config().workers);
  EXPECT_EQ(cluster.config().workers, 1);
  EXPECT_EQ(cluster.config().broadcast_compression, "f32");
  ConfigSettings slow = settings({{"heartbeat", "8"}});
  EXPECT_NO_THROW(make(slow, Driver::local));
  EXPECT_EQ(code_of([&] { make(slow, Driver::cluster); }), Code::invalid_argument);
}

TEST_F(RunTest, SavesAndEvaluatesWhereMultiplesAreReachedAndAtTheEnd) {
  pcp::Run run = make(settings({{"checkpoint-every", "10"}, {"eval-every", "7"}}), Driver::cluster);
  EXPECT_FALSE(run.saves(0, 9));
  EXPECT_TRUE(run.saves(9, 10));
  EXPECT_TRUE(run.saves(5, 12)) << "a round that passes it";
  EXPECT_FALSE(run.saves(10, 19));
  EXPECT_TRUE(run.saves(29, 30));
  EXPECT_TRUE(run.evaluates(6, 7));
  EXPECT_FALSE(run.evaluates(7, 13));
  EXPECT_TRUE(run.evaluates(29, 30));
  pcp::Run seldom = make(settings({{"checkpoint-every", "0"}, {"eval-every", "0"}}), Driver::cluster);
  EXPECT_FALSE(seldom.saves(0, 29) || seldom.evaluates(0, 29));
  EXPECT_TRUE(seldom.saves(29, 30) && seldom.evaluates(29, 30));
}

TEST_F(RunTest, WithoutAWordACheckpointIsMadeEveryRoundOrEvery250Steps) {
  ConfigSettings sync = settings({{"algorithm", "sync"}});
  EXPECT_TRUE(make(settings(), Driver::cluster).saves(0, 1));
  EXPECT_FALSE(make(sync, Driver::cluster).saves(0, 1));
  EXPECT_FALSE(make(settings(), Driver::local).saves(0, 1));
  EXPECT_EQ(make(sync, Driver::cluster).config().checkpoint_every, kCheckpointEvery);
}

TEST_F(RunTest, ALocalRunLeavesWhatItWasAskedFor) {
  train(settings({{"checkpoint-every", "10"}, {"eval-every", "10"}, {"keep", "5"}}));
  EXPECT_EQ(checkpoints(), (std::vector<std::int64_t>{10, 20, 30}));
  EXPECT_EQ(watching_.evaluations, (std::vector<std::int64_t>{0, 10, 20, 30}));
  EXPECT_EQ(watching_.steps.size(), 30u);
  EXPECT_EQ(watching_.saves, checkpoints());
  ASSERT_EQ(watching_.compilations.size(), 1u);
  EXPECT_EQ(watching_.compilations[0].engine, "cpu");
  EXPECT_FALSE(watching_.compilations[0].for_workers);
  EXPECT_TRUE(RunFolder(out()).checkpoints().describe(20).validation_loss);
  EXPECT_TRUE(fs::exists(out() + "/loss.svg"));
}

TEST_F(RunTest, AStopSavesAndTheRunGoesOnFromThere) {
  {
    LocalRun run(settings(), no_module, watching_);
    EXPECT_FALSE(run.train([&] { return watching_.steps.size() == 12; }));
  }
  EXPECT_EQ(checkpoints(), std::vector<std::int64_t>{12});
  train(resumed());
  EXPECT_EQ(watching_.steps.size(), 30u);
  EXPECT_EQ(checkpoints().back(), 30);
}

TEST_F(RunTest, ATornCheckpointIsPassedOver) {
  train(settings({{"checkpoint-every", "10"}}));
  std::string whole = metrics();
  fs::resize_file(RunFolder(out()).checkpoints().tensors_path(30), 100);
  train(resumed());
  ASSERT_EQ(watching_.warnings.size(), 1u);
  EXPECT_NE(watching_.warnings[0].find("checkpoint of step 30 is not usable"), std::string::npos);
  EXPECT_EQ(watching_.steps.size(), 40u);
  EXPECT_EQ(std::ranges::count(metrics(), '\n'), std::ranges::count(whole, '\n'));
}

TEST_F(RunTest, TheTokenizerOfARunCannotChangeWhoeverDrivesIt) {
  std::string text = folder_.write("text.txt", std::string(4000, 'a') + std::string(4000, 'b'));
  ConfigSettings gpt = {{"data", text}, {"layers", "1"}, {"heads", "1"}, {"width", "8"},   {"context", "8"},
                        {"out", out()}, {"steps", "2"},  {"batch", "2"}, {"threads", "1"}, {"eval-batches", "1"}};
  train(gpt);
  for (Driver driver : {Driver::local, Driver::cluster}) {
    EXPECT_EQ(code_of([&] { make(resumed({{"tokenizer", "byte"}}), driver); }), Code::invalid_argument);
  }
}

TEST_F(RunTest, OtherDataIsRefusedUnlessItIsMeant) {
  std::string text = folder_.write("text.txt", std::string(4000, 'a') + std::string(4000, 'b'));
  train({{"data", text},
         {"layers", "1"},
         {"heads", "1"},
         {"width", "8"},
         {"context", "8"},
         {"out", out()},
         {"steps", "2"},
         {"batch", "2"},
         {"threads", "1"},
         {"eval-batches", "1"}});
  folder_.write("text.txt", std::string(5000, 'a') + std::string(4000, 'b'));
  CheckpointInfo info = RunFolder(out()).checkpoints().describe(2);
  pcp::Run refused = make(resumed({{"steps", "4"}}), Driver::cluster);
  EXPECT_EQ(code_of([&] { refused.go_on_from(info); }), Code::invalid_argument);
}

TEST_F(RunTest, TwoCannotTrainInOneFolder) {
  train(settings());
  pcp::Run first = make(resumed({{"steps", "40"}}), Driver::local);
  EXPECT_EQ(code_of([&] { make(resumed({{"steps", "40"}}), Driver::local); }), Code::failed_precondition);
}

}  // namespace
}  // namespace pcp
