// Gradients of random programs against differences of the reference engine.
#include <gtest/gtest.h>

#include "engine/reference/element.h"
#include "tests/fuzz/campaign.h"
#include "tests/fuzz/gradient_oracle.h"
#include "tests/sanitized.h"

namespace pcp::fuzz {
namespace {

TEST(RandomGradients, AreThoseOfDifferences) {
  GraphOptions smooth{.smooth = true, .most_ops = 12, .most_work = 2e4, .donation = false};
  Campaign campaign{"RandomGradients.AreThoseOfDifferences", test::is_sanitized() ? 15 : 120, smooth};
  const std::string wrong = run(campaign, wrong_gradient);
  if (!wrong.empty()) FAIL() << wrong;
}

class RandomGradientsOf : public testing::TestWithParam<DType> {};
INSTANTIATE_TEST_SUITE_P(Types, RandomGradientsOf, testing::Values(DType::f32, DType::bf16, DType::f16),
                         [](const auto& info) { return std::string(pcp::name(info.param)); });

TEST_P(RandomGradientsOf, AgreeWithTheReference) {
  GraphOptions smooth{.smooth = true, .smooth_type = GetParam(), .most_ops = 12, .most_work = 2e4, .donation = false};
  Campaign campaign{concat("Types/RandomGradientsOf.AgreeWithTheReference/", pcp::name(GetParam())),
                    test::is_sanitized() ? 5 : 30, smooth};
  // Where a maximum is taken of what should be zero, rounding decides which element has the gradient.
  const double tolerance = 64 * reference::unit_roundoff(GetParam());
  const std::string wrong =
      run(campaign, [&](const RandomGraph& graph) { return wrong_gradient_on_cpu(graph, tolerance); });
  if (!wrong.empty()) FAIL() << wrong;
}

}  // namespace
}  // namespace pcp::fuzz
