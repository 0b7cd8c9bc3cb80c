// Attention with a constant mask leaves scores out; what it gives must not change, not even where values are infinite.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "engine/schedule/schedule.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "tests/engine/code_of.h"

namespace pcp {
namespace {

constexpr std::int64_t kBatch = 3, kTime = 100, kWidth = 8;

using test::f32;

Function causal_attention() {
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
  scores = b.select(b.broadcast_in_dim(mask, square, {1, 2}), scores, b.splat(f32(square), -1e9));
  Value peak = b.broadcast_in_dim(b.reduce(scores, OpCode::maximum, {2}), square, {0, 1});
  Value e = b.exponential(b.subtract(scores, peak));
  Value weights = b.divide(e, b.broadcast_in_dim(b.reduce(e, OpCode::add, {2}), square, {0, 1}));
  b.returns({b.dot_general(weights, v, {{0}, {0}, {2}, {1}})});
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

std::vector<float> run(const Function& function, const std::vector<HostTensor>& inputs, bool fuse) {
  auto engine = make_engine("cpu");
  std::vector<Buffer> arguments;
  for (const HostTensor& input : inputs) arguments.push_back(engine->upload(input));
  HostTensor result = engine->download(engine->compile(function, {.fuse = fuse})->run(std::move(arguments))[0]);
  auto values = result.as<float>();
  return {values.begin(), values.end()};
}

TEST(Attention, AConstantMaskIsRecognised) {
  Function function = causal_attention();
  auto plan = schedule::build_schedule(function);
  ASSERT_EQ(plan->steps.size(), 1u);
  EXPECT_GE(std::get<schedule::Attention>(plan->steps[0].work).mask, 0);
}

TEST(Attention, LeavingMaskedScoresOutChangesNothing) {
  Function function = causal_attention();
  auto inputs = random_inputs(1);
  auto fused = run(function, inputs, true), plain = run(function, inputs, false);
  for (std::size_t i = 0; i < fused.size(); ++i) ASSERT_NEAR(fused[i], plain[i], 2e-6) << i;
}

TEST(Attention, AMaskedInfinityIsStillMultipliedByItsZeroWeight) {
  Function function = causal_attention();
  auto inputs = random_inputs(2);
  auto* values = reinterpret_cast<float*>(inputs[2].bytes().data());
  values[(kTime - 1) * kWidth] = INFINITY;  // the last time of the first batch: masked for all but the last row
  auto fused = run(function, inputs, true), plain = run(function, inputs, false);
  EXPECT_TRUE(std::isnan(plain[0]));
  for (std::size_t i = 0; i < fused.size(); ++i) {
    if (std::isnan(plain[i]) || std::isinf(plain[i])) {
      ASSERT_EQ(std::isnan(fused[i]), std::isnan(plain[i])) << i;
    } else {
      ASSERT_NEAR(fused[i], plain[i], 2e-6) << i;
    }
  }
}

// Scores that are not numbers where the mask hides them must stay hidden.
TEST(Attention, AMaskedScoreThatIsNotANumberIsNotSeen) {
  Function function = causal_attention();
  auto inputs = random_inputs(3);
  auto* keys = reinterpret_cast<float*>(inputs[1].bytes().data());
  keys[(kTime - 1) * kWidth] = NAN;
  auto fused = run(function, inputs, true), plain = run(function, inputs, false);
  EXPECT_FALSE(std::isnan(plain[0]));
  for (std::size_t i = 0; i < fused.size(); ++i) ASSERT_EQ(std::isnan(fused[i]), std::isnan(plain[i])) << i;
}

}  // namespace
}  // namespace pcp
