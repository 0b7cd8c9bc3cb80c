#include "net/hub.h"

#include <algorithm>
#include <utility>

#include "net/connection.h"
#include "net/io_threads.h"

namespace pcp::net {
namespace {

constexpr int kTurnsWithoutIo = 8;

}  // namespace

void Hub::announce(ConnectionPtr connection) {
  {
    std::lock_guard lock(mutex_);
    ready_.push_back(std::move(connection));
    if (ready_.size() > 1) return;  // who waits was told of the first, and looks for more before it waits again
  }
  tell();
}

void Hub::tell() {
  if (polled) return polled->wake();
  changed_.notify_one();
}

ConnectionPtr Hub::next() {
  std::lock_guard lock(mutex_);
  if (ready_.empty()) return nullptr;
  ConnectionPtr first = std::move(ready_.front());
  ready_.pop_front();
  return first;
}

void Hub::wake() {
  {
    std::lock_guard lock(mutex_);
    if (std::exchange(woken_, true)) return;
  }
  tell();
}

void Hub::wait(Clock::time_point until) {
  std::unique_lock lock(mutex_);
  auto has_news = [this] { return woken_ || !ready_.empty(); };
  if (!polled) {
    changed_.wait_until(lock, until, has_news);
  } else if (!has_news()) {
    lock.unlock();
    turns_without_io_ = 0;
    polled->run(until);
  }
}

void Hub::move_bytes() {
  if (!polled || ++turns_without_io_ < kTurnsWithoutIo) return;
  turns_without_io_ = 0;
  polled->run_ready();
}

bool Hub::take_wake() {
  std::lock_guard lock(mutex_);
  return std::exchange(woken_, false);
}

void Hub::count(const std::string& kind) {
  std::lock_guard lock(mutex_);
  ++counters_[kind];
}

std::map<std::string, std::uint64_t> Hub::counters() const {
  std::lock_guard lock(mutex_);
  return counters_;
}

ConnectionId Hub::enter(const ConnectionPtr& connection, bool stranger) {
  bool full = false;
  ConnectionId id = 0;
  {
    std::lock_guard lock(mutex_);
    id = ++last_;
    connections_[id] = connection;
    full = stranger && strangers_.size() >= limits_.strangers;
  }
  if (full) put_out_stranger();
  std::lock_guard lock(mutex_);
  if (stranger) strangers_[id] = connection;
  return id;
}

void Hub::is_known(ConnectionId id) {
  std::lock_guard lock(mutex_);
  strangers_.erase(id);
}

void Hub::leave(ConnectionId id) {
  end_large_frame(id);
  {
    std::lock_guard lock(mutex_);
    strangers_.erase(id);
    std::erase_if(waiting_, [&](const ConnectionPtr& waiting) { return waiting->id() == id; });
    connections_.erase(id);
    if (!connections_.empty()) return;
  }
  emptied_.notify_all();
  if (polled) polled->wake();
}

bool Hub::put_out_stranger() {
  ConnectionPtr oldest;
  {
    std::lock_guard lock(mutex_);
    if (strangers_.empty()) return false;
    oldest = strangers_.extract(strangers_.begin()).mapped();
  }
  oldest->end_from_outside(Connection::End::no_room);
  return true;
}

std::vector<ConnectionPtr> Hub::connections() const {
  std::lock_guard lock(mutex_);
  std::vector<ConnectionPtr> all;
  for (const auto& [id, connection] : connections_) all.push_back(connection);
  return all;
}

void Hub::wait_until_empty(Clock::time_point until) {
  std::unique_lock lock(mutex_);
  auto is_empty = [this] { return connections_.empty(); };
  while (polled && !is_empty() && Clock::now() < until) {
    lock.unlock();
    polled->run(until);
    lock.lock();
  }
  emptied_.wait_until(lock, until, is_empty);
}

void Hub::release(std::size_t bytes) {
  received_ -= bytes;
  if (!anybody_waits_) return;
  ConnectionPtr hog;
  std::vector<ConnectionPtr> waiting;
  {
    std::lock_guard lock(mutex_);
    if (over()) {
      hog = oldest_large_frame();
    } else {
      waiting.swap(waiting_);
      anybody_waits_ = false;
    }
  }
  if (hog) hog->end_from_outside(Connection::End::slow_frame);
  for (const ConnectionPtr& connection : waiting) connection->resume_reading();
}

bool Hub::wait_for_room(const ConnectionPtr& connection) {
  ConnectionPtr hog;
  {
    std::lock_guard lock(mutex_);
    anybody_waits_ = true;  // set before over() is asked, so that a release in between is not missed
    if (!over()) return false;
    waiting_.push_back(connection);
    hog = oldest_large_frame();
  }
  if (hog) hog->end_from_outside(Connection::End::slow_frame);
  return true;
}

void Hub::room_was_made() {
  for (const ConnectionPtr& connection : queued.take_waiting()) connection->room_was_made();
}

void Hub::look_after_queues() {
  constexpr std::chrono::milliseconds kInterval{50};
  Clock::time_point now = Clock::now();
  if (now - looked_after_ < kInterval) return;
  looked_after_ = now;
  std::vector<const void*> owners = queued.forsaken();
  if (!owners.empty()) {
    for (const ConnectionPtr& connection : connections()) connection->own_copies(owners);
  }
  if (queued.is_short()) put_out_slow_reader();
}

void Hub::put_out_slow_reader() {
  ConnectionPtr slowest;
  Clock::time_point since = Clock::now() - limits_.slow_reader;
  for (const ConnectionPtr& connection : connections()) {
    auto waits_since = connection->waits_to_send_since();
    if (!waits_since || *waits_since > since) continue;
    since = *waits_since;
    slowest = connection;
  }
  if (slowest) slowest->end_from_outside(Connection::End::slow_reader);
}

ConnectionPtr Hub::oldest_large_frame() {
  if (large_frame_bytes_ < limits_.received_in_all / 2) return nullptr;
  auto oldest = std::min_element(large_frames_.begin(), large_frames_.end(),
                                 [](const auto& a, const auto& b) { return a.second.begun < b.second.begun; });
  auto found = connections_.find(oldest->first);
  return found == connections_.end() ? nullptr : found->second;
}

void Hub::begin_large_frame(ConnectionId id, std::size_t bytes) {
  std::lock_guard lock(mutex_);
  auto [frame, is_new] = large_frames_.try_emplace(id);
  if (is_new) frame->second.begun = ++frames_begun_;
  large_frame_bytes_ += bytes - frame->second.bytes;
  frame->second.bytes = bytes;
}

void Hub::end_large_frame(ConnectionId id) {
  std::lock_guard lock(mutex_);
  auto found = large_frames_.find(id);
  if (found == large_frames_.end()) return;
  large_frame_bytes_ -= found->second.bytes;
  large_frames_.erase(found);
}

}  // namespace pcp::net
