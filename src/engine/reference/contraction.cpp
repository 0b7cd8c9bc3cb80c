// Sums of products. Floats are multiplied and added in f64 and rounded once, integers exactly and then wrapped.
#include "engine/reference/index.h"
#include "engine/reference/operations.h"
#include "engine/reference/partial_sums.h"
#include "engine/reference/window.h"

namespace pcp::reference {
namespace {

// The elements of a tensor as numbers, converted once, because a contraction reads each of them many times.
struct Numbers {
  std::vector<double> reals;
  std::vector<unsigned __int128> integers;  // sums of products are taken modulo 2^128

  explicit Numbers(const HostTensor& tensor) {
    const std::int64_t count = tensor.type().elements();
    if (is_float(tensor.type().dtype)) {
      for (std::int64_t i = 0; i < count; ++i) reals.push_back(real(tensor, i));
    } else {
      for (std::int64_t i = 0; i < count; ++i) integers.push_back(static_cast<unsigned __int128>(integer(tensor, i)));
    }
  }
};

// Accumulates products of elements, given by their positions.
class ProductSum {
 public:
  ProductSum(const Numbers& lhs, const Numbers& rhs) : lhs_(lhs), rhs_(rhs) {}

  void add(std::int64_t lhs_place, std::int64_t rhs_place) {
    if (!lhs_.reals.empty()) {
      reals_.add(lhs_.reals[at(lhs_place)] * rhs_.reals[at(rhs_place)]);
    } else {
      integer_ += lhs_.integers[at(lhs_place)] * rhs_.integers[at(rhs_place)];
    }
  }

  void store(Interpreter& interpreter, HostTensor& result, std::int64_t place) const {
    DType dtype = result.type().dtype;
    if (!is_float(dtype)) return set(result, place, static_cast<Integer>(integer_));
    set(result, place, reals_.sum() + interpreter.sum_error(dtype, reals_.size()));
  }

 private:
  const Numbers &lhs_, &rhs_;
  PartialSums reals_;
  unsigned __int128 integer_ = 0;
};

// The offsets of all positions in some dimensions of a tensor, in row-major order, relative to the first.
std::vector<std::int64_t> places_along(const Dims& dims, const Dims& chosen) {
  std::vector<std::int64_t> places;
  Index index(dims.size(), 0);
  for_each_index(pick(dims, chosen), [&](const Index& position, std::int64_t) {
    for (std::size_t k = 0; k < chosen.size(); ++k) index[at(chosen[k])] = position[k];
    places.push_back(place_of(dims, index));
  });
  return places;
}

}  // namespace

// result[batch, m, n] = sum over k of lhs[batch, m, k] * rhs[batch, n, k], where batch, m, n and k each stand for any
// number of dimensions at any positions of the operands.
Results dot_general(const Operation& operation) {
  const HostTensor &lhs = operation.operand(0), &rhs = operation.operand(1);
  const auto& numbers = operation.attrs().get<DotDims>("dot_dimension_numbers");
  const Dims &lhs_dims = lhs.type().dims, &rhs_dims = rhs.type().dims;
  auto lhs_batch = places_along(lhs_dims, numbers.lhs_batch), rhs_batch = places_along(rhs_dims, numbers.rhs_batch);
  auto lhs_k = places_along(lhs_dims, numbers.lhs_contract), rhs_k = places_along(rhs_dims, numbers.rhs_contract);
  auto m = places_along(lhs_dims, dimensions_except(lhs.type().rank(), numbers.lhs_batch, numbers.lhs_contract));
  auto n = places_along(rhs_dims, dimensions_except(rhs.type().rank(), numbers.rhs_batch, numbers.rhs_contract));
  const Numbers lhs_numbers(lhs), rhs_numbers(rhs);
  HostTensor result(operation.result_type());
  std::int64_t place = 0;
  for (std::size_t b = 0; b < lhs_batch.size(); ++b) {
    for (std::int64_t row : m) {
      for (std::int64_t column : n) {
        ProductSum sum(lhs_numbers, rhs_numbers);
        for (std::size_t k = 0; k < lhs_k.size(); ++k) {
          sum.add(lhs_batch[b] + row + lhs_k[k], rhs_batch[b] + column + rhs_k[k]);
        }
        sum.store(operation.interpreter, result, place++);
      }
    }
  }
  return {result};
}

// The kernel slides over the spatial dimensions of the input and is multiplied with the elements it covers. Feature
// groups split the features of the input, batch groups its batch; each part is convolved with its own part of the
// kernel's output features.
Results convolution(const Operation& operation) {
  const HostTensor &input = operation.operand(0), &kernel = operation.operand(1);
  const auto& numbers = operation.attrs().get<ConvDims>("dimension_numbers");
  const Dims &input_dims = input.type().dims, &kernel_dims = kernel.type().dims;
  const Window window(operation.attrs(), pick(kernel_dims, numbers.kernel_spatial), "lhs_dilation", "rhs_dilation");
  const Dims spatial = pick(input_dims, numbers.input_spatial);
  const auto reversal = operation.attrs().get_or("window_reversal", std::vector<bool>(spatial.size(), false));
  const std::int64_t feature_groups = operation.attrs().integer("feature_group_count");
  const std::int64_t batch_groups = operation.attrs().integer("batch_group_count");
  const std::int64_t features = kernel_dims[at(numbers.kernel_input_feature)];  // of a group
  const std::int64_t outputs = kernel_dims[at(numbers.kernel_output_feature)];

  const Numbers input_numbers(input), kernel_numbers(kernel);
  HostTensor result(operation.result_type());
  const std::int64_t batch = result.type().dims[at(numbers.output_batch)];
  for_each_index(result.type().dims, [&](const Index& index, std::int64_t place) {
    const std::int64_t output = index[at(numbers.output_feature)];
    const std::int64_t feature_group = output / (outputs / feature_groups);
    const std::int64_t batch_group = output / (outputs / batch_groups);
    const Index where = pick(index, numbers.output_spatial);
    Index at_input(input_dims.size()), at_kernel(kernel_dims.size());
    at_input[at(numbers.input_batch)] = batch_group * batch + index[at(numbers.output_batch)];
    at_kernel[at(numbers.kernel_output_feature)] = output;
    ProductSum sum(input_numbers, kernel_numbers);
    for_each_index(window.sizes, [&](const Index& inside, std::int64_t) {
      auto source = window.source(spatial, where, inside);
      if (!source) return;  // padding: 0
      for (std::size_t d = 0; d < inside.size(); ++d) {
        at_input[at(numbers.input_spatial[d])] = (*source)[d];
        at_kernel[at(numbers.kernel_spatial[d])] = reversal[d] ? window.sizes[d] - 1 - inside[d] : inside[d];
      }
      for (std::int64_t feature = 0; feature < features; ++feature) {
        at_input[at(numbers.input_feature)] = feature_group * features + feature;
        at_kernel[at(numbers.kernel_input_feature)] = feature;
        sum.add(place_of(input_dims, at_input), place_of(kernel_dims, at_kernel));
      }
    });
    sum.store(operation.interpreter, result, place);
  });
  return {result};
}

}  // namespace pcp::reference
