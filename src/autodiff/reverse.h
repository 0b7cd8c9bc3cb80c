// The backward pass of reverse-mode differentiation: from the last operation to the first, cotangents of results become
// cotangents of operands.
//
// The gradient under construction (`target`) starts as a copy of the source, so its values are those of the source
// until a part is computed again and bound to other values.
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

  // The value in the gradient that corresponds to a value of the source.
  Value forward(Value source) const { return copier_(source); }
  Values forward(const Values& source) const { return copier_(source); }
  void bind(Value source, Value target) { copier_.rename(source, target); }

  // The cotangent of a value of the source so far; null means zero. Terms that were collected are added by this call.
  Value cotangent(Builder&, Value source);
  void set_cotangent(Value source, Value cotangent) { cotangents_[index(source)] = cotangent; }
  void add_cotangent(Builder&, Value source, Value cotangent);

  // Sweeps over consecutive operations of the source. Their forward computation is in `forward.ops` from `first` on;
  // operations may be inserted there (what loops keep for the backward pass). All others are appended to `backward`,
  // which may be the same region.
  void sweep(std::span<const Op> ops, Region& forward, std::size_t first, Region& backward);

  // Appends a copy of an operation of the source to a region, on the values bound so far, and binds its results.
  void compute_again(const Op& op, Region& at) { copier_.copy(op, at); }

 private:
  void sweep_rule(Builder&, const Op&);
  Value guarded(Builder&, const Op&, Value operand, Value cotangent);
  Value taken(Builder&, const Guards::Side&, const Dims&);
  void sweep_softmax(Builder&, const Op&, const Softmax&);
  void sweep_branches(Builder&, const Op&);
  // Lists of operations to insert into a region, each with the position of the operation it goes before.
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
  std::unordered_map<const Guards::Side*, Value>
      taken_;  // by side: where it and those around it are taken, in the gradient
  std::unordered_map<const Op*, Softmax> softmax_;
  Copier copier_;
  std::vector<Value> cotangents_;
  std::unordered_map<std::int32_t, SliceSum> slices_;  // terms of cotangents_ that are not added yet
};

}  // namespace pcp
