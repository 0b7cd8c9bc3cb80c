// Operations that fold elements by a region.
#include "engine/reference/fold.h"
#include "engine/reference/index.h"
#include "engine/reference/operations.h"
#include "engine/reference/window.h"

namespace pcp::reference {
namespace {

// The elements of several operands at one position.
Tuple tuple_at(const Operation& operation, std::size_t first, std::size_t count, std::int64_t place) {
  Tuple elements;
  for (std::size_t k = 0; k < count; ++k) elements.push_back(scalar(operation.operand(first + k), place));
  return elements;
}

Results empty_results(const Operation& operation) {
  Results results;
  for (std::size_t k = 0; k < operation.op.results.size(); ++k) results.emplace_back(operation.result_type(k));
  return results;
}

void set_all(Results& results, std::int64_t place, const Tuple& values) {
  for (std::size_t k = 0; k < results.size(); ++k) set(results[k], place, values[k]);
}

}  // namespace

// Operands are the tensors, then as many initial values.
Results reduce(const Operation& operation) {
  const std::size_t count = operation.op.operands.size() / 2;
  const TensorType& type = operation.operand(0).type();
  const Dims& folded = operation.attrs().dims("dimensions");
  const Dims kept = dimensions_except(type.rank(), folded);
  const Dims sorted = dimensions_except(type.rank(), kept);  // elements are folded in row-major order
  const ScalarFunction body(operation.interpreter, operation.op.regions[0]);
  const Tuple initial = tuple_at(operation, count, count, 0);
  Results results = empty_results(operation);
  for_each_index(results[0].type().dims, [&](const Index& index, std::int64_t place) {
    Index source(type.dims.size());
    for (std::size_t k = 0; k < kept.size(); ++k) source[at(kept[k])] = index[k];
    std::vector<Tuple> items;
    for_each_index(pick(type.dims, sorted), [&](const Index& inside, std::int64_t) {
      for (std::size_t k = 0; k < sorted.size(); ++k) source[at(sorted[k])] = inside[k];
      items.push_back(tuple_at(operation, 0, count, place_of(type.dims, source)));
    });
    set_all(results, place, fold(body, initial, items));
  });
  return results;
}

// Reduces the elements under every position of the window; padding counts as the initial values.
Results reduce_window(const Operation& operation) {
  const std::size_t count = operation.op.operands.size() / 2;
  const Dims& dims = operation.operand(0).type().dims;
  const Window window(operation.attrs(), operation.attrs().dims("window_dimensions"), "base_dilations",
                      "window_dilations");
  const ScalarFunction body(operation.interpreter, operation.op.regions[0]);
  const Tuple initial = tuple_at(operation, count, count, 0);
  Results results = empty_results(operation);
  for_each_index(results[0].type().dims, [&](const Index& index, std::int64_t place) {
    std::vector<Tuple> items;
    for_each_index(window.sizes, [&](const Index& inside, std::int64_t) {
      auto source = window.source(dims, index, inside);
      items.push_back(source ? tuple_at(operation, 0, count, place_of(dims, *source)) : initial);
    });
    set_all(results, place, fold(body, initial, items));
  });
  return results;
}

// Every position of the window selects one of the elements it covers: the first region compares two elements and says
// whether the earlier one stays selected. The source's element for that position is combined into the result at the
// selected element.
Results select_and_scatter(const Operation& operation) {
  const HostTensor &operand = operation.operand(0), &source = operation.operand(1), &initial = operation.operand(2);
  const Dims& dims = operand.type().dims;
  const Window window(operation.attrs(), operation.attrs().get_or("window_dimensions", Dims(dims.size(), 1)), "", "");
  const ScalarFunction stays(operation.interpreter, operation.op.regions[0]);
  Accumulators result(operation, operation.op.regions[1]);
  result.start(scalar(initial, 0));
  for_each_index(source.type().dims, [&](const Index& index, std::int64_t place) {
    std::optional<std::int64_t> chosen;
    for_each_index(window.sizes, [&](const Index& inside, std::int64_t) {
      auto covered = window.source(dims, index, inside);
      if (!covered) return;
      std::int64_t candidate = place_of(dims, *covered);
      bool keep = chosen && std::get<Integer>(stays({scalar(operand, *chosen), scalar(operand, candidate)})[0]) != 0;
      if (!keep) chosen = candidate;
    });
    if (chosen) result.combine(*chosen, {scalar(source, place)});
  });
  return result.rounded();
}

}  // namespace pcp::reference
