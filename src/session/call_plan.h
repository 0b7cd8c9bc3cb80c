// How a call is carried out by several workers: which routines each of them calls, and what they send each other. A
// plan is made once for a routine and the layouts of its operands, and then written into the workers' streams as often
// as the call comes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "session/layout.h"
#include "session/routine.h"

namespace pcp::session {

// Tensors of a plan are numbered: first the operands of the call (scalars too), then what the plan makes. A number is
// one tensor on each worker that has it. On every worker new numbers come in increasing order.
using PlanTensor = std::uint32_t;

struct PlanStep {
  enum class Kind : std::uint8_t { call, send, receive, free } kind = Kind::call;
  WorkerId worker = 0;
  PlanTensor tensor = 0;                // the first result of a call; what is sent, received or freed
  const Routine* routine = nullptr;     // of a call
  SmallVector<PlanTensor, 4> operands;  // of a call
  WorkerId other = 0;                   // to or from which worker
  std::uint32_t transfer = 0;           // counted from 0 within the plan
  TypeRef type = nullptr;               // of what is received
};

struct CallPlan {
  std::vector<PlanStep> steps;
  std::uint32_t operands = 0, tensors = 0, transfers = 0;  // how many there are; tensors: made by the plan
  struct Result {
    PlanTensor tensor;
    LayoutRef layout;
  };
  std::vector<Result> results;
  // Operands that were moved, and are worth keeping where they are now. What `replaces` is kept instead.
  struct Moved {
    std::size_t operand;
    Result to;
    bool replaces;
  };
  std::vector<Moved> moved;
};

using MakeRoutine = std::function<const Routine&(const Function&)>;

// `layouts`: of the operands; null for scalars. Without a placement the call runs where most of its operands are.
CallPlan plan_call(const Routine&, std::span<const LayoutRef> layouts, const Placement*, WorkerId home,
                   const MakeRoutine&);
// Brings a tensor into another layout. It is operand 0 and result 0 of the plan.
CallPlan plan_move(const TensorType&, const Layout& from, const Layout& to, const MakeRoutine&);

// The workers that a call runs on.
const std::vector<WorkerId>* workers_of(std::span<const LayoutRef> layouts);

}  // namespace pcp::session
