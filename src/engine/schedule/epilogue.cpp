#include "engine/schedule/epilogue.h"

#include <algorithm>
#include <cmath>

namespace pcp::schedule {
namespace {

using Activation = Epilogue::Activation;
using Kind = LoopNode::Kind;

// Reads a loop as activation(scale * product + bias) + residual.
class KnownForm {
 public:
  KnownForm(const Loop& loop, std::int64_t cols, const StepGraph& graph) : loop_(loop), cols_(cols), graph_(graph) {}

  std::optional<Epilogue::Known> match() {
    int result = behind_converts(loop_.stores[0].node);
    if (auto known = activated(result)) return known;
    const LoopNode& node = loop_.nodes[result];
    if (node.kind != Kind::op || node.code != OpCode::add) return std::nullopt;
    for (auto [side, other] : {std::pair(node.a, node.b), std::pair(node.b, node.a)}) {
      int residual = whole_input(behind_converts(other));
      auto known = residual > 0 ? activated(behind_converts(side)) : std::nullopt;
      if (!known) continue;
      known->residual = residual;
      return known;
    }
    return std::nullopt;
  }

 private:
  int behind_converts(int at) const {
    while (loop_.nodes[at].kind == Kind::op && loop_.nodes[at].code == OpCode::convert) at = loop_.nodes[at].a;
    return at;
  }

  // The constant that a node has for every element.
  std::optional<double> constant(int at) const {
    const LoopNode& node = loop_.nodes[behind_converts(at)];
    if (node.kind != Kind::load) return std::nullopt;
    const View& view = loop_.inputs[node.input];
    const Constant* constant = graph_.constant_behind(view);
    if (!constant || !is_splat(normalized(view))) return std::nullopt;
    return constant->at(constant->is_splat() ? 0 : view.offset);
  }

  // The input that a node loads if it has one element per element of the product, else -1. Input 0 is the product
  // itself.
  int whole_input(int at) const {
    const LoopNode& node = loop_.nodes[at];
    if (node.kind != Kind::load) return -1;
    const View& view = loop_.inputs[node.input];
    return is_contiguous(view) && view.elements() == loop_.elements() ? node.input : -1;
  }
  // The input that a node loads with one element per column of the product, or -1.
  int column_input(int at) const {
    const LoopNode& node = loop_.nodes[behind_converts(at)];
    if (node.kind != Kind::load) return -1;
    const View& view = loop_.inputs[node.input];
    std::int64_t rows = loop_.elements() / cols_;
    Levels expected;
    if (rows != 1) expected.push_back({rows, 0});
    expected.push_back({cols_, 1});
    return rows != 1 && view.offset == 0 && normalized(view) == expected ? node.input : -1;
  }

  // scale * product + bias
  std::optional<Epilogue::Known> linear(int at) const {
    at = behind_converts(at);
    if (whole_input(at) == 0) return Epilogue::Known{};
    const LoopNode& node = loop_.nodes[at];
    if (node.kind != Kind::op || (node.code != OpCode::multiply && node.code != OpCode::add)) return std::nullopt;
    for (auto [side, other] : {std::pair(node.a, node.b), std::pair(node.b, node.a)}) {
      auto known = linear(side);
      if (!known || known->bias >= 0) continue;
      if (node.code == OpCode::add) {
        known->bias = column_input(other);
        if (known->bias >= 0) return known;
      } else if (auto factor = constant(other)) {
        known->scale *= *factor;
        return known;
      }
    }
    return std::nullopt;
  }

  // The value of node `at` when node `variable` is x. Nothing for operations other than smooth ones and a maximum.
  std::optional<double> value(int at, int variable, double x, int& left) const {
    at = behind_converts(at);
    if (at == variable) return x;
    if (auto number = constant(at)) return number;
    const LoopNode& node = loop_.nodes[at];
    if (node.kind != Kind::op || --left < 0) return std::nullopt;
    if (node.a < 0 || node.c >= 0) return std::nullopt;
    auto left_side = value(node.a, variable, x, left);
    auto right_side = node.b < 0 ? std::optional(0.0) : value(node.b, variable, x, left);
    if (!left_side || !right_side) return std::nullopt;
    double a = left_side.value_or(0), b = right_side.value_or(0);
    switch (node.code) {
      case OpCode::add:
        return a + b;
      case OpCode::subtract:
        return a - b;
      case OpCode::multiply:
        return a * b;
      case OpCode::divide:
        return a / b;
      case OpCode::negate:
        return -a;
      case OpCode::exponential:
        return std::exp(a);
      case OpCode::tanh:
        return std::tanh(a);
      case OpCode::logistic:
        return 1 / (1 + std::exp(-a));
      case OpCode::maximum:
        // Only max(variable, 0), which is relu, is a known activation.
        if (node.b < 0 || b != 0 || behind_converts(node.a) != variable) return std::nullopt;
        return std::max(a, 0.0);
      default:
        return std::nullopt;
    }
  }

  static double activation(Activation which, double x) {
    switch (which) {
      case Activation::relu:
        return std::max(x, 0.0);
      case Activation::tanh:
        return std::tanh(x);
      case Activation::logistic:
        return 1 / (1 + std::exp(-x));
      case Activation::silu:
        return x / (1 + std::exp(-x));
      case Activation::gelu:
        return 0.5 * x * (1 + std::tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)));
      case Activation::none:
        break;
    }
    return x;
  }

  // The activation that `result` is, as a function of `variable`. An activation can be written in many ways (gelu by
  // tanh or by logistic, factors in any order), so the function is compared with the known ones at many points. An
  // expression of so few smooth operations that agrees with an activation at every point is that activation, up to the
  // rounding of its constants.
  std::optional<Activation> activation_between(int result, int variable) const {
    constexpr int kMostOps = 24, kPoints = 33;
    for (Activation which :
         {Activation::relu, Activation::tanh, Activation::logistic, Activation::silu, Activation::gelu}) {
      bool same = true;
      for (int i = 0; i < kPoints && same; ++i) {
        double x = -6 + 12.0 * i / (kPoints - 1) + 0.01;
        int left = kMostOps;
        auto y = value(result, variable, x, left);
        if (!y) return std::nullopt;
        same = std::abs(*y - activation(which, x)) <= 2e-6 * std::max(1.0, std::abs(x));
      }
      if (same) return which;
    }
    return std::nullopt;
  }

  // activation(scale * product + bias)
  std::optional<Epilogue::Known> activated(int result) const {
    if (auto known = linear(result)) return known;
    for (int variable = 0; variable < result; ++variable) {
      auto known = linear(variable);
      auto activation = known ? activation_between(result, variable) : std::nullopt;
      if (!activation) continue;
      known->activation = *activation;
      return known;
    }
    return std::nullopt;
  }

  const Loop& loop_;
  std::int64_t cols_;
  const StepGraph& graph_;
};

bool is_elementwise(const Loop& loop) {
  return loop.stores.size() == 1 && loop.folds.empty() && std::ranges::all_of(loop.nodes, [](const LoopNode& node) {
           return !node.row && (node.kind == Kind::load || node.kind == Kind::op);
         });
}

}  // namespace

void fuse_epilogues(StepGraph& graph) {
  const Uses uses(graph);
  IndexedVector<char> gone(graph.steps.size(), 0), joined(graph.steps.size(), 0);
  for (int s = 0; s < count<int>(graph.steps); ++s) {
    const auto* product = graph.steps[s].get<Contraction>();
    if (!product || product->out.elements() == 0 || !is_contiguous(product->out)) continue;
    int l = uses.only_reader(graph, product->out.storage);
    const auto* loop = l < 0 || joined[l] ? nullptr : graph.steps[l].get<Loop>();
    if (!loop || !is_elementwise(*loop) || loop->elements() != product->out.elements()) continue;
    int input = only_plain_input(*loop, product->out.storage);
    if (input < 0 || loop->inputs[input].dtype != product->out.dtype) continue;
    Contraction work = *product;
    work.epilogue = Epilogue{with_input_first(*loop, input), {}};
    work.epilogue->known = KnownForm(work.epilogue->loop, work.n, graph).match();
    work.out.storage = work.epilogue->loop.inputs[0].storage = kNoValue;
    std::string label = concat(graph.steps[s].label, ": ", graph.steps[l].label);
    graph.steps[l] = Step{std::move(work), std::move(label), graph.steps[s].location};
    gone[s] = joined[l] = 1;
  }
  graph.remove(gone);
}

}  // namespace pcp::schedule
