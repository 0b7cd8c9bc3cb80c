#include "cluster/restart_policy.h"

#include <gtest/gtest.h>

#include <vector>

namespace pcp::cluster {
namespace {

// The pauses of a process that crashes each time after it has lived so long.
std::vector<double> pauses(const SuperviseConfig& config, const std::vector<double>& lives) {
  RestartPolicy policy(config);
  std::vector<double> all;
  double now = 1e6;
  for (double life : lives) {
    now += life;
    all.push_back(policy.crashed(now));
    now += all.back();
  }
  return all;
}

TEST(RestartPolicy, AFirstCrashIsFollowedByARestartAtOnce) {
  for (double life : {0.0, 1.0, 1e9}) EXPECT_EQ(pauses({}, {life}), (std::vector<double>{0})) << life;
}

TEST(RestartPolicy, CrashesThatFollowEachOtherAtOnceWaitTwiceAsLongEachTime) {
  SuperviseConfig config{.first_pause = 0.5, .longest_pause = 3};
  EXPECT_EQ(pauses(config, std::vector<double>(7, 0)), (std::vector<double>{0, 0.5, 1, 2, 3, 3, 3}));
}

TEST(RestartPolicy, ASecondCrashWaitsWhenItComesSoon) {
  SuperviseConfig config{.first_pause = 0.2, .forgiving_seconds = 10};
  EXPECT_NEAR(pauses(config, {7, 0.05})[1], 0.2, 0.001);
  EXPECT_GT(pauses(config, {7, 4.9})[1], 0.1);
  EXPECT_EQ(pauses(config, {7, 5.1})[1], 0);
}

TEST(RestartPolicy, CrashesThatAreFarApartNeverWait) {
  SuperviseConfig config{.forgiving_seconds = 10};
  for (double life : {10.0, 11.0, 3600.0}) {
    EXPECT_EQ(pauses(config, std::vector<double>(100, life)), std::vector<double>(100, 0)) << life;
  }
}

// A shepherd that is killed again and again after a few seconds, which took 3.2 s and more the fifth time.
TEST(RestartPolicy, TheFifthKillCostsLessThanASecond) {
  double sum = 0;
  for (double pause : pauses({}, std::vector<double>(5, 3))) {
    EXPECT_LT(pause, 1);
    sum += pause;
  }
  EXPECT_LT(sum, 2);
}

// What crashes some seconds after every start is no less broken than what crashes at once: it only takes longer to see.
TEST(RestartPolicy, CrashesSomeSecondsAfterEveryStartWaitLongerInTheEnd) {
  SuperviseConfig config{.longest_pause = 30, .forgiving_seconds = 10};
  EXPECT_EQ(pauses(config, std::vector<double>(30, 5)).back(), 30);
}

TEST(RestartPolicy, WaitingForgivesNothingAndLivingForgivesGradually) {
  SuperviseConfig config{.first_pause = 100, .longest_pause = 1e6, .forgiving_seconds = 10};
  std::vector<double> lives = {0, 0, 0, 0};  // 0, 100, 200 and 400 s of waiting
  lives.push_back(20);                       // four crashes less two, and one
  lives.push_back(1000);
  EXPECT_EQ(pauses(config, lives), (std::vector<double>{0, 100, 200, 400, 200, 0}));
}

TEST(RestartPolicy, ALongRowOfCrashesIsForgivenInTheEnd) {
  std::vector<double> lives(100000, 0);
  lives.push_back(64 * 10.0);
  std::vector<double> all = pauses({}, lives);
  EXPECT_EQ(all[all.size() - 2], 30);
  EXPECT_EQ(all.back(), 0);
}

TEST(RestartPolicy, SaysWhen) {
  EXPECT_EQ(start_text(0), "starting it again at once");
  EXPECT_EQ(start_text(0.44), "starting it again in 0.4 s");
}

}  // namespace
}  // namespace pcp::cluster
