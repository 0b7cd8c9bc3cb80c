// A schedule: a function as a flat list of steps (step.h) over planned memory. All it knows of the device that runs it
// is a Target (target.h).
//
// It is made in phases, each a file: movement becomes views (region_graph.h), operations are grouped into loops
// (grouping.h), groups are lowered to steps over values that are written once (lower.h, step_graph.h), rewrites join
// steps (back_to_back.h, write_through.h, Target::rewrites), values get storages (place.h), storages get memory
// (memory_plan.h). Fusion is decided on values and their uses, never on storages.
#pragma once

#include "engine/schedule/step.h"
#include "engine/schedule/target.h"

namespace pcp::schedule {

// A piece of memory. Views look into it.
struct Storage {
  enum class Kind {
    argument,
    constant,   // the device uploads the bytes of Schedule::constants[index] once
    counting,   // element i is the number i, of type `dtype`: a device may compute it instead of reading it
    temporary,  // a piece of the arena
    result
  };
  Kind kind = Kind::temporary;
  std::int64_t bytes = 0;
  int index = 0;              // of the argument, constant or result
  DType dtype = DType::f32;   // counting: of its elements
  std::int64_t offset = -1;   // of a temporary in the arena
  int first = -1, last = -1;  // live range: the steps of its first write and its last use
  int shares = -1;            // the storage whose memory it takes over in place, or -1
};

struct Schedule {
  const Function* function = nullptr;
  std::vector<TensorType> arguments, results;
  IndexedVector<Storage> storages;
  IndexedVector<Constant> constants;  // never splats of more than one element; their bytes are shared, not copied
  IndexedVector<Step> steps;
  IndexedVector<int> argument_storage, result_storage;
  std::vector<char> unchanged;  // per result of a while body: it is the argument itself; nothing is written
  IndexedVector<int> donor;     // per result: the argument whose memory it may take over, or -1
  std::int64_t arena_bytes = 0, lower_bound_bytes = 0;
};

// `function` must outlive the schedule, and must contain no calls or imported forms.
std::unique_ptr<Schedule> build_schedule(const Function& function, const Target&);

ExecutableStats stats(const Schedule&);

// One line per step, with the time of each step in milliseconds in front when `seconds` is given.
std::string describe(const Schedule&, const std::vector<double>& seconds = {});
// One line per kind of step, the slowest first; `seconds` has the time of each step in all runs.
std::string profile(const Schedule&, const std::vector<double>& seconds, std::int64_t runs);

inline std::int64_t aligned(std::int64_t bytes, std::int64_t alignment) {
  return (bytes + alignment - 1) / alignment * alignment;
}

}  // namespace pcp::schedule
