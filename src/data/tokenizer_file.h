// Reading tokenizer files within bounds.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace pcp {

// The whole file; throws resource_exhausted beyond 256 MB, which no tokenizer needs.
std::string read_tokenizer_file(const std::string& path);

// Throws data_loss where the text is no JSON, or no object.
nlohmann::json parse_json_object(std::string_view text, const std::string& source);

}  // namespace pcp
