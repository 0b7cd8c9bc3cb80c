// Functions that IREE has for few types or with few correct digits, built from arithmetic, exp and log. They are
// computed in f64 and rounded once, so that narrow types are exact.
#pragma once

#include "pcp/builder.h"

namespace pcp::iree {

// Whether `expand` has this operation. Its limits for large arguments are in limits.md.
bool is_expanded(OpCode);
Value expand(Builder&, OpCode, Value x);

// The power of floats: by IREE's own power of positive numbers, in f32 or wider, or from exp and log in f64.
Value power(Builder&, Value base, Value exponent, bool in_f64);
// The power of integers, modulo 2^bits.
Value integer_power(Builder&, Value base, Value exponent);

}  // namespace pcp::iree
