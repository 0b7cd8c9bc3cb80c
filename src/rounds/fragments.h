// The flat vector of all parameters, cut into fragments that are exchanged one at a time.
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

// `count` fragments of about equal size, cut between parameters (of the sizes given, in order). Fewer where there are
// fewer parameters than that.
std::vector<Fragment> cut_fragments(std::span<const std::int64_t> parameter_sizes, int count);

}  // namespace pcp
