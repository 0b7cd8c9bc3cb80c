// The op table: everything that is known of an operation before it has operands.
// ops.def holds the rows; builder, parser, verifier, engines and docs/ops.md are driven by it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "pcp/attribute.h"

namespace pcp {

enum class OpCode : std::uint8_t {
#define PCP_OP(code, ...) code,
#include "pcp/ops.def"
#undef PCP_OP
};

#define PCP_OP(code, ...) +1
inline constexpr int kOpCount = 0
#include "pcp/ops.def"
    ;
#undef PCP_OP

// Traits, as bits.
enum Trait : std::uint32_t {
  kNone = 0,
  kUnary = 1 << 0,        // elementwise, one operand
  kBinary = 1 << 1,       // elementwise, two operands of one type
  kElementwise = 1 << 2,  // result element i depends on operand elements i alone
  kCommutative = 1 << 3,
  kMovement = 1 << 4,     // moves elements, computes none
  kControl = 1 << 5,      // runs its regions
  kInlined = 1 << 6,      // a call: gone after passes/inline
  kImported = 1 << 7,     // a form found only in imported modules: gone after mlir/import
  kResultGiven = 1 << 8,  // the result type is part of the op, not derived from operands
};

struct AttrSpec {
  std::string_view name;
  AttrKind kind;
  bool required;
};

struct OpSite;  // graph.h
// Checks operands, attributes and regions and returns the result types. Rows with kResultGiven check `OpSite::results`.
using ShapeRule = std::vector<TensorType> (*)(const OpSite&);

struct OpInfo {
  OpCode code;
  std::string_view name;  // "stablehlo.add"
  int min_operands;
  int max_operands;  // -1: any number
  int regions;       // -1: any number (case)
  std::uint32_t traits;
  std::span<const AttrSpec> attrs;
  ShapeRule shape_rule;
  std::string_view summary;

  bool has(Trait trait) const { return (traits & trait) != 0; }
  std::string_view short_name() const { return name.substr(name.find('.') + 1); }
};

const OpInfo& info(OpCode);
const OpInfo* find_op(std::string_view name);  // by "stablehlo.add"; nullptr when the table has none
std::span<const OpInfo> op_table();

}  // namespace pcp
