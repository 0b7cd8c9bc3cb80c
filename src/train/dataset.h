// The data of a run (text, flat tokens, rows of a safetensors file, or generated) and its batches. A batch is a pure
// function of step and shard, laid out as a model's inputs and targets.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "pcp/data.h"
#include "pcp/engine.h"
#include "train/run_config.h"

namespace pcp {

// Batches for one pair of types.
class BatchSource {
 public:
  virtual ~BatchSource() = default;
  virtual void fill(std::int64_t step, HostTensor& inputs, HostTensor& targets) const = 0;
  // The same batch in the form in which it travels between machines (packed_batch.h).
  virtual std::uint64_t packed_bytes() const = 0;
  virtual void pack(std::int64_t step, std::span<std::byte>) const = 0;
  virtual std::int64_t batches_per_epoch() const = 0;
};

struct Shard {
  std::int64_t index = 0, count = 1;
};

class Dataset {
 public:
  // `tokenizer`: the run's own when it is resumed; null: one is made as the configuration says.
  Dataset(const RunConfig&, std::unique_ptr<Tokenizer> tokenizer);

  const Tokenizer* tokenizer() const { return tokenizer_.get(); }  // null for flat tokens and rows
  // As a configuration names it, also where the given configuration does not; empty for rows.
  const std::string& tokenizer_name() const { return config_.tokenizer; }
  bool has_tokens() const { return tokens_.has_value(); }
  std::int64_t vocabulary() const { return vocabulary_; }               // of tokens; 0 where the data does not say
  int token_bytes() const;                                              // of a packed token: 2 or 4; 0 for rows
  const TokenRange& training_tokens() const { return tokens_->train; }  // where has_tokens()
  // Tokens or rows of the two parts.
  std::int64_t training_size() const;
  std::int64_t validation_size() const;
  std::int64_t row_width() const;  // elements of a row of inputs
  std::int64_t classes() const;    // largest integer target + 1
  // Throws for ids that a model of this vocabulary does not know, in tokens or in rows whose inputs are whole numbers.
  void check_tokens(std::int64_t vocabulary) const;

  // Leading dimensions of the types are the batch. Null when the validation part is empty.
  std::unique_ptr<BatchSource> training(const TensorType& inputs, const TensorType& targets, Shard = {}) const;
  std::unique_ptr<BatchSource> validation(const TensorType& inputs, const TensorType& targets) const;

 private:
  struct Rows {
    HostTensor inputs, targets;
    std::int64_t count = 0;
  };
  std::int64_t training_rows() const;
  void load_rows(const std::string& path);
  void make_spiral();
  void load_tokens();
  std::unique_ptr<BatchSource> batches(bool training, const TensorType& inputs, const TensorType& targets, Shard) const;

  RunConfig config_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::optional<Split> tokens_;
  std::shared_ptr<const Rows> rows_;
  std::int64_t vocabulary_ = 0;
};

}  // namespace pcp
