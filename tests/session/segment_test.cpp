#include "session/segment.h"

#include <cmath>

#include "tests/session/fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;

class SegmentTest : public SessionTest {
 protected:
  // One step of gradient descent, as a program would write it.
  void step(Tensor& p, const Tensor& x, float rate) {
    p.set_grad({});
    Tensor y = tanh(matmul(x, p));
    sum(multiply(y, y)).backward();
    gt::NoGrad no_grad;
    p.assign(record1("descend", {}, {p, p.grad(), Argument::scalar(DType::f32, static_cast<double>(rate))},
                     [](Builder& b, const Values& v) {
                       return b.subtract(v[0], b.multiply(v[1], b.broadcast(v[2], b.type(v[1]).dims)));
                     }));
  }
  std::vector<float> trained(bool compiles, int steps) {
    auto link = std::make_unique<LocalLink>(*engine_, 1, ExecutorOptions{.compiles = compiles});
    executor_ = &link->executor();
    gt::set_session(std::make_shared<Recorder>(std::move(link)));
    Tensor p = tensor({2, 2}, {0.1f, -0.2f, 0.3f, 0.4f}, true), x = tensor({2, 2}, {1, 2, 3, 4});
    for (int i = 0; i < steps; ++i) {
      step(p, x, 0.01f * static_cast<float>(1 + i % 5));
      gt::current_session()->flush();
      executor_->wait_for_compilation();
    }
    std::vector<float> result = values(p);
    stats_ = executor_->stats();
    p = x = {};
    gt::current_session()->flush();
    return result;
  }
  ExecutorStats stats_;
};

TEST_F(SegmentTest, AStepThatRecursRunsAsAWholeAndComputesTheSame) {
  std::vector<float> one_by_one = trained(false, 20);
  EXPECT_EQ(stats_.calls_together, 0u);
  std::vector<float> together = trained(true, 20);
  EXPECT_GT(stats_.segments, 0u);
  EXPECT_EQ(stats_.not_compiled, 0u);
  EXPECT_GT(stats_.calls_together, stats_.calls / 2);
  for (std::size_t i = 0; i < one_by_one.size(); ++i) EXPECT_NEAR(one_by_one[i], together[i], 1e-6);
}

// The first system of this kind took another graph's entry, because its key left out how values are wired.
TEST_F(SegmentTest, WiringTellsSegmentsApart) {
  Tensor a = tensor({1}, {2}), b = tensor({1}, {5});
  for (int i = 0; i < 6; ++i) {
    Tensor x = multiply(multiply(a, a), i % 2 == 0 ? b : a);
    EXPECT_EQ(values(x), std::vector<float>{i % 2 == 0 ? 20.0f : 8.0f});
    executor_->wait_for_compilation();
  }
  EXPECT_GT(executor_->stats().calls_together, 0u);
}

TEST_F(SegmentTest, ASegmentThatIsLeftHalfwayRunsOneByOne) {
  Tensor a = tensor({1}, {2});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(values(multiply(tanh(multiply(a, a)), a)).size(), 1u);
    executor_->wait_for_compilation();
  }
  Tensor x = multiply(a, a);
  EXPECT_EQ(values(multiply(x, x)), std::vector<float>{16});
}

TEST_F(SegmentTest, AFailureInASegmentFailsOnlyWhatDependsOnIt) {
  auto link = std::make_unique<LocalLink>(*engine_, 1, ExecutorOptions{.most_bytes = 1 << 20});
  executor_ = &link->executor();
  gt::set_session(std::make_shared<Recorder>(std::move(link)));
  Tensor a = tensor({1}, {2});
  for (int i = 0; i < 4; ++i) {
    Tensor large = record1("large", {}, {}, [](Builder& b, const Values&) {
      return b.splat({DType::f32, {1 << 20}}, 1);
    });
    Tensor depends = sum(large), lives = multiply(a, a);
    EXPECT_THROW(depends.read(), Error);
    EXPECT_EQ(values(lives), std::vector<float>{4});
    executor_->wait_for_compilation();
  }
  a = {};
}

// A part of the program that is to be compiled is compiled before it first runs, also where nothing else would be.
TEST_F(SegmentTest, AStretchThatIsToBeCompiledRunsAsAWholeTheFirstTime) {
  for (bool compiles : {true, false}) {
    auto link = std::make_unique<LocalLink>(*engine_, 1, ExecutorOptions{.compiles = compiles});
    executor_ = &link->executor();
    auto recorder = std::make_shared<Recorder>(std::move(link));
    gt::set_session(recorder);
    Tensor a = tensor({2}, {0.5f, -1});
    Tensor before = add(multiply(a, a), a);
    recorder->enter_compiled();
    Tensor x = tanh(add(multiply(a, a), before));
    recorder->exit_compiled();
    Tensor after = multiply(multiply(x, x), a);
    recorder->flush();
    EXPECT_EQ(executor_->stats().calls_together, 3u);
    EXPECT_EQ(executor_->stats().segments, 1u);
    std::vector<float> found = values(x);
    EXPECT_NEAR(found[0], std::tanh(1.0f), 1e-6);
    EXPECT_NEAR(found[1], std::tanh(1.0f), 1e-6);
    EXPECT_NEAR(values(after)[0], 0.5f * found[0] * found[0], 1e-6);
  }
}

TEST_F(SegmentTest, AReadInAStretchThatIsToBeCompiledMakesTwoOfIt) {
  Tensor a = tensor({1}, {2});
  recorder_->enter_compiled();
  Tensor x = multiply(multiply(a, a), a);
  EXPECT_EQ(values(x), std::vector<float>{8});
  EXPECT_EQ(executor_->stats().segments, 1u);
  Tensor y = multiply(add(x, a), a);
  recorder_->exit_compiled();
  EXPECT_EQ(values(y), std::vector<float>{20});
  EXPECT_EQ(executor_->stats().segments, 2u);
  EXPECT_EQ(executor_->stats().calls_together, executor_->stats().calls);
}

}  // namespace
}  // namespace pcp::session
