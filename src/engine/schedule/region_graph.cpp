#include "engine/schedule/region_graph.h"

#include <algorithm>

#include "graph/captures.h"
#include "graph/reducer.h"
#include "pcp/builder.h"

namespace pcp::schedule {
namespace {

bool fits_loop(const Op& op) { return op.info().has(kElementwise) && !op.results.empty(); }

class GraphBuilder {
 public:
  GraphBuilder(const Function& function, const Region& region, const Target& target)
      : function_(function), target_(target) {
    graph_.function = &function;
    graph_.region = &region;
  }

  RegionGraph run(const Surroundings& around) {
    std::size_t values = graph_.region->ops.size() + graph_.region->args.size() + around.captures.size();
    graph_.views.reserve(values);
    graph_.tensors.reserve(values);
    graph_.nodes.reserve(graph_.region->ops.size());
    std::size_t operands = 0;
    for (const Op& op : graph_.region->ops) operands += op.operands.size();
    graph_.inputs.reserve(operands);
    for (Value arg : graph_.region->args) add_argument(arg);
    for (Value capture : around.captures) add_argument(capture);
    for (const auto& known : around.constants) add_constant(known.value, known.constant, known.view);
    for (const auto& counted : around.counted) add_counting(counted.value, counted.type, counted.view);
    for (const Op& op : graph_.region->ops) add(op);
    std::span<const View> rest = graph_.inputs;
    for (Node& node : graph_.nodes) {
      node.inputs = rest.first(node.inputs.size());
      rest = rest.subspan(node.inputs.size());
    }
    return std::move(graph_);
  }

 private:
  View& view(Value value) { return graph_.views[value]; }

  int add_tensor(RegionTensor::Kind kind, TensorType type, int index, Value value) {
    graph_.tensors.push_back({kind, std::move(type), index, value});
    return count<int>(graph_.tensors) - 1;
  }

  void add_argument(Value value) {
    const TensorType& type = function_.type(value);
    view(value) = View::contiguous(add_tensor(RegionTensor::Kind::argument, type, arguments_++, value), type);
  }

  // A constant that stores one element is viewed through strides of 0.
  void add_constant(Value value, Constant constant, View as) {
    as.storage = add_tensor(RegionTensor::Kind::constant, constant.type(), count<int>(graph_.constants), value);
    graph_.constants.push_back(std::move(constant));
    view(value) = std::move(as);
  }

  void add_counting(Value value, TensorType type, View as) {
    as.storage = add_tensor(RegionTensor::Kind::counting, std::move(type), -1, value);
    view(value) = std::move(as);
  }

  // ---- Nodes

  void add(const Op& op) {
    if (make_view(op)) return;
    Node node;
    node.op = &op;
    node.elements = op.results.empty() ? 0 : function_.type(op.result()).elements();
    inputs_.clear();
    for (Value operand : op.operands) inputs_.push_back(view(operand));
    if (op.code == OpCode::reduce) {
      as_reduction(op, node);
    } else if (fits_loop(op)) {
      node.part = Part::loop;
      for (View& input : inputs_) {
        // Predicates of select and bounds of clamp may be scalars.
        if (input.dims.empty()) input = broadcast(input, function_.type(op.result()).dims, {});
      }
    }
    if (node.part == Part::alone) {
      for (const Region& region : op.regions) {
        for (Value capture : captured_values(region)) inputs_.push_back(view(capture));
      }
    }
    for (Value result : op.results) {
      const TensorType& type = function_.type(result);
      int tensor = add_tensor(RegionTensor::Kind::computed, type, count<int>(graph_.nodes), result);
      node.outputs.push_back(tensor);
      view(result) = View::contiguous(tensor, type);
    }
    node.inputs = {static_cast<const View*>(nullptr), inputs_.size()};  // where they are is set at the end
    graph_.nodes.push_back(std::move(node));
    std::ranges::move(inputs_, std::back_inserter(graph_.inputs));
  }

  // Changes the node only if the reduction folds one tensor by a known reducer, starting from its neutral element.
  void as_reduction(const Op& op, Node& node) {
    auto reducer = match_reducer(op.regions[0]);
    if (op.operands.size() != 2 || !reducer) return;
    const TensorType& input = function_.type(op.operand(0));
    const TensorType& result = function_.type(op.result());
    if (input.dtype != result.dtype || input.elements() == 0) return;
    const Dims& reduced = op.attrs.dims("dimensions");
    auto shape = fold_shape(input, reduced);
    bool keeps_elements = shape && shape->folded == 1;
    if (!keeps_elements && !is_neutral(op.operand(1), *reducer)) return;
    if (!shape) {
      // Reduced dimensions that are not neighbours are transposed behind the kept ones.
      Dims order;
      for (std::int64_t d = 0; d < input.rank(); ++d) {
        if (std::ranges::find(reduced, d) == reduced.end()) order.push_back(d);
      }
      order.insert(order.end(), reduced.begin(), reduced.end());
      inputs_[0] = transposed(inputs_[0], order);
      shape = FoldShape{result.elements(), input.elements() / result.elements(), 1};
    }
    node.fold = *shape;
    node.elements = input.elements();
    if (keeps_elements) {
      node.part = Part::loop;
      inputs_[0] = *reshaped(inputs_[0], result.dims);  // dropping unit dimensions always keeps a view
      inputs_[1] = broadcast(inputs_[1], result.dims, {});
    } else {
      std::int64_t longest = shape->outer < target_.few_rows ? target_.longest_row_of_few : target_.longest_row;
      node.part = shape->inner == 1 && shape->folded <= longest ? Part::reduce : Part::fold;
      inputs_.resize(1);
    }
  }

  bool is_neutral(Value init, OpCode code) {
    const Constant* constant = graph_.constant_behind(view(init));
    return constant && constant->type().elements() == 1 &&
           std::ranges::equal(constant->bytes(), neutral(code, function_.type(init).dtype).bytes());
  }

  // ---- Views

  // True when the operation needs no step: its results are views or constants.
  bool make_view(const Op& op) {
    switch (op.code) {
      case OpCode::constant: {
        const auto& value = op.attrs.get<Constant>("value");
        const TensorType& type = value.type();
        if (value.is_splat()) {
          View v{-1, type.dtype, type.dims, Dims(type.dims.size(), 0), 0};
          add_constant(op.result(), value.with_type(TensorType(type.dtype, {})), v);
        } else {
          add_constant(op.result(), value, View::contiguous(-1, type));
        }
        return true;
      }
      case OpCode::iota:
        add_iota(op);
        return true;
      case OpCode::optimization_barrier:
        for (std::size_t i = 0; i < op.results.size(); ++i) {
          View fenced = view(op.operands[i]);
          fenced.fenced = true;
          view(op.results[i]) = std::move(fenced);
        }
        return true;
      case OpCode::reshape: {
        auto v = reshaped(view(op.operand(0)), function_.type(op.result()).dims);
        if (v) view(op.result()) = *std::move(v);
        return v.has_value();
      }
      case OpCode::transpose:
        return is(op, transposed(view(op.operand(0)), op.attrs.dims("permutation")));
      case OpCode::broadcast_in_dim:
        return is(op, broadcast(view(op.operand(0)), function_.type(op.result()).dims,
                                op.attrs.dims("broadcast_dimensions")));
      case OpCode::slice:
        return is(op, sliced(view(op.operand(0)), op.attrs.dims("start_indices"), op.attrs.dims("limit_indices"),
                             op.attrs.dims("strides")));
      case OpCode::reverse:
        return is(op, reversed(view(op.operand(0)), op.attrs.dims("dimensions")));
      case OpCode::bitcast_convert: {
        DType from = function_.type(op.operand(0)).dtype, to = function_.type(op.result()).dtype;
        if (byte_size(from) != byte_size(to) || from == DType::i1 || to == DType::i1) return false;
        View v = view(op.operand(0));
        v.dtype = to;
        return is(op, std::move(v));
      }
      case OpCode::reduce:
        // A reduction over no elements is its initial value.
        if (op.operands.size() != 2 || function_.type(op.operand(0)).elements() != 0) return false;
        return is(op, broadcast(view(op.operand(1)), function_.type(op.result()).dims, {}));
      default:
        return false;
    }
  }

  bool is(const Op& op, View v) {
    view(op.result()) = std::move(v);
    return true;
  }

  void add_iota(const Op& op) {
    const TensorType& type = function_.type(op.result());
    std::int64_t dimension = op.attrs.integer("iota_dimension"), size = type.dims[index(dimension)];
    if (size > target_.longest_iota) {
      fail(Code::resource_exhausted, "[stablehlo.iota] dimension ", dimension, " has ", size,
           " elements; this engine allows at most ", target_.longest_iota,
           op.location ? " (at " + *op.location + ")" : "");
    }
    View v{-1, type.dtype, type.dims, Dims(type.dims.size(), 0), 0};
    v.strides[index(dimension)] = 1;
    add_counting(op.result(), TensorType(type.dtype, {size}), v);
  }

  const Function& function_;
  const Target& target_;
  RegionGraph graph_;
  std::vector<View> inputs_;  // of the node under construction
  int arguments_ = 0;
};

}  // namespace

std::optional<FoldShape> fold_shape(const TensorType& input, const Dims& dimensions) {
  FoldShape shape;
  enum { outer, folded, inner } phase = outer;
  for (std::int64_t d = 0; d < input.rank(); ++d) {
    std::int64_t size = input.dims[index(d)];
    if (size == 1) continue;
    bool reduced = std::ranges::find(dimensions, d) != dimensions.end();
    if (reduced && phase == inner) return std::nullopt;
    if (reduced) {
      phase = folded;
      shape.folded *= size;
    } else if (phase == outer) {
      shape.outer *= size;
    } else {
      phase = inner;
      shape.inner *= size;
    }
  }
  return shape;
}

const Constant* RegionGraph::constant_behind(const View& v) const {
  const RegionTensor& tensor = tensors[v.storage];
  return tensor.kind == RegionTensor::Kind::constant ? &constants[tensor.index] : nullptr;
}

RegionGraph region_graph(const Function& function, const Region& region, const Surroundings& around,
                         const Target& target) {
  return GraphBuilder(function, region, target).run(around);
}

RegionGraph region_graph(const Function& function, const Region& region, const Target& target) {
  Surroundings around;
  around.captures = captured_values(region);
  return region_graph(function, region, around, target);
}

}  // namespace pcp::schedule
