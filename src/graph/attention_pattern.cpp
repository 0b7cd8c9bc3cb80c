#include "graph/attention_pattern.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

#include "graph/broadcast_source.h"
#include "graph/captures.h"
#include "graph/diagonal_band.h"
#include "graph/dims.h"
#include "graph/reducer.h"
#include "pcp/builder.h"

namespace pcp {
namespace {

// Matches one pattern, from its last product back to its first.
class AttentionFinder {
 public:
  AttentionFinder(const Function& function, const Uses& uses) : function_(function), uses_(uses) {}

  std::optional<AttentionPattern> find(const Region& region, const Op& output) {
    region_ = &region;
    for (bool weights_are_left : {true, false}) {
      pattern_ = {};
      pattern_.output = &output;
      pattern_.weights_are_left = weights_are_left;
      pattern_.weights = output.operands[weights_are_left ? 0 : 1];
      pattern_.value = output.operands[weights_are_left ? 1 : 0];
      if (!match_softmax() || !match_logits() || !match_products()) continue;
      std::ranges::sort(pattern_.inside);  // by address, which is the order of the region
      pattern_.inside.erase(std::unique(pattern_.inside.begin(), pattern_.inside.end()), pattern_.inside.end());
      if (inputs_are_independent()) return std::move(pattern_);
    }
    return std::nullopt;
  }

 private:
  // The operation that defines a value, when it is in the region of the output.
  const Op* local(Value value, OpCode code) const {
    const Op* op = uses_.definition(value, code);
    return op && is_local(op) ? op : nullptr;
  }
  // Operations of a region lie side by side.
  bool is_local(const Op* op) const {
    const Op* begin = region_->ops.data();
    return std::less_equal<>()(begin, op) && std::less<>()(op, begin + region_->ops.size());
  }
  const TensorType& type(Value value) const { return function_.type(value); }
  void take(const Op* op) { pattern_.inside.push_back(op); }

  // Looks through conversions between floating types, which only round.
  Value without_convert(Value value) {
    const Op* convert = local(value, OpCode::convert);
    if (!convert || !is_float(type(convert->operands[0]).dtype)) return value;
    take(convert);
    return convert->operands[0];
  }

  // weights = e / sum(e), e = exp(logits - max(logits))
  bool match_softmax() {
    const Op* quotient = local(without_convert(pattern_.weights), OpCode::divide);
    if (!quotient || !is_float(type(quotient->results[0]).dtype)) return false;
    take(quotient);
    const Op* power = local(quotient->operands[0], OpCode::exponential);
    if (!power) return false;
    take(power);
    const Op* shifted = local(power->operands[0], OpCode::subtract);
    if (!shifted) return false;
    take(shifted);
    pattern_.logits = shifted->operands[0];
    auto axis = match_statistic(quotient->operands[1], OpCode::add, power->results[0], pattern_.sum);
    if (!axis) return false;
    pattern_.key_dimension = *axis;
    return match_statistic(shifted->operands[1], OpCode::maximum, pattern_.logits, pattern_.maximum) == axis;
  }

  // If `repeated` is the reduction of `of` over one dimension, broadcast to the shape of `of`, returns that dimension.
  std::optional<std::int64_t> match_statistic(Value repeated, OpCode by, Value of, Value& statistic) {
    Value spread = without_convert(repeated);
    Value rows = broadcast_source(function_, uses_, spread).value;
    for (Value value = spread; value != rows;) {
      const Op* op = uses_.definition(value);
      if (!is_local(op)) return std::nullopt;
      take(op);
      value = op->operands[0];
    }
    statistic = without_convert(rows);
    const Op* reduce = local(statistic, OpCode::reduce);
    if (!reduce || reduce->operands.size() != 2 || match_reducer(reduce->regions[0]) != by) return std::nullopt;
    take(reduce);
    const Dims& reduced = reduce->attrs.dims("dimensions");
    const Constant* start = uses_.constant(reduce->operands[1]);
    if (reduced.size() != 1 || !start || *start != neutral(by, start->type().dtype)) return std::nullopt;
    if (without_convert(reduce->operands[0]) != of) return std::nullopt;
    if (!repeats_reduction(function_, uses_, spread, rows, reduced)) return std::nullopt;
    return reduced[0];
  }

  // logits = mask(scale * product + bias), each part at most once, conversions anywhere.
  bool match_logits() {
    Value value = without_convert(pattern_.logits);
    if (const Op* choice = local(value, OpCode::select)) {
      if (!match_mask(*choice, value)) return false;
    }
    value = without_convert(value);
    if (const Op* sum = local(value, OpCode::add)) {
      // The operand that is the product, perhaps scaled.
      auto left = scaled_product(sum->operands[0]), right = scaled_product(sum->operands[1]);
      if (left.has_value() == right.has_value()) return false;
      pattern_.bias = sum->operands[left ? 1 : 0];
      take(sum);
      value = sum->operands[left ? 0 : 1];
    }
    auto product = scaled_product(value);
    if (!product) return false;
    pattern_.scores = product->op;
    pattern_.scale = product->scale;
    for (const Op* op : product->between) take(op);
    return true;
  }

  bool match_mask(const Op& choice, Value& value) {
    const Constant* on_true = splat(choice.operands[1]);
    const Constant* on_false = splat(choice.operands[2]);
    if ((on_true == nullptr) == (on_false == nullptr)) return false;
    if (type(choice.operands[0]).dims != type(value).dims) return false;  // a scalar predicate is no mask
    AttentionMask& mask = pattern_.mask;
    mask.predicate = choice.operands[0];
    mask.inverted = on_true != nullptr;
    mask.fill = (on_true ? on_true : on_false)->at(0);
    mask.kind = AttentionMask::Kind::tensor;
    take(&choice);
    describe_band(mask);
    value = choice.operands[mask.inverted ? 2 : 1];
    return true;
  }

  void describe_band(AttentionMask& mask) {
    // All layers of a model have the same mask.
    auto [found, is_new] = bands_.try_emplace(mask.predicate.id);
    if (is_new) found->second = diagonal_band(function_, uses_, mask.predicate, pattern_.key_dimension);
    auto band = found->second;
    if (!band || band->column_dimension != pattern_.key_dimension) return;
    if (mask.inverted) {  // the complement of a band is a band when one side is open
      if (band->first && band->last) return;
      auto first = band->last ? std::optional(*band->last + 1) : std::nullopt;
      auto last = band->first ? std::optional(*band->first - 1) : std::nullopt;
      band->first = first, band->last = last;
    }
    if (!band->last) return;
    mask.kind = band->first ? AttentionMask::Kind::window : AttentionMask::Kind::causal;
    mask.first = band->first.value_or(0);
    mask.last = *band->last;
    mask.query_dimension = band->row_dimension;
  }

  struct Product {
    const Op* op;
    double scale;
    std::vector<const Op*> between;
  };

  std::optional<Product> scaled_product(Value value) const {
    Product product{nullptr, 1, {}};
    while (true) {
      if (const Op* op = local(value, OpCode::dot_general)) {
        product.op = op;
        return product;
      }
      if (const Op* op = local(value, OpCode::convert)) {
        if (!is_float(type(op->operands[0]).dtype)) return std::nullopt;
        product.between.push_back(op);
        value = op->operands[0];
      } else if (const Op* op = local(value, OpCode::multiply)) {
        const Constant* left = splat(op->operands[0]);
        const Constant* factor = left ? left : splat(op->operands[1]);
        if (!factor) return std::nullopt;
        product.between.push_back(op);
        product.scale *= factor->at(0);
        value = op->operands[left ? 1 : 0];
      } else if (const Op* op = local(value, OpCode::divide)) {
        const Constant* divisor = splat(op->operands[1]);
        if (!divisor) return std::nullopt;
        product.between.push_back(op);
        product.scale /= divisor->at(0);
        value = op->operands[0];
      } else {
        return std::nullopt;
      }
    }
  }

  // A splat constant, also one written as a broadcast of a scalar; null otherwise.
  const Constant* splat(Value value) const {
    const Constant* found = uses_.constant(broadcast_source(function_, uses_, value).value);
    return found && (found->is_splat() || found->type().elements() == 1) ? found : nullptr;
  }

  // The key has one free dimension in the scores. Softmax goes along this dimension, and the output contracts it. Batch
  // dimensions of the scores are batch dimensions of the output, in order.
  bool match_products() {
    const auto& dims = pattern_.scores->attrs.get<DotDims>("dot_dimension_numbers");
    const Value left = pattern_.scores->operands[0], right = pattern_.scores->operands[1];
    auto batch = static_cast<std::int64_t>(dims.lhs_batch.size());
    auto free = [&](Value value) {
      return type(value).rank() - batch - static_cast<std::int64_t>(dims.lhs_contract.size());
    };
    std::int64_t left_end = batch + free(left), axis = pattern_.key_dimension;
    if (axis < batch) return false;
    pattern_.key_is_left = axis < left_end;
    pattern_.key = pattern_.key_is_left ? left : right;
    pattern_.query = pattern_.key_is_left ? right : left;
    if (free(pattern_.key) != 1) return false;

    const auto& second = pattern_.output->attrs.get<DotDims>("dot_dimension_numbers");
    bool left_weights = pattern_.weights_are_left;
    const Dims& contract = left_weights ? second.lhs_contract : second.rhs_contract;
    const Dims& weights_batch = left_weights ? second.lhs_batch : second.rhs_batch;
    Dims in_order(index(batch));
    std::iota(in_order.begin(), in_order.end(), 0);
    return contract == Dims{axis} && weights_batch == in_order;
  }

  // Whether the mask, the bias and the value do not depend on anything inside the pattern.
  bool inputs_are_independent() const {
    constexpr std::size_t kMaxVisits = 4096;  // between the two products there are some tens of operations
    Values open{pattern_.value};
    for (Value value : {pattern_.bias, pattern_.mask.predicate}) {
      if (value) open.push_back(value);
    }
    std::unordered_set<const Op*> visited;
    while (!open.empty()) {
      const Op* op = uses_.definition(open.back());
      open.pop_back();
      // Operations before the first product cannot depend on it.
      if (!op || !is_local(op) || op < pattern_.scores || !visited.insert(op).second) continue;
      if (op == pattern_.scores || std::ranges::binary_search(pattern_.inside, op)) return false;
      if (visited.size() > kMaxVisits) return false;
      Values reads = read_values(*op);
      open.insert(open.end(), reads.begin(), reads.end());
    }
    return true;
  }

  const Function& function_;
  const Uses& uses_;
  const Region* region_ = nullptr;
  AttentionPattern pattern_;
  std::unordered_map<std::int32_t, std::optional<DiagonalBand>> bands_;  // by predicate
};

void find_in(const Region& region, AttentionFinder& finder, std::vector<AttentionPattern>& found) {
  for (const Op& op : region.ops) {
    if (op.code == OpCode::dot_general) {
      if (auto pattern = finder.find(region, op)) found.push_back(*std::move(pattern));
    }
    if (!op.info().has(kControl)) continue;
    for (const Region& inner : op.regions) find_in(inner, finder, found);
  }
}

}  // namespace

std::vector<AttentionPattern> find_attention(const Function& function, const Uses& uses) {
  AttentionFinder finder(function, uses);
  std::vector<AttentionPattern> found;
  find_in(function.body, finder, found);
  return found;
}

Values values_kept(const AttentionPattern& pattern, const Uses& uses) {
  std::unordered_set<const Op*> inside(pattern.inside.begin(), pattern.inside.end());
  inside.insert(pattern.output);
  Values kept;
  auto examine = [&](const Op& op) {
    for (Value result : op.results) {
      bool leaves = std::ranges::any_of(uses.of(result), [&](const Op* user) { return !inside.contains(user); });
      if (leaves) kept.push_back(result);
    }
  };
  examine(*pattern.scores);
  for (const Op* op : pattern.inside) examine(*op);
  return kept;
}

}  // namespace pcp
