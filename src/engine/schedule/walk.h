// Runs a schedule: finds the memory of every storage, goes through the steps, and does what is the same on every
// device: loops, branches, profiles. A device runs the other steps:
//
//   struct Device {
//     struct Prepared;                                                // what it keeps for a step
//     static Prepared prepare(const Step&, const Schedule&);          // throws unsupported for what it cannot run
//     static std::shared_ptr<std::byte> given(const Storage&, const Schedule&);  // a constant or counting storage
//     void run(const Step&, const Prepared&, const Places&) const;
//     void copy(std::byte* to, const std::byte* from, std::int64_t bytes) const;
//     void read(void* to, const std::byte* from, std::size_t bytes) const;  // to the host, when steps before are done
//     void wait() const;                                              // until the steps before are done
//   };
#pragma once

#include <chrono>
#include <cstring>
#include <mutex>
#include <span>

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

using Places = IndexedVector<std::byte*>;  // by storage

inline std::byte* at(const Places& places, const View& view) {
  return places[view.storage] + view.offset * static_cast<std::int64_t>(byte_size(view.dtype));
}

template <class Device>
class Walk {
 public:
  // The schedule must outlive the walk.
  explicit Walk(const Schedule& schedule, bool profile = false) : schedule_(schedule) {
    if (profile) {
      profile_ = std::make_unique<Profile>();
      profile_->measured.seconds.resize(schedule.steps.size());
    }
    for (const Step& step : schedule.steps) {
      try {
        steps_.push_back(prepare(step));
      } catch (const Error& error) {
        std::string message = error.what();
        if (step.location && message.find(*step.location) == std::string::npos)
          message += " (at " + *step.location + ")";
        throw Error(error.code(), message);
      }
    }
    for (const Storage& storage : schedule.storages) {
      bool is_given = storage.kind == Storage::Kind::constant || storage.kind == Storage::Kind::counting;
      given_.push_back(is_given ? Device::given(storage, schedule) : nullptr);
    }
  }

  // `arena` has the schedule's arena_bytes; a result may lie in its donor's memory. Several threads may run at once.
  void run(std::span<std::byte* const> arguments, std::span<std::byte* const> results, std::byte* arena,
           const Device& device) const {
    Places places(schedule_.storages.size());
    for (int i = 0; i < count<int>(places); ++i) {
      const Storage& storage = schedule_.storages[i];
      places[i] = given_[i].get();
      if (storage.kind == Storage::Kind::argument) places[i] = arguments[index(storage.index)];
      if (storage.kind == Storage::Kind::result) places[i] = results[index(storage.index)];
      if (storage.kind == Storage::Kind::temporary && storage.offset >= 0) places[i] = arena + storage.offset;
    }
    std::vector<double> seconds;
    for (int s = 0; s < count<int>(schedule_.steps); ++s) {
      if (!profile_) {
        run_step(schedule_.steps[s], steps_[s], places, device);
        continue;
      }
      auto start = std::chrono::steady_clock::now();
      run_step(schedule_.steps[s], steps_[s], places, device);
      device.wait();
      seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    if (!profile_) return;
    std::lock_guard lock(profile_->mutex);
    ++profile_->measured.runs;
    for (std::size_t s = 0; s < seconds.size(); ++s) profile_->measured.seconds[s] += seconds[s];
  }

  // What has been measured so far; no seconds without `profile`.
  struct Measured {
    std::vector<double> seconds;  // of each step, in all runs
    std::int64_t runs = 0;
  };
  Measured measured() const {
    if (!profile_) return {};
    std::lock_guard lock(profile_->mutex);
    return profile_->measured;
  }

 private:
  struct PreparedStep {
    typename Device::Prepared work;
    std::vector<Walk> regions;  // of control flow
  };

  PreparedStep prepare(const Step& step) const {
    PreparedStep prepared;
    if (const auto* control = step.get<Control>()) {
      for (const auto& region : control->regions) prepared.regions.emplace_back(*region);
    } else {
      prepared.work = Device::prepare(step, schedule_);
    }
    return prepared;
  }

  void run_step(const Step& step, const PreparedStep& prepared, const Places& places, const Device& device) const {
    const auto* control = step.get<Control>();
    if (!control) {
      device.run(step, prepared.work, places);
    } else if (control->op->code == OpCode::while_) {
      run_while(*control, prepared, places, device);
    } else {
      run_branch(*control, prepared, places, device);
    }
  }

  // Carried values alternate between two buffers, except those that the body updates in place or leaves unchanged.
  static void run_while(const Control& work, const PreparedStep& prepared, const Places& places, const Device& device) {
    std::size_t carried = work.operands.size();
    std::byte* scratch = places[work.scratch];
    std::byte* arena = scratch + work.layout.arena;
    std::byte* flag = scratch + work.layout.flag;
    std::vector<std::byte*> current(carried), spare(carried);
    for (std::size_t i = 0; i < carried; ++i) {
      current[i] = places[work.outputs[i]];
      spare[i] = work.layout.spares[i] < 0 ? current[i] : scratch + work.layout.spares[i];
      device.copy(current[i], at(places, work.operands[i]), bytes_of(work.operands[i]));
    }
    auto arguments = [&](std::size_t region) {
      std::vector<std::byte*> all = current;
      for (const View& capture : work.captures[region]) all.push_back(at(places, capture));
      return all;
    };
    while (true) {
      prepared.regions[0].run(arguments(0), std::span(&flag, 1), arena, device);
      char goes_on = 0;
      device.read(&goes_on, flag, sizeof goes_on);
      if (goes_on == 0) break;
      prepared.regions[1].run(arguments(1), spare, arena, device);
      std::swap(current, spare);
    }
    for (std::size_t i = 0; i < carried; ++i) {
      std::byte* out = places[work.outputs[i]];
      if (out != current[i]) device.copy(out, current[i], bytes_of(work.operands[i]));
    }
  }

  static void run_branch(const Control& work, const PreparedStep& prepared, const Places& places,
                         const Device& device) {
    const std::byte* selector = at(places, work.operands[0]);
    std::size_t branch = 0;
    if (work.op->code == OpCode::if_) {
      char condition = 0;
      device.read(&condition, selector, sizeof condition);
      branch = condition != 0 ? 0 : 1;
    } else {
      std::int32_t chosen = 0;
      device.read(&chosen, selector, sizeof chosen);
      int last = count<int>(work.regions) - 1;
      branch = index(chosen < 0 || chosen > last ? last : chosen);
    }
    std::vector<std::byte*> arguments, results;
    for (const View& capture : work.captures[branch]) arguments.push_back(at(places, capture));
    for (int output : work.outputs) results.push_back(places[output]);
    prepared.regions[branch].run(arguments, results, places[work.scratch] + work.layout.arena, device);
  }

  struct Profile {
    std::mutex mutex;
    Measured measured;
  };

  const Schedule& schedule_;
  IndexedVector<PreparedStep> steps_;
  IndexedVector<std::shared_ptr<std::byte>> given_;  // by storage: constants; null for others
  std::unique_ptr<Profile> profile_;                 // null where nothing is measured
};

}  // namespace pcp::schedule
