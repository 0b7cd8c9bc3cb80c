#include "net/queued_memory.h"

#include <utility>

namespace pcp::net {
namespace {

constexpr std::size_t kQueuedMessageBytes = 512;  // memory that a message takes beside its frames

bool is_part(const Payload& payload) { return payload.held_bytes() > payload.bytes().size(); }

}  // namespace

// What the message adds to that of others.
std::size_t QueuedMemory::own_bytes(const Frames& frames) const {
  std::size_t bytes = kQueuedMessageBytes + frames.control.bytes().size();
  bool counts = !frames.payload.empty() && !is_part(frames.payload) && !wholes_.contains(frames.payload.owner().get());
  return counts ? bytes + frames.payload.bytes().size() : bytes;
}

bool QueuedMemory::take(const Frames& frames, bool always) {
  std::lock_guard lock(mutex_);
  std::size_t bytes = own_bytes(frames);
  if (!always && bytes_ + bytes > most_bytes_) return false;
  bytes_ += bytes;
  const Payload& payload = frames.payload;
  if (payload.empty()) return true;
  auto [owner, is_new] = (is_part(payload) ? parts_ : wholes_).try_emplace(payload.owner().get());
  if (is_new) owner->second = {payload.owner(), 0, is_part(payload) ? 0 : payload.bytes().size()};
  ++owner->second.queued;
  return true;
}

void QueuedMemory::give_back(const Frames& frames) {
  std::lock_guard lock(mutex_);
  bytes_ -= kQueuedMessageBytes + frames.control.bytes().size();
  const Payload& payload = frames.payload;
  if (payload.empty()) return;
  auto& owners = is_part(payload) ? parts_ : wholes_;
  auto owner = owners.find(payload.owner().get());
  if (--owner->second.queued > 0) return;
  bytes_ -= owner->second.counted;
  owners.erase(owner);
}

bool QueuedMemory::is_short() const {
  std::lock_guard lock(mutex_);
  return !waiting_.empty() || bytes_ > most_bytes_;
}

void QueuedMemory::wait_for_room(const std::shared_ptr<Connection>& connection) {
  std::lock_guard lock(mutex_);
  waiting_.push_back(connection);
}

std::vector<std::shared_ptr<Connection>> QueuedMemory::take_waiting() {
  std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Connection>> connections;
  if (waiting_.empty() || bytes_ > most_bytes_ - most_bytes_ / 8) return connections;
  for (const auto& one : std::exchange(waiting_, {})) {
    if (auto connection = one.lock()) connections.push_back(std::move(connection));
  }
  return connections;
}

Payload QueuedMemory::copy_of(const Payload& part) {
  std::lock_guard lock(mutex_);
  std::erase_if(copies_, [](const auto& entry) { return entry.second.copy.expired(); });
  Copy& known = copies_[{part.bytes().data(), part.bytes().size()}];
  std::shared_ptr<const Payload> copy = known.copy.lock();
  if (copy && known.of.lock() == part.owner()) return Payload(copy, copy->bytes());
  copy = std::make_shared<const Payload>(Payload::copy_of(part.bytes()));
  known = {part.owner(), copy};
  return Payload(copy, copy->bytes());
}

std::vector<const void*> QueuedMemory::forsaken() const {
  std::lock_guard lock(mutex_);
  std::vector<const void*> found;
  for (const auto& [address, owner] : parts_) {
    if (owner.alive.use_count() <= owner.queued) found.push_back(address);
  }
  return found;
}

}  // namespace pcp::net
