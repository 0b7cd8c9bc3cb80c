#include "models/bound_parameters.h"

#include <algorithm>
#include <set>

#include "engine/converted.h"
#include "graph/rewriter.h"
#include "models/parameter_names.h"

namespace pcp {
namespace {

bool fits(const TensorType& tensor, const TensorType& wanted) {
  return tensor.dims == wanted.dims &&
         (tensor.dtype == wanted.dtype || (is_float(tensor.dtype) && is_float(wanted.dtype)));
}

HostTensor in_type(const HostTensor& tensor, const TensorType& type) {
  return tensor.type() == type ? tensor : converted(tensor, type.dtype);
}

// Looks names up, and keeps what was found and what did not fit.
class Lookup {
 public:
  explicit Lookup(const NamedTensors& tensors) : tensors_(tensors) {}

  std::optional<HostTensor> find(const std::string& name, const TensorType& type) {
    auto found = tensors_.find(name);
    if (found == tensors_.end()) return std::nullopt;
    found_.insert(name);
    if (fits(found->second.type(), type)) return in_type(found->second, type);
    misfits_ += concat(misfits_.empty() ? "" : ", ", name, " is ", to_string(found->second.type()), " there and ",
                       to_string(type), " here");
    return std::nullopt;
  }
  const std::string& misfits() const { return misfits_; }
  std::vector<std::string> rest() const {
    std::vector<std::string> names;
    for (const auto& [name, tensor] : tensors_) {
      if (!found_.contains(name)) names.push_back(name);
    }
    return names;
  }

 private:
  const NamedTensors& tensors_;
  std::set<std::string> found_;
  std::string misfits_;
};

class NamedConstants : public Rewriter {
 public:
  NamedConstants(const Function& function, Lookup& lookup) : Rewriter(function), lookup_(lookup) {}

 private:
  Values rewrite(const Op& op, Values operands) override {
    const auto* name = op.code == OpCode::constant ? op.attrs.find<std::string>(kNameAttribute) : nullptr;
    if (!name) return clone(op, std::move(operands));
    const TensorType& type = source().type(op.result());
    std::optional<HostTensor> value = lookup_.find(*name, type);
    if (!value) return clone(op, std::move(operands));
    Attrs attrs = op.attrs;
    attrs.set("value", Constant(type, {value->bytes().begin(), value->bytes().end()}));
    return {emit(OpCode::constant, {}, std::move(attrs), type)};
  }

  Lookup& lookup_;
};

bool has_named_constants(const Function& function) {
  bool any = false;
  walk(function.body, [&](const Op& op) { any |= op.code == OpCode::constant && op.attrs.find(kNameAttribute); });
  return any;
}

void drop_names(Region& region) {
  for (Op& op : region.ops) {
    op.attrs.erase(kNameAttribute);
    for (Region& inner : op.regions) drop_names(inner);
  }
}

}  // namespace

std::vector<std::string> argument_names(const Function& function) {
  const std::size_t count = function.body.args.size();
  std::vector<std::string> names(count);
  std::set<std::string> taken;
  auto take = [&](std::size_t i, std::string name) {
    if (!taken.insert(name).second) taken.insert(name = concat(name, ".arg", i));
    names[i] = std::move(name);
  };
  for (std::size_t i = 0; i < count; ++i) {
    if (auto name = argument_name(function, i)) take(i, *name);
  }
  for (std::size_t i = 0; i < count; ++i) {  // a number is nobody's name where another argument has it as its own
    if (!argument_name(function, i)) take(i, concat("arg", i));
  }
  return names;
}

std::vector<std::size_t> BoundParameters::unbound() const {
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i]) indices.push_back(i);
  }
  return indices;
}

BoundParameters bind_parameters(const Function& function, const NamedTensors& tensors, const std::string& source,
                                bool by_number) {
  Lookup lookup(tensors);
  BoundParameters bound;
  bound.source = source;
  std::vector<std::string> names = argument_names(function);
  for (std::size_t i = 0; i < names.size(); ++i) {
    bool named = by_number || argument_name(function, i);
    bound.arguments.push_back(named ? lookup.find(names[i], function.type(function.body.args[i])) : std::nullopt);
  }
  bound.function = has_named_constants(function) ? NamedConstants(function, lookup).run() : function;
  require(lookup.misfits().empty(), "'", source, "' does not fit @", function.name, ": ", lookup.misfits());
  bound.names = std::move(names);
  bound.extra = lookup.rest();
  return bound;
}

std::optional<BoundParameters> bind_by_position(const Function& function, const std::vector<Parameter>& parameters,
                                                const NamedTensors& tensors, const std::string& source) {
  std::vector<TensorType> types = function.arg_types();
  if (parameters.empty() || types.size() < parameters.size()) return std::nullopt;
  for (std::size_t first : {std::size_t{0}, types.size() - parameters.size()}) {
    BoundParameters bound{
        function, std::vector<std::optional<HostTensor>>(types.size()), argument_names(function), {}, source};
    bool agree = true;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      auto found = tensors.find(parameters[i].name);
      agree = found != tensors.end() && fits(found->second.type(), types[first + i]);
      if (!agree) break;
      bound.arguments[first + i] = in_type(found->second, types[first + i]);
      bound.names[first + i] = parameters[i].name;
    }
    if (agree) return bound;
  }
  return std::nullopt;
}

Function with_constants(const BoundParameters& bound) {
  Function function = bound.function;
  std::vector<Op> constants;
  Values args;
  std::vector<Attrs> attrs;
  for (std::size_t i = 0; i < bound.arguments.size(); ++i) {
    Value value = function.body.args[i];
    if (const auto& tensor = bound.arguments[i]) {
      Constant constant(tensor->type(), {tensor->bytes().begin(), tensor->bytes().end()});
      constants.push_back({OpCode::constant, {}, {value}, {{"value", std::move(constant)}}, {}, {}});
      continue;
    }
    args.push_back(value);
    attrs.push_back(i < function.arg_attrs.size() ? function.arg_attrs[i] : Attrs());
    attrs.back().erase(kNameAttribute);
  }
  function.body.args = std::move(args);
  function.arg_attrs = std::move(attrs);
  std::vector<Op>& ops = function.body.ops;
  drop_names(function.body);
  ops.insert(ops.begin(), std::make_move_iterator(constants.begin()), std::make_move_iterator(constants.end()));
  return function;
}

}  // namespace pcp
