// The cotangent of a value that is cut into slices. The cotangents of adjacent slices, such as those of queries, keys
// and values, are concatenated once instead of being padded and added one by one.
#pragma once

#include "pcp/builder.h"

namespace pcp {

class SliceSum {
 public:
  // Takes the cotangent of a slice that cuts one dimension, without strides; returns false for other slices.
  bool take(const Op& slice, const TensorType& whole, Value cotangent);
  bool empty() const { return parts_.empty(); }
  // The sum of what was taken; empty after.
  Value total(Builder&, const TensorType& whole);

 private:
  struct Part {
    std::size_t dimension = 0;
    std::int64_t start = 0, limit = 0;
    Value cotangent;
  };
  Value padded(Builder&, const TensorType& whole, const Part&) const;

  std::vector<Part> parts_;
};

}  // namespace pcp
