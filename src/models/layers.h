// Pieces that models share: they append to a builder and return the value they made.
#pragma once

#include "pcp/builder.h"

namespace pcp {

// Along the last dimension. Subtracting the maximum keeps exponentials in range; the gradient sees that it cancels.
Value softmax(Builder&, Value x);

// x Φ(x) with Φ in the tanh form: 0.5 (1 + tanh z) is the logistic of 2 z, and loses no digits for negative x.
Value gelu(Builder&, Value x);

// x over its last dimension to mean 0 and variance 1 (or to a mean square of 1 alone), times gain, plus bias if given.
Value layer_norm(Builder&, Value x, Value gain, Value bias, double epsilon);
Value rms_norm(Builder&, Value x, Value gain, double epsilon);

// A vector added to every row.
Value add_bias(Builder&, Value x, Value bias);

// The mean over rows of -log softmax(logits)[target]: logits [..., classes] f32, targets [...] i32. The logit of the
// target is picked by comparison, so that the gradient, softmax minus one-hot, is elementwise.
Value cross_entropy(Builder&, Value logits, Value targets);

// The rows of a matrix that an integer tensor names.
Value embedding(Builder&, Value table, Value tokens);

// x in another element type, or x itself.
Value as(Builder&, Value x, DType);

}  // namespace pcp
