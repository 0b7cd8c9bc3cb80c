#include "passes/fold.h"

#include <gtest/gtest.h>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

// Records the function to evaluate and answers with zeros of the right types.
struct Recorder {
  std::string evaluated;
  int calls = 0;
  Evaluator evaluator() {
    return [this](const Function& function) {
      ++calls;
      evaluated = test::expressions(function);
      EXPECT_TRUE(function.body.args.empty());
      std::vector<HostTensor> results;
      for (const TensorType& type : function.result_types()) results.emplace_back(type);
      return results;
    };
  }
};

// What is left after folding, dead code removed.
std::string folded(const test::Fill& fill, const Evaluator& evaluator) {
  return test::expressions(eliminate_dead_code(fold_constants(test::build(fill), evaluator).function));
}

Value array(Builder& b, Dims dims) {
  std::vector<float> values(static_cast<std::size_t>(element_count(dims)));
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i);
  return b.constant(Constant::of<float>({DType::f32, std::move(dims)}, values));
}

TEST(FoldPlan, ChainsOfConstantsAreEvaluatedTogetherOnce) {
  Recorder recorder;
  std::string left = folded(
      [](Builder& b) {
        Value x = b.argument({DType::f32, {4}});
        Value c = b.exponential(b.negate(array(b, {4})));
        Value d = b.log(b.transpose(array(b, {2, 3}), {1, 0}));
        return Values{b.add(x, c), d};
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.calls, 1);
  EXPECT_EQ(recorder.evaluated, "exponential(negate(const)), log(transpose[1,0](const))");
  EXPECT_EQ(left, "add(a0, const), const");
}

TEST(FoldPlan, ElementwiseOnSplatsIsEvaluatedOnOneElement) {
  Recorder recorder;
  TensorType large(DType::f32, {1024, 1024});
  std::string left =
      folded([&](Builder& b) { return Values{b.exponential(b.add(b.splat(large, 2), b.splat(large, 3)))}; },
             recorder.evaluator());
  EXPECT_EQ(recorder.evaluated, "exponential(add(2, 3))");
  EXPECT_EQ(left, "0");  // the recorder's zero, as a splat
}

TEST(FoldPlan, ASplatIsExpandedWhereMoreThanOneElementIsRead) {
  Recorder recorder;
  folded(
      [&](Builder& b) {
        Value splat = b.exponential(b.splat({DType::f32, {4}}, 2));
        return Values{b.concatenate({splat, array(b, {2})}, 0)};
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.evaluated, "concatenate[0](broadcast_in_dim[4;](exponential(2)), const)");
}

TEST(FoldPlan, LargeResultsStay) {
  Recorder recorder;
  std::string left = folded(
      [&](Builder& b) {
        Value large = b.iota({DType::f32, {1 << 15}}, 0);  // 128 KiB
        return Values{b.exponential(large)};
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.calls, 0);
  EXPECT_EQ(left, "exponential(iota[0]())");
}

// The mask of a long context is known to the engine, though the numbers it comes from are many.
TEST(FoldPlan, LargeMasksAreFolded) {
  Recorder recorder;
  std::string left = folded(
      [&](Builder& b) {
        TensorType square(DType::i32, {1024, 1024});
        return Values{b.compare(b.iota(square, 0), b.iota(square, 1), "GE")};
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.calls, 1);
  EXPECT_EQ(left.find("iota"), std::string::npos) << left;
}

TEST(FoldPlan, IotaAndBroadcastTakePartButStayThemselvesWhenUsed) {
  Recorder recorder;
  std::string left = folded(
      [&](Builder& b) {
        TensorType square(DType::i32, {8, 8});
        Value rows = b.iota(square, 0), columns = b.iota(square, 1);
        Value x = b.argument(square);
        return Values{b.compare(rows, columns, "GE"), b.add(x, columns),
                      b.broadcast_in_dim(array(b, {4}), {2, 4}, {1})};
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.evaluated, "compare[SIGNED;GE](iota[0](), iota[1]())");
  EXPECT_EQ(left, "const, add(a0, iota[1]()), broadcast_in_dim[2,4;1](const)");
}

TEST(FoldPlan, ConstantsInsideRegionsAreFoldedInPlace) {
  Recorder recorder;
  std::string left = folded(
      [&](Builder& b) {
        Value p = b.argument({DType::i1, {}}), x = b.argument({DType::f32, {4}});
        Value outer = array(b, {4});
        std::vector<Region> regions;
        for (int i = 0; i < 2; ++i) {
          regions.push_back(
              b.region({}, [&](Builder& in, const Values&) { return Values{in.add(x, in.exponential(outer))}; }));
        }
        return b.create(OpCode::if_, {p}, {}, std::move(regions));
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.evaluated, "exponential(const), exponential(const)");
  EXPECT_EQ(left, "if(a0){add(a1, const)}{add(a1, const)}");
}

TEST(FoldPlan, ReductionsAreEvaluatedWithTheirRegionsWhenThoseReadOnlyConstants) {
  Recorder recorder;
  TensorType scalar(DType::f32, {});
  auto scaled_sum = [&](Builder& b, Value x, Value scale) {
    std::vector<Region> body;
    body.push_back(b.region({scalar, scalar}, [&](Builder& in, const Values& args) {
      return Values{in.add(args[0], in.multiply(args[1], scale))};
    }));
    return b.create1(OpCode::reduce, {x, b.scalar(DType::f32, 0)}, {{"dimensions", Dims{0}}}, std::move(body));
  };
  std::string left = folded(
      [&](Builder& b) {
        Value scale = b.argument(scalar);
        return Values{scaled_sum(b, array(b, {4}), b.exponential(b.scalar(DType::f32, 2))),
                      scaled_sum(b, array(b, {4}), scale)};
      },
      recorder.evaluator());
  EXPECT_EQ(recorder.evaluated, "reduce[0](const, 0){add(r0, multiply(r1, exponential(2)))}");
  EXPECT_EQ(left, "0, reduce[0](const, 0){add(r0, multiply(r1, a0))}");
}

TEST(FoldPlan, CustomCallsBarriersAndLoopsAreNotEvaluated) {
  Recorder recorder;
  TensorType flag(DType::i1, {});
  Function function = test::build([&](Builder& b) {
    Value c = array(b, {4});
    std::vector<Region> regions;  // runs for ever
    regions.push_back(b.region({flag}, [](Builder&, const Values& args) { return args; }));
    regions.push_back(b.region({flag}, [](Builder&, const Values& args) { return args; }));
    return Values{
        b.create1(OpCode::custom_call, {c}, {{"call_target_name", std::string("f")}}, {}, {{DType::f32, {4}}}),
        b.create1(OpCode::optimization_barrier, {c}),
        b.create1(OpCode::while_, {b.scalar(DType::i1, 1)}, {}, std::move(regions))};
  });
  EXPECT_FALSE(fold_constants(function, recorder.evaluator()).changed);
  EXPECT_EQ(recorder.calls, 0);
}

// The engine that folds is not the one the program is for.
TEST(FoldPlan, WhatTheEvaluatorRefusesIsLeftToTheEngine) {
  auto fill = [](Builder& b) { return Values{b.add(b.argument({DType::f32, {4}}), b.negate(array(b, {4})))}; };
  Evaluator refuses = [](const Function&) -> std::vector<HostTensor> { fail(Code::unsupported, "no kernel"); };
  EXPECT_EQ(folded(fill, refuses), "add(a0, negate(const))");
  EXPECT_FALSE(fold_constants(test::build(fill), refuses).changed);
  Evaluator fails = [](const Function&) -> std::vector<HostTensor> { fail(Code::internal, "broken"); };
  EXPECT_THROW(fold_constants(test::build(fill), fails), Error);
}

// The cpu engine scatters in the type of the operand alone; the program is valid.
TEST(Fold, AProgramThatTheCpuEngineRefusesIsStillOptimized) {
  Function function = test::build([](Builder& b) {
    Value operand = b.constant(Constant::splat({DType::f32, {4}}, 1)), source = array(b, {2});
    TensorType wide(DType::f64, {}), narrow(DType::f32, {});
    Region select = b.region(
        {narrow, narrow}, [](Builder& in, const Values& args) { return Values{in.compare(args[0], args[1], "GE")}; });
    Region scatter =
        b.region({wide, wide}, [](Builder& in, const Values& args) { return Values{in.add(args[0], args[1])}; });
    std::vector<Region> regions;
    regions.push_back(std::move(select));
    regions.push_back(std::move(scatter));
    return Values{b.create1(OpCode::select_and_scatter, {operand, source, b.scalar(DType::f32, 0)},
                            {{"window_dimensions", Dims{2}}, {"window_strides", Dims{2}}}, std::move(regions))};
  });
  EXPECT_THROW(evaluate_on_cpu(function), Error);
  EXPECT_EQ(test::expressions(optimize(function)), test::expressions(function));
}

}  // namespace
}  // namespace pcp
