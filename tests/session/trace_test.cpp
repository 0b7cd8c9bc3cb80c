#include "session/trace.h"

#include <cmath>
#include <functional>

#include "pcp/error.h"
#include "tests/session/fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;

class TraceTest : public SessionTest {
 protected:
  using Body = std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;
  static std::unique_ptr<TracedFunction> traced(const std::vector<Tensor>& given, const Body& body) {
    Trace trace("f");
    std::vector<Tensor> arguments;
    for (const Tensor& one : given) arguments.push_back(trace.argument(one));
    return trace.finish(body(arguments));
  }
};

TEST_F(TraceTest, OneInstructionWithWhatItCaptured) {
  Tensor x = tensor({2}, {1, 2}), w = tensor({2}, {3, 4});
  auto f = traced({x}, [&](const auto& given) { return std::vector{tanh(multiply(given[0], w)), w, given[0]}; });
  EXPECT_EQ(values(w), (std::vector<float>{3, 4}));  // it has its own value again
  w.assign(tensor({2}, {0, 1}));
  ASSERT_TRUE(f->fits({x}));
  std::uint64_t before = recorder_->stats().calls;
  std::vector<Tensor> results = f->call({x});
  EXPECT_EQ(recorder_->stats().calls - before, 1u);
  EXPECT_FLOAT_EQ(values(results[0])[0], 0);
  EXPECT_FLOAT_EQ(values(results[0])[1], std::tanh(2.0f));
  EXPECT_EQ(results[1].node(), w.node());
  EXPECT_EQ(results[2].node(), x.node());
  EXPECT_FALSE(f->fits({tensor({3}, {1, 2, 3})}));
  EXPECT_FALSE(f->fits({tensor({2}, {1, 2}, true)}));
}

TEST_F(TraceTest, GradientsGoThroughWhatIsNotDetached) {
  Tensor x = tensor({2}, {1, 2}, true), w = tensor({2}, {3, 4}, true);
  auto f = traced(
      {x}, [&](const auto& given) { return std::vector{sum(multiply(multiply(given[0], given[0].detach()), w))}; });
  f->call({x})[0].backward();
  EXPECT_EQ(values(x.grad()), (std::vector<float>{3, 8}));
  EXPECT_EQ(values(w.grad()), (std::vector<float>{1, 4}));
}

TEST_F(TraceTest, ChangesAndGradientsInsideAreAssigned) {
  Tensor x = tensor({2}, {1, 2}), w = tensor({2}, {3, 4}, true);
  auto step = traced({x}, [&](const auto& given) {
    sum(multiply(given[0], w)).backward();
    gt::NoGrad no_grad;
    w.assign(subtract(w, w.grad()));
    return std::vector<Tensor>{};
  });
  EXPECT_FALSE(w.grad());
  EXPECT_TRUE(step->fits({x}));
  step->call({x});
  EXPECT_EQ(values(w), (std::vector<float>{2, 2}));
  EXPECT_EQ(values(w.grad()), (std::vector<float>{1, 2}));
  EXPECT_FALSE(step->fits({x}));  // there is a gradient now, to which another would be added
}

TEST_F(TraceTest, RandomKeysAreDrawnAnew) {
  gt::manual_seed(7);
  std::vector<float> first = values(gt::rand({4}, DType::f32)), second = values(gt::rand({4}, DType::f32));
  gt::manual_seed(7);
  auto f = traced({}, [](const auto&) { return std::vector{gt::rand({4}, DType::f32)}; });
  EXPECT_EQ(values(f->call({})[0]), first);
  EXPECT_EQ(values(f->call({})[0]), second);
}

TEST_F(TraceTest, AnErrorInsideLeavesNothingBehind) {
  Tensor w = tensor({2}, {3, 4}, true);
  EXPECT_THROW(traced({},
                      [&](const auto&) {
                        w.set_grad(w.detach());
                        return std::vector{matmul(w, tensor({3, 1}, {1, 2, 3}))};
                      }),
               Error);
  EXPECT_EQ(Trace::current(), nullptr);
  EXPECT_EQ(values(w), (std::vector<float>{3, 4}));
  EXPECT_FALSE(w.grad());
}

TEST_F(TraceTest, ReadsAreRefusedAndWhatIsKeptIsFound) {
  Tensor x = tensor({1}, {2}), kept;
  EXPECT_THROW(traced({x}, [](const auto& given) { return given[0].read(), std::vector<Tensor>{}; }), Error);
  Trace trace("f");
  kept = multiply(trace.argument(x), x);
  trace.finish({});
  EXPECT_EQ(trace.leak(), "a line that is not known");
  EXPECT_THROW(kept.read(), Error);
  EXPECT_THROW(multiply(kept, kept), Error);
  kept = {};
  EXPECT_EQ(trace.leak(), "");
}

}  // namespace
}  // namespace pcp::session
