#include "cluster/blob.h"

#include <algorithm>
#include <utility>

#include "pcp/error.h"

namespace pcp::cluster {

net::Blob BlobShelf::put(const std::string& id, net::Payload bytes) {
  net::Blob blob{id, bytes.bytes().size(), checksum(bytes.bytes())};
  put(blob, std::move(bytes));
  return blob;
}

void BlobShelf::put(const net::Blob& blob, net::Payload bytes) {
  put(blob,
      [bytes = std::move(bytes)](std::uint64_t offset, std::uint64_t length) { return bytes.part(offset, length); });
}

void BlobShelf::put(const net::Blob& blob, Read read) { blobs_[blob.id] = {blob.bytes, std::move(read)}; }

BlobShelf::Read BlobShelf::remove(const std::string& id) {
  auto node = blobs_.extract(id);
  return node.empty() ? Read() : std::move(node.mapped().read);
}

net::Message BlobShelf::answer(const net::Fetch& fetch) const {
  net::Message piece{net::Piece{fetch.blob, fetch.offset}, {}};
  auto found = blobs_.find(fetch.blob);
  bool inside = found != blobs_.end() && fetch.length > 0 && fetch.length <= kPieceBytes &&
                fetch.offset < found->second.bytes && fetch.length <= found->second.bytes - fetch.offset;
  if (inside) piece.payload = found->second.read(fetch.offset, fetch.length);
  return piece;
}

Fetching::Fetching(net::Blob blob) : blob_(std::move(blob)) {
  if (blob_.bytes > kMaxBlobBytes) fail(Code::resource_exhausted, "'", blob_.id, "' has ", blob_.bytes, " bytes");
  parts_.resize((blob_.bytes + kPieceBytes - 1) / kPieceBytes, Part::missing);
  pieces_.resize(parts_.size());
}

void Fetching::gather() {
  if (!sum_) {
    sum_ = std::make_unique<Checksum>();
    bytes_.reserve(blob_.bytes);
  }
  for (; gathered_ < parts_.size() && parts_[gathered_] == Part::here; ++gathered_) {
    net::Payload piece = std::exchange(pieces_[gathered_], {});
    sum_->add(piece.bytes());
    bytes_.insert(bytes_.end(), piece.bytes().begin(), piece.bytes().end());
  }
}

bool Fetching::matches() {
  gather();
  return sum_->value() == blob_.checksum;
}

std::vector<std::byte> Fetching::take_bytes() {
  gather();
  return std::move(bytes_);
}

std::uint64_t Fetching::length_of(std::size_t part) const {
  return std::min(kPieceBytes, blob_.bytes - part * kPieceBytes);
}

void Fetching::forget_lost(Time now) {
  if (asked_ == 0 || now - heard_ <= kPieceSeconds) return;
  ask_again();
  heard_ = now;
}

void Fetching::another_came(Time now) {
  if (++others_ <= 2 * kWindow) heard_ = now;
}

std::vector<net::Fetch> Fetching::wanted(Time now, std::uint64_t most) {
  forget_lost(now);
  if (asked_ == 0) {
    heard_ = now;
    others_ = 0;
  }
  std::vector<net::Fetch> fetches;
  for (; first_missing_ < parts_.size() && asked_ < kWindow && fetches.size() < most; ++first_missing_) {
    if (parts_[first_missing_] != Part::missing) continue;
    parts_[first_missing_] = Part::asked;
    ++asked_;
    fetches.push_back({blob_.id, first_missing_ * kPieceBytes, length_of(first_missing_)});
  }
  return fetches;
}

void Fetching::ask_again() {
  std::ranges::replace(parts_, Part::asked, Part::missing);
  asked_ = 0;
  first_missing_ = 0;
}

void Fetching::take(Time now, const net::Piece& piece, const net::Payload& payload) {
  std::span<const std::byte> bytes = payload.bytes();
  std::size_t part = piece.offset / kPieceBytes;
  if (piece.blob != blob_.id || part >= parts_.size() || parts_[part] != Part::asked) return;
  if (bytes.empty()) {
    gone_ = true;
    return;
  }
  if (piece.offset % kPieceBytes != 0 || bytes.size() != length_of(part)) {
    fail(Code::data_loss, "a piece of '", blob_.id, "' at ", piece.offset, " has ", bytes.size(), " bytes");
  }
  pieces_[part] = payload;
  parts_[part] = Part::here;
  --asked_;
  received_ += bytes.size();
  heard_ = now;
  others_ = 0;
}

std::vector<net::Fetch> wanted_of_peer(Time now, const std::vector<Fetching*>& blobs, std::size_t& turn) {
  std::uint64_t asked = 0;
  for (Fetching* blob : blobs) {
    blob->forget_lost(now);
    asked += blob->asked();
  }
  std::vector<net::Fetch> fetches;
  std::size_t in_vain = 0;  // turns in which there was nothing to ask for
  while (asked < kWindow && in_vain < blobs.size()) {
    std::vector<net::Fetch> one = blobs[turn++ % blobs.size()]->wanted(now, 1);
    in_vain = one.empty() ? in_vain + 1 : 0;
    asked += one.size();
    fetches.insert(fetches.end(), one.begin(), one.end());
  }
  return fetches;
}

}  // namespace pcp::cluster
