// Operations on constants become constants. What is folded is collected into one extra function without arguments that
// an engine compiles and runs once, so the semantics of every operation are implemented once.
#pragma once

#include <functional>

#include "pcp/engine.h"
#include "pcp/graph.h"

namespace pcp {

// Computes the results of a function without arguments. Throws unsupported when it cannot; then nothing is folded.
using Evaluator = std::function<std::vector<HostTensor>(const Function&)>;
std::vector<HostTensor> evaluate_on_cpu(const Function&);

struct Folded {
  Function function;
  bool changed = false;
};
Folded fold_constants(Function, const Evaluator&);

}  // namespace pcp
