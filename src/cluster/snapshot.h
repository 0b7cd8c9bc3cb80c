// What a shepherd and its workers do at one moment, as numbers. It is made at most once in a turn of the loop, only
// when somebody asks, and never changes, so that other threads may keep and read it. `pcp status` is written from it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cluster/network.h"

namespace pcp::cluster {

struct WorkerSnapshot {
  std::string id, name, key_name;  // key_name: empty where it has no key
  std::string engine, target, device;
  std::string state;          // "preparing", "training", "waiting"...
  std::uint32_t workers = 1;  // that train for it
  double steps_per_second = 0;
  std::uint64_t updates = 0, refused = 0;  // merged ones; refused ones
  std::optional<double> loss;              // of its last update
  double silent_seconds = 0;
};

// The round that is waited for.
struct RoundSnapshot {
  double seconds = 0;  // since it was opened
  int updates_merged = 0, updates_waited_for = 0;
};

struct Snapshot {
  Time time = 0;  // on the clock of the loop
  std::string run, state;
  std::string parent;                   // its address; empty: this is the top, which knows `rounds`, `workers_wanted`
  std::uint64_t round = 0, rounds = 0;  // complete; of the whole run
  int workers_wanted = 0;
  std::int64_t tokens = 0;
  std::uint64_t parameters = 0;
  std::optional<RoundSnapshot> open;
  std::optional<double> deadline_seconds;
  std::vector<WorkerSnapshot> workers;
  std::map<std::string, std::uint64_t> updates, refused, dropped_messages;  // by kind
  std::uint64_t bytes_sent = 0, bytes_received = 0;
};

std::string to_json(const Snapshot&);

}  // namespace pcp::cluster
