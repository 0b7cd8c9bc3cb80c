// What a misspelt name was meant to be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pcp {

// The name of the list that `given` is nearest to, by letters that are wrong, missing, too many or swapped with their
// neighbour; empty where even that one needs more than a third of the letters changed.
std::string nearest_name(std::string_view given, const std::vector<std::string>& names);

// For the end of an error: "; the nearest is 'layers'", or nothing.
std::string spelling_suggestion(std::string_view given, const std::vector<std::string>& names);

}  // namespace pcp
