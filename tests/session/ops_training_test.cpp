// A small network trained by operations alone, as a program would write it.
#include "tests/session/ops_fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;

class OpsTrainingTest : public OpsTest {
 protected:
  struct Parameter {
    Tensor value, mean, variance;
  };

  void start(bool compiles) {
    parameters_.clear();
    losses_.clear();
    auto link = std::make_unique<LocalLink>(*engine_, 1, ExecutorOptions{.compiles = compiles});
    executor_ = &link->executor();
    recorder_ = std::make_shared<Recorder>(std::move(link));
    gt::set_session(recorder_);
    gt::manual_seed(11);
    for (const Dims& dims :
         {Dims{10, 8}, Dims{8}, Dims{8}, Dims{24, 8}, Dims{16, 8}, Dims{16}, Dims{8, 16}, Dims{10, 8}}) {
      parameters_.push_back({gt::randn(dims) * 0.3, gt::zeros(dims), gt::zeros(dims)});
      parameters_.back().value.set_requires_grad(true);
    }
  }

  // The next token of a sequence that counts up.
  Tensor loss_of(const Tensor& tokens) {
    auto p = [&](std::size_t i) { return parameters_[i].value; };
    Tensor x = gt::embedding(p(0), gt::index(tokens, {gt::Slice{}, gt::Slice{0, -1, {}}}));
    Tensor targets = gt::index(tokens, {gt::Slice{}, gt::Slice{1, {}, {}}});
    auto heads = gt::split(gt::linear(gt::layer_norm(x, 1, p(1) + 1, p(2)), p(3)), 8, -1);
    x = x + gt::scaled_dot_product_attention(heads[0], heads[1], heads[2], true);
    Tensor wide = gt::gelu(gt::linear(gt::rms_norm(x, 1), p(4), p(5)));
    x = x + gt::linear(gt::dropout(wide, 0.1), p(6));
    Tensor logits = gt::linear(x, p(7));
    return gt::cross_entropy(gt::reshape(logits, {-1, 10}), gt::reshape(targets, {-1}));
  }

  void train(int steps) {
    Tensor all = gt::reshape(gt::remainder(gt::arange(0, 64), 10), {-1, 4});  // 16 rows
    for (int step = 1; step <= steps; ++step) {
      for (Parameter& one : parameters_) one.value.set_grad({});
      int first = 4 * (step % 4);
      Tensor loss = loss_of(gt::index(all, {gt::Slice{first, first + 4, {}}}));
      loss.backward();
      std::vector<Tensor> gradients;
      for (Parameter& one : parameters_) gradients.push_back(one.value.grad());
      gradients = gt::clip_grad_norm(gradients, 1).gradients;
      for (std::size_t i = 0; i < parameters_.size(); ++i) {
        Parameter& one = parameters_[i];
        gt::Adam options{.lr = 0.03 / std::sqrt(step), .weight_decay = 0.01, .decoupled = true};
        auto next = gt::adam_step(one.value, gradients[i], one.mean, one.variance, step, options);
        one.value.assign(next.parameter);
        one.mean = next.mean;
        one.variance = next.variance;
      }
      losses_.push_back(numbers(loss)[0]);
      executor_->wait_for_compilation();
      if (step == 2) routines_ = recorder_->routine_count();
    }
  }

  std::vector<Parameter> parameters_;
  std::vector<double> losses_;
  std::size_t routines_ = 0;
};

TEST_F(OpsTrainingTest, TheLossFallsAndNothingGrows) {
  start(true);
  train(10);
  std::size_t tensors = executor_->tensors();
  train(20);
  EXPECT_LT(losses_.back(), 0.7 * losses_.front());
  EXPECT_EQ(recorder_->routine_count(), routines_);
  EXPECT_EQ(executor_->tensors(), tensors);
}

TEST_F(OpsTrainingTest, StretchesThatRecurComputeTheSame) {
  start(false);
  train(12);
  std::vector<double> one_by_one = losses_;
  start(true);
  train(12);
  EXPECT_GT(executor_->stats().calls_together, 0u);
  for (std::size_t i = 0; i < losses_.size(); ++i) EXPECT_NEAR(losses_[i], one_by_one[i], 1e-5) << "step " << i;
}

}  // namespace
}  // namespace pcp::session
