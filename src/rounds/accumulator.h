// The mean of updates, each weighted by the tokens it was trained on. It takes the memory of one update, however many
// are added.
#pragma once

#include "rounds/aggregate.h"

namespace pcp {

// Updates are summed in f32 in the order of `add`, so the same updates in the same order give the same bits. Weights
// are relative to the first one: with equal weights the plain values are added, and the mean of one update is that
// update.
class UpdateMean final : public Aggregate {
 public:
  explicit UpdateMean(std::int64_t values);

  void add(Compression, std::span<const std::byte> update, double weight) override;
  double weight() const override { return weight_; }
  int updates() const override { return updates_; }
  std::vector<float> take() override;

 private:
  std::int64_t values_;
  std::vector<float> sum_;  // of weight / first weight * value; empty while there is no update
  double weight_ = 0, first_weight_ = 0;
  int updates_ = 0;
};

}  // namespace pcp
