#include "engine/iree/select_and_scatter.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

#include "engine/iree/regions.h"
#include "graph/captures.h"
#include "pcp/builder.h"

namespace pcp::iree {
namespace {

constexpr std::int64_t kMostTaps = 256;  // elements of a window

// A tap is one position within a window. The elements of all windows at this position are a slice of the padded
// operand.
struct Tap {
  Dims start, limit;
};

class WrittenOut {
 public:
  WrittenOut(const Function& source, const Op& op) : source_(source), op_(op), b_(function_) {
    operand_ = source.type(op.operands[0]);
    places_ = source.type(op.operands[1]).dims;
    const Dims ones(operand_.dims.size(), 1);
    window_ = op.attrs.get_or("window_dimensions", ones);
    strides_ = op.attrs.get_or("window_strides", ones);
    low_ = high_ = Dims(operand_.dims.size());
    if (const auto* padding = op.attrs.find<Constant>("padding")) {
      for (std::size_t d = 0; d < low_.size(); ++d) {
        low_[d] = padding->int_at(static_cast<std::int64_t>(2 * d));
        high_[d] = padding->int_at(static_cast<std::int64_t>(2 * d + 1));
      }
    }
    for (std::size_t d = 0; d < low_.size(); ++d) padded_.push_back(operand_.dims[d] + low_[d] + high_[d]);
  }

  bool is_possible() const {
    auto taps = std::accumulate(window_.begin(), window_.end(), std::int64_t{1}, std::multiplies<>());
    bool is_empty = operand_.elements() == 0 || TensorType(operand_.dtype, places_).elements() == 0;
    return !is_empty && taps <= kMostTaps && is_elementwise(op_.regions[0]) && is_elementwise(op_.regions[1]);
  }

  Function run() {
    function_.name = "select_and_scatter";
    b_.set_location(op_.location);
    for (Value operand : op_.operands) b_.argument(source_.type(operand));
    for (const Region& region : op_.regions) {
      std::map<int, Value> captured;
      for (Value value : captured_values(region)) captured[value.id] = b_.argument(source_.type(value));
      captures_.push_back(std::move(captured));
    }
    list_taps();
    choose();
    Value scattered = are_side_by_side() ? spread_at_once() : spread_one_by_one();
    b_.returns({without_padding(scattered)});
    return std::move(function_);
  }

 private:
  Value operand() const { return function_.body.args[0]; }
  Value updates() const { return function_.body.args[1]; }
  Value initial() const { return function_.body.args[2]; }
  TensorType numbers(const Dims& dims) const { return TensorType(DType::i32, dims); }
  Value zero() { return b_.scalar(operand_.dtype, 0); }

  Value apply(std::size_t region, Value x, Value y, const Dims& dims) {
    const Region& code = op_.regions[region];
    std::map<int, Value> map{{code.args[0].id, x}, {code.args[1].id, y}};
    for (auto [id, value] : captures_[region]) map[id] = b_.broadcast(value, dims);
    return lifted(b_, source_, code, std::move(map), dims)[0];
  }

  void list_taps() {
    Dims at(window_.size());
    while (true) {
      Tap tap{at, at};
      for (std::size_t d = 0; d < at.size(); ++d) tap.limit[d] += (places_[d] - 1) * strides_[d] + 1;
      taps_.push_back(std::move(tap));
      std::size_t d = at.size();
      while (d > 0 && ++at[d - 1] == window_[d - 1]) at[--d] = 0;
      if (d == 0) return;
    }
  }

  bool has_padding() const {
    return std::ranges::any_of(low_, [](auto size) { return size > 0; }) ||
           std::ranges::any_of(high_, [](auto size) { return size > 0; });
  }

  // Which tap each window selects. Padding is never selected, even if the window covers nothing else.
  void choose() {
    Value all = b_.pad(operand(), zero(), low_, high_), all_inside;
    if (has_padding()) {
      Value inside = b_.splat(TensorType(DType::i1, operand_.dims), 1);
      all_inside = b_.pad(inside, b_.scalar(DType::i1, 0), low_, high_);
    }
    Value best;
    for (std::size_t k = 0; k < taps_.size(); ++k) {
      Value element = b_.slice(all, taps_[k].start, taps_[k].limit, strides_), is_inside;
      Value number = b_.splat(numbers(places_), static_cast<double>(k));
      if (all_inside) is_inside = b_.slice(all_inside, taps_[k].start, taps_[k].limit, strides_);
      if (k == 0) {
        best = element;
        chosen_ = number;
        is_any_ = is_inside;
        continue;
      }
      Value is_better = b_.unary(OpCode::not_, apply(0, best, element, places_));
      if (is_inside) {
        is_better = b_.binary(OpCode::or_, is_better, b_.unary(OpCode::not_, is_any_));
        is_better = b_.binary(OpCode::and_, is_better, is_inside);
        is_any_ = b_.binary(OpCode::or_, is_any_, is_inside);
      }
      best = b_.select(is_better, element, best);
      chosen_ = b_.select(is_better, number, chosen_);
    }
    if (is_any_) chosen_ = b_.select(is_any_, chosen_, b_.splat(numbers(places_), -1));
  }

  bool are_side_by_side() const { return window_ == strides_; }

  // Every element belongs to one window: it receives the value if that window has selected it.
  Value spread_at_once() {
    Dims apart, covered, whole, in_window;
    for (std::size_t d = 0; d < window_.size(); ++d) {
      apart.insert(apart.end(), {places_[d], window_[d]});
      covered.push_back(places_[d] * window_[d]);
      whole.push_back(static_cast<std::int64_t>(2 * d));
      in_window.push_back(static_cast<std::int64_t>(2 * d + 1));
    }
    auto spread = [&](Value x, const Dims& to) { return b_.reshape(b_.broadcast_in_dim(x, apart, to), covered); };
    std::vector<std::int32_t> count(taps_.size());
    std::iota(count.begin(), count.end(), 0);
    Value number = b_.constant(Constant::of<std::int32_t>(numbers(window_), count));
    Value is_selected = b_.compare(spread(chosen_, whole), spread(number, in_window), "EQ");
    Value before = b_.broadcast(initial(), covered);
    Value after = apply(1, before, spread(updates(), whole), covered);
    Dims rest;
    for (std::size_t d = 0; d < covered.size(); ++d) rest.push_back(padded_[d] - covered[d]);
    return b_.pad(b_.select(is_selected, after, before), initial(), Dims(covered.size()), rest);
  }

  // Windows that overlap or leave gaps are handled tap by tap.
  Value spread_one_by_one() {
    Value result = b_.broadcast(initial(), padded_);
    Dims interior = strides_;
    for (std::int64_t& size : interior) --size;
    for (std::size_t k = 0; k < taps_.size(); ++k) {
      Dims rest;
      for (std::size_t d = 0; d < padded_.size(); ++d) rest.push_back(padded_[d] - taps_[k].limit[d]);
      auto spread = [&](Value x) { return b_.pad(x, b_.scalar(b_.type(x).dtype, 0), taps_[k].start, rest, interior); };
      Value is_chosen = b_.compare(chosen_, b_.splat(numbers(places_), static_cast<double>(k)), "EQ");
      Value is_selected = spread(is_chosen);
      result = b_.select(is_selected, apply(1, result, spread(updates()), padded_), result);
    }
    return result;
  }

  Value without_padding(Value padded) {
    Dims low = low_, high = high_;
    for (std::int64_t& size : low) size = -size;
    for (std::int64_t& size : high) size = -size;
    return b_.pad(padded, initial(), low, high);
  }

  const Function& source_;
  const Op& op_;
  Function function_;
  Builder b_;
  TensorType operand_;
  Dims places_, window_, strides_, low_, high_, padded_;
  std::vector<std::map<int, Value>> captures_;  // per region
  std::vector<Tap> taps_;
  Value chosen_;  // per window the number of a tap, or -1
  Value is_any_;  // per window whether it has an element outside the padding; null where all have
};

}  // namespace

std::optional<Function> written_out_select_and_scatter(const Function& source, const Op& op) {
  WrittenOut written_out(source, op);
  if (!written_out.is_possible()) return std::nullopt;
  return written_out.run();
}

}  // namespace pcp::iree
