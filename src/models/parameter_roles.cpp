#include "models/parameter_roles.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace pcp {
namespace {

std::size_t id(Value value) { return static_cast<std::size_t>(value.id); }

// Unit dimensions aside, at most one dimension.
bool is_vector(const TensorType& type) {
  return std::ranges::count_if(type.dims, [](std::int64_t size) { return size != 1; }) <= 1;
}

// Marks what is computed from some values: `from` tells for an operation's result whether the mark passes to it.
template <class Passes>
void spread(const Region& region, std::vector<char>& marked, const Passes& passes) {
  for (const Op& op : region.ops) {
    bool any = false;
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      bool mark = marked[id(op.operands[i])] != 0;
      any |= mark;
      if (op.code != OpCode::while_) continue;
      for (const Region& inner : op.regions) marked[id(inner.args[i])] = mark;
    }
    for (const Region& inner : op.regions) spread(inner, marked, passes);
    for (Value result : op.results) marked[id(result)] = any && passes(result);
  }
}

enum class NameSays { nothing, gain, bias };

NameSays by_name(const std::optional<std::string>& name) {
  if (!name) return NameSays::nothing;
  std::vector<std::string> parts(1);
  for (char c : *name) {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      parts.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!parts.back().empty()) {
      parts.emplace_back();
    }
  }
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
    if (part->find("bias") != std::string::npos || *part == "beta" || *part == "b") return NameSays::bias;
    for (const char* word : {"norm", "gain", "scale", "gamma"}) {
      if (part->find(word) != std::string::npos) return NameSays::gain;
    }
    if (*part == "ln" || *part == "g") return NameSays::gain;
  }
  return NameSays::nothing;
}

class Judge {
 public:
  Judge(const Function& function, const Values& parameters)
      : function_(function),
        uses_(function.value_count()),
        made_by_(function.value_count()),
        from_data_(function.value_count(), 0),
        from_parameters_(function.value_count(), 0) {
    for (Value argument : function.body.args) from_data_[id(argument)] = 1;
    for (Value parameter : parameters) {
      from_data_[id(parameter)] = 0;
      from_parameters_[id(parameter)] = 1;
    }
    collect_uses(function.body);
    auto always = [](Value) { return true; };
    spread(function.body, from_data_, always);
    spread(function.body, from_parameters_, always);
  }

  Judgement judge(Value parameter, const std::optional<std::string>& name) const {
    Evidence found = search(parameter);
    NameSays says = by_name(name);
    if (found.gathered) return {Role::embedding, 1};
    if (found.contracted) return {found.residual ? Role::residual_weight : Role::weight, found.layers};
    if (found.scales) return {Role::gain, found.layers};
    if (found.shifts_by_vector || (found.shifts && says == NameSays::bias)) return {Role::bias, found.layers};
    bool vector = is_vector(function_.type(parameter));
    if (!vector || found.shifts) return {vector ? Role::bias : Role::weight, found.layers};
    return {says == NameSays::gain ? Role::gain : Role::bias, found.layers};
  }

 private:
  struct Use {
    const Op* op;
    std::size_t operand;
  };
  struct Evidence {
    bool gathered = false, contracted = false, residual = false, scales = false, shifts = false,
         shifts_by_vector = false;
    std::int64_t layers = 1;
  };
  // What a parameter has become on its way to a use.
  struct Form {
    Value value;
    bool vector;          // it is one, or was one before it was broadcast
    std::int64_t layers;  // one of so many was taken
  };

  void collect_uses(const Region& region) {
    for (const Op& op : region.ops) {
      for (std::size_t i = 0; i < op.operands.size(); ++i) uses_[id(op.operands[i])].push_back({&op, i});
      for (Value result : op.results) made_by_[id(result)] = &op;
      for (const Region& inner : op.regions) collect_uses(inner);
    }
  }

  static bool only_moves(OpCode code) {
    return code == OpCode::convert || code == OpCode::reshape || code == OpCode::transpose ||
           code == OpCode::broadcast_in_dim || code == OpCode::optimization_barrier || code == OpCode::slice ||
           code == OpCode::dynamic_slice || code == OpCode::negate;
  }

  // A slice of one out of several along the first dimension, whole in all others.
  std::int64_t layers_of_slice(const Op& op) const {
    if (op.code != OpCode::slice && op.code != OpCode::dynamic_slice) return 1;
    const Dims& from = function_.type(op.operand(0)).dims;
    const Dims& to = function_.type(op.result()).dims;
    bool one_layer = from.size() > 1 && to[0] == 1 && std::equal(from.begin() + 1, from.end(), to.begin() + 1);
    return one_layer ? from[0] : 1;
  }

  Evidence search(Value parameter) const {
    Evidence found;
    std::vector<char> seen(uses_.size(), 0);
    std::vector<Form> open{{parameter, is_vector(function_.type(parameter)), 1}};
    for (std::size_t at = 0; at < open.size(); ++at) {
      Form form = open[at];
      if (std::exchange(seen[id(form.value)], 1)) continue;
      auto go_on = [&](Value value, std::int64_t layers) {
        open.push_back({value, form.vector || is_vector(function_.type(value)), form.layers * layers});
      };
      for (const Use& use : uses_[id(form.value)]) {
        if (only_moves(use.op->code)) {
          if (use.operand < use.op->results.size()) go_on(use.op->results[use.operand], layers_of_slice(*use.op));
        } else if (use.op->code == OpCode::while_) {
          go_on(use.op->regions[1].args[use.operand], 1);
        } else {
          note(use, form, found, [&] { go_on(use.op->result(), 1); });
        }
      }
    }
    return found;
  }

  template <class GoOn>
  void note(const Use& use, const Form& form, Evidence& found, const GoOn& go_on) const {
    auto keep_layers = [&] { found.layers = std::max(found.layers, form.layers); };
    switch (use.op->code) {
      case OpCode::gather:
        if (use.operand == 0) found.gathered = true;
        return;
      case OpCode::dot_general:
      case OpCode::convolution:
        found.contracted = true;
        found.residual |= joins_a_stream(use.op->result());
        keep_layers();
        return;
      case OpCode::multiply:
      case OpCode::divide: {
        Value other = use.op->operand(1 - use.operand);
        bool other_parameter = from_parameters_[id(other)] && !from_data_[id(other)] && other != form.value;
        if (from_data_[id(other)] ? form.vector || !is_summed(use.op->result()) : other_parameter && form.vector) {
          found.scales = true;
          keep_layers();
        } else if (from_data_[id(other)]) {
          found.contracted = true;  // a product written as multiplication and sum
        } else {
          go_on();  // times a constant, another weight or itself
        }
        return;
      }
      case OpCode::add:
      case OpCode::subtract: {
        bool to_data = from_data_[id(use.op->operand(1 - use.operand))] != 0;
        if (!to_data && !form.vector) return go_on();  // a weight plus its correction
        found.shifts = true;
        found.shifts_by_vector |= form.vector;
        keep_layers();
        return;
      }
      default:
        return;
    }
  }

  bool is_summed(Value product) const {
    return std::ranges::any_of(uses_[id(product)], [](const Use& use) { return use.op->code == OpCode::reduce; });
  }

  // Everything a value is computed from, itself included; loops count as a whole.
  std::vector<char> sources_of(Value value) const {
    std::vector<char> sources(uses_.size(), 0);
    Values open{value};
    while (!open.empty()) {
      Value at = open.back();
      open.pop_back();
      if (std::exchange(sources[id(at)], 1) || !made_by_[id(at)]) continue;
      const Values& operands = made_by_[id(at)]->operands;
      open.insert(open.end(), operands.begin(), operands.end());
    }
    return sources;
  }

  // Whether a product is added to something it was computed from itself, x + f(x), biases and other branches of the
  // same sum aside. Two products that are added, as in the gates of a recurrent network, are no residual stream.
  bool joins_a_stream(Value product) const {
    std::vector<char> sources = sources_of(product);
    std::vector<char> seen(uses_.size(), 0);
    Values same{product};  // the product but for its shape, constant factors and what was added
    for (std::size_t at = 0; at < same.size(); ++at) {
      if (std::exchange(seen[id(same[at])], 1)) continue;
      for (const Use& use : uses_[id(same[at])]) {
        OpCode code = use.op->code;
        if (code == OpCode::add) {
          Value other = use.op->operand(1 - use.operand);
          if (from_data_[id(other)] && sources[id(other)] && other != same[at]) return true;
          same.push_back(use.op->result());
        } else if (code == OpCode::multiply) {
          if (!from_data_[id(use.op->operand(1 - use.operand))]) same.push_back(use.op->result());
        } else if (code == OpCode::convert || code == OpCode::reshape || code == OpCode::transpose) {
          same.push_back(use.op->result());
        }
      }
    }
    return false;
  }

  const Function& function_;
  std::vector<std::vector<Use>> uses_;
  std::vector<const Op*> made_by_;                 // null: an argument
  std::vector<char> from_data_, from_parameters_;  // by value: computed from inputs or targets, from a parameter
};

}  // namespace

std::vector<Judgement> judge_roles(const Function& function, const Values& parameters,
                                   const std::vector<std::optional<std::string>>& names) {
  Judge judge(function, parameters);
  std::vector<Judgement> all;
  for (std::size_t i = 0; i < parameters.size(); ++i) all.push_back(judge.judge(parameters[i], names[i]));
  return all;
}

std::int64_t rows_indexed_by(const Function& function, Value argument) {
  std::vector<char> ids(function.value_count(), 0);
  ids[id(argument)] = 1;
  spread(function.body, ids, [&](Value value) { return is_integer(function.type(value).dtype); });
  std::int64_t rows = 0;
  walk(function.body, [&](const Op& op) {
    if (op.code != OpCode::gather || !ids[id(op.operand(1))]) return;
    const Dims& indexed = op.attrs.get<GatherDims>("dimension_numbers").start_index_map;
    if (indexed.size() != 1 || ids[id(op.operand(0))]) return;
    std::int64_t here = function.type(op.operand(0)).dims[static_cast<std::size_t>(indexed[0])];
    rows = rows == 0 ? here : std::min(rows, here);
  });
  return rows;
}

}  // namespace pcp
