#include "rounds/fragments.h"

#include <algorithm>

#include "pcp/error.h"

namespace pcp {

std::vector<Fragment> cut_fragments(std::span<const std::int64_t> parameter_sizes, int count) {
  require(count >= 1, "parameters cannot be cut into ", count, " fragments");
  std::vector<std::int64_t> ends;  // where parameters that have values end: places to cut at
  std::int64_t end = 0;
  for (std::int64_t size : parameter_sizes) {
    require(size >= 0, "a parameter cannot have ", size, " values");
    if (size > 0) ends.push_back(end += size);
  }
  std::vector<Fragment> fragments;
  std::size_t cut = 0;
  std::int64_t begin = 0;
  for (std::int64_t left = std::min<std::int64_t>(count, std::ssize(ends)); left > 0; --left) {
    // Cuts as near as possible to an equal share of what is left, and leaves a parameter for every fragment to come.
    std::int64_t wanted = begin + (end - begin) / left;
    std::size_t last = ends.size() - static_cast<std::size_t>(left);
    if (left == 1) cut = last;
    while (cut < last && ends[cut + 1] - wanted <= wanted - ends[cut]) ++cut;
    fragments.push_back({begin, ends[cut]});
    begin = ends[cut++];
  }
  return fragments;
}

}  // namespace pcp
