#include "autodiff/activity.h"

#include <algorithm>
#include <set>

#include "graph/captures.h"

namespace pcp {
namespace {

// Whether the operation is flat almost everywhere: its derivative is zero, so nothing is differentiated through it.
bool is_flat(OpCode code) {
  switch (code) {
    case OpCode::ceil:
    case OpCode::floor:
    case OpCode::round_nearest_afz:
    case OpCode::round_nearest_even:
    case OpCode::sign:
      return true;
    default:
      return false;
  }
}

std::string joined(const std::vector<std::string>& names) {
  constexpr std::size_t kEnds = 6;  // names shown at either end; a path of more than both is cut in the middle
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names.size() > 2 * kEnds && i == kEnds) {
      text += " -> ...";
      i = names.size() - kEnds;
    }
    text += (i ? " -> " : "") + names[i];
  }
  return text;
}

}  // namespace

Activity::Activity(const Function& function, const Values& wrt, const Values& targets, std::set<Edge> flat)
    : function_(function),
      flat_(std::move(flat)),
      varied_(function.value_count()),
      active_(function.value_count()),
      origin_(function.value_count()),
      destination_(function.value_count()) {
  for (Value value : wrt) varied_[index(value)] = true;
  vary_region(function.body);
  for (Value value : targets) active_[index(value)] = varied_[index(value)];
  use_region(function.body);
}

bool Activity::vary(Value value, Value from, const Op* op) {
  if (!varied_[index(from)] || varied_[index(value)] || !is_float(function_.type(value).dtype)) return false;
  varied_[index(value)] = true;
  origin_[index(value)] = {from, op};
  return true;
}

bool Activity::use(Value value, Value to, const Op* op) {
  if (!active_[index(to)] || active_[index(value)] || !varied_[index(value)]) return false;
  active_[index(value)] = true;
  destination_[index(value)] = {to, op};
  return true;
}

// What the results of an operation without control flow depend on.
Values Activity::inputs(const Op& op) const {
  Values values;
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    if (!flat_.contains({&op, i})) values.push_back(op.operands[i]);
  }
  if (!op.regions.empty()) {
    Values captured = captured_values(op);
    values.insert(values.end(), captured.begin(), captured.end());
  }
  return values;
}

bool Activity::vary_region(const Region& region) {
  bool changed = false;
  for (const Op& op : region.ops) changed |= vary_results(op);
  return changed;
}

bool Activity::vary_results(const Op& op) {
  bool changed = false;
  auto each = [&](const Values& values, const Values& from, const Op* by) {
    for (std::size_t i = 0; i < values.size(); ++i) changed |= vary(values[i], from[i], by);
  };
  if (op.code == OpCode::while_) {
    const Region& body = op.regions[1];
    each(body.args, op.operands, nullptr);
    bool again = true;
    while (again) {
      again = vary_region(body);
      for (std::size_t i = 0; i < body.args.size(); ++i) again |= vary(body.args[i], body.results[i], &op);
      changed |= again;
    }
    each(op.results, body.args, &op);
  } else if (op.code == OpCode::if_ || op.code == OpCode::case_) {
    for (const Region& branch : op.regions) {
      changed |= vary_region(branch);
      each(op.results, branch.results, &op);
    }
  } else if (op.code == OpCode::optimization_barrier) {
    each(op.results, op.operands, &op);
  } else if (!is_flat(op.code)) {
    for (Value input : inputs(op)) {
      for (Value result : op.results) changed |= vary(result, input, &op);
    }
  }
  return changed;
}

bool Activity::use_region(const Region& region) {
  bool changed = false;
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) changed |= use_operands(*op);
  return changed;
}

bool Activity::use_operands(const Op& op) {
  bool changed = false;
  auto each = [&](const Values& values, const Values& to, const Op* by) {
    for (std::size_t i = 0; i < values.size(); ++i) changed |= use(values[i], to[i], by);
  };
  if (op.code == OpCode::while_) {
    const Region& body = op.regions[1];
    each(body.results, op.results, &op);
    bool again = true;
    while (again) {
      again = use_region(body);
      for (std::size_t i = 0; i < body.args.size(); ++i) again |= use(body.results[i], body.args[i], &op);
      changed |= again;
    }
    each(op.operands, body.args, nullptr);
    each(op.operands, op.results, &op);
  } else if (op.code == OpCode::if_ || op.code == OpCode::case_) {
    for (const Region& branch : op.regions) {
      each(branch.results, op.results, &op);
      changed |= use_region(branch);
    }
  } else if (op.code == OpCode::optimization_barrier) {
    each(op.operands, op.results, &op);
  } else if (!is_flat(op.code)) {
    for (Value result : op.results) {
      for (Value input : inputs(op)) changed |= use(input, result, &op);
    }
  }
  return changed;
}

std::string Activity::path(const Op& op) const {
  std::vector<std::string> names{std::string(op.info().name)};
  Value result = *std::ranges::find_if(op.results, [this](Value value) { return active(value); });
  Value from = result;
  for (Step step = origin_[index(from)]; step.value; from = step.value, step = origin_[index(from)]) {
    if (step.op && step.op != &op) names.insert(names.begin(), std::string(step.op->info().name));
  }
  auto argument = std::ranges::find(function_.body.args, from);
  names.insert(names.begin(), concat("argument ", argument - function_.body.args.begin()));
  Value to = result;
  for (Step step = destination_[index(to)]; step.value; to = step.value, step = destination_[index(to)]) {
    if (step.op && step.op != &op) names.push_back(std::string(step.op->info().name));
  }
  auto target = std::ranges::find(function_.body.results, to);
  names.push_back(concat("result ", target - function_.body.results.begin()));
  return joined(names);
}

}  // namespace pcp
