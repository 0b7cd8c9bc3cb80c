#include "cluster/outer.h"

#include <cstring>

namespace pcp::cluster {
namespace {

class NesterovOuter final : public SavedOuter {
 public:
  NesterovOuter(std::size_t parameters, double lr, double momentum)
      : velocity_(parameters), lr_(lr), momentum_(momentum) {}

  void apply(const Fragment& fragment, std::span<float> parameters, std::span<const float> mean,
             std::uint64_t) override {
    std::span<float> velocity = std::span(velocity_).subspan(static_cast<std::size_t>(fragment.begin), mean.size());
    nesterov_step(parameters, velocity, mean, lr_, momentum_);
  }
  std::vector<State> state() override { return {{"outer.velocity", &velocity_}}; }

 private:
  std::vector<float> velocity_;
  double lr_, momentum_;
};

class OptimizerOuter final : public SavedOuter {
 public:
  OptimizerOuter(Engine& engine, Model model, const JobDescription& job, int threads,
                 std::function<std::int64_t(std::uint64_t)> schedule_step)
      : engine_(engine), model_(std::move(model)), schedule_(job.schedule), schedule_step_(std::move(schedule_step)) {
    update_ = engine.compile(update_step(model_, job.step), {.threads = threads});
    std::size_t values = 0;
    each([&](const TensorType& type, std::size_t) { values += static_cast<std::size_t>(type.elements()); });
    kinds_ = optimizer_state(model_, job.step.optimizer).size() / trained_count(model_);
    state_.assign(kinds_, std::vector<float>(values));
  }

  void apply(const Fragment&, std::span<float> parameters, std::span<const float> mean, std::uint64_t round) override {
    std::vector<Buffer> arguments;
    each([&](const TensorType& type, std::size_t at) { arguments.push_back(upload(type, parameters.subspan(at))); });
    each([&](const TensorType& type, std::size_t at) {
      for (std::vector<float>& kind : state_) arguments.push_back(upload(type, std::span(kind).subspan(at)));
    });
    each([&](const TensorType& type, std::size_t at) { arguments.push_back(upload(type, mean.subspan(at))); });
    auto step = static_cast<std::int32_t>(round);
    auto rate = static_cast<float>(learning_rate(schedule_, schedule_step_(round)));
    arguments.push_back(engine_.upload(HostTensor::of<std::int32_t>(TensorType(DType::i32, {}), std::span(&step, 1))));
    arguments.push_back(engine_.upload(HostTensor::of<float>(TensorType(DType::f32, {}), std::span(&rate, 1))));
    std::vector<Buffer> results = update_->run(std::move(arguments));
    std::size_t next = 0;
    each([&](const TensorType&, std::size_t at) { download(results[next++], parameters.subspan(at)); });
    each([&](const TensorType&, std::size_t at) {
      for (std::vector<float>& kind : state_) download(results[next++], std::span(kind).subspan(at));
    });
  }

  std::vector<State> state() override {
    std::vector<State> all;
    for (std::size_t i = 0; i < kinds_; ++i) all.push_back({concat("outer.state", i), &state_[i]});
    return all;
  }

 private:
  template <class Visit>
  void each(const Visit& visit) const {
    std::size_t at = 0;
    for (const Parameter& parameter : model_.parameters) {
      if (parameter.frozen) break;
      visit(parameter.type, at);
      at += static_cast<std::size_t>(parameter.type.elements());
    }
  }
  Buffer upload(const TensorType& type, std::span<const float> values) {
    return engine_.upload(HostTensor::of<float>(type, values.first(static_cast<std::size_t>(type.elements()))));
  }
  void download(const Buffer& buffer, std::span<float> target) {
    HostTensor value = engine_.download(buffer);
    std::memcpy(target.data(), value.bytes().data(), value.bytes().size());
  }

  Engine& engine_;
  Model model_;
  ScheduleConfig schedule_;
  std::function<std::int64_t(std::uint64_t)> schedule_step_;
  std::unique_ptr<Executable> update_;
  std::size_t kinds_ = 0;
  std::vector<std::vector<float>> state_;
};

}  // namespace

std::unique_ptr<SavedOuter> nesterov_outer(std::size_t parameters, double lr, double momentum) {
  return std::make_unique<NesterovOuter>(parameters, lr, momentum);
}

std::unique_ptr<SavedOuter> optimizer_outer(Engine& engine, Model model, const JobDescription& job, int threads,
                                            std::function<std::int64_t(std::uint64_t)> schedule_step) {
  return std::make_unique<OptimizerOuter>(engine, std::move(model), job, threads, std::move(schedule_step));
}

}  // namespace pcp::cluster
