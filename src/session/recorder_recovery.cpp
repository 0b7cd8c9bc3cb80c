// What a recorder does when workers join and when they are lost.
#include <algorithm>
#include <chrono>
#include <thread>

#include "base/index.h"
#include "pcp/error.h"
#include "session/recorder.h"

namespace pcp::session {
namespace {

constexpr std::chrono::seconds kWorkerJoins{30};  // to wait for one in the place of a lost one
constexpr std::chrono::milliseconds kTurn{5};

}  // namespace

std::size_t Recorder::lost_count() const {
  return index(std::ranges::count_if(lost_, [](const std::string& why) { return !why.empty(); }));
}

bool Recorder::is_somebody_lost() const {
  for (WorkerId worker = 0; worker < link_->workers(); ++worker) {
    bool known = worker < lost_.size() && !lost_[worker].empty();
    if (!known && !link_->why_lost(worker).empty()) return true;
  }
  return false;
}

// Asks the link who has joined and who is lost since the last time.
void Recorder::look_after_workers() {
  WorkerId workers = link_->workers();
  std::size_t before = lost_count();
  auto known = static_cast<WorkerId>(lost_.size());
  lost_.resize(workers);
  for (WorkerId worker = 0; worker < workers; ++worker) {
    if (lost_[worker].empty()) lost_[worker] = link_->why_lost(worker);
  }
  for (WorkerId worker = known; worker < workers; ++worker) {
    auto free = std::ranges::find_if(numbers_, [&](WorkerId one) { return !lost_[one].empty(); });
    if (free == numbers_.end()) {
      numbers_.push_back(worker);
    } else {
      *free = worker;
    }
  }
  if (lost_count() == before || recovering_) return;
  plans_.clear();
  if (lineage_) return recover();
  if (!lost_[0].empty() && lost_below_ == 0) lost_below_ = next_;
  forget_lost();
}

WorkerId Recorder::worker_of(std::int64_t number) const {
  if (index(number) >= numbers_.size()) {
    fail(Code::invalid_argument, "[gt.signal] a signal names worker ", number, "; the session has ", numbers_.size(),
         ", counted from 0");
  }
  WorkerId worker = numbers_[index(number)];
  if (!lost_[worker].empty()) {
    fail(Code::unavailable, "[gt.signal] a signal names worker ", number, ", and ", lost_[worker],
         "; a worker that joins takes its number");
  }
  return worker;
}

// The worker of tensors that no signal places.
WorkerId Recorder::home() const {
  if (lost_.empty() || lost_[0].empty()) return 0;
  auto alive = std::ranges::find_if(numbers_, [&](WorkerId worker) { return lost_[worker].empty(); });
  if (alive == numbers_.end()) fail(Code::unavailable, "[gt] the session has no worker: ", lost_[numbers_[0]]);
  return *alive;
}

// Tensors that are whole on other workers go on there.
void Recorder::forget_lost() {
  for (auto& [id, held] : held_) {
    std::string why;
    std::vector<Version> kept;
    for (const Version& version : held.versions) {
      Layout left{{}, version.layout->sharding};
      for (WorkerId worker : version.layout->workers) {
        if (lost_[worker].empty()) {
          left.workers.push_back(worker);
        } else {
          why = lost_[worker];
        }
      }
      bool whole = left.workers.size() == version.layout->workers.size();
      if (whole) {
        kept.push_back(version);
      } else if (version.layout->sharding.is_replicated() && !left.workers.empty()) {
        kept.push_back({interned(left), version.tensor});
      } else {
        for (WorkerId worker : left.workers) stream(worker).writer.add(Free{version.tensor});
      }
    }
    if (kept.empty() && held.lost.empty()) held.lost = why;
    held.versions = std::move(kept);
  }
}

// Computes everything that the program holds again, from the entries of the lineage. Tensors on workers that are left
// may depend on what the lost one was to send, so nothing of them is kept.
void Recorder::recover() {
  recovering_ = true;
  auto end = std::chrono::steady_clock::now() + kWorkerJoins;
  try {
    for (std::size_t lost = 0;;) {
      // A worker that joins takes the place of the lost one; where none does, others may be enough.
      auto is_lost = [&](WorkerId worker) { return !lost_[worker].empty(); };
      while (std::ranges::any_of(numbers_, is_lost) && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(kTurn);
        while_waiting();
        look_after_workers();
      }
      lost = lost_count();
      for (TensorId id : lineage_->held()) {
        if (!held_.contains(id) && id >= lost_below_) streams_[0].writer.add(Free{id});
      }
      for (const auto& [id, held] : held_) {
        for (const Version& version : held.versions) free_version(version);
      }
      held_.clear();
      if (!lost_[0].empty()) lost_below_ = next_;
      std::vector<TensorId> temporary;
      for (const Lineage::Entry* entry : lineage_->needed()) {
        RuleScope rule(entry->rule);
        std::vector<Version> made;
        if (entry->routine) {
          std::optional<PlacingScope> places;
          if (entry->places) places.emplace();
          std::span<const Version> issued = issue(*entry->routine, entry->operands, entry->place);
          made.assign(issued.begin(), issued.end());
        } else {
          made = {put_version(*entry->types[0], entry->bytes->bytes())};
        }
        for (std::size_t i = 0; i < made.size(); ++i) {
          TensorId id = entry->results[i];
          if (id == 0) {  // it is backed up, and made by its own entry
            free_version(made[i]);
            continue;
          }
          held_[id].versions = {made[i]};
          if (!lineage_->holds(id)) temporary.push_back(id);
        }
      }
      for (TensorId id : temporary) {
        for (const Version& version : held_.at(id).versions) free_version(version);
        held_.erase(id);
      }
      look_after_workers();
      if (lost_count() == lost) break;
      plans_.clear();
    }
  } catch (...) {
    recovering_ = false;
    throw;
  }
  recovering_ = false;
}

// A long history would take long to repeat, so the tensors that the program holds are read and kept here.
void Recorder::shorten_lineage(std::unique_lock<std::mutex>& lock) {
  if (!lineage_ || lineage_->size() < lineage_limit_ || recovering_) return;
  lineage_->forget_others();
  if (lineage_->size() >= most_lineage_) {
    for (auto [id, type] : lineage_->without_backup()) {
      if (!lineage_->holds(id)) continue;  // freed by another thread meanwhile
      try {
        lineage_->back_up(id, std::make_shared<HostTensor>(read_locked(id, *type, lock)));
      } catch (const Error&) {
        // A tensor that has failed stays one: it is computed again and fails again.
      }
    }
    lineage_->forget_others();
  }
  lineage_limit_ = std::max({2 * lineage_->size(), std::min(lineage_limit_, most_lineage_), std::size_t{16}});
}

}  // namespace pcp::session
