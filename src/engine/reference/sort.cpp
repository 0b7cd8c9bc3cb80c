// Sorting by a region that says whether one tuple of elements comes before another.
#include "engine/reference/index.h"
#include "engine/reference/operations.h"

namespace pcp::reference {
namespace {

// Stable merge sort. It also ends, with a permutation, when the comparator is not an order.
template <class Less>
std::vector<std::int64_t> merge_sorted(const std::vector<std::int64_t>& items, const Less& less) {
  if (items.size() < 2) return items;
  auto middle = items.begin() + std::ssize(items) / 2;
  auto left = merge_sorted(std::vector<std::int64_t>(items.begin(), middle), less);
  auto right = merge_sorted(std::vector<std::int64_t>(middle, items.end()), less);
  std::vector<std::int64_t> merged;
  std::size_t l = 0, r = 0;
  while (l < left.size() || r < right.size()) {
    bool takes_right = l == left.size() || (r < right.size() && less(right[r], left[l]));
    merged.push_back(takes_right ? right[r++] : left[l++]);
  }
  return merged;
}

}  // namespace

// The operands are sorted together, row by row along one dimension. The region takes, operand by operand, the elements
// of two positions.
Results sort(const Operation& operation) {
  const TensorType& type = operation.operand(0).type();
  const std::size_t count = operation.op.operands.size();
  std::int64_t dimension = operation.attrs().get_or("dimension", IntAttr{-1}).value;
  if (dimension < 0) dimension += type.rank();
  const ScalarFunction comes_before(operation.interpreter, operation.op.regions[0]);
  Results results;
  for (std::size_t k = 0; k < count; ++k) results.emplace_back(operation.result_type(k));

  Dims rows = type.dims;
  rows[at(dimension)] = 1;
  for_each_index(rows, [&](Index index, std::int64_t) {
    std::vector<std::int64_t> places;
    for (index[at(dimension)] = 0; index[at(dimension)] < type.dims[at(dimension)]; ++index[at(dimension)]) {
      places.push_back(place_of(type.dims, index));
    }
    auto less = [&](std::int64_t first, std::int64_t second) {
      std::vector<Scalar> arguments;
      for (std::size_t k = 0; k < count; ++k) {
        arguments.push_back(scalar(operation.operand(k), first));
        arguments.push_back(scalar(operation.operand(k), second));
      }
      return std::get<Integer>(comes_before(arguments)[0]) != 0;
    };
    std::vector<std::int64_t> sorted = merge_sorted(places, less);
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (std::size_t k = 0; k < count; ++k) set_bits(results[k], places[i], bits(operation.operand(k), sorted[i]));
    }
  });
  return results;
}

}  // namespace pcp::reference
