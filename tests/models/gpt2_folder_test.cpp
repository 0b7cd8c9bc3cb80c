// A Hugging Face folder written by transformers, and the logits transformers gives for it.
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

const std::string kFolder = PCP_TEST_DATA "/gpt/hf";

class Gpt2Folder : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = testing::TempDir() + "pcp_gpt2_folder_" + test->name();
    std::filesystem::create_directories(folder_);
    std::filesystem::copy(kFolder, folder_,
                          std::filesystem::copy_options::overwrite_existing | std::filesystem::copy_options::recursive);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void replace_in_config(const std::string& from, const std::string& to) {
    std::string text = read_file(folder_ + "/config.json");
    ASSERT_NE(text.find(from), std::string::npos);
    text.replace(text.find(from), from.size(), to);
    std::ofstream(folder_ + "/config.json") << text;
  }
  std::string config_error() {
    try {
      read_gpt2_config(folder_);
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  }
  std::string folder_;
};

TEST_F(Gpt2Folder, GivesTheLogitsAndLossOfTransformers) {
  GptConfig config = read_gpt2_config(kFolder);
  EXPECT_TRUE(config.bias && config.tied && !config.rotary && !config.rms_norm);
  auto parameters = read_gpt2_parameters(kFolder, config);
  Safetensors values = gpt_values("hf_values");
  auto arguments = parameters;
  arguments.push_back(values.at("inputs"));
  arguments.push_back(values.at("targets"));
  expect_near(run_function(gpt_model(config, 3).loss, arguments)[0], values.at("loss"), 1e-6, "loss");

  auto tokens = values.at("inputs").as<std::int32_t>();
  for (std::int64_t n = 1; n <= 6; ++n) {
    auto some = tokens.first(static_cast<std::size_t>(n));
    arguments = parameters;
    arguments.push_back(HostTensor::of<std::int32_t>(TensorType(DType::i32, {1, n}), some));
    arguments.push_back(scalar_of(DType::i32, 0));
    for (const TensorType& type : gpt_cache_types(config)) arguments.push_back(HostTensor(type));
    auto logits = run_function(gpt_decoder(config, n), arguments)[0];
    auto expected = values.at("logits").as<float>().subspan(static_cast<std::size_t>((n - 1) * 11), 11);
    expect_near(logits.as<float>(), expected, 1e-5, concat("logits after ", n, " tokens"));
  }
  arguments = parameters;
  arguments.push_back(values.at("inputs"));
  expect_near(run_function(gpt_logits(config, 3, 6), arguments)[0], values.at("logits"), 1e-5, "logits of all");
}

TEST_F(Gpt2Folder, TensorsMayLackThePrefixAndBeOfHalfWidth) {
  GptConfig config = read_gpt2_config(folder_);
  auto before = read_gpt2_parameters(kFolder, config);
  Safetensors file = read_safetensors(folder_ + "/model.safetensors"), renamed;
  for (const auto& [name, tensor] : file.tensors) {
    const std::string prefix = "transformer.";
    std::vector<std::uint16_t> halves;  // bf16 is the upper half of f32
    for (std::uint32_t bits : tensor.as<std::uint32_t>()) halves.push_back(static_cast<std::uint16_t>(bits >> 16));
    std::string bare = name.starts_with(prefix) ? name.substr(prefix.size()) : name;
    renamed.tensors[bare] = HostTensor::of<std::uint16_t>(TensorType(DType::bf16, tensor.type().dims), halves);
  }
  write_safetensors(folder_ + "/model.safetensors", renamed);
  auto after = read_gpt2_parameters(folder_, config);
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i) expect_near(after[i], before[i], 0x1p-7, concat("parameter ", i));
}

TEST_F(Gpt2Folder, IsWrittenAsTransformersWroteIt) {
  GptConfig config = read_gpt2_config(kFolder);
  const std::string written = folder_ + "/written";
  write_gpt2_folder(written, config, read_gpt2_parameters(kFolder, config));
  Safetensors before = read_safetensors(kFolder + "/model.safetensors");
  Safetensors after = read_safetensors(written + "/model.safetensors");
  ASSERT_EQ(after.tensors.size(), before.tensors.size());
  for (const auto& [name, tensor] : before.tensors) {
    ASSERT_TRUE(after.tensors.contains(name)) << name;
    EXPECT_EQ(after.at(name).type(), tensor.type()) << name;
    EXPECT_TRUE(std::ranges::equal(after.at(name).bytes(), tensor.bytes())) << name;
  }
  EXPECT_EQ(after.metadata, before.metadata);
  auto old_config = nlohmann::json::parse(read_file(kFolder + "/config.json"));
  auto new_config = nlohmann::json::parse(read_file(written + "/config.json"));
  for (const char* key : {"activation_function", "architectures", "layer_norm_epsilon", "model_type", "n_embd",
                          "n_head", "n_inner", "n_layer", "n_positions", "reorder_and_upcast_attn",
                          "scale_attn_by_inverse_layer_idx", "scale_attn_weights", "use_cache", "vocab_size"}) {
    EXPECT_EQ(new_config.at(key), old_config.at(key)) << key;
  }
  EXPECT_EQ(new_config.at("tie_word_embeddings"), true);  // transformers' default, and not written where it is that
  EXPECT_EQ(new_config.at("eos_token_id"), nullptr);
}

TEST_F(Gpt2Folder, HasZerosForMissingBiasesAndItsOwnHeadWhereItIsNotTied) {
  Safetensors values = gpt_values("untied");
  GptConfig config = tiny_gpt("untied");
  write_gpt2_folder(folder_, config, values_of(gpt_parameters(config), values), 3);
  EXPECT_EQ(nlohmann::json::parse(read_file(folder_ + "/config.json")).at("eos_token_id"), 3);
  GptConfig read = read_gpt2_config(folder_);
  EXPECT_TRUE(read.bias && !read.tied);
  Safetensors file = read_safetensors(folder_ + "/model.safetensors");
  EXPECT_TRUE(file.tensors.contains("lm_head.weight"));
  for (float x : file.at("transformer.h.1.mlp.c_fc.bias").as<float>()) EXPECT_EQ(x, 0);
  auto arguments = read_gpt2_parameters(folder_, read);
  arguments.push_back(values.at("inputs"));
  expect_near(run_function(gpt_logits(read, 3, 6), arguments)[0], values.at("logits"), 1e-5, "logits of JAX");
}

TEST_F(Gpt2Folder, IsNotWrittenForWhatGpt2HasNot) {
  for (const char* variant : {"rotary", "rms_norm"}) {
    GptConfig config = tiny_gpt(variant);
    EXPECT_THROW(write_gpt2_folder(folder_ + "/none", config, values_of(gpt_parameters(config), gpt_values(variant))),
                 Error);
    EXPECT_FALSE(std::filesystem::exists(folder_ + "/none"));
  }
}

TEST_F(Gpt2Folder, WhatIsNotGpt2IsRefusedByName) {
  replace_in_config("\"gelu_new\"", "\"relu\"");
  EXPECT_NE(config_error().find("'activation_function' is \"relu\", only \"gelu_new\" is supported"),
            std::string::npos);
  replace_in_config("\"relu\"", "\"gelu_new\"");
  replace_in_config("\"n_inner\": null", "\"n_inner\": 31");
  EXPECT_NE(config_error().find("'n_inner' is 31"), std::string::npos);
  replace_in_config("\"n_inner\": 31", "\"n_inner\": 32");
  EXPECT_EQ(config_error(), "no error");
  replace_in_config("\"n_layer\": 2", "\"n_layer\": \"two\"");
  EXPECT_NE(config_error().find("'n_layer' must be a positive integer"), std::string::npos);
  std::ofstream(folder_ + "/config.json") << "{";
  EXPECT_NE(config_error().find("is not JSON"), std::string::npos);
  std::filesystem::remove(folder_ + "/config.json");
  EXPECT_NE(config_error().find("config.json"), std::string::npos);
}

TEST_F(Gpt2Folder, TensorsOfAnotherModelAreRefused) {
  GptConfig config = read_gpt2_config(folder_);
  auto error = [&](const GptConfig& wanted) -> std::string {
    try {
      read_gpt2_parameters(folder_, wanted);
    } catch (const Error& e) {
      return e.what();
    }
    return "no error";
  };
  GptConfig deeper = config;
  deeper.layers = 3;
  EXPECT_NE(error(deeper).find("has no tensor h.2.ln_1.weight"), std::string::npos);
  GptConfig wider = config;
  wider.width = 16;
  EXPECT_NE(error(wider).find("is tensor<11x8xf32>, the configuration asks for tensor<11x16xf32>"), std::string::npos);
}

}  // namespace
}  // namespace pcp
