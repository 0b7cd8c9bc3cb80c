// All tokens that a run trains on, in blocks. A worker fetches a block when it first needs it, and keeps it. After that
// a lease costs no data on the network, only the numbers of its batches.
#pragma once

#include <span>
#include <vector>

#include "cluster/blob.h"
#include "cluster/data_description.h"

namespace pcp::cluster {

inline constexpr std::uint64_t kBlockBytes = 256 << 10;
inline constexpr std::uint64_t kMostBlocksBytes = 256 << 20;  // of all blocks: what a worker keeps in memory

// The shepherd's side: puts the blocks on the shelf. Their tokens are read from the data when they are fetched.
std::vector<net::Blob> put_token_blocks(BlobShelf&, const TokenRange&, int token_bytes);

class TokenBlocks {
 public:
  TokenBlocks(std::vector<net::Blob> blocks, const DataDescription&);

  const net::Blob& blob(std::size_t block) const { return blobs_[block]; }
  // The blocks that these batches need and that are not here, in order.
  std::vector<std::size_t> missing(std::span<const net::Range> batches) const;
  void put(std::size_t block, std::vector<std::byte> bytes) { blocks_[block] = std::move(bytes); }
  // The batches in their packed form (train/packed_batch.h), one after the other. None of their blocks may be missing.
  std::vector<std::byte> packed(std::span<const net::Range> batches) const;

 private:
  void for_each_sample(std::span<const net::Range> batches, const std::function<void(std::uint64_t byte)>&) const;

  std::vector<net::Blob> blobs_;
  std::vector<std::vector<std::byte>> blocks_;  // empty: not here
  DataDescription data_;
  SamplePositions positions_;
  std::uint64_t sample_bytes_;
};

}  // namespace pcp::cluster
