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

SamplePositions::SamplePositions(std::int64_t tokens, const BatchConfig& config) : tokens_(tokens), config_(config) {
  constexpr std::int64_t kMaxSize = std::numeric_limits<std::int32_t>::max();
  require(config.batch >= 1 && config.batch <= kMaxSize, "[batches] the batch is ", config.batch,
          ", expected at least 1");
  require(config.context >= 1 && config.context <= kMaxSize, "[batches] the context is ", config.context,
          ", expected at least 1");
  require(config.shards >= 1 && config.shards <= kMaxSize && config.shard >= 0 && config.shard < config.shards,
          "[batches] shard ", config.shard, " of ", config.shards, ": expected 0 <= shard < shards");
  require(tokens > config.context, "[batches] there are ", tokens, " ", plural(tokens, "token"), "; a context of ",
          config.context, " needs at least ", config.context + 1);
}

std::int64_t SamplePositions::samples_per_epoch() const { return (tokens_ - 1) / config_.context; }

std::int64_t SamplePositions::start(std::int64_t step, std::int64_t row) const {
  std::int64_t per_step = config_.shards * config_.batch;
  require(step >= 0 && step < std::numeric_limits<std::int64_t>::max() / per_step, "[batches] step ", step,
          ": expected at least 0 and at most 2^63 samples before it");
  require(row >= 0 && row < config_.batch, "[batches] row ", row, " of a batch of ", config_.batch);
  std::int64_t number = step * per_step + config_.shard * config_.batch + row;
  if (config_.order == SampleOrder::random) {
    return below(tokens_ - config_.context, draw(config_.seed, static_cast<std::uint64_t>(number)));
  }
  std::int64_t samples = samples_per_epoch(), epoch = number / samples;
  std::int64_t rest = tokens_ - 1 - samples * config_.context;
  std::uint64_t bits = draw(config_.seed ^ kEpochs, static_cast<std::uint64_t>(epoch));
  std::int64_t offset = epoch == 0 ? 0 : below(rest + 1, bits);
  return offset + number % samples * config_.context;
}

namespace {

// Says what of the data is too short, which the positions cannot.
std::int64_t checked_size(const TokenRange& range, std::int64_t context) {
  require(range.begin >= 0 && range.begin <= range.end && range.end <= range.source.size(), "[batches] the ",
          range.name, " is [", range.begin, ", ", range.end, ") of ", range.source.size(), " tokens");
  require(context < 1 || range.size() > context, "[batches] the ", range.name, " (", range.source.name(), ") has ",
          range.size(), " ", plural(range.size(), "token"), "; a context of ", context, " needs at least ", context + 1,
          ": use more data or a shorter context",
          range.name == "validation data" ? ", or a larger fraction for validation" : "");
  return range.size();
}

// Tokens from here on are refused.
std::int64_t bound_of(const BatchConfig& config) {
  return config.vocabulary > 0 ? config.vocabulary : std::int64_t{1} << 31;
}

}  // namespace

Batches::Batches(TokenRange range, BatchConfig config)
    : range_(std::move(range)), config_(config), positions_(checked_size(range_, config.context), config) {}

void Batches::fill(std::int64_t step, std::span<std::int32_t> inputs, std::span<std::int32_t> targets) const {
  auto context = static_cast<std::size_t>(config_.context);
  std::size_t elements = static_cast<std::size_t>(config_.batch) * context;
  require(inputs.size() == elements && targets.size() == elements, "[batches] ", config_.batch, " rows of ", context,
          " need room for ", elements, " tokens, there is room for ", inputs.size(), " inputs and ", targets.size(),
          " targets");
  std::int64_t vocabulary = bound_of(config_);
  for (std::int64_t row = 0; row < config_.batch; ++row) {
    std::int64_t begin = start(step, row);
    std::size_t at = static_cast<std::size_t>(row) * context;
    Token largest = std::max(range_.source.copy(begin, inputs.subspan(at, context)),
                             range_.source.copy(begin + 1, targets.subspan(at, context)));
    if (largest >= vocabulary) range_.source.check(vocabulary, begin, begin + config_.context + 1);
  }
}

void Batches::pack(std::int64_t step, int bytes_per_token, std::span<std::byte> samples) const {
  require(bytes_per_token == 2 || bytes_per_token == 4, "[batches] tokens of ", bytes_per_token,
          " bytes; expected 2 or 4");
  std::size_t bytes = static_cast<std::size_t>((config_.context + 1) * bytes_per_token);
  require(samples.size() == static_cast<std::size_t>(config_.batch) * bytes, "[batches] ", config_.batch,
          " samples need ", static_cast<std::size_t>(config_.batch) * bytes, " bytes, there is room for ",
          samples.size());
  std::int64_t vocabulary = bound_of(config_);
  if (bytes_per_token == 2) vocabulary = std::min<std::int64_t>(vocabulary, 1 << 16);
  for (std::int64_t row = 0; row < config_.batch; ++row) {
    std::int64_t begin = start(step, row);
    Token largest =
        range_.source.pack(begin, bytes_per_token, samples.subspan(static_cast<std::size_t>(row) * bytes, bytes));
    if (largest >= vocabulary) range_.source.check(vocabulary, begin, begin + config_.context + 1);
  }
}

}  // namespace pcp
