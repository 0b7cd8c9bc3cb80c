#include "session/recorder.h"

#include <algorithm>

#include "pcp/error.h"
#include "session/pullback.h"

namespace pcp::session {
namespace {

constexpr std::size_t kLongStream = 32 << 10;  // bytes; then it leaves
constexpr std::size_t kMostPlaces = 100'000;   // later ones are unknown
constexpr std::size_t kShortLineage = 1024;    // entries before it is looked at for the first time
constexpr std::size_t kMostRoutines = 1'000'000;

}  // namespace

RemoteValue::~RemoteValue() { recorder_->free(id_, *type_); }

Recorder::Recorder(std::unique_ptr<Link> link, const RecorderOptions& options)
    : link_(std::move(link)),
      streams_(1),
      lineage_(options.lineage || link_->wants_lineage() ? std::make_unique<Lineage>() : nullptr),
      most_lineage_(options.most_lineage),
      lineage_limit_(std::min(kShortLineage, options.most_lineage)) {
  link_->set_idle([this] { flush_idle(); });
}

Recorder::~Recorder() {
  link_->set_idle({});
  try {
    flush();
  } catch (const std::exception&) {
    // The session ends anyway, and everything in it is freed.
  }
}

const Routine& Recorder::routine(const RoutineKey& key, const Build& build) {
  {
    std::lock_guard lock(mutex_);
    if (auto found = by_key_.find(key); found != by_key_.end()) return *found->second;
  }
  Function function;
  function.name = key.name;
  Builder builder(function);
  Values arguments;
  for (TypeRef type : key.types) arguments.push_back(builder.argument(*type));
  builder.returns(build(builder, arguments));
  const Routine& made = routine(function);
  std::lock_guard lock(mutex_);
  by_key_.emplace(key, &made);
  if (made.name.empty()) routines_[made.id]->name = key.name;
  return made;
}

const Routine& Recorder::routine(const Function& function, std::string_view name) {
  std::lock_guard lock(mutex_);
  return add_routine(function, name);
}

const Routine& Recorder::add_routine(const Function& function, std::string_view name) {
  std::string text = routine_text(function);
  if (auto found = by_text_.find(text); found != by_text_.end()) return *found->second;
  if (routines_.size() >= kMostRoutines) {
    fail(Code::resource_exhausted, "[gt] this program has made ", kMostRoutines,
         " different operations; shapes or parameters that change from step to step make a new one each time");
  }
  auto routine = std::make_unique<Routine>();
  routine->id = static_cast<RoutineId>(routines_.size());
  for (const TensorType& type : function.arg_types()) routine->arguments.push_back(interned(type));
  for (const TensorType& type : function.result_types()) routine->results.push_back(interned(type));
  routine->function = function;
  routine->name = name;
  by_text_.emplace(std::move(text), routine.get());
  return *routines_.emplace_back(std::move(routine));
}

const RecordedPullback& Recorder::pullback(const Routine& forward, const std::vector<bool>& wanted,
                                           const std::vector<bool>& given) {
  std::tuple key(forward.id, wanted, given);
  {
    std::lock_guard lock(mutex_);
    if (auto found = pullbacks_.find(key); found != pullbacks_.end()) return found->second;
  }
  Pullback made = session::pullback(forward.function, wanted, given);
  made.function.name += "_backward";
  const Routine& recorded = routine(made.function);
  std::lock_guard lock(mutex_);
  return pullbacks_.try_emplace(key, RecordedPullback{&recorded, std::move(made.needs)}).first->second;
}

// --- Calls.

std::vector<ValueRef> Recorder::call(const Routine& routine, std::span<const Operand> operands,
                                     const std::string& place) {
  std::vector<ValueRef> results;
  results.reserve(routine.results.size());
  std::unique_lock lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
  ++stats_.calls;
  std::size_t place_here = place_number(place);
  std::span<const Version> made = issue(routine, operands, place_here);
  for (std::size_t i = 0; i < made.size(); ++i) {
    results.push_back(new_value(made[i], routine.results[i]));
  }
  if (lineage_) {
    Lineage::Entry entry;
    entry.routine = &routine;
    entry.operands.assign(operands.begin(), operands.end());
    entry.place = place_here;
    entry.rule = current_rule();
    entry.places = places_results();
    entry.types = routine.results;
    for (const Version& version : made) entry.results.push_back(version.tensor);
    lineage_->add(std::move(entry));
  }
  flush_if_long();
  if (lineage_) shorten_lineage(lock);
  return results;
}

ValueRef Recorder::new_value(const Version& version, TypeRef type) {
  if (version.layout && version.layout != on_worker_0()) held_[version.tensor].versions = {version};
  count(*type);
  return std::make_shared<RemoteValue>(shared_from_this(), version.tensor, type);
}

// A call whose operands are all on worker 0 is one instruction there. Anything else is a plan.
std::span<const Recorder::Version> Recorder::issue(const Routine& routine, std::span<const Operand> operands,
                                                   std::size_t place) {
  made_.clear();
  const Placement* placed = placement(operands);
  if (placed || !is_simple(operands)) {
    issue_planned(routine, operands, placed, place);
    return made_;
  }
  TensorId first = next_;
  next_ += routine.results.size();
  write_call(0, routine, first, place, operands);
  for (std::size_t i = 0; i < routine.results.size(); ++i) made_.push_back({on_worker_0(), first + i});
  return made_;
}

Recorder::WorkerStream& Recorder::stream(WorkerId worker) {
  while (streams_.size() <= worker) streams_.emplace_back();
  return streams_[worker];
}

// Defines the routine and the place in that worker's stream where they come there for the first time.
void Recorder::write_call(WorkerId worker, const Routine& routine, TensorId first, std::size_t place,
                          std::span<const Operand> operands) {
  WorkerStream& out = stream(worker);
  if (out.routines.size() <= routine.id) out.routines.resize(routine.id + std::size_t{1});
  RoutineId& defined = out.routines[routine.id];
  if (defined == 0) {
    out.writer.add(Define{routine_text(routine.function)});
    defined = ++out.routines_defined;
  }
  Call call;
  call.routine = defined - 1;
  call.first = first;
  if (place > 0) {
    if (out.places.size() <= place) out.places.resize(place + 1);
    PlaceId& placed = out.places[place];
    if (placed == 0) {
      out.writer.add(Place{places_[place - 1]});
      placed = ++out.places_defined;
    }
    call.place = placed;
  }
  call.operands = Operands(operands.begin(), operands.end());
  out.writer.add(call);
}

std::size_t Recorder::place_number(const std::string& place) {
  if (place.empty()) return 0;
  if (auto found = place_numbers_.find(place); found != place_numbers_.end()) return found->second;
  if (places_.size() >= kMostPlaces) return 0;
  places_.push_back(place);
  return place_numbers_[place] = places_.size();
}

// --- Bytes from and to the client.

ValueRef Recorder::put(const TensorType& type, std::span<const std::byte> bytes) {
  require(bytes.size() == static_cast<std::size_t>(type.bytes()), "[gt] ", to_string(type), " has ", type.bytes(),
          " bytes, got ", bytes.size());
  std::lock_guard lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
  Version made = put_version(type, bytes);
  TypeRef type_ref = interned(type);
  if (lineage_) {
    Lineage::Entry entry;
    entry.rule = current_rule();
    entry.results = {made.tensor};
    entry.types = {type_ref};
    auto copy = std::make_shared<HostTensor>(type);
    std::ranges::copy(bytes, copy->bytes().begin());
    entry.bytes = std::move(copy);
    lineage_->add(std::move(entry));
  }
  return new_value(made, type_ref);
}

HostTensor Recorder::read(const RemoteValue& value) {
  std::unique_lock lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
  ++stats_.reads;
  return read_locked(value.id(), value.type(), lock);
}

void Recorder::sync() {
  std::vector<std::uint64_t> asked;
  {
    std::lock_guard lock(mutex_);
    if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
    const std::byte nothing[sizeof(std::int32_t)] = {};
    look_after_workers();
    for (std::size_t worker = 0; worker < streams_.size(); ++worker) {
      asked.push_back(0);
      if (worker < lost_.size() && !lost_[worker].empty()) continue;
      TensorId id = next_++;
      asked.back() = next_request_++;
      StreamWriter& writer = streams_[worker].writer;
      writer.add(Put{id, TensorType(DType::i32, {}), 0, nothing});
      writer.add(Read{id, asked.back()});
      writer.add(Free{id});
      writer.add(Mark{compiled_ > 0});  // so that nothing waits for what comes next
    }
    flush_locked();
  }
  for (std::size_t worker = 0; worker < asked.size(); ++worker) {
    auto id = static_cast<WorkerId>(worker);
    try {
      if (asked[worker] != 0) link_->wait(id, asked[worker]);
    } catch (const Error&) {
      if (!lineage_ || link_->why_lost(id).empty()) throw;  // otherwise what it had will be computed again
    }
  }
}

std::size_t Recorder::routine_count() const {
  std::lock_guard lock(mutex_);
  return routines_.size();
}

void Recorder::mark() {
  std::lock_guard lock(mutex_);
  for (WorkerStream& stream : streams_) stream.writer.add(Mark{compiled_ > 0});
}

void Recorder::enter_compiled() {
  std::lock_guard lock(mutex_);
  ++compiled_;
  for (WorkerStream& stream : streams_) stream.writer.add(Mark{true});
}

void Recorder::exit_compiled() {
  std::lock_guard lock(mutex_);
  --compiled_;
  for (WorkerStream& stream : streams_) stream.writer.add(Mark{compiled_ > 0});
}

void Recorder::count(const TensorType& type) {
  ++stats_.tensors;
  stats_.bytes += static_cast<std::uint64_t>(type.bytes());
}

RecorderStats Recorder::stats() {
  std::lock_guard lock(mutex_);
  return stats_;
}

void Recorder::free(TensorId id, const TensorType& type) {
  std::lock_guard lock(mutex_);
  --stats_.tensors;
  stats_.bytes -= static_cast<std::uint64_t>(type.bytes());
  if (closed_) return;
  if (lineage_) lineage_->freed(id);
  auto found = held_.find(id);
  if (found == held_.end()) {
    if (id >= lost_below_) streams_[0].writer.add(Free{id});
    return;
  }
  for (const Version& version : found->second.versions) free_version(version);
  held_.erase(found);
}

void Recorder::flush() {
  std::lock_guard lock(mutex_);
  flush_locked();
}

// Sends what was recorded before the last call and is still here: the program has paused. The link's own thread must
// not wait, neither for another thread that records, nor for room, nor for a worker in the place of a lost one.
void Recorder::flush_idle() {
  std::unique_lock lock(mutex_, std::try_to_lock);
  if (!lock) return;
  std::size_t size = stream_bytes();
  if (size == size_before_ && link_->has_room() && !closed_ && !is_somebody_lost()) send_streams();
  size_before_ = stream_bytes();
}

void Recorder::close(std::string why) {
  std::lock_guard lock(mutex_);
  closed_ = true;
  why_closed_ = std::move(why);
  streams_.clear();
}

std::size_t Recorder::stream_bytes() const {
  std::size_t bytes = 0;
  for (const WorkerStream& stream : streams_) bytes += stream.writer.size();
  return bytes;
}

// All streams leave together: what one worker waits for is never left behind in another's stream.
void Recorder::flush_locked() {
  if (closed_) return;
  look_after_workers();
  send_streams();
}

void Recorder::send_streams() {
  for (std::size_t worker = 0; worker < streams_.size(); ++worker) {
    StreamWriter& writer = streams_[worker].writer;
    if (writer.empty()) continue;
    ++stats_.streams;
    stats_.stream_bytes += writer.size();
    link_->send(static_cast<WorkerId>(worker), writer.take());
  }
}

void Recorder::flush_if_long() {
  bool is_long =
      std::ranges::any_of(streams_, [](const WorkerStream& stream) { return stream.writer.size() >= kLongStream; });
  if (is_long) flush_locked();
}

}  // namespace pcp::session
