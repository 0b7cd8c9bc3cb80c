// Names of arguments: the attribute pcp.name, which a printed module keeps and an imported one gives back.
#pragma once

#include <optional>

#include "pcp/models.h"

namespace pcp {

// The parameters' names, then those of the arguments after them.
void name_arguments(Function&, const std::vector<Parameter>&, const std::vector<std::string>& rest);
void name_arguments(Model&);  // the rest are "inputs" and "targets"
// Throws where a checkpoint could not hold a tensor of this name beside optimizer state, or a terminal not show it.
void check_parameter_name(const std::string&);
std::optional<std::string> argument_name(const Function&, std::size_t index);

}  // namespace pcp
