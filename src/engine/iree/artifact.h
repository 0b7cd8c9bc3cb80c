// The format of a compiled function: a few lines of text (target, compiler, function, use of its arguments), then
// IREE's module file, a .vmfb.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pcp/tensor_type.h"

namespace pcp::iree {

struct Signature {
  std::vector<TensorType> arguments, results;

  bool operator==(const Signature&) const = default;
};

// Reads the reflection attribute iree.abi.declaration: "sync func @main(%input0: tensor<2xf32>) -> (%output0: ...)".
// Throws unsupported for anything but tensors of static shape.
Signature parse_declaration(std::string_view declaration);

struct Artifact {
  std::string target, version;  // as Engine::target and Engine::version say; empty for a plain .vmfb
  std::string function;         // empty: to be chosen
  std::string use;              // of its arguments, as argument_use.h writes it
  std::string vmfb;
};
std::string pack(const Artifact&);
// Reads a plain .vmfb, too. Throws data_loss for bytes that are cut off or changed, invalid_argument for those of
// another format.
Artifact unpack(const std::string& bytes, const std::string& source);

bool is_vmfb(std::string_view bytes);  // by its first bytes

// A .vmfb is a zip archive: checks the sizes and checksums of its entries. It holds machine code, and IREE itself
// checks only the headers.
void check_vmfb(std::string_view vmfb, const std::string& source);

}  // namespace pcp::iree
