#include "cluster/blob.h"

#include <algorithm>
#include <cstring>

#include "pcp/error.h"

namespace pcp::cluster {

net::Blob BlobShelf::put(const std::string& id, net::Payload bytes) {
  net::Blob blob{id, bytes.bytes().size(), checksum(bytes.bytes())};
  put(blob, [bytes](std::uint64_t offset, std::uint64_t length) {
    return net::Payload(bytes.owner(), bytes.bytes().subspan(offset, length));
  });
  return blob;
}

void BlobShelf::put(const net::Blob& blob, Read read) { blobs_[blob.id] = {blob.bytes, std::move(read)}; }

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
  bytes_.resize(blob_.bytes);
  parts_.resize((blob_.bytes + kPieceBytes - 1) / kPieceBytes, Part::missing);
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

void Fetching::take(Time now, const net::Piece& piece, std::span<const std::byte> bytes) {
  std::size_t part = piece.offset / kPieceBytes;
  if (piece.blob != blob_.id || part >= parts_.size() || parts_[part] != Part::asked) return;
  if (bytes.empty()) {
    gone_ = true;
    return;
  }
  if (piece.offset % kPieceBytes != 0 || bytes.size() != length_of(part)) {
    fail(Code::data_loss, "a piece of '", blob_.id, "' at ", piece.offset, " has ", bytes.size(), " bytes");
  }
  std::memcpy(bytes_.data() + piece.offset, bytes.data(), bytes.size());
  parts_[part] = Part::here;
  --asked_;
  received_ += bytes.size();
  heard_ = now;
  others_ = 0;
}

}  // namespace pcp::cluster
