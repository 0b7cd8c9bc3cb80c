#include "models/role_rules.h"

#include <algorithm>
#include <array>

#include "base/spelling_suggestion.h"

namespace pcp {
namespace {

constexpr std::string_view kFrozen = "frozen";
constexpr std::array<Role, 4> kChoices = {Role::weight, Role::gain, Role::bias, Role::embedding};

// The word at the start of a text, when it is a role; what it names goes into `rule`.
std::size_t leading_role(std::string_view text, RoleRule& rule) {
  std::string_view word = text.substr(0, text.find(','));
  if (word == kFrozen) {
    rule.role.reset();
    return word.size();
  }
  for (Role role : kChoices) {
    if (word != to_string(role)) continue;
    rule.role = role;
    return word.size();
  }
  return 0;
}

}  // namespace

std::vector<RoleRule> parse_role_rules(const std::string& text) {
  std::vector<RoleRule> rules;
  std::string_view rest = text;
  while (!rest.empty()) {
    RoleRule rule;
    std::size_t length = 0, equals = rest.find('=');
    while (equals != std::string_view::npos) {
      length = leading_role(rest.substr(equals + 1), rule);
      if (length > 0) break;
      equals = rest.find('=', equals + 1);
    }
    require(length > 0 && equals > 0, "expected PATTERN=weight, gain, bias, embedding or frozen, got '", rest, "'");
    rule.pattern = rest.substr(0, equals);
    rules.push_back(std::move(rule));
    rest.remove_prefix(std::min(rest.size(), equals + 1 + length + 1));
  }
  return rules;
}

bool matches(std::string_view pattern, std::string_view name) {
  std::size_t p = 0, n = 0, star = std::string_view::npos, resume = 0;
  while (n < name.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = n;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
      ++p;
      ++n;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      n = ++resume;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

void apply_role_rules(const std::vector<RoleRule>& rules, std::vector<Parameter>& parameters) {
  for (const RoleRule& rule : rules) {
    bool used = false;
    for (Parameter& parameter : parameters) {
      if (!matches(rule.pattern, parameter.name)) continue;
      used = true;
      parameter.frozen = !rule.role;
      if (rule.role) parameter.role = *rule.role;
    }
    std::vector<std::string> names;
    for (const Parameter& parameter : parameters) names.push_back(parameter.name);
    require(used, "--role ", rule.pattern, "=", rule.role ? to_string(*rule.role) : kFrozen,
            ": no parameter has this name", spelling_suggestion(rule.pattern, names));
  }
}

}  // namespace pcp
