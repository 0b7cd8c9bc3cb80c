#include "cluster/fitted_status.h"

#include <nlohmann/json.hpp>

namespace pcp::cluster {
namespace {

using Json = nlohmann::ordered_json;

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string fitted_status(std::string text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  Json status = Json::parse(text);
  Json workers = Json::array();
  if (status.contains("workers")) workers.swap(status["workers"]);
  status["workers"] = Json::array();
  status["workers_left_out"] = workers.size();  // the largest value, and so the longest text, that it can have
  std::size_t bytes = text_of(status).size();
  std::size_t kept = 0;
  for (; kept < workers.size(); ++kept) {
    bytes += text_of(workers[kept]).size() + 1;  // and a comma
    if (bytes > most_bytes) break;
    status["workers"].push_back(std::move(workers[kept]));
  }
  status["workers_left_out"] = workers.size() - kept;
  text = text_of(status);
  return text.size() <= most_bytes ? text : "";
}

}  // namespace pcp::cluster
