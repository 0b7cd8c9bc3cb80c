// Where values live: in-place partners first, then offsets in one arena.
#include "engine/schedule/memory_plan.h"

#include <algorithm>

#include "engine/schedule/arena.h"

namespace pcp::schedule {
namespace {

class Planner {
 public:
  Planner(Schedule& plan, const Target& target) : plan_(plan), target_(target), taken_over_(plan.storages.size(), 0) {
    accesses_.reserve(plan.steps.size());
    for (const Step& step : plan.steps) accesses_.push_back(accesses_of(step));
  }

  void run() {
    find_live_ranges();
    accept_donors();
    for (int s = 0; s < count<int>(plan_.steps); ++s) share_in_place(s);
    for (int s = 0; s < count<int>(plan_.steps); ++s) mark_streamed(s);
    place_temporaries();
  }

 private:
  Storage& storage(int i) { return plan_.storages[i]; }

  int holder(int i) const {
    while (plan_.storages[i].shares >= 0) i = plan_.storages[i].shares;
    return i;
  }

  void find_live_ranges() {
    for (int s = 0; s < count<int>(plan_.steps); ++s) {
      for (const auto* numbers : {&accesses_[s].reads, &accesses_[s].writes}) {
        for (int i : *numbers) {
          if (storage(i).first < 0) storage(i).first = s;
          storage(i).last = s;
        }
      }
    }
  }

  // A result may take over its donor's memory when the last read of the donor comes before the first write of the
  // result, or when one step does both and can write the result over the donor.
  void accept_donors() {
    IndexedVector<int> asked(plan_.arguments.size(), 0);
    for (int donor : plan_.donor) {
      if (donor >= 0) ++asked[donor];
    }
    for (int r = 0; r < count<int>(plan_.donor); ++r) {
      int donor = plan_.donor[r];
      if (donor >= 0 && (asked[donor] != 1 || !can_give(plan_.argument_storage[donor], plan_.result_storage[r])))
        plan_.donor[r] = -1;
    }
  }

  bool can_give(int argument, int result) {
    if (storage(result).first < 0 || storage(argument).bytes != storage(result).bytes) return false;
    if (storage(argument).last < storage(result).first) return true;
    return storage(argument).last == storage(result).first && take_over(storage(result).first, argument, result);
  }

  // Lets step s write `target` over `source`, if it is a loop that reads `source` element by element or a kernel that
  // updates its first input in place.
  bool take_over(int s, int source, int target) {
    Step& step = plan_.steps[s];
    if (auto* loop = step.get<Loop>()) {
      if (std::ranges::any_of(loop->folds, [&](const auto& fold) { return fold.storage == target; })) return false;
      for (auto& store : loop->stores) {
        if (store.storage != target || store.in_place_of >= 0) continue;
        int input = only_plain_input(*loop, source);
        bool taken = std::ranges::any_of(loop->stores, [&](const auto& other) { return other.in_place_of == input; });
        if (input < 0 || taken || bytes_of(loop->inputs[input]) != storage(target).bytes) return false;
        store.in_place_of = input;
        return true;
      }
    }
    if (const auto* structural = step.get<Structural>()) {
      if (!structural->first_output_in_place || structural->outputs[0] != target) return false;
      auto is_source = [&](const View& v) { return v.storage == source; };
      // The region reads its captures for every update, so their memory must not be overwritten.
      for (const auto& captures : structural->captures) {
        if (std::ranges::any_of(captures, is_source)) return false;
      }
      return structural->inputs[0].storage == source && std::ranges::count_if(structural->inputs, is_source) == 1;
    }
    return false;
  }

  void share_in_place(int s) {
    for (int out : accesses_[s].writes) {
      Storage& target = storage(out);
      bool fresh = target.first == s && target.shares < 0 && target.bytes > 0;
      if (!fresh || target.kind != Storage::Kind::temporary) continue;
      for (int in : accesses_[s].reads) {
        const Storage& source = storage(in);
        bool ends = source.kind == Storage::Kind::temporary && source.last == s && !taken_over_[in];
        if (!ends || source.bytes != target.bytes || !take_over(s, in, out)) continue;
        target.shares = in;
        taken_over_[in] = 1;
        break;
      }
    }
  }

  void mark_streamed(int s) {
    auto* loop = plan_.steps[s].get<Loop>();
    if (!loop) return;
    for (auto& store : loop->stores) {
      const Storage& target = storage(store.storage);
      store.streamed = target.kind == Storage::Kind::result && target.first == s && target.last == s &&
                       target.bytes >= target_.streamed_bytes && store.in_place_of < 0;
    }
  }

  // Storages that share memory are one live range.
  void place_temporaries() {
    std::vector<LiveRange> ranges;
    IndexedVector<int> range_of(plan_.storages.size(), -1);  // by the storage that owns the memory
    for (int i = 0; i < count<int>(plan_.storages); ++i) {
      const Storage& s = storage(i);
      if (s.kind != Storage::Kind::temporary || s.first < 0) continue;
      int& at = range_of[holder(i)];
      if (at < 0) {
        at = count<int>(ranges);
        ranges.push_back({aligned(std::max<std::int64_t>(s.bytes, 1), target_.alignment), s.first, s.last});
      }
      LiveRange& range = ranges[index(at)];
      range.first = std::min(range.first, s.first);
      range.last = std::max(range.last, s.last);
    }
    int steps = count<int>(plan_.steps);
    plan_.lower_bound_bytes = most_live_bytes(ranges, steps);
    plan_.arena_bytes = place_ranges(ranges, steps, target_.first_fit_overlaps);
    for (int i = 0; i < count<int>(plan_.storages); ++i) {
      Storage& s = storage(i);
      if (s.kind == Storage::Kind::temporary && s.first >= 0) s.offset = ranges[index(range_of[holder(i)])].offset;
    }
  }

  Schedule& plan_;
  const Target& target_;
  IndexedVector<Accesses> accesses_;  // by step
  IndexedVector<char> taken_over_;    // by storage: another shares its memory
};

}  // namespace

void plan_memory(Schedule& plan, const Target& target) { Planner(plan, target).run(); }

}  // namespace pcp::schedule
