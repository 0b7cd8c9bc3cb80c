#include "session/node.h"

#include <bit>
#include <cstring>

#include "pcp/error.h"
#include "session/trace.h"

namespace pcp::session {
namespace {

thread_local bool records_gradients = true;

struct Settings {
  std::mutex mutex;
  std::shared_ptr<Recorder> session;
  std::function<std::shared_ptr<Recorder>()> starter;
  std::function<std::string()> place;
  std::function<void()> while_waiting;
};
Settings& settings() {
  static auto& kept = *new Settings;  // never destroyed: tensors of static objects outlive it otherwise
  return kept;
}

// Where an operation without operands is recorded.
std::shared_ptr<Recorder> recorder_of_new() {
  return Trace::current() ? Trace::current()->recorder() : gt::current_session();
}

void take_in(const std::vector<Argument>& arguments) {
  if (!Trace::current()) return;
  for (const Argument& argument : arguments) {
    if (argument.node) Trace::current()->take_in(argument.node);
  }
}

void take_in(const NodeRef& node) {
  if (Trace::current()) Trace::current()->take_in(node);
}

std::string place() {
  const auto& find = settings().place;
  return find ? find() : "";
}

// Entries refer to the nodes before them. A chain of a million operations would be destroyed by a recursion of that
// depth, so what an entry owned is collected here and destroyed in a loop.
thread_local std::vector<TapeEntry::Input>* doomed = nullptr;

// All entries there are, for recorded_calls().
struct Tape {
  std::mutex mutex;
  TapeEntry *first = nullptr, *last = nullptr;
};
Tape& tape() {
  static auto& kept = *new Tape;  // as settings()
  return kept;
}

}  // namespace

TapeEntry::TapeEntry() {
  std::lock_guard lock(tape().mutex);
  before = std::exchange(tape().last, this);
  (before ? before->after : tape().first) = this;
}

std::vector<RecordedCall> recorded_calls() {
  std::lock_guard lock(tape().mutex);
  std::vector<RecordedCall> calls;
  for (const TapeEntry* entry = tape().first; entry; entry = entry->after) {
    if (!entry->freed && entry->routine) calls.push_back({entry->routine, entry->place});
  }
  return calls;
}

TapeEntry::~TapeEntry() {
  {
    std::lock_guard lock(tape().mutex);
    (before ? before->after : tape().first) = after;
    (after ? after->before : tape().last) = before;
  }
  if (doomed) {
    for (Input& input : inputs) doomed->push_back(std::move(input));
    return;
  }
  std::vector<Input> chain = std::move(inputs);
  doomed = &chain;
  while (!chain.empty()) {
    Input last = std::move(chain.back());
    chain.pop_back();
  }
  doomed = nullptr;
}

void set_while_waiting(std::function<void()> hook) { settings().while_waiting = std::move(hook); }

void while_waiting() {
  if (const auto& hook = settings().while_waiting) hook();
}

Argument Argument::scalar(DType dtype, double value) {
  Argument argument{NodeRef()};
  argument.dtype = dtype;
  switch (dtype) {
    case DType::f64:
      argument.bits = std::bit_cast<std::uint64_t>(value);
      break;
    case DType::f32:
      argument.bits = std::bit_cast<std::uint32_t>(static_cast<float>(value));
      break;
    case DType::f16:
    case DType::bf16:
      fail(Code::internal, "[gt] scalars of half precision travel as f32");
    default:
      return scalar(dtype, static_cast<std::int64_t>(value));
  }
  return argument;
}

Argument Argument::scalar(DType dtype, std::int64_t value) {
  if (is_float(dtype)) return scalar(dtype, static_cast<double>(value));
  Argument argument{NodeRef()};
  argument.dtype = dtype;
  argument.bits = static_cast<std::uint64_t>(dtype == DType::i1 ? value != 0 : value);
  return argument;
}

Argument Argument::of_bits(DType dtype, std::uint64_t bits) {
  Argument argument{NodeRef()};
  argument.dtype = dtype;
  argument.bits = bits;
  return argument;
}

std::vector<gt::Tensor> record(const Routine& routine, const std::vector<Argument>& arguments) {
  take_in(arguments);
  Recorder* recorder = nullptr;
  SmallVector<Operand, 4> operands;
  bool differentiated = false;
  for (const Argument& argument : arguments) {
    if (!argument.node) {
      operands.push_back({0, argument.bits});
      continue;
    }
    const RemoteValue& value = *argument.node->value;
    require(!recorder || recorder == &value.recorder(), "[gt] the operands are of different sessions");
    recorder = &value.recorder();
    operands.push_back({value.id(), 0});
    differentiated = differentiated || argument.node->requires_grad;
  }
  std::shared_ptr<Recorder> session;
  if (!recorder) {
    session = recorder_of_new();
    recorder = session.get();
  }
  std::string where = place();
  std::vector<ValueRef> values = recorder->call(routine, operands, where);
  if (Trace* trace = Trace::current()) trace->add(routine, arguments, values, where);
  std::shared_ptr<TapeEntry> entry;
  if (differentiated && records_gradients) {
    entry = std::make_shared<TapeEntry>();
    entry->routine = &routine;
    for (const Argument& argument : arguments) {
      if (argument.node) {
        const Node& node = *argument.node;
        entry->inputs.push_back(
            {argument.node, node.value, 0, node.version, node.requires_grad, node.maker, node.result});
      } else {
        entry->inputs.push_back({nullptr, nullptr, argument.bits, 0, false, nullptr, 0});
      }
    }
    entry->results = values;
    entry->place = std::move(where);
    entry->rule = backward_rule();
  }
  std::vector<gt::Tensor> results;
  results.reserve(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    auto node = std::make_shared<Node>();
    if (entry && is_float(values[i]->type().dtype)) {
      node->requires_grad = true;
      node->maker = entry;
      node->result = i;
    }
    node->value = std::move(values[i]);
    results.emplace_back(std::move(node));
  }
  return results;
}

std::vector<gt::Tensor> record(std::string_view name, SmallVector<std::int64_t, 8> numbers,
                               const std::vector<Argument>& arguments, const Recorder::Build& build) {
  take_in(arguments);
  RoutineKey key{name, std::move(numbers), {}};
  Recorder* recorder = nullptr;
  for (const Argument& argument : arguments) {
    key.types.push_back(argument.node ? argument.node->value->type_ref() : interned({argument.dtype, {}}));
    if (argument.node) recorder = &argument.node->value->recorder();
  }
  std::shared_ptr<Recorder> session;
  if (!recorder) {
    session = recorder_of_new();
    recorder = session.get();
  }
  return record(recorder->routine(key, build), arguments);
}

gt::Tensor record1(std::string_view name, SmallVector<std::int64_t, 8> numbers, const std::vector<Argument>& arguments,
                   const std::function<Value(Builder&, const Values&)>& build) {
  return record(name, std::move(numbers), arguments,
                [&](Builder& b, const Values& values) { return Values{build(b, values)}; })[0];
}

}  // namespace pcp::session

namespace pcp::gt {

using session::Node;
using session::settings;

Tensor Tensor::of(const HostTensor& values) {
  auto node = std::make_shared<Node>();
  node->value = current_session()->put(values.type(), values.bytes());
  if (auto* trace = session::Trace::current()) trace->take_in_constant(node);
  return Tensor(std::move(node));
}

const TensorType& Tensor::type() const { return node_->value->type(); }
HostTensor Tensor::read() const {
  session::Trace::refuse("the value of a tensor is not known");
  return node_->value->recorder().read(*node_->value);
}
bool Tensor::requires_grad() const { return node_->requires_grad; }
bool Tensor::is_leaf() const { return node_->maker == nullptr; }

void Tensor::set_requires_grad(bool requires_grad) {
  require(is_leaf() || requires_grad, "[gt] only a leaf can stop requiring gradients; detach() gives a leaf");
  require(!requires_grad || is_float(dtype()), "[gt] only floating tensors have gradients, this one is ",
          to_string(type()));
  session::take_in(node_);
  node_->requires_grad = requires_grad;
}

Tensor Tensor::grad() const {
  if (auto* trace = session::Trace::current()) trace->take_in_grad(node_);
  return Tensor(node_->grad);
}

void Tensor::set_grad(const Tensor& grad) {
  require(!grad || grad.type() == type(), "[gt] the gradient of ", to_string(type()), " cannot be ",
          grad ? to_string(grad.type()) : "");
  session::take_in(node_);
  node_->grad = grad.node();
}

Tensor Tensor::detach() const {
  session::take_in(node_);
  auto node = std::make_shared<Node>();
  node->value = node_->value;
  return Tensor(std::move(node));
}

void Tensor::assign(const Tensor& from) {
  require(from.type() == type(), "[gt] ", to_string(from.type()), " cannot be written into ", to_string(type()));
  session::take_in(node_);
  session::take_in(from.node());
  std::shared_ptr<const session::RemoteValue> value = from.node()->value;
  bool leaf = node_->requires_grad && is_leaf();
  if (!leaf) {
    node_->requires_grad = from.node()->requires_grad;
    node_->result = from.node()->result;
    node_->maker = from.node()->maker;
  }
  node_->value = std::move(value);
  ++node_->version;
}

bool grad_enabled() { return session::records_gradients; }
bool set_grad_enabled(bool enabled) { return std::exchange(session::records_gradients, enabled); }
NoGrad::NoGrad() : before_(std::exchange(session::records_gradients, false)) {}
NoGrad::~NoGrad() { session::records_gradients = before_; }

std::shared_ptr<session::Recorder> current_session() {
  std::lock_guard lock(settings().mutex);
  if (!settings().session) {
    if (!settings().starter) {
      fail(Code::failed_precondition, "[gt] there is no session: connect to a dispatcher first");
    }
    settings().session = settings().starter();
  }
  return settings().session;
}

bool has_session() {
  std::lock_guard lock(settings().mutex);
  return settings().session != nullptr;
}

void set_session(std::shared_ptr<session::Recorder> session) {
  std::lock_guard lock(settings().mutex);
  std::swap(settings().session, session);
}

void set_session_starter(std::function<std::shared_ptr<session::Recorder>()> starter) {
  std::lock_guard lock(settings().mutex);
  settings().starter = std::move(starter);
}

void set_place_finder(std::function<std::string()> finder) { settings().place = std::move(finder); }

void sync() { current_session()->sync(); }

}  // namespace pcp::gt
