#include "autodiff/remat.h"

#include <algorithm>

#include "autodiff/keep_cut.h"
#include "graph/captures.h"
#include "graph/value_index.h"

namespace pcp {
namespace {

bool is_heavy(const Op& op) {
  return op.code == OpCode::dot_general || op.code == OpCode::convolution || op.info().has(kControl);
}

// Forward values that are in memory anyway: operands and results of operations that cannot be fused, and values that
// are used again after such an operation.
std::vector<bool> lies_in_memory(const Function& function, std::span<const Op> forward) {
  std::vector<bool> in_memory(function.value_count());
  mark_in_memory(forward, in_memory);
  std::vector<int> made_after(function.value_count(), -1);  // the number of operations before it that cannot be fused
  int alone = 0;
  for (const Op& op : forward) {
    for (Value value : read_values(op)) {
      if (made_after[index(value)] != alone) in_memory[index(value)] = true;
    }
    bool is_alone = !is_fusible(op) && !is_view(op) && !is_cheap(op);
    alone += is_alone;
    for (Value result : op.results) {
      made_after[index(result)] = alone;
      if (is_alone) in_memory[index(result)] = true;
    }
  }
  return in_memory;
}

// Cuts the forward computation where only one value that depends on a differentiated argument is live.
class Waists {
 public:
  Waists(const Halves& halves, const Activity& activity, std::size_t source_values)
      : function_(halves.function), forward_(std::span(function_.body.ops).first(halves.forward_ops)) {
    last_use_.assign(function_.value_count(), 0);
    dependent_.resize(function_.value_count());
    std::vector<bool> from_arguments(function_.value_count());
    for (Value arg : function_.body.args) from_arguments[index(arg)] = true;
    for (std::size_t i = 0; i < forward_.size(); ++i) {
      const Op& op = forward_[i];
      bool dependent = false, simple = is_cheap(op);
      for (Value value : read_values(op)) {
        last_use_[index(value)] = i;
        dependent |= dependent_[index(value)] || (index(value) < source_values && activity.active(value));
        simple &= from_arguments[index(value)];
      }
      for (Value result : op.results) {
        from_arguments[index(result)] = simple;
        dependent_[index(result)] = dependent && !simple;
      }
    }
    find();
  }

  // The first waist is null: segment 0 starts from the arguments. With fewer than two segments there is nothing to cut.
  const Segments& segments() const { return segments_; }

  bool is_kept(Value value) const { return !dependent_[index(value)] || kept_[index(value)]; }
  bool is_waist(Value value) const { return is_waist_[value]; }

 private:
  struct Candidate {
    std::size_t place = 0, heavy = 0;  // the operation to cut after; the number of heavy operations up to there
    Value value;
  };

  void find() {
    std::set<Value> live;
    std::vector<Values> ends(forward_.size());
    std::vector<Candidate> candidates;
    std::size_t heavy = 0;
    for (std::size_t i = 0; i < forward_.size(); ++i) {
      heavy += is_heavy(forward_[i]);
      for (Value result : forward_[i].results) {
        if (!dependent_[index(result)] || last_use_[index(result)] <= i) continue;
        live.insert(result);
        ends[last_use_[index(result)]].push_back(result);
      }
      for (Value value : ends[i]) live.erase(value);
      if (live.size() == 1) candidates.push_back({i, heavy, *live.begin()});
    }
    choose(candidates, heavy);
  }

  // Between two waists there is at least one heavy operation. Among candidates with none between them, the smallest
  // value is chosen. What follows the last heavy operation is in its segment.
  void choose(const std::vector<Candidate>& candidates, std::size_t all_heavy) {
    std::vector<Candidate> chosen;
    for (const Candidate& candidate : candidates) {
      if (candidate.heavy == all_heavy) break;
      if (chosen.empty() || chosen.back().heavy != candidate.heavy) {
        chosen.push_back(candidate);
      } else if (function_.type(candidate.value).bytes() < function_.type(chosen.back().value).bytes()) {
        chosen.back() = candidate;
      }
    }
    segments_.waists.push_back({});
    is_waist_.resize(function_.value_count());
    for (const Candidate& candidate : chosen) {
      segments_.waists.push_back(candidate.value);
      is_waist_[candidate.value] = true;
    }
    segments_.segment_of.resize(forward_.size());
    kept_.resize(function_.value_count());
    std::size_t segment = 0;
    for (std::size_t i = 0; i < forward_.size(); ++i) {
      while (segment < chosen.size() && chosen[segment].place < i) ++segment;
      segments_.segment_of[i] = segment;
      bool stays = segment == chosen.size() ||  // the backward pass begins with the last segment
                   forward_[i].info().has(kControl) || forward_[i].code == OpCode::custom_call;
      for (Value result : forward_[i].results) kept_[index(result)] = stays;
    }
    for (Value result : function_.body.results) kept_[index(result)] = true;
  }

  const Function& function_;
  std::span<const Op> forward_;
  std::vector<std::size_t> last_use_;
  std::vector<bool> dependent_, kept_;
  IndexedVector<bool> is_waist_;
  Segments segments_;
};

}  // namespace

Values find_waists(const Halves& halves, const Activity& activity) {
  Values waists = Waists(halves, activity, activity.value_count()).segments().waists;
  erase_if(waists, [](Value waist) { return !waist; });
  return waists;
}

void recompute_elementwise(Halves& halves, const Values& waists) {
  const Function& function = halves.function;
  std::span<const Op> ops = function.body.ops, forward = ops.first(halves.forward_ops);
  std::vector<bool> in_memory = lies_in_memory(function, forward);
  std::vector<bool> costs_nothing(function.value_count());  // arguments and results are in memory in any case
  for (Value arg : function.body.args) costs_nothing[index(arg)] = true;
  for (Value result : function.body.results) costs_nothing[index(result)] = true;
  for (Value waist : waists) costs_nothing[index(waist)] = true;
  auto keep_cost = [&](Value value) -> std::int64_t {
    if (costs_nothing[index(value)]) return 0;
    return (in_memory[index(value)] ? 1 : 4) * function.type(value).bytes();
  };
  IndexedVector<bool> kept(function.value_count());
  for (Value value :
       choose_kept(function, {function.body.args, forward, ops.subspan(halves.forward_ops), {}}, keep_cost)) {
    kept[value] = true;
  }
  recompute(halves, [&](Value value) { return kept[value]; });
}

void recompute_blocks(Halves& halves, const Activity& activity, bool halving) {
  Waists waists(halves, activity, activity.value_count());
  if (waists.segments().waists.size() < 2) return;
  recompute_segments(
      halves, waists.segments(),
      [&](Value value) { return waists.is_kept(value) || (!halving && waists.is_waist(value)); }, halving);
}

}  // namespace pcp
