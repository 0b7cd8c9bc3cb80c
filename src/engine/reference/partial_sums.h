// How large the partial sums of a sum are. Every addition rounds its partial sum, so the error of a sum is about a unit
// roundoff times the root of the sum of their squares (N. Higham and T. Mary, 2019: rounding errors are independent).
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace pcp::reference {

class PartialSums {
 public:
  void add(double term) {
    sum_ += term;
    magnitude_ += std::fabs(term);
    term_squares_ += term * term;
    double& lane = lanes_[static_cast<std::size_t>(count_++) % kLanes];
    lane += term;
    squares_ += sum_ * sum_ + lane * lane;
  }

  double sum() const { return sum_; }

  // The root of the sum of squares. An engine may add in several orders, so the squares of three are summed: the given
  // order, 16 lanes that each take every 16th term, as in vector code, and what is expected of a random order.
  double size() const {
    auto count = static_cast<double>(count_);
    double any_order = count * (term_squares_ + sum_ * sum_);
    double size = std::sqrt(squares_ + any_order);
    return std::isfinite(size) ? size : std::sqrt(count) * magnitude_;  // squares overflow first
  }

 private:
  static constexpr std::size_t kLanes = 16;
  double sum_ = 0, magnitude_ = 0, term_squares_ = 0, squares_ = 0;
  std::int64_t count_ = 0;
  std::array<double, kLanes> lanes_{};
};

}  // namespace pcp::reference
