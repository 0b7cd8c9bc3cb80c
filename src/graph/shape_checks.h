// What the shape rules share: checks whose messages name the attribute, the operand and both shapes, the arithmetic of
// sliding windows, and the signatures of regions.
#pragma once

#include <ostream>

#include "graph/dims.h"
#include "graph/shape_rules.h"

namespace pcp::shape_rules {

// An operand or result in a message: "operand 0 (tensor<2x3xf32>)".
struct Subject {
  std::string_view role;
  std::size_t index;
  const TensorType& type;
};
std::ostream& operator<<(std::ostream&, const Subject&);
Subject operand(const OpSite&, std::size_t index);

std::string type_list(const Types&);  // "(tensor<2xf32>, tensor<i1>)"
std::string at(const Location&);      // " (at model.mlir:4:10)", or nothing

// The one declared result of an op whose result type is part of the op.
const TensorType& given_result(const OpSite&);
// Rank, sign of dimensions and element count.
void check_limits(std::string_view op, const Subject&, const Location&);

using AcceptsElement = bool (*)(DType);
void check_element(const OpSite&, std::size_t operand, AcceptsElement, std::string_view wanted);
void check_same_element(const OpSite&, std::size_t operand, std::size_t as);
void check_scalar(const OpSite&, std::size_t operand);

// Lists of dimension numbers. `name` is the attribute's.
void check_in_rank(const OpSite&, std::string_view name, const Dims&, const Subject& of);
void check_in_rank(const OpSite&, std::string_view name, std::int64_t dimension, const Subject& of);
void check_distinct(const OpSite&, std::string_view name, const Dims&);
void check_sorted(const OpSite&, std::string_view name, const Dims&);
void check_one_per_dimension(const OpSite&, std::string_view name, const Dims&, const Subject& of);
void check_all_at_least(const OpSite&, std::string_view name, const Dims&, std::int64_t minimum);

// The value of an enum attribute, one of `allowed`; `fallback` when it is absent.
std::string enum_value(const OpSite&, std::string_view name, std::string_view kind,
                       std::initializer_list<std::string_view> allowed, std::string_view fallback = "");

// A sliding window along one dimension, with StableHLO's defaults.
struct Window {
  std::int64_t size = 1, stride = 1, low = 0, high = 0, base_dilation = 1, window_dilation = 1;
};
// Windows of `sizes` with the attributes window_strides, padding and those two dilations ("" when the op has none).
std::vector<Window> read_windows(const OpSite&, std::string_view sizes_name, const Dims& sizes,
                                 std::string_view base_dilation, std::string_view window_dilation);
// The number of positions of the window in a dimension of `extent` elements.
std::int64_t window_places(const OpSite&, std::int64_t extent, const Window&);

// Region `index` must have these arguments and results; `role` names it: "the condition".
void check_region(const OpSite&, std::size_t index, std::string_view role, const Types& args, const Types& results);
// A region that folds n tensors: it takes (E0..., E0...) and returns (E0...), where the E are scalars to which the
// elements of `inputs` promote. Returns the element types of the E.
std::vector<DType> check_reducer(const OpSite&, std::size_t index, std::string_view role,
                                 std::span<const TensorType> inputs);

// Element types a float or integer may be accumulated in: of the same kind, integers not narrower.
bool is_promotable(DType from, DType to);

}  // namespace pcp::shape_rules
