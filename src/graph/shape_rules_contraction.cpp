#include "base/index.h"
#include "graph/shape_checks.h"

namespace pcp::shape_rules {
namespace {

// The result of a contraction accumulates in its own element type when one is declared, else in the operands'.
TensorType contracted(const OpSite& site, Dims dims) {
  DType element = site.operands[0].dtype;
  if (site.results.size() == 1 && site.results[0].dtype != element) {
    DType wanted = site.results[0].dtype;
    if (is_float(wanted) != is_float(element) || is_integer(wanted) != is_integer(element)) {
      site.error("result 0 is ", to_string(site.results[0]), ", in which the elements of ", operand(site, 0),
                 " cannot be accumulated");
    }
    element = wanted;
  }
  return TensorType(element, std::move(dims));
}

void check_dimensions(const OpSite& site, std::string_view role, std::int64_t first, std::int64_t second,
                      const Dims& spatial, int rank) {
  Dims all = {first, second};
  all.insert(all.end(), spatial.begin(), spatial.end());
  std::string name = concat("dimension_numbers: ", role);
  if (static_cast<int>(all.size()) != rank) {
    site.error(name, " = ", to_string(all), " must have one entry for each of ", rank, " dimensions");
  }
  for (std::int64_t dim : all) {
    if (dim < 0 || dim >= rank) site.error(name, " = ", to_string(all), " names dimension ", dim, " of ", rank);
  }
  check_distinct(site, name, all);
}

std::int64_t dim(const TensorType& type, std::int64_t dimension) { return type.dims[index(dimension)]; }

void check_divides(const OpSite& site, std::string_view name, std::int64_t groups, std::size_t index,
                   std::int64_t dimension) {
  if (dim(site.operands[index], dimension) % groups != 0) {
    site.error(name, " = ", groups, " does not divide dimension ", dimension, " of ", operand(site, index));
  }
}

}  // namespace

Types dot_general(const OpSite& site) {
  const auto& numbers = site.attrs.get<DotDims>("dot_dimension_numbers");
  Subject lhs = operand(site, 0), rhs = operand(site, 1);
  check_same_element(site, 1, 0);

  auto check_pair = [&](std::string_view what, std::string_view lhs_name, const Dims& lhs_dims,
                        std::string_view rhs_name, const Dims& rhs_dims) {
    if (lhs_dims.size() != rhs_dims.size()) {
      site.error(lhs_name, " = ", to_string(lhs_dims), " and ", rhs_name, " = ", to_string(rhs_dims),
                 " must have as many entries");
    }
    check_in_rank(site, lhs_name, lhs_dims, lhs);
    check_in_rank(site, rhs_name, rhs_dims, rhs);
    for (std::size_t i = 0; i < lhs_dims.size(); ++i) {
      if (dim(lhs.type, lhs_dims[i]) != dim(rhs.type, rhs_dims[i])) {
        site.error(what, " dimension ", lhs_dims[i], " of ", lhs, " is ", dim(lhs.type, lhs_dims[i]), " but dimension ",
                   rhs_dims[i], " of ", rhs, " is ", dim(rhs.type, rhs_dims[i]));
      }
    }
  };
  check_pair("batching", "lhs_batching_dimensions", numbers.lhs_batch, "rhs_batching_dimensions", numbers.rhs_batch);
  check_pair("contracting", "lhs_contracting_dimensions", numbers.lhs_contract, "rhs_contracting_dimensions",
             numbers.rhs_contract);

  Dims result;
  for (std::int64_t batch : numbers.lhs_batch) result.push_back(dim(lhs.type, batch));
  auto append_free = [&](std::string_view side, const TensorType& type, const Dims& batch, const Dims& contract) {
    Dims used = batch;
    used.insert(used.end(), contract.begin(), contract.end());
    check_distinct(site, concat("batching and contracting dimensions of the ", side), used);
    for (std::int64_t i = 0; i < type.rank(); ++i) {
      if (!contains(used, i)) result.push_back(dim(type, i));
    }
  };
  append_free("lhs", lhs.type, numbers.lhs_batch, numbers.lhs_contract);
  append_free("rhs", rhs.type, numbers.rhs_batch, numbers.rhs_contract);
  return {contracted(site, std::move(result))};
}

Types convolution(const OpSite& site) {
  const auto& numbers = site.attrs.get<ConvDims>("dimension_numbers");
  const TensorType &input = site.operands[0], &kernel = site.operands[1];
  int rank = input.rank();
  check_same_element(site, 1, 0);
  if (kernel.rank() != rank || rank < 2) {
    site.error(operand(site, 0), " and ", operand(site, 1), " must have one rank, of at least 2");
  }
  check_dimensions(site, "input", numbers.input_batch, numbers.input_feature, numbers.input_spatial, rank);
  check_dimensions(site, "kernel", numbers.kernel_input_feature, numbers.kernel_output_feature, numbers.kernel_spatial,
                   rank);
  check_dimensions(site, "output", numbers.output_batch, numbers.output_feature, numbers.output_spatial, rank);

  std::int64_t feature_groups = site.attrs.integer("feature_group_count");
  std::int64_t batch_groups = site.attrs.integer("batch_group_count");
  if (feature_groups < 1 || batch_groups < 1 || (feature_groups > 1 && batch_groups > 1)) {
    site.error("feature_group_count = ", feature_groups, " and batch_group_count = ", batch_groups,
               " must be at least 1, and one of them 1");
  }
  check_divides(site, "batch_group_count", batch_groups, 0, numbers.input_batch);
  check_divides(site, "batch_group_count", batch_groups, 1, numbers.kernel_output_feature);
  check_divides(site, "feature_group_count", feature_groups, 0, numbers.input_feature);
  check_divides(site, "feature_group_count", feature_groups, 1, numbers.kernel_output_feature);
  std::int64_t features = dim(input, numbers.input_feature) / feature_groups;
  if (dim(kernel, numbers.kernel_input_feature) != features) {
    site.error("input feature dimension ", numbers.kernel_input_feature, " of ", operand(site, 1), " is ",
               dim(kernel, numbers.kernel_input_feature), " but must be ", features, ", the features of ",
               operand(site, 0), " divided by feature_group_count = ", feature_groups);
  }

  std::size_t spatial = numbers.input_spatial.size();
  if (const auto* reversal = site.attrs.find<std::vector<bool>>("window_reversal");
      reversal && reversal->size() != spatial) {
    site.error("window_reversal must have one entry for each of ", spatial, " spatial dimensions, got ",
               reversal->size());
  }
  Dims sizes;
  for (std::int64_t i : numbers.kernel_spatial) sizes.push_back(dim(kernel, i));
  std::vector<Window> windows = read_windows(site, "kernel spatial dimensions", sizes, "lhs_dilation", "rhs_dilation");

  Dims result(index(rank));
  result[index(numbers.output_batch)] = dim(input, numbers.input_batch) / batch_groups;
  result[index(numbers.output_feature)] = dim(kernel, numbers.kernel_output_feature);
  for (std::size_t i = 0; i < spatial; ++i) {
    result[index(numbers.output_spatial[i])] = window_places(site, dim(input, numbers.input_spatial[i]), windows[i]);
  }
  return {contracted(site, std::move(result))};
}

}  // namespace pcp::shape_rules
