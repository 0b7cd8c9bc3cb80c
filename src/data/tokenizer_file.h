// Reading tokenizer files within bounds, and writing Hugging Face's tokenizer.json.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace pcp {

// The whole file; throws resource_exhausted beyond 256 MB, which no tokenizer needs.
std::string read_tokenizer_file(const std::string& path);

// Throws data_loss where the text is no JSON, or no object.
nlohmann::json parse_json_object(std::string_view text, const std::string& source);

// A tokenizer.json of kind BPE: tokens and their ids, pairs that are joined in order of rank, and tokens that are
// matched in the text as they stand.
std::string tokenizer_json(nlohmann::ordered_json vocabulary, nlohmann::ordered_json merges,
                           nlohmann::ordered_json added, nlohmann::ordered_json pre_tokenizer,
                           nlohmann::ordered_json decoder);

}  // namespace pcp
