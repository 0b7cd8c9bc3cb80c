#include "session/trace.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <set>

#include "pcp/error.h"
#include "pcp/passes.h"
#include "session/random_key.h"

namespace pcp::session {
namespace {

thread_local Trace* tracing = nullptr;

// Nothing arrives anywhere.
class NoLink final : public Link {
 public:
  void send(WorkerId, std::vector<std::byte>) override {}
  HostTensor wait(WorkerId, std::uint64_t) override { fail(Code::internal, "[gt.compile] a traced tensor was read"); }
};

// Names of routines live as long as the process.
std::string_view kept_name(const std::string& name) {
  static std::mutex mutex;
  static auto& names = *new std::set<std::string>;
  std::lock_guard lock(mutex);
  return *names.insert(name).first;
}

std::string symbol_of(std::string name) {
  for (char& c : name) {
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

bool has_product(const Routine& routine) {
  bool found = false;
  walk(routine.function.body, [&](const Op& op) {
    found = found || op.code == OpCode::dot_general || op.code == OpCode::convolution || op.code == OpCode::custom_call;
  });
  return found;
}

// The same bits. No gradient goes through integers.
Value without_gradient(Builder& b, Value x) {
  const TensorType type = b.type(x);
  DType bits = byte_size(type.dtype) == 2 ? DType::u16 : byte_size(type.dtype) == 4 ? DType::u32 : DType::u64;
  Value whole = b.create1(OpCode::bitcast_convert, {x}, {}, {}, {TensorType(bits, type.dims)});
  return b.create1(OpCode::bitcast_convert, {whole}, {}, {}, {type});
}

Value scalar_constant(Builder& b, DType dtype, std::uint64_t bits) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(byte_size(dtype)));
  std::memcpy(bytes.data(), &bits, bytes.size());
  return b.constant(Constant(TensorType(dtype, {}), std::move(bytes)));
}

NodeRef node_of(ValueRef value) {
  auto node = std::make_shared<Node>();
  node->value = std::move(value);
  return node;
}

}  // namespace

// --- What the operations call.

Trace* Trace::current() { return tracing; }

void Trace::refuse(std::string_view what) {
  if (!tracing) return;
  fail(Code::failed_precondition, "[gt.compile] ", what, " while a function is traced, here ", tracing->name_);
}

Trace::Trace(std::string name)
    : name_(std::move(name)),
      session_(gt::current_session()),
      recorder_(std::make_shared<Recorder>(std::make_unique<NoLink>())),
      no_rule_(nullptr) {
  if (tracing) fail(Code::internal, "[gt.compile] ", tracing->name_, " is still traced");
  tracing = this;
}

Trace::~Trace() { end(); }

bool Trace::is_inside(const Node& node) const { return &node.value->recorder() == recorder_.get(); }

// The node takes a value that stands for the input; what it was before is kept.
std::size_t Trace::add_input(TracedInput input, const NodeRef& node) {
  input.type = node->value->type_ref();
  const TensorType& type = *input.type;
  RoutineKey key{"input", {static_cast<std::int64_t>(type.dtype)}, {}};
  key.numbers.insert(key.numbers.end(), type.dims.begin(), type.dims.end());
  const Routine& routine = recorder_->routine(key, [&](Builder& b, const Values&) { return Values{b.splat(type, 0)}; });
  ValueRef stands = recorder_->call(routine, {})[0];
  std::size_t index = inputs_.size();
  before_.push_back({node, {*node, index, stands->id()}});
  node->maker = nullptr;
  node->result = 0;
  input_of_[stands->id()] = index;
  input_at_[node.get()] = index;
  active_[stands->id()] = node->requires_grad;
  made_.push_back({stands, ""});
  node->value = std::move(stands);
  inputs_.push_back(std::move(input));
  return index;
}

void Trace::take_in(const NodeRef& node) {
  if (is_inside(*node)) return;
  require(&node->value->recorder() == session_.get(), "[gt] the operands are of different sessions");
  TracedInput input;
  input.node = node;
  input.requires_grad = node->requires_grad;
  input.is_leaf = node->maker == nullptr;
  add_input(std::move(input), node);
}

void Trace::take_in_grad(const NodeRef& node) {
  take_in(node);
  auto found = input_at_.find(node.get());
  if (found == input_at_.end()) return;
  std::size_t owner = found->second;
  auto before = std::ranges::find(before_, owner, [](const auto& entry) { return entry.second.input; });
  if (inputs_[owner].grad_read || before->second.state.grad != node->grad) return;
  inputs_[owner].grad_read = true;
  inputs_[owner].has_grad = node->grad != nullptr;
  if (!node->grad || is_inside(*node->grad)) return;
  TracedInput input;
  input.kind = TracedInput::Kind::gradient;
  input.index = owner;
  add_input(std::move(input), node->grad);
}

void Trace::take_in_constant(const NodeRef& node) {
  TracedInput input;
  input.kind = TracedInput::Kind::constant;
  input.value = node->value;
  add_input(std::move(input), node);
}

gt::Tensor Trace::argument(const gt::Tensor& given) {
  for (std::size_t i = 0; i < given_.size(); ++i) {
    if (given_[i].node() != given.node()) continue;
    given_.push_back(given);
    arguments_.push_back(arguments_[i]);
    return arguments_.back();
  }
  require(&given.node()->value->recorder() == session_.get(), "[gt] the arguments are of different sessions");
  auto node = std::make_shared<Node>(*given.node());
  TracedInput input;
  input.kind = TracedInput::Kind::argument;
  input.index = given_.size();
  input.requires_grad = node->requires_grad;
  input.is_leaf = node->maker == nullptr;
  add_input(std::move(input), node);
  given_.push_back(given);
  arguments_.emplace_back(std::move(node));
  return arguments_.back();
}

void Trace::add_random_key(std::uint64_t bits) {
  key_of_[bits] = keys_.size();
  keys_.push_back(bits);
}

// A gradient goes through an operand where the record for backward() has it. Whatever else depends on an input that is
// differentiated (it was detached, or no_grad() was on) is cut off in the graph too.
void Trace::add(const Routine& routine, const std::vector<Argument>& arguments, const std::vector<ValueRef>& results,
                const std::string& place) {
  bool recorded = gt::grad_enabled() && std::ranges::any_of(arguments, [](const Argument& argument) {
                    return argument.node && argument.node->requires_grad;
                  });
  Step step;
  step.routine = &routine;
  for (const Argument& argument : arguments) {
    if (!argument.node) {
      step.operands.push_back({0, argument.bits, false});
      continue;
    }
    const Node& node = *argument.node;
    TensorId id = node.value->id();
    auto input = input_at_.find(&node);
    bool is_input = input != input_at_.end();
    bool carries = recorded && node.requires_grad && (node.maker || is_input);
    bool changed_leaf = is_input && !node.maker && !input_of_.contains(id);
    if (carries && changed_leaf && used_after_change_.empty()) {
      used_after_change_ = place.empty() ? std::string("a line that is not known") : place;
    }
    step.operands.push_back({id, 0, active_[id] && !carries});
    step.active = step.active || (active_[id] && carries);
  }
  for (const ValueRef& result : results) {
    active_[result->id()] = step.active && is_float(result->type().dtype);
    step_of_[result->id()] = steps_.size();
    step.results.push_back(result->id());
    made_.push_back({result, place});
  }
  steps_.push_back(std::move(step));
}

// --- The end of a trace.

TracedRef Trace::value_of(const Node& node) {
  TensorId id = node.value->id();
  if (auto input = input_of_.find(id); input != input_of_.end()) {
    return {TracedRef::Kind::value, input->second, false};
  }
  auto [output, is_new] = output_of_.try_emplace(id, outputs_.size());
  if (is_new) outputs_.push_back(id);
  bool requires_grad = node.requires_grad && node.maker && !node.maker->freed;
  gives_gradients_ = gives_gradients_ || requires_grad;
  return {TracedRef::Kind::result, output->second, requires_grad};
}

TracedRef Trace::find(const NodeRef& node) {
  take_in(node);
  auto input = input_at_.find(node.get());
  if (input == input_at_.end() || inputs_[input->second].kind == TracedInput::Kind::constant) return value_of(*node);
  return {TracedRef::Kind::node, input->second, false};
}

void Trace::find_updates(TracedFunction& made) {
  for (std::size_t i = 0; i < before_.size(); ++i) {  // find() may take more in
    NodeRef node = before_[i].first;
    const Before before = before_[i].second;
    const TracedInput input = inputs_[before.input];
    if (input.kind == TracedInput::Kind::constant) continue;
    if (!node->maker && node->requires_grad != before.state.requires_grad) {
      fail(Code::failed_precondition, "[gt.compile] ", name_,
           " changes whether a tensor requires gradients; set requires_grad before it is called");
    }
    if (node->value->id() != before.stands) made.updates_.push_back({before.input, value_of(*node), false});
    if (node->grad == before.state.grad) continue;
    if (!input.is_leaf) {
      fail(Code::failed_precondition, "[gt.compile] backward() inside of ", name_,
           " comes to a tensor that was computed outside of it; call backward() outside, or give the function a "
           "detach()ed tensor");
    }
    made.updates_.push_back({before.input, node->grad ? find(node->grad) : TracedRef{}, true});
  }
}

void Trace::mark_live() {
  std::vector<TensorId> wanted = outputs_;
  while (!wanted.empty()) {
    TensorId id = wanted.back();
    wanted.pop_back();
    auto found = step_of_.find(id);
    if (found == step_of_.end() || std::exchange(steps_[found->second].live, true)) continue;
    for (const Use& use : steps_[found->second].operands) {
      if (use.tensor != 0) wanted.push_back(use.tensor);
    }
  }
}

// Products are kept for the gradient, which computes again what is between them.
void Trace::keep_products() {
  if (!gives_gradients_) return;
  for (const Step& step : steps_) {
    if (!step.live || !step.active || !has_product(*step.routine)) continue;
    for (TensorId id : step.results) {
      if (output_of_.try_emplace(id, outputs_.size()).second) outputs_.push_back(id);
    }
  }
}

Function Trace::build(TracedFunction& made) {
  made.keys_.assign(keys_.size(), false);
  auto key_at = [&](const Step& step, std::size_t operand) {
    const Use& use = step.operands[operand];
    if (use.tensor != 0 || step.routine->arguments[operand]->dtype != DType::u64) return key_of_.end();
    return key_of_.find(use.bits);
  };
  for (const Step& step : steps_) {
    if (!step.live) continue;
    for (std::size_t i = 0; i < step.operands.size(); ++i) {
      const Use& use = step.operands[i];
      if (auto input = input_of_.find(use.tensor); input != input_of_.end()) {
        inputs_[input->second].place = 1;
        bool carries = gives_gradients_ && step.active && active_[use.tensor] && !use.stopped;
        inputs_[input->second].differentiated = inputs_[input->second].differentiated || carries;
      }
      if (auto key = key_at(step, i); key != key_of_.end()) made.keys_[key->second] = true;
    }
  }

  Module module;
  Function main;
  main.name = "main";
  Builder builder(main);
  std::unordered_map<TensorId, Value> values, stopped;
  std::unordered_map<std::uint64_t, Value> keys;
  for (const auto& [node, before] : before_) {
    if (inputs_[before.input].place > 0) values[before.stands] = builder.argument(*inputs_[before.input].type);
  }
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    if (made.keys_[i]) keys[keys_[i]] = builder.argument(TensorType(DType::u64, {}));
  }
  std::unordered_map<const Routine*, std::string> names;
  for (const Step& step : steps_) {
    if (!step.live) continue;
    auto [name, is_new] = names.try_emplace(step.routine, "r" + std::to_string(names.size()));
    if (is_new) {
      module.functions.push_back(step.routine->function);
      module.functions.back().name = name->second;
      module.functions.back().is_public = false;
    }
    Values operands;
    for (std::size_t i = 0; i < step.operands.size(); ++i) {
      const Use& use = step.operands[i];
      if (auto key = key_at(step, i); key != key_of_.end()) {
        operands.push_back(keys.at(use.bits));
      } else if (use.tensor == 0) {
        operands.push_back(scalar_constant(builder, step.routine->arguments[i]->dtype, use.bits));
      } else if (use.stopped && gives_gradients_) {
        auto [cut, is_first] = stopped.try_emplace(use.tensor);
        if (is_first) cut->second = without_gradient(builder, values.at(use.tensor));
        operands.push_back(cut->second);
      } else {
        operands.push_back(values.at(use.tensor));
      }
    }
    Values results = builder.create(OpCode::call, operands, {{"callee", SymbolAttr{name->second}}}, {},
                                    step.routine->function.result_types());
    for (std::size_t i = 0; i < results.size(); ++i) values[step.results[i]] = results[i];
  }
  Values results;
  for (TensorId id : outputs_) results.push_back(values.at(id));
  builder.returns(results);
  module.functions.push_back(std::move(main));
  return inline_calls(module).entry("main");
}

// Changes of a tensor that came in by two ways would have to be seen by the other way.
void Trace::check_aliases(const TracedFunction& made) const {
  if (made.updates_.empty()) return;
  for (const TracedInput& input : inputs_) {
    if (input.kind != TracedInput::Kind::captured) continue;
    for (const gt::Tensor& given : given_) {
      if (given.node() != input.node) continue;
      fail(Code::failed_precondition, "[gt.compile] ", name_,
           " takes a tensor both as an argument and from outside, and changes tensors in place; take it by one way");
    }
  }
}

std::unique_ptr<TracedFunction> Trace::finish(const std::vector<gt::Tensor>& results) {
  auto made = std::make_unique<TracedFunction>();
  for (const gt::Tensor& result : results) made->results_.push_back(find(result.node()));
  find_updates(*made);
  check_aliases(*made);
  if (gives_gradients_ && !used_after_change_.empty()) {
    fail(Code::failed_precondition, "[gt.compile] ", name_,
         " changes a tensor that requires gradients and uses it for a gradient afterwards (at ", used_after_change_,
         "); change it after the last use");
  }
  mark_live();
  keep_products();
  if (!outputs_.empty()) {
    Function function = build(*made);
    function.name = symbol_of(name_);
    made->routine_ = &session_->routine(function, kept_name(name_));
  }
  made->session_ = session_;
  made->grad_enabled_ = gt::grad_enabled();
  made->gives_gradients_ = gives_gradients_;
  made->keys_.resize(keys_.size());
  made->first_keys_ = keys_;
  for (std::size_t i = 0; i < given_.size(); ++i) {
    auto first = std::ranges::find(given_, given_[i].node(), &gt::Tensor::node);
    made->aliases_.push_back(static_cast<std::size_t>(first - given_.begin()));
  }
  made->inputs_ = inputs_;
  end();
  return made;
}

void Trace::end() {
  if (ended_) return;
  ended_ = true;
  tracing = nullptr;
  no_rule_.reset();
  for (auto entry = before_.rbegin(); entry != before_.rend(); ++entry) *entry->first = entry->second.state;
  before_.clear();
  arguments_.clear();
  given_.clear();
  inputs_.clear();
  recorder_->close(concat("this tensor was made while ", name_, " was traced, and has no value"));
}

std::string Trace::leak() const {
  for (const auto& [value, place] : made_) {
    if (!value.expired()) return place.empty() ? "a line that is not known" : place;
  }
  return "";
}

// --- Calls.

std::vector<NodeRef> TracedFunction::nodes(const std::vector<gt::Tensor>& arguments) const {
  std::vector<NodeRef> found;
  found.reserve(inputs_.size());
  for (const TracedInput& input : inputs_) {
    switch (input.kind) {
      case TracedInput::Kind::argument:
        found.push_back(arguments[input.index].node());
        break;
      case TracedInput::Kind::gradient:
        found.push_back(found[input.index]->grad);
        break;
      default:
        found.push_back(input.node);
    }
  }
  return found;
}

bool TracedFunction::fits(const std::vector<gt::Tensor>& arguments) const {
  if (arguments.size() != aliases_.size() || grad_enabled_ != gt::grad_enabled()) return false;
  if (!gt::has_session() || gt::current_session() != session_) return false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    auto first = std::ranges::find(arguments, arguments[i].node(), &gt::Tensor::node);
    if (static_cast<std::size_t>(first - arguments.begin()) != aliases_[i]) return false;
  }
  std::vector<NodeRef> at = nodes(arguments);
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    const TracedInput& input = inputs_[i];
    if (input.kind == TracedInput::Kind::constant) continue;
    if (!at[i]) return false;  // the gradient that it was is not there
    if (at[i]->value->type_ref() != input.type || &at[i]->value->recorder() != session_.get()) return false;
    if (input.kind == TracedInput::Kind::gradient) continue;
    if (at[i]->requires_grad != input.requires_grad || (at[i]->maker == nullptr) != input.is_leaf) return false;
    if (input.grad_read && (at[i]->grad != nullptr) != input.has_grad) return false;
    if (updates_.empty() || input.kind != TracedInput::Kind::captured) continue;
    for (const gt::Tensor& argument : arguments) {
      if (argument.node() == input.node) return false;
    }
  }
  return true;
}

std::vector<gt::Tensor> TracedFunction::call(const std::vector<gt::Tensor>& arguments) {
  std::vector<NodeRef> at = nodes(arguments);
  std::vector<ValueRef> before;
  std::vector<Argument> operands;
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    before.push_back(at[i] ? at[i]->value : inputs_[i].value);
    if (inputs_[i].place > 0) operands.emplace_back(inputs_[i].differentiated ? at[i] : node_of(before.back()));
  }
  std::vector<std::uint64_t> first = std::exchange(first_keys_, {});
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    std::uint64_t key = first.empty() ? gt::draw_key() : first[i];
    if (keys_[i]) operands.push_back(Argument::of_bits(DType::u64, key));
  }
  std::vector<gt::Tensor> made;
  if (routine_ && gives_gradients_) {
    made = record(*routine_, operands);
  } else if (routine_) {
    gt::NoGrad no_grad;
    made = record(*routine_, operands);
  }
  auto found = [&](const TracedRef& ref) {
    switch (ref.kind) {
      case TracedRef::Kind::none:
        return gt::Tensor();
      case TracedRef::Kind::result:
        return ref.requires_grad ? made[ref.index] : made[ref.index].detach();
      case TracedRef::Kind::node:
        return gt::Tensor(at[ref.index]);
      case TracedRef::Kind::value:
        return gt::Tensor(node_of(before[ref.index]));
    }
    fail(Code::internal, "[gt.compile] there is no such result");
  };
  std::vector<gt::Tensor> assigned, results;
  for (const Update& update : updates_) assigned.push_back(found(update.from));
  for (const TracedRef& ref : results_) results.push_back(found(ref));
  for (std::size_t i = 0; i < updates_.size(); ++i) {
    gt::Tensor target(at[updates_[i].input]);
    updates_[i].of_grad ? target.set_grad(assigned[i]) : target.assign(assigned[i]);
  }
  return results;
}

}  // namespace pcp::session
