// Equal operations are computed once.
#pragma once

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
  // Operations by their hash, in one array with linear probing: a lookup touches one line of the cache, where the lists
  // of std::unordered_map touch three.
  class OpTable {
   public:
    template <class Predicate>
    const Op* find(std::uint64_t hash, const Predicate& is_equal) const {
      if (slots_.empty()) return nullptr;
      for (std::size_t i = hash & mask(); slots_[i].op; i = (i + 1) & mask()) {
        if (slots_[i].hash == hash && is_equal(*slots_[i].op)) return slots_[i].op;
      }
      return nullptr;
    }
    void insert(std::uint64_t hash, const Op*);

   private:
    struct Slot {
      std::uint64_t hash = 0;
      const Op* op = nullptr;
    };
    std::size_t mask() const { return slots_.size() - 1; }
    void place(Slot);

    std::vector<Slot> slots_;  // a power of two of them, at least half of them free
    std::size_t count_ = 0;
  };

  struct Scope {
    bool isolated = true;
    OpTable ops{};
  };

  void enter_region(const Op& parent) override { scopes_.push_back({!parent.info().has(kControl)}); }
  void leave_region() override { scopes_.pop_back(); }
  const Op* find_equal(std::uint64_t hash, const Op&) const;

  std::vector<Scope> scopes_ = std::vector<Scope>(1);
};

}  // namespace pcp
