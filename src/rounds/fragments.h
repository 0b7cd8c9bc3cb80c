// The flat vector of all parameters is cut into fragments, of which a round exchanges one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace pcp {

struct Fragment {
  std::int64_t begin = 0, end = 0;
  std::int64_t size() const { return end - begin; }
  bool operator==(const Fragment&) const = default;
};

// Cuts the vector into `count` fragments of about equal size, between two parameters; `parameter_sizes` are in order.
// Where there are fewer parameters, there are fewer fragments.
std::vector<Fragment> cut_fragments(std::span<const std::int64_t> parameter_sizes, int count);

}  // namespace pcp
