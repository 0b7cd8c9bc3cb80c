#include "models/parameter_roles.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace pcp {
namespace {

struct Use {
  const Op* op;
  std::size_t operand;
};

class Judge {
 public:
  Judge(const Function& function, const std::vector<std::size_t>& parameters)
      : uses_(function.value_count()), from_data_(function.value_count(), 0) {
    for (std::size_t i = 0; i < function.body.args.size(); ++i) {
      bool data = std::ranges::find(parameters, i) == parameters.end();
      from_data_[id(function.body.args[i])] = data;
    }
    look(function.body);
  }

  Role of_tensor(Value parameter) const {
    Role role = Role::weight;
    for (const Use& use : uses_behind_movement(parameter)) {
      if (use.op->code == OpCode::gather && use.operand == 0) return Role::embedding;
      if (use.op->code == OpCode::dot_general && joins_a_stream(use.op->result())) role = Role::residual_weight;
    }
    return role;
  }

  Role of_vector(Value parameter) const {
    for (const Use& use : uses_behind_movement(parameter)) {
      switch (use.op->code) {
        case OpCode::multiply:
        case OpCode::divide:
          return Role::gain;
        case OpCode::add:
        case OpCode::subtract:
          return Role::bias;
        case OpCode::dot_general:
          return Role::weight;
        default:
          break;
      }
    }
    return Role::bias;
  }

 private:
  static std::size_t id(Value value) { return static_cast<std::size_t>(value.id); }

  void look(const Region& region) {
    for (const Op& op : region.ops) {
      bool data = false;
      for (std::size_t i = 0; i < op.operands.size(); ++i) {
        uses_[id(op.operands[i])].push_back({&op, i});
        data |= from_data_[id(op.operands[i])] != 0;
        if (op.code != OpCode::while_) continue;
        for (const Region& inner : op.regions) from_data_[id(inner.args[i])] = from_data_[id(op.operands[i])];
      }
      for (const Region& inner : op.regions) look(inner);
      for (Value result : op.results) from_data_[id(result)] = data;
    }
  }

  static bool only_moves(OpCode code) {
    return code == OpCode::convert || code == OpCode::reshape || code == OpCode::transpose ||
           code == OpCode::broadcast_in_dim || code == OpCode::optimization_barrier || code == OpCode::slice ||
           code == OpCode::dynamic_slice;
  }

  // Uses that compute, in the order of the search; loops are entered.
  std::vector<Use> uses_behind_movement(Value start) const {
    std::vector<Use> found;
    Values open{start};
    for (std::size_t at = 0; at < open.size(); ++at) {
      for (const Use& use : uses_[id(open[at])]) {
        if (only_moves(use.op->code)) {
          if (use.operand < use.op->results.size()) open.push_back(use.op->results[use.operand]);
        } else if (use.op->code == OpCode::while_) {
          open.push_back(use.op->regions[1].args[use.operand]);
        } else {
          found.push_back(use);
        }
      }
    }
    return found;
  }

  // Whether a product is added to something from the data that it did not give rise to itself.
  bool joins_a_stream(Value product) const {
    std::vector<char> after(uses_.size(), 0);
    Values open{product};
    while (!open.empty()) {
      Value value = open.back();
      open.pop_back();
      if (std::exchange(after[id(value)], 1)) continue;
      for (const Use& use : uses_[id(value)]) open.insert(open.end(), use.op->results.begin(), use.op->results.end());
    }
    Values same{product};  // the product but for its shape and biases
    for (std::size_t at = 0; at < same.size(); ++at) {
      for (const Use& use : uses_[id(same[at])]) {
        OpCode code = use.op->code;
        if (code == OpCode::add) {
          Value other = use.op->operand(1 - use.operand);
          if (from_data_[id(other)] && !after[id(other)]) return true;
          if (!from_data_[id(other)]) same.push_back(use.op->result());
        } else if (code == OpCode::convert || code == OpCode::reshape || code == OpCode::transpose) {
          same.push_back(use.op->result());
        }
      }
    }
    return false;
  }

  std::vector<std::vector<Use>> uses_;
  std::vector<char> from_data_;  // by value: computed from inputs or targets
};

std::optional<Role> by_name(const std::string& name) {
  std::vector<std::string> parts(1);
  for (char c : name) {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      parts.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!parts.back().empty()) {
      parts.emplace_back();
    }
  }
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
    if (part->find("bias") != std::string::npos || *part == "beta" || *part == "b") return Role::bias;
    for (const char* word : {"norm", "gain", "scale", "gamma"}) {
      if (part->find(word) != std::string::npos) return Role::gain;
    }
    if (*part == "ln" || *part == "g") return Role::gain;
  }
  return std::nullopt;
}

// Unit dimensions aside, at most one dimension.
bool is_vector(const TensorType& type) {
  return std::ranges::count_if(type.dims, [](std::int64_t size) { return size != 1; }) <= 1;
}

}  // namespace

std::vector<Role> judge_roles(const Function& function, const std::vector<std::size_t>& parameters,
                              const std::vector<std::optional<std::string>>& names) {
  Judge judge(function, parameters);
  std::vector<Role> roles;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    Value value = function.body.args[parameters[i]];
    std::optional<Role> role;
    if (!is_vector(function.type(value))) {
      role = judge.of_tensor(value);
    } else if (names[i]) {
      role = by_name(*names[i]);
    }
    roles.push_back(role ? *role : judge.of_vector(value));
  }
  return roles;
}

}  // namespace pcp
