#include "cluster/uploads.h"

#include <algorithm>
#include <cmath>

#include "rounds/deadline.h"

namespace pcp::cluster {

void Uploads::add(Time now, const std::string& worker, const net::Offer& offer) {
  uploads_[offer.lease] = {worker, offer, nullptr, now, now};
  by_worker_[worker].leases.insert(offer.lease);
  waiting_.push_back(offer.lease);
  start_waiting(now);
}

Upload Uploads::extract(std::uint64_t lease) {
  Upload upload = std::move(uploads_.extract(lease).mapped());
  auto worker = by_worker_.find(upload.worker);
  worker->second.leases.erase(lease);
  if (worker->second.leases.empty()) by_worker_.erase(worker);
  if (upload.fetching) {
    used_bytes_ -= upload.offer.update.bytes;
  } else {
    std::erase(waiting_, lease);
  }
  return upload;
}

void Uploads::remove(std::uint64_t lease) {
  if (!uploads_.contains(lease)) return;
  extract(lease);
  std::erase(whole_, lease);
}

void Uploads::remove_of(const std::string& worker) {
  auto found = by_worker_.find(worker);
  if (found == by_worker_.end()) return;
  for (std::uint64_t lease : std::set(found->second.leases)) remove(lease);
}

Upload* Uploads::find(const std::string& worker, const std::string& blob) {
  auto peer = by_worker_.find(worker);
  if (peer == by_worker_.end()) return nullptr;
  for (std::uint64_t lease : peer->second.leases) {
    Upload& upload = uploads_.at(lease);
    if (upload.fetching && upload.offer.update.id == blob) return &upload;
  }
  return nullptr;
}

Uploads::Piece Uploads::take(Time now, const std::string& worker, const net::Piece& piece, const net::Payload& bytes,
                             std::optional<net::Offer>& offer) {
  Upload* upload = find(worker, piece.blob);
  if (!upload) return Piece::unknown;
  offer = upload->offer;
  Fetching& fetching = *upload->fetching;
  std::uint64_t had = fetching.received();
  fetching.take(now, piece, bytes);
  if (fetching.gone()) {
    remove(offer->lease);
    start_waiting(now);
    return Piece::gone;
  }
  if (fetching.received() == had) return Piece::taken;
  upload->progress = now;
  upload->others = 0;
  if (fetching.complete()) whole_.push_back(offer->lease);
  forgive_others(now, *upload);
  ask(now, worker);
  return Piece::taken;
}

// Other uploads of the worker may only wait for their turn in its window, but not for ever.
void Uploads::forgive_others(Time now, const Upload& upload) {
  for (std::uint64_t lease : by_worker_.at(upload.worker).leases) {
    Upload& other = uploads_.at(lease);
    if (&other == &upload || !other.fetching) continue;
    other.fetching->another_came(now);
    if (++other.others <= 2 * kWindow) other.progress = now;
  }
}

void Uploads::ask(Time now, const std::string& worker) {
  Peer& peer = by_worker_.at(worker);
  std::vector<Fetching*> blobs;
  for (std::uint64_t lease : peer.leases) {
    if (Fetching* fetching = uploads_.at(lease).fetching.get(); fetching && !fetching->complete()) {
      blobs.push_back(fetching);
    }
  }
  for (const net::Fetch& wanted : wanted_of_peer(now, blobs, peer.turn)) send_(worker, wanted);
}

void Uploads::start_waiting(Time now) {
  while (!waiting_.empty()) {
    Upload& upload = uploads_.at(waiting_.front());
    std::uint64_t bytes = upload.offer.update.bytes;
    if (used_bytes_ > 0 && used_bytes_ + bytes > config_.memory_bytes) return;
    waiting_.pop_front();
    upload.fetching = std::make_unique<Fetching>(upload.offer.update);
    upload.begun = upload.progress = now;
    used_bytes_ += bytes;
    ask(now, upload.worker);
  }
}

std::optional<Upload> Uploads::take_whole(Time now) {
  if (whole_.empty()) return std::nullopt;
  constexpr std::size_t kRemembered = 32;
  Upload upload = extract(whole_.front());
  whole_.pop_front();
  used_bytes_ += upload.offer.update.bytes;
  took_.push_back(now - upload.begun);
  if (took_.size() > kRemembered) took_.pop_front();
  return upload;
}

void Uploads::release(Time now, const net::Offer& offer) {
  used_bytes_ -= offer.update.bytes;
  start_waiting(now);
}

double Uploads::turn_seconds() const {
  constexpr std::size_t kNeeded = 3;
  if (took_.size() < kNeeded) return config_.least_turn_seconds;
  return std::max(config_.least_turn_seconds, config_.turn_factor * median(took_));
}

// The one that began first goes behind all others and starts over, when its turn was long enough and somebody waits.
// Each of its turns is twice as long as the one before: where all are slow, all become whole in the end.
void Uploads::make_room(Time now) {
  if (waiting_.empty()) return;
  constexpr int kMostDoublings = 20;
  Upload* slowest = nullptr;
  for (auto& [lease, upload] : uploads_) {
    bool active = upload.fetching && !upload.fetching->complete();
    bool over = now - upload.begun > turn_seconds() * std::pow(2, std::min(upload.turns, kMostDoublings));
    if (active && over && (!slowest || upload.begun < slowest->begun)) slowest = &upload;
  }
  if (!slowest) return;
  slowest->fetching.reset();
  ++slowest->turns;
  used_bytes_ -= slowest->offer.update.bytes;
  waiting_.push_back(slowest->offer.lease);
  start_waiting(now);
}

std::vector<Upload> Uploads::sweep(Time now) {
  std::vector<std::uint64_t> stalled;
  for (auto& [lease, upload] : uploads_) {
    if (!upload.fetching || upload.fetching->complete()) continue;
    if (now - upload.progress > config_.stall_seconds) {
      stalled.push_back(lease);
    } else {
      ask(now, upload.worker);
    }
  }
  std::vector<Upload> removed;
  for (std::uint64_t lease : stalled) removed.push_back(extract(lease));
  make_room(now);
  start_waiting(now);
  return removed;
}

}  // namespace pcp::cluster
