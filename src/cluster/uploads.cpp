#include "cluster/uploads.h"

#include <algorithm>

#include "rounds/deadline.h"

namespace pcp::cluster {

void Uploads::add(Time now, const std::string& worker, const net::Offer& offer) {
  uploads_[offer.lease] = {worker, offer, nullptr, now, now};
  by_worker_[worker].insert(offer.lease);
  waiting_.push_back(offer.lease);
  start_waiting(now);
}

Upload Uploads::extract(std::uint64_t lease) {
  Upload upload = std::move(uploads_.extract(lease).mapped());
  auto worker = by_worker_.find(upload.worker);
  worker->second.erase(lease);
  if (worker->second.empty()) by_worker_.erase(worker);
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
  for (std::uint64_t lease : std::set(found->second)) remove(lease);
}

Upload* Uploads::find(const std::string& worker, const std::string& blob) {
  auto leases = by_worker_.find(worker);
  if (leases == by_worker_.end()) return nullptr;
  for (std::uint64_t lease : leases->second) {
    Upload& upload = uploads_.at(lease);
    if (upload.fetching && upload.offer.update.id == blob) return &upload;
  }
  return nullptr;
}

Uploads::Piece Uploads::take(Time now, const std::string& worker, const net::Piece& piece,
                             std::span<const std::byte> bytes, std::optional<net::Offer>& offer) {
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
  if (fetching.complete()) whole_.push_back(offer->lease);
  ask(now, *upload);
  return Piece::taken;
}

void Uploads::ask(Time now, Upload& upload) {
  for (const net::Fetch& wanted : upload.fetching->wanted(now)) send_(upload.worker, wanted);
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
    ask(now, upload);
  }
}

std::optional<Upload> Uploads::take_whole(Time now) {
  if (whole_.empty()) return std::nullopt;
  constexpr std::size_t kRemembered = 32;
  Upload upload = extract(whole_.front());
  whole_.pop_front();
  took_.push_back(now - upload.begun);
  if (took_.size() > kRemembered) took_.pop_front();
  start_waiting(now);
  return upload;
}

double Uploads::turn_seconds() const {
  constexpr std::size_t kNeeded = 3;
  if (took_.size() < kNeeded) return config_.least_turn_seconds;
  return std::max(config_.least_turn_seconds, config_.turn_factor * median(took_));
}

// When others wait for memory and the upload that began first has had its time, that one gives its memory up and starts
// over behind them.
void Uploads::make_room(Time now) {
  if (waiting_.empty()) return;
  Upload* slowest = nullptr;
  for (auto& [lease, upload] : uploads_) {
    bool active = upload.fetching && !upload.fetching->complete();
    if (active && (!slowest || upload.begun < slowest->begun)) slowest = &upload;
  }
  if (!slowest || now - slowest->begun <= turn_seconds()) return;
  slowest->fetching.reset();
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
      ask(now, upload);
    }
  }
  std::vector<Upload> removed;
  for (std::uint64_t lease : stalled) removed.push_back(extract(lease));
  make_room(now);
  start_waiting(now);
  return removed;
}

}  // namespace pcp::cluster
