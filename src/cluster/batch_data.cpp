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
  std::vector<std::byte> batch(config_.bytes_per_batch);
  std::uint64_t number = offset / config_.bytes_per_batch, skip = offset % config_.bytes_per_batch, first = 0;
  for (const BatchRange& range : ranges) {
    auto size = static_cast<std::uint64_t>(range.size());
    for (; !out.empty() && number < first + size; ++number) {
      fill_(range.begin + static_cast<std::int64_t>(number - first), batch);
      std::size_t taken = std::min<std::size_t>(out.size(), config_.bytes_per_batch - skip);
      std::copy_n(batch.begin() + static_cast<std::ptrdiff_t>(skip), taken, out.begin());
      out = out.subspan(taken);
      skip = 0;
    }
    first += size;
  }
  std::span<const std::byte> view = *bytes;
  return {std::move(bytes), view};
}

bool BatchData::numbers_suffice(const net::Ready& ready, std::uint64_t batches_to_come) const {
  bool has_file = !config_.checksum.empty() && ready.data == config_.checksum;
  bool fetches_blocks = config_.blocks_bytes > 0 && config_.blocks_bytes / config_.bytes_per_batch <= batches_to_come;
  return has_file || fetches_blocks;
}

net::Blob BatchData::describe(const Lease& lease) const {
  net::Blob blob{data_id(lease.id), static_cast<std::uint64_t>(lease.size()) * config_.bytes_per_batch, 0};
  Checksum sum;
  for (std::uint64_t offset = 0; offset < blob.bytes; offset += kPieceBytes) {
    sum.add(read(lease.batches, offset, std::min(kPieceBytes, blob.bytes - offset)).bytes());
  }
  blob.checksum = sum.value();
  return blob;
}

void BatchData::put(const Lease& lease, const net::Blob& blob) {
  shelf_.put(blob, [this, ranges = lease.batches](std::uint64_t offset, std::uint64_t length) {
    return read(ranges, offset, length);
  });
}

void BatchData::remove(std::uint64_t lease) { shelf_.remove(data_id(lease)); }

}  // namespace pcp::cluster
