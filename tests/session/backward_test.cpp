#include <chrono>
#include <cmath>

#include "tests/session/fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;

class BackwardTest : public SessionTest {};

TEST_F(BackwardTest, GradientsOfAProduct) {
  Tensor a = tensor({2}, {2, 3}, true), b = tensor({2}, {5, 7}, true);
  sum(multiply(a, b)).backward();
  EXPECT_EQ(values(a.grad()), (std::vector<float>{5, 7}));
  EXPECT_EQ(values(b.grad()), (std::vector<float>{2, 3}));
}

TEST_F(BackwardTest, AccumulatesAndAddsUpUses) {
  Tensor a = tensor({2}, {2, 3}, true);
  Tensor square = multiply(a, a);
  sum(multiply(square, a)).backward();  // 3 a^2
  EXPECT_EQ(values(a.grad()), (std::vector<float>{12, 27}));
  sum(a).backward();
  EXPECT_EQ(values(a.grad()), (std::vector<float>{13, 28}));
}

TEST_F(BackwardTest, ThroughAProductOfMatricesAndTanh) {
  Tensor x = tensor({1, 2}, {1, 2}), w = tensor({2, 1}, {0.1f, 0.2f}, true);
  Tensor y = tanh(matmul(x, w));
  sum(y).backward();
  float slope = 1 - std::tanh(0.5f) * std::tanh(0.5f);
  std::vector<float> gradient = values(w.grad());
  EXPECT_NEAR(gradient[0], slope, 1e-6);
  EXPECT_NEAR(gradient[1], 2 * slope, 1e-6);
}

TEST_F(BackwardTest, AGraphIsFreedUnlessRetained) {
  Tensor a = tensor({1}, {3}, true);
  Tensor loss = sum(multiply(a, a));
  loss.backward({}, /*retain_graph=*/true);
  loss.backward();
  EXPECT_EQ(values(a.grad()), std::vector<float>{12});
  EXPECT_THROW(loss.backward(), Error);
}

TEST_F(BackwardTest, ALeafStaysALeafWhenItTakesANewValue) {
  Tensor p = tensor({1}, {3}, true);
  sum(multiply(p, p)).backward();
  p.assign(multiply(p, p.grad()));
  EXPECT_TRUE(p.is_leaf() && p.requires_grad());
  EXPECT_EQ(values(p), std::vector<float>{18});
}

TEST_F(BackwardTest, ChangedInPlaceBeforeBackward) {
  Tensor p = tensor({1}, {3}, true);
  Tensor loss = sum(multiply(p, p));
  p.assign(tensor({1}, {4}));
  EXPECT_THROW(loss.backward(), Error);
}

TEST_F(BackwardTest, NothingRemainsAfterManySteps) {
  Tensor p = tensor({1}, {1}, true);
  for (int i = 0; i < 100; ++i) {
    p.set_grad({});
    sum(multiply(p, p)).backward();
    p.assign(multiply(p, p.grad()).detach());
  }
  values(p);
  EXPECT_LE(executor_->tensors(), 2u);
}

TEST_F(BackwardTest, ALongChainIsDestroyedWithoutRecursion) {
  Tensor x = tensor({1}, {1}, true);
  for (int i = 0; i < 200'000; ++i) x = multiply(x, x);
}

}  // namespace
}  // namespace pcp::session
