#include "autodiff/reverse.h"

#include <algorithm>

#include "autodiff/vjp.h"
#include "graph/captures.h"

namespace pcp {

Reverse::Reverse(const Function& source, Function& target, const Activity& activity, const Uses& uses, Remat remat)
    : source_(source),
      target_(target),
      activity_(activity),
      uses_(uses),
      remat_(remat),
      origins_(source),
      guards_(source, activity, uses),
      softmax_(find_softmax(source, uses)),
      copier_(target),
      cotangents_(source.value_count()) {}

void Reverse::add_cotangent(Builder& builder, Value source, Value cotangent) {
  Value& sum = cotangents_[index(source)];
  sum = sum ? builder.add(sum, cotangent) : cotangent;
}

Value Reverse::cotangent(Builder& builder, Value source) {
  if (auto pending = slices_.find(source.id); pending != slices_.end() && !pending->second.empty()) {
    Value sliced = pending->second.total(builder, source_.type(source));
    slices_.erase(pending);
    add_cotangent(builder, source, sliced);
  }
  return cotangents_[index(source)];
}

Value Reverse::zero_or_cotangent(Builder& builder, Value source) {
  Value value = cotangent(builder, source);
  return value ? value : builder.splat(source_.type(source), 0);
}

void Reverse::sweep(std::span<const Op> ops, Region& forward, std::size_t first, Region& backward) {
  Builder builder(target_, backward);
  Insertions inserted;
  for (std::size_t i = ops.size(); i-- > 0;) {
    const Op& op = ops[i];
    builder.set_location(op.location);
    bool reached = false;
    for (Value result : op.results) reached |= activity_.active(result) && cotangent(builder, result);
    if (!reached) continue;
    if (op.code == OpCode::while_) {
      sweep_loop(builder, op, forward, first + i, inserted);
    } else if (op.code == OpCode::if_ || op.code == OpCode::case_) {
      sweep_branches(builder, op);
    } else if (auto found = softmax_.find(&op); found != softmax_.end()) {
      sweep_softmax(builder, op, found->second);
    } else {
      sweep_rule(builder, op);
    }
  }
  insert(std::move(inserted), forward.ops);
}

// Inserts all lists in one pass, because inserting them one by one would move the rest of the region for every loop.
// The lists come in descending order of position.
void Reverse::insert(Insertions inserted, std::vector<Op>& ops) {
  if (inserted.empty()) return;
  std::vector<Op> result;
  std::size_t count = ops.size();
  for (const auto& [place, before] : inserted) count += before.size();
  result.reserve(count);
  for (std::size_t i = 0; i < ops.size(); ++i) {
    if (!inserted.empty() && inserted.back().first == i) {
      std::ranges::move(inserted.back().second, std::back_inserter(result));
      inserted.pop_back();
    }
    result.push_back(std::move(ops[i]));
  }
  ops = std::move(result);
}

// The cotangent of the input of a softmax p is p (g - sum(g p)). The operations in between get no cotangents.
void Reverse::sweep_softmax(Builder& builder, const Op& op, const Softmax& softmax) {
  Value input = softmax.power->operands[0];
  if (!activity_.active(input)) return;
  Value share = forward(op.results[0]), g = cotangent(builder, op.results[0]);
  const TensorType type = builder.type(g);
  Dims kept;
  for (std::int64_t i = 0; i < type.rank(); ++i) {
    if (std::ranges::find(softmax.reduced, i) == softmax.reduced.end()) kept.push_back(i);
  }
  Value mean = builder.reduce(builder.multiply(g, share), OpCode::add, softmax.reduced);
  Value centered = builder.subtract(g, builder.broadcast_in_dim(mean, type.dims, kept));
  add_cotangent(builder, input, guarded(builder, *softmax.power, input, builder.multiply(share, centered)));
}

std::string Reverse::where(const Op& op) const {
  return concat(op.location ? " (at " + *op.location + ")" : "", ", on the path ", activity_.path(op));
}

Value Reverse::guarded(Builder& builder, const Op& op, Value operand, Value cotangent) {
  const Guards::Side* side = guards_.side_left(op, operand);
  if (!side) return cotangent;
  if (!side->outer) {
    Value zero = builder.splat(source_.type(operand), 0), predicate = forward(side->predicate);
    return side->taken_when ? builder.select(predicate, cotangent, zero) : builder.select(predicate, zero, cotangent);
  }
  return builder.select(taken(builder, *side, source_.type(operand).dims), cotangent,
                        builder.splat(source_.type(operand), 0));
}

// The mask of the elements for which the side and all sides around it are taken. Each side combines its predicate with
// the mask of the side around it by one `and`, so the gradient of a chain of selects has linear size.
Value Reverse::taken(Builder& builder, const Guards::Side& side, const Dims& dims) {
  std::vector<const Guards::Side*> missing;
  for (const Guards::Side* at = &side; at && !taken_.contains(at); at = at->outer) missing.push_back(at);
  for (auto at = missing.rbegin(); at != missing.rend(); ++at) {
    Value predicate = forward((*at)->predicate);
    if (!(*at)->taken_when) predicate = builder.unary(OpCode::not_, predicate);
    if (builder.type(predicate).dims != dims) predicate = builder.broadcast(predicate, dims);
    const Guards::Side* outer = (*at)->outer;
    taken_[*at] = outer ? builder.binary(OpCode::and_, predicate, taken_.at(outer)) : predicate;
  }
  return taken_.at(&side);
}

void Reverse::sweep_rule(Builder& builder, const Op& op) {
  Vjp rule = find_vjp(op);
  if (!rule) fail(Code::unsupported, "[", op.info().name, "] has no gradient", where(op));
  if (!op.regions.empty()) {
    bool clean = std::ranges::none_of(captured_values(op), [this](Value value) { return activity_.active(value); });
    if (!clean) {
      fail(Code::unsupported, "[", op.info().name,
           "] has no gradient for values that its region uses from outside; pass them as operands", where(op));
    }
  }
  if (op.code == OpCode::slice &&
      slices_[op.operands[0].id].take(op, source_.type(op.operands[0]), cotangent(builder, op.results[0]))) {
    return;
  }
  if (op.code == OpCode::dynamic_slice &&
      cotangent(builder, op.operands[0])) {  // adds to the window instead of to the whole tensor
    Value sum = cotangent(builder, op.operands[0]);
    Values starts = forward(Values(op.operands.begin() + 1, op.operands.end()));
    Value window = builder.dynamic_slice(sum, starts, op.attrs.dims("slice_sizes"));
    set_cotangent(op.operands[0],
                  builder.dynamic_update_slice(sum, builder.add(window, cotangent(builder, op.results[0])), starts));
    return;
  }
  VjpSite site{builder, op, source_, forward(op.operands), forward(op.results), {}, {}, [this](Value value) {
                 return forward(value);
               }};
  for (Value result : op.results) site.cotangents.push_back(cotangent(builder, result));
  for (std::size_t i = 0; i < op.operands.size(); ++i) site.wanted.push_back(activity_.wanted(op, i));
  Values cotangents;
  try {
    cotangents = rule(site);
  } catch (const Error& error) {
    if (error.code() != Code::unsupported) throw;
    fail(Code::unsupported, error.what(), ", on the path ", activity_.path(op));
  }
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    if (!site.wanted[i] || !cotangents[i]) continue;
    if (builder.type(cotangents[i]) != site.operand_type(i)) {
      fail(Code::internal, "[", op.info().name, "] the rule gives a ", to_string(builder.type(cotangents[i])),
           " as the gradient of a ", to_string(site.operand_type(i)));
    }
    add_cotangent(builder, op.operands[i], guarded(builder, op, op.operands[i], cotangents[i]));
  }
}

}  // namespace pcp
