#include "cluster/token_blocks.h"

#include <algorithm>
#include <cstring>

#include "pcp/error.h"

namespace pcp::cluster {

std::vector<net::Blob> put_token_blocks(BlobShelf& shelf, const TokenRange& tokens, int token_bytes) {
  std::vector<net::Blob> blobs;
  auto width = static_cast<std::uint64_t>(token_bytes), bytes = static_cast<std::uint64_t>(tokens.size()) * width;
  std::int64_t bound = token_bytes == 2 ? 1 << 16 : std::int64_t{1} << 31;
  for (std::uint64_t at = 0; at < bytes; at += kBlockBytes) {
    auto read = [tokens, width, at](std::uint64_t offset, std::uint64_t length) {
      // A part may begin within a token: whole ones are read and the rest is left out.
      std::uint64_t first = (at + offset) / width, last = (at + offset + length + width - 1) / width;
      auto whole = std::make_shared<std::vector<std::byte>>((last - first) * width);
      tokens.source.pack(tokens.begin + static_cast<std::int64_t>(first), static_cast<int>(width), *whole);
      std::span<const std::byte> part = std::span(*whole).subspan((at + offset) % width, length);
      return net::Payload(std::move(whole), part);
    };
    net::Blob blob{concat("tokens/", blobs.size()), std::min(kBlockBytes, bytes - at), 0};
    auto begin = tokens.begin + static_cast<std::int64_t>(at / width);
    tokens.source.check(bound, begin, begin + static_cast<std::int64_t>(blob.bytes / width));
    blob.checksum = checksum(read(0, blob.bytes).bytes());
    shelf.put(blob, read);
    blobs.push_back(std::move(blob));
  }
  return blobs;
}

TokenBlocks::TokenBlocks(std::vector<net::Blob> blocks, const DataDescription& data)
    : blobs_(std::move(blocks)),
      blocks_(blobs_.size()),
      data_(data),
      positions_(data.size, data.batches()),
      sample_bytes_(static_cast<std::uint64_t>(data.context + 1) * static_cast<std::uint64_t>(data.token_bytes)) {
  require(data.token_bytes > 0, "[job] blocks of tokens for data that is rows");
  std::uint64_t left = static_cast<std::uint64_t>(data.size) * static_cast<std::uint64_t>(data.token_bytes);
  require(left <= kMostBlocksBytes, "[job] blocks of tokens take ", left, " bytes, at most ", kMostBlocksBytes,
          " are kept");
  for (const net::Blob& blob : blobs_) {
    require(blob.bytes == std::min(left, kBlockBytes), "[job] '", blob.id, "' has ", blob.bytes, " bytes, expected ",
            std::min(left, kBlockBytes));
    left -= blob.bytes;
  }
  require(left == 0, "[job] the last ", left, " bytes of the tokens are in no block");
}

void TokenBlocks::for_each_sample(std::span<const net::Range> batches,
                                  const std::function<void(std::uint64_t byte)>& action) const {
  for (const net::Range& range : batches) {
    for (std::uint64_t batch = range.begin; batch < range.end; ++batch) {
      for (std::int64_t row = 0; row < data_.batch; ++row) {
        auto token = static_cast<std::uint64_t>(positions_.start(static_cast<std::int64_t>(batch), row));
        action(token * static_cast<std::uint64_t>(data_.token_bytes));
      }
    }
  }
}

std::vector<std::size_t> TokenBlocks::missing(std::span<const net::Range> batches) const {
  std::vector<bool> wanted(blocks_.size());
  for_each_sample(batches, [&](std::uint64_t byte) {
    for (std::size_t i = byte / kBlockBytes; i <= (byte + sample_bytes_ - 1) / kBlockBytes; ++i) wanted[i] = true;
  });
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i] && blocks_[i].empty()) missing.push_back(i);
  }
  return missing;
}

std::vector<std::byte> TokenBlocks::packed(std::span<const net::Range> batches) const {
  std::vector<std::byte> packed;
  for_each_sample(batches, [&](std::uint64_t byte) {
    for (std::uint64_t end = byte + sample_bytes_; byte < end;) {
      const std::vector<std::byte>& block = blocks_[byte / kBlockBytes];
      std::span<const std::byte> part = std::span(block).subspan(byte % kBlockBytes);
      part = part.first(std::min<std::uint64_t>(part.size(), end - byte));
      packed.insert(packed.end(), part.begin(), part.end());
      byte += part.size();
    }
  });
  return packed;
}

}  // namespace pcp::cluster
