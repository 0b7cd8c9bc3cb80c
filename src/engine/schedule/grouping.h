// Which operations run in one loop. Grouping looks at values through views only; it emits nothing.
#pragma once

#include "engine/schedule/schedule.h"

namespace pcp::schedule {

// How an operation takes part in a step.
enum class Part : std::uint8_t {
  none,    // vanishes into a view or a constant
  loop,    // elementwise: may share a loop
  reduce,  // a reduction along rows: may share a loop
  fold,    // a reduction across rows, or along rows too long for a tile: ends a loop
  alone    // a step of its own
};

// outer × folded × inner of a reduction whose reduced dimensions are neighbours (unit dimensions aside).
struct FoldShape {
  std::int64_t outer = 1, folded = 1, inner = 1;
};
std::optional<FoldShape> fold_shape(const TensorType& input, const Dims& dimensions);

// The operations of one region as grouping sees them.
struct Node {
  const Op* op = nullptr;
  Part part = Part::none;
  std::vector<View> inputs;   // views whose storage is the id of the value they look into
  std::int64_t elements = 0;  // of the iteration space: the result's, or the reduced input's
  FoldShape fold;
};

struct Group {
  std::vector<int> nodes;  // in program order
  std::int64_t elements = 0;
  std::int64_t cols = 0;  // 0: not fixed
  bool alone = true;
};

struct Grouping {
  std::vector<Group> groups;      // in an order in which they can run
  std::vector<int> group_of;      // by value id; -1 for arguments, constants and views
  std::vector<char> one_per_row;  // by value id: in its group it has one element a row
};

Grouping group_nodes(const Function&, const std::vector<Node>& nodes, const Options&);

// A region seen as nodes and groups, without a schedule.
struct Analysis {
  std::vector<Node> nodes;
  Grouping grouping;
  std::vector<int> roots;  // by value id: the value whose memory it is seen in
};
Analysis analyse(const Function&, const Region&, const Options&);

}  // namespace pcp::schedule
