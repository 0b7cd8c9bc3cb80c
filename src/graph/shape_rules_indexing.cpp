// gather and scatter: the same indexing, read in one direction and written in the other.
#include <algorithm>

#include "base/index.h"
#include "graph/shape_checks.h"

namespace pcp::shape_rules {
namespace {

// One set of dimension numbers under the names of its op.
struct Indexing {
  std::string_view window_name, collapsed_name, batching_name, indices_batching_name, map_name;
  const Dims &window, &collapsed, &batching, &indices_batching, &map;
  std::int64_t index_vector_dim;
};

Indexing indexing_of(const GatherDims& dims) {
  return {"offset_dims",
          "collapsed_slice_dims",
          "operand_batching_dims",
          "start_indices_batching_dims",
          "start_index_map",
          dims.offset_dims,
          dims.collapsed_slice_dims,
          dims.operand_batching_dims,
          dims.start_indices_batching_dims,
          dims.start_index_map,
          dims.index_vector_dim};
}

Indexing indexing_of(const ScatterDims& dims) {
  return {"update_window_dims",
          "inserted_window_dims",
          "input_batching_dims",
          "scatter_indices_batching_dims",
          "scatter_dims_to_operand_dims",
          dims.update_window_dims,
          dims.inserted_window_dims,
          dims.input_batching_dims,
          dims.scatter_indices_batching_dims,
          dims.scatter_dims_to_operand_dims,
          dims.index_vector_dim};
}

void check_disjoint(const OpSite& site, std::string_view name, const Dims& dims, std::string_view other_name,
                    const Dims& other) {
  for (std::int64_t dim : dims) {
    if (contains(other, dim)) {
      site.error("dimension ", dim, " is both in ", name, " = ", to_string(dims), " and in ", other_name, " = ",
                 to_string(other));
    }
  }
}

// Checks the numbers against the data (operand 0) and the indices, and returns the shape of the indices without the
// dimension that holds index vectors: one window for each of its elements.
Dims check_indexing(const OpSite& site, const Indexing& numbers, std::size_t indices_at) {
  Subject data = operand(site, 0), indices = operand(site, indices_at);
  check_element(site, indices_at, is_integer, "integer");

  std::size_t named = numbers.window.size() + numbers.collapsed.size() + numbers.batching.size();
  if (static_cast<int>(named) != data.type.rank()) {
    site.error(numbers.window_name, ", ", numbers.collapsed_name, " and ", numbers.batching_name,
               " together must have one entry for each dimension of ", data, ", got ", named);
  }
  check_sorted(site, numbers.window_name, numbers.window);
  check_distinct(site, numbers.window_name, numbers.window);
  for (auto [name, dims] :
       {std::pair(numbers.collapsed_name, &numbers.collapsed), std::pair(numbers.batching_name, &numbers.batching)}) {
    check_in_rank(site, name, *dims, data);
    check_sorted(site, name, *dims);
    check_distinct(site, name, *dims);
  }
  check_disjoint(site, numbers.collapsed_name, numbers.collapsed, numbers.batching_name, numbers.batching);

  std::int64_t vector_dim = numbers.index_vector_dim;
  if (vector_dim < 0 || vector_dim > indices.type.rank()) {
    site.error("index_vector_dim = ", vector_dim, " must be between 0 and ", indices.type.rank(), ", the rank of ",
               indices);
  }
  bool has_vectors = vector_dim < indices.type.rank();
  std::int64_t vector_size = has_vectors ? indices.type.dims[index(vector_dim)] : 1;
  if (static_cast<std::int64_t>(numbers.map.size()) != vector_size) {
    site.error(numbers.map_name, " = ", to_string(numbers.map), " must have one entry for each index of ", indices,
               " along index_vector_dim = ", vector_dim, ", which is ", vector_size);
  }
  check_in_rank(site, numbers.map_name, numbers.map, data);
  check_distinct(site, numbers.map_name, numbers.map);
  check_disjoint(site, numbers.map_name, numbers.map, numbers.batching_name, numbers.batching);

  check_in_rank(site, numbers.indices_batching_name, numbers.indices_batching, indices);
  check_distinct(site, numbers.indices_batching_name, numbers.indices_batching);
  if (contains(numbers.indices_batching, vector_dim)) {
    site.error(numbers.indices_batching_name, " = ", to_string(numbers.indices_batching),
               " must not contain index_vector_dim = ", vector_dim);
  }
  if (numbers.batching.size() != numbers.indices_batching.size()) {
    site.error(numbers.batching_name, " = ", to_string(numbers.batching), " and ", numbers.indices_batching_name, " = ",
               to_string(numbers.indices_batching), " must have as many entries");
  }
  for (std::size_t i = 0; i < numbers.batching.size(); ++i) {
    std::int64_t of_data = data.type.dims[index(numbers.batching[i])];
    std::int64_t of_indices = indices.type.dims[index(numbers.indices_batching[i])];
    if (of_data != of_indices) {
      site.error("batching dimension ", numbers.batching[i], " of ", data, " is ", of_data, " but dimension ",
                 numbers.indices_batching[i], " of ", indices, " is ", of_indices);
    }
  }

  Dims windows = indices.type.dims;
  if (has_vectors) windows.erase(windows.begin() + vector_dim);
  return windows;
}

bool is_kept(const Indexing& numbers, std::int64_t dimension) {
  return !contains(numbers.collapsed, dimension) && !contains(numbers.batching, dimension);
}

}  // namespace

Types gather(const OpSite& site) {
  const TensorType& from = site.operands[0];
  Indexing numbers = indexing_of(site.attrs.get<GatherDims>("dimension_numbers"));
  const Dims& sizes = site.attrs.dims("slice_sizes");
  Dims windows = check_indexing(site, numbers, 1);

  check_one_per_dimension(site, "slice_sizes", sizes, operand(site, 0));
  check_all_at_least(site, "slice_sizes", sizes, 0);
  Dims kept;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    auto dimension = static_cast<std::int64_t>(i);
    if (sizes[i] > from.dims[i]) {
      site.error("slice_sizes = ", to_string(sizes), " is larger than ", operand(site, 0), " in dimension ", i);
    }
    if (is_kept(numbers, dimension)) {
      kept.push_back(sizes[i]);
    } else if (sizes[i] > 1) {
      site.error("slice_sizes = ", to_string(sizes), " must be at most 1 in dimension ", i, ", which ",
                 contains(numbers.collapsed, dimension) ? numbers.collapsed_name : numbers.batching_name,
                 " leaves out");
    }
  }

  TensorType result(from.dtype, Dims(windows.size() + kept.size()));
  for (std::int64_t dimension : numbers.window) {
    if (dimension < 0 || dimension >= result.rank()) {
      site.error("offset_dims = ", to_string(numbers.window), " names dimension ", dimension,
                 ", but the result has rank ", result.rank());
    }
  }
  auto next_window = windows.begin(), next_kept = kept.begin();
  for (std::size_t i = 0; i < result.dims.size(); ++i) {
    result.dims[i] = contains(numbers.window, static_cast<std::int64_t>(i)) ? *next_kept++ : *next_window++;
  }
  return {result};
}

Types scatter(const OpSite& site) {
  if (site.operands.size() % 2 == 0) {
    site.error("takes inputs, one tensor of indices and as many updates as inputs; ", site.operands.size(),
               " operands cannot be split so");
  }
  std::size_t count = site.operands.size() / 2;
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t update = count + 1 + i;
    if (site.operands[i].dims != site.operands[0].dims) {
      site.error("operand ", i, " is ", to_string(site.operands[i]), " but must have the shape of ", operand(site, 0));
    }
    if (site.operands[update].dims != site.operands[count + 1].dims) {
      site.error("operand ", update, " is ", to_string(site.operands[update]), " but must have the shape of ",
                 operand(site, count + 1));
    }
    check_same_element(site, update, i);
  }

  Indexing numbers = indexing_of(site.attrs.get<ScatterDims>("scatter_dimension_numbers"));
  Dims windows = check_indexing(site, numbers, count);
  Subject input = operand(site, 0), updates = operand(site, count + 1);
  check_in_rank(site, numbers.window_name, numbers.window, updates);
  Dims largest;
  for (std::size_t i = 0; i < input.type.dims.size(); ++i) {
    if (is_kept(numbers, static_cast<std::int64_t>(i))) largest.push_back(input.type.dims[i]);
  }
  if (updates.type.dims.size() != windows.size() + numbers.window.size()) {
    site.error(updates, " must have ", windows.size() + numbers.window.size(), " dimensions: ", windows.size(), " of ",
               operand(site, count), " and ", numbers.window.size(),
               " of update_window_dims = ", to_string(numbers.window));
  }
  std::size_t next_window = 0, next_kept = 0;
  for (std::size_t i = 0; i < updates.type.dims.size(); ++i) {
    std::int64_t extent = updates.type.dims[i];
    if (contains(numbers.window, static_cast<std::int64_t>(i))) {
      if (extent > largest[next_kept]) {
        site.error("window dimension ", i, " of ", updates, " is ", extent, " but ", input, " has room for ",
                   largest[next_kept]);
      }
      ++next_kept;
    } else {
      if (extent != windows[next_window]) {
        site.error("dimension ", i, " of ", updates, " is ", extent, " but must be ", windows[next_window], ", as in ",
                   operand(site, count));
      }
      ++next_window;
    }
  }

  std::vector<DType> elements = check_reducer(site, 0, "the update computation", std::span(site.operands).first(count));
  Types results;
  for (DType element : elements) results.emplace_back(element, input.type.dims);
  return results;
}

}  // namespace pcp::shape_rules
