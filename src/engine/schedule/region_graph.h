// A region as grouping and lowering see it. Movement operations have become views; the remaining operations are nodes
// that read tensors through views and compute tensors.
#pragma once

#include <span>
#include <unordered_map>

#include "engine/schedule/schedule.h"
#include "graph/value_map.h"

namespace pcp::schedule {

// How an operation takes part in a step.
enum class Part : std::uint8_t {
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

// A tensor that views of this region look into. Views name it by its place in RegionGraph::tensors.
struct RegionTensor {
  enum class Kind { argument, constant, counting, computed };
  Kind kind = Kind::computed;
  TensorType type;
  int index = -1;  // of the argument or constant; of the node that computes it
  Value value;     // in the function
};

struct Node {
  const Op* op = nullptr;
  Part part = Part::alone;
  std::span<const View> inputs;  // operands, then what its regions capture; in RegionGraph::inputs
  SmallVector<int, 2> outputs;   // tensors
  std::int64_t elements = 0;     // of the iteration space: the result's, or the reduced input's
  FoldShape fold;
};

// Attention patterns found in the function, by the product that ends them.
using AttentionPatterns = std::unordered_map<const Op*, AttentionPattern>;
AttentionPatterns attention_patterns(const Function&);

// The values around a region that it uses.
struct Surroundings {
  Values captures;  // become arguments after the region's own
  struct Known {
    Value value;
    Constant constant;
    View view;
  };
  std::vector<Known> constants;  // captured values that are constants
  struct Counted {
    Value value;
    TensorType type;
    View view;
  };
  std::vector<Counted> counted;  // captured values that are iotas
  IndexedVector<int> donors;     // per result: the argument whose memory it may take over
  bool is_loop_body = false;
  std::shared_ptr<const AttentionPatterns> patterns;
};

struct RegionGraph {
  RegionGraph() = default;
  RegionGraph(RegionGraph&&) = default;  // a copy would have nodes that look into the inputs of the original

  const Function* function = nullptr;
  const Region* region = nullptr;
  IndexedVector<RegionTensor> tensors;
  IndexedVector<Constant> constants;
  IndexedVector<Node> nodes;  // in program order
  std::vector<View> inputs;   // of all nodes
  ValueMap<View> views;       // of all values that the region defines or captures

  const View& view(Value value) const { return views.at(value); }
  // The constant a view looks into, or null.
  const Constant* constant_behind(const View&) const;
};

RegionGraph region_graph(const Function&, const Region&, const Surroundings&, const Target&);
// The same without surroundings: captured values become arguments. For analyses that only ask what would be fused.
RegionGraph region_graph(const Function&, const Region&, const Target&);

}  // namespace pcp::schedule
