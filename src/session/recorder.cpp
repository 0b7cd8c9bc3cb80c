#include "session/recorder.h"

#include <algorithm>

#include "pcp/error.h"
#include "session/pullback.h"

namespace pcp::session {
namespace {

constexpr std::size_t kLongStream = 32 << 10;  // bytes; then it leaves
constexpr std::size_t kPieceBytes = 4 << 20;   // of a tensor that is put
constexpr std::size_t kMostPlaces = 100'000;   // later ones are unknown
constexpr std::size_t kMostRoutines = 1'000'000;

}  // namespace

RemoteValue::~RemoteValue() { recorder_->free(id_, *type_); }

Recorder::Recorder(std::unique_ptr<Link> link) : link_(std::move(link)) {
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
  std::string text = routine_text(function);
  std::lock_guard lock(mutex_);
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
  stream_.add(Define{text});
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

std::vector<ValueRef> Recorder::call(const Routine& routine, std::span<const Operand> operands,
                                     const std::string& place) {
  std::vector<ValueRef> results;
  results.reserve(routine.results.size());
  std::lock_guard lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
  Call call;
  call.routine = routine.id;
  call.place = place_id(place);
  call.first = next_;
  for (const Operand& operand : operands) call.operands.push_back(operand);
  next_ += routine.results.size();
  stream_.add(call);
  ++stats_.calls;
  for (std::size_t i = 0; i < routine.results.size(); ++i) {
    count(*routine.results[i]);
    results.push_back(std::make_shared<RemoteValue>(shared_from_this(), call.first + i, routine.results[i]));
  }
  flush_if_long();
  return results;
}

PlaceId Recorder::place_id(const std::string& place) {
  if (place.empty()) return 0;
  if (auto found = places_.find(place); found != places_.end()) return found->second;
  if (places_.size() >= kMostPlaces) return 0;
  stream_.add(Place{place});
  return places_[place] = static_cast<PlaceId>(places_.size() + 1);
}

ValueRef Recorder::put(const TensorType& type, std::span<const std::byte> bytes) {
  require(bytes.size() == static_cast<std::size_t>(type.bytes()), "[gt] ", to_string(type), " has ", type.bytes(),
          " bytes, got ", bytes.size());
  std::lock_guard lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
  TensorId id = next_++;
  count(type);
  std::size_t offset = 0;
  do {
    std::size_t size = std::min(kPieceBytes, bytes.size() - offset);
    stream_.add(Put{id, type, offset, bytes.subspan(offset, size)});
    offset += size;
    flush_if_long();
  } while (offset < bytes.size());
  return std::make_shared<RemoteValue>(shared_from_this(), id, interned(type));
}

HostTensor Recorder::read(const RemoteValue& value) {
  std::uint64_t request;
  {
    std::lock_guard lock(mutex_);
    if (closed_) fail(Code::failed_precondition, "[gt] ", why_closed_);
    request = next_request_++;
    ++stats_.reads;
    stream_.add(Read{value.id(), request});
    flush_locked();
  }
  return link_->wait(request);
}

std::size_t Recorder::routine_count() const {
  std::lock_guard lock(mutex_);
  return routines_.size();
}

void Recorder::mark() {
  std::lock_guard lock(mutex_);
  stream_.add(Mark{compiled_ > 0});
}

void Recorder::enter_compiled() {
  std::lock_guard lock(mutex_);
  ++compiled_;
  stream_.add(Mark{true});
}

void Recorder::exit_compiled() {
  std::lock_guard lock(mutex_);
  --compiled_;
  if (!closed_) stream_.add(Mark{compiled_ > 0});
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
  if (!closed_) stream_.add(Free{id});
}

void Recorder::flush() {
  std::lock_guard lock(mutex_);
  flush_locked();
}

// Sends what was recorded before the last call and is still here: the program has paused. The link's own thread must
// not wait, neither for another thread that records nor for room.
void Recorder::flush_idle() {
  std::unique_lock lock(mutex_, std::try_to_lock);
  if (!lock) return;
  if (stream_.size() == size_before_ && link_->has_room()) flush_locked();
  size_before_ = stream_.size();
}

void Recorder::close(std::string why) {
  std::lock_guard lock(mutex_);
  closed_ = true;
  why_closed_ = std::move(why);
  stream_.take();
}

void Recorder::flush_locked() {
  if (stream_.empty() || closed_) return;
  ++stats_.streams;
  stats_.stream_bytes += stream_.size();
  link_->send(stream_.take());
}

void Recorder::flush_if_long() {
  if (stream_.size() >= kLongStream) flush_locked();
}

}  // namespace pcp::session
