// Steps: what a device runs, one after another. A step names the tensors it reads and writes by number: in a StepGraph
// (step_graph.h) the number of a value that is written once, in a Schedule (schedule.h) the number of a storage.
//
// - A Loop is fused elementwise operations and reductions over one iteration space of rows × cols elements in row-major
//   order, meant to be run tile by tile with every intermediate value in the nearest cache.
// - Everything else is one step per operation. Movement operations vanish into views.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "base/index.h"
#include "engine/schedule/view.h"
#include "graph/attention_pattern.h"
#include "pcp/engine.h"

namespace pcp::schedule {

// One value of a loop. Operands are earlier nodes.
struct LoopNode {
  enum class Kind {
    load,    // element of an input view
    op,      // elementwise operation
    reduce,  // reduction of each row of `a` by `code`: the result is one value a row
    spread   // one value a row to every element of the row
  };
  Kind kind = Kind::op;
  OpCode code{};
  DType dtype = DType::f32;    // of the result
  DType operand = DType::f32;  // of operand b for select and compare, else of operand a
  int a = -1, b = -1, c = -1;
  int input = -1;                     // load: index into Loop::inputs
  bool row = false;                   // one value a row
  std::string_view direction, order;  // compare: "LT", "TOTALORDER"; the text of the attributes
};

struct Loop {
  struct Store {
    int node;
    int storage;
    int in_place_of = -1;   // input whose memory this store takes over, or -1
    bool streamed = false;  // a large result that no later step reads: it may be written by streaming stores
  };
  // Reduces a node along an axis that does not lie within a row. Its elements are outer × folded × inner, the result is
  // outer × inner. `inner` is 1 for rows too long for a tile.
  struct Fold {
    int node;
    int storage;
    OpCode code;
    DType dtype;
    std::int64_t outer, folded, inner;
  };
  std::int64_t rows = 1, cols = 1;
  bool whole_rows = false;  // a tile must hold whole rows, because some value is one a row
  IndexedVector<View> inputs;
  IndexedVector<LoopNode> nodes;
  std::vector<Store> stores;
  std::vector<Fold> folds;

  std::int64_t elements() const { return rows * cols; }
};

// The input by which a loop reads a tensor, if it is the only one and reads every element once, in order; else -1.
int only_plain_input(const Loop&, int tensor);

// The same loop with its inputs 0 and `input` exchanged.
Loop with_input_first(Loop, int input);

// How exactly a product must be computed, as the program asks for it.
struct Precision {
  enum class Level { standard, high, highest };
  Level level = Level::standard;  // of the operand that wants the most
  std::string algorithm;          // StableHLO's attribute as text; empty where the program leaves it open
};

// A loop over the elements of a product that runs before they are written.
struct Epilogue {
  Loop loop;  // its input 0 is the product, its store 0 the result

  // activation(scale * product + bias) + residual, where the loop computes exactly that: libraries of products offer
  // it.
  enum class Activation { none, relu, tanh, logistic, silu, gelu };  // gelu: the form with tanh
  struct Known {
    double scale = 1;
    int bias = -1;  // input of the loop with one element a column, or -1
    Activation activation = Activation::none;
    int residual = -1;  // input of the loop with an element for each of the product's, or -1
  };
  std::optional<Known> known;
};

// out[batch, m, n] = sum over k of lhs[batch, m, k] * rhs[batch, k, n].
struct Contraction {
  View lhs, rhs;  // lhs dims: batch..., m, k; rhs dims: batch..., k, n; each of m, k, n is one level
  View out;       // batch..., m, n; rows without gaps
  std::int64_t m = 1, n = 1, k = 1;
  Dims batch;
  const Op* op = nullptr;
  Precision precision;
  std::optional<Epilogue> epilogue;  // if present, `out` gives only the shape of the product

  std::int64_t entries() const { return element_count(batch); }
};

// Two products and the loop between them: scores = first; weights = between(scores); out = weights · rhs of `second`.
// Blocks of rows go through all three, so that scores and weights never reach main memory. Attention has this form, and
// so have the two layers of an MLP.
struct BackToBack {
  // The parameters of softmax(mask(scale * query · key + bias)) · value besides the operands of the products, for
  // devices with an attention kernel. Only the output is kept.
  struct Attention {
    double scale = 1;
    int bias = -1;       // input of the loop, or -1
    AttentionMask mask;  // its kind, its band and what stands for masked scores
    int predicate = -1;  // input of the loop: the mask as a tensor, or -1
    DType softmax = DType::f32;
  };
  Contraction first;
  Loop between;  // its input 0 is the scores, its store 0 the weights
  Contraction second;
  std::optional<Attention> attention;
  int mask = -1;  // input of the loop, i1, the same m × n for all entries: scores where it is false are not used
};

struct Copy {
  View from, to;
};

// An operation on contiguous tensors that has a kernel of its own.
struct Structural {
  const Op* op = nullptr;
  std::vector<View> inputs;
  std::vector<int> outputs;
  std::vector<TensorType> output_types;
  std::vector<std::vector<View>> captures;  // per region, scalars it reads from outside
  bool first_output_in_place = false;       // outputs[0] may take over inputs[0]: the kernel then updates in place
};

struct Schedule;

// while: regions[0] is the condition, regions[1] the body; if and case: the branches.
struct Control {
  // Byte offsets of the regions' memory in the step's scratch storage.
  struct Layout {
    std::int64_t bytes = 0;
    std::int64_t arena = 0;            // shared by all regions, which run one after another
    std::int64_t flag = 0;             // while: the result of the condition
    std::vector<std::int64_t> spares;  // while: per carried value, its second copy; -1 where the body needs none
  };
  const Op* op = nullptr;
  std::vector<std::unique_ptr<Schedule>> regions;
  std::vector<View> operands;               // contiguous: carried values, or the branch index
  std::vector<std::vector<View>> captures;  // contiguous: per region, arguments after the carried ones
  std::vector<int> outputs;
  int scratch = -1;
  Layout layout;
};

struct Step;

// Products and loops over the same batch. All steps run for one entry before the next entry begins. A local storage has
// memory for one entry per thread.
struct Nest {
  std::vector<Step> steps;
  std::int64_t entries = 1;
  std::vector<int> locals;
  // Per step: the loop that alone reads this product, element by element, or -1. If a mask narrows the rows of that
  // loop, the product is narrowed too.
  IndexedVector<int> only_reader;
};

// Kinds of work differ much in size. Each has memory of its own, so that steps are small and quick to move.
struct Step {
  template <class Work>
  using Held = std::unique_ptr<Work>;  // never null
  std::variant<Held<Loop>, Held<Contraction>, Held<BackToBack>, Held<Copy>, Held<Structural>, Held<Control>, Held<Nest>>
      work;
  std::string label;  // readable: "add multiply tanh"
  Location location;
  int workspace = -1;  // scratch memory that the device asked for (Target::workspace), or -1

  template <class Work>
  Step(Work given, std::string label, Location location)
      : work(std::make_unique<Work>(std::move(given))), label(std::move(label)), location(std::move(location)) {}

  // The work, if it is of this kind; else null.
  template <class Work>
  const Work* get() const {
    const auto* held = std::get_if<Held<Work>>(&work);
    return held ? held->get() : nullptr;
  }
  template <class Work>
  Work* get() {
    return const_cast<Work*>(std::as_const(*this).get<Work>());
  }
};

// Calls visit(work) with the work of a step, whatever its kind.
template <class Visit, class AnyStep>
void visit_work(Visit&& visit, AnyStep& step) {
  std::visit(
      [&](auto& held) {
        using Work = typename std::remove_cvref_t<decltype(held)>::element_type;
        visit(static_cast<std::conditional_t<std::is_const_v<AnyStep>, const Work, Work>&>(*held));
      },
      step.work);
}

// Calls visit(number, writes) for every tensor a step reads or writes, including locals of a nest. The number is passed
// by reference when the step is not const. Tensors without a number (-1), which only the step itself sees, are left
// out.
template <class AnyStep, class Visit>
void for_each_tensor(AnyStep& step, Visit&& visit);

struct Accesses {
  SmallVector<int, 4> reads, writes;
};
// The tensors that a step reads and writes. A tensor is listed as often as the step names it; locals of a nest are left
// out.
Accesses accesses_of(const Step&);

// ---- Implementation

namespace detail {

template <class Visit>
struct TensorVisitor {
  Visit& visit;

  template <class Number>
  void use(Number& number, bool writes) const {
    if (number >= 0) visit(number, writes);
  }
  void reads(auto& views) const {
    for (auto& view : views) use(view.storage, false);
  }
  void numbers(auto& outputs) const {
    for (auto& output : outputs) use(output, true);
  }
  void loop(auto& work) const {
    reads(work.inputs);
    for (auto& store : work.stores) use(store.storage, true);
    for (auto& fold : work.folds) use(fold.storage, true);
  }
  void contraction(auto& work) const {
    use(work.lhs.storage, false);
    use(work.rhs.storage, false);
    use(work.out.storage, true);
    if (work.epilogue) loop(work.epilogue->loop);
  }

  template <class Work>
  void operator()(Work& work) const {
    using Kind = std::remove_const_t<Work>;
    if constexpr (std::is_same_v<Kind, Loop>) {
      loop(work);
    } else if constexpr (std::is_same_v<Kind, Contraction>) {
      contraction(work);
    } else if constexpr (std::is_same_v<Kind, BackToBack>) {
      contraction(work.first);
      loop(work.between);
      contraction(work.second);
    } else if constexpr (std::is_same_v<Kind, Copy>) {
      use(work.from.storage, false);
      use(work.to.storage, true);
    } else if constexpr (std::is_same_v<Kind, Structural> || std::is_same_v<Kind, Control>) {
      if constexpr (std::is_same_v<Kind, Structural>) reads(work.inputs);
      if constexpr (std::is_same_v<Kind, Control>) reads(work.operands);
      for (auto& captures : work.captures) reads(captures);
      numbers(work.outputs);
      if constexpr (std::is_same_v<Kind, Control>) use(work.scratch, true);
    } else {
      static_assert(std::is_same_v<Kind, Nest>);
      for (auto& step : work.steps) for_each_tensor(step, visit);
    }
  }
};

}  // namespace detail

template <class AnyStep, class Visit>
void for_each_tensor(AnyStep& step, Visit&& visit) {
  visit_work(detail::TensorVisitor<std::remove_reference_t<Visit>>{visit}, step);
  if (step.workspace >= 0) visit(step.workspace, true);
}

}  // namespace pcp::schedule
