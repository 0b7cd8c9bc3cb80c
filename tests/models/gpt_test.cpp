// The GPT written with the builder against the same model in JAX, for every variant, and its decoder against both.
#include <numeric>

#include "pcp/autodiff.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "tests/models/gpt_values.h"

namespace pcp {
namespace {

// Of the loss, for every parameter of the model.
GradientOptions wrt_parameters(const Model& model) {
  GradientOptions options;
  options.wrt.resize(model.parameters.size());
  std::iota(options.wrt.begin(), options.wrt.end(), 0);
  return options;
}

class Gpt : public testing::TestWithParam<const char*> {};

TEST_P(Gpt, LossAndGradientsAreThoseOfJax) {
  Safetensors values = gpt_values(GetParam());
  Model model = gpt_model(tiny_gpt(GetParam()), 3);
  auto arguments = values_of(model.parameters, values);
  arguments.push_back(values.at("inputs"));
  arguments.push_back(values.at("targets"));
  auto results = run_function(gradient(model.loss, wrt_parameters(model)), arguments);
  ASSERT_EQ(results.size(), 1 + model.parameters.size());
  expect_near(results[0], values.at("loss"), 1e-6, "loss");
  for (std::size_t i = 0; i < model.parameters.size(); ++i) {
    const std::string& name = model.parameters[i].name;
    expect_near(results[i + 1], values.at("grad." + name), 1e-5, "gradient of " + name);
  }
}

TEST_P(Gpt, EveryStoredParameterIsOneOfTheModels) {
  Safetensors values = gpt_values(GetParam());
  std::size_t gradients = 0;
  for (const auto& [name, tensor] : values.tensors) gradients += name.starts_with("grad.");
  EXPECT_EQ(gpt_parameters(tiny_gpt(GetParam())).size(), gradients);
}

TEST_P(Gpt, LogitsAreThoseOfJaxForAnyBatchAndLength) {
  Safetensors values = gpt_values(GetParam());
  GptConfig config = tiny_gpt(GetParam());
  auto parameters = values_of(gpt_parameters(config), values);
  auto arguments = parameters;
  arguments.push_back(values.at("inputs"));
  expect_near(run_function(gpt_logits(config, 3, 6), arguments)[0], values.at("logits"), 1e-5, "logits");

  auto tokens = values.at("inputs").as<std::int32_t>().subspan(6, 4);  // the start of the second sample
  arguments = parameters;
  arguments.push_back(HostTensor::of<std::int32_t>(TensorType(DType::i32, {1, 4}), tokens));
  HostTensor some = run_function(gpt_logits(config, 1, 4), arguments)[0];
  ASSERT_EQ(some.type(), TensorType(DType::f32, {1, 4, 11}));
  expect_near(some.as<float>(), values.at("logits").as<float>().subspan(6 * 11, 4 * 11), 1e-5, "logits of 4 tokens");
  EXPECT_THROW(gpt_logits(config, 1, 7), Error) << "beyond the context";
}

// Feeds one sample in steps of these sizes and compares the logits of the last token of each.
// The rows of the cache that a step reads are `reach` or as many as it needs, 0: all of them.
void decode(const std::string& variant, const std::vector<std::int64_t>& sizes, DType compute, double tolerance,
            std::int64_t reach = 0) {
  Safetensors values = gpt_values(variant);
  GptConfig config = tiny_gpt(variant);
  config.compute = compute;
  auto engine = make_engine("cpu");
  std::vector<Buffer> parameters, caches;
  for (const HostTensor& p : values_of(gpt_parameters(config), values)) parameters.push_back(engine->upload(p));
  auto weights = engine->compile(optimize(gpt_weight_conversion(config)))->run(parameters);
  ASSERT_EQ(weights.size(), gpt_decoder_weights(config).size());
  for (const TensorType& type : gpt_cache_types(config)) caches.push_back(engine->upload(HostTensor(type)));
  auto tokens = values.at("inputs").as<std::int32_t>().first(6);
  auto logits = values.at("logits").as<float>();
  std::int64_t position = 0;
  for (std::int64_t n : sizes) {
    auto program = engine->compile(optimize(gpt_decoder(config, n, reach == 0 ? 0 : std::max(reach, position + n))));
    std::vector<Buffer> arguments = weights;
    auto now = tokens.subspan(static_cast<std::size_t>(position), static_cast<std::size_t>(n));
    arguments.push_back(engine->upload(HostTensor::of<std::int32_t>(TensorType(DType::i32, {1, n}), now)));
    arguments.push_back(engine->upload(scalar_of(DType::i32, static_cast<double>(position))));
    for (Buffer& cache : caches) arguments.push_back(std::move(cache));
    auto results = program->run(std::move(arguments));
    caches.assign(results.begin() + 1, results.end());
    position += n;
    HostTensor got = engine->download(results[0]);
    ASSERT_EQ(got.type(), TensorType(DType::f32, {11}));
    expect_near(got.as<float>(), logits.subspan(static_cast<std::size_t>((position - 1) * 11), 11), tolerance,
                concat(variant, ", ", position, " tokens"));
  }
}

TEST_P(Gpt, DecoderGivesTheLogitsOfTheWholeForwardPassTokenByToken) {
  decode(GetParam(), {1, 1, 1, 1, 1, 1}, DType::f32, 1e-5);
}

TEST_P(Gpt, DecoderTakesAPromptAtOnceAndGoesOn) {
  decode(GetParam(), {4, 1, 1}, DType::f32, 1e-5);
  decode(GetParam(), {6}, DType::f32, 1e-5);
}

TEST_P(Gpt, DecoderNeedReadNoMoreOfTheCacheThanIsFilled) {
  decode(GetParam(), {1, 1, 1, 1, 1, 1}, DType::f32, 1e-5, 1);
  decode(GetParam(), {2, 1, 1, 2}, DType::f32, 1e-5, 4);
  decode(GetParam(), {3, 1, 1, 1}, DType::bf16, 0.05, 4);
}

TEST_P(Gpt, DecoderInBf16StaysWithinAFewPercent) { decode(GetParam(), {3, 1, 1, 1}, DType::bf16, 0.05); }

INSTANTIATE_TEST_SUITE_P(Variants, Gpt, testing::Values("plain", "bias", "rotary", "rms_norm", "untied", "everything"),
                         [](const auto& test) { return std::string(test.param); });

TEST(GptDecoder, CachesAreUpdatedInPlace) {
  ExecutableStats stats = make_engine("cpu")->compile(optimize(gpt_decoder(gpt_config("small"), 1)))->stats();
  EXPECT_LT(stats.arena_bytes, gpt_cache_types(gpt_config("small"))[0].bytes());
}

// Neither is a matrix converted in every step, nor a cache.
TEST(GptDecoder, InBf16ConvertsNoWeights) {
  GptConfig config = gpt_config("small");
  config.compute = DType::bf16;
  ExecutableStats stats = make_engine("cpu")->compile(optimize(gpt_decoder(config, 1, 32)))->stats();
  EXPECT_LT(stats.arena_bytes, TensorType(DType::bf16, {config.width, config.width}).bytes());
}

TEST(GptBf16, LossIsWithinOnePercentOfF32AndGradientsAreF32) {
  Safetensors values = gpt_values("bias");
  GptConfig config = tiny_gpt("bias");
  config.compute = DType::bf16;
  Model model = gpt_model(config, 3);
  for (const Parameter& p : model.parameters) EXPECT_EQ(p.type.dtype, DType::f32) << p.name;
  auto arguments = values_of(model.parameters, values);
  arguments.push_back(values.at("inputs"));
  arguments.push_back(values.at("targets"));
  auto results = run_function(gradient(model.loss, wrt_parameters(model)), arguments);
  expect_near(results[0], values.at("loss"), 0.01, "loss");
  EXPECT_NE(results[0].as<float>()[0], values.at("loss").as<float>()[0]);
  for (std::size_t i = 0; i < model.parameters.size(); ++i) {
    const std::string& name = model.parameters[i].name;
    if (name.ends_with("c_attn.bias")) continue;  // that of the keys cancels, and is nothing but rounding
    expect_near(results[i + 1], values.at("grad." + name), 0.1, "gradient of " + name);
  }
}

TEST(GptConfigs, HaveTheSizesTheyAreKnownBy) {
  auto count = [](const GptConfig& config) {
    std::int64_t total = 0;
    for (const Parameter& p : gpt_parameters(config)) total += p.type.elements();
    return total;
  };
  EXPECT_EQ(count(gpt_config("gpt2-124m")), 124'439'808);
  EXPECT_EQ(count(gpt_config("mid")), 65 * 384 + 256 * 384 + 6 * (12 * 384 * 384 + 2 * 384) + 384);
  EXPECT_EQ(count(gpt_config("small")), 65 * 128 + 64 * 128 + 4 * (12 * 128 * 128 + 2 * 128) + 128);
  for (const std::string& name : gpt_config_names()) EXPECT_NO_THROW(gpt_config(name));
  EXPECT_EQ(gpt_config("GPT2-124M").vocab, 50257);
}

TEST(GptConfigs, AreRefusedWithAReason) {
  auto message = [](auto&& act) -> std::string {
    try {
      act();
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_NE(message([] { gpt_config("huge"); }).find("nano, small, mid, gpt2-124m"), std::string::npos);
  GptConfig uneven = tiny_gpt();
  uneven.heads = 3;
  EXPECT_NE(message([&] { gpt_model(uneven, 1); }).find("8 cannot be split into 3 heads"), std::string::npos);
  GptConfig odd{.layers = 1, .heads = 1, .width = 3, .context = 2, .vocab = 2, .rotary = true};
  EXPECT_NE(message([&] { gpt_model(odd, 1); }).find("even size"), std::string::npos);
  GptConfig half = tiny_gpt();
  half.compute = DType::f16;
  EXPECT_NE(message([&] { gpt_model(half, 1); }).find("f32 or bf16"), std::string::npos);
  EXPECT_NE(message([&] { gpt_model(tiny_gpt(), 0); }).find("batch of 0"), std::string::npos);
  EXPECT_NE(message([&] { gpt_decoder(tiny_gpt(), 7); }).find("7 tokens in a context of 6"), std::string::npos);
  EXPECT_NE(message([&] { gpt_decoder(tiny_gpt(), 4, 3); }).find("4 tokens that reads 3 rows"), std::string::npos);
  EXPECT_NE(message([&] { gpt_decoder(tiny_gpt(), 4, 7); }).find("reads 7 rows of a cache of 6"), std::string::npos);
}

TEST(GptModel, RematByBlocksNeedsAThirdOfTheMemoryOrLess) {
  for (DType compute : {DType::f32, DType::bf16}) {
    GptConfig config{.layers = 8, .heads = 2, .width = 32, .context = 64, .vocab = 16, .compute = compute};
    Model model = gpt_model(config, 4);
    GradientOptions options = wrt_parameters(model);
    auto bytes = [&](Remat remat) {
      options.remat = remat;
      return make_engine("cpu")->compile(optimize(gradient(model.loss, options)))->stats().arena_bytes;
    };
    EXPECT_LE(3 * bytes(Remat::block), bytes(Remat::none)) << name(compute);
  }
}

TEST(GptModel, SurvivesTheTextForm) {
  Module module;
  module.functions.push_back(gpt_model(tiny_gpt("everything"), 2).loss);
  Module again = parse(print(module));
  verify(again);
  EXPECT_EQ(hash(again), hash(module));
}

}  // namespace
}  // namespace pcp
