// Random programs on the engines of others against the reference engine: few, since their compilers are slow. More with
// PCP_FUZZ_SECONDS. What an engine refuses is not counted as wrong: tests/conformance says what it must run.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/fuzz/campaign.h"
#include "tests/fuzz/oracle.h"
#include "tests/sanitized.h"

namespace pcp::fuzz {
namespace {

// Operations that an engine computes differently from the specification: programs that have one are left out.
struct Skipped {
  std::string engine;
  OpCode code;
  bool (*applies)(const Function&, const Op&);
  std::string reason;
};

bool is_integer_power(const Function& function, const Op& op) { return is_integer(function.type(op.result()).dtype); }

const std::vector<Skipped>& skipped() {
  static const std::vector<Skipped> all{
      {"xla:cpu", OpCode::power, is_integer_power, "only the low bits of an integer exponent are read"}};
  return all;
}

bool is_skipped(const std::string& engine, const Function& function) {
  bool found = false;
  walk(function.body, [&](const Op& op) {
    for (const Skipped& one : skipped()) {
      found = found || (one.engine == engine && one.code == op.code && one.applies(function, op));
    }
  });
  return found;
}

class RandomGraphsOn : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Engines, RandomGraphsOn, testing::Values("xla:cpu", "iree:cpu"),
                         [](const auto& info) { return info.param.substr(0, info.param.find(':')); });

TEST_P(RandomGraphsOn, AgreeWithTheReference) {
  if (test::is_sanitized()) GTEST_SKIP() << "what others compile is not ours to sanitize; PCP_TEST_ALL=1 runs it";
  const auto all = engines();
  auto found = std::ranges::find_if(all, [&](const EngineEntry& entry) { return entry.name == GetParam(); });
  if (found == all.end() || !found->available) GTEST_SKIP() << GetParam() << " cannot run here: " << found->needs;
  auto engine = make_engine(GetParam());
  const bool slow = GetParam() == "iree:cpu";
  GraphOptions options{.most_ops = slow ? 6 : 12, .most_work = 1e5, .special = false};
  const std::string name = concat("Engines/RandomGraphsOn.AgreeWithTheReference/", slow ? "iree" : "xla");
  int refused = 0;
  auto check = [&](const RandomGraph& graph) -> std::string {
    if (is_skipped(GetParam(), graph.function)) return {};
    std::string wrong = wrong_on(*engine, graph);
    const bool refuses = wrong.starts_with("error:");
    refused += refuses;
    return refuses ? "" : wrong;
  };
  const std::string wrong = run({name, slow ? 4 : 15, options}, check);
  RecordProperty("refused", refused);
  if (!wrong.empty()) FAIL() << wrong;
}

}  // namespace
}  // namespace pcp::fuzz
