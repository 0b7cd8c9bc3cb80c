// The meaning of every operation, one function each, in the files named here. Operands, attributes and types have been
// checked by the shape rules (graph/shape_rules.h).
#pragma once

#include <vector>

#include "engine/reference/interpreter.h"

namespace pcp::reference {

using Results = std::vector<HostTensor>;

// elementwise.cpp: result element i depends on operand elements i alone
Results elementwise(const Operation&);  // one or two operands of one type
Results compare(const Operation&);
Results select(const Operation&);
Results clamp(const Operation&);
Results convert(const Operation&);
Results reduce_precision(const Operation&);
Scalar binary(OpCode, DType, const Scalar&, const Scalar&);

// movement.cpp: elements change their position, not their value
Results constant(const Operation&);
Results iota(const Operation&);
Results bitcast_convert(const Operation&);
Results broadcast_in_dim(const Operation&);
Results concatenate(const Operation&);
Results pad(const Operation&);
Results reshape(const Operation&);
Results reverse(const Operation&);
Results slice(const Operation&);
Results transpose(const Operation&);

// indexing.cpp: positions that are known only at run time
Results dynamic_slice(const Operation&);
Results dynamic_update_slice(const Operation&);
Results gather(const Operation&);
Results scatter(const Operation&);

// contraction.cpp: sums of products
Results dot_general(const Operation&);
Results convolution(const Operation&);

// reduction.cpp: folds by a region
Results reduce(const Operation&);
Results reduce_window(const Operation&);
Results select_and_scatter(const Operation&);

// sort.cpp
Results sort(const Operation&);

// random.cpp
Results rng_bit_generator(const Operation&);

// control.cpp: which regions run
Results if_(const Operation&);
Results case_(const Operation&);
Results while_(const Operation&);
Results optimization_barrier(const Operation&);

}  // namespace pcp::reference
