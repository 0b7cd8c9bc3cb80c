#include <chrono>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/seconds_since.h"
#include "cli/command.h"
#include "cli/engine_choice.h"
#include "cli/quantity.h"
#include "pcp/autodiff.h"
#include "pcp/import.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "train/trainer.h"

namespace pcp::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kBatch = 4, kSteps = 10;
constexpr double kTolerance = 1e-3;  // of the loss, relative to the cpu engine's

struct Options {
  EngineChoice engine;
  std::string size = "nano", precision = "f32";
  bool json = false;
};

// One stage after the other, each with a line; the first that fails ends the test.
class Pipeline {
 public:
  explicit Pipeline(bool json) : json_(json) {}

  template <class Work>  // returns what to say about it
  void stage(const std::string& name, Work work) {
    if (!json_) std::cout << (name + std::string(12 - name.size(), ' ')) << std::flush;
    auto start = std::chrono::steady_clock::now();
    std::string said;
    try {
      said = work();
    } catch (...) {
      if (!json_) std::cout << "FAILED" << std::endl;
      throw;
    }
    double seconds = seconds_since(start);
    char time[32];
    std::snprintf(time, sizeof(time), "%8.3f s", seconds);
    if (!json_) std::cout << "ok " << time << "   " << said << std::endl;
    stages_.push_back({{"stage", name}, {"seconds", seconds}, {"result", said}});
  }

  void finish(const std::string& engine) const {
    if (json_) {
      std::cout << Json{{"engine", engine}, {"ok", true}, {"stages", stages_}}.dump() << "\n";
    } else {
      std::cout << "the whole pipeline works on " << engine << "\n";
    }
  }

 private:
  bool json_;
  Json stages_ = Json::array();
};

HostTensor tokens(const TensorType& type, std::int64_t vocab, std::int64_t seed) {
  std::vector<std::int32_t> values;
  for (std::int64_t i = 0; i < type.elements(); ++i)
    values.push_back(static_cast<std::int32_t>((i * 7 + i / 3 * 5 + seed) % vocab));
  return HostTensor::of<std::int32_t>(type, values);
}

std::string in_digits(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.5g", value);
  return text;
}

void test_pipeline(const Options& options) {
  Pipeline pipeline(options.json);
  GptConfig config = gpt_config(options.size);
  config.compute = options.precision == "bf16" ? DType::bf16 : DType::f32;
  std::unique_ptr<Engine> engine, reference = make_engine("cpu");
  std::string name = options.engine.resolve();
  Model model;
  Function step;
  StepConfig step_config;

  pipeline.stage("engine", [&] {
    engine = make_engine(name);
    return concat(engine->description(), " [", engine->target(), "]");
  });
  pipeline.stage("graph", [&] {
    model = gpt_model(config, kBatch);
    verify(model.loss);
    return concat("GPT ", options.size, ": ", model.parameters.size(), " parameters, ", model.loss.body.ops.size(),
                  " operations");
  });
  pipeline.stage("gradient", [&] {
    model.loss = optimize_for(*engine, model.loss);
    GradientOptions wrt;
    for (std::size_t i = 0; i < model.parameters.size(); ++i) wrt.wrt.push_back(static_cast<int>(i));
    Function gradients = gradient(model.loss, wrt);
    verify(gradients);
    return concat(gradients.body.ops.size(), " operations");
  });
  pipeline.stage("step", [&] {
    step = training_step(model, step_config);
    verify(step);
    return concat("AdamW, clipping: ", step.body.ops.size(), " operations");
  });
  std::string why;
  if (!mlir_library(&why).empty()) {
    pipeline.stage("mlir", [&] {
      Module module;
      module.functions.push_back(step);
      std::string bytecode = to_bytecode(module);
      return concat("verified by MLIR, ", bytes_text(static_cast<double>(bytecode.size())), " of bytecode");
    });
  }
  std::unique_ptr<Trainer> trainer, expected;
  ScheduleConfig schedule{ScheduleKind::constant, 1e-3, 0, 0, kSteps};
  auto parameters = initialise(model.parameters, 1);
  pipeline.stage("compile", [&] {
    trainer = std::make_unique<Trainer>(*engine, model, step_config, schedule, parameters);
    return std::string(trainer->from_cache() ? "nothing: the artifact was in the cache" : "a training step");
  });
  double worst = 0, first = 0, last = 0;
  std::vector<double> losses;
  pipeline.stage("run", [&] {
    HostTensor inputs = tokens(trainer->input_type(), config.vocab, 0),
               targets = tokens(trainer->target_type(), config.vocab, 1);
    for (std::int64_t i = 0; i < kSteps; ++i) losses.push_back(trainer->step(inputs, targets).loss);
    first = losses.front(), last = losses.back();
    if (!(last < first)) fail(Code::internal, "the loss did not fall in ", kSteps, " steps: ", first, " -> ", last);
    return concat(kSteps, " steps, loss ", in_digits(first), " -> ", in_digits(last));
  });
  pipeline.stage("compare", [&] {
    Model plain = gpt_model(config, kBatch);
    expected = std::make_unique<Trainer>(*reference, plain, step_config, schedule, parameters);
    HostTensor inputs = tokens(expected->input_type(), config.vocab, 0),
               targets = tokens(expected->target_type(), config.vocab, 1);
    double tolerance = config.compute == DType::bf16 ? 10 * kTolerance : kTolerance;
    for (std::int64_t i = 0; i < kSteps; ++i) {
      double loss = expected->step(inputs, targets).loss;
      double got = losses[static_cast<std::size_t>(i)];
      double error = std::abs(got - loss) / std::abs(loss);
      if (!(error <= tolerance))
        fail(Code::internal, "step ", i + 1, ": the loss is ", got, " on ", name, " and ", loss, " on cpu");
      worst = std::max(worst, error);
    }
    return concat("with cpu: losses within ", in_digits(worst), " (allowed ", tolerance, ")");
  });
  pipeline.finish(name);
}

constexpr const char* kPipelineTestExamples =
    R"(Builds a small GPT, differentiates it, makes a training step, compiles and runs it on the engine, and compares the
losses with the cpu engine. Exit code 0 when all of it works.

Examples:
  pcp pipeline-test
  pcp pipeline-test --engine xla:cpu
  pcp pipeline-test --backend cuda --precision bf16)";

}  // namespace

void add_pipeline_test_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("pipeline-test", "Check the whole way from a graph to a trained step here");
  command->footer(kPipelineTestExamples);
  options->engine.add_to(*command);
  command->add_option("--size", options->size, "Size of the GPT")->type_name("NAME")->capture_default_str();
  command->add_option("--precision", options->precision, "What it computes in")
      ->check(CLI::IsMember({"f32", "bf16"}).description(""))
      ->type_name("f32|bf16")
      ->capture_default_str();
  command->add_flag("--json", options->json, "Print as one line of JSON");
  command->callback([options] { test_pipeline(*options); });
}

}  // namespace pcp::cli
