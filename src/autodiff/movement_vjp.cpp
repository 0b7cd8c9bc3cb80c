#include <algorithm>
#include <numeric>

#include "autodiff/emit.h"
#include "autodiff/rules.h"
#include "graph/dims.h"

namespace pcp {
namespace {

Dims inverse(const Dims& permutation) {
  Dims result(permutation.size());
  for (std::size_t i = 0; i < permutation.size(); ++i) result[at(permutation[i])] = static_cast<std::int64_t>(i);
  return result;
}

// The extent of `count` elements that are `stride` apart.
std::int64_t extent(std::int64_t count, std::int64_t stride) { return count == 0 ? 0 : (count - 1) * stride + 1; }

}  // namespace

Values broadcast_in_dim_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0];
  TensorType type = site.operand_type(0);
  const Dims full = b.type(g).dims;
  const Dims& places = site.op.attrs.dims("broadcast_dimensions");
  std::vector<bool> kept(full.size());
  Dims kept_places;  // of the operand's dimensions that were not repeated, in the operand's order
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (type.dims[i] != full[at(places[i])]) continue;
    kept[at(places[i])] = true;
    kept_places.push_back(places[i]);
  }
  Dims repeated;
  for (std::size_t i = 0; i < full.size(); ++i) {
    if (!kept[i]) repeated.push_back(static_cast<std::int64_t>(i));
  }
  if (!repeated.empty()) g = b.reduce(g, OpCode::add, repeated);
  if (!std::ranges::is_sorted(kept_places)) {
    Dims order = kept_places;
    std::ranges::sort(order);
    Dims permutation;
    for (std::int64_t place : kept_places) permutation.push_back(std::ranges::find(order, place) - order.begin());
    g = b.transpose(g, permutation);
  }
  return {b.type(g) == type ? g : b.reshape(g, type.dims)};
}

Values concatenate_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0];
  std::size_t dimension = at(site.op.attrs.integer("dimension"));
  Dims start(b.type(g).dims.size()), limit = b.type(g).dims;
  Values cotangents(site.operands.size());
  for (std::size_t i = 0; i < cotangents.size(); ++i) {
    limit[dimension] = start[dimension] + site.operand_type(i).dims[dimension];
    if (site.wanted[i]) cotangents[i] = b.slice(g, start, limit);
    start[dimension] = limit[dimension];
  }
  return cotangents;
}

Values optimization_barrier_vjp(const VjpSite& site) { return site.cotangents; }

Values pad_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  Value g = site.cotangents[0];
  TensorType type = site.operand_type(0);
  const Dims &low = site.op.attrs.dims("edge_padding_low"), &high = site.op.attrs.dims("edge_padding_high");
  const Dims& interior = site.op.attrs.dims("interior_padding");
  Dims cut_low, cut_high, start, limit, strides;
  for (std::size_t i = 0; i < low.size(); ++i) {
    cut_low.push_back(std::max<std::int64_t>(-low[i], 0));
    cut_high.push_back(std::max<std::int64_t>(-high[i], 0));
    strides.push_back(interior[i] + 1);
    start.push_back(std::max<std::int64_t>(low[i], 0));
    limit.push_back(start[i] + extent(type.dims[i], strides[i]));
  }
  bool cuts = std::ranges::any_of(cut_low, [](auto n) { return n > 0; }) ||
              std::ranges::any_of(cut_high, [](auto n) { return n > 0; });
  Value whole = cuts ? b.pad(g, b.scalar(type.dtype, 0), cut_low, cut_high) : g;
  Value inner = b.slice(whole, start, limit, strides);
  Values cotangents(2);
  if (site.wanted[0]) cotangents[0] = inner;
  if (site.wanted[1]) cotangents[1] = b.subtract(total(b, g), total(b, inner));
  return cotangents;
}

Values reshape_vjp(const VjpSite& site) {
  return {site.builder.reshape(site.cotangents[0], site.operand_type(0).dims)};
}

Values reverse_vjp(const VjpSite& site) {
  return {site.builder.reverse(site.cotangents[0], site.op.attrs.dims("dimensions"))};
}

Values slice_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  TensorType type = site.operand_type(0);
  const Dims result = b.type(site.cotangents[0]).dims;
  const Dims &start = site.op.attrs.dims("start_indices"), &strides = site.op.attrs.dims("strides");
  Dims high, interior;
  for (std::size_t i = 0; i < result.size(); ++i) {
    high.push_back(type.dims[i] - start[i] - extent(result[i], strides[i]));
    interior.push_back(strides[i] - 1);
  }
  return {b.pad(site.cotangents[0], b.scalar(type.dtype, 0), start, high, interior)};
}

Values transpose_vjp(const VjpSite& site) {
  return {site.builder.transpose(site.cotangents[0], inverse(site.op.attrs.dims("permutation")))};
}

}  // namespace pcp
