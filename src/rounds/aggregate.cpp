#include "rounds/aggregate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <deque>
#include <utility>

#include "pcp/error.h"
#include "rounds/accumulator.h"
#include "rounds/deadline.h"

namespace pcp {
namespace {

struct KeptUpdate {
  Compression compression;
  std::vector<std::byte> bytes;
  double weight, norm;
};

// An order that does not depend on which update came first. Updates that are equal in it are identical.
bool precedes(const KeptUpdate& a, const KeptUpdate& b) {
  if (a.compression != b.compression) return a.compression < b.compression;
  if (int order = std::memcmp(a.bytes.data(), b.bytes.data(), a.bytes.size()); order != 0) return order < 0;
  return a.weight < b.weight;
}

class KeepingAggregate : public Aggregate {
 public:
  explicit KeepingAggregate(std::int64_t values) : values_(values) {
    require(values >= 0, "an update cannot have ", values, " values");
  }

  void add(Compression compression, std::span<const std::byte> update, double weight) final {
    require(std::isfinite(weight) && weight > 0, "the weight of an update is ", weight, "; it must be above 0");
    double squares = decompressed_squares(compression, update, values_);
    if (!std::isfinite(squares)) fail(Code::data_loss, "an update has values that are not finite");
    updates_.push_back({compression, {update.begin(), update.end()}, weight, std::sqrt(squares)});
    weight_ += weight;
  }
  double weight() const final { return weight_; }
  int updates() const final { return static_cast<int>(updates_.size()); }
  std::vector<float> take() final {
    if (updates_.empty()) fail(Code::failed_precondition, "there is no update to take the mean of");
    std::vector<KeptUpdate> updates = std::exchange(updates_, {});
    weight_ = 0;
    std::ranges::sort(updates, precedes);
    return result(updates);
  }

 protected:
  virtual std::vector<float> result(std::span<const KeptUpdate>) const = 0;
  std::int64_t values() const { return values_; }

 private:
  std::int64_t values_;
  std::vector<KeptUpdate> updates_;
  double weight_ = 0;
};

class ClippedMean final : public KeepingAggregate {
 public:
  ClippedMean(std::int64_t values, double clip) : KeepingAggregate(values), clip_(clip) {
    require(std::isfinite(clip) && clip > 0, "updates cannot be clipped at ", clip,
            " times the median norm; the factor must be above 0");
  }

 private:
  // Weights are relative to the first one, as in UpdateMean: the result of one update is that update.
  std::vector<float> result(std::span<const KeptUpdate> updates) const override {
    std::deque<double> norms;
    for (const KeptUpdate& update : updates) norms.push_back(update.norm);
    double limit = clip_ * median(norms), first = updates[0].weight, weights = 0;
    std::vector<float> mean(static_cast<std::size_t>(values()));
    for (const KeptUpdate& update : updates) {
      double weight = update.weight / first, scale = update.norm > limit ? limit / update.norm : 1;
      decompress_add(update.compression, update.bytes, static_cast<float>(weight * scale), mean);
      weights += weight;
    }
    auto divisor = static_cast<float>(weights);
    for (float& value : mean) value /= divisor;
    return mean;
  }

  double clip_;
};

// A value and the number of its update in one integer. Such integers are ordered by value, then by number.
std::uint64_t rank(float value, std::uint32_t update) {
  auto bits = std::bit_cast<std::uint32_t>(value);
  std::uint32_t ordered = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
  return std::uint64_t{ordered} << 32 | update;
}
float value_of(std::uint64_t rank) {
  auto ordered = static_cast<std::uint32_t>(rank >> 32);
  return std::bit_cast<float>(ordered & 0x80000000u ? ordered & 0x7fffffffu : ~ordered);
}

class TrimmedMean final : public KeepingAggregate {
 public:
  TrimmedMean(std::int64_t values, double trim) : KeepingAggregate(values), trim_(trim) {
    require(trim >= 0 && trim <= 0.5, "a part of ", trim, " cannot be left out at both ends; it must be from 0 to 0.5");
  }

 private:
  std::vector<float> result(std::span<const KeptUpdate> updates) const override {
    std::size_t left_out = std::min(static_cast<std::size_t>(std::ceil(trim_ * static_cast<double>(updates.size()))),
                                    (updates.size() - 1) / 2);
    std::vector<float> mean(static_cast<std::size_t>(values())), blocks(updates.size() * kCompressionBlock);
    std::vector<std::uint64_t> ranks(updates.size());
    for (std::int64_t begin = 0; begin < values(); begin += kCompressionBlock) {
      std::int64_t count = std::min(kCompressionBlock, values() - begin);
      for (std::size_t i = 0; i < updates.size(); ++i) {
        std::span<float> block = std::span(blocks).subspan(i * kCompressionBlock, static_cast<std::size_t>(count));
        decompress_part(updates[i].compression, updates[i].bytes, values(), begin, block);
      }
      for (std::int64_t at = 0; at < count; ++at) {
        for (std::size_t i = 0; i < updates.size(); ++i) {
          ranks[i] = rank(blocks[i * kCompressionBlock + static_cast<std::size_t>(at)], static_cast<std::uint32_t>(i));
        }
        std::ranges::sort(ranks);
        mean[static_cast<std::size_t>(begin + at)] =
            mean_of(std::span(ranks).subspan(left_out, ranks.size() - 2 * left_out), updates);
      }
    }
    return mean;
  }

  static float mean_of(std::span<const std::uint64_t> ranks, std::span<const KeptUpdate> updates) {
    if (ranks.size() == 1) return value_of(ranks[0]);
    double sum = 0, weights = 0;
    for (std::uint64_t rank : ranks) {
      double weight = updates[static_cast<std::uint32_t>(rank)].weight;
      sum += weight * value_of(rank);
      weights += weight;
    }
    return static_cast<float>(sum / weights);
  }

  double trim_;
};

constexpr AggregateKind kKinds[] = {AggregateKind::mean, AggregateKind::clipped, AggregateKind::trimmed};

}  // namespace

AggregateKind parse_aggregate(std::string_view name) {
  for (AggregateKind kind : kKinds)
    if (name == to_string(kind)) return kind;
  fail(Code::invalid_argument, "there is no aggregation '", name, "'; there are mean, clipped and trimmed");
}

std::string to_string(AggregateKind kind) {
  switch (kind) {
    case AggregateKind::mean:
      return "mean";
    case AggregateKind::clipped:
      return "clipped";
    case AggregateKind::trimmed:
      return "trimmed";
  }
  return concat("aggregation ", static_cast<int>(kind));
}

std::unique_ptr<Aggregate> make_aggregate(const AggregateConfig& config, std::int64_t values) {
  switch (config.kind) {
    case AggregateKind::mean:
      return std::make_unique<UpdateMean>(values);
    case AggregateKind::clipped:
      return std::make_unique<ClippedMean>(values, config.clip);
    case AggregateKind::trimmed:
      return std::make_unique<TrimmedMean>(values, config.trim);
  }
  fail(Code::invalid_argument, "aggregation ", static_cast<int>(config.kind), " does not exist");
}

}  // namespace pcp
