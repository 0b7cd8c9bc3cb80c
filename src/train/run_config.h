// The configuration of a training run. One table of keys serves the command line, YAML files, the configuration in the
// run folder and the one inside a checkpoint, so that a flag and a key cannot differ.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pcp {

// Members that are not set are derived from the model size, the data or the number of steps: see
// docs/training.md. The configuration kept in a run folder has them filled in.
struct RunConfig {
  std::string data, tokenizer;
  double validation = 0.1;
  std::string order = "random";

  std::string model = "gpt", function, data_args, names, role, size, init;
  std::optional<std::int64_t> layers, heads, width, context, vocab;
  std::optional<bool> bias, rotary, rms_norm, tied;
  std::string precision = "f32";

  std::int64_t steps = 1000, batch = 16, accumulate = 1;
  std::optional<std::int64_t> rounds, epochs, effective_batch;  // converted to steps and accumulate (run_length.h)
  std::string remat = "none";
  std::string optimizer = "adamw", schedule = "cosine";
  double lr = 1e-3, min_lr = 0;
  std::optional<std::int64_t> warmup;
  double weight_decay = 0.1, clip = 1, beta1 = 0.9, beta2 = 0.95, epsilon = 1e-8, momentum = 0.9;
  bool nesterov = false;
  std::uint64_t seed = 1;

  std::optional<std::int64_t> workers;
  std::string algorithm = "diloco", compression = "f32", broadcast_compression, broadcast = "delta", late = "merge";
  std::optional<std::int64_t> sync_every;
  std::int64_t fragments = 4, most_late = 2, strikes = 3, most_workers = 4096;
  double outer_lr = 0.8, outer_momentum = 0.6, mixing = 0.5;
  std::string aggregate = "mean";
  double update_clip = 1, update_trim = 0.25;
  double quorum = 0.5, late_discount = 0.5, deadline_factor = 6, norm_factor = 10, most_steps_factor = 4;
  double heartbeat = 1, timeout = 10;
  std::string host;  // of a shepherd: where it listens
  std::optional<std::int64_t> port;

  std::string out;
  bool resume = false, quiet = false, profile = false, data_changed = false;
  std::optional<std::int64_t> from_step;
  std::int64_t verify = 0;
  std::int64_t eval_every = 250, eval_batches = 20, keep = 2;
  std::optional<std::int64_t>
      checkpoint_every;  // not set: kCheckpointEvery, or every round with workers (except `sync`)
  std::optional<std::int64_t> sample_tokens;
  std::string engine, backend, amd_target;
  std::int64_t threads = 0;

  std::string wandb;          // settings for Weights & Biases, a JSON object without the key below
  std::string wandb_api_key;  // a secret: in no table, so it is never written or sent
};

inline constexpr std::int64_t kCheckpointEvery = 250;  // steps
inline constexpr int kMaxThreads = 4096;
inline constexpr const char* kWandbIsKept = "wandb   kept with the run; nothing is sent to Weights & Biases yet";
inline constexpr std::int64_t kSampleTokens = 200;  // of a model that writes text, where the configuration does not say

// A list is given by its option several times, or as values separated by commas.
enum class ConfigKind { text, list, integer, number, boolean };

struct ConfigKey {
  std::string name;  // "eval-every": a key of the YAML file, and the flag --eval-every
  ConfigKind kind;
  std::string group, placeholder, help;
  bool kept;  // in the run folder; options of one invocation (resume, quiet, out) are not
  std::function<void(RunConfig&, const std::string&)> set;  // throws: what was expected and what came
  std::function<std::string(const RunConfig&)> get;         // empty when not set
};

const std::vector<ConfigKey>& config_keys();

// By name; an unknown one throws and suggests one that is near.
const ConfigKey& config_key(std::string_view name);

// Key and value as text.
using ConfigSettings = std::vector<std::pair<std::string, std::string>>;

// Reads a flat YAML or JSON mapping. Settings are in the order of the table, and a null value means not set. Keys may
// have their older names (learning_rate, tau... see older_names.h). Throws for unknown and repeated keys, with file and
// line.
ConfigSettings read_config(const std::string& path);
// Reads the configuration of a run folder. Its first line announces a last line, so a file that was cut anywhere is
// noticed and throws data_loss. Files of older versions have no such first line and are read as they are.
ConfigSettings read_kept_config(const std::string& path);
ConfigSettings parse_config(const std::string& yaml, const std::string& source);

// Later settings override earlier ones. `size` resets the single sizes (layers, width...) that were set before it.
void apply_settings(RunConfig&, const ConfigSettings&);

bool is_given(const ConfigSettings&, std::string_view name);

std::string to_yaml(const RunConfig&);
std::string to_kept_yaml(const RunConfig&);  // with the first and last line that read_kept_config looks for
std::string to_json(const RunConfig&);       // one JSON object

}  // namespace pcp
