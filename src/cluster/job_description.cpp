#include "cluster/job_description.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "pcp/text.h"

namespace pcp::cluster {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 3> kAlgorithms = {"diloco", "streaming", "sync"};

double number(const Json& json, const char* key, double least, double most) {
  const Json& value = json.at(key);
  require(value.is_number(), "[job] ", key, " is not a number");
  auto found = value.get<double>();
  require(found >= least && found <= most, "[job] ", key, " is ", found, ", expected ", least, " to ", most);
  return found;
}

std::int64_t integer(const Json& json, const char* key, std::int64_t least, std::int64_t most) {
  require(json.at(key).is_number_integer(), "[job] ", key, " is not a whole number");
  return static_cast<std::int64_t>(number(json, key, static_cast<double>(least), static_cast<double>(most)));
}

JobDescription read_job(const Json& json) {
  constexpr double kMost = 1e12;
  JobDescription job;
  job.algorithm = parse_algorithm(json.at("algorithm").get<std::string>());
  job.fragments = static_cast<int>(integer(json, "fragments", 1, 4096));
  job.mixing = number(json, "mixing", 0, 1);
  job.update_compression = parse_compression(json.at("update_compression").get<std::string>());
  job.broadcast_compression = parse_compression(json.at("broadcast_compression").get<std::string>());
  OptimizerConfig& optimizer = job.step.optimizer;
  optimizer.kind = json.at("optimizer") == "sgd" ? OptimizerKind::sgd : OptimizerKind::adamw;
  optimizer.momentum = number(json, "momentum", 0, 1);
  optimizer.nesterov = json.at("nesterov").get<bool>();
  optimizer.beta1 = number(json, "beta1", 0, 1);
  optimizer.beta2 = number(json, "beta2", 0, 1);
  optimizer.epsilon = number(json, "epsilon", 0, kMost);
  optimizer.weight_decay = number(json, "weight_decay", 0, kMost);
  optimizer.clip_norm = number(json, "clip", 0, kMost);
  job.step.remat = static_cast<Remat>(integer(json, "remat", 0, 2));
  job.step.accumulate = integer(json, "accumulate", 1, 1 << 20);
  job.schedule.kind = static_cast<ScheduleKind>(integer(json, "schedule", 0, 2));
  job.schedule.peak = number(json, "lr", 0, kMost);
  job.schedule.floor = number(json, "min_lr", 0, kMost);
  job.schedule.warmup = integer(json, "warmup", 0, std::int64_t{1} << 40);
  job.schedule.steps = integer(json, "steps", 0, std::int64_t{1} << 40);
  job.model_name = json.at("model").get<std::string>();
  for (const Json& parameter : json.at("parameters")) {
    job.names.push_back(parameter.at("name").get<std::string>());
    job.roles.push_back(static_cast<Role>(integer(parameter, "role", 0, static_cast<int>(Role::bias))));
  }
  job.trained = static_cast<std::size_t>(integer(json, "trained", 1, std::ssize(job.names)));
  return job;
}

}  // namespace

Algorithm parse_algorithm(const std::string& name) {
  for (std::size_t i = 0; i < kAlgorithms.size(); ++i) {
    if (name == kAlgorithms[i]) return static_cast<Algorithm>(i);
  }
  fail(Code::invalid_argument, "there is no algorithm '", name, "'; there are diloco, streaming and sync");
}

std::string to_string(Algorithm algorithm) { return kAlgorithms[static_cast<std::size_t>(algorithm)]; }

std::string to_json(const JobDescription& job) {
  const OptimizerConfig& optimizer = job.step.optimizer;
  Json json;
  json["algorithm"] = to_string(job.algorithm);
  json["fragments"] = job.fragments;
  json["mixing"] = job.mixing;
  json["update_compression"] = to_string(job.update_compression);
  json["broadcast_compression"] = to_string(job.broadcast_compression);
  json["optimizer"] = optimizer.kind == OptimizerKind::sgd ? "sgd" : "adamw";
  json["momentum"] = optimizer.momentum;
  json["nesterov"] = optimizer.nesterov;
  json["beta1"] = optimizer.beta1;
  json["beta2"] = optimizer.beta2;
  json["epsilon"] = optimizer.epsilon;
  json["weight_decay"] = optimizer.weight_decay;
  json["clip"] = optimizer.clip_norm;
  json["remat"] = static_cast<int>(job.step.remat);
  json["accumulate"] = job.step.accumulate;
  json["schedule"] = static_cast<int>(job.schedule.kind);
  json["lr"] = job.schedule.peak;
  json["min_lr"] = job.schedule.floor;
  json["warmup"] = job.schedule.warmup;
  json["steps"] = job.schedule.steps;
  json["model"] = job.model_name;
  json["trained"] = job.trained;
  json["parameters"] = Json::array();
  for (std::size_t i = 0; i < job.names.size(); ++i) {
    json["parameters"].push_back({{"name", job.names[i]}, {"role", static_cast<int>(job.roles[i])}});
  }
  if (!job.data.form.empty()) json["data"] = to_json(job.data);
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

JobDescription parse_job_description(const std::string& text) {
  try {
    Json json = Json::parse(text);
    JobDescription job = read_job(json);
    job.data = read_data_description(json);
    return job;
  } catch (const Json::exception& error) {
    fail(Code::invalid_argument, "[job] the shepherd's description is not understood: ", error.what());
  }
}

Model job_model(const JobDescription& job, const std::string& loss_text) {
  Model model;
  model.name = job.model_name;
  model.loss = parse(loss_text, "the shepherd's model").entry();
  std::vector<TensorType> types = model.loss.arg_types();
  require(types.size() == job.names.size() + 2, "[job] the model takes ", types.size(), " arguments, expected ",
          job.names.size() + 2);
  for (std::size_t i = 0; i < job.names.size(); ++i) {
    require(types[i].dtype == DType::f32, "[job] the parameter '", job.names[i], "' is ", to_string(types[i]),
            "; training in rounds takes f32 parameters");
    Parameter parameter{job.names[i], types[i], job.roles[i]};
    parameter.frozen = i >= job.trained;
    model.parameters.push_back(std::move(parameter));
  }
  return model;
}

}  // namespace pcp::cluster
