#include "session/recorder.h"

#include <algorithm>
#include <cstring>

#include "base/index.h"
#include "pcp/error.h"
#include "session/placed.h"
#include "session/pullback.h"

namespace pcp::session {
namespace {

constexpr std::size_t kLongStream = 32 << 10;  // bytes; then it leaves
constexpr std::size_t kPieceBytes = 4 << 20;   // of a tensor that is put
constexpr std::size_t kMostPlaces = 100'000;   // later ones are unknown
constexpr std::size_t kMostRoutines = 1'000'000;
constexpr std::size_t kMostPlans = 100'000;  // then all are made again

LayoutRef on_worker_0() {
  static const LayoutRef layout = interned(Layout{{0}, {}});
  return layout;
}

}  // namespace

RemoteValue::~RemoteValue() { recorder_->free(id_, *type_); }

Recorder::Recorder(std::unique_ptr<Link> link) : link_(std::move(link)), streams_(1) {
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
  function.name = "main";
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

const Routine& Recorder::routine(const Function& function) {
  std::lock_guard lock(mutex_);
  return add_routine(function);
}

const Routine& Recorder::add_routine(const Function& function) {
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
  const Routine& recorded = routine(made.function);
  std::lock_guard lock(mutex_);
  return pullbacks_.try_emplace(key, RecordedPullback{&recorded, std::move(made.needs)}).first->second;
}

// --- Calls.

std::vector<ValueRef> Recorder::call(const Routine& routine, std::span<const Operand> operands,
                                     const std::string& place) {
  std::lock_guard lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] the session is closed");
  const Placement* placed = placement(operands);
  ++stats_.calls;
  bool elsewhere = placed || (!held_.empty() && std::ranges::any_of(operands, [&](const Operand& operand) {
                     return held(operand.tensor) != nullptr;
                   }));
  if (elsewhere) return call_planned(routine, operands, placed, place_number(place));
  std::vector<ValueRef> results;
  results.reserve(routine.results.size());
  TensorId first = next_;
  next_ += routine.results.size();
  write_call(0, routine, first, place_number(place), operands);
  for (std::size_t i = 0; i < routine.results.size(); ++i) {
    count(*routine.results[i]);
    results.push_back(std::make_shared<RemoteValue>(shared_from_this(), first + i, routine.results[i]));
  }
  flush_if_long();
  return results;
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

// --- Tensors of several workers.

const Recorder::Held* Recorder::held(TensorId tensor) const {
  auto found = held_.find(tensor);
  return found == held_.end() ? nullptr : &found->second;
}

// What the innermost signal asks for. New tensors, and those that a program places, must lie as it says.
const Placement* Recorder::placement(std::span<const Operand> operands) {
  const gt::SignalRule* rule = current_rule();
  if (!rule || rule->workers.empty()) return nullptr;
  WorkerId workers = link_->workers();
  Placement placement;
  for (std::int64_t worker : rule->workers) {
    if (worker >= workers) {
      fail(Code::invalid_argument, "[gt.signal] a signal names worker ", worker, "; the session has ", workers,
           ", counted from 0");
    }
    placement.workers.push_back(static_cast<WorkerId>(worker));
  }
  if (workers == 1) return nullptr;
  placement.shards = rule->axis.has_value();
  placement.axis = rule->axis.value_or(0);
  placement.forced =
      places_results() || std::ranges::none_of(operands, [](const Operand& operand) { return operand.tensor != 0; });
  return &*placements_.insert(std::move(placement)).first;
}

const CallPlan& Recorder::plan(const Routine& routine, const std::vector<LayoutRef>& layouts, const Placement* placed) {
  PlanKey key(&routine, layouts, placed);
  if (auto found = plans_.find(key); found != plans_.end()) return found->second;
  if (plans_.size() >= kMostPlans) plans_.clear();
  MakeRoutine make = [&](const Function& function) -> const Routine& { return add_routine(function); };
  return plans_.emplace(std::move(key), plan_call(routine, layouts, placed, 0, make)).first->second;
}

std::vector<ValueRef> Recorder::call_planned(const Routine& routine, std::span<const Operand> operands,
                                             const Placement* placed, std::size_t place) {
  std::vector<LayoutRef> layouts;
  for (const Operand& operand : operands) {
    const Held* found = operand.tensor == 0 ? nullptr : held(operand.tensor);
    layouts.push_back(operand.tensor == 0 ? nullptr : found ? found->versions[0].layout : on_worker_0());
  }
  const std::vector<WorkerId>* group = placed ? &placed->workers : workers_of(layouts);
  std::vector<Operand> taken(operands.begin(), operands.end());
  for (std::size_t i = 0; i < operands.size(); ++i) {  // a version that is there already saves its transfer
    const Held* found = operands[i].tensor == 0 ? nullptr : held(operands[i].tensor);
    if (!found) continue;
    auto here = std::ranges::find_if(found->versions,
                                     [&](const Version& version) { return version.layout->workers == *group; });
    const Version& version = here == found->versions.end() ? found->versions[0] : *here;
    layouts[i] = version.layout;
    taken[i].tensor = version.tensor;
  }
  const CallPlan& plan = this->plan(routine, layouts, placed);
  TensorId base = write(plan, taken, place);
  auto tensor = [&](PlanTensor number) { return base + (number - plan.operands); };
  for (const CallPlan::Moved& moved : plan.moved) {
    keep_moved(moved, operands[moved.operand].tensor, tensor(moved.to.tensor));
  }
  std::vector<ValueRef> results;
  for (std::size_t i = 0; i < plan.results.size(); ++i) {
    TensorId id = tensor(plan.results[i].tensor);
    if (plan.results[i].layout != on_worker_0()) held_[id].versions.push_back({plan.results[i].layout, id});
    count(*routine.results[i]);
    results.push_back(std::make_shared<RemoteValue>(shared_from_this(), id, routine.results[i]));
  }
  flush_if_long();
  return results;
}

// Writes the steps of a plan. Returns the id of the first tensor that it makes.
TensorId Recorder::write(const CallPlan& plan, std::span<const Operand> operands, std::size_t place) {
  TensorId base = next_;
  next_ += plan.tensors;
  auto tensor = [&](PlanTensor number) {
    return number < plan.operands ? operands[number].tensor : base + (number - plan.operands);
  };
  for (const PlanStep& step : plan.steps) {
    switch (step.kind) {
      case PlanStep::Kind::call: {
        Operands taken;
        for (PlanTensor number : step.operands) {
          taken.push_back(number < plan.operands ? operands[number] : Operand{tensor(number), 0});
        }
        write_call(step.worker, *step.routine, tensor(step.tensor), place, std::span(taken.begin(), taken.size()));
        break;
      }
      case PlanStep::Kind::send:
        stream(step.worker).writer.add(Send{tensor(step.tensor), step.other, next_transfer_ + step.transfer});
        break;
      case PlanStep::Kind::receive:
        stream(step.worker)
            .writer.add(Receive{tensor(step.tensor), *step.type, step.other, next_transfer_ + step.transfer});
        break;
      case PlanStep::Kind::free:
        stream(step.worker).writer.add(Free{tensor(step.tensor)});
        break;
    }
  }
  next_transfer_ += plan.transfers;
  return base;
}

// A tensor that was moved for a call is kept as another version of the value. A sum that was added up takes the place
// of its parts.
void Recorder::keep_moved(const CallPlan::Moved& moved, TensorId value, TensorId tensor) {
  Held& held = held_[value];
  if (held.versions.empty()) held.versions.push_back({on_worker_0(), value});
  Version version{moved.to.layout, tensor};
  if (std::ranges::find(held.versions, version.layout, &Version::layout) != held.versions.end()) {
    return free_version(version);  // the value is an operand twice
  }
  if (moved.replaces) {
    free_version(held.versions[0]);
    held.versions[0] = version;
  } else {
    held.versions.push_back(version);
  }
}

// Brings a version into another layout, for the client itself.
Recorder::Version Recorder::move(const Version& from, const TensorType& type, const Layout& to) {
  CallPlan plan = plan_move(type, *from.layout, to,
                            [&](const Function& function) -> const Routine& { return add_routine(function); });
  Operand operand{from.tensor, 0};
  TensorId base = write(plan, std::span(&operand, 1), 0);
  return {plan.results[0].layout, base + (plan.results[0].tensor - plan.operands)};
}

Layout Recorder::layout(const RemoteValue& value) {
  std::lock_guard lock(mutex_);
  const Held* found = held(value.id());
  return found ? *found->versions[0].layout : *on_worker_0();
}

// --- Bytes from and to the client.

void Recorder::put(WorkerId worker, TensorId id, const TensorType& type, std::span<const std::byte> bytes) {
  std::size_t offset = 0;
  do {
    std::size_t size = std::min(kPieceBytes, bytes.size() - offset);
    stream(worker).writer.add(Put{id, type, offset, bytes.subspan(offset, size)});
    offset += size;
    flush_if_long();
  } while (offset < bytes.size());
}

namespace {

// Copies one worker's part of a tensor out of the whole, or into it.
void copy_part(const TensorType& type, const Sharding& sharding, std::size_t part, std::byte* whole, std::byte* own,
               bool out) {
  std::size_t axis = index(sharding.axis);
  std::size_t inner = byte_size(type.dtype), rows = 1;
  for (std::size_t i = axis + 1; i < type.dims.size(); ++i) inner *= index(type.dims[i]);
  for (std::size_t i = 0; i < axis; ++i) rows *= index(type.dims[i]);
  std::size_t stride = index(type.dims[axis]) * inner, size = index(sharding.sizes[part]) * inner;
  std::byte* at = whole + index(sharding.offset(part)) * inner;
  if (size == 0) return;
  for (std::size_t row = 0; row < rows; ++row, at += stride, own += size) {
    std::memcpy(out ? own : at, out ? at : own, size);
  }
}

}  // namespace

ValueRef Recorder::put(const TensorType& type, std::span<const std::byte> bytes) {
  require(bytes.size() == static_cast<std::size_t>(type.bytes()), "[gt] ", to_string(type), " has ", type.bytes(),
          " bytes, got ", bytes.size());
  std::lock_guard lock(mutex_);
  if (closed_) fail(Code::failed_precondition, "[gt] the session is closed");
  const Placement* placed = placement({});
  TensorId id = next_++;
  count(type);
  if (!placed) {
    put(0, id, type, bytes);
    return std::make_shared<RemoteValue>(shared_from_this(), id, interned(type));
  }
  Layout layout{placed->workers, wanted_sharding(*placed, type)};
  if (layout.sharding.is_sharded()) {
    for (std::size_t part = 0; part < layout.workers.size(); ++part) {
      HostTensor own(part_type(type, layout.sharding, part));
      copy_part(type, layout.sharding, part, const_cast<std::byte*>(bytes.data()), own.bytes().data(), true);
      put(layout.workers[part], id, own.type(), own.bytes());
    }
    held_[id].versions.push_back({interned(layout), id});
  } else {  // it leaves the client once; workers hand it on
    Version first{interned(Layout{{layout.workers[0]}, {}}), id};
    put(layout.workers[0], id, type, bytes);
    Version all = layout.workers.size() > 1 ? move(first, type, layout) : first;
    held_[id].versions.push_back(all);
    if (all.tensor != id) free_version(first);
  }
  return std::make_shared<RemoteValue>(shared_from_this(), id, interned(type));
}

HostTensor Recorder::read(const RemoteValue& value) {
  std::vector<std::pair<WorkerId, std::uint64_t>> asked;
  const Layout* layout = on_worker_0();
  {
    std::lock_guard lock(mutex_);
    if (closed_) fail(Code::failed_precondition, "[gt] the session is closed");
    ++stats_.reads;
    TensorId tensor = value.id();
    if (auto found = held_.find(tensor); found != held_.end()) {
      Version& version = found->second.versions[0];
      if (version.layout->sharding.is_partial()) {
        Version sum = move(version, value.type(), {{version.layout->workers[0]}, {}});
        free_version(version);
        version = sum;
      }
      layout = version.layout;
      tensor = version.tensor;
    }
    std::size_t parts = layout->sharding.is_sharded() ? layout->workers.size() : 1;
    for (std::size_t part = 0; part < parts; ++part) {
      asked.emplace_back(layout->workers[part], next_request_++);
      stream(asked.back().first).writer.add(Read{tensor, asked.back().second});
    }
    flush_locked();
  }
  if (!layout->sharding.is_sharded()) return link_->wait(asked[0].first, asked[0].second);
  HostTensor whole(value.type());
  for (std::size_t part = 0; part < asked.size(); ++part) {
    HostTensor own = link_->wait(asked[part].first, asked[part].second);
    copy_part(value.type(), layout->sharding, part, whole.bytes().data(), own.bytes().data(), false);
  }
  return whole;
}

void Recorder::sync() {
  std::vector<std::uint64_t> asked;
  {
    std::lock_guard lock(mutex_);
    if (closed_) fail(Code::failed_precondition, "[gt] the session is closed");
    const std::byte nothing[sizeof(std::int32_t)] = {};
    for (WorkerStream& stream : streams_) {
      TensorId id = next_++;
      asked.push_back(next_request_++);
      stream.writer.add(Put{id, TensorType(DType::i32, {}), 0, nothing});
      stream.writer.add(Read{id, asked.back()});
      stream.writer.add(Free{id});
    }
    flush_locked();
  }
  for (std::size_t worker = 0; worker < asked.size(); ++worker) {
    link_->wait(static_cast<WorkerId>(worker), asked[worker]);
  }
}

std::size_t Recorder::routine_count() const {
  std::lock_guard lock(mutex_);
  return routines_.size();
}

void Recorder::mark() {
  std::lock_guard lock(mutex_);
  for (WorkerStream& stream : streams_) stream.writer.add(Mark{});
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
  auto found = held_.find(id);
  if (found == held_.end()) return streams_[0].writer.add(Free{id});
  for (const Version& version : found->second.versions) free_version(version);
  held_.erase(found);
}

void Recorder::free_version(const Version& version) {
  for (WorkerId worker : version.layout->workers) stream(worker).writer.add(Free{version.tensor});
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
  std::size_t size = stream_bytes();
  if (size == size_before_ && link_->has_room()) flush_locked();
  size_before_ = stream_bytes();
}

void Recorder::close() {
  std::lock_guard lock(mutex_);
  closed_ = true;
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
