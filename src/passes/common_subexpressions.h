// Equal operations are computed once.
#pragma once

#include "graph/rewriter.h"

namespace pcp {

// A region of if, case and while may use an equal operation of the regions around it. The body of a reduce or a sort
// may not, because it would then capture a value, and engines are faster on bodies without captures.
class CommonSubexpressions : public Rewriter {
 public:
  explicit CommonSubexpressions(const Function& function) : Rewriter(function) {
    scopes_.back().ops.reserve(function.body.ops.size());
  }

 protected:
  Values rewrite(const Op& op, Values operands) override { return shared(clone(op, std::move(operands))); }
  // `results` are those of the operation emitted last. When an equal operation exists, the last one is retracted and
  // the results of the equal one are returned.
  Values shared(Values results);
  Value shared(Value result) { return shared(Values{result})[0]; }

 private:
  // Operations by their hash, in one array with linear probing: a lookup touches one line of the cache, where the lists
  // of std::unordered_map touch three.
  class OpTable {
   public:
    // The first result of the operation with this hash for which is_equal(result) holds; null when there is none.
    template <class Predicate>
    Value find(std::uint32_t hash, const Predicate& is_equal) const {
      if (slots_.empty()) return {};
      for (std::size_t i = hash & mask(); slots_[i].result >= 0; i = (i + 1) & mask()) {
        if (slots_[i].hash == hash && is_equal(Value{slots_[i].result})) return {slots_[i].result};
      }
      return {};
    }
    void reserve(std::size_t count);
    void insert(std::uint32_t hash, Value result);

   private:
    struct Slot {
      std::uint32_t hash = 0;
      std::int32_t result = -1;  // of a free slot: -1
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
  const Op* find_equal(std::uint32_t hash, const Op&) const;

  std::vector<Scope> scopes_ = std::vector<Scope>(1);
};

}  // namespace pcp
