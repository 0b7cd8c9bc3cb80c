// Steps in single-assignment form: each value is a tensor that one step writes whole, once, before any step reads it.
// Rewrites that join steps work here, on values and their uses; memory comes later (place.h).
//
// There is one exception: several products may write disjoint parts of one value (write_through.h).
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

struct StepValue {
  enum class Kind { argument, constant, counting, computed };
  Kind kind = Kind::computed;
  TensorType type;
  int index = -1;   // of the argument or constant
  int result = -1;  // the result of the region whose memory the value uses, or -1

  // Whether a step computes the value and only steps of this graph use it.
  bool is_internal() const { return kind == Kind::computed && result < 0; }
};

// A tensor that exists only inside one step has no number.
inline constexpr int kNoValue = -1;

struct StepGraph {
  const Function* function = nullptr;
  IndexedVector<StepValue> values;
  IndexedVector<Constant> constants;
  IndexedVector<Step> steps;
  std::vector<TensorType> arguments, results;
  std::vector<char> unchanged;  // as in Schedule

  int add_value(TensorType type);
  const Constant* constant_behind(const View&) const;
  // Removes the marked steps and keeps the order of the rest.
  void remove(const IndexedVector<char>& marked);
};

// The uses of each value. A rewrite finds them once and bases all its decisions on them.
struct Uses {
  struct OfValue {
    int writer = -1;              // the last step that writes it, or -1
    int writers = 0;              // steps that write it
    int reads = 0;                // reads by all steps; one step may read it several times
    SmallVector<int, 2> readers;  // steps, each once, in order
    int first = -1, last = -1;
  };
  IndexedVector<OfValue> values;

  explicit Uses(const StepGraph&);
  // The step that alone reads a value; -1 if there is none, if the value is not internal, or if several steps write it.
  int only_reader(const StepGraph&, int value) const;
};

}  // namespace pcp::schedule
