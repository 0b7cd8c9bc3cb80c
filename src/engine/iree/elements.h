// Conversions, comparisons and remainders that IREE computes wrongly for some element types, written in other
// operations.
#pragma once

#include "pcp/builder.h"

namespace pcp::iree {

int bits(DType);
DType signed_type(int bits);

// Floats outside the range of an integer type become its least or greatest value, NaN becomes 0.
Value saturated(Builder&, Value x, DType to);

// Converts an integer to bf16 by way of f32 and rounds to even by bit operations: LLVM would call a function that is
// not linked.
Value rounded_to_bf16(Builder&, Value x);

// Whether the conversion is from an unsigned type to one with more bits. A boolean counts as one bit.
bool is_widening_unsigned(DType from, DType to);
// Converts booleans and unsigned integers to a wider type. From O2 on, IREE moves a conversion into the product that
// reads it and treats it as signed there: true becomes -1, and so does 255 of u8. Here the value is written such that
// IREE can only move a conversion of signed numbers.
Value widened(Builder&, Value x, DType to);

// The remainder for Vulkan, whose own gives NaN for a divisor of infinity and loses the sign of zero.
Value signed_remainder(Builder&, Value x, Value y);

// Integers that compare as the floats do in total order: the bits of negative floats are inverted.
Value total_order_key(Builder&, Value x);

}  // namespace pcp::iree
