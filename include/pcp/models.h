// Models written once with the builder: named parameters with their roles, and a loss function over them.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pcp/engine.h"
#include "pcp/graph.h"

namespace pcp {

// How a parameter is initialised, and whether it is decayed: weights and embeddings are, gains and biases are not.
enum class Role { weight, residual_weight, embedding, gain, bias };

bool is_decayed(Role);
std::string_view to_string(Role);  // "weight", "residual weight"...

struct Parameter {
  std::string name;
  TensorType type;
  Role role = Role::weight;
  double deviation = 0.02;                       // of a weight's first values
  std::int64_t layers = 1;                       // layers along its first dimension, each a parameter of its own
  bool frozen = false;                           // stays as it starts: no gradient, no update, no optimizer state
  std::shared_ptr<const HostTensor> start = {};  // first values that came with the model, in the type of the file
  std::string in_file = {};  // of an imported model: what its file calls it (argument_names); empty: the same
};

// loss: (parameters..., inputs, targets) -> f32 scalar, the mean over all targets. Its arguments carry their names as
// the attribute pcp.name. Frozen parameters come after those that are trained.
struct Model {
  std::string name;
  std::vector<Parameter> parameters;
  Function loss;
  std::int64_t vocabulary = 0;  // token ids below it are valid inputs; 0: not known
};
std::size_t trained_count(const Model&);  // parameters that are not frozen

struct GptConfig {
  std::int64_t layers = 4, heads = 4, width = 128, context = 64, vocab = 65;
  bool bias = false;           // on linear layers and LayerNorms, as GPT-2 has them
  bool rotary = false;         // rotary positions instead of learned ones
  bool rms_norm = false;       // RMSNorm instead of LayerNorm
  bool tied = true;            // the head is the token embedding
  DType compute = DType::f32;  // bf16: products and activations in bf16, parameters, norms, softmax and loss in f32
};
GptConfig gpt_config(const std::string& name);  // "nano", "small", "mid", "gpt2-124m" in any case; not_found lists them
std::vector<std::string> gpt_config_names();

// Named as Hugging Face names GPT-2's: wte.weight, wpe.weight, h.0.ln_1.weight, h.0.attn.c_attn.weight...; matrices are
// [in, out], embeddings and an untied head [vocab, width].
std::vector<Parameter> gpt_parameters(const GptConfig&);
Model gpt_model(const GptConfig&, std::int64_t batch);  // inputs, targets: [batch, context] i32
// (parameters..., inputs [batch, length] i32) -> logits [batch, length, vocab] f32; length is at most the context.
Function gpt_logits(const GptConfig&, std::int64_t batch, std::int64_t length);

// Generation with a key/value cache. (weights..., tokens [1, n] i32, position i32 scalar, caches...) ->
// (logits [vocab] f32 of the last token, caches...). The caches are each layer's keys, then its values, [heads,
// context, width / heads] in the type of computation, and donated, so that a step writes n rows and copies nothing;
// `position` tokens are in them already. Only the first `reach` rows of a cache are read (0: all of them); position + n
// must not exceed `reach`.
Function gpt_decoder(const GptConfig&, std::int64_t n, std::int64_t reach = 0);
std::vector<TensorType> gpt_cache_types(const GptConfig&);
// The decoder's weights are the parameters, with matrices that enter products in the type of computation, so that no
// step converts them. A tied head that has to be converted is an additional weight. gpt_weight_conversion computes
// them: (parameters...) -> (weights...).
std::vector<Parameter> gpt_decoder_weights(const GptConfig&);
Function gpt_weight_conversion(const GptConfig&);

struct MlpConfig {
  std::int64_t inputs = 2, width = 64, layers = 2, outputs = 2;
};
std::vector<Parameter> mlp_parameters(const MlpConfig&);  // layers.0.weight [in, out], layers.0.bias [out]...
Model mlp_model(const MlpConfig&, std::int64_t batch);  // inputs [batch, inputs] f32, targets [batch] i32: class labels
Function mlp_logits(const MlpConfig&, std::int64_t batch);  // (parameters..., inputs) -> [batch, outputs] f32

// Names for the parameters of an imported function.
struct ParameterNames {
  std::vector<std::string> in_order = {};           // one for each parameter; or empty
  std::map<std::string, std::string> renamed = {};  // from the name in the file
  std::string source = {};                          // for messages: " in 'names.txt'"
};

struct ImportOptions {
  std::string function = {};        // empty: main, or the only public one
  std::vector<int> data_args = {};  // indices of inputs and targets; empty: the last two
  ParameterNames names = {};
  std::string roles = {};  // "PATTERN=ROLE,...": overrides what the use of a parameter says
  bool only_f32 = false;   // f64 parameters are held in f32, too
};

// An imported forward function as a model. Its first result is the loss, one floating number; others are not used. All
// arguments but inputs and targets are parameters, in order, and after them floating constants that carry pcp.name (the
// dense_resource weights of a file), which start with the values they have. The attribute pcp.name of an argument names
// the parameter, else it is arg0...; its role follows from its use (src/models/parameter_roles.h has the rules).
// Parameters in f16 or bf16 are held in f32 and rounded on entry.
Model imported_model(const Module&, const ImportOptions& = {});

// First values: those that came with the model, else gains 1, biases 0, weights and embeddings N(0, deviation),
// residual weights N(0, deviation / sqrt(n)), where n is the number of residual weights in all layers (two a layer in a
// GPT). A pure function of the seed and a parameter's name and shape, the same on every machine.
std::vector<HostTensor> initialise(const std::vector<Parameter>&, std::uint64_t seed);
double first_deviation(const Parameter&,
                       const std::vector<Parameter>& all);  // of a weight's or embedding's first values

// A Hugging Face GPT-2 folder (config.json, model.safetensors): its configuration, and its tensors under our names.
GptConfig read_gpt2_config(const std::string& folder);
std::vector<HostTensor> read_gpt2_parameters(const std::string& folder, const GptConfig&);
// Writes such a folder as transformers' GPT2LMHeadModel saves and reads it; biases that the model does not have are
// written as zeros. `values` are in the order of gpt_parameters; `end_of_text` is the number of that token, if there is
// one. Throws unsupported for rotary positions and RMSNorm, which GPT-2 does not have.
void write_gpt2_folder(const std::string& folder, const GptConfig&, const std::vector<HostTensor>& values,
                       std::optional<std::int64_t> end_of_text = std::nullopt);

}  // namespace pcp
