// Runs of many random programs from the environment:
//   PCP_FUZZ_SEED=7       the seed of the first program; each further one has the next
//   PCP_FUZZ_SECONDS=60   for so long, instead of a fixed number of programs
//   PCP_FUZZ_GRAPHS=1     so many
//   PCP_FUZZ_MINIMISE=1   every try in a process of its own, so that a program that crashes can be made smaller
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "tests/fuzz/random_graph.h"

namespace pcp::fuzz {

using Check = std::function<std::string(const RandomGraph&)>;  // what is wrong, empty when nothing is

struct Campaign {
  std::string test;  // for the command that repeats a failure: "RandomGraphs.AgreeWithTheReference"
  std::int64_t graphs = 100;
  GraphOptions options;
};

// Checks programs until one fails. Returns what went wrong, with the program, one made smaller, and how to repeat it;
// empty when nothing did. Says on stderr which program ran when the process dies.
std::string run(const Campaign&, const Check&);

}  // namespace pcp::fuzz
