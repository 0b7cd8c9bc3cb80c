#include "session/executor.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <new>

#include "pcp/passes.h"
#include "session/routine.h"
#include "session/timeline.h"

namespace pcp::session {
namespace {

constexpr int kLongestSegment = 4096;       // calls
constexpr std::size_t kMostSegments = 256;  // that a session remembers
constexpr std::size_t kMostExecutables = 10'000;
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 50;  // of one tensor, so that sums do not overflow

}  // namespace

std::shared_ptr<Executable> ExecutableCache::get(const std::string& text) {
  {
    std::lock_guard lock(mutex_);
    if (auto found = executables_.find(text); found != executables_.end()) return found->second;
  }
  Function function = parse_routine(text);
  Span span("compile", function.name == "main" ? "a stretch" : function.name);
  function.name = "main";
  std::shared_ptr<Executable> made = engine_.compile(optimize_for(engine_, function), {.threads = threads_});
  std::lock_guard lock(mutex_);
  if (executables_.size() >= kMostExecutables) {
    std::erase_if(executables_, [](const auto& entry) { return entry.second.use_count() == 1; });
  }
  return executables_.try_emplace(text, std::move(made)).first->second;
}

Executor::~Executor() { take_compiled(/*wait=*/true); }

bool Executor::run(std::span<const std::byte> stream) {
  reader_.emplace(stream);
  return go_on();
}

bool Executor::go_on() {
  if (awaited_ && !receive()) return false;
  for (Record record; reader_->next(record);) {
    std::visit([&](const auto& one) { take(one); }, record);
    if (awaited_ && !receive()) return false;
  }
  return true;
}

// --- Definitions.

void Executor::take(const Define& define) {
  if (routines_.size() >= options_.most_routines) {
    fail(Code::resource_exhausted, "[session] more than ", options_.most_routines, " routines");
  }
  RoutineEntry routine;
  routine.function = parse_routine(define.text);
  routine.text = define.text;
  for (const TensorType& type : routine.function.arg_types()) routine.arguments.push_back(interned(type));
  for (const TensorType& type : routine.function.result_types()) routine.results.push_back(interned(type));
  const std::vector<Op>& ops = routine.function.body.ops;
  bool unnamed = routine.function.name == "main" && !ops.empty();
  routine.name = unnamed ? std::string(ops.back().info().name) : routine.function.name;
  routines_.push_back(std::move(routine));
}

void Executor::take(const Place& place) {
  if (places_.size() >= options_.most_places) {
    fail(Code::resource_exhausted, "[session] more than ", options_.most_places, " places");
  }
  places_.emplace_back(place.text);
}

// --- Tensors.

TypeRef Executor::interned(const TensorType& type) { return &*types_.insert(type).first; }

Executor::Slot& Executor::find(TensorId id) {
  auto found = slots_.find(id);
  require(found != slots_.end() && !found->second.freed, "[session] there is no tensor ", id);
  require(found->second.arriving == nullptr, "[session] tensor ", id, " has not arrived");
  return found->second;
}

Executor::Slot& Executor::add(TensorId id, TypeRef type) {
  require(id > newest_, "[session] the id ", id, " of a new tensor is not larger than ", newest_);
  if (slots_.size() >= options_.most_tensors) {
    fail(Code::resource_exhausted, "[session] more than ", options_.most_tensors, " tensors at a time");
  }
  newest_ = id;
  Slot& slot = slots_[id];
  slot.type = type;
  return slot;
}

Failure Executor::too_large(std::uint64_t bytes) const {
  return {Code::resource_exhausted, concat("a tensor of ", bytes, " bytes does not fit: this session has ", bytes_,
                                           " of at most ", options_.most_bytes)};
}

void Executor::take(const Put& put) {
  auto whole = static_cast<std::uint64_t>(put.type.bytes());
  if (put.offset == 0) {
    Slot& slot = add(put.tensor, interned(put.type));
    if (whole > options_.most_bytes - std::min(bytes_, options_.most_bytes)) {
      slot.failure = std::make_shared<Failure>(too_large(whole));
    } else {
      slot.arriving = std::make_unique<HostTensor>(put.type);
    }
  }
  auto found = slots_.find(put.tensor);
  require(found != slots_.end(), "[session] there is no tensor ", put.tensor, " to go on with");
  Slot& slot = found->second;
  if (slot.failure) return;
  require(slot.arriving != nullptr && slot.arriving->type() == put.type && slot.arrived == put.offset,
          "[session] a piece of tensor ", put.tensor, " does not follow the one before");
  std::ranges::copy(put.bytes, slot.arriving->bytes().subspan(put.offset).begin());  // it may be empty
  slot.arrived += put.bytes.size();
  if (slot.arrived < whole) return;
  slot.buffer = engine_.upload(std::move(*std::exchange(slot.arriving, nullptr)));
  bytes_ += whole;
}

void Executor::take(const Read& read) {
  find(read.tensor);
  end_segment();
  Slot& slot = slots_.at(read.tensor);
  if (slot.failure) return answers_.failed(read.request, *slot.failure);
  answers_.value(read.request, engine_.download(slot.buffer));
}

void Executor::take(const Free& free) {
  auto found = slots_.find(free.tensor);
  require(found != slots_.end() && !found->second.freed, "[session] there is no tensor ", free.tensor, " to free");
  found->second.freed = true;
  segment_.add(free);
  waiting_.emplace_back(std::in_place_type<Free>, free);
  follow();
}

// --- Other workers.

void Executor::take(const Send& send) {
  find(send.tensor);
  require(peers_ != nullptr, "[session] there is no worker ", send.to, " to send to");
  end_segment();
  const Slot& slot = slots_.at(send.tensor);
  if (slot.failure) return peers_->send(send.to, send.transfer, *slot.failure);
  peers_->send(send.to, send.transfer, engine_.download(slot.buffer));
}

void Executor::take(const Receive& receive) {
  require(peers_ != nullptr, "[session] there is no worker ", receive.from, " to receive from");
  end_segment();
  add(receive.tensor, interned(receive.type));
  awaited_ = receive;
}

// Takes what is awaited, where it is there.
bool Executor::receive() {
  std::optional<Transferred> transferred = peers_->take(awaited_->from, awaited_->transfer);
  if (!transferred) return false;
  Slot& slot = slots_.at(awaited_->tensor);
  if (auto* failure = std::get_if<Failure>(&*transferred)) {
    slot.failure = std::make_shared<Failure>(std::move(*failure));
  } else {
    auto& value = std::get<HostTensor>(*transferred);
    require(value.type() == awaited_->type, "[session] worker ", awaited_->from, " sent ", to_string(value.type()),
            " where ", to_string(awaited_->type), " was to come");
    auto whole = static_cast<std::uint64_t>(value.type().bytes());
    if (whole > options_.most_bytes - std::min(bytes_, options_.most_bytes)) {
      slot.failure = std::make_shared<Failure>(too_large(whole));
    } else {
      slot.buffer = engine_.upload(std::move(value));
      bytes_ += whole;
    }
  }
  awaited_.reset();
  return true;
}

// --- Calls.

void Executor::check(const Call& call) {
  require(call.routine < routines_.size(), "[session] there is no routine ", call.routine);
  require(call.place <= places_.size(), "[session] there is no place ", call.place);
  const RoutineEntry& routine = routines_[call.routine];
  require(call.operands.size() == routine.arguments.size(), "[session] routine ", call.routine, " takes ",
          routine.arguments.size(), " operands, got ", call.operands.size());
  for (std::size_t i = 0; i < call.operands.size(); ++i) {
    const Operand& operand = call.operands[i];
    TypeRef wanted = routine.arguments[i];
    if (operand.tensor == 0) {
      require(wanted->dims.empty(), "[session] operand ", i, " is a scalar, routine ", call.routine, " takes ",
              to_string(*wanted));
      continue;
    }
    TypeRef type = find(operand.tensor).type;
    require(type == wanted, "[session] operand ", i, " is ", to_string(*type), ", routine ", call.routine, " takes ",
            to_string(*wanted));
  }
}

void Executor::take(const Call& call) {
  check(call);
  const RoutineEntry& routine = routines_[call.routine];
  for (std::size_t i = 0; i < routine.results.size(); ++i) add(call.first + i, routine.results[i]);
  ++stats_.calls;
  segment_.add(call, routine.results.size());
  waiting_.emplace_back(std::in_place_type<Call>, call);
  follow();
  auto longest = static_cast<std::size_t>(options_.batch > 0 ? options_.batch : kLongestSegment);
  if (segment_.calls() >= longest) end_segment();
}

// Instructions wait while they are the beginning of a segment that is compiled; otherwise they run now.
void Executor::follow() {
  prefixes_here_.push_back(segment_.hash());
  if (at_once_) return;
  follows_ = follows_ && prefixes_.contains(segment_.hash());
  if (!follows_) run_waiting();
}

void Executor::run_waiting() {
  for (const Instruction& instruction : waiting_) {
    std::visit([&](const auto& one) { run_now(one); }, instruction);
  }
  waiting_.clear();
}

void Executor::run_now(const Free& free) {
  auto found = slots_.find(free.tensor);
  if (found->second.buffer) bytes_ -= static_cast<std::uint64_t>(found->second.type->bytes());
  slots_.erase(found);
}

Buffer Executor::scalar(TypeRef type, std::uint64_t bits) {
  HostTensor value(*type);
  std::memcpy(value.bytes().data(), &bits, value.bytes().size());
  return engine_.upload(std::move(value));
}

Executable& Executor::compiled(RoutineEntry& routine) {
  if (!routine.executable) routine.executable = cache_.get(routine.text);
  return *routine.executable;
}

std::shared_ptr<const Failure> Executor::failure_of(const std::string& what, PlaceId place,
                                                    const std::exception& error) const {
  auto* known = dynamic_cast<const Error*>(&error);
  bool memory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr;
  std::string where = place > 0 ? " (at " + places_[place - 1] + ")" : "";
  return std::make_shared<Failure>(
      Failure{known    ? known->code()
              : memory ? Code::resource_exhausted
                       : Code::internal,
              concat(what, where, ": ", memory ? "there is not enough memory on the worker" : error.what())});
}

void Executor::run_now(const Call& call) {
  RoutineEntry& routine = routines_[call.routine];
  Span span("instructions", routine.name);
  if (call.place > 0) span.detail("place", places_[call.place - 1]);
  std::shared_ptr<const Failure> failure = routine.not_compiled;
  std::vector<Buffer> arguments, results;
  arguments.reserve(call.operands.size());
  for (std::size_t i = 0; i < call.operands.size(); ++i) {
    const Operand& operand = call.operands[i];
    if (operand.tensor == 0) {
      arguments.push_back(scalar(routine.arguments[i], operand.bits));
    } else {
      const Slot& slot = slots_.at(operand.tensor);
      if (slot.failure && !failure) failure = slot.failure;
      arguments.push_back(slot.buffer);
    }
  }
  if (!failure) {
    try {
      std::uint64_t more = 0;
      for (TypeRef type : routine.results) more += std::min(static_cast<std::uint64_t>(type->bytes()), kMostBytes);
      if (more > options_.most_bytes - std::min(bytes_, options_.most_bytes)) {
        fail(Code::resource_exhausted, "its results of ", more, " bytes do not fit: this session has ", bytes_,
             " of at most ", options_.most_bytes);
      }
      results = compiled(routine).run(std::move(arguments));
      bytes_ += more;
    } catch (const std::exception& error) {
      failure = failure_of(routine.name, call.place, error);
      if (!routine.executable) routine.not_compiled = failure;
    }
  }
  for (std::size_t i = 0; i < routine.results.size(); ++i) {
    Slot& slot = slots_.at(call.first + i);
    if (failure) {
      slot.failure = failure;
    } else {
      slot.buffer = std::move(results[i]);
    }
  }
}

// --- Segments.

void Executor::take(const Mark& mark) {
  end_segment();
  at_once_ = mark.compiles || (options_.batch > 1 && options_.compiles);
}

void Executor::end_segment() {
  if (segment_.words().empty()) return;
  take_compiled(/*wait=*/false);
  if ((options_.compiles || at_once_) && segment_.calls() > 1) {
    if (waiting_.size() == prefixes_here_.size()) {
      auto found = segments_.find(segment_.words());
      if (found == segments_.end() && at_once_) {
        take_compiled(/*wait=*/true);  // of another, in the background
        compile();
        take_compiled(/*wait=*/true);
        found = segments_.find(segment_.words());
      }
      if (found != segments_.end() && found->second) run_together(*found->second);
    }
    if (!waiting_.empty() || !follows_) learn();
  }
  run_waiting();
  segment_.clear();
  prefixes_here_.clear();
  follows_ = true;
}

void Executor::run_together(Executable& executable) {
  Span span("instructions", "a compiled stretch");
  span.detail("instructions", segment_.calls());
  std::vector<Buffer> arguments;
  for (const Segment::External& external : segment_.externals()) {
    const Slot& slot = slots_.at(external.id);
    if (slot.failure) return;  // one by one, so that only what depends on it fails
  }
  std::vector<TensorId> results = segment_.results();
  std::uint64_t more = 0;
  for (TensorId id : results) more += std::min(static_cast<std::uint64_t>(slots_.at(id).type->bytes()), kMostBytes);
  if (more > options_.most_bytes - std::min(bytes_, options_.most_bytes)) return;
  for (const Segment::External& external : segment_.externals()) {
    if (!external.used) continue;
    Slot& slot = slots_.at(external.id);
    arguments.push_back(external.freed ? std::move(slot.buffer) : slot.buffer);
    if (external.freed) bytes_ -= static_cast<std::uint64_t>(slot.type->bytes());
  }
  for (const Segment::ScalarUse& use : segment_.scalars()) {
    arguments.push_back(scalar(routines_[use.routine].arguments[use.operand], use.bits));
  }
  try {
    std::vector<Buffer> values = executable.run(std::move(arguments));
    for (std::size_t i = 0; i < results.size(); ++i) slots_.at(results[i]).buffer = std::move(values[i]);
    bytes_ += more;
  } catch (const std::exception& error) {
    auto failure = failure_of(concat("a compiled stretch of ", segment_.calls(), " operations"), 0, error);
    for (TensorId id : results) slots_.at(id).failure = failure;
  }
  for (TensorId id : segment_.freed()) run_now(Free{id});
  stats_.calls_together += segment_.calls();
  waiting_.clear();
}

// A segment that comes for the second time is compiled.
void Executor::learn() {
  if (at_once_ || segments_.contains(segment_.words())) return;
  if (seen_.size() >= kMostSegments) seen_.clear();
  if (++seen_[segment_.words()] >= 2) compile();
}

void Executor::compile() {
  if (!compiling_.empty()) return;  // it will come again
  if (segments_.size() >= kMostSegments) {
    segments_.clear();
    prefixes_.clear();
  }
  Function function = segment_.function([&](RoutineId id) -> const Function& { return routines_[id].function; });
  auto make = [cache = &cache_, text = routine_text(function)] { return cache->get(text); };
  compiling_.push_back({segment_.words(), prefixes_here_, std::async(std::launch::async, std::move(make))});
}

void Executor::take_compiled(bool wait) {
  if (compiling_.empty()) return;
  auto& future = compiling_.back().executable;
  if (!wait && future.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
  Compiling done = std::move(compiling_.back());
  compiling_.clear();
  try {
    segments_[done.words] = done.executable.get();
    prefixes_.insert(done.prefixes.begin(), done.prefixes.end());
    ++stats_.segments;
  } catch (const std::exception&) {
    segments_[done.words] = nullptr;  // its calls go on one by one
    ++stats_.not_compiled;
  }
}

void Executor::wait_for_compilation() { take_compiled(/*wait=*/true); }

}  // namespace pcp::session
