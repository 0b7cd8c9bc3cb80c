#include "engine/cpu/masked_loop.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "base/index.h"
#include "engine/cpu/scratch.h"

namespace pcp::cpu {

using schedule::Level;
using schedule::Loop;
using schedule::LoopNode;
using schedule::Schedule;
using schedule::View;
using Kind = LoopNode::Kind;

namespace {

constexpr std::int64_t kTogether = TileProgram::kMostRows;  // rows that share one width
// Widths are rounded up to this. It is a multiple of the block in which a row is summed (vector/fold.h): otherwise the
// bits of a sum would depend on the width.
constexpr std::int64_t kWidth = 64;

const Constant* constant_of(const View& view, const Schedule& plan) {
  if (view.storage < 0) return nullptr;  // the scores of an attention step are never stored
  const schedule::Storage& storage = plan.storages[view.storage];
  return storage.kind == schedule::Storage::Kind::constant ? &plan.constants[storage.index] : nullptr;
}

// For each row of a constant mask, one past the last column where the mask is true.
std::vector<std::int64_t> mask_reach(const Constant& mask, std::int64_t rows, std::int64_t cols) {
  std::vector<std::int64_t> reach(index(rows), 0);
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < cols; ++c) {
      if (mask.bytes()[index(r * cols + c)] != std::byte{0}) reach[index(r)] = c + 1;
    }
  }
  return reach;
}

}  // namespace

std::vector<std::int64_t> mask_widths(const Constant& mask, std::int64_t rows, std::int64_t cols) {
  std::vector<std::int64_t> reach = mask_reach(mask, rows, cols);
  std::vector<std::int64_t> widths(reach.size());
  for (std::size_t r = 0; r < reach.size(); r += kTogether) {
    std::size_t end = std::min(r + kTogether, reach.size());
    std::int64_t farthest = *std::max_element(reach.data() + r, reach.data() + end);
    std::int64_t width = std::min(cols, std::max<std::int64_t>((farthest + kWidth - 1) / kWidth, 1) * kWidth);
    std::fill(widths.data() + r, widths.data() + end, width);
  }
  return widths;
}

// Classifies the value that each node of a loop has where the mask is false.
class MaskedLoop::Analysis {
 public:
  Analysis(const Loop& loop, const Schedule& plan, std::int64_t entries, MaskedLoop& result)
      : loop_(loop), plan_(plan), entries_(entries), result_(result) {}

  bool run() {
    if (!loop_.folds.empty() || loop_.cols < 2 * kWidth) return false;
    for (const LoopNode& node : loop_.nodes) {
      Past past = of(node);
      if (past.kind == Past::wrong) return false;
      past_.push_back(past);
    }
    for (const auto& store : loop_.stores) {
      Past::Kind kind = at(store.node).kind;
      if (kind != Past::zero && kind != Past::row) return false;
    }
    const auto& widths = result_.widths_;
    return std::ranges::any_of(widths, [&](std::int64_t width) { return width < loop_.cols; });
  }

 private:
  struct Past {
    enum Kind {
      any,       // arbitrary: nothing stored may depend on it
      off,       // the mask itself, which is false there
      zero,      // zero, provided that the guard holds
      constant,  // the number `value`
      low,       // so far below zero that its exponential is zero
      row,       // one value a row, independent of the columns past the mask
      wrong      // depends on the columns past the mask: the loop cannot be narrowed
    };
    Kind kind = any;
    float value = 0.0f;
  };

  const Past& at(int node) const { return past_[index(node)]; }
  const LoopNode& node(int i) const { return loop_.nodes[index(i)]; }
  // Whether node i is a reduction of each row by `code`, spread over the row.
  bool is_folded_row(int i, OpCode code) const {
    if (i < 0 || node(i).kind != Kind::spread) return false;
    const LoopNode& of_row = node(node(i).a);
    return of_row.kind == Kind::reduce && of_row.code == code;
  }

  Past of(const LoopNode& node) {
    switch (node.kind) {
      case Kind::load:
        return of_load(node);
      case Kind::op:
        return of_op(node);
      case Kind::reduce:
        return of_reduce(node);
      case Kind::spread:
        return {Past::any};
    }
    return {Past::wrong};
  }

  Past of_load(const LoopNode& node) {
    const View& view = loop_.inputs[index(node.input)];
    if (node.row) return {Past::row};
    const auto levels = schedule::normalized(view);
    const Constant* constant = constant_of(view, plan_);
    if (schedule::is_splat(levels)) {
      if (!constant || view.dtype != DType::f32) return {Past::any};
      float value = 0.0f;
      std::memcpy(&value, constant->bytes().data() + index(view.offset) * sizeof(float), sizeof value);
      return {Past::constant, value};
    }
    if (view.dtype == DType::i1) return constant && note_mask(view, *constant) ? Past{Past::off} : Past{Past::wrong};
    return {Past::any};
  }

  // The mask must be one m × n matrix that all entries share.
  bool note_mask(const View& view, const Constant& mask) {
    std::int64_t rows = loop_.rows / entries_;
    schedule::Levels expected;
    if (entries_ != 1) expected.push_back({entries_, 0});
    expected.push_back({rows * loop_.cols, 1});
    if (view.offset != 0 || schedule::normalized(view) != expected) return false;
    if (mask_ >= 0) return view.storage == mask_;
    mask_ = view.storage;
    result_.widths_ = mask_widths(mask, rows, loop_.cols);
    return true;
  }

  Past of_op(const LoopNode& node) {
    if (node.row) return {Past::row};
    auto is = [&](int operand, Past::Kind kind) { return operand >= 0 && at(operand).kind == kind; };
    switch (node.code) {
      case OpCode::select:
        return is(node.a, Past::off) ? at(node.c) : Past{Past::any};
      case OpCode::subtract:
        // A constant minus the maximum of its row: the guard checks that the maximum is far larger.
        if (is(node.a, Past::constant) && is_folded_row(node.b, OpCode::maximum) &&
            this->node(node.b).a == result_.guard_.node && this->node(result_.guard_.node).a == node.a)
          return {Past::low};
        return {Past::any};
      case OpCode::exponential:
        return is(node.a, Past::low) ? Past{Past::zero} : Past{Past::any};
      case OpCode::divide:
        // Division by a sum of exponentials. The largest of them is 1, so the quotient of a zero is zero.
        if (is(node.a, Past::zero) && is_folded_row(node.b, OpCode::add)) {
          const LoopNode& summed = this->node(this->node(this->node(node.b).a).a);
          if (summed.kind == Kind::op && summed.code == OpCode::exponential && is(summed.a, Past::low))
            return {Past::zero};
        }
        return {Past::any};
      default:
        return {Past::any};
    }
  }

  Past of_reduce(const LoopNode& node) {
    const Past& past = at(node.a);
    if (node.code == OpCode::add && past.kind == Past::zero) return {Past::row};
    constexpr float kLow = -1e4f;
    if (node.code != OpCode::maximum || past.kind != Past::constant || !(past.value <= kLow) ||
        result_.guard_.node >= 0)
      return {Past::wrong};
    result_.guard_.node = count<int>(past_);
    // The maximum must exceed the constant by so much that the exponential of the difference is zero, however it is
    // rounded.
    constexpr float kLowest = std::numeric_limits<float>::lowest();
    bool infinite = past.value < kLowest;
    result_.guard_.at_least = infinite ? kLowest : past.value + 256.0f + std::abs(past.value) * 1e-5f;
    return {Past::row};
  }

  const Loop& loop_;
  const Schedule& plan_;
  std::int64_t entries_;
  MaskedLoop& result_;
  std::vector<Past> past_;
  int mask_ = -1;
};

MaskedLoop::MaskedLoop(const Loop& loop) : narrow_(loop, TileProgram::Stores::late), cols_(loop.cols) {}

std::unique_ptr<MaskedLoop> MaskedLoop::of(const Loop& loop, const Schedule& plan, std::int64_t entries) {
  bool has_mask = std::ranges::any_of(loop.inputs, [](const View& view) { return view.dtype == DType::i1; });
  if (!has_mask || loop.rows % entries != 0) return nullptr;
  std::unique_ptr<MaskedLoop> result(new MaskedLoop(loop));
  return Analysis(loop, plan, entries, *result).run() ? std::move(result) : nullptr;
}

void MaskedLoop::run(std::int64_t first, std::int64_t rows, const TileProgram& whole,
                     const TileProgram::Memory& memory) const {
  Scratch scratch(std::max(narrow_.scratch_bytes(), whole.scratch_bytes()));
  auto square = count<std::int64_t>(widths_);
  for (std::int64_t row = first, taken; row < first + rows; row += taken) {
    std::int64_t in_square = row % square, width = widths_[index(in_square)];
    std::int64_t same = std::min(kTogether - in_square % kTogether, square - in_square);
    taken = std::min({same, first + rows - row, std::max<std::int64_t>(narrow_.tile() / width, 1)});
    if (width < cols_ && narrow_.run_rows(row, taken, width, memory, guard_, scratch.data())) continue;
    whole.run(row * cols_, (row + taken) * cols_, memory, scratch.data());
  }
}

}  // namespace pcp::cpu
