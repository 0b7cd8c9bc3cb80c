// The mean of updates, each weighted by the tokens it was trained on, in the memory of one update however many come.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rounds/compression.h"

namespace pcp {

// Sums in f32, in the order of `add`: the same updates in the same order give the same bits. Weights are taken relative
// to the first one, so that equal weights add the plain values and the mean of one update is that update.
class UpdateMean {
 public:
  explicit UpdateMean(std::int64_t values);

  // Throws data_loss when the update has another size, and leaves the mean as it was. The weight is above 0.
  void add(Compression, std::span<const std::byte> update, double weight);
  double weight() const { return weight_; }
  int updates() const { return updates_; }
  // The mean; begins anew. Throws when there is none.
  std::vector<float> take();

 private:
  std::int64_t values_;
  std::vector<float> sum_;  // of weight / first weight * value; empty while there is no update
  double weight_ = 0, first_weight_ = 0;
  int updates_ = 0;
};

}  // namespace pcp
