// Loops with a known number of iterations: a counter has a constant start, step and limit, as in JAX's scan and
// fori_loop.
#pragma once

#include <optional>

#include "graph/value_index.h"
#include "pcp/graph.h"

namespace pcp {

struct CountedLoop {
  std::size_t counter = 0;  // which carried value counts
  std::int64_t start = 0, step = 0, rounds = 0;
};

// Traces the values of a function to their definitions, through loops that carry them unchanged.
class Origins {
 public:
  explicit Origins(const Function&);

  // The form of a loop; nothing when its number of iterations depends on data.
  std::optional<CountedLoop> counted(const Op& loop) const;
  // Whether a dynamic_update_slice in the body of this loop writes to another place in every iteration.
  bool writes_apart(const Op& update, const Function&, const Op& loop, const CountedLoop&) const;

 private:
  struct Line {  // offset + slope * iteration
    std::int64_t offset = 0, slope = 0;
  };

  struct Origin {
    const Op* op = nullptr;  // the operation that defines the value, or whose region has it as an argument
    std::optional<std::size_t> argument;
  };

  void note(const Region&);
  std::optional<std::int64_t> integer(Value) const;
  std::optional<Line> line(Value, const Op& loop, const CountedLoop&) const;
  const Origin& origin(Value value) const { return origins_[index(value)]; }

  std::vector<Origin> origins_;
};

}  // namespace pcp
