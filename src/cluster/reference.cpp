#include "cluster/reference.h"

#include "pcp/error.h"

namespace pcp::cluster {

Reference::Reference(const ReferenceConfig& config, std::vector<float> values, std::vector<Fragment> fragments,
                     std::uint64_t version, BlobShelf& shelf)
    : config_(config), values_(std::move(values)), fragments_(std::move(fragments)), version_(version), shelf_(shelf) {}

net::Delta Reference::advance(std::uint32_t index, std::span<const float> truth) {
  const Fragment& fragment = fragments_.at(index);
  std::span<float> values = std::span(values_).subspan(fragment.begin, fragment.size());
  ++version_;
  if (config_.whole) {
    std::copy(truth.begin(), truth.end(), values.begin());
    return {version_, index, {}};
  }
  std::vector<float> difference(truth.begin(), truth.end());
  for (std::size_t i = 0; i < difference.size(); ++i) difference[i] -= values[i];
  auto code = std::make_shared<std::vector<std::byte>>(compressed_bytes(config_.compression, fragment.size()));
  compress(config_.compression, difference, {}, *code);
  decompress_add(config_.compression, *code, 1, values);
  std::span<const std::byte> bytes = *code;
  net::Delta delta{version_, index, shelf_.put(concat("delta/", version_), {std::move(code), bytes})};
  deltas_.push_back({delta, bytes.size()});
  forget_old_deltas();
  return delta;
}

// Keeps deltas of at most twice the memory of the parameters in all, and always the last one.
void Reference::forget_old_deltas() {
  std::uint64_t total = 0, most = 2 * values_.size() * sizeof(float);
  for (const Kept& kept : deltas_) total += kept.bytes;
  while (deltas_.size() > 1 && total > most) {
    total -= deltas_.front().bytes;
    shelf_.remove(deltas_.front().delta.blob.id);
    deltas_.pop_front();
  }
}

bool Reference::reaches(std::uint64_t version) const {
  if (version == version_) return true;
  return version < version_ && !deltas_.empty() && deltas_.front().delta.version <= version + 1;
}

void Reference::take_snapshot() {
  if (!snapshot_.id.empty()) shelf_.remove(snapshot_.id);
  auto copy = std::make_shared<std::vector<float>>(values_);
  std::span<const std::byte> bytes = std::as_bytes(std::span(*copy));
  snapshot_ = shelf_.put(concat("reference/", version_), {std::move(copy), bytes});
  snapshot_version_ = version_;
}

net::Reference Reference::plan(std::optional<std::uint64_t> have) {
  net::Reference plan;
  plan.version = have.value_or(0);
  if (!have || !reaches(*have)) {
    if (snapshot_.id.empty() || !reaches(snapshot_version_)) take_snapshot();
    plan.full = snapshot_;
    plan.version = snapshot_version_;
  }
  for (const Kept& kept : deltas_) {
    if (kept.delta.version > plan.version) plan.deltas.push_back(kept.delta);
  }
  return plan;
}

}  // namespace pcp::cluster
