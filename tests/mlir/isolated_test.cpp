// A child process that fails takes nothing with it.
#include "mlir/isolated.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>

#include "pcp/error.h"

namespace pcp::mlir {
namespace {

const IsolationLimits kLimits{std::chrono::seconds(60), std::size_t{1} << 30};

Error error_of(const std::function<std::string()>& work, const IsolationLimits& limits = kLimits) {
  try {
    run_isolated(work, limits, "model.mlirbc");
  } catch (const Error& error) {
    return error;
  }
  ADD_FAILURE() << "no error";
  return Error(Code::internal, "");
}

TEST(Isolated, ReturnsWhatTheWorkReturnsWhateverItsSize) {
  EXPECT_EQ(run_isolated([] { return std::string(); }, kLimits, "x"), "");
  std::string large(5'000'000, 'a');
  EXPECT_EQ(run_isolated([&] { return large + "b"; }, kLimits, "x"), large + "b");
}

TEST(Isolated, ErrorsKeepTheirCodeAndMessage) {
  Error error = error_of([]() -> std::string { fail(Code::unsupported, "not this"); });
  EXPECT_EQ(error.code(), Code::unsupported);
  EXPECT_STREQ(error.what(), "not this");
}

TEST(Isolated, CrashOfTheChildIsCorruptInput) {
  Error error = error_of([]() -> std::string { std::abort(); });
  EXPECT_EQ(error.code(), Code::data_loss);
  EXPECT_TRUE(std::string(error.what()).starts_with("model.mlirbc: ")) << error.what();
}

TEST(Isolated, WorkWithoutEndIsStopped) {
  auto forever = []() -> std::string {
    while (true) std::this_thread::yield();
  };
  EXPECT_EQ(error_of(forever, {std::chrono::seconds(1), kLimits.extra_memory}).code(), Code::data_loss);
}

TEST(Isolated, WorkThatHangsIsStoppedLongBeforeItsTimeIsOver) {
  auto hang = []() -> std::string {
    while (true) std::this_thread::sleep_for(std::chrono::hours(1));
  };
  IsolatedResult result = run_in_child(hang, {std::chrono::hours(1), kLimits.extra_memory, std::chrono::seconds(1)});
  EXPECT_EQ(result.end, IsolatedResult::End::out_of_time);
}

TEST(Isolated, WorkThatIsSlowAndGoesOnIsNoHang) {
  auto slow = [] {
    auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1500);
    while (std::chrono::steady_clock::now() < end) std::this_thread::yield();
    return std::string("done");
  };
  IsolatedResult result = run_in_child(slow, {std::chrono::hours(1), kLimits.extra_memory, std::chrono::seconds(20)});
  EXPECT_EQ(result.answer, "done");
}

TEST(Isolated, ChangesOfTheChildStayInTheChild) {
  int value = 1;
  run_isolated(
      [&] {
        value = 2;
        return std::string();
      },
      kLimits, "x");
  EXPECT_EQ(value, 1);
}

}  // namespace
}  // namespace pcp::mlir
