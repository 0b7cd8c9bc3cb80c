// Copies operations within a function. The operands of a copy are renamed, and its results are new values.
#pragma once

#include <span>

#include "graph/value_map.h"

namespace pcp {

class Copier {
 public:
  explicit Copier(Function& function) : function_(function) {}

  void rename(Value from, Value to) { renamed_[from] = to; }
  Value operator()(Value value) const {
    const Value* found = renamed_.find(value);
    return found ? *found : value;
  }
  Values operator()(const Values& values) const {
    Values result;
    for (Value value : values) result.push_back((*this)(value));
    return result;
  }

  void copy(const Op& op, Region& to) {
    Op copied{op.code, (*this)(op.operands), {}, op.attrs, {}, op.location};
    for (const Region& region : op.regions) copied.regions.push_back(copy(region));
    copied.results = renewed(op.results);
    to.ops.push_back(std::move(copied));
  }

 private:
  Region copy(const Region& region) {
    Region copied;
    copied.args = renewed(region.args);
    for (const Op& op : region.ops) copy(op, copied);
    copied.results = (*this)(region.results);
    return copied;
  }
  Values renewed(const Values& values) {
    Values result;
    for (Value value : values) {
      result.push_back(function_.new_value(TensorType(function_.type(value))));
      rename(value, result.back());
    }
    return result;
  }

  Function& function_;
  ValueMap<Value> renamed_;
};

}  // namespace pcp
