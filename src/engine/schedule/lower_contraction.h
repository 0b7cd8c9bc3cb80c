#pragma once

#include "engine/schedule/copy_steps.h"

namespace pcp::schedule {

// A dot_general over these operands, each brought to the form batch..., rows, cols: by a view where strides can express
// it, else by a copy. The result is not set.
Contraction lower_contraction(const Op& dot_general, const View& lhs, const View& rhs, Copies&);

}  // namespace pcp::schedule
