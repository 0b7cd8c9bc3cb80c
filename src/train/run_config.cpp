#include "train/run_config.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "base/parse_number.h"
#include "base/spelling_suggestion.h"
#include "models/role_rules.h"
#include "pcp/error.h"
#include "train/older_names.h"

namespace pcp {
namespace {

bool parse_boolean(const std::string& text) {
  require(text == "true" || text == "false", "expected true or false, got '", text, "'");
  return text == "true";
}

// The API key stays in this process. Only the other settings are kept in the run folder and sent to workers.
void set_wandb(RunConfig& config, const std::string& text) {
  using Json = nlohmann::ordered_json;
  Json settings = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  require(settings.is_object(),
          "expected a JSON object, such as {\"project\": \"name\"}");  // the text may hold the key
  if (auto key = settings.find("api_key"); key != settings.end()) {
    require(key->is_string(), "api_key: expected a text");
    config.wandb_api_key = key->get<std::string>();
    settings.erase(key);
  }
  config.wandb = settings.empty() ? "" : settings.dump();
}

// Each kind of member with its reading and its spelling. `group` is said once for the keys after it.
class KeyTable {
 public:
  std::vector<ConfigKey> keys;
  std::string group;
  bool kept = true;

  void text(const char* name, std::string RunConfig::*member, const char* placeholder, const char* help) {
    add(
        name, ConfigKind::text, placeholder, help, [=](RunConfig& c, const std::string& v) { c.*member = v; },
        [=](const RunConfig& c) { return c.*member; });
  }
  void choice(const char* name, std::string RunConfig::*member, std::vector<std::string> choices, const char* help) {
    std::string list;
    for (const std::string& choice : choices) list += (list.empty() ? "" : "|") + choice;
    add(
        name, ConfigKind::text, list, help,
        [=](RunConfig& c, const std::string& v) {
          require(std::ranges::find(choices, v) != choices.end(), "expected ", list, ", got '", v, "'");
          c.*member = v;
        },
        [=](const RunConfig& c) { return c.*member; });
  }
  // What is given later is added at the end; `check` throws on a bad value.
  void list(const char* name, std::string RunConfig::*member, const char* placeholder, const char* help,
            const std::function<void(const std::string&)>& check) {
    add(
        name, ConfigKind::list, placeholder, help,
        [=](RunConfig& c, const std::string& v) {
          check(v);
          c.*member += ((c.*member).empty() || v.empty() ? "" : ",") + v;
        },
        [=](const RunConfig& c) { return c.*member; });
  }
  template <class Member>  // std::int64_t or an optional one
  void integer(const char* name, Member RunConfig::*member, std::int64_t least, const char* help,
               std::int64_t most = kMaxInteger) {
    std::string what = least == 0 ? "a whole number" : "a positive whole number";
    if (most < kMaxInteger) what = concat("a whole number from ", least, " to ", most);
    add(
        name, ConfigKind::integer, "N", help,
        [=](RunConfig& c, const std::string& v) { c.*member = parse_number<std::int64_t>(v, least, most, what); },
        [=](const RunConfig& c) { return spelled(c.*member); });
  }
  void number(const char* name, double RunConfig::*member, double least, double most, const char* help) {
    std::string what =
        std::isinf(most) ? concat("a number of at least ", least) : concat("a number from ", least, " to ", most);
    add(
        name, ConfigKind::number, "X", help,
        [=](RunConfig& c, const std::string& v) {
          c.*member = parse_number<double>(v, least, std::min(most, 1e300), what);
        },
        [=](const RunConfig& c) { return number_text(c.*member); });
  }
  template <class Member>  // bool or an optional one
  void flag(const char* name, Member RunConfig::*member, const char* help) {
    add(
        name, ConfigKind::boolean, "", help, [=](RunConfig& c, const std::string& v) { c.*member = parse_boolean(v); },
        [=](const RunConfig& c) { return spelled(c.*member); });
  }
  void add(std::string name, ConfigKind kind, std::string placeholder, std::string help,
           std::function<void(RunConfig&, const std::string&)> set, std::function<std::string(const RunConfig&)> get) {
    keys.push_back(
        {std::move(name), kind, group, std::move(placeholder), std::move(help), kept, std::move(set), std::move(get)});
  }

 private:
  static constexpr std::int64_t kMaxInteger = std::int64_t{1} << 40;

  static std::string spelled(bool value) { return value ? "true" : "false"; }
  static std::string spelled(std::int64_t value) { return std::to_string(value); }
  template <class T>
  static std::string spelled(const std::optional<T>& value) {
    return value ? spelled(*value) : "";
  }
};

std::vector<ConfigKey> make_keys() {
  using C = RunConfig;
  KeyTable t;
  constexpr double kNoLimit = INFINITY;

  t.group = "Data";
  t.text("data", &C::data, "FILE",
         "Text, flat tokens, .safetensors with inputs and targets, or synthetic:spiral "
         "(default: a sample text installed with pcp; synthetic:spiral for an MLP)");
  t.text("tokenizer", &C::tokenizer, "NAME",
         "char, byte, u16 or u32 (flat token files), or the path of a GPT-2 tokenizer (default: char)");
  t.number("validation", &C::validation, 0, 0.9, "Part of the data kept for validation");
  t.choice("order", &C::order, {"random", "fifo"}, "Order of samples");

  t.group = "Model";
  t.text("model", &C::model, "NAME", "gpt, mlp, or a StableHLO file whose function returns a loss");
  t.text("size", &C::size, "NAME", "A GPT configuration: nano, small, mid, gpt2-124m");
  t.integer("layers", &C::layers, 1, "Layers");
  t.integer("heads", &C::heads, 1, "Attention heads");
  t.integer("width", &C::width, 1, "Width of the residual stream, or of an MLP's layers");
  t.integer("context", &C::context, 1, "Tokens of a sequence");
  t.integer("vocab", &C::vocab, 1, "Vocabulary, where the tokenizer does not say (u16, u32)");
  t.flag("bias", &C::bias, "Biases on linear layers and norms (default: false; true for gpt2-124m)");
  t.flag("rotary", &C::rotary, "Rotary positions instead of learned ones (default: false)");
  t.flag("rms-norm", &C::rms_norm, "RMSNorm instead of LayerNorm (default: false)");
  t.flag("tied", &C::tied, "The head is the token embedding (default: true)");
  t.text("init", &C::init, "PATH",
         "Start from a .safetensors file, another run's folder or a Hugging Face GPT-2 folder");
  t.text("function", &C::function, "NAME", "Function of a StableHLO file (default: main, or the only public one)");
  t.text("data-args", &C::data_args, "I,J",
         "Arguments of a StableHLO function that are inputs and targets "
         "(default: the last two)");
  t.text("names", &C::names, "FILE",
         "Names for the parameters of a StableHLO function, a line each; see docs/import.md");
  t.list("role", &C::role, "PATTERN=ROLE",
         "What parameters of a StableHLO function are, where their use does not tell: weight, gain, bias, embedding or "
         "frozen; * in the pattern stands for any characters",
         [](const std::string& rules) { parse_role_rules(rules); });
  t.choice("precision", &C::precision, {"f32", "bf16"}, "Type of products and activations; parameters stay f32");

  t.group = "Optimization";
  t.integer("steps", &C::steps, 1, "Steps of the whole run; with workers each does so many");
  t.kept = false;  // what these say is kept as steps and accumulate
  t.integer("rounds", &C::rounds, 1, "Steps of the whole run, in rounds of --sync-every");
  t.integer("epochs", &C::epochs, 1, "End after so many passes over the data; of steps, rounds and epochs the fewest");
  t.integer("effective-batch", &C::effective_batch, 1, "Sequences of a step: sets --accumulate by --batch");
  t.kept = true;
  t.integer("batch", &C::batch, 1, "Sequences of a micro-batch");
  t.integer("accumulate", &C::accumulate, 1, "Micro-batches of a step");
  t.choice("optimizer", &C::optimizer, {"adamw", "sgd"}, "Optimizer");
  t.number("lr", &C::lr, 0, kNoLimit, "Peak learning rate");
  t.number("min-lr", &C::min_lr, 0, kNoLimit, "Learning rate at the last step");
  t.choice("schedule", &C::schedule, {"cosine", "linear", "constant"}, "Learning rate after the warm-up");
  t.integer("warmup", &C::warmup, 0, "Steps of linear warm-up (default: a twentieth of the steps, at most 200)");
  t.number("weight-decay", &C::weight_decay, 0, kNoLimit, "Decoupled decay of weights and embeddings");
  t.number("clip", &C::clip, 0, kNoLimit, "Largest norm of all gradients together; 0: no clipping");
  t.number("beta1", &C::beta1, 0, 1, "AdamW");
  t.number("beta2", &C::beta2, 0, 1, "AdamW");
  t.number("epsilon", &C::epsilon, 0, kNoLimit, "AdamW");
  t.number("momentum", &C::momentum, 0, 1, "SGD");
  t.flag("nesterov", &C::nesterov, "SGD: Nesterov momentum");
  t.choice("remat", &C::remat, {"none", "block", "full"}, "What the backward pass computes again to save memory");
  t.add(
      "seed", ConfigKind::integer, "N", "Seed of parameters and samples",
      [](C& c, const std::string& v) { c.seed = parse_number<std::uint64_t>(v, 0, UINT64_MAX, "a whole number"); },
      [](const C& c) { return std::to_string(c.seed); });

  t.group = "Run";
  t.integer("eval-every", &C::eval_every, 0, "Steps between validation losses; 0: only at the end");
  t.integer("eval-batches", &C::eval_batches, 0, "Batches of a validation loss; 0: all");
  t.integer("checkpoint-every", &C::checkpoint_every, 0,
            "Steps between checkpoints; 0: only at the end (default: 250; with workers every round, but 250 for sync)");
  t.integer("keep", &C::keep, 1, "Checkpoints to keep, besides the best");
  t.integer("sample-tokens", &C::sample_tokens, 0, "Tokens of the text a GPT writes at the end (default: 200)");
  t.text("engine", &C::engine, "NAME", "Engine to run on; see pcp engines (default: cpu)");
  t.text("backend", &C::backend, "NAME", "Hardware to run on: cpu, cuda, metal, rocm or vulkan; chooses an engine");
  t.text("amd-target", &C::amd_target, "gfx942", "With the backend rocm: the GPU's architecture");
  t.integer("threads", &C::threads, 0, "Threads of the engine; 0: one per core", kMaxThreads);
  t.add("wandb", ConfigKind::text, "JSON",
        "Settings for Weights & Biases, {\"project\": ...}: kept with the run, nothing is sent yet", set_wandb,
        [](const C& c) { return c.wandb; });

  t.group = "Cluster";
  t.integer("workers", &C::workers, 1, "Train with this many workers; a shepherd waits for them to start", 4096);
  t.choice("algorithm", &C::algorithm, {"diloco", "streaming", "sync"},
           "diloco: workers train by themselves and are averaged now and then; streaming: the same, a part at a time "
           "while training goes on; sync: gradients are averaged every step");
  t.integer("sync-every", &C::sync_every, 1, "Steps of a worker in a round (default: 50; 1 for sync)");
  t.number("outer-lr", &C::outer_lr, 0, 100, "Learning rate of the outer optimizer (diloco, streaming)");
  t.number("outer-momentum", &C::outer_momentum, 0, 0.999, "Its Nesterov momentum");
  t.choice("compression", &C::compression, {"f32", "bf16", "int8", "int4"}, "Of the workers' updates");
  t.choice("broadcast-compression", &C::broadcast_compression, {"f32", "bf16", "int8", "int4"},
           "Of what the shepherd sends (default: that of --compression)");
  t.choice("broadcast", &C::broadcast, {"delta", "full"}, "What the shepherd sends: changes, or all parameters in f32");
  t.integer("fragments", &C::fragments, 1, "streaming: parts of the model that are exchanged one after the other",
            4096);
  t.number("mixing", &C::mixing, 0, 1,
           "streaming: how much of its own parameters a worker keeps when shared ones come");
  t.choice(
      "aggregate", &C::aggregate, {"mean", "clipped", "trimmed"},
      "What a round makes of its updates. mean: their mean; clipped: the mean of updates scaled down to their median "
      "norm; trimmed: of every value the mean without the largest and the smallest");
  t.number("update-clip", &C::update_clip, 0.001, kNoLimit,
           "clipped: updates are scaled down to this many times the median norm");
  t.number("update-trim", &C::update_trim, 0, 0.5, "trimmed: part of the updates that is left out at either end");
  t.number("quorum", &C::quorum, 0, 1, "Part of the workers that is enough when a round's deadline has passed");
  t.number("deadline-factor", &C::deadline_factor, 0, 1e6,
           "A round's deadline: median of earlier ones + this many median deviations");
  t.choice("late", &C::late, {"merge", "drop"}, "What to do with an update that comes after its round");
  t.number("late-discount", &C::late_discount, 0.001, 1, "Its weight is multiplied by this for every round it is late");
  t.integer("most-late", &C::most_late, 0, "Rounds an update may be late", 1000);
  t.number("norm-factor", &C::norm_factor, 0, kNoLimit,
           "An update is refused when its norm is above the median by this factor; 0: never");
  t.integer("strikes", &C::strikes, 0,
            "Refused updates until a worker is put out, with all others of its key; 0: never", 1000000);
  t.integer("most-workers", &C::most_workers, 1, "Workers that may be connected; further ones are told to wait",
            1000000);
  t.number("most-steps-factor", &C::most_steps_factor, 1, 1000,
           "A fast worker gets at most this many times --sync-every steps in a round");
  t.number("heartbeat", &C::heartbeat, 0.01, 3600, "Seconds between signs of life");
  t.number("timeout", &C::timeout, 0.05, 86400,
           "A worker silent for so many seconds is taken for dead, and a lease without a step for so long expires");
  t.text("host", &C::host, "HOST", "Interface to listen on; 0.0.0.0: all; kept with the run (default: 127.0.0.1)");
  t.add(
      "port", ConfigKind::integer, "N", "Port to listen on; 0: any free one; kept with the run (default: 8080)",
      [](C& c, const std::string& v) { c.port = parse_number<std::int64_t>(v, 0, 65535, "a port from 0 to 65535"); },
      [](const C& c) { return c.port ? std::to_string(*c.port) : ""; });
  t.group = "Run";
  t.kept = false;
  t.text("out", &C::out, "DIR",
         "Run folder: configuration, tokenizer, metrics, loss curve, checkpoints "
         "(default: runs/NAME-NUMBER, of the model's name and the first number that is free)");
  t.flag("resume", &C::resume, "Continue the run in --out from its last checkpoint");
  t.integer("from-step", &C::from_step, 1, "With --resume: from the checkpoint of this step; later ones are removed");
  t.flag("data-changed", &C::data_changed, "With --resume: the data has changed since, and that is meant");
  t.flag("quiet", &C::quiet, "Print nothing but errors");
  t.flag("profile", &C::profile, "At the end, print where the time of the steps went");
  t.integer("verify", &C::verify, 0,
            "Compare loss, gradient norm, parameters and optimizer state of the first N steps with the reference "
            "engine's; end with 1 where rounding does not explain a difference");
  return t.keys;
}

bool is_text(ConfigKind kind) { return kind == ConfigKind::text || kind == ConfigKind::list; }

std::string value_text(const YAML::Node& node, bool takes_list) {
  if (node.IsScalar()) return node.Scalar();
  require(node.IsSequence() && takes_list, "expected a value, not ", node.IsSequence() ? "a list" : "a mapping");
  std::string text;
  for (const YAML::Node& item : node) {
    require(item.IsScalar(), "expected a list of values");
    text += (text.empty() ? "" : ",") + item.Scalar();
  }
  return text;
}

constexpr std::string_view kWandbPrefix = "wandb_";

constexpr std::string_view kFirstLine =
    "# The configuration of a PCP run. Without its last line, '# end', it was cut.\n";
constexpr std::string_view kLastLine = "# end";

bool is_cut(std::string_view text) {
  if (text.size() < kFirstLine.size()) return kFirstLine.starts_with(text);  // an empty one, too
  if (!text.starts_with(kFirstLine)) return false;
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return !text.ends_with(concat("\n", kLastLine));
}

// A text, or a list of them; what it means is for the writer to say.
nlohmann::ordered_json wandb_value(const std::string& name, const YAML::Node& node) {
  require(!node.IsMap(), name, ": expected a value or a list of values");
  if (node.IsScalar()) return node.Scalar();
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const YAML::Node& item : node) {
    require(item.IsScalar(), name, ": expected a list of values");
    list.push_back(item.Scalar());
  }
  return list;
}

nlohmann::ordered_json wandb_object(const YAML::Node& node) {
  nlohmann::ordered_json object = nlohmann::ordered_json::object();
  for (const auto& entry : node) {
    std::string name = entry.first.Scalar();
    if (!entry.second.IsNull()) object[name] = wandb_value(name, entry.second);
  }
  return object;
}

}  // namespace

const std::vector<ConfigKey>& config_keys() {
  static const std::vector<ConfigKey> keys = make_keys();
  return keys;
}

const ConfigKey& config_key(std::string_view name) {
  const std::vector<ConfigKey>& keys = config_keys();
  auto found = std::ranges::find(keys, name, &ConfigKey::name);
  if (found != keys.end()) return *found;
  std::vector<std::string> names = older_names();
  for (const ConfigKey& key : keys) names.push_back(key.name);
  fail(Code::invalid_argument, "unknown key '", name, "'", spelling_suggestion(name, names));
}

ConfigSettings read_config(const std::string& path) { return parse_config(read_file(path), path); }

ConfigSettings read_kept_config(const std::string& path) {
  std::string text = read_file(path);
  if (is_cut(text)) {
    fail(Code::data_loss, "'", path, "' was cut: it does not end with the line '", kLastLine,
         "'; put the whole file back, or take the \"config\" of the newest checkpoints/step-N.json as ", path);
  }
  return parse_config(text, path);
}

ConfigSettings parse_config(const std::string& yaml, const std::string& source) {
  YAML::Node root;
  try {
    root = YAML::Load(yaml);
  } catch (const YAML::Exception& error) {
    fail(Code::invalid_argument, source, ":", error.mark.line + 1, ": neither YAML nor JSON: ", error.msg);
  }
  ConfigSettings settings;
  if (root.IsNull()) return settings;
  require(root.IsMap(), source, ": expected lines 'key: value'");
  std::map<std::string, std::string> seen;  // by the key's own name, the name it was given by
  RunConfig scratch;
  nlohmann::ordered_json wandb = nlohmann::ordered_json::object();
  for (const auto& entry : root) {
    int line = entry.first.Mark().line + 1;
    try {
      require(entry.first.IsScalar(), "expected 'key: value'");
      const std::string given = entry.first.Scalar();
      if (given.starts_with(kWandbPrefix)) {
        require(seen.emplace(given, given).second, "key '", given, "' appears twice");
        if (!entry.second.IsNull()) wandb[given.substr(kWandbPrefix.size())] = wandb_value(given, entry.second);
        continue;
      }
      const ConfigKey& key = config_key(newer_name(given));
      auto [first, fresh] = seen.emplace(key.name, given);
      require(fresh || first->second != given, "key '", given, "' appears twice");
      require(fresh, "'", first->second, "' and '", given, "' are two names of one key: leave one out");
      if (entry.second.IsNull()) continue;
      try {
        std::string value = key.name == "wandb" && entry.second.IsMap()
                                ? wandb_object(entry.second).dump()
                                : value_text(entry.second, key.kind == ConfigKind::list || key.name == "data-args");
        key.set(scratch, value);
        settings.emplace_back(key.name, value);
      } catch (const Error& error) {
        fail(error.code(), given, ": ", error.what());
      }
    } catch (const Error& error) {
      fail(error.code(), source, ":", line, ": ", error.what());
    }
  }
  if (!wandb.empty()) {
    require(!seen.contains("wandb"), source, ": give 'wandb' or keys that begin with wandb_, not both");
    settings.emplace_back("wandb", wandb.dump());
  }
  std::ranges::stable_sort(settings, {}, [](const auto& setting) { return &config_key(setting.first); });
  return settings;
}

bool is_given(const ConfigSettings& settings, std::string_view name) {
  return std::ranges::any_of(settings, [&](const auto& setting) { return setting.first == name; });
}

void apply_settings(RunConfig& config, const ConfigSettings& settings) {
  for (const auto& [name, value] : settings) {
    if (name == "size") config.layers = config.heads = config.width = config.context = std::nullopt;
    config_key(name).set(config, value);
  }
}

std::string to_yaml(const RunConfig& config) {
  YAML::Emitter out;
  out << YAML::BeginMap;
  for (const ConfigKey& key : config_keys()) {
    std::string value = key.kept ? key.get(config) : "";
    if (value.empty()) continue;
    out << YAML::Key << key.name << YAML::Value;
    if (is_text(key.kind)) out << YAML::Auto;
    out << value;
  }
  out << YAML::EndMap;
  return std::string(out.c_str()) + "\n";
}

std::string to_kept_yaml(const RunConfig& config) { return concat(kFirstLine, to_yaml(config), kLastLine, "\n"); }

std::string to_json(const RunConfig& config) {
  nlohmann::ordered_json object = nlohmann::ordered_json::object();
  for (const ConfigKey& key : config_keys()) {
    std::string value = key.kept ? key.get(config) : "";
    if (value.empty()) continue;
    if (is_text(key.kind)) {
      object[key.name] = value;
    } else {
      object[key.name] = nlohmann::ordered_json::parse(value);
    }
  }
  return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);  // paths may be any bytes
}

}  // namespace pcp
