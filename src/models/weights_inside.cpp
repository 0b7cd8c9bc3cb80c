#include "models/weights_inside.h"

#include <algorithm>
#include <map>

namespace pcp {
namespace {

void replace_operands(Region& region, const std::map<Value, Value>& replaced) {
  auto replace = [&](Value& value) {
    if (auto found = replaced.find(value); found != replaced.end()) value = found->second;
  };
  for (Op& op : region.ops) {
    std::ranges::for_each(op.operands, replace);
    for (Region& inner : op.regions) replace_operands(inner, replaced);
  }
  std::ranges::for_each(region.results, replace);
}

// Takes the named floating constants out of a region; one that is there twice is one weight.
void take_weights(Region& region, std::vector<WeightInside>& taken, std::map<Value, Value>& replaced) {
  std::erase_if(region.ops, [&](const Op& op) {
    const auto* name = op.code == OpCode::constant ? op.attrs.find<std::string>(kNameAttribute) : nullptr;
    const auto* constant = name ? op.attrs.find<Constant>("value") : nullptr;
    if (!constant || !is_float(constant->type().dtype)) return false;
    auto same = [&](const WeightInside& other) {
      return other.name == *name && other.constant.type() == constant->type();
    };
    auto known = std::ranges::find_if(taken, same);
    if (known != taken.end()) {
      replaced[op.result()] = known->value;
    } else {
      taken.push_back({op.result(), *name, *constant});
    }
    return true;
  });
  for (Op& op : region.ops) {
    for (Region& inner : op.regions) take_weights(inner, taken, replaced);
  }
}

}  // namespace

std::vector<WeightInside> weights_to_arguments(Function& function) {
  std::vector<WeightInside> taken;
  std::map<Value, Value> replaced;
  take_weights(function.body, taken, replaced);
  if (!replaced.empty()) replace_operands(function.body, replaced);
  for (const WeightInside& weight : taken) function.body.args.push_back(weight.value);
  if (!function.arg_attrs.empty()) function.arg_attrs.resize(function.body.args.size());
  return taken;
}

}  // namespace pcp
