// What gpt2_folder.cpp reads, written.
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "io/safetensors.h"
#include "pcp/models.h"

namespace pcp {
namespace {

nlohmann::ordered_json gpt2_config_json(const GptConfig& config, std::optional<std::int64_t> end_of_text) {
  nlohmann::ordered_json token = end_of_text ? nlohmann::ordered_json(*end_of_text) : nullptr;
  return {{"architectures", {"GPT2LMHeadModel"}},
          {"model_type", "gpt2"},
          {"vocab_size", config.vocab},
          {"n_positions", config.context},
          {"n_embd", config.width},
          {"n_layer", config.layers},
          {"n_head", config.heads},
          {"n_inner", nullptr},
          {"activation_function", "gelu_new"},
          {"layer_norm_epsilon", 1e-5},
          {"scale_attn_weights", true},
          {"scale_attn_by_inverse_layer_idx", false},
          {"reorder_and_upcast_attn", false},
          {"tie_word_embeddings", config.tied},
          {"bos_token_id", token},
          {"eos_token_id", token},
          {"torch_dtype", "float32"},
          {"use_cache", true}};
}

}  // namespace

void write_gpt2_folder(const std::string& folder, const GptConfig& config, const std::vector<HostTensor>& values,
                       std::optional<std::int64_t> end_of_text) {
  if (config.rotary || config.rms_norm) {
    fail(Code::unsupported, "GPT-2 in Hugging Face's form has ",
         config.rotary ? "learned positions, this model has rotary ones" : "LayerNorm, this model has RMSNorm");
  }
  std::vector<Parameter> parameters = gpt_parameters(config);
  require(values.size() == parameters.size(), "[gpt2] ", values.size(), " values for ", parameters.size(),
          " parameters");
  Safetensors file;
  file.metadata = {{"format", "pt"}};  // transformers refuses a file that does not say whose tensors it holds
  auto place = [&](const std::string& name) -> HostTensor& {
    return file.tensors[name == "lm_head.weight" ? name : "transformer." + name];
  };
  for (std::size_t i = 0; i < values.size(); ++i) place(parameters[i].name) = values[i];
  GptConfig whole = config;
  whole.bias = true;
  for (const Parameter& p : gpt_parameters(whole)) {
    HostTensor& value = place(p.name);
    if (value.type() != p.type) value = HostTensor(p.type);  // a bias that is zero
  }
  std::filesystem::create_directories(folder);
  write_safetensors(folder + "/model.safetensors", file);
  write_file_atomically(folder + "/config.json", gpt2_config_json(config, end_of_text).dump(2) + "\n");
}

}  // namespace pcp
