// Steps in single-assignment form: each value is a tensor that one step writes whole, once, before any step reads it.
// Rewrites that join steps work here, on values and their uses; memory comes later (place.h).
//
// One rewrite relaxes the form in a way that stays easy to check: a value may be written in disjoint parts by several
// products (write_through.h).
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

struct StepValue {
  enum class Kind { argument, constant, counting, computed };
  Kind kind = Kind::computed;
  TensorType type;
  int index = -1;   // of the argument or constant
  int result = -1;  // of the region's results, the one in whose memory the value lies

  // Made by a step, and not handed out: only the steps of this graph ever see it.
  bool is_internal() const { return kind == Kind::computed && result < 0; }
};

// What a step keeps to itself has no number.
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
  // Takes out the steps that are marked, keeping the order of the rest.
  void remove(const IndexedVector<char>& marked);
};

// Who uses each value: found once for a rewrite, which then decides on all of it.
struct Uses {
  struct OfValue {
    int writer = -1;           // the last step that writes it, or -1
    int writers = 0;           // steps that write it
    int reads = 0;             // how often steps name it to read it; one step may do so several times
    std::vector<int> readers;  // steps, each once, in order
    int first = -1, last = -1;
  };
  IndexedVector<OfValue> values;

  explicit Uses(const StepGraph&);
  // The step that alone reads an internal value which one step writes; -1 where there is no such step.
  int only_reader(const StepGraph&, int value) const;
};

}  // namespace pcp::schedule
