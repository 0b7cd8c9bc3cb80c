// The verifier of schedules sees each fault that it is there for: good schedules are damaged one by one.
#include <gtest/gtest.h>

#include "engine/cpu/target.h"
#include "engine/schedule/verify.h"
#include "pcp/builder.h"
#include "tests/engine/code_of.h"

namespace pcp::schedule {
namespace {

using test::f32;

// Two loops around a product, the first and last with a temporary each.
Function three_steps() {
  Function function;
  function.name = "f";
  Builder b(function);
  Value x = b.argument(f32({32, 32})), y = b.argument(f32({32, 32}));
  Value product = b.matmul(b.tanh(x), b.tanh(y));
  Value again = b.matmul(b.exponential(product), y);
  b.returns({b.negate(again)});
  return function;
}

struct Damaged {
  Function function = three_steps();
  Target target = cpu::target(false);
  std::unique_ptr<Schedule> plan = build_schedule(function, target);

  std::string fault() const {
    try {
      verify(*plan, target);
      return "";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), Code::internal);
      return error.what();
    }
  }
  template <class Work>
  Work& work(int which = 0) {
    for (Step& step : plan->steps) {
      auto* work = step.get<Work>();
      if (work && which-- == 0) return *work;
    }
    throw std::logic_error("no such step");
  }
};

TEST(VerifySchedule, AGoodOneHasNoFault) { EXPECT_EQ(Damaged().fault(), ""); }

TEST(VerifySchedule, AViewOutsideItsStorage) {
  Damaged d;
  d.work<Contraction>().lhs.offset = 1;
  EXPECT_NE(d.fault().find("reaches outside"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, AReadBeforeTheWrite) {
  Damaged d;
  std::swap(d.plan->steps[1], d.plan->steps[2]);
  EXPECT_NE(d.fault().find("read before it is written"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, AnUnwrittenPart) {
  Damaged d;
  auto& out = d.work<Contraction>().out;
  out.dims = {16, 32};  // half of the rows
  EXPECT_NE(d.fault().find("read before it is written"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, TwoWritersOfAByte) {
  Damaged d;
  d.work<Loop>(1).stores[0].storage = d.work<Loop>(0).stores[0].storage;
  EXPECT_NE(d.fault().find("written twice"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, AWriteIntoAnArgument) {
  Damaged d;
  d.work<Loop>(0).stores[0].storage = d.plan->argument_storage[0];
  EXPECT_NE(d.fault().find("is given, is written"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, AResultThatIsNotWritten) {
  Damaged d;
  d.plan->steps.pop_back();
  EXPECT_NE(d.fault().find("result 0 is not written whole"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, TwoLiveStoragesInOnePlace) {
  Damaged d;
  int first = d.work<Loop>(0).stores[0].storage, second = d.work<Loop>(1).stores[0].storage;
  d.plan->storages[second].offset = d.plan->storages[first].offset;
  EXPECT_NE(d.fault().find("lie over each other"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, AStorageOutsideTheArena) {
  Damaged d;
  d.plan->arena_bytes -= 64;
  EXPECT_NE(d.fault().find("does not lie in the arena"), std::string::npos) << d.fault();
}

TEST(VerifySchedule, ADonorThatIsReadLater) {
  Damaged d;
  d.plan->donor[0] = 0;  // the first loop alone reads it
  EXPECT_EQ(d.fault(), "");
  d.work<Loop>(3).inputs.push_back(View::contiguous(d.plan->argument_storage[0], f32({32, 32})));
  EXPECT_NE(d.fault().find("written over an argument"), std::string::npos) << d.fault();
}

TEST(VerifySteps, ARewriteThatLosesAWriterIsSeen) {
  StepGraph graph;
  int x = graph.add_value(f32({8})), y = graph.add_value(f32({8})), z = graph.add_value(f32({8}));
  graph.values[x].kind = StepValue::Kind::argument;
  auto copy = [&](int from, int to) {
    graph.steps.push_back(Step{Copy{View::contiguous(from, f32({8})), View::contiguous(to, f32({8}))}, "copy", {}});
  };
  copy(x, y);
  copy(y, z);
  verify(graph);
  std::swap(graph.steps[0], graph.steps[1]);
  EXPECT_EQ(test::code_of([&] { verify(graph); }), Code::internal);
  std::swap(graph.steps[0], graph.steps[1]);
  copy(x, z);
  std::string message;
  EXPECT_EQ(test::code_of([&] { verify(graph); }, &message), Code::internal);
  EXPECT_NE(message.find("written twice"), std::string::npos) << message;
}

TEST(VerifySchedule, PartsOfAConcatenationAreFollowed) {
  Function function;
  function.name = "f";
  Builder b(function);
  Value x = b.argument(f32({8, 16}));
  Value u = b.argument(f32({16, 16})), v = b.argument(f32({16, 24}));
  b.returns({b.tanh(b.concatenate({b.matmul(x, u), b.matmul(x, v)}, 1))});
  Target target = cpu::target();
  auto plan = build_schedule(function, target);
  ASSERT_EQ(plan->steps.size(), 3u) << describe(*plan);
  verify(*plan, target);
  plan->steps[1].get<Contraction>()->out.offset -= 1;  // over the last column of the first part
  EXPECT_EQ(test::code_of([&] { verify(*plan, target); }), Code::internal);
}

// A loop that overwrites its input must not read it in another order as well.
TEST(VerifySchedule, AnInputThatIsOverwrittenIsReadOnce) {
  Function function;
  function.name = "f";
  Builder b(function);
  Value x = b.argument(f32({32, 32}));
  Value turned = b.transpose(b.matmul(b.tanh(b.matmul(x, x)), x), {1, 0});
  b.returns({b.matmul(turned, x)});
  Target target = cpu::target();
  target.back_to_back = false;
  auto plan = build_schedule(function, target);
  auto in_place = [](const Step& step) {
    const auto* loop = step.get<Loop>();
    return loop && loop->stores[0].in_place_of >= 0;
  };
  auto step = std::ranges::find_if(plan->steps, in_place);
  ASSERT_NE(step, plan->steps.end()) << describe(*plan);
  verify(*plan, target);
  Loop& loop = *step->get<Loop>();
  loop.inputs.push_back(transposed(View::contiguous(loop.inputs[0].storage, f32({32, 32})), {1, 0}));
  std::string message;
  EXPECT_EQ(test::code_of([&] { verify(*plan, target); }, &message), Code::internal);
  EXPECT_NE(message.find("lie over each other"), std::string::npos) << message;
}

// The region of a scatter reads its captures after every update.
TEST(VerifySchedule, AnOperandThatIsUpdatedIsNotCaptured) {
  Function function;
  function.name = "f";
  Builder b(function);
  Value x = b.tanh(b.argument(f32({4}))), updates = b.argument(f32({3})), factor = b.argument(f32({}));
  Value indices = b.constant(Constant::splat(TensorType(DType::i32, {3, 1}), 0));
  Region body = b.region({f32({}), f32({})}, [&](Builder& in, const Values& args) {
    return Values{in.add(args[0], in.multiply(args[1], factor))};
  });
  Value sum = b.create1(OpCode::scatter, {x, indices, updates},
                        {{"scatter_dimension_numbers", ScatterDims{{}, {0}, {}, {}, {0}, 1}}}, {std::move(body)});
  b.returns({b.reshape(b.matmul(b.reshape(sum, {2, 2}), b.argument(f32({2, 2}))), {4})});
  Target target = cpu::target();
  auto plan = build_schedule(function, target);
  auto step = std::ranges::find_if(plan->steps, [](const Step& one) { return one.get<Structural>() != nullptr; });
  ASSERT_NE(step, plan->steps.end()) << describe(*plan);
  Structural& scatter = *step->get<Structural>();
  ASSERT_EQ(plan->storages[scatter.outputs[0]].shares, scatter.inputs[0].storage);
  verify(*plan, target);
  scatter.captures[0][0] = View{scatter.inputs[0].storage, DType::f32, {}, {}, 0};
  EXPECT_EQ(test::code_of([&] { verify(*plan, target); }), Code::internal);
}

}  // namespace
}  // namespace pcp::schedule
