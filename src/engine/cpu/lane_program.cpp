#include "engine/cpu/lane_program.h"

#include <algorithm>
#include <map>

#include "base/index.h"
#include "engine/cpu/scratch.h"
#include "engine/cpu/tile_program.h"
#include "graph/captures.h"

namespace pcp::cpu {
namespace {

using schedule::Loop;
using schedule::LoopNode;
using schedule::View;

constexpr std::int64_t kAnyLanes = std::int64_t{1} << 40;

View lanes_view(DType dtype, std::int64_t stride) { return {0, dtype, {kAnyLanes}, {stride}, 0}; }

}  // namespace

struct LaneProgram::Impl {
  Values captures;
  std::vector<Constant> constants;
  std::size_t args = 0;
  std::unique_ptr<TileProgram> program;
};

LaneProgram::~LaneProgram() = default;
LaneProgram::LaneProgram(LaneProgram&&) noexcept = default;
const Values& LaneProgram::captures() const { return impl_->captures; }

// The inputs of the loop are the region's arguments, then its captures, then its constants.
LaneProgram::LaneProgram(const Function& function, const Region& region, Halves halves)
    : impl_(std::make_unique<Impl>()) {
  // Both settings of `halves` compute in f32. They differ in whether an operation rounds, and in the element size in
  // memory.
  auto computed = [&](Value value) {
    DType dtype = function.type(value).dtype;
    bool half = is_half(dtype);
    return half && halves == Halves::wide ? DType::f32 : dtype;
  };
  impl_->captures = captured_values(region);
  impl_->args = region.args.size();
  Loop loop;
  loop.rows = kAnyLanes;
  std::map<std::int32_t, int> node_of;
  auto add_load = [&](Value value, DType dtype, std::int64_t stride) {
    LoopNode node;
    node.kind = LoopNode::Kind::load;
    node.dtype = node.operand = dtype;
    node.input = count<int>(loop.inputs);
    loop.inputs.push_back(lanes_view(dtype, stride));
    loop.nodes.push_back(std::move(node));
    node_of[value.id] = count<int>(loop.nodes) - 1;
  };
  for (Value arg : region.args) add_load(arg, computed(arg), 1);
  for (Value capture : impl_->captures) {
    require(function.type(capture).elements() == 1, "[lane program] a region reads ", to_string(function.type(capture)),
            " from outside; only scalars can be");
    add_load(capture, function.type(capture).dtype, 0);
  }
  for (const Op& op : region.ops) {
    if (op.code == OpCode::constant) {
      impl_->constants.push_back(op.attrs.get<Constant>("value"));
      add_load(op.result(), impl_->constants.back().type().dtype, 0);
      continue;
    }
    bool scalar_view = op.code == OpCode::reshape || op.code == OpCode::broadcast_in_dim ||
                       op.code == OpCode::transpose || op.code == OpCode::optimization_barrier;
    if (scalar_view && function.type(op.result()).elements() == 1) {
      for (std::size_t i = 0; i < op.results.size(); ++i) node_of[op.results[i].id] = node_of.at(op.operands[i].id);
      continue;
    }
    if (!op.info().has(kElementwise) || function.type(op.result()).elements() != 1) {
      fail(Code::unsupported, "[", op.info().name,
           "] the cpu engine runs only elementwise operations on scalars inside this region",
           op.location ? " (at " + *op.location + ")" : "");
    }
    LoopNode node;
    node.code = op.code;
    node.dtype = computed(op.result());
    int* slots[] = {&node.a, &node.b, &node.c};
    for (std::size_t i = 0; i < op.operands.size(); ++i) *slots[i] = node_of.at(op.operands[i].id);
    node.operand = computed(op.operands[op.code == OpCode::select ? 1 : 0]);
    if (op.code == OpCode::compare) {
      node.direction = op.attrs.get<EnumAttr>("comparison_direction").value;
      if (const auto* order = op.attrs.find<EnumAttr>("compare_type")) node.order = order->value;
    }
    loop.nodes.push_back(std::move(node));
    node_of[op.result().id] = count<int>(loop.nodes) - 1;
  }
  for (Value result : region.results) {
    // Results may alias arguments, so a tile's results are written after it has read all its arguments.
    loop.stores.push_back({node_of.at(result.id), 0, -1});
  }
  impl_->program = std::make_unique<TileProgram>(loop, TileProgram::Stores::late);
}

void LaneProgram::run(std::int64_t lanes, std::span<const void* const> args, std::span<void* const> results,
                      std::span<const void* const> captures) const {
  std::vector<const std::byte*> inputs;
  inputs.reserve(args.size() + captures.size() + impl_->constants.size());
  for (const void* arg : args) inputs.push_back(static_cast<const std::byte*>(arg));
  for (const void* capture : captures) inputs.push_back(static_cast<const std::byte*>(capture));
  for (const Constant& constant : impl_->constants) inputs.push_back(constant.bytes().data());
  std::vector<std::byte*> stores;
  stores.reserve(results.size());
  for (void* result : results) stores.push_back(static_cast<std::byte*>(result));
  Scratch scratch(impl_->program->scratch_bytes());
  impl_->program->run(0, lanes, {inputs, stores, {}}, scratch.data());
}

std::optional<int> returned_argument(const Region& region) {
  if (region.results.size() != 1) return std::nullopt;
  auto found = std::ranges::find(region.args, region.results[0]);
  return found == region.args.end() ? std::nullopt : std::optional(static_cast<int>(found - region.args.begin()));
}

}  // namespace pcp::cpu
