#include "base/index.h"
#include "graph/shape_checks.h"

namespace pcp::shape_rules {
namespace {

// Inputs of one shape, then as many scalar initial values; returns the number of inputs.
std::size_t check_inputs_and_initial_values(const OpSite& site) {
  if (site.operands.size() % 2 != 0) {
    site.error("takes as many initial values as inputs; ", site.operands.size(), " operands cannot be split so");
  }
  std::size_t count = site.operands.size() / 2;
  for (std::size_t i = 0; i < count; ++i) {
    if (site.operands[i].dims != site.operands[0].dims) {
      site.error("operand ", i, " is ", to_string(site.operands[i]), " but must have the shape of ", operand(site, 0));
    }
    check_scalar(site, count + i);
    check_same_element(site, count + i, i);
  }
  return count;
}

Types types_of(const std::vector<DType>& elements, const Dims& dims) {
  Types types;
  for (DType element : elements) types.emplace_back(element, dims);
  return types;
}

Dims places(const OpSite& site, const std::vector<Window>& windows) {
  Dims result;
  for (std::size_t i = 0; i < windows.size(); ++i)
    result.push_back(window_places(site, site.operands[0].dims[i], windows[i]));
  return result;
}

}  // namespace

Types reduce(const OpSite& site) {
  std::size_t count = check_inputs_and_initial_values(site);
  const Dims& dimensions = site.attrs.dims("dimensions");
  check_in_rank(site, "dimensions", dimensions, operand(site, 0));
  check_distinct(site, "dimensions", dimensions);
  Dims kept;
  for (std::int64_t i = 0; i < site.operands[0].rank(); ++i) {
    if (!contains(dimensions, i)) kept.push_back(site.operands[0].dims[index(i)]);
  }
  return types_of(check_reducer(site, 0, "the reducer", std::span(site.operands).first(count)), kept);
}

Types reduce_window(const OpSite& site) {
  std::size_t count = check_inputs_and_initial_values(site);
  const Dims& sizes = site.attrs.dims("window_dimensions");
  check_one_per_dimension(site, "window_dimensions", sizes, operand(site, 0));
  Dims result = places(site, read_windows(site, "window_dimensions", sizes, "base_dilations", "window_dilations"));
  return types_of(check_reducer(site, 0, "the reducer", std::span(site.operands).first(count)), result);
}

Types select_and_scatter(const OpSite& site) {
  const TensorType &input = site.operands[0], &source = site.operands[1];
  check_same_element(site, 1, 0);
  check_same_element(site, 2, 0);
  check_scalar(site, 2);
  Dims sizes = site.attrs.get_or("window_dimensions", Dims(input.dims.size(), 1));
  check_one_per_dimension(site, "window_dimensions", sizes, operand(site, 0));
  Dims expected = places(site, read_windows(site, "window_dimensions", sizes, "", ""));
  if (source.dims != expected) {
    site.error("operand 1 is ", to_string(source), " but must have one element for each place of the window in ",
               operand(site, 0), ": ", to_string(TensorType(input.dtype, expected)));
  }
  TensorType element(input.dtype, {});
  check_region(site, 0, "the selector", {element, element}, {TensorType(DType::i1, {})});
  return types_of(check_reducer(site, 1, "the scatter computation", std::span(site.operands).first(1)), input.dims);
}

Types sort(const OpSite& site) {
  Types comparator_args;
  for (std::size_t i = 0; i < site.operands.size(); ++i) {
    if (site.operands[i].dims != site.operands[0].dims) {
      site.error("operand ", i, " is ", to_string(site.operands[i]), " but must have the shape of ", operand(site, 0));
    }
    comparator_args.insert(comparator_args.end(), 2, TensorType(site.operands[i].dtype, {}));
  }
  std::int64_t rank = site.operands[0].rank(), dimension = site.attrs.get_or("dimension", IntAttr{-1}).value;
  if (dimension < -rank || dimension >= rank) {
    site.error("dimension = ", dimension, " must be between ", -rank, " and ", rank - 1, " for ", operand(site, 0));
  }
  check_region(site, 0, "the comparator", comparator_args, {TensorType(DType::i1, {})});
  return site.operands;
}

}  // namespace pcp::shape_rules
