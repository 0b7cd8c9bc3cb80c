// Ties, edges and refusals of the rules for indexing and windows, where central differences say nothing.
#include "tests/autodiff/central_difference.h"
#include "tests/passes/expression.h"

namespace pcp::test {
namespace {

using Numbers = std::vector<double>;

// A program of arguments with given values; `gradients` runs its gradient with the cotangents given.
class Fixed {
 public:
  Fixed() : b(function) { function.name = "main"; }
  Value input(Dims dims, Numbers values) {
    arguments.push_back(HostTensor::of<double>(TensorType(DType::f64, dims), values));
    return b.argument(TensorType(DType::f64, std::move(dims)));
  }
  Value indices(Dims dims, std::vector<std::int32_t> values) {
    arguments.push_back(HostTensor::of<std::int32_t>(TensorType(DType::i32, dims), values));
    return b.argument(TensorType(DType::i32, std::move(dims)));
  }
  Value constant_indices(std::vector<std::int32_t> values) {
    TensorType type(DType::i32, {static_cast<std::int64_t>(values.size())});
    return b.constant(Constant::of<std::int32_t>(type, values));
  }
  std::vector<Region> regions(std::initializer_list<OpCode> codes) {
    std::vector<Region> result;
    TensorType element(DType::f64, {});
    for (OpCode code : codes) {
      result.push_back(b.region({element, element}, [&](Builder& in, const Values& args) {
        return Values{code == OpCode::compare ? in.compare(args[0], args[1], "GE") : in.binary(code, args[0], args[1])};
      }));
    }
    return result;
  }
  std::vector<Numbers> gradients(Value result, Numbers cotangent) {
    b.returns({result});
    std::vector<HostTensor> all = arguments;
    all.push_back(HostTensor::of<double>(function.type(result), cotangent));
    std::vector<HostTensor> results = Runner(gradient(function))(all);
    std::vector<Numbers> found;
    for (std::size_t i = 1; i < results.size(); ++i) {
      auto values = results[i].as<double>();
      found.emplace_back(values.begin(), values.end());
    }
    return found;
  }
  std::string refusal(Value result) {
    b.returns({result});
    try {
      gradient(function);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), Code::unsupported);
      return error.what();
    }
    return "";
  }

  Function function;
  Builder b;
  std::vector<HostTensor> arguments;
};

Constant pairs(Dims values) {
  return Constant::of<std::int64_t>(TensorType(DType::i64, {static_cast<std::int64_t>(values.size()) / 2, 2}), values);
}

const ScatterDims kPoints{{}, {0}, {}, {}, {0}, 1};

TEST(MaximumWindow, FirstOfEqualElementsTakesTheGradient) {
  Fixed f;
  Value x = f.input({5}, {2, 2, 1, 2, 2});
  Value y = f.b.create1(OpCode::reduce_window, {x, f.b.constant(neutral(OpCode::maximum, DType::f64))},
                        {{"window_dimensions", Dims{3}}}, f.regions({OpCode::maximum}));
  EXPECT_EQ(f.gradients(y, {1, 10, 100})[0], (Numbers{1, 10, 0, 100, 0}));
}

TEST(MaximumWindow, FirstOfEqualElementsTakesTheGradientOfDilatedWindows) {
  Fixed f;
  Value x = f.input({5}, {2, 2, 2, 2, 2});
  Value y = f.b.create1(OpCode::reduce_window, {x, f.b.constant(neutral(OpCode::maximum, DType::f64))},
                        {{"window_dimensions", Dims{2}}, {"window_dilations", Dims{2}}, {"padding", pairs({2, 0})}},
                        f.regions({OpCode::maximum}));
  EXPECT_EQ(f.gradients(y, {1, 10, 100, 1000, 10000})[0], (Numbers{101, 1010, 10000, 0, 0}));
}

TEST(MaximumWindow, GradientOfAWindowOfPaddingIsLost) {
  Fixed f;
  Value x = f.input({2}, {1, 2});
  Value y = f.b.create1(OpCode::reduce_window, {x, f.b.constant(neutral(OpCode::maximum, DType::f64))},
                        {{"window_dimensions", Dims{2}}, {"padding", pairs({2, 0})}}, f.regions({OpCode::maximum}));
  EXPECT_EQ(f.gradients(y, {1, 10, 100})[0], (Numbers{10, 100}));
}

// Cumulative maximum and minimum: the first of equals takes the gradient, and no window is looked through by itself.
TEST(MaximumWindow, GradientOfALongScan) {
  constexpr std::int64_t kLength = 300, kOthers = 2;
  for (OpCode code : {OpCode::maximum, OpCode::minimum}) {
    for (bool backward : {false, true}) {
      Numbers values, cotangents;
      for (std::int64_t i = 0; i < kLength * kOthers; ++i) {
        values.push_back(static_cast<double>((i * 7919 + i * i) % 97));  // many are equal
        cotangents.push_back(static_cast<double>(i % 11 + 1));
      }
      Fixed f;
      Value x = f.input({kLength, kOthers}, values);
      Constant padding = pairs(backward ? Dims{0, kLength - 1, 0, 0} : Dims{kLength - 1, 0, 0, 0});
      Value y = f.b.create1(OpCode::reduce_window, {x, f.b.constant(neutral(code, DType::f64))},
                            {{"window_dimensions", Dims{kLength, 1}}, {"padding", padding}}, f.regions({code}));
      Numbers expected(values.size(), 0.0);
      for (std::int64_t place = 0; place < kLength; ++place) {
        for (std::int64_t other = 0; other < kOthers; ++other) {
          auto at = [&](std::int64_t i) { return static_cast<std::size_t>(i * kOthers + other); };
          std::int64_t best = backward ? place : 0, end = backward ? kLength : place + 1;
          for (std::int64_t i = best; i < end; ++i) {
            bool better = code == OpCode::maximum ? values[at(i)] > values[at(best)] : values[at(i)] < values[at(best)];
            if (better) best = i;
          }
          expected[at(best)] += cotangents[at(place)];
        }
      }
      EXPECT_EQ(f.gradients(y, cotangents)[0], expected) << info(code).name << (backward ? ", backward" : "");
      EXPECT_EQ(count_ops(gradient(f.function), OpCode::select_and_scatter), 0);
    }
  }
}

TEST(ScatterMaximum, AllThatReachTheMaximumShareTheGradient) {
  Fixed f;
  Value x = f.input({4}, {3, 1, 2, 5}), updates = f.input({5}, {3, 3, 2, 2, 9});
  Value y = f.b.create1(OpCode::scatter, {x, f.constant_indices({0, 0, 1, 1, 7}), updates},
                        {{"scatter_dimension_numbers", kPoints}}, f.regions({OpCode::maximum}));
  std::vector<Numbers> found = f.gradients(y, {6, 8, 10, 12});
  EXPECT_EQ(found[0], (Numbers{2, 0, 10, 12}));
  EXPECT_EQ(found[1], (Numbers{2, 2, 4, 4, 0}));
}

TEST(ScatterReplace, UpdateThatStayedTakesTheGradient) {
  Fixed f;
  Value x = f.input({3}, {1, 2, 3}), updates = f.input({4}, {7, 8, 9, 6});
  TensorType element(DType::f64, {});
  std::vector<Region> replace;
  replace.push_back(f.b.region({element, element}, [](Builder&, const Values& args) { return Values{args[1]}; }));
  Value y = f.b.create1(OpCode::scatter, {x, f.constant_indices({2, 0, 2, -1}), updates},
                        {{"scatter_dimension_numbers", kPoints}}, std::move(replace));
  std::vector<Numbers> found = f.gradients(y, {5, 6, 7});
  EXPECT_EQ(found[0], (Numbers{0, 6, 0}));
  EXPECT_EQ(found[1], (Numbers{0, 5, 7, 0}));
}

TEST(ScatterAdd, WindowPartlyOutsideGetsTheGradientOfItsPartInside) {
  Fixed f;
  Value x = f.input({4}, {0, 0, 0, 0}), updates = f.input({3, 2}, {1, 2, 3, 4, 5, 6});
  ScatterDims numbers{{1}, {}, {}, {}, {0}, 1};
  Value y = f.b.create1(OpCode::scatter, {x, f.constant_indices({3, -1, 1}), updates},
                        {{"scatter_dimension_numbers", numbers}}, f.regions({OpCode::add}));
  EXPECT_EQ(f.gradients(y, {1, 2, 3, 4})[1], (Numbers{4, 0, 0, 1, 2, 3}));
}

TEST(Gather, GradientOfAnIndexOutOfRangeLandsWhereItWasRead) {
  Fixed f;
  Value x = f.input({4}, {1, 2, 3, 4});
  Value y = f.b.gather(x, f.constant_indices({-3, 9, 1, 2}), {{1}, {}, {}, {}, {0}, 1}, {2});
  EXPECT_EQ(f.gradients(y, {1, 2, 10, 20, 100, 200, 1000, 2000})[0], (Numbers{1, 102, 1210, 2020}));
}

TEST(Sort, GradientsOfEqualKeysKeepTheirOrder) {
  Fixed f;
  Value x = f.input({4}, {2, 1, 2, 1});
  TensorType element(DType::f64, {});
  std::vector<Region> less;
  less.push_back(f.b.region({element, element},
                            [](Builder& b, const Values& args) { return Values{b.compare(args[0], args[1], "LT")}; }));
  Value y = f.b.create1(OpCode::sort, {x}, {{"dimension", IntAttr{0}}, {"is_stable", true}}, std::move(less));
  EXPECT_EQ(f.gradients(y, {1, 10, 100, 1000})[0], (Numbers{100, 1, 1000, 10}));
}

TEST(Refusals, NameTheOperationAndTheKind) {
  {
    Fixed f;
    Value x = f.input({3}, {1, 2, 3}), updates = f.input({2}, {1, 1});
    std::string text = f.refusal(f.b.create1(OpCode::scatter, {x, f.constant_indices({0, 0}), updates},
                                             {{"scatter_dimension_numbers", kPoints}}, f.regions({OpCode::multiply})));
    EXPECT_NE(text.find("[stablehlo.scatter] updates that multiply"), std::string::npos) << text;
  }
  {
    Fixed f;
    Value x = f.input({3}, {1, 2, 3}), updates = f.input({2}, {1, 1});
    std::string text = f.refusal(f.b.create1(OpCode::scatter, {x, f.constant_indices({0, 0}), updates},
                                             {{"scatter_dimension_numbers", kPoints}}, f.regions({OpCode::divide})));
    EXPECT_NE(text.find("this one ends in stablehlo.divide"), std::string::npos) << text;
  }
  {
    Fixed f;
    Value x = f.input({200}, Numbers(200, 1));
    std::string text = f.refusal(f.b.create1(OpCode::reduce_window, {x, f.b.scalar(DType::f64, 1)},
                                             {{"window_dimensions", Dims{150}}}, f.regions({OpCode::multiply})));
    EXPECT_NE(text.find("[stablehlo.reduce_window] no gradient for windows of 150 elements"), std::string::npos)
        << text;
  }
  {
    Fixed f;
    Value x = f.input({4}, {1, 2, 3, 4}), source = f.input({3}, {1, 1, 1});
    std::string text =
        f.refusal(f.b.create1(OpCode::select_and_scatter, {x, source, f.b.scalar(DType::f64, 1)},
                              {{"window_dimensions", Dims{2}}}, f.regions({OpCode::compare, OpCode::multiply})));
    EXPECT_NE(text.find("[stablehlo.select_and_scatter]"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace pcp::test
