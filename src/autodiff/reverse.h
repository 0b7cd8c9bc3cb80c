// The sweep back: cotangents of results become cotangents of arguments, one operation after the other, last first.
//
// The gradient under construction (`target`) starts as a copy of the source, so its values are the source's own until a
// part is computed anew and bound to other ones.
#pragma once

#include <span>

#include "autodiff/activity.h"
#include "autodiff/copier.h"
#include "autodiff/guards.h"
#include "autodiff/loop.h"
#include "autodiff/slice_sum.h"
#include "graph/value_index.h"
#include "pcp/autodiff.h"
#include "pcp/builder.h"

namespace pcp {

class Reverse {
 public:
  Reverse(const Function& source, Function& target, const Activity&, const Uses&, Remat);

  // The value of the gradient that stands for a value of the source.
  Value forward(Value source) const { return copier_(source); }
  Values forward(const Values& source) const { return copier_(source); }
  void bind(Value source, Value target) { copier_.rename(source, target); }

  // The cotangent of a value of the source so far; null is zero. Its last terms may be added at this point.
  Value cotangent(Builder&, Value source);
  void set_cotangent(Value source, Value cotangent) { cotangents_[index(source)] = cotangent; }
  void add_cotangent(Builder&, Value source, Value cotangent);

  // Sweeps over operations of the source that follow one another. Their forward computation is in `forward.ops` from
  // `first` on, and may get operations inserted there (what loops keep for the way back); the rest goes to the end of
  // `backward`, which may be the same region.
  void sweep(std::span<const Op> ops, Region& forward, std::size_t first, Region& backward);

  // A copy of operations of the source at the end of a region, on the values bound so far; binds their results.
  void compute_again(const Op& op, Region& at) { copier_.copy(op, at); }

 private:
  void sweep_rule(Builder&, const Op&);
  Value guarded(Builder&, const Op&, Value operand, Value cotangent);
  Value taken(Builder&, const Guards::Side&, const Dims&);
  void sweep_softmax(Builder&, const Op&, const Softmax&);
  void sweep_branches(Builder&, const Op&);
  // Operations to be put into a region, each list before the operation at its place.
  using Insertions = std::vector<std::pair<std::size_t, std::vector<Op>>>;
  static void insert(Insertions, std::vector<Op>&);
  void sweep_loop(Builder&, const Op&, Region& forward, std::size_t place, Insertions&);
  bool is_filled_once(const Op& loop, const CountedLoop&, std::size_t carried) const;
  Value zero_or_cotangent(Builder&, Value source);
  Values active_captures(const Op&) const;
  std::string where(const Op&) const;

  const Function& source_;
  Function& target_;
  const Activity& activity_;
  const Uses& uses_;
  Remat remat_;
  Origins origins_;  // of the source
  Guards guards_;
  std::unordered_map<const Guards::Side*, Value> taken_;  // predicates of the gradient
  std::unordered_map<const Op*, Softmax> softmax_;
  Copier copier_;
  std::vector<Value> cotangents_;
  std::unordered_map<std::int32_t, SliceSum> slices_;  // further terms of cotangents_
};

}  // namespace pcp
