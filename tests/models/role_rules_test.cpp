#include "models/role_rules.h"

#include <gtest/gtest.h>

namespace pcp {
namespace {

std::string error_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(RoleRules, PatternsMatchWholeNamesAndTakeBracketsAsTheyAre) {
  EXPECT_TRUE(matches("p['c1']", "p['c1']"));
  EXPECT_FALSE(matches("p['c1']", "pc"));
  EXPECT_TRUE(matches("*norm*", "layers.0.norm.weight"));
  EXPECT_FALSE(matches("norm", "layers.norm"));
  EXPECT_TRUE(matches("a*b*c", "axxbyybzzc"));
  EXPECT_FALSE(matches("a*b*c", "axxbyybzz"));
  EXPECT_TRUE(matches("states[?]", "states[3]"));
  EXPECT_FALSE(matches("states[?]", "states[13]"));
  EXPECT_TRUE(matches("*", ""));
}

TEST(RoleRules, ARuleEndsWithItsRole) {
  auto rules = parse_role_rules("p[(1, 2)]=gain,a=b.weight=frozen,*=weight");
  ASSERT_EQ(rules.size(), 3u);
  EXPECT_EQ(rules[0].pattern, "p[(1, 2)]");
  EXPECT_EQ(rules[0].role, Role::gain);
  EXPECT_EQ(rules[1].pattern, "a=b.weight");
  EXPECT_EQ(rules[1].role, std::nullopt);
  EXPECT_EQ(rules[2].role, Role::weight);
  EXPECT_TRUE(parse_role_rules("").empty());
}

TEST(RoleRules, WhatIsNoRuleIsShown) {
  for (const char* text : {"gain", "=gain", "a=big", "a=gain,", "a=weights"}) {
    std::string expected = "expected PATTERN=weight, gain, bias, embedding or frozen, got '";
    if (std::string(text) == "a=gain,") {
      EXPECT_EQ(parse_role_rules(text).size(), 1u);  // a comma at the end says nothing
    } else {
      EXPECT_EQ(error_of([&] { parse_role_rules(text); }), expected + text + "'");
    }
  }
}

TEST(RoleRules, LaterRulesWinAndFreezingKeepsTheRole) {
  TensorType type(DType::f32, {2});
  std::vector<Parameter> parameters{{"norm", type, Role::gain}, {"head", type, Role::weight}};
  apply_role_rules(parse_role_rules("*=frozen,head=bias"), parameters);
  EXPECT_TRUE(parameters[0].frozen);
  EXPECT_EQ(parameters[0].role, Role::gain);
  EXPECT_FALSE(parameters[1].frozen);
  EXPECT_EQ(parameters[1].role, Role::bias);
}

TEST(RoleRules, ARuleThatMatchesNothingIsAMistake) {
  std::vector<Parameter> parameters{{"norm", TensorType(DType::f32, {2})}};
  std::string error = error_of([&] { apply_role_rules(parse_role_rules("nrom=gain"), parameters); });
  EXPECT_NE(error.find("--role nrom=gain: no parameter has this name"), std::string::npos) << error;
  EXPECT_NE(error.find("norm"), std::string::npos) << error;
}

}  // namespace
}  // namespace pcp
