// Gradients of control flow. A branch runs its forward operations again before its backward pass. A loop stacks the
// values that its backward pass needs, one entry per iteration; the backward pass is another loop, which counts down.
#include <algorithm>
#include <unordered_set>

#include "autodiff/keep_cut.h"
#include "autodiff/reverse.h"
#include "graph/captures.h"
#include "graph/value_index.h"

namespace pcp {
namespace {

void rename_all(Region& region, const Copier& renamed) {
  for (Op& op : region.ops) {
    op.operands = renamed(op.operands);
    for (Region& inner : op.regions) rename_all(inner, renamed);
  }
  region.results = renamed(region.results);
}

// Gives the backward pass of a loop the values of the forward body that it uses. Carried values that never change and
// the counter are available anyway. Of the others, the forward loop writes some to stacks, from which they are loaded;
// the rest is computed again from the values at hand.
class Residuals {
 public:
  Residuals(Function& target, Op& loop, const CountedLoop& counted)
      : target_(target), loop_(loop), counted_(counted), available_(target) {}

  // Rewrites `back` and puts loads before it. They are added to `front`, which ends with the computation of `round`,
  // the number of the iteration of the forward loop. Returns the operations to insert before the forward loop.
  std::vector<Op> connect(Region& back, Region front, Value round, Remat remat) {
    find_places(back);
    std::unordered_set<Value> kept = choose(back, remat);
    Region before;
    for (Value arg : body().args) {
      if (needed_.contains(arg)) available_.rename(arg, carried(arg, front, before, round));
    }
    for (const Op& op : body().ops) {
      if (std::ranges::none_of(op.results, [this](Value result) { return needed_.contains(result); })) continue;
      bool load = std::ranges::any_of(op.results, [&](Value result) { return kept.contains(result); });
      if (!load) {
        available_.copy(op, front);
        continue;
      }
      for (Value result : op.results) {
        if (needed_.contains(result)) available_.rename(result, loaded(result, front, before, round));
      }
    }
    rename_all(back, available_);
    back.ops.insert(back.ops.begin(), std::make_move_iterator(front.ops.begin()),
                    std::make_move_iterator(front.ops.end()));
    write_stacks();
    return std::move(before.ops);
  }

 private:
  struct Stack {
    Value value, argument;
  };

  Region& body() { return loop_.regions[1]; }
  bool is_free(Value arg) {
    std::size_t i = position(body().args, arg);
    return i == counted_.counter || (i < body().args.size() && body().results[i] == arg);
  }

  void find_places(const Region& back) {
    inside_.insert(body().args.begin(), body().args.end());
    for (const Op& op : body().ops) inside_.insert(op.results.begin(), op.results.end());
    auto need = [&](const Values& values) {
      for (Value value : values) {
        if (inside_.contains(value)) needed_.insert(value);
      }
    };
    for (const Op& op : back.ops) need(read_values(op));
    need(back.results);
  }

  // Decides which values are loaded, and adds to needed_ the values from which the others are computed.
  std::unordered_set<Value> choose(const Region& back, Remat remat) {
    std::unordered_set<Value> kept;
    if (remat == Remat::none) {
      kept = choose_kept(target_, {body().args, body().ops, back.ops, back.results}, [&](Value value) -> std::int64_t {
        return !inside_.contains(value) || is_free(value) ? 0 : 4 * target_.type(value).bytes();
      });
    }
    for (auto op = body().ops.rbegin(); op != body().ops.rend(); ++op) {
      bool needed = false, load = false;
      for (Value result : op->results) {
        needed |= needed_.contains(result);
        load |= kept.contains(result);
      }
      if (!needed || load) continue;
      for (Value value : read_values(*op)) {
        if (inside_.contains(value)) needed_.insert(value);
      }
    }
    return kept;
  }

  Value carried(Value arg, Region& front, Region& before, Value round) {
    std::size_t i = position(body().args, arg);
    if (i != counted_.counter) return is_free(arg) ? loop_.operands[i] : loaded(arg, front, before, round);
    Builder builder(target_, front);
    DType dtype = target_.type(round).dtype;
    Value value = round;
    if (counted_.step != 1) value = builder.multiply(value, builder.scalar(dtype, static_cast<double>(counted_.step)));
    if (counted_.start != 0) value = builder.add(value, builder.scalar(dtype, static_cast<double>(counted_.start)));
    return value;
  }

  // Adds a stack to the forward loop; returns the entry of the current iteration.
  Value loaded(Value value, Region& front, Region& before, Value round) {
    TensorType type = target_.type(value);
    TensorType stacked = type;
    stacked.dims.insert(stacked.dims.begin(), counted_.rounds);
    loop_.operands.push_back(Builder(target_, before).splat(stacked, 0));
    loop_.regions[0].args.push_back(target_.new_value(stacked));
    stacks_.push_back({value, target_.new_value(stacked)});
    loop_.results.push_back(target_.new_value(stacked));
    Builder builder(target_, front);
    Dims window = stacked.dims;
    window[0] = 1;
    Values starts(window.size(), builder.scalar(target_.type(round).dtype, 0));
    starts[0] = round;
    return builder.reshape(builder.dynamic_slice(loop_.results.back(), starts, window), type.dims);
  }

  void write_stacks() {
    if (stacks_.empty()) return;
    Builder builder(target_, body());
    Value round = body().args[counted_.counter];
    DType dtype = target_.type(round).dtype;
    if (counted_.start != 0) {
      round = builder.subtract(round, builder.scalar(dtype, static_cast<double>(counted_.start)));
    }
    if (counted_.step != 1) round = builder.divide(round, builder.scalar(dtype, static_cast<double>(counted_.step)));
    for (const Stack& stack : stacks_) {
      Dims window = target_.type(stack.value).dims;
      window.insert(window.begin(), 1);
      Values starts(window.size(), builder.scalar(dtype, 0));
      starts[0] = round;
      body().args.push_back(stack.argument);
      body().results.push_back(
          builder.dynamic_update_slice(stack.argument, builder.reshape(stack.value, window), starts));
    }
  }

  Function& target_;
  Op& loop_;
  const CountedLoop& counted_;
  Copier available_;  // from values of the forward body to those of the backward pass
  std::unordered_set<Value> inside_, needed_;
  std::vector<Stack> stacks_;
};

}  // namespace

void Reverse::sweep_branches(Builder& builder, const Op& op) {
  Values outside = active_captures(op);
  Values before;
  for (Value value : outside) before.push_back(cotangent(builder, value));
  std::vector<Region> branches;
  for (const Region& branch : op.regions) {
    Region back;
    Builder inside(target_, back);
    for (const Op& inner : branch.ops) compute_again(inner, back);
    for (std::size_t i = 0; i < outside.size(); ++i) set_cotangent(outside[i], before[i]);
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      Value cotangent_of_result = cotangent(builder, op.results[i]);
      if (cotangent_of_result && activity_.active(branch.results[i])) {
        add_cotangent(inside, branch.results[i], cotangent_of_result);
      }
    }
    sweep(branch.ops, back, 0, back);
    for (Value value : outside) back.results.push_back(zero_or_cotangent(inside, value));
    branches.push_back(std::move(back));
  }
  Values sums = builder.create(op.code, {forward(op.operands[0])}, {}, std::move(branches));
  for (std::size_t i = 0; i < outside.size(); ++i) set_cotangent(outside[i], sums[i]);
}

void Reverse::sweep_loop(Builder& builder, const Op& op, Region& forward, std::size_t place, Insertions& inserted) {
  std::optional<CountedLoop> counted = origins_.counted(op);
  if (!counted) {
    fail(Code::unsupported, "[", op.info().name,
         "] has no gradient when its number of iterations is not known: expected a counter with constant start, step "
         "and "
         "limit",
         where(op));
  }
  const Region& body = op.regions[1];
  if (counted->rounds == 0) {
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (cotangent(builder, op.results[i]) && activity_.active(op.operands[i])) {
        add_cotangent(builder, op.operands[i], cotangent(builder, op.results[i]));
      }
    }
    return;
  }

  // The backward loop carries a counter, the cotangents of the active carried values, and the sums of cotangents of
  // active values from outside.
  std::vector<std::size_t> carried;
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    if (activity_.active(body.args[i]) || activity_.active(body.results[i])) carried.push_back(i);
  }
  Values outside = active_captures(op);
  TensorType count_type(target_.type(op.operands[counted->counter]).dtype, {});
  Values initial{builder.scalar(count_type.dtype, 0)};
  for (std::size_t i : carried) initial.push_back(zero_or_cotangent(builder, op.results[i]));
  for (Value value : outside) initial.push_back(zero_or_cotangent(builder, value));

  Op loop = std::move(forward.ops[place]);
  Region back;
  Builder inside(target_, back);
  for (Value value : initial) back.args.push_back(target_.new_value(TensorType(target_.type(value))));
  for (std::size_t i = 0; i < outside.size(); ++i) set_cotangent(outside[i], back.args[1 + carried.size() + i]);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    if (activity_.active(body.results[carried[i]])) add_cotangent(inside, body.results[carried[i]], back.args[1 + i]);
  }
  sweep(body.ops, loop.regions[1], 0, back);
  back.results.push_back(inside.add(back.args[0], inside.scalar(count_type.dtype, 1)));
  for (std::size_t i = 0; i < carried.size(); ++i) {
    bool same = is_filled_once(op, *counted, carried[i]);
    back.results.push_back(same ? back.args[1 + i] : zero_or_cotangent(inside, body.args[carried[i]]));
  }
  for (Value value : outside) back.results.push_back(cotangent(inside, value));

  Region front;
  Builder in_front(target_, front);
  Value round =
      in_front.subtract(in_front.scalar(count_type.dtype, static_cast<double>(counted->rounds - 1)), back.args[0]);
  std::vector<Op> before = Residuals(target_, loop, *counted).connect(back, std::move(front), round, remat_);
  forward.ops[place] = std::move(loop);
  inserted.emplace_back(place, std::move(before));

  Region condition = builder.region(target_.types(initial), [&](Builder& inner, const Values& args) {
    Value limit = inner.scalar(count_type.dtype, static_cast<double>(counted->rounds));
    return Values{inner.compare(args[0], limit, "LT")};
  });
  std::vector<Region> regions;
  regions.push_back(std::move(condition));
  regions.push_back(std::move(back));
  Values sums = builder.create(OpCode::while_, initial, {}, std::move(regions));
  for (std::size_t i = 0; i < outside.size(); ++i) set_cotangent(outside[i], sums[1 + carried.size() + i]);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    Value operand = op.operands[carried[i]];
    if (activity_.active(operand)) add_cotangent(builder, operand, sums[1 + i]);
  }
}

// Whether a carried value is a stack of results, as scan writes it: every iteration writes another part and nothing
// reads it before the end. Then the cotangent of a part is read once, in its iteration, and need not be cleared for
// earlier iterations.
bool Reverse::is_filled_once(const Op& loop, const CountedLoop& counted, std::size_t carried) const {
  const Region& body = loop.regions[1];
  Value before = body.args[carried], after = body.results[carried];
  const Op* update = uses_.definition(after, OpCode::dynamic_update_slice);
  return update && !activity_.active(loop.operands[carried]) && update->operands[0] == before &&
         uses_.only_user(before) == update && uses_.of(after).size() == 1 &&
         uses_.of(loop.regions[0].args[carried]).empty() && origins_.writes_apart(*update, source_, loop, counted);
}

Values Reverse::active_captures(const Op& op) const {
  Values values = captured_values(op);
  erase_if(values, [this](Value value) { return !activity_.active(value); });
  return values;
}

}  // namespace pcp
