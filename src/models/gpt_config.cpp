#include <algorithm>
#include <cctype>

#include "base/spelling_suggestion.h"
#include "models/gpt_layers.h"

namespace pcp {
namespace {

struct NamedConfig {
  const char* name;
  GptConfig config;
};

const NamedConfig kConfigs[] = {
    {"nano", {.layers = 3, .heads = 3, .width = 48, .context = 32, .vocab = 65}},
    {"small", {.layers = 4, .heads = 4, .width = 128, .context = 64, .vocab = 65}},
    {"mid", {.layers = 6, .heads = 6, .width = 384, .context = 256, .vocab = 65}},
    {"gpt2-124m", {.layers = 12, .heads = 12, .width = 768, .context = 1024, .vocab = 50257, .bias = true}},
};

}  // namespace

std::vector<std::string> gpt_config_names() {
  std::vector<std::string> names;
  for (const NamedConfig& entry : kConfigs) names.push_back(entry.name);
  return names;
}

GptConfig gpt_config(const std::string& name) {
  std::string names, lower = name;
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
  for (const NamedConfig& entry : kConfigs) {
    if (lower == entry.name) return entry.config;
    names += concat(names.empty() ? "" : ", ", entry.name);
  }
  fail(Code::not_found, "no GPT configuration is called '", name, "'; there are ", names,
       spelling_suggestion(lower, gpt_config_names()));
}

void check(const GptConfig& c) {
  require(c.layers > 0 && c.heads > 0 && c.width > 0 && c.context > 0 && c.vocab > 0, "[gpt] ", c.layers, " layers, ",
          c.heads, " heads, width ", c.width, ", context ", c.context, " and vocabulary ", c.vocab,
          " must all be positive");
  constexpr std::int64_t kMostLayers = 10000;
  require(c.layers <= kMostLayers, "[gpt] ", c.layers, " layers; the limit is ", kMostLayers);
  require(c.width % c.heads == 0, "[gpt] a width of ", c.width, " cannot be split into ", c.heads,
          " heads: choose a multiple");
  require(!c.rotary || c.width / c.heads % 2 == 0, "[gpt] rotary positions need heads of an even size, not ",
          c.width / c.heads);
  require(c.compute == DType::f32 || c.compute == DType::bf16, "[gpt] computes in f32 or bf16, not in ",
          name(c.compute));
}

std::vector<Parameter> gpt_parameters(const GptConfig& c) {
  check(c);
  std::vector<Parameter> all;
  auto add = [&](const std::string& name, Dims dims, Role role) {
    all.push_back({name, TensorType(DType::f32, std::move(dims)), role});
  };
  auto norm = [&](const std::string& name) {
    add(name + ".weight", {c.width}, Role::gain);
    if (c.bias && !c.rms_norm) add(name + ".bias", {c.width}, Role::bias);
  };
  auto linear = [&](const std::string& name, std::int64_t in, std::int64_t out, Role role) {
    add(name + ".weight", {in, out}, role);
    if (c.bias) add(name + ".bias", {out}, Role::bias);
  };
  add("wte.weight", {c.vocab, c.width}, Role::embedding);
  if (!c.rotary) add("wpe.weight", {c.context, c.width}, Role::embedding);
  for (std::int64_t layer = 0; layer < c.layers; ++layer) {
    const std::string name = concat("h.", layer, ".");
    norm(name + "ln_1");
    linear(name + "attn.c_attn", c.width, 3 * c.width, Role::weight);
    linear(name + "attn.c_proj", c.width, c.width, Role::residual_weight);
    norm(name + "ln_2");
    linear(name + "mlp.c_fc", c.width, 4 * c.width, Role::weight);
    linear(name + "mlp.c_proj", 4 * c.width, c.width, Role::residual_weight);
  }
  norm("ln_f");
  if (!c.tied) add("lm_head.weight", {c.vocab, c.width}, Role::weight);
  return all;
}

}  // namespace pcp
