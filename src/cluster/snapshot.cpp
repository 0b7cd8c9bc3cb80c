#include "cluster/snapshot.h"

#include <nlohmann/json.hpp>

namespace pcp::cluster {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const WorkerSnapshot& worker) {
  Json json;
  json["id"] = worker.id;
  json["name"] = worker.name;
  if (!worker.key_name.empty()) json["key_name"] = worker.key_name;
  json["engine"] = worker.engine;
  json["target"] = worker.target;
  json["device"] = worker.device;
  json["state"] = worker.state;
  if (worker.workers != 1) json["workers"] = worker.workers;
  json["steps_per_second"] = worker.steps_per_second;
  json["updates"] = worker.updates;
  json["refused"] = worker.refused;
  json["loss"] = worker.loss ? Json(*worker.loss) : Json();
  json["silent_seconds"] = worker.silent_seconds;
  return json;
}

}  // namespace

std::string to_json(const Snapshot& snapshot) {
  Json json;
  json["run"] = snapshot.run;
  json["state"] = snapshot.state;
  json["round"] = snapshot.round;
  if (snapshot.parent.empty()) {
    json["rounds"] = snapshot.rounds;
    json["workers_wanted"] = snapshot.workers_wanted;
  } else {
    json["parent"] = snapshot.parent;
  }
  json["tokens"] = snapshot.tokens;
  json["parameters"] = snapshot.parameters;
  if (snapshot.open) {
    json["round_seconds"] = snapshot.open->seconds;
    json["updates_merged"] = snapshot.open->updates_merged;
    json["updates_waited_for"] = snapshot.open->updates_waited_for;
  }
  if (snapshot.deadline_seconds) json["deadline_seconds"] = *snapshot.deadline_seconds;
  json["workers"] = Json::array();
  for (const WorkerSnapshot& worker : snapshot.workers) json["workers"].push_back(json_of(worker));
  json["updates"] = snapshot.updates;
  json["refused"] = snapshot.refused;
  json["dropped_messages"] = snapshot.dropped_messages;
  json["bytes_sent"] = snapshot.bytes_sent;
  json["bytes_received"] = snapshot.bytes_received;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace pcp::cluster
