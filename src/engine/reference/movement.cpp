// Operations that make tensors from known numbers, or move elements without changing them.
#include "engine/reference/index.h"
#include "engine/reference/operations.h"

namespace pcp::reference {
namespace {

// A tensor whose element at every index is the operand's at source(index).
template <class Source>
HostTensor moved(const TensorType& type, const HostTensor& operand, const Source& source) {
  HostTensor result(type);
  for_each_index(type.dims, [&](const Index& index, std::int64_t place) {
    set_bits(result, place, bits(operand, place_of(operand.type().dims, source(index))));
  });
  return result;
}

}  // namespace

Results constant(const Operation& operation) { return {HostTensor(operation.attrs().get<Constant>("value"))}; }

Results iota(const Operation& operation) {
  const std::size_t dimension = at(operation.attrs().integer("iota_dimension"));
  HostTensor result(operation.result_type());
  for_each_index(result.type().dims,
                 [&](const Index& index, std::int64_t place) { set(result, place, Integer{index[dimension]}); });
  return {result};
}

// In memory, an element of the wider type consists of consecutive elements of the narrower one, low bits first.
Results bitcast_convert(const Operation& operation) {
  auto bytes = operation.operand(0).bytes();
  return {HostTensor(operation.result_type(), {bytes.begin(), bytes.end()})};
}

Results broadcast_in_dim(const Operation& operation) {
  const HostTensor& operand = operation.operand(0);
  const Dims& to = operation.attrs().dims("broadcast_dimensions");
  return {moved(operation.result_type(), operand, [&](const Index& index) {
    Index source = pick(index, to);
    for (std::size_t d = 0; d < source.size(); ++d) {
      if (operand.type().dims[d] == 1) source[d] = 0;
    }
    return source;
  })};
}

Results concatenate(const Operation& operation) {
  const std::size_t dimension = at(operation.attrs().integer("dimension"));
  HostTensor result(operation.result_type());
  std::int64_t offset = 0;
  for (std::size_t i = 0; i < operation.op.operands.size(); ++i) {
    const HostTensor& part = operation.operand(i);
    for_each_index(part.type().dims, [&](Index index, std::int64_t place) {
      index[dimension] += offset;
      set_bits(result, place_of(result.type().dims, index), bits(part, place));
    });
    offset += part.type().dims[dimension];
  }
  return {result};
}

// Every element moves to low + (1 + interior) * its position; elements outside the result are cut off.
Results pad(const Operation& operation) {
  const HostTensor &operand = operation.operand(0), &padding = operation.operand(1);
  const Dims &low = operation.attrs().dims("edge_padding_low"), &interior = operation.attrs().dims("interior_padding");
  HostTensor result(operation.result_type());
  for (std::int64_t i = 0; i < result.type().elements(); ++i) set_bits(result, i, bits(padding, 0));
  for_each_index(operand.type().dims, [&](Index index, std::int64_t place) {
    for (std::size_t d = 0; d < index.size(); ++d) index[d] = low[d] + index[d] * (1 + interior[d]);
    if (is_inside(result.type().dims, index)) {
      set_bits(result, place_of(result.type().dims, index), bits(operand, place));
    }
  });
  return {result};
}

Results reshape(const Operation& operation) {
  auto bytes = operation.operand(0).bytes();
  return {HostTensor(operation.result_type(), {bytes.begin(), bytes.end()})};
}

Results reverse(const Operation& operation) {
  const HostTensor& operand = operation.operand(0);
  const Dims& dimensions = operation.attrs().dims("dimensions");
  return {moved(operation.result_type(), operand, [&](Index index) {
    for (std::int64_t d : dimensions) index[at(d)] = operand.type().dims[at(d)] - 1 - index[at(d)];
    return index;
  })};
}

Results slice(const Operation& operation) {
  const Dims &start = operation.attrs().dims("start_indices"), &strides = operation.attrs().dims("strides");
  return {moved(operation.result_type(), operation.operand(0), [&](Index index) {
    for (std::size_t d = 0; d < index.size(); ++d) index[d] = start[d] + index[d] * strides[d];
    return index;
  })};
}

// Dimension d of the result is dimension permutation[d] of the operand.
Results transpose(const Operation& operation) {
  const Dims& permutation = operation.attrs().dims("permutation");
  return {moved(operation.result_type(), operation.operand(0), [&](const Index& index) {
    Index source(index.size());
    for (std::size_t d = 0; d < index.size(); ++d) source[at(permutation[d])] = index[d];
    return source;
  })};
}

}  // namespace pcp::reference
