// Compares the results of an engine with those of the reference engine for the same arguments.
//
// Integers, and floats that are only moved, chosen or compared, must be equal. Other floats may differ by what rounding
// explains, and that is measured: the reference runs two more times with every result of floating arithmetic moved at
// random by up to a unit in its last place (three units for functions such as exp, which engines approximate), and for
// a sum also by units of the root of the sum of the squares of its partial sums. How far the results then are from the
// undisturbed ones is how sensitive the program is to rounding, cancellation included. Allowed is the largest of
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

// What the reference gives for each result. The function is taken as it is: give it as it was before any passes. More
// disturbed runs measure better where a result has few elements.
std::vector<Expectation> expect(const Function&, const std::vector<HostTensor>& arguments, int disturbed_runs = 2);

// How far a tensor is from what is expected of it.
struct Deviation {
  std::int64_t wrong = 0;              // elements beyond what is allowed
  std::int64_t place = -1;             // the worst element: the wrong one, or the one with the largest difference
  double difference = 0, allowed = 0;  // of it
  std::string text;                    // "largest difference 1.2e-07 at [3, 1], 8e-07 allowed", or what is wrong
};
Deviation deviation(const HostTensor& got, const Expectation&);

}  // namespace pcp
