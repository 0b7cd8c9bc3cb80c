// Training from C++: a model, one executable for the whole step, and a loop that moves its state from step to step.
#include <pcp/engine.h>
#include <pcp/train.h>

#include <cmath>
#include <cstdio>
#include <random>
#include <utility>

int main() {
  constexpr std::int64_t kBatch = 32;
  pcp::Model model = pcp::mlp_model({.inputs = 2, .width = 32, .layers = 2, .outputs = 2}, kBatch);
  pcp::StepConfig step{.optimizer = {.weight_decay = 0.01}};
  auto engine = pcp::make_engine("cpu");
  auto program = engine->compile(pcp::training_step(model, step));

  std::vector<pcp::Buffer> state;  // parameters, then what the optimizer keeps of them
  for (const pcp::HostTensor& value : pcp::initialise(model.parameters, /*seed=*/1))
    state.push_back(engine->upload(value));
  for (const pcp::TensorType& type : pcp::optimizer_state(model, step.optimizer)) {
    state.push_back(engine->upload(pcp::HostTensor(type)));
  }

  std::mt19937 random(1);
  pcp::ScheduleConfig schedule{.kind = pcp::ScheduleKind::cosine, .peak = 0.01, .warmup = 20, .steps = 400};
  for (std::int32_t i = 0; i < schedule.steps; ++i) {
    std::vector<float> points;  // is a point inside the circle?
    std::vector<std::int32_t> labels;
    for (std::int64_t row = 0; row < kBatch; ++row) {
      float x = static_cast<float>(random()) / static_cast<float>(random.max()) * 2 - 1;
      float y = static_cast<float>(random()) / static_cast<float>(random.max()) * 2 - 1;
      points.insert(points.end(), {x, y});
      labels.push_back(std::hypot(x, y) < 0.7f ? 1 : 0);
    }
    auto rate = static_cast<float>(pcp::learning_rate(schedule, i));
    using pcp::DType, pcp::HostTensor, pcp::TensorType;
    std::vector<pcp::Buffer> arguments = std::move(state);
    arguments.push_back(engine->upload(HostTensor::of<float>(TensorType(DType::f32, {kBatch, 2}), points)));
    arguments.push_back(engine->upload(HostTensor::of<std::int32_t>(TensorType(DType::i32, {kBatch}), labels)));
    arguments.push_back(engine->upload(HostTensor::of<std::int32_t>(TensorType(DType::i32, {}), {{i}})));
    arguments.push_back(engine->upload(HostTensor::of<float>(TensorType(DType::f32, {}), {{rate}})));

    state = program->run(std::move(arguments));
    state.pop_back();  // the gradient's norm
    float loss = engine->download(state.back()).as<float>()[0];
    state.pop_back();
    if (i % 100 == 99) std::printf("step %d: loss %.4f\n", i + 1, static_cast<double>(loss));
  }
}
