// gt.compile(): a function of the program as one routine. While a trace is there, what its thread records becomes part
// of one graph and nothing is sent. Operations know nothing of it: tensors from outside take a value that stands for an
// input of the graph, and get their own back when the trace ends.
//
// An input is read anew at each call, so that a parameter that was changed in place is seen. What the function changes
// in place, and the gradients that a backward() inside of it leaves, are results of the graph, which every call
// assigns.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "session/node.h"

namespace pcp::session {

// What stands behind an input of the graph.
struct TracedInput {
  enum class Kind { argument, captured, gradient, constant };
  Kind kind = Kind::captured;
  std::size_t index = 0;  // argument: its number. gradient: the number of the input whose gradient it is
  NodeRef node;           // captured: the tensor. While it is traced, the node that has the input's place
  ValueRef value;         // constant: a tensor that the function itself uploads
  TypeRef type = nullptr;
  bool requires_grad = false, is_leaf = true;
  bool differentiated = false;               // a gradient goes through some use of it
  bool grad_read = false, has_grad = false;  // whether the function asked for its gradient, and there was one
  std::size_t place = 0;                     // among the operands of the routine, from 1 on; 0: not used
};

// Where a tensor comes from that a call gives or assigns.
struct TracedRef {
  enum class Kind { none, result, node, value };  // value: of an input, as it was before the call
  Kind kind = Kind::none;
  std::size_t index = 0;  // of the routine's results or of the inputs
  bool requires_grad = false;
};

// A traced function: one routine, and how its operands are found and its results are used.
class TracedFunction {
 public:
  // Whether it is the graph of a call with these arguments: their types, gradients and equalities, and those of the
  // tensors it has captured.
  bool fits(const std::vector<gt::Tensor>& arguments) const;
  // One instruction. Random keys are drawn anew.
  std::vector<gt::Tensor> call(const std::vector<gt::Tensor>& arguments);

 private:
  friend class Trace;
  struct Update {
    std::size_t input = 0;
    TracedRef from;
    bool of_grad = false;
  };
  std::vector<NodeRef> nodes(const std::vector<gt::Tensor>& arguments) const;

  std::shared_ptr<Recorder> session_;
  const Routine* routine_ = nullptr;  // null: there is nothing to compute
  bool grad_enabled_ = true, gives_gradients_ = false;
  std::vector<TracedInput> inputs_;
  std::vector<std::size_t> aliases_;  // of each argument: the first that is the same tensor
  std::vector<bool> keys_;            // of each random key: whether a result needs it
  std::vector<std::uint64_t> first_keys_;
  std::vector<Update> updates_;
  std::vector<TracedRef> results_;
};

class Trace {
 public:
  explicit Trace(std::string name);  // of the function. There can be one in a thread
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;
  static Trace* current();  // of this thread; null: none
  // Throws where a trace is on: `what` cannot be done then.
  static void refuse(std::string_view what);

  gt::Tensor argument(const gt::Tensor&);  // what the function is called with in its place
  // Ends the trace. Throws where the function did what a graph cannot say.
  std::unique_ptr<TracedFunction> finish(const std::vector<gt::Tensor>& results);
  void end();  // without a result; harmless afterwards
  // The line that made a tensor which is still there, although the function has returned; empty: there is none.
  std::string leak() const;

  // --- What the operations call.
  const std::shared_ptr<Recorder>& recorder() const { return recorder_; }
  void take_in(const NodeRef&);  // from now on it is an input, where it is from outside
  void take_in_grad(const NodeRef&);
  void take_in_constant(const NodeRef&);
  void add(const Routine&, const std::vector<Argument>&, const std::vector<ValueRef>& results,
           const std::string& place);
  void add_random_key(std::uint64_t bits);

 private:
  struct Use {
    TensorId tensor = 0;  // 0: a scalar
    std::uint64_t bits = 0;
    bool stopped = false;  // no gradient goes through
  };
  struct Step {
    const Routine* routine;
    std::vector<Use> operands;
    std::vector<TensorId> results;
    bool active = false, live = false;  // active: a gradient goes through it; live: a result needs it
  };
  struct Before {  // of a node that became an input
    Node state;
    std::size_t input;
    TensorId stands;  // for it, from then on
  };

  std::size_t add_input(TracedInput, const NodeRef&);
  bool is_inside(const Node&) const;
  TracedRef value_of(const Node&);
  TracedRef find(const NodeRef&);
  void find_updates(TracedFunction&);
  void check_aliases(const TracedFunction&) const;
  void mark_live();
  void keep_products();
  Function build(TracedFunction&);

  std::string name_;
  std::shared_ptr<Recorder> session_, recorder_;  // the program's own, and one that goes nowhere
  // Signals inside the function decide nothing: the graph as a whole is computed where the call of it says.
  std::optional<RuleScope> no_rule_;
  std::vector<gt::Tensor> given_, arguments_;
  std::vector<TracedInput> inputs_;
  std::unordered_map<TensorId, std::size_t> input_of_;  // by the value that stands for it
  std::unordered_map<const Node*, std::size_t> input_at_;
  std::vector<std::pair<NodeRef, Before>> before_;
  std::vector<Step> steps_;
  std::unordered_map<TensorId, std::size_t> step_of_;
  std::unordered_map<std::uint64_t, std::size_t> key_of_;
  std::vector<std::uint64_t> keys_;
  std::unordered_map<TensorId, bool> active_;
  std::vector<TensorId> outputs_;
  std::unordered_map<TensorId, std::size_t> output_of_;
  std::vector<std::pair<std::weak_ptr<const RemoteValue>, std::string>> made_;  // with their places
  std::string used_after_change_;  // the line that differentiates by a tensor which was changed before
  bool gives_gradients_ = false, ended_ = false;
};

}  // namespace pcp::session
