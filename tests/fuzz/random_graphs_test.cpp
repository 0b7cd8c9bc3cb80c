// Random programs on the cpu engine against the reference engine.
#include <gtest/gtest.h>

#include <set>

#include "tests/fuzz/campaign.h"
#include "tests/fuzz/oracle.h"
#include "tests/sanitized.h"

namespace pcp::fuzz {
namespace {

// What is never generated is never tested.
TEST(RandomGraphs, HaveEveryOperationOfTheTable) {
  std::set<OpCode> missing;
  for (const OpInfo& info : op_table()) {
    if (!info.has(kInlined) && !info.has(kImported) && info.code != OpCode::custom_call) missing.insert(info.code);
  }
  for (std::uint64_t seed = 1; seed <= 2000 && !missing.empty(); ++seed) {
    Choices choices(seed);
    walk(random_graph(choices).function.body, [&](const Op& op) { missing.erase(op.code); });
  }
  for (OpCode code : missing) ADD_FAILURE() << info(code).name << " is in no program";
}

TEST(RandomGraphs, AgreeWithTheReference) {
  Campaign campaign{"RandomGraphs.AgreeWithTheReference", test::is_sanitized() ? 12 : 80, {}};
  const std::string wrong = run(campaign, wrong_on_cpu);
  if (!wrong.empty()) FAIL() << wrong;
}

}  // namespace
}  // namespace pcp::fuzz
