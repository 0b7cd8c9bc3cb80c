// Where values live: in-place partners first, then offsets in one arena by first fit, largest first.
#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/schedule/schedule.h"

namespace pcp::schedule {
namespace {

void add_contraction(const Contraction& work, std::vector<int>& reads, std::vector<int>& writes) {
  reads.push_back(work.lhs.storage);
  reads.push_back(work.rhs.storage);
  writes.push_back(work.out.storage);
}

void add_loop(const Loop& loop, std::vector<int>& reads, std::vector<int>& writes) {
  for (const View& input : loop.inputs) reads.push_back(input.storage);
  for (const auto& store : loop.stores) writes.push_back(store.storage);
  for (const auto& fold : loop.folds) writes.push_back(fold.storage);
}

class Planner {
 public:
  Planner(Schedule& plan, const Options& options) : plan_(plan), options_(options) {}

  void run() {
    find_lifetimes();
    for (std::size_t r = 0; r < plan_.donor.size(); ++r) accept_donor(r);
    for (int s = 0; s < static_cast<int>(plan_.steps.size()); ++s) share_in_place(s);
    for (int s = 0; s < static_cast<int>(plan_.steps.size()); ++s) mark_leaving(s);
    place();
  }

 private:
  Storage& storage(int i) { return plan_.storages[static_cast<std::size_t>(i)]; }

  int holder(int i) {
    while (storage(i).shares >= 0) i = storage(i).shares;
    return i;
  }

  void find_lifetimes() {
    for (int s = 0; s < static_cast<int>(plan_.steps.size()); ++s) {
      std::vector<int> reads, writes;
      storages_of(plan_.steps[static_cast<std::size_t>(s)], reads, writes);
      reads.insert(reads.end(), writes.begin(), writes.end());
      for (int i : reads) {
        if (storage(i).first < 0) storage(i).first = s;
        storage(i).last = s;
      }
    }
  }

  // The only input of the loop that reads this storage reads it element by element in order.
  static int plain_input(const Loop& loop, int storage, std::int64_t bytes) {
    int found = -1;
    for (int i = 0; i < static_cast<int>(loop.inputs.size()); ++i) {
      const View& v = loop.inputs[static_cast<std::size_t>(i)];
      if (v.storage != storage) continue;
      std::int64_t size = v.elements() * static_cast<std::int64_t>(byte_size(v.dtype));
      if (found >= 0 || !is_contiguous(v) || size != bytes || v.elements() != loop.rows * loop.cols) return -1;
      found = i;
    }
    return found;
  }

  // A result may lie in its donor's memory when the donor is read for the last time before, or element by element by
  // the loop that writes the result.
  void accept_donor(std::size_t r) {
    if (plan_.donor[r] < 0) return;
    int result = plan_.result_storage[r];
    int argument = plan_.argument_storage[static_cast<std::size_t>(plan_.donor[r])];
    bool once = std::ranges::count(plan_.donor, plan_.donor[r]) == 1;
    if (once && storage(result).first >= 0 && storage(argument).bytes == storage(result).bytes) {
      if (storage(argument).last < storage(result).first) return;
      if (storage(argument).last == storage(result).first && take_over(storage(result).first, argument, result)) return;
    }
    plan_.donor[r] = -1;
  }

  // Lets `target` be written over `source` in step s, if that step works element by element.
  bool take_over(int s, int source, int target) {
    auto& work = plan_.steps[static_cast<std::size_t>(s)].work;
    if (auto* loop = std::get_if<Loop>(&work)) {
      if (std::ranges::any_of(loop->folds, [&](const auto& fold) { return fold.storage == target; })) return false;
      for (auto& store : loop->stores) {
        if (store.storage != target || store.in_place_of >= 0) continue;
        int input = plain_input(*loop, source, storage(target).bytes);
        bool taken = std::ranges::any_of(loop->stores, [&](const auto& other) { return other.in_place_of == input; });
        if (input < 0 || taken) return false;
        store.in_place_of = input;
        return true;
      }
    }
    if (auto* structural = std::get_if<Structural>(&work)) {
      if (!structural->first_output_in_place || structural->outputs[0] != target) return false;
      auto is_source = [&](const View& v) { return v.storage == source; };
      // A region reads what it captures after every update.
      for (const auto& captures : structural->captures) {
        if (std::ranges::any_of(captures, is_source)) return false;
      }
      return structural->inputs[0].storage == source && std::ranges::count_if(structural->inputs, is_source) == 1;
    }
    return false;
  }

  void share_in_place(int s) {
    std::vector<int> reads, writes;
    storages_of(plan_.steps[static_cast<std::size_t>(s)], reads, writes);
    for (int out : writes) {
      Storage& target = storage(out);
      bool fresh = target.first == s && target.shares < 0 && target.bytes > 0;
      if (!fresh || target.kind != Storage::Kind::temporary) continue;
      for (int in : reads) {
        Storage& source = storage(in);
        if (source.kind != Storage::Kind::temporary || source.last != s || source.bytes != target.bytes) continue;
        if (shared_on(in)) continue;
        if (take_over(s, in, out)) {
          target.shares = in;
          break;
        }
      }
    }
  }

  void mark_leaving(int s) {
    auto* loop = std::get_if<Loop>(&plan_.steps[static_cast<std::size_t>(s)].work);
    if (!loop) return;
    for (auto& store : loop->stores) {
      const Storage& target = storage(store.storage);
      store.leaves = target.kind == Storage::Kind::result && target.first == s && target.last == s &&
                     target.bytes >= options_.large_result && store.in_place_of < 0;
    }
  }

  bool shared_on(int i) {
    return std::ranges::any_of(plan_.storages, [&](const Storage& s) { return s.shares == i; });
  }

  void place() {
    struct Piece {
      int storage;
      std::int64_t bytes;
      int first, last;
    };
    std::vector<Piece> pieces;
    std::vector<int> piece_of(plan_.storages.size(), -1);
    for (int i = 0; i < static_cast<int>(plan_.storages.size()); ++i) {
      const Storage& s = storage(i);
      if (s.kind != Storage::Kind::temporary || s.first < 0) continue;
      int h = holder(i);
      int& piece = piece_of[static_cast<std::size_t>(h)];
      if (piece < 0) {
        piece = static_cast<int>(pieces.size());
        pieces.push_back({h, aligned(std::max<std::int64_t>(s.bytes, 1)), s.first, s.last});
      }
      Piece& p = pieces[static_cast<std::size_t>(piece)];
      p.first = std::min(p.first, s.first);
      p.last = std::max(p.last, s.last);
    }
    std::vector<std::int64_t> change(plan_.steps.size() + 1, 0);
    for (const Piece& p : pieces) {
      change[static_cast<std::size_t>(p.first)] += p.bytes;
      change[static_cast<std::size_t>(p.last) + 1] -= p.bytes;
    }
    std::int64_t live = 0;
    for (std::int64_t delta : change) {
      live += delta;
      plan_.lower_bound_bytes = std::max(plan_.lower_bound_bytes, live);
    }

    std::ranges::sort(pieces, [](const Piece& x, const Piece& y) {
      return x.bytes != y.bytes ? x.bytes > y.bytes : x.first < y.first;
    });
    std::vector<Piece> placed;  // by offset
    for (const Piece& p : pieces) {
      std::int64_t offset = 0;
      std::size_t at = 0;
      for (std::size_t i = 0; i < placed.size(); ++i) {
        const Piece& q = placed[i];
        std::int64_t start = storage(q.storage).offset;
        if (q.last < p.first || q.first > p.last) continue;
        if (start - offset >= p.bytes) break;
        offset = std::max(offset, start + q.bytes);
      }
      storage(p.storage).offset = offset;
      while (at < placed.size() && storage(placed[at].storage).offset <= offset) ++at;
      placed.insert(placed.begin() + static_cast<std::ptrdiff_t>(at), p);
      plan_.arena_bytes = std::max(plan_.arena_bytes, offset + p.bytes);
    }
    for (int i = 0; i < static_cast<int>(plan_.storages.size()); ++i) {
      Storage& s = storage(i);
      if (s.kind == Storage::Kind::temporary && s.first >= 0) s.offset = storage(holder(i)).offset;
    }
  }

  Schedule& plan_;
  const Options& options_;
};

}  // namespace

void storages_of(const Step& step, std::vector<int>& reads, std::vector<int>& writes) {
  struct Visit {
    std::vector<int>& reads;
    std::vector<int>& writes;
    void operator()(const Loop& loop) { add_loop(loop, reads, writes); }
    void operator()(const Contraction& work) { add_contraction(work, reads, writes); }
    void operator()(const Attention& work) {
      std::vector<int> inner_reads, inner_writes;
      add_contraction(work.first, inner_reads, inner_writes);
      add_loop(work.loop, inner_reads, inner_writes);
      add_contraction(work.second, inner_reads, inner_writes);
      // Scores and weights have no storage.
      for (int i : inner_reads) {
        if (i >= 0) reads.push_back(i);
      }
      for (int i : inner_writes) {
        if (i >= 0) writes.push_back(i);
      }
    }
    void operator()(const Copy& work) {
      reads.push_back(work.from.storage);
      writes.push_back(work.to.storage);
    }
    void operator()(const Structural& work) {
      for (const View& input : work.inputs) reads.push_back(input.storage);
      for (const auto& captures : work.captures) {
        for (const View& capture : captures) reads.push_back(capture.storage);
      }
      writes.insert(writes.end(), work.outputs.begin(), work.outputs.end());
    }
    void operator()(const Control& work) {
      for (const View& operand : work.operands) reads.push_back(operand.storage);
      for (const auto& captures : work.captures) {
        for (const View& capture : captures) reads.push_back(capture.storage);
      }
      writes.insert(writes.end(), work.outputs.begin(), work.outputs.end());
      writes.push_back(work.scratch);
    }
    void operator()(const Nest& work) {
      std::vector<int> inner_reads, inner_writes;
      for (const Step& step : work.steps) storages_of(step, inner_reads, inner_writes);
      auto is_local = [&](int i) { return std::ranges::find(work.locals, i) != work.locals.end(); };
      std::ranges::copy_if(inner_reads, std::back_inserter(reads), [&](int i) { return !is_local(i); });
      std::ranges::copy_if(inner_writes, std::back_inserter(writes), [&](int i) { return !is_local(i); });
    }
  };
  std::visit(Visit{reads, writes}, step.work);
}

void plan_memory(Schedule& plan, const Options& options) { Planner(plan, options).run(); }

}  // namespace pcp::schedule
