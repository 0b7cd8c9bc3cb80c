// Modules from files: any StableHLO, text or bytecode, pretty or generic, through real MLIR.
#pragma once

#include <string>

#include "pcp/graph.h"

namespace pcp {

// Reads a file in any form. Our own generic text needs no MLIR; everything else loads libIREECompiler on first use
// (PCP_MLIR_LIBRARY names another path). What comes through MLIR has its calls inlined and chlo expanded; our own text
// keeps its calls (inline_calls and optimize remove them). Forms with constant shapes are made static, and the result
// is verified.
Module import_file(const std::string& path);
Module import_text(const std::string& text_or_bytecode, const std::string& source = "<text>");

// Through real MLIR: the pretty form, MLIR bytecode, and its verdict (throws with MLIR's own messages).
std::string to_pretty(const Module&);
std::string to_bytecode(const Module&);
void verify_with_mlir(const Module&);

// The path of the MLIR library that would be used, or empty with the reason in `why`.
std::string mlir_library(std::string* why = nullptr);

}  // namespace pcp
