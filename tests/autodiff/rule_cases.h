// The cases of the property test: a random program for each rule. Test files add theirs at start-up.
#pragma once

#include "tests/autodiff/central_difference.h"

namespace pcp::test {

struct RuleCase {
  OpCode code;  // the operation whose rule it is about
  std::string name;
  void (*make)(Program&);
  bool twice = true;  // whether its gradient is differentiated, too; f32 values are too coarse for that
};

inline std::vector<RuleCase>& rule_cases() {
  static std::vector<RuleCase> cases;
  return cases;
}

inline bool add_rule_cases(std::initializer_list<RuleCase> cases) {
  rule_cases().insert(rule_cases().end(), cases);
  return true;
}

}  // namespace pcp::test
