// How the batches of leases get to workers. A worker that has the data file, or fetches all tokens once in blocks, gets
// only the numbers of the batches. For the others the shepherd makes the batches, piece by piece when they are fetched.
// It does not keep them, because a batch is a pure function of its number.
#pragma once

#include <functional>
#include <span>

#include "cluster/blob.h"
#include "rounds/ledger.h"

namespace pcp::cluster {

struct BatchDataConfig {
  std::uint64_t bytes_per_batch = 1;  // in its packed form (train/packed_batch.h)
  std::string checksum;               // of the data file; empty: there is none
  std::uint64_t blocks_bytes = 0;     // of all token blocks; 0: there are none
};

class BatchData {
 public:
  using Fill = std::function<void(std::int64_t batch, std::span<std::byte> bytes)>;

  BatchData(BlobShelf& shelf, BatchDataConfig config, Fill fill)
      : shelf_(shelf), config_(std::move(config)), fill_(std::move(fill)) {}

  // Whether the numbers of a lease's batches are all that a worker needs: it has the file, or fetching all blocks costs
  // no more bytes than the batches it will train on.
  bool numbers_suffice(const net::Ready&, std::uint64_t batches_to_come) const;
  // The lease's batches, one after the other, as a blob. This makes every batch and may be done on another thread.
  net::Blob describe(const Lease&) const;
  // Puts them on the shelf, where they stay until remove().
  void put(const Lease&, const net::Blob&);
  void remove(std::uint64_t lease);

 private:
  net::Payload read(const std::vector<BatchRange>&, std::uint64_t offset, std::uint64_t length) const;

  BlobShelf& shelf_;
  BatchDataConfig config_;
  Fill fill_;
};

}  // namespace pcp::cluster
