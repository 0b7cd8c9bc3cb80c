#include "passes/fold.h"

#include <algorithm>

#include "graph/captures.h"
#include "graph/cost.h"
#include "graph/limits.h"
#include "graph/rewriter.h"
#include "graph/value_index.h"
#include "passes/effects.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

constexpr std::int64_t kMaxResultBytes = 64 << 10;
constexpr std::int64_t kMaxMaskBytes = 4 << 20;  // with a constant mask, engines compute only what it does not mask out
// Limits on the time that folding may take. Operations beyond them stay in the function and run with it.
constexpr std::int64_t kMaxOperandBytes = 256 << 10, kMaxFreeOperandBytes = 64 << 20;
constexpr double kMaxFlops = 1e8;

enum class Known : std::uint8_t { no, array, splat };

// iota and broadcast_in_dim are evaluated as parts of other operations, but their own results are not stored as
// constants: computing them is cheaper than reading them.
bool is_free(const Op& op) { return op.code == OpCode::iota || op.code == OpCode::broadcast_in_dim; }

// Which operations are evaluated, and which of their results the rest of the function needs.
class FoldPlan {
 public:
  explicit FoldPlan(const Function& function)
      : function_(function),
        known_(function.value_count()),
        needed_(function.value_count()),
        folded_(function.value_count()),
        free_(function.value_count()) {
    classify(function.body);
    mark_needed(function.body);
  }

  Known known(Value value) const { return known_[at(value)]; }
  bool is_folded(const Op& op) const { return !op.results.empty() && folded_[at(op.results[0])]; }
  bool is_root(Value value) const { return folded_[at(value)] && needed_[at(value)]; }
  bool is_root(const Op& op) const {
    return !is_free(op) && std::ranges::any_of(op.results, [this](Value result) { return is_root(result); });
  }
  bool any() const { return any_; }

 private:
  static std::size_t at(Value value) { return index(value); }

  void classify(const Region& region) {
    for (const Op& op : region.ops) {
      if (op.code == OpCode::constant) {
        known_[at(op.result())] = op.attrs.get<Constant>("value").is_splat() ? Known::splat : Known::array;
        continue;
      }
      Known known = classify(op);
      for (Value result : op.results) {
        known_[at(result)] = known;
        folded_[at(result)] = known != Known::no;
        free_[at(result)] = is_free(op);
      }
      if (known == Known::no) {
        for (const Region& inner : op.regions) classify(inner);
      }
    }
  }

  Known classify(const Op& op) {
    const OpInfo& info = op.info();
    if (info.has(kControl) || info.has(kImported) || op.results.empty() || !is_shareable(op)) return Known::no;
    auto all = [this](const Values& values, auto predicate) {
      return std::ranges::all_of(values,
                                 [&](Value value) { return predicate(known_[at(value)], function_.type(value)); });
    };
    if (!all(op.operands, [](Known known, const TensorType&) { return known != Known::no; })) return Known::no;
    if (info.has(kElementwise) &&
        all(op.operands, [](Known known, const TensorType&) { return known == Known::splat; })) {
      return function_.type(op.result()).bytes() <= kMaxConstantBytes ? Known::splat : Known::no;
    }
    bool small = std::ranges::all_of(op.operands, [this](Value operand) {
      return function_.type(operand).bytes() <= (free_[at(operand)] ? kMaxFreeOperandBytes : kMaxOperandBytes);
    });
    small = small && all(op.results, [&](Known, const TensorType& type) {
              if (is_free(op)) return type.bytes() <= kMaxFreeOperandBytes;
              return type.bytes() <= (type.dtype == DType::i1 ? kMaxMaskBytes : kMaxResultBytes);
            });
    if (!small || !regions_are_known(op)) return Known::no;
    double flops = cost(function_, op).flops;
    if (flops > flops_left_) return Known::no;
    flops_left_ -= flops;
    return Known::array;
  }

  // Whether all captured values are known and no region contains another one, which could be a long loop.
  bool regions_are_known(const Op& op) const {
    auto has_regions = [](const Op& inner) { return !inner.regions.empty(); };
    return std::ranges::none_of(op.regions,
                                [&](const Region& region) { return std::ranges::any_of(region.ops, has_regions); }) &&
           std::ranges::all_of(captured_values(op), [this](Value value) { return known_[at(value)] != Known::no; });
  }

  // Walks backwards, because every use of a value must be seen before its definition.
  void mark_needed(const Region& region) {
    need(region.results);
    for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
      if (!is_folded(*op)) {
        need(op->operands);
        for (const Region& inner : op->regions) mark_needed(inner);
      } else if (is_free(*op)) {
        if (needed_[at(op->result())]) need(op->operands);
      } else {
        any_ |= is_root(*op);
      }
    }
  }

  void need(const Values& values) {
    for (Value value : values) needed_[at(value)] = true;
  }

  const Function& function_;
  std::vector<Known> known_;
  std::vector<bool> needed_, folded_, free_;
  double flops_left_ = kMaxFlops;
  bool any_ = false;
};

// Builds the function to evaluate. It computes a splat as one element, and broadcasts that element only for operations
// that are not elementwise. Broadcasts that nothing reads are dead code, which is removed at the end.
class Evaluation : public Rewriter {
 public:
  Evaluation(const Function& function, const FoldPlan& plan)
      : Rewriter(function), plan_(plan), elements_(function.value_count()) {}

  Function build() {
    Function function = run();
    function.name = "folded";
    function.arg_attrs.clear();
    function.result_attrs.clear();
    function.body.args.clear();
    function.body.results = std::move(roots_);
    return eliminate_dead_code(std::move(function));
  }

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (depth_ > 0) return clone(op, std::move(operands));
    if (op.code == OpCode::constant) return {add_constant(op)};
    if (!plan_.is_folded(op)) {
      for (const Region& region : op.regions) rewrite_ops(region);
      return Values(op.results.size());
    }
    Values results =
        plan_.known(op.result()) == Known::splat ? Values{add_element(op)} : clone(op, std::move(operands));
    for (std::size_t i = 0; plan_.is_root(op) && i < results.size(); ++i) {
      if (!plan_.is_root(op.results[i])) continue;
      Value element = elements_[index(op.results[i])];
      roots_.push_back(element ? element : results[i]);
    }
    return results;
  }

  Value add_constant(const Op& op) {
    const Constant& value = op.attrs.get<Constant>("value");
    if (value.is_splat()) element(op.result()) = emit(value.with_type(TensorType(value.type().dtype, {})));
    return emit(value);
  }

  Value add_element(const Op& op) {
    Values operands;
    for (Value operand : op.operands) operands.push_back(element(operand));
    const TensorType& whole = source().type(op.result());
    Value one = emit(op.code, std::move(operands), op.attrs, TensorType(whole.dtype, {}));
    element(op.result()) = one;
    if (whole.dims.empty()) return one;
    return emit(OpCode::broadcast_in_dim, {one}, {{"broadcast_dimensions", Dims()}}, whole);
  }

  void enter_region(const Op&) override { ++depth_; }
  void leave_region() override { --depth_; }
  Value& element(Value old) { return elements_[index(old)]; }

  const FoldPlan& plan_;
  Values elements_;  // the single elements of splats
  Values roots_;
  int depth_ = 0;  // nesting of regions inside an operation that is evaluated
};

// Replaces folded operations by the results, which are in the order of Evaluation::roots_.
class FoldResults : public Rewriter {
 public:
  FoldResults(const Function& function, const FoldPlan& plan, const std::vector<HostTensor>& values)
      : Rewriter(function), plan_(plan), values_(values) {}

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (!plan_.is_folded(op) || (is_free(op) && plan_.is_root(op.result()))) return clone(op, std::move(operands));
    Values results(op.results.size());
    for (std::size_t i = 0; !is_free(op) && i < results.size(); ++i) {
      if (!plan_.is_root(op.results[i])) continue;
      auto bytes = values_.at(next_++).bytes();
      results[i] = emit(Constant(source().type(op.results[i]), {bytes.begin(), bytes.end()}));
    }
    return results;
  }

  const FoldPlan& plan_;
  const std::vector<HostTensor>& values_;
  std::size_t next_ = 0;
};

}  // namespace

std::vector<HostTensor> evaluate_on_cpu(const Function& function) {
  auto engine = make_engine("cpu");
  auto executable = engine->compile(function, {.fuse = true, .threads = 1});
  std::vector<HostTensor> results;
  for (const Buffer& buffer : executable->run({})) results.push_back(engine->download(buffer));
  return results;
}

Folded fold_constants(Function function, const Evaluator& evaluate) {
  FoldPlan plan(function);
  if (!plan.any()) return {std::move(function), false};
  std::vector<HostTensor> values;
  try {
    values = evaluate(Evaluation(function, plan).build());
  } catch (const Error& error) {
    // The engine that the function is compiled for may support an operation that the evaluator does not.
    if (error.code() != Code::unsupported) throw;
    return {std::move(function), false};
  }
  return {FoldResults(function, plan, values).run(), true};
}

Function fold_constants(const Function& function) { return fold_constants(function, evaluate_on_cpu).function; }

}  // namespace pcp
