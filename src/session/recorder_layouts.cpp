// Where tensors lie, and how calls on tensors of several workers are written.
#include <algorithm>
#include <cstring>

#include "base/index.h"
#include "pcp/error.h"
#include "session/recorder.h"

namespace pcp::session {
namespace {

constexpr std::size_t kPieceBytes = 4 << 20;  // of a tensor that is put
constexpr std::size_t kMostPlans = 100'000;   // then all are made again

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

bool Recorder::is_simple(std::span<const Operand> operands) const {
  if (held_.empty() && lost_below_ == 0) return true;
  if (lost_below_ > 0) return false;
  return std::ranges::none_of(operands, [&](const Operand& operand) { return held_.contains(operand.tensor); });
}

const Recorder::Held* Recorder::held(TensorId tensor) const {
  auto found = held_.find(tensor);
  return found == held_.end() ? nullptr : &found->second;
}

// What the innermost signal asks for. New tensors, and those that a program places, must lie as it says.
const Placement* Recorder::placement(std::span<const Operand> operands) {
  const RuleRef& rule = current_rule();
  if (!rule) return nullptr;
  look_after_workers();
  Placement placement;
  for (std::int64_t worker : rule->workers) placement.workers.push_back(worker_of(worker));
  if (numbers_.size() == 1 && placement.workers[0] == 0) return nullptr;
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
  return plans_.emplace(std::move(key), plan_call(routine, layouts, placed, home(), make)).first->second;
}

// The results of a call whose operands lie on several workers, or elsewhere than on worker 0, go to made_.
void Recorder::issue_planned(const Routine& routine, std::span<const Operand> operands, const Placement* placed,
                             std::size_t place) {
  std::vector<LayoutRef> layouts;
  for (const Operand& operand : operands) {
    const Held* found = operand.tensor == 0 ? nullptr : held(operand.tensor);
    std::string lost = found ? found->lost : operand.tensor != 0 && operand.tensor < lost_below_ ? lost_[0] : "";
    if (!lost.empty()) {  // so are its results
      std::string where = place > 0 ? " (at " + places_[place - 1] + ")" : "";
      for (std::size_t i = 0; i < routine.results.size(); ++i) {
        TensorId id = next_++;
        held_[id].lost = concat(routine.name.empty() ? "a gradient" : routine.name, where, ": ", lost);
        made_.push_back({nullptr, id});
      }
      return;
    }
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
  for (const CallPlan::Result& result : plan.results) made_.push_back({result.layout, tensor(result.tensor)});
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

void Recorder::free_version(const Version& version) {
  for (WorkerId worker : version.layout->workers) stream(worker).writer.add(Free{version.tensor});
}

Layout Recorder::layout(const RemoteValue& value) {
  std::lock_guard lock(mutex_);
  const Held* found = held(value.id());
  if (!found) return *on_worker_0();
  if (!found->lost.empty()) fail(Code::unavailable, "[gt] ", found->lost);
  return *found->versions[0].layout;
}

// --- Bytes from and to the client.

// Layouts decide where the bytes go. A replicated tensor leaves the client once; workers hand it on.
Recorder::Version Recorder::put_version(const TensorType& type, std::span<const std::byte> bytes) {
  const Placement* placed = placement({});
  WorkerId first = placed ? placed->workers[0] : home();
  TensorId id = next_++;
  Layout layout{{first}, {}};
  if (placed) layout = {placed->workers, wanted_sharding(*placed, type)};
  if (layout.sharding.is_sharded()) {
    for (std::size_t part = 0; part < layout.workers.size(); ++part) {
      HostTensor own(part_type(type, layout.sharding, part));
      copy_part(type, layout.sharding, part, const_cast<std::byte*>(bytes.data()), own.bytes().data(), true);
      put(layout.workers[part], id, own.type(), own.bytes());
    }
    return {interned(layout), id};
  }
  Version one{interned(Layout{{first}, {}}), id};
  put(first, id, type, bytes);
  if (layout.workers.size() == 1) return one;
  Version all = move(one, type, layout);
  free_version(one);
  return all;
}

void Recorder::put(WorkerId worker, TensorId id, const TensorType& type, std::span<const std::byte> bytes) {
  std::size_t offset = 0;
  do {
    std::size_t size = std::min(kPieceBytes, bytes.size() - offset);
    stream(worker).writer.add(Put{id, type, offset, bytes.subspan(offset, size)});
    offset += size;
    flush_if_long();
  } while (offset < bytes.size());
}

// Asks the workers that have the tensor for its parts, and waits without the lock. With lineage a read does not notice
// that a worker is lost: the tensor is computed again.
HostTensor Recorder::read_locked(TensorId id, const TensorType& type, std::unique_lock<std::mutex>& lock) {
  while (true) {
    std::vector<std::pair<WorkerId, std::uint64_t>> asked;
    look_after_workers();
    Version version{on_worker_0(), id};
    if (auto found = held_.find(id); found != held_.end()) {
      if (!found->second.lost.empty()) fail(Code::unavailable, "[gt] ", found->second.lost);
      Version& main = found->second.versions[0];
      if (main.layout->sharding.is_partial()) {
        Version sum = move(main, type, {{main.layout->workers[0]}, {}});
        free_version(main);
        main = sum;
      }
      version = main;
    } else if (id < lost_below_) {
      fail(Code::unavailable, "[gt] ", lost_[0]);
    }
    const Layout& layout = *version.layout;
    std::size_t parts = layout.sharding.is_sharded() ? layout.workers.size() : 1;
    for (std::size_t part = 0; part < parts; ++part) {
      asked.emplace_back(layout.workers[part], next_request_++);
      stream(asked.back().first).writer.add(Read{version.tensor, asked.back().second});
    }
    flush_locked();
    lock.unlock();
    HostTensor whole(TensorType(DType::i1, {0}));
    bool lost = false;
    try {
      if (parts == 1) {
        whole = link_->wait(asked[0].first, asked[0].second);
      } else {
        whole = HostTensor(type);
        for (std::size_t part = 0; part < parts; ++part) {
          HostTensor own = link_->wait(asked[part].first, asked[part].second);
          copy_part(type, layout.sharding, part, whole.bytes().data(), own.bytes().data(), false);
        }
      }
    } catch (const Error& error) {
      // Another worker may have it, or make it again, where the reason is a lost worker.
      lock.lock();
      std::size_t before = lost_count();
      look_after_workers();
      lost = error.code() == Code::unavailable && lost_count() > before;
      if (!lost) throw;
    }
    if (!lost) {
      lock.lock();
      return whole;
    }
  }
}

}  // namespace pcp::session
