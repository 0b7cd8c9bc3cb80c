#include "graph/rewriter.h"

#include <algorithm>
#include <iterator>

#include "graph/value_index.h"

namespace pcp {

Function Rewriter::run() {
  const Function& source = *source_;
  target_.reserve_values(source.value_count());
  definitions_.reserve(source.value_count());
  target_.name = source.name;
  target_.is_public = source.is_public;
  target_.arg_attrs = source.arg_attrs;
  target_.result_attrs = source.result_attrs;
  for (Value arg : source.body.args) {
    target_.body.args.push_back(new_value(source.type(arg)));
    bind(arg, target_.body.args.back());
  }
  open_.emplace_back();
  rewrite_ops(source.body);
  target_.body.results = mapped(source.body.results);
  target_.body.ops = close_region();
  return std::move(target_);
}

void Rewriter::rewrite_ops(const Region& region) {
  for (const Op& op : region.ops) {
    Location around = std::exchange(location_, op.location);
    Values results = rewrite(op, mapped(op.operands));
    if (results.size() != op.results.size()) {
      fail(Code::internal, "[", op.info().name, "] rewritten to ", results.size(), " results for ", op.results.size());
    }
    for (std::size_t i = 0; i < results.size(); ++i) bind(op.results[i], results[i]);
    location_ = std::move(around);
  }
}

Op& Rewriter::append(OpCode code, Values operands, Attrs attrs, std::vector<Region> regions) {
  for (Value operand : operands) {
    if (!operand) fail(Code::internal, "[", info(code).name, "] built of a value that was removed");
  }
  return open_.back().emplace_back(Op{code, std::move(operands), {}, std::move(attrs), std::move(regions), location_});
}

Value Rewriter::add_result(Op& op, TensorType type) {
  op.results.push_back(new_value(std::move(type)));
  definitions_.back() = &op;
  return op.results.back();
}

Values Rewriter::emit(OpCode code, Values operands, Attrs attrs, std::vector<Region> regions,
                      std::vector<TensorType> types) {
  Op& op = append(code, std::move(operands), std::move(attrs), std::move(regions));
  for (TensorType& type : types) add_result(op, std::move(type));
  return op.results;
}

Value Rewriter::emit(OpCode code, Values operands, Attrs attrs, TensorType type) {
  return add_result(append(code, std::move(operands), std::move(attrs), {}), std::move(type));
}

Value Rewriter::emit(Constant constant) {
  TensorType type = constant.type();
  return emit(OpCode::constant, {}, {{"value", std::move(constant)}}, std::move(type));
}

Values Rewriter::clone(const Op& op, Values operands) {
  std::vector<Region> regions;
  regions.reserve(op.regions.size());
  for (const Region& region : op.regions) regions.push_back(rewrite_region(op, region));
  Op& cloned = append(op.code, std::move(operands), op.attrs, std::move(regions));
  for (Value result : op.results) add_result(cloned, source_->type(result));
  return cloned.results;
}

void Rewriter::retract() {
  for (Value result : open_.back().back().results) definitions_[index(result)] = nullptr;
  open_.back().pop_back();
}

Region Rewriter::rewrite_region(const Op& parent, const Region& region) {
  Region result;
  enter_region(parent);
  open_.emplace_back();
  for (Value arg : region.args) {
    result.args.push_back(new_value(source_->type(arg)));
    bind(arg, result.args.back());
  }
  rewrite_ops(region);
  result.results = mapped(region.results);
  result.ops = close_region();
  leave_region();
  return result;
}

Values Rewriter::splice(const Region& region, const Values& args) {
  for (std::size_t i = 0; i < region.args.size(); ++i) bind(region.args[i], args[i]);
  rewrite_ops(region);
  return mapped(region.results);
}

Values Rewriter::splice(const Function& function, const Values& args) {
  const Function* outer_source = std::exchange(source_, &function);
  std::vector<Value> outer_map = std::exchange(map_, std::vector<Value>(function.value_count()));
  Values results = splice(function.body, args);
  source_ = outer_source;
  map_ = std::move(outer_map);
  return results;
}

Values Rewriter::mapped(const Values& old) const {
  Values values(old.size());
  std::ranges::transform(old, values.begin(), [this](Value value) { return mapped(value); });
  return values;
}

void Rewriter::bind(Value old, Value value) {
  if (value && target_.type(value) != source_->type(old)) {
    fail(Code::internal, "a ", to_string(source_->type(old)), " was rewritten to a ", to_string(target_.type(value)),
         location_ ? " (at " + *location_ + ")" : "");
  }
  map_[index(old)] = value;
}

const Op* Rewriter::definition(Value value) const { return definitions_[index(value)]; }

const Op* Rewriter::definition(Value value, OpCode code) const {
  const Op* op = definition(value);
  return op && op->code == code ? op : nullptr;
}

const Constant* Rewriter::constant(Value value) const {
  const Op* op = definition(value, OpCode::constant);
  return op ? op->attrs.find<Constant>("value") : nullptr;
}

Value Rewriter::new_value(TensorType type) {
  definitions_.push_back(nullptr);
  return target_.new_value(std::move(type));
}

std::vector<Op> Rewriter::close_region() {
  std::deque<Op>& open = open_.back();
  std::vector<Op> ops;
  ops.reserve(open.size());
  for (Op& op : open) {
    for (Value result : op.results) definitions_[index(result)] = nullptr;
    ops.push_back(std::move(op));
  }
  open_.pop_back();
  return ops;
}

}  // namespace pcp
