// Hugging Face's GPT-2 folders. The names of their tensors are ours but for a prefix; masks kept as tensors are
// ignored.
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "engine/converted.h"
#include "io/safetensors.h"
#include "pcp/models.h"

namespace pcp {
namespace {

using Json = nlohmann::json;

class ConfigFile {
 public:
  explicit ConfigFile(std::string path) : path_(std::move(path)) {
    try {
      json_ = Json::parse(read_file(path_));
    } catch (const Json::exception& error) {
      fail(Code::invalid_argument, path_, " is not JSON: ", error.what());
    }
    require(json_.is_object(), path_, " is not a JSON object");
  }

  std::int64_t size(const char* name) const {
    auto found = json_.find(name);
    require(found != json_.end() && found->is_number_integer() && *found > 0 && *found <= kLargest, path_, ": '", name,
            "' must be a positive integer up to ", kLargest);
    return found->get<std::int64_t>();
  }
  // What GPT-2 has by default is the only form there is.
  template <class T>
  void expect(const char* name, const T& only) const {
    auto found = json_.find(name);
    if (found != json_.end() && !found->is_null() && *found != Json(only)) {
      fail(Code::unsupported, path_, ": '", name, "' is ", found->dump(), ", only ", Json(only).dump(),
           " is supported");
    }
  }
  bool flag(const char* name, bool fallback) const {
    auto found = json_.find(name);
    if (found == json_.end()) return fallback;
    require(found->is_boolean(), path_, ": '", name, "' must be true or false");
    return found->get<bool>();
  }
  std::string text(const char* name, const std::string& fallback) const {
    auto found = json_.find(name);
    return found != json_.end() && found->is_string() ? found->get<std::string>() : fallback;
  }
  const std::string& path() const { return path_; }

 private:
  static constexpr std::int64_t kLargest = 1 << 24;
  std::string path_;
  Json json_;
};

HostTensor as_f32(const HostTensor& tensor, const std::string& name) {
  if (!is_float(tensor.type().dtype)) {
    fail(Code::unsupported, "tensor ", name, " is ", to_string(tensor.type()), "; parameters are floating");
  }
  return converted(tensor, DType::f32);
}

}  // namespace

GptConfig read_gpt2_config(const std::string& folder) {
  ConfigFile file(folder + "/config.json");
  file.expect("model_type", "gpt2");
  std::string activation = file.text("activation_function", "gelu_new");
  if (activation != "gelu_pytorch_tanh") file.expect("activation_function", "gelu_new");
  file.expect("layer_norm_epsilon", 1e-5);
  file.expect("scale_attn_weights", true);
  file.expect("scale_attn_by_inverse_layer_idx", false);
  GptConfig config;
  config.layers = file.size("n_layer");
  config.heads = file.size("n_head");
  config.width = file.size("n_embd");
  config.context = file.size("n_positions");
  config.vocab = file.size("vocab_size");
  file.expect("n_inner", 4 * config.width);
  config.bias = true;
  config.tied = file.flag("tie_word_embeddings", true);
  return config;
}

std::vector<HostTensor> read_gpt2_parameters(const std::string& folder, const GptConfig& config) {
  const std::string path = folder + "/model.safetensors";
  Safetensors file = read_safetensors(path);
  std::vector<HostTensor> values;
  for (const Parameter& p : gpt_parameters(config)) {
    auto found = file.tensors.find(p.name);
    if (found == file.tensors.end()) found = file.tensors.find("transformer." + p.name);
    if (found == file.tensors.end()) {
      fail(Code::not_found, path, " has no tensor ", p.name, " (nor transformer.", p.name, ")");
    }
    require(found->second.type().dims == p.type.dims, path, ": tensor ", found->first, " is ",
            to_string(found->second.type()), ", the configuration asks for ", to_string(p.type));
    values.push_back(as_f32(found->second, found->first));
    file.tensors.erase(found);
  }
  return values;
}

}  // namespace pcp
