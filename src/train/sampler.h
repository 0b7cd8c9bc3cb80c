// Text from a trained GPT, token by token with a key/value cache. The same seed gives the same text.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "pcp/data.h"
#include "pcp/engine.h"
#include "pcp/models.h"

namespace pcp {

struct SamplingConfig {
  double temperature = 0.8;  // 0: always the most likely token
  std::int64_t top_k = 40;   // choose among so many; 0: among all
  std::uint64_t seed = 1;
  std::int64_t vocabulary = 0;  // tokens beyond are never drawn: a model may have more than its tokenizer; 0: all
};

// A pure function of its arguments; `index` counts the tokens of a text.
Token draw_token(std::span<const float> logits, const SamplingConfig&, std::uint64_t index);

// What to start from where there is no prompt: a line break, or the first token where there is none.
std::vector<Token> first_prompt(const Tokenizer&);

class TextSampler {
 public:
  TextSampler(Engine&, const GptConfig&, std::vector<Buffer> parameters, int threads = 0);

  // Calls `emit` with each new token until it returns false or there are `count`. Of a prompt longer than the context
  // the end is read. When the cache is full the last half of it is read again and writing goes on.
  void sample(std::span<const Token> prompt, std::int64_t count, const SamplingConfig&,
              const std::function<bool(Token)>& emit);

 private:
  Executable& decoder(std::int64_t tokens, std::int64_t reach);
  std::int64_t reach_of(std::int64_t end) const;    // rows of the cache that a step up to there reads
  std::vector<float> read(std::span<const Token>);  // logits after the last
  void clear_cache();

  Engine& engine_;
  GptConfig config_;
  std::vector<Buffer> weights_;
  int threads_;
  // By the number of tokens read at once and the rows of the cache they see.
  std::map<std::pair<std::int64_t, std::int64_t>, std::unique_ptr<Executable>> decoders_;
  std::vector<Buffer> cache_;
  std::int64_t position_ = 0;
};

// A text from no prompt, piece by piece: what a run shows when it is over.
void sample_text(Engine&, const GptConfig&, std::vector<Buffer> parameters, const Tokenizer&, std::uint64_t seed,
                 int threads, std::int64_t tokens, const std::function<void(const std::string&)>& emit);

}  // namespace pcp
