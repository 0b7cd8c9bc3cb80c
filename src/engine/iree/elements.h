// Conversions, comparisons and remainders that IREE gets wrong for some element types, said in other operations.
#pragma once

#include "pcp/builder.h"

namespace pcp::iree {

int bits(DType);
DType signed_type(int bits);

// Floats outside the range of an integer type become its least or greatest value, NaN becomes 0.
Value saturated(Builder&, Value x, DType to);

// An integer as bf16, rounded to even by hand: LLVM calls a function for it that is not there. Only f32 rounds before.
Value rounded_to_bf16(Builder&, Value x);

// To a type of more bits; a boolean has one, though it takes a byte.
bool is_widening_unsigned(DType from, DType to);
// Booleans and unsigned integers in a wider type. From O2 on IREE moves a conversion into the product that reads it and
// takes it for one of signed numbers there: true becomes -1, and so does 255 of u8. Here nothing but a conversion of
// signed numbers is left to be moved.
Value widened(Builder&, Value x, DType to);

// Vulkan's remainder by infinity is NaN, and a zero has no sign.
Value signed_remainder(Builder&, Value x, Value y);

// Integers in the total order of floats: those of negative ones are turned around.
Value total_order_key(Builder&, Value x);

}  // namespace pcp::iree
