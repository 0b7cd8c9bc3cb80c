// What a person says about parameters, "PATTERN=ROLE": overrides what their use says.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pcp/models.h"

namespace pcp {

struct RoleRule {
  std::string pattern;       // a name; * stands for any characters, ? for one, everything else for itself
  std::optional<Role> role;  // none: frozen
};

// Rules separated by commas: "*norm*=gain,embedding.table=frozen". A comma inside a pattern is part of it, because a
// rule ends with a role.
std::vector<RoleRule> parse_role_rules(const std::string&);

bool matches(std::string_view pattern, std::string_view name);

// Later rules win; freezing leaves the role, by which a parameter starts, as it is. A rule that matches no parameter
// is an error that suggests a name.
void apply_role_rules(const std::vector<RoleRule>&, std::vector<Parameter>&);

}  // namespace pcp
