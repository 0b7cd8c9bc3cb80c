// The gradient transformation itself: signatures, paths, control flow, higher orders, and what is kept or computed
// again. The rules of single operations are in rules_property_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

using Numbers = std::vector<double>;

TensorType f64(Dims dims = {}) { return {DType::f64, std::move(dims)}; }

// Runs on f64 arguments (integers are given as doubles, too).
std::vector<Numbers> run(const Function& function, const std::vector<Numbers>& inputs) {
  verify(function);
  auto engine = make_engine();
  auto executable = engine->compile(optimize(function));
  std::vector<Buffer> arguments;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    TensorType type = executable->arg_types().at(i);
    if (type.dtype == DType::i32) {
      std::vector<std::int32_t> whole(inputs[i].begin(), inputs[i].end());
      arguments.push_back(engine->upload(HostTensor::of<std::int32_t>(type, whole)));
    } else {
      arguments.push_back(engine->upload(HostTensor::of<double>(type, inputs[i])));
    }
  }
  std::vector<Numbers> results;
  for (const Buffer& buffer : executable->run(arguments)) {
    HostTensor tensor = engine->download(buffer);
    if (tensor.type().dtype != DType::f64) {
      results.emplace_back();
      continue;
    }
    auto values = tensor.as<double>();
    results.emplace_back(values.begin(), values.end());
  }
  return results;
}

void expect_near(const Numbers& got, const Numbers& expected, double tolerance = 1e-12) {
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    EXPECT_NEAR(got[i], expected[i], tolerance * std::max(1.0, std::abs(expected[i]))) << "element " << i;
  }
}

template <class Fill>
Function make(const Fill& fill) {
  Function function;
  function.name = "main";
  Builder builder(function);
  builder.returns(fill(builder));
  return function;
}

Value sum(Builder& b, Value x) {
  Dims all;
  for (int i = 0; i < b.type(x).rank(); ++i) all.push_back(i);
  return b.reduce(x, OpCode::add, all);
}

int count(const Function& function, OpCode code) {
  int found = 0;
  walk(function.body, [&](const Op& op) { found += op.code == code; });
  return found;
}

std::string error_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

Function product_sum() {  // sum(x y), with an integer argument between
  return make([](Builder& b) {
    Value x = b.argument(f64({3}));
    b.argument({DType::i32, {3}});
    Value y = b.argument(f64({3}));
    return Values{sum(b, b.multiply(x, y))};
  });
}

TEST(Gradient, OfALossReturnsItAndOneGradientPerFloatingArgument) {
  auto results = run(gradient(product_sum()), {{1, 2, 3}, {0, 0, 0}, {4, 5, 6}});
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[0], Numbers{32});
  EXPECT_EQ(results[1], (Numbers{4, 5, 6}));
  EXPECT_EQ(results[2], (Numbers{1, 2, 3}));
}

TEST(Gradient, IsTakenByTheNamedArgumentsInTheirOrder) {
  auto results = run(gradient(product_sum(), {.wrt = {2, 0}}), {{1, 2, 3}, {0, 0, 0}, {4, 5, 6}});
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[1], (Numbers{1, 2, 3}));
  EXPECT_EQ(results[2], (Numbers{4, 5, 6}));
}

TEST(Gradient, OfSeveralResultsTakesACotangentForEachFloatingOne) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({2}));
    return Values{b.multiply(x, x), b.convert(x, DType::i32), b.negate(x)};
  });
  Function differentiated = gradient(function);
  EXPECT_EQ(differentiated.body.args.size(), 3u);
  auto results = run(differentiated, {{3, 4}, {1, 10}, {100, 1000}});
  ASSERT_EQ(results.size(), 4u);
  EXPECT_EQ(results[3], (Numbers{6 - 100, 80 - 1000}));
}

TEST(Gradient, IsZeroForWhatHasNoFloatingPathToAResult) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({2})), unused = b.argument(f64({2})), rounded = b.argument(f64({2}));
    (void)unused;
    Value whole = b.convert(b.convert(x, DType::i32), DType::f64);
    Value steps = b.add(b.unary(OpCode::floor, rounded), b.unary(OpCode::sign, rounded));
    return Values{sum(b, b.multiply(whole, b.add(x, steps)))};
  });
  auto results = run(gradient(function), {{2.5, 3.5}, {1, 1}, {1.5, 2.5}});
  EXPECT_EQ(results[1], (Numbers{2, 3}));  // through x itself, not through its whole part
  EXPECT_EQ(results[2], (Numbers{0, 0}));
  EXPECT_EQ(results[3], (Numbers{0, 0}));
}

TEST(Gradient, AddsUpOverAllUses) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64());
    return Values{b.add(b.multiply(x, b.multiply(x, x)), b.add(x, x))};
  });
  EXPECT_EQ(run(gradient(function), {{3}})[1], Numbers{29});
}

TEST(Gradient, OfAnArgumentReturnedAsItIsIsOne) {
  Function function = make([](Builder& b) { return Values{b.argument(f64())}; });
  EXPECT_EQ(run(gradient(function), {{3}})[1], Numbers{1});
}

TEST(Gradient, KeepsAttributesOfArgumentsAndResultsInStep) {
  Function function = make([](Builder& b) { return Values{b.negate(b.argument(f64({2})))}; });
  function.arg_attrs = {{{"jax.buffer_donor", true}}};
  function.result_attrs = {{{"jax.result_info", std::string("y")}}};
  Function differentiated = gradient(function);
  EXPECT_EQ(differentiated.arg_attrs.size(), differentiated.body.args.size());
  EXPECT_EQ(differentiated.result_attrs.size(), differentiated.body.results.size());
}

TEST(Gradient, RefusesArgumentsItCannotDifferentiateBy) {
  auto with = [](std::vector<int> wrt) { return error_of([&] { gradient(product_sum(), {.wrt = wrt}); }); };
  EXPECT_NE(with({3}).find("argument 3: it has 3 arguments"), std::string::npos) << with({3});
  EXPECT_NE(with({-1}).find("argument -1"), std::string::npos);
  EXPECT_NE(with({1}).find("tensor<3xi32>, not of floating type"), std::string::npos) << with({1});
  EXPECT_NE(with({0, 0}).find("named twice"), std::string::npos);
}

TEST(Gradient, RefusesFunctionsWithoutFloatingArgumentsOrResults) {
  Function integers = make([](Builder& b) { return Values{b.argument({DType::i32, {}})}; });
  EXPECT_NE(error_of([&] { gradient(integers); }).find("no floating argument"), std::string::npos);
  Function to_integer = make([](Builder& b) { return Values{b.convert(b.argument(f64()), DType::i32)}; });
  EXPECT_NE(error_of([&] { gradient(to_integer); }).find("no floating result"), std::string::npos);
}

TEST(Gradient, NamesAnOperationWithoutRuleItsPlaceAndThePath) {
  Function function = make([](Builder& b) {
    Value x = b.unary(OpCode::sine, b.argument(f64({2})));
    b.set_location(std::make_shared<const std::string>("model.mlir:7:3"));
    Value y = b.create1(OpCode::custom_call, {x}, {{"call_target_name", std::string("mystery")}}, {}, {f64({2})});
    b.set_location(nullptr);
    return Values{sum(b, b.exponential(y))};
  });
  std::string message = error_of([&] { gradient(function); });
  EXPECT_NE(message.find("[stablehlo.custom_call] has no gradient (at model.mlir:7:3)"), std::string::npos) << message;
  EXPECT_NE(message.find("argument 0 -> stablehlo.sine -> stablehlo.custom_call -> stablehlo.exponential -> "
                         "stablehlo.reduce -> result 0"),
            std::string::npos)
      << message;
}

TEST(Gradient, IgnoresAnOperationWithoutRuleOffThePath) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({2})), data = b.argument(f64({2}));
    Value y = b.create1(OpCode::custom_call, {data}, {{"call_target_name", std::string("mystery")}}, {}, {f64({2})});
    return Values{sum(b, b.multiply(x, y))};
  });
  EXPECT_NO_THROW(gradient(function, {.wrt = {0}}));
}

// ---------------------------------------------------------------- edges

TEST(Gradient, OfWhatSelectLeavesOutIsZeroEvenWhereItIsInfinite) {
  Function function = make([](Builder& b) {  // x < 1 ? x : log(x) / x
    Value x = b.argument(f64({3}));
    Value small = b.compare(x, b.splat(f64({3}), 1), "LT");
    return Values{sum(b, b.select(small, x, b.divide(b.log(x), x)))};
  });
  expect_near(run(gradient(function), {{0, -2, std::exp(2)}})[1], {1, 1, (1 - 2) / std::exp(4)});
}

TEST(Gradient, OfAnInfiniteSideThatIsTakenStaysInfinite) {
  Function function = make([](Builder& b) {  // x < 1 ? sqrt(x) : x
    Value x = b.argument(f64({1}));
    Value small = b.compare(x, b.splat(f64({1}), 1), "LT");
    return Values{sum(b, b.select(small, b.unary(OpCode::sqrt, x), x))};
  });
  EXPECT_TRUE(std::isinf(run(gradient(function), {{0}})[1][0]));
}

TEST(Gradient, OfReducedPrecisionIsRoundedLikeTheValue) {  // JAX's rule
  Function function =
      gradient(make([](Builder& b) {
                 Value x = b.argument(f64({2})), weights = b.argument(f64({2}));
                 Attrs attrs{{"exponent_bits", IntAttr{8, DType::i32}}, {"mantissa_bits", IntAttr{1, DType::i32}}};
                 return Values{sum(b, b.multiply(b.create1(OpCode::reduce_precision, {x}, attrs), weights))};
               }),
               {.wrt = {0}});
  auto results = run(function, {{1.3, -2.6}, {1.2, 7.5}});
  expect_near(results[0], {1.5 * 1.2 - 3 * 7.5});
  expect_near(results[1], {1, 8});  // 1.2 and 7.5 with one bit after the first
}

TEST(Gradient, OfASpelledOutLogisticIsFiniteFarToTheLeft) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({3})), one = b.broadcast(b.scalar(DType::f64, 1), {3});
    return Values{sum(b, b.divide(one, b.add(one, b.exponential(b.negate(x)))))};
  });
  auto slope = [](double x) { return std::exp(-x) / std::pow(1 + std::exp(-x), 2); };
  expect_near(run(gradient(function), {{-1000, 0.5, 3}})[1], {0, slope(0.5), slope(3)});
}

Value softmax(Builder& b, Value x, bool shifted) {
  Dims dims = b.type(x).dims;
  auto spread = [&](Value row) { return b.broadcast_in_dim(row, dims, {0}); };
  if (shifted) x = b.subtract(x, spread(b.reduce(x, OpCode::maximum, {1})));
  Value power = b.exponential(x);
  return b.divide(power, spread(b.reduce(power, OpCode::add, {1})));
}

TEST(Gradient, OfSoftmaxDoesNotDifferentiateTheMaximum) {
  auto scores = [](bool shifted) {
    return make([&](Builder& b) {
      Value x = b.argument(f64({2, 3})), weights = b.argument(f64({2, 3}));
      return Values{sum(b, b.multiply(softmax(b, x, shifted), weights))};
    });
  };
  Function differentiated = gradient(scores(true), {.wrt = {0}});
  EXPECT_EQ(count(differentiated, OpCode::compare), 0);
  std::vector<Numbers> inputs{{1, 2, 3, 0, 0, -1}, {1, -1, 2, 5, 3, 1}};
  Numbers expected;
  for (std::size_t row = 0; row < 6; row += 3) {
    double total = 0, mean = 0;
    for (std::size_t i = row; i < row + 3; ++i) total += std::exp(inputs[0][i]);
    for (std::size_t i = row; i < row + 3; ++i) mean += std::exp(inputs[0][i]) / total * inputs[1][i];
    for (std::size_t i = row; i < row + 3; ++i)
      expected.push_back(std::exp(inputs[0][i]) / total * (inputs[1][i] - mean));
  }
  expect_near(run(differentiated, inputs)[1], expected);
  expect_near(run(gradient(scores(false), {.wrt = {0}}), inputs)[1], expected);
}

TEST(Gradient, DifferentiatesAMaximumThatIsNoShift) {
  Function function = make([](Builder& b) {  // e^(x - max) summed, but not divided out again
    Value x = b.argument(f64({1, 3}));
    Value shifted = b.subtract(x, b.broadcast_in_dim(b.reduce(x, OpCode::maximum, {1}), {1, 3}, {0}));
    return Values{sum(b, b.exponential(shifted))};
  });
  double a = std::exp(-2), c = std::exp(-1);
  expect_near(run(gradient(function), {{1, 2, 3}})[1], {a, c, -a - c});
}

TEST(Gradient, JoinsTheGradientsOfSlicesThatLieBesideEachOther) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({2, 6}));
    Value q = b.slice(x, {0, 0}, {2, 2}), k = b.slice(x, {0, 2}, {2, 4}), v = b.slice(x, {0, 5}, {2, 6});
    return Values{sum(b, b.add(b.multiply(q, k), b.broadcast_in_dim(v, {2, 2}, {0, 1})))};
  });
  Function differentiated = gradient(function);
  EXPECT_EQ(count(differentiated, OpCode::pad), 0);
  Numbers x{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  EXPECT_EQ(run(differentiated, {x})[1], (Numbers{3, 4, 1, 2, 0, 2, 9, 10, 7, 8, 0, 2}));
}

TEST(Gradient, AddsSlicesThatOverlap) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({4}));
    return Values{sum(b, b.multiply(b.slice(x, {0}, {3}), b.slice(x, {1}, {4})))};
  });
  EXPECT_EQ(run(gradient(function), {{1, 2, 3, 4}})[1], (Numbers{2, 1 + 3, 2 + 4, 3}));
}

TEST(Gradient, OfAnEmbeddingAddsUpRepeatedTokens) {
  Function function = make([](Builder& b) {
    Value table = b.argument(f64({4, 2})), tokens = b.argument({DType::i32, {5, 1}}), weights = b.argument(f64({5, 2}));
    Value rows = b.gather(table, tokens, {{1}, {0}, {}, {}, {0}, 1}, {1, 2});
    return Values{sum(b, b.multiply(rows, weights))};
  });
  auto results =
      run(gradient(function, {.wrt = {0}}), {Numbers(8, 1.0), {2, 0, 2, 2, 1}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}});
  EXPECT_EQ(results[1], (Numbers{3, 4, 9, 10, 13, 16, 0, 0}));
}

// XLA's fast convolutions on processors take no window_reversal.
TEST(Gradient, OfAConvolutionFlipsTheKernelByAnOperation) {
  Function function = make([](Builder& b) {
    Value x = b.argument({DType::f32, {1, 5, 5, 2}}), kernel = b.argument({DType::f32, {3, 3, 2, 4}});
    ConvDims numbers{0, 3, {1, 2}, 2, 3, {0, 1}, 0, 3, {1, 2}};
    Attrs attrs{{"dimension_numbers", numbers},
                {"window_strides", Dims{2, 2}},
                {"feature_group_count", IntAttr{1}},
                {"batch_group_count", IntAttr{1}}};
    Value y = b.create1(OpCode::convolution, {x, kernel}, attrs, {}, {{DType::f32, {1, 2, 2, 4}}});
    return Values{sum(b, b.multiply(y, y))};
  });
  Function result = gradient(function);
  EXPECT_EQ(count(result, OpCode::convolution), 3);
  EXPECT_EQ(count(result, OpCode::reverse), 1);
  walk(result.body, [](const Op& op) { EXPECT_EQ(op.attrs.find("window_reversal"), nullptr); });
}

// ---------------------------------------------------------------- control flow

// x -> x a, `body` times by a loop from `start` while `direction` `limit`, `step` at a time; a comes from outside.
Function powers(std::int64_t start, std::int64_t step, std::int64_t limit, const char* direction) {
  return make([&](Builder& b) {
    TensorType counter(DType::i32, {});
    Value x = b.argument(f64()), a = b.argument(f64());
    std::vector<Region> regions;
    regions.push_back(b.region({counter, f64()}, [&](Builder& in, const Values& args) {
      return Values{in.compare(args[0], in.scalar(DType::i32, static_cast<double>(limit)), direction)};
    }));
    regions.push_back(b.region({counter, f64()}, [&](Builder& in, const Values& args) {
      Value next = in.add(args[0], in.scalar(DType::i32, static_cast<double>(step)));
      return Values{next, in.multiply(args[1], a)};
    }));
    Value first = b.scalar(DType::i32, static_cast<double>(start));
    return Values{b.create(OpCode::while_, {first, x}, {}, std::move(regions))[1]};
  });
}

void expect_power(const Function& function, int rounds) {
  auto results = run(gradient(function), {{2}, {3}});
  expect_near(results[0], {2 * std::pow(3, rounds)});
  expect_near(results[1], {std::pow(3, rounds)});
  expect_near(results[2], {rounds == 0 ? 0 : 2 * rounds * std::pow(3, rounds - 1)});
}

TEST(LoopGradient, KnowsEveryFormOfACounter) {
  expect_power(powers(0, 1, 5, "LT"), 5);
  expect_power(powers(2, 3, 9, "LT"), 3);
  expect_power(powers(2, 3, 8, "LE"), 3);
  expect_power(powers(7, -2, 0, "GT"), 4);
  expect_power(powers(6, -2, 0, "GE"), 4);
  expect_power(powers(0, 2, 6, "NE"), 3);
}

TEST(LoopGradient, OfNoRoundIsThatOfTheStart) { expect_power(powers(5, 1, 5, "LT"), 0); }

TEST(LoopGradient, RefusesACountThatDependsOnData) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64());
    std::vector<Region> regions;
    regions.push_back(b.region({f64()}, [](Builder& in, const Values& args) {
      return Values{in.compare(args[0], in.scalar(DType::f64, 100), "LT")};
    }));
    regions.push_back(
        b.region({f64()}, [](Builder& in, const Values& args) { return Values{in.add(args[0], args[0])}; }));
    return Values{b.create(OpCode::while_, {x}, {}, std::move(regions))[0]};
  });
  std::string message = error_of([&] { gradient(function); });
  EXPECT_NE(message.find("[stablehlo.while] has no gradient when its number of iterations is not known"),
            std::string::npos)
      << message;
  EXPECT_NE(message.find("argument 0 -> stablehlo.while -> result 0"), std::string::npos) << message;
}

TEST(LoopGradient, CanBeTakenTwice) {  // d2/da2 of x a^5 = 20 x a^3, d2/dxda = 5 a^4
  Function twice = gradient(gradient(powers(0, 1, 5, "LT"), {.wrt = {1}}));
  auto results = run(twice, {{2}, {3}, {0}, {1}});  // cotangents: none for the value, one for the gradient
  expect_near(results.at(results.size() - 2), {5 * std::pow(3, 4)});
  expect_near(results.back(), {20 * 2 * std::pow(3, 3)});
}

// x, x a, x a^2... written into a stack of five, each to the place `where` says of its round; then the sum of squares.
template <class Where>
Function stacked_powers(bool active_stack, const Where& where) {
  return make([&](Builder& b) {
    std::vector<TensorType> types{{DType::i32, {}}, f64(), f64({5})};
    Value x = b.argument(f64()), a = b.argument(f64());
    Value stack = active_stack ? b.broadcast_in_dim(x, {5}, {}) : b.splat(f64({5}), 0);
    std::vector<Region> regions;
    regions.push_back(b.region(types, [&](Builder& in, const Values& args) {
      return Values{in.compare(args[0], in.scalar(DType::i32, 4), "LT")};
    }));
    regions.push_back(b.region(types, [&](Builder& in, const Values& args) {
      Value next = in.add(args[0], in.scalar(DType::i32, 1));
      Value row = in.reshape(args[1], {1});
      return Values{next, in.multiply(args[1], a), in.dynamic_update_slice(args[2], row, {where(in, args[0])})};
    }));
    Value filled = b.create(OpCode::while_, {b.scalar(DType::i32, 0), x, stack}, {}, std::move(regions))[2];
    return Values{sum(b, b.multiply(filled, filled))};
  });
}

Value as_it_is(Builder&, Value round) { return round; }

TEST(LoopGradient, OfAStackIsReadOnceAndNotWritten) {
  Function forwards = gradient(stacked_powers(false, as_it_is));
  Function backwards = gradient(
      stacked_powers(false, [](Builder& in, Value round) { return in.subtract(in.scalar(DType::i32, 4), round); }));
  for (const Function& function : {forwards, backwards}) {
    const Op& back = *std::ranges::find_if(function.body.ops.rbegin(), function.body.ops.rend(),
                                           [](const Op& op) { return op.code == OpCode::while_; });
    int updates = 0;
    walk(back.regions[1], [&](const Op& op) { updates += op.code == OpCode::dynamic_update_slice; });
    EXPECT_EQ(updates, 0);
    auto results = run(function, {{2}, {3}});  // x^2 (1 + a^2 + a^4 + a^6)
    expect_near(results[1], {2 * 2 * (1 + 9 + 81 + 729)});
    expect_near(results[2], {4 * (2 * 3 + 4 * 27 + 6 * 243)});
  }
}

TEST(LoopGradient, OfAStackWhosePlacesAreWrittenTwiceCountsTheLastWrite) {
  auto same = run(gradient(stacked_powers(false, [](Builder& in, Value) { return in.scalar(DType::i32, 2); })),
                  {{2}, {3}});  // x^2 a^6
  expect_near(same[1], {2 * 2 * 729});
  expect_near(same[2], {4 * 6 * 243});
  auto moved = run(
      gradient(stacked_powers(false, [](Builder& in, Value round) { return in.add(round, in.scalar(DType::i32, 2)); })),
      {{2}, {3}});  // the places 4 and 5 are both 4: x^2 (1 + a^2 + a^6)
  expect_near(moved[1], {2 * 2 * (1 + 9 + 729)});
  expect_near(moved[2], {4 * (2 * 3 + 6 * 243)});
}

TEST(LoopGradient, OfWhatAStackHeldBeforeIsThatOfThePlacesNotWritten) {
  auto results = run(gradient(stacked_powers(true, as_it_is)), {{2}, {3}});  // the last place stays x
  expect_near(results[1], {2 * 2 * (1 + 9 + 81 + 729 + 1)});
}

TEST(LoopGradient, OfTransposedWeightsIsTransposedOnceAfterTheLoop) {
  Function function = gradient(make([](Builder& b) {
    std::vector<TensorType> types{{DType::i32, {}}, f64({3})};
    Value w = b.argument(f64({3, 3})), x = b.argument(f64({3}));
    std::vector<Region> regions;
    regions.push_back(b.region(types, [&](Builder& in, const Values& args) {
      return Values{in.compare(args[0], in.scalar(DType::i32, 4), "LT")};
    }));
    regions.push_back(b.region(types, [&](Builder& in, const Values& args) {
      Value next = in.add(args[0], in.scalar(DType::i32, 1));
      return Values{next, in.tanh(in.dot_general(in.transpose(w, {1, 0}), args[1], {{}, {}, {1}, {0}}))};
    }));
    return Values{sum(b, b.create(OpCode::while_, {b.scalar(DType::i32, 0), x}, {}, std::move(regions))[1])};
  }));
  for (const Op& op : function.body.ops) {
    if (op.code != OpCode::while_) continue;
    walk(op.regions[1], [](const Op& inner) { EXPECT_NE(inner.code, OpCode::transpose); });
  }
}

TEST(BranchGradient, IsThatOfTheBranchTaken) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64()), y = b.argument(f64()), which = b.argument({DType::i32, {}});
    std::vector<Region> branches;
    branches.push_back(b.region({}, [&](Builder& in, const Values&) { return Values{in.multiply(x, y)}; }));
    branches.push_back(b.region({}, [&](Builder&, const Values&) { return Values{x}; }));
    branches.push_back(b.region({}, [&](Builder& in, const Values&) { return Values{in.exponential(y)}; }));
    Value chosen = b.create1(OpCode::case_, {which}, {}, std::move(branches));
    return Values{b.multiply(chosen, x)};
  });
  Function differentiated = gradient(function);
  auto at = [&](double which) { return run(differentiated, {{2}, {3}, {which}}); };
  expect_near(at(0)[1], {12});
  expect_near(at(0)[2], {4});
  expect_near(at(1)[1], {4});
  expect_near(at(1)[2], {0});
  expect_near(at(2)[1], {std::exp(3)});
  expect_near(at(2)[2], {2 * std::exp(3)});
}

// ---------------------------------------------------------------- higher orders

TEST(SecondGradient, GivesTheHessianOfLogSumExpTimesAVector) {
  Function function = make([](Builder& b) {
    Value x = b.argument(f64({4}));
    Value top = b.reduce(x, OpCode::maximum, {0});
    Value total = b.reduce(b.exponential(b.subtract(x, b.broadcast(top, {4}))), OpCode::add, {0});
    return Values{b.add(b.log(total), top)};
  });
  Function first = gradient(function);  // (x) -> (f, df)
  Function second = gradient(first);    // (x, cotangents of f and df) -> (f, df, H v)
  Numbers x{0.5, -1, 2, 0.25}, v{1, -2, 0.5, 3};
  auto results = run(second, {x, {0}, v});
  double total = 0, mean = 0;
  for (double value : x) total += std::exp(value);
  for (std::size_t i = 0; i < 4; ++i) mean += std::exp(x[i]) / total * v[i];
  Numbers share, product;
  for (std::size_t i = 0; i < 4; ++i) {
    share.push_back(std::exp(x[i]) / total);
    product.push_back(std::exp(x[i]) / total * (v[i] - mean));
  }
  expect_near(results[1], share);
  expect_near(results[2], product);
}

TEST(SecondGradient, GivesTheHessianOfACubicFormTimesAVector) {
  Function function = make([](Builder& b) {  // sum((A x)^3)
    Value x = b.argument(f64({2}));
    std::vector<double> matrix{1, 2, -1, 3, 0.5, 1};
    Value a = b.constant(Constant::of<double>(f64({3, 2}), matrix));
    Value y = b.dot_general(a, x, {{}, {}, {1}, {0}});
    return Values{sum(b, b.binary(OpCode::power, y, b.splat(f64({3}), 3)))};
  });
  Numbers x{0.7, -0.4}, v{1, 2};
  auto results = run(gradient(gradient(function)), {x, {0}, v});
  Numbers expected(2);  // 6 A^T diag(A x) A v
  for (const auto& [p, q] : {std::pair(1.0, 2.0), std::pair(-1.0, 3.0), std::pair(0.5, 1.0)}) {
    double factor = 6 * (p * x[0] + q * x[1]) * (p * v[0] + q * v[1]);
    expected[0] += factor * p;
    expected[1] += factor * q;
  }
  expect_near(results.back(), expected);
}

// ---------------------------------------------------------------- what is kept

// A chain of residual blocks x + tanh(x W) V with `blocks` of them.
Function residual_chain(int blocks, std::int64_t rows, std::int64_t width) {
  return make([&](Builder& b) {
    Value x = b.argument(f64({rows, width}));
    for (int i = 0; i < blocks; ++i) {
      Value wide = b.argument(f64({width, 4 * width})), narrow = b.argument(f64({4 * width, width}));
      x = b.add(x, b.matmul(b.tanh(b.matmul(x, wide)), narrow));
    }
    return Values{sum(b, b.multiply(x, x))};
  });
}

std::int64_t planned(const Function& function) {
  return make_engine()->compile(optimize(function))->stats().arena_bytes;
}

TEST(Remat, ComputesTheSameInLessMemory) {
  Function chain = residual_chain(8, 32, 8);
  std::vector<Numbers> inputs;
  for (TensorType& type : chain.arg_types()) {
    Numbers& values = inputs.emplace_back();
    for (std::int64_t i = 0; i < type.elements(); ++i) {
      values.push_back(std::sin(static_cast<double>(i + 7 * static_cast<std::int64_t>(inputs.size()))) * 0.4);
    }
  }
  Function none = gradient(chain), block = gradient(chain, {.wrt = {}, .remat = Remat::block}),
           full = gradient(chain, {.wrt = {}, .remat = Remat::full});
  auto expected = run(none, inputs);
  for (const Function* function : {&block, &full}) {
    auto results = run(*function, inputs);
    ASSERT_EQ(results.size(), expected.size());
    for (std::size_t i = 0; i < results.size(); ++i) expect_near(results[i], expected[i], 1e-13);
  }
  EXPECT_LT(planned(block), planned(none) / 2);
  EXPECT_LT(planned(full), planned(block));
}

TEST(Remat, KeepsOneValueOfAnElementwiseChain) {  // between two products; all else follows from it
  auto chain = [](int length) {
    return make([&](Builder& b) {
      Value x = b.argument(f64({64, 8})), w = b.argument(f64({8, 64}));
      Value y = b.matmul(x, w);
      for (int i = 0; i < length; ++i) y = b.multiply(b.tanh(y), b.add(y, b.splat(f64({64, 64}), 2)));
      Value z = b.matmul(y, b.argument(f64({64, 8})));
      return Values{sum(b, b.multiply(z, z))};
    });
  };
  EXPECT_EQ(planned(gradient(chain(6))), planned(gradient(chain(1))));
}

}  // namespace
}  // namespace pcp
