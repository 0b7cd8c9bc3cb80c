// Leases have numbers nobody can guess. A simulation needs to know them: while one of these lives, they are 1, 2, 3...
// or a fixed sequence in no order.
#pragma once

#include <cstdint>

namespace pcp::cluster::sim {

class LeaseNumbers {
 public:
  explicit LeaseNumbers(std::uint64_t seed);  // 0: 1, 2, 3...
  ~LeaseNumbers();
  LeaseNumbers(const LeaseNumbers&) = delete;
  LeaseNumbers& operator=(const LeaseNumbers&) = delete;
};

}  // namespace pcp::cluster::sim
