#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "pcp/data.h"
#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

// Tokens that are their own positions.
TokenRange positions(std::int64_t size, std::int64_t begin = 0) {
  std::vector<Token> tokens(static_cast<std::size_t>(begin + size));
  std::iota(tokens.begin(), tokens.end(), Token{0});
  return {TokenSource::of(std::move(tokens)), begin, begin + size};
}

struct Batch {
  std::vector<std::int32_t> inputs, targets;
  bool operator==(const Batch&) const = default;
};

Batch batch_of(const TokenRange& range, const BatchConfig& config, std::int64_t step) {
  auto size = static_cast<std::size_t>(config.batch * config.context);
  Batch batch{std::vector<std::int32_t>(size), std::vector<std::int32_t>(size)};
  Batches(range, config).fill(step, batch.inputs, batch.targets);
  return batch;
}

TEST(Batches, TargetsAreTheNextTokens) {
  TokenRange range = positions(50, 10);
  for (SampleOrder order : {SampleOrder::fifo, SampleOrder::random}) {
    BatchConfig config{.batch = 3, .context = 4, .order = order, .seed = 5};
    for (std::int64_t step = 0; step < 50; ++step) {
      Batch batch = batch_of(range, config, step);
      for (std::size_t i = 0; i < batch.inputs.size(); ++i) {
        ASSERT_EQ(batch.targets[i], batch.inputs[i] + 1);
        ASSERT_TRUE(i % 4 == 0 || batch.inputs[i] == batch.targets[i - 1]);
        ASSERT_GE(batch.inputs[i], 10);
        ASSERT_LT(batch.targets[i], 60);
      }
    }
  }
}

TEST(Batches, FifoBeginsAtTheFirstTokenAndGoesOn) {
  TokenRange range = positions(25, 100);  // 6 samples of 4
  BatchConfig config{.batch = 2, .context = 4, .order = SampleOrder::fifo};
  EXPECT_EQ(Batches(range, config).samples_per_epoch(), 6);
  EXPECT_EQ(batch_of(range, config, 0).inputs, (std::vector<std::int32_t>{100, 101, 102, 103, 104, 105, 106, 107}));
  EXPECT_EQ(batch_of(range, config, 2).targets, (std::vector<std::int32_t>{117, 118, 119, 120, 121, 122, 123, 124}));
  EXPECT_EQ(batch_of(range, config, 3), batch_of(range, config, 0));  // context divides: nothing to leave elsewhere
}

// Walks whole epochs over all shards and counts how often each token was a target in each of them.
TEST(Batches, EveryTokenIsATargetOncePerEpochAcrossShards) {
  for (auto [tokens, context, batch, shards] : {std::array<std::int64_t, 4>{33, 8, 1, 1},
                                                {100, 8, 4, 1},
                                                {101, 10, 3, 2},
                                                {97, 5, 2, 4},
                                                {50, 7, 4, 3},
                                                {9, 8, 4, 3},
                                                {12, 8, 5, 1},
                                                {1000, 1, 7, 5}}) {
    TokenRange range = positions(tokens);
    std::int64_t samples = (tokens - 1) / context, epochs = 4;
    std::vector<std::vector<int>> seen(static_cast<std::size_t>(epochs),
                                       std::vector<int>(static_cast<std::size_t>(tokens)));
    std::int64_t number = 0;
    for (std::int64_t step = 0; number < samples * epochs; ++step) {
      for (std::int64_t shard = 0; shard < shards; ++shard) {
        BatchConfig config{.batch = batch,
                           .context = context,
                           .order = SampleOrder::fifo,
                           .seed = 7,
                           .shard = shard,
                           .shards = shards};
        Batch drawn = batch_of(range, config, step);
        for (std::int64_t row = 0; row < batch; ++row, ++number) {
          std::int64_t epoch = number / samples;
          if (epoch >= epochs) continue;
          for (std::int64_t i = 0; i < context; ++i) {
            ++seen[static_cast<std::size_t>(epoch)]
                  [static_cast<std::size_t>(drawn.targets[static_cast<std::size_t>(row * context + i)])];
          }
        }
      }
    }
    for (std::size_t epoch = 0; epoch < seen.size(); ++epoch) {
      EXPECT_EQ(std::ranges::count(seen[epoch], 1), samples * context) << tokens << " tokens, epoch " << epoch;
      EXPECT_EQ(std::ranges::count(seen[epoch], 0), tokens - samples * context);
      EXPECT_EQ(seen[epoch][0], 0);
    }
    EXPECT_EQ(std::ranges::count(seen[0].end() - (tokens - 1 - samples * context), seen[0].end(), 0),
              tokens - 1 - samples * context);
  }
}

TEST(Batches, RestOfLaterEpochsLiesElsewhere) {
  // 5 samples of 10 from 60 tokens leave 9; offsets of epochs 1 to 7 from a SplitMix64 written in Python.
  Batches batches(positions(60), {.batch = 5, .context = 10, .order = SampleOrder::fifo, .seed = 7});
  std::vector<std::int64_t> starts;
  for (std::int64_t epoch = 0; epoch < 8; ++epoch) starts.push_back(batches.start(epoch, 0));
  EXPECT_EQ(starts, (std::vector<std::int64_t>{0, 9, 1, 5, 4, 1, 6, 9}));
}

TEST(Batches, RandomStartsAreSplitMix64) {
  // From a SplitMix64 written in Python: scaled to 1000 - 16 places.
  const std::vector<std::pair<std::uint64_t, std::vector<std::int64_t>>> expected{
      {0, {642, 689, 380, 645, 775, 143, 766, 260}},
      {42, {337, 940, 478, 66, 666, 66, 192, 722}},
      {~std::uint64_t{0}, {360, 728, 502, 912, 503, 151, 856, 712}}};
  for (const auto& [seed, starts] : expected) {
    Batches batches(positions(1000), {.batch = 4, .context = 16, .order = SampleOrder::random, .seed = seed});
    std::vector<std::int64_t> drawn;
    for (std::int64_t i = 0; i < 8; ++i) drawn.push_back(batches.start(i / 4, i % 4));
    EXPECT_EQ(drawn, starts);
  }
}

TEST(Batches, RandomStartsReachEveryPlaceAboutEquallyOften) {
  Batches batches(positions(20, 3), {.batch = 100, .context = 10, .order = SampleOrder::random, .seed = 11});
  std::vector<int> counts(10);
  for (std::int64_t step = 0; step < 100; ++step) {
    for (std::int64_t row = 0; row < 100; ++row) ++counts.at(static_cast<std::size_t>(batches.start(step, row) - 3));
  }
  for (int count : counts) EXPECT_NEAR(count, 1000, 150);  // five standard deviations
}

TEST(Batches, ShardsTogetherDrawWhatOneDraws) {
  TokenRange range = positions(500);
  for (SampleOrder order : {SampleOrder::fifo, SampleOrder::random}) {
    for (std::int64_t step : {0, 1, 17, 1'000'000}) {
      Batch whole = batch_of(range, {.batch = 12, .context = 5, .order = order, .seed = 3}, step), joined;
      for (std::int64_t shard = 0; shard < 3; ++shard) {
        Batch part =
            batch_of(range, {.batch = 4, .context = 5, .order = order, .seed = 3, .shard = shard, .shards = 3}, step);
        joined.inputs.insert(joined.inputs.end(), part.inputs.begin(), part.inputs.end());
        joined.targets.insert(joined.targets.end(), part.targets.begin(), part.targets.end());
      }
      EXPECT_EQ(joined, whole);
    }
  }
}

TEST(Batches, SeedsAndStepsDiffer) {
  TokenRange range = positions(10'000);
  std::set<std::vector<std::int32_t>> seen;
  for (std::uint64_t seed : {0u, 1u, 2u}) {
    for (std::int64_t step : {0, 1, 2, 1000}) {
      BatchConfig config{.batch = 4, .context = 8, .order = SampleOrder::random, .seed = seed};
      EXPECT_TRUE(seen.insert(batch_of(range, config, step).inputs).second);
      EXPECT_TRUE(seen.contains(batch_of(range, config, step).inputs));  // and are the same when asked again
    }
  }
}

TEST(Batches, TooLittleDataIsRefused) {
  auto make = [](std::int64_t tokens, std::int64_t context) { Batches(positions(tokens), {.context = context}); };
  make(9, 8);
  expect_error(Code::invalid_argument, {"8 tokens", "context of 8", "at least 9"}, [&] { make(8, 8); });
  expect_error(Code::invalid_argument, {"0 tokens"}, [&] { make(0, 8); });
  Split parts = split(TokenSource::of(std::vector<Token>(100), "'x.txt'"), 0.05);
  expect_error(Code::invalid_argument, {"validation data", "'x.txt'", "5 tokens", "larger fraction"},
               [&] { Batches(parts.validation, {.context = 8}); });
}

TEST(Batches, BadConfigurationsAreRefused) {
  TokenRange range = positions(100);
  expect_error(Code::invalid_argument, {"batch is 0"}, [&] { Batches(range, {.batch = 0}); });
  expect_error(Code::invalid_argument, {"context is -1"}, [&] { Batches(range, {.context = -1}); });
  expect_error(Code::invalid_argument, {"shard 2 of 2"}, [&] { Batches(range, {.shard = 2, .shards = 2}); });
  expect_error(Code::invalid_argument, {"shard -1 of 2"}, [&] { Batches(range, {.shard = -1, .shards = 2}); });
  expect_error(Code::invalid_argument, {"shard 0 of 0"}, [&] { Batches(range, {.shards = 0}); });
  Batches batches(range, {.batch = 2, .context = 3, .order = SampleOrder::fifo});
  std::vector<std::int32_t> right(6), wrong(5);
  expect_error(Code::invalid_argument, {"room for 6", "5 inputs"}, [&] { batches.fill(0, wrong, right); });
  expect_error(Code::invalid_argument, {"step -1"}, [&] { batches.fill(-1, right, right); });
  expect_error(Code::invalid_argument, {"step 9223372036854775807"}, [&] { batches.fill(INT64_MAX, right, right); });
  batches.fill(INT64_MAX / 2 - 1, right, right);
}

TEST(Batches, TokensBeyondTheVocabularyAreRefusedWhenTheyAreDrawn) {
  TokenRange range = positions(100);
  BatchConfig config{.batch = 1, .context = 10, .order = SampleOrder::fifo, .vocabulary = 25};
  batch_of(range, config, 1);
  expect_error(Code::invalid_argument, {"token 25", "position 25", "vocabulary of 25"},
               [&] { batch_of(range, config, 2); });
  config.vocabulary = 20;  // the last target
  expect_error(Code::invalid_argument, {"token 20", "position 20"}, [&] { batch_of(range, config, 1); });
  TokenRange huge{TokenSource::of({1, 0x80000000u, 2}), 0, 3};
  expect_error(Code::invalid_argument, {"token 2147483648", "position 1"},
               [&] { batch_of(huge, {.batch = 1, .context = 2, .order = SampleOrder::fifo}, 0); });
}

}  // namespace
}  // namespace pcp
