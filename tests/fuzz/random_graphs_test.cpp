// Random programs on the cpu engine against the reference engine.
#include <gtest/gtest.h>

#include "tests/fuzz/campaign.h"
#include "tests/fuzz/oracle.h"
#include "tests/sanitized.h"

namespace pcp::fuzz {
namespace {

TEST(RandomGraphs, AgreeWithTheReference) {
  Campaign campaign{"RandomGraphs.AgreeWithTheReference", test::is_sanitized() ? 40 : 300, {}};
  const std::string wrong = run(campaign, wrong_on_cpu);
  if (!wrong.empty()) FAIL() << wrong;
}

}  // namespace
}  // namespace pcp::fuzz
