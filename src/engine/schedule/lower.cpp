#include "engine/schedule/lower.h"

#include <algorithm>
#include <unordered_map>

#include "engine/schedule/lower_contraction.h"
#include "engine/schedule/lower_loop.h"
#include "graph/captures.h"

namespace pcp::schedule {
namespace {

// Tensors of the region graph become values with the same numbers; copies get numbers after them.
class Lowering {
 public:
  Lowering(const RegionGraph& region, const Grouping& grouping, const Surroundings& around, const Target& target)
      : region_(region), grouping_(grouping), around_(around), target_(target), copies_(graph_) {}

  StepGraph run() {
    graph_.function = region_.function;
    graph_.constants = region_.constants;
    graph_.values.reserve(region_.tensors.size());
    graph_.steps.reserve(grouping_.groups.size());
    for (const RegionTensor& tensor : region_.tensors) add_tensor(tensor);
    bind_results();
    IndexedVector<char> stored = stored_tensors();
    LoopLowering loops(region_, grouping_, stored, target_, copies_);
    for (const Group& group : grouping_.groups) {
      if (group.alone) {
        emit_alone(region_.nodes[group.nodes[0]]);
      } else {
        loops.run(group);
      }
    }
    copy_results();
    return std::move(graph_);
  }

 private:
  void add_tensor(const RegionTensor& tensor) {
    StepValue value{StepValue::Kind::computed, tensor.type, tensor.index, -1};
    switch (tensor.kind) {
      case RegionTensor::Kind::argument:
        value.kind = StepValue::Kind::argument;
        graph_.arguments.push_back(tensor.type);
        break;
      case RegionTensor::Kind::constant:
        value.kind = StepValue::Kind::constant;
        break;
      case RegionTensor::Kind::counting:
        value.kind = StepValue::Kind::counting;
        break;
      case RegionTensor::Kind::computed:
        value.index = -1;
        break;
    }
    graph_.values.push_back(std::move(value));
  }

  // ---- Results

  // A tensor that is itself a result is computed in the result's memory.
  void bind_results() {
    const Values& results = region_.region->results;
    graph_.results = region_.function->types(results);
    bound_.assign(results.size(), 0);
    for (int i = 0; i < count<int>(results); ++i) {
      const View& view = region_.view(results[index(i)]);
      StepValue& value = graph_.values[view.storage];
      bool whole = is_contiguous(view) && value.type.bytes() == graph_.results[index(i)].bytes();
      if (!value.is_internal() || !whole) continue;
      value.result = i;
      bound_[i] = 1;
    }
  }

  // Whether each tensor is read by another step or is a result, so that its loop must store it.
  IndexedVector<char> stored_tensors() const {
    IndexedVector<char> stored(region_.tensors.size(), 0);
    for (int g = 0; g < count<int>(grouping_.groups); ++g) {
      for (int node : grouping_.groups[g].nodes) {
        for (const View& input : region_.nodes[node].inputs) {
          if (grouping_.group_of[input.storage] != g) stored[input.storage] = 1;
        }
      }
    }
    for (Value result : region_.region->results) stored[region_.view(result).storage] = 1;
    return stored;
  }

  void copy_results() {
    const Values& results = region_.region->results;
    graph_.unchanged.assign(results.size(), 0);
    for (int i = 0; i < count<int>(results); ++i) {
      if (bound_[i]) continue;
      if (around_.is_loop_body && results[index(i)] == region_.region->args[index(i)]) {
        graph_.unchanged[index(i)] = 1;
        continue;
      }
      const TensorType& type = graph_.results[index(i)];
      int value = graph_.add_value(type);
      graph_.values[value].result = i;
      copies_.add(region_.view(results[index(i)]), View::contiguous(value, type), concat("copy to result ", i),
                  nullptr);
    }
  }

  // ---- Steps of one operation

  void add_step(auto work, std::string label, const Location& location) {
    graph_.steps.push_back(Step{std::move(work), std::move(label), location});
  }

  void emit_alone(const Node& node) {
    const Op& op = *node.op;
    switch (op.code) {
      case OpCode::reshape: {  // a reshape that no view can express
        const View& from = node.inputs[0];
        copies_.add(from, View::contiguous(node.outputs[0], TensorType(from.dtype, from.dims)), "reshape", op.location);
        break;
      }
      case OpCode::dot_general: {
        Contraction work = lower_contraction(op, node.inputs[0], node.inputs[1], copies_);
        Dims out = work.batch;
        out.insert(out.end(), {work.m, work.n});
        DType dtype = region_.tensors[node.outputs[0]].type.dtype;
        work.out = View::contiguous(node.outputs[0], TensorType(dtype, out));
        std::string label = concat("dot_general ", work.entries(), " x ", work.m, " x ", work.n, " x ", work.k);
        add_step(std::move(work), std::move(label), op.location);
        break;
      }
      case OpCode::while_:
      case OpCode::if_:
      case OpCode::case_:
        emit_control(op, node);
        break;
      default:
        emit_structural(op, node);
        break;
    }
  }

  void emit_structural(const Op& op, const Node& node) {
    Structural work;
    work.op = &op;
    work.inputs.reserve(op.operands.size());
    for (std::size_t i = 0; i < op.operands.size(); ++i)
      work.inputs.push_back(copies_.contiguous(node.inputs[i], op.location));
    for (const Region& region : op.regions) {
      auto& captures = work.captures.emplace_back();
      for (Value value : captured_values(region)) captures.push_back(region_.view(value));
    }
    work.first_output_in_place = op.code == OpCode::dynamic_update_slice || op.code == OpCode::scatter;
    work.outputs.assign(node.outputs.begin(), node.outputs.end());
    work.output_types = region_.function->types(op.results);
    add_step(std::move(work), std::string(op.info().short_name()), op.location);
  }

  void emit_control(const Op& op, const Node& node) {
    Control work;
    work.op = &op;
    for (Value operand : op.operands) work.operands.push_back(copies_.contiguous(region_.view(operand), op.location));
    for (const Region& region : op.regions) {
      Surroundings inside;
      inside.patterns = around_.patterns;
      auto& captures = work.captures.emplace_back();
      for (Value value : captured_values(region)) capture(value, inside, captures, op.location);
      if (op.code == OpCode::while_ && &region == &op.regions[1]) {
        inside.is_loop_body = true;
        for (int i = 0; i < count<int>(op.operands); ++i) inside.donors.push_back(i);
      }
      work.regions.push_back(build_region(*region_.function, region, inside, target_));
    }
    work.layout = layout_of(work);
    work.outputs.assign(node.outputs.begin(), node.outputs.end());
    work.scratch = graph_.add_value(TensorType(DType::i8, {work.layout.bytes}));
    add_step(std::move(work), std::string(op.info().short_name()), op.location);
  }

  // Constants stay constants inside the region; any other captured value becomes an argument of the region.
  void capture(Value value, Surroundings& inside, std::vector<View>& captures, const Location& location) {
    const View& view = region_.view(value);
    const RegionTensor& tensor = region_.tensors[view.storage];
    if (const Constant* constant = region_.constant_behind(view)) {
      inside.constants.push_back({value, *constant, view});
    } else if (tensor.kind == RegionTensor::Kind::counting) {
      inside.counted.push_back({value, tensor.type, view});
    } else {
      inside.captures.push_back(value);
      captures.push_back(copies_.contiguous(view, location));
    }
  }

  // A carried value alternates between two buffers, unless the body leaves it unchanged or updates it in place.
  Control::Layout layout_of(const Control& work) const {
    Control::Layout layout;
    for (const auto& region : work.regions) layout.bytes = std::max(layout.bytes, region->arena_bytes);
    if (work.op->code != OpCode::while_) return layout;
    layout.bytes = aligned(layout.bytes, target_.alignment);
    layout.flag = layout.bytes;
    layout.bytes += target_.alignment;
    const Schedule& body = *work.regions[1];
    for (int i = 0; i < count<int>(work.operands); ++i) {
      bool stays = body.unchanged[index(i)] || body.donor[i] == i;
      layout.spares.push_back(stays ? -1 : layout.bytes);
      const View& carried = work.operands[index(i)];
      if (!stays) layout.bytes += aligned(bytes_of(carried), target_.alignment);
    }
    return layout;
  }

  const RegionGraph& region_;
  const Grouping& grouping_;
  const Surroundings& around_;
  const Target& target_;
  StepGraph graph_;
  Copies copies_;
  IndexedVector<char> bound_;  // by result: a value lies in its memory
};

}  // namespace

StepGraph lower(const RegionGraph& region, const Grouping& grouping, const Surroundings& around, const Target& target) {
  return Lowering(region, grouping, around, target).run();
}

}  // namespace pcp::schedule
