#include "pcp/optim.h"

namespace pcp {

Value append_global_norm(Builder& b, const Values& gradients) {
  Value total;
  for (Value gradient : gradients) {
    const TensorType type = b.type(gradient);
    Value wide = type.dtype == DType::f32 || type.dtype == DType::f64 ? gradient : b.convert(gradient, DType::f32);
    Value sum = b.multiply(wide, wide);
    if (type.rank() > 0) {
      Dims all(static_cast<std::size_t>(type.rank()));
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int64_t>(i);
      sum = b.reduce(sum, OpCode::add, all);
    }
    if (b.type(sum).dtype != DType::f32) sum = b.convert(sum, DType::f32);
    total = total ? b.add(total, sum) : sum;
  }
  return total ? b.unary(OpCode::sqrt, total) : b.scalar(DType::f32, 0);
}

Values append_clipping(Builder& b, const Values& gradients, Value norm, double clip_norm) {
  require(clip_norm >= 0, "[optimizer] gradients cannot be clipped to a norm of ", clip_norm);
  if (clip_norm == 0) return gradients;
  // For a norm of 0 the quotient is infinite and the factor 1; a NaN stays one.
  Value factor = b.minimum(b.divide(b.scalar(DType::f32, clip_norm), norm), b.scalar(DType::f32, 1));
  Values clipped;
  for (Value gradient : gradients) {
    const TensorType type = b.type(gradient);
    Value same = type.dtype == DType::f32 ? factor : b.convert(factor, type.dtype);
    clipped.push_back(b.multiply(gradient, b.broadcast(same, type.dims)));
  }
  return clipped;
}

}  // namespace pcp
