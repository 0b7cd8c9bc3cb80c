// A compiled function as bytes: a .vmfb, IREE's module file, behind a few lines of our own that say what it is.
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

// Of the reflection attribute iree.abi.declaration: "sync func @main(%input0: tensor<2xf32>) -> (%output0: ...)".
// Throws unsupported for what is no static tensor.
Signature parse_declaration(std::string_view declaration);

struct Artifact {
  std::string target, version;  // as Engine::target and Engine::version say; empty for a plain .vmfb
  std::string function;         // empty: to be chosen
  std::string use;              // of its arguments, as argument_use.h writes it
  std::string vmfb;
};
std::string pack(const Artifact&);
// Takes a plain .vmfb, too. Throws data_loss for bytes that are torn or changed, invalid_argument for those of another
// kind.
Artifact unpack(const std::string& bytes, const std::string& source);

bool is_vmfb(std::string_view bytes);  // by how it begins

// A .vmfb is a zip archive: sizes and checksums of its entries must hold. What runs is machine code, and IREE checks
// only its frame.
void check_vmfb(std::string_view vmfb, const std::string& source);

}  // namespace pcp::iree
