#include <algorithm>
#include <limits>
#include <utility>

#include "base/plural.h"
#include "base/splitmix64.h"
#include "pcp/data.h"
#include "pcp/error.h"

namespace pcp {
namespace {

constexpr std::uint64_t kEpochs = 0x65706f6368730000u;  // keeps draws for epochs apart from draws for samples

// The generator's number `index` from a start made of the seed.
std::uint64_t draw(std::uint64_t seed, std::uint64_t index) {
  return splitmix64(splitmix64(seed) + index * kSplitMix64Step);
}

// A number below `bound` from 64 random bits: the same on every platform, and even to within bound / 2^64.
std::int64_t below(std::int64_t bound, std::uint64_t bits) {
  return static_cast<std::int64_t>(static_cast<unsigned __int128>(bits) * static_cast<std::uint64_t>(bound) >> 64);
}

}  // namespace

Batches::Batches(TokenRange range, BatchConfig config) : range_(std::move(range)), config_(config) {
  constexpr std::int64_t kMaxSize = std::numeric_limits<std::int32_t>::max();
  require(config.batch >= 1 && config.batch <= kMaxSize, "[batches] the batch is ", config.batch,
          ", expected at least 1");
  require(config.context >= 1 && config.context <= kMaxSize, "[batches] the context is ", config.context,
          ", expected at least 1");
  require(config.shards >= 1 && config.shards <= kMaxSize && config.shard >= 0 && config.shard < config.shards,
          "[batches] shard ", config.shard, " of ", config.shards, ": expected 0 <= shard < shards");
  require(range_.begin >= 0 && range_.begin <= range_.end && range_.end <= range_.source.size(), "[batches] the ",
          range_.name, " is [", range_.begin, ", ", range_.end, ") of ", range_.source.size(), " tokens");
  require(range_.size() > config.context, "[batches] the ", range_.name, " (", range_.source.name(), ") has ",
          range_.size(), " ", plural(range_.size(), "token"), "; a context of ", config.context, " needs at least ",
          config.context + 1, ": use more data or a shorter context",
          range_.name == "validation data" ? ", or a larger fraction for validation" : "");
}

std::int64_t Batches::samples_per_epoch() const { return (range_.size() - 1) / config_.context; }

std::int64_t Batches::start(std::int64_t step, std::int64_t row) const {
  std::int64_t per_step = config_.shards * config_.batch;
  require(step >= 0 && step < std::numeric_limits<std::int64_t>::max() / per_step, "[batches] step ", step,
          ": expected at least 0 and at most 2^63 samples before it");
  require(row >= 0 && row < config_.batch, "[batches] row ", row, " of a batch of ", config_.batch);
  std::int64_t number = step * per_step + config_.shard * config_.batch + row;
  if (config_.order == SampleOrder::random) {
    std::uint64_t bits = draw(config_.seed, static_cast<std::uint64_t>(number));
    return range_.begin + below(range_.size() - config_.context, bits);
  }
  std::int64_t samples = samples_per_epoch(), epoch = number / samples;
  std::int64_t rest = range_.size() - 1 - samples * config_.context;
  std::uint64_t bits = draw(config_.seed ^ kEpochs, static_cast<std::uint64_t>(epoch));
  std::int64_t offset = epoch == 0 ? 0 : below(rest + 1, bits);
  return range_.begin + offset + number % samples * config_.context;
}

void Batches::fill(std::int64_t step, std::span<std::int32_t> inputs, std::span<std::int32_t> targets) const {
  auto context = static_cast<std::size_t>(config_.context);
  std::size_t elements = static_cast<std::size_t>(config_.batch) * context;
  require(inputs.size() == elements && targets.size() == elements, "[batches] ", config_.batch, " rows of ", context,
          " need room for ", elements, " tokens, there is room for ", inputs.size(), " inputs and ", targets.size(),
          " targets");
  std::int64_t vocabulary = config_.vocabulary > 0 ? config_.vocabulary : std::int64_t{1} << 31;
  for (std::int64_t row = 0; row < config_.batch; ++row) {
    std::int64_t begin = start(step, row);
    std::size_t at = static_cast<std::size_t>(row) * context;
    Token largest = std::max(range_.source.copy(begin, inputs.subspan(at, context)),
                             range_.source.copy(begin + 1, targets.subspan(at, context)));
    if (largest >= vocabulary) range_.source.check(vocabulary, begin, begin + config_.context + 1);
  }
}

}  // namespace pcp
