// Products of matrices.
#include <numeric>

#include "session/ops.h"

namespace pcp::gt {
namespace {

DType product_type(std::string_view name, const Tensor& x, const Tensor& y) {
  Operand left = x, right = y;
  DType met = meeting_type({&left, &right});
  require(met != DType::i1, "[gt.", name, "] is not defined for i1");
  return met;
}

// Both have batches and are matrices in their last two dimensions.
Value batched_product(Builder& b, Value x, Value y) {
  const Dims left = b.type(x).dims, right = b.type(y).dims;
  if (right.size() == 2) return b.matmul(x, y);
  Dims batch = broadcast_dims("matmul", Dims(left.begin(), left.end() - 2), Dims(right.begin(), right.end() - 2));
  auto with_batch = [&](Value value, const Dims& dims) {
    Dims wide = batch;
    wide.insert(wide.end(), dims.end() - 2, dims.end());
    return spread(b, value, wide);
  };
  return b.matmul(with_batch(x, left), with_batch(y, right));
}

}  // namespace

Tensor matmul(const Tensor& x, const Tensor& y) {
  DType met = product_type("matmul", x, y);
  return emit("matmul", {number(met)}, {x, y}, [&](Builder& b, const Values& v) {
    check_rank("matmul", x, 1, "the left side");
    check_rank("matmul", y, 1, "the right side");
    Dims left = x.dims(), right = y.dims();
    if (x.rank() == 1) left.insert(left.begin(), 1);
    if (y.rank() == 1) right.push_back(1);
    require(left.back() == right[right.size() - 2], "[gt.matmul] ", shown(x.dims()), " cannot be multiplied by ",
            shown(y.dims()), ": ", left.back(), " columns meet ", right[right.size() - 2], " rows");
    Value product = batched_product(b, b.reshape(as(b, v[0], met), left), b.reshape(as(b, v[1], met), right));
    Dims dims = b.type(product).dims;
    if (y.rank() == 1) dims.pop_back();
    if (x.rank() == 1) dims.erase(dims.end() - (y.rank() == 1 ? 1 : 2));
    return b.reshape(product, dims);
  });
}

Tensor dot(const Tensor& x, const Tensor& y) {
  require(x.rank() == 1 && x.dims() == y.dims(), "[gt.dot] needs two vectors of one size, got ", shown(x.dims()),
          " and ", shown(y.dims()));
  return matmul(x, y);
}

Tensor outer(const Tensor& x, const Tensor& y) {
  require(x.rank() == 1 && y.rank() == 1, "[gt.outer] needs two vectors, got ", shown(x.dims()), " and ",
          shown(y.dims()));
  return multiply(unsqueeze(x, 1), y);
}

Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias) {
  DType met = product_type("linear", x, weight);
  Arguments arguments{x, weight};
  if (bias) arguments.push_back(bias);
  return emit("linear", {number(met)}, arguments, [&](Builder& b, const Values& v) {
    check_rank("linear", x, 1, "the input");
    require(weight.rank() == 2 && weight.dims()[1] == x.dims().back(), "[gt.linear] an input of shape ",
            shown(x.dims()), " needs a weight of shape [out, ", x.dims().back(), "], got ", shown(weight.dims()));
    require(!bias || bias.dims() == Dims{weight.dims()[0]}, "[gt.linear] the bias must have the shape [",
            weight.dims()[0], "], got ", bias ? to_string(bias.dims()) : "");
    Value product = b.dot_general(as(b, v[0], met), as(b, v[1], met), {{}, {}, {x.rank() - 1}, {1}});
    return bias ? b.add(product, spread(b, as(b, v[2], met), b.type(product).dims)) : product;
  });
}

}  // namespace pcp::gt
