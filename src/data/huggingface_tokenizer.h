// A run's tokenizer as Hugging Face's tokenizers library reads it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pcp/data.h"

namespace pcp {

struct HuggingFaceTokenizer {
  std::string json;                  // tokenizer.json
  std::optional<Token> end_of_text;  // <|endoftext|>, where there is one
};

// `serialized`: what Tokenizer::serialize gave. Characters become a BPE without merges over characters, bytes one over
// the alphabet of bytes, GPT-2's kind stays as it is. Numbers of tokens do not change. A character that the text of
// training had not is left out there, where ours refuses it.
HuggingFaceTokenizer huggingface_tokenizer(std::string_view serialized, const std::string& source = "<text>");

}  // namespace pcp
