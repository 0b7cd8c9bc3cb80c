// Whether the cpu engine computes of a program what the reference engine computes of it as it was written.
#pragma once

#include <string>

#include "tests/fuzz/random_graph.h"

namespace pcp::fuzz {

// What is wrong, for people; empty when all is well:
// - results are those of the reference, exactly where `exact` says so, else within what rounding explains
//   (engine/verification.h);
// - they have the same bits with one thread and with three, and in every run;
// - arguments that the caller still holds are as they were;
// - the same without fusion, without passes, and by a schedule with other limits (varied_schedule.h).
std::string wrong_on_cpu(const RandomGraph&);

// The same comparison for any engine, once.
std::string wrong_on(Engine&, const RandomGraph&);

}  // namespace pcp::fuzz
