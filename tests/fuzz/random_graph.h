// Random programs with arguments, to compare engines with the reference engine: what schedules and kernels find hard,
// in any combination. A program is made so that its results can be compared: numbers stay in range, and operations that
// jump (compare, floor, argmax...) see floats that no rounding has moved.
#pragma once

#include <string>
#include <vector>

#include "pcp/engine.h"
#include "tests/fuzz/choices.h"

namespace pcp::fuzz {

struct GraphOptions {
  bool smooth = false;  // floats of one type alone, every result differentiable in the arguments: for gradients
  DType smooth_type = DType::f64;
  int most_ops = 24;       // steps of the generator, each of which makes some operations
  double most_work = 6e5;  // elements computed plus products, about
  bool control = true;     // while, if, case
  bool donation = true;
  bool special = true;  // infinities and NaN in some arguments, tensors without elements
};

struct RandomGraph {
  Function function;
  std::vector<HostTensor> arguments;
  std::vector<char> exact;      // per result: whole numbers or moved alone, so that every engine gives the same
  double tolerance = 0;         // of other results: differences that are never wrong
  std::uint64_t variation = 0;  // the seed of the varied schedule that it runs by (varied_schedule.h)
};

RandomGraph random_graph(Choices&, const GraphOptions& = {});

// The program as text that `pcp run` takes.
std::string text(const Function&);

}  // namespace pcp::fuzz
