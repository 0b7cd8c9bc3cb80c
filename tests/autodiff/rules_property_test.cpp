// Every rule against central differences in f64 over random shapes and attributes, once and twice applied.
#include <map>

#include "autodiff/vjp.h"
#include "pcp/text.h"
#include "tests/autodiff/rule_cases.h"
#include "tests/sanitized.h"

namespace pcp::test {
namespace {

unsigned seeds() { return is_sanitized() ? 10 : 40; }
unsigned seeds_of_second() { return is_sanitized() ? 3 : 8; }

class RuleProperty : public testing::TestWithParam<RuleCase> {};
class RuleTwice : public RuleProperty {};

TEST_P(RuleProperty, GradientIsThatOfCentralDifferences) {
  for (unsigned seed = 0; seed < seeds(); ++seed) {
    Program program(seed);
    GetParam().make(program);
    SCOPED_TRACE(concat("seed ", seed));
    check_gradient(program.function, program.arguments, program.step, 16);
    if (HasFailure()) FAIL() << print(Module{"", {}, {program.function}});
  }
}

TEST_P(RuleTwice, SecondGradientIsThatOfCentralDifferencesOfTheFirst) {
  for (unsigned seed = 0; seed < seeds_of_second(); ++seed) {
    Program program(seed);
    GetParam().make(program);
    SCOPED_TRACE(concat("seed ", seed));
    Function first = check_gradient(program.function, program.arguments, program.step, 0);
    check_gradient(first, program.arguments, program.step, 6);
    if (HasFailure()) FAIL() << print(Module{"", {}, {program.function}});
  }
}

auto name_of = [](const auto& info) { return info.param.name; };
INSTANTIATE_TEST_SUITE_P(Rules, RuleProperty, testing::ValuesIn(rule_cases()), name_of);

std::vector<RuleCase> cases_for_second() {
  std::vector<RuleCase> cases;
  std::ranges::copy_if(rule_cases(), std::back_inserter(cases), &RuleCase::twice);
  return cases;
}
INSTANTIATE_TEST_SUITE_P(Rules, RuleTwice, testing::ValuesIn(cases_for_second()), name_of);

// Operations that gradients do not pass, and why.
const std::map<OpCode, std::string_view> kWithoutRule = {
    {OpCode::ceil, "flat almost everywhere"},
    {OpCode::floor, "flat almost everywhere"},
    {OpCode::round_nearest_afz, "flat almost everywhere"},
    {OpCode::round_nearest_even, "flat almost everywhere"},
    {OpCode::sign, "flat almost everywhere"},
    {OpCode::count_leading_zeros, "of integers"},
    {OpCode::popcnt, "of integers"},
    {OpCode::not_, "of bits"},
    {OpCode::and_, "of bits"},
    {OpCode::or_, "of bits"},
    {OpCode::xor_, "of bits"},
    {OpCode::shift_left, "of integers"},
    {OpCode::shift_right_arithmetic, "of integers"},
    {OpCode::shift_right_logical, "of integers"},
    {OpCode::is_finite, "gives booleans"},
    {OpCode::compare, "gives booleans"},
    {OpCode::constant, "has no operands"},
    {OpCode::iota, "has no operands"},
    {OpCode::rng_bit_generator, "of integers"},
    {OpCode::bitcast_convert, "reads the bits of a number, which have no slope"},
    {OpCode::custom_call, "is known to the engine alone"},
};

TEST(RuleTable, EveryOperationHasARuleAndItsCasesOrAReasonForNone) {
  std::map<OpCode, int> cases;
  for (const RuleCase& rule_case : rule_cases()) ++cases[rule_case.code];
  for (const OpInfo& info : op_table()) {
    if (info.has(kImported) || info.has(kInlined)) continue;
    bool has_rule = info.has(kControl) || find_vjp(info.code) != nullptr;  // control flow is swept, not ruled
    EXPECT_NE(has_rule, kWithoutRule.contains(info.code)) << info.name;
    EXPECT_EQ(has_rule, cases.contains(info.code)) << info.name << " and its cases";
  }
}

}  // namespace
}  // namespace pcp::test
