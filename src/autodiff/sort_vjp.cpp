// A sort permutes elements. Their positions are sorted along with them and tell where each came from; its cotangent
// goes there.
#include <algorithm>

#include "autodiff/emit.h"
#include "autodiff/rules.h"

namespace pcp {
namespace {

bool reads(const Region& region, Value value) {
  auto among = [value](const Values& values) { return std::ranges::find(values, value) != values.end(); };
  bool found = among(region.results);
  walk(region, [&](const Op& op) {
    found |= among(op.operands);
    for (const Region& inner : op.regions) found |= among(inner.results);
  });
  return found;
}

// The position of each sorted element along `dimension` before the sort. Tensors that the comparator does not read are
// left out.
Value sorted_positions(const VjpSite& site, std::int64_t dimension) {
  Builder& b = site.builder;
  const Region& comparator = site.op.regions[0];
  Values tensors;
  std::vector<TensorType> element_types;
  std::vector<std::size_t> argument_of(comparator.args.size(), comparator.args.size());
  for (std::size_t i = 0; i < site.operands.size(); ++i) {
    if (!reads(comparator, comparator.args[2 * i]) && !reads(comparator, comparator.args[2 * i + 1])) continue;
    argument_of[2 * i] = element_types.size();
    argument_of[2 * i + 1] = element_types.size() + 1;
    tensors.push_back(site.operands[i]);
    element_types.insert(element_types.end(), 2, TensorType(site.operand_type(i).dtype, {}));
  }
  tensors.push_back(b.iota(TensorType(DType::i64, site.operand_type(0).dims), dimension));
  element_types.insert(element_types.end(), 2, TensorType(DType::i64, {}));
  std::vector<Region> regions;
  regions.push_back(b.region(element_types, [&](Builder& inside, const Values& args) {
    Values given(comparator.args.size());
    for (std::size_t i = 0; i < given.size(); ++i) {
      if (argument_of[i] < args.size()) given[i] = args[argument_of[i]];
    }
    return splice(site.source, comparator, inside, given, site.captured);
  }));
  Attrs attrs{{"dimension", IntAttr{dimension}}, {"is_stable", true}};
  return b.create(OpCode::sort, std::move(tensors), std::move(attrs), std::move(regions)).back();
}

}  // namespace

Values sort_vjp(const VjpSite& site) {
  std::int64_t rank = site.operand_type(0).rank();
  std::int64_t dimension = site.op.attrs.get_or("dimension", IntAttr{-1}).value;
  if (dimension < 0) dimension += rank;
  ScatterDims numbers;
  numbers.inserted_window_dims = numbers.scatter_dims_to_operand_dims = {dimension};
  numbers.index_vector_dim = rank;
  for (std::int64_t i = 0; i < rank; ++i) {
    if (i != dimension) numbers.input_batching_dims.push_back(i);
  }
  numbers.scatter_indices_batching_dims = numbers.input_batching_dims;

  Values gradients(site.operands.size());
  Value positions;
  for (std::size_t i = 0; i < gradients.size(); ++i) {
    if (!site.cotangents[i] || !site.wanted[i]) continue;
    if (!positions) positions = sorted_positions(site, dimension);
    gradients[i] = scatter(site.builder, zeros(site.builder, site.operand_type(i)), positions, site.cotangents[i],
                           {{"scatter_dimension_numbers", numbers}, {"unique_indices", true}}, OpCode::add);
  }
  return gradients;
}

}  // namespace pcp
