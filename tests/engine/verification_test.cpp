// The comparison with the reference engine must accept what rounding explains and nothing else.
#include "engine/verification.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "pcp/builder.h"
#include "tests/engine/code_of.h"

namespace pcp::verification {
namespace {

using test::f32;

HostTensor matrix(std::int64_t rows, std::int64_t columns, float phase) {
  std::vector<float> values;
  for (std::int64_t i = 0; i < rows * columns; ++i) values.push_back(std::sin(static_cast<float>(i) * 0.7f + phase));
  return HostTensor::of<float>(f32({rows, columns}), values);
}

// tanh(x w), and how far it is from 1 in every row.
Function network() {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(f32({8, 32})), w = b.argument(f32({32, 16}));
  Value y = b.tanh(b.matmul(x, w));
  b.returns({y, b.reduce(b.subtract(b.splat(f32({8, 16}), 1), y), OpCode::add, {1})});
  return function;
}

std::vector<HostTensor> run(const std::string& name, const Function& function, const std::vector<HostTensor>& inputs) {
  auto engine = make_engine(name);
  std::vector<Buffer> arguments;
  for (const HostTensor& input : inputs) arguments.push_back(engine->upload(input));
  std::vector<HostTensor> results;
  for (const Buffer& result : engine->compile(function)->run(arguments)) results.push_back(engine->download(result));
  return results;
}

void set_float(HostTensor& tensor, std::size_t place, float value) {
  reinterpret_cast<float*>(tensor.bytes().data())[place] = value;
}

TEST(Verification, TheCpuEngineIsWithinWhatRoundingExplains) {
  std::vector<HostTensor> inputs{matrix(8, 32, 0), matrix(32, 16, 1)};
  std::vector<Expectation> expected = expect(network(), inputs);
  std::vector<HostTensor> results = run("cpu", network(), inputs);
  ASSERT_EQ(expected.size(), 2u);
  for (std::size_t i = 0; i < results.size(); ++i) {
    Deviation found = deviation(results[i], expected[i]);
    EXPECT_EQ(found.wrong, 0) << found.text;
    for (double allowed : expected[i].allowed) EXPECT_LT(allowed, 3e-4);
  }
}

TEST(Verification, AWrongElementIsFoundAndNamed) {
  std::vector<HostTensor> inputs{matrix(8, 32, 0), matrix(32, 16, 1)};
  std::vector<Expectation> expected = expect(network(), inputs);
  HostTensor result = run("cpu", network(), inputs)[0];
  float right = result.as<float>()[3 * 16 + 5];
  set_float(result, 3 * 16 + 5, right + 1e-3f);
  set_float(result, 7, result.as<float>()[7] + 2e-4f);
  Deviation found = deviation(result, expected[0]);
  EXPECT_EQ(found.wrong, 2);
  EXPECT_EQ(found.place, 3 * 16 + 5);
  EXPECT_NEAR(found.difference, 1e-3, 1e-5);
  EXPECT_NE(found.text.find("2 of 128 elements"), std::string::npos) << found.text;
  EXPECT_NE(found.text.find("[3, 5]"), std::string::npos) << found.text;
}

// One weight of 512 is another: every result that depends on it gives it away.
TEST(Verification, AnEngineThatReadsOtherInputsIsFound) {
  std::vector<HostTensor> inputs{matrix(8, 32, 0), matrix(32, 16, 1)};
  std::vector<Expectation> expected = expect(network(), inputs);
  set_float(inputs[1], 100, inputs[1].as<float>()[100] + 0.01f);
  std::vector<HostTensor> results = run("cpu", network(), inputs);
  EXPECT_GT(deviation(results[0], expected[0]).wrong, 0);
  EXPECT_GT(deviation(results[1], expected[1]).wrong, 0);
}

TEST(Verification, NothingIsAllowedWhereNothingIsRounded) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(f32({4})), n = b.argument(TensorType(DType::i64, {4}));
  b.returns({b.reverse(b.maximum(x, b.negate(x)), {0}), b.multiply(n, n), b.add(x, x)});
  std::int64_t large = (std::int64_t{1} << 60) + 1;
  std::vector<HostTensor> inputs{
      test::floats({1, -2, 3, -4}),
      HostTensor::of<std::int64_t>(TensorType(DType::i64, {4}), std::vector{large, large, large, large})};
  std::vector<Expectation> expected = expect(function, inputs);
  EXPECT_TRUE(expected[0].allowed.empty());
  EXPECT_TRUE(expected[1].allowed.empty());
  EXPECT_FALSE(expected[2].allowed.empty());
  EXPECT_EQ(deviation(test::floats({4, 3, 2, 1}), expected[0]).text, "equal");
  EXPECT_EQ(deviation(test::floats({4, 3, std::nextafter(2.0f, 3.0f), 1}), expected[0]).wrong, 1);
  HostTensor squares = expected[1].value;  // f64 cannot tell this number from the next
  reinterpret_cast<std::int64_t*>(squares.bytes().data())[2] += 1;
  Deviation found = deviation(squares, expected[1]);
  EXPECT_EQ(found.wrong, 1);
  EXPECT_EQ(found.place, 2);
}

// x * x - y * y of nearly equal numbers has few digits; x * x + y * y has all of them.
TEST(Verification, CancellationIsAllowedForAndNothingElse) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(f32({16})), y = b.argument(f32({16}));
  Value p = b.multiply(x, x), q = b.multiply(y, y);
  b.returns({b.subtract(p, q), b.add(p, q)});
  std::vector<float> near, nearer;
  for (int i = 0; i < 16; ++i) {
    near.push_back(100.0f + static_cast<float>(i));
    nearer.push_back(std::nextafter(near.back(), 1000.0f));
  }
  std::vector<Expectation> expected = expect(function, {test::floats(near), test::floats(nearer)});
  EXPECT_GT(expected[0].allowed[0], 1e-3);  // a unit in the last place of 1e4
  EXPECT_LT(expected[1].allowed[0], 1e-3 * 16 * 2);
  HostTensor sums = expected[1].value;
  set_float(sums, 0, sums.as<float>()[0] + 0.5f);
  EXPECT_EQ(deviation(sums, expected[1]).wrong, 1);
}

// In f32, in an order that vector code of this many lanes may choose.
float sum_in_lanes(const std::vector<float>& values, std::size_t lanes) {
  std::vector<float> sums(lanes);
  for (std::size_t i = 0; i < values.size(); ++i) sums[i % lanes] += values[i];
  float sum = 0;
  for (float lane : sums) sum += lane;
  return sum;
}

// A long sum in any order of addition is right; a sum without one of its terms is not, where signs are mixed.
TEST(Verification, ALongSumMayBeInAnyOrderAndMustBeWhole) {
  constexpr std::size_t kTerms = 100'003;
  Function function;
  function.name = "main";
  Builder b(function);
  b.returns({b.reduce(b.argument(f32({kTerms})), OpCode::add, {0})});
  enum class Signs { positive, alternating, in_halves, random };
  for (Signs signs : {Signs::positive, Signs::alternating, Signs::in_halves, Signs::random}) {
    std::mt19937 random(7);
    std::uniform_real_distribution<float> magnitude(0.5f, 1.5f);
    std::vector<float> terms;
    for (std::size_t i = 0; i < kTerms; ++i) {
      bool negative = signs == Signs::alternating ? i % 2 == 1
                      : signs == Signs::in_halves ? i > kTerms / 2
                                                  : signs == Signs::random && random() % 2 == 1;
      terms.push_back(negative ? -magnitude(random) : magnitude(random));
    }
    Expectation expected = expect(function, {HostTensor::of<float>(f32({kTerms}), terms)}, 8)[0];
    auto is_wrong = [&](float sum) {
      return deviation(HostTensor::of<float>(f32({}), std::vector{sum}), expected).wrong != 0;
    };
    for (std::size_t lanes : {1, 8, 16, 64}) EXPECT_FALSE(is_wrong(sum_in_lanes(terms, lanes))) << lanes;
    if (signs != Signs::random) continue;
    EXPECT_LT(expected.allowed[0], 0.25);
    EXPECT_TRUE(is_wrong(sum_in_lanes(terms, 1) - terms[5]));
  }
}

TEST(Verification, NanAndInfinityMustBeWhereTheyBelong) {
  float nan = std::nanf(""), infinity = std::numeric_limits<float>::infinity();
  Expectation expected{test::floats({nan, infinity, 1}), {1, 1, 1}};
  EXPECT_EQ(deviation(test::floats({nan, infinity, 1.5f}), expected).wrong, 0);
  EXPECT_EQ(deviation(test::floats({1, infinity, 1}), expected).wrong, 1);
  EXPECT_EQ(deviation(test::floats({nan, 1, 1}), expected).wrong, 1);
  EXPECT_EQ(deviation(test::floats({nan, -infinity, nan}), expected).wrong, 2);
  EXPECT_EQ(test::code_of([&] { deviation(test::floats({1}), expected); }), Code::invalid_argument);
}

}  // namespace
}  // namespace pcp::verification
