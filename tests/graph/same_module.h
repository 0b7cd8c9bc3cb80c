// Equality of modules by structure: values may be numbered differently, everything else but locations is the same.
#pragma once

#include <algorithm>
#include <vector>

#include "pcp/graph.h"

namespace pcp {

class SameFunction {
 public:
  SameFunction(const Function& a, const Function& b) : a_(a), b_(b), partner_(a.value_count(), Value{}) {}

  bool operator()() {
    return a_.name == b_.name && a_.is_public == b_.is_public && a_.arg_attrs == b_.arg_attrs &&
           a_.result_attrs == b_.result_attrs && region(a_.body, b_.body);
  }

 private:
  bool region(const Region& a, const Region& b) {
    return defined(a.args, b.args) &&
           std::equal(a.ops.begin(), a.ops.end(), b.ops.begin(), b.ops.end(),
                      [this](const Op& x, const Op& y) { return op(x, y); }) &&
           used(a.results, b.results);
  }
  bool op(const Op& a, const Op& b) {
    return a.code == b.code && a.attrs == b.attrs && used(a.operands, b.operands) &&
           std::equal(a.regions.begin(), a.regions.end(), b.regions.begin(), b.regions.end(),
                      [this](const Region& x, const Region& y) { return region(x, y); }) &&
           defined(a.results, b.results);
  }
  bool defined(const Values& a, const Values& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [this](Value x, Value y) {
      partner_.at(static_cast<std::size_t>(x.id)) = y;
      return a_.type(x) == b_.type(y);
    });
  }
  bool used(const Values& a, const Values& b) const {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [this](Value x, Value y) { return partner_.at(static_cast<std::size_t>(x.id)) == y; });
  }

  const Function& a_;
  const Function& b_;
  std::vector<Value> partner_;
};

inline bool same_module(const Module& a, const Module& b) {
  return a.name == b.name && a.attrs == b.attrs &&
         std::equal(a.functions.begin(), a.functions.end(), b.functions.begin(), b.functions.end(),
                    [](const Function& x, const Function& y) { return SameFunction(x, y)(); });
}

}  // namespace pcp
