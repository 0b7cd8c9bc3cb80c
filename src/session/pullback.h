// Gradients of routines, for backward(): made once for each routine by autodiff/, and routines themselves.
#pragma once

#include <vector>

#include "session/routine.h"

namespace pcp::session {

// The gradient of a routine, as a function of what it needs.
struct Pullback {
  Function function;
  // The operands of `function`, by number: the operands of the forward routine, then its results, then their
  // cotangents.
  std::vector<std::size_t> needs;
};

// wanted: the operands whose gradients are the results. given: the results that have a cotangent. Only the inside of
// the forward routine is computed again, and only where a gradient needs it. Throws where an operation has no rule.
Pullback pullback(const Function& forward, const std::vector<bool>& wanted, const std::vector<bool>& given);

}  // namespace pcp::session
