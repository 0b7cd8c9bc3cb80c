#include "engine/cpu/nests.h"

#include <algorithm>
#include <unordered_map>

#include "engine/cpu/bf16_product.h"

namespace pcp::cpu {

using schedule::Accesses;
using schedule::Contraction;
using schedule::Loop;
using schedule::Nest;
using schedule::Step;
using schedule::StepGraph;
using schedule::StepValue;
using schedule::Target;
using schedule::Uses;
using schedule::View;

namespace {

// Whether the value consists of equal consecutive parts, one per entry, and entry e of the operand or result lies in
// part e.
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

// Types whose products are fast one entry at a time. Operands of other types are converted first, which is faster for
// all entries at once.
bool has_entry_products(DType dtype) { return dtype == DType::f32 || (dtype == DType::bf16 && has_bf16_products()); }

std::int64_t entries_of(const Step& step) {
  const auto* dot = step.get<Contraction>();
  if (!dot || dot->epilogue || dot->lhs.dtype != dot->rhs.dtype) return 0;
  bool fast = has_entry_products(dot->lhs.dtype) && has_entry_products(dot->out.dtype);
  return fast ? dot->entries() : 0;
}

bool are_independent(const Step& x, const Step& y) {
  Accesses of_x = accesses_of(x), of_y = accesses_of(y);
  auto meet = [](const auto& a, const auto& b) {
    return std::ranges::any_of(a, [&](int i) { return std::ranges::find(b, i) != b.end(); });
  };
  return !meet(of_x.writes, of_y.reads) && !meet(of_x.writes, of_y.writes) && !meet(of_x.reads, of_y.writes);
}

// Moves each loop in front of the products it is independent of. A loop reads memory sequentially, which hardware
// prefetches well, so it should be the first to bring a line into the caches; the products then find it there.
void move_loops_first(std::vector<Step>& steps) {
  auto goes_before = [&](std::size_t i) {
    return steps[i].get<Loop>() && steps[i - 1].get<Contraction>() && are_independent(steps[i - 1], steps[i]);
  };
  for (std::size_t i = 1; i < steps.size(); ++i) {
    for (std::size_t at = i; at > 0 && goes_before(at); --at) std::swap(steps[at - 1], steps[at]);
  }
}

class Nester {
 public:
  Nester(StepGraph& graph, const Target& target) : graph_(graph), target_(target), uses_(graph) {}

  void run() {
    IndexedVector<char> gone(graph_.steps.size(), 0);
    for (int s = 0; s < count<int>(graph_.steps);) {
      int end = end_of_run(s);
      if (end - s >= 2) {
        graph_.steps[s] = nested(s, end);
        std::fill(gone.begin() + s + 1, gone.begin() + end, 1);
      }
      s = end;
    }
    graph_.remove(gone);
  }

 private:
  // One past the last step of a run that starts with product s; s + 1 when s starts none.
  int end_of_run(int s) {
    std::int64_t entries = entries_of(graph_.steps[s]);
    if (entries < std::max<std::int64_t>(target_.nest_entries, 1)) return s + 1;
    written_.clear();
    int end = s;  // one past the last product that fits: trailing loops gain nothing
    int products = 0;
    for (int i = s; i < count<int>(graph_.steps) && i - s < target_.nest_steps && fits(graph_.steps[i], entries); ++i) {
      if (entries_of(graph_.steps[i]) == 0) continue;
      end = i + 1;
      ++products;
    }
    if (products < 2) return s + 1;
    std::int64_t bytes = passed_bytes(s, end) / entries;
    return bytes == 0 || bytes > target_.nest_bytes ? s + 1 : end;
  }

  // Bytes of the values that steps [s, end) write and read by entry, over all entries.
  std::int64_t passed_bytes(int s, int end) const {
    std::int64_t bytes = 0;
    for (const auto& [value, by_entry] : written_) {
      auto inside = [&](int step) { return step >= s && step < end; };
      const Uses::OfValue& use = uses_.values[value];
      if (by_entry && inside(use.writer) && std::ranges::any_of(use.readers, inside))
        bytes += graph_.values[value].type.bytes();
    }
    return bytes;
  }

  // Internal values that only steps [s, end) use, and that each entry writes in its own part.
  std::vector<int> locals(int s, int end) const {
    std::vector<int> found;
    for (int i = s; i < end; ++i) {
      for (int value : accesses_of(graph_.steps[i]).writes) {
        const Uses::OfValue& use = uses_.values[value];
        bool inside = graph_.values[value].is_internal() && use.first >= s && use.last < end;
        auto by_entry = written_.find(value);
        bool local = inside && by_entry != written_.end() && by_entry->second;
        if (local && std::ranges::find(found, value) == found.end()) found.push_back(value);
      }
    }
    return found;
  }

  // Whether the step can join a run of steps: each entry may read only its own part of the results of the steps before.
  bool fits(const Step& step, std::int64_t entries) {
    if (const auto* dot = step.get<Contraction>()) {
      if (entries_of(step) != entries) return false;
      for (const View* view : {&dot->lhs, &dot->rhs}) {
        auto known = written_.find(view->storage);
        if (known != written_.end() && !(known->second && is_by_entry(*view, dot->batch, elements(*view))))
          return false;
      }
      note(dot->out.storage, is_by_entry(dot->out, dot->batch, elements(dot->out)));
      return true;
    }
    const auto* loop = step.get<Loop>();
    if (!loop || !loop->folds.empty() || loop->elements() % entries != 0) return false;
    if ((loop->whole_rows || loop->cols > 1) && loop->rows % entries != 0) return false;
    for (const View& view : loop->inputs) {
      auto known = written_.find(view.storage);
      if (known == written_.end()) continue;
      bool whole = is_contiguous(view) && view.elements() == loop->elements();
      bool by_row = loop->cols > 1 && is_row_broadcast(view, loop->rows, loop->cols);
      if (!known->second || !(whole || by_row)) return false;
    }
    for (const auto& store : loop->stores) note(store.storage, true);
    return true;
  }

  // Several products may write parts of one value. The value counts as written by entry only if all of them do so.
  void note(int value, bool by_entry) {
    auto [known, first] = written_.try_emplace(value, by_entry);
    if (!first) known->second = known->second && by_entry;
  }
  std::int64_t elements(const View& view) const {
    return graph_.values[view.storage].type.bytes() / static_cast<std::int64_t>(byte_size(view.dtype));
  }

  Step nested(int s, int end) {
    Nest nest;
    nest.entries = entries_of(graph_.steps[s]);
    nest.locals = locals(s, end);
    std::string label = concat(nest.entries, " times:");
    Location location = graph_.steps[s].location;
    for (int i = s; i < end; ++i) nest.steps.push_back(std::move(graph_.steps[i]));
    move_loops_first(nest.steps);
    for (std::size_t i = 0; i < nest.steps.size(); ++i) label += concat(i == 0 ? " " : "; ", nest.steps[i].label);
    find_only_readers(nest);
    return Step{std::move(nest), std::move(label), location};
  }

  void find_only_readers(Nest& nest) const {
    nest.only_reader.assign(nest.steps.size(), -1);
    for (int p = 0; p < count<int>(nest.steps); ++p) {
      const auto* dot = nest.steps[index(p)].get<Contraction>();
      if (!dot || std::ranges::find(nest.locals, dot->out.storage) == nest.locals.end()) continue;
      const Uses::OfValue& use = uses_.values[dot->out.storage];
      bool floats = dot->lhs.dtype == DType::f32 && dot->out.dtype == DType::f32;  // only f32 can be narrowed
      if (!floats || use.writers != 1 || use.reads != 1 || !is_contiguous(dot->out)) continue;
      for (int s = p + 1; s < count<int>(nest.steps); ++s) {
        const auto* loop = nest.steps[index(s)].get<Loop>();
        if (loop && reads_as_scores(*loop, *dot, nest.entries)) nest.only_reader[p] = s;
      }
    }
  }
  // Whether the loop reads the product element by element, with the same rows and columns.
  static bool reads_as_scores(const Loop& loop, const Contraction& dot, std::int64_t entries) {
    if (dot.m * entries != loop.rows || dot.n != loop.cols) return false;
    return std::ranges::any_of(loop.inputs, [&](const View& input) {
      return input.storage == dot.out.storage && is_contiguous(input) && input.elements() == loop.elements();
    });
  }

  StepGraph& graph_;
  const Target& target_;
  const Uses uses_;                        // of the steps before the rewrite; runs are found by their numbers
  std::unordered_map<int, bool> written_;  // values that the run has written; true where each entry writes its own part
};

}  // namespace

void nest_batches(StepGraph& graph, const Target& target) { Nester(graph, target).run(); }

}  // namespace pcp::cpu
