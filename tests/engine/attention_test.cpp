// Attention with a constant mask leaves scores out, and what is made of them; what it gives must not change, not even
// where values are infinite. Once as it is, and once with its weights kept, as training needs them.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>

#include "engine/cpu/target.h"
#include "engine/schedule/schedule.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "tests/engine/code_of.h"

namespace pcp {
namespace {

constexpr std::int64_t kBatch = 9, kTime = 200, kWidth = 8;

using test::f32;

enum class Weights { dropped, kept };

Function causal_attention(Weights kept = Weights::dropped, double masked = -1e9) {
  Function function;
  Builder b(function);
  Value q = b.argument(f32({kBatch, kTime, kWidth})), k = b.argument(f32({kBatch, kTime, kWidth}));
  Value v = b.argument(f32({kBatch, kTime, kWidth}));
  std::vector<std::uint8_t> lower;
  for (std::int64_t r = 0; r < kTime; ++r) {
    for (std::int64_t c = 0; c < kTime; ++c) lower.push_back(c <= r);
  }
  Dims square{kBatch, kTime, kTime};
  Value mask = b.constant(Constant::of<std::uint8_t>(TensorType(DType::i1, {kTime, kTime}), lower));
  Value scores = b.multiply(b.dot_general(q, k, {{0}, {0}, {2}, {2}}), b.splat(f32(square), 0.3));
  scores = b.select(b.broadcast_in_dim(mask, square, {1, 2}), scores, b.splat(f32(square), masked));
  Value peak = b.broadcast_in_dim(b.reduce(scores, OpCode::maximum, {2}), square, {0, 1});
  Value e = b.exponential(b.subtract(scores, peak));
  Value weights = b.divide(e, b.broadcast_in_dim(b.reduce(e, OpCode::add, {2}), square, {0, 1}));
  Values results{b.dot_general(weights, v, {{0}, {0}, {2}, {1}})};
  if (kept == Weights::kept) results.push_back(weights);
  b.returns(results);
  return function;
}

std::vector<HostTensor> random_inputs(unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  std::vector<HostTensor> inputs;
  for (int i = 0; i < 3; ++i) {
    std::vector<float> values(kBatch * kTime * kWidth);
    for (float& value : values) value = normal(random);
    inputs.push_back(HostTensor::of<float>(f32({kBatch, kTime, kWidth}), values));
  }
  return inputs;
}

// All results, one after the other.
std::vector<float> run(const Function& function, const std::vector<HostTensor>& inputs, bool fuse) {
  auto engine = make_engine("cpu");
  std::vector<Buffer> arguments;
  for (const HostTensor& input : inputs) arguments.push_back(engine->upload(input));
  std::vector<float> all;
  for (const Buffer& result : engine->compile(function, {.fuse = fuse})->run(std::move(arguments))) {
    HostTensor tensor = engine->download(result);
    auto values = tensor.as<float>();
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

float* values_of(HostTensor& tensor) { return reinterpret_cast<float*>(tensor.bytes().data()); }

void expect_same(const std::vector<float>& got, const std::vector<float>& expected) {
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    if (std::isfinite(expected[i])) {
      ASSERT_NEAR(got[i], expected[i], 2e-6) << i;
    } else {
      ASSERT_EQ(std::isnan(got[i]), std::isnan(expected[i])) << i;
    }
  }
}

class MaskedAttention : public testing::TestWithParam<Weights> {
 protected:
  void expect_the_same(const std::vector<HostTensor>& inputs, double masked = -1e9) {
    Function function = causal_attention(GetParam(), masked);
    plain_ = run(function, inputs, false);
    expect_same(run(function, inputs, true), plain_);
  }
  std::vector<float> plain_;  // what every operation on its own gives
};
INSTANTIATE_TEST_SUITE_P(, MaskedAttention, testing::Values(Weights::dropped, Weights::kept),
                         [](const auto& info) { return info.param == Weights::kept ? "kept" : "dropped"; });

TEST(Attention, AConstantMaskIsRecognised) {
  Function function = causal_attention();
  auto plan = schedule::build_schedule(function, cpu::target());
  ASSERT_EQ(plan->steps.size(), 1u);
  const auto& step = *plan->steps[0].get<schedule::BackToBack>();
  EXPECT_GE(step.mask, 0);
  ASSERT_TRUE(step.attention);
  EXPECT_EQ(step.attention->mask.kind, AttentionMask::Kind::causal);
  EXPECT_EQ(step.attention->mask.fill, -1e9f);
  EXPECT_EQ(step.attention->predicate, step.mask);
  EXPECT_EQ(step.attention->bias, -1);
  EXPECT_EQ(step.attention->softmax, DType::f32);
}

// The two layers of an MLP are products back to back and no attention.
TEST(Attention, AnMlpIsNone) {
  Function function;
  Builder b(function);
  Value x = b.argument(f32({64, 32})), up = b.argument(f32({32, 128})), down = b.argument(f32({128, 32}));
  b.returns({b.matmul(b.tanh(b.matmul(x, up)), down)});
  auto plan = schedule::build_schedule(function, cpu::target());
  ASSERT_EQ(plan->steps.size(), 1u);
  EXPECT_FALSE(plan->steps[0].get<schedule::BackToBack>()->attention);
}

TEST(Attention, OneWhoseWeightsAreKeptIsANest) {
  Function function = causal_attention(Weights::kept);
  auto plan = schedule::build_schedule(function, cpu::target());
  ASSERT_EQ(plan->steps.size(), 1u);
  EXPECT_NE(plan->steps[0].get<schedule::Nest>(), nullptr);
}

TEST_P(MaskedAttention, LeavingMaskedScoresOutChangesNothing) {
  expect_the_same(random_inputs(1));
  expect_the_same(random_inputs(2), -INFINITY);
}

TEST_P(MaskedAttention, AMaskedInfinityIsStillMultipliedByItsZeroWeight) {
  auto inputs = random_inputs(3);
  values_of(inputs[2])[(kTime - 1) * kWidth] =
      INFINITY;  // the last time of the first batch: masked for all rows but one
  expect_the_same(inputs);
  EXPECT_TRUE(std::isnan(plain_[0]));
}

// Scores that are not numbers where the mask hides them must stay hidden.
TEST_P(MaskedAttention, AMaskedScoreThatIsNotANumberIsNotSeen) {
  auto inputs = random_inputs(4);
  values_of(inputs[1])[(kTime - 1) * kWidth] = NAN;
  expect_the_same(inputs);
  EXPECT_FALSE(std::isnan(plain_[0]));
}

TEST_P(MaskedAttention, AScoreThatIsNotFiniteIsSeenInItsRow) {
  for (float value : {NAN, INFINITY, -INFINITY}) {
    auto inputs = random_inputs(5);
    values_of(inputs[0])[3 * kWidth] = value;
    expect_the_same(inputs);
    EXPECT_TRUE(std::isnan(plain_[3 * kWidth]));
    EXPECT_FALSE(std::isnan(plain_[4 * kWidth]));
  }
}

// Scores as low as what the mask puts in their place: masked ones then have weights too.
TEST_P(MaskedAttention, ScoresBelowTheMasksAreOutweighed) {
  auto inputs = random_inputs(6);
  auto* queries = values_of(inputs[0]);
  auto* keys = values_of(inputs[1]);
  for (std::int64_t i = 0; i < kTime * kWidth; ++i) keys[i] = -1.0f;
  for (std::int64_t i = 0; i < kWidth; ++i) queries[5 * kWidth + i] = 2e9f;  // one row of the first batch
  expect_the_same(inputs);
  expect_the_same(inputs, -2e4);
}

// A nest computes scores only as far as the mask reaches; what else its loop reads must be computed whole.
// q · w is a column for each entry, w · q a row.
class MaskedNest : public testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(, MaskedNest, testing::Bool(), [](const auto& info) { return info.param ? "column" : "row"; });

TEST_P(MaskedNest, NarrowsTheScoresAloneAndNotWhatTheyMeet) {
  constexpr std::int64_t kEntries = 8, kLength = 192, kDepth = 4;
  Function function;
  Builder b(function);
  Value q = b.argument(f32({kEntries, kLength, kDepth})), k = b.argument(f32({kEntries, kLength, kDepth}));
  Value w = b.argument(f32({kEntries, kDepth}));
  Value u = b.argument(f32({kEntries, kLength, kDepth})), v = b.argument(f32({kEntries, kLength, kDepth}));
  std::vector<std::uint8_t> lower;
  for (std::int64_t i = 0; i < kLength * kLength; ++i) lower.push_back(i % kLength <= i / kLength);
  Dims square{kEntries, kLength, kLength};
  Value mask = b.constant(Constant::of<std::uint8_t>(TensorType(DType::i1, {kLength, kLength}), lower));
  Value scores = b.dot_general(q, k, {{0}, {0}, {2}, {2}});
  Value factor = GetParam() ? b.dot_general(q, w, {{0}, {0}, {2}, {1}}) : b.dot_general(w, q, {{0}, {0}, {1}, {2}});
  Value scaled = b.multiply(scores, b.broadcast_in_dim(factor, square, {0, 1}));
  scaled = b.select(b.broadcast_in_dim(mask, square, {1, 2}), scaled, b.splat(f32(square), -INFINITY));
  Value peak = b.broadcast_in_dim(b.reduce(scaled, OpCode::maximum, {2}), square, {0, 1});
  Value e = b.exponential(b.subtract(scaled, peak));
  Value weights = b.divide(e, b.broadcast_in_dim(b.reduce(e, OpCode::add, {2}), square, {0, 1}));
  b.returns({b.dot_general(weights, u, {{0}, {0}, {2}, {1}}), b.dot_general(weights, v, {{0}, {0}, {2}, {1}})});
  auto plan = schedule::build_schedule(function, cpu::target());
  ASSERT_EQ(plan->steps.size(), 1u) << describe(*plan);

  std::mt19937 random(11);
  std::normal_distribution<float> normal;
  std::vector<HostTensor> inputs;
  for (const TensorType& type : function.arg_types()) {
    std::vector<float> values(static_cast<std::size_t>(type.elements()));
    for (float& value : values) value = normal(random);
    inputs.push_back(HostTensor::of<float>(type, values));
  }
  std::vector<std::span<const float>> values;
  for (const HostTensor& input : inputs) values.push_back(input.as<float>());
  auto at = [&](std::size_t input, std::int64_t entry, std::int64_t row, std::int64_t column) {
    std::int64_t rows = input == 2 ? 1 : kLength;
    return static_cast<double>(values[input][static_cast<std::size_t>((entry * rows + row) * kDepth + column)]);
  };
  std::vector<float> expected;
  for (std::size_t averaged : {3u, 4u}) {
    for (std::int64_t entry = 0; entry < kEntries; ++entry) {
      for (std::int64_t row = 0; row < kLength; ++row) {
        std::array<double, kDepth> mean{};
        double total = 0, factor_of_row = 0;
        for (std::int64_t d = 0; d < kDepth; ++d) factor_of_row += at(0, entry, row, d) * at(2, entry, 0, d);
        for (std::int64_t column = 0; column <= row; ++column) {
          double score = 0;
          for (std::int64_t d = 0; d < kDepth; ++d) score += at(0, entry, row, d) * at(1, entry, column, d);
          double weight = std::exp(score * factor_of_row);
          total += weight;
          for (std::int64_t d = 0; d < kDepth; ++d)
            mean[static_cast<std::size_t>(d)] += weight * at(averaged, entry, column, d);
        }
        for (double sum : mean) expected.push_back(static_cast<float>(sum / total));
      }
    }
  }
  std::vector<float> got = run(function, inputs, true);
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(got[i], expected[i], 1e-4) << i;
}

}  // namespace
}  // namespace pcp
