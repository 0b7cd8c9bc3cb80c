// The one way to rewrite: walk a function and build a new one. A pass overrides `rewrite`, which sees every operation
// of the source with its operands already mapped and answers with the new values of its results: those of a clone, of
// something else it emitted, or values that are there already. Types, locations and attributes of arguments and results
// are kept.
#pragma once

#include <memory>
#include <vector>

#include "graph/value_index.h"
#include "pcp/graph.h"

namespace pcp {

class Rewriter {
 public:
  explicit Rewriter(const Function& source) : source_(&source), map_(source.value_count()) {}
  virtual ~Rewriter() = default;
  Rewriter(const Rewriter&) = delete;
  Rewriter& operator=(const Rewriter&) = delete;

  Function run();
  bool changed() const { return changed_; }  // whether the pass has noted a change (changed_)

 protected:
  // One value per result of `op`, of the same type. A null value says that nothing may use that result.
  virtual Values rewrite(const Op& op, Values operands) { return clone(op, std::move(operands)); }
  // Around every region that is built for an operation (not around the body of the function).
  virtual void enter_region(const Op& /*parent*/) {}
  virtual void leave_region() {}

  // Appends to the region under construction, at the location of the operation being rewritten.
  Values emit(OpCode, Values operands, Attrs, std::vector<Region>, std::vector<TensorType> types);
  Value emit(OpCode, Values operands, Attrs, TensorType type);
  Value emit(Constant);
  Values clone(const Op&, Values operands);  // with its regions, each rewritten
  void retract();                            // takes the operation emitted last back

  // A new region from one of the source.
  Region rewrite_region(const Op& parent, const Region&);
  // The operations of a region of the source, or of another function, in place; returns the values of its results.
  Values splice(const Region&, const Values& args);
  Values splice(const Function&, const Values& args);
  void rewrite_ops(const Region&);

  const Function& source() const { return *source_; }
  Value mapped(Value old) const { return map_[index(old)]; }
  Values mapped(const Values& old) const;
  void bind(Value old, Value value);

  // Of new values.
  const Function& target() const { return target_; }
  const TensorType& type(Value value) const { return target_.type(value); }
  const Op* definition(Value) const;          // null for arguments
  const Op* definition(Value, OpCode) const;  // null also when another operation made it
  const Constant* constant(Value) const;      // null when it is not a stablehlo.constant

  bool changed_ = false;

 private:
  Op& append(OpCode, Values operands, Attrs, std::vector<Region>);
  Value add_result(Op&, TensorType);
  Value new_value(TensorType);
  std::vector<Op> close_region();

  // The operations of a region under construction. Pointers to them stay valid while it grows: the first ones, as many
  // as the source has, are in a vector with reserved space, and the few that may follow are allocated one by one.
  class OpenRegion {
   public:
    explicit OpenRegion(std::size_t expected) { ops_.reserve(expected); }
    Op& append(Op op) {
      if (ops_.size() < ops_.capacity()) return ops_.emplace_back(std::move(op));
      return *more_.emplace_back(std::make_unique<Op>(std::move(op)));
    }
    const Op& back() const { return more_.empty() ? ops_.back() : *more_.back(); }
    void pop_back() { more_.empty() ? ops_.pop_back() : more_.pop_back(); }
    std::vector<Op> take() &&;

   private:
    std::vector<Op> ops_;
    std::vector<std::unique_ptr<Op>> more_;
  };

  const Function* source_;
  std::vector<Value> map_;  // from values of source_
  Function target_;
  std::vector<OpenRegion> open_;        // regions under construction
  std::vector<const Op*> definitions_;  // of new values
  Location location_;
};

}  // namespace pcp
