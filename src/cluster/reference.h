// The reference: the parameters as every worker has them. A worker gets it as a whole at some version, and from there
// by deltas, the compressed differences from each version to the next.
//
// A delta is always the difference between the true parameters and this copy. So the next delta carries what
// compression lost in the last one (error feedback).
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
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
  // Moves a fragment towards its true values, as far as the compressed delta can express it, and makes a new version.
  net::Delta advance(std::uint32_t fragment, std::span<const float> truth);
  // The way to the newest version for a worker that has version `have`, or nothing.
  net::Reference plan(std::optional<std::uint64_t> have);

 private:
  bool reaches(std::uint64_t version) const;  // the deltas that are kept lead from it to the newest
  void take_snapshot();
  void forget_old_deltas();

  struct Kept {
    net::Delta delta;
    std::uint64_t bytes;
  };
  ReferenceConfig config_;
  std::vector<float> values_;
  std::vector<Fragment> fragments_;
  std::uint64_t version_;
  BlobShelf& shelf_;
  std::deque<Kept> deltas_;
  net::Blob snapshot_;
  std::uint64_t snapshot_version_ = 0;
};

}  // namespace pcp::cluster
