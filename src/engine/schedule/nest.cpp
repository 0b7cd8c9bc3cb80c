#include "engine/schedule/nest.h"

#include <algorithm>
#include <map>

namespace pcp::schedule {
namespace {

constexpr std::int64_t kFewestEntries = 8;        // fewer would leave threads without work
constexpr std::int64_t kLargestEntry = 16 << 20;  // bytes of what one entry passes on: more fits no cache

std::int64_t storage_elements(const Schedule& plan, int storage, DType dtype) {
  return plan.storages[static_cast<std::size_t>(storage)].bytes / static_cast<std::int64_t>(byte_size(dtype));
}

// Whether entry e of `entries` of a product's operand or result lies in the e-th of as many equal parts of its storage.
bool is_by_entry(const View& view, const Dims& batch, std::int64_t elements) {
  std::int64_t part = elements / element_count(batch), stride = part;
  for (std::size_t i = batch.size(); i-- > 0;) {
    if (batch[i] != 1 && view.strides[i] != stride) return false;
    stride *= batch[i];
  }
  std::int64_t last = view.offset;
  for (std::size_t i = batch.size(); i < view.dims.size(); ++i) {
    if (view.strides[i] < 0) return false;
    last += (view.dims[i] - 1) * view.strides[i];
  }
  return view.offset >= 0 && last < part;
}

class Nester {
 public:
  explicit Nester(Schedule& plan) : plan_(plan), outside_(plan.storages.size(), 0) {
    for (const Step& step : plan.steps) count(step, 1);
  }

  void run() {
    std::vector<Step> kept;
    auto& steps = plan_.steps;
    for (std::size_t s = 0; s < steps.size();) {
      std::size_t end = longest_run(s);
      if (end - s < 2) {
        kept.push_back(std::move(steps[s++]));
        continue;
      }
      kept.push_back(joined(s, end));
      s = end;
    }
    steps = std::move(kept);
  }

 private:
  void count(const Step& step, int sign) {
    std::vector<int> reads, writes;
    storages_of(step, reads, writes);
    reads.insert(reads.end(), writes.begin(), writes.end());
    for (int i : reads) outside_[static_cast<std::size_t>(i)] += sign;
  }

  static std::int64_t entries_of(const Step& step) {
    const auto* dot = std::get_if<Contraction>(&step.work);
    return dot && dot->out.dtype == DType::f32 ? element_count(dot->batch) : 0;
  }

  // One past the last step of a run that starts with the product s; s + 1 when there is none.
  std::size_t longest_run(std::size_t s) {
    std::int64_t entries = entries_of(plan_.steps[s]);
    if (entries < kFewestEntries) return s + 1;
    written_.clear();
    std::size_t end = s;  // after the last product that fits: loops at the end gain nothing
    std::size_t products = 0;
    for (std::size_t i = s; i < plan_.steps.size() && fits(plan_.steps[i], entries); ++i) {
      if (entries_of(plan_.steps[i]) == 0) continue;
      end = i + 1;
      ++products;
    }
    return products < 2 || local_bytes(s, end, entries) == 0 ? s + 1 : end;
  }

  // What is passed on inside the run, per entry; 0 when that is nothing or too much.
  std::int64_t local_bytes(std::size_t s, std::size_t end, std::int64_t entries) {
    std::int64_t bytes = 0;
    for (int storage : locals(s, end)) bytes += plan_.storages[static_cast<std::size_t>(storage)].bytes / entries;
    return bytes > kLargestEntry ? 0 : bytes;
  }

  // Temporaries that only steps [s, end) touch.
  std::vector<int> locals(std::size_t s, std::size_t end) {
    for (std::size_t i = s; i < end; ++i) count(plan_.steps[i], -1);
    std::vector<int> found;
    for (std::size_t i = s; i < end; ++i) {
      std::vector<int> reads, writes;
      storages_of(plan_.steps[i], reads, writes);
      for (int w : writes) {
        auto index = static_cast<std::size_t>(w);
        bool local = plan_.storages[index].kind == Storage::Kind::temporary && outside_[index] == 0 && by_entry_[w];
        if (local && std::ranges::find(found, w) == found.end()) found.push_back(w);
      }
    }
    for (std::size_t i = s; i < end; ++i) count(plan_.steps[i], 1);
    return found;
  }

  // Whether the step can run entry by entry after those before it: each entry reads of their results its own part only.
  bool fits(const Step& step, std::int64_t entries) {
    if (const auto* dot = std::get_if<Contraction>(&step.work)) {
      if (entries_of(step) != entries) return false;
      for (const View* view : {&dot->lhs, &dot->rhs}) {
        if (view->dtype != DType::f32) return false;
        if (written_.contains(view->storage) &&
            !(written_[view->storage] &&
              is_by_entry(*view, dot->batch, storage_elements(plan_, view->storage, view->dtype))))
          return false;
      }
      note(dot->out.storage,
           is_by_entry(dot->out, dot->batch, storage_elements(plan_, dot->out.storage, dot->out.dtype)));
      return true;
    }
    const auto* loop = std::get_if<Loop>(&step.work);
    if (!loop || !loop->folds.empty() || (loop->rows * loop->cols) % entries != 0) return false;
    if ((loop->whole_rows || loop->cols > 1) && loop->rows % entries != 0) return false;
    for (const View& view : loop->inputs) {
      if (!written_.contains(view.storage)) continue;
      bool whole = is_contiguous(view) && view.elements() == loop->rows * loop->cols;
      bool by_row = loop->cols > 1 && is_row_broadcast(view, loop->rows, loop->cols);
      if (!written_[view.storage] || !(whole || by_row)) return false;
    }
    for (const auto& store : loop->stores) note(store.storage, true);
    return true;
  }

  // Several steps may write parts of one storage: all of them entry by entry, or it does not count as such.
  void note(int storage, bool by_entry) {
    auto [known, first] = written_.try_emplace(storage, by_entry);
    if (!first) known->second = known->second && by_entry;
    by_entry_[storage] = known->second;
  }

  Step joined(std::size_t s, std::size_t end) {
    Nest nest;
    nest.entries = entries_of(plan_.steps[s]);
    nest.locals = locals(s, end);
    std::string label = concat(nest.entries, " times:");
    Location location = plan_.steps[s].location;
    for (std::size_t i = s; i < end; ++i) nest.steps.push_back(std::move(plan_.steps[i]));
    loops_first(nest.steps);
    for (std::size_t i = 0; i < nest.steps.size(); ++i) label += concat(i == 0 ? " " : "; ", nest.steps[i].label);
    return Step{std::move(nest), std::move(label), location};
  }

  // Loops before products that do not need them, nor they those: a loop reads what is new to the caches in order.
  static void loops_first(std::vector<Step>& steps) {
    auto goes_before = [&](std::size_t i) {
      const Step &before = steps[i - 1], &step = steps[i];
      return std::holds_alternative<Loop>(step.work) && std::holds_alternative<Contraction>(before.work) &&
             are_independent(before, step);
    };
    for (std::size_t i = 1; i < steps.size(); ++i) {
      for (std::size_t at = i; at > 0 && goes_before(at); --at) std::swap(steps[at - 1], steps[at]);
    }
  }
  static bool are_independent(const Step& x, const Step& y) {
    std::vector<int> reads[2], writes[2];
    storages_of(x, reads[0], writes[0]);
    storages_of(y, reads[1], writes[1]);
    auto meet = [](const std::vector<int>& a, const std::vector<int>& b) {
      return std::ranges::any_of(a, [&](int i) { return std::ranges::find(b, i) != b.end(); });
    };
    return !meet(writes[0], reads[1]) && !meet(writes[0], writes[1]) && !meet(reads[0], writes[1]);
  }

  Schedule& plan_;
  std::vector<int> outside_;      // by storage: touches by steps that are not taken out
  std::map<int, bool> written_;   // storages the run has written, and whether entry by entry
  std::map<int, bool> by_entry_;  // the same, of all runs
};

}  // namespace

void nest_batches(Schedule& plan) { Nester(plan).run(); }

}  // namespace pcp::schedule
