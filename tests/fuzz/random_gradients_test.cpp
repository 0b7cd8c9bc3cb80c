// Gradients of random programs against differences of the reference engine.
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace pcp::fuzz
