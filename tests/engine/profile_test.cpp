// The profile of a program that several threads run at once.
#include <gtest/gtest.h>

#include <thread>

#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

TEST(Profile, CountsTheRunsOfAllThreads) {
  constexpr int kThreads = 4, kRuns = 50000;
  Function f = test::function_of([](Builder& b) { return Values{b.negate(b.argument(test::f32({4})))}; });
  auto engine = make_engine("cpu");
  auto executable = engine->compile(f, {.threads = 1, .profile = true});
  Buffer argument = engine->upload(test::floats({1, 2, 3, 4}));
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < kRuns; ++i) executable->run({argument});
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_NE(executable->profile().find(concat("of ", kThreads * kRuns, " runs")), std::string::npos)
      << executable->profile();
}

}  // namespace
}  // namespace pcp
