#include "autodiff/recompute.h"

#include <algorithm>
#include <unordered_map>

#include "autodiff/activity.h"
#include "graph/captures.h"
#include "graph/value_index.h"
#include "pcp/builder.h"

namespace pcp {
namespace {

void rename_reads(Op& op, const Copier& renamed) {
  op.operands = renamed(op.operands);
  for (Region& region : op.regions) {
    for (Op& inner : region.ops) rename_reads(inner, renamed);
    region.results = renamed(region.results);
  }
}

class Recomputer {
 public:
  Recomputer(Halves& halves, const Segments* segments, const std::function<bool(Value)>& is_kept, bool halving)
      : function_(halves.function),
        segments_(segments),
        is_kept_(is_kept),
        halving_(halving),
        ops_(std::move(function_.body.ops)),
        definition_(function_.value_count(), -1),
        answers_(function_) {
    forward_ = std::span(ops_).first(halves.forward_ops);
    back_ = std::span(ops_).subspan(halves.forward_ops);
    for (std::size_t i = 0; i < forward_.size(); ++i) {
      for (Value result : forward_[i].results) definition_[index(result)] = static_cast<int>(i);
    }
    if (segments_) {
      for (std::size_t k = 1; k < segments_->waists.size(); ++k) waist_numbers_.emplace(segments_->waists[k], k);
    }
    defined_back_.resize(function_.value_count());
    for (const Op& op : back_) {
      for (Value result : op.results) defined_back_[index(result)] = true;
    }
  }

  void run() {
    result_.ops.reserve(back_.size());
    for (Op& op : back_) {
      at_ = &op;
      for (Value value : read_values(op)) {
        if (must_compute(value)) answers_.rename(value, again(value));
      }
      rename_reads(op, answers_);
      result_.ops.push_back(std::move(op));
    }
    ops_.resize(forward_.size());
    ops_.insert(ops_.end(), std::make_move_iterator(result_.ops.begin()), std::make_move_iterator(result_.ops.end()));
    function_.body.ops = std::move(ops_);
  }

 private:
  // Copies of consecutive operations, which start from values behind barriers.
  struct Stretch {
    explicit Stretch(Function& function) : copies(function) {}
    Copier copies;
    ValueNumbers done;
    Value entry;              // the waist it starts from; null if it starts from the arguments
    std::size_t segment = 0;  // where it starts
  };

  bool is_forward(Value value) const { return index(value) < definition_.size() && definition_[index(value)] >= 0; }
  bool must_compute(Value value) const { return is_forward(value) && !is_kept_(value); }
  std::size_t segment(Value value) const {
    return segments_ ? segments_->segment_of[index(definition_[index(value)])] : 0;
  }

  Value again(Value value) {
    std::size_t k = segment(value);
    if (auto found = waist_numbers_.find(value); halving_ && found != waist_numbers_.end()) return waist(found->second);
    Stretch& stretch = stretch_of(k);
    return produced(value, stretch);
  }

  Stretch& stretch_of(std::size_t k) {
    auto found = stretches_.find(k);
    if (found == stretches_.end()) found = stretches_.emplace(k, started(k)).first;
    return found->second;
  }

  Stretch started(std::size_t k) {
    Stretch stretch(function_);
    stretch.segment = k;
    if (!segments_ || k == 0) return stretch;
    stretch.entry = segments_->waists[k];
    Value from = halving_ ? waist(k) : stretch.entry;
    stretch.copies.rename(stretch.entry, fenced(from, true));
    stretch.done.insert(stretch.entry);
    return stretch;
  }

  // Computes waist k from the nearest earlier waist that is available. On the way, it computes the waist halfway to k,
  // then halfway from there, and so on; these stay available for later.
  Value waist(std::size_t k) {
    while (!there_.empty() && there_.back().first > k) there_.pop_back();
    std::size_t at = there_.empty() ? 0 : there_.back().first;
    while (at < k) {
      std::size_t middle = at + (k - at + 1) / 2;
      Stretch stretch(function_);
      stretch.segment = at;
      if (at > 0) {
        stretch.entry = segments_->waists[at];
        stretch.copies.rename(stretch.entry, fenced(there_.back().second, true));
        stretch.done.insert(stretch.entry);
      }
      there_.emplace_back(middle, produced(segments_->waists[middle], stretch));
      at = middle;
    }
    return there_.back().second;
  }

  // Copies the operations that the value depends on, unless they are kept or already copied.
  Value produced(Value value, Stretch& stretch) {
    Values wanted{value};
    std::vector<int> places;
    while (!wanted.empty()) {
      Value next = wanted.back();
      wanted.pop_back();
      if (!stretch.done.insert(next).is_new) continue;
      if (must_compute(next)) {
        int place = definition_[index(next)];
        places.push_back(place);
        const Op& op = forward_[index(place)];
        for (Value result : op.results) stretch.done.insert(result);
        Values needed = read_values(op);
        wanted.insert(wanted.end(), needed.begin(), needed.end());
      } else if (needs_fence(next, stretch)) {
        stretch.copies.rename(next, fenced(next, segments_ != nullptr));
      }
    }
    std::ranges::sort(places);
    for (int place : places) stretch.copies.copy(forward_[index(place)], result_);
    return stretch.copies(value);
  }

  // The barrier around the waist is enough to distinguish the copy of a segment from the forward computation.
  bool needs_fence(Value value, const Stretch& stretch) const {
    return (!segments_ || !stretch.entry) && function_.type(value).rank() > 0;
  }

  // A cotangent goes through the same barrier, so that the copy cannot start before the backward pass has reached this
  // point.
  Value fenced(Value value, bool with_cotangent) {
    Builder builder(function_, result_);
    builder.set_location(at_->location);
    Values through{value};
    Value cotangent;
    if (with_cotangent) {
      auto found = std::ranges::find_if(at_->operands, [this](Value operand) {
        return index(operand) < defined_back_.size() && defined_back_[index(operand)] &&
               is_float(function_.type(operand).dtype);
      });
      if (found != at_->operands.end()) cotangent = *found;
      if (cotangent) through.push_back(answers_(cotangent));
    }
    Values behind = builder.create(OpCode::optimization_barrier, std::move(through));
    if (cotangent) answers_.rename(cotangent, behind[1]);
    return behind[0];
  }

  Function& function_;
  const Segments* segments_;
  const std::function<bool(Value)>& is_kept_;
  bool halving_;
  std::vector<Op> ops_;  // of the function
  std::span<Op> forward_, back_;
  Region result_;
  std::vector<int> definition_;  // by value: the place of the forward operation that makes it, or -1
  std::vector<bool> defined_back_;
  std::unordered_map<Value, std::size_t> waist_numbers_;
  Copier answers_;  // what the backward pass reads instead
  std::unordered_map<std::size_t, Stretch> stretches_;
  std::vector<std::pair<std::size_t, Value>> there_;  // waists computed again, with their copies
  const Op* at_ = nullptr;                            // the operation whose operands are replaced
};

}  // namespace

void drop_unused(Halves& halves) {
  Function& function = halves.function;
  std::vector<bool> used(function.value_count());
  auto use = [&](const Values& values) {
    for (Value value : values) used[index(value)] = true;
  };
  use(function.body.results);
  std::vector<Op>& ops = function.body.ops;
  std::vector<bool> live(ops.size());
  for (std::size_t i = ops.size(); i-- > 0;) {
    live[i] = ops[i].code == OpCode::custom_call ||
              std::ranges::any_of(ops[i].results, [&](Value result) { return used[index(result)]; });
    if (live[i]) use(read_values(ops[i]));
  }
  std::size_t kept = 0, forward = 0;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    if (!live[i]) continue;
    if (kept != i) ops[kept] = std::move(ops[i]);
    ++kept;
    forward += i < halves.forward_ops;
  }
  ops.resize(kept);
  halves.forward_ops = forward;
}

void recompute(Halves& halves, const std::function<bool(Value)>& is_kept) {
  Recomputer(halves, nullptr, is_kept, false).run();
}

void recompute_segments(Halves& halves, const Segments& segments, const std::function<bool(Value)>& is_kept,
                        bool halving) {
  Recomputer(halves, &segments, is_kept, halving).run();
}

}  // namespace pcp
