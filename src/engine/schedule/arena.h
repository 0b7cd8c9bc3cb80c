// Places values in one arena by their live ranges.
#pragma once

#include <cstdint>
#include <vector>

namespace pcp::schedule {

struct LiveRange {
  std::int64_t bytes;
  int first, last;           // steps, both included
  std::int64_t offset = -1;  // where it lies
};

// Sets the offsets so that no two ranges overlap both in memory and in time, and returns the size of the whole. Ranges
// are taken from the largest down and put into the lowest gap (first fit); one that meets more than `most_overlaps`
// others is put above them all, which bounds the time for any number of ranges.
std::int64_t place_ranges(std::vector<LiveRange>&, int steps, std::int64_t most_overlaps);

// The most bytes that are needed at one step: no arena can be smaller.
std::int64_t most_live_bytes(const std::vector<LiveRange>&, int steps);

}  // namespace pcp::schedule
