// One function per kind of operation: checks it against StableHLO's constraints and returns its result types.
#pragma once

#include "pcp/graph.h"

namespace pcp::shape_rules {

using Types = std::vector<TensorType>;

Types unary_number(const OpSite&);  // integers and floats
Types unary_float(const OpSite&);
Types reduce_precision(const OpSite&);
Types unary_integer(const OpSite&);
Types unary_bits(const OpSite&);    // i1 and integers
Types unary_signed(const OpSite&);  // signed integers and floats
Types binary_any(const OpSite&);
Types binary_number(const OpSite&);
Types binary_float(const OpSite&);
Types binary_integer(const OpSite&);
Types binary_bits(const OpSite&);
Types is_finite(const OpSite&);
Types convert(const OpSite&);
Types compare(const OpSite&);
Types select(const OpSite&);
Types clamp(const OpSite&);

Types constant(const OpSite&);
Types iota(const OpSite&);
Types rng_bit_generator(const OpSite&);

Types bitcast_convert(const OpSite&);
Types broadcast_in_dim(const OpSite&);
Types concatenate(const OpSite&);
Types dynamic_slice(const OpSite&);
Types dynamic_update_slice(const OpSite&);
Types gather(const OpSite&);
Types pad(const OpSite&);
Types reshape(const OpSite&);
Types reverse(const OpSite&);
Types slice(const OpSite&);
Types transpose(const OpSite&);

Types convolution(const OpSite&);
Types dot_general(const OpSite&);

Types reduce(const OpSite&);
Types reduce_window(const OpSite&);
Types scatter(const OpSite&);
Types select_and_scatter(const OpSite&);
Types sort(const OpSite&);

Types case_(const OpSite&);
Types if_(const OpSite&);
Types while_(const OpSite&);
Types optimization_barrier(const OpSite&);
Types custom_call(const OpSite&);

Types given(const OpSite&);  // the declared results, unchecked: calls and imported forms

}  // namespace pcp::shape_rules
