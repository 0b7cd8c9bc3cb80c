// Compares the results of an engine with those of the reference engine for the same arguments.
//
// Integers, and floats that are only moved, chosen or compared, must be equal. Other floats may differ as much as
// rounding explains, which is measured: the reference runs two more times, in which every result of floating arithmetic
// is moved at random by up to a unit in its last place (three units for functions such as exp, which engines
// approximate). A sum is also moved by up to the rounding error that the size of its partial sums explains
// (reference/partial_sums.h). The distance of these results from the undisturbed ones shows how sensitive the program
// is to rounding, cancellation included. The allowed difference is the largest of
//   kSpread times the element's own distance,
//   kSpread times the root mean square of the distances in its tensor,
//   twice the largest of them: where rounding decides a comparison for one element, it may do so for another,
// and at least four units in the last place.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pcp/engine.h"

namespace pcp {

inline constexpr double kSpread = 8;

struct Expectation {
  HostTensor value;
  std::vector<double> allowed;  // difference of every element; empty: they must be equal
};

// What the reference gives for each result. The function must be as it was before any passes, since the reference runs
// it unchanged. More disturbed runs make the measurement better for results of few elements.
std::vector<Expectation> expect(const Function&, const std::vector<HostTensor>& arguments, int disturbed_runs = 2);

// How far a tensor is from what is expected of it.
struct Deviation {
  std::int64_t wrong = 0;              // elements beyond what is allowed
  std::int64_t place = -1;             // the worst element: the wrong one, else the one with the largest difference
  double difference = 0, allowed = 0;  // of it
  std::string text;                    // "largest difference 1.2e-07 at [3, 1], 8e-07 allowed", or what is wrong
};
Deviation deviation(const HostTensor& got, const Expectation&);

}  // namespace pcp
