#include "session/call_plan.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/index.h"
#include "pcp/error.h"
#include "session/partition.h"

namespace pcp::session {
namespace {

// Sums of more bytes are added in parts, each by one worker, and then gathered: every worker sends and receives twice
// the tensor, however many they are. Smaller ones go from everybody to everybody, which takes one exchange.
constexpr std::int64_t kLargeSum = 64 << 10;

struct Range {
  std::int64_t first = 0, past = 0;
  bool empty() const { return first >= past; }
};

class Planner {
 public:
  Planner(std::size_t operands, const MakeRoutine& make) : make_(make) {
    plan_.operands = static_cast<std::uint32_t>(operands);
    next_ = plan_.operands;
  }

  void call(const Routine& routine, std::span<const LayoutRef> layouts, const Placement* placement, WorkerId home) {
    std::vector<WorkerId> group{home};
    if (placement) {
      group = placement->workers;
    } else if (const auto* most = workers_of(layouts)) {
      group = *most;
    }
    std::vector<PlanTensor> operands(layouts.size());
    std::vector<Sharding> shardings(layouts.size());
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      operands[i] = static_cast<PlanTensor>(i);
      if (layouts[i]) bring(i, *routine.arguments[i], *layouts[i], group, operands[i], shardings[i]);
    }
    std::vector<Sharding> wanted(routine.results.size());
    if (placement && placement->forced) {
      for (std::size_t i = 0; i < wanted.size(); ++i) wanted[i] = wanted_sharding(*placement, *routine.results[i]);
    }
    bool alike = std::ranges::all_of(shardings, &Sharding::is_replicated) &&
                 std::ranges::all_of(wanted, &Sharding::is_replicated);
    if (alike) {
      PlanTensor first = made(routine.results.size());
      for (WorkerId worker : group) add_call(worker, routine, operands, first, routine.results.size());
      LayoutRef layout = interned({group, {}});
      for (std::size_t i = 0; i < routine.results.size(); ++i) {
        plan_.results.push_back({first + static_cast<PlanTensor>(i), layout});
      }
      return;
    }
    call_parts(routine, group, operands, shardings, wanted);
    if (!placement || !placement->forced) return;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      CallPlan::Result& result = plan_.results[i];
      result.tensor = move(result.tensor, *routine.results[i], *result.layout, {group, wanted[i]});
      result.layout = interned({group, wanted[i]});
    }
  }

  PlanTensor move(PlanTensor tensor, const TensorType& type, const Layout& from, const Layout& to) {
    if (from == to) return tensor;
    if (from.sharding.is_replicated() && to.sharding.is_replicated() &&
        std::ranges::all_of(to.workers,
                            [&](WorkerId w) { return std::ranges::find(from.workers, w) != from.workers.end(); })) {
      return tensor;
    }
    if (from.sharding.is_partial() && to.sharding.is_replicated() && to.workers.size() > 1 &&
        type.bytes() >= kLargeSum) {
      auto longest = std::ranges::max_element(type.dims);
      Layout parts{to.workers, Sharding::sharded(longest - type.dims.begin(), even_parts(*longest, to.workers.size()))};
      return move(move(tensor, type, from, parts), type, parts, to);
    }
    return exchange(tensor, type, from, to);
  }

  void result(PlanTensor tensor, const Layout& layout) { plan_.results.push_back({tensor, interned(layout)}); }

  CallPlan finish() {
    std::set<PlanTensor> kept;
    for (CallPlan::Result& result : plan_.results) {  // a value that is two results becomes two tensors
      if (kept.insert(result.tensor).second) continue;
      result.tensor = copies(result.tensor, *result.layout);
      kept.insert(result.tensor);
    }
    for (const CallPlan::Moved& moved : plan_.moved) kept.insert(moved.to.tensor);
    for (const auto& [worker, tensor] : made_) {
      if (!kept.contains(tensor)) add_free(worker, tensor);
    }
    plan_.tensors = next_ - plan_.operands;
    return std::move(plan_);
  }

 private:
  // --- Steps.

  PlanTensor made(std::size_t count) {
    PlanTensor first = next_;
    next_ += static_cast<PlanTensor>(count);
    return first;
  }

  template <class Operands>
  void add_call(WorkerId worker, const Routine& routine, const Operands& operands, PlanTensor first,
                std::size_t results) {
    PlanStep step;
    step.worker = worker;
    step.tensor = first;
    step.routine = &routine;
    for (PlanTensor operand : operands) step.operands.push_back(operand);
    plan_.steps.push_back(std::move(step));
    for (std::size_t i = 0; i < results; ++i) note(worker, first + static_cast<PlanTensor>(i), routine.results[i]);
  }
  void note(WorkerId worker, PlanTensor tensor, TypeRef type) {
    made_.emplace_back(worker, tensor);
    types_[{worker, tensor}] = type;
  }
  void add_free(WorkerId worker, PlanTensor tensor) {
    PlanStep step;
    step.kind = PlanStep::Kind::free;
    step.worker = worker;
    step.tensor = tensor;
    plan_.steps.push_back(std::move(step));
  }
  // Frees what an exchange has made on the way, without waiting for the end of the plan.
  void free_pieces(std::size_t since, PlanTensor kept) {
    for (std::size_t i = since; i < made_.size();) {
      if (made_[i].second == kept) {
        ++i;
        continue;
      }
      add_free(made_[i].first, made_[i].second);
      made_.erase(made_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  PlanTensor copies(PlanTensor tensor, const Layout& layout) {
    PlanTensor copy = made(1);
    for (WorkerId worker : layout.workers) {
      const Routine& same = routine({types_.at({worker, tensor})}, [](Builder&, const Values& v) { return v[0]; });
      add_call(worker, same, std::vector{tensor}, copy, 1);
    }
    return copy;
  }

  template <class Build>
  const Routine& routine(const std::vector<TypeRef>& types, const Build& build) {
    Function function;
    function.name = "redistribute";
    Builder builder(function);
    Values arguments;
    for (TypeRef type : types) arguments.push_back(builder.argument(*type));
    builder.returns({build(builder, arguments)});
    return make_(function);
  }

  // --- Operands and stages.

  // An operand that lies elsewhere comes to the workers of the call.
  void bring(std::size_t operand, const TensorType& type, const Layout& layout, const std::vector<WorkerId>& group,
             PlanTensor& tensor, Sharding& sharding) {
    sharding = layout.sharding;
    if (layout.workers == group) return;
    if (sharding.is_sharded() && group.size() > 1) {
      sharding = Sharding::sharded(sharding.axis, even_parts(type.dims[index(sharding.axis)], group.size()));
    } else {
      sharding = {};
    }
    settle(operand, type, layout, {group, sharding}, tensor);
  }

  void settle(std::size_t operand, const TensorType& type, const Layout& from, const Layout& to, PlanTensor& tensor) {
    PlanTensor before = tensor;
    tensor = move(tensor, type, from, to);
    bool replaces = from.sharding.is_partial();
    if (tensor != before && before < plan_.operands && (replaces || from.sharding.is_replicated())) {
      plan_.moved.push_back({operand, {tensor, interned(to)}, replaces});
    }
  }

  void call_parts(const Routine& routine, const std::vector<WorkerId>& group, std::vector<PlanTensor> operands,
                  std::vector<Sharding> shardings, const std::vector<Sharding>& wanted) {
    Partition parts = partition(routine.function, shardings, group.size(), wanted);
    bool has_sums = std::ranges::any_of(shardings, &Sharding::is_partial);
    if (parts.converts_sums && has_sums) {  // once, before anything is computed from them
      for (std::size_t i = 0; i < shardings.size(); ++i) {
        if (!shardings[i].is_partial()) continue;
        Sharding to;
        for (std::size_t j = 0; j < shardings.size(); ++j) {
          bool same = shardings[j].is_sharded() && routine.arguments[j]->dims == routine.arguments[i]->dims;
          if (same) to = shardings[j];
        }
        settle(i, *routine.arguments[i], {group, shardings[i]}, {group, to}, operands[i]);
        shardings[i] = to;
      }
      parts = partition(routine.function, shardings, group.size(), wanted);
    }
    std::vector<PlanTensor> tensors(parts.versions.size());
    std::ranges::copy(operands, tensors.begin());
    auto convert = [&](const std::vector<Partition::Conversion>& conversions) {
      for (const Partition::Conversion& conversion : conversions) {
        const Partition::Version &from = parts.versions[conversion.from], &to = parts.versions[conversion.to];
        tensors[conversion.to] =
            move(tensors[conversion.from], from.type, {group, from.sharding}, {group, to.sharding});
      }
    };
    convert(parts.conversions);
    for (const Partition::Stage& stage : parts.stages) {
      if (!stage.results.empty()) {
        PlanTensor first = made(stage.results.size());
        for (std::size_t i = 0; i < stage.results.size(); ++i) {
          tensors[stage.results[i]] = first + static_cast<PlanTensor>(i);
        }
        for (std::size_t part = 0; part < group.size(); ++part) {
          std::vector<PlanTensor> taken;
          for (std::size_t version : stage.arguments[part]) taken.push_back(tensors[version]);
          add_call(group[part], make_(stage.functions[part]), taken, first, stage.results.size());
        }
      }
      convert(stage.conversions);
    }
    for (std::size_t version : parts.results) result(tensors[version], {group, parts.versions[version].sharding});
  }

  // --- Exchanges.

  // What target `part` takes from source `source`, along an axis of the source's own tensor; the whole where axis is
  // -1. Nothing: it takes nothing from there.
  struct Piece {
    std::int64_t axis = -1;
    Range range;
  };
  static std::optional<Piece> piece(const TensorType& type, const Sharding& from, std::size_t source,
                                    const Sharding& to, std::size_t part) {
    Range wanted{0, 0};
    if (to.is_sharded()) wanted = {to.offset(part), to.offset(part) + to.sizes[part]};
    if (to.is_sharded() && wanted.empty()) return std::nullopt;
    if (!from.is_sharded()) {
      if (!to.is_sharded()) return Piece{};
      return Piece{to.axis, wanted};
    }
    Range held{from.offset(source), from.offset(source) + from.sizes[source]};
    if (held.empty()) return std::nullopt;
    if (!to.is_sharded()) return Piece{};
    if (to.axis != from.axis) {
      bool whole = wanted.first == 0 && wanted.past == type.dims[index(to.axis)];
      return whole ? Piece{} : Piece{to.axis, wanted};
    }
    Range shared{std::max(held.first, wanted.first), std::min(held.past, wanted.past)};
    if (shared.empty()) return std::nullopt;
    if (shared.first == held.first && shared.past == held.past) return Piece{};
    return Piece{to.axis, {shared.first - held.first, shared.past - held.first}};
  }

  // Everybody cuts the pieces that others want, sends them, receives its own, and joins them: side by side where the
  // tensor was sharded, by the operation of a partial one, in the order of the sources, so that all get the same bits.
  PlanTensor exchange(PlanTensor tensor, const TensorType& type, const Layout& from, const Layout& to) {
    std::size_t since = made_.size();
    const std::size_t sources = from.workers.size(), targets = to.workers.size();
    bool from_one = from.sharding.is_replicated();  // any of the sources has all
    struct Taken {
      std::size_t source;
      PlanTensor tensor;
      TypeRef type;
    };
    std::vector<std::vector<Taken>> taken(targets);
    for (std::size_t t = 0; t < targets; ++t) {
      std::size_t own = position(from.workers, to.workers[t]);
      for (std::size_t s = 0; s < sources; ++s) {
        if (from_one && s != (own < sources ? own : t % sources)) continue;
        auto cut = piece(type, from.sharding, s, to.sharding, t);
        if (!cut) continue;
        TensorType held = part_type(type, from.sharding, s);
        TypeRef held_type = session::interned(held);
        if (cut->axis < 0) {
          taken[t].push_back({s, tensor, held_type});
          continue;
        }
        Dims start(held.dims.size()), limit = held.dims;
        start[index(cut->axis)] = cut->range.first;
        limit[index(cut->axis)] = cut->range.past;
        const Routine& cutting =
            routine({held_type}, [&](Builder& b, const Values& v) { return b.slice(v[0], start, limit); });
        PlanTensor sliced = made(1);
        add_call(from.workers[s], cutting, std::vector{tensor}, sliced, 1);
        taken[t].push_back({s, sliced, cutting.results[0]});
      }
    }
    std::vector<std::vector<std::uint32_t>> transfers(targets);
    for (std::size_t t = 0; t < targets; ++t) {
      for (const Taken& one : taken[t]) {
        transfers[t].push_back(plan_.transfers);
        if (from.workers[one.source] == to.workers[t]) continue;
        PlanStep step;
        step.kind = PlanStep::Kind::send;
        step.worker = from.workers[one.source];
        step.tensor = one.tensor;
        step.other = to.workers[t];
        step.transfer = plan_.transfers++;
        plan_.steps.push_back(std::move(step));
      }
    }
    for (std::size_t t = 0; t < targets; ++t) {
      for (std::size_t i = 0; i < taken[t].size(); ++i) {
        Taken& one = taken[t][i];
        if (from.workers[one.source] == to.workers[t]) continue;
        PlanStep step;
        step.kind = PlanStep::Kind::receive;
        step.worker = to.workers[t];
        step.other = from.workers[one.source];
        step.transfer = transfers[t][i];
        step.type = one.type;
        one.tensor = step.tensor = made(1);
        plan_.steps.push_back(std::move(step));
        note(to.workers[t], one.tensor, one.type);
      }
    }
    PlanTensor joined = made(1);
    for (std::size_t t = 0; t < targets; ++t) {
      std::vector<TypeRef> types;
      std::vector<PlanTensor> operands;
      for (const Taken& one : taken[t]) {
        types.push_back(one.type);
        operands.push_back(one.tensor);
      }
      TensorType part = part_type(type, to.sharding, t);
      const Routine& joining = routine(types, [&](Builder& b, const Values& v) {
        if (v.empty()) return b.splat(part, 0);  // a part without elements
        if (v.size() == 1) return v[0];
        if (from.sharding.is_sharded()) return b.concatenate(v, from.sharding.axis);
        Value all = v[0];
        for (std::size_t i = 1; i < v.size(); ++i) all = b.binary(from.sharding.combine, all, v[i]);
        return all;
      });
      add_call(to.workers[t], joining, operands, joined, 1);
    }
    free_pieces(since, joined);
    return joined;
  }

  const MakeRoutine& make_;
  CallPlan plan_;
  PlanTensor next_ = 0;
  std::vector<std::pair<WorkerId, PlanTensor>> made_;  // and not freed yet
  std::map<std::pair<WorkerId, PlanTensor>, TypeRef> types_;
};

}  // namespace

const std::vector<WorkerId>* workers_of(std::span<const LayoutRef> layouts) {
  const std::vector<WorkerId>* most = nullptr;
  for (LayoutRef layout : layouts) {
    if (layout && (!most || layout->workers.size() > most->size())) most = &layout->workers;
  }
  return most;
}

CallPlan plan_call(const Routine& routine, std::span<const LayoutRef> layouts, const Placement* placement,
                   WorkerId home, const MakeRoutine& make) {
  Planner planner(layouts.size(), make);
  planner.call(routine, layouts, placement, home);
  return planner.finish();
}

CallPlan plan_move(const TensorType& type, const Layout& from, const Layout& to, const MakeRoutine& make) {
  Planner planner(1, make);
  planner.result(planner.move(0, type, from, to), to);
  return planner.finish();
}

}  // namespace pcp::session
