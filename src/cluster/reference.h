// The parameters as every worker has them, and the ways to get them: the whole at some version, and the compressed
// differences from each version to the next.
//
// What compression loses is not lost: a difference is always taken between the true parameters and this copy, so the
// next one carries what the last could not say.
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
  bool whole = false;  // no differences: everyone fetches everything every round
};

class Reference {
 public:
  Reference(const ReferenceConfig&, std::vector<float> values, std::vector<Fragment>, std::uint64_t version,
            BlobShelf&);

  std::uint64_t version() const { return version_; }
  std::span<const float> values() const { return values_; }
  // Moves a fragment towards its true values as far as the code can say it; the version is one higher then.
  net::Delta advance(std::uint32_t fragment, std::span<const float> truth);
  // The way from what a worker has (nothing: nothing) to the newest version.
  net::Reference plan(std::optional<std::uint64_t> have);

 private:
  bool reaches(std::uint64_t version) const;  // deltas lead from it to the newest
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
