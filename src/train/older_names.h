// The names that keys of a configuration had in the first generation of PCP, so that its JSON files can still be read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pcp {

// The present name of a key: "lr" for "learning_rate". Any other name is returned unchanged.
std::string newer_name(std::string_view name);

const std::vector<std::string>& older_names();

}  // namespace pcp
