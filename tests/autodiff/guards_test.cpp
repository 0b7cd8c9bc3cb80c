// Which cotangents a gradient masks where operands of `select` are not taken.
#include "autodiff/guards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <random>
#include <set>

#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "pcp/passes.h"

namespace pcp::guards_test {
namespace {

const TensorType kNumbers(DType::f32, {4}), kBits(DType::i1, {4});

int count_ops(const Function& function) {
  int count = 0;
  walk(function.body, [&](const Op&) { ++count; });
  return count;
}

// x0 = x, x_{i+1} = select(p_i, w_i, x_i * w_i): every w_i is multiplied inside the sides of all selects that follow.
Function chain(int length) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kNumbers);
  for (int i = 0; i < length; ++i) {
    Value weight = b.argument(kNumbers), predicate = b.argument(kBits);
    x = b.select(predicate, weight, b.multiply(x, weight));
  }
  b.returns({b.reduce(x, OpCode::add, {0})});
  return function;
}

// The sides around each operation, as their definition has it: what reaches nothing but one operand of a select through
// elementwise operations of the same shape.
std::set<std::pair<const Op*, std::size_t>> sides_around(const Function& function, const Activity& activity,
                                                         const Uses& uses, const Op& op) {
  std::set<std::pair<const Op*, std::size_t>> found;
  const auto& ops = function.body.ops;
  for (const Op& select : ops) {
    if (select.code != OpCode::select || !activity.active(select.results[0])) continue;
    if (select.operands[1] == select.operands[2]) continue;
    for (std::size_t operand : {1, 2}) {
      std::set<Value> inside;
      for (std::size_t i = ops.size(); i-- > 0;) {
        Value result = ops[i].results[0];
        if (!ops[i].info().has(kElementwise) || !activity.active(result)) continue;
        auto users = uses.of(result);
        bool is_inside = !users.empty() && std::ranges::all_of(users, [&](const Op* user) {
          if (!user || function.type(user->results[0]).dims != function.type(result).dims) return false;
          return user == &select ? select.operands[operand] == result : inside.contains(user->results[0]);
        });
        if (is_inside) inside.insert(result);
      }
      if (inside.contains(op.results[0])) found.emplace(&select, operand);
    }
  }
  return found;
}

// Elementwise operations that may be infinite, and selects, of values chosen at random; mostly of late ones.
Function random_function(unsigned seed) {
  std::mt19937 random(seed);
  Function function;
  function.name = "main";
  Builder b(function);
  Values values{b.argument(kNumbers), b.argument(kNumbers)};
  Value predicate = b.argument(kBits);
  auto any = [&] {
    std::size_t reach = random() % 4 ? std::min<std::size_t>(values.size(), 3) : values.size();
    return values[values.size() - 1 - random() % reach];
  };
  for (int i = 0; i < 24; ++i) {
    Value x = any(), y = any();
    values.push_back(random() % 2 ? b.select(predicate, x, y) : b.multiply(x, y));
  }
  b.returns({b.reduce(values.back(), OpCode::add, {0})});
  return eliminate_dead_code(function);
}

TEST(Guards, AreThoseOfTheirDefinition) {
  int masked = 0, inside = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Function function = random_function(seed);
    Uses uses(function);
    Values wrt(function.body.args.begin(), function.body.args.begin() + 2);
    Activity activity(function, wrt, function.body.results, {});
    Guards guards(function, activity, uses);
    for (const Op& op : function.body.ops) {
      if (!op.info().has(kElementwise) || !activity.active(op.results[0])) continue;
      auto around = sides_around(function, activity, uses, op);
      for (Value operand : op.operands) {
        if (!activity.active(operand)) continue;
        const Op* made = uses.definition(operand);
        auto operand_sides = made ? sides_around(function, activity, uses, *made) : decltype(around){};
        auto is_left = [&](const auto& side) { return !operand_sides.contains(side); };
        auto left = std::ranges::count_if(around, is_left);
        const Guards::Side* side = guards.side_left(op, operand);
        // A side without a product is not masked: `left` may hold such sides alone.
        if (side) {
          EXPECT_GT(left, 0);
        }
        if (op.code == OpCode::multiply) {
          EXPECT_EQ(side != nullptr, left > 0);
        }
        std::size_t depth = 0;
        for (const Guards::Side* at = side; at; at = at->outer) ++depth;
        if (op.code == OpCode::multiply && side) {
          EXPECT_EQ(depth, around.size());
        }
        masked += side != nullptr;
        inside += !around.empty() && !side;
      }
    }
  }
  EXPECT_GT(masked, 100);
  EXPECT_GT(inside, 100);
}

TEST(Guards, OfAChainOfSelectsAddALinearNumberOfOperations) {
  auto size = [](int length) { return count_ops(gradient(chain(length))); };
  int short_chain = size(20), middle = size(40), long_chain = size(80);
  EXPECT_EQ(long_chain - middle, 2 * (middle - short_chain));
}

// At x = 0 the inner side is taken and the outer one is not: the zero cotangent from outside meets log(0) in between.
TEST(Guards, MaskWhatLeavesANestedSideByAllSidesAroundIt) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(kNumbers), inner = b.argument(kBits), outer = b.argument(kBits);
  Value one_of = b.select(inner, b.multiply(x, x), b.unary(OpCode::sqrt, x));
  Value y = b.select(outer, b.log(one_of), x);
  b.returns({b.reduce(y, OpCode::add, {0})});
  auto engine = make_engine("cpu");
  auto program = engine->compile(gradient(function, {.wrt = {0}}));
  HostTensor at(kNumbers), takes_inner(kBits), takes_outer(kBits);
  const float xs[] = {0, 0, 2, 4};
  const bool inners[] = {true, false, true, false}, outers[] = {false, false, true, true};
  std::memcpy(at.bytes().data(), xs, sizeof xs);
  std::memcpy(takes_inner.bytes().data(), inners, sizeof inners);
  std::memcpy(takes_outer.bytes().data(), outers, sizeof outers);
  auto results = program->run({engine->upload(at), engine->upload(takes_inner), engine->upload(takes_outer)});
  HostTensor slope = engine->download(results.at(1));
  const float expected[] = {1, 1, 1, 0.125};  // of x, x, 2 log(x) and log(x) / 2
  for (std::size_t i = 0; i < 4; ++i) EXPECT_FLOAT_EQ(slope.as<float>()[i], expected[i]) << i;
}

}  // namespace
}  // namespace pcp::guards_test
