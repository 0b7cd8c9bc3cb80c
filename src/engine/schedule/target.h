// All that a schedule knows of the device that will run it. An engine fills in a Target; no other file under schedule/
// contains a number that depends on a device. kUnlimited means that there is no limit. Other defaults bound compile
// time or suit any device.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace pcp::schedule {

struct Step;
struct StepGraph;
struct Target;

inline constexpr std::int64_t kUnlimited = std::numeric_limits<std::int64_t>::max();

// A rewrite of steps that only one kind of device wants. It runs after the common ones, while steps are still in
// single-assignment form.
using Rewrite = std::function<void(StepGraph&, const Target&)>;

struct Target {
  // ---- Switches
  bool fuse = true;           // elementwise operations and reductions share loops
  bool back_to_back = true;   // product, loop, product may become one step (back_to_back.h)
  bool write_through = true;  // products may write into a concatenation or another layout (write_through.h)
  bool epilogues = false;     // elementwise loops over a product may become part of its step (epilogue.h)
  bool recompute = true;      // cheap values may be computed again instead of kept (recompute.h)
  bool verify = false;        // check the finished schedule (verify.h); on in debug builds and tests

  // ---- Memory
  std::int64_t alignment = 64;               // bytes; every storage starts at a multiple of it
  std::int64_t streamed_bytes = kUnlimited;  // a result of at least this size that no later step reads may be streamed
  std::int64_t first_fit_overlaps = 1024;    // a range that overlaps more live ranges is placed above them
  std::int64_t longest_iota = kUnlimited;    // distinct values of an iota that the device can hold

  // ---- Loops
  std::int64_t longest_row = kUnlimited;            // elements of a row that a tile may hold
  std::int64_t few_rows = 0;                        // fewer rows cannot keep all threads busy; if they are longer than
  std::int64_t longest_row_of_few = kUnlimited;     // this, they are reduced by a fold, which splits rows
  std::int64_t group_ops = kUnlimited;              // operations of one loop
  std::int64_t loop_nodes = kUnlimited;             // operations, loads and spreads of one loop
  std::int64_t strided_copy_elements = kUnlimited;  // from this size on, a blocked transpose replaces strided reads
  std::int64_t fusion_search = 2048;  // groups a search for a cycle may visit; a merge that needs more is not made

  // ---- Recomputation
  std::int64_t recompute_ops = 24;          // operations computed again for one loop
  std::int64_t recompute_bytes = 64 << 10;  // smaller values cost little to write and read again
  int recompute_gain = 2;                   // reads and writes of a whole value that must be saved
  std::int64_t recompute_anchors = 16;      // outputs of a loop that are tried as the one to keep

  // ---- Products
  std::int64_t concatenated_parts = 64;  // products that may write into one value

  // ---- Nests of the cpu engine (cpu/nests.h)
  std::int64_t nest_entries = 0;         // fewest entries of the batch; fewer would leave threads without work
  std::int64_t nest_bytes = kUnlimited;  // bytes that one entry passes between steps; more does not fit in a cache
  std::int64_t nest_steps = 64;          // longest run that is considered

  // ---- What only this device does
  std::vector<Rewrite> rewrites;
  std::function<std::int64_t(const Step&)> workspace;  // bytes of scratch memory a step wants in the arena
};

}  // namespace pcp::schedule
