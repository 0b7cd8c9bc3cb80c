#include "rounds/aggregate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "tests/engine/code_of.h"
#include "tests/rounds/packed.h"

namespace pcp {
namespace {

using test::code_of, test::packed;

constexpr AggregateKind kKinds[] = {AggregateKind::mean, AggregateKind::clipped, AggregateKind::trimmed};
constexpr Compression kCompressions[] = {Compression::f32, Compression::bf16, Compression::int8, Compression::int4};

struct Sent {
  Compression compression;
  std::vector<std::byte> bytes;
  double weight;
  std::vector<double> said;  // what the bytes decode to
};

Sent sent(Compression compression, const std::vector<float>& values, double weight) {
  std::vector<std::byte> bytes = packed(compression, values);
  std::vector<float> said(values.size());
  decompress(compression, bytes, said);
  return {compression, std::move(bytes), weight, {said.begin(), said.end()}};
}

std::vector<Sent> random_updates(int count, std::int64_t values, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<float> normal;
  std::uniform_real_distribution<double> tokens(1e3, 1e6);
  std::vector<Sent> updates;
  for (int i = 0; i < count; ++i) {
    std::vector<float> numbers(static_cast<std::size_t>(values));
    float size = std::exp(normal(random));
    for (float& number : numbers) number = size * normal(random);
    updates.push_back(sent(kCompressions[random() % 4], numbers, std::floor(tokens(random))));
  }
  return updates;
}

std::vector<float> aggregated(const AggregateConfig& config, const std::vector<Sent>& updates) {
  auto aggregate = make_aggregate(config, std::ssize(updates[0].said));
  for (const Sent& update : updates) aggregate->add(update.compression, update.bytes, update.weight);
  return aggregate->take();
}

double norm(const std::vector<double>& values) {
  double sum = 0;
  for (double value : values) sum += value * value;
  return std::sqrt(sum);
}

std::vector<double> clipped_mean(const std::vector<Sent>& updates, double clip) {
  std::vector<double> norms, mean(updates[0].said.size());
  for (const Sent& update : updates) norms.push_back(norm(update.said));
  std::vector<double> sorted = norms;
  std::ranges::sort(sorted);
  double limit = clip * (sorted[(sorted.size() - 1) / 2] + sorted[sorted.size() / 2]) / 2, weights = 0;
  for (std::size_t k = 0; k < updates.size(); ++k) {
    double scale = std::min(1.0, limit / norms[k]);
    for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += updates[k].weight * scale * updates[k].said[i];
    weights += updates[k].weight;
  }
  for (double& value : mean) value /= weights;
  return mean;
}

std::vector<double> trimmed_mean(const std::vector<Sent>& updates, std::size_t left_out) {
  std::vector<double> mean(updates[0].said.size());
  for (std::size_t i = 0; i < mean.size(); ++i) {
    std::vector<std::pair<double, double>> column;
    for (const Sent& update : updates) column.emplace_back(update.said[i], update.weight);
    // Which of equal values is left out is the implementation's choice: the columns compared here have none.
    std::ranges::sort(column);
    double sum = 0, weights = 0;
    for (std::size_t k = left_out; k < column.size() - left_out; ++k) {
      sum += column[k].second * column[k].first;
      weights += column[k].second;
    }
    mean[i] = sum / weights;
  }
  return mean;
}

void expect_near(const std::vector<float>& result, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(result.size(), expected.size());
  for (std::size_t i = 0; i < result.size(); ++i) ASSERT_NEAR(result[i], expected[i], tolerance) << i;
}

TEST(Aggregate, ClippedIsTheMeanOfUpdatesScaledDownToTheMedianNorm) {
  for (int count : {1, 2, 3, 8, 33})
    for (double clip : {0.5, 1.0, 3.0}) {
      std::vector<Sent> updates = random_updates(count, 1037, 7 + static_cast<std::uint64_t>(count));
      expect_near(aggregated({.kind = AggregateKind::clipped, .clip = clip}, updates), clipped_mean(updates, clip),
                  2e-5);
    }
}

// Values in f32 and all different, so that it is certain what is left out.
TEST(Aggregate, TrimmedLeavesOutTheLargestAndTheSmallestOfEveryValue) {
  struct Case {
    int count;
    double trim;
    std::size_t left_out;
  };
  for (const Case& one :
       {Case{1, 0.25, 0}, Case{2, 0.25, 0}, Case{3, 0.25, 1}, Case{4, 0.25, 1}, Case{5, 0.25, 2}, Case{8, 0.25, 2},
        Case{9, 0.25, 3}, Case{9, 0, 0}, Case{9, 0.5, 4}, Case{10, 0.5, 4}, Case{40, 0.1, 4}}) {
    std::vector<Sent> updates = random_updates(one.count, 1037, 100 + static_cast<std::uint64_t>(one.count));
    for (Sent& update : updates) {
      std::vector<float> values(update.said.begin(), update.said.end());
      std::mt19937_64 random(static_cast<std::uint64_t>(update.weight));
      for (float& value : values) value += std::normal_distribution<float>()(random);
      update = sent(Compression::f32, values, update.weight);
    }
    expect_near(aggregated({.kind = AggregateKind::trimmed, .trim = one.trim}, updates),
                trimmed_mean(updates, one.left_out), 2e-6);
  }
}

TEST(Aggregate, TrimmedReadsEveryCompression) {
  for (Compression compression : kCompressions)
    for (std::int64_t values : {1, 16, 17, 135, 136, 137, 272, 1037}) {
      std::mt19937_64 random(static_cast<std::uint64_t>(values));
      std::vector<float> numbers(static_cast<std::size_t>(values));
      for (float& number : numbers) number = std::normal_distribution<float>()(random);
      Sent one = sent(compression, numbers, 5);
      std::vector<float> said(one.said.begin(), one.said.end());
      EXPECT_EQ(aggregated({.kind = AggregateKind::trimmed}, {one, one, one}), said)
          << to_string(compression) << " " << values;
    }
}

TEST(Aggregate, TheOrderOfArrivalDoesNotMatterToClippedAndTrimmed) {
  for (AggregateKind kind : {AggregateKind::clipped, AggregateKind::trimmed}) {
    std::vector<Sent> updates = random_updates(9, 301, 3);
    updates.push_back(updates[2]);
    updates.back().weight += 1;  // the same bytes with another weight
    updates.push_back(sent(Compression::f32, std::vector<float>(301, 0.0f), 10));
    updates.push_back(sent(Compression::f32, std::vector<float>(301, -0.0f), 20));
    std::vector<float> first = aggregated({.kind = kind}, updates);
    std::mt19937_64 random(4);
    for (int i = 0; i < 20; ++i) {
      std::ranges::shuffle(updates, random);
      std::vector<float> again = aggregated({.kind = kind}, updates);
      ASSERT_TRUE(std::ranges::equal(std::as_bytes(std::span(first)), std::as_bytes(std::span(again))))
          << to_string(kind);
    }
  }
}

TEST(Aggregate, TwoBadOfEightDoNotMoveClippedAndTrimmedFar) {
  std::vector<Sent> honest = random_updates(6, 500, 5), all = honest;
  for (float factor : {1e20f, -1e20f}) all.push_back(sent(Compression::f32, std::vector<float>(500, factor), 1e6));
  double largest = 0;
  for (const Sent& update : honest) largest = std::max(largest, norm(update.said));
  for (AggregateKind kind : {AggregateKind::clipped, AggregateKind::trimmed}) {
    std::vector<float> result = aggregated({.kind = kind}, all);
    EXPECT_LE(norm({result.begin(), result.end()}), largest) << to_string(kind);
  }
  std::vector<float> mean = aggregated({.kind = AggregateKind::mean}, {all.begin(), all.end() - 1});
  EXPECT_GT(norm({mean.begin(), mean.end()}), 1e6 * largest);
}

TEST(Aggregate, OfOneUpdateIsThatUpdateWhateverTheKind) {
  std::vector<float> values = {0.1f, -3.7e-20f, 12345.678f};
  for (AggregateKind kind : kKinds)
    for (double weight : {1.0, 0.1, 123456789.0, 1e30})
      EXPECT_EQ(aggregated({.kind = kind}, {sent(Compression::f32, values, weight)}), values) << to_string(kind);
}

TEST(Aggregate, AMedianNormOfZeroLeavesNothing) {
  Sent zero = sent(Compression::f32, {0, 0}, 1), one = sent(Compression::f32, {3, -4}, 1);
  EXPECT_EQ(aggregated({.kind = AggregateKind::clipped}, {zero, one, zero}), (std::vector<float>{0, 0}));
}

TEST(Aggregate, WhatIsRefusedChangesNothing) {
  std::vector<std::byte> good = packed(Compression::f32, std::vector<float>{1, 2, 3}), short_one(11);
  std::vector<std::byte> infinite =
      packed(Compression::f32, std::vector<float>{1, std::numeric_limits<float>::infinity(), 3});
  for (AggregateKind kind : kKinds) {
    auto aggregate = make_aggregate({.kind = kind}, 3);
    EXPECT_EQ(code_of([&] { aggregate->take(); }), Code::failed_precondition);
    aggregate->add(Compression::f32, good, 7);
    EXPECT_EQ(code_of([&] { aggregate->add(Compression::f32, short_one, 1); }), Code::data_loss);
    if (kind != AggregateKind::mean) {
      EXPECT_EQ(code_of([&] { aggregate->add(Compression::f32, infinite, 1); }), Code::data_loss);
    }
    for (double weight : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
      EXPECT_EQ(code_of([&] { aggregate->add(Compression::f32, good, weight); }), Code::invalid_argument);
    EXPECT_EQ(aggregate->updates(), 1);
    EXPECT_EQ(aggregate->weight(), 7);
    EXPECT_EQ(aggregate->take(), (std::vector<float>{1, 2, 3}));
    EXPECT_EQ(aggregate->updates(), 0);
    EXPECT_EQ(aggregate->weight(), 0);
  }
}

TEST(Aggregate, Names) {
  for (AggregateKind kind : kKinds) EXPECT_EQ(parse_aggregate(to_string(kind)), kind);
  std::string message;
  EXPECT_EQ(code_of([] { parse_aggregate("median"); }, &message), Code::invalid_argument);
  EXPECT_EQ(message, "there is no aggregation 'median'; there are mean, clipped and trimmed");
}

TEST(Aggregate, SettingsThatMakeNoSense) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  for (double clip : {0.0, -1.0, kNan, std::numeric_limits<double>::infinity()})
    EXPECT_EQ(code_of([&] { make_aggregate({.kind = AggregateKind::clipped, .clip = clip}, 3); }),
              Code::invalid_argument);
  for (double trim : {-0.1, 0.51, kNan})
    EXPECT_EQ(code_of([&] { make_aggregate({.kind = AggregateKind::trimmed, .trim = trim}, 3); }),
              Code::invalid_argument);
}

}  // namespace
}  // namespace pcp
