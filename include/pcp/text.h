// The text form of a module is MLIR's generic form, so every MLIR tool reads what is printed here.
#pragma once

#include <string>
#include <string_view>

#include "pcp/graph.h"

namespace pcp {

struct PrintOptions {
  bool locations = false;  // trailing loc("file":line:column)
};

std::string print(const Module&, const PrintOptions& = {});

// Parses the generic form (and only that: mlir/import reads every other form). The result is not verified.
// Errors are "source:line:column: what was expected". Locations of operations are those in the text, else
// source:line:column.
Module parse(std::string_view text, const std::string& source = "<text>");

}  // namespace pcp
