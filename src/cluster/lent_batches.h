// The batches of a lease that are to be trained and are with nobody at present.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

#include "rounds/ledger.h"

namespace pcp::cluster {

class LentBatches {
 public:
  void put(const std::vector<BatchRange>& ranges) {
    for (const BatchRange& range : ranges) {
      if (range.size() > 0) ranges_.push_back(range);
      left_ += range.size();
    }
  }
  std::vector<BatchRange> take(std::int64_t count) {  // at most left()
    std::vector<BatchRange> taken;
    left_ -= count;
    while (count > 0) {
      BatchRange& first = ranges_.front();
      std::int64_t size = std::min(count, first.size());
      taken.push_back({first.begin, first.begin + size});
      first.begin += size;
      count -= size;
      if (first.size() == 0) ranges_.pop_front();
    }
    return taken;
  }
  std::int64_t left() const { return left_; }

 private:
  std::deque<BatchRange> ranges_;
  std::int64_t left_ = 0;
};

}  // namespace pcp::cluster
