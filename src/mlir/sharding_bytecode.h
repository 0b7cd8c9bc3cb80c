// Sharding annotations in MLIR bytecode. The MLIR here does not know the dialect `sdy` and cannot read attributes that
// it encoded by its own rules. Their contents do not matter (mlir/shardings.h), so each is replaced by the text `unit`,
// which every MLIR reads. Bytecode refers to attributes by number, so nothing else in the file changes but the lengths
// of two sections and the padding of aligned ones.
#pragma once

#include <string>
#include <string_view>

namespace pcp::mlir {

// The bytecode as it is when it has no attributes of `sdy`, or when it is damaged: then MLIR says what is wrong with
// it.
std::string with_readable_shardings(std::string_view bytecode);

}  // namespace pcp::mlir
