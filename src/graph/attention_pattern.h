// Attention spelled out in single operations:
//
//   softmax(mask(scale * query · key + bias)) · value
//
// This finds it among the values of a function, whatever the order of dimensions is, and says what an engine has to
// know to compute it in one kernel. It decides nothing: whether the sizes, types and mask suit a kernel is for the
// engine.
#pragma once

#include <optional>

#include "graph/uses.h"

namespace pcp {

struct AttentionMask {
  enum class Kind : std::uint8_t {
    none,
    causal,  // of query i keys up to i + last
    window,  // of query i keys from i + first to i + last
    tensor,  // as `predicate` says
  };
  Kind kind = Kind::none;
  std::int64_t first = 0, last = 0;   // of causal and window
  std::int64_t query_dimension = -1;  // of causal and window: the dimension of the scores whose index is the query's
  Value predicate;                    // i1: a score counts where it is true (with `inverted` where it is false)
  bool inverted = false;
  double fill = 0;  // what stands for scores that do not count
};

struct AttentionPattern {
  const Op* scores = nullptr;  // the product of query and key
  const Op* output = nullptr;  // the product of weights and value

  Value query, key, value;         // operands of the two
  bool key_is_left = false;        // scores: key · query
  bool weights_are_left = true;    // output: weights · value
  std::int64_t key_dimension = 0;  // of the scores, whose index is the key's: the one softmax goes along

  double scale = 1;  // of the product
  Value bias;        // added to the scaled scores, in their shape; null when there is none
  AttentionMask mask;

  // Values on the way. Softmax is computed in the type of `logits`.
  Value logits;        // what softmax is taken of
  Value weights;       // as `output` reads them
  Value maximum, sum;  // the statistics of the rows, by reductions of logits and exponentials

  // The operations between the two products, in the order of the function, broadcasts of the statistics included. What
  // makes the mask, its fill, the bias and the scale is not among them.
  std::vector<const Op*> inside;
};

// All of a function, those in regions of control flow too, in the order of their outputs. The operations of one pattern
// are all in one region.
std::vector<AttentionPattern> find_attention(const Function&, const Uses&);

// Values made by `scores` and `inside` that something else uses: a kernel that computes the whole has to write them,
// too. Without any, nothing but the output leaves the pattern.
Values values_kept(const AttentionPattern&, const Uses&);

}  // namespace pcp
