// What the specification says at the edges, computed by hand, on the engine that others are compared with.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/half.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "tests/engine/code_of.h"

namespace pcp::reference {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

template <class T>
HostTensor tensor(DType dtype, Dims dims, std::vector<T> values) {
  return HostTensor::of<T>(TensorType(dtype, std::move(dims)), values);
}
HostTensor floats(std::vector<float> values) {
  std::int64_t count = std::ssize(values);
  return tensor<float>(DType::f32, {count}, std::move(values));
}
HostTensor ints(std::vector<std::int32_t> values) {
  std::int64_t count = std::ssize(values);
  return tensor<std::int32_t>(DType::i32, {count}, std::move(values));
}

std::vector<HostTensor> run(const Function& function, const std::vector<HostTensor>& inputs) {
  auto engine = make_engine("reference");
  std::vector<Buffer> arguments;
  for (const HostTensor& input : inputs) arguments.push_back(engine->upload(input));
  std::vector<HostTensor> results;
  for (const Buffer& result : engine->compile(function)->run(arguments)) results.push_back(engine->download(result));
  return results;
}

// The first result, as values of T.
template <class T>
std::vector<T> values(const Function& function, const std::vector<HostTensor>& inputs) {
  HostTensor result = run(function, inputs)[0];
  auto elements = result.as<T>();
  return {elements.begin(), elements.end()};
}

template <class T, class Make>
std::vector<T> evaluate(const std::vector<HostTensor>& inputs, const Make& make) {
  Function function;
  Builder b(function);
  Values arguments;
  for (const HostTensor& input : inputs) arguments.push_back(b.argument(input.type()));
  b.returns({make(b, arguments)});
  return values<T>(function, inputs);
}

template <class T>
std::vector<T> apply(OpCode code, const std::vector<HostTensor>& inputs) {
  return evaluate<T>(inputs, [&](Builder& b, const Values& x) { return b.create1(code, x); });
}

TEST(Reference, IntegerDivisionTruncatesAndHasAnAnswerForZero) {
  constexpr std::int32_t kMin = std::numeric_limits<std::int32_t>::min();
  std::vector<HostTensor> pairs{ints({7, -7, 7, -7, 5, kMin, 0}), ints({2, 2, -2, -2, 0, -1, 0})};
  EXPECT_EQ(apply<std::int32_t>(OpCode::divide, pairs), (std::vector<std::int32_t>{3, -3, -3, 3, -1, kMin, -1}));
  EXPECT_EQ(apply<std::int32_t>(OpCode::remainder, pairs), (std::vector<std::int32_t>{1, -1, 1, -1, 5, 0, 0}));
  std::vector<HostTensor> bytes{tensor<std::uint8_t>(DType::u8, {2}, {200, 9}),
                                tensor<std::uint8_t>(DType::u8, {2}, {7, 0})};
  EXPECT_EQ(apply<std::uint8_t>(OpCode::divide, bytes), (std::vector<std::uint8_t>{28, 255}));
  EXPECT_EQ(apply<std::uint8_t>(OpCode::multiply, bytes), (std::vector<std::uint8_t>{1400 % 256, 0}));
  constexpr std::uint64_t kBig = 0xFFFFFFFFFFFFFFFF;
  std::vector<HostTensor> wide{tensor<std::uint64_t>(DType::u64, {2}, {kBig, kBig}),
                               tensor<std::uint64_t>(DType::u64, {2}, {2, kBig})};
  EXPECT_EQ(apply<std::uint64_t>(OpCode::divide, wide), (std::vector<std::uint64_t>{kBig / 2, 1}));
  EXPECT_EQ(apply<std::uint64_t>(OpCode::multiply, wide), (std::vector<std::uint64_t>{kBig - 1, 1}));
}

TEST(Reference, ShiftsByTheWidthOrMoreShiftEverythingOut) {
  std::vector<HostTensor> pairs{ints({-8, -8, -8, 8, -8, 1}), ints({1, 32, -1, 100, 31, 31})};
  EXPECT_EQ(apply<std::int32_t>(OpCode::shift_left, pairs),
            (std::vector<std::int32_t>{-16, 0, 0, 0, 0, std::numeric_limits<std::int32_t>::min()}));
  EXPECT_EQ(apply<std::int32_t>(OpCode::shift_right_arithmetic, pairs),
            (std::vector<std::int32_t>{-4, -1, -1, 0, -1, 0}));
  EXPECT_EQ(apply<std::int32_t>(OpCode::shift_right_logical, pairs),
            (std::vector<std::int32_t>{0x7FFFFFFC, 0, 0, 0, 1, 0}));
}

TEST(Reference, NanWinsInMaximumAndMinimumAndZerosHaveAnOrder) {
  std::vector<HostTensor> pairs{floats({kNan, 1, -0.0f, 0, 2}), floats({1, kNan, 0, -0.0f, -kInf})};
  auto larger = apply<float>(OpCode::maximum, pairs), smaller = apply<float>(OpCode::minimum, pairs);
  for (std::size_t i : {0, 1}) EXPECT_TRUE(std::isnan(larger[i]) && std::isnan(smaller[i])) << i;
  for (std::size_t i : {2, 3}) EXPECT_TRUE(!std::signbit(larger[i]) && std::signbit(smaller[i])) << i;
  EXPECT_EQ(larger[4], 2);
  EXPECT_EQ(smaller[4], -kInf);
}

TEST(Reference, BothWaysOfRoundingDifferAtHalves) {
  std::vector<HostTensor> x{floats({0.5f, 1.5f, 2.5f, -0.5f, -2.5f, 2.4f})};
  EXPECT_EQ(apply<float>(OpCode::round_nearest_even, x), (std::vector<float>{0, 2, 2, -0.0f, -2, 2}));
  EXPECT_EQ(apply<float>(OpCode::round_nearest_afz, x), (std::vector<float>{1, 2, 3, -1, -3, 2}));
}

// 1 + 2^-8 lies in the middle of two bf16 numbers. A little more than that rounds up, also where f32 cannot hold the
// little: rounding to f32 first would lose it and then round the tie down, to even.
TEST(Reference, ConversionsRoundOnce) {
  HostTensor x = tensor<double>(DType::f64, {3}, {1 + 0x1p-8, 1 + 0x1p-8 + 0x1p-40, 1 + 0x1p-8 - 0x1p-40});
  auto to = [&](DType dtype) {
    return evaluate<std::uint16_t>({x}, [&](Builder& b, const Values& v) { return b.convert(v[0], dtype); });
  };
  EXPECT_EQ(to(DType::bf16), (std::vector<std::uint16_t>{0x3F80, 0x3F81, 0x3F80}));
  HostTensor whole =
      tensor<std::int64_t>(DType::i64, {2}, {(1 << 24) + 1, (std::int64_t{1} << 60) + (std::int64_t{1} << 36) + 1});
  EXPECT_EQ(evaluate<float>({whole}, [](Builder& b, const Values& v) { return b.convert(v[0], DType::f32); }),
            (std::vector<float>{0x1p24f, 0x1p60f + 0x1p37f}));
  HostTensor past = floats({300, -1, kNan, kInf, 2.9f});
  EXPECT_EQ(evaluate<std::uint8_t>({past}, [](Builder& b, const Values& v) { return b.convert(v[0], DType::u8); }),
            (std::vector<std::uint8_t>{255, 0, 0, 255, 2}));
}

// Windows of two rows start at 0 or 1, wherever they were asked for.
TEST(Reference, AGatheredWindowIsMovedInside) {
  HostTensor rows = tensor<float>(DType::f32, {3, 1}, {0, 10, 20});
  auto gathered = evaluate<float>({rows, ints({5, -7, 1})}, [](Builder& b, const Values& x) {
    return b.gather(x[0], x[1], {{1, 2}, {}, {}, {}, {0}, 1}, {2, 1});
  });
  EXPECT_EQ(gathered, (std::vector<float>{10, 20, 0, 10, 10, 20}));
}

TEST(Reference, ADynamicSliceIsMovedInside) {
  HostTensor x = floats({0, 10, 20, 30}), start = tensor<std::int32_t>(DType::i32, {}, {3});
  EXPECT_EQ(evaluate<float>({x, start}, [](Builder& b, const Values& v) { return b.dynamic_slice(v[0], {v[1]}, {2}); }),
            (std::vector<float>{20, 30}));
  auto updated = evaluate<float>({x, floats({1, 2}), start}, [](Builder& b, const Values& v) {
    return b.dynamic_update_slice(v[0], v[1], {v[2]});
  });
  EXPECT_EQ(updated, (std::vector<float>{0, 10, 1, 2}));
}

Region add_region(Builder& b, DType dtype) {
  TensorType type(dtype, {});
  return b.region({type, type}, [](Builder& in, const Values& x) { return Values{in.add(x[0], x[1])}; });
}

TEST(Reference, ScatteredElementsOutsideAreDroppedOneByOne) {
  std::vector<HostTensor> inputs{floats({0, 10, 20}), tensor<std::int32_t>(DType::i32, {3, 1}, {2, -1, 1}),
                                 tensor<float>(DType::f32, {3, 2}, {1, 2, 3, 4, 5, 6})};
  auto scattered = evaluate<float>(inputs, [](Builder& b, const Values& x) {
    ScatterDims numbers{{1}, {}, {}, {}, {0}, 1};
    return b.create1(OpCode::scatter, x, {{"scatter_dimension_numbers", numbers}}, {add_region(b, DType::f32)});
  });
  EXPECT_EQ(scattered, (std::vector<float>{0 + 4, 10 + 5, 20 + 1 + 6}));  // 2 fell behind the end, 3 before the start
}

TEST(Reference, AReductionBeginsWithItsInitialValue) {
  auto reduced = [](std::vector<HostTensor> inputs, DType dtype) {
    return run(
        [&] {
          Function function;
          Builder b(function);
          Value x = b.argument(inputs[0].type()), initial = b.argument(inputs[1].type());
          b.returns({b.create1(OpCode::reduce, {x, initial}, {{"dimensions", Dims{1}}}, {add_region(b, dtype)})});
          return function;
        }(),
        inputs)[0];
  };
  HostTensor half = tensor<float>(DType::f32, {}, {0.5f});
  HostTensor sums = reduced({tensor<float>(DType::f32, {2, 3}, {1, 2, 3, 4, 5, 6}), half}, DType::f32);
  EXPECT_EQ(sums.as<float>()[0], 6.5f);
  EXPECT_EQ(sums.as<float>()[1], 15.5f);
  HostTensor none = reduced({tensor<float>(DType::f32, {1, 0}, {}), half}, DType::f32);
  EXPECT_EQ(none.as<float>()[0], 0.5f);
  // 1,000 ones in bf16, whose 256 + 1 is 256: rounded once, at the end.
  HostTensor ones = tensor<std::uint16_t>(DType::bf16, {1, 1000}, std::vector<std::uint16_t>(1000, 0x3F80));
  HostTensor many = reduced({ones, tensor<std::uint16_t>(DType::bf16, {}, {0})}, DType::bf16);
  EXPECT_EQ(bf16_to_float(many.as<std::uint16_t>()[0]), 1000);
}

// Padding counts as the initial value, which here is no neutral one: 1 + (1 + 10), 1 + (10 + 20), 1 + (20 + 1).
TEST(Reference, AWindowSeesInitialValuesInThePadding) {
  std::vector<HostTensor> inputs{floats({10, 20}), tensor<float>(DType::f32, {}, {1})};
  auto sums = evaluate<float>(inputs, [](Builder& b, const Values& x) {
    std::vector<std::int64_t> edges{1, 1};
    Attrs attrs{{"window_dimensions", Dims{2}},
                {"padding", Constant::of<std::int64_t>(TensorType(DType::i64, {1, 2}), edges)}};
    return b.create1(OpCode::reduce_window, x, attrs, {add_region(b, DType::f32)});
  });
  EXPECT_EQ(sums, (std::vector<float>{12, 31, 22}));
}

// 3 * 3e38 passes f32 on the way to a sum that it can hold; 2^24 + 1 - 2^24 is lost in f32.
TEST(Reference, ContractionsAreRoundedOnce) {
  auto dot = [](std::vector<float> x, std::vector<float> y) {
    return evaluate<float>({floats(std::move(x)), floats(std::move(y))}, [](Builder& b, const Values& v) {
      return b.dot_general(v[0], v[1], {.lhs_batch = {}, .rhs_batch = {}, .lhs_contract = {0}, .rhs_contract = {0}});
    })[0];
  };
  EXPECT_EQ(dot({0x1p24f, 1, 0x1p24f}, {1, 1, -1}), 1);
  EXPECT_EQ(dot({3e38f, 3e38f, 5}, {3, -3, 1}), 5);
}

TEST(Reference, ACaseOutOfRangeRunsItsLastBranch) {
  for (auto [index, expected] : {std::pair{0, 1.0f}, {1, 2.0f}, {2, 2.0f}, {-1, 2.0f}}) {
    auto chosen = evaluate<float>({tensor<std::int32_t>(DType::i32, {}, {index})}, [](Builder& b, const Values& x) {
      std::vector<Region> branches;
      for (double value : {1, 2}) {
        branches.push_back(
            b.region({}, [&](Builder& in, const Values&) { return Values{in.scalar(DType::f32, value)}; }));
      }
      return b.create1(OpCode::case_, x, {}, std::move(branches));
    });
    EXPECT_EQ(chosen[0], expected) << index;
  }
}

// The condition reads a value from outside, and the body changes what it was given many times.
TEST(Reference, ALoopReadsWhatIsAroundIt) {
  auto counted = evaluate<std::int32_t>(
      {tensor<std::int32_t>(DType::i32, {}, {0}), tensor<std::int32_t>(DType::i32, {}, {5})},
      [](Builder& b, const Values& x) {
        std::vector<TensorType> state{TensorType(DType::i32, {})};
        std::vector<Region> regions;
        Value limit = b.add(x[1], x[1]);
        regions.push_back(
            b.region(state, [&](Builder& in, const Values& v) { return Values{in.compare(v[0], limit, "LT")}; }));
        regions.push_back(b.region(
            state, [&](Builder& in, const Values& v) { return Values{in.add(v[0], in.scalar(DType::i32, 3))}; }));
        return b.create1(OpCode::while_, {x[0]}, {}, std::move(regions));
      });
  EXPECT_EQ(counted[0], 12);
}

TEST(Reference, ArgumentsThatAreGivenUpStayRight) {
  Function function;
  Builder b(function);
  Value x = b.argument(test::f32({2}));
  b.returns({b.add(x, x), x});
  function.arg_attrs = {Attrs{{"tf.aliasing_output", IntAttr{0, DType::i32}}}};
  auto engine = make_engine("reference");
  auto program = engine->compile(function);
  Buffer kept = engine->upload(floats({1, 2}));
  for (int turn = 0; turn < 2; ++turn) {
    std::vector<Buffer> results = program->run({kept});
    EXPECT_EQ(engine->download(results[0]).as<float>()[1], 4);
    EXPECT_EQ(engine->download(results[1]).as<float>()[1], 2);
    EXPECT_EQ(engine->download(kept).as<float>()[1], 2);
  }
}

TEST(Reference, RefusesWhatItDoesNotRunByName) {
  Function function;
  Builder b(function);
  Value x = b.argument(test::f32({2}));
  b.returns({b.create1(OpCode::custom_call, {x}, {{"call_target_name", std::string("magic")}}, {}, {test::f32({2})})});
  auto engine = make_engine("reference");
  std::string message;
  EXPECT_EQ(test::code_of([&] { engine->compile(function); }, &message), Code::unsupported);
  EXPECT_NE(message.find("\"magic\""), std::string::npos) << message;
  EXPECT_EQ(test::code_of([&] { make_engine("reference:1"); }), Code::not_found);
  Function identity;
  identity.name = "main";
  Builder c(identity);
  c.returns({c.argument(test::f32({2}))});
  auto program = engine->compile(identity);
  EXPECT_EQ(test::code_of([&] { program->run({}); }), Code::invalid_argument);
  EXPECT_EQ(test::code_of([&] { program->run({engine->upload(floats({1}))}); }), Code::invalid_argument);
  EXPECT_EQ(test::code_of([&] { program->run({make_engine("cpu")->upload(floats({1, 2}))}); }), Code::invalid_argument);
  EXPECT_EQ(test::code_of([&] { engine->load("// pcp cpu artifact 1"); }), Code::invalid_argument);
  auto loaded = engine->load(program->serialize());
  EXPECT_EQ(engine->download(loaded->run({engine->upload(floats({1, 2}))})[0]).as<float>()[1], 2);
}

}  // namespace
}  // namespace pcp::reference
