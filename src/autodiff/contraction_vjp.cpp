#include <algorithm>

#include "autodiff/rules.h"
#include "base/index.h"

namespace pcp {
namespace {

// The dimensions of a rank-`rank` tensor that are in neither list, ascending.
Dims others(std::size_t rank, const Dims& a, const Dims& b) {
  Dims result;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(rank); ++i) {
    if (std::ranges::find(a, i) == a.end() && std::ranges::find(b, i) == b.end()) result.push_back(i);
  }
  return result;
}

Dims range(std::size_t first, std::size_t count) {
  Dims result(count);
  for (std::size_t i = 0; i < count; ++i) result[i] = static_cast<std::int64_t>(first + i);
  return result;
}

// One operand of the contraction, as the rule for the other one sees it.
struct Side {
  Value value;
  Dims batch, contract, free;
  Dims in_result;  // where `free` stands in the result
};

// The cotangent of `x`: the cotangent of the result contracted with the other operand over the other's free dimensions.
// The product is taken in the order whose result already has the dimensions in the order of x, if one of the two has.
Value operand_cotangent(const VjpSite& site, const Side& x, const Side& other) {
  Builder& b = site.builder;
  Value g = site.cotangents[0];
  const TensorType type = b.type(x.value);
  const Dims batch = range(0, x.batch.size());

  Dims contract = x.contract;  // dimensions of x, in the order that the matching dimensions have in the other operand
  Dims order = other.contract;
  std::ranges::sort(order);
  for (std::size_t i = 0; i < order.size(); ++i) {
    contract[i] = x.contract[index(std::ranges::find(other.contract, order[i]) - other.contract.begin())];
  }
  Dims cotangent_first = x.batch, other_first = x.batch;  // dimensions of x in the order of either result
  cotangent_first.insert(cotangent_first.end(), x.free.begin(), x.free.end());
  cotangent_first.insert(cotangent_first.end(), contract.begin(), contract.end());
  other_first.insert(other_first.end(), contract.begin(), contract.end());
  other_first.insert(other_first.end(), x.free.begin(), x.free.end());

  bool swap = !std::ranges::is_sorted(cotangent_first) && std::ranges::is_sorted(other_first);
  const Dims& lies = swap ? other_first : cotangent_first;
  Value right = other.value;
  if (b.type(right).dtype != b.type(g).dtype) right = b.convert(right, b.type(g).dtype);
  Attrs attrs;
  for (const char* name : {"precision_config", "algorithm"}) {
    if (const Attr* attr = site.op.attrs.find(name)) attrs.set(name, *attr);
  }
  attrs.set("dot_dimension_numbers", swap ? DotDims{other.batch, batch, other.free, other.in_result}
                                          : DotDims{batch, other.batch, other.in_result, other.free});
  Dims dims;
  for (std::int64_t dimension : lies) dims.push_back(type.dims[index(dimension)]);
  DType dtype = b.type(g).dtype;
  Value product = b.create1(OpCode::dot_general, swap ? Values{right, g} : Values{g, right}, std::move(attrs), {},
                            {TensorType(dtype, dims)});
  if (!std::ranges::is_sorted(lies)) {
    Dims permutation(lies.size());
    for (std::size_t i = 0; i < lies.size(); ++i) {
      permutation[index(lies[i])] = static_cast<std::int64_t>(i);
    }
    product = b.transpose(product, permutation);
  }
  return dtype == type.dtype ? product : b.convert(product, type.dtype);
}

}  // namespace

Values dot_general_vjp(const VjpSite& site) {
  const auto& dot = site.op.attrs.get<DotDims>("dot_dimension_numbers");
  Side left{site.operands[0], dot.lhs_batch, dot.lhs_contract, {}, {}};
  Side right{site.operands[1], dot.rhs_batch, dot.rhs_contract, {}, {}};
  left.free = others(site.operand_type(0).dims.size(), left.batch, left.contract);
  right.free = others(site.operand_type(1).dims.size(), right.batch, right.contract);
  left.in_result = range(left.batch.size(), left.free.size());
  right.in_result = range(left.batch.size() + left.free.size(), right.free.size());
  Values cotangents(2);
  if (site.wanted[0]) cotangents[0] = operand_cotangent(site, left, right);
  if (site.wanted[1]) cotangents[1] = operand_cotangent(site, right, left);
  return cotangents;
}

}  // namespace pcp
