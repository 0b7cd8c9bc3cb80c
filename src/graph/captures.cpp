#include "graph/captures.h"

#include <algorithm>
#include <unordered_set>

namespace pcp {
namespace {

// Values are defined before they are used, so a value that is used and not yet known comes from outside. After its
// first use it counts as known, so that every capture is listed once.
class CaptureCollector {
 public:
  void collect(const Region& region) {
    define(region.args);
    for (const Op& op : region.ops) {
      use(op.operands);
      for (const Region& inner : op.regions) collect(inner);
      define(op.results);
    }
    use(region.results);
  }

  Values take() { return std::move(captures_); }

 private:
  void define(const Values& values) {
    for (Value value : values) known_.insert(value.id);
  }
  void use(const Values& values) {
    for (Value value : values) {
      if (known_.insert(value.id).second) captures_.push_back(value);
    }
  }

  std::unordered_set<std::int32_t> known_;
  Values captures_;
};

// Most bodies of reductions and scatters capture nothing. A program has many of them, so this common case is detected
// without a set.
bool is_one_op_over_arguments(const Region& region) {
  if (region.ops.size() != 1 || !region.ops[0].regions.empty() || region.results != region.ops[0].results) return false;
  return std::ranges::all_of(region.ops[0].operands, [&](Value operand) {
    return std::ranges::find(region.args, operand) != region.args.end();
  });
}

}  // namespace

Values captured_values(const Region& region) {
  if (is_one_op_over_arguments(region)) return {};
  CaptureCollector collector;
  collector.collect(region);
  return collector.take();
}

Values captured_values(const Op& op) {
  if (std::ranges::all_of(op.regions, is_one_op_over_arguments)) return {};
  CaptureCollector collector;
  for (const Region& region : op.regions) collector.collect(region);
  return collector.take();
}

Values read_values(const Op& op) {
  Values values = op.operands;
  Values captures = captured_values(op);
  values.insert(values.end(), captures.begin(), captures.end());
  return values;
}

}  // namespace pcp
