// backward(): walks the recorded calls from the last to the first. The gradient of each call is a call of a routine's
// pullback (pullback.h).
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "pcp/error.h"
#include "session/node.h"
#include "session/pullback.h"
#include "session/trace.h"

namespace pcp::session {
namespace {

using gt::Tensor;

// The calls that lead from leaves to `root`, each after those it depends on.
std::vector<TapeEntry*> calls_to(const Node& root) {
  std::vector<TapeEntry*> order;
  std::unordered_set<const TapeEntry*> seen;
  struct Visit {
    TapeEntry* entry;
    std::size_t next = 0;
  };
  std::vector<Visit> stack;
  auto visit = [&](TapeEntry* entry) {
    if (entry && seen.insert(entry).second) stack.push_back({entry});
  };
  visit(root.maker.get());
  while (!stack.empty()) {
    Visit& top = stack.back();
    if (top.next < top.entry->inputs.size()) {
      const TapeEntry::Input& input = top.entry->inputs[top.next++];
      if (input.node) visit(input.maker.get());
    } else {
      order.push_back(top.entry);
      stack.pop_back();
    }
  }
  return order;
}

class Backward {
 public:
  explicit Backward(Recorder& recorder) : recorder_(recorder) {}

  void run(const NodeRef& root, const Tensor& cotangent, bool retain_graph) {
    std::vector<TapeEntry*> calls = calls_to(*root);
    add(root->maker.get(), root->result, root, cotangent);
    for (auto call = calls.rbegin(); call != calls.rend(); ++call) {
      pull(**call);
      cotangents_.erase(*call);
    }
    for (auto& [leaf, gradient] : leaves_) {
      Tensor whole(leaf);
      whole.set_grad(whole.grad() ? sum(whole.grad(), gradient) : gradient);
    }
    if (retain_graph) return;
    for (TapeEntry* call : calls) {
      call->freed = true;
      call->results.clear();
      std::exchange(call->inputs, {});
    }
  }

 private:
  static Tensor sum(const Tensor& a, const Tensor& b) {
    return record1("add", {}, {a, b}, [](Builder& builder, const Values& v) { return builder.add(v[0], v[1]); });
  }

  // The value of `node`, result `result` of `call` (or a leaf), gets one more cotangent.
  void add(TapeEntry* call, std::size_t result, const NodeRef& leaf, const Tensor& cotangent) {
    if (!call) {
      Tensor& whole = leaves_[leaf];
      whole = whole ? sum(whole, cotangent) : cotangent;
      return;
    }
    std::vector<Tensor>& of_call = cotangents_[call];
    of_call.resize(call->routine->results.size());
    of_call[result] = of_call[result] ? sum(of_call[result], cotangent) : cotangent;
  }

  void pull(TapeEntry& call) {
    auto found = cotangents_.find(&call);
    if (found == cotangents_.end()) return;
    if (call.freed) {
      fail(Code::failed_precondition,
           "[gt] backward() went through this graph before and freed it; backward(retain_graph=True) keeps it");
    }
    std::vector<Tensor> cotangents = found->second;
    std::vector<bool> wanted, given;
    for (const TapeEntry::Input& input : call.inputs) wanted.push_back(input.node && input.differentiated);
    for (const Tensor& cotangent : cotangents) given.push_back(static_cast<bool>(cotangent));
    const RecordedPullback& pullback = recorder_.pullback(*call.routine, wanted, given);
    std::vector<Argument> arguments;
    for (std::size_t need : pullback.needs) arguments.push_back(argument(call, cotangents, need));
    std::vector<Tensor> gradients;
    {
      RuleScope rule(call.rule);
      gradients = record(*pullback.routine, arguments);
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < call.inputs.size(); ++i) {
      const TapeEntry::Input& input = call.inputs[i];
      if (wanted[i]) add(input.maker.get(), input.result, input.node, gradients[next++]);
    }
  }

  Argument argument(const TapeEntry& call, const std::vector<Tensor>& cotangents, std::size_t need) {
    std::size_t operands = call.inputs.size(), results = call.results.size();
    if (need >= operands + results) return cotangents[need - operands - results];
    auto held = std::make_shared<Node>();
    if (need >= operands) {
      held->value = call.results[need - operands];
      return held;
    }
    const TapeEntry::Input& input = call.inputs[need];
    if (!input.node) return Argument::of_bits(call.routine->arguments[need]->dtype, input.bits);
    if (input.version != input.node->version) {
      fail(Code::failed_precondition,
           "[gt] backward() needs the value that a tensor had before it was changed in place",
           call.place.empty() ? "" : concat(" (it was used at ", call.place, ")"),
           "; clone() it before the change, or change it after backward()");
    }
    held->value = input.value;
    return held;
  }

  Recorder& recorder_;
  std::unordered_map<TapeEntry*, std::vector<Tensor>> cotangents_;
  std::map<NodeRef, Tensor> leaves_;
};

}  // namespace
}  // namespace pcp::session

namespace pcp::gt {

void Tensor::backward(const Tensor& cotangent, bool retain_graph) const {
  require(requires_grad(), "[gt] this tensor does not require gradients, and nothing it was made from does");
  require(cotangent || type().elements() == 1, "[gt] backward() of ", to_string(type()),
          " needs a gradient of that type; without one it is for a single number, such as a loss");
  require(!cotangent || cotangent.type() == type(), "[gt] the gradient of ", to_string(type()), " cannot be ",
          cotangent ? to_string(cotangent.type()) : "");
  if (auto* trace = session::Trace::current()) trace->take_in(node_);
  NoGrad no_grad;
  session::RuleScope no_rule(nullptr);  // each call has its own
  Tensor one = cotangent;
  if (!one) {
    const TensorType& wanted = type();
    SmallVector<std::int64_t, 8> numbers{static_cast<std::int64_t>(wanted.dtype)};
    for (std::int64_t dim : wanted.dims) numbers.push_back(dim);
    one = session::record1("ones", numbers, {}, [&](Builder& b, const Values&) { return b.splat(wanted, 1); });
  }
  session::Recorder& recorder = node_->value->recorder();
  session::Backward(recorder).run(node_, one, retain_graph);
  recorder.mark();
}

}  // namespace pcp::gt
