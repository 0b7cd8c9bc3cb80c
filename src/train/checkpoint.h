// Checkpoints of a run: step-00000500.safetensors holds parameters and optimizer state, step-00000500.json the rest and
// the checksum of the first. Each file is written, synced and renamed, the JSON last. So a checkpoint is complete when
// its JSON exists and the checksum is right, and a crash at any moment leaves the checkpoint before.
//
// No random state is kept, because samples, first parameters and text are pure functions of seed and step.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "io/safetensors.h"

namespace pcp {

struct CheckpointInfo {
  std::int64_t step = 0;           // steps done; the next batch has this number
  std::int64_t metrics_bytes = 0;  // length of metrics.jsonl at that moment
  std::optional<double> validation_loss;
  std::string config = "{}";                // the run's configuration, a JSON object
  std::string data = {};                    // data_checksum of the data it was trained on; empty where there is none
  std::optional<std::int64_t> rounds = {};  // of a cluster: the complete rounds that made the steps
  // How many of those rounds the ledger had when this was written. It gets the others afterwards.
  std::optional<std::int64_t> committed_rounds = {};
};

class Checkpoints {
 public:
  explicit Checkpoints(std::string folder) : folder_(std::move(folder)) {}

  void write(const CheckpointInfo&, std::vector<SafetensorsEntry>);
  // Adds the loss of an evaluation that ended later to the JSON, which is replaced as a whole.
  void set_validation_loss(std::int64_t step, double loss);
  // Keeps the last `keep` checkpoints up to `step` and the one with the lowest validation loss, and removes the others.
  // Those after `step` are removed too: they were torn, or the run was resumed from an earlier one.
  void prune(std::int64_t keep, std::int64_t step);

  std::vector<std::int64_t> steps() const;           // of complete checkpoints, ascending; checksums are not verified
  CheckpointInfo describe(std::int64_t step) const;  // what its JSON says; the checksum is not verified
  // Throws data_loss when the file is torn or is not what the JSON says.
  CheckpointInfo verify(std::int64_t step) const;
  // The last checkpoint before step `end` that is whole. `warn` is called for every one that is not.
  std::optional<CheckpointInfo> last(const std::function<void(const std::string&)>& warn,
                                     std::int64_t end = std::numeric_limits<std::int64_t>::max()) const;
  std::optional<CheckpointInfo> best() const;  // by validation loss; the checksum is not verified
  std::string tensors_path(std::int64_t step) const;
  const std::string& folder() const { return folder_; }

 private:
  std::string info_path(std::int64_t step) const;

  std::string folder_;
};

// Takes the named tensors out of a file. Throws for the first that is missing or has another type, and names it.
std::vector<HostTensor> take_tensors(Safetensors&, const std::vector<std::pair<std::string, TensorType>>&,
                                     const std::string& source);

}  // namespace pcp
