// Cases of the shape rules as tables: an op with operand types and attributes, and the result types or the message it
// gives.
#pragma once

#include <functional>

#include "pcp/builder.h"

namespace pcp::testing {

// "2x3xf32 i1" -> {tensor<2x3xf32>, tensor<i1>}
std::vector<TensorType> types(std::string_view text);

using Regions = std::function<std::vector<Region>(Builder&)>;

struct ShapeCase {
  OpCode code;
  std::string operands;  // as for types()
  Attrs attrs;
  bool accepted;
  std::string expected;  // the result types as for types(), or the message without "[op] " and the location
  std::string given = {};
  Regions regions = {};
};

inline ShapeCase accept(OpCode code, std::string operands, Attrs attrs, std::string results, std::string given = {},
                        Regions regions = {}) {
  return {code, std::move(operands), std::move(attrs), true, std::move(results), std::move(given), std::move(regions)};
}
inline ShapeCase refuse(OpCode code, std::string operands, Attrs attrs, std::string message, std::string given = {},
                        Regions regions = {}) {
  return {code, std::move(operands), std::move(attrs), false, std::move(message), std::move(given), std::move(regions)};
}

// A padding: two numbers for each dimension.
inline Constant pairs(Dims values) {
  return Constant::of<std::int64_t>(TensorType(DType::i64, {static_cast<std::int64_t>(values.size()) / 2, 2}), values);
}

// A region that takes `args` and returns fresh scalars or tensors of `results`, without computing anything sensible.
Region signature(Builder&, std::string_view args, std::string_view results);
// Regions of the given signatures, in order: {{"f32 f32", "f32"}, ...}
Regions signatures(std::vector<std::pair<std::string, std::string>>);

using ShapeCases = std::vector<ShapeCase>;
void run(const ShapeCases&);

ShapeCases elementwise_cases();
ShapeCases creation_cases();
ShapeCases movement_cases();
ShapeCases indexing_cases();
ShapeCases contraction_cases();
ShapeCases reduction_cases();
ShapeCases control_cases();

}  // namespace pcp::testing
