#include "cluster/replica.h"

#include <chrono>
#include <cstring>

#include "base/seconds_since.h"
#include "pcp/passes.h"
#include "train/packed_batch.h"

namespace pcp::cluster {
namespace {

using Clock = std::chrono::steady_clock;

// The number of a lease's batch.
std::int64_t batch_number(const net::Begin& begin, std::uint64_t index) {
  for (const net::Range& range : begin.batches) {
    if (index < range.end - range.begin) return static_cast<std::int64_t>(range.begin + index);
    index -= range.end - range.begin;
  }
  fail(Code::invalid_argument, "[replica] lease ", begin.lease, " names fewer batches than its ", begin.steps,
       " steps");
}

}  // namespace

Replica::Replica(Engine& engine, JobDescription job, const std::string& loss_text, const std::string& artifact,
                 int threads)
    : engine_(engine), job_(std::move(job)), model_(job_model(job_, loss_text)) {
  std::int64_t at = 0;
  std::vector<std::int64_t> sizes;
  for (const Parameter& parameter : model_.parameters) {
    std::int64_t size = parameter.type.elements();
    if (!parameter.frozen) sizes.push_back(size);
    parameters_.push_back({at, at + size});
    at += size;
  }
  fragments_ = cut_fragments(sizes, job_.fragments);
  trained_ = fragments_.empty() ? 0 : static_cast<std::size_t>(fragments_.back().end);
  reference_.resize(static_cast<std::size_t>(at));
  if (job_.update_compression != Compression::f32) residual_.resize(trained_);
  if (job_.algorithm == Algorithm::sync) {
    Model model = model_;
    model.loss = optimize_for(engine, model.loss);
    gradient_ = artifact.empty() ? engine.compile(gradient_step(model, job_.step), {.threads = threads})
                                 : engine.load(artifact);
    std::vector<TensorType> types = gradient_->arg_types();
    require(types.size() == model_.parameters.size() + 2, "[replica] the artifact is of another model");
    batch_ = {HostTensor(types[types.size() - 2]), HostTensor(types.back())};
    for (HostTensor& zero : zeros(model_)) gradient_parameters_.push_back(engine.upload(zero));
  } else {
    trainer_ = std::make_unique<Trainer>(engine, model_, job_.step, job_.schedule, zeros(model_),
                                         CompileOptions{.threads = threads}, artifact);
    batch_ = {HostTensor(trainer_->input_type()), HostTensor(trainer_->target_type())};
  }
  measure();
}

bool Replica::from_cache() const { return trainer_ ? trainer_->from_cache() : gradient_->from_cache(); }

// Times the second of two steps on zeros, because the first one also sets things up.
void Replica::measure() {
  auto one_step = [&] {
    if (trainer_) {
      trainer_->step(batch_.inputs, batch_.targets, 0);
    } else {
      std::vector<float> sum(trained_);
      double loss = 0;
      add_gradients(sum, loss);
    }
  };
  one_step();
  auto start = Clock::now();
  one_step();
  steps_per_second_ = 1 / std::max(1e-9, seconds_since(start));
  if (trainer_) trainer_->reset_state();
}

std::span<const float> Replica::reference_of(std::size_t parameter) const {
  const Fragment& place = parameters_[parameter];
  return std::span(reference_).subspan(static_cast<std::size_t>(place.begin), static_cast<std::size_t>(place.size()));
}

void Replica::load_reference(std::size_t parameter) {
  HostTensor value = HostTensor::of<float>(model_.parameters[parameter].type, reference_of(parameter));
  if (trainer_) {
    trainer_->set_parameter(parameter, value);
  } else {
    gradient_parameters_[parameter] = engine_.upload(value);
  }
}

void Replica::set_reference(std::span<const std::byte> values) {
  require(values.size() == reference_.size() * sizeof(float), "[replica] the parameters take ",
          reference_.size() * sizeof(float), " bytes, got ", values.size());
  std::memcpy(reference_.data(), values.data(), values.size());
  for (std::size_t i = 0; i < parameters_.size(); ++i) load_reference(i);
}

// While it trains on (streaming), a worker's own parameters move only part of the way to the shared ones.
void Replica::apply(std::uint32_t index, std::span<const std::byte> delta) {
  require(index < fragments_.size(), "[replica] there is no fragment ", index);
  const Fragment& fragment = fragments_[index];
  auto begin = static_cast<std::size_t>(fragment.begin), size = static_cast<std::size_t>(fragment.size());
  decompress_add(job_.broadcast_compression, delta, 1, std::span(reference_).subspan(begin, size));
  if (!overlap()) return;  // the next run starts from the reference
  auto own = static_cast<float>(job_.mixing);
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    if (parameters_[i].begin < fragment.begin || parameters_[i].end > fragment.end) continue;
    HostTensor mixed = trainer_->parameter(i);
    std::span<const float> shared = reference_of(i);
    auto* values = reinterpret_cast<float*>(mixed.bytes().data());
    for (std::size_t k = 0; k < shared.size(); ++k) values[k] = own * values[k] + (1 - own) * shared[k];
    trainer_->set_parameter(i, mixed);
  }
}

void Replica::use_data(std::unique_ptr<Dataset> dataset) {
  dataset_ = std::move(dataset);
  batches_ = dataset_->training(batch_.inputs.type(), batch_.targets.type());
}

void Replica::check(const net::Begin& begin, std::span<const std::byte> data) const {
  require(begin.steps > 0, "[replica] a lease of no steps");
  require(begin.fragment < fragments_.size(), "[replica] there is no fragment ", begin.fragment);
  if (data.empty()) {
    require(batches_ != nullptr, "[replica] lease ", begin.lease, " came without data, and this worker has none");
    return;
  }
  std::uint64_t bytes = packed_bytes(job_.data.token_bytes, batch_.inputs.type(), batch_.targets.type());
  require(data.size() == begin.steps * bytes, "[replica] ", begin.steps, " batches take ", begin.steps * bytes,
          " bytes, got ", data.size());
}

void Replica::load(const net::Begin& begin, std::span<const std::byte> data, std::uint64_t index) {
  if (data.empty()) return batches_->fill(batch_number(begin, index), batch_.inputs, batch_.targets);
  std::size_t bytes = data.size() / begin.steps;
  unpack(job_.data.token_bytes, data.subspan(index * bytes, bytes), batch_.inputs, batch_.targets);
}

void Replica::add_gradients(std::vector<float>& sum, double& loss) {
  std::vector<Buffer> arguments = gradient_parameters_;
  arguments.push_back(engine_.upload(batch_.inputs));
  arguments.push_back(engine_.upload(batch_.targets));
  std::vector<Buffer> results = gradient_->run(std::move(arguments));
  loss += static_cast<double>(engine_.download(results[0]).as<float>()[0]);
  for (std::size_t i = 0; i + 1 < results.size(); ++i) {
    HostTensor gradient = engine_.download(results[i + 1]);
    std::span<const float> values = gradient.as<float>();
    float* target = sum.data() + parameters_[i].begin;
    for (std::size_t k = 0; k < values.size(); ++k) target[k] += values[k];
  }
}

std::vector<float> Replica::changes(const Fragment& fragment) {
  std::vector<float> change(static_cast<std::size_t>(fragment.size()));
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const Fragment& place = parameters_[i];
    if (place.begin < fragment.begin || place.end > fragment.end) continue;
    HostTensor now = trainer_->parameter(i);
    std::span<const float> before = reference_of(i), after = std::as_const(now).as<float>();
    float* target = change.data() + (place.begin - fragment.begin);
    for (std::size_t k = 0; k < before.size(); ++k) target[k] = before[k] - after[k];
  }
  return change;
}

std::optional<Update> Replica::run(const net::Begin& begin, std::span<const std::byte> data,
                                   const std::function<bool()>& between) {
  check(begin, data);
  const Fragment& fragment = fragments_[begin.fragment];
  if (!overlap()) {
    for (std::size_t i = 0; i < parameters_.size(); ++i) load_reference(i);
  }
  double losses = 0, seconds = 0;
  std::vector<float> change;
  if (gradient_) change.resize(trained_);
  for (std::uint64_t i = 0; i < begin.steps; ++i) {
    load(begin, data, i);
    auto start = Clock::now();
    if (trainer_) {
      double part = static_cast<double>(i) / static_cast<double>(begin.steps);
      double position = begin.schedule_from + (begin.schedule_to - begin.schedule_from) * part;
      double rate = learning_rate(job_.schedule, static_cast<std::int64_t>(position));
      losses += trainer_->step(batch_.inputs, batch_.targets, rate).loss;
    } else {
      add_gradients(change, losses);
    }
    seconds += seconds_since(start);
    if (!between()) return std::nullopt;
  }
  if (trainer_) {
    change = changes(fragment);
  } else {
    for (float& value : change) value /= static_cast<float>(begin.steps);
  }
  Update update;
  update.lease = begin.lease;
  update.loss = losses / static_cast<double>(begin.steps);
  update.bytes.resize(compressed_bytes(job_.update_compression, fragment.size()));
  std::span<float> residual;
  if (!residual_.empty()) {
    residual = std::span(residual_).subspan(static_cast<std::size_t>(fragment.begin), change.size());
  }
  compress(job_.update_compression, change, residual, update.bytes);
  update.seconds = seconds;
  return update;
}

}  // namespace pcp::cluster
