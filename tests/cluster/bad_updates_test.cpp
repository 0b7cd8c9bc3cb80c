// Training in rounds where a quarter of the workers send bad updates: what each aggregation makes of it.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <random>

#include "cluster/outer.h"
#include "cluster/replica.h"
#include "pcp/text.h"
#include "rounds/aggregate.h"
#include "tests/rounds/packed.h"
#include "tests/sanitized.h"

namespace pcp::cluster::bad_updates {
namespace {

constexpr int kWorkers = 8, kBad = 2, kRounds = 120, kSteps = 5;
constexpr std::int64_t kRowsOfABatch = 32;
constexpr MlpConfig kModel{.inputs = 8, .width = 16, .layers = 1, .outputs = 4};

JobDescription job_of(const Model& model) {
  JobDescription job;
  job.step.optimizer.weight_decay = 0;
  job.schedule = {.kind = ScheduleKind::cosine, .peak = 0.02, .steps = kRounds * kSteps};
  job.model_name = model.name;
  for (const Parameter& parameter : model.parameters) {
    job.names.push_back(parameter.name);
    job.roles.push_back(parameter.role);
  }
  job.trained = model.parameters.size();
  return job;
}

template <class Type>
void append(std::vector<std::byte>& bytes, const std::vector<Type>& values) {
  std::span<const std::byte> more = std::as_bytes(std::span(values));
  bytes.insert(bytes.end(), more.begin(), more.end());
}

// Points around four centres that overlap, and of which centre each is.
std::vector<std::byte> batches(std::mt19937_64& random, int count) {
  std::normal_distribution<float> normal;
  std::vector<std::byte> bytes;
  for (int i = 0; i < count; ++i) {
    std::vector<float> points;
    std::vector<std::int32_t> labels;
    for (std::int64_t row = 0; row < kRowsOfABatch; ++row) {
      auto label = static_cast<std::int32_t>(random() % kModel.outputs);
      labels.push_back(label);
      for (std::int64_t k = 0; k < kModel.inputs; ++k)
        points.push_back(normal(random) + (k % 4 == label ? 1.5f : 0.0f));
    }
    append(bytes, points);
    append(bytes, labels);
  }
  return bytes;
}

// What a bad worker makes of the update it would have sent.
using Harm = std::function<void(std::vector<float>&, std::mt19937_64&)>;
void scaled(std::vector<float>& update, std::mt19937_64&) {
  for (float& value : update) value *= 1e3f;
}
void sign_flipped(std::vector<float>& update, std::mt19937_64&) {
  for (float& value : update) value *= -10.0f;
}
void random_values(std::vector<float>& update, std::mt19937_64& random) {
  std::normal_distribution<float> normal;
  for (float& value : update) value = 10 * normal(random);
}

class BadUpdates : public testing::Test {
 protected:
  BadUpdates() : model_(mlp_model(kModel, kRowsOfABatch)) {
    Module module;
    module.functions.push_back(model_.loss);
    text_ = print(module);
  }

  // The loss on data that nobody trained on, after all rounds.
  double train(AggregateKind kind, const Harm& harm = {}) {
    std::vector<std::unique_ptr<Replica>> replicas;
    for (int i = 0; i < kWorkers; ++i) {
      replicas.push_back(std::make_unique<Replica>(*engine_, job_of(model_), text_, "", 1));
    }
    std::vector<float> parameters;
    for (const HostTensor& value : initialise(model_.parameters, 1)) {
      std::span<const float> values = value.as<float>();
      parameters.insert(parameters.end(), values.begin(), values.end());
    }
    auto outer = nesterov_outer(parameters.size(), 0.8, 0.6);
    std::mt19937_64 random(2);
    Fragment all{0, std::ssize(parameters)};
    for (int round = 0; round < kRounds; ++round) {
      auto aggregate = make_aggregate({.kind = kind}, all.end);
      for (int i = 0; i < kWorkers; ++i) {
        replicas[static_cast<std::size_t>(i)]->set_reference(std::as_bytes(std::span(parameters)));
        std::vector<float> update = update_of(*replicas[static_cast<std::size_t>(i)], round, parameters.size(), random);
        if (harm && i < kBad) harm(update, random);
        aggregate->add(Compression::f32, test::packed(Compression::f32, update), kSteps * kRowsOfABatch);
      }
      outer->apply(all, parameters, aggregate->take(), static_cast<std::uint64_t>(round));
    }
    return loss(parameters);
  }

 private:
  static std::vector<float> update_of(Replica& replica, int round, std::size_t values, std::mt19937_64& random) {
    net::Begin begin;
    begin.steps = kSteps;
    begin.schedule_from = round * kSteps;
    begin.schedule_to = (round + 1) * kSteps;
    std::optional<Update> update = replica.run(begin, batches(random, kSteps), [] { return true; });
    std::vector<float> change(values);
    decompress(Compression::f32, update.value().bytes, change);
    return change;
  }

  double loss(const std::vector<float>& parameters) {
    Trainer trainer(*engine_, model_, {}, {}, zeros(model_));
    std::size_t at = 0;
    for (std::size_t i = 0; i < model_.parameters.size(); ++i) {
      const TensorType& type = model_.parameters[i].type;
      auto size = static_cast<std::size_t>(type.elements());
      trainer.set_parameter(i, HostTensor::of<float>(type, std::span(parameters).subspan(at, size)));
      at += size;
    }
    constexpr int kEvaluations = 64;
    std::mt19937_64 random(3);
    HostTensor inputs(trainer.input_type()), targets(trainer.target_type());
    double sum = 0;
    for (int i = 0; i < kEvaluations; ++i) {
      std::vector<std::byte> batch = batches(random, 1);
      std::memcpy(inputs.bytes().data(), batch.data(), inputs.bytes().size());
      std::memcpy(targets.bytes().data(), batch.data() + inputs.bytes().size(), targets.bytes().size());
      sum += trainer.evaluate(inputs, targets);
    }
    return sum / kEvaluations;
  }

  std::unique_ptr<Engine> engine_ = make_engine("cpu");
  Model model_;
  std::string text_;
};

TEST_F(BadUpdates, OfAQuarterOfTheWorkersHarmTheMeanButNotClippedAndTrimmed) {
  if (test::is_sanitized()) return;  // see tests/sanitized.h
  double honest = train(AggregateKind::mean);
  EXPECT_LT(honest, 0.7 * std::log(kModel.outputs));  // it has learned
  struct Case {
    const char* name;
    Harm harm;
  };
  for (const Case& one :
       {Case{"scaled by 1000", scaled}, Case{"flipped and 10 times", sign_flipped}, Case{"random", random_values}}) {
    SCOPED_TRACE(one.name);
    double mean = train(AggregateKind::mean, one.harm);
    EXPECT_FALSE(mean < 1.5 * honest) << mean << ", honest " << honest;
    for (AggregateKind kind : {AggregateKind::clipped, AggregateKind::trimmed}) {
      double loss = train(kind, one.harm);
      EXPECT_LE(loss, 1.03 * honest) << to_string(kind) << ", honest " << honest;
    }
  }
}

TEST_F(BadUpdates, WhereThereAreNoneClippedAndTrimmedTrainAsWellAsTheMean) {
  if (test::is_sanitized()) return;
  double honest = train(AggregateKind::mean);
  for (AggregateKind kind : {AggregateKind::clipped, AggregateKind::trimmed}) {
    EXPECT_LE(train(kind), 1.03 * honest) << to_string(kind);
  }
}

}  // namespace
}  // namespace pcp::cluster::bad_updates
