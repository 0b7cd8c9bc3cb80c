#include "engine/schedule/verify.h"

#include <algorithm>
#include <map>

namespace pcp::schedule {
namespace {

struct Bytes {
  std::int64_t begin, end;
  auto operator<=>(const Bytes&) const = default;
};

constexpr std::int64_t kMostRuns = 1 << 20;

// The bytes that a view covers, as runs in order of address. Repeated elements (stride 0) count once. `exact` is false
// where the runs would be too many to list.
std::vector<Bytes> runs_of(const View& view, bool& exact) {
  exact = true;
  auto width = static_cast<std::int64_t>(byte_size(view.dtype));
  if (view.elements() == 0) return {};
  Levels levels = normalized(view);
  erase_if(levels, [](const Level& level) { return level.stride == 0; });
  std::int64_t begin = view.offset;
  for (Level& level : levels) {
    if (level.stride > 0) continue;
    begin += (level.size - 1) * level.stride;
    level.stride = -level.stride;
  }
  std::ranges::sort(levels, std::greater<>(), &Level::stride);
  std::int64_t run = 1;
  while (!levels.empty() && levels.back().stride <= run) {  // levels may overlap, as those of a window do
    run = (levels.back().size - 1) * levels.back().stride + run;
    levels.pop_back();
  }
  std::int64_t pieces = 1;
  for (const Level& level : levels) {
    pieces *= level.size;
    if (pieces <= kMostRuns) continue;
    // There are too many runs to follow one by one: they become one run that spans them all.
    std::int64_t end = begin + run;
    for (const Level& all : levels) end += (all.size - 1) * all.stride;
    exact = false;
    return {{begin * width, end * width}};
  }
  std::vector<Bytes> runs{{begin, begin + run}};
  for (const Level& level : levels) {
    std::vector<Bytes> more;
    for (std::int64_t i = 0; i < level.size; ++i) {
      for (const Bytes& r : runs) more.push_back({r.begin + i * level.stride, r.end + i * level.stride});
    }
    runs = std::move(more);
  }
  for (Bytes& r : runs) r = {r.begin * width, r.end * width};
  std::ranges::sort(runs);
  return runs;
}

// Bytes of one storage that have been written.
class Written {
 public:
  // Returns false where some of the bytes have been written before.
  bool add(const std::vector<Bytes>& runs) {
    for (const Bytes& run : runs) {
      auto next = parts_.lower_bound(run.begin);
      if (next != parts_.end() && next->first < run.end) return false;
      bool joins = false;
      if (next != parts_.begin()) {
        auto previous = std::prev(next);
        if (previous->second > run.begin) return false;
        joins = previous->second == run.begin;
        if (joins) previous->second = run.end;
      }
      if (!joins) parts_[run.begin] = run.end;
    }
    return true;
  }
  // Adds a run without that check.
  void add_unchecked(const Bytes& run) { parts_[run.begin] = std::max(parts_[run.begin], run.end); }
  bool covers(const std::vector<Bytes>& runs) const {
    return std::ranges::all_of(runs, [&](Bytes run) {
      while (run.begin < run.end) {
        auto next = parts_.upper_bound(run.begin);
        if (next == parts_.begin() || std::prev(next)->second <= run.begin) return false;
        run.begin = std::prev(next)->second;
      }
      return true;
    });
  }

 private:
  std::map<std::int64_t, std::int64_t> parts_;  // begin to end; parts that touch may stay apart
};

class Verifier {
 public:
  Verifier(const Schedule& plan, const Target& target)
      : plan_(plan), target_(target), written_(plan.storages.size()), live_(plan.storages.size()) {}

  void run() {
    for (at_ = 0; at_ < count<int>(plan_.steps); ++at_) check(plan_.steps[at_]);
    at_ = -1;
    for (int r = 0; r < count<int>(plan_.results); ++r) {
      int storage = plan_.result_storage[r];
      bool unchanged = index(r) < plan_.unchanged.size() && plan_.unchanged[index(r)];
      if (!unchanged) expect(written_[storage].covers(whole(storage)), "result ", r, " is not written whole");
    }
    check_memory();
    check_donors();
  }

 private:
  struct Live {
    int first = -1, last = -1;
  };

  template <class... Parts>
  void expect(bool holds, const Parts&... parts) const {
    if (holds) return;
    std::string step = at_ < 0 ? "" : concat(" (step ", at_, ": ", plan_.steps[at_].label, ")");
    fail(Code::internal, "[schedule] ", parts..., step);
  }

  std::vector<Bytes> whole(int storage) const {
    std::int64_t bytes = plan_.storages[storage].bytes;
    return bytes == 0 ? std::vector<Bytes>() : std::vector<Bytes>{{0, bytes}};
  }

  void touch(int storage) {
    expect(storage >= 0 && storage < count<int>(plan_.storages), "there is no storage ", storage);
    if (live_[storage].first < 0) live_[storage].first = at_;
    live_[storage].last = at_;
  }
  void check_inside(const View& view, const std::vector<Bytes>& runs) const {
    bool inside = runs.empty() || (runs.front().begin >= 0 && runs.back().end <= plan_.storages[view.storage].bytes);
    expect(inside, "a view reaches outside storage ", view.storage);
  }
  void read(const View& view) {
    if (view.storage < 0) return;
    touch(view.storage);
    bool exact = true;
    auto runs = runs_of(view, exact);
    check_inside(view, runs);
    if (!exact) return;
    Storage::Kind kind = plan_.storages[view.storage].kind;
    bool given = kind != Storage::Kind::temporary && kind != Storage::Kind::result;
    expect(given || written_[view.storage].covers(runs), "storage ", view.storage, " is read before it is written");
  }
  void write(const View& view) {
    if (view.storage < 0) return;
    bool exact = true;
    auto runs = runs_of(view, exact);
    check_inside(view, runs);
    if (exact) return write(view.storage, runs);
    touch(view.storage);
    written_[view.storage].add_unchecked(runs[0]);
  }
  void write(int storage) {
    if (storage >= 0) write(storage, whole(storage));
  }
  void write(int storage, const std::vector<Bytes>& runs) {
    touch(storage);
    Storage::Kind kind = plan_.storages[storage].kind;
    expect(kind == Storage::Kind::temporary || kind == Storage::Kind::result, "storage ", storage,
           ", which is given, is written");
    expect(written_[storage].add(runs), "storage ", storage, " is written twice");
  }

  void loop(const Loop& work) {
    for (const View& input : work.inputs) read(input);
    for (const auto& store : work.stores) {
      if (store.storage < 0) continue;
      const LoopNode& node = work.nodes[store.node];
      std::int64_t elements = node.row ? work.rows : work.elements();
      write(View::contiguous(store.storage, TensorType(node.dtype, {elements})));
    }
    for (const auto& fold : work.folds)
      write(View::contiguous(fold.storage, TensorType(fold.dtype, {fold.outer * fold.inner})));
  }
  void contraction(const Contraction& work) {
    read(work.lhs);
    read(work.rhs);
    if (work.epilogue) loop(work.epilogue->loop);
    write(work.out);
  }

  void check(const Step& step) {
    if (const auto* work = step.get<Loop>()) {
      loop(*work);
    } else if (const auto* work = step.get<Contraction>()) {
      contraction(*work);
    } else if (const auto* work = step.get<BackToBack>()) {
      contraction(work->first);
      loop(work->between);
      contraction(work->second);
    } else if (const auto* work = step.get<Copy>()) {
      read(work->from);
      write(work->to);
    } else if (const auto* work = step.get<Structural>()) {
      for (const View& input : work->inputs) read(input);
      for (const auto& captures : work->captures) {
        for (const View& capture : captures) read(capture);
      }
      for (std::size_t i = 0; i < work->outputs.size(); ++i)
        write(View::contiguous(work->outputs[i], work->output_types[i]));
    } else if (const auto* work = step.get<Control>()) {
      control(*work);
    } else if (const auto* work = step.get<Nest>()) {
      for (const Step& inner : work->steps) check(inner);
    }
    write(step.workspace);
  }

  void control(const Control& work) {
    for (const View& operand : work.operands) read(operand);
    for (const auto& captures : work.captures) {
      for (const View& capture : captures) read(capture);
    }
    for (int output : work.outputs) write(output);
    write(work.scratch);
    for (const auto& region : work.regions) {
      verify(*region, target_);
      expect(region->arena_bytes <= work.layout.bytes,
             "the arena of a region is larger than the step's scratch memory");
    }
  }

  // ---- Memory

  // Whether `later` begins and `earlier` ends in one step that overwrites `earlier` with `later` in place and reads
  // `earlier` in no other way.
  bool takes_over(int later, int earlier) const {
    int s = live_[later].first;
    if (live_[earlier].last != s) return false;
    const Step& step = plan_.steps[s];
    auto is_earlier = [&](const View& view) { return view.storage == earlier; };
    if (const auto* loop = step.get<Loop>()) {
      return std::ranges::count_if(loop->inputs, is_earlier) == 1 &&
             std::ranges::any_of(loop->stores, [&](const Loop::Store& store) {
               return store.storage == later && store.in_place_of >= 0 && is_earlier(loop->inputs[store.in_place_of]);
             });
    }
    const auto* work = step.get<Structural>();
    if (!work || !work->first_output_in_place || work->outputs[0] != later || !is_earlier(work->inputs[0]))
      return false;
    return std::ranges::count_if(work->inputs, is_earlier) == 1 &&
           std::ranges::none_of(work->captures, [&](const auto& all) { return std::ranges::any_of(all, is_earlier); });
  }

  void check_memory() {
    std::vector<int> locals;
    for (const Step& step : plan_.steps) {
      if (const auto* nest = step.get<Nest>()) locals.insert(locals.end(), nest->locals.begin(), nest->locals.end());
    }
    std::ranges::sort(locals);
    std::vector<std::vector<int>> begin(plan_.steps.size()), end(plan_.steps.size());
    for (int i = 0; i < count<int>(plan_.storages); ++i) {
      const Storage& storage = plan_.storages[i];
      if (storage.kind != Storage::Kind::temporary || live_[i].first < 0 || storage.bytes == 0) continue;
      if (std::ranges::binary_search(locals, i)) continue;
      expect(storage.offset >= 0 && storage.offset % target_.alignment == 0 &&
                 storage.offset + storage.bytes <= plan_.arena_bytes,
             "storage ", i, " does not lie in the arena");
      begin[index(live_[i].first)].push_back(i);
      end[index(live_[i].last)].push_back(i);
    }
    std::map<std::int64_t, int> placed;  // live now, by offset
    for (at_ = 0; at_ < count<int>(plan_.steps); ++at_) {
      for (int i : begin[index(at_)]) put(i, placed);
      for (int i : end[index(at_)]) {
        auto found = placed.find(plan_.storages[i].offset);
        if (found != placed.end() && found->second == i) placed.erase(found);
      }
    }
    at_ = -1;
  }

  void put(int i, std::map<std::int64_t, int>& placed) {
    std::int64_t begin = plan_.storages[i].offset, end = begin + plan_.storages[i].bytes;
    auto next = placed.lower_bound(begin);
    if (next != placed.begin()) {
      int other = std::prev(next)->second;
      if (plan_.storages[other].offset + plan_.storages[other].bytes > begin) meet(i, other);
    }
    for (; next != placed.end() && next->first < end; ++next) meet(i, next->second);
    placed[begin] = i;
  }

  void meet(int later, int earlier) const {
    bool same_place = plan_.storages[later].offset == plan_.storages[earlier].offset;
    expect(same_place && takes_over(later, earlier), "storages ", earlier, " and ", later, " lie over each other");
  }

  void check_donors() const {
    for (int r = 0; r < count<int>(plan_.donor); ++r) {
      if (plan_.donor[r] < 0) continue;
      int result = plan_.result_storage[r], argument = plan_.argument_storage[plan_.donor[r]];
      expect(plan_.storages[result].bytes == plan_.storages[argument].bytes, "result ", r,
             " has a donor of another size");
      bool apart = live_[argument].last < live_[result].first;
      expect(apart || takes_over(result, argument), "result ", r, " is written over an argument that is read later");
    }
  }

  const Schedule& plan_;
  const Target& target_;
  IndexedVector<Written> written_;
  IndexedVector<Live> live_;  // live ranges computed from the steps, independently of the plan
  int at_ = -1;               // the step being checked
};

}  // namespace

void verify(const StepGraph& graph) {
  enum class Writer : char { none, product, other };
  IndexedVector<Writer> writers(graph.values.size(), Writer::none);
  for (int s = 0; s < count<int>(graph.steps); ++s) {
    const Step& step = graph.steps[s];
    auto expect = [&](bool holds, const char* what, int value) {
      if (!holds) fail(Code::internal, "[schedule] value ", value, " is ", what, " (step ", s, ": ", step.label, ")");
    };
    auto check = [&](const Step& one) {
      bool is_product = one.get<Contraction>() || one.get<BackToBack>();
      for_each_tensor(one, [&](int value, bool writes) {
        const StepValue& known = graph.values[value];
        if (!writes)
          return expect(known.kind != StepValue::Kind::computed || writers[value] != Writer::none,
                        "read before it is written", value);
        expect(known.kind == StepValue::Kind::computed, "given and is written", value);
        bool parts = is_product && writers[value] == Writer::product;
        expect(writers[value] == Writer::none || parts, "written twice", value);
        writers[value] = is_product ? Writer::product : Writer::other;
      });
    };
    if (const auto* nest = step.get<Nest>()) {
      for (const Step& inner : nest->steps) check(inner);
    } else {
      check(step);
    }
  }
}

void verify(const Schedule& plan, const Target& target) { Verifier(plan, target).run(); }

}  // namespace pcp::schedule
