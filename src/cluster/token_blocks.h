// All tokens a run trains on, in blocks that a worker fetches when it first needs them and keeps: a lease then costs
// its positions only.
#pragma once

#include <span>
#include <vector>

#include "cluster/blob.h"
#include "cluster/data_description.h"

namespace pcp::cluster {

inline constexpr std::uint64_t kBlockBytes = 256 << 10;
inline constexpr std::uint64_t kMostBlocksBytes = 256 << 20;  // of all blocks: what a worker keeps in memory

// The shepherd's side: puts the tokens on the shelf, to be read when they are asked for.
std::vector<net::Blob> put_token_blocks(BlobShelf&, const TokenRange&, int token_bytes);

class TokenBlocks {
 public:
  TokenBlocks(std::vector<net::Blob> blocks, const DataDescription&);

  const net::Blob& blob(std::size_t block) const { return blobs_[block]; }
  // Those the batches need and that are not here, in order.
  std::vector<std::size_t> missing(std::span<const net::Range> batches) const;
  void put(std::size_t block, std::vector<std::byte> bytes) { blocks_[block] = std::move(bytes); }
  // The batches as they travel (train/packed_batch.h), one after the other. None of their blocks may be missing.
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
