#include "train/metrics.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/data/temporary_folder.h"
#include "train/loss_curve.h"

namespace pcp {
namespace {

std::vector<nlohmann::json> lines_of(const std::string& path) {
  std::istringstream text(read_file(path));
  std::vector<nlohmann::json> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(nlohmann::json::parse(line));
  return lines;
}

TEST(Metrics, LinesAreJsonAndLossesKeepTheirBits) {
  TemporaryFolder folder;
  MetricsFile file(folder.path("m"), 0);
  StepMetrics metrics;
  metrics.step = 3;
  metrics.loss = static_cast<double>(0.1f);
  metrics.tokens = 1'000'000'000'000;
  file.add(metrics);
  file.add_validation(3, 1.5);
  auto lines = lines_of(folder.path("m"));
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(static_cast<float>(lines[0]["loss"].get<double>()), 0.1f);
  EXPECT_EQ(lines[0]["tokens"], 1'000'000'000'000);
  EXPECT_EQ(lines[1]["validation_loss"], 1.5);
  EXPECT_EQ(file.length(), static_cast<std::int64_t>(read_file(folder.path("m")).size()));
}

TEST(Metrics, WhatWasWrittenAfterACheckpointIsCut) {
  TemporaryFolder folder;
  std::int64_t at = 0;
  {
    MetricsFile file(folder.path("m"), 0);
    file.add_validation(1, 1);
    at = file.length();
    file.add_validation(2, 2);
  }
  {
    MetricsFile file(folder.path("m"), at);
    file.add_validation(2, 3);
  }
  auto lines = lines_of(folder.path("m"));
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[1]["validation_loss"], 3);
}

TEST(Metrics, EvaluationsThatEndedLateAreFoundBehindTheCut) {
  TemporaryFolder folder;
  MetricsFile file(folder.path("m"), 0);
  file.add_validation(10, 3);
  StepMetrics metrics;
  metrics.step = 20;
  file.add(metrics);
  std::int64_t at = file.length();
  file.add_validation(15, 2.5);
  metrics.step = 30;
  file.add(metrics);
  file.add_validation(20, 2);
  file.add_validation(30, 1);
  using Losses = std::map<std::int64_t, double>;
  EXPECT_EQ(late_evaluations(folder.path("m"), at, 20), (Losses{{15, 2.5}, {20, 2}}));
  EXPECT_EQ(late_evaluations(folder.path("m"), file.length(), 20), Losses{});
  EXPECT_EQ(late_evaluations(folder.path("m"), 1000 + file.length(), 20), Losses{});
  EXPECT_EQ(late_evaluations(folder.path("none"), 0, 20), Losses{});
}

TEST(Metrics, ShorterFileIsKeptWhole) {
  TemporaryFolder folder;
  folder.write("m", "{\"step\": 1}\n");
  MetricsFile file(folder.path("m"), 1000);
  EXPECT_EQ(file.length(), 12);
}

TEST(Metrics, ResidentSizeIsThatOfThisProcess) {
  EXPECT_GT(resident_bytes(), 1 << 20);
  EXPECT_LT(resident_bytes(), std::int64_t{1} << 50);
}

TEST(LossSeries, MemoryIsBoundedAndNothingIsLost) {
  LossSeries series;
  double sum = 0;
  for (std::int64_t step = 1; step <= 100'000; ++step) {
    double loss = static_cast<double>(step % 7);
    series.add(step, loss);
    sum += loss;
  }
  double kept = 0;
  std::int64_t count = 0;
  double before = 0;
  for (const auto& bucket : series.buckets()) {
    kept += bucket.sum;
    count += bucket.count;
    EXPECT_GT(bucket.step(), before);
    before = bucket.step();
  }
  EXPECT_LE(series.buckets().size(), 160u);
  EXPECT_GT(series.buckets().size(), 70u);
  EXPECT_EQ(count, 100'000);
  EXPECT_EQ(kept, sum);
}

TEST(LossSeries, FewPointsStayApartWhereverTheyLie) {
  LossSeries series;
  for (std::int64_t step : {0, 5, 1'000'000}) series.add(step, 1);
  EXPECT_EQ(series.buckets().size(), 3u);
}

TEST(LossCurve, TakenUpFromTheFileIsTheSamePicture) {
  TemporaryFolder folder;
  MetricsFile file(folder.path("m"), 0);
  LossCurve curve, read;
  for (int step = 1; step <= 500; ++step) {
    StepMetrics metrics;
    metrics.step = step;
    metrics.loss = 4.0 / (1 + step / 64.0);
    file.add(metrics);
    curve.add_training(step, metrics.loss);
  }
  file.add_validation(500, 0.5);
  curve.add_validation(500, 0.5);
  read_losses(folder.path("m"), read);
  EXPECT_EQ(read.svg("a < b & c"), curve.svg("a < b & c"));
  EXPECT_NE(curve.svg("a < b & c").find("a &lt; b &amp; c"), std::string::npos);
}

TEST(LossCurve, EmptyAndFlatCurvesHaveNoHoles) {
  LossCurve empty, flat;
  flat.add_training(1, 2);
  flat.add_training(2, 2);
  for (const LossCurve* curve : {&empty, &flat}) {
    std::string svg = curve->svg("t");
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg.find("inf"), std::string::npos);
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
  }
}

}  // namespace
}  // namespace pcp
