#include <algorithm>

#include "graph/reducer.h"
#include "graph/rewriter.h"
#include "pcp/builder.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

bool is_sum(const Region& region) { return match_reducer(region) == OpCode::add; }

// Whether the region compares its two arguments and nothing else, which has the same result in f32.
bool is_comparison(const Region& region) {
  return region.ops.size() == 1 && region.ops[0].code == OpCode::compare && region.results == region.ops[0].results &&
         std::ranges::is_permutation(region.ops[0].operands, region.args);
}

// Several updates may meet in one element, and are added to it one after another.
bool adds_halves(const Function& function, const Op& op) {
  if (op.results.size() != 1) return false;
  for (Value operand : op.operands) {
    DType dtype = function.type(operand).dtype;
    if (is_float(dtype) && !is_half(dtype)) return false;
  }
  if (!is_half(function.type(op.results[0]).dtype)) return false;
  if (op.code == OpCode::select_and_scatter) return is_comparison(op.regions[0]) && is_sum(op.regions[1]);
  if (op.code != OpCode::scatter || !is_sum(op.regions[0])) return false;
  const auto* unique = op.attrs.find<bool>("unique_indices");
  return !unique || !*unique;
}

class HalfSums : public Rewriter {
 public:
  using Rewriter::Rewriter;

 private:
  Values rewrite(const Op& op, Values operands) override {
    if (!adds_halves(source(), op)) return clone(op, std::move(operands));
    Function function;
    Builder build(function);
    build.set_location(op.location);
    Values wide;
    for (Value operand : operands) {
      Value argument = build.argument(type(operand));
      wide.push_back(is_half(type(operand).dtype) ? build.convert(argument, DType::f32) : argument);
    }
    const TensorType scalar(DType::f32, {});
    std::vector<Region> regions;
    for (const Region& region : op.regions) {
      regions.push_back(build.region({scalar, scalar}, [&](Builder& inside, const Values& pair) {
        if (is_sum(region)) return Values{inside.add(pair[0], pair[1])};
        const Op& compare = region.ops[0];
        Values sides;
        for (Value side : compare.operands) sides.push_back(side == region.args[0] ? pair[0] : pair[1]);
        return inside.create(OpCode::compare, sides, compare.attrs);
      }));
    }
    Value sum = build.create(op.code, wide, op.attrs, std::move(regions))[0];
    build.returns({build.convert(sum, source().type(op.results[0]).dtype)});
    return splice(function, operands);
  }
};

}  // namespace

Function add_halves_in_f32(Function function) {
  bool found = false;
  walk(function.body, [&](const Op& op) { found |= adds_halves(function, op); });
  return found ? HalfSums(function).run() : std::move(function);
}

}  // namespace pcp
