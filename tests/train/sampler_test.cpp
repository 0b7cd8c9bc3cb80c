#include "train/sampler.h"

#include <algorithm>
#include <cmath>

#include "tests/data/temporary_folder.h"

namespace pcp {
namespace {

TEST(DrawToken, TemperatureZeroTakesTheFirstOfTheLargest) {
  std::vector<float> logits{1, 3, 2, 3};
  for (std::uint64_t index = 0; index < 20; ++index) {
    EXPECT_EQ(draw_token(logits, {.temperature = 0}, index), 1u);
    EXPECT_EQ(draw_token(logits, {.top_k = 1}, index), 1u);
  }
}

TEST(DrawToken, FrequenciesAreThoseOfTheSoftmax) {
  std::vector<float> logits{0, std::log(2.0f), std::log(5.0f)};
  std::array<int, 3> counts{};
  constexpr int kDraws = 20000;
  for (int i = 0; i < kDraws; ++i)
    ++counts[draw_token(logits, {.temperature = 1, .top_k = 0}, static_cast<unsigned>(i))];
  EXPECT_NEAR(counts[0], kDraws * 1.0 / 8, 200);  // the deviation is about 50
  EXPECT_NEAR(counts[1], kDraws * 2.0 / 8, 250);
  EXPECT_NEAR(counts[2], kDraws * 5.0 / 8, 280);
}

TEST(DrawToken, TemperatureSharpensAndTopKCuts) {
  std::vector<float> logits{0, std::log(2.0f), std::log(5.0f)};
  std::array<int, 3> sharp{}, cut{};
  constexpr int kDraws = 20000;
  for (unsigned i = 0; i < kDraws; ++i) {
    ++sharp[draw_token(logits, {.temperature = 0.5, .top_k = 0}, i)];
    ++cut[draw_token(logits, {.temperature = 1, .top_k = 2}, i)];
  }
  EXPECT_NEAR(sharp[1], kDraws * 4.0 / 30, 250);  // squares: 1, 4, 25
  EXPECT_EQ(cut[0], 0);
  EXPECT_NEAR(cut[1], kDraws * 2.0 / 7, 300);
}

TEST(DrawToken, ExtremeLogitsDoNotOverflow) {
  std::vector<float> logits{-INFINITY, 1e38f, -1e38f};
  EXPECT_EQ(draw_token(logits, {.temperature = 0.01, .top_k = 0}, 0), 1u);
  expect_error(Code::invalid_argument, {"NaN"}, [] { draw_token(std::vector<float>{0, NAN}, {}, 0); });
}

class TextSamplerTest : public testing::Test {
 protected:
  TextSamplerTest() {
    for (HostTensor& value : initialise(gpt_parameters(config), 3)) {
      for (float& x : std::span(reinterpret_cast<float*>(value.bytes().data()), value.bytes().size() / 4)) x *= 20;
      parameters.push_back(engine->upload(value));
    }
  }
  std::vector<Token> sampled(std::vector<Token> prompt, std::int64_t count, const SamplingConfig& sampling) {
    TextSampler sampler(*engine, config, parameters, 1);
    std::vector<Token> tokens;
    sampler.sample(prompt, count, sampling, [&](Token token) {
      tokens.push_back(token);
      return true;
    });
    return tokens;
  }

  GptConfig config{.layers = 2, .heads = 2, .width = 8, .context = 8, .vocab = 11};
  std::unique_ptr<Engine> engine = make_engine();
  std::vector<Buffer> parameters;
};

// One token at a time from the whole window, without what the cache holds.
TEST_F(TextSamplerTest, CacheAndSlidingGiveWhatReadingTheWindowAnewGives) {
  SamplingConfig greedy{.temperature = 0};
  std::vector<Token> window{1, 2, 3};
  std::vector<Token> expected;
  std::int64_t in_cache = 3;
  for (int i = 0; i < 20; ++i) {
    expected.push_back(sampled(window, 1, greedy)[0]);
    window.push_back(expected.back());
    if (in_cache == config.context) {
      window.erase(window.begin(), window.end() - 4);
      in_cache = 4;
    } else {
      ++in_cache;
    }
  }
  EXPECT_EQ(sampled({1, 2, 3}, 20, greedy), expected);
  EXPECT_GT(std::ranges::count_if(expected, [&](Token t) { return t != expected[0]; }), 0);  // it says something
}

TEST_F(TextSamplerTest, LongPromptIsReadFromItsEnd) {
  std::vector<Token> prompt;
  for (Token i = 0; i < 30; ++i) prompt.push_back(i * 7 % 11);
  std::vector<Token> end(prompt.end() - 8, prompt.end());
  EXPECT_EQ(sampled(prompt, 12, {}), sampled(end, 12, {}));
}

TEST_F(TextSamplerTest, SeedDecidesTheText) {
  EXPECT_EQ(sampled({5}, 30, {.temperature = 9, .seed = 1}), sampled({5}, 30, {.temperature = 9, .seed = 1}));
  EXPECT_NE(sampled({5}, 30, {.temperature = 9, .seed = 1}), sampled({5}, 30, {.temperature = 9, .seed = 2}));
}

TEST_F(TextSamplerTest, StopsWhenAsked) {
  TextSampler sampler(*engine, config, parameters, 1);
  int seen = 0;
  sampler.sample(std::vector<Token>{1}, 100, {}, [&](Token) { return ++seen < 3; });
  EXPECT_EQ(seen, 3);
  sampler.sample(std::vector<Token>{1}, 0, {}, [&](Token) { return ++seen > 0; });
  EXPECT_EQ(seen, 3);
}

TEST_F(TextSamplerTest, BadPromptsAreRefused) {
  expect_error(Code::invalid_argument, {"empty"}, [&] { sampled({}, 1, {}); });
  expect_error(Code::invalid_argument, {"token 11", "vocabulary of 11"}, [&] { sampled({1, 11}, 1, {}); });
}

}  // namespace
}  // namespace pcp
