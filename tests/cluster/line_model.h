// A model small enough to be trained by hand: y = a x + c, the loss is the mean of two squared errors.
#pragma once

#include <string>
#include <vector>

#include "cluster/job_description.h"
#include "io/safetensors.h"
#include "pcp/builder.h"
#include "pcp/text.h"

namespace pcp::cluster::line {

inline constexpr double kRate = 0.1;

struct LineBatch {
  float x[2], y[2];
};
struct Line {
  double a = 0, c = 0;
};

inline Model line_model() {
  TensorType one(DType::f32, {1}), two(DType::f32, {2});
  Model model{"line", {{"a", one, Role::weight}, {"c", one, Role::bias}}, {}};
  model.loss.name = "main";
  model.loss.is_public = true;
  Builder b(model.loss);
  Value a = b.argument(one), c = b.argument(one), x = b.argument(two), y = b.argument(two);
  auto both = [&](Value value) { return b.broadcast_in_dim(value, {2}, {0}); };
  Value error = b.subtract(b.add(b.multiply(both(a), x), both(c)), y);
  b.returns({b.multiply(b.reduce(b.multiply(error, error), OpCode::add, {0}), b.scalar(DType::f32, 0.5))});
  return model;
}

inline std::string line_text() {
  Module module;
  module.functions.push_back(line_model().loss);
  return print(module);
}

inline JobDescription line_job(Algorithm algorithm = Algorithm::diloco, double momentum = 0) {
  JobDescription job;
  job.algorithm = algorithm;
  job.fragments = algorithm == Algorithm::streaming ? 2 : 1;
  job.step.optimizer = {.kind = OptimizerKind::sgd, .momentum = momentum, .weight_decay = 0, .clip_norm = 0};
  job.schedule = {ScheduleKind::constant, kRate, 0, 0, 1000};
  job.model_name = "line";
  job.names = {"a", "c"};
  job.roles = {Role::weight, Role::bias};
  job.trained = 2;
  return job;
}

// The loss before the step; `line` becomes its gradient.
inline double gradient(Line& line, const LineBatch& batch) {
  Line slope;
  double loss = 0;
  for (int i = 0; i < 2; ++i) {
    double x = static_cast<double>(batch.x[i]), error = line.a * x + line.c - static_cast<double>(batch.y[i]);
    loss += error * error / 2;
    slope.a += error * x;
    slope.c += error;
  }
  line = slope;
  return loss;
}

// Plain SGD; returns the mean of the losses.
inline double train(Line& line, const std::vector<LineBatch>& batches, double rate = kRate) {
  double losses = 0;
  for (const LineBatch& batch : batches) {
    Line slope = line;
    losses += gradient(slope, batch);
    line = {line.a - rate * slope.a, line.c - rate * slope.c};
  }
  return losses / static_cast<double>(batches.size());
}

inline std::vector<LineBatch> line_batches(int first, int count) {
  std::vector<LineBatch> batches;
  for (int i = first; i < first + count; ++i) {
    auto number = static_cast<float>(i);
    batches.push_back({{0.5f + 0.25f * number, -1.0f + 0.125f * number}, {1.0f - 0.5f * number, 0.25f * number}});
  }
  return batches;
}

inline std::vector<std::byte> bytes_of(const auto& values) {
  std::span<const std::byte> bytes = std::as_bytes(std::span(values));
  return {bytes.begin(), bytes.end()};
}

inline std::vector<std::byte> reference_of(const Line& line) {
  return bytes_of(std::vector<float>{static_cast<float>(line.a), static_cast<float>(line.c)});
}

inline net::Begin lease(std::uint64_t id, std::uint64_t steps, std::uint32_t fragment = 0) {
  net::Begin begin;
  begin.lease = id;
  begin.steps = steps;
  begin.fragment = fragment;
  return begin;
}

// Twenty rows of the data that its batches are made of.
inline void write_line_rows(const std::string& path) {
  std::vector<float> x, y;
  for (int i = 0; i < 20; ++i) {
    x.push_back(static_cast<float>(i) / 8);
    y.push_back(1 - static_cast<float>(i) / 16);
  }
  Safetensors file;
  file.tensors["inputs"] = HostTensor::of<float>(TensorType(DType::f32, {20}), x);
  file.tensors["targets"] = HostTensor::of<float>(TensorType(DType::f32, {20}), y);
  write_safetensors(path, file);
}

}  // namespace pcp::cluster::line
