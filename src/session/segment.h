// A stretch of a session's instructions, written down so that the same stretch is recognised when it comes again:
// tensors are numbered by their first use, and scalars are left out. A stretch that recurs, such as a training step, is
// compiled as one function.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "session/routine.h"

namespace pcp::session {

class Segment {
 public:
  void add(const Call&, std::size_t results);
  void add(const Free&);
  void clear() { *this = {}; }

  // What was added, as numbers: equal for equal stretches, whatever the ids and scalars.
  const std::vector<std::uint64_t>& words() const { return words_; }
  std::uint64_t hash() const { return hash_; }  // of the words so far
  std::size_t calls() const { return calls_.size(); }

  // What the function takes: tensors that were there before, and scalars in the order of their calls.
  struct External {
    TensorId id;
    bool used = false;   // by a call; otherwise it is only freed, and no argument
    bool freed = false;  // within the segment
  };
  const std::vector<External>& externals() const { return externals_; }
  struct ScalarUse {
    RoutineId routine;
    std::uint32_t operand;
    std::uint64_t bits;
  };
  const std::vector<ScalarUse>& scalars() const { return scalars_; }
  // What it gives: the tensors made in the segment and not freed in it, in order.
  std::vector<TensorId> results() const;
  std::vector<TensorId> freed() const;  // within the segment

  using RoutineOf = std::function<const Function&(RoutineId)>;
  // (externals..., scalars...) -> results. Externals that are freed are donated.
  Function function(const RoutineOf&) const;

 private:
  struct Made {
    TensorId id;
    bool freed = false;
  };
  struct Step {
    RoutineId routine;
    std::vector<std::uint64_t> operands;
  };
  std::uint64_t reference(TensorId);
  void word(std::uint64_t);

  std::vector<std::uint64_t> words_;
  std::uint64_t hash_ = 0;
  std::vector<Step> calls_;
  std::vector<External> externals_;
  std::vector<Made> made_;
  std::vector<ScalarUse> scalars_;
  std::unordered_map<TensorId, std::uint64_t> references_;
};

struct SegmentHash {
  std::size_t operator()(const std::vector<std::uint64_t>&) const;
};

}  // namespace pcp::session
