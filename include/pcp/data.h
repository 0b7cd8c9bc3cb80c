// Text to batches: tokenizers, token files, and an order of samples that is a pure function of seed and step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pcp {

using Token = std::uint32_t;

// encode and decode may be called from several threads. decode(encode(text)) is text, byte for byte.
class Tokenizer {
 public:
  virtual ~Tokenizer() = default;
  virtual std::int64_t vocabulary() const = 0;
  virtual std::vector<Token> encode(std::string_view text) const = 0;
  virtual std::string decode(std::span<const Token>) const = 0;
  virtual std::string serialize() const = 0;  // JSON text for load_tokenizer: a run keeps it beside its checkpoints
};

// The characters (Unicode code points) of a text, in code point order. Encoding any other character is an error that
// shows it; text that is not UTF-8 is an error, too.
std::unique_ptr<Tokenizer> char_tokenizer(std::string_view text);
std::unique_ptr<Tokenizer> byte_tokenizer();
// GPT-2's byte-level BPE from a folder with tokenizer.json, or else vocab.json + merges.txt (+ added_tokens.json), or
// from a tokenizer.json itself. Added tokens such as <|endoftext|> in a text become one token each. Bytes that are not
// UTF-8 count as punctuation when the text is cut into words.
std::unique_ptr<Tokenizer> bpe_tokenizer(const std::string& path);
// What serialize() wrote, or a tokenizer.json; `source` names it in errors.
std::unique_ptr<Tokenizer> load_tokenizer(std::string_view serialized, const std::string& source = "<text>");
// "char" (of the training text), "byte", or the path of a folder or file for bpe_tokenizer or load_tokenizer.
std::unique_ptr<Tokenizer> make_tokenizer(const std::string& spec, std::string_view training_text);

// Tokens in memory or in a flat memory-mapped file of little-endian u16 or u32. Copies share the tokens.
class TokenSource {
 public:
  static TokenSource of(std::vector<Token>, const std::string& name = "the data");
  static TokenSource map_file(const std::string& path, int bytes_per_token);  // 2 or 4; reads nothing yet
  std::int64_t size() const;
  Token operator[](std::int64_t index) const;  // unchecked
  const std::string& name() const;             // as errors say it: the path in quotes, or the name given
  // Throws with the position of the first token >= vocabulary. Without a range it reads every token. A mapped file of
  // many GB is better checked batch by batch, by BatchConfig::vocabulary.
  void check(std::int64_t vocabulary) const { check(vocabulary, 0, size()); }
  void check(std::int64_t vocabulary, std::int64_t begin, std::int64_t end) const;
  // Copies the tokens from `begin` on; returns the largest of them.
  Token copy(std::int64_t begin, std::span<std::int32_t> target) const;
  // The same as little-endian numbers of 2 or 4 bytes, as many as there is room for. The caller compares the largest
  // with what the width holds.
  Token pack(std::int64_t begin, int bytes_per_token, std::span<std::byte> target) const;

 private:
  struct Storage;
  std::shared_ptr<const Storage> storage_;
};

// Bytes per token of a data file by its name: 2 for *.u16, 4 for *.u32, 0 for text. *.bin is an error, since the name
// does not give the width.
int token_file_width(const std::string& path);
// A token file of `bytes_per_token` (0: as token_file_width says) is mapped; text is encoded by the tokenizer, which
// may be null for token files.
TokenSource open_data(const std::string& path, const Tokenizer*, int bytes_per_token = 0);

// A part [begin, end) of a source.
struct TokenRange {
  TokenSource source;
  std::int64_t begin = 0, end = 0;
  std::string name = "data";  // for errors: "the validation data has 12 tokens..."
  std::int64_t size() const { return end - begin; }
};
struct Split {
  TokenRange train, validation;
};
// The last floor(size * validation_fraction) tokens are the validation part.
Split split(const TokenSource&, double validation_fraction);

enum class SampleOrder { fifo, random };

struct BatchConfig {
  std::int64_t batch = 1, context = 1;
  SampleOrder order = SampleOrder::random;
  std::uint64_t seed = 0;
  std::int64_t shard = 0, shards = 1;
  std::int64_t vocabulary = 0;  // fill refuses tokens beyond it; 0: takes every token below 2^31
};

// Samples are context + 1 neighbouring tokens: inputs are the first `context`, targets the last. Row r of a shard's
// step is sample (step * shards + shard) * batch + r of one endless sequence. So N shards of batch B together draw what
// one shard of batch N * B draws, no two shards draw the same element of the sequence, and nothing depends on what was
// drawn before.
//
// fifo: the sequence is epoch after epoch of (tokens - 1) / context samples side by side. In an epoch, every token is a
// target once, except for the first token and, if (tokens - 1) is not a multiple of the context, a remainder shorter
// than a sample. In the first epoch the remainder is at the end; a later epoch starts at an offset drawn from (seed,
// epoch), so that other tokens are left out. A batch that reaches the end of an epoch continues with the next. random:
// the start of a sample is drawn from (seed, number of the sample), uniformly from the tokens - context possible ones.
class SamplePositions {
 public:
  SamplePositions(std::int64_t tokens, const BatchConfig&);
  std::int64_t samples_per_epoch() const;
  std::int64_t start(std::int64_t step, std::int64_t row) const;  // of the sample's first token among the tokens

 private:
  std::int64_t tokens_;
  BatchConfig config_;
};

// Samples of a part of a source.
class Batches {
 public:
  Batches(TokenRange, BatchConfig);
  std::int64_t samples_per_epoch() const { return positions_.samples_per_epoch(); }
  // The position of a sample's first token in the source.
  std::int64_t start(std::int64_t step, std::int64_t row) const { return range_.begin + positions_.start(step, row); }
  // Both spans hold batch * context elements, row by row.
  void fill(std::int64_t step, std::span<std::int32_t> inputs, std::span<std::int32_t> targets) const;
  // Whole samples, row by row: batch * (context + 1) tokens of 2 or 4 bytes.
  void pack(std::int64_t step, int bytes_per_token, std::span<std::byte> samples) const;

 private:
  TokenRange range_;
  BatchConfig config_;
  SamplePositions positions_;
};

}  // namespace pcp
