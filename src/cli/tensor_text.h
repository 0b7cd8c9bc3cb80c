// Tensors on the command line, in the form of iree-run-module: "2x3xf32=[1 2 3][4 5 6]", "f32=3", "4xf32=0" (a splat).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "pcp/engine.h"

namespace pcp::cli {

// "2x3xf32", "f32" for a scalar.
TensorType parse_shape(std::string_view text);
std::string shape_text(const TensorType&);

// Reads what follows --input=, for an argument of type `expected`. Forms:
//   2x3xf32=1,2,3,4,5,6     values in row-major order; brackets, commas and blanks only separate; one value fills all
//   2x3xf32                 zeros
//   2x3xf32=@raw.bin        the bytes of a file, little-endian, row-major
//   @x.npy                  a NumPy file
//   random, 2x3xf32=random  floats from N(0, 1), integers from 0 to 9; random*0.02 scales floats
// A type other than `expected` throws before anything is allocated.
HostTensor parse_input(const std::string& text, const TensorType& expected, std::mt19937_64& random);

// The same where the argument leaves the type open: `check` throws where one will not do, before anything is allocated.
// `random` alone has no type then. dtype: of the elements of a .npy file, if only one will do.
HostTensor parse_tensor(const std::string& text, std::optional<DType> dtype, std::mt19937_64& random,
                        const std::function<void(const TensorType&)>& check);

// One element so that reading it back gives the same bits.
std::string element_text(const HostTensor&, std::int64_t index);

// "2x3xf32=[1 2 3][4 5 6]"; ends with "..." when there are more than `max_elements`.
std::string tensor_text(const HostTensor&, std::int64_t max_elements);

}  // namespace pcp::cli
