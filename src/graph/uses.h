// The definition and the uses of each value of a function, its regions included.
#pragma once

#include <span>

#include "graph/value_index.h"

namespace pcp {

// The function must stay as it is while this is used.
class Uses {
 public:
  explicit Uses(const Function&);

  // One entry per use: an operation with it as an operand, or null for a result of a region.
  std::span<const Op* const> of(Value value) const {
    return std::span(users_).subspan(first_[index(value)], first_[index(value) + 1] - first_[index(value)]);
  }
  // The operation that defines the value; null for arguments.
  const Op* definition(Value value) const { return definitions_[value]; }
  const Op* definition(Value value, OpCode code) const {
    const Op* op = definition(value);
    return op && op->code == code ? op : nullptr;
  }
  // The value of a stablehlo.constant; null when something else defines the value.
  const Constant* constant(Value) const;
  // The one user of the value; null when there are more or it is a result of a region.
  const Op* only_user(Value value) const { return of(value).size() == 1 ? of(value)[0] : nullptr; }

 private:
  void count(const Region&);
  void note(const Region&);

  // The users of all values in one array; those of one value are side by side and begin at first_[value].
  std::vector<const Op*> users_;
  std::vector<std::size_t> first_;
  IndexedVector<const Op*> definitions_;
};

}  // namespace pcp
