#include "engine/cpu/tile_instructions.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/index.h"

namespace pcp::cpu {
namespace {

using schedule::Loop;
using schedule::LoopNode;
using Kind = LoopNode::Kind;
using Form = TileInstruction::Form;

Direction direction(std::string_view name) {
  static constexpr std::array<std::string_view, 6> kNames{"EQ", "NE", "GE", "GT", "LE", "LT"};
  return static_cast<Direction>(std::ranges::find(kNames, name) - kNames.begin());
}

LaneKernel lane_kernel(const LoopNode& node) {
  const VectorKernels& kernels = vector_kernels();
  switch (node.code) {
    case OpCode::compare:
      return kernels.compare(direction(node.direction), node.order == "TOTALORDER" ? Order::total : Order::plain,
                             node.operand);
    case OpCode::convert:
      return kernels.convert(node.operand, node.dtype);
    case OpCode::is_finite:
      return kernels.is_finite(node.operand);
    default:
      return kernels.elementwise(node.code, node.dtype);
  }
}

class Selector {
 public:
  explicit Selector(const Loop& loop) : loop_(loop), uses_(loop.nodes.size(), 0) {
    for (const LoopNode& node : loop.nodes) {
      for (int operand : {node.a, node.b, node.c}) {
        if (operand >= 0) ++uses_[index(operand)];
      }
    }
    for (const auto& store : loop.stores) ++uses_[index(store.node)];
    for (const auto& fold : loop.folds) ++uses_[index(fold.node)];
  }

  std::vector<TileInstruction> run() {
    // Each node absorbs the nodes that a fused kernel can compute with it. A node without remaining uses needs no
    // instruction.
    chosen_.resize(loop_.nodes.size());
    for (int i = count<int>(loop_.nodes) - 1; i >= 0; --i) {
      if (at(i).kind != Kind::load && uses(i) > 0) chosen_[index(i)] = choose(i);
    }
    std::vector<TileInstruction> result;
    for (const TileInstruction& instruction : chosen_) {
      if (instruction.out >= 0) result.push_back(instruction);
    }
    return result;
  }

 private:
  const LoopNode& at(int i) const { return loop_.nodes[index(i)]; }
  int& uses(int i) { return uses_[index(i)]; }
  bool is_op(int i, OpCode code) const { return i >= 0 && at(i).kind == Kind::op && at(i).code == code; }
  bool is_single(int i, OpCode code) { return is_op(i, code) && uses(i) == 1; }
  bool is_spread(int i) const { return i >= 0 && at(i).kind == Kind::spread; }

  TileInstruction choose(int i) {
    const LoopNode& node = at(i);
    TileInstruction plain;
    plain.row = node.row;
    plain.out = i;
    plain.a = node.a;
    plain.b = node.b;
    plain.c = node.c;
    switch (node.kind) {
      case Kind::op:
        if (auto fused = exp_sum(i)) return *fused;
        if (auto fused = row_affine(i)) return *fused;
        if (auto fused = row_binary(i)) return *fused;
        if (auto fused = gate(i)) return *fused;
        if (auto fused = pair(i)) return *fused;
        plain.lane = lane_kernel(node);
        break;
      case Kind::reduce:
        if (auto fused = row_dot(i)) return *fused;
        plain.form = Form::reduce;
        plain.reduce = vector_kernels().reduce_rows(node.code, node.dtype);
        break;
      case Kind::spread:
        plain.form = Form::spread;
        plain.spread = vector_kernels().spread(node.dtype);
        break;
      case Kind::load:
        break;
    }
    if (!plain.lane && !plain.reduce && !plain.spread) {
      fail(Code::unsupported, "[", info(node.code).name, "] the cpu engine has no kernel for ", name(node.operand));
    }
    return plain;
  }

  // exponential(subtract(x, spread(m))) together with its sum over rows, where the loop uses that sum too.
  std::optional<TileInstruction> exp_sum(int i) {
    if (!is_op(i, OpCode::exponential) || at(i).row) return std::nullopt;
    int shifted = at(i).a;
    if (!is_single(shifted, OpCode::subtract) || !is_spread(at(shifted).b)) return std::nullopt;
    int sum = -1;
    for (int j = i + 1; j < count<int>(loop_.nodes) && sum < 0; ++j) {
      if (at(j).kind == Kind::reduce && at(j).code == OpCode::add && at(j).a == i) sum = j;
    }
    TileInstruction fused;
    fused.exp_sum = vector_kernels().fused->exp_shifted_sum(at(i).dtype);
    if (sum < 0 || !fused.exp_sum) return std::nullopt;
    fused.form = Form::exp_sum;
    fused.a = at(shifted).a;
    fused.b = at(at(shifted).b).a;
    fused.out = i;
    fused.sum = sum;
    // This instruction computes the sum as well, so the instruction that was already chosen for the sum is removed.
    chosen_[index(sum)] = {};
    --uses(i);
    drop(shifted);
    ++uses(fused.a);
    ++uses(fused.b);
    return fused;
  }

  // An operation with one operand that is constant along a row.
  std::optional<TileInstruction> row_binary(int i) {
    const LoopNode& node = at(i);
    if (node.row || node.b < 0 || node.c >= 0) return std::nullopt;
    bool swap = !is_spread(node.b) && is_spread(node.a) && info(node.code).has(kCommutative);
    int full = swap ? node.b : node.a, spread = swap ? node.a : node.b;
    if (!is_spread(spread)) return std::nullopt;
    TileInstruction fused;
    fused.row_binary = vector_kernels().fused->row_binary(node.code, node.dtype);
    if (!fused.row_binary) return std::nullopt;
    fused.form = Form::row_binary;
    fused.a = full;
    fused.b = at(spread).a;
    fused.out = i;
    --uses(spread);
    ++uses(fused.b);
    return fused;
  }

  // The sum over rows of a product that has no other use.
  std::optional<TileInstruction> row_dot(int i) {
    const LoopNode& node = at(i);
    if (node.code != OpCode::add || !is_single(node.a, OpCode::multiply)) return std::nullopt;
    const LoopNode& product = at(node.a);
    if (is_spread(product.a) || is_spread(product.b)) return std::nullopt;
    if (auto fused = square_distance(i)) return fused;
    TileInstruction fused;
    fused.row_binary = vector_kernels().fused->row_dot(node.dtype);
    if (!fused.row_binary) return std::nullopt;
    fused.form = Form::row_dot;
    fused.row = true;
    fused.a = product.a;
    fused.b = product.b;
    fused.out = i;
    uses(node.a) = 0;
    return fused;
  }

  // The sum over rows of (x - y[row])², where the difference has no other use.
  std::optional<TileInstruction> square_distance(int i) {
    int product = at(i).a, difference = at(product).a;
    bool fits = at(product).b == difference && uses(difference) == 2 && is_op(difference, OpCode::subtract) &&
                !is_spread(at(difference).a) && is_spread(at(difference).b);
    TileInstruction fused;
    fused.row_binary = fits ? vector_kernels().fused->row_square_distance(at(i).dtype) : nullptr;
    if (!fused.row_binary) return std::nullopt;
    fused.form = Form::row_dot;
    fused.row = true;
    fused.a = at(difference).a;
    fused.b = at(at(difference).b).a;
    fused.out = i;
    uses(product) = 0;
    drop(difference);
    ++uses(fused.a);
    ++uses(fused.b);
    return fused;
  }

  // The end of a normalization: a row is scaled by one value of the row and one of each column, then shifted by a bias.
  // If the difference at its start has other uses, this instruction computes it again.
  std::optional<TileInstruction> row_affine(int i) {
    TileInstruction fused;
    int scaled = i;
    if (is_op(i, OpCode::add)) {
      std::tie(scaled, fused.e) =
          is_single(at(i).a, OpCode::multiply) ? std::pair(at(i).a, at(i).b) : std::pair(at(i).b, at(i).a);
      if (!is_single(scaled, OpCode::multiply) || is_spread(fused.e)) return std::nullopt;
    }
    if (!is_op(scaled, OpCode::multiply) || at(i).row) return std::nullopt;
    auto scales_row = [&](int j) {
      return is_single(j, OpCode::multiply) && (is_spread(at(j).a) != is_spread(at(j).b));
    };
    auto [of_row, gain] =
        scales_row(at(scaled).a) ? std::pair(at(scaled).a, at(scaled).b) : std::pair(at(scaled).b, at(scaled).a);
    if (!scales_row(of_row) || is_spread(gain)) return std::nullopt;
    auto [x, scale] =
        is_spread(at(of_row).b) ? std::pair(at(of_row).a, at(of_row).b) : std::pair(at(of_row).b, at(of_row).a);
    bool shifted = is_op(x, OpCode::subtract) && is_spread(at(x).b) && !is_spread(at(x).a);
    fused.row_affine = vector_kernels().fused->row_affine(shifted, fused.e >= 0, at(i).dtype);
    if (!fused.row_affine) return std::nullopt;
    fused.form = Form::row_affine;
    fused.a = shifted ? at(x).a : x;
    fused.b = shifted ? at(at(x).b).a : -1;
    fused.c = at(scale).a;
    fused.d = gain;
    fused.out = i;
    if (scaled != i) {
      drop(scaled);
      ++uses(gain);
    }
    drop(of_row);
    if (shifted) {
      if (uses(x) == 0) drop(x);
      ++uses(fused.b);
    }
    ++uses(fused.a);
    ++uses(fused.c);
    return fused;
  }

  // A product with a logistic that has no other use, as at the end of GELU and SiLU.
  std::optional<TileInstruction> gate(int i) {
    const LoopNode& node = at(i);
    if (node.code != OpCode::multiply) return std::nullopt;
    for (auto [factor, other] : {std::pair(node.a, node.b), std::pair(node.b, node.a)}) {
      if (!is_single(factor, OpCode::logistic) || at(factor).row != node.row || is_spread(other)) continue;
      TileInstruction fused;
      fused.lane = vector_kernels().fused->gate(node.dtype);
      if (!fused.lane) return std::nullopt;
      fused.row = node.row;
      fused.a = other;
      fused.b = at(factor).a;
      fused.out = i;
      uses(factor) = 0;
      return fused;
    }
    return std::nullopt;
  }

  // An operation together with the operation that computes one of its operands, which has no other use.
  std::optional<TileInstruction> pair(int i) {
    const LoopNode& node = at(i);
    for (auto [first, other] : {std::pair(node.a, node.b), std::pair(node.b, node.a)}) {
      if (first < 0 || other < 0 || first == other) continue;
      const LoopNode& inner = at(first);
      bool usable = inner.kind == Kind::op && inner.b >= 0 && uses(first) == 1 && inner.row == node.row &&
                    inner.dtype == node.dtype;
      // Operations on spread values are left to row_binary.
      if (!usable || is_spread(inner.a) || is_spread(inner.b)) continue;
      TileInstruction fused;
      fused.lane = vector_kernels().fused->pair(inner.code, node.code, first == node.b, node.dtype);
      if (!fused.lane) continue;
      fused.row = node.row;
      fused.a = inner.a;
      fused.b = inner.b;
      fused.c = other;
      fused.out = i;
      uses(first) = 0;
      return fused;
    }
    return std::nullopt;
  }

  // Marks a node as absorbed, so that its operands lose a use.
  void drop(int i) {
    uses(i) = 0;
    for (int operand : {at(i).a, at(i).b, at(i).c}) {
      if (operand >= 0) --uses(operand);
    }
  }

  const Loop& loop_;
  std::vector<int> uses_;
  std::vector<TileInstruction> chosen_;
};

}  // namespace

std::vector<TileInstruction> select_instructions(const Loop& loop) { return Selector(loop).run(); }

}  // namespace pcp::cpu
