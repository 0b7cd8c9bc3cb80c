// The GPT that training and generation share: embeddings, blocks and head over named parameters. What differs, where
// keys and values come from, is left to the caller of a block.
#pragma once

#include <functional>
#include <map>

#include "pcp/builder.h"
#include "pcp/models.h"

namespace pcp {

void check(const GptConfig&);

class GptLayers {
 public:
  // Adds one argument per parameter to the function under construction. Matrices of products may be in the type of
  // computation already.
  GptLayers(Builder&, const GptConfig&, const std::vector<Parameter>&);

  // [batch, heads, n, width / heads], in the type of computation.
  struct Heads {
    Value queries, keys, values;
  };
  // Given the heads of a layer, the keys and values to attend to.
  using Remember = std::function<Heads(std::int64_t layer, Heads)>;

  // tokens [batch, n] -> the residual stream [batch, n, width], f32. Positions are first, first + 1...; null: 0.
  Value embed(Value tokens, Value first);
  // mask [n, keys]: which key a query sees. `first` as above.
  Value block(Value stream, std::int64_t layer, Value mask, Value first, const Remember& remember);
  Value logits(Value stream);  // f32

 private:
  Value parameter(const std::string& name) const { return parameters_.at(name); }
  Value parameter_or_none(const std::string& name) const;
  Value norm(Value x, const std::string& name);
  Value linear(Value x, const std::string& name);
  Heads heads(Value x, const std::string& name);
  Value rotated(Value x, Value first);
  Value rows_from(Value table, Value first, std::int64_t count);
  Value attended(const Heads&, Value mask);

  Builder& b_;
  GptConfig config_;
  std::map<std::string, Value> parameters_;
};

}  // namespace pcp
