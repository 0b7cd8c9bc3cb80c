// Equal operations are computed once.
#pragma once

#include <unordered_map>

#include "graph/rewriter.h"

namespace pcp {

// A region of if, case and while may use an equal operation of the regions around it. The body of a reduce, sort and
// the like may not: it would then read a value from outside, which engines want to be free of.
class CommonSubexpressions : public Rewriter {
 public:
  using Rewriter::Rewriter;

 protected:
  Values rewrite(const Op& op, Values operands) override { return shared(clone(op, std::move(operands))); }
  // Takes the results of the operation emitted last: takes it back and returns those of an equal one when there is one.
  Values shared(Values results);
  Value shared(Value result) { return shared(Values{result})[0]; }

 private:
  struct Scope {
    bool isolated = true;
    std::unordered_map<std::uint64_t, const Op*> ops{};
  };

  void enter_region(const Op& parent) override { scopes_.push_back({!parent.info().has(kControl)}); }
  void leave_region() override { scopes_.pop_back(); }
  const Op* find_equal(std::uint64_t hash, const Op&) const;

  std::vector<Scope> scopes_ = std::vector<Scope>(1);
};

}  // namespace pcp
