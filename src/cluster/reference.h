// The reference: the parameters as every worker has them. A worker gets it as a whole at some version, and from there
// by deltas, the compressed differences from each version to the next.
//
// A delta is always the difference between the true parameters and this copy. So the next delta carries what
// compression lost in the last one (error feedback).
//
// move() and snapshot() go over all values and are made for another thread. While one of them runs, values() may not be
// read; everything else may be called meanwhile, and none of it takes longer with more parameters.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cluster/blob.h"
#include "rounds/compression.h"
#include "rounds/fragments.h"

namespace pcp::cluster {

struct ReferenceConfig {
  Compression compression = Compression::f32;
  bool whole = false;  // no deltas: all workers fetch all parameters every round
};

class Reference {
 public:
  Reference(const ReferenceConfig&, std::vector<float> values, std::vector<Fragment>, std::uint64_t version,
            BlobShelf&);

  std::uint64_t version() const { return version_; }
  std::span<const float> values() const { return values_; }

  struct Move {
    std::uint32_t fragment = 0;
    net::Payload code;  // none where all workers fetch all parameters
    std::uint64_t checksum = 0;
  };
  // Moves a fragment towards its true values, as far as the compressed delta can express it.
  Move move(std::uint32_t fragment, std::span<const float> truth);
  net::Delta publish(Move);  // makes a new version of it
  // Takes a version over from another Reference: by the delta that leads to it, or as a whole.
  net::Delta adopt(const net::Delta&, std::vector<std::byte> bytes);
  void adopt(std::uint64_t version, std::vector<float> values);

  // Whether plan() needs a new snapshot to be published before.
  bool needs_snapshot(std::optional<std::uint64_t> have) const;
  struct Snapshot {
    net::Payload values;
    std::uint64_t checksum = 0;
  };
  Snapshot snapshot() const;
  void publish(Snapshot);  // of the newest version

  // The way to the newest version for a worker that has version `have`, or nothing.
  net::Reference plan(std::optional<std::uint64_t> have) const;
  // The blobs that are no longer needed, for a thread that has the time to free them.
  std::vector<BlobShelf::Read> take_forgotten() { return std::exchange(forgotten_, {}); }

 private:
  bool reaches(std::uint64_t version) const;  // the deltas that are kept lead from it to the newest
  void forget_old_deltas();

  ReferenceConfig config_;
  std::vector<float> values_;
  std::vector<Fragment> fragments_;
  std::uint64_t version_;
  BlobShelf& shelf_;
  std::deque<net::Delta> deltas_;
  net::Blob snapshot_;
  std::uint64_t snapshot_version_ = 0;
  std::vector<BlobShelf::Read> forgotten_;
};

}  // namespace pcp::cluster
