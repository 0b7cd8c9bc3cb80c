// A worker's copy of the model. It trains batches, starting from the reference, and makes the update of them. It
// belongs to one thread.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cluster/computer.h"
#include "cluster/job_description.h"
#include "pcp/engine.h"
#include "rounds/fragments.h"
#include "train/trainer.h"

namespace pcp::cluster {

class Replica {
 public:
  // Compiles the step, or loads `artifact` where that is not empty, and measures its speed.
  Replica(Engine&, JobDescription, const std::string& loss_text, const std::string& artifact, int threads);

  double steps_per_second() const { return steps_per_second_; }
  bool overlap() const { return job_.algorithm == Algorithm::streaming; }
  bool from_cache() const;

  // Batches whose data does not come with the lease are read from this dataset.
  void use_data(std::unique_ptr<Dataset>);

  void set_reference(std::span<const std::byte> values);
  void apply(std::uint32_t fragment, std::span<const std::byte> delta);
  // Trains the batches in `data`, or where that is empty those of its own dataset. `between` is called after every
  // step; when it returns false, the run ends without an update.
  std::optional<Update> run(const net::Begin&, std::span<const std::byte> data, const std::function<bool()>& between);

 private:
  struct Batch {
    HostTensor inputs, targets;
  };
  void measure();
  void check(const net::Begin&, std::span<const std::byte> data) const;
  void load(const net::Begin&, std::span<const std::byte> data, std::uint64_t index);
  std::span<const float> reference_of(std::size_t parameter) const;
  void load_reference(std::size_t parameter);
  std::vector<float> changes(const Fragment&);
  void add_gradients(std::vector<float>& sum, double& loss);

  Engine& engine_;
  JobDescription job_;
  Model model_;
  std::unique_ptr<Trainer> trainer_;      // diloco, streaming
  std::unique_ptr<Executable> gradient_;  // sync
  std::vector<Buffer> gradient_parameters_;
  std::vector<Fragment> parameters_;  // each parameter's place in the flat vector
  std::vector<Fragment> fragments_;
  std::size_t trained_ = 0;  // values of the flat vector that are trained; those of frozen parameters lie behind them
  std::vector<float> reference_, residual_;
  Batch batch_;
  std::unique_ptr<Dataset> dataset_;
  std::unique_ptr<BatchSource> batches_;
  double steps_per_second_ = 0;
};

}  // namespace pcp::cluster
