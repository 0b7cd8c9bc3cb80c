// Tensors of a file bound to the arguments of a function by name: what a checkpoint is to the model it is of.
//
// A tensor goes to the argument of its name and takes its element type where both are floating. Constants that carry a
// name are weights too: a tensor of that name takes their place.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "pcp/models.h"

namespace pcp {

using NamedTensors = std::map<std::string, HostTensor>;

// Every argument's name as training calls it, each different: arg0... where it has none, and a repeated one gets the
// argument's number after it.
std::vector<std::string> argument_names(const Function&);

struct BoundParameters {
  Function function;                                 // with the values of named constants in place
  std::vector<std::optional<HostTensor>> arguments;  // one per argument, in its type; nothing: not in the file
  std::vector<std::string> names;                    // of the tensors bound, or of arguments that none is bound to
  std::vector<std::string> extra;                    // names in the file that nothing in the function has
  std::string source;                                // the file's name; empty: there is none

  std::vector<std::size_t> unbound() const;  // indices of arguments, ascending
};

// Tensors of another shape are an error that names all of them with both types. `source` names the file; by_number:
// arg0... is the name of an argument that has none.
BoundParameters bind_parameters(const Function&, const NamedTensors&, const std::string& source, bool by_number = true);

// For a function whose arguments no tensor is named after: the parameters of another function of the same model, in
// order, are its first arguments, or its last ones. Nothing where types do not agree at either end.
std::optional<BoundParameters> bind_by_position(const Function&, const std::vector<Parameter>&, const NamedTensors&,
                                                const std::string& source);

// The function of the arguments that are not bound; the others are constants in it. Names of arguments are dropped:
// they are an attribute of ours, which not every reader of StableHLO lets pass.
Function with_constants(const BoundParameters&);

}  // namespace pcp
