#include "train/checkpoint.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/file.h"

namespace pcp {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
constexpr const char* kFormat = "pcp checkpoint 1";
constexpr std::string_view kPrefix = "step-", kInfo = ".json", kTensors = ".safetensors";

std::string file_name(std::int64_t step, std::string_view ending) {
  char digits[32];
  std::snprintf(digits, sizeof(digits), "%08lld", static_cast<long long>(step));
  return concat(kPrefix, digits, ending);
}

std::optional<std::int64_t> step_of(const std::string& name, std::string_view ending) {
  if (!name.starts_with(kPrefix) || !name.ends_with(ending)) return std::nullopt;
  std::int64_t step = 0;
  const char* begin = name.data() + kPrefix.size();
  const char* end = name.data() + name.size() - ending.size();
  auto [stop, error] = std::from_chars(begin, end, step);
  if (begin >= end || step < 0 || error != std::errc() || stop != end || file_name(step, ending) != name)
    return std::nullopt;
  return step;
}

std::vector<std::int64_t> steps_with(const std::string& folder, std::string_view ending) {
  std::vector<std::int64_t> steps;
  std::error_code ignored;  // a missing folder has no checkpoints
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (auto step = step_of(entry.path().filename().string(), ending)) steps.push_back(*step);
  }
  std::ranges::sort(steps);
  return steps;
}

std::string hex(std::uint64_t value) {
  char text[20];
  std::snprintf(text, sizeof(text), "%016llx", static_cast<unsigned long long>(value));
  return text;
}

struct Stored {
  CheckpointInfo info;
  std::uint64_t bytes = 0;
  std::string xxh3;
};

Stored read_info(const std::string& path, std::int64_t step) {
  Json json = Json::parse(read_file(path), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) fail(Code::data_loss, "'", path, "' is not a JSON object");
  try {
    if (json.at("format") != kFormat) {
      fail(Code::unsupported, "'", path, "' has format ", json.at("format").dump(), ", this build reads \"", kFormat,
           "\"");
    }
    Stored stored;
    stored.info.step = json.at("step").get<std::int64_t>();
    stored.info.metrics_bytes = json.at("metrics_bytes").get<std::int64_t>();
    if (!json.at("validation_loss").is_null()) stored.info.validation_loss = json["validation_loss"].get<double>();
    stored.info.config = json.at("config").dump();
    stored.info.data = json.value("data_xxh3", "");
    if (json.contains("rounds")) stored.info.rounds = json["rounds"].get<std::int64_t>();
    if (json.contains("committed_rounds")) stored.info.committed_rounds = json["committed_rounds"].get<std::int64_t>();
    stored.bytes = json.at("tensor_bytes").get<std::uint64_t>();
    stored.xxh3 = json.at("tensor_xxh3").get<std::string>();
    if (stored.info.step != step || stored.info.metrics_bytes < 0) {
      fail(Code::data_loss, "'", path, "' is damaged: it says step ", stored.info.step, " and ",
           stored.info.metrics_bytes, " bytes of metrics");
    }
    return stored;
  } catch (const Json::exception& error) {
    fail(Code::data_loss, "'", path, "' is not a checkpoint description: ", error.what());
  }
}

}  // namespace

std::string Checkpoints::tensors_path(std::int64_t step) const { return folder_ + "/" + file_name(step, kTensors); }
std::string Checkpoints::info_path(std::int64_t step) const { return folder_ + "/" + file_name(step, kInfo); }

void Checkpoints::write(const CheckpointInfo& info, std::vector<SafetensorsEntry> tensors) {
  fs::create_directories(folder_);
  // A torn checkpoint of the same step must not be taken for this one while its tensors are replaced.
  fs::remove(info_path(info.step));
  FileDigest digest =
      write_safetensors(tensors_path(info.step), std::move(tensors), {{"step", std::to_string(info.step)}});
  Json json{{"format", kFormat},
            {"step", info.step},
            {"tensors", file_name(info.step, kTensors)},
            {"tensor_bytes", digest.bytes},
            {"tensor_xxh3", hex(digest.xxh3)},
            {"metrics_bytes", info.metrics_bytes},
            {"validation_loss", info.validation_loss ? Json(*info.validation_loss) : Json()},
            {"data_xxh3", info.data},
            {"config", Json::parse(info.config)}};
  if (info.rounds) json["rounds"] = *info.rounds;
  if (info.committed_rounds) json["committed_rounds"] = *info.committed_rounds;
  write_file_atomically(info_path(info.step), json.dump(2) + "\n");
}

void Checkpoints::set_validation_loss(std::int64_t step, double loss) {
  read_info(info_path(step), step);  // throws when it is damaged
  Json json = Json::parse(read_file(info_path(step)));
  json["validation_loss"] = loss;
  write_file_atomically(info_path(step), json.dump(2) + "\n");
}

std::vector<std::int64_t> Checkpoints::steps() const { return steps_with(folder_, kInfo); }

CheckpointInfo Checkpoints::describe(std::int64_t step) const { return read_info(info_path(step), step).info; }

CheckpointInfo Checkpoints::verify(std::int64_t step) const {
  Stored stored = read_info(info_path(step), step);
  std::string path = tensors_path(step);
  FileDigest digest = digest_file(path);
  if (digest.bytes != stored.bytes) {
    fail(Code::data_loss, "'", path, "' is torn: it has ", digest.bytes, " bytes, ", stored.bytes, " were written");
  }
  if (hex(digest.xxh3) != stored.xxh3) {
    fail(Code::data_loss, "'", path, "' is damaged: its checksum is ", hex(digest.xxh3), ", it was written with ",
         stored.xxh3);
  }
  return stored.info;
}

std::optional<CheckpointInfo> Checkpoints::last(const std::function<void(const std::string&)>& warn,
                                                std::int64_t end) const {
  std::vector<std::int64_t> all = steps();
  std::erase_if(all, [&](std::int64_t step) { return step >= end; });
  for (std::size_t i = all.size(); i-- > 0;) {
    try {
      return verify(all[i]);
    } catch (const Error& error) {
      if (error.code() == Code::unsupported) throw;
      warn(concat("checkpoint of step ", all[i], " is not usable: ", error.what(),
                  i > 0 ? concat("; trying step ", all[i - 1]) : "; there is none before it"));
    }
  }
  return std::nullopt;
}

std::optional<CheckpointInfo> Checkpoints::best() const {
  std::optional<CheckpointInfo> best;
  for (std::int64_t step : steps()) {
    try {
      CheckpointInfo info = read_info(info_path(step), step).info;
      if (info.validation_loss && (!best || *info.validation_loss <= *best->validation_loss)) best = std::move(info);
    } catch (const Error&) {  // a damaged one cannot be the best
    }
  }
  return best;
}

void Checkpoints::prune(std::int64_t keep, std::int64_t step) {
  std::vector<std::int64_t> all = steps();
  std::erase_if(all, [&](std::int64_t each) { return each > step; });
  if (std::ssize(all) > keep) all.erase(all.begin(), all.end() - keep);
  if (auto best = this->best(); best && best->step <= step) all.push_back(best->step);
  auto kept = [&](std::int64_t each) { return std::ranges::find(all, each) != all.end(); };
  // The JSON is removed first: without it there is no checkpoint.
  for (std::int64_t each : steps_with(folder_, kInfo)) {
    if (!kept(each)) fs::remove(info_path(each));
  }
  for (std::int64_t each : steps_with(folder_, kTensors)) {
    if (!kept(each)) fs::remove(tensors_path(each));
  }
}

std::vector<HostTensor> take_tensors(Safetensors& file, const std::vector<std::pair<std::string, TensorType>>& wanted,
                                     const std::string& source) {
  for (const auto& [name, type] : wanted) {
    auto found = file.tensors.find(name);
    require(found != file.tensors.end(), "'", source, "' is of another model: it has no '", name, "', here ",
            to_string(type));
    require(found->second.type() == type, "'", source, "' is of another model: '", name, "' is ",
            to_string(found->second.type()), " there and ", to_string(type), " here");
  }
  std::vector<HostTensor> values;
  for (const auto& [name, type] : wanted) {
    values.push_back(std::move(file.tensors.extract(name).mapped()));
  }
  return values;
}

}  // namespace pcp
