#include <limits>

#include "base/index.h"
#include "graph/shape_checks.h"

namespace pcp::shape_rules {
namespace {

using Wide = __int128;

// The one result type of a movement that cannot change the element type.
const TensorType& given_result_of_same_element(const OpSite& site) {
  const TensorType& result = given_result(site);
  if (result.dtype != site.operands[0].dtype) {
    site.error("result 0 is ", to_string(result), " but must have the element type of ", operand(site, 0));
  }
  return result;
}

void check_start_indices(const OpSite& site, std::size_t first) {
  std::size_t count = site.operands.size() - first;
  if (count != site.operands[0].dims.size()) {
    site.error("must have one start index for each dimension of ", operand(site, 0), ", got ", count);
  }
  for (std::size_t i = first; i < site.operands.size(); ++i) {
    check_scalar(site, i);
    check_element(site, i, is_integer, "integer");
    check_same_element(site, i, first);
  }
}

}  // namespace

Types bitcast_convert(const OpSite& site) {
  const TensorType &from = site.operands[0], &to = given_result(site);
  auto refuse = [&](const auto&... why) {
    site.error("cannot turn ", to_string(from), " into ", to_string(to), ": ", why...);
  };
  if ((from.dtype == DType::i1) != (to.dtype == DType::i1)) refuse("i1 has no bits to share with other types");
  std::size_t narrow = byte_size(from.dtype), wide = byte_size(to.dtype);
  if (narrow == wide) {
    if (from.dims != to.dims) refuse("types of one width need one shape");
    return {to};
  }
  // The side of the narrower type has one more dimension at its end: as many narrow elements as make a wide one.
  bool splits = narrow > wide;
  if (splits) std::swap(narrow, wide);
  Dims expected = splits ? from.dims : to.dims;
  expected.push_back(static_cast<std::int64_t>(wide / narrow));
  if ((splits ? to : from).dims != expected) {
    refuse("the narrower type must have the shape ", to_string(expected));
  }
  return {to};
}

Types broadcast_in_dim(const OpSite& site) {
  const TensorType &from = site.operands[0], &to = given_result_of_same_element(site);
  const Dims& map = site.attrs.dims("broadcast_dimensions");
  check_one_per_dimension(site, "broadcast_dimensions", map, operand(site, 0));
  check_in_rank(site, "broadcast_dimensions", map, {"result", 0, to});
  check_distinct(site, "broadcast_dimensions", map);
  for (std::size_t i = 0; i < map.size(); ++i) {
    std::int64_t target = to.dims[index(map[i])];
    if (from.dims[i] != 1 && from.dims[i] != target) {
      site.error("dimension ", i, " of ", operand(site, 0), " is ", from.dims[i], " but must be 1 or ", target,
                 ", dimension ", map[i], " of the result (", to_string(to), ")");
    }
  }
  return {to};
}

Types concatenate(const OpSite& site) {
  std::int64_t dimension = site.attrs.integer("dimension");
  check_in_rank(site, "dimension", dimension, operand(site, 0));
  auto axis = index(dimension);
  TensorType result = site.operands[0];
  for (std::size_t i = 1; i < site.operands.size(); ++i) {
    TensorType other = site.operands[i];
    check_same_element(site, i, 0);
    std::int64_t extent = axis < other.dims.size() ? std::exchange(other.dims[axis], site.operands[0].dims[axis]) : 0;
    if (other != site.operands[0]) {
      site.error("operand ", i, " is ", to_string(site.operands[i]), " but operand 0 is ", to_string(site.operands[0]),
                 ": they may differ in dimension ", dimension, " only");
    }
    site.check(result.dims[axis] <= std::numeric_limits<std::int64_t>::max() - extent, "the result is too large");
    result.dims[axis] += extent;
  }
  return {result};
}

Types dynamic_slice(const OpSite& site) {
  const TensorType& from = site.operands[0];
  const Dims& sizes = site.attrs.dims("slice_sizes");
  check_start_indices(site, 1);
  check_one_per_dimension(site, "slice_sizes", sizes, operand(site, 0));
  check_all_at_least(site, "slice_sizes", sizes, 0);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] > from.dims[i]) {
      site.error("slice_sizes = ", to_string(sizes), " is larger than ", operand(site, 0), " in dimension ", i);
    }
  }
  return {TensorType(from.dtype, sizes)};
}

Types dynamic_update_slice(const OpSite& site) {
  const TensorType &from = site.operands[0], &update = site.operands[1];
  check_same_element(site, 1, 0);
  if (update.rank() != from.rank()) {
    site.error("operand 1 is ", to_string(update), " but must have as many dimensions as ", operand(site, 0));
  }
  for (std::size_t i = 0; i < update.dims.size(); ++i) {
    if (update.dims[i] > from.dims[i]) {
      site.error("operand 1 is ", to_string(update), " but must fit into ", operand(site, 0), ": dimension ", i,
                 " is larger");
    }
  }
  check_start_indices(site, 2);
  return {from};
}

Types pad(const OpSite& site) {
  const TensorType& from = site.operands[0];
  check_same_element(site, 1, 0);
  check_scalar(site, 1);
  const Dims& low = site.attrs.dims("edge_padding_low");
  const Dims& high = site.attrs.dims("edge_padding_high");
  const Dims& interior = site.attrs.dims("interior_padding");
  check_one_per_dimension(site, "edge_padding_low", low, operand(site, 0));
  check_one_per_dimension(site, "edge_padding_high", high, operand(site, 0));
  check_one_per_dimension(site, "interior_padding", interior, operand(site, 0));
  check_all_at_least(site, "interior_padding", interior, 0);
  TensorType result = from;
  for (std::size_t i = 0; i < result.dims.size(); ++i) {
    Wide extent = from.dims[i];
    if (extent > 0) extent += (extent - 1) * interior[i];
    extent += Wide{low[i]} + high[i];
    if (extent < 0) {
      site.error("padding of ", low[i], " and ", high[i], " takes more from dimension ", i, " of ", operand(site, 0),
                 " than it has");
    }
    if (extent > std::numeric_limits<std::int64_t>::max()) {
      site.error("padding makes dimension ", i, " of ", operand(site, 0), " too large");
    }
    result.dims[i] = static_cast<std::int64_t>(extent);
  }
  return {result};
}

Types reshape(const OpSite& site) {
  const TensorType& result = given_result_of_same_element(site);
  if (result.elements() != site.operands[0].elements()) {
    site.error("result 0 is ", to_string(result), " with ", result.elements(), " elements, but ", operand(site, 0),
               " has ", site.operands[0].elements());
  }
  return {result};
}

Types reverse(const OpSite& site) {
  const Dims& dimensions = site.attrs.dims("dimensions");
  check_in_rank(site, "dimensions", dimensions, operand(site, 0));
  check_distinct(site, "dimensions", dimensions);
  return {site.operands[0]};
}

Types slice(const OpSite& site) {
  const TensorType& from = site.operands[0];
  const Dims& start = site.attrs.dims("start_indices");
  const Dims& limit = site.attrs.dims("limit_indices");
  const Dims& strides = site.attrs.dims("strides");
  check_one_per_dimension(site, "start_indices", start, operand(site, 0));
  check_one_per_dimension(site, "limit_indices", limit, operand(site, 0));
  check_one_per_dimension(site, "strides", strides, operand(site, 0));
  check_all_at_least(site, "start_indices", start, 0);
  check_all_at_least(site, "strides", strides, 1);
  TensorType result = from;
  for (std::size_t i = 0; i < result.dims.size(); ++i) {
    if (start[i] > limit[i] || limit[i] > from.dims[i]) {
      site.error("slice ", start[i], ":", limit[i], " of dimension ", i, " is not inside ", operand(site, 0));
    }
    result.dims[i] = limit[i] == start[i] ? 0 : (limit[i] - start[i] - 1) / strides[i] + 1;
  }
  return {result};
}

Types transpose(const OpSite& site) {
  const TensorType& from = site.operands[0];
  const Dims& permutation = site.attrs.dims("permutation");
  check_one_per_dimension(site, "permutation", permutation, operand(site, 0));
  check_in_rank(site, "permutation", permutation, operand(site, 0));
  check_distinct(site, "permutation", permutation);
  TensorType result = from;
  for (std::size_t i = 0; i < permutation.size(); ++i) result.dims[i] = from.dims[index(permutation[i])];
  return {result};
}

}  // namespace pcp::shape_rules
