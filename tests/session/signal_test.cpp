#include "pcp/signal.h"

#include <gtest/gtest.h>

#include <thread>

#include "pcp/error.h"

namespace pcp::gt {
namespace {

std::string failure(const std::string& yaml) {
  try {
    parse_signal_config(yaml, "sharding.yaml");
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), Code::invalid_argument);
    return error.what();
  }
  return "";
}

TEST(SignalConfigTest, ReadsShardsStagesCopiesAndGraphs) {
  SignalConfig config = parse_signal_config(
      "layer1:\n  shard:\n    axis: 0   # the batch\n    workers: [0, 1, 2]\n  backward: layer1_back\n"
      "layer1_back:\n  shard: {axis: 1, workers: [3]}\nweights:\n  replicated: true\n  workers: [0, 1]\n"
      "hot:\n  compile: true\nnothing:\n",
      "sharding.yaml");
  EXPECT_EQ(config.rules.at("layer1").axis, 0);
  EXPECT_EQ(config.rules.at("layer1").workers, (std::vector<std::int64_t>{0, 1, 2}));
  EXPECT_EQ(config.rules.at("layer1").backward, "layer1_back");
  EXPECT_EQ(config.rules.at("layer1_back").axis, 1);
  EXPECT_TRUE(config.rules.at("weights").replicated);
  EXPECT_TRUE(config.rules.at("hot").compile);
  EXPECT_EQ(config.rules.at("nothing").workers.size(), 0u);
}

TEST(SignalConfigTest, ErrorsNameTheLine) {
  EXPECT_NE(failure("a:\n  shard:\n    axes: 0\n").find("sharding.yaml:3: there is no key 'axes'"), std::string::npos);
  EXPECT_NE(failure("a:\n  compile: maybe\n").find("sharding.yaml:2: expected true or false, got 'maybe'"),
            std::string::npos);
  EXPECT_NE(failure("a: {}\na: {}\n").find("sharding.yaml:2: signal 'a' comes twice"), std::string::npos);
  EXPECT_NE(failure("a:\n  shard: {axis: 0, workers: [0, 0]}\n").find("sharding.yaml:2: worker 0 comes twice"),
            std::string::npos);
  EXPECT_NE(failure("a:\n  shard: {axis: 0}\n").find("sharding.yaml:1: signal 'a' is sharded over no workers"),
            std::string::npos);
  EXPECT_NE(failure("a: [\n").find("sharding.yaml:"), std::string::npos);
  EXPECT_NE(failure("- a\n").find("sharding.yaml:1"), std::string::npos);
}

TEST(SignalConfigTest, WorkersThatDoNotExist) {
  SignalConfig config = parse_signal_config("a:\n  shard:\n    axis: 0\n    workers: [0, 4]\n", "sharding.yaml");
  check_workers(config, 5);
  try {
    check_workers(config, 4);
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "[gt.config] sharding.yaml:4: signal 'a' names worker 4; there are 4 workers, 0 to 3");
  }
}

TEST(SignalStackTest, EndsInTheOppositeOrder) {
  enter_signal("outer", "outer_back");
  enter_signal("inner");
  EXPECT_THROW(exit_signal("outer"), Error);
  EXPECT_EQ(entered_signals().size(), 2u);
  exit_signal("inner");
  EXPECT_EQ(entered_signals().back().backward, "outer_back");
  exit_signal("outer");
  EXPECT_THROW(exit_signal("outer"), Error);
}

TEST(SignalStackTest, IsOfItsThread) {
  enter_signal("here");
  std::size_t there = 1;
  std::thread([&] { there = entered_signals().size(); }).join();
  EXPECT_EQ(there, 0u);
  exit_signal("here");
}

}  // namespace
}  // namespace pcp::gt
