// Attention spelled out in single operations:
//
//   softmax(mask(scale * query · key + bias)) · value
//
// This finds it in a function, with any order of dimensions, and describes it as far as an engine needs to compute it
// in one kernel. The engine decides whether its kernel supports the sizes, types and mask.
#pragma once

#include <optional>

#include "graph/uses.h"

namespace pcp {

struct AttentionMask {
  enum class Kind : std::uint8_t {
    none,
    causal,  // query i sees keys up to i + last
    window,  // query i sees keys from i + first to i + last
    tensor,  // given by `predicate`
  };
  Kind kind = Kind::none;
  std::int64_t first = 0, last = 0;   // of causal and window
  std::int64_t query_dimension = -1;  // of causal and window: the dimension of the scores that the query indexes
  Value predicate;                    // i1: a score counts where it is true (with `inverted` where it is false)
  bool inverted = false;
  double fill = 0;  // the value that replaces masked scores
};

struct AttentionPattern {
  const Op* scores = nullptr;  // the product of query and key
  const Op* output = nullptr;  // the product of weights and value

  Value query, key, value;         // operands of the two
  bool key_is_left = false;        // scores: key · query
  bool weights_are_left = true;    // output: weights · value
  std::int64_t key_dimension = 0;  // the dimension of the scores that the key indexes; softmax goes along it

  double scale = 1;  // of the product
  Value bias;        // added to the scaled scores, in their shape; null when there is none
  AttentionMask mask;

  // Intermediate values. Softmax is computed in the type of `logits`.
  Value logits;        // what softmax is taken of
  Value weights;       // as `output` reads them
  Value maximum, sum;  // the statistics of the rows, by reductions of logits and exponentials

  // The operations between the two products, in the order of the function, broadcasts of the statistics included.
  // Operations that compute the mask, its fill value, the bias or the scale are not included.
  std::vector<const Op*> inside;
};

// All attention patterns of a function, including those in regions of control flow, in the order of their outputs. The
// operations of a pattern are all in one region.
std::vector<AttentionPattern> find_attention(const Function&, const Uses&);

// Results of `scores` and `inside` that are used outside the pattern: a kernel that computes the whole pattern has to
// write them, too. Empty when the output is the only result.
Values values_kept(const AttentionPattern&, const Uses&);

}  // namespace pcp
