// The text form of a module is MLIR's generic form, so every MLIR tool reads what is printed here.
#pragma once

#include <string>
#include <string_view>

#include "pcp/graph.h"

namespace pcp {

struct PrintOptions {
  bool locations = false;      // trailing loc("file":line:column)
  bool list_booleans = false;  // large i1 constants as lists: versions of MLIR differ in how i1 is written in hex
};

std::string print(const Module&, const PrintOptions& = {});

// Parses the generic form (and only that: mlir/import reads every other form). The result is not verified.
// Errors are "source:line:column: what was expected". Locations of operations are those in the text, else
// source:line:column.
Module parse(std::string_view text, const std::string& source = "<text>");

}  // namespace pcp
