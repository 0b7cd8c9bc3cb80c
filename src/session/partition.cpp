#include "session/partition.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/index.h"
#include "graph/captures.h"
#include "pcp/builder.h"
#include "pcp/error.h"
#include "pcp/passes.h"
#include "session/sharding_rules.h"

namespace pcp::session {
namespace {

// Whether slicing is enough, or leaving out: what is replicated can become anything without an exchange.
bool is_local(const Sharding& from, const Sharding& to) { return from == to || from.is_replicated(); }

constexpr int kBefore = -1;  // the stage of arguments

class Partitioner {
 public:
  Partitioner(const Function& function, const std::vector<Sharding>& arguments, std::size_t workers)
      : function_(function), workers_(workers) {
    definitions_.resize(function.value_count());
    native_.resize(function.value_count());
    stage_.resize(function.value_count(), kBefore);
    cheap_.resize(function.value_count());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      Value argument = function.body.args[i];
      native_[at(argument)] = arguments[i];
      versions_[{argument.id, arguments[i]}] = made_.versions.size();
      made_.versions.push_back({function.type(argument), arguments[i]});
    }
  }

  Partition run(const std::vector<Sharding>& wanted) {
    for (const Op& op : function_.body.ops) infer(op);
    std::vector<Sharding> shardings;
    for (std::size_t i = 0; i < function_.body.results.size(); ++i) {
      const Sharding& native = native_[at(function_.body.results[i])];
      bool undecided = native.is_replicated() && wanted[i].is_sharded();
      shardings.push_back(undecided ? wanted[i] : native.is_partial() && !native.is_sum() ? Sharding() : native);
    }
    for (std::size_t i = 0; i < shardings.size(); ++i) {
      available(function_.body.results[i], shardings[i]);  // notes the conversion, where there is one
    }
    plan_exports();
    int last = stage_.empty() ? 0 : std::max(0, std::ranges::max(stage_));
    made_.stages.resize(static_cast<std::size_t>(last) + 1);
    made_.results.resize(shardings.size());
    convert(kBefore, made_.conversions);
    for (int stage = 0; stage <= last; ++stage) build_stage(stage, shardings);
    for (std::size_t i = 0; i < shardings.size(); ++i) {
      Value result = function_.body.results[i];
      if (!is_local(native_[at(result)], shardings[i])) made_.results[i] = version(result, shardings[i]);
    }
    return std::move(made_);
  }

 private:
  using Key = std::pair<std::int32_t, Sharding>;
  static std::size_t at(Value value) { return index(value.id); }

  // --- Shardings and stages.

  void infer(const Op& op) {
    std::vector<Sharding> operands;
    for (Value operand : op.operands) operands.push_back(native_[at(operand)]);
    OpShardings shardings = op_shardings(function_, definitions_, op, operands);
    int stage = 0;
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      stage = std::max(stage, available(op.operands[i], shardings.needs[i]));
    }
    for (Value captured : captured_values(op)) stage = std::max(stage, available(captured, {}));
    bool cheap = op.code == OpCode::constant || op.code == OpCode::iota;
    bool simple = op.info().has(kElementwise) || op.code == OpCode::broadcast_in_dim || op.code == OpCode::reshape ||
                  op.code == OpCode::transpose;
    cheap = cheap || (simple && std::ranges::all_of(op.operands, [&](Value operand) { return cheap_[at(operand)]; }));
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      std::size_t result = at(op.results[i]);
      definitions_[result] = &op;
      native_[result] = shardings.results[i];
      stage_[result] = stage;
      cheap_[result] = cheap;
    }
    needs_.emplace(&op, std::move(shardings));
  }

  // The first stage in which the value can be had in this sharding.
  int available(Value value, const Sharding& sharding) {
    const Sharding& native = native_[at(value)];
    int stage = stage_[at(value)];
    if (is_local(native, sharding)) return stage;
    made_.converts_sums = made_.converts_sums || native.is_sum();
    conversions_.try_emplace({value.id, sharding}, stage);
    return stage + 1;
  }

  int stage_of(const Op& op) const {
    if (!op.results.empty()) return stage_[at(op.results[0])];
    return 0;
  }

  // Which values leave their stage, because a later one or an exchange takes them.
  void plan_exports() {
    auto use = [&](Value value, const Sharding& sharding, int stage) {
      if (!definitions_[at(value)] || !is_local(native_[at(value)], sharding)) return;
      if (stage > stage_[at(value)]) use_later(value);
    };
    for (const Op& op : function_.body.ops) {
      const OpShardings& shardings = needs_.at(&op);
      int stage = stage_of(op);
      for (std::size_t i = 0; i < op.operands.size(); ++i) use(op.operands[i], shardings.needs[i], stage);
      for (Value captured : captured_values(op)) use(captured, {}, stage);
    }
    for (const auto& [key, stage] : conversions_) {
      Value value{key.first};
      if (definitions_[at(value)]) exports_.insert(key.first);
    }
  }

  // What is made of constants alone is made again; what it is made of needs not leave its stage.
  void use_later(Value value) {
    if (!cheap_[at(value)]) exports_.insert(value.id);
  }

  // --- Functions.

  class Part {
   public:
    Part(Partitioner& owner, int stage, std::size_t part) : owner_(owner), stage_(stage), part_(part), builder_(made_) {
      made_.name = owner.function_.name;
    }

    void emit(const Op& op) {
      const OpShardings& shardings = owner_.needs_.at(&op);
      Values results = emitted(op, shardings.needs, shardings.results);
      for (std::size_t i = 0; i < results.size(); ++i) have_[{op.results[i].id, shardings.results[i]}] = results[i];
    }

    Value get(Value value, const Sharding& sharding) {
      Key key{value.id, sharding};
      if (auto found = have_.find(key); found != have_.end()) return found->second;
      Value made = find(value, sharding);
      have_[key] = made;
      return made;
    }

    void finish(const Values& results, Partition::Stage& stage) {
      builder_.returns(results);
      Function function = eliminate_dead_code(std::move(made_));
      std::vector<bool> used(function.value_count());
      auto use = [&](const Values& values) {
        for (Value value : values) used[at(value)] = true;
      };
      walk(function.body, [&](const Op& op) {
        use(op.operands);
        for (const Region& region : op.regions) use(region.results);
      });
      use(function.body.results);
      Values kept;
      std::vector<std::size_t> arguments;
      for (std::size_t i = 0; i < function.body.args.size(); ++i) {
        if (!used[at(function.body.args[i])]) continue;
        kept.push_back(function.body.args[i]);
        arguments.push_back(arguments_[i]);
      }
      function.body.args = kept;
      function.arg_attrs.clear();
      stage.functions.push_back(std::move(function));
      stage.arguments.push_back(std::move(arguments));
    }

   private:
    Values emitted(const Op& op, const std::vector<Sharding>& needs, const std::vector<Sharding>& results) {
      Values operands;
      for (std::size_t i = 0; i < op.operands.size(); ++i) operands.push_back(get(op.operands[i], needs[i]));
      return emit_part(builder_, owner_.function_, op, operands, needs, results, part_,
                       [&](Value captured) { return get(captured, {}); });
    }

    Value find(Value value, const Sharding& sharding) {
      const Sharding& native = owner_.native_[at(value)];
      const Op* op = owner_.definitions_[at(value)];
      if (native == sharding) {
        bool earlier = op && owner_.stage_[at(value)] < stage_;
        if (earlier && owner_.cheap_[at(value)]) {
          return emitted(*op, owner_.needs_.at(op).needs, owner_.needs_.at(op).results)[0];
        }
        return argument(value, sharding);
      }
      if (!native.is_replicated()) return argument(value, sharding);  // converted by an exchange
      const TensorType& type = owner_.function_.type(value);
      if (sharding.is_partial()) {
        return part_ == 0 ? get(value, native) : builder_.splat(type, 0);
      }
      // Its operands must be at hand whole, not only by an exchange.
      bool here =
          op && (owner_.stage_[at(value)] == stage_ || owner_.cheap_[at(value)]) &&
          std::ranges::all_of(op->operands, [&](Value operand) { return owner_.native_[at(operand)].is_replicated(); });
      if (here) {
        if (auto needs = operands_for(owner_.function_, *op, sharding)) return emitted(*op, *needs, {sharding})[0];
      }
      std::size_t axis = index(sharding.axis);
      Dims start(type.dims.size()), limit = type.dims;
      start[axis] = sharding.offset(part_);
      limit[axis] = start[axis] + sharding.sizes[part_];
      return builder_.slice(get(value, native), start, limit);
    }

    Value argument(Value value, const Sharding& sharding) {
      arguments_.push_back(owner_.version(value, sharding));
      return builder_.argument(part_type(owner_.function_.type(value), sharding, part_));
    }

    Partitioner& owner_;
    int stage_;
    std::size_t part_;
    Function made_;
    Builder builder_;
    std::map<Key, Value> have_;
    std::vector<std::size_t> arguments_;
  };

  std::size_t version(Value value, const Sharding& sharding) {
    auto found = versions_.find({value.id, sharding});
    if (found == versions_.end()) fail(Code::internal, "[partition] value ", value.id, " was not kept");
    return found->second;
  }

  std::size_t new_version(Value value, const Sharding& sharding) {
    made_.versions.push_back({function_.type(value), sharding});
    return made_.versions.size() - 1;
  }

  void build_stage(int number, const std::vector<Sharding>& final) {
    Partition::Stage& stage = made_.stages[index(number)];
    std::vector<std::pair<Value, Sharding>> outputs;
    for (std::int32_t id : exports_) {
      Value value{id};
      if (stage_[at(value)] != number) continue;
      outputs.emplace_back(value, native_[at(value)]);
      versions_[{id, native_[at(value)]}] = new_version(value, native_[at(value)]);
      stage.results.push_back(made_.versions.size() - 1);
    }
    for (std::size_t i = 0; i < final.size(); ++i) {
      Value result = function_.body.results[i];
      if (std::max(0, stage_[at(result)]) != number || !is_local(native_[at(result)], final[i])) continue;
      outputs.emplace_back(result, final[i]);
      made_.results[i] = new_version(result, final[i]);
      stage.results.push_back(made_.results[i]);
    }
    for (std::size_t part = 0; part < workers_; ++part) {
      Part builder(*this, number, part);
      for (const Op& op : function_.body.ops) {
        if (stage_of(op) == number) builder.emit(op);
      }
      Values results;
      for (const auto& [value, sharding] : outputs) results.push_back(builder.get(value, sharding));
      builder.finish(results, stage);
    }
    convert(number, stage.conversions);
  }

  void convert(int stage, std::vector<Partition::Conversion>& conversions) {
    for (const auto& [key, after] : conversions_) {
      if (after != stage) continue;
      Value value{key.first};
      std::size_t to = new_version(value, key.second);
      conversions.push_back({version(value, native_[at(value)]), to});
      versions_[key] = to;
    }
  }

  const Function& function_;
  std::size_t workers_;
  std::vector<const Op*> definitions_;  // by value
  std::vector<Sharding> native_;        // as the rules give it
  std::vector<int> stage_;              // in which it is made
  std::vector<bool> cheap_;             // made of constants alone
  std::map<const Op*, OpShardings> needs_;
  std::map<Key, int> conversions_;  // by exchange: after which stage
  std::set<std::int32_t> exports_;
  std::map<Key, std::size_t> versions_;
  Partition made_;
};

}  // namespace

Partition partition(const Function& function, const std::vector<Sharding>& arguments, std::size_t workers,
                    const std::vector<Sharding>& wanted) {
  Function simpler = start_reductions_from_neutral(eliminate_dead_code(function));
  return Partitioner(simpler, arguments, workers).run(wanted);
}

}  // namespace pcp::session
