// Runs on a simulated clock and network whose messages are compared with stored traces, one by one. A trace is
// written anew with PCP_UPDATE_GOLDEN=1, and then read.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/cluster/simulation.h"

namespace pcp::cluster::sim {
namespace {

void expect_golden(const World& world, const std::string& name) {
  std::string path = std::string(PCP_TEST_DATA) + "/../cluster/golden/" + name + ".txt";
  if (std::getenv("PCP_UPDATE_GOLDEN")) std::ofstream(path) << world.trace;
  std::ifstream file(path);
  std::stringstream stored;
  stored << file.rdbuf();
  EXPECT_EQ(stored.str(), world.trace) << "not as in " << path;
}

TEST(Golden, TwoWorkers) {
  World world(Settings{});
  world.add("a");
  world.add("b");
  EXPECT_TRUE(world.run_to_the_end(10));
  expect_consistent(world);
  EXPECT_EQ(world.home.ledger().trained_ranges(), (std::vector<BatchRange>{{0, 24}}));
  expect_golden(world, "two_workers");
}

}  // namespace
}  // namespace pcp::cluster::sim
