#include "engine/cpu/tile_program.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <map>

#include "base/index.h"

namespace pcp::cpu {
namespace {

using schedule::Level;
using schedule::Loop;
using schedule::LoopNode;
using Kind = LoopNode::Kind;
using Form = TileInstruction::Form;

constexpr std::int64_t kTileLanes = 512, kRowTileLanes = 1024;  // a few kilobytes per value
constexpr std::int64_t kTileBytes = 128 << 10;                  // limit for all values of a tile together
constexpr std::int64_t kLookAheadLanes = 1 << 18;               // larger iteration spaces prefetch their inputs

// Prefetches memory, a few cache lines per call.
class LookAhead {
 public:
  LookAhead(const std::byte* begin, std::int64_t bytes, std::int64_t turns)
      : next_(begin), end_(begin + bytes), quota_(bytes / std::max<std::int64_t>(turns, 1) + 64) {}
  void turn() {
    const std::byte* stop = std::min(next_ + quota_, end_);
    for (; next_ < stop; next_ += 64) __builtin_prefetch(next_, 0, 2);
  }

 private:
  const std::byte* next_;
  const std::byte* end_;
  std::int64_t quota_;
};

bool same_form(DType dtype) { return dtype != DType::f16 && dtype != DType::bf16; }

std::size_t align64(std::size_t bytes) { return (bytes + 63) / 64 * 64; }

// The number of elements after which a view repeats itself, which it does when its outermost level has stride 0; 0 if
// it does not repeat.
std::int64_t period(const schedule::Levels& levels) {
  if (levels.empty()) return 1;
  if (levels[0].stride != 0) return 0;
  std::int64_t inner = 1;
  for (std::size_t i = 1; i < levels.size(); ++i) inner *= levels[i].size;
  return inner;
}

}  // namespace

TileProgram::TileProgram(const Loop& loop, Stores stores)
    : cols_(loop.cols), nodes_(loop.nodes.size()), instructions_(select_instructions(loop)) {
  scratch_bytes_ = align64(nodes_ * sizeof(const std::byte*));
  choose_tile(loop);
  look_ahead_ = loop.rows * loop.cols >= kLookAheadLanes;
  auto end = count<int>(instructions_);
  std::vector<int> last_use(nodes_,
                            -1);  // the last instruction that reads each node; `end`: read after all instructions
  for (int i = 0; i < end; ++i) {
    const TileInstruction& step = instructions_[index(i)];
    for (int operand : step.operands()) {
      if (operand >= 0) last_use[index(operand)] = i;
    }
  }
  for (const auto& f : loop.folds) {
    last_use[index(f.node)] = end;
    DType lanes = same_form(f.dtype) ? f.dtype : DType::f32;  // accumulated wide, rounded once
    folds_.push_back({f.node, vector_kernels().elementwise(f.code, lanes), vector_kernels().reduce_rows(f.code, lanes),
                      f.folded, f.inner, lane_size(f.dtype)});
  }
  choose_stores(loop, stores, last_use);
  assign_slots(loop, stores, last_use);
  partial_slot_ = scratch_bytes_;
  if (!folds_.empty()) scratch_bytes_ += align64(index(tile_) * sizeof(double));
}

void TileProgram::choose_tile(const Loop& loop) {
  std::int64_t unit = loop.whole_rows ? loop.cols : 1;
  if (!loop.whole_rows) {
    for (const auto& input : loop.inputs) {
      std::int64_t p = period(schedule::normalized(input));
      if (p > 1 && p <= 8 * kTileLanes && (p % unit == 0 || unit % p == 0)) unit = std::max(unit, p);
    }
  }
  std::int64_t bytes_a_lane = 0;
  for (const LoopNode& node : loop.nodes) bytes_a_lane += static_cast<std::int64_t>(lane_size(node.dtype));
  std::int64_t lanes = std::clamp<std::int64_t>(kTileBytes / std::max<std::int64_t>(bytes_a_lane, 1), kTileLanes,
                                                loop.whole_rows ? kRowTileLanes : kTileLanes);
  tile_ = std::max(lanes / unit, std::int64_t{1}) * unit;
}

// A node is computed directly in the memory of its result when that memory holds lanes and no later instruction reads
// an input that lies there.
void TileProgram::choose_stores(const Loop& loop, Stores stores, std::vector<int>& last_use) {
  direct_store_.assign(nodes_, -1);
  copy_stores_.resize(nodes_);
  std::vector<int> computed_at(nodes_, -1);
  for (int i = 0; i < count<int>(instructions_); ++i) {
    const TileInstruction& step = instructions_[index(i)];
    computed_at[index(step.out)] = i;
    if (step.sum >= 0) computed_at[index(step.sum)] = i;
  }
  for (int s = 0; s < count<int>(loop.stores); ++s) {
    const auto& store = loop.stores[index(s)];
    const LoopNode& node = loop.nodes[index(store.node)];
    stores_.push_back({store.node, vector_kernels().store(node.dtype), byte_size(node.dtype), lane_size(node.dtype),
                       node.row, same_form(node.dtype), store.streamed});
    bool late = stores == Stores::late || node.kind == Kind::load;
    for (std::size_t i = 0; i < nodes_ && store.in_place_of >= 0; ++i) {
      const LoopNode& other = loop.nodes[i];
      bool overwritten = other.kind == Kind::load && other.input == store.in_place_of;
      late |= overwritten && last_use[i] > computed_at[index(store.node)];
    }
    auto at = index(store.node);
    if (late) {
      late_stores_.push_back(s);
      last_use[at] = count<int>(instructions_);
    } else if (direct_store_[at] < 0 && stores_.back().same_form && !store.streamed) {
      direct_store_[at] = s;
    } else {
      copy_stores_[at].push_back(s);
    }
  }
}

// A free slot is reused for values with lanes of the same size and the same number of lanes.
void TileProgram::assign_slots(const Loop& loop, Stores stores, std::vector<int>& last_use) {
  auto at = [&](int i) -> const LoopNode& { return loop.nodes[index(i)]; };
  auto width = [&](int i) { return lane_size(at(i).dtype); };
  std::int64_t tile_rows = std::max<std::int64_t>(tile_ / std::max<std::int64_t>(cols_, 1), 1);
  std::int64_t most_rows = stores == Stores::late ? std::max(tile_rows, kMostRows) : tile_rows;  // see run_rows
  using Size = std::pair<std::size_t, bool>;
  std::map<Size, std::vector<std::ptrdiff_t>> free_slots;
  auto size_of = [&](int i) { return Size(width(i), at(i).row); };
  slot_of_.assign(nodes_, -1);
  auto slot = [&](int i) -> std::ptrdiff_t& { return slot_of_[index(i)]; };
  auto take_new = [&](int i) {
    slot(i) = static_cast<std::ptrdiff_t>(scratch_bytes_);
    scratch_bytes_ += align64(index(at(i).row ? most_rows : tile_) * width(i));
  };

  std::vector<char> kept(nodes_, 0);  // loaded once and read by every tile, so the slot is never reused
  for (int i = 0; i < static_cast<int>(nodes_); ++i) {
    const LoopNode& node = at(i);
    if (node.kind != Kind::load || last_use[index(i)] < 0) continue;
    const schedule::View& view = loop.inputs[index(node.input)];
    auto levels = schedule::normalized(view);
    std::int64_t unit = node.row ? tile_rows : tile_, p = period(levels);
    bool repeats = p > 0 && unit % p == 0;
    // Contiguous memory in lane form is read in place, unless a result may be written over it.
    bool plain = levels.size() == 1 && levels[0].stride == 1;
    if (!plain || !same_form(view.dtype) || stores == Stores::late) take_new(i);
    kept[index(i)] = repeats;
    loads_.push_back({i, node.input, node.row, repeats ? p : 0, std::move(levels), byte_size(view.dtype),
                      lane_size(view.dtype), vector_kernels().load(view.dtype)});
  }

  for (int i = 0; i < count<int>(instructions_); ++i) {
    const TileInstruction& step = instructions_[index(i)];
    bool needs_slot = direct_store_[index(step.out)] < 0;
    std::vector<int> dying;
    for (int operand : step.operands()) {
      bool dies = operand >= 0 && last_use[index(operand)] == i && slot(operand) >= 0 && !kept[index(operand)] &&
                  std::ranges::find(dying, operand) == dying.end();
      if (dies) dying.push_back(operand);
    }
    // A result takes the slot of an operand whose live range ends here, else a free slot, else a new one. It never
    // takes the slot of an operand that the kernel cannot overwrite.
    for (std::size_t d = 0; d < dying.size() && needs_slot; ++d) {
      if (!step.in_place(dying[d]) || size_of(dying[d]) != size_of(step.out)) continue;
      slot(step.out) = slot(dying[d]);
      dying.erase(dying.begin() + static_cast<std::ptrdiff_t>(d));
      needs_slot = false;
    }
    for (int out : {step.out, step.sum}) {
      if (out < 0 || slot(out) >= 0 || direct_store_[index(out)] >= 0) continue;
      auto& free = free_slots[size_of(out)];
      if (free.empty()) {
        take_new(out);
      } else {
        slot(out) = free.back();
        free.pop_back();
      }
    }
    for (int operand : dying) free_slots[size_of(operand)].push_back(slot(operand));
  }
}

void TileProgram::fetch(const Load& load, std::int64_t first, std::int64_t n, const std::byte* base,
                        std::byte* out) const {
  const auto& levels = load.levels;
  if (levels.empty()) {
    load.kernel(n, base, 0, out);
    return;
  }
  // The position of element `first` in every level.
  std::array<std::int64_t, 32> position{};
  std::int64_t rest = first, offset = 0;
  for (std::size_t i = levels.size(); i-- > 0;) {
    position[i] = rest % levels[i].size;
    rest /= levels[i].size;
    offset += position[i] * levels[i].stride;
  }
  const Level& last = levels.back();

  while (n > 0) {
    std::int64_t run = std::min(n, last.size - position[levels.size() - 1]);
    load.kernel(run, base + offset * static_cast<std::int64_t>(load.element_bytes), last.stride, out);
    out += index(run) * load.lane_bytes;
    n -= run;
    if (n == 0) break;
    offset -= position[levels.size() - 1] * last.stride;
    position[levels.size() - 1] = 0;
    for (std::size_t i = levels.size() - 1; i-- > 0;) {
      offset += levels[i].stride;
      if (++position[i] < levels[i].size) break;
      offset -= levels[i].size * levels[i].stride;
      position[i] = 0;
    }
  }
}

TileProgram::Places TileProgram::slots(std::byte* scratch) const {
  auto place = reinterpret_cast<Places>(scratch);
  for (std::size_t i = 0; i < nodes_; ++i) place[i] = slot_of_[i] < 0 ? nullptr : scratch + slot_of_[i];
  return place;
}

void TileProgram::compute(const TileInstruction& step, const Tile& tile, std::int64_t cols, Places place,
                          std::byte* out, std::byte* sum) const {
  auto operand = [&](int i) { return i < 0 ? nullptr : place[index(i)]; };
  switch (step.form) {
    case Form::lanes:
      return step.lane(tile.size(step.row), operand(step.a), operand(step.b), operand(step.c), out);
    case Form::reduce:
      return step.reduce(tile.rows, cols, operand(step.a), out);
    case Form::spread:
      return step.spread(tile.rows, cols, operand(step.a), out);
    case Form::row_dot:
    case Form::row_binary:
      return step.row_binary(tile.rows, cols, operand(step.a), operand(step.b), out);
    case Form::exp_sum:
      return step.exp_sum(tile.rows, cols, operand(step.a), operand(step.b), out, sum);
    case Form::row_affine:
      return step.row_affine(
          tile.rows, cols, {operand(step.a), operand(step.b), operand(step.c), operand(step.d), operand(step.e)}, out);
  }
}

void TileProgram::run(std::int64_t begin, std::int64_t end, const Memory& memory, std::byte* scratch) const {
  Places place = slots(scratch);
  std::vector<LookAhead> look;
  auto turns = count<std::int64_t>(instructions_);
  for (std::int64_t first = begin; first < end; first += tile_) {
    std::int64_t count = std::min(tile_, end - first), ahead = look_ahead_ ? std::min(tile_, end - first - count) : 0;
    look.clear();
    Tile tile{first, count, first / cols_, std::max<std::int64_t>(count / cols_, 1)};
    for (const Load& load : loads_) {
      auto node = index(load.node);
      std::int64_t from = tile.begin(load.row);
      if (first != begin && load.period > 0 && from % load.period == 0) continue;
      const std::byte* base = memory.inputs[index(load.input)];
      if (slot_of_[node] < 0) {
        auto bytes = static_cast<std::int64_t>(load.element_bytes);
        place[node] = base + from * bytes;
        if (ahead > 0 && !load.row) look.emplace_back(place[node] + count * bytes, ahead * bytes, turns);
      } else {
        fetch(load, from, tile.size(load.row), base, scratch + slot_of_[node]);
      }
    }

    auto operand = [&](int i) { return i < 0 ? nullptr : place[index(i)]; };
    auto target = [&](int i) -> std::byte* {
      auto node = index(i);
      if (direct_store_[node] < 0) return scratch + slot_of_[node];
      auto s = index(direct_store_[node]);
      std::byte* out = memory.stores[s] + tile.begin(stores_[s].row) * static_cast<std::int64_t>(stores_[s].bytes);
      place[node] = out;
      return out;
    };
    auto finish = [&](int i) {
      for (int s : copy_stores_[index(i)]) {
        write(stores_[index(s)], operand(i), tile, memory.stores[index(s)]);
      }
    };
    for (const TileInstruction& step : instructions_) {
      std::byte* out = target(step.out);
      compute(step, tile, cols_, place, out, step.sum < 0 ? nullptr : target(step.sum));
      if (step.sum >= 0) finish(step.sum);
      finish(step.out);
      for (LookAhead& input : look) input.turn();
    }
    for (int s : late_stores_) {
      const Store& store = stores_[index(s)];
      write(store, operand(store.node), tile, memory.stores[index(s)]);
    }
    for (std::size_t f = 0; f < folds_.size(); ++f)
      fold(folds_[f], operand(folds_[f].node), first, count, memory.folds[f], scratch + partial_slot_);
  }
  if (std::ranges::any_of(stores_, &Store::streamed)) vector_kernels().stream_end();
}

bool TileProgram::run_rows(std::int64_t first, std::int64_t rows, std::int64_t width, const Memory& memory,
                           const Guard& guard, std::byte* scratch) const {
  Places place = slots(scratch);
  Tile tile{first * cols_, rows * width, first, rows};
  for (const Load& load : loads_) {
    const std::byte* base = memory.inputs[index(load.input)];
    std::byte* to = scratch + slot_of_[index(load.node)];
    if (load.row || schedule::is_splat(load.levels)) {
      fetch(load, load.row ? first : 0, tile.size(load.row), base, to);
      continue;
    }
    for (std::int64_t r = 0; r < rows; ++r, to += width * static_cast<std::int64_t>(load.lane_bytes))
      fetch(load, (first + r) * cols_, width, base, to);
  }
  auto slot = [&](int node) { return node < 0 ? nullptr : scratch + slot_of_[index(node)]; };
  for (const TileInstruction& step : instructions_) {
    compute(step, tile, width, place, slot(step.out), slot(step.sum));
    if (step.out != guard.node) continue;
    const auto* values = reinterpret_cast<const float*>(slot(step.out));
    constexpr float kLargest = std::numeric_limits<float>::max();
    for (std::int64_t r = 0; r < rows; ++r) {
      if (!(values[r] >= guard.at_least && values[r] <= kLargest)) return false;
    }
  }
  for (std::size_t s = 0; s < stores_.size(); ++s) {
    const Store& store = stores_[s];
    const std::byte* from = slot(store.node);
    if (store.row) {
      store.kernel(rows, from, memory.stores[s] + first * static_cast<std::int64_t>(store.bytes));
      continue;
    }
    std::byte* to = memory.stores[s] + first * cols_ * static_cast<std::int64_t>(store.bytes);
    for (std::int64_t r = 0; r < rows; ++r) {
      store.kernel(width, from, to);
      std::size_t bytes = index(width) * store.bytes;
      std::memset(to + bytes, 0, index(cols_ - width) * store.bytes);
      from += index(width) * store.lane_bytes;
      to += index(cols_) * store.bytes;
    }
  }
  return true;
}

void TileProgram::write(const Store& store, const std::byte* lanes, const Tile& tile, std::byte* memory) const {
  std::byte* to = memory + tile.begin(store.row) * static_cast<std::int64_t>(store.bytes);
  if (store.streamed && store.same_form) {
    vector_kernels().stream(index(tile.size(store.row)) * store.bytes, lanes, to);
  } else {
    store.kernel(tile.size(store.row), lanes, to);
  }
}

// Rows of a tile are folded together before they are added to the accumulator, which reduces the rounding error of long
// sums.
void TileProgram::fold(const FoldStep& step, const std::byte* lanes, std::int64_t begin, std::int64_t n,
                       std::byte* accumulator, std::byte* partial) const {
  auto bytes = static_cast<std::int64_t>(step.lane_bytes);
  while (n > 0) {
    std::int64_t taken;
    if (step.inner == 1) {
      taken = std::min(n, step.folded - begin % step.folded);
      step.reduce(1, taken, lanes, partial);
      std::byte* to = accumulator + begin / step.folded * bytes;
      step.combine(1, to, partial, nullptr, to);
    } else {
      std::int64_t column = begin % step.inner, row = begin / step.inner, outer = row / step.folded;
      std::byte* to = accumulator + (outer * step.inner + column) * bytes;
      std::int64_t rows = column == 0 ? std::min(n / step.inner, step.folded - row % step.folded) : 0;
      if (rows >= 2) {
        std::int64_t pitch = step.inner * bytes;
        step.combine(step.inner, lanes, lanes + pitch, nullptr, partial);
        for (std::int64_t r = 2; r < rows; ++r) step.combine(step.inner, partial, lanes + r * pitch, nullptr, partial);
        step.combine(step.inner, to, partial, nullptr, to);
        taken = rows * step.inner;
      } else {
        taken = std::min(n, step.inner - column);
        step.combine(taken, to, lanes, nullptr, to);
      }
    }
    lanes += taken * bytes;
    begin += taken;
    n -= taken;
  }
}

}  // namespace pcp::cpu
