// The loss curve as an SVG picture: mean and spread of the training loss, validation losses as points. Its memory is
// bounded: steps are collected in buckets, and neighbouring buckets are merged when there are too many.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace pcp {

class LossSeries {
 public:
  struct Bucket {
    double step_sum = 0, sum = 0, low = 0, high = 0;
    std::int64_t count = 0;
    double step() const { return step_sum / static_cast<double>(count); }
    double mean() const { return sum / static_cast<double>(count); }
  };

  void add(std::int64_t step, double loss);  // steps must ascend; a loss that is not finite is left out
  const std::vector<Bucket>& buckets() const { return buckets_; }

 private:
  static constexpr std::size_t kMostBuckets = 160;
  void halve();

  std::int64_t bucket_steps_ = 1;
  std::int64_t newest_ = -1;  // number of the last bucket
  std::vector<Bucket> buckets_;
  std::vector<std::int64_t> numbers_;
};

class LossCurve {
 public:
  void add_training(std::int64_t step, double loss) { training_.add(step, loss); }
  void add_validation(std::int64_t step, double loss) { validation_.add(step, loss); }
  const LossSeries& training() const { return training_; }
  std::string svg(const std::string& title) const;

 private:
  LossSeries training_, validation_;
};

}  // namespace pcp
