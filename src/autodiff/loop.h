// Loops whose number of rounds is known: a counter with constant start, step and limit, as JAX writes scan and
// fori_loop.
#pragma once

#include <optional>

#include "pcp/graph.h"

namespace pcp {

struct CountedLoop {
  std::size_t counter = 0;  // which carried value counts
  std::int64_t start = 0, step = 0, rounds = 0;
};

// Where the values of a function come from, through its loops.
class Origins {
 public:
  explicit Origins(const Function&);

  // The loop's form; nothing when its number of rounds depends on data.
  std::optional<CountedLoop> counted(const Op& loop) const;
  // Whether a dynamic_update_slice in the body of this loop writes to another place in every round.
  bool writes_apart(const Op& update, const Function&, const Op& loop, const CountedLoop&) const;

 private:
  struct Line {  // offset + slope * round
    std::int64_t offset = 0, slope = 0;
  };

  struct Origin {
    const Op* op = nullptr;  // that defines the value, or whose region has it as an argument
    std::optional<std::size_t> argument;
  };

  void note(const Region&);
  std::optional<std::int64_t> integer(Value) const;
  std::optional<Line> line(Value, const Op& loop, const CountedLoop&) const;
  const Origin& origin(Value value) const { return origins_[static_cast<std::size_t>(value.id)]; }

  std::vector<Origin> origins_;
};

}  // namespace pcp
