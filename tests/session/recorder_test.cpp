#include "tests/session/fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;

class RecorderTest : public SessionTest {};

TEST_F(RecorderTest, CountsWhatTheProgramHoldsAndWhatItDid) {
  Tensor a = tensor({2}, {1, 2});
  {
    Tensor b = multiply(a, a);
    RecorderStats stats = recorder_->stats();
    EXPECT_EQ(stats.tensors, 2u);
    EXPECT_EQ(stats.bytes, 16u);
    EXPECT_EQ(stats.calls, 1u);
    values(b);
  }
  RecorderStats stats = recorder_->stats();
  EXPECT_EQ(stats.tensors, 1u);
  EXPECT_EQ(stats.bytes, 8u);
  EXPECT_EQ(stats.reads, 1u);
  EXPECT_GE(stats.streams, 1u);
  EXPECT_GT(stats.stream_bytes, 8u);
}

TEST_F(RecorderTest, ShowsTheCallsThatBackwardCouldDifferentiate) {
  gt::set_place_finder([] { return std::string("train.py:3"); });
  Tensor a = tensor({2}, {1, 2}, true);
  Tensor loss = sum(multiply(a, a));
  multiply(a.detach(), a.detach());
  std::vector<RecordedCall> calls = recorded_calls();
  gt::set_place_finder(nullptr);
  ASSERT_EQ(calls.size(), 2u);
  EXPECT_EQ(calls[0].routine->name, "multiply");
  EXPECT_EQ(calls[1].routine->name, "sum");
  EXPECT_EQ(calls[1].place, "train.py:3");
  loss.backward();
  EXPECT_TRUE(recorded_calls().empty());
}

TEST_F(RecorderTest, ACallThatIsNoLongerHeldIsNotShown) {
  Tensor a = tensor({2}, {1, 2}, true);
  { Tensor dropped = multiply(a, a); }
  EXPECT_TRUE(recorded_calls().empty());
}

}  // namespace
}  // namespace pcp::session
