#include "graph/cost.h"

#include <cmath>

#include "base/index.h"

namespace pcp {
namespace {

double elements(const Function& function, Value value) { return static_cast<double>(function.type(value).elements()); }

double product(const Dims& dims) {
  double result = 1;
  for (std::int64_t dim : dims) result *= static_cast<double>(dim);
  return result;
}

double picked(const TensorType& type, const Dims& dimensions) {
  double result = 1;
  for (std::int64_t d : dimensions) result *= static_cast<double>(type.dims.at(index(d)));
  return result;
}

Cost region_cost(const Function& function, const Region& region) {
  Cost total;
  for (const Op& op : region.ops) total += cost(function, op);
  return total;
}

// Scalar operations of one application of a region, such as the reducer of a reduce or the comparator of a sort.
double region_flops(const Function& function, const Region& region) { return region_cost(function, region).flops; }

// One branch runs, so the most expensive one is counted.
Cost dearest(const Function& function, const std::vector<Region>& branches) {
  Cost worst;
  for (const Region& branch : branches) {
    Cost branch_cost = region_cost(function, branch);
    worst.flops = std::max(worst.flops, branch_cost.flops);
    worst.bytes = std::max(worst.bytes, branch_cost.bytes);
    worst.loops += branch_cost.loops;
  }
  return worst;
}

double dot_flops(const Function& function, const Op& op) {
  const auto& dims = op.attrs.get<DotDims>("dot_dimension_numbers");
  return 2 * elements(function, op.result()) * picked(function.type(op.operand(0)), dims.lhs_contract);
}

// Every output element is a dot product over the kernel's window and its input features, padding included.
double convolution_flops(const Function& function, const Op& op) {
  const auto& dims = op.attrs.get<ConvDims>("dimension_numbers");
  const TensorType& kernel = function.type(op.operand(1));
  return 2 * elements(function, op.result()) * picked(kernel, dims.kernel_spatial) *
         picked(kernel, {dims.kernel_input_feature});
}

double sort_flops(const Function& function, const Op& op) {
  const TensorType& type = function.type(op.operand(0));
  if (type.dims.empty() || type.elements() == 0) return 0;
  std::int64_t dimension = op.attrs.get_or<IntAttr>("dimension", {-1}).value;
  if (dimension < 0) dimension += type.rank();
  double length = static_cast<double>(type.dims.at(index(dimension)));
  double comparisons = static_cast<double>(type.elements()) * std::ceil(std::log2(std::max(length, 1.0)));
  return comparisons * region_flops(function, op.regions.at(0));
}

double select_and_scatter_flops(const Function& function, const Op& op) {
  const TensorType& type = function.type(op.operand(0));
  Dims window = op.attrs.get_or<Dims>("window_dimensions", Dims(type.dims.size(), 1));
  return elements(function, op.operand(1)) *
         (product(window) * region_flops(function, op.regions.at(0)) + region_flops(function, op.regions.at(1)));
}

double flops(const Function& function, const Op& op) {
  switch (op.code) {
    case OpCode::dot_general:
      return dot_flops(function, op);
    case OpCode::convolution:
      return convolution_flops(function, op);
    case OpCode::reduce:
      return elements(function, op.operand(0)) * region_flops(function, op.regions.at(0));
    case OpCode::reduce_window:
      return elements(function, op.result()) * product(op.attrs.dims("window_dimensions")) *
             region_flops(function, op.regions.at(0));
    case OpCode::scatter:
      return elements(function, op.operands.back()) * region_flops(function, op.regions.at(0));
    case OpCode::select_and_scatter:
      return select_and_scatter_flops(function, op);
    case OpCode::sort:
      return sort_flops(function, op);
    default:
      return op.info().has(kElementwise) ? elements(function, op.result()) : 0;
  }
}

}  // namespace

Cost cost(const Function& function, const Op& op) {
  switch (op.code) {
    case OpCode::while_: {
      Cost once = region_cost(function, op.regions.at(0));
      once += region_cost(function, op.regions.at(1));
      once.loops += 1;
      return once;
    }
    case OpCode::if_:
    case OpCode::case_:
      return dearest(function, op.regions);
    default: {
      Cost result;
      result.flops = flops(function, op);
      for (Value value : op.operands) result.bytes += static_cast<double>(function.type(value).bytes());
      for (Value value : op.results) result.bytes += static_cast<double>(function.type(value).bytes());
      return result;
    }
  }
}

Cost cost(const Function& function) { return region_cost(function, function.body); }

}  // namespace pcp
