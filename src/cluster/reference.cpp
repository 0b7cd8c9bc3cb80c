#include "cluster/reference.h"

#include <algorithm>
#include <utility>

#include "base/content_hash.h"
#include "base/release_memory.h"
#include "pcp/error.h"

namespace pcp::cluster {

Reference::Reference(const ReferenceConfig& config, std::vector<float> values, std::vector<Fragment> fragments,
                     std::uint64_t version, BlobShelf& shelf)
    : config_(config), values_(std::move(values)), fragments_(std::move(fragments)), version_(version), shelf_(shelf) {}

Reference::Move Reference::move(std::uint32_t index, std::span<const float> truth) {
  const Fragment& fragment = fragments_.at(index);
  std::span<float> values = std::span(values_).subspan(fragment.begin, fragment.size());
  if (config_.whole) {
    std::copy(truth.begin(), truth.end(), values.begin());
    return {index, {}, 0};
  }
  LargeVector<float> difference(std::vector<float>(truth.begin(), truth.end()));
  for (std::size_t i = 0; i < difference.values.size(); ++i) difference.values[i] -= values[i];
  auto code = std::make_shared<LargeVector<std::byte>>(
      std::vector<std::byte>(compressed_bytes(config_.compression, fragment.size())));
  compress(config_.compression, difference.values, {}, code->values);
  decompress_add(config_.compression, code->values, 1, values);
  std::span<const std::byte> bytes = code->values;
  return {index, {std::move(code), bytes}, checksum(bytes)};
}

net::Delta Reference::publish(Move move) {
  ++version_;
  net::Delta delta{version_, move.fragment, {}};
  if (config_.whole) return delta;
  delta.blob = {concat("delta/", version_), move.code.bytes().size(), move.checksum};
  shelf_.put(delta.blob, std::move(move.code));
  deltas_.push_back(delta);
  forget_old_deltas();
  return delta;
}

net::Delta Reference::adopt(const net::Delta& delta, std::vector<std::byte> bytes) {
  require(delta.version == version_ + 1, "[reference] a delta to version ", delta.version, " after ", version_);
  require(delta.fragment < fragments_.size(), "[reference] there is no fragment ", delta.fragment);
  const Fragment& fragment = fragments_[delta.fragment];
  decompress_add(config_.compression, bytes, 1, std::span(values_).subspan(fragment.begin, fragment.size()));
  auto code = std::make_shared<std::vector<std::byte>>(std::move(bytes));
  std::span<const std::byte> view = *code;
  return publish(Move{delta.fragment, {std::move(code), view}, checksum(view)});
}

void Reference::adopt(std::uint64_t version, std::vector<float> values) {
  require(values.size() == values_.size(), "[reference] the parameters have ", values_.size(), " values, got ",
          values.size());
  for (const net::Delta& delta : deltas_) shelf_.remove(delta.blob.id);
  deltas_.clear();
  if (!snapshot_.id.empty()) shelf_.remove(std::exchange(snapshot_, {}).id);
  values_ = std::move(values);
  version_ = version;
}

// Keeps deltas of at most twice the memory of the parameters in all, and always the last one.
void Reference::forget_old_deltas() {
  std::uint64_t total = 0, most = 2 * values_.size() * sizeof(float);
  for (const net::Delta& delta : deltas_) total += delta.blob.bytes;
  while (deltas_.size() > 1 && total > most) {
    total -= deltas_.front().blob.bytes;
    forgotten_.push_back(shelf_.remove(deltas_.front().blob.id));
    deltas_.pop_front();
  }
}

bool Reference::reaches(std::uint64_t version) const {
  if (version == version_) return true;
  return version < version_ && !deltas_.empty() && deltas_.front().version <= version + 1;
}

bool Reference::needs_snapshot(std::optional<std::uint64_t> have) const {
  bool whole = !have || !reaches(*have);
  return whole && (snapshot_.id.empty() || !reaches(snapshot_version_));
}

Reference::Snapshot Reference::snapshot() const {
  auto copy = std::make_shared<LargeVector<float>>(values_);
  std::span<const std::byte> bytes = std::as_bytes(std::span(copy->values));
  return {{std::move(copy), bytes}, checksum(bytes)};
}

void Reference::publish(Snapshot snapshot) {
  if (!snapshot_.id.empty()) forgotten_.push_back(shelf_.remove(snapshot_.id));
  snapshot_ = {concat("reference/", version_), snapshot.values.bytes().size(), snapshot.checksum};
  snapshot_version_ = version_;
  shelf_.put(snapshot_, std::move(snapshot.values));
}

net::Reference Reference::plan(std::optional<std::uint64_t> have) const {
  require(!needs_snapshot(have), "[reference] the plan needs a snapshot");
  net::Reference plan;
  plan.version = have.value_or(0);
  if (!have || !reaches(*have)) {
    plan.full = snapshot_;
    plan.version = snapshot_version_;
  }
  for (const net::Delta& delta : deltas_) {
    if (delta.version > plan.version) plan.deltas.push_back(delta);
  }
  return plan;
}

}  // namespace pcp::cluster
