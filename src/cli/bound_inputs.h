// Parameters from a file, and what is said about arguments and tensors that found no partner.
#pragma once

#include "models/bound_parameters.h"

namespace pcp::cli {

// What --params names: a file, or a run folder, of which the newest checkpoint is meant.
std::string parameters_file(const std::string& params);

// "'a.safetensors' has tensors that no argument of @main is named after: b tensor<2xf32>, c..."
std::string extra_text(const BoundParameters&);

// Which arguments the file says nothing about, that each takes an --input, and how many of those there were.
std::string unbound_text(const BoundParameters&, std::size_t given);

}  // namespace pcp::cli
