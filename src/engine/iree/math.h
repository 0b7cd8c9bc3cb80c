// Functions that IREE has for few types, or with few correct digits, from arithmetic, exp and log. Computed in f64 and
// rounded once, so that the narrow types lose nothing.
#pragma once

#include "pcp/builder.h"

namespace pcp::iree {

// Whether `expand` has this operation. What it cannot do for large arguments is in limits.md.
bool is_expanded(OpCode);
Value expand(Builder&, OpCode, Value x);

// Of floats, by IREE's own power of positive numbers, in f32 or wider, or from exp and log in f64.
Value power(Builder&, Value base, Value exponent, bool in_f64);
// Of integers: the product of as many factors as the exponent says, modulo 2^bits.
Value integer_power(Builder&, Value base, Value exponent);

}  // namespace pcp::iree
