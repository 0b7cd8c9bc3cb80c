// Checkpoints of a run: step-00000500.safetensors holds parameters and optimizer state, step-00000500.json the rest and
// the checksum of the first. The JSON is written last, each by write, sync and rename, so a checkpoint is there when
// its JSON is and the checksum holds; a crash at any moment leaves the one before.
//
// There is no random state to keep: samples, parameters and text are pure functions of seed and step.
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
  std::int64_t step = 0;           // steps done: the next batch is that of this step
  std::int64_t metrics_bytes = 0;  // length of metrics.jsonl at that moment
  std::optional<double> validation_loss;
  std::string config = "{}";                // the run's configuration, a JSON object
  std::string data = {};                    // data_checksum of what it was trained on; empty where there is none
  std::optional<std::int64_t> rounds = {};  // complete ones of a cluster, which made the steps
  // Those that its ledger had when this was written: it has them all only afterwards.
  std::optional<std::int64_t> committed_rounds = {};
};

class Checkpoints {
 public:
  explicit Checkpoints(std::string folder) : folder_(std::move(folder)) {}

  void write(const CheckpointInfo&, std::vector<SafetensorsEntry>);
  // Adds what an evaluation found later to the description, which is replaced as a whole.
  void set_validation_loss(std::int64_t step, double loss);
  // Removes all but the last `keep` up to `step` and the one with the lowest validation loss. Later ones go too: they
  // were torn, or the run was taken up before them.
  void prune(std::int64_t keep, std::int64_t step);

  std::vector<std::int64_t> steps() const;           // of complete ones, ascending; checksums not looked at
  CheckpointInfo describe(std::int64_t step) const;  // what its JSON says; checksum not looked at
  // Throws data_loss when the file is torn or is not what the JSON says.
  CheckpointInfo verify(std::int64_t step) const;
  // The last that holds, of those before `end`; `warn` hears of every one that does not.
  std::optional<CheckpointInfo> last(const std::function<void(const std::string&)>& warn,
                                     std::int64_t end = std::numeric_limits<std::int64_t>::max()) const;
  std::optional<CheckpointInfo> best() const;  // by validation loss; checksum not looked at
  std::string tensors_path(std::int64_t step) const;
  const std::string& folder() const { return folder_; }

 private:
  std::string info_path(std::int64_t step) const;

  std::string folder_;
};

// Takes the named tensors out of a file; the first that is missing or of another type is an error that says so.
std::vector<HostTensor> take_tensors(Safetensors&, const std::vector<std::pair<std::string, TensorType>>&,
                                     const std::string& source);

}  // namespace pcp
