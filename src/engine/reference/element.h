// Elements of tensors as numbers, whatever their type.
#pragma once

#include <cstdint>
#include <variant>

#include "pcp/engine.h"

namespace pcp::reference {

// Holds every value of every integer type, of i1 as 0 and 1.
using Integer = __int128;
// An element as a number: f64 holds every value of the narrower floats.
using Scalar = std::variant<double, Integer>;

int bit_width(DType);   // of integers; 1 for i1
Integer lowest(DType);  // of integers
Integer highest(DType);
Integer wrap(DType, Integer);   // modulo 2^width; for i1 whether it is not 0
double unit_roundoff(DType);    // of floats: the largest relative error of rounding to nearest, 2^-24 for f32
double smallest_normal(DType);  // of floats

// Places count elements in row-major order.
std::uint64_t bits(const HostTensor&, std::int64_t place);
void set_bits(HostTensor&, std::int64_t place, std::uint64_t);
double real(const HostTensor&, std::int64_t place);      // of a float tensor
Integer integer(const HostTensor&, std::int64_t place);  // of any other
Scalar scalar(const HostTensor&, std::int64_t place);

// Numbers become elements: they are rounded once, to nearest even, and integers wrap where the element is an integer.
void set(HostTensor&, std::int64_t place, double);   // of a float tensor
void set(HostTensor&, std::int64_t place, Integer);  // of any tensor
void set(HostTensor&, std::int64_t place, const Scalar&);

}  // namespace pcp::reference
