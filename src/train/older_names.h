// Names that keys of a configuration had in the first generation of PCP: a JSON file of that time is read as it is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pcp {

// The name a key has now: "lr" of "learning_rate". Names that never changed, or never were, come back as they are.
std::string newer_name(std::string_view name);

const std::vector<std::string>& older_names();

}  // namespace pcp
