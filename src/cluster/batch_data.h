// How the batches of leases get to workers. Who has the data file, or is to fetch the tokens in blocks once, gets the
// numbers of the batches. For the others they are made piece by piece when they are asked for and not kept, because a
// batch is a pure function of its number.
#pragma once

#include <functional>
#include <span>

#include "cluster/blob.h"
#include "rounds/ledger.h"

namespace pcp::cluster {

struct BatchDataConfig {
  std::uint64_t bytes_per_batch = 1;  // as it travels
  std::string checksum;               // of the data file; empty: there is none
  std::uint64_t blocks_bytes = 0;     // of all token blocks; 0: there are none
};

class BatchData {
 public:
  using Fill = std::function<void(std::int64_t batch, std::span<std::byte> bytes)>;

  BatchData(BlobShelf& shelf, BatchDataConfig config, Fill fill)
      : shelf_(shelf), config_(std::move(config)), fill_(std::move(fill)) {}

  // Whether a worker that is ready needs no more of a lease than its batches' numbers: it has the file, or all blocks
  // take no more than the batches it will train would.
  bool numbers_suffice(const net::Ready&, std::uint64_t batches_to_come) const;
  // The lease's batches, one after the other, on the shelf until remove().
  net::Blob put(const Lease&);
  void remove(std::uint64_t lease);

 private:
  net::Payload read(const std::vector<BatchRange>&, std::uint64_t offset, std::uint64_t length) const;

  BlobShelf& shelf_;
  BatchDataConfig config_;
  Fill fill_;
};

}  // namespace pcp::cluster
