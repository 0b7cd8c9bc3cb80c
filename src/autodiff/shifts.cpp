#include "autodiff/shifts.h"

#include <algorithm>
#include <optional>

#include "graph/broadcast_source.h"
#include "graph/reducer.h"

namespace pcp {
namespace {

class ShiftFinder {
 public:
  ShiftFinder(const Function& function, const Uses& uses) : function_(function), uses_(uses) {}

  std::optional<Softmax> softmax(const Op& quotient) const {
    const Op* power = uses_.definition(quotient.operands[0], OpCode::exponential);
    if (!power || uses_.of(power->results[0]).size() != 2) return std::nullopt;
    for (const Op* user : uses_.of(power->results[0])) {
      if (user == &quotient) continue;
      if (!user || !is_sum(*user)) return std::nullopt;
      const Dims& reduced = user->attrs.dims("dimensions");
      if (!leads_only_to(user->results[0], quotient) || !comes_from(quotient.operands[1], user->results[0], reduced))
        return std::nullopt;
      return Softmax{power, reduced};
    }
    return std::nullopt;
  }

  // `shift` is a subtraction y - m. The derivative by m is zero when every use cancels m.
  void examine(const Op& shift) {
    Value shifted = shift.results[0];
    const Op* power = nullptr;       // e^(y - m)
    const Op* difference = nullptr;  // (y - m) - log(sum)
    for (const Op* user : uses_.of(shifted)) {
      if (user && user->code == OpCode::exponential && !power) {
        power = user;
      } else if (user && user->code == OpCode::subtract && user->operands[0] == shifted && !difference) {
        difference = user;
      } else {
        return;
      }
    }
    if (!power) return;
    const Op* sum = nullptr;
    const Op* quotient = nullptr;  // e^(y - m) / sum
    for (const Op* user : uses_.of(power->results[0])) {
      if (user && is_sum(*user) && !sum) {
        sum = user;
      } else if (user && user->code == OpCode::divide && user->operands[0] == power->results[0] && !quotient) {
        quotient = user;
      } else {
        return;
      }
    }
    if (!sum || (quotient && difference)) return;
    const Dims& reduced = sum->attrs.dims("dimensions");
    std::optional<BroadcastSource> subtracted = row(shift.operands[1], reduced);
    if (!subtracted) return;
    if (quotient) {
      if (softmax(*quotient)) edges_.insert({&shift, 1});
      return;
    }
    const Op* logarithm = uses_.only_user(sum->results[0]);
    if (!logarithm || logarithm->code != OpCode::log) return;
    Value size = logarithm->results[0];
    if (difference) {
      if (leads_only_to(size, *difference) && comes_from(difference->operands[1], size, reduced)) {
        edges_.insert({&shift, 1});
      }
      return;
    }
    const Op* restored = uses_.only_user(size);  // log(sum) + m
    if (!restored || restored->code != OpCode::add || restored->operands[0] == restored->operands[1]) return;
    std::size_t other = restored->operands[0] == size ? 1 : 0;
    if (is_same_row(restored->operands[other], *subtracted, reduced)) edges_.insert({{&shift, 1}, {restored, other}});
  }

  std::set<Edge> edges() && { return std::move(edges_); }

 private:
  bool is_sum(const Op& op) const { return op.code == OpCode::reduce && match_reducer(op.regions[0]) == OpCode::add; }

  // The source of `value` if it was broadcast along all reduced dimensions; nothing otherwise.
  std::optional<BroadcastSource> row(Value value, const Dims& reduced) const {
    BroadcastSource found = broadcast_source(function_, uses_, value);
    for (std::int64_t dimension : reduced) {
      if (found.from[index(dimension)]) return std::nullopt;
    }
    return found;
  }

  // Whether `value` is `reduction` broadcast to the shape before the reduction.
  bool comes_from(Value value, Value reduction, const Dims& reduced) const {
    return repeats_reduction(function_, uses_, value, reduction, reduced);
  }

  // Whether `value`, which has the reduced shape, is what was subtracted before the reduction.
  bool is_same_row(Value value, const BroadcastSource& subtracted, const Dims& reduced) const {
    BroadcastSource found = broadcast_source(function_, uses_, value);
    if (found.value != subtracted.value) return false;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < subtracted.from.size(); ++i) {
      if (std::ranges::find(reduced, static_cast<std::int64_t>(i)) != reduced.end()) continue;
      const Dims& dims = function_.type(value).dims;
      if (dims[kept] != 1 && found.from[kept] != subtracted.from[i]) return false;
      ++kept;
    }
    return true;
  }

  // Whether `user` is the only user of the value, directly or through broadcasts and reshapes.
  bool leads_only_to(Value value, const Op& user) const {
    return std::ranges::all_of(uses_.of(value), [&](const Op* next) {
      if (next == &user) return true;
      return next && (next->code == OpCode::broadcast_in_dim || next->code == OpCode::reshape) &&
             leads_only_to(next->results[0], user);
    });
  }

  const Function& function_;
  const Uses& uses_;
  std::set<Edge> edges_;
};

}  // namespace

std::set<Edge> find_shifts(const Function& function, const Uses& uses) {
  ShiftFinder finder(function, uses);
  walk(function.body, [&](const Op& op) {
    if (op.code == OpCode::subtract && is_float(function.type(op.results[0]).dtype)) finder.examine(op);
  });
  return std::move(finder).edges();
}

std::unordered_map<const Op*, Softmax> find_softmax(const Function& function, const Uses& uses) {
  ShiftFinder finder(function, uses);
  std::unordered_map<const Op*, Softmax> found;
  walk(function.body, [&](const Op& op) {
    if (op.code != OpCode::divide) return;
    if (auto softmax = finder.softmax(op)) found.emplace(&op, *softmax);
  });
  return found;
}

}  // namespace pcp
