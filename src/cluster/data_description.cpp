#include "cluster/data_description.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "pcp/error.h"
#include "train/data_checksum.h"

namespace pcp::cluster {
namespace {

using Json = nlohmann::ordered_json;

void check(const DataDescription& data) {
  bool tokens = data.token_bytes == 2 || data.token_bytes == 4;
  auto is_one_of = [](const std::string& text, std::initializer_list<const char*> known) {
    return std::ranges::find(known, text) != known.end();
  };
  require(tokens || data.token_bytes == 0, "[job] tokens of ", data.token_bytes, " bytes, expected 2 or 4");
  require(is_one_of(data.form, {"text", "u16", "u32", "rows"}), "[job] there is no data of the form '", data.form, "'");
  require(tokens == (data.form != "rows"), "[job] data of the form ", data.form, " with ", data.token_bytes,
          " bytes a token");
  require(is_one_of(data.order, {"random", "fifo"}), "[job] there is no order '", data.order, "'");
  require(data.size > 0 && data.batch > 0 && data.context > 0 && data.vocabulary >= 0, "[job] data of ", data.size,
          " tokens or rows, ", data.batch, " samples of ", data.context);
  require(data.validation >= 0 && data.validation < 1, "[job] validation is ", data.validation);
}

}  // namespace

BatchConfig DataDescription::batches() const {
  BatchConfig config;
  config.batch = batch;
  config.context = context;
  config.order = order == "random" ? SampleOrder::random : SampleOrder::fifo;
  config.seed = seed;
  return config;
}

DataDescription describe_data(const RunConfig& config, const Dataset& dataset, const std::string& checksum,
                              const TensorType& inputs) {
  DataDescription data;
  data.checksum = checksum;
  data.form = !dataset.has_tokens() ? "rows" : dataset.tokenizer() ? "text" : dataset.tokenizer_name();
  data.token_bytes = dataset.token_bytes();
  data.size = dataset.training_size();
  data.context = dataset.has_tokens() ? inputs.dims.back() : 1;
  data.batch = dataset.has_tokens() ? inputs.elements() / data.context : config.batch * config.accumulate;
  if (dataset.has_tokens() && !dataset.tokenizer()) data.vocabulary = dataset.vocabulary();
  data.validation = config.validation;
  data.order = config.order == "random" ? "random" : "fifo";
  data.seed = config.seed;
  return data;
}

Json to_json(const DataDescription& data) {
  Json json;
  json["checksum"] = data.checksum;
  json["form"] = data.form;
  json["token_bytes"] = data.token_bytes;
  json["size"] = data.size;
  json["batch"] = data.batch;
  json["context"] = data.context;
  json["vocabulary"] = data.vocabulary;
  json["validation"] = data.validation;
  json["order"] = data.order;
  json["seed"] = data.seed;
  return json;
}

DataDescription parse_data_description(const std::string& job) {
  try {
    return read_data_description(Json::parse(job));
  } catch (const Json::exception& error) {
    fail(Code::invalid_argument, "[job] the description is not JSON: ", error.what());
  }
}

DataDescription read_data_description(const Json& job) {
  try {
    auto json = job.find("data");
    if (json == job.end()) return {};
    DataDescription data;
    data.checksum = json->at("checksum").get<std::string>();
    data.form = json->at("form").get<std::string>();
    data.token_bytes = json->at("token_bytes").get<int>();
    data.size = json->at("size").get<std::int64_t>();
    data.batch = json->at("batch").get<std::int64_t>();
    data.context = json->at("context").get<std::int64_t>();
    data.vocabulary = json->at("vocabulary").get<std::int64_t>();
    data.validation = json->at("validation").get<double>();
    data.order = json->at("order").get<std::string>();
    data.seed = json->at("seed").get<std::uint64_t>();
    check(data);
    return data;
  } catch (const Json::exception& error) {
    fail(Code::invalid_argument, "[job] the description of the data is not understood: ", error.what());
  }
}

std::unique_ptr<Dataset> open_own_data(const std::string& path, const DataDescription& data,
                                       const std::string& tokenizer) {
  auto refuse = [&](const auto&... why) {
    fail(Code::failed_precondition, "'", path, "' is not this run's data: ", why...);
  };
  if (data.checksum.empty()) refuse("this run reads no file");
  std::string checksum = data_checksum(path);
  if (checksum != data.checksum) refuse("its XXH3 is ", checksum, ", that of the run's data is ", data.checksum);
  RunConfig config;
  config.data = path;
  if (data.form == "u16" || data.form == "u32") config.tokenizer = data.form;
  if (data.vocabulary > 0) config.vocab = data.vocabulary;
  config.validation = data.validation;
  config.order = data.order;
  config.seed = data.seed;
  auto dataset = std::make_unique<Dataset>(
      config, data.form == "text" ? load_tokenizer(tokenizer, "the run's tokenizer") : nullptr);
  bool same = dataset->has_tokens() == (data.form != "rows") && dataset->training_size() == data.size;
  if (!same)
    refuse("it reads as ", dataset->training_size(), dataset->has_tokens() ? " tokens" : " rows", ", the run has ",
           data.size, " of form ", data.form);
  return dataset;
}

}  // namespace pcp::cluster
