#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

struct Moments {
  double mean = 0, deviation = 0, largest = 0;
};
Moments moments(std::span<const float> values) {
  double sum = 0, squares = 0, largest = 0;
  for (float x : values) {
    sum += x;
    squares += static_cast<double>(x) * x;
    largest = std::max(largest, std::abs(static_cast<double>(x)));
  }
  auto n = static_cast<double>(values.size());
  return {sum / n, std::sqrt(squares / n - sum / n * (sum / n)), largest};
}

Parameter weight(std::string name, Dims dims) {
  return {std::move(name), TensorType(DType::f32, std::move(dims)), Role::weight};
}

TEST(Initialise, GivesEachRoleItsFirstValues) {
  GptConfig config = gpt_config("small");
  config.bias = true;
  auto parameters = gpt_parameters(config);
  auto values = initialise(parameters, 1);
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const Parameter& p = parameters[i];
    ASSERT_EQ(values[i].type(), p.type);
    Moments m = moments(values[i].as<float>());
    double expected = p.role == Role::residual_weight ? 0.02 / std::sqrt(8.0) : 0.02;
    switch (p.role) {
      case Role::gain:
        EXPECT_TRUE(m.mean == 1 && m.deviation == 0) << p.name;
        break;
      case Role::bias:
        EXPECT_EQ(m.largest, 0) << p.name;
        break;
      default: {  // four standard errors
        auto n = static_cast<double>(p.type.elements());
        EXPECT_NEAR(m.mean, 0, 4 * expected / std::sqrt(n)) << p.name;
        EXPECT_NEAR(m.deviation, expected, 4 * expected / std::sqrt(2 * n)) << p.name;
      }
    }
  }
}

TEST(Initialise, NormalNumbersHaveTheShapeOfANormalDistribution) {
  HostTensor values = initialise({weight("w", {400'000})}, 7)[0];
  double inside_one = 0, inside_two = 0, beyond_four = 0, neighbours = 0;
  auto x = values.as<float>();
  for (std::size_t i = 0; i < x.size(); ++i) {
    double z = std::abs(x[i]) / 0.02;
    inside_one += z < 1;
    inside_two += z < 2;
    beyond_four += z > 4;
    neighbours += i % 2 == 1 ? x[i] * x[i - 1] / 0.0004 : 0;
  }
  auto n = static_cast<double>(x.size());
  EXPECT_NEAR(inside_one / n, 0.682689, 0.003);
  EXPECT_NEAR(inside_two / n, 0.954500, 0.0015);
  EXPECT_GT(beyond_four, 5);  // 25 are expected
  EXPECT_LT(beyond_four, 60);
  EXPECT_NEAR(neighbours / (n / 2), 0, 0.01);
}

TEST(Initialise, DependsOnSeedAndNameButNotOnTheOtherParameters) {
  auto bytes = [](const HostTensor& t) { return std::vector<std::byte>(t.bytes().begin(), t.bytes().end()); };
  auto alone = initialise({weight("a", {3, 5})}, 1);
  auto together = initialise({weight("b", {3, 5}), weight("a", {3, 5})}, 1);
  EXPECT_EQ(bytes(alone[0]), bytes(together[1]));
  EXPECT_NE(bytes(together[0]), bytes(together[1]));
  EXPECT_NE(bytes(alone[0]), bytes(initialise({weight("a", {3, 5})}, 2)[0]));
}

// The bits are part of what a run with a seed means. Computed apart, with arbitrary precision.
TEST(Initialise, IsTheSameOnEveryMachine) {
  HostTensor values = initialise({weight("h.0.attn.c_attn.weight", {5})}, 42)[0];
  const std::vector<float> expected{0x1.a2f3300000000p-7f, -0x1.955af80000000p-6f, -0x1.c49c7c0000000p-7f,
                                    0x1.9bdbb40000000p-7f, 0x1.4a5ef60000000p-6f};
  EXPECT_TRUE(std::ranges::equal(values.as<float>(), expected));
}

}  // namespace
}  // namespace pcp
