#include "train/sampler.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/splitmix64.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

double uniform(std::uint64_t seed, std::uint64_t index) {
  return unit_interval(splitmix64(splitmix64(seed * 0xd1342543de82ef95u + index)));
}

}  // namespace

Token draw_token(std::span<const float> logits, const SamplingConfig& config, std::uint64_t index) {
  if (config.vocabulary > 0 && std::ssize(logits) > config.vocabulary)
    logits = logits.first(static_cast<std::size_t>(config.vocabulary));
  require(!logits.empty(), "[sampler] there are no logits");
  for (float logit : logits) {
    if (std::isnan(logit)) fail(Code::invalid_argument, "[sampler] the model gives NaN: its parameters are broken");
  }
  std::vector<Token> order(logits.size());
  std::iota(order.begin(), order.end(), Token{0});
  auto likelier = [&](Token a, Token b) { return logits[a] != logits[b] ? logits[a] > logits[b] : a < b; };
  if (config.temperature <= 0) return *std::ranges::min_element(order, likelier);
  auto kept =
      config.top_k > 0 ? std::min<std::size_t>(order.size(), static_cast<std::size_t>(config.top_k)) : order.size();
  std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept), order.end(), likelier);
  order.resize(kept);

  std::vector<double> weights;
  double total = 0;
  for (Token token : order) {
    double difference = static_cast<double>(logits[token]) - static_cast<double>(logits[order[0]]);
    weights.push_back(difference == 0 ? 1 : std::exp(difference / config.temperature));
    total += weights.back();
  }
  double at = uniform(config.seed, index) * total;
  for (std::size_t i = 0; i < kept; ++i) {
    at -= weights[i];
    if (at < 0) return order[i];
  }
  return order[0];
}

std::vector<Token> first_prompt(const Tokenizer& tokenizer) {
  try {
    return tokenizer.encode("\n");
  } catch (const Error&) {
    return {0};
  }
}

TextSampler::TextSampler(Engine& engine, const GptConfig& config, std::vector<Buffer> parameters, int threads)
    : engine_(engine), config_(config), weights_(std::move(parameters)), threads_(threads) {
  if (config.compute != DType::f32) {
    auto conversion = engine.compile(optimize(gpt_weight_conversion(config)), {.threads = threads});
    weights_ = conversion->run(std::move(weights_));
  }
  clear_cache();
}

void TextSampler::clear_cache() {
  position_ = 0;
  if (!cache_.empty()) return;  // what is beyond the position is never looked at
  for (const TensorType& type : gpt_cache_types(config_)) cache_.push_back(engine_.upload(HostTensor(type)));
}

// A step reads all rows it is compiled for, so a text that has just begun gets programs of its own where they cost no
// more than milliseconds: on the cpu engine.
std::int64_t TextSampler::reach_of(std::int64_t end) const {
  if (engine_.name() != "cpu") return config_.context;
  // Sixteen programs at most, and none for less than 64 rows.
  std::int64_t rows = std::max<std::int64_t>(64, (config_.context + 15) / 16);
  return std::min((end + rows - 1) / rows * rows, config_.context);
}

Executable& TextSampler::decoder(std::int64_t tokens, std::int64_t reach) {
  auto& executable = decoders_[{tokens, reach}];
  if (!executable) executable = engine_.compile(optimize(gpt_decoder(config_, tokens, reach)), {.threads = threads_});
  return *executable;
}

std::vector<float> TextSampler::read(std::span<const Token> tokens) {
  std::vector<std::int32_t> ids(tokens.begin(), tokens.end());
  auto position = static_cast<std::int32_t>(position_);
  auto count = static_cast<std::int64_t>(tokens.size());
  std::vector<Buffer> arguments = weights_;
  arguments.push_back(engine_.upload(HostTensor::of<std::int32_t>(TensorType(DType::i32, {1, count}), ids)));
  arguments.push_back(engine_.upload(
      HostTensor::of<std::int32_t>(TensorType(DType::i32, {}), std::span<const std::int32_t>(&position, 1))));
  for (Buffer& part : cache_) arguments.push_back(std::move(part));
  std::vector<Buffer> results = decoder(count, reach_of(position_ + count)).run(std::move(arguments));
  std::ranges::move(results.begin() + 1, results.end(), cache_.begin());
  position_ += count;
  HostTensor logits = engine_.download(results[0]);
  auto values = logits.as<float>();
  return {values.begin(), values.end()};
}

void TextSampler::sample(std::span<const Token> prompt, std::int64_t count, const SamplingConfig& config,
                         const std::function<bool(Token)>& emit) {
  require(!prompt.empty(), "[sampler] the prompt is empty");
  for (Token token : prompt) {
    require(token < static_cast<std::uint64_t>(config_.vocab), "[sampler] token ", token,
            " of the prompt is beyond the vocabulary of ", config_.vocab);
  }
  std::vector<Token> text(prompt.begin(), prompt.end());
  auto keep_last = [&](std::int64_t tokens) {
    if (std::ssize(text) > tokens) text.erase(text.begin(), text.end() - tokens);
  };
  keep_last(config_.context);
  clear_cache();
  std::vector<float> logits;
  if (count > 0) logits = read(text);
  for (std::int64_t i = 0; i < count; ++i) {
    text.push_back(draw_token(logits, config, static_cast<std::uint64_t>(i)));
    if (!emit(text.back()) || i + 1 == count) return;
    if (position_ < config_.context) {
      logits = read(std::span(text).last(1));
      continue;
    }
    keep_last((config_.context + 1) / 2);
    clear_cache();
    logits = read(text);
  }
}

void sample_text(Engine& engine, const GptConfig& gpt, std::vector<Buffer> parameters, const Tokenizer& tokenizer,
                 std::uint64_t seed, int threads, std::int64_t tokens,
                 const std::function<void(const std::string&)>& emit) {
  TextSampler sampler(engine, gpt, std::move(parameters), threads);
  SamplingConfig config{.seed = seed, .vocabulary = tokenizer.vocabulary()};
  sampler.sample(first_prompt(tokenizer), tokens, config, [&](Token token) {
    emit(tokenizer.decode(std::span(&token, 1)));
    return true;
  });
}

}  // namespace pcp
