// Parallel loops: every piece is done once, whoever does it, with more threads than cores and from several callers.
#include "engine/cpu/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace pcp::cpu {
namespace {

void expect_each_once(int threads, std::int64_t n, std::int64_t grain) {
  std::vector<std::atomic<int>> times(static_cast<std::size_t>(n));
  Threads(threads).parallel_for(n, grain, [&](std::int64_t begin, std::int64_t end, int thread) {
    EXPECT_GE(thread, 0);
    EXPECT_LT(thread, threads);
    for (std::int64_t i = begin; i < end; ++i) ++times[static_cast<std::size_t>(i)];
  });
  for (const auto& count : times) ASSERT_EQ(count, 1);
}

TEST(Threads, EveryIndexIsDoneOnce) {
  for (int threads : {1, 2, 3, 16}) {
    for (std::int64_t n : {0, 1, 5, 1000}) expect_each_once(threads, n, 1);
    expect_each_once(threads, 1000, 64);
  }
}

TEST(Threads, ManyShortLoopsFollowEachOther) {
  Threads threads(4);
  std::atomic<std::int64_t> sum{0};
  for (int i = 0; i < 5000; ++i) {
    threads.parallel_for(8, 1, [&](std::int64_t begin, std::int64_t end, int) { sum += end - begin; });
  }
  EXPECT_EQ(sum, 5000 * 8);
}

TEST(Threads, CallersDoNotDisturbEachOther) {
  std::vector<std::thread> callers;
  for (int i = 0; i < 3; ++i) {
    callers.emplace_back([] {
      for (int j = 0; j < 100; ++j) expect_each_once(3, 100, 1);
    });
  }
  for (std::thread& caller : callers) caller.join();
}

TEST(Threads, ALoopInsideALoopRunsOnItsThread) {
  Threads threads(4);
  std::atomic<int> done{0};
  threads.parallel_for(16, 1, [&](std::int64_t begin, std::int64_t end, int) {
    auto self = std::this_thread::get_id();
    for (std::int64_t i = begin; i < end; ++i) {
      threads.parallel_for(4, 1, [&](std::int64_t from, std::int64_t to, int) {
        EXPECT_EQ(std::this_thread::get_id(), self);
        done += static_cast<int>(to - from);
      });
    }
  });
  EXPECT_EQ(done, 64);
}

TEST(Threads, AnExceptionReachesTheCallerAndTheTeamGoesOn) {
  Threads threads(4);
  auto fails = [&] {
    threads.parallel_for(100, 1, [](std::int64_t begin, std::int64_t, int) {
      if (begin >= 50) throw std::runtime_error("piece 50");
    });
  };
  EXPECT_THROW(fails(), std::runtime_error);
  expect_each_once(4, 100, 1);
}

TEST(Threads, APhaseBeginsWhenThoseItWaitsForAreDone) {
  for (int count : {1, 2, 5}) {
    std::vector<std::atomic<int>> done(6);
    std::vector<Threads::Phase> phases;
    for (int p = 0; p < 6; ++p) phases.push_back({7, p % 2 == 1 ? p - 1 : p - 3});
    Threads(count).parallel_phases(phases, [&](int phase, std::int64_t task) {
      EXPECT_LT(task, 7);
      for (int p = 0; p <= phases[static_cast<std::size_t>(phase)].after; ++p)
        EXPECT_EQ(done[static_cast<std::size_t>(p)], 7) << "phase " << phase << " before " << p;
      ++done[static_cast<std::size_t>(phase)];
    });
    for (const auto& tasks : done) EXPECT_EQ(tasks, 7);
  }
}

}  // namespace
}  // namespace pcp::cpu
