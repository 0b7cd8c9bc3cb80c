#include "rounds/accumulator.h"

#include <cmath>
#include <utility>

#include "pcp/error.h"

namespace pcp {

UpdateMean::UpdateMean(std::int64_t values) : values_(values) {
  require(values >= 0, "an update cannot have ", values, " values");
}

void UpdateMean::add(Compression compression, std::span<const std::byte> update, double weight) {
  require(std::isfinite(weight) && weight > 0, "the weight of an update is ", weight, "; it must be above 0");
  sum_.resize(values_);
  double first = updates_ == 0 ? weight : first_weight_;
  decompress_add(compression, update, static_cast<float>(weight / first), sum_);
  first_weight_ = first;
  weight_ += weight;
  ++updates_;
}

std::vector<float> UpdateMean::take() {
  if (updates_ == 0) fail(Code::failed_precondition, "there is no update to take the mean of");
  std::vector<float> mean = std::exchange(sum_, {});
  auto divisor = static_cast<float>(weight_ / first_weight_);
  for (float& value : mean) value /= divisor;
  weight_ = first_weight_ = 0;
  updates_ = 0;
  return mean;
}

}  // namespace pcp
