// A schedule: a function as a flat list of steps over planned memory. Knows nothing of the device that runs it.
//
// - Storages are pieces of memory: arguments, constants, temporaries, results. Views (view.h) look into them.
// - Loops are fused elementwise operations and reductions over one iteration space of rows × cols elements in row-major
//   order, meant to be run tile by tile with every intermediate value in the nearest cache.
// - Everything else is one step per operation. Movement operations vanish into views.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "engine/schedule/view.h"
#include "pcp/engine.h"

namespace pcp::schedule {

// Every storage starts at a multiple of this: a cache line and the widest vector.
inline constexpr std::int64_t kAlignment = 64;
inline std::int64_t aligned(std::int64_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

struct Storage {
  enum class Kind { argument, constant, temporary, result };
  Kind kind = Kind::temporary;
  std::int64_t bytes = 0;
  int index = 0;              // of the argument, constant or result
  std::int64_t offset = -1;   // of a temporary in the arena
  int first = -1, last = -1;  // steps that write it first and touch it last
  int shares = -1;            // the storage whose memory it takes over in place, or -1
};

// One value of a loop. Operands are earlier nodes.
struct LoopNode {
  enum class Kind {
    load,    // element of an input view
    op,      // elementwise operation
    reduce,  // fold of each row of `a` by `code`: the result is one value a row
    spread   // one value a row to every element of the row
  };
  Kind kind = Kind::op;
  OpCode code{};
  DType dtype = DType::f32;    // of the result
  DType operand = DType::f32;  // of operand b for select and compare, else of operand a
  int a = -1, b = -1, c = -1;
  int input = -1;                // load: index into Loop::inputs
  bool row = false;              // one value a row
  std::string direction, order;  // compare: "LT", "TOTALORDER"
};

struct Loop {
  struct Store {
    int node;
    int storage;
    int in_place_of = -1;  // input whose memory this store takes over, or -1
    bool leaves = false;   // a large result that nothing here reads again: caches need not keep it
  };
  // Folds node over an axis that is not within a row: elements are seen as outer × folded × inner, the result is
  // outer × inner. `inner` is 1 for rows too long for a tile.
  struct Fold {
    int node;
    int storage;
    OpCode code;
    DType dtype;
    std::int64_t outer, folded, inner;
  };
  std::int64_t rows = 1, cols = 1;
  bool whole_rows = false;  // a tile must hold whole rows: some value is one a row
  std::vector<View> inputs;
  std::vector<LoopNode> nodes;
  std::vector<Store> stores;
  std::vector<Fold> folds;
};

// out[batch, m, n] = sum over k of lhs[batch, m, k] * rhs[batch, k, n]; out is contiguous unless out_view says
// otherwise.
struct Contraction {
  View lhs, rhs;  // lhs dims: batch..., m, k; rhs dims: batch..., k, n; each of m, k, n is one level
  View out;       // batch..., m, n
  std::int64_t m = 1, n = 1, k = 1;
  Dims batch;
};

// scores = lhs · rhs of `first`; weights = loop(scores); out = weights · rhs of `second`, row block by row block, so
// that scores and weights never reach main memory.
struct Attention {
  Contraction first;
  Loop loop;  // input 0 of the loop is the scores, store 0 the weights
  Contraction second;
  int mask =
      -1;  // an input of the loop, i1 and the same m × n for all batches: where it is false the score is not used
};

struct Copy {
  View from, to;
};

// A structural operation on contiguous tensors.
struct Structural {
  const Op* op = nullptr;
  std::vector<View> inputs;
  std::vector<int> outputs;
  std::vector<TensorType> output_types;
  std::vector<std::vector<View>> captures;  // per region, scalars it reads from outside
  std::vector<Values> captured_values;      // their values, in order
  bool first_output_in_place = false;       // outputs[0] may take over inputs[0]: the kernel then updates in place
};

struct Schedule;

// while: regions[0] is the condition, regions[1] the body; if and case: the branches.
struct Control {
  const Op* op = nullptr;
  std::vector<std::unique_ptr<Schedule>> regions;
  std::vector<View> operands;               // contiguous: carried values, or the branch index
  std::vector<std::vector<View>> captures;  // contiguous: per region, arguments after the carried ones
  std::vector<int> outputs;
  int scratch = -1;  // storage for arenas and second copies of carried values
};

struct Step;

// Products and loops over the same batch, all of them for one entry before the next. A local storage is given for a
// single entry, by every thread.
struct Nest {
  std::vector<Step> steps;
  std::int64_t entries = 1;
  std::vector<int> locals;
};

struct Step {
  std::variant<Loop, Contraction, Attention, Copy, Structural, Control, Nest> work;
  std::string label;  // "add multiply tanh" for people
  Location location;
};

struct Schedule {
  const Function* function = nullptr;
  std::vector<TensorType> arguments, results;
  std::vector<Storage> storages;
  std::vector<Constant> constants;  // never splats of more than one element
  std::vector<Step> steps;
  std::vector<int> argument_storage, result_storage;
  std::vector<char> unchanged;  // per result of a while body: it is the argument of the same place; nothing is written
  std::vector<int> donor;       // per result: the argument whose memory it may take over, or -1
  std::int64_t arena_bytes = 0, lower_bound_bytes = 0;
};

struct Options {
  bool fuse = true;
  std::int64_t max_row = 65536;         // longest row a tile may hold
  std::int64_t max_row_of_few = 4096;   // where rows are too few to share out among threads
  std::size_t max_loop_nodes = 512;     // operations, loads and spreads of one loop: more would not stay in a cache
  std::int64_t large_result = 8 << 20;  // bytes from which on a result that nothing here reads again need not be cached
};

// `function` must outlive the schedule; calls and imported forms are gone.
std::unique_ptr<Schedule> build_schedule(const Function& function, const Options& = {});

// Values of the enclosing regions that a region reads, in order of first use.
Values captured_values(const Region&);

// Storages a step reads and writes.
void storages_of(const Step&, std::vector<int>& reads, std::vector<int>& writes);

// Gives every temporary its place in the arena, results their donors, and in-place partners.
void plan_memory(Schedule&, const Options&);

// One line per step; with the seconds each took, when they are given, as milliseconds in front.
std::string describe(const Schedule&, const std::vector<double>& seconds = {});
// Steps that do the same together, those that took longest first; `seconds`: of each step in all runs.
std::string profile(const Schedule&, const std::vector<double>& seconds, std::int64_t runs);

}  // namespace pcp::schedule
