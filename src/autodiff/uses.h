// Who makes and who uses each value of a function, its regions included.
#pragma once

#include <span>

#include "graph/value_index.h"

namespace pcp {

class Uses {
 public:
  explicit Uses(const Function&);

  // One entry per use: an operation with it as an operand, or null for a result of a region.
  const std::vector<const Op*>& of(Value value) const { return users_[index(value)]; }
  // The operation that makes the value; null for arguments.
  const Op* definition(Value value) const { return definitions_[index(value)]; }
  const Op* definition(Value value, OpCode code) const {
    const Op* op = definition(value);
    return op && op->code == code ? op : nullptr;
  }
  // The one user of the value; null when there are more or it is a result of a region.
  const Op* only_user(Value value) const { return of(value).size() == 1 ? of(value)[0] : nullptr; }

 private:
  void note(const Region&);

  std::vector<std::vector<const Op*>> users_;
  std::vector<const Op*> definitions_;
};

}  // namespace pcp
