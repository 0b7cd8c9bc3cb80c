// The batches of leases as workers fetch them: made piece by piece when they are asked for and not kept, because a
// batch is a pure function of its number.
#pragma once

#include <functional>
#include <span>

#include "cluster/blob.h"
#include "rounds/ledger.h"

namespace pcp::cluster {

class BatchData {
 public:
  using Fill = std::function<void(std::int64_t batch, std::span<std::byte> bytes)>;

  BatchData(BlobShelf& shelf, std::uint64_t bytes_per_batch, Fill fill)
      : shelf_(shelf), bytes_per_batch_(bytes_per_batch), fill_(std::move(fill)) {}

  // The lease's batches, one after the other, on the shelf until remove().
  net::Blob put(const Lease&);
  void remove(std::uint64_t lease);

 private:
  net::Payload read(const std::vector<BatchRange>&, std::uint64_t offset, std::uint64_t length) const;

  BlobShelf& shelf_;
  std::uint64_t bytes_per_batch_;
  Fill fill_;
};

}  // namespace pcp::cluster
