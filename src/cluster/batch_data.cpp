#include "cluster/batch_data.h"

#include <algorithm>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

std::string data_id(std::uint64_t lease) { return concat("data/", lease); }

}  // namespace

net::Payload BatchData::read(const std::vector<BatchRange>& ranges, std::uint64_t offset, std::uint64_t length) const {
  auto bytes = std::make_shared<std::vector<std::byte>>(length);
  std::span<std::byte> out = *bytes;
  std::vector<std::byte> batch(bytes_per_batch_);
  std::uint64_t number = offset / bytes_per_batch_, skip = offset % bytes_per_batch_, first = 0;
  for (const BatchRange& range : ranges) {
    auto size = static_cast<std::uint64_t>(range.size());
    for (; !out.empty() && number < first + size; ++number) {
      fill_(range.begin + static_cast<std::int64_t>(number - first), batch);
      std::size_t taken = std::min<std::size_t>(out.size(), bytes_per_batch_ - skip);
      std::copy_n(batch.begin() + static_cast<std::ptrdiff_t>(skip), taken, out.begin());
      out = out.subspan(taken);
      skip = 0;
    }
    first += size;
  }
  std::span<const std::byte> view = *bytes;
  return {std::move(bytes), view};
}

net::Blob BatchData::put(const Lease& lease) {
  net::Blob blob{data_id(lease.id), static_cast<std::uint64_t>(lease.size()) * bytes_per_batch_, 0};
  auto piece = [this, ranges = lease.batches](std::uint64_t offset, std::uint64_t length) {
    return read(ranges, offset, length);
  };
  Checksum sum;
  for (std::uint64_t offset = 0; offset < blob.bytes; offset += kPieceBytes) {
    sum.add(piece(offset, std::min(kPieceBytes, blob.bytes - offset)).bytes());
  }
  blob.checksum = sum.value();
  shelf_.put(blob, piece);
  return blob;
}

void BatchData::remove(std::uint64_t lease) { shelf_.remove(data_id(lease)); }

}  // namespace pcp::cluster
